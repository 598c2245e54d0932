import type { UntrustedPolicy } from '../../../core/contract/index.js';
import type { ConfirmTool } from '../../../core/triggers/confirmation.js';
import { type TriggerConfig, withUntrusted } from '../../../core/triggers/run-trigger.js';
import { isRecord } from '../../../util/json.js';
import { getHookOutcome, recordOutcome } from './hook-outcome.js';
import { type Conversation, type Endpoint, hookedCreate } from './hooked-create.js';
import { lateRewriteWarning } from './late-rewrite.js';
import { addMembers, inheritWith, overlay } from './overlay.js';
import type { ToolRun } from './runnable-tools.js';
import { hookedHelpers, startToolRun } from './tool-helpers.js';

/** How a client is wrapped. */
export interface WithHooksOptions {
  /**
   * With `live`, the chunks of a stream are given as they come, before a hook could see the answer. By default they are
   * held until the hooks after the model have answered, where there are any.
   */
  stream?: 'live' | undefined;
  /** Asks a person whether a tool may run that a helper of the SDK runs itself. Without it such a call is refused. */
  confirm?: ConfirmTool | undefined;
  /** Policy for guards that are not trusted. Defaults to that of the config. */
  untrusted?: UntrustedPolicy | undefined;
}

export const LIVE_ADVICE = "Remove stream: 'live' to buffer streams until the hooks have run.";

/** Starts a run of tools that ends with the caller's signal, if there is one. */
export type StartToolRun = (signal?: unknown) => ToolRun;

/** For each resource that runs tools without a call of the model, by its path: a function that returns its hooked methods. */
export type ToolRunners = Readonly<
  Record<string, (resource: object, startRun: StartToolRun) => Readonly<Record<string, unknown>>>
>;

/** Which resources of a client are hooked. */
export interface HookedResources {
  /** Those that call the model, by their path. */
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly runners?: ToolRunners | undefined;
}

/**
 * Returns the client with hooks around the methods of these resources. Everything else is the client's own. Throws if the
 * client has none of the endpoints: it would run without hooks.
 */
export function hookClient<C extends object>(
  client: C,
  given: TriggerConfig,
  resources: HookedResources,
  { stream, confirm, untrusted }: WithHooksOptions = {},
): C {
  const config = withUntrusted(given, untrusted);
  const paths = Object.keys(resources.endpoints);
  if (!paths.some((path) => typeof Reflect.get(resourceAt(client, path), 'create') === 'function')) {
    throw new TypeError(
      `cannot hook the client: it has none of ${paths.join(', ')}. Pass the client of the SDK that this withHooks is for.`,
    );
  }
  const changedTooLate = lateRewriteWarning(config, LIVE_ADVICE);
  return wrap(client, resources, { config, waiting: [], live: stream === 'live', confirm, changedTooLate });
}

function wrap<C extends object>(client: C, resources: HookedResources, conversation: Conversation): C {
  const { endpoints, runners = {} } = resources;
  const hooked = overlay(client, {});
  const replace = (path: string, change: (resource: object) => object): void => {
    const [first = '', ...rest] = path.split('.');
    const within = replaceAt(Reflect.get(hooked, first), rest, change);
    if (within !== undefined) addMembers(hooked, { [first]: within });
  };
  for (const [path, endpoint] of Object.entries(endpoints)) {
    const scoped = (own: Conversation) => resourceAt(wrap(client, resources, own), path);
    replace(path, (resource) => hookResource(resource, hooked, endpoint, conversation, scoped));
  }
  // These runners make results for the model of what a tool throws.
  const startRun: StartToolRun = (signal) => startToolRun(conversation, true, signal);
  for (const [path, methodsOf] of Object.entries(runners)) {
    replace(path, (resource) => inheritWith(resource, methodsOf(resource, startRun)));
  }
  // A client with other options is another client.
  const withOptions: unknown = Reflect.get(client, 'withOptions');
  if (typeof withOptions === 'function') {
    addMembers(hooked, {
      withOptions: (...args: unknown[]) => {
        const other: unknown = Reflect.apply(withOptions, client, args);
        return isRecord(other) ? wrap(other, resources, conversation) : other;
      },
    });
  }
  return hooked;
}

/** The value with something else at the end of a path; undefined where the client has no such path. */
function replaceAt(value: unknown, path: readonly string[], change: (end: object) => object): object | undefined {
  if (!isRecord(value)) return undefined;
  const [first, ...rest] = path;
  if (first === undefined) return change(value);
  const inner = replaceAt(Reflect.get(value, first), rest, change);
  return inner && inheritWith(value, { [first]: inner });
}

function resourceAt(client: object, path: string): object {
  let at: unknown = client;
  for (const name of path.split('.')) at = isRecord(at) ? Reflect.get(at, name) : undefined;
  return isRecord(at) ? at : {};
}

/** The helpers of a resource go through its client or through itself, and so through the hooks. */
function hookResource(
  resource: object,
  client: object,
  endpoint: Endpoint,
  conversation: Conversation,
  scoped: (own: Conversation) => object,
): object {
  const create: unknown = Reflect.get(resource, 'create');
  const stream: unknown = Reflect.get(resource, 'stream');
  const members: Record<string, unknown> = { _client: client };
  if (typeof create === 'function') {
    members['create'] = hookedCreate({ create, resource }, endpoint, conversation);
  }
  if (typeof stream === 'function' && conversation.heard === undefined) {
    members['stream'] = (...args: unknown[]) => helperWithOutcome(stream, args, conversation, scoped);
  }
  const hooked = inheritWith(resource, members);
  addMembers(hooked, hookedHelpers(resource, hooked, conversation));
  return hooked;
}

/** A helper builds the answer itself: the outcome of the call is told of the helper. */
function helperWithOutcome(
  stream: CallableFunction,
  args: readonly unknown[],
  conversation: Conversation,
  scoped: (own: Conversation) => object,
): unknown {
  let helper: unknown;
  const heard = (answer: object): void => {
    const outcome = getHookOutcome(answer);
    if (outcome !== undefined && isRecord(helper)) recordOutcome(helper, outcome);
  };
  helper = Reflect.apply(stream, scoped({ ...conversation, heard }), args);
  return helper;
}
