// Made from schemas/ by npm run generate. Do not edit.

/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue1 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Effect of an exit code: block, withhold the result, add text for the model (feedback), warn, nothing, or add stdout as context.
 */
export type ExitEffect = 'deny' | 'withhold' | 'feedback' | 'warn' | 'ignore' | 'stdoutContext';
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue2 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue3 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue4 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue5 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue6 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue7 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue8 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue9 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue10 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue11 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };
/**
 * Native names of the fields of an entry.
 */
export type EntryWord =
  | 'command'
  | 'commandWindows'
  | 'exec'
  | 'args'
  | 'timeout'
  | 'env'
  | 'cwd'
  | 'async'
  | 'rewake'
  | 'shell'
  | 'failClosed'
  | 'loopCap'
  | 'name'
  | 'description'
  | 'condition'
  | 'url'
  | 'headers'
  | 'allowedEnv';
/**
 * Role of a tool, independent of its name.
 */
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
/**
 * Form of its result, for hooks that run after it.
 */
export type DialectValue12 =
  | string
  | number
  | boolean
  | null
  | DialectValue1[]
  | {
      [k: string]: DialectValue1;
    };

/**
 * Description of another agent's hooks: configuration, input and output. Data without code: no expressions, no loops.
 */
export interface Dialect {
  /**
   * This file, for editors.
   */
  $schema?: string | undefined;
  /**
   * Name of the dialect and of its file.
   */
  dialect: string;
  /**
   * Version of this shape.
   */
  shape: 1;
  verified: DialectVerified;
  config: DialectConfig;
  timeout: DialectTimeout;
  run: DialectRun;
  /**
   * Environment variables of its hooks, with ${project}, ${cwd}, ${session}, ${transcript}, ${hostVersion}, ${plugin}, ${pluginData}, ${plans}, ${hookDir}. A variable whose template has no value is not set.
   */
  env: {
    [k: string]: string;
  };
  /**
   * Variables by which scripts recognise this agent, unset for hooks of other dialects; a trailing * matches any suffix.
   */
  markers: string[];
  /**
   * `user` if the agent shows system messages to the user and not to the model.
   */
  systemMessage?: 'user' | undefined;
  /**
   * Tools by role.
   */
  tools: Partial<Record<ToolRole, DialectTool>>;
  response?: DialectValue | undefined;
  /**
   * Arguments whose paths are made absolute.
   */
  absolute: string[];
  /**
   * Matchers by name; an event uses `default` unless it names one.
   */
  matchers: {
    [k: string]: DialectMatcher;
  };
  /**
   * Fields that inputs have in common, by name; an event uses `default` unless it names one.
   */
  bases: {
    [k: string]: {
      [k: string]: DialectValue1;
    };
  };
  /**
   * Events of the agent.
   */
  events: {
    [k: string]: DialectEvent;
  };
  /**
   * Events of the agent without a native event.
   */
  noCounterpart: string[];
  /**
   * Native events that its hooks never receive.
   */
  unfed: string[];
  /**
   * Groups of rules for the meaning of an output.
   */
  output: {
    [k: string]: OutputRule[];
  };
  /**
   * Groups of words in which hookwright answers, if it is the hook of the agent. Templates with $event, $.reason, $.context, $.message, $.input, $.result and $.changes; objects of all words that apply are merged.
   */
  answers?: {
    [k: string]: DialectAnswer;
  } | undefined;
  exit: ExitRules;
  transcript?: DialectTranscript | undefined;
  install?: DialectInstall | undefined;
}
/**
 * How the facts were verified.
 */
export interface DialectVerified {
  /**
   * Version of the agent that was run. Absent if only its documentation or source code was read.
   */
  version?: string | undefined;
  /**
   * Source of the facts.
   */
  how: string;
}
/**
 * Location and layout of hook declarations.
 */
