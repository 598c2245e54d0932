import type { HookRegistryEntry } from '../../generated/index.js';
import type { DebugLogger, GuardQuestions, TrustAnswer } from '../core/contract/index.js';
import { guardChange } from '../core/registry/describe-hook.js';
import { type AgentSession, HookLog, type PriceTable } from '../traces/index.js';
import { type CreateConfigOptions, checkOptions, doubtfulOptions, withStrict } from './config-options.js';
import { HookSystem, type HostConfig } from './hook-system.js';
import { OpaqueAnswers } from './opaque-answers.js';
import { PersonQuestions } from './person.js';
import { recorderOf, Sessions } from './sessions.js';
import { silentLogger, stderrLogger } from './stderr-logger.js';

export type { CreateConfigOptions };

/** Host config that owns its hook system. */
export interface OwnedHostConfig extends HostConfig {
  /** State of the host's sessions. */
  readonly sessions: Sessions;
  getAgentState(): AgentSession;
  /** Returns the prices of models, those of settings files included. */
  getPrices(): PriceTable | undefined;
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
  given: CreateConfigOptions,
  complete: (base: OwnedHostConfig) => Config,
): Config {
  checkOptions(given);
  const options = withStrict(given);
  const { enableHooks = true, sessionId = crypto.randomUUID(), trustedFolder = true } = options;
  const { layers } = options;
  const logger = loggerIn(options);
  const log = new HookLog(logger);
  for (const warning of doubtfulOptions(options)) log.warn(`hooks: ${warning}`);
  const budgets = options.budgets === undefined ? [] : [{ source: 'the host', ...options.budgets }];
  let system: HookSystem | undefined;
  const trust = new SessionTrust(options, log, async () => system?.reload());
  const { isHookTrusted, isHookStillTrusted } = trust;
  const sessions = new Sessions({
    store: options.sessions,
    prices: () => options.prices,
    budgets: () => config.getBudgets?.() ?? [],
    warn: (text) => log.warn(`hooks: ${text}`),
  });
  const answers = new OpaqueAnswers(() => options.workingDir);
  let state: AgentSession | undefined;
  const agentState = (): AgentSession => {
    state ??= sessions.open(sessionId);
    return state;
  };
  const dispose = async (): Promise<void> => {
    await system?.dispose();
  };
  const base: OwnedHostConfig = {
    sessions,
    getAgentState: agentState,
    getModelCalls: () => recorderOf(agentState()),
    getBudgets: () => budgets,
    getPrices: () => options.prices,
    getHostTools: () => options.tools,
    getHookConsents: () => options.hooksMay ?? [],
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
    getConfirm: () => answers.remember(options.confirm),
    getUntrustedPolicy: () => options.untrusted,
    ...(trust.questions && { getGuardQuestions: () => trust.questions }),
    getDebugLogger: () => logger,
    ...(layers && { getHookLayers: () => layers }),
    ...(isHookTrusted && { isHookTrusted }),
    ...(isHookStillTrusted && { isHookStillTrusted }),
    ...(options.protect && { getProtection: () => options.protect }),
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
  // The records of all events would fill the console.
  if (given === globalThis.console) return stderrLogger(workingDir);
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

type IsTrusted = (entry: HookRegistryEntry) => TrustAnswer;

/** Trust checks of a host, and the hooks that a person trusted for as long as the config lives. */
class SessionTrust {
  readonly questions: GuardQuestions<HookRegistryEntry> | undefined;
  readonly isHookTrusted: IsTrusted | undefined;
  readonly isHookStillTrusted: IsTrusted | undefined;
  readonly #trusted = new Set<string>();

  /** `reload` is called when a person has trusted a hook. */
  constructor(options: CreateConfigOptions, log: Pick<HookLog, 'warn'>, reload: () => Promise<void>) {
    const { confirmGuard, isHookTrusted, isHookStillTrusted } = options;
    this.isHookTrusted = isHookTrusted && this.#orTrusted(isHookTrusted);
    this.isHookStillTrusted = isHookStillTrusted && this.#orTrusted(isHookStillTrusted);
    if (confirmGuard === undefined) return;
    this.questions = new PersonQuestions({
      confirmGuard,
      warn: (text) => log.warn(`hooks: ${text}`),
      find: (entry, { untrusted = options.untrusted }) => {
        const answer = untrusted === 'ask' && !entry.enabled ? isHookTrusted?.(entry) : true;
        if (answer === undefined || answer === true) return undefined;
        const id = keyOf(entry);
        const onYes = (): Promise<void> => {
          this.#trusted.add(id);
          return reload();
        };
        return { id, change: guardChange(entry, 'untrusted', answer.why), onYes };
      },
    });
  }

  #orTrusted(ask: IsTrusted): IsTrusted {
    return (entry) => (this.#trusted.size > 0 && this.#trusted.has(keyOf(entry)) ? true : ask(entry));
  }
}

function keyOf({ eventName, matcher, sequential, config }: HookRegistryEntry): string {
  return JSON.stringify([eventName, matcher, sequential, config]);
}
