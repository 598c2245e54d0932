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
import { silentLogger, stderrLogger } from '../core/events/warning-logger.js';
import type { HookTranslator } from '../core/translator.js';
import { checkOptions, doubtfulOptions } from './check-options.js';
import type { RunnerOptions } from './hook-runner.js';
import { HookSystem, type HostConfig } from './hook-system.js';
import { SessionTrust } from './session-trust.js';

/** What a host says in plain values. */
export interface CreateConfigOptions {
  /** Where the agent works; hooks run there. */
  workingDir: string;
  sessionId?: string | undefined;
  /** The folder of the project, when the agent works in one below it: `$HOOKWRIGHT_PROJECT_DIR` of hooks. */
  projectDir?: string | undefined;
  /** Our events and the host's own, made by `hookwright generate`; without it, our events. */
  contract?: Contract | undefined;
  /** Hooks that the host hands over in code run unless it says otherwise. */
  enableHooks?: boolean | undefined;
  hooks?: HooksMap | undefined;
  /** Hooks of several sources, strongest first or not: the source decides. They take the place of `hooks`. */
  layers?: readonly HookLayer<HooksMap, ConfigSource>[] | undefined;
  extensions?: readonly HookExtension<HooksMap>[] | undefined;
  /** Hooks that shall not run, by name or command. */
  disabledHooks?: readonly string[] | undefined;
  /** `false` holds the hooks back, as those of a folder that nobody vouches for. */
  trustedFolder?: boolean | undefined;
  /** Whether a hook may run, and if not, why. */
  isHookTrusted?: ((entry: HookRegistryEntry) => TrustAnswer) | undefined;
  /** The same, asked again right before the hook starts. */
  isHookStillTrusted?: CreateConfigOptions['isHookTrusted'];
  /** `block` makes a failure of the hooks themselves refuse, and of every hook that has no `onError` of its own. */
  onError?: ErrorPolicy | undefined;
  /** What becomes of a call that a hook wants confirmed, where nobody can be asked. */
  ask?: AskPolicy | undefined;
  /**
   * Asks a person: about calls that a hook wants confirmed, about hooks that are not trusted (`untrusted: 'ask'`), and
   * about guards that are gone.
   */
  confirm?: ConfirmTool | undefined;
  /** Policy for events that an enforced hook matches which is not trusted. Defaults to `warn`. */
  untrusted?: UntrustedPolicy | undefined;
  /** What several lists of allowed tools become: all that one of them allows, or only what each does. */
  allowedTools?: 'union' | 'intersection' | undefined;
  /** Of the model SDK that the host calls; @google/genai unless given. `withHooks` and the like bring their own. */
  translator?: HookTranslator | undefined;
  /** What the host's tools are for, by their names, so that hooks that were written for other agents find theirs. */
  tools?: Readonly<Record<string, HostTool>> | undefined;
  /** What hooks that were written for other agents may do beyond ours. */
  hooksMay?: readonly HookConsent[] | undefined;
  /** Variables of the environment that the headers of http hooks may name. */
  httpAllowedEnv?: readonly string[] | undefined;
  /** `true` lets http hooks use plain http to other machines. */
  allowHttp?: boolean | undefined;
  transcriptPath?: string | undefined;
  sanitization?: SanitizationConfig | undefined;
  /** Requests on this bus are served from now on. */
  messageBus?: MessageBus<MessageBusMessage> | undefined;
  /** Whoever serves events elsewhere: every event is asked there too, and the answer counts like that of any hook. */
  bus?: HookBus | undefined;
  /** The events that `bus` is asked about where no hook of the kind `bus` says when; all of them unless given. */
  busEvents?: readonly string[] | undefined;
  /** Logger for warnings and records. Defaults to one line on stderr per warning. `false` logs nothing. */
  logger?: DebugLogger | false | undefined;
  /** Alias of `logger`, which takes precedence. */
  debugLogger?: DebugLogger | undefined;
  trace?: TraceOptions | undefined;
  runner?: RunnerOptions | undefined;
}

/** A host config that owns its hook system. */
export interface OwnedHostConfig extends HostConfig {
  /** Disposes the hook system, if there is one. */
  dispose(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A host config from plain values, so that a host needs no class of its own. */
export function createConfig(options: CreateConfigOptions): OwnedHostConfig {
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
  const config: OwnedHostConfig = {
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
  // A client may ask before the agent does anything.
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
