import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const support = join(import.meta.dirname, '../../support/walk');

/** Calls, files, changes of file and changes of room that one event may take. Lower them when the walk gets shorter. */
const LIMITS: Readonly<Record<string, readonly [calls: number, files: number, ofFile: number, ofRoom: number]>> = {
  fireCommand: [920, 110, 315, 95],
  toolCommand: [1075, 112, 385, 124],
  toolUnmatched: [390, 43, 162, 79],
  fireFunction: [680, 66, 188, 69],
};

describe('Walk of an event', () => {
  const build = mkdtempSync(join(tmpdir(), 'hookwright-walk-build-'));
  let walks: Record<string, Record<'calls' | 'files' | 'changesOfFile' | 'changesOfRoom', number>> = {};

  beforeAll(() => {
    execFileSync(process.execPath, [join(support, 'instrument.mjs'), build]);
    walks = JSON.parse(execFileSync(process.execPath, [join(support, 'record.mjs'), build], { encoding: 'utf8' }));
  });
  afterAll(() => rmSync(build, { recursive: true, force: true }));

  it.each(Object.keys(LIMITS))('does not get longer: %s', (name) => {
    const { calls = 0, files = 0, changesOfFile = 0, changesOfRoom = 0 } = walks[name] ?? {};
    const [maxCalls = 0, maxFiles = 0, maxOfFile = 0, maxOfRoom = 0] = LIMITS[name] ?? [];
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(maxCalls);
    expect(files).toBeLessThanOrEqual(maxFiles);
    expect(changesOfFile).toBeLessThanOrEqual(maxOfFile);
    expect(changesOfRoom).toBeLessThanOrEqual(maxOfRoom);
  });
});