export interface DialectConfig {
  /**
   * Files with hook declarations. In one layer, the first file that enables or disables hooks decides.
   */
  files: DialectFile[];
  /**
   * Key of the event map.
   */
  at: string;
  /**
   * `groups`: event to { matcher, hooks }; `flat`: event to hooks, each with its matcher.
   */
  layout: 'groups' | 'flat';
  /**
   * Native field names to theirs; the first one that is present counts.
   */
  entry: Partial<Record<EntryWord, string[]>>;
  /**
   * Supported hook types. The first one is the default.
   */
  types: string[];
  /**
   * Value of the failClosed key with which a failed hook blocks. Defaults to true.
   */
  failClosedValue?: string | undefined;
  /**
   * Keys of an entry that do not affect its decisions.
   */
  ignored?: string[] | undefined;
  /**
   * Unsupported keys of an entry, and the consequence.
   */
  unsupported?: {
    [k: string]: string;
  } | undefined;
  /**
   * Texts that the agent replaces in the hooks of a plugin, by the name in ${name}. Values may name ${project} and ${plugin}.
   */
  placeholders?: {
    [k: string]: string;
  } | undefined;
  /**
   * Keys of the file that disable the hooks of its layer.
   */
  disabledBy: string[];
  /**
   * Keys of the event map that are not events.
   */
  aside: string[];
  /**
   * Working directory of hooks: ${cwd} of the agent, or ${project}.
   */
  cwd: string;
  /**
   * Built-in reader for the condition of an entry.
   */
  condition?: 'permission-rule' | undefined;
  /**
   * Programs that run no other program and write no data, whatever their arguments. Only these prove that a condition on commands is not met.
   */
  runsNothingElse?: string[] | undefined;
  /**
   * `sh` if commands run in the plain shell of the system. Defaults to bash.
   */
  shell?: 'sh' | undefined;
}
/**
 * File with hook declarations.
 */
export interface DialectFile {
  /**
   * Layer of the file.
   */
  layer: 'project' | 'user' | 'system' | 'extensions';
  /**
   * Path with ${project}, ${home}, ${plugin}, ${env.NAME}; the last segment may contain a *.
   */
  path: string;
  /**
   * Path to use if a variable of `path` has no value.
   */
  else?: string | undefined;
  /**
   * Working directory of the file's hooks.
   */
  cwd?: string | undefined;
  /**
   * Format of the file. Defaults to JSON.
   */
  format?: 'toml' | undefined;
  /**
   * Keys of the file. With any other key, the agent ignores the whole file.
   */
  keys?: string[] | undefined;
}
/**
 * Timeouts of hooks.
 */
export interface DialectTimeout {
  /**
   * Unit of all timeouts.
   */
  unit: 's' | 'ms';
  /**
   * Timeout of a hook without one.
   */
  default: number;
  /**
   * Shortest timeout.
   */
  min?: number | undefined;
  /**
   * Meaning of a timeout of 0. Defaults to the default timeout.
   */
  zero?: 'none' | undefined;
  /**
   * Defaults of single events, by their name.
   */
  perEvent?: {
    [k: string]: number;
  } | undefined;
  /**
   * Defaults of hook types other than commands.
   */
  perType?: {
    [k: string]: number;
  } | undefined;
  /**
   * Timeouts from this number on are milliseconds, although the unit is seconds.
   */
  millisecondsFrom?: number | undefined;
  /**
   * Longest timeouts of single events, by their name.
   */
  max?: {
    [k: string]: number;
  } | undefined;
}
/**
 * Execution of the hooks of one event.
 */
export interface DialectRun {
  /**
   * Parallel, or one after another.
   */
  mode: 'parallel' | 'ordered';
  /**
   * Key of a group that makes its hooks sequential.
   */
  sequentialKey?: string | undefined;
  /**
   * Which entries are duplicates.
   */
  dedupe: 'whole-entry' | 'name:command' | 'none';
  /**
   * Which reason the model gets if several hooks block. Defaults to all reasons.
   */
  reasons?: 'first' | 'last' | undefined;
}
/**
 * Meaning of a matcher.
 */
