import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commandLinesWith, processesWith, until } from '../../../support/runners/process/support.js';

const entry = new URL('../../../../dist/index.js', import.meta.url).href;
const program = fileURLToPath(new URL('../../../support/runners/process/thread-host.mjs', import.meta.url));

describe('Worker thread with hooks', () => {
  it.each(['returns', 'is terminated', 'in the middle of a hook'])(
    'closes no descriptor of the host when it ends: %s [RUN-19]',
    async (ending) => {
      const memory = mkdtempSync(join(tmpdir(), 'threads-memory-'));
      onTestFinished(() => rmSync(memory, { recursive: true, force: true }));
      const directory = mkdtempSync(join(tmpdir(), 'threads-work-'));
      onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
      const env = { ...process.env, XDG_RUNTIME_DIR: memory, THREADS_MARK: memory };
      const args = [program, entry, directory, ending];
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual({ ran: 50, closed: [] });
      await until(() => commandLinesWith(memory).length === 0, 'the watchdogs have ended');
      await until(() => processesWith(`THREADS_MARK=${memory}`).length === 0, 'the hooks have ended');
      expect(readdirSync(memory)).toEqual([]);
    },
  );
});
