import { spawnSync } from 'node:child_process';
import {
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
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const source = `/** Few enough to be read at once. */
export function isFew(count: number): boolean {
  return count < 3;
}

export function greeting(name: string): string {
  console.log('greeted');
  return name === 'you' ? 'hello you' : 'hello';
}
`;
const proof = `import { expect, it } from 'vitest';
import { greeting, isFew } from '../src/some.js';

it('knows few from many', () => expect([2, 3].map(isFew)).toEqual([true, false]));
it('greets', () => expect(['you', 'me'].map(greeting)).toEqual(['hello you', 'hello']));
`;

const otherProof = `import { expect, it } from 'vitest';
import { isFew } from '../src/some.js';

it('knows few from many', () => expect([2, 3].map(isFew)).toEqual([true, false]));
`;

/** Creates a repository with one module and its tests. */
function makeTree(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-few-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const compilerOptions = { module: 'nodenext', target: 'es2023', strict: true, types: ['node'], noEmit: true };
  const files = {
    'tree/src/some.ts': source,
    'tree/test/some.test.ts': proof,
    'tree/test/other.test.ts': otherProof,
    'tree/package.json': '{"type":"module"}',
    'tree/.gitignore': 'node_modules\n.build/\n',
    'tree/test/mutants/tsconfig.json': JSON.stringify({ compilerOptions, include: ['../../src'] }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'tree/node_modules'));
  mkdirSync(join(folder, 'tmp'));
  spawnSync('git', ['init', '-q'], { cwd: join(folder, 'tree') });
  return folder;
}

/** Writes a record of calls, as a run with `--record` does. */
function record(folder: string, calls: Readonly<Record<string, readonly string[]>>): void {
  const own = join(folder, 'tree/.build/mutants/calls');
  mkdirSync(own, { recursive: true });
  for (const [index, [test, functions]] of Object.entries(calls).entries()) {
    writeFileSync(join(own, `${index}.json`), JSON.stringify({ test, calls: { 'src/some.ts': functions } }));
  }
}

function run(folder: string, ...args: string[]) {
  const script = join(repository, 'test/mutants/run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--root', join(folder, 'tree'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: join(folder, 'tmp') },
  });
  return { status, stdout, stderr, lines: stdout.trim().split('\n') };
}

describe('mutants', () => {
  it('are the same for the same seed and differ for another', () => {
    const folder = makeTree();
    const list = (seed: string) => run(folder, '--list', '--sample', '3', '--seed', seed).stdout;
    const first = list('1');
    expect(list('1')).toBe(first);
    expect(list('2')).not.toBe(first);
    expect(run(folder, '--list', '--only', 'src/some.ts:3', '--what', '< -> <=').stdout).toBe(
      'src/some.ts:3 < -> <=\n-   return count < 3;\n+   return ((count) <= (3));\n\n',
    );
  });

  it('are killed by a test that calls them or survive, and leave no files behind', {
    timeout: 240_000,
  }, () => {
    const folder = makeTree();
    const first = run(folder, '--workers', '1', '--seconds', '60', '--what', 'removed', '--at-least', '100');
    expect(first.stderr).toBe('');
    expect(first.status).toBe(1);
    expect(first.lines.slice(-4)).toEqual([
      "-   console.log('greeted');",
      '+   ;',
      '',
      'mutants: 0 of 1 killed, 0.0 % (seed 1)',
    ]);
    record(folder, { 'test/some.test.ts': ['', 'greeting'], 'test/other.test.ts': ['', 'isFew'] });
    const second = run(folder, '--workers', '1', '--seconds', '60', '--only', 'src/some.ts:3', '--what', '< -> <=');
    expect(second.lines).toEqual([
      '1/1 killed by test/other.test.ts src/some.ts:3 < -> <=',
      '',
      'mutants: 1 of 1 killed, 100.0 % (seed 1)',
    ]);
    const third = run(folder, '--only', 'src/some.ts:3', '--what', '< -> <=');
    expect(third.lines).toEqual(['mutants: 1 of 1 killed, 100.0 % (seed 1)']);
    expect(readFileSync(join(folder, 'tree/src/some.ts'), 'utf8')).toBe(source);
    expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  });
});
