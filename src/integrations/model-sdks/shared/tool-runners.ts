import { forwardAbort } from '../../../util/abort.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import type { Conversation } from './hooked-create.js';
import { RunnableCallIds } from './runnable-call-id.js';
import { hookRunnable, type ToolRun } from './runnable-tools.js';
import { ToolStoppedError } from './tool-output.js';

type Method = (...args: unknown[]) => unknown;

/** Methods that run tools. `catches` is true if they pass errors of tools to the model as results. */
const RUNNERS = [
  { name: 'runTools', catches: false },
  { name: 'toolRunner', catches: true },
] as const;

/** Starts a run of tools that ends with the caller's signal, if there is one, or when a hook stops the agent. */
export function startToolRun(
  { config, confirm }: Pick<Conversation, 'config' | 'confirm'>,
  catches: boolean,
  signal?: unknown,
): ToolRun {
  return { config, confirm, catches, stop: stopWith(signal), hooked: new WeakSet(), callIds: new RunnableCallIds() };
}

function stopWith(signal: unknown): AbortController {
  return signal instanceof AbortSignal ? forwardAbort(signal) : new AbortController();
}

/** Throws the ToolStoppedError that a run was aborted with, if a hook stopped the agent. */
export function throwIfStopped({ reason }: AbortSignal): void {
  if (reason instanceof ToolStoppedError) throw reason;
}

/** Returns the methods of a resource that run tools, with hooks around these tools. */
export function hookedHelpers(
  resource: object,
  hooked: object,
  conversation: Pick<Conversation, 'config' | 'confirm'>,
): Record<string, Method> {
  const helpers: Record<string, Method> = {};
  const start = (catches: boolean): ToolRun => startToolRun(conversation, catches);
  for (const { name, catches } of RUNNERS) {
    const helper = methodOf(resource, name, hooked);
    if (helper) helpers[name] = (body, options) => run(helper, body, options, start(catches));
  }
  // A thread receives its tools once, for all runners that it starts.
  const thread = methodOf(resource, 'thread', hooked);
  if (thread) {
    helpers['thread'] = (params, ...more) => {
      const toolRun = start(true);
      return hookMutators(thread(withTools(params, toolRun), ...more), toolRun);
    };
  }
  return helpers;
}

/** Starts a run that a hook can stop and the caller can abort. */
function run(start: Method, body: unknown, options: unknown, toolRun: ToolRun): unknown {
  toolRun.stop = stopWith(fieldsOf(options)['signal']);
  return hookMutators(start(withTools(body, toolRun), { ...fieldsOf(options), signal: toolRun.stop.signal }), toolRun);
}

/** Returns a copy of a request or of options with hooks around its tools. */
export function withTools(body: unknown, toolRun: ToolRun): unknown {
  if (!isRecord(body) || !Array.isArray(body['tools'])) return body;
  return { ...body, tools: body['tools'].map((tool) => hookRunnable(tool, toolRun)) };
}

/** Wraps the methods that change the tools later. */
function hookMutators(runner: unknown, toolRun: ToolRun): unknown {
  if (!isRecord(runner)) return runner;
  const replace = (name: string, change: (method: Method) => Method): void => {
    const method = methodOf(runner, name, runner);
    if (method) Object.defineProperty(runner, name, { value: change(method), configurable: true, writable: true });
  };
  replace(
    'addTools',
    (add) =>
      (...tools) =>
        add(...tools.map((tool) => hookRunnable(tool, toolRun))),
  );
  replace('setMessagesParams', (set) => (params) => {
    const mutate = typeof params === 'function' ? (before: unknown) => withTools(params(before), toolRun) : undefined;
    return set(mutate ?? withTools(params, toolRun));
  });
  replace(
    'update',
    (update) =>
      (params, ...more) =>
        update(withTools(params, toolRun), ...more),
  );
  replace('toolRunner', (start) => (params, options) => run(start, params, options, toolRun));
  replace('fork', (fork) => () => hookMutators(fork(), toolRun));
  return runner;
}

/** Returns a method that is called on `owner`; undefined if the object does not have it. */
export function methodOf(object: object, name: string, owner: object): Method | undefined {
  const method: unknown = Reflect.get(object, name);
  return typeof method === 'function' ? (...args) => Reflect.apply(method, owner, args) : undefined;
}
