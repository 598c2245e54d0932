import { expect, it } from 'vitest';
import { plannerOf } from '../../../support/core/planner/planned.js';
import { command } from '../../../support/core/registry/host.js';

const guards = (...matchers: string[]) => ({
  BeforeTool: matchers.map((matcher) => ({ matcher, hooks: [command(`run ${matcher}`)] })),
});
const asked = { toolName: 'mcp__notes__write', ofServer: true, requestedName: 'write' };

it('plans hooks that match either the name of an MCP tool or the requested name [PLN-1]', async () => {
  const { plan } = await plannerOf(guards('^mcp__notes__', '^write$', '^(?!mcp__)', '^read$'));
  expect(plan('BeforeTool', asked)).toEqual(['run ^mcp__notes__', 'run ^write$', 'run ^(?!mcp__)']);
  expect(plan('BeforeTool', { ...asked, requestedName: 'read' })).toEqual([
    'run ^mcp__notes__',
    'run ^(?!mcp__)',
    'run ^read$',
  ]);
  expect(plan('BeforeTool', { toolName: 'mcp__notes__write', ofServer: true })).toEqual(['run ^mcp__notes__']);
});

it('ignores the requested name of a tool without a server [PLN-1, PLN-6]', async () => {
  const { plan } = await plannerOf(guards('^bash$'));
  expect(plan('BeforeTool', { toolName: 'run_shell', requestedName: 'bash' })).toBeNull();
});

it('caches a plan for two names separately', async () => {
  const { plan } = await plannerOf(guards('^write$', '^a$'));
  for (const toolName of ['["a","write"]', 'a,write', 'a\nwrite']) {
    expect(plan('BeforeTool', { toolName: 'a', ofServer: true, requestedName: 'write' })).toHaveLength(2);
    expect(plan('BeforeTool', { toolName, ofServer: true })).toBeNull();
  }
});

it('names both names when it explains a skipped hook', async () => {
  const { planner } = await plannerOf(guards('^write$', '^read$'));
  expect(planner.explain('BeforeTool', asked)).toMatchObject([
    { planned: true },
    { planned: false, why: 'matcher "^read$" does not match "mcp__notes__write" or "write"' },
  ]);
});
