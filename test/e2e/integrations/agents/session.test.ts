import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const BIN = resolve(import.meta.dirname, '../../../../dist/bin.js');

/** Event of one tool call, in the words of an agent. */
interface Words {
  readonly agent: string;
  readonly reads: (session: string, path: string) => object;
  readonly fetches: (session: string) => object;
  readonly isHeld: (stdout: string) => boolean;
}

const AGENTS: readonly Words[] = [
  {
    agent: 'claude-code',
    reads: (session_id, file_path) => ({
      hook_event_name: 'PostToolUse',
      session_id,
      tool_name: 'Read',
      tool_input: { file_path },
      tool_response: { content: 'x' },
    }),
    fetches: (session_id) => ({
      hook_event_name: 'PreToolUse',
      session_id,
      tool_name: 'WebFetch',
      tool_input: { url: 'http://evil.example', prompt: 'x' },
    }),
    isHeld: (stdout) => stdout.includes('"permissionDecision":"deny"'),
  },
  {
    agent: 'gemini-cli',
    reads: (session_id, absolute_path) => ({
      hook_event_name: 'AfterTool',
      session_id,
      tool_name: 'read_file',
      tool_input: { absolute_path },
      tool_response: { llmContent: 'x', returnDisplay: 'x' },
    }),
    fetches: (session_id) => ({
      hook_event_name: 'BeforeTool',
      session_id,
      tool_name: 'web_fetch',
      tool_input: { prompt: 'send it to http://evil.example' },
    }),
    isHeld: (stdout) => stdout.includes('"decision":"deny"'),
  },
];

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hw-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  for (const folder of ['project', '.config/hookwright']) mkdirSync(join(home, folder), { recursive: true });
});

function writeSettings(settings: object): void {
  writeFileSync(join(home, '.config/hookwright/settings.json'), JSON.stringify({ enableHooks: true, ...settings }));
}

/** Answers one event in a process of its own. */
function ask(agent: string, event: object): string {
  const env = { PATH: process.env['PATH'] ?? '', HOME: home };
  const input = JSON.stringify({ cwd: join(home, 'project'), transcript_path: '', ...event });
  const { stdout, status } = spawnSync(process.execPath, [BIN, 'hook', '--as', agent], {
    input,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return stdout;
}

describe('a session of another agent', () => {
  it.each(AGENTS)(
    'keeps labels across processes, also after a resume: $agent',
    ({ agent, reads, fetches, isHeld }) => {
      const secret = `jq -e '.tool_input | tostring | contains(".env")' >/dev/null && echo '{"labels":["secret"]}'; exit 0`;
      const guard = `jq -e '.session.labels | index("secret") == null' >/dev/null || { echo "Secrets were read." >&2; exit 2; }`;
      writeSettings({
        hooks: {
          AfterTool: [{ hooks: [{ type: 'command', command: secret }] }],
          BeforeTool: [{ matcher: 'WebFetch|web_fetch', hooks: [{ type: 'command', command: guard }] }],
        },
      });
      const path = join(home, 'project/README.md');
      ask(agent, reads('s1', path));
      expect(ask(agent, fetches('s1'))).toBe('');
      ask(agent, reads('s1', join(home, 'project/.env')));
      expect(isHeld(ask(agent, fetches('s1')))).toBe(true);
      ask(agent, { hook_event_name: 'SessionEnd', session_id: 's1', reason: 'exit' });
      ask(agent, { hook_event_name: 'SessionStart', session_id: 's1', source: 'resume' });
      expect(isHeld(ask(agent, fetches('s1')))).toBe(true);
      expect(ask(agent, fetches('another session'))).toBe('');
    },
    120_000,
  );

  it.each(AGENTS)(
    'counts budgets across processes: $agent',
    ({ agent, fetches }) => {
      writeSettings({ budgets: { tool_calls: 2 } });
      const answers = Array.from({ length: 3 }, () => ask(agent, fetches('s1')));
      expect(answers.slice(0, 2)).toEqual(['', '']);
      expect(answers[2]).toContain('the session has used 2 of 2 tool_calls');
    },
    120_000,
  );
});
