// Objects with native memory, which a caller can free.

declare global {
  // Node.js 20 has it. Older libraries of TypeScript do not declare it.
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/** An object with native memory. It is freed when the object is collected, or when it is disposed. */
export abstract class NativeHandle {
  /** Frees the native memory now. Other calls throw an Error after that. A second call does nothing. */
  abstract dispose(): void;

  /** Calls {@link dispose}: for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}
