// The addon, and what it has. Nothing but this package uses it.

import { join } from "node:path";

/** @internal */
export interface NativeSchema {
  check(input: Uint8Array, isValue: boolean): string | null;
  isValid(input: Uint8Array, length: number): boolean;
  readonly dialect: string;
  readonly id: string | null;
  readonly title: string | null;
  dispose(): void;
}

/** @internal */
export interface NativeTools {
  checkCall(name: string, input: Uint8Array, isValue: boolean): string | null;
  checkResult(name: string, input: Uint8Array, isValue: boolean): string | null;
  readonly names: string[];
  dispose(): void;
}

/** @internal */
export interface NativeRetry {
  offer(response: Uint8Array, finishReason: string | null, usage: string | null): string;
  continued(report: Uint8Array, more: number): string;
  dispose(): void;
}

/** @internal */
export interface NativePush {
  push(raw: Uint8Array, wantsEnded: boolean, wantsGrew: boolean): string;
  finish(): string | null;
  complete(): string | null;
  readonly state: "open" | "complete" | "truncated" | "doomed";
  readonly doom: string | null;
  readonly text: string;
  dispose(): void;
}

interface Native {
  parse(which: number, flags: number, input: Uint8Array, length: number, words: Uint8Array): string | null;
  check(which: number, flags: number, input: Uint8Array, length: number): string | null;
  isValid(which: number, flags: number, input: Uint8Array, length: number): number;
  serialize(which: number, input: Uint8Array, length: number): string;
  schemas(): string[];
  instructions(which: number, tools: NativeTools | null): string;
  agentTurn(input: Uint8Array, observation: Uint8Array | null): string;
  saopObservation(input: Uint8Array, outcome: string | null): string;
  diff(old: string, current: string): string;
  repair(text: string): string;
  streams(stdout: Uint8Array, stderr: Uint8Array): { stdout: string; stderr: string; encoding: string; timestamp: string };
  streamBytes(stream: string, isBase64: boolean): Uint8Array;
  NativeSchema: { compile(text: string, dialect: string | null, assertFormats: boolean, maxSteps: number | null): NativeSchema };
  NativeTools: { read(text: string, allowUnchecked: boolean, maxSteps: number | null): NativeTools };
  NativeRetry: { begin(which: number, settings: string, tools: NativeTools | null, question: string | null): NativeRetry };
  NativePush: { begin(which: number, schema: NativeSchema | null): NativePush };
}

const platform = `${process.platform}-${process.arch}`;

function load(): Native {
  try {
    return require(join(__dirname, "..", `saop.${platform}.node`)) as Native;
  } catch (cause) {
    const isMissing = (cause as { code?: string }).code === "MODULE_NOT_FOUND";
    const found = isMissing ? "has none for it" : `has one that does not load: ${(cause as Error).message}`;
    throw new Error(`expected a compiled part for ${platform}, but this package of saop ${found}`, { cause });
  }
}

/** @internal */
export const native: Native = load();
