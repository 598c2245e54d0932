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
import { contractOf } from '../core/registry/events.js';
import type { HookTranslator } from '../core/translator.js';
import type { PriceTable, SessionStore } from '../traces/index.js';
import { isRecord } from '../util/json.js';
import { nearestName } from '../util/nearest-name.js';
import type { RunnerOptions } from './hook-runner.js';
import { InvalidHostConfigError } from './hook-system.js';
import type { ConfirmGuard } from './person.js';

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
  /** How several lists of allowed tools are merged. Defaults to `union`. */
  allowedTools?: 'union' | 'intersection' | undefined;
  /** Translator for the host's model SDK. Defaults to @google/genai. `withHooks` and the other wrappers use their own. */
  translator?: HookTranslator | undefined;
  /** Purpose of the host's tools by name, so that hooks written for other agents match them. */
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

/** Every option, so that a misspelt one is noticed. */
const OPTIONS: Readonly<Record<keyof CreateConfigOptions, true>> = {
  workingDir: true,
  sessionId: true,
  projectDir: true,
  contract: true,
  enableHooks: true,
  hooks: true,
  layers: true,
  extensions: true,
  disabledHooks: true,
  trustedFolder: true,
  isHookTrusted: true,
  isHookStillTrusted: true,
  onError: true,
  ask: true,
  confirm: true,
  confirmGuard: true,
  untrusted: true,
  allowedTools: true,
  translator: true,
  tools: true,
  hooksMay: true,
  httpAllowedEnv: true,
  allowHttp: true,
  transcriptPath: true,
  sanitization: true,
  messageBus: true,
  bus: true,
  busEvents: true,
  logger: true,
  debugLogger: true,
  budgets: true,
  prices: true,
  sessions: true,
  trace: true,
  runner: true,
};

const CHOICES = {
  onError: ['allow', 'block'],
  ask: ['allow', 'deny'],
  untrusted: ['warn', 'block', 'ask'],
  allowedTools: ['union', 'intersection'],
} as const;

/** Throws an InvalidHostConfigError for options with which guards would not run as they are meant. */
export function checkOptions(options: CreateConfigOptions): void {
  checkWorkingDir(options?.workingDir);
  checkChoice('onError', options.onError);
  checkChoice('ask', options.ask);
  checkChoice('untrusted', options.untrusted);
  checkChoice('allowedTools', options.allowedTools);
  checkBudgets(options);
  rejectFunctions('hooks', options.hooks);
  for (const { hooks } of listOf(options.layers).filter(isRecord)) rejectFunctions('layers', hooks);
  for (const { hooks } of listOf(options.extensions).filter(isRecord)) rejectFunctions('extensions', hooks);
}

/** Returns a warning for each option that has no effect, or not the one that is meant. */
export function doubtfulOptions(options: CreateConfigOptions): string[] {
  const misspelt = misspeltOptions(options, Object.keys(OPTIONS));
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
  return Object.hasOwn(OPTIONS, name);
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

function checkChoice(name: keyof typeof CHOICES, value: unknown): void {
  const choices: readonly unknown[] = CHOICES[name];
  if (value === undefined || choices.includes(value)) return;
  const expected = choices.map((choice) => JSON.stringify(choice)).join(' or ');
  throw new InvalidHostConfigError(`cannot use ${name} ${JSON.stringify(value)}: expected ${expected}.`);
}

function checkBudgets({ budgets, contract }: CreateConfigOptions): void {
  if (budgets === undefined) return;
  const [violation] = contractOf({ getContract: () => contract }).violations('HookBudgets', budgets);
  if (violation === undefined) return;
  throw new InvalidHostConfigError(`cannot use budgets: ${violation.path || 'the value'} ${violation.message}.`);
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
