import { abortListeners, forwardAbort } from '../../../util/abort.js';
import { isAsyncIterable } from '../../../util/async-iterable.js';
import { fieldsOf, isRecord } from '../../../util/json.js';
import type { StartToolRun, ToolRunners } from '../shared/client.js';
import { hookRunnable, type ToolRun } from '../shared/runnable-tools.js';
import { methodOf, throwIfStopped, withTools } from '../shared/tool-runners.js';

/** Resources that execute the tools of managed sessions on this machine. */
export const sessionRunners: ToolRunners = {
  'beta.sessions.events': hookedToolRunner,
  'beta.environments.work': hookedWorker,
};

function hookedToolRunner(events: object, startRun: StartToolRun): Record<string, unknown> {
  const toolRunner = methodOf(events, 'toolRunner', events);
  if (toolRunner === undefined) return {};
  return {
    toolRunner: (sessionId: unknown, options: unknown) => {
      const run = startRun(fieldsOf(options)['signal']);
      const runner = toolRunner(sessionId, { ...fieldsOf(withTools(options, run)), signal: run.stop.signal });
      if (isAsyncIterable(runner)) rejectIfStopped(runner, run);
      return runner;
    },
  };
}

/** Makes the iteration throw if a hook stopped the agent. The SDK ends it without an error. */
function rejectIfStopped(runner: AsyncIterable<unknown>, { stop }: ToolRun): void {
  const iterate = runner[Symbol.asyncIterator];
  const value = async function* () {
    yield* { [Symbol.asyncIterator]: () => Reflect.apply(iterate, runner, []) };
    throwIfStopped(stop.signal);
  };
  Object.defineProperty(runner, Symbol.asyncIterator, { value, configurable: true });
}

function hookedWorker(work: object, startRun: StartToolRun): Record<string, unknown> {
  const start = methodOf(work, 'worker', work);
  if (start === undefined) return {};
  return {
    worker: (options: unknown) => {
      const run = startRun(fieldsOf(options)['signal']);
      const tools = workerTools(fieldsOf(options)['tools'], run);
      const worker = start({ ...fieldsOf(options), tools, signal: run.stop.signal });
      if (!isRecord(worker)) return worker;
      // Tools that are assigned later would have no hooks.
      Object.defineProperty(worker, 'tools', { value: tools, enumerable: true, writable: false });
      stopWith(worker, 'run', run, (signal) => signal);
      stopWith(worker, 'handleItem', run, (signal, item) => ({ ...fieldsOf(item), signal }));
      return worker;
    },
  };
}

/** Wraps the tools of a worker, or the function that creates them for each session. */
function workerTools(tools: unknown, run: ToolRun): unknown {
  const hooked = (made: unknown): unknown =>
    Array.isArray(made) ? made.map((tool: unknown) => hookRunnable(tool, run)) : made;
  if (typeof tools === 'function') return (...args: unknown[]) => hooked(Reflect.apply(tools, undefined, args));
  if (tools !== undefined && tools !== null) return hooked(tools);
  throw new Error(
    "cannot start a worker: the SDK's default tools would run without hooks. " +
      'Pass them yourself: tools: (context) => betaAgentToolset20260401(context)',
  );
}

/** Ends a method of a worker when a hook stops the agent, even if the caller passes its own signal. */
function stopWith(
  worker: object,
  name: string,
  { stop }: ToolRun,
  argument: (signal: AbortSignal, input: unknown) => unknown,
): void {
  const method = methodOf(worker, name, worker);
  if (method === undefined) return;
  const value = async (input: unknown): Promise<unknown> => {
    const callerSignal = input instanceof AbortSignal ? input : fieldsOf(input)['signal'];
    // The worker's own signal ends with the caller's, which must not end other calls of the worker.
    const combined = forwardAbort(stop.signal);
    const release =
      callerSignal instanceof AbortSignal
        ? abortListeners.add(callerSignal, () => combined.abort(callerSignal.reason))
        : undefined;
    if (callerSignal instanceof AbortSignal && callerSignal.aborted) combined.abort(callerSignal.reason);
    try {
      return await method(argument(combined.signal, input));
    } finally {
      release?.();
      throwIfStopped(stop.signal);
    }
  };
  Object.defineProperty(worker, name, { value, configurable: true, writable: true });
}
