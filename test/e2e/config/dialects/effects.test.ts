import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { executeToolWithHooks } from '../../../../src/core/triggers/execute-tool.js';
import {
  fireEvent,
  foreignProject,
  inBraces,
  PROJECT_FILES,
  written,
} from '../../../support/config/dialects/foreign-project.js';

const at = (dialect: string): string => PROJECT_FILES[dialect] ?? '';
const claude = (event: string, command: string, more: object = {}) => ({
  hooks: { [event]: [{ hooks: [{ type: 'command', command, ...more }] }] },
});
const print = (answer: object): string => `cat >/dev/null; echo '${JSON.stringify(answer)}'`;
const shellCall = { hook_event_name: 'BeforeTool', tool_name: 'run_shell_command', tool_input: { command: 'npm i' } };

describe("host tools in other agents' hooks", () => {
  const tools = { run_shell: { role: 'shell', args: { command: 'cmd' } } } as const;

  it('have the names and arguments of each agent, and rewrites are translated back [PLN-1]', async () => {
    const { machine, config } = await foreignProject(
      {
        [at('claude-code')]: claude('PreToolUse', 'cat > claude.json', { matcher: 'x' }),
        [at('cursor')]: { version: 1, hooks: { preToolUse: [{ command: 'cat > cursor.json', matcher: 'Shell' }] } },
        [at('gemini-cli')]: {
          hooks: {
            BeforeTool: [{ matcher: '^run_shell_command$', hooks: [{ type: 'command', command: 'bash g.sh' }] }],
          },
        },
        'g.sh': `cat > gemini.json; echo '{"hookSpecificOutput":{"tool_input":{"command":"npm ci"}}}'`,
      },
      { dialects: ['claude-code', 'cursor', 'gemini-cli'], tools },
    );
    const seen: unknown[] = [];
    await executeToolWithHooks(config, 'run_shell', { cmd: 'npm i', quiet: true }, async (input) => {
      seen.push(input);
      return { llmContent: 'ok' };
    });
    expect(seen).toEqual([{ cmd: 'npm ci' }]);
    expect(written(machine, 'claude.json')).toMatchObject({
      tool_name: 'Bash',
      tool_input: { command: 'npm i', quiet: true },
    });
    expect(written(machine, 'cursor.json')).toMatchObject({ tool_name: 'Shell', tool_input: { command: 'npm i' } });
    expect(written(machine, 'gemini.json')).toMatchObject({ tool_name: 'run_shell_command' });
  });

  it("have each agent's MCP tool name, also if only the caller names the server [PLN-1]", async () => {
    const { config } = await foreignProject(
      {
        [at('claude-code')]: {
          hooks: { PreToolUse: [{ matcher: 'mcp__db__.*', hooks: [{ type: 'command', command: 'exit 2' }] }] },
        },
      },
      { dialects: ['claude-code'] },
    );
    const call = { hook_event_name: 'BeforeTool', tool_name: 'query', tool_input: {} };
    const context = { server_name: 'db', tool_name: 'query' };
    expect((await fireEvent(config, { ...call, mcp_context: context })).finalOutput?.isBlockingDecision()).toBe(true);
    const other = await fireEvent(config, call);
    expect(other.finalOutput).toBeUndefined();
    expect(other.trace.hooks).toMatchObject([
      { verdict: 'matcher', why: 'matcher "mcp__db__.*" does not match "query"' },
    ]);
    expect(other.success).toBe(true);
  });
});

describe('tool_use_id of a tool call', () => {
  it('is the same before and after a call, and differs between equal calls [WIRE-1]', async () => {
    const log = [{ hooks: [{ type: 'command', command: 'cat >> seen.jsonl; echo >> seen.jsonl' }] }];
    const { machine, config } = await foreignProject(
      { [at('claude-code')]: { hooks: { PreToolUse: log, PostToolUse: log } } },
      { dialects: ['claude-code'] },
    );
    const run = () => executeToolWithHooks(config, 'ls', { path: '.' }, async () => ({ llmContent: 'ok' }));
    await run();
    await run();
    const lines = readFileSync(join(machine.project, 'seen.jsonl'), 'utf8').split('\n').filter(Boolean);
    const [before, after, again, afterAgain] = lines.map((line) => JSON.parse(line).tool_use_id);
    expect(before).toMatch(/^toolu_\w{32}$/);
    expect([after, afterAgain]).toEqual([before, again]);
    expect(again).not.toBe(before);
  });
});

