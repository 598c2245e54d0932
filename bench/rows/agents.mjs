// Time that a tool call in another agent waits for hookwright with one native guard, measured in one interleaved run.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interleave, median } from '../measure.mjs';
import { ratio, time } from '../report.mjs';

const bin = join(import.meta.dirname, '../../dist/bin.js');
const ROUNDS = { full: 200, quick: 20 };
const FLOOR = 'node -e 0';
const GUARD = "grep -q 'rm -rf' && { echo no >&2; exit 2; }; exit 0";

/** Ways in which an agent calls hookwright, and their budgets. */
const GOALS = {
  'http hook of the agent': 0.5,
  'warm command client': 0.7,
  'command without a daemon': 3.5,
};

/** Measures all ways and the floor, twice, in turns. */
export async function agentRows(mode) {
  const machine = await makeMachine();
  try {
    const actions = {
      [FLOOR]: () => run(process.execPath, ['-e', '0'], '', machine.env),
      control: () => run(process.execPath, ['-e', '0'], '', machine.env),
      'http hook of the agent': () => machine.post(),
      'warm command client': () => machine.ask({}),
      'command without a daemon': () => machine.ask({ HOOKWRIGHT_DAEMON: '0' }),
    };
    const times = await interleave(actions, ROUNDS[mode]);
    const floor = median(times[FLOOR]);
    const control = median(times.control) / floor;
    return Object.entries(GOALS).map(([name, goal]) => {
      const reached = median(times[name]) / floor;
      return {
        what: `inside an agent, one guard: ${name} / ${FLOOR}`,
        floor: time(floor),
        measured: time(median(times[name])),
        ratio: ratio(reached),
        control: ratio(control),
        goal: `<= ${goal}`,
        ok: reached <= goal * (1 + Math.abs(control - 1)),
      };
    });
  } finally {
    await machine.release();
  }
}

/** Creates a user with one guard, installs hookwright for Claude Code, and starts the daemon. */
async function makeMachine() {
  const home = mkdtempSync(join(tmpdir(), 'hw-'));
  const env = { PATH: process.env['PATH'], HOME: home };
  const project = join(home, 'project');
  const daemon = join(home, '.local/state/hookwright/daemon');
  for (const folder of [project, daemon, join(home, '.claude'), join(home, '.config/hookwright')])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  const hooks = { BeforeTool: [{ matcher: 'Bash', hooks: [{ type: 'command', command: GUARD }] }] };
  writeFileSync(join(home, '.config/hookwright/settings.json'), JSON.stringify({ enableHooks: true, hooks }));
  // Claude Code of a version in which an http hook blocks without an answer.
  writeFileSync(join(home, 'claude'), '#!/bin/sh\necho 2.1.326\n', { mode: 0o755 });
  const installed = spawnSync(process.execPath, [bin, 'install', '--http', '--agent', 'claude', '--yes'], {
    cwd: project,
    env: { ...env, PATH: `${home}:${env.PATH}` },
  });
  if (installed.status !== 0) throw new Error(`cannot install: ${installed.stderr}`);
  const settings = JSON.parse(readFileSync(join(home, '.claude/settings.json'), 'utf8'));
  const [{ url, headers }] = settings.hooks.PreToolUse[0].hooks;
  const launcher = join(home, '.local/share/hookwright/bin/hookwright');
  const input = JSON.stringify({
    hook_event_name: 'PreToolUse',
    session_id: 'bench',
    transcript_path: '',
    cwd: project,
    tool_name: 'Bash',
    tool_input: { command: 'ls -la', description: 'List files' },
    tool_use_id: 'toolu_1',
  });
  const ask = (more) => run(launcher, ['hook', '--as', 'claude-code', 'PreToolUse'], input, { ...env, ...more });
  const post = async () => {
    const response = await fetch(url, { method: 'POST', body: input, headers });
    const text = await response.text();
    if (response.status !== 200 || text !== '') throw new Error(`the daemon answered ${response.status}: ${text}`);
  };
  await ask({});
  while (!existsSync(join(daemon, 'daemon.pid'))) await ask({});
  return {
    env,
    ask,
    post,
    release: () => {
      process.kill(Number(readFileSync(join(daemon, 'daemon.pid'), 'utf8')), 'SIGKILL');
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Runs a program as agents run hooks: with pipes, and until its output ends. */
function run(program, args, input, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: 'pipe' });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.stdin.on('error', () => {});
    child.once('error', reject);
    child.once('close', (code) => {
      const text = Buffer.concat(output).toString();
      if (code === 0 && text === '') resolve();
      else reject(new Error(`${program} ended with ${code}: ${text}`));
    });
    child.stdin.end(input);
  });
}
