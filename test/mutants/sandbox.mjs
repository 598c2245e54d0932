// A copy of the tree in which a mutant lives, and the tests that are run against it there.
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

/** What git tracks, and what is new and not ignored. */
export function filesOf(root) {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  return (
    list
      .split('\0')
      // Where it is a link, a tree does not ignore its packages.
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
  /** The module that the last question was about: what Vitest keeps of it is the mutant. */
  #last;
  #isBuilt = false;
  #tool;
  #onTook;

  /** `onTook` hears how many milliseconds a test file took that passed. */
  constructor(root, files, seconds, onTook) {
    this.#seconds = seconds;
    this.#onTook = onTook;
    for (const path of files) cpSync(join(root, path), join(this.#tree, path), { force: false, errorOnExist: false });
    symlinkSync(realpathSync(join(root, 'node_modules')), join(this.#tree, 'node_modules'));
    const sdks = join(root, 'test/e2e/sdks/node_modules');
    if (existsSync(sdks)) symlinkSync(realpathSync(sdks), join(this.#tree, 'test/e2e/sdks/node_modules'));
    // Without a repository of its own it would be taken for a part of none.
    execFileSync('git', ['init', '-q'], { cwd: this.#tree });
  }

  /**
   * `undefined` when all tests pass; else which test of which file failed, or that the time was up. Without a mutant: as
   * things are. With a name, only the tests of that name are asked.
   */
  failingTest(mutant, tests, name) {
    return this.#with(mutant, async () => {
      mkdirSync(this.#temporary, { recursive: true });
      try {
        if (tests.some(({ usesTheBuild }) => usesTheBuild) && !(await this.#build(mutant))) return {};
        const paths = tests.map(({ path }) => path);
        const byVitest = paths.filter((path) => path.endsWith('.ts'));
        const failure = byVitest.length === 0 ? undefined : await this.#ask(mutant, byVitest, name);
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

  /** Whether the compiler refuses it. Only what the mutant touches is checked again. */
  async isRefused(mutant) {
    // The unchanged tree is checked once; a mutant may not become what the next one is compared with.
    if (!existsSync(this.#checked) && (await this.#check(this.#checked)) !== 0) throw new Error('it does not compile');
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

  /** The bundles, for the tests that use the package as it is published; made anew with and without each mutant. */
  async #build(mutant) {
    if (mutant === undefined && this.#isBuilt) return true;
    this.#isBuilt = mutant === undefined;
    return (await this.#node('build.mjs', '--bundles')) === 0;
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
    // The compiler would go on and write into what is removed.
    this.#tool?.kill('SIGKILL');
    this.#end();
    this.#clear();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #ask(mutant, tests, name) {
    const changed = [this.#last, mutant?.path].filter((path) => path !== undefined);
    this.#last = mutant?.path;
    this.#child ??= this.#start();
    const child = this.#child;
    return new Promise((resolve) => {
      let printed = '';
      const done = (answer) => {
        clearTimeout(timer);
        child.removeAllListeners('exit');
        child.stdout.removeAllListeners('data');
        resolve(answer);
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
        const answer = answerIn(printed);
        if (!answer) return;
        for (const [test, milliseconds] of Object.entries(answer.took)) this.#onTook(test, milliseconds);
        done(answer.failed ? answer : undefined);
      });
      child.on('exit', () => {
        this.#end();
        done({ printed });
      });
      child.stdin.write(`${JSON.stringify({ tests, changed, name })}\n`);
    });
  }

  /** The tests with the real clients of the model SDKs, which need a newer Node. A failure has no name there. */
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
    const child = spawn(process.execPath, [join(import.meta.dirname, 'ask.mjs'), JSON.stringify(how)], {
      cwd: this.#tree,
      env: { ...process.env, TMPDIR: own, NO_COLOR: '1' },
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.on('error', () => {}); // A mutant has ended it: that is told by its exit.
    child.stdout.setEncoding('utf8');
    return child;
  }

  #end() {
    try {
      if (this.#child?.pid) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // The group has ended by itself.
    }
    this.#child = undefined;
  }

  /** A mutant may leave processes behind: those of this sandbox carry its folder for temporary files. */
  #clear() {
    for (const pid of processes()) if (pid !== process.pid && isOf(this.#temporary, pid)) kill(pid);
    rmSync(this.#temporary, { recursive: true, force: true });
  }
}

/** A test may print, too: only a whole line of our own form counts. */
function answerIn(printed) {
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

/** Only Linux tells; elsewhere what is left behind stays. */
function processes() {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function isOf(folder, pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`TMPDIR=${folder}`);
  } catch {
    return false; // It is gone, or another user's.
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}
