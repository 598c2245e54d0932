import type { Dialect } from '../../../../generated/index.js';
import { contract } from '../../../../generated/index.js';
import { Dialects } from '../../../../src/config/dialects/index.js';
import type { AdaptedEnd, AdaptedHook } from '../../../../src/core/contract/index.js';
import { inBraces } from './foreign-project.js';
import { ANSWERS, INPUTS, OWN_TOOLS, REWRITES } from './probe-inputs.js';

type Documents = Readonly<Record<string, Dialect>>;

/** Yields the behaviour of a dialect for fixed files, inputs and process results, part by part, with one line per fact. */
export async function* probe(
  documents: Documents,
  name: string,
  known: Dialect,
): AsyncGenerator<readonly [part: string, seen: string[]]> {
  const dialects = new Dialects(documents, {
    contract,
    project: '/work/project',
    home: '/home/me',
    tools: OWN_TOOLS,
    hooksMay: ['grant', 'replace-tool-result'],
    plugins: [{ dialect: name, folder: '/plugin' }],
  });
  yield ['places', dialects.locations(name).map((place) => JSON.stringify(place))];
  const read = (hooks: object, more: object = {}, plugin?: string) => {
    const place = {
      dialect: name,
      layer: 'project',
      path: '/f',
      format: 'json',
      cwd: undefined,
      plugin,
    } as const;
    return dialects.read(place, '/f', { [known.config.at]: hooks, ...more }, () => ({ line: 1, column: 1 }));
  };
  yield ['definitions', definitions(known, read)];
  for (const eventName of Object.keys(known.events)) {
    const [hook] = read(file(known, eventName, entry(known))).hooks;
    if (hook === undefined) {
      yield [eventName, ['there is no such hook']];
      continue;
    }
    const inputs = INPUTS.filter((input) => input['hook_event_name'] === hook.eventName);
    yield [eventName, await inputsOf(hook, inputs)];
    yield [`${eventName} answers`, await answersOf(hook, inputs)];
  }
  const [first = ''] = Object.keys(known.events);
  const [plugged] = read(file(known, first, entry(known)), {}, '/plugin').hooks;
  yield ['plugin', plugged === undefined ? [] : await inputsOf(plugged, INPUTS.slice(0, 1))];
  yield ['rewrites', await rewrites(known, read)];
  yield ['lasting', await lasting(known, read)];
  if (known.config.runsNothingElse !== undefined) yield ['conditions', await conditions(known, read)];
  if (known.tools.edit?.patch !== undefined) yield ['patches', await patches(known, read)];
  yield ['neighbours', await neighbours(documents, dialects, name)];
  yield ['matchers', await matchers(Object.keys(known.events), MATCHERS, known, read)];
  yield ['names', await matchers(toolEvents(known), toolNames(known), known, read)];
}

/** Returns which variables of this dialect the hooks of other dialects see. */
async function neighbours(documents: Documents, dialects: Dialects, name: string): Promise<string[]> {
  const others = Object.values(documents).filter((each) => each.dialect !== name);
  const hooks = others.flatMap((other) => {
    const [event = ''] = Object.entries(other.events).find(([, { on }]) => on === 'BeforeTool') ?? [];
    const place = {
      dialect: other.dialect,
      layer: 'project',
      path: '/f',
      format: 'json',
      cwd: undefined,
      plugin: undefined,
    } as const;
    const value = { [other.config.at]: file(other, event, entry(other)) };
    return dialects.read(place, '/f', value, () => ({ line: 1, column: 1 })).hooks;
  });
  return (await Promise.all(hooks.map((hook) => inputsOf(hook, INPUTS.slice(0, 1))))).flat();
}

type Read = (hooks: object, more?: object) => ReturnType<Dialects['read']>;

/** Values for the entry keys that a document defines. */
const VALUES: Readonly<Record<string, unknown>> = {
  command: 'guard',
  timeout: 7,
  env: { A: 'b' },
  cwd: 'sub',
  failClosed: true,
  loopCap: 2,
  name: 'n',
  description: 'd',
  shell: 'powershell',
  url: 'https://guard.example',
  headers: { 'X-Key': '$TOKEN' },
};

function entry({ config }: Dialect, more: object = {}): object {
  const [command = 'command'] = config.entry.command ?? [];
  return { type: config.types[0], [command]: 'guard', ...more };
}

function file({ config }: Dialect, eventName: string, hook: object, matcher?: string): object {
  const matched = matcher === undefined ? {} : { matcher };
  return { [eventName]: [config.layout === 'groups' ? { ...matched, hooks: [hook] } : { ...matched, ...hook }] };
}

