import type { UntrustedPolicy } from './ports.js';

/** Options for firing an event. */
export interface FireOptions {
  /** Aborting ends running hooks and skips those that have not started. */
  signal?: AbortSignal | undefined;
  /** Policy for guards that are not trusted, for this event. Defaults to that of the config. */
  untrusted?: UntrustedPolicy | undefined;
}

/** Accepts a member of V by its value: the literal, the generated constant, or a string enum of the host's own. */
export type EnumValue<S extends string, V extends string> = `${S}` extends V ? S : V;

/** Options for registering a function as a hook. */
export interface RegisterOptions {
  matcher?: string | undefined;
  sequential?: boolean | undefined;
  source?: string | undefined;
}

/** The parts of a host's config that the generated fire methods use. */
export interface FiringHost {
  getEnableHooks(): boolean;
  getHookSystem(): FiringSystem | undefined;
}

/** The parts of a hook system that the generated methods use. */
export interface FiringSystem {
  /** Fires an event. Never rejects: failures are part of the result. */
  fireEvent(eventName: string, params: object, options?: FireOptions): Promise<unknown>;
  /** Adds a function as a hook. Returns a function that removes it. Throws on a mistake. */
  registerFunction(hook: object, eventName: string, options?: RegisterOptions): () => void;
}

/** Key of the config that a scope fires its events through. */
export const hookHost: unique symbol = Symbol.for('hookwright.host');

/** Scope of `createHooks`, as far as wrappers use it. */
export interface Hosted<Host> {
  readonly [hookHost]: Host;
}

/** Returns the config of a scope, or the config itself. */
export function hostOf<Host extends object>(host: Host | Hosted<Host>): Host {
  return hookHost in host ? host[hookHost] : host;
}

/** Fires an event through the config. Resolves with undefined if hooks are disabled. */
export async function fireThrough(
  host: FiringHost | Hosted<FiringHost>,
  eventName: string,
  params: object,
  options?: FireOptions,
): Promise<unknown> {
  const config = hostOf(host);
  if (!config.getEnableHooks()) return undefined;
  return config.getHookSystem()?.fireEvent(eventName, params, options);
}

/** Function of an in-process hook. It may return an output, a promise of one, or nothing. */
export type HookAction<Input, Output> = (
  input: Input,
  options: { signal: AbortSignal },
) => PromiseLike<HookAnswer<Output>> | HookAnswer<Output>;

// biome-ignore lint/suspicious/noConfusingVoidType: a function without a return statement is a valid hook
type HookAnswer<Output> = Output | null | undefined | void;

/** A hook could not run for a reason that its author cannot control. Blocks events that can be blocked. */
export class NotAskedError extends Error {
  override readonly name: string = 'NotAskedError';
}
