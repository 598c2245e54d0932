import { describe, expect, it } from 'vitest';
import { makeBench } from '../../../support/core/runner/support.js';

describe('Standard output that is open after the hook exits', () => {
  it('causes a warning, because later output is lost [RUN-19]', async () => {
    const bench = makeBench();
    const result = await bench.run(
      `exec > >(while [ ! -e go ]; do sleep 0.02; done; cat); echo '{"decision":"deny"}'; exit 0`,
    );
    expect(result).toMatchObject({ success: true, stdout: '' });
    expect(result.warnings).toEqual([expect.stringContaining('standard output was still open')]);
    expect(result.warnings?.[0]).toContain('exec > >(filter)');
  });

  it('causes a warning in addition to others [RUN-19]', async () => {
    const bench = makeBench();
    const { warnings } = await bench.run('sleep 600 & echo "{"');
    expect(warnings).toEqual([expect.stringContaining('JSON'), expect.stringContaining('still open')]);
  });

  it.each([
    ['the hook waits for it', 'exec > >(cat); echo fine; exec >&-; wait'],
    ['the child has redirected it', 'sleep 600 > /dev/null & echo fine'],
    ['the hook fails', 'sleep 600 & exit 3'],
    ['the hook blocks', 'sleep 600 & exit 2'],
  ])('causes no warning if %s [RUN-19]', async (_name, script) => {
    const bench = makeBench();
    expect(await bench.run(script)).not.toHaveProperty('warnings');
  });
});
