// What MCP's conformance tool asks for, and the server of its project lacks: tools that make tasks (SEP-2663), a tool with a parameter in a
// header, and a look at headers (SEP-2243) and at the answers of clients (SEP-2322).
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export const EXTENSION = 'io.modelcontextprotocol/tasks';

const text = (words) => ({ resultType: 'complete', content: [{ type: 'text', text: words }] });
const string = { type: 'string' };

// What each tool takes and does, and whether it makes tasks: one that `may` answers at once if the client knows no tasks. What is in `asks` a
// task asks for; what is in `first`, the tool asks for before there is a task.
const TOOLS = {
    greet: { takes: { name: string }, work: ({ name }) => text(`Hello, ${name}!`) },
    in_region: { takes: { region: { ...string, 'x-mcp-header': 'Region' } }, work: ({ region }) => text(region) },
    slow_compute: { tasks: 'may', takes: { seconds: { type: 'number' }, label: string }, work: compute },
    failing_job: { tasks: 'must', work: () => ({ ...text('failed'), isError: true }) },
    protocol_error_job: { tasks: 'must', work: fail },
    confirm_delete: { tasks: 'must', takes: { filename: string }, asks: ['confirm'], work: () => text('deleted') },
    multi_input: { tasks: 'must', asks: ['one', 'other'], work: () => text('both are known') },
    test_tool_with_task: { tasks: 'must', first: 'name', work: ({ name }) => text(`Hello, ${name}!`) },
    // That server has these two, but does not list them: a guard refuses to call what is not listed.
    test_trigger_prompt_change: {},
    test_trigger_tool_change: {},
};

async function compute({ seconds, label }) {
    await sleep(seconds * 1000);
    return text(`${label} is computed`);
}

function fail() {
    throw new Error('the job has stopped');
}

export const tools = Object.entries(TOOLS).map(([name, { takes = {} }]) => ({
    name,
    // A check fails where there is none.
    description: name.replaceAll('_', ' '),
    inputSchema: { type: 'object', properties: takes },
}));

// The parameter that a request names in a header.
const NAMES = {
    'tools/call': 'name',
    'prompts/get': 'name',
    'resources/read': 'uri',
    'tasks/get': 'taskId',
    'tasks/update': 'taskId',
    'tasks/cancel': 'taskId',
};

/** Returns the error for a request whose headers are not what its message says. */
export function mismatch(headers, method, params) {
    const expected = { 'mcp-method': method };
    if (NAMES[method]) expected['mcp-name'] = params[NAMES[method]];
    if (method === 'tools/call') {
        for (const [key, { 'x-mcp-header': header }] of Object.entries(TOOLS[params.name]?.takes ?? {})) {
            if (header) expected[`mcp-param-${header.toLowerCase()}`] = params.arguments?.[key];
        }
    }
    const wrong = Object.keys(expected).find((header) => decoded(headers[header]) !== expected[header]);
    return wrong && { error: { code: -32020, message: `${wrong} is not what the message says` } };
}

/** Returns the value of a header, or null if it should be Base64, but is not. */
function decoded(value) {
    const [, coded] = /^=\?base64\?(.*)\?=$/.exec(value) ?? [];
    if (coded === undefined) return value;
    const bytes = Buffer.from(coded, 'base64');
    // Node passes over what is no Base64.
    return bytes.toString('base64') === coded ? bytes.toString() : null;
}

const tasks = new Map();
const METHODS = { 'tasks/get': get, 'tasks/update': update, 'tasks/cancel': cancel };
const NO_TASKS = {
    code: -32021,
    message: 'the client knows no tasks',
    data: { requiredCapabilities: { extensions: { [EXTENSION]: {} } } },
};

/** Returns the result or the error for a request, if that is not left to the other server. */
export async function answer(method, params) {
    const { _meta: meta, inputResponses = {} } = params;
    const isObject = (value) => typeof value === 'object' && value !== null;
    if (!isObject(inputResponses) || !Object.values(inputResponses).every(isObject)) {
        return { error: { code: -32602, message: 'expected an object with objects as `inputResponses`' } };
    }
    const knowsTasks = meta?.['io.modelcontextprotocol/clientCapabilities']?.extensions?.[EXTENSION] !== undefined;
    if (method === 'tools/call') {
        const tool = TOOLS[params.name];
        return tool?.work && call(tool, params.arguments, inputResponses, knowsTasks);
    }
    const run = METHODS[method];
    if (!run) return undefined;
    if (!knowsTasks) return { error: NO_TASKS };
    const task = tasks.get(params.taskId);
    return task ? { result: run(task, inputResponses) } : { error: { code: -32602, message: 'there is no such task' } };
}

async function call(tool, args, inputResponses, knowsTasks) {
    if (!tool.tasks || (tool.tasks === 'may' && !knowsTasks)) return { result: await tool.work(args) };
    if (!knowsTasks) return { error: NO_TASKS };
    if (!tool.first) return { result: begin(tool, args) };
    const given = inputResponses[tool.first];
    if (given) return { result: begin(tool, given.content) };
    return { result: { resultType: 'input_required', inputRequests: questions([tool.first]) } };
}

function questions(keys) {
    const question = (key) => ({
        method: 'elicitation/create',
        params: { message: `What is ${key}?`, requestedSchema: { type: 'object', properties: { [key]: string }, required: [key] } },
    });
    return Object.fromEntries(keys.map((key) => [key, question(key)]));
}

/** Makes a task, and returns what says so. */
function begin(tool, args) {
    const now = new Date().toISOString();
    const made = { taskId: randomUUID(), status: 'working', createdAt: now, lastUpdatedAt: now, ttlMs: 600_000, pollIntervalMs: 100 };
    const task = { tool, args, seen: made };
    tasks.set(made.taskId, task);
    if (tool.asks) change(task, { status: 'input_required', inputRequests: questions(tool.asks) });
    else work(task);
    return { resultType: 'task', ...made };
}

/** Changes what is seen of a task. What it asked for before is no longer. */
function change(task, parts) {
    task.seen = { ...task.seen, inputRequests: undefined, lastUpdatedAt: new Date().toISOString(), ...parts };
}

async function work(task) {
    let outcome;
    try {
        outcome = { status: 'completed', result: await task.tool.work(task.args) };
    } catch (error) {
        outcome = { status: 'failed', error: { code: -32603, message: error.message } };
    }
    // It may be cancelled by now.
    if (task.seen.status === 'working') change(task, outcome);
}

function get(task) {
    return { resultType: 'complete', ...task.seen };
}

function update(task, inputResponses) {
    if (task.seen.status === 'input_required') {
        const left = Object.keys(task.seen.inputRequests).filter((key) => !(key in inputResponses));
        if (left.length) {
            change(task, { inputRequests: questions(left) });
        } else {
            change(task, { status: 'working' });
            work(task);
        }
    }
    return { resultType: 'complete' };
}

function cancel(task) {
    if (['working', 'input_required'].includes(task.seen.status)) change(task, { status: 'cancelled' });
    return { resultType: 'complete' };
}
