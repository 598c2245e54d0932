import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type HookDecision, MessageBusType } from '../../../../generated/index.js';
import type { HookBus } from '../../../../src/core/contract/index.js';
import { createHooks, type HookMessage, type Hooks } from '../../../../src/index.js';
import { deny, respond, restrictTools, rewriteInput } from '../../../../src/kit/index.js';
import { agentHooks, hostHooks } from '../../../support/config/dialects/agent-hooks.js';
import { foreignProject } from '../../../support/config/dialects/foreign-project.js';

type OnError = 'allow' | 'block' | undefined;

const DENY = '{"decision":"deny","reason":"No danger."}';
/** Texts that are not one JSON object, and were meant as one. */
const TEXTS = [
  ['text before an object', `checking...\n${DENY}`],
  ['text after an object', `${DENY}\ndone`],
  ['text before an object on the same line', `result: ${DENY}`],
  ['an indented object after text', `checking...\n${JSON.stringify(JSON.parse(DENY), undefined, 2)}`],
  ['a fenced object', `\`\`\`json\n${DENY}\n\`\`\``],
  ['two objects', `${DENY}\n{"continue":true}`],
  ['an object in a list', `[${DENY}]`],
  ['a Python dict', "{'decision': 'deny', 'reason': 'x'}"],
  ['a Python dict after text', "checking...\n{'decision': 'deny'}"],
  ['an object of a JavaScript console', "{ decision: 'deny' }"],
  ['an object without its end', '{"decision":"deny","reason":"x"'],
  ['an object with a comma too many', '{"decision":"deny",}'],
] as const;
/** Objects without a known field, and the field that the message names. */
const OBJECTS = [
  [{ decison: 'deny' }, 'decison: did you mean decision?'],
  [{ decison: 'deny', reason: 'x' }, 'decison: did you mean decision?'],
  [{ Decision: 'deny', systemMessage: 'x' }, 'Decision: did you mean decision?'],
  [{ block: true, reason: 'x' }, 'block: did you mean "decision": "block"?'],
  [{ permissionDecision: 'deny' }, 'permissionDecision: did you mean hookSpecificOutput.permissionDecision?'],
  [{ hookSpecificOutput: { hookEventName: 'BeforeTool', permissionDecison: 'deny' } }, 'permissionDecison'],
  [{ hookSpecificOutput: { decision: 'deny' } }, 'decision outside of hookSpecificOutput'],
  [{ tool_input: { a: 1 } }, 'hookSpecificOutput.tool_input'],
] as const;
const UNDERSTOOD = [
  '{}',
  '',
  'plain text, {braces} and "quotes"',
  '{"systemMessage":"x","note":1}',
  '{"hookSpecificOutput":{"hookEventName":"BeforeTool"}}',
  '{"reason":"fine"}',
  '{"decision":null}',
];

let url = '';
let reply = '';
const server = createServer((request, response) => {
  request.resume().on('end', () => response.end(reply));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address !== null && typeof address === 'object') url = `http://127.0.0.1:${address.port}/`;
});
afterAll(() => void server.close());

interface Outcome {
  status: string;
  reason: string;
  warnings: string;
}

async function callTool(hooks: Hooks): Promise<Outcome> {
  onTestFinished(() => hooks.dispose());
  const warnings: string[] = [];
  hooks.subscribe('trace', ({ hooks: ran }) => void warnings.push(...ran.flatMap((hook) => hook.warnings ?? [])));
  const outcome = await hooks.tool('x', {}, async () => 'RAN');
  return {
    status: outcome.status,
    reason: outcome.status === 'blocked' ? outcome.reason : '',
    warnings: warnings.join('\n'),
  };
}

async function withHook(hook: object, bus?: HookBus): Promise<Outcome> {
  const hooks = { BeforeTool: [{ hooks: [hook] }] };
  return callTool(await createHooks({ settings: false, logger: false, hooks: JSON.parse(JSON.stringify(hooks)), bus }));
}

