// What hooks of other agents cost beside the same hooks of ours.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createConfig, HookEventName, loadConfig } from '../../dist/index.js';
import { KILOBYTE, mustSucceed, otherHooks, toolParams } from '../host.mjs';
import { repeated } from '../measure.mjs';

const EVENTS = 2000;
const HOOKS = 200;
const COMMAND = `cat >/dev/null; echo '{"decision":"approve"}'`;

export const dialectRows = [
  {
    what: 'a hook of another agent / the same hook of ours, one command',
    goal: 1.03,
    rounds: { full: 400, quick: 40 },
    async prepare() {
      const { root, home, project, write } = machine();
      write(join(home, '.claude/settings.json'), groups('PreToolUse', [COMMAND]));
      const foreign = await loadConfig({ workingDir: project, dialects: ['claude-code'], watch: false });
      const own = createConfig({
        workingDir: project,
        hooks: { [HookEventName.BeforeTool]: [{ hooks: [{ type: 'command', command: COMMAND }] }] },
      });
      return comparison(root, own, foreign, toolParams(KILOBYTE), (fire) => () => mustSucceed(fire()));
    },
  },
  {
    what: 'no match with six dialects and 200 hooks / no match with 200 hooks of ours',
    goal: 1.1,
    rounds: { full: 200, quick: 30 },
    warmUps: 20,
    repeats: { floor: EVENTS, measured: EVENTS },
    async prepare() {
      const { root, home, project, write } = machine();
      for (const [file, content] of Object.entries(sixDialects(HOOKS))) write(join(home, file), content);
      const dialects = ['claude-code', 'gemini-cli', 'llxprt-code', 'codex', 'cursor', 'copilot-cli'];
      const foreign = await loadConfig({ workingDir: project, dialects, watch: false });
      const own = createConfig({ workingDir: project, hooks: { [HookEventName.BeforeTool]: otherHooks(HOOKS) } });
      const params = toolParams(KILOBYTE, 'read_file');
      return comparison(root, own, foreign, params, (fire) => repeated(EVENTS, fire), 0);
    },
  },
];

async function comparison(root, own, foreign, params, action, planned = 1) {
  const [floor, measured] = await Promise.all(
    [own, foreign].map(async (config) => {
      const system = config.getHookSystem();
      await system.initialize();
      const fire = () => system.getEventHandler().fireBeforeToolEvent(params);
      const ran = (await fire()).trace.hooks.filter(({ verdict }) => verdict === 'ran').length;
      if (ran !== planned) throw new Error(`${ran} hooks of the benchmark ran in the place of ${planned}`);
      return action(fire);
    }),
  );
  const release = async () => {
    await foreign.dispose();
    await own.getHookSystem().dispose();
    rmSync(root, { recursive: true, force: true });
  };
  return { floor, measured, release };
}

/** Hooks for tools that are not called, in the files of six agents. */
function sixDialects(count) {
  const commands = Array.from({ length: Math.ceil(count / 6) }, (_, index) => `check ${index}`);
  return {
    '.claude/settings.json': groups('PreToolUse', commands, 'Bash'),
    '.gemini/settings.json': groups('BeforeTool', commands, 'run_shell_command'),
    '.llxprt/settings.json': groups('BeforeTool', commands, 'run_shell_command'),
    '.codex/hooks.json': groups('PreToolUse', commands, 'Bash'),
    '.cursor/hooks.json': flat(commands.map((command) => ({ command, matcher: 'Shell' }))),
    '.copilot/hooks/hooks.json': flat(commands.map((bash) => ({ type: 'command', bash, matcher: 'bash' }))),
  };
}

function groups(event, commands, matcher = '*') {
  return { hooks: { [event]: [{ matcher, hooks: commands.map((command) => ({ type: 'command', command })) }] } };
}

function flat(entries) {
  return { version: 1, hooks: { preToolUse: entries } };
}

function machine() {
  const root = mkdtempSync(join(tmpdir(), 'hookwright-bench-'));
  const home = join(root, 'home');
  const project = join(home, 'project');
  process.env['HOME'] = home;
  const places = ['XDG_CONFIG_HOME', 'XDG_STATE_HOME', 'CLAUDE_CONFIG_DIR', 'CODEX_HOME', 'COPILOT_HOME'];
  for (const name of places) delete process.env[name];
  mkdirSync(project, { recursive: true });
  const write = (file, content) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content, undefined, 2));
  };
  return { root, home, project, write };
}
