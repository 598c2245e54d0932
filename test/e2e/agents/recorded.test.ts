import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaintsOf, judge, readExpected, readGroups } from './judge.mjs';
import { matrixPage } from './matrix.mjs';
import { playHere } from './play-here.mjs';
import { readRecording } from './recording.mjs';

const AGENTS = ['claude', 'codex', 'gemini', 'copilot', 'qwen'];
const FEWEST_ROWS = 150;
/** Against a hang. Hundreds of rows start processes, on a machine that may be busy. */
const LIMIT_MS = 1_200_000;

describe.concurrent('recorded behaviour of real agents', () => {
  it.for(AGENTS)(
    'is the behaviour here in every row of %s that expected/ does not list',
    { timeout: LIMIT_MS },
    async (agent, { expect }) => {
      const recording = readRecording(agent);
      const ours = await playHere(agent, Object.keys(recording.rows), { jobs: 2 });
      expect(complaintsOf(agent, judge(recording, ours, readExpected(agent)))).toEqual([]);
    },
  );

  it.for([
    ['codex', ['post-block', 'post-exit2', 'mcp-post-block']],
    ['gemini', ['post-block', 'post-deny', 'post-exit2']],
    ['copilot', ['post-block', 'post-block-context']],
  ] as const)(
    'keeps the results from the model that %s withholds, without consent of the host [X-83]',
    { timeout: LIMIT_MS },
    async ([agent, names], { expect }) => {
      const { rows } = readRecording(agent);
      const ours = await playHere(agent, names, { consents: false });
      for (const name of names) {
        expect(rows[name]?.model, name).not.toContain('M_TOOL');
        expect(ours[name]?.model, name).toEqual(rows[name]?.model);
      }
    },
  );
});

describe('recordings', () => {
  it.each(AGENTS)('have at least 150 rows of %s', (agent) => {
    expect(Object.keys(readRecording(agent).rows).length).toBeGreaterThanOrEqual(FEWEST_ROWS);
  });

  it('are compared row by row: a changed recording fails with the name of the row', async () => {
    const { rows } = readRecording('claude');
    const { 'pre-deny': deny, 'pre-silent': silent } = rows;
    if (deny === undefined || silent === undefined) throw new Error('the rows are gone');
    const ours = await playHere('claude', ['pre-deny', 'pre-silent']);
    const changed = { rows: { 'pre-deny': { ...deny, ran: 'original', model: ['M_TOOL'] }, 'pre-silent': silent } };
    expect(complaintsOf('claude', judge(changed, ours, {}))).toEqual([
      'claude pre-deny: expected same, is stricter (the agent: "original", here: null)',
    ]);
    const refuses = { rows: { 'pre-silent': { ...silent, ran: null, model: [] } } };
    expect(complaintsOf('claude', judge(refuses, ours, {}))).toEqual([
      'claude pre-silent: expected same, is looser (the agent: null, here: "original")',
    ]);
  });
});

describe('expected differences', () => {
  it.each(AGENTS)('of %s are never looser, name recorded rows once, and have a reason', (agent) => {
    const groups = readGroups(agent);
    const rows = groups.flatMap((group) => group.rows);
    const recorded = Object.keys(readRecording(agent).rows);
    expect(groups.filter((group) => group.class === 'looser' || group.why.trim() === '')).toEqual([]);
    expect(rows.filter((row) => !recorded.includes(row))).toEqual([]);
    expect(rows.length).toBe(new Set(rows).size);
  });

  it('are listed in docs/reference/dialects-compared.md as they are in the files', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../../docs/reference/dialects-compared.md'), 'utf8');
    expect(matrixPage(page)).toBe(page);
  });
});
