import type { HookInput } from '../../../generated/index.js';
import type { SanitizationConfig } from '../../core/contract/index.js';
import { nestingDepth } from '../../core/runner/nesting-depth.js';
import { isRedactedVariable } from './redacted-variables.js';

type Variables = Record<string, string | undefined>;

export const MAX_DEPTH = 8;

/** Tells a script that it is kept, and asked more than once. A host that runs inside of one does not hand it on. */
const WORKER_VARIABLE = 'HOOKWRIGHT_WORKER';

/** Snapshot of the host's environment, and the nesting depth that it carries. */
interface HostEnvironment {
  readonly variables: Variables;
  readonly depth: number;
  readonly projectDir: string | undefined;
}

/** The environment of hooks: a snapshot of the host's, with layers above it instead of copies of it. */
export class HookEnvironment {
  /** Of the contract that scripts are written against. */
  readonly #version: string;
  readonly #redaction: SanitizationConfig | undefined;
  readonly #projectDir: (() => string | undefined) | undefined;
  #host: HostEnvironment | undefined;

  constructor(version: string, redaction?: SanitizationConfig, projectDir?: () => string | undefined) {
    this.#version = version;
    this.#redaction = redaction;
    this.#projectDir = projectDir;
  }

  /** Takes the snapshot again at the next use, for a host that changed its own environment. */
  refresh(): void {
    this.#host = undefined;
  }

  /** Reads the host's environment with the first hook that needs it. Throws if the runtime withholds it. */
  #read(): HostEnvironment {
    this.#host ??= this.#take();
    return this.#host;
  }

  #take(): HostEnvironment {
    const kept = Object.entries(process.env).filter(
      ([name]) => name !== WORKER_VARIABLE && !isRedactedVariable(name, this.#redaction),
    );
    const written = Number.parseInt(process.env['HOOKWRIGHT_DEPTH'] ?? '0', 10);
    const depth = Number.isFinite(written) && written > 0 ? written : 0;
    const variables = {
      ...Object.fromEntries(kept),
      HOOKWRIGHT_CONTRACT_VERSION: this.#version,
      HOOKWRIGHT_DEPTH: String(depth + 1),
    };
    return { variables, depth, projectDir: this.#projectDir?.() };
  }

  /** How many hooks stand between the user and this host: a hook may start an agent that fires hooks. */
  get depth(): number {
    return Math.max(this.#read().depth, nestingDepth() ?? 0);
  }

  /** Node walks the prototype chain when it starts a process, so an event costs one small object. */
  forEvent({ cwd, session_id, hook_event_name }: HookInput): Variables {
    const variables: Variables = Object.create(this.#read().variables);
    const { depth } = this;
    // An agent that this hook starts may ask the same fleet again, in circles.
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

  /** For what outlives the event: without what is another one for the next. */
  forWorker(event: Variables, own: Readonly<Record<string, string>> | undefined): Variables {
    const lasting: Variables = Object.create(event);
    Object.assign(lasting, {
      HOOKWRIGHT_DEPTH: String(this.#read().depth + 1),
      HOOKWRIGHT_EVENT: undefined,
      HOOKWRIGHT_SESSION_ID: undefined,
      GEMINI_SESSION_ID: undefined,
    });
    return Object.assign(lasting, own, { [WORKER_VARIABLE]: '1' });
  }

  /** The event's variables with those of one hook above them. */
  forHook(event: Variables, own: Readonly<Variables> | undefined): Variables {
    if (own === undefined) return event;
    const variables: Variables = Object.create(event);
    return Object.assign(variables, own);
  }
}
