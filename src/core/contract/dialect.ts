/** Description of another agent's hooks: configuration, input and output. Validated by its meta-schema. */
export interface Dialect {
  readonly $schema?: string;
  readonly dialect: string;
  readonly shape: number;
  /** Source of the facts. */
  readonly verified: string;
  readonly config: DialectConfig;
  readonly timeout: DialectTimeout;
  readonly run: DialectRun;
  /** Environment variables of its hooks. A variable whose template has no value is not set. */
  readonly env: Readonly<Record<string, string>>;
  /** Variables by which scripts recognise this agent; a trailing `*` matches any suffix. */
  readonly markers: readonly string[];
  /** Tools by role. */
  readonly tools: Readonly<Partial<Record<ToolRole, DialectTool>>>;
  /** Arguments whose paths are made absolute. */
  readonly absolute: readonly string[];
  readonly matchers: Readonly<Record<string, DialectMatcher>>;
  readonly bases: Readonly<Record<string, Readonly<Record<string, DialectValue>>>>;
  readonly events: Readonly<Record<string, DialectEvent>>;
  /** Events of the agent without a native event. */
  readonly noCounterpart: readonly string[];
  /** Native events that its hooks never receive. */
  readonly unfed: readonly string[];
  readonly output: Readonly<Record<string, readonly OutputRule[]>>;
  readonly exit: ExitRules;
}

/** Location and layout of hook declarations. */
export interface DialectConfig {
  readonly files: readonly DialectFile[];
  /** Key of the event map. */
  readonly at: string;
  /** `groups`: event to { matcher, hooks }; `flat`: event to hooks, each with its matcher. */
  readonly layout: 'groups' | 'flat';
  /** Native field names to theirs; the first one that is present counts. */
  readonly entry: Readonly<Partial<Record<EntryWord, readonly string[]>>>;
  /** Supported hook types. The first one is the default. */
  readonly types: readonly string[];
  /** Value of the `failClosed` key with which a failed hook blocks. Defaults to true. */
  readonly failClosedValue?: string;
  /** Keys of an entry that do not affect its decisions. */
  readonly ignored?: readonly string[];
  /** Unsupported keys of an entry, and the consequence. */
  readonly unsupported?: Readonly<Record<string, string>>;
  /** Keys of the file that disable its hooks. */
  readonly disabledBy: readonly string[];
  /** Keys of the event map that are not events. */
  readonly aside: readonly string[];
  readonly cwd: string;
  /** Built-in reader for the condition of an entry. */
  readonly condition?: 'permission-rule';
  /** Programs that never run another program. Only these prove that a condition on commands is not met. */
  readonly runsNothingElse?: readonly string[];
}

/** Native names of the fields of an entry. */
export type EntryWord =
  | 'command'
  | 'commandWindows'
  | 'exec'
  | 'args'
  | 'timeout'
  | 'env'
  | 'cwd'
  | 'async'
  | 'shell'
  | 'failClosed'
  | 'loopCap'
  | 'name'
  | 'description'
  | 'condition'
  | 'url'
  | 'headers'
  | 'allowedEnv';

/** File with hook declarations. */
export interface DialectFile {
  readonly layer: 'project' | 'user' | 'system' | 'extensions';
  readonly path: string;
  /** Path to use if a variable of `path` has no value. */
  readonly else?: string;
  readonly cwd?: string;
  readonly format?: 'toml';
}

/** Timeouts of hooks. */
export interface DialectTimeout {
  readonly unit: 's' | 'ms';
  readonly default: number;
  readonly min?: number;
  /** Meaning of a timeout of 0. Defaults to the default timeout. */
  readonly zero?: 'none';
  readonly perEvent?: Readonly<Record<string, number>>;
  readonly max?: Readonly<Record<string, number>>;
}

/** Execution of the hooks of one event. */
export interface DialectRun {
  readonly mode: 'parallel' | 'ordered';
  /** Key of a group that makes its hooks sequential. */
  readonly sequentialKey?: string;
  readonly dedupe: 'whole-entry' | 'name:command' | 'none';
  /** `go-on` if later hooks run after one that blocked. */
  readonly afterDeny?: 'go-on';
}

/** Role of a tool, independent of its name. */
export type ToolRole =
  | 'shell'
  | 'read'
  | 'write'
  | 'edit'
  | 'delete'
  | 'glob'
  | 'grep'
  | 'list'
  | 'fetch'
  | 'search'
  | 'task'
  | 'todo'
  | 'ask'
  | 'mcp';

