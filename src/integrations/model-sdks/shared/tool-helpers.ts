import { forwardAbort } from '../../../util/abort.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import type { Conversation } from './hooked-create.js';
import { hookRunnable, type ToolRun } from './runnable-tools.js';
import { ToolStoppedError } from './tool-errors.js';

type Method = (...args: unknown[]) => unknown;

/** What runs tools by itself, and whether it makes a result for the model of what a tool throws. */
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
  return { config, confirm, catches, stop: stopWith(signal), hooked: new WeakSet() };
}

function stopWith(signal: unknown): AbortController {
  return signal instanceof AbortSignal ? forwardAbort(signal) : new AbortController();
}

/** Throws the ToolStoppedError that a run was aborted with, if a hook stopped the agent. */
export function throwIfStopped({ reason }: AbortSignal): void {
  if (reason instanceof ToolStoppedError) throw reason;
}

/** The helpers of a resource that run tools by themselves, which then run between their hooks. */
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
  // A conversation that is given its tools once, for every runner that it starts.
  const thread = methodOf(resource, 'thread', hooked);
  if (thread) {
    helpers['thread'] = (params, ...more) => {
      const own = start(true);
      return hookLater(thread(withTools(params, own), ...more), own);
    };
  }
  return helpers;
}

/** A run of its own, which a hook can end as well as the caller. */
function run(start: Method, body: unknown, options: unknown, own: ToolRun): unknown {
  own.stop = stopWith(fieldsOf(options)['signal']);
  return hookLater(start(withTools(body, own), { ...fieldsOf(options), signal: own.stop.signal }), own);
}

/** Returns a copy of a request or of options with hooks around its tools. */
export function withTools(body: unknown, own: ToolRun): unknown {
  if (!isRecord(body) || !Array.isArray(body['tools'])) return body;
  return { ...body, tools: body['tools'].map((tool) => hookRunnable(tool, own)) };
}

/** The ways to give it other tools later. */
function hookLater(made: unknown, own: ToolRun): unknown {
  if (!isRecord(made)) return made;
  const replace = (name: string, change: (method: Method) => Method): void => {
    const method = methodOf(made, name, made);
    if (method) Object.defineProperty(made, name, { value: change(method), configurable: true, writable: true });
  };
  replace(
    'addTools',
    (add) =>
      (...tools) =>
        add(...tools.map((tool) => hookRunnable(tool, own))),
  );
  replace('setMessagesParams', (set) => (given) => {
    const mutate = typeof given === 'function' ? (before: unknown) => withTools(given(before), own) : undefined;
    return set(mutate ?? withTools(given, own));
  });
  replace(
    'update',
    (update) =>
      (params, ...more) =>
        update(withTools(params, own), ...more),
  );
  replace('toolRunner', (start) => (params, options) => run(start, params, options, own));
  replace('fork', (fork) => () => hookLater(fork(), own));
  return made;
}

/** Returns a method that is called on `owner`; undefined if the object does not have it. */
export function methodOf(object: object, name: string, owner: object): Method | undefined {
  const method: unknown = Reflect.get(object, name);
  return typeof method === 'function' ? (...args) => Reflect.apply(method, owner, args) : undefined;
}
