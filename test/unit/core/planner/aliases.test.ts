import { expect, it } from 'vitest';
import { plannerOf } from '../../../support/core/planner/planned.js';
import { command } from '../../../support/core/registry/host.js';

const guards = (...matchers: string[]) => ({
  BeforeTool: matchers.map((matcher) => ({ matcher, hooks: [command(`run ${matcher}`)] })),
});

it('plans hooks that match any name of a tool [PLN-1]', async () => {
  const { plan } = await plannerOf(guards('^Bash$', '^run_shell_command$', '^bash$', '^write_file$'));
  const context = { toolName: 'Bash', aliases: ['run_shell_command', 'bash'] };
  expect(plan('BeforeTool', context)).toEqual(['run ^Bash$', 'run ^run_shell_command$', 'run ^bash$']);
  expect(plan('BeforeTool', { toolName: 'Bash' })).toEqual(['run ^Bash$']);
  expect(plan('BeforeTool', { toolName: 'Bash', aliases: [] })).toEqual(['run ^Bash$']);
});

it('plans a hook once if several names match it', async () => {
  const { plan } = await plannerOf(guards('ash'));
  expect(plan('BeforeTool', { toolName: 'Bash', aliases: ['bash'] })).toEqual(['run ash']);
});

it('names all names when it explains a skipped hook', async () => {
  const { planner } = await plannerOf(guards('^read$'));
  const [verdict] = planner.explain('BeforeTool', { toolName: 'Bash', aliases: ['bash'] });
  expect(verdict).toMatchObject({
    planned: false,
    why: 'matcher "^read$" does not match "Bash" (in other agents "bash")',
  });
});