describe('rewrite in replace mode', () => {
  it('removes the arguments that it omits [TOOL-5]', async () => {
    const answer = { hookSpecificOutput: { permissionDecision: 'allow', updatedInput: { command: 'npm ci' } } };
    const { config } = await foreignProject(
      { [at('claude-code')]: claude('PreToolUse', print(answer)) },
      { dialects: ['claude-code'] },
    );
    const seen: unknown[] = [];
    await executeToolWithHooks(config, 'run_shell_command', { command: 'npm i', description: 'd' }, async (input) => {
      seen.push(input);
      return { llmContent: 'ok' };
    });
    expect(seen).toEqual([{ command: 'npm ci' }]);
  });
});

describe('rewrites of several hooks', () => {
  const rewrite = (dialect: string, tool_input: object) => {
    if (dialect === 'claude-code')
      return claude(
        'PreToolUse',
        print({ hookSpecificOutput: { permissionDecision: 'allow', updatedInput: tool_input } }),
      );
    const answer = print({ hookSpecificOutput: { tool_input } });
    return { hooks: { BeforeTool: [{ hooks: [{ type: 'command', command: answer }] }] } };
  };
  const input = { command: 'npm i', description: 'd' };

  async function toolInput(config: Parameters<typeof executeToolWithHooks>[0]): Promise<unknown> {
    let seen: unknown;
    await executeToolWithHooks(config, 'run_shell_command', input, async (given) => {
      seen = given;
      return { llmContent: 'ok' };
    });
    return seen;
  }

  it('are applied in the order of their files, whether they replace or merge [AGG-4]', async () => {
    const files = {
      [at('claude-code')]: rewrite('claude-code', { command: 'npm ci' }),
      [at('llxprt-code')]: rewrite('llxprt-code', { timeout: 5 }),
    };
    const replaceFirst = await foreignProject(files, { dialects: ['claude-code', 'llxprt-code'] });
    expect(await toolInput(replaceFirst.config)).toEqual({ command: 'npm ci', timeout: 5 });
    const replaceLast = await foreignProject(files, { dialects: ['llxprt-code', 'claude-code'] });
    expect(await toolInput(replaceLast.config)).toEqual({ command: 'npm ci' });
  });

  it("reach the next hook with its agent's names, and the tool with the host's names [RUN-1]", async () => {
    const tools = { exec: { role: 'shell', args: { command: 'cmd', description: 'why' } } } as const;
    const modify = (command: string) =>
      `cat >> seen.jsonl; echo '${JSON.stringify({ permissionDecision: 'allow', modifiedArgs: { command } })}'`;
    const hooks = { preToolUse: ['npm ci', 'pnpm i'].map((command) => ({ bash: modify(command) })) };
    const { machine, config } = await foreignProject(
      { [at('copilot-cli')]: { version: 1, hooks } },
      { dialects: ['copilot-cli'], tools },
    );
    const ran: unknown[] = [];
    await executeToolWithHooks(config, 'exec', { cmd: 'npm i', why: 'd' }, async (given) => {
      ran.push(given);
      return { llmContent: 'ok' };
    });
    const seen = readFileSync(join(machine.project, 'seen.jsonl'), 'utf8').replaceAll('}{', '}\n{').split('\n');
    expect(seen.map((line) => JSON.parse(line).toolArgs)).toEqual([
      { command: 'npm i', description: 'd' },
      { command: 'npm ci' },
    ]);
    expect(ran).toEqual([{ cmd: 'pnpm i' }]);
  });
});

