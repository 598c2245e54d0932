import { tmpdir } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { executeToolWithHooks, fireBeforeModelHook, HookSystem, type HostConfig } from '../../../../src/index.js';

const BROKEN = () => {
  throw new Error('broken port');
};
/** Ports that are read while an event begins, is admitted or ends. */
const PORTS = [
  'getAgentState',
  'getBudgets',
  'getNotes',
  'getProjectDir',
  'getErrorPolicy',
  'getAskPolicy',
  'getUntrustedPolicy',
  'getGuardQuestions',
  'getHookVersion',
  'getHookConsents',
  'getHostTools',
  'getSanitizationConfig',
  'getHttpPolicy',
  'getTranslator',
  'getProgram',
  'getModelCalls',
] as const;
/** Ports whose failure is named in a warning of each event. */
const NAMED: readonly string[] = ['getAgentState', 'getBudgets', 'getNotes', 'getProjectDir'];
const ANSWERS: readonly [string, () => unknown][] = [
  ['throws', BROKEN],
  ['returns a number', () => 5],
  ['returns null', () => null],
  ['returns a text', () => 'x'],
  ['returns an empty object', () => ({})],
  ['returns a list of numbers', () => [5]],
];
const ROWS = PORTS.flatMap((port) => ANSWERS.map(([how, answer]) => [port, how, answer] as const));

function host(more: object) {
  const warnings: string[] = [];
  const logger = { log: () => {}, debug: () => {}, warn: (text: unknown) => void warnings.push(String(text)) };
  const config: HostConfig = {
    getEnableHooks: () => true,
    getSessionId: () => 's1',
    getWorkingDir: () => tmpdir(),
    getHooks: () => undefined,
    getHookSystem: () => system,
    getDebugLogger: () => logger,
    ...more,
  };
  const system: HookSystem = new HookSystem(config, undefined, logger);
  onTestFinished(() => system.dispose());
  return { config, system, warnings };
}

async function initialized(more: object) {
  const made = host(more);
  await made.system.initialize();
  return made;
}

