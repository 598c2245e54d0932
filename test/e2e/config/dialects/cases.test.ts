import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../../src/util/json.js';
import { timeoutOf } from '../../../../src/util/timeouts.js';
import { fireEvent, foreignProject, PROJECT_FILES, written } from '../../../support/config/dialects/foreign-project.js';

interface Case {
  id: string;
  dialect: string;
  title: string;
  config: unknown;
  event: Record<string, unknown>;
  scripts?: Record<string, string>;
  expect: {
    ran?: number;
    decision?: string | null;
    reason?: string;
    context?: string;
    continue?: null;
    systemMessage?: string | null;
    warned?: boolean;
    rewrite?: { tool_input: object; mode: string } | null;
    stdin?: Record<string, unknown>;
    stdinKeys?: string[];
    timeoutMs?: number[];
  };
}

const cases: Case[] = JSON.parse(
  readFileSync(new URL('../../../support/config/dialects/cases.json', import.meta.url), 'utf8'),
);

describe('script of another agent', () => {
  it.each(cases)(
    '$dialect $id: $title',
    { timeout: 60_000 },
    async ({ dialect, config: file, event, scripts = {}, expect: wanted }) => {
      const at = PROJECT_FILES[dialect] ?? '';
      const { machine, config } = await foreignProject({ [at]: file, ...scripts }, { dialects: [dialect] });
      const result = await fireEvent(config, event);
      const { finalOutput, trace } = result;
      const ran = trace.hooks.filter(({ verdict }) => verdict === 'ran');
      const specific = finalOutput?.hookSpecificOutput;
      const [decided] = ran.filter(({ decision }) => decision !== undefined);
      if (wanted.ran !== undefined) expect(ran).toHaveLength(wanted.ran);
      if (wanted.decision === null) expect(decided).toBeUndefined();
      else if (wanted.decision !== undefined) expect(finalOutput?.getEffectiveDecision()).toBe(wanted.decision);
      if (wanted.reason !== undefined) expect(finalOutput?.getEffectiveReason()).toBe(wanted.reason);
      if (wanted.context !== undefined) expect(finalOutput?.getAdditionalContext()).toBe(wanted.context);
      if (wanted.continue === null) expect(finalOutput?.shouldStopExecution()).toBe(false);
      if (wanted.systemMessage !== undefined) expect(finalOutput?.systemMessage ?? null).toBe(wanted.systemMessage);
      if (wanted.warned)
        expect(ran.some(({ success, warnings }) => success === false || (warnings ?? []).length > 0)).toBe(true);
      if (wanted.rewrite === null) expect(specific?.['tool_input']).toBeUndefined();
      else if (wanted.rewrite !== undefined) {
        expect(specific?.['tool_input']).toEqual(wanted.rewrite.tool_input);
        expect(specific?.['tool_input_mode'] ?? 'merge').toBe(wanted.rewrite.mode);
      }
      const input = written(machine, 'in.json');
      for (const [path, value] of Object.entries(wanted.stdin ?? {})) {
        const expected = typeof value === 'string' ? value.replace(/\$\{dir\}/, machine.project) : value;
        expect(valueAt(input, path)).toEqual(expected);
      }
      if (wanted.stdinKeys)
        expect(Object.keys(isRecord(input) ? input : {})).toEqual(expect.arrayContaining(wanted.stdinKeys));
      if (wanted.timeoutMs)
        expect((result.hookResults ?? []).map(({ hookConfig }) => timeout(hookConfig))).toEqual(wanted.timeoutMs);
    },
  );
});

function timeout(config: object): number {
  return 'timeout' in config && typeof config.timeout === 'number' ? timeoutOf({ timeout: config.timeout }) : 0;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((at, name) => (isRecord(at) ? at[name] : undefined), value);
}
