import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fireEvent, foreignProject, PROJECT_FILES } from '../../../support/config/dialects/foreign-project.js';
import { scripts } from '../../../support/config/dialects/scripts.js';

const runs = scripts.flatMap(({ what, files, runs: all }) => all.map((run) => ({ what, files, ...run })));

describe('script in the style of public ones', () => {
  it.each(runs)(
    'works unchanged in $dialect: $what',
    { timeout: 60_000 },
    async ({ dialect, files, hooks, event, expect: wanted }) => {
      const { machine, config } = await foreignProject(
        { ...files, [PROJECT_FILES[dialect] ?? '']: hooks },
        { dialects: [dialect] },
      );
      const { finalOutput, hookResults } = await fireEvent(config, event);
      const audit = join(machine.project, 'audit.jsonl');
      const seen = {
        denied: finalOutput?.isBlockingDecision() ? finalOutput.getEffectiveReason() : undefined,
        context: finalOutput?.getAdditionalContext(),
        input: finalOutput?.hookSpecificOutput?.['tool_input'],
        audit: existsSync(audit) ? readFileSync(audit, 'utf8') : undefined,
      };
      expect(hookResults?.map(({ error }) => error?.message)).toEqual([undefined]);
      expect(seen).toMatchObject(wanted);
    },
  );
});
