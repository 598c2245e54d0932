// What the inspector's server and its page say to each other. Types and paths alone: the page is built from this file too.
import type { HookTrace, HookTraceText, HookVerdict, HookVerdictKind } from '../../../generated/index.js';
import type { SettingsProblem } from '../../config/settings/settings-problem.js';
import type { DiffLine } from '../../util/line-diff.js';

export type { DiffLine } from '../../util/line-diff.js';
export type FileProblem = SettingsProblem;

/**
 * Every request to a path below /api/ carries the token in this header. It stands in the fragment of the address that
 * the command prints: `http://127.0.0.1:<port>/#token=<token>`. Bodies are JSON, sent as `application/json`.
 */
export const TOKEN_HEADER = 'x-hookwright-token';

/** Requests that ask carry nothing; those that do something are POST. */
export const paths = {
  /** GET -> InspectorState */
  state: '/api/state',
  /** GET ?since=<seq> -> a stream of StreamLine, one JSON text in each line, until somebody closes it. */
  stream: '/api/stream',
  /** GET ?id=<id> -> EventDetail; 404 when it is not kept. */
  event: '/api/event',
  /** GET ?text=<text> -> FoundEvents: everything that was written down of an event is searched. */
  find: '/api/find',
  /** GET -> HooksAnswer */
  hooks: '/api/hooks',
  /** GET -> EventsAnswer */
  events: '/api/events',
  /** GET ?event=<name> -> EventForm */
  form: '/api/form',
  /** POST EventQuestion -> CheckAnswer */
  check: '/api/check',
  /** POST EventQuestion -> ExplainAnswer; runs nothing. */
  explain: '/api/explain',
  /** POST RunQuestion -> RunAnswer; only trusted hooks run. */
  run: '/api/run',
  /** POST SaveTestQuestion -> SavedTest; 409 when the file is there already. */
  saveTest: '/api/tests',
  /** GET -> TrustAnswer */
  trust: '/api/trust',
  /** POST TrustQuestion -> TrustChanged */
  grant: '/api/trust/grant',
  /** POST TrustQuestion -> TrustChanged */
  revoke: '/api/trust/revoke',
} as const;

/** Every answer that is not 200 has this body. */
export interface ApiError {
  /** One sentence for a person. */
  readonly error: string;
  /** What to do about it, line by line. */
  readonly help?: readonly string[] | undefined;
}

/** What an agent does after an event. */
export type Decision = 'allow' | 'deny' | 'ask' | 'stop';

/** What colour something has. `skipped`: it did not run. `lost`: its host died before it ended. */
export type Tone = 'allow' | 'deny' | 'ask' | 'stop' | 'failed' | 'skipped' | 'running' | 'lost';

// ---- The timeline ------------------------------------------------------------------------------------------------

/**
 * A line of the stream. First a `hello`, then what is kept (each event once, as it is now), then `caught-up`, then what
 * comes. An event that is sent again replaces what was known of it. After a break, ask again with the last `seq`.
 */
export type StreamLine =
  | { readonly kind: 'hello'; readonly seq: number; readonly state: InspectorState }
  | { readonly kind: 'event'; readonly seq: number; readonly event: EventRow }
  | { readonly kind: 'caught-up'; readonly seq: number; readonly events: number }
  /** Where the lines come from, whenever that changes. */
  | { readonly kind: 'source'; readonly source: TraceSource }
  /** A process that fires events was seen for the first time, or has ended. */
  | { readonly kind: 'host'; readonly host: TracedHost }
  /** Events before this number are no longer kept here; they may stay on the page, but have no detail any more. */
  | { readonly kind: 'forgotten'; readonly before: number }
  /** Settings, scripts or trust may have changed: ask again for hooks and trust. */
  | { readonly kind: 'changed' }
  /** Every few seconds, so that a dead connection is noticed. */
  | { readonly kind: 'beat' };

export interface InspectorState {
  /** What the user types to call the command. */
  readonly command: string;
  readonly version: string;
  /** The folder whose hooks are shown. */
  readonly project: string;
  readonly source: TraceSource;
  readonly hosts: readonly TracedHost[];
  /** How many events are kept. */
  readonly events: number;
  /** How many lines of the trace made no sense. */
  readonly unreadable: number;
}

export interface TraceSource {
  /** `waiting`: nothing is there yet. `broken`: it cannot be read; `why` says so. */
  readonly state: 'waiting' | 'following' | 'broken';
  readonly kind: 'file' | 'fleet';
  /** The files that are followed, or the address of the fleet. */
  readonly places: readonly string[];
  /** What is wrong, or what to do so that something comes. */
  readonly why?: string | undefined;
}

export interface TracedHost {
  readonly pid: number;
  readonly sessionId: string;
  /** Unknown for a process of another machine. */
  readonly alive: boolean | undefined;
}

