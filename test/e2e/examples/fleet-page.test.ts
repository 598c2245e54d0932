import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort, hasNatsServer } from '../integrations/nats/nats-server.js';
import { followed, projectFolder, readDocument } from './documents.js';

let folder: string | undefined;
const path = process.env['PATH'];

afterEach(() => {
  process.env['PATH'] = path;
  for (const name of folder === undefined ? [] : readdirSync(folder)) {
    if (name.endsWith('.pid')) end(Number(readFileSync(join(folder ?? '', name), 'utf8')));
  }
});

/** Ends a process that the page started, if the page failed before ending it. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}

/** Replaces the default ports of the page, which may be in use. */
async function onFreePorts(document: string): Promise<string> {
  let text = document;
  for (const port of ['4222', '4223', '4224', '4225', '4226', '6222', '6223', '6224']) {
    text = text.replaceAll(port, String(await freePort()));
  }
  return text;
}

it.skipIf(!hasNatsServer)('docs/guides/fleet.md shows the real output', { timeout: 300_000 }, async () => {
  // Debian installs servers in /usr/sbin.
  process.env['PATH'] = `${path}:/usr/sbin`;
  folder = projectFolder();
  const { documented, actual } = followed(await onFreePorts(readDocument('docs/guides/fleet.md')), folder);
  expect(actual).toEqual(documented);
  expect(documented.length).toBeGreaterThan(5);
});
