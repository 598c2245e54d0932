import { describe, expect, it, onTestFinished } from 'vitest';
import { type HookEventName, routes } from '../../../../generated/index.js';
import { hookHost } from '../../../../src/core/contract/index.js';
import { createHooks, executeToolWithHooks, type HookMessage, type Hooks } from '../../../../src/index.js';
import { agentHooks, answer, hostHooks } from '../../../support/config/dialects/agent-hooks.js';
import { foreignProject } from '../../../support/config/dialects/foreign-project.js';

const request = { model: 'm', contents: 'hi' };
const response = { candidates: [{ content: { role: 'model', parts: [{ text: 'sk_live_1' }] } }] };
const noTools: unknown[] = [];
/** Parameters of the events that cannot be blocked. */
const PARAMS = {
  AfterModel: { modelRequest: request, modelResponse: response },
  AfterTool: { toolName: 'x', toolInput: {}, toolResponse: { llmContent: 'sk_live_1' } },
  BeforeToolSelection: { modelRequest: request, availableTools: noTools },
  Notification: { message: 'm', notificationType: 'ToolPermission', details: {} },
  PreCompress: { trigger: 'auto' },
  SessionEnd: { reason: 'exit' },
  SessionStart: { source: 'startup' },
} as const;
const EVENTS = Object.keys(PARAMS).filter((name): name is keyof typeof PARAMS => name in PARAMS);
const ANSWERS = ['deny', 'block', 'ask', 'exit 2'] as const;
const ROWS = EVENTS.flatMap((event) => ANSWERS.map((kind) => [event, kind] as const));

const INSTEAD: Readonly<Record<keyof typeof PARAMS, string>> = {
  AfterModel: 'llm_response',
  AfterTool: 'additionalContext',
  BeforeToolSelection: 'toolConfig',
  Notification: 'systemMessage',
  PreCompress: 'systemMessage',
  SessionEnd: 'systemMessage',
  SessionStart: 'additionalContext',
};

function commandFor(kind: (typeof ANSWERS)[number]): string {
  return kind === 'exit 2' ? 'echo secret >&2; exit 2' : `echo '{"decision":"${kind}","reason":"secret"}'`;
}

interface HostOptions {
  onError?: 'allow' | 'block';
  enforce?: boolean;
  host?: 'allow' | 'block';
}

/** Makes a host with one hook, and a list for its warnings. */
async function host(event: HookEventName, command: string, { onError, enforce, host: policy }: HostOptions = {}) {
  const warnings: string[] = [];
  const asked: string[] = [];
  const hooks = await createHooks({
    settings: false,
    logger: { log: () => {}, debug: () => {}, warn: (...parts: unknown[]) => void warnings.push(String(parts[0])) },
    onError: policy,
    confirm: async ({ reason }) => asked.push(reason) === 0,
    hooks: { [event]: [{ hooks: [{ type: 'command', name: 'guard', command, onError, enforce }] }] },
  });
  onTestFinished(() => hooks.dispose());
  return { hooks, warnings, asked };
}

