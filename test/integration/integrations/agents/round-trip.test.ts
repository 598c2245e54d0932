import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contract } from '../../../../generated/index.js';
import { Dialects } from '../../../../src/config/dialects/index.js';
import { createHooks } from '../../../../src/index.js';
import { answerAgent, loadAgentHooks } from '../../../../src/integrations/agents/index.js';
import { type Agent, settingsFileOf } from '../../../../src/integrations/agents/install/agents.js';
import { isRecord } from '../../../../src/util/json.js';
import { documents, recordedEvents } from '../../../support/integrations/agents/agent-events.js';
import { AGENTS, makeHome } from '../../../support/integrations/agents/agents.js';

/** The guard. It reads whatever input it gets, and speaks by its exit code: that works natively and in every agent. */
const GUARD = `#!/bin/sh
input=$(cat)
case "$input" in
  *'rm -rf'*) echo 'Never delete recursively.' >&2; exit 2 ;;
  *'/.env'*) echo 'Secrets stay as they are.' >&2; exit 2 ;;
esac
`;

/** The tests of the guard. Each holds wherever the guard runs. */
const CASES = [
  { title: 'lets a command run', tool: 'shell', value: 'ls -la', blocks: undefined },
  { title: 'blocks a recursive deletion', tool: 'shell', value: 'rm -rf /', blocks: 'Never delete recursively.' },
  { title: 'lets a file be written', tool: 'write', value: '/project/a.txt', blocks: undefined },
  { title: 'blocks a file with secrets', tool: 'write', value: '/project/.env', blocks: 'Secrets stay as they are.' },
] as const;
type Case = (typeof CASES)[number];

/** Writes the guard. Returns its command. */
function writeGuard(home: string): string {
  const file = join(home, 'guard.sh');
  writeFileSync(file, GUARD);
  chmodSync(file, 0o755);
  return file;
}

function write(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

/** Makes the guard a native hook of the user. */
function writeNative(home: string): void {
  const hooks = { BeforeTool: [{ hooks: [{ type: 'command', command: writeGuard(home) }] }] };
  write(join(home, '.config/hookwright/settings.json'), { enableHooks: true, hooks });
}

/** Fires the tool call of a case in a host of ours. */
async function fireInHost({ tool, value }: Case, project: string, dialects: readonly string[] = []) {
  const tools = { run_shell: { role: 'shell' }, write_file: { role: 'write' } } as const;
  const hooks = await createHooks({ cwd: project, dialects, tools, logger: false });
  onTestFinished(() => hooks.dispose());
  const session = await hooks.session();
  const call =
    tool === 'shell'
      ? { toolName: 'run_shell', toolInput: { command: value } }
      : { toolName: 'write_file', toolInput: { file_path: value, content: 'x' } };
  const { blocked, reason } = await session.fire('BeforeTool', call);
  return blocked ? reason : undefined;
}

/** Returns the input that the agent sent before a tool, with the value of the case. */
function recordedInput({ name, install }: Agent, { tool, value }: Case, project: string): string {
  const { event } = install.selfTest;
  const all =
    recordedEvents.find(({ dialect }) => dialect === name)?.events.filter((each) => each.event === event) ?? [];
  const text = JSON.stringify(all[tool === 'shell' ? 0 : 1]?.stdin);
  const old = tool === 'shell' ? /echo original > ran.txt; cat marker.txt|cat marker.txt/ : /\/project\/out.txt/;
  expect(text).toMatch(old);
  return text.replace(old, value).replaceAll('/project', project);
}

/** Answers the agent, and returns the reason if the agent blocks the call after it read the answer by its own rules. */
async function askThroughBridge(agent: Agent, test: Case, project: string): Promise<string | undefined> {
  const { event } = agent.install.selfTest;
  const request = { agent: agent.name, event, stdin: recordedInput(agent, test, project), env: {}, cwd: project };
  const end = await answerAgent(request, {
    loadDocuments: async () => documents,
    open: async () => {
      const hooks = await loadAgentHooks({ project, contract });
      onTestFinished(() => hooks.dispose({ kill: true }));
      return hooks;
    },
  });
  return readAsAgent(agent, project, { kind: 'exited', ...end });
}

async function readAsAgent(
  { name, dialect, install }: Agent,
  project: string,
  end: { kind: 'exited'; stdout: string; stderr: string; exitCode: number },
): Promise<string | undefined> {
  const { config, tools, events } = dialect;
  const { event } = install.selfTest;
  const dialects = new Dialects({ [name]: dialect }, { contract, project, home: project });
  const location = {
    dialect: name,
    layer: 'user',
    path: project,
    format: 'json',
    cwd: undefined,
    plugin: undefined,
  } as const;
  const { hooks } = dialects.read(
    location,
    project,
    { [config.at]: { [event]: [itemOf(dialect.config, 'x')] } },
    () => ({
      line: 1,
      column: 1,
    }),
  );
  const started = await hooks[0]?.adapter.begin({
    session_id: '',
    transcript_path: '',
    cwd: project,
    hook_event_name: events[event]?.on,
    tool_name: tools.shell?.name,
    tool_input: {},
  });
  if (started === undefined || !('read' in started)) throw new Error('the agent would not run the hook');
  const { decision, reason } = started.read(end)?.output ?? {};
  return decision === 'deny' || decision === 'block' ? String(reason) : undefined;
}

function itemOf({ entry, layout }: Agent['dialect']['config'], command: string): object {
  const handler = { type: 'command', [entry.command?.[0] ?? 'command']: command };
  return layout === 'groups' ? { hooks: [handler] } : handler;
}

const rows = AGENTS.flatMap((agent) => CASES.map((test) => ({ ...test, test, agent, name: agent.name })));

describe('one guard', () => {
  it.each(CASES)('$title in a host of ours', async (test) => {
    const { home, project } = makeHome();
    writeNative(home);
    expect(await fireInHost(test, project)).toEqual(test.blocks);
  });

  it.each(rows)('$title in $name, through hookwright', async ({ agent, test, blocks }) => {
    const { home, project } = makeHome();
    writeNative(home);
    expect(await askThroughBridge(agent, test, project)).toEqual(blocks);
  });

  it.each(rows)('$title as a hook in the format of $name', async ({ agent, test, blocks }) => {
    const { home, project } = makeHome();
    const { config } = agent.dialect;
    const item = itemOf(config, writeGuard(home));
    const content = { ...agent.install.head, [config.at]: { [agent.install.selfTest.event]: [item] } };
    write(settingsFileOf(agent, 'user', project), isRecord(content) ? content : {});
    const reason = await fireInHost(test, project, [agent.name]);
    expect(reason === undefined).toBe(blocks === undefined);
  });
});
