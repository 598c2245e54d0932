import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandFacts } from '../../../../src/util/shell/facts/command-facts.js';
import { missingFacts } from './missing-facts.js';
import { prepareBash } from './run-in-bash.js';

export interface Comparison {
  /** Commands whose facts claim to be whole, and which therefore ran in bash. */
  readonly resolved: number;
  /** Programs that ran. */
  readonly ran: number;
  /** Files that were written or deleted. */
  readonly changed: number;
  /** Commands whose facts lack something, with what they lack. */
  readonly missed: readonly string[];
}

const BATCH = 50;
const BATCHES_AT_ONCE = 3;

/** Runs every command that is neither opaque nor runs code in its shell, and compares what happened with its facts. */
export async function compareWithBash(
  commands: readonly string[],
  prepare = prepareBash,
  shell = 'bash',
): Promise<Comparison> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-facts-')));
  const run = prepare(root, shell);
  const resolved = commands.filter((command) => isResolved(command, shell));
  const batches = Array.from({ length: Math.ceil(resolved.length / BATCH) }, (_, at) =>
    resolved.slice(at * BATCH, (at + 1) * BATCH),
  );
  const missed: string[] = [];
  let ran = 0;
  let changed = 0;
  const work = async () => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const current = batch;
      for (const [at, observed] of (await run(current)).entries()) {
        const command = current[at] ?? '';
        const { cwd, programs, written, deleted } = observed;
        ran += programs.length;
        changed += written.length + deleted.length;
        const lacks = missingFacts(commandFacts(command, { cwd, home: join(cwd, 'home'), shell }), observed);
        if (lacks.length > 0) missed.push(`${JSON.stringify(command)} ${lacks.join(', ').replaceAll(cwd, '.')}`);
      }
    }
  };
  // Workers write into the folder until the last of them has ended, whatever happens to another one.
  const ended = await Promise.allSettled(Array.from({ length: BATCHES_AT_ONCE }, work));
  rmSync(root, { recursive: true, force: true });
  const failed = ended.find((result) => result.status === 'rejected');
  if (failed) throw new Error(`${failed.reason} (missed so far: ${missed[0] ?? 'nothing'})`, { cause: failed.reason });
  return { resolved: resolved.length, ran, changed, missed };
}

export function isResolved(command: string, shell = 'bash'): boolean {
  const { opaque, runs_code } = commandFacts(command, { cwd: '/work', home: '/home', shell });
  return !opaque && !runs_code;
}
