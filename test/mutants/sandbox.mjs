// A copy of the tree in which a mutant lives, and the tests that are run against it there.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
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

  constructor(root, files, seconds) {
    this.#seconds = seconds;
    for (const path of files) cpSync(join(root, path), join(this.#tree, path), { force: false, errorOnExist: false });
    symlinkSync(realpathSync(join(root, 'node_modules')), join(this.#tree, 'node_modules'));
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
        return await this.#runTests(tests, name);
      } finally {
        this.#clear();
      }
    });
  }

  /** Whether the compiler refuses it: the type check is a part of the suite. */
  isRefused(mutant) {
    const project = mutant.path.startsWith('codegen/') ? 'codegen' : '.';
    // What is unused or out of reach is no wrong program: a mutant may not be refused for that.
    const lenient = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false', '--allowUnreachableCode', 'true'];
    const plain = ['--noEmit', '--composite', 'false', '--incremental', 'false', '--emitDeclarationOnly', 'false'];
    const tsc = join(this.#tree, 'node_modules/typescript/bin/tsc');
    const args = [tsc, '-p', project, ...plain, ...lenient];
    return this.#with(mutant, async () => spawnSync(process.execPath, args, { cwd: this.#tree }).status !== 0);
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
    this.#end();
    this.#clear();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #runTests(tests, name) {
    const question = { root: this.#tree, tests, timeout: this.#seconds * 1000, name };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'ask.mjs'), JSON.stringify(question)], {
      cwd: this.#tree,
      env: { ...process.env, TMPDIR: this.#temporary, NO_COLOR: '1' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        printed = (printed + text).slice(-100_000);
      });
    }
    return new Promise((resolve) => {
      let isLate = false;
      const timer = setTimeout(
        () => {
          isLate = true;
          this.#end();
        },
        (this.#seconds + 4 * tests.length) * 2000,
      );
      child.on('exit', (status) => {
        clearTimeout(timer);
        this.#end();
        if (status === 0) resolve(undefined);
        else resolve(isLate ? { late: true } : { ...failureIn(printed), printed });
      });
    });
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

/** What the process said at its end; nothing, when a mutant ended it. */
function failureIn(printed) {
  try {
    const { test, name } = JSON.parse(printed.trim().split('\n').at(-1));
    return { test, name };
  } catch {
    return {};
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
