import { describe, expect, it } from 'vitest';
import {
  type CreateConfigOptions,
  type ExecuteToolOptions,
  executeToolWithHooks,
  fireBeforeToolHook,
  type ToolConfirmationRequest,
} from '../../../../src/index.js';
import { makeHost, on } from '../../../support/core/triggers/host.js';

const ask = `return { decision: 'ask', reason: 'it is Friday', hookSpecificOutput: { tool_input: { path: 'b' } } }`;

function askingHost(options: Partial<CreateConfigOptions> = {}, ...answers: string[]) {
  return makeHost(({ node }) => ({ BeforeTool: on(...[ask, ...answers].map((body) => node(body))) }), options);
}

async function deploy(host: ReturnType<typeof makeHost>, options?: ExecuteToolOptions) {
  const inputs: unknown[] = [];
  const result = await executeToolWithHooks(
    host.config,
    'deploy',
    { path: 'a', to: 'shop' },
    async (input) => {
      inputs.push(input);
      return { llmContent: 'deployed' };
    },
    options,
  );
  const [trace] = host.config.getHookSystem()?.getTraces() ?? [];
  return { inputs, text: result.llmContent, asked: trace?.ask };
}

describe('Hook that asks', () => {
  it('blocks the call if the host has no confirm function [X-60]', async () => {
    const { inputs, text, asked } = await deploy(askingHost());
    expect(inputs).toEqual([]);
    expect(text).toMatch(/^Tool execution blocked: .*the host cannot ask: it is Friday$/);
    expect(asked).toBe('refused');
  });

  it('runs the call if the ask policy is allow [X-60]', async () => {
    const { inputs, asked } = await deploy(askingHost({ ask: 'allow' }));
    expect(inputs).toEqual([{ path: 'b', to: 'shop' }]);
    expect(asked).toBe('allowed');
  });

  it('passes confirm the tool input, and follows its answer [X-60]', async () => {
    const requests: ToolConfirmationRequest[] = [];
    const confirm = (answer: boolean) => async (request: ToolConfirmationRequest) => {
      requests.push(request);
      return answer;
    };
    const yes = await deploy(askingHost(), { confirm: confirm(true) });
    expect(yes).toEqual({ inputs: [{ path: 'b', to: 'shop' }], text: 'deployed', asked: 'confirmed' });
    const no = await deploy(askingHost(), { confirm: confirm(false) });
    expect(no).toMatchObject({
      inputs: [],
      asked: 'declined',
      text: expect.stringContaining('declined: it is Friday'),
    });
    const request = { toolName: 'deploy', toolInput: { path: 'b', to: 'shop' }, reason: 'it is Friday' };
    expect(requests).toEqual([request, request]);
  });

  it('blocks the call if confirm throws, rejects or returns another value [X-60]', async () => {
    const failing: ExecuteToolOptions['confirm'][] = [
      () => Promise.reject(new Error('no terminal')),
      () => {
        throw new Error('no terminal');
      },
      // @ts-expect-error: an untyped host may return anything
      () => Promise.resolve('yes'),
    ];
    for (const confirm of failing) expect((await deploy(askingHost(), { confirm })).inputs).toEqual([]);
  });

  it('blocks the call if the caller aborts during confirm [X-60, RUN-22]', async () => {
    const controller = new AbortController();
    const confirm = () => {
      setImmediate(() => controller.abort());
      return new Promise<boolean>(() => {});
    };
    expect((await deploy(askingHost(), { confirm, signal: controller.signal })).inputs).toEqual([]);
  });

  it('blocks the call if the caller aborts before confirm [X-60, RUN-22]', async () => {
    const controller = new AbortController();
    const confirm = () => {
      controller.abort();
      return new Promise<boolean>(() => {});
    };
    const { inputs, asked } = await deploy(askingHost(), { confirm, signal: controller.signal });
    expect({ inputs, asked }).toEqual({ inputs: [], asked: 'refused' });
  }, 10_000);

  it('does not call confirm if another hook blocks or stops [X-33, X-60]', async () => {
    let asked = 0;
    const confirm = async () => {
      asked += 1;
      return true;
    };
    for (const answer of [`return { decision: 'deny' }`, `return { continue: false }`]) {
      expect((await deploy(askingHost({}, answer), { confirm })).inputs).toEqual([]);
    }
    expect(asked).toBe(0);
  });

  it('is returned to a caller that handles it [X-60]', async () => {
    const output = await fireBeforeToolHook(askingHost().config, 'deploy', {});
    expect(output?.isAskDecision()).toBe(true);
    expect(output?.isBlockingDecision()).toBe(false);
  });
});