async function withFunction(action: () => unknown, onError: OnError): Promise<Outcome> {
  const hooks = await createHooks({ settings: false, logger: false });
  hooks.on('BeforeTool', { onError }, () => JSON.parse(JSON.stringify(action())));
  return callTool(hooks);
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const printing = (text: string): string => `cat >/dev/null; printf '%s' ${quoted(text)}`;
const worker = (text: string): string =>
  `${process.execPath} -e ${quoted(`
    if (process.env.HOOKWRIGHT_WORKER !== '1') { process.stdout.write(${JSON.stringify(text)}); process.exit(); }
    const send = (frame) => process.stdout.write(JSON.stringify(frame) + '\\n');
    send({ type: 'hello' });
    require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { type, id } = JSON.parse(line);
      if (type === 'request') send({ type: 'response', id, output: ${JSON.stringify(text)} });
    });`)}`;

const RUNNERS: readonly [string, (text: string, onError: OnError) => Promise<Outcome>][] = [
  ['command', (text, onError) => withHook({ type: 'command', command: printing(text), onError })],
  ['worker', (text, onError) => withHook({ type: 'worker', command: worker(text), onError })],
  [
    'http',
    (text, onError) => {
      reply = text;
      return withHook({ type: 'http', url, onError });
    },
  ],
  ['function', (text, onError) => withFunction(() => text, onError)],
];

describe.each(RUNNERS)('Output of a %s hook', (type, run) => {
  it.each(TEXTS)('is a failure of a hook that blocks on errors: %s [X-85]', async (_, text) => {
    const { status, reason } = await run(text, 'block');
    expect([status, reason]).toEqual(['blocked', expect.stringContaining('failed and blocks on errors')]);
    if (type !== 'function') expect(reason).toContain('print only the JSON');
  });

  it.each(OBJECTS)('is a failure of a hook that blocks on errors: %j [X-85]', async (object, named) => {
    const { status, reason } = await run(JSON.stringify(object), 'block');
    expect([status, reason]).toEqual(['blocked', expect.stringContaining(named)]);
  });

  it('is a warning without that policy [X-85] [WIRE-10]', async () => {
    const [[, text], [object, named]] = [TEXTS[0], OBJECTS[0]];
    const asText = await run(text, undefined);
    expect(asText).toMatchObject({ status: 'done', warnings: expect.stringMatching(/print only the JSON|a text/) });
    const asObject = await run(JSON.stringify(object), 'allow');
    expect(asObject).toMatchObject({ status: 'done', warnings: expect.stringContaining(named) });
  });

  it.each(UNDERSTOOD)('is understood: %s [X-85] [WIRE-10]', async (text) => {
    const isTextOfFunction = type === 'function' && text !== '' && !text.startsWith('{');
    expect((await run(text, 'block')).status).toBe(isTextOfFunction ? 'blocked' : 'done');
  });
});

describe('Output of a bus hook', () => {
  it('is a failure of a hook that blocks on errors, without a known field [X-85]', async () => {
    const output = { success: true, allOutputs: [], errors: [], totalDuration: 0, finalOutput: { decison: 'deny' } };
    const bus: HookBus = {
      request: async () => ({
        type: MessageBusType.HOOK_EXECUTION_RESPONSE,
        correlationId: 'c',
        success: true,
        output,
      }),
    };
    const { status, reason } = await withHook({ type: 'bus', onError: 'block' }, bus);
    expect([status, reason]).toEqual(['blocked', expect.stringContaining('decison')]);
  });
});

