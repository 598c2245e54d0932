import { expect, it, vi } from 'vitest';
import { type CreateConfigOptions, createConfig, executeToolWithHooks, type HooksMap } from '../../src/index.js';

const command = (text: string): HooksMap => ({ BeforeTool: [{ hooks: [{ type: 'command', command: text }] }] });

async function called(options: Partial<CreateConfigOptions>, requireHooks = true) {
  const config = createConfig({ workingDir: process.cwd(), debugLogger: { log: () => {} }, ...options });
  const tool = vi.fn(() => Promise.resolve({ llmContent: 'ran' }));
  const { llmContent } = await executeToolWithHooks(config, 'write_file', {}, tool, { requireHooks });
  await config[Symbol.asyncDispose]();
  return { llmContent, ran: tool.mock.calls.length === 1 };
}

it.each([
  ['hooks are switched off', { enableHooks: false }, /hooks are switched off/],
  ['a hook is not trusted', { hooks: command('true'), isHookTrusted: () => untrusted }, /\(untrusted\): a stranger's/],
  ['a hook is not trusted any more', { hooks: command('true'), isHookStillTrusted: () => untrusted }, /\(untrusted\)/],
  ['a hook is not valid', { hooks: command('') }, /\(invalid\)/],
  ['the hooks cannot be read', { hooks: unreadable() }, /could not be asked/],
] as const)('refuses a call that needs hooks when %s, and only that [X-61]', async (_, options, why) => {
  expect(await called(options)).toEqual({ llmContent: expect.stringMatching(why), ran: false });
  expect(await called(options, false)).toEqual({ llmContent: 'ran', ran: true });
});

it('lets a call run when every hook was asked that should be, or none applies [X-61]', async () => {
  expect(await called({ hooks: command('true') })).toEqual({ llmContent: 'ran', ran: true });
  expect(await called({ hooks: command('true'), disabledHooks: ['true'] })).toEqual({ llmContent: 'ran', ran: true });
  const other: HooksMap = { BeforeTool: [{ matcher: 'read', hooks: [{ type: 'command', command: 'exit 2' }] }] };
  expect(await called({ hooks: other })).toEqual({ llmContent: 'ran', ran: true });
});

const untrusted = { trusted: false, why: "a stranger's" } as const;

/** Nobody can say what hooks there are. */
function unreadable(): HooksMap {
  return new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('broken');
      },
    },
  );
}