function definitions(known: Dialect, read: Read): string[] {
  const events = Object.keys(known.events);
  const [first = ''] = events;
  const shown = ({ hooks, findings, off }: ReturnType<Read>): string =>
    JSON.stringify([hooks.map(shownHook), findings.map(({ severity, message }) => [severity, message]), off]);
  const words = Object.entries(known.config.entry).flatMap(([word, keys]) =>
    keys.flatMap((key) =>
      [VALUES[word] ?? 'v', ['a', `${inBraces('CLAUDE_PROJECT_DIR')}/b`], true, null].map((value) => ({
        [key]: value,
      })),
    ),
  );
  const switches = known.config.disabledBy.flatMap((key) => [{ [key]: true }, { [key]: false }]);
  return [
    ...events.map((name) => shown(read(file(known, name, entry(known))))),
    ...events.flatMap((name) =>
      [0, 0.2, 100, 1000].map((timeout) =>
        shown(read(file(known, name, entry(known, { timeout, timeoutSec: timeout })))),
      ),
    ),
    ...words.map((word) => shown(read(file(known, first, entry(known, word))))),
    ...switches.map((each) => shown(read({}, each))),
    ...[...known.noCounterpart, ...known.config.aside, 'Nonsense'].map((name) =>
      shown(read(file(known, name, entry(known)))),
    ),
    ...['prompt', 'command', 'http'].map((type) => shown(read(file(known, first, { ...entry(known), type })))),
    ...['block', 'true'].flatMap((value) =>
      (known.config.entry.failClosed ?? []).map((key) =>
        shown(read(file(known, first, entry(known, { [key]: value })))),
      ),
    ),
    ...[{}, { allowedEnvVars: ['TOKEN'] }].map((more) => {
      const service = { type: 'http', url: 'https://guard.example', headers: { 'X-Key': '$TOKEN' }, ...more };
      return shown(read(file(known, first, service)));
    }),
    ...[...(known.config.ignored ?? []), ...Object.keys(known.config.unsupported ?? {}), 'nonsense'].map((key) =>
      shown(read(file(known, first, entry(known, { [key]: true })))),
    ),
    ...[entry(known), entry(known, { timeout: 1 }), entry(known, { name: 'other' })].map((hook) =>
      keyText(read(file(known, first, hook)).hooks[0]),
    ),
    shown(read({ [first]: [{ sequential: true, hooks: [entry(known)] }] })),
  ];
}

function shownHook({ eventName, config, matcher, sequential, adapter, dialect }: AdaptedHook): unknown {
  return [
    eventName,
    config,
    matcher ?? null,
    sequential ?? false,
    adapter.run.reasons ?? null,
    dialect.event,
    dialect.cwd ?? null,
    dialect.variables,
  ];
}

function keyText(hook: AdaptedHook | undefined): string {
  return typeof hook?.adapter.key === 'string' ? hook.adapter.key : 'none';
}

/** Placeholder for values that differ in each run. */
function steady(text: string): string {
  return text
    .replaceAll(/toolu_[0-9a-f]{32}/g, '(id)')
    .replaceAll(/"duration_ms":\d+/g, '"duration_ms":(ms)')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(uuid)');
}

const INHERITED = {
  CLAUDE_PLUGIN_ROOT: 'i',
  CLAUDE_PLUGIN_DATA: 'i',
  CLAUDE_EFFORT: 'i',
  CLAUDE_CODE_REMOTE: 'i',
  CLAUDE_ENV_FILE: 'i',
  CLAUDECODE: 'i',
  GEMINI_CLI: 'i',
  GEMINI_PLANS_DIR: 'i',
  PLUGIN_ROOT: 'i',
  PLUGIN_DATA: 'i',
  CODEX_SANDBOX_NETWORK_DISABLED: 'i',
  CODEX_THREAD_ID: 'i',
  CURSOR_VERSION: 'i',
  CURSOR_TRACE_ID: 'i',
  COPILOT_CLI: 'i',
  QWEN_CODE: 'i',
  QWEN_CODE_NO_RELAUNCH: 'i',
  QWEN_PROJECT_DIR: 'i',
  PATH: 'i',
};

async function inputsOf(hook: AdaptedHook, inputs: readonly object[]): Promise<string[]> {
  return Promise.all(
    inputs.map(async (input) => {
      const start = await hook.adapter.begin(input);
      if (!('read' in start)) return 'skipped';
      const variables = Object.entries(start.variables(INHERITED)).map(
        ([name, value]) => `${name}=${value ?? '(unset)'}`,
      );
      return steady(`${start.stdin} in ${start.cwd}with ${variables.join(' ')}`);
    }),
  );
}

