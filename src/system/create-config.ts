import type { ConfigSource, HookRegistryEntry, HooksMap, MessageBusMessage } from '../../generated/index.js';
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
  HostTool,
  MessageBus,
  SanitizationConfig,
  TrustAnswer,
  UntrustedPolicy,
} from '../core/contract/index.js';
import { HookLog } from '../core/events/logs.js';
import type { TraceOptions } from '../core/events/trace-log.js';
import type { HookTranslator } from '../core/translator.js';
import { checkOptions, doubtfulOptions } from './check-options.js';
import type { RunnerOptions } from './hook-runner.js';
import { HookSystem, type HostConfig } from './hook-system.js';
import { SessionTrust } from './session-trust.js';
import { silentLogger, stderrLogger } from './stderr-logger.js';

/** Options of createConfig. */
export interface CreateConfigOptions {
  /** Working directory of the agent and of its hooks. */
  workingDir: string;
  sessionId?: string | undefined;
  /** Project folder, if the agent works in a folder below it: `$HOOKWRIGHT_PROJECT_DIR` of hooks. */
  projectDir?: string | undefined;
  /** Contract with the host's own events, made by `hookwright generate`. Defaults to the built-in events. */
  contract?: Contract | undefined;
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
  /**
   * Asks a person: about calls that a hook wants confirmed, about hooks that are not trusted (`untrusted: 'ask'`), and
   * about guards that are gone.
   */
  confirm?: ConfirmTool | undefined;
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
  trace?: TraceOptions | undefined;
  runner?: RunnerOptions | undefined;
}

/** Host config that owns its hook system. */
export interface OwnedHostConfig extends HostConfig {
  /** Disposes the hook system, if there is one. */
  dispose(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Builds a host config from plain values, so that a host needs no class of its own. */
export function createConfig(options: CreateConfigOptions): OwnedHostConfig {
  return buildConfig(options, (config) => config);
}

/**
 * Builds the one config that the host and its hook system share. A source of configuration, such as settings files,
 * replaces methods in `complete`, before the hook system is created.
 */
export function buildConfig<Config extends OwnedHostConfig>(
  options: CreateConfigOptions,
  complete: (base: OwnedHostConfig) => Config,
): Config {
  checkOptions(options);
  const { enableHooks = true, sessionId = crypto.randomUUID(), trustedFolder = true } = options;
  const { layers } = options;
  const logger = loggerIn(options);
  const log = new HookLog(logger);
  for (const warning of doubtfulOptions(options)) log.warn(`hooks: ${warning}`);
  let system: HookSystem | undefined;
  const trust = new SessionTrust(options, log, async () => system?.reload());
  const { isHookTrusted, isHookStillTrusted } = trust;
  const dispose = async (): Promise<void> => {
    await system?.dispose();
  };
  const base: OwnedHostConfig = {
    getEnableHooks: () => enableHooks,
    getSessionId: () => sessionId,
    getWorkingDir: () => options.workingDir,
    getTranscriptPath: () => options.transcriptPath,
    getProjectDir: () => options.projectDir,
    getContract: () => options.contract,
    getTranslator: () => options.translator,
    getHooks: () => options.hooks,
    getExtensions: () => options.extensions ?? [],
    getDisabledHooks: () => options.disabledHooks ?? [],
    isTrustedFolder: () => trustedFolder,
    getSanitizationConfig: () => options.sanitization,
    getHttpPolicy: () => ({ allowedEnv: options.httpAllowedEnv ?? [], allowHttp: options.allowHttp === true }),
    getHookBus: () => options.bus,
    getBusEvents: () => options.busEvents,
    getErrorPolicy: () => options.onError,
    getAskPolicy: () => options.ask,
    getConfirm: () => options.confirm,
    getUntrustedPolicy: () => options.untrusted,
    ...(trust.questions && { getGuardQuestions: () => trust.questions }),
    getDebugLogger: () => logger,
    ...(layers && { getHookLayers: () => layers }),
    ...(isHookTrusted && { isHookTrusted }),
    ...(isHookStillTrusted && { isHookStillTrusted }),
    getHookSystem: () => {
      if (!enableHooks) return undefined;
      if (system !== undefined && !system.isDisposed()) return system;
      system = makeSystem(config, options, logger, system !== undefined);
      return system;
    },
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
  const config = complete(base);
  // Requests on the bus may come before the first event of the agent.
  if (enableHooks && options.messageBus !== undefined) system = makeSystem(config, options, logger);
  return config;
}

function makeSystem(
  config: HostConfig,
  options: CreateConfigOptions,
  logger: DebugLogger,
  replacesDisposed = false,
): HookSystem {
  const { messageBus, trace, runner, allowedTools } = options;
  return new HookSystem(config, messageBus, logger, { trace, runner, allowedTools, replacesDisposed });
}

function loggerIn({ logger, debugLogger, workingDir }: CreateConfigOptions): DebugLogger {
  if (logger === false) return silentLogger;
  const given = logger ?? debugLogger;
  if (given !== undefined && canWarn(given)) return given;
  const standard = stderrLogger(workingDir);
  if (given !== undefined)
    standard.warn?.('hooks: cannot use the logger: it has neither "log" nor "warn". Warnings go to stderr.');
  return standard;
}

/** A caller without types may pass anything. */
function canWarn(logger: Partial<DebugLogger>): boolean {
  return typeof logger.warn === 'function' || typeof logger.log === 'function';
}
