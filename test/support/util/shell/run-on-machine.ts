import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandFacts } from '../../../../src/util/shell/facts/command-facts.js';

/** Effects of a command of real programs. */
export interface Effects {
  readonly read: readonly string[];
  readonly written: readonly string[];
  readonly deleted: readonly string[];
  /** True if the program `probe` ran, which only arguments name. */
  readonly ranProbe: boolean;
}

const MARK = 'hunter2secret';
const BATCH = 20;

/** Creates the files of each command's folder: text, archives, a repository. Programs that are missing leave theirs out. */
const PREPARE = `
printf 'SECRET=${MARK}\\n' > .env; echo a > a; echo b > b; printf '%s\\n' a b > list; printf 'a\\0b\\0' > list0; echo 'x y' > 'x y'
mkdir -p d/sub other home tmp empty; echo e > d/e; echo f > d/sub/f; printf '1\\n' > n1.txt
gzip -k a; bzip2 -k b; xz -k b; tar cf t.tar a d; zip -qr z.zip b d; ar r l.a a
printf -- '--- a\\n+++ a\\n@@ -1 +1 @@\\n-a\\n+changed\\n' > p.diff
export HOME=$PWD/home GIT_CONFIG_NOSYSTEM=1
git config --global user.email a@b; git config --global user.name a
git init -q --template= . && git add -f a b d list && git commit -qm first && git checkout -qb side && echo side > a && git rm -q b && git commit -qam side && git checkout -q master
true`;

/** Ways to run something without a network, other processes and the rights of this user, best first. */
const SANDBOXES: readonly (readonly string[])[] = [
  'unshare -m -n -p -f --kill-child setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs'.split(' '),
  'unshare -r -m -n -p -f --kill-child'.split(' '),
  'setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs'.split(' '),
];

const works = (command: readonly string[]): boolean => {
  const [program = '', ...args] = command;
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
};
const sandbox = SANDBOXES.find(works);
const STRACE = ['strace', '-f', '-qq', '-y', '-e', 'trace=open,openat'];
const trace = works([...(sandbox ?? []), ...STRACE, '-o', '/dev/null']) ? STRACE.join(' ') : undefined;

/** True if programs can run without harm. */
export const hasSandbox = sandbox !== undefined;

const DRIVER = `ulimit -f 4096 -c 0; for folder; do
  IFS= read -r -d '' text < "$folder/command"
  cd "$folder/work" || continue
  TMPDIR=$folder/work/tmp HOME=$folder/work/home PROBE=$folder/probe timeout -s KILL 2 \${TRACE:+$TRACE -o "$folder/trace"} \\
    /bin/bash -c "$text" < "$folder/work/a" > "$folder/output" 2>&1
done; true`;

/** Runs resolved commands in a sandbox. Returns those whose facts lack something, and how many did something. */
export async function compareWithMachine(
  commands: readonly string[],
): Promise<{ readonly resolved: number; readonly effective: number; readonly missed: readonly string[] }> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-machine-')));
  chmodSync(root, 0o777);
  const bin = join(root, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'probe'), '#!/bin/sh\n: > "$PROBE"\n', { mode: 0o755 });
  const template = join(root, 'template');
  mkdirSync(template);
  spawnSync('/bin/bash', ['-c', PREPARE], { cwd: template, stdio: 'ignore' });
  const before = filesIn(template, '');
  const resolved = commands.filter((command) => {
    const { opaque, runs_code } = commandFacts(command, { cwd: '/work', home: '/work/home' });
    return !opaque && !runs_code;
  });
  const batches = Array.from({ length: Math.ceil(resolved.length / BATCH) }, (_, at) =>
    resolved.slice(at * BATCH, (at + 1) * BATCH),
  );
  const missed: string[] = [];
  let effective = 0;
  let count = 0;
  const work = async () => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const folders = batch.map((command) => {
        count += 1;
        const folder = join(root, String(count));
        cpSync(template, join(folder, 'work'), { recursive: true, verbatimSymlinks: true });
        writeFileSync(join(folder, 'command'), command);
        return folder;
      });
      spawnSync('chmod', ['-R', 'a+rwX', ...folders]);
      await runBatch(folders, bin);
      for (const [at, folder] of folders.entries()) {
        const command = batch[at] ?? '';
        const effects = observe(folder, before);
        if (effects.read.length + effects.written.length + effects.deleted.length > 0 || effects.ranProbe)
          effective += 1;
        const lacks = lackingFacts(command, join(folder, 'work'), effects);
        if (lacks.length > 0) missed.push(`${JSON.stringify(command)} ${lacks.join(', ')}`);
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  const ended = await Promise.allSettled([work(), work()]);
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  const failed = ended.find((result) => result.status === 'rejected');
  if (failed) throw new Error(`cannot run the commands: ${failed.reason}`, { cause: failed.reason });
  return { resolved: resolved.length, effective, missed };
}