describe("output that needs the host's consent", () => {
  const files = {
    [at('claude-code')]: claude(
      'PostToolUse',
      print({ hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: 'secret found' } }),
    ),
  };
  const run = (config: Parameters<typeof executeToolWithHooks>[0]) =>
    executeToolWithHooks(config, 'run_shell_command', { command: 'ls' }, async () => ({ llmContent: 'the result' }));

  it('replaces a result if the host consents, and is appended to it otherwise [TOOL-9]', async () => {
    const without = await foreignProject(files, { dialects: ['claude-code'] });
    expect((await run(without.config)).llmContent).toBe('the result\n\nsecret found');
    const traces = without.config.getHookSystem()?.getTraces() ?? [];
    expect(traces.flatMap(({ hooks }) => hooks.flatMap(({ warnings = [] }) => warnings)).join()).toContain(
      'the host does not consent',
    );
    const hooksMay = ['replace-tool-result'] as const;
    const consenting = await foreignProject(files, { dialects: ['claude-code'], hooksMay });
    expect((await run(consenting.config)).llmContent).toBe('secret found');
  });

  it('cannot come from a native hook, even if the host consents [HOOK-178]', async () => {
    const { machine } = await foreignProject({}, { dialects: [] });
    machine.write(machine.user, {
      enableHooks: true,
      hooks: {
        AfterTool: [
          { hooks: [{ type: 'command', command: print({ decision: 'deny', reason: 'r', toolResult: 'x' }) }] },
        ],
      },
    });
    const config = await machine.load({ hooksMay: ['replace-tool-result'] });
    expect((await run(config)).llmContent).toBe('the result');
  });

  it('skips the confirmation if the host consents, and is traced otherwise [TOOL-9]', async () => {
    const answer = { hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow' } };
    const grants: boolean[] = [];
    for (const hooksMay of [[], ['grant' as const]]) {
      const { config } = await foreignProject(
        { [at('claude-code')]: claude('PreToolUse', print(answer)) },
        { dialects: ['claude-code'], hooksMay },
      );
      await executeToolWithHooks(config, 'run_shell_command', { command: 'ls' }, async (_, { granted }) => {
        grants.push(granted);
        return { llmContent: 'ok' };
      });
      const [trace] = config.getHookSystem()?.getTraces() ?? [];
      expect(trace?.hooks[0]?.warnings ?? []).toHaveLength(hooksMay.length === 0 ? 1 : 0);
    }
    expect(grants).toEqual([false, true]);
  });
});

