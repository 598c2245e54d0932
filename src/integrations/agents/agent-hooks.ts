import type { Dialect } from '../../../generated/index.js';
import { describeProblem } from '../../config/settings/index.js';
import type { Contract } from '../../core/contract/index.js';
import { openSessionFolder } from '../../system/hooks/index.js';
import { type LoadedConfig, loadConfig } from '../../system/index.js';
import { stateFolder } from '../../util/user-folders.js';
import { SessionGuards } from './session-guards.js';

/** Hooks of one project, loaded for an agent. One process may answer many events with them. */
export interface AgentHooks {
  readonly config: LoadedConfig;
  readonly contract: Contract<Dialect>;
  /** Folder for notes about sessions. */
  readonly notesFolder: string;
  /** Returns true if a settings file cannot be read, and events are blocked because of it. */
  isUnreadable(): boolean;
  /** Returns true if an earlier process answered an event of the session. */
  wasOpen(): boolean;
  /** Returns what is wrong with the settings, for the user. */
  warnings(): Promise<readonly string[]>;
  /** Returns the messages of hooks for the user, and forgets them. */
  takeMessages(sessionId: string): readonly string[];
  /** Forgets what is kept only while the session runs. */
  endSession(): void;
  /** Ends all hooks. Background hooks get a few seconds, unless they are killed. */
  dispose(options?: { readonly kill?: boolean | undefined }): Promise<void>;
}

/** Session that hooks are opened for. */
export interface OpenedSession {
  readonly id: string;
  /** True if a person starts or resumes it with this event: then the settings count as they are now. */
  readonly isNew: boolean;
}

/** Options for loading the hooks of a project. */
export interface LoadAgentHooksOptions {
  /** Folder of the project, or a folder inside it. */
  readonly project: string;
  readonly contract: Contract<Dialect>;
  /** Session whose guards stay in force if an edit removes them. */
  readonly session?: OpenedSession | undefined;
  /** `block` (default) blocks events while a settings file cannot be read. */
  readonly onFailure?: 'block' | 'allow' | undefined;
  /** Follows changes of the settings. Defaults to false. */
  readonly watch?: boolean | undefined;
  /** Environment of hooks. Defaults to that of this process. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  /** Receives the warnings of the hook system. */
  readonly warn?: ((text: string) => void) | undefined;
}

/** Most messages that are kept for a session. */
const MAX_MESSAGES = 20;

/** Reads the settings of the project, the user and the system, with trust. */
export async function loadAgentHooks(options: LoadAgentHooksOptions): Promise<AgentHooks> {
  const { project, contract, session, onFailure = 'block', watch = false, env, warn = () => {} } = options;
  const logged: string[] = [];
  let isLoaded = false;
  const logger = {
    log: () => {},
    debug: () => {},
    warn: (...parts: readonly unknown[]) => {
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      if (isLoaded) warn(text);
      else logged.push(text);
    },
  };
  const messages = new Map<string, string[]>();
  const guards = session && new SessionGuards(stateFolder('guards'), session.id, logger.warn);
  if (session?.isNew) guards?.clear();
  const config = await loadConfig({
    workingDir: project,
    guardStore: guards,
    protect: 'ask',
    contract,
    watch,
    logger,
    unreadable: onFailure,
    // Separate processes answer the events of one session.
    sessions: openSessionFolder(logger),
    runner: { environment: env },
    messages: ({ text, sessionId }) => {
      const list = messages.get(sessionId) ?? [];
      if (list.length < MAX_MESSAGES) messages.set(sessionId, [...list, text]);
    },
  });
  await config.getHookSystem()?.initialize();
  isLoaded = true;
  return {
    config,
    contract,
    notesFolder: stateFolder('agents'),
    isUnreadable: () => config.getHookLayers?.()?.some(({ unreadable }) => unreadable?.blocks === true) === true,
    warnings: async () => [...(watch ? await currentWarnings(config) : logged), ...uncheckedBudgets(config)],
    wasOpen: () => guards?.wasOpen === true,
    takeMessages: (sessionId) => {
      const taken = messages.get(sessionId) ?? [];
      messages.delete(sessionId);
      return taken;
    },
    endSession: () => guards?.end(),
    dispose: async ({ kill = false } = {}) => {
      if (kill) await config.getHookSystem()?.dispose({ kill });
      await config.dispose();
    },
  };
}

/** Returns a warning for each budget that nothing is compared with: agents do not report costs. */
function uncheckedBudgets({ getBudgets }: LoadedConfig): string[] {
  const ofCosts = (getBudgets?.() ?? []).filter(({ cost_usd: limit }) => limit !== undefined);
  return ofCosts.map(
    ({ source }) =>
      `cannot check the budget "cost_usd" of ${source}: costs are not known in agents. Limit "tokens" instead`,
  );
}

/** Returns what is wrong with the settings now. They may have changed since they were loaded. */
async function currentWarnings({ problems, getNotes, trust, project }: LoadedConfig): Promise<string[]> {
  const pending = await trust.pending();
  const names = pending.map(({ name, why }) => `${JSON.stringify(name)}: ${why}`).join('; ');
  return [
    ...problems.map(describeProblem),
    ...getNotes(),
    ...(pending.length === 0
      ? []
      : [`cannot run hooks of ${project}: not trusted: ${names}. Review and trust them with: hookwright trust`]),
  ];
}
