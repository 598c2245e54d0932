// HTTP API between the inspector's server and its page. Contains only types and paths, because the page imports it too.
import type {
  HookTrace,
  HookTraceHook,
  HookTraceText,
  HookVerdict,
  HookVerdictKind,
  TracedAgent,
} from '../../../generated/index.js';
import type { SettingsProblem } from '../../config/settings/settings-problem.js';
import type { EventDecision } from '../../core/outputs/decision.js';
import type { DiffLine } from '../../util/line-diff.js';

export type { DiffLine } from '../../util/line-diff.js';
export type FileProblem = SettingsProblem;

/**
 * Header that carries the token in every request below /api/. The command prints the token in the fragment of the
 * address: `http://127.0.0.1:<port>/#token=<token>`. Request bodies are `application/json`.
 */
export const TOKEN_HEADER = 'x-hookwright-token';

/** GET requests have no body. Requests that run or change something are POST. */
export const paths = {
  /** GET -> InspectorState */
  state: '/api/state',
  /** GET ?since=<seq> -> a stream of StreamLine, one JSON text per line, until the client closes it. */
  stream: '/api/stream',
  /** GET ?id=<id> -> EventDetail; 404 if the event is not stored. */
  event: '/api/event',
  /** GET ?text=<text> -> FoundEvents: searches all trace lines of each event. */
  find: '/api/find',
  /** GET -> HooksResponse */
  hooks: '/api/hooks',
  /** GET -> EventsResponse */
  events: '/api/events',
  /** GET ?event=<name> -> EventForm */
  form: '/api/form',
  /** POST EventRequest -> CheckResponse */
  check: '/api/check',
  /** POST EventRequest -> ExplainResponse; runs nothing. */
  explain: '/api/explain',
  /** POST RunRequest -> RunResponse; runs only trusted hooks. */
  run: '/api/run',
  /** POST SaveTestRequest -> SavedTest; 409 if the file exists. */
  saveTest: '/api/tests',
  /** GET -> TrustResponse */
  trust: '/api/trust',
  /** POST TrustRequest -> TrustChanged */
  grant: '/api/trust/grant',
  /** POST TrustRequest -> TrustChanged */
  revoke: '/api/trust/revoke',
} as const;

/** Body of every response other than 200. */
export interface ApiError {
  /** One sentence for a person. */
  readonly error: string;
  /** Steps to fix it, one per line. */
  readonly help?: readonly string[] | undefined;
}

/**
 * Status of a hook or event, which decides its colour. `skipped`: it did not run. `lost`: its host exited before it
 * ended.
 */
export type Tone = EventDecision | 'failed' | 'skipped' | 'running' | 'lost';

// ---- The timeline ------------------------------------------------------------------------------------------------

/**
 * Line of the stream. First `hello`, then each stored event in its current state, then `caught-up`, then changes. An
 * event that is sent again replaces the previous one. After a disconnect, request the stream with the last `seq`.
 */
export type StreamLine =
  | { readonly kind: 'hello'; readonly seq: number; readonly state: InspectorState }
  | { readonly kind: 'event'; readonly seq: number; readonly event: EventRow }
  | { readonly kind: 'caught-up'; readonly seq: number; readonly events: number }
  /** State of the trace source, sent whenever it changes. */
  | { readonly kind: 'source'; readonly source: TraceSource }
  /** A host was seen for the first time, or has exited. */
  | { readonly kind: 'host'; readonly host: TracedHost }
  /** Events before this number are no longer stored. The page may still show their rows, but has no detail for them. */
  | { readonly kind: 'forgotten'; readonly before: number }
  /** Settings, scripts or trust may have changed: request hooks and trust again. */
  | { readonly kind: 'changed' }
  /** Sent every few seconds, so that a dead connection is noticed. */
  | { readonly kind: 'beat' };

export interface InspectorState {
  /** Name of the command as the user types it. */
  readonly command: string;
  readonly version: string;
  /** Folder whose hooks are shown. */
  readonly project: string;
  readonly source: TraceSource;
  readonly hosts: readonly TracedHost[];
  /** Number of stored events. */
  readonly events: number;
  /** Number of invalid trace lines. */
  readonly unreadable: number;
}

