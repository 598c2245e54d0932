import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contract } from '../../../../generated/index.js';
import { LoadedHooks } from '../../../../src/integrations/agents/daemon/loaded-hooks.js';
import { type AgentHooks, answerAgent, loadAgentHooks } from '../../../../src/integrations/agents/index.js';
import { documents } from '../../../support/integrations/agents/agent-events.js';
import { makeHome } from '../../../support/integrations/agents/agents.js';

const IS = (command: string): string => `tool_input.?command.orValue('') == '${command}'`;
const SETTINGS = {
  enableHooks: true,
  budgets: { tool_calls: 3, onUnknown: 'block' },
  hooks: {
    BeforeTool: [
      {
        hooks: [
          { type: 'rule', name: 'deploy', when: IS('deploy'), decision: 'deny', reason: 'no deploy' },
          { type: 'rule', name: 'leak', when: `${IS('send')} && 'secret' in session.labels`, decision: 'deny' },
        ],
      },
    ],
    AfterTool: [{ hooks: [{ type: 'rule', name: 'look', when: IS('look'), labels: ['secret'] }] }],
  },
};

/** An agent whose hooks run in a process for each event, or in a daemon. */
function makeAgent(withDaemon: boolean) {
  const { home, project } = makeHome();
  const settings = join(home, '.config/hookwright/settings.json');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write(settings, JSON.stringify(SETTINGS));
  const warnings: string[] = [];
  const warn = (text: string): void => void warnings.push(text);
  const daemon = new LoadedHooks(contract, warn);
  onTestFinished(() => daemon.dispose());
  const open = async (session: Parameters<typeof loadAgentHooks>[0]['session'], opened: AgentHooks[]) => {
    if (withDaemon) return daemon.get({ project, env: {}, onFailure: 'block', session });
    const hooks = await loadAgentHooks({ project, contract, session, warn });
    opened.push(hooks);
    return hooks;
  };
  const fire = async (event: string, command: string, more: object = {}): Promise<string> => {
    const opened: AgentHooks[] = [];
    const input = {
      hook_event_name: event,
      session_id: 's1',
      cwd: project,
      source: 'startup',
      tool_name: 'Bash',
      tool_use_id: 't',
      tool_input: { command },
      tool_response: { stdout: '' },
      ...more,
    };
    const request = { agent: 'claude-code', stdin: JSON.stringify(input), env: {}, cwd: project };
    const answered = await answerAgent(request, {
      loadDocuments: () => Promise.resolve(documents),
      open: (_, session) => open(session, opened),
    });
    for (const hooks of opened) await hooks.dispose();
    return `${answered.stdout} ${answered.exitCode}`;
  };
  const fileIn = (kind: string): string => {
    const folder = join(home, '.local/state/hookwright', kind);
    return join(folder, readdirSync(folder).find((name) => /\.jsonl?$/.test(name)) ?? 'none');
  };
  return { fire, fileIn, write, settings, warnings, project };
}

const HELD = /"permissionDecision":"deny"/;

const DAMAGES: readonly (readonly [string, (file: string) => void])[] = [
  ['deleted', (file) => rmSync(file)],
  ['emptied', (file) => writeFileSync(file, '')],
  ['garbage', (file) => writeFileSync(file, 'garbage\n')],
  ['rewritten', (file) => writeFileSync(file, '{"kind":"start","at":"2026-01-01T00:00:00.000Z"}\n')],
];

describe.each([
  ['a process for each event', false],
  ['a daemon', true],
])('Records of an open session, with %s', (_, withDaemon) => {
  it('keep labels and budgets while nothing happens to them', async () => {
    const { fire, warnings } = makeAgent(withDaemon);
    await fire('SessionStart', '');
    expect(await fire('PreToolUse', 'send')).not.toMatch(HELD);
    await fire('PostToolUse', 'look');
    expect(await fire('PreToolUse', 'send')).toMatch(HELD);
    expect(await fire('PreToolUse', 'ls')).not.toMatch(HELD);
    expect(warnings).toEqual([]);
  });

  it.each(DAMAGES)('block what depends on labels and budgets if the session is %s [X-98]', async (_how, damage) => {
    const { fire, fileIn } = makeAgent(withDaemon);
    await fire('SessionStart', '');
    await fire('PostToolUse', 'look');
    for (const command of ['a', 'b', 'c']) expect(await fire('PreToolUse', command)).not.toMatch(HELD);
    damage(fileIn('sessions'));
    expect(await fire('PreToolUse', 'send')).toMatch(HELD);
    expect(await fire('PreToolUse', 'send')).toMatch(HELD);
    expect(await fire('PreToolUse', 'd')).toMatch(HELD);
  });

  it.each([
    ...DAMAGES.slice(0, 3),
    ['forged', (file: string) => writeFileSync(file, '{"guards":[],"budgets":[]}')] as const,
  ])('keep a removed guard in force if the file of guards is %s [X-98]', async (_how, damage) => {
    const { fire, fileIn, write, settings } = makeAgent(withDaemon);
    await fire('SessionStart', '');
    await fire('PreToolUse', 'ls');
    damage(fileIn('guards'));
    write(settings, JSON.stringify({ enableHooks: true }));
    expect(await fire('PreToolUse', 'deploy')).toMatch(HELD);
    expect(await fire('PreToolUse', 'deploy')).toMatch(HELD);
    // A person begins again.
    await fire('SessionStart', '');
    expect(await fire('PreToolUse', 'deploy')).not.toMatch(HELD);
  });
});

describe('Records of a session that are all gone', () => {
  it('are noticed by earlier calls in the transcript [X-98]', async () => {
    const { fire, project } = makeAgent(false);
    const transcript = join(project, 'transcript.jsonl');
    const message = (id: string) =>
      JSON.stringify({
        type: 'assistant',
        isSidechain: false,
        message: { id, role: 'assistant', usage: { input_tokens: 1, output_tokens: 1 }, content: [] },
      });
    writeFileSync(transcript, `${message('m1')}\n${message('m2')}\n`);
    for (let call = 0; call < 2; call += 1)
      expect(await fire('PreToolUse', 'send', { transcript_path: transcript })).toMatch(HELD);
  });

  it('are suspicious at the first tool call: rules that read labels could not run [X-98]', async () => {
    const { fire } = makeAgent(false);
    expect(await fire('PreToolUse', 'ls')).not.toMatch(HELD);
    const other = { session_id: 's2' };
    expect(await fire('PreToolUse', 'send', other)).toMatch(HELD);
    expect(await fire('PreToolUse', 'send', other)).not.toMatch(HELD);
  });
});

describe('State that cannot be kept', () => {
  it('is unknown to rules that read labels, and to budgets [X-98]', async () => {
    const { fire, fileIn } = makeAgent(false);
    await fire('SessionStart', '');
    const file = fileIn('sessions');
    // A folder in place of the file and of its lock cannot be written, not even by root.
    rmSync(file);
    mkdirSync(file);
    expect(existsSync(join(file, 'x'))).toBe(false);
    expect(await fire('PreToolUse', 'send')).toMatch(HELD);
    expect(await fire('PreToolUse', 'ls')).toMatch(HELD);
  });
});

describe('A switch of an agent', () => {
  it('is reported at the first event of a session [X-98]', async () => {
    const { fire, write, project } = makeAgent(false);
    write(join(project, '.claude/settings.local.json'), '{"disableAllHooks":true}');
    expect(await fire('SessionStart', '')).toContain('disableAllHooks');
    expect(readFileSync(join(project, '.claude/settings.local.json'), 'utf8')).toContain('true');
  });
});
