// Copy of the repository that contains a mutant, and the tests that run there.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../e2e/runtimes/runtimes.mjs';
import { applied } from './sample.mjs';

/** Returns files that git tracks, and new files that are not ignored. */
export function filesOf(root) {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  return (
    list
      .split('\0')
      // A linked node_modules is not ignored by git.
      .filter((path) => path !== '' && path !== 'node_modules')
      .sort()
  );
}

export class Sandbox {
  #folder = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-mutants-')));
  #tree = join(this.#folder, 'tree');
  #temporary = join(this.#folder, 'tmp');
  #seconds;
  #child;
  /** Module of the last run: Vitest has cached its mutant. */
  #last;
  #isBuilt = false;
  #tool;
  #onTook;

  /** `onTook` is called with the duration of each test file that passed, in milliseconds. */
  constructor(root, files, seconds, onTook) {
    this.#seconds = seconds;
    this.#onTook = onTook;
    for (const path of files) cpSync(join(root, path), join(this.#tree, path), { force: false, errorOnExist: false });
    symlinkSync(realpathSync(join(root, 'node_modules')), join(this.#tree, 'node_modules'));
    const sdks = join(root, 'test/e2e/sdks/node_modules');
    if (existsSync(sdks)) symlinkSync(realpathSync(sdks), join(this.#tree, 'test/e2e/sdks/node_modules'));
    // It needs its own repository, because tests call git.
    execFileSync('git', ['init', '-q'], { cwd: this.#tree });
  }

  /**
   * Returns undefined if all tests pass, else the failing test or `{ late }` on a timeout. Without a mutant, the
   * repository is unchanged. With a name, only tests of that name run.
   */
  failingTest(mutant, tests, name) {
    return this.#with(mutant, async () => {
      mkdirSync(this.#temporary, { recursive: true });
      try {
        if (tests.some(({ usesTheBuild }) => usesTheBuild) && !(await this.#build(mutant))) return {};
        const paths = tests.map(({ path }) => path);
        const byVitest = paths.filter((path) => path.endsWith('.ts'));
        const failure = byVitest.length === 0 ? undefined : await this.#runInVitest(mutant, byVitest, name);
        return (
          failure ??
          (await this.#runByNode(
            paths.filter((path) => !byVitest.includes(path)),
            name,
          ))
        );
      } finally {
        this.#clear();
      }
    });
  }

  /** Returns true if the compiler rejects the mutant. Only what it affects is checked again. */
  async isRejected(mutant) {
    // The unchanged repository is checked once; each mutant is compared with that state.
    if (!existsSync(this.#checked) && (await this.#check(this.#checked)) !== 0)
      throw new Error('the repository does not compile');
    const own = `${this.#checked}-mutant`;
    cpSync(this.#checked, own);
    return this.#with(mutant, async () => (await this.#check(own)) !== 0);
  }

  get #checked() {
    return join(this.#folder, 'checked.tsbuildinfo');
  }

  #check(state) {
    // Its options allow unused and unreachable code: a mutant with such code still runs.
    const args = ['-p', 'test/mutants', '--incremental', '--tsBuildInfoFile', state];
    return this.#node(join(this.#tree, 'node_modules/typescript/bin/tsc'), ...args);
  }

  /** Builds the bundles for tests that use the published package, with and without each mutant. */
  async #build(mutant) {
    if (mutant === undefined && this.#isBuilt) return true;
    this.#isBuilt = mutant === undefined;
    return (await this.#node('build/main.mjs', '--bundles')) === 0;
  }

  #node(...args) {
    const child = spawn(process.execPath, args, { cwd: this.#tree, stdio: 'ignore' });
    this.#tool = child;
    return new Promise((resolve) => child.on('exit', resolve));
  }

  async #with(mutant, work) {
    if (mutant === undefined) return work();
    const file = join(this.#tree, mutant.path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, applied(text, mutant));
    try {
      return await work();
    } finally {
      writeFileSync(file, text);
    }
  }

  remove() {
    // The compiler would keep writing into the removed folder.
    this.#tool?.kill('SIGKILL');
    this.#end();
    this.#clear();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #runInVitest(mutant, tests, name) {
    const changed = [this.#last, mutant?.path].filter((path) => path !== undefined);
    this.#last = mutant?.path;
    this.#child ??= this.#start();
    const child = this.#child;
    return new Promise((resolve) => {
      let printed = '';
      const done = (result) => {
        clearTimeout(timer);
        child.removeAllListeners('exit');
        child.stdout.removeAllListeners('data');
        resolve(result);
      };
      const timer = setTimeout(
        () => {
          this.#end();
          done({ late: true });
        },
        (this.#seconds + 4 * tests.length) * 2000,
      );
      child.stdout.on('data', (text) => {
        printed += text;
        const result = resultIn(printed);
        if (!result) return;
        for (const [test, milliseconds] of Object.entries(result.took)) this.#onTook(test, milliseconds);
        done(result.failed ? result : undefined);
      });
      child.on('exit', () => {
        this.#end();
        done({ printed });
      });
      child.stdin.write(`${JSON.stringify({ tests, changed, name })}\n`);
    });
  }

  /** Runs the tests with real model SDK clients, which need a newer Node. Failures have no test name there. */
  async #runByNode(tests, name) {
    for (const test of name === undefined ? tests : []) {
      const args = ['--test', '--test-force-exit', test];
      const options = { cwd: this.#tree, stdio: 'ignore', detached: true, timeout: this.#seconds * 5000 };
      const env = { ...process.env, TMPDIR: this.#temporary };
      const child = spawn(pathOf('node22'), args, { ...options, env, killSignal: 'SIGKILL' });
      const [code, signal] = await new Promise((resolve) => child.on('exit', (...how) => resolve(how)));
      if (signal !== null) return { late: true };
      if (code !== 0) return { test };
    }
    return undefined;
  }

  #start() {
    const own = join(this.#folder, 'vitest');
    mkdirSync(own, { recursive: true });
    const how = { root: this.#tree, timeout: this.#seconds * 1000, temporary: this.#temporary };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'run-tests.mjs'), JSON.stringify(how)], {
      cwd: this.#tree,
      env: { ...process.env, TMPDIR: own, NO_COLOR: '1' },
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.on('error', () => {}); // If a mutant ended the process, its exit is handled elsewhere.
    child.stdout.setEncoding('utf8');
    return child;
  }

  #end() {
    try {
      if (this.#child?.pid) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // The process group has already exited.
    }
    this.#child = undefined;
  }

  /** Kills processes that a mutant left behind: they have this sandbox's TMPDIR. */
  #clear() {
    for (const pid of processes()) if (pid !== process.pid && isOf(this.#temporary, pid)) kill(pid);
    rmSync(this.#temporary, { recursive: true, force: true });
  }
}

/** Returns the result line. Tests may print other lines. */
function resultIn(printed) {
  const lines = printed.split('\n').slice(0, -1);
  return lines.map(parsed).find((value) => typeof value?.failed === 'boolean');
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Only Linux has /proc; elsewhere leftover processes stay. */
function processes() {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function isOf(folder, pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`TMPDIR=${folder}`);
  } catch {
    return false; // The process exited, or belongs to another user.
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}
