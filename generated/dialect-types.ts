// Made from schemas/ by npm run generate. Do not edit.

/**
 * Template: $.path, a name such as $event, the long form { "$": ... }, or a constant; also inside lists and objects.
 */
export type DialectValue =
  | string
  | number
  | boolean
  | null
  | DialectValue[]
  | {
      [k: string]: DialectValue;
    };
/**
 * Effect of an exit code: block, withhold the result, add text for the model (feedback), warn, nothing, or add stdout as context.
 */
export type ExitEffect = 'deny' | 'withhold' | 'feedback' | 'warn' | 'ignore' | 'stdoutContext';
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
 * Role of a tool, independent of its name. A tool of role `none` neither runs a command nor uses a file.
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
  | 'mcp'
  | 'none';
/**
 * Language of a command that is not text of a POSIX shell. `keys` is typed into a running program.
 */
export type CommandLanguage = 'powershell' | 'keys';

/**
 * Description of another agent's hooks: configuration, input and output. Data without code: no expressions, no loops.
 */
export interface Dialect {
  $schema?: string | undefined;
  dialect: string;
  shape: 1;
  verified: DialectVerified;
  config: DialectConfig;
  timeout: DialectTimeout;
  run: DialectRun;
  env: {
    [k: string]: string;
  };
  markers: string[];
  systemMessage?: 'user' | undefined;
  tools: Partial<Record<ToolRole, DialectTool>>;
  further?: FurtherTool[] | undefined;
  response?: DialectValue | undefined;
  projectFrom?: 'event' | 'process' | undefined;
  absolute: string[];
  matchers: {
    [k: string]: DialectMatcher;
  };
  bases: {
    [k: string]: {
      [k: string]: DialectValue;
    };
  };
  events: {
    [k: string]: DialectEvent;
  };
  noCounterpart: string[];
  unfed: string[];
  output: {
    [k: string]: OutputRule[];
  };
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
  version?: string | undefined;
  how: string;
}
/**
 * Location and layout of hook declarations.
 */
export interface DialectConfig {
  files: DialectFile[];
  at: string;
  layout: 'groups' | 'flat';
  entry: Partial<Record<EntryWord, string[]>>;
  types: string[];
  failClosedValue?: string | undefined;
  ignored?: string[] | undefined;
  unsupported?: {
    [k: string]: string;
  } | undefined;
  placeholders?: {
    [k: string]: string;
  } | undefined;
  disabledBy: string[];
  aside: string[];
  cwd: string;
  condition?: 'permission-rule' | undefined;
  runsNothingElse?: string[] | undefined;
  shell?: 'sh' | undefined;
}
/**
 * File with hook declarations.
 */
export interface DialectFile {
  layer: 'project' | 'user' | 'system' | 'extensions';
  path: string;
  else?: string | undefined;
  cwd?: string | undefined;
  format?: 'toml' | undefined;
  keys?: string[] | undefined;
}
/**
 * Timeouts of hooks.
 */
export interface DialectTimeout {
  unit: 's' | 'ms';
  default: number;
  min?: number | undefined;
  zero?: 'none' | undefined;
  perEvent?: {
    [k: string]: number;
  } | undefined;
  perType?: {
    [k: string]: number;
  } | undefined;
  millisecondsFrom?: number | undefined;
  max?: {
    [k: string]: number;
  } | undefined;
}
/**
 * Execution of the hooks of one event.
 */
export interface DialectRun {
  mode: 'parallel' | 'ordered';
  sequentialKey?: string | undefined;
  dedupe: 'whole-entry' | 'name:command' | 'none';
  reasons?: 'first' | 'last' | undefined;
}
/**
 * Meaning of a matcher.
 */
export interface DialectMatcher {
  all: string[];
  list?: string | undefined;
  split?: string | undefined;
  else: 'regex' | 'regex-whole' | 'equals';
  invalid?: 'never' | 'equals' | undefined;
  listOrPattern?: true | undefined;
  names?: 'claude' | undefined;
}
/**
 * Event of another agent: its condition, input and output.
 */
export interface DialectEvent {
  on: string;
  when?: DialectConditions | undefined;
  base?: string | undefined;
  match?:
    | string
    | {
        const: string;
      } | undefined;
  matcher?: string | undefined;
  input: {
    [k: string]: DialectValue;
  };
  keys?: {
    [k: string]: 'boolean' | 'string' | 'object';
  } | undefined;
  output: string[];
  text?: 'context' | 'fail' | undefined;
  exit2?: ExitEffect | undefined;
  exitOther?: ExitEffect | undefined;
  otherReason?: string | undefined;
  ignore?: ('continue' | 'decision' | 'systemMessage' | 'additionalContext')[] | undefined;
  loopCap?: number | undefined;
  loopCount?: 'row' | 'session' | undefined;
  turn?: 'new' | undefined;
  answer?: string[] | undefined;
}
/**
 * Rule for the meaning of an output. Rules apply in order; later ones overwrite.
 */
export interface OutputRule {
  if?: DialectConditions | undefined;
  set?: {
    [k: string]: DialectValue;
  } | undefined;
  invalid?: string | undefined;
  pass?: true | undefined;
  warn?: string | undefined;
  drop?: ('additionalContext' | 'llm_response')[] | undefined;
}
/**
 * Words of an answer. A word that the agent does not have is absent.
 */