function runBatch(folders: readonly string[], bin: string): Promise<void> {
  const [program = '', ...args] = [...(sandbox ?? []), '/bin/bash', '-c', DRIVER, 'driver', ...folders];
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: {
      PATH: `${bin}:/usr/bin:/usr/sbin:/bin:/sbin`,
      LC_ALL: 'C.UTF-8',
      TERM: 'dumb',
      ...(trace !== undefined && { TRACE: trace }),
    },
  });
  return new Promise((resolve, reject) => {
    child.once('close', () => resolve()).once('error', reject);
  });
}

function observe(folder: string, before: ReadonlyMap<string, string | undefined>): Effects {
  const work = join(folder, 'work');
  const after = filesIn(work, '');
  const paths = [...after.keys()];
  return {
    read: [...new Set([...tracedReads(folder, before), ...shownReads(folder)])],
    written: paths.filter((path) => !before.has(path) || after.get(path) !== before.get(path)),
    deleted: [...before.keys()].filter((path) => !after.has(path)),
    ranProbe: existsSync(join(folder, 'probe')),
  };
}

function tracedReads(folder: string, before: ReadonlyMap<string, string | undefined>): string[] {
  const log = join(folder, 'trace');
  if (!existsSync(log)) return [];
  const prefix = join(folder, 'work/');
  return readFileSync(log, 'latin1')
    .split('\n')
    .flatMap((line) => {
      const [, flags = '', path = ''] = /(O_\w+[|\w]*)[^=]*= \d+<([^>]*)>/.exec(line) ?? [];
      if (!flags.startsWith('O_RDONLY') || flags.includes('O_DIRECTORY') || !path.startsWith(prefix)) return [];
      const inside = path.slice(prefix.length);
      return before.get(inside) === undefined ? [] : [inside];
    });
}

/** Without a tracer, a file counts as read if its text is in the output. */
function shownReads(folder: string): string[] {
  const output = join(folder, 'output');
  return existsSync(output) && readFileSync(output, 'latin1').includes(MARK) ? ['.env'] : [];
}

/** Returns paths with their contents; undefined for folders. The store of git and the home folder of programs do not count. */
function filesIn(root: string, inside: string): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const entry of readdirSync(join(root, inside), { withFileTypes: true })) {
    const path = join(inside, entry.name);
    if (path === '.git' || path === 'home' || path === 'tmp') continue;
    if (entry.isDirectory()) {
      found.set(path, undefined);
      for (const [name, text] of filesIn(root, path)) found.set(name, text);
    } else if (entry.isSymbolicLink()) found.set(path, `-> ${readlinkSync(join(root, path))}`);
    else found.set(path, entry.isFile() ? contentsOf(join(root, path)) : entry.name);
  }
  return found;
}

function contentsOf(path: string): string {
  return statSync(path).size > 5_000_000 ? 'large' : readFileSync(path, 'latin1');
}

function lackingFacts(command: string, cwd: string, { read, written, deleted, ranProbe }: Effects): string[] {
  const facts = commandFacts(command, { cwd, home: join(cwd, 'home') });
  const isIn = (entries: readonly string[], path: string, withParents: boolean) => {
    const whole = join(cwd, path);
    return entries.some(
      (entry) => whole === entry || whole.startsWith(`${entry}/`) || (withParents && entry.startsWith(`${whole}/`)),
    );
  };
  return [
    ...read.filter((path) => !isIn(facts.reads, path, false)).map((path) => `read ${path}`),
    ...written.filter((path) => !isIn(facts.writes, path, true)).map((path) => `wrote ${path}`),
    ...deleted.filter((path) => !isIn(facts.deletes, path, false)).map((path) => `deleted ${path}`),
    ...(ranProbe && !facts.programs.some(({ name }) => name === 'probe') ? ['ran probe'] : []),
  ];
}