export interface DialectMatcher {
  /**
   * Patterns that match everything.
   */
  all: string[];
  /**
   * Pattern of a list of names.
   */
  list?: string | undefined;
  /**
   * Pattern of the separator in a list of names.
   */
  split?: string | undefined;
  /**
   * Meaning of any other pattern.
   */
  else: 'regex' | 'regex-whole' | 'equals';
  /**
   * Meaning of a pattern that is not valid.
   */
  invalid?: 'never' | 'equals' | undefined;
  /**
   * A list that contains none of the tool's names is tried as a pattern, against the tool's own name only.
   */
  listOrPattern?: true | undefined;
  /**
   * `claude` to test Claude's names of tools.
   */
  names?: 'claude' | undefined;
}
/**
 * Event of another agent: its condition, input and output.
 */
export interface DialectEvent {
  /**
   * Native event.
   */
  on: string;
  when?: DialectConditions | undefined;
  /**
   * Base of its input.
   */
  base?: string | undefined;
  /**
   * Value that matchers are tested against: `tool`, a field of its input, a value with $, or a constant. Without it, matchers are ignored.
   */
  match?:
    | string
    | {
        const: string;
      } | undefined;
  /**
   * Matcher of the event.
   */
  matcher?: string | undefined;
  /**
   * Input of its hooks, besides the base.
   */
  input: {
    [k: string]: DialectValue1;
  };
  /**
   * Allowed fields of an output, and their types. Any other field makes it invalid.
   */
  keys?: {
    [k: string]: 'boolean' | 'string' | 'object';
  } | undefined;
  /**
   * Groups of rules that read its outputs.
   */
  output: string[];
  /**
   * Meaning of plain text with exit code 0.
   */
  text?: 'context' | 'fail' | undefined;
  exit2?: ExitEffect | undefined;
  exitOther?: ExitEffect | undefined;
  /**
   * Reason for a block by another exit code.
   */
  otherReason?: string | undefined;
  /**
   * Output fields that are ignored.
   */
  ignore?: ('continue' | 'decision' | 'systemMessage' | 'additionalContext')[] | undefined;
  /**
   * How often a hook may make the agent continue.
   */
  loopCap?: number | undefined;
  /**
   * Counts in a row or per session.
   */
  loopCount?: 'row' | 'session' | undefined;
  /**
   * `new` if the event begins a turn.
   */
  turn?: 'new' | undefined;
  /**
   * Groups of words for the answer of hookwright, if it is the hook. Without it, hookwright has no answer to the event.
   */
  answer?: string[] | undefined;
}
/**
 * Conditions by path: a value, one of several values, or a test. All must hold.
 */
export interface DialectConditions {
  [k: string]: string | boolean | string[] | DialectTest;
}
/**
 * Test of one value. All of its parts must hold.
 */
export interface DialectTest {
  absent?: boolean | undefined;
  type?: 'string' | 'object' | undefined;
  /**
   * Values that it must not have. `$event` is the name of the event.
   */
  not?: (string | boolean)[] | undefined;
  blank?: boolean | undefined;
  /**
   * Minimum number of characters.
   */
  min?: number | undefined;
}
/**
 * Rule for the meaning of an output. Rules apply in order; later ones overwrite.
 */
export interface OutputRule {
  if?: DialectConditions | undefined;
  /**
   * Effects by name.
   */
  set?: {
    [k: string]: DialectValue1;
  } | undefined;
  /**
   * Why the whole output is invalid.
   */
  invalid?: string | undefined;
  /**
   * The output is already native.
   */
  pass?: true | undefined;
  /**
   * Warning for the trace.
   */
  warn?: string | undefined;
  /**
   * Output fields of earlier rules that are dropped.
   */
  drop?: 'additionalContext'[] | undefined;
}
/**
 * Words of an answer. A word that the agent does not have is absent.
 */
export interface DialectAnswer {
  block?: DialectValue2 | undefined;
  ask?: DialectValue3 | undefined;
  stop?: DialectValue4 | undefined;
  rewrite?: DialectValue5 | undefined;
  withhold?: DialectValue6 | undefined;
  replace?: DialectValue7 | undefined;
  feedback?: DialectValue8 | undefined;
  context?: DialectValue9 | undefined;
  notice?: DialectValue10 | undefined;
  changes?: DialectValue11 | undefined;
}
/**
 * Rules for exit codes and other ways in which a hook ends.
 */
