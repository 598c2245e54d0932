import { describe, expect, it } from 'vitest';
import { candidate, type Said, specific, text, toldHook } from '../../support/kit/run-kit-hook.js';

const hookIn = toldHook();

describe.each(['Node', 'Python'])('several answers of one kit hook in %s', (language) => {
  const { run, specificOf } = hookIn(language);
  const rm = { mode: 'ANY', allowedFunctionNames: ['rm'] };

  it('restrict tools as several hooks would [AGG-16, AGG-17, AGG-18, AGG-19]', async () => {
    const choice = async (...values: unknown[]) => {
      const said = values.map((value): Said => ['restrictTools', value]);
      return (await specificOf('BeforeToolSelection', said)).toolConfig;
    };
    const none = { mode: 'NONE', allowedFunctionNames: [] };
    expect(await choice([], rm)).toEqual(none);
    expect(await choice(rm, [])).toEqual(none);
    expect(await choice(['read'], { mode: 'AUTO' }, rm)).toEqual({
      mode: 'ANY',
      allowedFunctionNames: ['read', 'rm'],
    });
    expect(await choice(['b', 'a'], ['b', 'B'])).toEqual({ allowedFunctionNames: ['B', 'a', 'b'] });
    expect(await choice({ mode: 'AUTO' }, { mode: 'AUTO' })).toEqual({ mode: 'AUTO' });
  });

  it('restrict tools in a request the same way [AGG-17, AGG-18]', async () => {
    const none: Said = ['rewriteInput', { model: 'a', toolConfig: { mode: 'NONE' } }];
    expect(await specificOf('BeforeModel', [none, ['rewriteInput', { model: 'b', toolConfig: rm }]])).toEqual({
      llm_request: { model: 'b', toolConfig: { mode: 'NONE', allowedFunctionNames: [] } },
    });
  });

  it('keep the strictest decision in any order [AGG-15, AGG-22]', async () => {
    const tool_input = { path: '.' };
    const whole = { tool_input, tool_input_mode: 'replace' };
    const strict = specific({ permissionDecision: 'deny', permissionDecisionReason: 'a', ...whole });
    const mild = specific({ permissionDecision: 'allow', permissionDecisionReason: 'b', tool_input_mode: 'merge' });
    const permission = { permissionDecision: 'deny', permissionDecisionReason: 'a', ...whole };
    expect(await specificOf('BeforeTool', [strict, mild])).toEqual(permission);
    expect(await specificOf('BeforeTool', [mild, strict])).toEqual(permission);
  });

  it('ignore a mode without its field, as several hooks would', async () => {
    const idle = specific({ tool_input_mode: 'replace' });
    const changes = specific({ tool_input: { path: '.' } });
    expect(await specificOf('BeforeTool', [idle, changes])).toEqual({ tool_input: { path: '.' } });
    expect(await specificOf('BeforeTool', [changes, idle])).toEqual({ tool_input: { path: '.' } });
  });

  const twice = (value: unknown, other: unknown, field: string): [string, 'BeforeModel' | 'AfterModel', Said[]] => [
    field,
    field === 'llm_response' ? 'AfterModel' : 'BeforeModel',
    [specific({ [field.split('.')[0] ?? '']: value }), specific({ [field.split('.')[0] ?? '']: other })],
  ];

  it.each([
    twice({ messages: [text('a')] }, { messages: [text('b')] }, 'llm_request.messages'),
    twice({ text: 'a' }, { candidates: [candidate('b')] }, 'llm_response'),
    twice('a', 'b', 'system_instruction'),
    twice([{ id: 'x', text: 'a' }], [{ id: 'x', text: 'b' }], 'tool_results'),
    twice([{ id: 'x', text: 'a' }], 'b', 'tool_results'),
    twice({ messages: [] }, 'b', 'llm_request'),
  ])('fail if two of them set %s to different values, with a hint [WIRE-14]', async (field, event, said) => {
    const words = `two answers set ${field} to different values: set it in one answer, or use redact\n`;
    expect(await run(event, said)).toEqual({ code: 1, stdout: '', stderr: words });
    expect(await run(event, [...said, ['say', 'x']])).toEqual({ code: 1, stdout: '', stderr: words });
  });

  it('keep blocks and stops even if other fields conflict [AGG-15]', async () => {
    const answers: Said[] = [
      ['respond', 'a'],
      ['respond', 'b'],
    ];
    const refused = await run('BeforeModel', answers);
    expect({ code: refused.code, output: JSON.parse(refused.stdout) }).toEqual({
      code: 0,
      output: { decision: 'deny', hookSpecificOutput: { llm_response: { text: 'a' } } },
    });
    expect(refused.stderr).toContain('two answers set llm_response to different values');
    const stopped = await run('AfterModel', [
      ['stop', 'no'],
      ['replaceResponse', 'a'],
      ['replaceResponse', 'b'],
    ]);
    expect({ code: stopped.code, output: JSON.parse(stopped.stdout) }).toMatchObject({
      code: 0,
      output: { continue: false, stopReason: 'no' },
    });
    // AfterModel cannot be blocked, so the decision does not count.
    const idle = await run('AfterModel', [
      ['output', { decision: 'deny' }],
      ['replaceResponse', 'a'],
      ['replaceResponse', 'b'],
    ]);
    expect(idle).toMatchObject({ code: 1, stdout: '' });
    const rewrites: Said[] = [
      ['rewriteInput', { messages: [text('a')] }],
      ['rewriteInput', { messages: [text('b')] }],
    ];
    expect(await run('BeforeModel', [...rewrites, ['output', { decision: 'ask' }]])).toMatchObject({ code: 1 });
    const asking = await run('BeforeTool', [['ask', 'Sure?'], specific({}), ['output', { hookSpecificOutput: 7 }]]);
    expect({ code: asking.code, output: JSON.parse(asking.stdout) }).toMatchObject({
      code: 0,
      output: { decision: 'ask' },
    });
  });

  it('keep tool calls only if every answer that rewrites the response keeps them [X-68]', async () => {
    const llm_response = { text: 'x' };
    const keeping = specific({ llm_response, keepToolCalls: true });
    expect(await specificOf('AfterModel', [keeping, keeping])).toEqual({ llm_response, keepToolCalls: true });
    const dropping = { llm_response, keepToolCalls: false };
    expect(await specificOf('AfterModel', [keeping, ['replaceResponse', 'x']])).toEqual(dropping);
    expect(await specificOf('AfterModel', [['replaceResponse', 'x'], keeping])).toEqual(dropping);
    expect(await specificOf('AfterModel', [specific({ keepToolCalls: false }), keeping])).toEqual(dropping);
  });
});
