import { expect, it } from 'vitest';
import { fireEvent, foreignProject } from '../../../support/config/dialects/foreign-project.js';

it('names the event of a skipped hook that has no matcher', async () => {
  const hooks = { beforeReadFile: [{ command: 'exit 2' }] };
  const { config } = await foreignProject({ '.cursor/hooks.json': { version: 1, hooks } }, { dialects: ['cursor'] });
  const { trace } = await fireEvent(config, {
    hook_event_name: 'BeforeTool',
    tool_name: 'Shell',
    tool_input: { command: 'ls' },
  });
  expect(trace.hooks).toMatchObject([{ verdict: 'matcher', why: 'beforeReadFile does not fire for "Shell"' }]);
});
