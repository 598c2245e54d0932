import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort, hasNatsServer } from '../nats/nats-server.js';
import { followed, projectFolder, readDocument } from './documents.js';

let folder: string | undefined;
const path = process.env['PATH'];

afterEach(() => {
  process.env['PATH'] = path;
  for (const name of folder === undefined ? [] : readdirSync(folder)) {
    if (name.endsWith('.pid')) end(Number(readFileSync(join(folder ?? '', name), 'utf8')));
  }
});

/** What the page has started and not ended, because it failed on the way. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** The page names the usual ports, which somebody else may be using here. */
async function onFreePorts(document: string): Promise<string> {
  let text = document;
  for (const port of ['4222', '4223', '4224', '4225', '4226', '6222', '6223', '6224']) {
    text = text.replaceAll(port, String(await freePort()));
  }
  return text;
}

it.skipIf(!hasNatsServer)('docs/fleet.md shows what really happens', { timeout: 300_000 }, async () => {
  // Debian keeps servers where only root looks for programs.
  process.env['PATH'] = `${path}:/usr/sbin`;
  folder = projectFolder();
  const { told, seen } = followed(await onFreePorts(readDocument('docs/fleet.md')), folder);
  expect(seen).toEqual(told);
  expect(told.length).toBeGreaterThan(5);
});