describe('Decision that its event cannot have', () => {
  it('is possible in every event without the effect "block" [X-86]', () => {
    const events = Object.values(routes).filter(({ effects }) => !effects.some((effect) => effect === 'block'));
    expect(events.map(({ eventName }) => eventName).sort()).toEqual([...EVENTS].sort());
  });

  it.each(ROWS)('is ignored with a warning: %s, %s [X-86] [HOOK-178]', async (event, kind) => {
    const { hooks, warnings, asked } = await host(event, commandFor(kind), { host: 'block' });
    const decision = await hooks.fire(event, PARAMS[event]);
    expect(decision).toMatchObject({ blocked: false, verdict: 'allow' });
    expect(decision.reason).toBeUndefined();
    const [hook] = decision.trace.hooks;
    expect(hook).toMatchObject({ ignored: kind === 'exit 2' ? 'deny' : kind, reason: 'secret' });
    expect(hook?.decision).toBeUndefined();
    expect(asked).toEqual([]);
    expect(warnings.join('\n')).toContain(kind === 'exit 2' ? 'exit code 2 is ignored' : `"${kind}" is ignored`);
    expect(warnings.join('\n')).toContain(INSTEAD[event]);
  });

  it.each(['AfterTool', 'AfterModel'] as const)(
    'does not mislead about %s with enforce: false [X-86]',
    async (event) => {
      const { hooks } = await host(event, commandFor('deny'), { enforce: false, onError: 'block' });
      const { blocked, trace } = await hooks.fire(event, PARAMS[event]);
      expect([blocked, trace.hooks[0]?.decision]).toEqual([false, undefined]);
    },
  );

  it.each(ANSWERS)('withholds the result under the own onError: block, %s [X-86]', async (kind) => {
    const { hooks, asked } = await host('AfterTool', commandFor(kind), { onError: 'block' });
    const outcome = await hooks.tool('read', {}, async () => 'sk_live_1');
    expect(outcome).toMatchObject({ status: 'blocked', reason: expect.stringContaining('secret') });
    const fired = await hooks.fire('AfterTool', PARAMS.AfterTool);
    expect(fired).toMatchObject({ blocked: true, verdict: 'block', reason: expect.stringContaining('secret') });
    expect(fired.trace.hooks[0]?.ignored).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('withholds the result of executeToolWithHooks, and the answer of the model [X-86]', async () => {
    const tool = await host('AfterTool', commandFor('exit 2'), { onError: 'block' });
    const result = await executeToolWithHooks(tool.hooks[hookHost], 'read', {}, async () => ({
      llmContent: 'sk_live_1',
    }));
    expect(JSON.stringify(result)).not.toContain('sk_live_1');
    const model = await host('AfterModel', commandFor('deny'), { onError: 'block' });
    const outcome = await model.hooks.model(request, async () => response);
    expect(JSON.stringify(outcome)).not.toContain('sk_live_1');
  });

  it('does not hide the stop of another hook, nor its context [X-86]', async () => {
    const { hooks } = await host('AfterTool', commandFor('deny'));
    hooks.on('AfterTool', () => ({ hookSpecificOutput: { additionalContext: 'note' } }));
    expect(await hooks.fire('AfterTool', PARAMS.AfterTool)).toMatchObject({ blocked: false, context: 'note' });
    hooks.on('AfterTool', () => ({ continue: false, stopReason: 'enough' }));
    expect(await hooks.fire('AfterTool', PARAMS.AfterTool)).toMatchObject({ verdict: 'stop', reason: 'enough' });
  });

  it('stays a decision where the event can have it [X-86]', async () => {
    const { hooks } = await host('BeforeTool', commandFor('deny'));
    const { blocked, trace } = await hooks.fire('BeforeTool', { toolName: 'x', toolInput: {} });
    expect([blocked, trace.hooks[0]?.decision, trace.hooks[0]?.ignored]).toEqual([true, 'deny', undefined]);
  });
});

describe('Decision of a hook of another agent after a tool', () => {
  const fire = async (dialect: string, event: string, value: object) => {
    const files = agentHooks(dialect, [[event, answer(value)]]);
    const { machine } = await foreignProject(files, { dialects: [dialect] });
    const seen: HookMessage[] = [];
    const hooks: Hooks = await hostHooks(machine, dialect, { messages: (message) => void seen.push(message) });
    const params = { ...PARAMS.AfterTool, toolName: 'run_shell_command', toolInput: { command: 'ls' } };
    return { ...(await hooks.fire('AfterTool', params)), seen };
  };

  it('withholds the result where its agent does [X-86] [X-83]', async () => {
    const { blocked, seen } = await fire('gemini-cli', 'AfterTool', { decision: 'deny', reason: 'secret' });
    expect([blocked, seen]).toEqual([true, []]);
  });

  it('blocks nothing where its agent only replaces the result, and warns of nothing [X-86] [X-83]', async () => {
    const output = { hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: 'new' } };
    const { blocked, seen } = await fire('claude-code', 'PostToolUse', output);
    expect([blocked, seen]).toEqual([false, []]);
  });
});
