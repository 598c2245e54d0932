// An empty machine: an empty home and project, the installed command, and a minimal environment.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** User without root permissions, because root is never denied access. */
const OTHER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export const canSwitchUser = spawnSync(process.execPath, ['-e', '0'], { ...OTHER, cwd: '/' }).status === 0;
/** A read-only file system applies to root, too. */
const OWN_MOUNTS = process.getuid?.() === 0 ? '-m' : '-rm';
export const canMount = spawnSync('unshare', [OWN_MOUNTS, 'true']).status === 0;
export const hasTerminal = spawnSync('script', ['--version']).status === 0;

/** Long enough for a busy machine. */
const TOO_LONG_MS = 60_000;

export function emptyMachines(installed) {
  const bin = join(installed, 'node_modules/.bin/hookwright');
  return (use) => withMachine(bin, use);
}

async function withMachine(bin, use) {
  const root = mkdtempSync(join(tmpdir(), 'hookwright-smoke-'));
  const home = join(root, 'home');
  const project = join(root, 'project');
  const children = [];
  for (const folder of [root, home, project]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    if (OTHER.uid !== undefined) chownSync(folder, OTHER.uid, OTHER.gid);
  }
  const env = { PATH: [dirname(bin), dirname(process.execPath), process.env.PATH].join(delimiter), HOME: home };
  const start = (args, options = {}) => {
    const { as = {}, command = bin, more = {}, stdio = 'pipe' } = options;
    const child = spawn(command, args, { cwd: project, env: { ...env, ...more }, stdio, ...as });
    children.push(child);
    return child;
  };
  const machine = {
    home,
    project,
    start,
    run: (args, options = {}) => resultOf(start(args, options), options.input),
    /** Runs as a user to whom permissions apply. */
    runAsOther: (args, options = {}) => resultOf(start(args, { ...options, as: OTHER })),
    /** Runs with a home on a read-only file system. */
    runOnReadOnlyHome: (args) => {
      const mount = 'mount --bind "$HOME" "$HOME" && mount -o remount,ro,bind "$HOME" && exec hookwright "$@"';
      return resultOf(start([OWN_MOUNTS, 'sh', '-c', mount, 'sh', ...args], { command: 'unshare' }));
    },
    /** Runs in a terminal of that width. Returns the screen without colours. */
    runInTerminal: async (columns, args, typed) => {
      const line = `stty cols ${columns} -echo; ${['hookwright', ...args].map(quoted).join(' ')}`;
      const terminal = { command: 'script', more: { TERM: 'xterm', SHELL: '/bin/sh' } };
      const answer = await resultOf(start(['-qec', line, '/dev/null'], terminal), typed);
      return { ...answer, stdout: shown(answer.stdout) };
    },
    write: (path, content) => {
      const file = join(project, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    },
    read: (path) => readFileSync(join(project, path), 'utf8'),
    has: (path) => existsSync(join(project, path)),
  };
  try {
    return await use(machine);
  } finally {
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
    chmodSync(home, 0o755);
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
}

export function resultOf(child, input = '') {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (data) => (stdout += data));
  child.stderr?.on('data', (data) => (stderr += data));
  child.stdin?.on('error', () => {}); // The program may ignore its input.
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`did not exit: ${child.spawnargs.join(' ')}`)), TOO_LONG_MS);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, stdout, stderr });
    });
  });
}

export async function until(condition) {
  const end = Date.now() + TOO_LONG_MS;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`timed out waiting for: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Returns true if the process runs. A zombie does not. */
export function isAlive(pid) {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function quoted(word) {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Returns what stays on the screen: a live line is overwritten by the next text. */
function shown(text) {
  const lines = stripVTControlCharacters(text.replaceAll('\r\n', '\n')).split('\n');
  return lines.map((line) => line.split('\r').at(-1)).join('\n');
}
