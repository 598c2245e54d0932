// Hooks of other agents, compared with the same native hooks.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HookEventName, loadConfig } from '../../dist/index.js';
import { KILOBYTE, mustSucceed, otherHooks, toolParams } from '../host.mjs';
import { repeated } from '../measure.mjs';

const EVENTS = 2000;
const HOOKS = 200;
const OWN = '.config/hookwright/settings.json';
const COMMAND = `cat >/dev/null; echo '{"decision":"approve"}'`;

export const dialectRows = [
  {
    what: 'a hook of another agent / the same native hook, one command',
    goal: 1.25,
    rounds: { full: 400, quick: 40 },
    async prepare() {
      const own = await configWith({ [OWN]: ownSettings([{ hooks: [{ type: 'command', command: COMMAND }] }]) });
      const foreign = await configWith({ '.claude/settings.json': groups('PreToolUse', [COMMAND]) }, ['claude-code']);
      return comparison(own, foreign, toolParams(KILOBYTE), (fire) => () => mustSucceed(fire()));
    },
  },
  {
    what: 'no match with six dialects and 200 hooks / no match with 200 native hooks',
    goal: 1.1,
    rounds: { full: 200, quick: 30 },
    warmUps: 20,
    repeats: { floor: EVENTS, measured: EVENTS },
    async prepare() {
      const dialects = ['claude-code', 'gemini-cli', 'llxprt-code', 'codex', 'cursor', 'copilot-cli'];
      const own = await configWith({ [OWN]: ownSettings(otherHooks(HOOKS)) });
      const foreign = await configWith(sixDialects(HOOKS), dialects);
      const params = toolParams(KILOBYTE, 'read_file');
      return comparison(own, foreign, params, (fire) => repeated(EVENTS, fire), 0);
    },
  },
];

async function comparison(own, foreign, params, action, planned = 1) {
  const [floor, measured] = await Promise.all(
    [own, foreign].map(async ({ config }) => {
      const system = config.getHookSystem();
      await system.initialize();
      const fire = () => system.getEventHandler().fireBeforeToolEvent(params);
      const ran = (await fire()).trace.hooks.filter(({ verdict }) => verdict === 'ran').length;
      if (ran !== planned) throw new Error(`${ran} hooks of the benchmark ran instead of ${planned}`);
      return action(fire);
    }),
  );
  const release = async () => {
    for (const { config, root } of [own, foreign]) {
      await config.dispose();
      rmSync(root, { recursive: true, force: true });
    }
  };
  return { floor, measured, release };
}

/** Files of six agents with hooks for tools that are not called. */
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

/** Loads a config of a user whose home contains only these files. */
async function configWith(files, dialects = []) {
  const root = mkdtempSync(join(tmpdir(), 'hookwright-bench-'));
  const workingDir = join(root, 'project');
  process.env['HOME'] = root;
  const places = ['XDG_CONFIG_HOME', 'XDG_STATE_HOME', 'CLAUDE_CONFIG_DIR', 'CODEX_HOME', 'COPILOT_HOME'];
  for (const name of places) delete process.env[name];
  mkdirSync(workingDir);
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content, undefined, 2));
  }
  return { root, config: await loadConfig({ workingDir, dialects, watch: false }) };
}

function ownSettings(definitions) {
  return { enableHooks: true, hooks: { [HookEventName.BeforeTool]: definitions } };
}
