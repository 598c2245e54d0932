import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { HookEventName } from 'hookwright';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { respond, say, startGeminiServer } from '../../../examples/agent/gemini-server.js';
import { painterFor } from '../../../examples/demo/paint.js';
import { inLongForm } from '../../support/long-form.js';
import { runDemo, startDemo } from './demo-process.js';
import { python, temporaryFolder } from './example-hooks.js';

const ESCAPE = '\u001b';

describe.skipIf(!python)('demo', () => {
  it('prints its story, and leaves nothing behind', async () => {
    const { code, stdout, stderr, leftBehind } = await runDemo();
    expect({ code, stderr, leftBehind }).toEqual({ code: 0, stderr: '', leftBehind: [] });
    expect(stdout).not.toContain(ESCAPE);
    // The demo has no subagents.
    const events = Object.values(HookEventName).filter((name) => !name.startsWith('Subagent'));
    for (const event of events) expect(stdout).toMatch(new RegExp(`^${event} `, 'm'));
    const story = [
      /=> the agent starts with: Prices are in euro\./,
      /=> added to the prompt: Files here: RULES\.md, price\.mjs/,
      /=> the temperature is 0, the model may not call fetch_url/,
      /scan-secrets +Python +\d+ ms {2}refuses: This holds a secret\./,
      /=> not run; the model reads why/,
      /model +Then \.env has to wait\./,
      /=> ran instead: \{"command":"mkdir -p \.trash && mv price\.test\.mjs \.trash\/"\}/,
      /=> the answer is now: .*\[redacted\]/,
      /tests-must-pass +bash +\d+ ms {2}refuses: The tests do not pass\./,
      /=> one more turn, with that as its prompt/,
      /=> 6 messages became one/,
      /=> the model also reads: All tests pass\./,
      /^agent +Fixed: the price now includes its tax/m,
      /^\d+ events, \d+ runs of hooks, 5 calls of the model in \d+ ms$/m,
      /^in the folder: \.trash {2}RULES\.md {2}price\.mjs {2}price\.test\.mjs {2}session-log\.jsonl$/m,
    ];
    let rest = stdout;
    for (const line of story) {
      expect(rest).toMatch(line);
      rest = rest.slice(rest.search(line));
    }
  });
});

describe('demo without Python', () => {
  it('skips the hooks in Python, reports it, and shows the difference', async () => {
    const { code, stdout, stderr } = await runDemo([], { PATH: pathWithout('python3', 'python') });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^hookwright: commands get plain pipes, .* mkfifo not found .*\n$/);
    expect(stdout).toContain('note    Python is not installed; left out: project-files.py, scan-secrets.py\n');
    expect(stdout).not.toMatch(/^.*scan-secrets +Python/m);
    expect(stdout).toMatch(/model +The key is in \.env\./);
    expect(stdout).toMatch(/^in the folder: \.env /m);
  });
});