const TEXTS = [
  '',
  'text',
  '"{\\"decision\\":\\"deny\\"}"',
  '{"decision":',
  '[1]',
  '{"type":"progress"}\n{"decision":"block","reason":"late"}',
];

/** Returns each output with exit code 0, and some with every other result. */
function ends(): AdaptedEnd[] {
  const answers = ANSWERS.map((answer) => JSON.stringify(answer));
  const few = [
    '',
    'text',
    '{"decision":"block","reason":"r"}',
    '{"permissionDecision":"allow"}',
    '{"permission":"deny"}',
    '{"decision":"allow"}',
    '{"decision":',
  ];
  const others = [1, 2, 3, undefined].flatMap((exitCode) =>
    few.flatMap((stdout) =>
      ['', 'err', '{"decision":"deny","reason":"e"}'].map((stderr) => ({
        kind: 'exited' as const,
        exitCode,
        stdout,
        stderr,
      })),
    ),
  );
  return [
    ...[...TEXTS, ...answers].map((stdout) => ({ kind: 'exited' as const, exitCode: 0, stdout, stderr: '' })),
    { kind: 'exited', exitCode: 0, stdout: '', stderr: '{"decision":"deny","reason":"e"}' },
    { kind: 'exited', exitCode: 0, stdout: '', stderr: 'err' },
    ...others,
    { kind: 'timed-out', stdout: '', stderr: '' },
    { kind: 'spawn-failed', stdout: '', stderr: '' },
  ];
}

/** Returns one line per distinct meaning, with all process results that have it. */
async function answersOf(hook: AdaptedHook, inputs: readonly object[]): Promise<string[]> {
  const starts = await Promise.all(inputs.map((input) => hook.adapter.begin(input)));
  const input = inputs[starts.findIndex((each) => 'read' in each)];
  if (input === undefined) return ['never runs'];
  const lines = new Map<string, string[]>();
  for (const [index, end] of ends().entries()) {
    // Each result has its own session, because some counters are per session.
    const start = await hook.adapter.begin({ ...input, session_id: `s${index}` });
    if (!('read' in start)) return ['does not run again'];
    const first = JSON.stringify(start.read(end));
    // Exceeds the number of times that a hook may continue a turn.
    const later = Array.from({ length: 9 }, () => JSON.stringify(start.read(end))).filter((answer) => answer !== first);
    const meaning = `${first}${later.length === 0 ? '' : ` then ${later.length} times ${later.at(-1)}`}`;
    const { kind, exitCode, stdout, stderr } = end;
    lines.set(meaning, [...(lines.get(meaning) ?? []), `${kind} ${exitCode ?? ''} ${stdout} ${stderr}`.trim()]);
  }
  return [...lines].map(([meaning, all]) => `${meaning} <- ${all.join(' ; ')}`);
}

function toolEvents({ events }: Dialect): string[] {
  return Object.keys(events).filter((name) => events[name]?.on === 'BeforeTool');
}

/** Returns every name that a tool has in a dialect. */
function toolNames({ tools }: Dialect): string[] {
  const names = Object.values(tools).flatMap(({ name, also }) => [name, ...(also ?? [])]);
  return [...new Set(names)];
}

/** Returns the results of argument changes for tools with custom names. */
async function rewrites(known: Dialect, read: Read): Promise<string[]> {
  const seen: string[] = [];
  for (const eventName of toolEvents(known)) {
    const [hook] = read(file(known, eventName, entry(known))).hooks;
    for (const input of INPUTS.filter((each) => Object.hasOwn(OWN_TOOLS, String(each['tool_name'])))) {
      const start = input['hook_event_name'] === hook?.eventName ? await hook?.adapter.begin(input) : undefined;
      if (start === undefined || !('read' in start)) continue;
      for (const answer of REWRITES) {
        const end = { kind: 'exited', exitCode: 0, stdout: JSON.stringify(answer), stderr: '' } as const;
        seen.push(`${eventName} ${String(input['tool_name'])}: ${JSON.stringify(start.read(end))}`);
      }
    }
  }
  return seen;
}

