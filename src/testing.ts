import type { HookTypes } from '../generated/index.js';
import type { EventTypes } from './core/contract/index.js';
import type { EventName, HookFunctionOptions, Hooks } from './system/hooks/types.js';

/** Event that a host fired, with the input that its hooks got. */
export interface RecordedEvent<Input = unknown> {
  readonly event: string;
  readonly input: Input;
}

/** Recorder of the events that a host fires. */
export interface EventRecorder<T extends EventTypes = HookTypes> {
  /** Events so far, in order. */
  readonly events: readonly RecordedEvent[];
  /** Returns the inputs of one event, in order. */
  inputsOf<N extends EventName<T>>(event: N): T['inputs'][N][];
  /** Stops recording. */
  stop(): void;
}

/** Records the events that a host fires, built-in and its own. */
export function recordEvents<T extends EventTypes>(hooks: Hooks<T>): EventRecorder<T> {
  const events: RecordedEvent[] = [];
  const removals = hooks.events.map((event) =>
    hooks.on(event, { name: `recorder of ${event}` }, (input) => {
      events.push({ event, input });
    }),
  );
  return {
    events,
    inputsOf: (event) => events.filter((recorded) => isOf<T, typeof event>(recorded, event)).map(({ input }) => input),
    stop: () => {
      for (const remove of removals) remove();
    },
  };
}

/** Narrows a recorded event by its name: hooks of an event get its input. */
function isOf<T extends EventTypes, N extends EventName<T>>(
  recorded: RecordedEvent,
  event: N,
): recorded is RecordedEvent<T['inputs'][N]> {
  return recorded.event === event;
}

/** Hook of a test. */
export interface FakeHook<Input> {
  /** Inputs that the hook got, in order. */
  readonly calls: readonly Input[];
  remove(): void;
}

/** Adds a hook with a fixed output, or one for each input, and records its calls. */
export function fakeHook<T extends EventTypes, N extends EventName<T>>(
  hooks: Hooks<T>,
  event: N,
  output: T['outputs'][N] | ((input: T['inputs'][N]) => T['outputs'][N] | undefined),
  options: HookFunctionOptions = {},
): FakeHook<T['inputs'][N]> {
  const calls: T['inputs'][N][] = [];
  const remove = hooks.on(event, { name: `fake ${event} hook`, ...options }, (input) => {
    calls.push(input);
    return isFunction(output) ? output(input) : output;
  });
  return { calls, remove };
}

function isFunction<Input, Output>(
  output: Output | ((input: Input) => Output | undefined),
): output is (input: Input) => Output | undefined {
  return typeof output === 'function';
}
