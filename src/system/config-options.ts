import type { Dialect, HostTool } from '../../generated/index.js';
import {
  type ConfigSource,
  type HookBudgets,
  type HookRegistryEntry,
  type HooksMap,
  HookType,
  type MessageBusMessage,
} from '../../generated/index.js';
import type {
  AskPolicy,
  ConfirmTool,
  Contract,
  DebugLogger,
  ErrorPolicy,
  HookBus,
  HookConsent,
  HookExtension,
  HookLayer,
  MessageBus,
  SanitizationConfig,
  TrustAnswer,
  UntrustedPolicy,
} from '../core/contract/index.js';
import type { TraceOptions } from '../core/index.js';
import type { HookTranslator } from '../core/translator.js';
import type { PriceTable, SessionStore } from '../traces/index.js';
import { rejectInheritedValues } from '../util/inherited-values.js';
import { fieldsOf, isRecord } from '../util/json.js';
import { nearestName } from '../util/nearest-name.js';
import {
  checkShape,
  fieldsShape,
  listOf as listShape,
  mapOf,
  oneOf,
  type Shape,
  shapes,
  withMethods,
} from '../util/shape.js';
import { checkTools } from './check-tools.js';
import type { RunnerOptions } from './hook-runner.js';
import { InvalidHostConfigError } from './hook-system.js';
import type { ConfirmGuard } from './person.js';
import type { ProtectPolicy } from './protection.js';
import { settingShape } from './setting-shape.js';

/** Options of createConfig. */
export interface CreateConfigOptions {
  /** Working directory of the agent and of its hooks. */
  workingDir: string;
  sessionId?: string | undefined;
  /** Project folder, if the agent works in a folder below it: `$HOOKWRIGHT_PROJECT_DIR` of hooks. */
  projectDir?: string | undefined;
  /** Contract with the host's own events, made by `hookwright generate`. Defaults to the built-in events. */
  contract?: Contract<Dialect> | undefined;
  /** Enables hooks. Defaults to true. */
  enableHooks?: boolean | undefined;
  hooks?: HooksMap | undefined;
  /** Hooks of several sources, instead of `hooks`. The source decides the precedence, not the order. */
  layers?: readonly HookLayer<HooksMap, ConfigSource>[] | undefined;
  extensions?: readonly HookExtension<HooksMap>[] | undefined;
  /** Disabled hooks, by name or command. */
  disabledHooks?: readonly string[] | undefined;
  /** `false` skips the hooks of a folder that is not trusted. */
  trustedFolder?: boolean | undefined;
  /** Decides if a hook is trusted. */
  isHookTrusted?: ((entry: HookRegistryEntry) => TrustAnswer) | undefined;
  /** Called right before a hook starts; the hook is skipped if it is not trusted any more. */
  isHookStillTrusted?: CreateConfigOptions['isHookTrusted'];
  /** `true` stands for `block` as `onError`, `untrusted` and, with settings files, `unreadable`. */
  strict?: boolean | undefined;
  /** With `block`, a failure of hooks blocks, including hooks without an `onError` of their own. */
  onError?: ErrorPolicy | undefined;
  /** Policy for a call that a hook wants confirmed, if there is no `confirm`. Defaults to `deny`. */
  ask?: AskPolicy | undefined;
  /** Asks a person about calls that a hook wants confirmed. */
  confirm?: ConfirmTool | undefined;
  /**
   * Asks a person about guards: hooks that are not trusted (`untrusted: 'ask'`), and guards that an edit removes or changes.
   * Without it, the first block and the second stay in force.
   */
  confirmGuard?: ConfirmGuard | undefined;
  /** Policy for events that an enforced hook matches which is not trusted. Defaults to `warn`. */
  untrusted?: UntrustedPolicy | undefined;
  /**
   * Policy for tool calls that would switch guards off: those that change files of hookwright are blocked, a person is asked
   * about the others. Settings of the user and the system are stronger. Defaults to `ask` in createHooks, else to no such guard.
   */
  protect?: ProtectPolicy | undefined;
  /** How several lists of allowed tools are merged. Defaults to `union`. */
  allowedTools?: 'union' | 'intersection' | undefined;
  /** Translator for the host's model SDK. Defaults to @google/genai. `withHooks` and the other wrappers use their own. */
  translator?: HookTranslator | undefined;
  /** Purpose of the host's tools by name, so that rules can judge them and hooks written for other agents match them. */
  tools?: Readonly<Record<string, HostTool>> | undefined;
  /** Extra permissions for hooks written for other agents. */
  hooksMay?: readonly HookConsent[] | undefined;
  /** Environment variables that headers of http hooks may use. */
  httpAllowedEnv?: readonly string[] | undefined;
  /** `true` lets http hooks use plain http to other machines. */
  allowHttp?: boolean | undefined;
  transcriptPath?: string | undefined;
  sanitization?: SanitizationConfig | undefined;
  /** Bus whose requests are served. */
  messageBus?: MessageBus<MessageBusMessage> | undefined;
  /** Bus to a remote hook server. Every event is sent there too, and the response counts like the output of a hook. */
  bus?: HookBus | undefined;
  /** Events that are sent to `bus` if no hook of type `bus` is configured. Defaults to all. */
  busEvents?: readonly string[] | undefined;
  /** Logger for warnings and records. Defaults to one line on stderr per warning. `false` logs nothing. */
  logger?: DebugLogger | false | undefined;
  /** Alias of `logger`, which takes precedence. */
  debugLogger?: DebugLogger | undefined;
  /** Limits of each session. They apply in addition to those of settings files. */
  budgets?: HookBudgets | undefined;
  /** Prices of models, for `cost_usd`. None are built in. */
  prices?: PriceTable | undefined;
  /** Where the state of sessions is kept. Defaults to the memory of this process. */
  sessions?: SessionStore | undefined;
  trace?: TraceOptions | undefined;
  runner?: RunnerOptions | undefined;
}

