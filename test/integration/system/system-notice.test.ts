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

describe('Notice about a missing program', () => {
  // PATH has no mkfifo, so there are no FIFOs. The watchdog still finds /bin/sh.
  it.runIf(process.platform === 'linux')(
    'is logged once as a warning, for any number of events [RUN-23] [RUN-19]',
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