describe('Missing program in a hook that exits with 0', () => {
  const command = 'c=$(no-such-jq -r .x); case "$c" in *danger*) exit 2;; esac; exit 0';

  it.each([
    ['block', 'blocked'],
    [undefined, 'done'],
  ] as const)('with onError %s: %s [X-85]', async (onError, status) => {
    const outcome = await withHook({ type: 'command', command, onError });
    expect(outcome.status).toBe(status);
    expect(`${outcome.reason}${outcome.warnings}`).toMatch(/a program that it uses is missing: .*no-such-jq/);
  });

  it.each([
    ['bash', 'echo "guard.sh: line 3: jq: command not found" >&2'],
    ['dash', 'echo "/hooks/guard.sh: 3: jq: not found" >&2'],
    ['busybox', 'echo "sh: jq: not found" >&2'],
    ['zsh', 'zsh -c "no-such-jq; true"'],
    ['fish', 'fish -c "no-such-jq; true"'],
    ['env', '/usr/bin/env no-such-jq; true'],
    ['xargs', 'echo a | xargs no-such-jq; true'],
    ['timeout', 'timeout 9 no-such-jq; true'],
    ['noise before it', 'head -c 20000 /dev/zero | tr "\\0" "\\n" >&2; no-such-jq; true'],
  ])('is recognised in the words of %s [X-85]', async (_, text) => {
    expect((await withHook({ type: 'command', command: text, onError: 'block' })).status).toBe('blocked');
  });

  it.each(['grep: a.txt: not found', 'remote: Repository not found.', 'warning: config.json not found'])(
    'is not what %j says [X-85]',
    async (text) => {
      const noisy = `echo ${quoted(text)} >&2`;
      expect((await withHook({ type: 'command', command: noisy, onError: 'block' })).status).toBe('done');
    },
  );

  it('does not change an explicit block [X-85]', async () => {
    const { reason } = await withHook({
      type: 'command',
      command: `no-such-jq; echo ${quoted(DENY)}`,
      onError: 'block',
    });
    expect(reason).toBe('No danger.');
  });
});

describe('Text of a function hook', () => {
  it.each(['deny', 'block', 'No.'])('is a failure if it blocks on errors: %j [X-85]', async (text) => {
    expect(await withFunction(() => text, 'block')).toMatchObject({
      status: 'blocked',
      reason: expect.stringContaining('returned a text'),
    });
    expect(await withFunction(() => text, undefined)).toMatchObject({
      status: 'done',
      warnings: expect.stringContaining('expected an object such as { "decision": "deny" }'),
    });
  });
});

describe('Helpers of the kit in hooks.on', () => {
  const host = async (event: Parameters<Hooks['on']>[0], answer: object): Promise<Hooks> => {
    const hooks = await createHooks({ settings: false, logger: false });
    onTestFinished(() => hooks.dispose());
    hooks.on(event, () => Object.create(answer, Object.getOwnPropertyDescriptors(answer)));
    return hooks;
  };

  it('decide [X-85]', async () => {
    const hooks = await host('BeforeTool', deny('No.'));
    expect(await hooks.tool('x', {}, async () => 'RAN')).toEqual({ status: 'blocked', by: 'hook', reason: 'No.' });
  });

  it('set the field of the event [X-85]', async () => {
    const tool = await host('BeforeTool', rewriteInput({ path: 'b' }));
    expect(await tool.tool('x', { path: 'a', more: 1 }, async (input) => input)).toMatchObject({
      result: { path: 'b', more: 1 },
    });
    const model = await host('BeforeModel', respond('hello'));
    expect(await model.fire('BeforeModel', { modelRequest: { contents: 'hi' } })).toMatchObject({
      blocked: true,
      changes: { llm_response: { text: 'hello' } },
    });
    const tools = await host('BeforeToolSelection', restrictTools([]));
    const params = { modelRequest: { contents: 'hi' }, availableTools: [] };
    expect(await tools.fire('BeforeToolSelection', params)).toMatchObject({
      changes: { toolConfig: { mode: 'NONE' } },
    });
  });

  it('fail if the event does not have their field [X-85]', async () => {
    const hooks = await host('BeforeTool', restrictTools(['a']));
    const { trace } = await hooks.fire('BeforeTool', { toolName: 'x', toolInput: {} });
    expect(trace.hooks[0]).toMatchObject({ success: false, error: expect.stringContaining('restrictTools') });
  });
});

