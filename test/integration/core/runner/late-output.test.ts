import { describe, expect, it } from 'vitest';
import { makeBench } from '../../../support/core/runner/support.js';

describe('output that comes after the hook has ended', () => {
  it('is a warning, because the output may be in it [RUN-19]', async () => {
    const bench = makeBench();
    const result = await bench.run(
      `exec > >(while [ ! -e go ]; do sleep 0.02; done; cat); echo '{"decision":"deny"}'; exit 0`,
    );
    expect(result).toMatchObject({ success: true, stdout: '' });
    expect(result.warnings).toEqual([expect.stringContaining('standard output was still open')]);
    expect(result.warnings?.[0]).toContain('exec > >(filter)');
  });

  it('is a warning besides other warnings [RUN-19]', async () => {
    const bench = makeBench();
    const { warnings } = await bench.run('sleep 600 & echo "{"');
    expect(warnings).toEqual([expect.stringContaining('JSON'), expect.stringContaining('still open')]);
  });

  it.each([
    ['was waited for', 'exec > >(cat); echo fine; exec >&-; wait'],
    ['is not its standard output', 'sleep 600 > /dev/null & echo fine'],
    ['is that of a hook that failed anyway', 'sleep 600 & exit 3'],
    ['is that of a hook that refused', 'sleep 600 & exit 2'],
  ])('is no matter when it %s [RUN-19]', async (_name, script) => {
    const bench = makeBench();
    expect(await bench.run(script)).not.toHaveProperty('warnings');
  });
});