/** An event as a row of the timeline. Times are ISO-8601, durations milliseconds. */
export interface EventRow {
  /** Stays the same: a link to it. */
  readonly id: string;
  /** Rises with every change of any event. */
  readonly seq: number;
  readonly pid: number;
  readonly sessionId: string;
  readonly eventName: string;
  /** The tool, or what else matchers were tested against. */
  readonly matched?: string | undefined;
  readonly startedAt: string;
  readonly endedAt?: string | undefined;
  readonly duration?: number | undefined;
  readonly sequential: boolean;
  /** `lost`: its host died before it ended. */
  readonly state: 'running' | 'ended' | 'lost';
  /** None while it runs. */
  readonly decision?: Decision | undefined;
  readonly reason?: string | undefined;
  readonly error?: string | undefined;
  /** A hook changed what the event is about. */
  readonly rewritten: boolean;
  readonly tone: Tone;
  /** Every hook that is configured for it; only those that run, as long as it runs. */
  readonly hooks: readonly HookBar[];
}

/** A hook of an event, as a bar: queued from `queuedAt` to `startedAt`, running from there to `endedAt`. */
export interface HookBar {
  /** Its place among all hooks that are configured for the event. */
  readonly hook: number;
  readonly name: string;
  readonly type: string;
  readonly source: string;
  readonly verdict: HookVerdictKind;
  readonly tone: Tone;
  readonly queuedAt?: string | undefined;
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly duration?: number | undefined;
  readonly decision?: HookVerdict['decision'];
  /** It ended after its event. */
  readonly late?: boolean | undefined;
  /** The event does not wait for it. */
  readonly background?: boolean | undefined;
  /** `false` where its answer changes nothing. */
  readonly enforced?: boolean | undefined;
}

export interface FoundEvents {
  /** The newest first; at most a thousand. */
  readonly ids: readonly string[];
}

// ---- One event ---------------------------------------------------------------------------------------------------

export interface EventDetail {
  readonly event: EventRow;
  /** What the hooks read, as JSON; absent where the host does not write inputs down. */
  readonly input?: HookTraceText | undefined;
  readonly hooks: readonly HookDetail[];
  /** The merged answer, as JSON. */
  readonly output?: HookTraceText | undefined;
  /** Its fields, each with the hooks that it came from. */
  readonly fields: readonly MergedField[];
  /** What the hooks together changed. */
  readonly rewrites: readonly Rewrite[];
  readonly ask?: HookTrace['ask'];
  readonly stage?: HookTrace['stage'];
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
  readonly correlationId?: string | undefined;
  readonly copies: Copies;
}

export interface HookDetail extends HookBar {
  readonly matcher?: string | undefined;
  readonly dialect?: string | undefined;
  /** Why it did or did not run, in words. */
  readonly why?: string | undefined;
  readonly reason?: string | undefined;
  readonly exitCode?: number | undefined;
  readonly signal?: string | undefined;
  readonly timedOut?: boolean | undefined;
  readonly stop?: boolean | undefined;
  /** What it would have done, where its answer changed nothing. */
  readonly would?: HookVerdict['would'];
  readonly error?: string | undefined;
  readonly warnings: readonly string[];
  /** What it read, where that is not what the event began with. */
  readonly input?: HookTraceText | undefined;
  readonly stdout?: HookTraceText | undefined;
  readonly stderr?: HookTraceText | undefined;
  /** What it answered, as JSON. */
  readonly output?: HookTraceText | undefined;
  /** What it alone changed. */
  readonly rewrites: readonly Rewrite[];
}

export interface MergedField {
  /** As in `hookSpecificOutput.tool_input.path`. */
  readonly path: string;
  /** As JSON. */
  readonly value: string;
  /** Places in `hooks`; none where no hook said it, as for a default. */
  readonly from: readonly number[];
}

/** A field before and after, as indented JSON, or as it is where both are texts. */
export interface Rewrite {
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly diff: readonly DiffLine[];
}

/** An event as something to paste. */
export interface Copies {
  /** A line for a shell. */
  readonly run?: string | undefined;
  /** A `*.hooktest.json` file. */
  readonly test?: string | undefined;
  /** What the hooks read, as a JSON file. */
  readonly fixture?: string | undefined;
  /** Why something is missing. */
  readonly why?: string | undefined;
}

// ---- Hooks -------------------------------------------------------------------------------------------------------

export interface HooksResponse {
  readonly hooks: readonly HookInfo[];
  /** Of the settings files, also those that belong to no hook. */
  readonly problems: readonly FileProblem[];
  /** How many turns the trace tells of; durations per turn are shares of these. */
  readonly turns: number;
}

export interface HookInfo {
  /** One for each hook of this answer. */
  readonly key: string;
  readonly event: string;
  readonly name: string;
  readonly type: string;
  readonly source: string;
  /** `false`: the trace tells of it, the settings no longer do. */
  readonly configured: boolean;
  /** Where it stands; absent where it is not from a file. */
  readonly place?: { readonly file: string; readonly line: number; readonly column: number } | undefined;
  readonly matcher?: string | undefined;
  readonly sequential: boolean;
  readonly enabled: boolean;
  readonly trusted: boolean;
  readonly background: boolean;
  readonly enforced: boolean;
  /** Why it would not run. */
  readonly why?: string | undefined;
  /** Whose words it is written in, and where. */
  readonly origin?: string | undefined;
  /** What stands in the settings, as indented JSON. */
  readonly config: string;
  readonly problems: readonly FileProblem[];
  /** None where it never ran in this trace. */
  readonly stats?: HookStats | undefined;
}

