// A host as users run it: the complete system with a tool, and how the host exits.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hookwright, processes, until, watchdogs } from '../bench.mjs';

const guard = (command, more = {}) => ({
  BeforeTool: [{ matcher: 'write_.*', hooks: [{ type: 'command', command, ...more }] }],
});

export const guarantee = 'a blocked tool does not run; no hook process outlives its host, however the host exits';

export const rows = {
  'a blocked tool does not run, and the model reads the reason': async ({ directory }) => {
    const config = hookwright.createConfig({ workingDir: directory, hooks: guard('echo not here >&2; exit 2') });
    let ran = false;
    const tool = async () => {
      ran = true;
      return { llmContent: 'ran', returnDisplay: '' };
    };
    const result = await hookwright.executeToolWithHooks(config, 'write_file', {}, tool);
    await config.getHookSystem()?.dispose();
    assert.equal(ran, false);
    assert.match(String(result.llmContent), /not here/);
  },

  'the tool gets the rewritten input': async ({ directory }) => {
    const rewrite = JSON.stringify({ hookSpecificOutput: { tool_input: { path: 'safe' } } });
    const config = hookwright.createConfig({ workingDir: directory, hooks: guard(`echo '${rewrite}'`) });
    const tool = async (input) => ({ llmContent: JSON.stringify(input), returnDisplay: '' });
    const result = await hookwright.executeToolWithHooks(config, 'write_file', { path: 'x', text: 'y' }, tool);
    await config.getHookSystem()?.dispose();
    assert.deepEqual(JSON.parse(String(result.llmContent)), { path: 'safe', text: 'y' });
  },

  'a guard with onError block blocks if it fails': async ({ directory }) => {
    const config = hookwright.createConfig({ workingDir: directory, hooks: guard('exit 1', { onError: 'block' }) });
    const tool = async () => assert.fail('the tool ran');
    const result = await hookwright.executeToolWithHooks(config, 'write_file', {}, tool);
    await config.getHookSystem()?.dispose();
    assert.equal(result.error?.type, 'execution_failed');
  },

  'a request on the message bus gets a response': async ({ directory }) => {
    const messageBus = new hookwright.InMemoryMessageBus();
    const config = hookwright.createConfig({ workingDir: directory, hooks: guard('echo no >&2; exit 2'), messageBus });
    const system = config.getHookSystem();
    const input = { tool_name: 'write_file', tool_input: {} };
    const answer = await messageBus.request({ eventName: 'BeforeTool', input });
    await system?.dispose();
    assert.equal(answer.output?.finalOutput?.reason, 'no');
  },

  'hooks run without warnings [RUN-23]': async ({ directory }) => {
    const warnings = [];
    const debugLogger = { log() {}, debug() {}, warn: (text) => warnings.push(String(text)) };
    const config = hookwright.createConfig({ workingDir: directory, hooks: guard('true'), debugLogger });
    const tool = async () => ({ llmContent: 'ran', returnDisplay: '' });
    for (let turn = 0; turn < 3; turn += 1) await hookwright.executeToolWithHooks(config, 'write_file', {}, tool);
    await config.getHookSystem()?.dispose();
    assert.deepEqual(warnings, []);
  },

  'a launcher starts hooks on Node; elsewhere the host does, with a notice [RUN-10]': async ({ directory }) => {
    const notices = [];
    const config = hookwright.createConfig({
      workingDir: directory,
      hooks: guard('cat /dev/stdin > /dev/stderr; echo " by $PPID." >&2; exit 2'),
      runner: { launcher: 'always', onNotice: (text) => notices.push(text) },
    });
    const tool = async () => assert.fail('the tool ran');
    const result = await hookwright.executeToolWithHooks(config, 'write_file', { path: 'x' }, tool);
    await config.getHookSystem()?.dispose();
    assert.match(String(result.llmContent), /write_file/);
    const isNode = process.versions.bun === undefined && process.versions.deno === undefined;
    assert.equal(String(result.llmContent).includes(` by ${process.pid}.`), !isNode);
    assert.deepEqual(
      notices,
      isNode ? [] : ['commands are started by the host itself, without a launcher: the launcher is only used on Node'],
    );
  },

  'a host exits by itself when it is done, and leaves no process [RUN-19]': async (bench) => {
    const { code, left } = await hostThat('leaves', bench);
    assert.equal(code, 0);
    await until(() => left().length === 0, 'no process or file is left');
  },

  'process.exit of a host kills its hooks [RUN-19]': async (bench) => {
    const { code, left } = await hostThat('exits', bench);
    assert.equal(code, 7);
    await until(() => left().length === 0, 'no process or file is left');
  },

  'killing a host kills its hooks [RUN-19]': async (bench) => {
    const { code, left } = await hostThat('waits', bench, async (host, memory) => {
      await until(() => watchdogs(memory).length === 1, 'the host is watched');
      host.kill('SIGKILL');
    });
    assert.equal(code, 'SIGKILL');
    await until(() => left().length === 0, 'no process or file is left');
  },
};

/** Runs host.mjs on this runtime until it exits. */
async function hostThat(ending, { directory, has }, whenReady = () => {}) {
  const memory = join(directory, 'memory');
  mkdirSync(memory);
  const mark = `${directory}/host`;
  const [runtime, ...flags] = JSON.parse(process.argv[3] ?? '[]');
  const program = join(import.meta.dirname, '../host.mjs');
  const host = spawn(runtime, [...flags, program, process.argv[2], directory, ending], {
    env: { ...process.env, XDG_RUNTIME_DIR: memory, HOST_MARK: mark },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => host.once('exit', (code, signal) => resolve(signal ?? code)));
  const left = () => [...processes(`HOST_MARK=${mark}`), ...watchdogs(memory), ...readdirSync(memory)];
  try {
    await until(() => has('ready') || host.exitCode !== null, 'the host has its hooks running', 30_000);
    await whenReady(host, memory);
    const late = new Promise((resolve) => setTimeout(resolve, 15_000, 'did not end').unref());
    assert.ok(has('child'), 'its hook did not run');
    return { code: await Promise.race([ended, late]), left };
  } finally {
    host.kill('SIGKILL');
  }
}