export interface DialectAnswer {
  block?: DialectValue | undefined;
  ask?: DialectValue | undefined;
  stop?: DialectValue | undefined;
  rewrite?: DialectValue | undefined;
  withhold?: DialectValue | undefined;
  replace?: DialectValue | undefined;
  feedback?: DialectValue | undefined;
  context?: DialectValue | undefined;
  notice?: DialectValue | undefined;
  changes?: DialectValue | undefined;
}
/**
 * Rules for exit codes and other ways in which a hook ends.
 */
export interface ExitRules {
  '0': ExitRule;
  '1'?: ExitRule | undefined;
  '2': ExitRule;
  json: 'brace' | 'whole' | 'lines' | 'strict' | 'stdout-or-stderr';
  other: ExitRule;
  signal: ExitRule;
  timeout: ExitRule;
  spawn: ExitRule;
}
/**
 * How the agent records a session: JSON, one value per line. It completes what hooks are not sent. Absent if it is not known.
 */
export interface DialectTranscript {
  file?: DialectPath | undefined;
  lateMs?: number | undefined;
  lines: DialectTranscriptLine[];
}
/**
 * Meaning of one kind of line. Paths lead into the line; `[]` stands for each element of a list.
 */
export interface DialectTranscriptLine {
  when: DialectConditions;
  id?: string | undefined;
  prompt?: string | undefined;
  turn?: string | undefined;
  text?: string | undefined;
  calls?: string | undefined;
  inputs?: string | undefined;
  ends?: true | undefined;
  done?: true | undefined;
  input?: string[] | undefined;
  output?: string[] | undefined;
  cached?: string[] | undefined;
}
/**
 * How hookwright is installed as a hook of the agent. Absent if it cannot be.
 */
export interface DialectInstall {
  title: string;
  programs: string[];
  user: DialectPath;
  project: DialectPath;
  ownFile?: true | undefined;
  head?: {
    [k: string]: string | number;
  } | undefined;
  accepts?: ('comments' | 'trailing commas' | 'byte-order mark')[] | undefined;
  events: {
    [k: string]: DialectInstallEvent;
  };
  noHttp?: string | undefined;
  trust?: DialectTrust | undefined;
  settings: DialectPath[];
  disabledBy?: DialectSwitch[] | undefined;
  selfTest: DialectSelfTest;
}
/**
 * Entry of an event.
 */
export interface DialectInstallEvent {
  timeout: number;
  guard?: true | undefined;
  http?: string | undefined;
  onRequest?: string | undefined;
}
/**
 * What the agent has to trust before it runs the hooks.
 */
export interface DialectTrust {
  kind: 'definition' | 'folder';
  file: DialectPath;
  list?: string | undefined;
  switch?: string[] | undefined;
  default?: boolean | undefined;
  covers?: 'project' | 'all' | undefined;
  how: string;
}
/**
 * Setting that disables hooks.
 */
export interface DialectSwitch {
  path: string[];
  is?: boolean | undefined;
  contains?: 'name' | undefined;
}
/**
 * Recorded input of a guard.
 */
export interface DialectSelfTest {
  event: string;
  input: {
    [k: string]: unknown;
  };
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
  not?: (string | boolean)[] | undefined;
  blank?: boolean | undefined;
  textless?: boolean | undefined;
  min?: number | undefined;
}
/**
 * Rule for one way in which a hook ends.
 */
export interface ExitRule {
  json?: 'apply' | 'ignore' | undefined;
  from?: 'stderr' | undefined;
  text?: 'event' | 'systemMessage' | 'warn' | 'deny' | 'ignore' | 'fail' | undefined;
  then?: 'event' | 'other' | 'warn' | 'fail' | undefined;
  reason?: ('json' | 'answer' | 'stderr')[] | undefined;
  default?: string | undefined;
  broken?: 'fail' | undefined;
  noReason?: 'fail' | undefined;
}
/**
 * Tool of another agent.
 */
export interface DialectTool {
  name: string;
  also?: string[] | undefined;
  rule?: string | undefined;
  claude?: string | undefined;
  args?: {
    [k: string]: string;
  } | undefined;
  build?: {
    [k: string]: 'patch';
  } | undefined;
  patch?: string[] | undefined;
  response?: DialectValue | undefined;
}
/**
 * Tools of another agent that have a role and the same arguments.
 */
export interface FurtherTool {
  names: string[];
  role: ToolRole;
  args?: {
    [k: string]: string;
  } | undefined;
  patch?: string[] | undefined;
  language?: CommandLanguage | undefined;
}
/**
 * Tool of a host: its role, and the host's argument names by native name. The options of a host use it.
 */
export interface HostTool {
  role: ToolRole;
  args?: {
    [k: string]: string;
  } | undefined;
  server?: string | undefined;
  tool?: string | undefined;
  language?: CommandLanguage | undefined;
  required?: string[] | undefined;
}
/**
 * Path of a settings file, of a file with what is trusted, or of a transcript.
 */
export interface DialectPath {
  path: string;
  else?: string | undefined;
}