/** Durations are milliseconds. */
export interface HookStats {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly total: number;
  readonly failures: number;
  readonly blocks: number;
  /** How often it would have refused, had its answer counted. */
  readonly wouldBlock: number;
  /** The latest, oldest first, at most two hundred. */
  readonly latest: readonly { readonly duration: number; readonly tone: Tone; readonly id: string }[];
  /** How many runs took up to `upTo` milliseconds, and more than the one before; the last has no limit. */
  readonly histogram: readonly { readonly upTo: number | null; readonly count: number }[];
  /** What it costs a turn on average; absent where the trace tells of no turn. */
  readonly perTurn?: { readonly runs: number; readonly duration: number } | undefined;
}

// ---- The playground ----------------------------------------------------------------------------------------------

export interface EventsResponse {
  readonly events: readonly {
    readonly name: string;
    readonly description: string;
    /** The field that matchers are tested against. */
    readonly matcherField?: string | undefined;
    /** How many hooks are configured for it. */
    readonly hooks: number;
  }[];
}

export interface EventForm {
  readonly event: string;
  /** JSON Schema of the input, with everything it refers to in `$defs`. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The smallest input, as indented JSON. */
  readonly sample: string;
}

export interface EventRequest {
  readonly event: string;
  /** Fields that are missing are filled in as in the sample. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface CheckResponse {
  /** By JSON pointer; '' for the whole. */
  readonly violations: readonly { readonly path: string; readonly message: string }[];
}

export interface ExplainResponse extends CheckResponse {
  readonly event: string;
  readonly matched?: string | undefined;
  readonly mode: 'sequential' | 'parallel';
  /** In the order in which they would run, then the others. */
  readonly hooks: readonly ExplainedHook[];
}

export interface ExplainedHook {
  readonly name: string;
  readonly type: string;
  readonly source: string;
  readonly matcher?: string | undefined;
  readonly runs: boolean;
  readonly enforced: boolean;
  readonly background: boolean;
  readonly verdict?: HookVerdictKind | undefined;
  readonly why?: string | undefined;
  readonly origin?: string | undefined;
}

export interface RunRequest extends EventRequest {
  /** A person was asked, and said yes; without it nothing runs and the answer is 400. */
  readonly confirmed: true;
}

/** Answered also when hooks were left out because nobody has trusted them; 400 when the input does not fit. */
export interface RunResponse {
  readonly event: string;
  /** What the hooks read, with what was filled in. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly decision: Decision;
  readonly reason?: string | undefined;
  readonly systemMessage?: string | undefined;
  /** The merged answer. */
  readonly output?: Readonly<Record<string, unknown>> | undefined;
  readonly duration: number;
  readonly hooks: readonly RanHook[];
  /** Hooks that did not run because nobody has trusted them. */
  readonly untrusted: readonly string[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly rewrites: readonly Rewrite[];
  readonly copies: Copies;
}

export interface RanHook extends HookVerdict {
  readonly tone: Tone;
  /** What it read, when the hooks before it in a chain had changed that. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  readonly stdout?: string | undefined;
  readonly stderr?: string | undefined;
  readonly origin?: string | undefined;
}

export interface SaveTestRequest extends EventRequest {
  /** What the case shows; the file is named after it. */
  readonly name: string;
  /** What must come of it, as `hookwright test` reads it: usually what came of the last run. */
  readonly expect: {
    readonly decision?: Decision | undefined;
    readonly reason?: string | undefined;
    readonly verdicts?: Readonly<Record<string, HookVerdictKind>> | undefined;
  };
}

export interface SavedTest {
  /** From the project's folder. */
  readonly file: string;
}

// ---- Trust -------------------------------------------------------------------------------------------------------

export interface TrustResponse {
  readonly pending: readonly PendingTrust[];
  readonly trusted: readonly GivenTrust[];
}

export interface PendingTrust {
  readonly id: string;
  readonly event: string;
  readonly name: string;
  readonly source: string;
  /** Why it waits. */
  readonly why: string;
  /** What it does, as the settings say; of several hooks with one name, all that wait. */
  readonly commands: readonly string[];
  readonly files: readonly CoveredFile[];
  /** Programs of the system, by where they are. */
  readonly programs: Readonly<Record<string, string>>;
  /** What trust does not cover. */
  readonly hidden: readonly string[];
}

export interface CoveredFile {
  /** From the project's folder. */
  readonly path: string;
  /** `new`: no trusted version holds it. */
  readonly state: 'new' | 'changed' | 'same';
  /** The text as it is now, where it is one and not too long. */
  readonly text?: string | undefined;
  /** From the nearest trusted version, where that was kept. */
  readonly diff: readonly DiffLine[];
}

export interface GivenTrust {
  /** Of every trusted version: revoking takes them all. */
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
  /** Changed in the meantime, or cannot be read: look again. */
  readonly unknown: readonly string[];
  /** How it stands now. */
  readonly trust: TrustResponse;
}
