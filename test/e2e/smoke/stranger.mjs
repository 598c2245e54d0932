// A stranger's machine: an empty home, an empty project, the installed command, and nothing else in the environment.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Nobody is refused what root would be given: permissions count only for somebody else. */
const OTHER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export const canBeSomebodyElse = spawnSync(process.execPath, ['-e', '0'], { ...OTHER, cwd: '/' }).status === 0;
/** A file system that is read-only stops root, too. */
const OWN_MOUNTS = process.getuid?.() === 0 ? '-m' : '-rm';
export const canMount = spawnSync('unshare', [OWN_MOUNTS, 'true']).status === 0;
export const hasTerminal = spawnSync('script', ['--version']).status === 0;

/** Long enough for a machine that is busy with something else. */
const TOO_LONG_MS = 60_000;

export function strangers(installed) {
  const bin = join(installed, 'node_modules/.bin/hookwright');
  return (use) => withStranger(bin, use);
}

async function withStranger(bin, use) {
  const root = mkdtempSync(join(tmpdir(), 'hookwright-stranger-'));
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
    run: (args, options = {}) => answerOf(start(args, options), options.input),
    /** As somebody whom permissions stop. */
    runAsOther: (args, options = {}) => answerOf(start(args, { ...options, as: OTHER })),
    /** With a home on a file system to which nobody can write. */
    runOnReadOnlyHome: (args) => {
      const mount = 'mount --bind "$HOME" "$HOME" && mount -o remount,ro,bind "$HOME" && exec hookwright "$@"';
      return answerOf(start([OWN_MOUNTS, 'sh', '-c', mount, 'sh', ...args], { command: 'unshare' }));
    },
    /** In a terminal of that many columns; the answer is what it shows, without colours. */
    runInTerminal: async (columns, args, typed) => {
      const line = `stty cols ${columns} -echo; ${['hookwright', ...args].map(quoted).join(' ')}`;
      const terminal = { command: 'script', more: { TERM: 'xterm', SHELL: '/bin/sh' } };
      const answer = await answerOf(start(['-qec', line, '/dev/null'], terminal), typed);
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

export function answerOf(child, input = '') {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (data) => (stdout += data));
  child.stderr?.on('data', (data) => (stderr += data));
  child.stdin?.on('error', () => {}); // It need not read what it does not want.
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it did not end: ${child.spawnargs.join(' ')}`)), TOO_LONG_MS);
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
    if (Date.now() > end) throw new Error(`it never came true: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** One that has ended and waits for its parent to notice runs nothing any more. */
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

/** What stays on the screen: a live line is gone when something is written over it. */
function shown(text) {
  const lines = stripVTControlCharacters(text.replaceAll('\r\n', '\n')).split('\n');
  return lines.map((line) => line.split('\r').at(-1)).join('\n');
}
