import { expect, it } from 'vitest';
import { agentHooks, answer } from '../../../support/config/dialects/agent-hooks.js';
import { fireEvent, foreignProject } from '../../../support/config/dialects/foreign-project.js';

it.each([
  ['gemini-cli', { decision: 'deny', reason: 'no' }, 'decision "deny"'],
  ['gemini-cli', { hookSpecificOutput: { decision: 'block' } }, 'hookSpecificOutput.decision "block"'],
  ['llxprt-code', { decision: 'block' }, 'decision "block"'],
  ['claude-code', { decision: 'block' }, 'decision "block"'],
])('In %s, a decision that its event ignores is reported: %j [X-86]', async (dialect, output, decision) => {
  const { config } = await foreignProject(agentHooks(dialect, [['SessionStart', answer(output)]]), {
    dialects: [dialect],
  });
  const result = await fireEvent(config, { hook_event_name: 'SessionStart', source: 'startup' });
  expect(result.hookResults?.flatMap(({ warnings = [] }) => warnings)).toContain(
    `${decision} is ignored: ${dialect} reads no decision there`,
  );
});
