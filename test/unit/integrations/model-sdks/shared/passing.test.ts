import { describe, expect, it } from 'vitest';
import { createConfig, type OwnedHostConfig } from '../../../../../src/index.js';
import { hooksMiddleware } from '../../../../../src/integrations/model-sdks/ai-sdk/index.js';
import {
  getHookOutcome as genaiOutcome,
  withHooks as withGenaiHooks,
} from '../../../../../src/integrations/model-sdks/genai/index.js';
import { getHookOutcome, withHooks } from '../../../../../src/integrations/model-sdks/openai/index.js';

const answers = {
  openai: { choices: [{ index: 0, message: { role: 'assistant', content: 'hello' }, finish_reason: 'stop' }] },
  genai: { candidates: [{ content: { role: 'model', parts: [{ text: 'hello' }] }, finishReason: 'STOP' }] },
  'ai sdk': { content: [{ type: 'text', text: 'hello' }], finishReason: 'stop', usage: {} },
};

type Sdk = keyof typeof answers;
type Call = () => PromiseLike<object>;

/** One call through each SDK, with a client that only calls `send`. */
const calls: Readonly<Record<Sdk, (config: OwnedHostConfig, send: Call) => Call>> = {
  openai: (config, send) => {
    const client = { chat: { completions: { create: (_body: object) => send() } } };
    const hooked = withHooks(client, config);
    return () => hooked.chat.completions.create({ model: 'm', messages: [] });
  },
  genai: (config, send) => {
    const models: unknown = { generateContent: async () => send() };
    const hooked = withGenaiHooks(Object(models), config);
    return () => hooked.generateContent({ model: 'm', contents: 'hi' });
  },
  'ai sdk': (config, send) => {
    const { wrapGenerate } = hooksMiddleware(config);
    const model = { modelId: 'm', doGenerate: send, doStream: send };
    return () => wrapGenerate({ params: { prompt: [] }, model });
  },
};

const sdks = Object.keys(answers).filter((name): name is Sdk => Object.hasOwn(answers, name));

async function ready(options: Partial<Parameters<typeof createConfig>[0]> = {}) {
  const config = createConfig({ workingDir: process.cwd(), ...options });
  const system = config.getHookSystem();
  if (system === undefined) throw new Error('there is no system');
  await system.initialize();
  return { config, system };
}

describe.each(sdks)('call that no hook matches, through %s', (sdk) => {
  const answer: object = answers[sdk];

  it('reaches the model once and returns its own response', async () => {
    const { config, system } = await ready();
    let sent = 0;
    const call = calls[sdk](config, async () => {
      sent += 1;
      return answer;
    });
    expect(await call()).toBe(answer);
    expect(sent).toBe(1);
    const outcome = { blocked: false, stopped: false, reason: undefined, suppressOutput: false };
    expect(getHookOutcome(answer) ?? genaiOutcome(answer)).toEqual(outcome);
    expect(system.getTraces()).toMatchObject([
      { eventName: 'BeforeModel', success: true, hooks: [] },
      { eventName: 'AfterModel', success: true, hooks: [] },
    ]);
  });

  it('is logged and reported to listeners, event by event [LOG-3]', async () => {
    const records: [string, unknown][] = [];
    const { config, system } = await ready({ debugLogger: { log: (tag, record) => records.push([tag, record]) } });
    const traced: string[] = [];
    system.onTrace(({ eventName }) => traced.push(eventName));
    await calls[sdk](config, async () => answer)();
    expect(traced).toEqual(['BeforeModel', 'AfterModel']);
    expect(records.filter(([tag]) => tag === 'hook:batch_summary')).toMatchObject([
      ['hook:batch_summary', { eventName: 'BeforeModel' }],
      ['hook:batch_summary', { eventName: 'AfterModel' }],
    ]);
  });

  it('runs a hook that was registered during the call, and all of them on the next call [REG-11]', async () => {
    const { config, system } = await ready();
    const seen: string[] = [];
    const register = (name: 'BeforeModel' | 'AfterModel') =>
      system.registerHook(
        {
          type: 'function',
          name: 'test',
          action: async () => {
            seen.push(name);
            return name === 'AfterModel' ? { continue: false, stopReason: 'enough' } : {};
          },
        },
        name,
      );
    let registered = false;
    const call = calls[sdk](config, async () => {
      if (!registered) {
        registered = true;
        register('BeforeModel');
        register('AfterModel');
      }
      return { ...answer };
    });
    const first = await call();
    expect(seen).toEqual(['AfterModel']);
    const stopped = JSON.stringify([getHookOutcome(first) ?? genaiOutcome(first), first]);
    expect(stopped).toContain('"stopped":true');
    await call();
    expect(seen).toEqual(['AfterModel', 'BeforeModel', 'AfterModel']);
  });

  it('skips a disabled hook and rejects as the SDK does [LOG-3]', async () => {
    const hook = { type: 'command', command: 'exit 2', name: 'off' } as const;
    const hooks = { BeforeModel: [{ hooks: [hook] }] };
    const { config, system } = await ready({ hooks, disabledHooks: ['off'] });
    const failing = calls[sdk](config, () => Promise.reject(new Error('no network')));
    await expect(failing()).rejects.toThrow('no network');
    expect(system.getTraces()).toMatchObject([{ eventName: 'BeforeModel', hooks: [{ verdict: 'disabled' }] }]);
  });
});

describe('promise of a call that no hook matches', () => {
  it('reads the response of the SDK only on demand', async () => {
    const { config } = await ready();
    const response = new Response('{}', { headers: { 'x-request-id': 'r' } });
    const data = answers.openai;
    let asked = 0;
    const withResponse = async () => {
      asked += 1;
      return { data, response, request_id: 'r' };
    };
    const client = { create: (_body: object) => Object.assign(Promise.resolve(data), { withResponse }) };
    const hooked = withHooks({ responses: client }, config);
    const given = hooked.responses.create({ model: 'm', input: 'hi' });
    expect(await given).toBe(data);
    expect(asked).toBe(0);
    const around = await given.withResponse();
    expect(around).toMatchObject({ data, request_id: 'r' });
    expect([around.response.headers.get('x-request-id'), around.response.body]).toEqual(['r', null]);
  });

  it('rejects if the SDK throws synchronously', async () => {
    const { config } = await ready();
    const create = (_body: object): Promise<object> => {
      throw new TypeError('no such model');
    };
    const hooked = withHooks({ responses: { create } }, config);
    await expect(hooked.responses.create({ model: 'm' })).rejects.toThrow('no such model');
  });
});
