import { mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TraceSource } from '../../src/apps/inspector/api.js';
import { FileFeed, type TraceFiles } from '../../src/apps/inspector/file-feed.js';

const LARGE = 65 * 1024 * 1024;

/** Files of a folder by their sizes, the oldest first. Large ones take no room: they are one hole. */
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

/** What is followed after the first look, and the lines that were read by then. */
async function firstLook(places: TraceFiles) {
  const stop = new AbortController();
  const lines: string[] = [];
  const told: TraceSource[] = [];
  const source = (given: TraceSource) => {
    told.push(given);
    stop.abort();
  };
  await new FileFeed(places).follow({ lines: (texts) => lines.push(...texts), source }, stop.signal);
  expect(told).toMatchObject([{ state: 'following' }]);
  return { followed: told[0]?.places.map((file) => basename(file)), lines };
}

it('reads the latest of the traces that are there already, the oldest of them first, and not more than 64 MB', async () => {
  const folder = folderWith({ 'old.jsonl': 10, 'large.jsonl': LARGE, 'middle.jsonl': 13, 'new.jsonl': 10 });
  expect(await firstLook({ files: () => [], folder })).toEqual({
    followed: ['old.jsonl', 'middle.jsonl', 'new.jsonl'],
    lines: ['old.jsonl', 'middle.jsonl', 'new.jsonl'],
  });
});

it('reads the latest trace whatever its size, and after it what was named', async () => {
  const folder = folderWith({ 'old.jsonl': 10, 'named.jsonl': 12, 'new.jsonl': LARGE });
  const places = { files: () => [join(folder, 'named.jsonl')], folder };
  expect((await firstLook(places)).followed).toEqual(['named.jsonl', 'new.jsonl']);
});