describe('Event of a host with a broken port', () => {
  it.each(ROWS)('keeps the decisions of its hooks: %s %s [X-92]', async (port, _how, answer) => {
    const { config, system } = await initialized({ [port]: answer });
    let ran = 0;
    const decide = (decision: 'ask' | 'deny') =>
      system.registerHook(
        { type: 'function', name: decision, action: () => ({ decision, reason: 'no' }) },
        'BeforeTool',
      );
    const run = async () => {
      ran += 1;
      return { llmContent: 'RAN' };
    };
    await system.getEventHandler().fireSessionStartEvent({ source: 'startup' });
    const remove = decide('ask');
    await executeToolWithHooks(config, 'x', {}, run);
    remove();
    decide('deny');
    const direct = await system.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} });
    expect(direct.finalOutput?.isBlockingDecision()).toBe(true);
    const mediated = await system.getEventHandler().fire('BeforeTool', { tool_name: 'x', tool_input: {} });
    expect(mediated.finalOutput?.isBlockingDecision()).toBe(true);
    await executeToolWithHooks(config, 'x', {}, run);
    expect(ran).toBe(0);
  });

  it.each(NAMED)('warns with the name of the port, and of the error: %s [X-92]', async (port) => {
    const { system, warnings } = await initialized({ [port]: BROKEN });
    system.registerHook({ type: 'function', name: 'a', action: () => undefined }, 'BeforeTool');
    await system.getEventHandler().fireBeforeToolEvent({ toolName: 'write_file', toolInput: { file_path: 'a' } });
    const [trace] = system.getTraces();
    expect([...warnings, ...(trace?.notes ?? [])].join('\n')).toMatch(new RegExp(`${port}\\(\\).*broken port`));
  });

  it('names the port that returns something else than it should [X-92]', async () => {
    const { system, warnings } = await initialized({ getAgentState: () => 5 });
    await system.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} });
    expect(warnings.join('\n')).toMatch(/getAgentState\(\) of the host returned a number/);
  });

  it.each(['begin', 'facts', 'texts', 'admit', 'addLabels', 'end', 'countCall'])(
    'keeps the decisions if its state throws in %s [X-92]',
    async (method) => {
      const state = {
        agent: { id: 'main', depth: 0 },
        turnId: undefined,
        facts: () => ({ session: { labels: [] } }),
        texts: () => ({}),
        begin: () => {},
        admit: () => undefined,
        addLabels: () => [],
        end: () => {},
        countCall: () => 1,
        [method]: BROKEN,
      };
      const { system, warnings } = await initialized({ getAgentState: () => state });
      system.registerHook(
        {
          type: 'function',
          name: 'a',
          needs: ['user_prompt'],
          action: () => ({ decision: 'ask', reason: 'no', labels: ['x'] }),
        },
        'BeforeTool',
      );
      const { finalOutput } = await system.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} });
      expect(finalOutput?.isAskDecision()).toBe(true);
      expect(warnings.join('\n')).toContain('broken port');
    },
  );

  it.each(['getConfirm', 'getAskPolicy'])(
    'does not run a call that nobody could be asked about: %s [X-92] [X-60]',
    async (port) => {
      const { config, system } = await initialized({ [port]: BROKEN });
      system.registerHook(
        { type: 'function', name: 'a', action: () => ({ decision: 'ask', reason: 'no' }) },
        'BeforeTool',
      );
      system.registerHook(
        { type: 'function', name: 'a', action: () => ({ decision: 'ask', reason: 'no' }) },
        'BeforeModel',
      );
      const result = await executeToolWithHooks(config, 'x', {}, async () => ({ llmContent: 'RAN' }));
      expect(result.llmContent).not.toBe('RAN');
      expect(await fireBeforeModelHook(config, { contents: 'hi' })).toMatchObject({ blocked: true });
    },
  );

  it('ends although its questions about guards never end [X-92]', async () => {
    const settle = () => Promise.resolve();
    const { system } = await initialized({ getGuardQuestions: () => ({ settle }) });
    system.registerHook(
      { type: 'function', name: 'a', action: () => ({ decision: 'deny', reason: 'no' }) },
      'BeforeTool',
    );
    const { finalOutput } = await system.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} });
    expect(finalOutput?.isBlockingDecision()).toBe(true);
  });

  it('goes on if asking about its guards rejects [X-92]', async () => {
    const settle = () => Promise.reject(new Error('broken port'));
    const { system } = await initialized({ getGuardQuestions: () => ({ settle }) });
    system.registerHook(
      { type: 'function', name: 'a', action: () => ({ decision: 'deny', reason: 'no' }) },
      'BeforeTool',
    );
    const { finalOutput } = await system.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} });
    expect(finalOutput?.isBlockingDecision()).toBe(true);
  });
});

describe('Options that throw when they are read', () => {
  const options = () =>
    new Proxy(
      {},
      {
        ownKeys: () => BROKEN(),
        get: (_, key) => (key === 'then' ? undefined : BROKEN()),
      },
    );

  it('do not reject a trigger, and a guard that could not run blocks [TRG-2]', async () => {
    const { fireAfterToolHook, fireBeforeToolHook } = await import('../../../../src/index.js');
    const { config, system, warnings } = await initialized({});
    system.registerHook({ type: 'function', name: 'a', action: () => undefined }, 'BeforeTool');
    const tool = async () => ({ llmContent: 'RAN' });
    expect((await fireBeforeToolHook(config, 'x', {}, options()))?.isBlockingDecision()).not.toBe(false);
    await expect(fireAfterToolHook(config, 'x', {}, {}, options())).resolves.toBeUndefined();
    await expect(executeToolWithHooks(config, 'x', {}, tool, options())).resolves.toBeDefined();
    expect(warnings.join('\n')).toContain('broken port');
  });
});
