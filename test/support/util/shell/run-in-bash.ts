import { spawn } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Effects of a command in real bash, with a PATH of stubs only. */
export interface Observed {
  readonly cwd: string;
  /** Arguments of each program that ran, with its name. */
  readonly programs: readonly (readonly string[])[];
  /** Paths of the files that exist afterwards and did not before, or have other contents. */
  readonly written: readonly string[];
  readonly deleted: readonly string[];
}

/** Runs the real program after its arguments are logged. */
const REAL =
  'rm touch cp mv tee mkdir ln cat find xargs env nice nohup timeout setsid stdbuf sh bash dash wc dd sed rmdir sleep'.split(
    ' ',
  );
/** Exit at once. */
const STUBS = { tty: 0, seq: 1, git: 0, curl: 0 };

const LOGS = '[ -z "$LOG" ] || printf \'%s\\0\' "$#" "$0" "$@" >> "$LOG"';
const STUB = `#!/bin/sh
${LOGS}
case "\${0##*/}" in
seq) exit 1;;
sudo|doas) while :; do case "$1" in -u) shift 2;; -n|-s|--) shift;; *) break;; esac; done; exec "$@";;
busybox) exec "$@";;
ssh) shift; exec /bin/sh -c "$*";;
esac
`;

const MAX_BATCH_MS = 60_000;

const FILES: Readonly<Record<string, string>> = {
  a: 'a',
  b: 'b',
  'x y': 'x y',
  V: 'V',
  list: 'f=b',
  'n1.txt': '1',
  'd/e': 'seq',
  'd/f': 'f',
  'd/a': 'd/a',
  'home/h': 'h',
};

/** Options of shells that keep them from reading the files of the machine. */
const SHELL_OPTIONS: Readonly<Record<string, string>> = { zsh: '-f', fish: '--no-config' };

/** Returns the path of a shell, or undefined if the machine does not have it. */
export function shellPath(shell: string): string | undefined {
  return ['/bin', '/usr/bin', '/usr/local/bin']
    .map((dir) => join(dir, shell))
    .find((path) => lstatSync(path, { throwIfNoEntry: false }));
}

/** Prepares a folder with stubs. Returns a function that runs commands in it, each in a folder of its own. */
export function prepareBash(root: string, shell = 'bash'): (commands: readonly string[]) => Promise<Observed[]> {
  const bin = join(root, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, '.stub'), STUB, { mode: 0o755 });
  for (const name of [...Object.keys(STUBS), 'sudo', 'doas', 'busybox', 'ssh']) symlinkSync('.stub', join(bin, name));
  const real = (name: string) =>
    ['/usr/bin', '/bin'].map((dir) => join(dir, name)).find((path) => lstatSync(path, { throwIfNoEntry: false }));
  for (const name of REAL) {
    const path = real(name);
    if (path !== undefined) writeFileSync(join(bin, name), `#!/bin/sh\n${LOGS}\nexec ${path} "$@"\n`, { mode: 0o755 });
  }
  let count = 0;
  return async (commands) => {
    const folders = commands.map((command) => {
      count += 1;
      const folder = join(root, String(count));
      mkdirSync(join(folder, 'd'), { recursive: true });
      mkdirSync(join(folder, 'home'));
      for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
      writeFileSync(`${folder}.command`, command);
      return folder;
    });
    let rest: readonly string[] = folders;
    // A command may wait for itself, such as a coprocess whose output nobody reads. What it did until then counts.
    while (rest.length > 0)
      rest = rest.slice(
        (await runBatch(rest, bin, `${shellPath(shell) ?? shell} ${SHELL_OPTIONS[shell] ?? ''}`)) ?? rest.length,
      );
    const observed = folders.map(observe);
    for (const folder of folders)
      for (const path of [folder, `${folder}.command`, `${folder}.log`])
        rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    return observed;
  };
}

/**
 * Every program inherits a pipe under a number that no command uses: `2>/dev/null &` closes the other ones, and the folder must
 * not be read while a program still writes into it. A program that copies a file to itself fails instead of filling the disk.
 */
const DRIVER = `ulimit -f 100; exec 57>&3 3>&-; for folder; do
  printf . >&57
  IFS= read -r -d '' text < "$folder.command"
  cd "$folder" && HOME=$folder/home LOG=$folder.log FUNCNEST=20 $RUN -c "$text" </dev/null >/dev/null
done`;

/** Returns the number of commands that were started if they did not end in time. */
async function runBatch(folders: readonly string[], bin: string, shell: string): Promise<number | undefined> {
  const child = spawn('/bin/bash', ['-c', DRIVER, 'driver', ...folders], {
    env: { PATH: bin, LC_ALL: 'C.UTF-8', TERM: 'dumb', RUN: shell, XDG_CONFIG_HOME: bin, XDG_DATA_HOME: bin },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let started = 0;
  child.stdio[3]?.on('data', (dots: Buffer) => {
    started += dots.length;
  });
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
  let isKilled = false;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('close', () => resolve()).once('error', reject);
    // A program in a session of its own keeps the pipe open.
    child.once('exit', () => isKilled && resolve());
  });
  const timer = setTimeout(() => {
    isKilled = true;
    if (child.exitCode === null) kill();
    else child.stdio[3]?.destroy();
  }, MAX_BATCH_MS);
  await ended;
  clearTimeout(timer);
  return isKilled ? Math.max(started, 1) : undefined;
}

function observe(cwd: string): Observed {
  const after = new Map(filesIn(cwd, ''));
  const before = new Set([...Object.keys(FILES), 'd', 'home']);
  const written = [...after].filter(([path, text]) =>
    before.has(path) ? text !== undefined && text !== FILES[path] : true,
  );
  const deleted = [...before].filter((path) => !after.has(path));
  return {
    cwd,
    programs: readLog(`${cwd}.log`),
    written: written.map(([path]) => join(cwd, path)),
    deleted: deleted.map((path) => join(cwd, path)),
  };
}

/** Returns paths with their contents; undefined for folders. */
function filesIn(root: string, inside: string): [string, string | undefined][] {
  return readdirSync(join(root, inside), { withFileTypes: true }).flatMap((entry): [string, string | undefined][] => {
    const path = join(inside, entry.name);
    if (entry.isDirectory()) return [[path, undefined], ...filesIn(root, path)];
    return [
      [path, entry.isSymbolicLink() ? `-> ${readlinkSync(join(root, path))}` : readFileSync(join(root, path), 'utf8')],
    ];
  });
}

/** Reads the calls of a log. The last one is cut if a command that never ends reached the limit of a file's size: it is left out. */
function readLog(path: string): string[][] {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return [];
  const calls: string[][] = [];
  const words = readFileSync(path, 'utf8').split('\0');
  for (let at = 0; at < words.length - 1; ) {
    const end = at + 2 + Number(words[at]);
    if (end >= words.length) break;
    calls.push([words[at + 1]?.split('/').at(-1) ?? '', ...words.slice(at + 2, end)]);
    at = end;
  }
  return calls;
}
