import { GenerateContentResponse } from '@google/genai';
import { describe, expect, it } from 'vitest';
import { ModelFailure, respond } from '../../../../../examples/agent/gemini-server.js';
import { getHookOutcome } from '../../../../../src/integrations/model-sdks/genai/index.js';
import { on } from '../../../../support/core/triggers/host.js';
import {
  type Form,
  forms,
  makeWire,
  speaks,
  type Wire,
} from '../../../../support/integrations/model-sdks/genai/wire.js';

const hi = { model: 'm', contents: 'hi' };
const answering = (output: object) => `echo '${JSON.stringify(output)}'`;

async function asked(form: Form, wire: Wire) {
  const { response, shown } = await form.ask(wire.models, hi);
  if (response === undefined) throw new Error('there is no response');
  return { response, shown, outcome: getHookOutcome(response) };
}

describe.each(forms)('blocked call, $form', (form) => {
  const blocked = (output: object) =>
    makeWire(({ bash, node }) => ({ BeforeModel: on(bash(answering(output))), AfterModel: on(node('')) }));

  it('opens no connection and returns the response of the hook [TRM-5]', async () => {
    const wire = await blocked({
      decision: 'deny',
      reason: 'cached',
      hookSpecificOutput: { llm_response: { text: 'It is 42.', usageMetadata: { promptTokenCount: 3 } } },
    });
    const { response, shown, outcome } = await asked(form, wire);
    expect(wire.server.calls).toEqual([]);
    expect([response.text, shown]).toEqual(['It is 42.', 'It is 42.']);
    expect(response.candidates?.[0]).toMatchObject({ content: { role: 'model' }, finishReason: 'STOP' });
    expect(response.usageMetadata?.promptTokenCount).toBe(3);
    expect([response.functionCalls, response.data, response.executableCode]).toEqual([undefined, undefined, undefined]);
    expect(outcome).toEqual({ blocked: true, stopped: false, reason: 'cached', suppressOutput: false });
    expect(wire.seen('AfterModel')).toEqual([]);
  });

  it('returns an empty response with the reason if the hook wrote none [TRM-6]', async () => {
    const wire = await makeWire(({ bash }) => ({ BeforeModel: on(bash('echo "not now" >&2; exit 2')) }));
    const { response, shown, outcome } = await asked(form, wire);
    expect(wire.server.calls).toEqual([]);
    expect(response.candidates).toEqual([
      { content: { role: 'model', parts: [] }, finishReason: 'OTHER', finishMessage: 'not now', index: 0 },
    ]);
    expect([response.text, response.functionCalls, shown]).toEqual([undefined, undefined, '']);
    expect(outcome).toEqual({ blocked: true, stopped: false, reason: 'not now', suppressOutput: false });
  });

  it('stays blocked if the response of the hook is invalid [TRM-6] [B-27]', async () => {
    const wire = await blocked({
      decision: 'deny',
      reason: 'no',
      hookSpecificOutput: { llm_response: { candidates: 'garbage' } },
    });
    const { response, outcome } = await asked(form, wire);
    expect(wire.server.calls).toEqual([]);
    expect(response.text).toBeUndefined();
    expect(outcome?.blocked).toBe(true);
  });

  it('differs from a stop in its outcome [TRM-8] [X-22]', async () => {
    const wire = await blocked({ continue: false, stopReason: 'budget' });
    const { response, outcome } = await asked(form, wire);
    expect(wire.server.calls).toEqual([]);
    expect(response.candidates?.[0]?.content?.parts).toEqual([]);
    expect(outcome).toEqual({ blocked: true, stopped: true, reason: 'budget', suppressOutput: false });
  });

  it('returns the response of the hook that stopped the agent, if it wrote one [TRM-8] [TRM-5]', async () => {
    const wire = await blocked({
      continue: false,
      stopReason: 'budget',
      hookSpecificOutput: { llm_response: { text: 'Good night.' } },
    });
    const { response, shown, outcome } = await asked(form, wire);
    expect([response.text, shown, outcome?.stopped]).toEqual(['Good night.', 'Good night.', true]);
  });

  it('runs no BeforeModel hook after a stop in tool selection [TRM-18]', async () => {
    const wire = await makeWire(({ bash }) => ({
      BeforeToolSelection: on(bash(answering({ continue: false, stopReason: 'enough' }))),
    }));
    const tools = [{ functionDeclarations: [{ name: 'f' }] }];
    const { response } = await form.ask(wire.models, { ...hi, config: { tools } });
    const outcome = response && getHookOutcome(response);
    expect(outcome).toEqual({ blocked: true, stopped: true, reason: 'enough', suppressOutput: false });
    expect(response?.candidates?.[0]?.finishMessage).toBe('enough');
  });
});

