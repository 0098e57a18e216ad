// The turns of a group, and their rule.

import { type SaopAgentTurn, type SaopObservation, validateSaopParallelTurnEnvelope } from "./messages";

/**
 * The turns of a group: at least one, each of another agent. That is checked when it is made, it cannot be changed, and its methods give new
 * ones. JSON has it as an array, so it is taken where a value is, as by `validateSaopParallelTurn`; `[...turns]` is an array.
 */
export class AgentTurns implements Iterable<Readonly<SaopAgentTurn>> {
  readonly #turns: readonly Readonly<SaopAgentTurn>[];

  /**
   * @throws SaopEmptyParallelTurnError, SaopDuplicateAgentError, or SaopValidationError for what is no turn
   */
  constructor(turns: Iterable<SaopAgentTurn>) {
    const group = { envelope_type: "parallel", session_id: "-", parallel_turn_index: 0, agent_turns: [...turns] };
    this.#turns = Object.freeze(validateSaopParallelTurnEnvelope(group).agent_turns.map((turn) => Object.freeze(turn)));
  }

  get length(): number {
    return this.#turns.length;
  }

  /** Returns the turn at an index, which counts from the end if it is negative. */
  at(index: number): Readonly<SaopAgentTurn> | undefined {
    return this.#turns.at(index);
  }

  [Symbol.iterator](): Iterator<Readonly<SaopAgentTurn>> {
    return this.#turns[Symbol.iterator]();
  }

  /** Returns the turns with one more at the end. */
  push(turn: SaopAgentTurn): AgentTurns {
    return new AgentTurns([...this.#turns, turn]);
  }

  /** Returns the turns with changed members of the one at an index; one that is `undefined` is left out. */
  edit(index: number, changes: { [K in keyof SaopAgentTurn]?: SaopAgentTurn[K] | undefined }): AgentTurns {
    return new AgentTurns(this.#turns.with(this.#index(index), { ...this.#turns[index], ...changes } as SaopAgentTurn));
  }

  /** Returns the turns with what came back from the tool of the one at an index. */
  observe(index: number, observation: SaopObservation): AgentTurns {
    return this.edit(index, { observation });
  }

  /** Returns the turns without the one at an index. */
  remove(index: number): AgentTurns {
    return new AgentTurns(this.#turns.toSpliced(this.#index(index), 1));
  }

  toJSON(): readonly Readonly<SaopAgentTurn>[] {
    return this.#turns;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): readonly Readonly<SaopAgentTurn>[] {
    return this.#turns;
  }

  #index(index: number): number {
    if (Number.isInteger(index) && index >= 0 && index < this.length) return index;
    throw new RangeError(`expected the index of one of ${this.length} turns, but found ${index}`);
  }
}
