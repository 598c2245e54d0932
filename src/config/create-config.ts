import type { HooksMap, MessageBusMessage } from '../../generated/index.js';
import type { DebugLogger, HookExtension, MessageBus, SanitizationConfig } from '../contract/index.js';
import type { RunnerOptions } from '../engine/runner.js';
import type { TraceOptions } from '../handler/trace.js';
import { HookSystem, type HostConfig, InvalidHostConfigError } from '../system.js';

export interface CreateConfigOptions {
  /** Where the agent works; hooks run there. */
  workingDir: string;
  sessionId?: string | undefined;
  /** Hooks that the host hands over in code run unless it says otherwise. */
  enableHooks?: boolean | undefined;
  hooks?: HooksMap | undefined;
  extensions?: readonly HookExtension<HooksMap>[] | undefined;
  /** Hooks that shall not run, by name or command. */
  disabledHooks?: readonly string[] | undefined;
  /** `false` holds the hooks back, as those of a folder that nobody vouches for. */
  trustedFolder?: boolean | undefined;
  transcriptPath?: string | undefined;
  sanitization?: SanitizationConfig | undefined;
  messageBus?: MessageBus<MessageBusMessage> | undefined;
  debugLogger?: DebugLogger | undefined;
  trace?: TraceOptions | undefined;
  runner?: RunnerOptions | undefined;
}

/** A host config from plain values, so that a host needs no class of its own. */
export function createConfig(options: CreateConfigOptions): HostConfig {
  if (typeof options?.workingDir !== 'string' || options.workingDir === '') {
    throw new InvalidHostConfigError(
      `workingDir is required: the directory the agent works in, got ${JSON.stringify(options?.workingDir)}`,
    );
  }
  const { enableHooks = true, sessionId = crypto.randomUUID(), trustedFolder = true } = options;
  let system: HookSystem | undefined;
  const config: HostConfig = {
    getEnableHooks: () => enableHooks,
    getSessionId: () => sessionId,
    getWorkingDir: () => options.workingDir,
    getTranscriptPath: () => options.transcriptPath,
    getHooks: () => options.hooks,
    getExtensions: () => options.extensions ?? [],
    getDisabledHooks: () => options.disabledHooks ?? [],
    isTrustedFolder: () => trustedFolder,
    getSanitizationConfig: () => options.sanitization,
    getHookSystem: () => {
      if (!enableHooks) return undefined;
      if (system === undefined || system.isDisposed()) {
        system = new HookSystem(config, options.messageBus, options.debugLogger, {
          trace: options.trace,
          runner: options.runner,
        });
      }
      return system;
    },
  };
  return config;
}