/** Returns state that persists between runs, and settings of single entries. */
async function lasting(known: Dialect, read: Read): Promise<string[]> {
  const seen: string[] = [];
  for (const [index, more] of [
    { loop_limit: 1 },
    { loop_limit: null },
    {},
    { if: 'Bash(npm *)' },
    { if: 'Bash(git *)' },
  ].entries()) {
    for (const eventName of Object.keys(known.events)) {
      const [hook] = read(file(known, eventName, entry(known, more))).hooks;
      const input = INPUTS.find((each) => each['hook_event_name'] === hook?.eventName);
      const stdout = '{"followup_message":"go","decision":"block","reason":"go"}';
      const deny = { kind: 'exited', exitCode: 0, stdout, stderr: '' } as const;
      const pass = { ...deny, stdout: '' };
      const turns: string[] = [];
      for (const end of [deny, deny, pass, ...Array.from({ length: 7 }, () => deny)]) {
        const start = await hook?.adapter.begin({ ...input, session_id: `lasting-${index}` });
        if (start === undefined || !('read' in start)) turns.push('skipped');
        else turns.push(`${loopCountIn(start.stdin)} ${JSON.stringify(start.read(end))}`);
      }
      seen.push(`${eventName}: ${turns.map((turn, at) => (turn === turns[at - 1] ? '"' : turn)).join(' ')}`);
    }
  }
  return seen;
}

/** Returns which programs disprove a condition, and which tools a rule covers. */
async function conditions(known: Dialect, read: Read): Promise<string[]> {
  const runs = async (rule: string, tool_name: unknown, tool_input: unknown): Promise<string> => {
    const [hook] = read(file(known, 'PreToolUse', entry(known, { if: rule }))).hooks;
    const start = await hook?.adapter.begin({ hook_event_name: 'BeforeTool', tool_name, tool_input });
    return start !== undefined && 'skip' in start ? 'skipped' : 'runs';
  };
  const programs = (known.config.runsNothingElse ?? []).map(
    async (program) => `${program}: ${await runs('Bash(git *)', 'Bash', { command: `${program} x` })}`,
  );
  const calls = INPUTS.filter((input) => input['hook_event_name'] === 'BeforeTool');
  const tools = ['Edit', 'Read'].flatMap((rule) =>
    calls.map(
      async (call) => `${rule} ${call['tool_name']}: ${await runs(rule, call['tool_name'], call['tool_input'])}`,
    ),
  );
  return Promise.all([...programs, ...tools]);
}

/** Returns the hook input for a patch tool, by each of its arguments, and with an additional path. */
async function patches(known: Dialect, read: Read): Promise<string[]> {
  const [hook] = read(file(known, 'PreToolUse', entry(known))).hooks;
  const seen: string[] = [];
  for (const name of known.tools.edit?.patch ?? []) {
    for (const more of [{}, { file_path: 'other' }]) {
      const tool_input = { [name]: 'the patch', ...more };
      const input = { hook_event_name: 'BeforeTool', tool_name: known.tools.edit?.name, tool_input };
      try {
        const start = await hook?.adapter.begin(input);
        seen.push(start === undefined || !('read' in start) ? 'skipped' : steady(start.stdin));
      } catch (error) {
        seen.push(String(error));
      }
    }
  }
  return seen;
}

function loopCountIn(stdin: string): string {
  return /"loop_count":(\d+)/.exec(stdin)?.[1] ?? '-';
}

const MATCHERS = [
  '',
  '*',
  '**',
  'Bash',
  'bash',
  'Shell',
  'run_shell_command',
  'Bas',
  'Bash|Write',
  'Bash,Write',
  'Edit',
  'MultiEdit',
  'StrReplace',
  'apply_patch',
  'Task',
  'Write.*',
  'write',
  'as[h]',
  'tart.p',
  'shell_comman',
  'my-tool',
  '(',
  'mcp__.*',
  'mcp__files__list',
  'npm',
  'startup',
  'startup|compact',
  'compact|.*',
  'other',
  'manual',
  'permission_prompt',
  'ToolPermission',
  'Stop',
  'UserPromptSubmit',
  'AgentResponse',
  'search_file_content|rg|view|powershell|str_replace_editor|Agent',
];

/** Returns, for each event and matcher, the inputs that the hook runs for and may be planned for. */
async function matchers(
  events: readonly string[],
  tried: readonly string[],
  known: Dialect,
  read: Read,
): Promise<string[]> {
  const pairs = events.flatMap((eventName) => tried.map((matcher) => [eventName, matcher] as const));
  return Promise.all(
    pairs.map(async ([eventName, matcher]) => {
      const [hook] = read(file(known, eventName, entry(known), matcher)).hooks;
      if (hook === undefined) return 'left out';
      const inputs = INPUTS.filter((input) => input['hook_event_name'] === hook.eventName);
      const field = contract.routes[hook.eventName]?.matcher?.field ?? '';
      const runs = await Promise.all(
        inputs.map(async (input) => {
          const planned = hook.mayApply(String(input[field]), input['mcp_context'] !== undefined);
          return `${'skip' in (await hook.adapter.begin(input)) ? '-' : 'r'}${planned ? 'p' : '-'}`;
        }),
      );
      return `${eventName} ${matcher}: ${runs.join(' ')}`;
    }),
  );
}
