import { describe, expect, it } from 'vitest';
import { candidate, events, type Said, specific, text, toldHook } from '../../support/kit/run-kit-hook.js';

const hookIn = toldHook();

describe.each(['Node', 'Python'])('several redactions of one kit hook in %s', (language) => {
  const { run, specificOf } = hookIn(language);

  it('all apply to what the model is about to read [X-68]', async () => {
    const cut = {
      llm_request: { messages: [text('use [cut]'), text('ask [cut]'), text('hi')] },
      system_instruction: '[cut], [cut]',
      tool_results: [
        { id: 'x', text: '[cut] of [cut]' },
        { id: 'z', text: '[cut]' },
        { id: 'y', text: '[cut]' },
      ],
    };
    expect(
      await specificOf('BeforeModel', [
        ['cut', 'sk-1'],
        ['cut', 'a@b.c'],
        ['cut', 'nothing'],
      ]),
    ).toEqual(cut);
  });

  it("all apply to the model's response, and keep tool calls [X-68]", async () => {
    const llm_response = { candidates: [candidate('[cut]'), candidate('[cut] and [cut]')] };
    const cuts: Said[] = [
      ['cut', 'sk-1'],
      ['cut', 'a@b.c'],
    ];
    expect(await specificOf('AfterModel', cuts)).toEqual({ llm_response, keepToolCalls: true });
    expect(await specificOf('AfterModel', cuts.toReversed())).toEqual({ llm_response, keepToolCalls: true });
  });

  it('find text that an earlier redaction revealed [X-68]', async () => {
    const hidden = { llm_request: { model: 'm', messages: [text('use s~k-1')] } };
    expect(
      await specificOf(
        'BeforeModel',
        [
          ['join', '~'],
          ['cut', 'sk-1'],
        ],
        hidden,
      ),
    ).toEqual({
      llm_request: { messages: [text('use [cut]')] },
    });
  });

  it('apply to what other answers set, in any order [X-68]', async () => {
    const said: Said[] = [
      ['rewriteInput', { model: 'small', messages: [text('sk-1'), { role: 'user', content: ['s', { text: 'k-1' }] }] }],
      specific({ system_instruction: 'new sk-1', tool_results: [{ id: 'y', text: 'my sk-1' }] }),
      ['cut', 'sk-1'],
    ];
    const cut = {
      llm_request: { model: 'small', messages: [text('[cut]'), { role: 'user', content: ['[cut]'] }] },
      system_instruction: 'new [cut]',
      tool_results: expect.toSatisfy((all: { id: string }[]) => {
        const sorted = all.toSorted((one, other) => one.id.localeCompare(other.id));
        expect(sorted).toEqual([
          { id: 'x', text: '[cut] of a@b.c' },
          { id: 'y', text: 'my [cut]' },
          { id: 'z', text: '[cut]' },
        ]);
        return true;
      }),
    };
    expect(await specificOf('BeforeModel', said)).toEqual(cut);
    expect(await specificOf('BeforeModel', said.toReversed())).toEqual(cut);
  });

  it('apply to a replaced response, which decides about tool calls [X-68]', async () => {
    const other: Said = ['replaceResponse', 'Use sk-1.'];
    const llm_response = { text: 'Use [cut].' };
    expect(await specificOf('AfterModel', [other, ['cut', 'sk-1']])).toEqual({ llm_response });
    expect(await specificOf('AfterModel', [['cut', 'sk-1'], other])).toEqual({ llm_response });
    const keeping = specific({ llm_response: { text: 'Use sk-1.' }, keepToolCalls: true });
    expect(await specificOf('AfterModel', [keeping, ['cut', 'sk-1']])).toEqual({ llm_response, keepToolCalls: true });
    expect(await specificOf('AfterModel', [keeping, other])).toEqual({
      llm_response: { text: 'Use sk-1.' },
      keepToolCalls: false,
    });
    const whole = specific({ llm_response: { candidates: [candidate('s', { text: 'k-1' }), candidate()] } });
    expect(await specificOf('AfterModel', [whole, ['cut', 'sk-1']])).toEqual({
      llm_response: { candidates: [candidate('[cut]'), candidate()] },
    });
    expect(await specificOf('AfterModel', [specific({ keepToolCalls: false }), ['cut', 'nothing']])).toEqual({
      keepToolCalls: false,
    });
  });

  it('apply to a response that has only text [X-68]', async () => {
    const input = { ...events.AfterModel, llm_response: { text: 'Use sk-1.', candidates: [] } };
    expect(await specificOf('AfterModel', [['cut', 'sk-1']], input)).toEqual({
      llm_response: { text: 'Use [cut].' },
      keepToolCalls: true,
    });
  });

  it('add nothing to the output if nothing matches', async () => {
    const cuts: Said[] = [
      ['cut', 'nothing'],
      ['cut', 'none'],
    ];
    expect(await run('AfterModel', cuts)).toEqual({ code: 0, stdout: '', stderr: '' });
    const { stdout } = await run('AfterModel', [...cuts, ['say', 'x']]);
    expect(JSON.parse(stdout)).toEqual({ systemMessage: 'x' });
  });

  it.each([
    ['llm_request', { llm_request: 'sk-1' }],
    ['llm_request', { llm_request: { messages: 'sk-1' } }],
    ['llm_request', { llm_request: { messages: [{ role: 'user' }] } }],
    ['system_instruction', { system_instruction: ['sk-1'] }],
    ['tool_results', { tool_results: [{ id: 'x', text: 7 }] }],
    ['llm_response', { llm_response: { usageMetadata: {} } }],
    ['llm_response', { llm_response: { candidates: [{ content: 'sk-1' }] } }],
  ])('fail if %s of another answer cannot be read: %j [WIRE-14]', async (field, fields) => {
    const event = field === 'llm_response' ? 'AfterModel' : 'BeforeModel';
    const { code, stdout, stderr } = await run(event, [specific(fields), ['cut', 'sk-1']]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(`redact cannot read ${field} of another answer: use the format of the reference\n`);
  });

  it('fail if a redaction does not return text [WIRE-14]', async () => {
    for (const event of ['BeforeModel', 'AfterModel'] as const) {
      const { code, stdout, stderr } = await run(event, [['forget', '']]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain('a redaction must return a string, not ');
    }
  });
});
