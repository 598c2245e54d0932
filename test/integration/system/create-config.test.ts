import { describe, expect, it, vi } from 'vitest';
import { createConfig, HookSystem, InvalidHostConfigError } from '../../../src/index.js';
import { eventCases } from '../../support/core/events/event-inputs.js';
import {
  anything,
  command,
  hooksFor,
  makeConfig,
  makeDir,
  makeHost,
  systemOf,
} from '../../support/core/events/support.js';

const { BeforeTool } = eventCases;
const hooks = hooksFor('BeforeTool', command('echo ran'));

describe('createConfig', () => {
  it('has no hook system if hooks are off [CFG-1]', () => {
    const { config, bus } = makeConfig({ enableHooks: false, hooks });
    const subscribe = vi.spyOn(bus, 'subscribe');
    expect(config.getHookSystem()).toBeUndefined();
    expect(config.getEnableHooks()).toBe(false);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('returns the same system at each call [CFG-2]', () => {
    const { config } = makeConfig();
    const system = systemOf(config);
    expect(system).toBeInstanceOf(HookSystem);
    expect(config.getHookSystem()).toBe(system);
  });

  it('enables hooks by default [CFG-7]', () => {
    expect(makeConfig({}).config.getEnableHooks()).toBe(true);
    expect(systemOf(makeConfig({}).config)).toBeInstanceOf(HookSystem);
  });

  it('reads no hooks and initializes nothing before the first event [CFG-3]', async () => {
    const made = makeConfig({ hooks });
    const getHooks = vi.spyOn(made.config, 'getHooks');
    const initialize = vi.spyOn(HookSystem.prototype, 'initialize');
    const system = systemOf(made.config);
    made.config.getHookSystem();
    await new Promise((resolve) => setImmediate(resolve));
    expect(getHooks).not.toHaveBeenCalled();
    expect(initialize).not.toHaveBeenCalled();
    expect(system.isInitialized()).toBe(false);
    await made.bus.request({ eventName: 'BeforeTool', input: BeforeTool.input });
    expect(getHooks).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, '', 5, null])('throws if the working directory is %j [CFG-4]', (workingDir) => {
    expect(() => createConfig(anything({ workingDir }))).toThrow(InvalidHostConfigError);
    expect(() => createConfig(anything({ workingDir }))).toThrow('workingDir is required');
    expect(() => createConfig(anything(undefined))).toThrow(InvalidHostConfigError);
  });

  it('creates one session id per config [CFG-5]', () => {
    const [first, second] = [1, 2].map(() => createConfig({ workingDir: makeDir() }));
    expect(first?.getSessionId()).toMatch(/^[\da-f-]{36}$/);
    expect(first?.getSessionId()).toBe(first?.getSessionId());
    expect(first?.getSessionId()).not.toBe(second?.getSessionId());
  });

  it.each([
    [undefined, ''],
    ['/log/transcript.json', '/log/transcript.json'],
  ])('passes the transcript path %s to hooks as %j [CFG-6]', async (transcriptPath, expected) => {
    const host = await makeHost({
      transcriptPath,
      hooks: hooksFor(
        'BeforeTool',
        command(
          `node -e 'process.stdout.write("<" + JSON.parse(require("fs").readFileSync(0)).transcript_path + ">")'`,
        ),
      ),
    });
    expect((await BeforeTool.fire(host.handler)).systemMessage).toBe(`<${expected}>`);
  });

  it.each([
    [undefined, { mode: 'ANY', allowedFunctionNames: ['list', 'read', 'write'] }, ['list', 'read']],
    ['union', { mode: 'ANY', allowedFunctionNames: ['list', 'read', 'write'] }, ['list', 'read']],
    ['intersection', { mode: 'ANY', allowedFunctionNames: ['read'] }, []],
  ] as const)(
    'merges the tools that hooks allow, with allowedTools %j [AGG-16]',
    async (allowedTools, chosen, disjoint) => {
      const naming = (...allowedFunctionNames: string[]) =>
        command(
          `echo '${JSON.stringify({ hookSpecificOutput: { toolConfig: { mode: 'ANY', allowedFunctionNames } } })}'`,
        );
      const chosenBy = async (...both: ReturnType<typeof command>[]) => {
        const { handler } = await makeHost({ allowedTools, hooks: hooksFor('BeforeToolSelection', ...both) });
        const { finalOutput } = await eventCases.BeforeToolSelection.fire(handler);
        return finalOutput?.hookSpecificOutput?.['toolConfig'];
      };
      expect(await chosenBy(naming('read', 'write'), naming('list', 'read'))).toEqual(chosen);
      const apart = await chosenBy(naming('read'), naming('list'));
      expect(apart).toEqual({ mode: disjoint.length === 0 ? 'NONE' : 'ANY', allowedFunctionNames: disjoint });
    },
  );

  it('uses the given hooks and those of active extensions [CFG-8, CFG-9]', async () => {
    const host = await makeHost({
      hooks,
      extensions: [
        { isActive: true, hooks: hooksFor('BeforeTool', command('echo extension')) },
        { isActive: false, hooks: hooksFor('BeforeTool', command('echo inactive')) },
      ],
    });
    expect((await BeforeTool.fire(host.handler)).systemMessage).toBe('ran\nextension');
    expect(host.system.getAllHooks().map(({ source }) => source)).toEqual(['project', 'extensions']);
  });

  it('applies disabled hooks, trust and redaction [CFG-10]', async () => {
    Object.assign(process.env, { HOOKWRIGHT_TEST_TOKEN: 'secret' });
    const token = hooksFor('BeforeTool', command('echo "<$HOOKWRIGHT_TEST_TOKEN>"', { name: 'token' }));
    const sanitization = {
      enableEnvironmentVariableRedaction: true,
      allowedEnvironmentVariables: [],
      blockedEnvironmentVariables: ['HOOKWRIGHT_TEST_TOKEN'],
    };
    const messageOf = async (options: object) =>
      (await BeforeTool.fire((await makeHost({ hooks: token, ...options })).handler)).systemMessage;
    try {
      expect(await messageOf({})).toBe('<secret>');
      expect(await messageOf({ sanitization })).toBe('<>');
      expect(await messageOf({ disabledHooks: ['token'] })).toBeUndefined();
      expect(await messageOf({ trustedFolder: false })).toBeUndefined();
      expect(await messageOf({ trustedFolder: true })).toBe('<secret>');
    } finally {
      Reflect.deleteProperty(process.env, 'HOOKWRIGHT_TEST_TOKEN');
    }
  });

  it('passes the runner options on [CFG-10]', async () => {
    const host = await makeHost({
      hooks: hooksFor('BeforeTool', command('echo 123456789')),
      runner: { maxOutputBytes: 5 },
    });
    expect((await BeforeTool.fire(host.handler)).hookResults).toMatchObject([{ truncated: true }]);
  });
});
