import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Project, SyntaxKind } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import {
  createConfig,
  executeToolWithHooks,
  fireAfterModelHook,
  fireAfterToolHook,
  fireBeforeModelHook,
  fireBeforeToolHook,
  fireBeforeToolSelectionHook,
  type HookDefinition,
  HookEventName,
  HookSystem,
  type HooksMap,
  type TriggerConfig,
  triggerAfterAgentHook,
  triggerBeforeAgentHook,
  triggerPreCompressHook,
  triggerSessionEndHook,
  triggerSessionStartHook,
  triggerToolNotificationHook,
} from '../../../../src/index.js';
import { makeHost, on } from '../../../support/core/triggers/host.js';

const request = { model: 'm', contents: 'hi' };
const response = { candidates: [{ content: { parts: [{ text: 'ho' }] } }] };
const done = { llmContent: 'done', returnDisplay: '' };

/** All triggers and their results without hooks. */
const triggers: [name: string, fire: (config: TriggerConfig) => Promise<unknown>, safeDefault: unknown][] = [
  ['fireBeforeToolHook', (config) => fireBeforeToolHook(config, 'a', {}), undefined],
  ['fireAfterToolHook', (config) => fireAfterToolHook(config, 'a', {}, {}), undefined],
  ['executeToolWithHooks', (config) => executeToolWithHooks(config, 'a', {}, async () => done), done],
  ['fireBeforeModelHook', (config) => fireBeforeModelHook(config, request), { blocked: false }],
  ['fireAfterModelHook', (config) => fireAfterModelHook(config, request, response), { response }],
  ['fireBeforeToolSelectionHook', (config) => fireBeforeToolSelectionHook(config, request), {}],
  ['triggerSessionStartHook', (config) => triggerSessionStartHook(config, 'startup'), undefined],
  ['triggerSessionEndHook', (config) => triggerSessionEndHook(config, 'exit'), undefined],
  ['triggerBeforeAgentHook', (config) => triggerBeforeAgentHook(config, 'p'), undefined],
  ['triggerAfterAgentHook', (config) => triggerAfterAgentHook(config, 'p', 'r', false), undefined],
  ['triggerPreCompressHook', (config) => triggerPreCompressHook(config, 'auto'), undefined],
  ['triggerToolNotificationHook', (config) => triggerToolNotificationHook(config, { type: 'exec' }), undefined],
];

/** Hosts whose hooks do not run, each for a different reason. */
const hosts: [what: string, make: () => TriggerConfig | Promise<TriggerConfig>][] = [
  ['has hooks disabled', () => createConfig({ workingDir: '.', enableHooks: false })],
  ['has no hooks', () => makeHost().config],
  [
    'has a getHookSystem that throws',
    () => ({
      getHookSystem: () => {
        throw new Error('no');
      },
    }),
  ],
  [
    'cannot read its hooks',
    () => {
      const config = makeHost().config;
      const broken = {
        ...config,
        getHooks: () => {
          throw new Error('unreadable');
        },
        getHookSystem: () => system,
      };
      const system = new HookSystem(broken);
      return broken;
    },
  ],
  [
    'disposed its hook system',
    async () => {
      const system = makeHost().config.getHookSystem();
      await system?.dispose();
      return { getHookSystem: () => system };
    },
  ],
  ['is null', () => JSON.parse('null')],
  [
    'has a getSessionId that throws, so that every event fails',
    () => {
      const { config } = makeHost();
      const refuse: HookDefinition = { hooks: [{ type: 'command', command: 'exit 2' }] };
      const hooks: HooksMap = Object.fromEntries(Object.values(HookEventName).map((name) => [name, [refuse]]));
      const broken = {
        ...config,
        getHooks: () => hooks,
        getSessionId: () => {
          throw new Error('no session');
        },
        getHookSystem: () => system,
      };
      const system = new HookSystem(broken);
      return broken;
    },
  ],
];

describe.each(hosts)('Host that %s', (_, make) => {
  it.each(triggers)(
    'gets the safe default of %s [TRG-1] [TRG-2] [TRT-3] [TRM-3] [TRM-9] [TRM-15] [TRL-2]',
    async (_name, fire, safe) => {
      expect(await fire(await make())).toEqual(safe);
    },
  );
});

describe('Every trigger', () => {
  it('initializes the hook system once, even if many fire at the same time [TRG-2]', async () => {
    const host = makeHost(({ bash }) => ({ BeforeTool: on(bash('exit 2')) }));
    const outputs = await Promise.all([1, 2, 3].map(() => fireBeforeToolHook(host.config, 'a', {})));
    expect(outputs.map((output) => output?.isBlockingDecision())).toEqual([true, true, true]);
    expect(host.config.getHookSystem()?.getStatus()).toEqual({ initialized: true, totalHooks: 1 });
  });

  it('passes its signal to the hooks [TRG-2]', async () => {
    const host = makeHost(({ bash }) => ({ BeforeAgent: on(bash('exit 2')) }));
    expect(await triggerBeforeAgentHook(host.config, 'p', { signal: AbortSignal.abort() })).toBeUndefined();
    expect((await triggerBeforeAgentHook(host.config, 'p'))?.isBlockingDecision()).toBe(true);
  });

  it('passes the server of a tool to hooks [TRT-1] [TRT-2]', async () => {
    const host = makeHost(({ node }) => ({ BeforeTool: on(node('')), AfterTool: on(node('')) }));
    const options = { mcpContext: { server_name: 'files' }, originalRequestName: 'read' };
    await executeToolWithHooks(host.config, 'read_file', {}, async () => done, options);
    await executeToolWithHooks(host.config, 'read_file', {}, async () => done);
    expect(host.seen().map((input) => [input['mcp_context'], input['original_request_name']])).toEqual([
      [{ server_name: 'files' }, 'read'],
      [{ server_name: 'files' }, 'read'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('is awaited: no floating promises, enforced by the linter [TRG-3]', () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const lint = JSON.parse(readFileSync(`${root}/biome.json`, 'utf8'));
    expect(lint.linter.rules.nursery.noFloatingPromises).toBe('error');
    const project = new Project({ skipAddingFilesFromTsConfig: true, skipLoadingLibFiles: true });
    const files = project.addSourceFilesAtPaths([
      `${root}/src/core/triggers/**/*.ts`,
      `${root}/src/integrations/model-sdks/genai/**/*.ts`,
    ]);
    expect(files.length).toBeGreaterThan(8);
    expect(files.flatMap((file) => file.getDescendantsOfKind(SyntaxKind.VoidExpression))).toEqual([]);
  });
});
