// The turns of a group, and their rule.

import { type SaopAgentTurn, type SaopObservation, validateSaopParallelTurnEnvelope } from "./messages";
import type { JsonNumber } from "./number";

/** A value whose members cannot be written to, nor theirs. Arrays are frozen as well, and keep their type. */
export type Frozen<T> = T extends JsonNumber | readonly unknown[] ? T : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

function frozen<T>(value: T): Frozen<T> {
  if (typeof value === "object" && value !== null) {
    for (const member of Object.values(value)) frozen(member);
    Object.freeze(value);
  }
  return value as Frozen<T>;
}

/**
 * The turns of a group: at least one, each of another agent. That is checked when it is made, it cannot be changed, and its methods give new
 * ones. JSON has it as an array, so it is taken where a value is, as by `validateSaopParallelTurn`; `[...turns]` is an array.
 */
export class AgentTurns implements Iterable<Frozen<SaopAgentTurn>> {
  readonly #turns: readonly Frozen<SaopAgentTurn>[];

  /**
   * @throws SaopEmptyParallelTurnError, SaopDuplicateAgentError, or SaopValidationError for what is no turn
   */
  constructor(turns: Iterable<SaopAgentTurn<JsonNumber | bigint>>) {
    const group = { envelope_type: "parallel", session_id: "-", parallel_turn_index: 0, agent_turns: [...turns] };
    this.#turns = Object.freeze(validateSaopParallelTurnEnvelope(group).agent_turns.map(frozen));
  }

  get length(): number {
    return this.#turns.length;
  }

  /** Returns the turn at an index, which counts from the end if it is negative. */
  at(index: number): Frozen<SaopAgentTurn> | undefined {
    return this.#turns.at(index);
  }

  [Symbol.iterator](): Iterator<Frozen<SaopAgentTurn>> {
    return this.#turns[Symbol.iterator]();
  }

  /** Returns the turns with one more at the end. */
  push(turn: SaopAgentTurn<JsonNumber | bigint>): AgentTurns {
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

  toJSON(): readonly Frozen<SaopAgentTurn>[] {
    return this.#turns;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): readonly Frozen<SaopAgentTurn>[] {
    return this.#turns;
  }

  #index(index: number): number {
    if (Number.isInteger(index) && index >= 0 && index < this.length) return index;
    throw new RangeError(`expected the index of one of ${this.length} turns, but found ${index}`);
  }
}
