// Lists of tools, and checks of calls and results.

import { isUint8Array } from "node:util/types";

import { refused, ToolsError } from "./errors";
import { NativeHandle } from "./handle";
import { bytesOf, textOfValue, wholeText } from "./message";
import { native, type NativeTools } from "./native";
import { schemaText, stepsOf } from "./schema";

export interface ToolOptions {
  /** Whether tools whose schema is refused are taken. Calls of them are not checked. */
  allowUnchecked?: boolean;
  /** Maximum work of a check, as for `Schema`. */
  maxSteps?: number;
}

/** The tools of an agent. */
export class ToolRegistry extends NativeHandle {
  /** @internal */
  readonly native: NativeTools;

  /**
   * @param tools a list of tools as MCP's `tools/list`, OpenAI or Anthropic have it, or a map from name to schema: JSON text, or a value
   * @throws ToolsError, which names each tool that is refused
   */
  constructor(tools: unknown, options: ToolOptions = {}) {
    super();
    const [text, steps] = [schemaText(tools), stepsOf(options.maxSteps)];
    try {
      this.native = native.NativeTools.read(text, options.allowUnchecked ?? false, steps);
    } catch (error) {
      throw new ToolsError((error as Error).message);
    }
  }

  /** The names of the tools. */
  get names(): string[] {
    return this.native.names;
  }

  /**
   * Checks a call: the tool's name and its arguments, a value or JSON text. Returns whether it could be checked.
   *
   * @throws SaopValidationError: of kind `unknown_tool`, or with each violation of the tool's schema
   */
  checkCall(name: string, args: unknown): boolean {
    return this.#found((bytes, isValue) => this.native.checkCall(wholeText(name), bytes, isValue), args);
  }

  /**
   * Checks the result of a call as MCP has it, a value or JSON text: its `structuredContent` by the tool's output schema. Returns whether it
   * could be checked.
   *
   * @throws SaopValidationError with each violation
   */
  checkResult(name: string, result: unknown): boolean {
    return this.#found((bytes, isValue) => this.native.checkResult(wholeText(name), bytes, isValue), result);
  }

  /**
   * Checks a call, of which a string is a value as well.
   *
   * @internal
   */
  checkArguments(name: string, args: unknown): void {
    const found = this.native.checkCall(wholeText(name), Buffer.from(textOfValue(args)), true);
    if (found) throw refused(found);
  }

  override dispose(): void {
    this.native.dispose();
  }

  #found(check: (bytes: Uint8Array, isValue: boolean) => string | null, given: unknown): boolean {
    const isText = typeof given === "string" || isUint8Array(given);
    const found = isText ? check(bytesOf(given), false) : check(Buffer.from(textOfValue(given)), true);
    if (found) throw refused(found);
    return found === null;
  }
}
