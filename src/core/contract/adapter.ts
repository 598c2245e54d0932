/** Adapter for a hook that was written for another agent. */
export interface HookAdapter {
  /** Identity for deduplication: equal texts are one hook; an object equals only itself. */
  readonly key: string | object;
  /** Says which reason of several blocks is reported. All hooks of a dialect have the same object. */
  readonly run: { readonly reasons?: 'first' | 'last' | undefined };
  /** Prepares a run for an input, or returns why the hook is skipped. */
  begin(input: object): AdaptedStart | Promise<AdaptedStart>;
}

/** Prepared run, the reason to skip the hook, or why it matches and cannot run. */
export type AdaptedStart = AdaptedRun | { readonly skip: string } | { readonly cannotRun: string };

/** One run of a hook in another agent's dialect. */
export interface AdaptedRun {
  readonly stdin: string;
  readonly cwd: string;
  /** Defaults to bash. */
  readonly shell?: 'sh' | 'bash' | undefined;
  /** Returns variables that override the inherited ones; undefined removes one. */
  variables(inherited: Readonly<Record<string, string | undefined>>): Record<string, string | undefined>;
  read(end: AdaptedEnd): AdaptedAnswer;
}

/** How the process or request of such a run ended. */
export interface AdaptedEnd {
  readonly kind: 'exited' | 'timed-out' | 'spawn-failed';
  readonly exitCode?: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** Cause of a failed http request. */
  readonly why?: string | undefined;
}

/** Result of such a run, as native output. */
export interface AdaptedAnswer {
  readonly success: boolean;
  readonly output?: Readonly<Record<string, unknown>> | undefined;
  readonly error?: string | undefined;
  readonly warnings: readonly string[];
  /** Why the output may not say what its author meant. */
  readonly doubt?: string | undefined;
  readonly grant?: boolean | undefined;
  readonly toolResult?: string | undefined;
  /** Why the model must not get the tool's result. */
  readonly withheld?: string | undefined;
}

/** Hook in another agent's dialect, with its adapter. */
export interface AdaptedHook {
  readonly eventName: string;
  /** A native command or http hook. */
  readonly config: object;
  readonly matcher?: string | undefined;
  readonly sequential?: boolean | undefined;
  /** Returns true if the hook may match the value; `begin` decides. `ofServer` is true for a tool of an MCP server. */
  readonly mayApply: (value: string, ofServer?: boolean) => boolean;
  readonly adapter: HookAdapter;
  readonly dialect: DialectOrigin;
  /** Returns the hook for a copy of the project in another folder. */
  movedTo?(project: string): AdaptedHook | undefined;
}

/** Dialect, location and original entry of a hook that is not native. */
export interface DialectOrigin {
  name: string;
  event: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  cwd?: string | undefined;
  entry?: Record<string, unknown> | undefined;
  variables?: Record<string, string> | undefined;
}