describe('permission granted by a hook', () => {
  it.each([
    ['asks', print({ permission: 'ask' }), false],
    ['fails', 'cat >/dev/null; exit 3', false],
    ['does not object', print({}), true],
  ])('with a guard that %s (%s) is granted: %s [TOOL-9]', async (_, command, granted) => {
    const allow = { hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow' } };
    const files = {
      [at('claude-code')]: claude('PreToolUse', print(allow)),
      [at('cursor')]: { version: 1, hooks: { beforeShellExecution: [{ command }] } },
    };
    const options = { dialects: ['claude-code', 'cursor'], hooksMay: ['grant'] } as const;
    const { config } = await foreignProject(files, options);
    const grants: boolean[] = [];
    const run = async (_input: object, call: { granted: boolean }) => {
      grants.push(call.granted);
      return { llmContent: 'ok' };
    };
    await executeToolWithHooks(config, 'run_shell_command', { command: 'ls' }, run, { confirm: async () => true });
    expect(grants).toEqual([granted]);
  });
});

describe("environment of another agent's script", () => {
  it('contains the variables of its own agent only [WIRE-26]', async () => {
    const before = { ...process.env };
    Object.assign(process.env, { CURSOR_PLUGIN_ROOT: '/c', CLAUDE_PLUGIN_ROOT: '/p', COPILOT_CLI: '1', KEPT: 'k' });
    try {
      const show = 'cat >/dev/null; env | grep -E "^(CURSOR_|CLAUDE_P|COPILOT_|KEPT)" | sort > env.txt';
      const { machine, config } = await foreignProject(
        { [at('claude-code')]: claude('PreToolUse', show) },
        { dialects: ['claude-code'] },
      );
      await fireEvent(config, shellCall);
      expect(readFileSync(join(machine.project, 'env.txt'), 'utf8').trim().split('\n')).toEqual([
        'CLAUDE_PLUGIN_ROOT=/p',
        `CLAUDE_PROJECT_DIR=${machine.project}`,
        'KEPT=k',
      ]);
    } finally {
      for (const name of ['CURSOR_PLUGIN_ROOT', 'CLAUDE_PLUGIN_ROOT', 'COPILOT_CLI', 'KEPT']) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
  });

  it("keeps variables set at session start, and uses the agent's working directory [WIRE-26]", async () => {
    const { machine, config } = await foreignProject(
      {
        [at('cursor')]: {
          version: 1,
          hooks: {
            sessionStart: [{ command: print({ env: { TEAM: 'blue' } }) }],
            preToolUse: [
              { command: 'cat >/dev/null; echo "{\\"agent_message\\":\\"$TEAM $PWD\\",\\"permission\\":\\"deny\\"}"' },
            ],
          },
        },
      },
      { dialects: ['cursor'] },
    );
    await fireEvent(config, { hook_event_name: 'SessionStart', source: 'startup' });
    const { finalOutput } = await fireEvent(config, shellCall);
    expect(finalOutput?.getEffectiveReason()).toBe(`blue ${machine.project}`);
  });

  it("contains the plugin's folder for a plugin script, also in its command [WIRE-26]", async () => {
    const { machine } = await foreignProject({}, { dialects: [] });
    const folder = join(machine.root, 'plugin');
    machine.write(
      join(folder, 'hooks/guard.sh'),
      '#!/bin/sh\ncat >/dev/null\necho "$CLAUDE_PLUGIN_ROOT" >&2\nexit 2\n',
      0o755,
    );
    machine.write(
      join(folder, 'hooks/hooks.json'),
      claude('PreToolUse', `"${inBraces('CLAUDE_PLUGIN_ROOT')}/hooks/guard.sh"`),
    );
    const config = await machine.load({ dialects: ['claude-code'], plugins: [{ dialect: 'claude-code', folder }] });
    const { finalOutput } = await fireEvent(config, shellCall);
    expect(finalOutput?.getEffectiveReason()).toBe(folder);
  });
});

describe('plugin of another agent', () => {
  const start = `if [ -n "${inBraces('CURSOR_PLUGIN_ROOT:-')}" ]; then printf '{"additional_context":"cursor"}'
elif [ -n "${inBraces('CLAUDE_PLUGIN_ROOT:-')}" ] && [ -z "${inBraces('COPILOT_CLI:-')}" ]; then
  printf '{"hookSpecificOutput":{"hookEventName":"SessionStart","additionalContext":"claude"}}'
else printf '{"additionalContext":"copilot"}'
fi
`;
  const command = `bash '${inBraces('CLAUDE_PLUGIN_ROOT')}/start.sh'`;

  it.each([
    ['claude-code', 'hooks/hooks.json', claude('SessionStart', command), 'claude'],
    ['copilot-cli', 'hooks.json', { version: 1, hooks: { sessionStart: [{ bash: command }] } }, 'copilot'],
    ['cursor', 'hooks/hooks.json', { version: 1, hooks: { sessionStart: [{ command: 'bash start.sh' }] } }, 'cursor'],
  ])('that detects its agent by variables detects %s [WIRE-26]', async (dialect, path, hooks, said) => {
    const { machine } = await foreignProject({}, { dialects: [] });
    machine.write(join(machine.project, 'plugin', path), hooks);
    machine.write(join(machine.project, 'plugin/start.sh'), start);
    const config = await machine.load({ dialects: [dialect], plugins: [{ dialect, folder: 'plugin' }] });
    const { finalOutput } = await fireEvent(config, { hook_event_name: 'SessionStart', source: 'startup' });
    expect(finalOutput?.getAdditionalContext()).toBe(said);
  });

  it('is a problem if its dialect is not enabled [CFG-10]', async () => {
    const { machine } = await foreignProject({}, { dialects: [] });
    const config = await machine.load({ plugins: [{ dialect: 'cursor', folder: '/plugin' }] });
    expect(config.problems).toMatchObject([
      { file: '/plugin', severity: 'error', message: expect.stringContaining('the dialect "cursor" is not enabled') },
    ]);
  });
});

describe('feedback after a tool', () => {
  it('is appended to the result, with its context [TOOL-9]', async () => {
    const answer = {
      decision: 'block',
      reason: 'lint failed',
      hookSpecificOutput: { additionalContext: 'see the log' },
    };
    const { config } = await foreignProject(
      { [at('claude-code')]: claude('PostToolUse', print(answer)) },
      { dialects: ['claude-code'] },
    );
    const tool = async () => ({ llmContent: 'written' });
    const { llmContent } = await executeToolWithHooks(config, 'write_file', { file_path: 'a', content: 'b' }, tool);
    expect(llmContent).toBe('written\n\nlint failed\n\nsee the log');
  });
});

describe('hooks of other agents', () => {
  it('count how often a script asked to continue, and ignore it above its limit [RUN-1]', async () => {
    const files = {
      [at('cursor')]: {
        version: 1,
        hooks: { stop: [{ command: 'bash stop.sh', loop_limit: 2 }] },
      },
      'stop.sh': 'jq -r .loop_count >> counts.txt; echo \'{"followup_message":"go on"}\'',
    };
    const { machine, config } = await foreignProject(files, { dialects: ['cursor'] });
    const event = { hook_event_name: 'AfterAgent', prompt: 'p', prompt_response: 'r', stop_hook_active: false };
    const blocked: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1)
      blocked.push((await fireEvent(config, event)).finalOutput?.isBlockingDecision() ?? false);
    expect(blocked).toEqual([true, true, false, false]);
    expect(readFileSync(join(machine.project, 'counts.txt'), 'utf8').trim().split('\n')).toEqual(['0', '1', '2', '2']);
  });

  it('count per script and per session [RUN-1]', async () => {
    const stop = (name: string) => ({ command: `bash stop.sh ${name}` });
    const files = {
      [at('cursor')]: { version: 1, hooks: { stop: [stop('a'), stop('b')] } },
      'stop.sh': `echo "$1 $(jq -r .loop_count)" >> counts.txt; [ "$1" = b ] && echo '{"followup_message":"go on"}'; true`,
    };
    const { machine, config } = await foreignProject(files, { dialects: ['cursor'] });
    const event = { hook_event_name: 'AfterAgent', prompt: 'p', prompt_response: 'r', stop_hook_active: false };
    await fireEvent(config, event);
    await fireEvent(config, event);
    const other = await machine.load({ dialects: ['cursor'], sessionId: 's2' });
    await fireEvent(other, event);
    expect(readFileSync(join(machine.project, 'counts.txt'), 'utf8').trim().split('\n')).toEqual([
      'a 0',
      'b 0',
      'a 0',
      'b 1',
      'a 0',
      'b 0',
    ]);
  });

  it('of a Cursor user run in the folder of their file [WIRE-26]', async () => {
    const { machine } = await foreignProject({}, { dialects: [] });
    const file = { version: 1, hooks: { beforeShellExecution: [{ command: './hooks/guard.sh' }] } };
    machine.write(join(machine.home, '.cursor/hooks.json'), file);
    machine.write(join(machine.home, '.cursor/hooks/guard.sh'), '#!/bin/sh\ncat >/dev/null\npwd >&2\nexit 2\n', 0o755);
    const config = await machine.load({ dialects: ['cursor'] });
    const { finalOutput } = await fireEvent(config, shellCall);
    expect(finalOutput?.getEffectiveReason()).toBe(join(machine.home, '.cursor'));
  });

  it('of copilot-cli run in order until one blocks, and async hooks decide nothing [RUN-1]', async () => {
    const order = (text: string, code: number) => ({
      type: 'command',
      bash: `cat >/dev/null; echo ${text} >> order.txt; exit ${code}`,
    });
    const { machine, config } = await foreignProject(
      {
        [at('copilot-cli')]: {
          version: 1,
          hooks: { preToolUse: [order('one', 0), order('two', 2), order('three', 0)] },
        },
        [at('claude-code')]: claude('PreToolUse', 'cat >/dev/null; sleep 30; exit 2', { async: true }),
      },
      { dialects: ['copilot-cli', 'claude-code'] },
    );
    const result = await fireEvent(config, shellCall);
    expect(result.finalOutput?.isBlockingDecision()).toBe(true);
    expect(result.trace.hooks.map(({ dialect, verdict, exitCode }) => [dialect, verdict, exitCode])).toEqual([
      ['copilot-cli', 'ran', 0],
      ['copilot-cli', 'ran', 2],
      ['copilot-cli', 'chain-stopped', undefined],
      ['claude-code', 'running', undefined],
    ]);
    expect(readFileSync(join(machine.project, 'order.txt'), 'utf8')).toBe('one\ntwo\n');
    await config.getHookSystem()?.dispose({ kill: true });
  });

  it('block if a fail-closed script fails [FAIL-3]', async () => {
    const files = {
      [at('cursor')]: { version: 1, hooks: { preToolUse: [{ command: 'cat >/dev/null; exit 3', failClosed: true }] } },
    };
    const { config } = await foreignProject(files, { dialects: ['cursor'] });
    expect((await fireEvent(config, shellCall)).finalOutput?.isBlockingDecision()).toBe(true);
  });

  it("follow the host's onError for a silent exit code 2 that counts as a failure [FAIL-3]", async () => {
    const files = { [at('codex')]: claude('PreToolUse', 'cat >/dev/null; exit 2') };
    for (const [onError, denied] of [
      ['allow', false],
      ['block', true],
    ] as const) {
      const { config } = await foreignProject(files, { dialects: ['codex'], onError });
      const { finalOutput } = await fireEvent(config, shellCall);
      expect(finalOutput?.isBlockingDecision() ?? false).toBe(denied);
    }
  });

  it('give a Cursor guard the text of the file that is about to be read [WIRE-1]', async () => {
    const files = {
      [at('cursor')]: { version: 1, hooks: { beforeReadFile: [{ command: 'bash secret.sh' }] } },
      'secret.sh': `jq -e '.content | contains("PRIVATE KEY")' >/dev/null && echo '{"permission":"deny","user_message":"a key"}'; true`,
      'key.pem': '-----BEGIN PRIVATE KEY-----',
      'plain.txt': 'text',
    };
    const { config } = await foreignProject(files, { dialects: ['cursor'] });
    const read = (file_path: string) =>
      fireEvent(config, { hook_event_name: 'BeforeTool', tool_name: 'read_file', tool_input: { file_path } });
    expect((await read('key.pem')).finalOutput?.getEffectiveReason()).toBe('a key');
    expect((await read('plain.txt')).finalOutput?.isBlockingDecision() ?? false).toBe(false);
  });

  it.each(['missing.txt', 'folder', ''])('give it an empty text if %j cannot be read [WIRE-1]', async (file_path) => {
    const { machine, config } = await foreignProject(
      {
        [at('cursor')]: { version: 1, hooks: { beforeReadFile: [{ command: 'cat > seen.json' }] } },
        'folder/file': '',
      },
      { dialects: ['cursor'] },
    );
    await fireEvent(config, { hook_event_name: 'BeforeTool', tool_name: 'read_file', tool_input: { file_path } });
    expect(written(machine, 'seen.json')).toMatchObject({ content: '' });
  });
});
