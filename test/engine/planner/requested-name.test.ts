import { expect, it } from 'vitest';
import { command } from '../registry/host.js';
import { plannerOf } from './planned.js';

const guards = (...matchers: string[]) => ({
  BeforeTool: matchers.map((matcher) => ({ matcher, hooks: [command(`run ${matcher}`)] })),
});
const asked = { toolName: 'mcp__notes__write', ofServer: true, requestedName: 'write' };

it('plans for a tool of a server what matches either its name or the one that the model asked for [PLN-1]', async () => {
  const { plan } = await plannerOf(guards('^mcp__notes__', '^write$', '^(?!mcp__)', '^read$'));
  expect(plan('BeforeTool', asked)).toEqual(['run ^mcp__notes__', 'run ^write$', 'run ^(?!mcp__)']);
  expect(plan('BeforeTool', { ...asked, requestedName: 'read' })).toEqual([
    'run ^mcp__notes__',
    'run ^(?!mcp__)',
    'run ^read$',
  ]);
  expect(plan('BeforeTool', { toolName: 'mcp__notes__write', ofServer: true })).toEqual(['run ^mcp__notes__']);
});

it('looks at no other name of a tool that is of no server [PLN-1, PLN-6]', async () => {
  const { plan } = await plannerOf(guards('^bash$'));
  expect(plan('BeforeTool', { toolName: 'run_shell', requestedName: 'bash' })).toBeNull();
});

it('keeps a plan for two names apart from that of any one name', async () => {
  const { plan } = await plannerOf(guards('^write$', '^a$'));
  for (const toolName of ['["a","write"]', 'a,write', 'a\nwrite']) {
    expect(plan('BeforeTool', { toolName: 'a', ofServer: true, requestedName: 'write' })).toHaveLength(2);
    expect(plan('BeforeTool', { toolName, ofServer: true })).toBeNull();
  }
});

it('explains with both names why a hook does not run', async () => {
  const { planner } = await plannerOf(guards('^write$', '^read$'));
  expect(planner.explain('BeforeTool', asked)).toMatchObject([
    { planned: true },
    { planned: false, why: 'matcher "^read$" does not match "mcp__notes__write" or "write"' },
  ]);
});
