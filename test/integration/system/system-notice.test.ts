import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConfig } from '../../../src/index.js';

let workingDir: string;

beforeEach(() => {
  workingDir = mkdtempSync(join(tmpdir(), 'system-notice-'));
  vi.stubEnv('PATH', join(workingDir, 'nowhere'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(workingDir, { recursive: true });
});

describe('what the machine keeps hooks from doing', () => {
  // mkfifo is on no PATH: there are no named pipes. The watchdog finds /bin/sh all the same.
  it.runIf(process.platform === 'linux')(
    'is one warning each in the log, however many events there are [RUN-23] [RUN-19]',
    async () => {
      const warn = vi.fn();
      const hooks = { BeforeTool: [{ hooks: [{ type: 'command' as const, command: '/bin/true', args: [] }] }] };
      const config = createConfig({ workingDir, hooks, debugLogger: { log: () => {}, debug: () => {}, warn } });
      const system = config.getHookSystem();
      await system?.initialize();
      for (let turn = 0; turn < 3; turn += 1) {
        const result = await system?.getEventHandler().fireBeforeToolEvent({ toolName: 'write_file', toolInput: {} });
        expect(result?.success).toBe(true);
      }
      expect(warn.mock.calls).toEqual([[expect.stringMatching(/^hooks: .*\/dev\/stderr.*mkfifo/)]]);
      await system?.dispose();
    },
  );
});
