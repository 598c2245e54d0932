/** How the hooks of another agent are written, what they read and what their answers mean: data, checked by its meta-schema. */
export interface Dialect {
  readonly $schema?: string;
  readonly dialect: string;
  readonly shape: number;
  /** What the facts were taken from. */
  readonly verified: string;
  readonly config: DialectConfig;
  readonly timeout: DialectTimeout;
  readonly run: DialectRun;
  /** Variables that its hooks see. One whose template has no value is not set. */
  readonly env: Readonly<Record<string, string>>;
  /** Variables by which scripts tell this agent from others; `*` at the end stands for any rest. */
  readonly markers: readonly string[];
  /** Its tools, by what they are for. */
  readonly tools: Readonly<Partial<Record<ToolRole, DialectTool>>>;
  /** Arguments whose paths are made absolute. */
  readonly absolute: readonly string[];
  readonly matchers: Readonly<Record<string, DialectMatcher>>;
  readonly bases: Readonly<Record<string, Readonly<Record<string, DialectValue>>>>;
  readonly events: Readonly<Record<string, DialectEvent>>;
  /** Its events that no event of ours stands for. */
  readonly noCounterpart: readonly string[];
  /** Our events that its hooks never hear of. */
  readonly unfed: readonly string[];
  readonly output: Readonly<Record<string, readonly OutputRule[]>>;
  readonly exit: ExitRules;
}

/** Where hooks are declared, and how. */
export interface DialectConfig {
  readonly files: readonly DialectFile[];
  /** The key of the event map. */
  readonly at: string;
  /** `groups`: event to { matcher, hooks }; `flat`: event to hooks, each with its matcher. */
  readonly layout: 'groups' | 'flat';
  /** Our word to theirs; the first that is there counts. */
  readonly entry: Readonly<Partial<Record<EntryWord, readonly string[]>>>;
  /** The types of hook that can be run; a hook without one is of the first. */
  readonly types: readonly string[];
  /** Value of the `failClosed` key with which a failed hook blocks. Defaults to true. */
  readonly failClosedValue?: string;
  /** Keys of an entry that change nothing about what a guard does. */
  readonly ignored?: readonly string[];
  /** Keys of an entry that are not supported, and what is missing without them. */
  readonly unsupported?: Readonly<Record<string, string>>;
  /** Keys of the file that switch its hooks off. */
  readonly disabledBy: readonly string[];
  /** Keys of the event map that are no events. */
  readonly aside: readonly string[];
  readonly cwd: string;
  /** The built-in that reads the condition of an entry. */
  readonly condition?: 'permission-rule';
  /** Programs that run no other program, whatever their arguments: only these prove that a condition on commands does not hold. */
  readonly runsNothingElse?: readonly string[];
}

/** Our words for what an entry may say. */
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

/** A file that hooks may be declared in. */
export interface DialectFile {
  readonly layer: 'project' | 'user' | 'system' | 'extensions';
  readonly path: string;
  /** Where a variable of the path has no value. */
  readonly else?: string;
  readonly cwd?: string;
  readonly format?: 'toml';
}

/** How long hooks may run. */
export interface DialectTimeout {
  readonly unit: 's' | 'ms';
  readonly default: number;
  readonly min?: number;
  /** What a timeout of 0 means; without it, the default. */
  readonly zero?: 'none';
  readonly perEvent?: Readonly<Record<string, number>>;
  readonly max?: Readonly<Record<string, number>>;
}

/** How the hooks of one event run. */
export interface DialectRun {
  readonly mode: 'parallel' | 'ordered';
  /** The key of a group that asks for one hook after another. */
  readonly sequentialKey?: string;
  readonly dedupe: 'whole-entry' | 'name:command' | 'none';
  /** Whether those behind a hook that refused still run. */
  readonly afterDeny?: 'go-on';
}

/** What a tool is for, whatever it is called. */
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

/** A tool of a host: what it is for, and the host's names of its arguments by ours. */
export interface HostTool {
  readonly role: ToolRole;
  readonly args?: Readonly<Record<string, string>> | undefined;
  /** For `mcp`: the server, and the name that the tool has there. */
  readonly server?: string | undefined;
  readonly tool?: string | undefined;
}