export interface TraceSource {
  /** `waiting`: nothing to read yet. `broken`: cannot be read; see `why`. */
  readonly state: 'waiting' | 'following' | 'broken';
  readonly kind: 'file' | 'fleet';
  /** Files that are followed, or the address of the fleet. */
  readonly places: readonly string[];
  /** Error, or what to do to receive events. */
  readonly why?: string | undefined;
}

export interface TracedHost {
  readonly pid: number;
  readonly sessionId: string;
  /** Undefined for a process on another machine. */
  readonly alive: boolean | undefined;
}

/** Event as a row of the timeline. Times are ISO-8601, durations milliseconds. */
export interface EventRow {
  /** Stable id, used in links. */
  readonly id: string;
  /** Increases with every change of any event. */
  readonly seq: number;
  readonly pid: number;
  readonly sessionId: string;
  readonly eventName: string;
  /** Undefined in traces of older versions. */
  readonly agent?: TracedAgent | undefined;
  readonly turnId?: string | undefined;
  readonly callId?: string | undefined;
  /** Agent program that the event came from; undefined for a host that embeds hookwright. */
  readonly program?: string | undefined;
  /** Value that matchers were tested against, such as the tool name. */
  readonly matched?: string | undefined;
  /** Command, path or prompt of the event, cut; undefined if the host does not trace inputs. */
  readonly subject?: string | undefined;
  readonly startedAt: string;
  readonly endedAt?: string | undefined;
  readonly duration?: number | undefined;
  readonly sequential: boolean;
  /** `lost`: its host exited before it ended. */
  readonly state: 'running' | 'ended' | 'lost';
  /** Undefined while the event runs. */
  readonly decision?: EventDecision | undefined;
  readonly reason?: string | undefined;
  readonly error?: string | undefined;
  /** True if a hook changed the input. */
  readonly rewritten: boolean;
  readonly tone: Tone;
  /** Every hook configured for the event; while the event runs, only the hooks that it runs. */
  readonly hooks: readonly HookBar[];
}

/** Hook of an event as a bar: queued from `queuedAt` to `startedAt`, running from `startedAt` to `endedAt`. */
export interface HookBar
  extends Readonly<Pick<HookVerdict, 'verdict' | 'duration' | 'decision' | 'background' | 'enforced'>> {
  /** Index among all hooks configured for the event. */
  readonly hook: number;
  readonly name: string;
  readonly type: string;
  readonly source: string;
  readonly tone: Tone;
  readonly queuedAt?: string | undefined;
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
  /** True if it ended after its event. */
  readonly late?: boolean | undefined;
}

export interface FoundEvents {
  /** Newest first, at most 1000. */
  readonly ids: readonly string[];
}

// ---- One event ---------------------------------------------------------------------------------------------------

export interface EventDetail {
  readonly event: EventRow;
  /** Input of the hooks as JSON; undefined if the host does not trace inputs. */
  readonly input?: HookTraceText | undefined;
  readonly hooks: readonly HookDetail[];
  /** Merged output as JSON. */
  readonly output?: HookTraceText | undefined;
  /** Fields of the merged output, each with the hooks that set it. */
  readonly fields: readonly MergedField[];
  /** Changes made by all hooks together. */
  readonly rewrites: readonly Rewrite[];
  readonly ask?: HookTrace['ask'];
  readonly stage?: HookTrace['stage'];
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
  /** Labels that the event added to the session. */
  readonly labels: readonly string[];
  readonly clearedLabel?: HookTrace['clearedLabel'];
  readonly budgets: NonNullable<HookTrace['budgets']>;
  readonly correlationId?: string | undefined;
  readonly copies: Copies;
}

