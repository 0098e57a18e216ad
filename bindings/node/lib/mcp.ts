// For the official SDKs of MCP: a validator of schemas, and a transport that lets no call pass whose arguments break the tool's schema.
//
// The SDKs have a hook for the first, `jsonSchemaValidator` of a client or server and the second argument of `fromJsonSchema`, but none for
// the arguments of a call. A transport sees each message of either side, so it is wrapped.

import { SaopError } from "./errors";
import { Schema } from "./schema";
import { ToolRegistry } from "./tools";

/** What the SDKs ask a validator. */
export type ValidatorResult<T> =
  | { valid: true; data: T; errorMessage: undefined }
  | { valid: false; data: undefined; errorMessage: string };

/**
 * Validates by this package where the SDKs validate by AJV: `new Client(info, { jsonSchemaValidator: new SaopJsonSchemaValidator() })`, and
 * `fromJsonSchema(schema, new SaopJsonSchemaValidator())` for the tools of a server.
 */
export class SaopJsonSchemaValidator {
  readonly #compiled = new WeakMap<object, Schema>();

  /** Throws SchemaError if the schema is refused. One without `$schema` is of 2020-12. */
  getValidator<T>(schema: object): (input: unknown) => ValidatorResult<T> {
    let compiled = this.#compiled.get(schema);
    if (compiled === undefined) {
      compiled = new Schema(schema, { dialect: "2020-12" });
      this.#compiled.set(schema, compiled);
    }
    const { "~standard": standard } = compiled;
    return (input) => {
      const found = standard.validate(input);
      if (found.issues === undefined) return { valid: true, data: input as T, errorMessage: undefined };
      const lines = found.issues.map(({ message, path = [] }) => (path.length > 0 ? `/${path.join("/")}: ${message}` : message));
      return { valid: false, data: undefined, errorMessage: lines.join("\n") };
    };
  }
}

/** A transport of the SDKs, as far as it matters here. */
export interface TransportLike {
  onmessage?: ((message: any, extra?: any) => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  send(message: any, options?: any): Promise<void>;
}

interface Message {
  id?: string | number;
  method?: string;
  params?: { name?: unknown; arguments?: unknown; cursor?: unknown; _meta?: Record<string, unknown> };
  result?: { tools?: unknown[]; nextCursor?: unknown };
}

const VERSION = "io.modelcontextprotocol/protocolVersion";

/** So many lists that were begun and not ended are remembered. */
const MOST_BEGUN = 16;

/** The tools of the side that answers calls, as its lists tell them. The ids of the two sides are independent. */
class Listed {
  /** The requests for lists that were not answered yet, and the pages that are known before each. */
  readonly #asked = new Map<string | number, readonly unknown[] | undefined>();
  /** The pages so far, by the cursor of the next. */
  readonly #begun = new Map<unknown, readonly unknown[]>();
  readonly #given: ToolRegistry | undefined;
  #tools: ToolRegistry | undefined;

  constructor(given: ToolRegistry | undefined) {
    this.#given = given;
  }

  /** Looks at what the side sends that calls. */
  request({ id, method, params }: Message): void {
    if (method !== "tools/list" || id === undefined) return;
    this.#asked.set(id, params?.cursor === undefined ? [] : this.#begun.get(params.cursor));
  }

  /** Looks at what the side sends that answers. */
  answer({ id, method, result }: Message): void {
    if (method === "notifications/tools/list_changed") {
      this.#tools = undefined;
      this.#begun.clear();
    }
    if (method !== undefined || id === undefined) return;
    const before = this.#asked.get(id);
    this.#asked.delete(id);
    if (before === undefined || !Array.isArray(result?.tools)) return;
    const pages = [...before, ...result.tools];
    if (result.nextCursor === undefined) {
      // A tool whose schema is refused is not checked, and the others are.
      this.#tools = registry(pages);
      return;
    }
    this.#begun.delete(result.nextCursor);
    this.#begun.set(result.nextCursor, pages);
    const [oldest] = this.#begun.keys();
    if (this.#begun.size > MOST_BEGUN) this.#begun.delete(oldest);
  }

  /** Returns the answer to a call that is refused. */
  refusal({ id, method, params }: Message): object | undefined {
    const tools = this.#given ?? this.#tools;
    if (method !== "tools/call" || id === undefined || tools === undefined || typeof params?.name !== "string") return undefined;
    let found: string;
    try {
      tools.checkArguments(params.name, params.arguments ?? {});
      return undefined;
    } catch (error) {
      // What is no SaopError is said of arguments that JSON does not have, or that are nested too deep.
      found = error instanceof SaopError ? error.explain() : `- ${error instanceof Error ? error.message : String(error)}`;
    }
    const text = `The arguments of \`${params.name}\` are not as its schema says:\n${found}`;
    const type = params._meta?.[VERSION] === undefined ? {} : { resultType: "complete" };
    return { jsonrpc: "2.0", id, result: { ...type, content: [{ type: "text", text }], isError: true } };
  }
}

function registry(tools: unknown[]): ToolRegistry | undefined {
  try {
    return new ToolRegistry({ tools }, { allowUnchecked: true });
  } catch {
    // Two tools of one name, or what is no tool: the SDK tells of that.
    return undefined;
  }
}

/**
 * Wraps a transport of a client or a server, so that a call whose arguments break the tool's schema is answered with every violation
 * (`isError: true`) and goes no further. Calls are checked by `tools`; without it by the last whole list of tools that passed, and not before
 * there is one.
 *
 * `await client.connect(checkedTransport(new StdioClientTransport({ … })))`
 */
export function checkedTransport<T extends TransportLike>(transport: T, options: { tools?: ToolRegistry } = {}): T {
  // Calls go either way, and so do lists.
  const [theirs, ours] = [new Listed(options.tools), new Listed(options.tools)];
  let receive: TransportLike["onmessage"] = transport.onmessage;
  const send = async (message: Message, sent?: unknown): Promise<void> => {
    theirs.request(message);
    ours.answer(message);
    const refusal = theirs.refusal(message);
    if (refusal === undefined) return transport.send(message, sent);
    queueMicrotask(() => receive?.(refusal));
  };
  const answer = async (refusal: object, id: unknown): Promise<void> => {
    try {
      await transport.send(refusal, { relatedRequestId: id });
    } catch (error) {
      // Who asked may be gone.
      transport.onerror?.(error as Error);
    }
  };
  const onmessage = (message: Message, extra?: unknown): void => {
    ours.request(message);
    theirs.answer(message);
    const refusal = ours.refusal(message);
    if (refusal === undefined) receive?.(message, extra);
    else void answer(refusal, message.id);
  };
  return new Proxy(transport, {
    get(target, name) {
      if (name === "send") return send;
      if (name === "onmessage") return receive;
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === "function" ? found.bind(target) : found;
    },
    set(target, name, value) {
      if (name !== "onmessage") return Reflect.set(target, name, value, target);
      receive = value as TransportLike["onmessage"];
      target.onmessage = value === undefined ? undefined : onmessage;
      return true;
    },
  });
}