describe('Output of a hook of another agent', () => {
  const script = (text: string): string => `cat >/dev/null; printf '%s' ${quoted(text)}`;
  const call = async (dialect: string, event: string, text: string, onError: OnError) => {
    const files = agentHooks(dialect, [[event, script(text)]]);
    const { machine } = await foreignProject(files, { dialects: [dialect] });
    const seen: HookMessage[] = [];
    const hooks = await hostHooks(machine, dialect, { onError, messages: (message) => void seen.push(message) });
    const { status, reason } = await callTool(hooks);
    return { status, reason, seen };
  };

  it.each([
    ['claude-code', 'PreToolUse', `checking...\n${DENY}`, 'print only the JSON'],
    ['claude-code', 'PreToolUse', "{'decision': 'deny'}", 'print only the JSON'],
    ['claude-code', 'PreToolUse', '{"decison":"block","reason":"x"}', 'decison: did you mean decision?'],
    [
      'claude-code',
      'PreToolUse',
      '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecison":"deny"}}',
      'permissionDecison',
    ],
    ['gemini-cli', 'BeforeTool', `checking...\n${DENY}`, 'print only the JSON'],
    ['gemini-cli', 'BeforeTool', '{"decison":"deny"}', 'decison: did you mean decision?'],
    [
      'copilot-cli',
      'preToolUse',
      '{"permissionDecison":"deny"}',
      'permissionDecison: did you mean permissionDecision?',
    ],
    ['qwen-code', 'PreToolUse', '{"decison":"deny"}', 'decison: did you mean decision?'],
  ] as const)('%s, %s: %s [X-85]', async (dialect, event, text, named) => {
    const blocked = await call(dialect, event, text, 'block');
    expect([blocked.status, blocked.reason]).toEqual(['blocked', expect.stringContaining(named)]);
    const warned = await call(dialect, event, text, undefined);
    expect(warned.status).toBe('done');
    expect(warned.seen.map((message) => message.text).join('\n')).toContain(named);
  });

  it.each([
    ['claude-code', 'PreToolUse', '{"hookSpecificOutput":{"hookEventName":"PreToolUse","additionalContext":"x"}}'],
    ['claude-code', 'PreToolUse', '{"hookSpecificOutput":{"hookEventName":"PreToolUse","updatedInput":{}}}'],
    ['claude-code', 'PreToolUse', '{"suppressOutput":true}'],
    ['claude-code', 'PreToolUse', '{}'],
    ['copilot-cli', 'preToolUse', '{"modifiedArgs":{}}'],
    ['copilot-cli', 'preToolUse', '{"permissionDecision":"allow"}'],
    ['gemini-cli', 'BeforeTool', '{"decision":"allow"}'],
  ] as const)('%s, %s: knows the fields of %s [X-85]', async (dialect, event, text) => {
    const { status, seen } = await call(dialect, event, text, 'block');
    expect([status, seen]).toEqual(['done', []]);
  });
});

describe('Message about an output that was not understood', () => {
  it('reaches the callback of the host, for native hooks too [X-85] [X-81]', async () => {
    const { machine } = await foreignProject({}, { dialects: ['claude-code'] });
    const seen: HookMessage[] = [];
    const hooks = await hostHooks(machine, 'claude-code', { messages: (message) => void seen.push(message) });
    const decision: HookDecision = 'allow';
    hooks.on('BeforeTool', { name: 'guard' }, () => JSON.parse(`{"decison":"${decision}"}`));
    await hooks.fire('BeforeTool', { toolName: 'x', toolInput: {} });
    expect(seen).toEqual([
      expect.objectContaining({ hook: 'guard', event: 'BeforeTool', text: expect.stringContaining('decison') }),
    ]);
  });
});