/** Hook of an event. The texts are those that it read and wrote; `input` only if it differs from the input of the event. */
export interface HookDetail
  extends HookBar,
    Readonly<Pick<HookVerdict, 'cpuDuration' | 'budgetMs' | 'matcher' | 'dialect' | 'why' | 'reason' | 'because'>>,
    Readonly<Pick<HookVerdict, 'exitCode' | 'signal' | 'timedOut' | 'stop' | 'would' | 'error'>>,
    Readonly<Pick<HookTraceHook, 'input' | 'stdout' | 'stderr' | 'output'>> {
  /** Condition of a rule in the current settings. */
  readonly rule?: string | undefined;
  readonly warnings: readonly string[];
  /** Changes made by this hook alone. */
  readonly rewrites: readonly Rewrite[];
}

export interface MergedField {
  /** For example `hookSpecificOutput.tool_input.path`. */
  readonly path: string;
  /** Value as JSON. */
  readonly value: string;
  /** Indexes into `hooks`; empty if no hook set the field, as for a default. */
  readonly from: readonly number[];
}

/** Field before and after: plain text if both values are strings, otherwise indented JSON. */
export interface Rewrite {
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly diff: readonly DiffLine[];
}

/** Event in forms that can be copied. */
export interface Copies {
  /** Shell command. */
  readonly run?: string | undefined;
  /** Content of a `*.hooktest.json` file. */
  readonly test?: string | undefined;
  /** Input of the hooks as a JSON file. */
  readonly fixture?: string | undefined;
  /** Why a form is missing. */
  readonly why?: string | undefined;
}

// ---- Hooks -------------------------------------------------------------------------------------------------------

export interface HooksResponse {
  readonly hooks: readonly HookInfo[];
  /** Problems in settings files, including those that do not belong to a hook. */
  readonly problems: readonly FileProblem[];
  /** Number of agent turns in the trace; the base of `perTurn`. */
  readonly turns: number;
}

export interface HookInfo {
  /** Unique in this response. */
  readonly key: string;
  readonly event: string;
  readonly name: string;
  readonly type: string;
  readonly source: string;
  /** False if the hook is in the trace but no longer in the settings. */
  readonly configured: boolean;
  /** Location in a settings file; undefined if it is not from a file. */
  readonly place?: { readonly file: string; readonly line: number; readonly column: number } | undefined;
  readonly matcher?: string | undefined;
  readonly sequential: boolean;
  readonly enabled: boolean;
  readonly trusted: boolean;
  readonly background: boolean;
  readonly enforced: boolean;
  /** Why it would not run. */
  readonly why?: string | undefined;
  /** Dialect and file of the hook, if it is not native. */
  readonly origin?: string | undefined;
  /** Condition of a rule. */
  readonly rule?: string | undefined;
  /** Configuration as indented JSON. */
  readonly config: string;
  readonly problems: readonly FileProblem[];
  /** Undefined if it never ran in this trace. */
  readonly stats?: HookStats | undefined;
}

/** Statistics of a hook. Durations are milliseconds. */
export interface HookStats {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly total: number;
  readonly failures: number;
  readonly blocks: number;
  /** Number of runs that would have blocked, if the hook had been enforced. */
  readonly wouldBlock: number;
  /** Latest runs, oldest first, at most 200. */
  readonly latest: readonly { readonly duration: number; readonly tone: Tone; readonly id: string }[];
  /** Number of runs per duration bucket. Each bucket ends at `upTo` milliseconds; the last has no limit. */
  readonly histogram: readonly { readonly upTo: number | null; readonly count: number }[];
  /** Average per agent turn; undefined if the trace contains no turn. */
  readonly perTurn?: { readonly runs: number; readonly duration: number } | undefined;
}

// ---- The playground ----------------------------------------------------------------------------------------------

export interface EventsResponse {
  readonly events: readonly {
    readonly name: string;
    readonly description: string;
    /** Field that matchers are tested against. */
    readonly matcherField?: string | undefined;
    /** Number of hooks configured for the event. */
    readonly hooks: number;
  }[];
}

export interface EventForm {
  readonly event: string;
  /** JSON Schema of the input, with all definitions in `$defs`. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Smallest valid input as indented JSON. */
  readonly sample: string;
}