/** Expected values of every option. The registry checks `hooks`. */
export const OPTION_SHAPES: Readonly<Record<keyof CreateConfigOptions, Shape>> = {
  workingDir: shapes.any,
  sessionId: shapes.text,
  projectDir: shapes.name,
  contract: fieldsShape(
    { violations: shapes.func, routes: shapes.any },
    { required: ['violations', 'routes'], isOpen: true },
  ),
  enableHooks: shapes.flag,
  hooks: shapes.any,
  layers: listShape(fieldsShape({ source: shapes.name, hooks: shapes.any, whyOff: shapes.func }, { isOpen: true })),
  extensions: listShape(
    fieldsShape({ isActive: shapes.flag, hooks: shapes.any, whyOff: shapes.func }, { isOpen: true }),
  ),
  disabledHooks: listShape(shapes.text),
  trustedFolder: shapes.flag,
  isHookTrusted: shapes.func,
  isHookStillTrusted: shapes.func,
  strict: shapes.flag,
  onError: oneOf('allow', 'block'),
  ask: oneOf('allow', 'deny'),
  confirm: shapes.func,
  confirmGuard: shapes.func,
  untrusted: oneOf('warn', 'block', 'ask'),
  protect: oneOf('ask', 'block', 'off'),
  allowedTools: oneOf('union', 'intersection'),
  translator: withMethods('toHookLLMRequest', 'fromHookLLMRequest', 'toHookLLMResponse', 'fromHookLLMResponse'),
  tools: shapes.any,
  hooksMay: listShape(oneOf('replace-tool-result', 'grant')),
  httpAllowedEnv: listShape(shapes.text),
  allowHttp: shapes.flag,
  transcriptPath: shapes.text,
  sanitization: settingShape('HookSettings', 'sanitization'),
  messageBus: withMethods('subscribe', 'publish'),
  bus: withMethods('request'),
  busEvents: listShape(shapes.text),
  logger: shapes.any,
  debugLogger: shapes.any,
  budgets: settingShape('HookBudgets'),
  prices: mapOf(settingShape('ModelPrice')),
  sessions: withMethods('open', 'close'),
  trace: fieldsShape({
    keep: shapes.count,
    file: shapes.name,
    maxBytes: shapes.count,
    inputs: shapes.flag,
    texts: shapes.flag,
    maxText: shapes.count,
    redact: shapes.func,
    nats: withMethods('publishTrace'),
  }),
  runner: fieldsShape({
    maxConcurrency: shapes.count,
    maxOutputBytes: shapes.count,
    maxInputDepth: shapes.amount,
    launcher: oneOf('auto', 'always', 'never'),
    stateFolder: shapes.name,
    environment: mapOf(shapes.text),
    onNotice: shapes.func,
  }),
};

/** Names of the options. `unreadable` is one of loadConfig, which `strict` sets. */
const OPTION_NAMES = [...Object.keys(OPTION_SHAPES), 'unreadable'];

/** Throws an InvalidHostConfigError, or a TypeError for `tools`, for options with which guards would not run as they are meant. */
export function checkOptions(options: CreateConfigOptions): void {
  rejectInheritedValues();
  checkWorkingDir(options?.workingDir);
  checkNested(options, OPTION_SHAPES);
  checkTools(options.tools);
  rejectFunctions('hooks', options.hooks);
  for (const { hooks } of listOf(options.layers).filter(isRecord)) rejectFunctions('layers', hooks);
  for (const { hooks } of listOf(options.extensions).filter(isRecord)) rejectFunctions('extensions', hooks);
}

/** Returns a warning for each option that has no effect, or not the one that is meant. */
export function doubtfulOptions(options: CreateConfigOptions): string[] {
  const misspelt = misspeltOptions(options, OPTION_NAMES);
  return [...misspelt, ...replacedHooks(options), ...missingDirectory(options), ...missingQuestion(options)];
}

/** `confirm` is about calls, so it cannot answer. */
function missingQuestion({ untrusted, confirmGuard }: CreateConfigOptions): string[] {
  if (untrusted !== 'ask' || confirmGuard !== undefined) return [];
  return ['cannot ask about hooks that are not trusted: "confirmGuard" is missing. Until you pass it, they block.'];
}

