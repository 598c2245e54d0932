/** What stands between the engine and a hook that was written for another agent. */
export interface HookAdapter {
  /** Hooks with the same text are one hook; an object is equal to itself alone. */
  readonly key: string | object;
  /** In a chain, those behind it run although it refused. */
  readonly keepsChain: boolean;
  /** What to start for an input, or why the hook has nothing to do with it. */
  begin(input: object): AdaptedStart | Promise<AdaptedStart>;
}

/** A run, or the reason why there is none. */
export type AdaptedStart = AdaptedRun | { readonly skip: string };

/** One run of such a hook. */
export interface AdaptedRun {
  readonly stdin: string;
  readonly cwd: string;
  /** Its variables, to go above those that it inherits; undefined takes one away. */
  variables(inherited: Readonly<Record<string, string | undefined>>): Record<string, string | undefined>;
  read(end: AdaptedEnd): AdaptedAnswer;
}

/** How its process ended. */
export interface AdaptedEnd {
  readonly kind: 'exited' | 'timed-out' | 'spawn-failed';
  readonly exitCode?: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** Why an http request failed. */
  readonly why?: string | undefined;
}

/** What that means, in our words. */
export interface AdaptedAnswer {
  readonly success: boolean;
  readonly output?: Readonly<Record<string, unknown>> | undefined;
  readonly error?: string | undefined;
  readonly warnings: readonly string[];
  readonly grant?: boolean | undefined;
  readonly toolResult?: string | undefined;
}

/** A hook in another agent's words, read by somebody who knows them. */
export interface AdaptedHook {
  readonly eventName: string;
  /** A native command or http hook. */
  readonly config: object;
  readonly matcher?: string | undefined;
  readonly sequential?: boolean | undefined;
  /** Whether it may apply, by what its event is matched on, and whether that is a tool of an MCP server; `begin` has the last word. */
  readonly mayApply: (value: string, ofServer?: boolean) => boolean;
  readonly adapter: HookAdapter;
  readonly dialect: DialectOrigin;
  /** The same hook for a copy of the project. */
  movedTo?(project: string): AdaptedHook | undefined;
}

/** Where a hook in another agent's words comes from, and what it says there. */
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