export interface EventRequest {
  readonly event: string;
  /** Missing fields are filled in from the sample. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface CheckResponse {
  /** `path` is a JSON pointer; '' is the whole input. */
  readonly violations: readonly { readonly path: string; readonly message: string }[];
}

export interface ExplainResponse extends CheckResponse {
  readonly event: string;
  readonly matched?: string | undefined;
  readonly mode: 'sequential' | 'parallel';
  /** Hooks that would run, in order, then the others. */
  readonly hooks: readonly ExplainedHook[];
}

export interface ExplainedHook
  extends Pick<HookInfo, 'name' | 'type' | 'source' | 'matcher' | 'enforced' | 'background' | 'why' | 'origin'> {
  readonly runs: boolean;
  readonly verdict?: HookVerdictKind | undefined;
}

export interface RunRequest extends EventRequest {
  /** Confirms that the user agreed to run the hooks. Without it the response is 400. */
  readonly confirmed: true;
}

/**
 * Result of a run. Sent even if hooks were skipped because they are not trusted; the response is 400 if the input is
 * invalid.
 */
export interface RunResponse {
  readonly event: string;
  /** Input of the hooks, including the fields that were filled in. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly decision: EventDecision;
  readonly reason?: string | undefined;
  readonly systemMessage?: string | undefined;
  /** Merged output. */
  readonly output?: Readonly<Record<string, unknown>> | undefined;
  readonly duration: number;
  readonly hooks: readonly RanHook[];
  /** Hooks that did not run because they are not trusted. */
  readonly untrusted: readonly string[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly rewrites: readonly Rewrite[];
  readonly copies: Copies;
}

export interface RanHook extends HookVerdict {
  readonly tone: Tone;
  /** JSON that the hook read: that of its dialect, or the native one. */
  readonly read?: unknown;
  readonly stdout?: string | undefined;
  readonly stderr?: string | undefined;
  readonly origin?: string | undefined;
}

export interface SaveTestRequest extends EventRequest {
  /** Name of the case; the file name is derived from it. */
  readonly name: string;
  /** Expected result, as `hookwright test` reads it: usually the result of the last run. */
  readonly expect: {
    readonly decision?: EventDecision | undefined;
    readonly reason?: string | undefined;
    readonly verdicts?: Readonly<Record<string, HookVerdictKind>> | undefined;
  };
}

export interface SavedTest {
  /** Relative to the project folder. */
  readonly file: string;
}

// ---- Trust -------------------------------------------------------------------------------------------------------

export interface TrustResponse {
  readonly pending: readonly PendingTrust[];
  readonly trusted: readonly GrantedTrust[];
}

export interface PendingTrust {
  readonly id: string;
  readonly event: string;
  readonly name: string;
  readonly source: string;
  /** Why it is pending. */
  readonly why: string;
  /** Commands as written in the settings. If several pending hooks have the same name, all of them. */
  readonly commands: readonly string[];
  readonly files: readonly CoveredFile[];
  /** Paths of system programs by name. */
  readonly programs: Readonly<Record<string, string>>;
  /** Parts that trust does not cover. */
  readonly hidden: readonly string[];
}

export interface CoveredFile {
  /** Relative to the project folder. */
  readonly path: string;
  /** `new`: not part of a trusted version. */
  readonly state: 'new' | 'changed' | 'same';
  /** Current content; undefined if it is binary or too long. */
  readonly text?: string | undefined;
  /** Diff from the most similar trusted version, if that was stored. */
  readonly diff: readonly DiffLine[];
}

export interface GrantedTrust {
  /** Ids of all trusted versions. Revoke all of them together. */
  readonly ids: readonly string[];
  readonly event: string;
  readonly name: string;
  readonly files: readonly string[];
}

export interface TrustRequest {
  readonly ids: readonly string[];
}

export interface TrustChanged {
  readonly changed: readonly string[];
  /** Ids of hooks that changed in the meantime or cannot be read. */
  readonly unknown: readonly string[];
  /** State after the change. */
  readonly trust: TrustResponse;
}