describe('demo options', () => {
  it('pass another task, and print JSON Lines', async () => {
    const { code, stdout } = await runDemo(['--json', '--prompt', 'write notes.md: hello']);
    const events: Record<string, unknown>[] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(events[0]).toMatchObject({ type: 'start', live: false });
    expect(events).toContainEqual({ type: 'prompt', prompt: 'write notes.md: hello' });
    expect(events.find(({ type }) => type === 'sent')).toMatchObject({
      temperature: 0,
      toolConfig: { functionCallingConfig: { mode: 'VALIDATED' } },
    });
    const hook = { name: 'tests-must-pass', verdict: 'ran', exitCode: 2, decision: 'deny' };
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'hooks',
        trace: expect.objectContaining({ eventName: 'AfterAgent', hooks: [expect.objectContaining(hook)] }),
      }),
    );
    expect(events.at(-1)).toMatchObject({ type: 'end', files: expect.arrayContaining(['notes.md']) });
  });

  it('are explained by --help', async () => {
    const { code, stdout } = await runDemo(['--help']);
    expect(code).toBe(0);
    for (const option of ['--prompt', '--live', '--json', 'GEMINI_API_KEY']) expect(stdout).toContain(option);
  });

  it.each([
    ['an unknown one', ['--lives'], "Unknown option '--lives'"],
    ['an empty prompt', ['--prompt', ' '], '--prompt is empty'],
    ['--live without a key', ['--live'], 'set GEMINI_API_KEY'],
  ])('are rejected with a reason: %s', async (_what, args, reason) => {
    const { code, stdout, stderr } = await runDemo(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(reason);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('call the real service with --live, which confirms every command', async () => {
    const server = await startGeminiServer(({ request }) => {
      const answered = request.contents.at(-1)?.parts?.some(({ functionResponse }) => functionResponse);
      return answered ? say('Well.') : respond([{ functionCall: { name: 'run_shell', args: { command: 'id' } } }]);
    });
    onTestFinished(() => server.close());
    const environment = { GEMINI_API_KEY: 'a-key', GOOGLE_GEMINI_BASE_URL: server.url };
    const { code, stdout } = await runDemo(['--live', '--prompt', 'Who am I?'], environment);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^model {3}gemini-/m);
    expect(stdout).toMatch(/^Notification .*\n^you +no$/m);
    expect(server.calls.length).toBeGreaterThan(1);
  });

  it('report a failing service, and clean up', async () => {
    const environment = { GEMINI_API_KEY: 'a-key', GOOGLE_GEMINI_BASE_URL: 'http://127.0.0.1:9' };
    const { code, stderr, leftBehind } = await runDemo(['--live'], environment);
    expect({ code, leftBehind }).toEqual({ code: 1, leftBehind: [] });
    expect(stderr).not.toBe('');
  });
});

describe('demo', () => {
  it.each(inLongForm(['SIGINT'] as const, ['SIGINT', 'SIGTERM'] as const))(
    'on %s ends its session and cleans up',
    async (signal) => {
      const { child, stdout, ended } = startDemo();
      await vi.waitFor(() => expect(stdout()).toMatch(/^you /m), { timeout: 30_000 });
      child.kill(signal);
      const { code, stdout: all, leftBehind } = await ended;
      expect({ code, leftBehind }).toEqual({ code: 130, leftBehind: [] });
      expect(all).toMatch(/^SessionEnd /m);
      expect(all).not.toMatch(/^agent /m);
    },
  );

  it('ends when its output is closed', async () => {
    const { child, stdout, ended } = startDemo();
    await vi.waitFor(() => expect(stdout()).toMatch(/^SessionStart /m), { timeout: 30_000 });
    child.stdout?.destroy();
    const { code, leftBehind } = await ended;
    expect({ code, leftBehind }).toEqual({ code: 130, leftBehind: [] });
  });
});

describe('demo colours', () => {
  it('are used in a terminal, or with FORCE_COLOR', () => {
    const painted = (isTTY: boolean, environment: NodeJS.ProcessEnv) => painterFor({ isTTY }, environment)('red', 'x');
    expect(painted(true, {})).toBe(`${ESCAPE}[31mx${ESCAPE}[0m`);
    expect(painted(true, { NO_COLOR: '' })).toBe(`${ESCAPE}[31mx${ESCAPE}[0m`);
    expect(painted(true, { NO_COLOR: '1' })).toBe('x');
    expect(painted(true, { TERM: 'dumb' })).toBe('x');
    expect(painted(false, {})).toBe('x');
  });
});

/** Creates a PATH with everything that the demo needs, except the given programs. */
function pathWithout(...left: string[]): string {
  const folder = join(temporaryFolder(), 'bin');
  mkdirSync(folder);
  const needed = ['bash', 'sh', 'cat', 'grep', 'mkdir', 'mv'].filter((name) => !left.includes(name));
  for (const name of needed) {
    const found = spawnSync('bash', ['--norc', '-c', `type -P ${name}`], { encoding: 'utf8' }).stdout.trim();
    symlinkSync(found, join(folder, name));
  }
  symlinkSync(process.execPath, join(folder, 'node'));
  return folder;
}
