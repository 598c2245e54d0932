import { describe, expect, it } from 'vitest';
import { createHooks } from '../../../src/index.js';
import { Recorder } from '../../support/core/events/support.js';

describe('Labels of ended sessions in memory', () => {
  it('are kept for 10,000 sessions, and a warning says when some are forgotten [X-89]', async () => {
    const logger = new Recorder();
    const hooks = await createHooks({ settings: false, logger });
    hooks.on('AfterTool', () => ({ labels: ['secret'] }));
    const run = async (id: string): Promise<void> => {
      const session = await hooks.session({ id });
      await session.tool('read', {}, async () => 'RAN');
      await session.end();
    };
    const labelsOf = async (id: string): Promise<string[]> => {
      const session = await hooks.session({ id, source: 'resume' });
      const labels = [...session.labels];
      await session.end();
      return labels;
    };
    for (let index = 0; index < 10_000; index += 1) await run(`s${index}`);
    expect(await labelsOf('s1')).toEqual(['secret']);
    expect(logger.warnings).toEqual([]);
    await run('one more');
    await run('another');
    expect(await labelsOf('s0')).toEqual([]);
    const text =
      "cannot keep the labels of session s0 for a resume: memory keeps those of the last 10000 ended sessions. Keep sessions on disk: sessions: 'folder'";
    expect(logger.warnings).toEqual([[`hooks: ${text}`]]);
    await hooks.dispose();
  });
});
