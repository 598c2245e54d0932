import { forwardAbort } from '../../../util/abort.js';
import { isAsyncIterable } from '../../../util/async-iterable.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import type { Conversation } from './hooked-create.js';
import { shareOutcome } from './model-call.js';
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
  conversation: Conversation,
  wrapFor: (conversation: Conversation) => object,
): Record<string, Method> {
  const helpers: Record<string, Method> = {};
  const begin = (name: string, catches: boolean): [Method, ToolRun] => {
    const toolRun = startToolRun(conversation, catches);
    const owner = wrapFor({ ...conversation, onOutcome: (response) => toolRun.onOutcome?.(response) });
    return [methodOf(resource, name, owner) ?? (() => undefined), toolRun];
  };
  for (const { name, catches } of RUNNERS) {
    if (methodOf(resource, name, hooked) === undefined) continue;
    helpers[name] = (body, options) => {
      const [helper, toolRun] = begin(name, catches);
      return run(helper, body, options, toolRun);
    };
  }
  // A thread receives its tools once, for all runners that it starts.
  if (methodOf(resource, 'thread', hooked) !== undefined) {
    helpers['thread'] = (params, ...more) => {
      const [thread, toolRun] = begin('thread', true);
      return hookMutators(thread(withTools(params, toolRun), ...more), toolRun);
    };
  }
  return helpers;
}

/** Starts a run that a hook can stop and the caller can abort. */
function run(start: Method, body: unknown, options: unknown, toolRun: ToolRun): unknown {
  toolRun.stop = stopWith(fieldsOf(options)['signal']);
  const runner = start(withTools(body, toolRun), { ...fieldsOf(options), signal: toolRun.stop.signal });
  return withOutcomes(hookMutators(runner, toolRun), toolRun);
}

/** Methods of runners that return the last response. */
const FINAL_METHODS = ['done', 'runUntilDone', 'finalChatCompletion'];

/**
 * Makes a runner throw the error of the hook that stopped it instead of the SDK's abort error, and records outcomes on what it
 * returns: a runner that streams builds its messages itself.
 */
function withOutcomes(runner: unknown, toolRun: ToolRun): unknown {
  if (!isRecord(runner)) return runner;
  const { signal } = toolRun.stop;
  let [turn, last]: (object | undefined)[] = [];
  toolRun.onOutcome = (response) => {
    last = response;
    for (const each of [turn, runner]) if (each !== undefined) shareOutcome(response, each);
  };
  const begin = (item: unknown): unknown => {
    turn = isRecord(item) ? item : undefined;
    if (turn !== undefined && last !== undefined) shareOutcome(last, turn);
    return item;
  };
  const define = (name: string | symbol, value: Method): void => {
    Object.defineProperty(runner, name, { value, configurable: true, writable: true });
  };
  for (const name of FINAL_METHODS) {
    const method = methodOf(runner, name, runner);
    if (method) define(name, async (...args) => begin(await unlessStopped(() => method(...args), signal)));
  }
  if (!toolRun.catches || !isAsyncIterable(runner)) return runner;
  const iterate = runner[Symbol.asyncIterator];
  define(Symbol.asyncIterator, async function* () {
    const iterator = Reflect.apply(iterate, runner, []);
    try {
      for await (const item of { [Symbol.asyncIterator]: () => iterator }) yield begin(item);
    } catch (error) {
      throwIfStopped(signal);
      throw error;
    }
  });
  return runner;
}

async function unlessStopped(method: () => unknown, signal: AbortSignal): Promise<unknown> {
  try {
    return await method();
  } catch (error) {
    throwIfStopped(signal);
    throw error;
  }
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