/** The agent may work on another machine, where functions and services guard it: only commands need the directory. */
function missingDirectory({ workingDir }: CreateConfigOptions): string[] {
  if (stateOfDirectory(workingDir) !== 'missing') return [];
  const shown = JSON.stringify(workingDir);
  return [`cannot run command hooks in workingDir ${shown}: directory not found. Until it exists, they block.`];
}

function replacedHooks({ hooks, layers }: CreateConfigOptions): string[] {
  if (layers === undefined || Object.keys(hooks ?? {}).length === 0) return [];
  return ['cannot use option "hooks": "layers" replaces it. Add the hooks to a layer.'];
}

export function isConfigOption(name: string): boolean {
  return Object.hasOwn(OPTION_SHAPES, name);
}

/** Returns a warning for each name that is close to one of the known ones. */
export function misspeltOptions(options: object, known: readonly string[]): string[] {
  // A host may pass an object with more in it: only names that are close to an option count as misspelt.
  return Object.keys(options).flatMap((name) => {
    const nearest = known.includes(name) ? undefined : nearestName(name, known);
    return nearest === undefined ? [] : [`cannot use option "${name}": not an option. Did you mean "${nearest}"?`];
  });
}

/** State of a working directory. Undefined where it cannot be determined. */
type DirectoryState = 'directory' | 'missing' | 'file' | undefined;

function stateOfDirectory(path: string, mayPrompt = false): DirectoryState {
  // Deno would ask the user for permission to read.
  if (!mayPrompt && 'Deno' in globalThis) return undefined;
  // Not imported: a runtime may lack it.
  const fs = globalThis.process?.getBuiltinModule?.('node:fs');
  if (fs === undefined) return undefined;
  try {
    const found = fs.statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return 'missing';
    return found.isDirectory() ? 'directory' : 'file';
  } catch {
    // Without permission to read it, the state is unknown.
    return undefined;
  }
}

/** Throws unless it is a path that may be a directory. */
export function checkWorkingDir(
  workingDir: unknown,
  { mustExist = false, option = 'workingDir' } = {},
): asserts workingDir is string {
  if (typeof workingDir !== 'string' || workingDir === '') {
    throw new InvalidHostConfigError(
      `${option} is required: the directory the agent works in, got ${JSON.stringify(workingDir)}`,
    );
  }
  const state = stateOfDirectory(workingDir, mustExist);
  if (state === 'file' || (mustExist && state === 'missing')) {
    throw new InvalidHostConfigError(
      `cannot use ${option} ${JSON.stringify(workingDir)}: ${state === 'file' ? 'not a directory' : 'directory not found'}. ` +
        'Pass the directory that the agent works in.',
    );
  }
}

/** Throws an InvalidHostConfigError for the first option whose value is not the expected one, or has an unknown key inside. */
export function checkNested(options: object, table: Readonly<Record<string, Shape>>): void {
  for (const [name, shape] of Object.entries(table)) {
    if (shape !== shapes.any) checkShape(shape, fieldsOf(options)[name], name, InvalidHostConfigError);
  }
}

/** Policies that `strict` sets. */
const STRICT = ['onError', 'untrusted', 'unreadable'] as const;

/** Returns the options with the policies that `strict` stands for. A question to a person also blocks without a yes. */
export function withStrict<O extends Pick<CreateConfigOptions, 'strict'>>(options: O): O {
  if (fieldsOf(options)['strict'] !== true) return options;
  const given = fieldsOf(options);
  const weaker = STRICT.find((name) => given[name] !== undefined && given[name] !== 'block' && given[name] !== 'ask');
  if (weaker === undefined)
    return { ...options, onError: 'block', untrusted: given['untrusted'] ?? 'block', unreadable: 'block' };
  throw new InvalidHostConfigError(
    `cannot use strict: it contradicts ${weaker}: ${JSON.stringify(given[weaker])}. Remove one of them.`,
  );
}

function rejectFunctions(option: string, map: unknown): void {
  const eventName = eventWithFunction(map);
  if (eventName === undefined) return;
  throw new InvalidHostConfigError(
    `cannot use the function for ${eventName} in "${option}": only registerHook takes functions. ` +
      `Call config.getHookSystem()?.registerHook({ type: 'function', name, action }, '${eventName}').`,
  );
}

/** Returns the first event that has a function among its hooks. */
export function eventWithFunction(map: unknown): string | undefined {
  try {
    if (!isRecord(map)) return undefined;
    return Object.keys(map).find((eventName) => listOf(map[eventName]).some(hasFunction));
  } catch {
    // The registry reports hooks that cannot be read.
    return undefined;
  }
}

function hasFunction(definition: unknown): boolean {
  if (isFunctionHook(definition)) return true;
  return isRecord(definition) && listOf(definition['hooks']).some(isFunctionHook);
}

function isFunctionHook(hook: unknown): boolean {
  if (typeof hook === 'function') return true;
  return isRecord(hook) && (hook['type'] === HookType.Function || hook['type'] === 'runtime');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
