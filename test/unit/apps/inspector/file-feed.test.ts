import { mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TraceSource } from '../../../../src/apps/inspector/api.js';
import { FileFeed, type TraceFiles } from '../../../../src/apps/inspector/file-feed.js';

const LARGE = 65 * 1024 * 1024;

/** Creates files of the given sizes, oldest first. They are sparse files. */
function folderWith(sizes: Readonly<Record<string, number>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-feed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [age, [name, size]] of Object.entries(sizes).entries()) {
    const file = join(folder, name);
    writeFileSync(file, `${name}\n`);
    truncateSync(file, size);
    utimesSync(file, 1_000_000 + age, 1_000_000 + age);
  }
  return folder;
}

/** Returns the followed files and the lines read after the first poll. */
async function firstPoll(files: TraceFiles) {
  const stop = new AbortController();
  const lines: string[] = [];
  const sources: TraceSource[] = [];
  const source = (changed: TraceSource) => {
    sources.push(changed);
    stop.abort();
  };
  await new FileFeed(files).follow({ lines: (texts) => lines.push(...texts), source }, stop.signal);
  expect(sources).toMatchObject([{ state: 'following' }]);
  return { followed: sources[0]?.places.map((file) => basename(file)), lines };
}

it('reads at most 64 MB of existing traces: the latest ones, oldest first', async () => {
  const folder = folderWith({ 'old.jsonl': 10, 'large.jsonl': LARGE, 'middle.jsonl': 13, 'new.jsonl': 10 });
  expect(await firstPoll({ files: () => [], folder })).toEqual({
    followed: ['old.jsonl', 'middle.jsonl', 'new.jsonl'],
    lines: ['old.jsonl', 'middle.jsonl', 'new.jsonl'],
  });
});

it('reads the latest trace and named files, whatever their size', async () => {
  const folder = folderWith({ 'old.jsonl': 10, 'named.jsonl': 12, 'new.jsonl': LARGE });
  const files = { files: () => [join(folder, 'named.jsonl')], folder };
  expect((await firstPoll(files)).followed).toEqual(['named.jsonl', 'new.jsonl']);
});