export interface ExitRules {
  '0': ExitRule;
  '1'?: ExitRule | undefined;
  '2': ExitRule;
  /**
   * How JSON output is distinguished from text.
   */
  json: 'brace' | 'whole' | 'lines' | 'strict' | 'stdout-or-stderr';
  other: ExitRule;
  signal: ExitRule;
  timeout: ExitRule;
  spawn: ExitRule;
}
/**
 * Rule for one way in which a hook ends.
 */
export interface ExitRule {
  /**
   * Whether JSON output is applied.
   */
  json?: 'apply' | 'ignore' | undefined;
  /**
   * Stream of the output, if it differs from `json` of the rules.
   */
  from?: 'stderr' | undefined;
  /**
   * Meaning of plain text.
   */
  text?: 'event' | 'systemMessage' | 'warn' | 'deny' | 'ignore' | 'fail' | undefined;
  /**
   * Further effect: exit2 or exitOther of the event, a warning, or a failure.
   */
  then?: 'event' | 'other' | 'warn' | 'fail' | undefined;
  /**
   * Sources of the reason for a block: a JSON output that blocks, any JSON output (`answer`), or stderr.
   */
  reason?: ('json' | 'answer' | 'stderr')[] | undefined;
  /**
   * Reason if there is none.
   */
  default?: string | undefined;
  /**
   * `fail` if text that begins like JSON and is not valid JSON makes the run fail.
   */
  broken?: 'fail' | undefined;
  /**
   * `fail` if a block without a reason is a failure.
   */
  noReason?: 'fail' | undefined;
}
/**
 * How the agent records a session: JSON, one value per line. It completes what hooks are not sent. Absent if it is not known.
 */
export interface DialectTranscript {
  file?: DialectPath | undefined;
  /**
   * Longest time that lines are written after their event, in milliseconds. Hooks that need the text of a message wait for it.
   */
  lateMs?: number | undefined;
  /**
   * Rules for lines. The first whose conditions hold counts.
   */
  lines: DialectTranscriptLine[];
}
/**
 * Path of a settings file, of a file with what is trusted, or of a transcript.
 */
export interface DialectPath {
  /**
   * Path with ${project}, ${home}, ${session} and ${env.NAME}.
   */
  path: string;
  /**
   * Path to use if a variable of `path` has no value.
   */
  else?: string | undefined;
}
/**
 * Meaning of one kind of line. Paths lead into the line; `[]` stands for each element of a list.
 */
export interface DialectTranscriptLine {
  when: DialectConditions;
  /**
   * Path of the id of a message. A message may have several lines, and the figures of its last one count.
   */
  id?: string | undefined;
  /**
   * Path of a message of the user: a text, or a list of parts.
   */
  prompt?: string | undefined;
  /**
   * Path of the id of the turn that the message begins.
   */
  turn?: string | undefined;
  /**
   * Path of the text of the model: a text, or a list of parts.
   */
  text?: string | undefined;
  /**
   * Path of the ids of the tool calls of the message. If no rule has `calls` or `inputs`, the last message requested the call.
   */
  calls?: string | undefined;
  /**
   * Path of the arguments of those calls, if the agent sends no ids.
   */
  inputs?: string | undefined;
  /**
   * True if the model's message ends here.
   */
  ends?: true | undefined;
  /**
   * True if a tool call has its result: the message before did not request later calls.
   */
  done?: true | undefined;
  /**
   * Paths of the figures that add up to the tokens of the request. All but the first may be absent. A minus subtracts.
   */
  input?: string[] | undefined;
  /**
   * The same for the tokens of the response.
   */
  output?: string[] | undefined;
  /**
   * The same for the part of the request that was read from a cache.
   */
  cached?: string[] | undefined;
}
/**
 * How hookwright is installed as a hook of the agent. Absent if it cannot be.
 */
