import { describe, expect, it, vi } from 'vitest';
import { hostOf } from '../../../../src/core/contract/index.js';
import {
  type CreateHooksOptions,
  executeToolWithHooks,
  fireBeforeModelHook,
  type Session,
} from '../../../../src/index.js';
import { withMcpHooks } from '../../../../src/integrations/mcp/index.js';
import { hooksOf } from '../../../support/system/hooks.js';

type Run = () => Promise<string>;

/** A way to do something that a hook asks about. Runs `run` if it goes on. */
type Place = (session: Session, run: Run, signal: AbortSignal) => Promise<unknown>;

const input = { command: 'deploy' };
const approved = { id: '1', toolName: 'deploy', input, reason: 'deploy?' };
const request = { model: 'm', contents: [{ role: 'user', parts: [{ text: 'deploy' }] }] };
const response = { candidates: [{ content: { role: 'model', parts: [{ text: 'done' }] } }] };

async function fire(session: Session, run: Run, name: 'BeforeTool' | 'BeforeAgent', options: object): Promise<unknown> {
  const params = name === 'BeforeTool' ? { toolName: 'deploy', toolInput: input } : { prompt: 'deploy' };
  const decision = await session.fire(name, params as never, options);
  return decision.blocked ? decision : run();
}

const places: Readonly<Record<string, Place>> = {
  'session.tool': (session, run, signal) => session.tool('deploy', input, run, { signal }),
  'session.tool that returns questions': (session, run, signal) =>
    session.tool('deploy', input, run, { signal, ask: 'return' }),
  'session.tool with an approval': (session, run, signal) => session.tool('deploy', input, run, { signal, approved }),
  executeToolWithHooks: async (session, run, signal) => {
    const execute = async () => ({ llmContent: await run() });
    return executeToolWithHooks(hostOf(session), 'deploy', input, execute, { signal, requireHooks: true });
  },
  withMcpHooks: (session, run, signal) => {
    const client = {
      callTool: async (_params: object, _schema?: object, _options?: object) => ({ content: [await run()] }),
      listTools: async () => ({ tools: [] }),
      getServerVersion: () => ({ name: 'server' }),
    };
    const call = { name: 'deploy', arguments: input };
    return withMcpHooks(client, session).callTool(call, undefined, { signal });
  },
  'session.fire of a tool': (session, run, signal) => fire(session, run, 'BeforeTool', { signal }),
  'session.fire that returns questions': (session, run, signal) =>
    fire(session, run, 'BeforeTool', { signal, ask: 'return' }),
  'session.fire of a prompt': (session, run, signal) => fire(session, run, 'BeforeAgent', { signal }),
  'session.subagent': (session, run, signal) => session.subagent({ type: 'x', prompt: 'deploy' }, run, { signal }),
  'session.model': (session, run, signal) => session.model(request, () => run().then(() => response), { signal }),
  fireBeforeModelHook: async (session, run, signal) => {
    const { blocked } = await fireBeforeModelHook(hostOf(session), request, { signal });
    return blocked || run();
  },
};

const ask = { decision: 'ask', reason: 'deploy?' } as const;
const events = ['BeforeTool', 'BeforeAgent', 'BeforeModel', 'SubagentStart'] as const;

/** Calls back after a number of turns of the microtask queue. */
function afterTurns(turns: number, callback: () => void): void {
  if (turns === 0) callback();
  else queueMicrotask(() => afterTurns(turns - 1, callback));
}

const hosts: Readonly<Record<string, CreateHooksOptions>> = {
  'nobody to ask': {},
  'the ask policy allow': { ask: 'allow' },
  'the error policy block': { onError: 'block' },
  'a person who has not answered': { confirm: () => new Promise(() => {}) },
};

describe('Hook that asks, whose caller aborts before the answer', () => {
  for (const [place, act] of Object.entries(places)) {
    it(`runs in ${place} if the caller does not abort, and a yes is given`, async () => {
      const hooks = await hooksOf({ ask: 'allow' });
      for (const event of events) hooks.on(event, () => ask);
      const run = vi.fn(async () => 'ran');
      const session = await hooks.session();
      await act(session, run, new AbortController().signal);
      expect(run).toHaveBeenCalledTimes(place.includes('returns questions') ? 0 : 1);
    });

    it.each(Object.entries(hosts))(`blocks in ${place}, with %s [X-97]`, async (_host, options) => {
      const hooks = await hooksOf(options);
      let decided = () => {};
      for (const event of events) {
        hooks.on(event, () => {
          decided();
          return ask;
        });
      }
      const session = await hooks.session();
      const ranAfter: number[] = [];
      for (let turns = 0; turns < 4; turns += 1) {
        const abort = new AbortController();
        decided = () => afterTurns(turns, () => abort.abort());
        await act(session, async () => `${ranAfter.push(turns)}`, abort.signal);
      }
      expect(ranAfter).toEqual([]);
    });
  }

  it('reports the abort, not a person, as the cause [X-97]', async () => {
    for (const moment of ['before', 'while'] as const) {
      const abort = new AbortController();
      const confirm = () => {
        abort.abort();
        return new Promise<boolean>(() => {});
      };
      const hooks = await hooksOf({ confirm });
      const asks: unknown[] = [];
      hooks.subscribe('trace', ({ ask: end }) => void asks.push(end));
      hooks.on('BeforeTool', () => {
        if (moment === 'before') queueMicrotask(() => abort.abort());
        return ask;
      });
      const outcome = await hooks.tool('deploy', input, () => 'ran', { signal: abort.signal });
      const reason = expect.stringContaining('deploy?');
      expect(outcome, moment).toEqual({ status: 'blocked', by: 'abort', reason });
      expect(asks, moment).toEqual(['refused']);
    }
  });

  it('blocks a model call that is aborted before its hooks decide [X-97]', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeModel', () => undefined);
    const result = await fireBeforeModelHook(hostOf(hooks), request, { signal: AbortSignal.abort() });
    expect(result).toEqual({ blocked: true, reason: 'aborted' });
  });

  it('blocks if a budget asks [X-97]', async () => {
    const hooks = await hooksOf({ budgets: { tool_calls: 0, onExceed: 'ask' }, confirm: async () => true });
    const session = await hooks.session();
    const abort = new AbortController();
    const ending = session.tool('deploy', input, () => 'ran', { signal: abort.signal });
    abort.abort();
    expect(await ending).toMatchObject({ status: 'blocked', by: 'abort' });
  });

  it('keeps a stop as the decision [X-97]', async () => {
    const hooks = await hooksOf();
    hooks.on('BeforeTool', () => ({ ...ask, continue: false, stopReason: 'enough' }));
    const abort = new AbortController();
    hooks.on('BeforeTool', () => void queueMicrotask(() => abort.abort()));
    const outcome = await hooks.tool('deploy', input, () => 'ran', { signal: abort.signal });
    expect(outcome).toMatchObject({ status: 'stopped', reason: 'enough' });
  });
});