/** Tool of a host: its role, and the host's argument names by native name. */
export interface HostTool {
  readonly role: ToolRole;
  readonly args?: Readonly<Record<string, string>> | undefined;
  /** For `mcp`: the server, and the name of the tool there. */
  readonly server?: string | undefined;
  readonly tool?: string | undefined;
}

/** Tool of another agent. */
export interface DialectTool {
  /** For `mcp`, a template with `${server}` and `${tool}`. */
  readonly name: string;
  /** Further names that matchers may use. */
  readonly also?: readonly string[];
  /** Tool whose permission rules also cover this one. */
  readonly rule?: string;
  /** Claude's name of the tool, for events that use it. */
  readonly claude?: string;
  /** Native argument names to theirs. */
  readonly args?: Readonly<Record<string, string>>;
  /** Arguments that a built-in builds from all native ones. */
  readonly build?: Readonly<Record<string, 'patch'>>;
  /** Arguments that contain the text of a patch. */
  readonly patch?: readonly string[];
}

/** Meaning of a matcher. */
export interface DialectMatcher {
  readonly all: readonly string[];
  /** Pattern of a list of names, and its separator. */
  readonly list?: string;
  readonly split?: string;
  readonly else: 'regex' | 'regex-whole' | 'equals';
  /** Meaning of a pattern that is not valid. */
  readonly invalid?: 'never' | 'equals';
  readonly names?: 'claude';
}

/** Template: `$.path`, a name such as `$event`, the long form { "$": ... }, or a constant; also inside lists and objects. */
export type DialectValue =
  | string
  | number
  | boolean
  | null
  | readonly DialectValue[]
  | { readonly [key: string]: DialectValue };

/** Conditions by path: a value, one of several values, or a test. */
export type DialectConditions = Readonly<Record<string, DialectTest | string | boolean | readonly string[]>>;

/** Test of one value. All of its parts must hold. */
export interface DialectTest {
  readonly absent?: boolean;
  readonly type?: 'string' | 'object';
  readonly not?: readonly (string | boolean)[];
  readonly blank?: boolean;
  /** Minimum number of characters. */
  readonly min?: number;
}

/** Event of another agent: its condition, input and output. */
export interface DialectEvent {
  /** Native event. */
  readonly on: string;
  readonly when?: DialectConditions;
  readonly base?: string;
  /** Value that matchers are tested against: the tool, a field of its input, a value, a constant. */
  readonly match?: string | { readonly const: string };
  readonly matcher?: string;
  readonly input: Readonly<Record<string, DialectValue>>;
  /** Allowed fields of an output, and their types. Any other field makes it invalid. */
  readonly keys?: Readonly<Record<string, string>>;
  readonly output: readonly string[];
  readonly text?: 'context' | 'fail';
  readonly exit2?: ExitEffect;
  readonly exitOther?: ExitEffect;
  readonly otherReason?: string;
  /** Output fields that are ignored. */
  readonly ignore?: readonly string[];
  /** How often a hook may make the agent continue, in a row or per session. */
  readonly loopCap?: number;
  readonly loopCount?: 'row' | 'session';
  readonly turn?: 'new';
}

/** Effect of an exit code. */
export type ExitEffect = 'deny' | 'result' | 'feedback' | 'warn' | 'ignore' | 'stdoutContext';

/** Rule for the meaning of an output. Rules apply in order; later ones overwrite. */
export interface OutputRule {
  readonly if?: DialectConditions;
  readonly set?: Readonly<Record<string, DialectValue>>;
  readonly invalid?: string;
  /** The output is already native. */
  readonly pass?: true;
  readonly warn?: string;
}

/** Rules for exit codes and other ways in which a hook ends. */
export interface ExitRules {
  /** How JSON output is distinguished from text. */
  readonly json: 'brace' | 'whole' | 'lines' | 'strict' | 'stdout-or-stderr';
  readonly '0': ExitRule;
  readonly '1'?: ExitRule;
  readonly '2': ExitRule;
  readonly other: ExitRule;
  readonly signal: ExitRule;
  readonly timeout: ExitRule;
  readonly spawn: ExitRule;
}

/** Rule for one way in which a hook ends. */
export interface ExitRule {
  readonly json?: 'apply' | 'ignore';
  /** Stream of the output, if it differs from `json` of the rules. */
  readonly from?: 'stderr';
  readonly text?: 'event' | 'systemMessage' | 'warn' | 'deny' | 'ignore' | 'fail';
  readonly then?: 'event' | 'other' | 'warn' | 'fail';
  /** Sources of the reason for a block. */
  readonly reason?: readonly ('json' | 'stderr')[];
  readonly default?: string;
  readonly noReason?: 'fail';
}
