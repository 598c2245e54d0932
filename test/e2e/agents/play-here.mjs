// Starts here.mjs for rows of an agent, in an environment as small as that of the agents.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Returns our records of rows by name. With `consents: false` the host lets hooks neither grant nor replace anything. */
export async function playHere(agent, names, { jobs = 1, consents = true } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'hookwright-here-'));
  const parts = Array.from({ length: jobs }, (_, job) => names.filter((_name, index) => index % jobs === job));
  try {
    const records = await Promise.all(parts.map((part) => playPart(agent, scratch, part, consents)));
    return Object.assign({}, ...records);
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function playPart(agent, scratch, names, consents) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'here.mjs'), agent, scratch, ...names], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      TERM: 'dumb',
      SHELL: '/bin/bash',
      USER: 'nobody',
      TMPDIR: scratch,
      ...(!consents && { HOOKS_MAY: 'nothing' }),
    },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const records = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const { row, ...record } = JSON.parse(line);
    if (record.failed) throw new Error(`cannot play ${agent} ${row} here: ${record.failed}`);
    records[row] = record;
  }
  const code = await ended;
  if (code !== 0) throw new Error(`cannot play ${agent} here: the host exited with ${code}`);
  return records;
}
