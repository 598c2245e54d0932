import type { ConfirmTool, UntrustedPolicy } from '../../../core/contract/index.js';
import type { HookHost } from '../../../core/triggers/run-trigger.js';
import { isRecord } from '../../../util/json.js';
import { checkShape, fieldsShape, oneOf, shapes } from '../../../util/shape.js';
import { type Conversation, type Endpoint, hookedCreate } from './hooked-create.js';
import { shareOutcome } from './model-call.js';
import { addMembers, inheritWith, overlay } from './overlay.js';
import type { ToolRun } from './runnable-tools.js';
import { lateRewriteWarning } from './stream.js';
import { hookedHelpers, startToolRun } from './tool-runners.js';
import { isWrapped, markWrapped, withUntrusted } from './untrusted-policy.js';

/** Options for wrapping a client. */
export interface WithHooksOptions {
  /**
   * With `live`, chunks are delivered as they arrive, before the AfterModel hooks run. By default, they are buffered
   * until the hooks have run, if any are configured.
   */
  stream?: 'live' | undefined;
  /** Asks a person for permission to run a tool that an SDK helper runs. Without it, such a call is blocked. */
  confirm?: ConfirmTool | undefined;
  /** Policy for guards that are not trusted. Defaults to that of the config. */
  untrusted?: UntrustedPolicy | undefined;
}

const WRAPPER_OPTIONS = fieldsShape({
  stream: oneOf('live'),
  confirm: shapes.func,
  untrusted: oneOf('warn', 'block', 'ask'),
});

export const LIVE_ADVICE = "Remove stream: 'live' to buffer streams until the hooks have run.";

/** Starts a tool run that ends with the caller's signal, if there is one. */
export type StartToolRun = (signal?: unknown) => ToolRun;

/** For each resource that runs tools without calling the model, by path: a function that returns its hooked methods. */
export type ToolRunners = Readonly<
  Record<string, (resource: object, startRun: StartToolRun) => Readonly<Record<string, unknown>>>
>;

/** Resources of a client to wrap. */
export interface HookedResources {
  /** Resources that call the model, by path. */
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly runners?: ToolRunners | undefined;
}

/**
 * Returns the client with hooks around the methods of these resources; everything else is the client's own. Throws if
 * the client has none of the endpoints, because it would run without hooks.
 */
export function hookClient<C extends object>(
  client: C,
  host: HookHost,
  resources: HookedResources,
  options: WithHooksOptions = {},
): C {
  checkShape(WRAPPER_OPTIONS, options, 'options');
  const { stream, confirm, untrusted } = options;
  const config = withUntrusted(host, untrusted);
  if (isWrapped(client, 'the client', config)) return client;
  const paths = Object.keys(resources.endpoints);
  if (!paths.some((path) => typeof Reflect.get(resourceAt(client, path), 'create') === 'function')) {
    throw new TypeError(
      `cannot hook the client: it has none of ${paths.join(', ')}. Pass the client of the SDK that this withHooks is for.`,
    );
  }
  const onLateChange = lateRewriteWarning(config, LIVE_ADVICE);
  return wrap(client, resources, { config, pendingMessages: [], live: stream === 'live', confirm, onLateChange });
}

function wrap<C extends object>(client: C, resources: HookedResources, conversation: Conversation): C {
  const { endpoints, runners = {} } = resources;
  const hooked = overlay(client, {});
  const replace = (path: string, change: (resource: object) => object): void => {
    const [first = '', ...rest] = path.split('.');
    const replaced = replaceAt(Reflect.get(hooked, first), rest, change);
    if (replaced !== undefined) addMembers(hooked, { [first]: replaced });
  };
  for (const [path, endpoint] of Object.entries(endpoints)) {
    const wrapFor = (other: Conversation) => resourceAt(wrap(client, resources, other), path);
    replace(path, (resource) => hookResource(resource, hooked, endpoint, conversation, wrapFor));
  }
  // These runners pass errors of tools to the model.
  const startRun: StartToolRun = (signal) => startToolRun(conversation, true, signal);
  for (const [path, methodsOf] of Object.entries(runners)) {
    replace(path, (resource) => inheritWith(resource, methodsOf(resource, startRun)));
  }
  // `withOptions` returns a new client, which needs hooks too.
  const withOptions: unknown = Reflect.get(client, 'withOptions');
  if (typeof withOptions === 'function') {
    addMembers(hooked, {
      withOptions: (...args: unknown[]) => {
        const other: unknown = Reflect.apply(withOptions, client, args);
        return isRecord(other) ? wrap(other, resources, conversation) : other;
      },
    });
  }
  return markWrapped(hooked, conversation.config);
}

/** Returns the value with the end of the path replaced; undefined if the path does not exist. */
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

/** Wraps a resource. Its helpers call its client or itself, and so pass through the hooks. */
function hookResource(
  resource: object,
  client: object,
  endpoint: Endpoint,
  conversation: Conversation,
  wrapFor: (conversation: Conversation) => object,
): object {
  const create: unknown = Reflect.get(resource, 'create');
  const stream: unknown = Reflect.get(resource, 'stream');
  const members: Record<string, unknown> = { _client: client };
  if (typeof create === 'function') {
    members['create'] = hookedCreate({ create, resource }, endpoint, conversation);
  }
  if (typeof stream === 'function' && conversation.onOutcome === undefined) {
    members['stream'] = (...args: unknown[]) => callHelper(stream, args, conversation, wrapFor);
  }
  const hooked = inheritWith(resource, members);
  addMembers(hooked, hookedHelpers(resource, hooked, conversation, wrapFor));
  return hooked;
}

/** Records the outcome of the call on the helper, which builds the response itself. */
function callHelper(
  stream: CallableFunction,
  args: readonly unknown[],
  conversation: Conversation,
  wrapFor: (conversation: Conversation) => object,
): unknown {
  let helper: unknown;
  const onOutcome = (response: object): void => {
    if (isRecord(helper)) shareOutcome(response, helper);
  };
  helper = Reflect.apply(stream, wrapFor({ ...conversation, onOutcome }), args);
  return helper;
}
