import { describe, expect, it } from 'vitest';
import { bundle, folderForAll } from '../../support/core/events/child.js';
import { quietHosts, runSilentHost, silentHosts } from '../../support/system/silent-hosts.js';

const dir = folderForAll();
bundle(dir);

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

describe('host without a logger', () => {
  it.each(silentHosts)('reports $mistake [X-77]', (host) => {
    const { code, stdout, stderr } = runSilentHost(dir, host);
    const lines = linesOf(stderr);
    expect(lines).toEqual(host.stderr.map((pattern) => expect.stringMatching(pattern)));
    expect(stdout).toBe(host.stdout);
    expect(code).toBe(0);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(500);
  });

  it.each(quietHosts)('prints nothing for $mistake [X-77]', (host) => {
    expect(runSilentHost(dir, host)).toMatchObject({ code: 0, stdout: host.stdout, stderr: '' });
  });
});
