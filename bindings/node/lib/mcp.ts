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
  send(message: any, options?: any): Promise<void>;
}

interface Message {
  id?: string | number;
  method?: string;
  params?: { name?: unknown; arguments?: unknown; cursor?: unknown; _meta?: Record<string, unknown> };
  result?: { tools?: unknown[]; nextCursor?: unknown };
}

const VERSION = "io.modelcontextprotocol/protocolVersion";

/** The tools of a server, as its lists tell them. */
class Listed {
  #pages: unknown[] = [];
  /** The requests for lists that were not answered yet, and whether each is for the first page. */
  readonly #asked = new Map<string | number, boolean>();
  tools: ToolRegistry | undefined;

  constructor(given: ToolRegistry | undefined) {
    this.tools = given;
  }

  see(message: Message): void {
    const { id, method, params, result } = message;
    if (method === "tools/list" && id !== undefined) this.#asked.set(id, params?.cursor === undefined);
    if (method === "notifications/tools/list_changed") this.tools = undefined;
    if (method !== undefined || id === undefined || !this.#asked.has(id)) return;
    const isFirst = this.#asked.get(id);
    this.#asked.delete(id);
    if (!Array.isArray(result?.tools)) return;
    this.#pages = isFirst ? result.tools : [...this.#pages, ...result.tools];
    // A tool whose schema is refused is not checked, and the others are.
    if (result.nextCursor === undefined) this.tools = registry(this.#pages);
  }

  /** Returns the answer to a call that is refused. */
  refusal({ id, method, params }: Message): object | undefined {
    if (method !== "tools/call" || id === undefined || this.tools === undefined || typeof params?.name !== "string") return undefined;
    try {
      this.tools.checkCall(params.name, params.arguments ?? {});
      return undefined;
    } catch (error) {
      if (!(error instanceof SaopError)) throw error;
      const text = `The arguments of \`${params.name}\` are not as its schema says:\n${error.explain()}`;
      const type = params._meta?.[VERSION] === undefined ? {} : { resultType: "complete" };
      return { jsonrpc: "2.0", id, result: { ...type, content: [{ type: "text", text }], isError: true } };
    }
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
 * (`isError: true`) and goes no further. Calls are checked from the first whole list of tools on, which is the one that passes, or `tools`.
 *
 * `await client.connect(checkedTransport(new StdioClientTransport({ … })))`
 */
export function checkedTransport<T extends TransportLike>(transport: T, options: { tools?: ToolRegistry } = {}): T {
  const listed = new Listed(options.tools);
  let receive: TransportLike["onmessage"];
  const send = async (message: Message, sent?: unknown): Promise<void> => {
    listed.see(message);
    const refusal = listed.refusal(message);
    if (refusal === undefined) return transport.send(message, sent);
    queueMicrotask(() => receive?.(refusal));
  };
  const onmessage = (message: Message, extra?: unknown): void => {
    listed.see(message);
    const refusal = listed.refusal(message);
    if (refusal === undefined) receive?.(message, extra);
    else void transport.send(refusal, { relatedRequestId: message.id });
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