describe.each(forms)('model response, $form', (form) => {
  const hooked = (output: object, model = speaks('Call 555 0100 now.')) =>
    makeWire(({ bash }) => ({ AfterModel: on(bash(answering(output))) }), { model });

  it("is the SDK's own object if no hook changes it [TRM-9]", async () => {
    const wire = await hooked({ systemMessage: 'noted' });
    const { response, outcome } = await asked(form, wire);
    expect(response).toBeInstanceOf(GenerateContentResponse);
    expect(response.text).toBe('Call 555 0100 now.');
    expect(outcome).toEqual({ blocked: false, stopped: false, reason: undefined, suppressOutput: false });
  });

  it('is passed to hooks once, complete, with the request that was sent [TRM-10] [X-46]', async () => {
    const wire = await makeWire(({ node }) => ({
      BeforeModel: on(node(`return { hookSpecificOutput: { llm_request: { model: 'other' } } }`)),
      AfterModel: on(node('')),
    }));
    await form.ask(wire.models, hi);
    expect(wire.seen('AfterModel')).toMatchObject([
      {
        llm_request: { model: 'other', messages: [{ role: 'user', content: 'hi' }] },
        llm_response: {
          text: 'Hello there.',
          candidates: [{ content: { role: 'model', parts: ['Hello there.'] }, finishReason: 'STOP', index: 0 }],
        },
      },
    ]);
  });

  it('is replaced for the caller after its chunks were delivered [TRM-9] [TRM-11] [TRG-4]', async () => {
    const wire = await makeWire(
      ({ python }) => ({
        AfterModel: on(
          python(`
text = event["llm_response"]["text"].replace("555 0100", "***")
print(json.dumps({"hookSpecificOutput": {"llm_response": {"text": text}}}))`),
        ),
      }),
      { model: speaks('Call 555 0100 now.') },
    );
    const { response, shown } = await asked(form, wire);
    expect(response.text).toBe('Call *** now.');
    expect(shown).toBe(form.form === 'streaming' ? 'Call 555 0100 now.' : 'Call *** now.');
  });

  it.each([{ candidates: [{ content: { parts: [] } }] }, { candidates: [] }, { text: '' }])(
    'is redacted completely by %j [TRM-9] [B-46]',
    async (nothing) => {
      const wire = await hooked({ hookSpecificOutput: { llm_response: nothing } });
      const { response } = await asked(form, wire);
      expect(response.text ?? '').toBe('');
      expect(JSON.stringify(response)).not.toContain('555');
    },
  );

  it('is kept with its function calls if a hook stops the agent, with the reason in the outcome [TRM-13] [X-21]', async () => {
    const call = { functionCall: { name: 'read_file', args: { path: 'a' } } };
    const wire = await hooked({ continue: false, stopReason: 'a secret leaked' }, () =>
      respond([{ text: 'Let me see.' }, call]),
    );
    const { response, outcome } = await asked(form, wire);
    expect(response).toBeInstanceOf(GenerateContentResponse);
    expect(response.candidates?.[0]?.content?.parts).toEqual([{ text: 'Let me see.' }, call]);
    expect(outcome).toEqual({ blocked: false, stopped: true, reason: 'a secret leaked', suppressOutput: false });
  });

  it('cannot be blocked afterwards, only hidden [TRM-14] [X-20]', async () => {
    const wire = await hooked({ decision: 'block', reason: 'no', suppressOutput: true });
    const { response, outcome } = await asked(form, wire);
    expect(response.text).toBe('Call 555 0100 now.');
    expect(outcome).toEqual({ blocked: false, stopped: false, reason: undefined, suppressOutput: true });
  });

  it('keeps its function calls if hooks do not change it [TRM-9]', async () => {
    const call = { functionCall: { name: 'read_file', args: { path: 'a' } } };
    const wire = await hooked({ systemMessage: 'm' }, () => respond([{ text: 'Let me see.' }, call]));
    const { response } = await asked(form, wire);
    expect(response.functionCalls).toEqual([call.functionCall]);
    expect(response.candidates?.[0]?.content?.parts).toEqual([{ text: 'Let me see.' }, call]);
  });

  it('rejects with the error of the model unchanged, without running hooks [TRM-10]', async () => {
    const model = () => {
      throw new ModelFailure(500, 'overloaded');
    };
    const wire = await makeWire(({ node }) => ({ AfterModel: on(node('')) }), { model });
    const theirs = await form.ask(wire.client.models, hi).catch((error: unknown) => error);
    const ours = await form.ask(wire.models, hi).catch((error: unknown) => error);
    expect(ours).toMatchObject({ name: 'ApiError', status: 500 });
    expect(ours).toEqual(theirs);
    expect(wire.seen()).toEqual([]);
  });
});

describe('getHookOutcome', () => {
  it('returns undefined for a response that did not pass the wrapper', () => {
    expect(getHookOutcome(new GenerateContentResponse())).toBeUndefined();
  });
});