/** A tool of another agent. */
export interface DialectTool {
  /** For `mcp` with `${server}` and `${tool}` in it. */
  readonly name: string;
  /** Names that matchers may use for it too. */
  readonly also?: readonly string[];
  /** Another tool whose permission rules cover it. */
  readonly rule?: string;
  /** The name that Claude has for it, where events use that. */
  readonly claude?: string;
  /** Our names of its arguments to theirs. */
  readonly args?: Readonly<Record<string, string>>;
  /** Arguments that a built-in makes out of all of ours. */
  readonly build?: Readonly<Record<string, 'patch'>>;
  /** Arguments by which a tool of this name takes the text of a patch. */
  readonly patch?: readonly string[];
}

/** What a matcher means. */
export interface DialectMatcher {
  readonly all: readonly string[];
  /** What a list of names looks like, and what separates its names. */
  readonly list?: string;
  readonly split?: string;
  readonly else: 'regex' | 'regex-whole' | 'equals';
  /** What becomes of a pattern that is none. */
  readonly invalid?: 'never' | 'equals';
  readonly names?: 'claude';
}

/** A template: `$.path`, a word such as `$event`, the long form { "$": ... }, or a constant, also inside of lists and objects. */
export type DialectValue =
  | string
  | number
  | boolean
  | null
  | readonly DialectValue[]
  | { readonly [key: string]: DialectValue };

/** By path: a value, one of several, or a test. */
export type DialectConditions = Readonly<Record<string, DialectTest | string | boolean | readonly string[]>>;

/** A test of one value; all that it says must hold. */
export interface DialectTest {
  readonly absent?: boolean;
  readonly type?: 'string' | 'object';
  readonly not?: readonly (string | boolean)[];
  readonly blank?: boolean;
  /** At least so many characters. */
  readonly min?: number;
}

/** An event of another agent: when it happens, what its hooks read and what they may answer. */
export interface DialectEvent {
  /** Our event. */
  readonly on: string;
  readonly when?: DialectConditions;
  readonly base?: string;
  /** What its matchers are tested against: the tool, a field of its input, a value, a constant. */
  readonly match?: string | { readonly const: string };
  readonly matcher?: string;
  readonly input: Readonly<Record<string, DialectValue>>;
  /** The only fields of an answer, and their types; anything else spoils it. */
  readonly keys?: Readonly<Record<string, string>>;
  readonly output: readonly string[];
  readonly text?: 'context' | 'fail';
  readonly exit2?: ExitEffect;
  readonly exitOther?: ExitEffect;
  readonly otherReason?: string;
  /** What of an answer does not count. */
  readonly ignore?: readonly string[];
  /** How often a hook may ask to go on, and whether in a row or in all of a session. */
  readonly loopCap?: number;
  readonly loopCount?: 'row' | 'session';
  readonly turn?: 'new';
}

/** What an exit code does to the event. */
export type ExitEffect = 'deny' | 'result' | 'feedback' | 'warn' | 'ignore' | 'stdoutContext';

/** What an answer means. Rules apply in order; later ones overwrite. */
export interface OutputRule {
  readonly if?: DialectConditions;
  readonly set?: Readonly<Record<string, DialectValue>>;
  readonly invalid?: string;
  /** The answer is in our words already. */
  readonly pass?: true;
  readonly warn?: string;
}

/** What the ways to end mean. */
export interface ExitRules {
  /** How an answer is told from text. */
  readonly json: 'brace' | 'whole' | 'lines' | 'strict' | 'stdout-or-stderr';
  readonly '0': ExitRule;
  readonly '1'?: ExitRule;
  readonly '2': ExitRule;
  readonly other: ExitRule;
  readonly signal: ExitRule;
  readonly timeout: ExitRule;
  readonly spawn: ExitRule;
}

/** What one way to end means. */
export interface ExitRule {
  readonly json?: 'apply' | 'ignore';
  /** Where the answer or text stands, when elsewhere than `json` of the rules says. */
  readonly from?: 'stderr';
  readonly text?: 'event' | 'systemMessage' | 'warn' | 'deny' | 'ignore' | 'fail';
  readonly then?: 'event' | 'other' | 'warn' | 'fail';
  /** Where the reason of a refusal is looked for. */
  readonly reason?: readonly ('json' | 'stderr')[];
  readonly default?: string;
  readonly noReason?: 'fail';
}
