import { expect, it, vi } from 'vitest';
import { type CreateConfigOptions, createConfig, executeToolWithHooks, type HooksMap } from '../../../../src/index.js';

const command = (text: string): HooksMap => ({ BeforeTool: [{ hooks: [{ type: 'command', command: text }] }] });

async function called(options: Partial<CreateConfigOptions>, requireHooks = true) {
  const config = createConfig({ workingDir: process.cwd(), debugLogger: { log: () => {} }, ...options });
  const tool = vi.fn(() => Promise.resolve({ llmContent: 'ran' }));
  const { llmContent } = await executeToolWithHooks(config, 'write_file', {}, tool, { requireHooks });
  await config[Symbol.asyncDispose]();
  return { llmContent, ran: tool.mock.calls.length === 1 };
}

it.each([
  ['hooks are disabled', { enableHooks: false }, /hooks are disabled/],
  ['a hook is not trusted', { hooks: command('true'), isHookTrusted: () => untrusted }, /not trusted: a stranger's/],
  [
    'a hook is no longer trusted',
    { hooks: command('true'), isHookStillTrusted: () => untrusted },
    /could not run: not run: a stranger's/,
  ],
  ['a hook is invalid', { hooks: command('') }, /\(invalid\)/],
] as const)('refuses a call that needs hooks when %s, and only that [X-61]', async (_, options, why) => {
  expect(await called(options)).toEqual({ llmContent: expect.stringMatching(why), ran: false });
  expect(await called(options, false)).toEqual({ llmContent: 'ran', ran: true });
});

it('blocks a call that requires hooks if they or the settings cannot be read [X-61]', async () => {
  const tool = vi.fn(() => Promise.resolve({ llmContent: 'ran' }));
  const config = createConfig({ workingDir: process.cwd(), debugLogger: { log: () => {} } });
  const broken = {
    ...config,
    getHookSystem: () => {
      throw new Error('broken');
    },
  };
  const noted = Object.assign(config, { getNotes: () => ['settings.json:1:1: it is broken'] });
  const options = { requireHooks: true };
  expect(await executeToolWithHooks(broken, 'x', {}, tool, options)).toMatchObject({
    llmContent: expect.stringMatching(/broken/),
  });
  expect(await executeToolWithHooks(noted, 'x', {}, tool, options)).toMatchObject({
    llmContent: expect.stringMatching(/settings.json:1:1/),
  });
  expect(tool).not.toHaveBeenCalled();
  await config[Symbol.asyncDispose]();
});

it('runs a call if every matching hook ran, or none matches [X-61]', async () => {
  expect(await called({ hooks: command('true') })).toEqual({ llmContent: 'ran', ran: true });
  expect(await called({ hooks: command('true'), disabledHooks: ['true'] })).toEqual({ llmContent: 'ran', ran: true });
  const other: HooksMap = { BeforeTool: [{ matcher: 'read', hooks: [{ type: 'command', command: 'exit 2' }] }] };
  expect(await called({ hooks: other })).toEqual({ llmContent: 'ran', ran: true });
});

const untrusted = { trusted: false, why: "a stranger's" } as const;