export interface DialectInstall {
  /**
   * Name of the agent for people.
   */
  title: string;
  /**
   * Names of its program.
   */
  programs: string[];
  user: DialectPath;
  project: DialectPath;
  /**
   * True if the files contain nothing but our entries.
   */
  ownFile?: true | undefined;
  /**
   * Members that the file must have beside the hooks.
   */
  head?: {
    [k: string]: string | number;
  } | undefined;
  /**
   * What the agent accepts in the file beside JSON. It ignores a file with anything else. Absent if not known.
   */
  accepts?: ('comments' | 'trailing commas' | 'byte-order mark')[] | undefined;
  /**
   * Events to install, by their name.
   */
  events: {
    [k: string]: DialectInstallEvent;
  };
  /**
   * Why hookwright is never installed as an http hook of the agent.
   */
  noHttp: string;
  trust?: DialectTrust | undefined;
  /**
   * Paths of settings, and the values that disable all hooks.
   */
  disabledBy?: DialectSwitch[] | undefined;
  selfTest: DialectSelfTest;
}
/**
 * Entry of an event.
 */
export interface DialectInstallEvent {
  /**
   * Timeout of the entry. The agent goes on after it, so it is as long as the agent lets it be.
   */
  timeout: number;
  /**
   * True if the agent must not go on when hookwright cannot run.
   */
  guard?: true | undefined;
  /**
   * Why the event is installed only on request.
   */
  onRequest?: string | undefined;
}
/**
 * What the agent has to trust before it runs the hooks.
 */
export interface DialectTrust {
  /**
   * `definition`: the hash of each entry; `folder`: the project.
   */
  kind: 'definition' | 'folder';
  file: DialectPath;
  /**
   * Key of the list of trusted folders. Without it, the file maps folders to trust levels.
   */
  list?: string | undefined;
  /**
   * Path of the setting that enables folder trust.
   */
  switch?: string[] | undefined;
  /**
   * Value of that setting if it is absent.
   */
  default?: boolean | undefined;
  /**
   * Hooks that do not run in a folder that is not trusted: of the project, or all.
   */
  covers?: 'project' | 'all' | undefined;
  /**
   * How to trust, for people.
   */
  how: string;
}
/**
 * Setting that disables hooks.
 */
export interface DialectSwitch {
  /**
   * Path of the setting.
   */
  path: string[];
  /**
   * Value that disables hooks.
   */
  is: boolean;
}
/**
 * Recorded input of a guard.
 */
export interface DialectSelfTest {
  /**
   * Name of the event.
   */
  event: string;
  /**
   * What the agent writes to stdin; ${project} is the project.
   */
  input: {
    [k: string]: unknown;
  };
}
/**
 * Tool of another agent.
 */
export interface DialectTool {
  /**
   * Name of the tool. For `mcp`, a template with ${server} and ${tool}.
   */
  name: string;
  /**
   * Further names that matchers may use.
   */
  also?: string[] | undefined;
  /**
   * Tool whose permission rules also cover this one.
   */
  rule?: string | undefined;
  /**
   * Claude's name of the tool, for events that use it.
   */
  claude?: string | undefined;
  /**
   * Native argument names to theirs.
   */
  args?: {
    [k: string]: string;
  } | undefined;
  /**
   * Arguments that a built-in builds from all native ones.
   */
  build?: {
    [k: string]: 'patch';
  } | undefined;
  /**
   * Arguments that contain the text of a patch.
   */
  patch?: string[] | undefined;
  response?: DialectValue12 | undefined;
}
/**
 * Tool of a host: its role, and the host's argument names by native name. The options of a host use it.
 */
export interface HostTool {
  role: ToolRole;
  /**
   * Native argument names to those of the host.
   */
  args?: {
    [k: string]: string;
  } | undefined;
  /**
   * For `mcp`: the server.
   */
  server?: string | undefined;
  /**
   * For `mcp`: the name of the tool on its server.
   */
  tool?: string | undefined;
  /**
   * Arguments without which the tool does not run. A rewrite that lacks one blocks the call. Defaults to the argument that guards inspect.
   */
  required?: string[] | undefined;
}
