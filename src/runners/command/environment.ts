import type { HookInput } from '../../../generated/index.js';
import type { SanitizationConfig } from '../../core/contract/index.js';
import { nestingDepth } from '../../util/nesting-depth.js';

export type Variables = Record<string, string | undefined>;

/** Set for a worker. A host that runs inside a worker does not pass it on to its own hooks. */
const WORKER_VARIABLE = 'HOOKWRIGHT_WORKER';
/** Folder for the private state of one hook. A host that runs inside a hook does not pass it on to its own hooks. */
const STATE_VARIABLE = 'HOOKWRIGHT_STATE_DIR';
const NOT_PASSED_ON: ReadonlySet<string> = new Set([WORKER_VARIABLE, STATE_VARIABLE]);

/** Snapshot of the host's environment, and the nesting depth that it carries. */
interface HostEnvironment {
  readonly variables: Variables;
  readonly depth: number;
  readonly projectDir: string | undefined;
}

/** Environment of program hooks: a snapshot of the host's, with layers above it instead of copies. */
export class HookEnvironment {
  /** Version of the contract. */
  readonly #version: string;
  readonly #redaction: SanitizationConfig | undefined;
  readonly #projectDir: (() => string | undefined) | undefined;
  readonly #source: Readonly<Variables>;
  #host: HostEnvironment | undefined;

  constructor(
    version: string,
    redaction?: SanitizationConfig,
    projectDir?: () => string | undefined,
    source: Readonly<Variables> = process.env,
  ) {
    this.#source = source;
    this.#version = version;
    this.#redaction = redaction;
    this.#projectDir = projectDir;
  }

  /** Reads the host's environment once. Throws if the runtime does not permit it. */
  #read(): HostEnvironment {
    this.#host ??= this.#takeSnapshot();
    return this.#host;
  }

  #takeSnapshot(): HostEnvironment {
    const passed = Object.entries(this.#source).filter(
      ([name]) => !NOT_PASSED_ON.has(name) && !isRedactedVariable(name, this.#redaction),
    );
    const parsed = Number.parseInt(this.#source['HOOKWRIGHT_DEPTH'] ?? '0', 10);
    const depth = Number.isFinite(parsed) && parsed > 0 ? parsed : 0;
    const variables = {
      ...Object.fromEntries(passed),
      HOOKWRIGHT_CONTRACT_VERSION: this.#version,
      HOOKWRIGHT_DEPTH: String(depth + 1),
    };
    return { variables, depth, projectDir: this.#projectDir?.() };
  }

  /** Nesting depth of this host: a hook may start an agent that runs hooks itself. */
  get depth(): number {
    return Math.max(this.#read().depth, nestingDepth() ?? 0);
  }

  /** Project folder, if the host has one. */
  get projectDir(): string | undefined {
    return this.#read().projectDir;
  }

  /** Returns the variables of an event. Their prototype is the snapshot, which Node reads too when it starts a process. */
  forEvent({ cwd, session_id, hook_event_name }: HookInput): Variables {
    const variables: Variables = Object.create(this.#read().variables);
    const { depth } = this;
    // An agent that this hook starts may call the same policy server again.
    if (depth > this.#read().depth) variables['HOOKWRIGHT_DEPTH'] = String(depth + 1);
    return Object.assign(variables, {
      HOOKWRIGHT_PROJECT_DIR: this.#read().projectDir ?? cwd,
      LLXPRT_PROJECT_DIR: cwd,
      GEMINI_PROJECT_DIR: cwd,
      CLAUDE_PROJECT_DIR: cwd,
      HOOKWRIGHT_SESSION_ID: session_id,
      HOOKWRIGHT_EVENT: hook_event_name,
      GEMINI_CWD: cwd,
      GEMINI_SESSION_ID: session_id,
    });
  }

  /** Returns the variables of a worker, without those that differ from event to event. */
  forWorker(event: Variables, overrides: Readonly<Record<string, string>> | undefined): Variables {
    const variables: Variables = Object.create(event);
    Object.assign(variables, {
      HOOKWRIGHT_DEPTH: String(this.#read().depth + 1),
      HOOKWRIGHT_EVENT: undefined,
      HOOKWRIGHT_SESSION_ID: undefined,
      GEMINI_SESSION_ID: undefined,
    });
    return Object.assign(variables, overrides, { [WORKER_VARIABLE]: '1' });
  }

  /** Returns the variables of the event, with the folder for the hook's state, overridden by those of the hook. */
  forHook(event: Variables, overrides: Readonly<Variables> | undefined, stateDir?: string): Variables {
    if (overrides === undefined && stateDir === undefined) return event;
    const variables: Variables = Object.create(event);
    if (stateDir !== undefined) variables[STATE_VARIABLE] = stateDir;
    return Object.assign(variables, overrides);
  }
}

/** Names of secrets. Long words match at the end of a name, short ones only as a whole word. */
const SECRET_NAME =
  /(TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API_?KEY|PRIVATE_?KEY|ACCESS_?KEY)S?(_|$)|(^|_)(AUTH|KEY|CERT)S?(_|$)|_PWD$/i;

/** Returns true if hooks must not get a variable of the host. Without a configuration they get all of them. */
function isRedactedVariable(name: string, config: SanitizationConfig | undefined): boolean {
  if (!config?.enableEnvironmentVariableRedaction) return false;
  // A host without types may leave the lists out.
  if (config.blockedEnvironmentVariables?.includes(name)) return true;
  if (config.allowedEnvironmentVariables?.includes(name)) return false;
  return SECRET_NAME.test(name);
}
