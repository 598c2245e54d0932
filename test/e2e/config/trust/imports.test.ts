import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hook, makeFolder, trustOf, write } from '../../../support/config/trust/project.js';
import { propertyRuns } from '../../../support/long-form.js';

const root = new URL('../../../../', import.meta.url);
const pythonKit = readFileSync(new URL('generated/kit/hookwright_kit.py', root), 'utf8');

async function trusted(command: string, files: Readonly<Record<string, string>>) {
  const project = makeFolder();
  for (const [path, text] of Object.entries(files)) write(project, path, text);
  const entry = hook(command);
  const made = trustOf({ project, entries: [entry] });
  const [pending] = await made.trust.pending();
  await made.grantAll();
  expect(made.whyNot(entry)).toBe('trusted');
  return { ...made, pending, why: () => made.whyNot(entry) };
}

describe('ProjectTrust', () => {
  it('covers the Python kit next to a hook [SEC-3]', async () => {
    const files = {
      'hooks/guard.py':
        'from hookwright_kit import define_hook, deny\n\ndefine_hook("BeforeTool", lambda event: deny("no"))\n',
      'hooks/hookwright_kit.py': pythonKit,
    };
    const { project, pending, why } = await trusted('python3 -B hooks/guard.py', files);
    expect(pending).toMatchObject({ files: ['hooks/guard.py', 'hooks/hookwright_kit.py'], hidden: [] });
    appendFileSync(join(project, 'hooks/hookwright_kit.py'), '\ndef define_hook(*a):\n    pass\n');
    expect(why()).toContain('hooks/hookwright_kit.py changed');
  });

  it('covers the JavaScript kit that a hook imports from node_modules [SEC-3]', async () => {
    const manifest = { name: 'hookwright', exports: { './kit': { types: './kit.d.ts', default: './dist/kit.js' } } };
    const { project, pending, why } = await trusted('node hooks/guard.mjs', {
      'hooks/guard.mjs':
        "import { defineHook, deny } from 'hookwright/kit';\ndefineHook('BeforeTool', () => deny('no'));\n",
      'node_modules/hookwright/package.json': JSON.stringify(manifest),
      'node_modules/hookwright/dist/kit.js': 'import{readSync as r}from"node:fs";import\'./part.js\';\n',
      'node_modules/hookwright/dist/part.js': 'export {};\n',
    });
    const kit = ['dist/kit.js', 'dist/part.js', 'package.json'].map((path) => `node_modules/hookwright/${path}`);
    expect(pending).toMatchObject({ files: ['hooks/guard.mjs', ...kit], hidden: [] });
    appendFileSync(join(project, 'node_modules/hookwright/dist/part.js'), 'process.exit(0);\n');
    expect(why()).toContain('dist/part.js changed');
  });

  it('lists compiled Python modules as not covered, and covers them with -B [SEC-3]', async () => {
    const files = { 'g.py': 'import lib\n', 'lib.py': 'pass\n' };
    expect((await trusted('python3 g.py', files)).pending?.hidden.join()).toContain('__pycache__');
    const { project, pending, why } = await trusted('python3 -B g.py', files);
    expect(pending?.hidden).toEqual([]);
    const ran = join(project, 'ran');
    write(project, 'evil.py', `open(${JSON.stringify(ran)}, "w").close()\n`);
    // Python loads this copy without checking the source.
    const compile = `import py_compile, sys; py_compile.compile("evil.py", "__pycache__/lib." + sys.implementation.cache_tag + ".pyc",
      invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)`;
    execFileSync('python3', ['-B', '-c', compile], { cwd: project });
    execFileSync('python3', ['-B', 'g.py'], { cwd: project });
    expect(existsSync(ran)).toBe(true);
    expect(why()).toContain('__pycache__/lib.');
  });

  it('stays trusted while unrelated files appear and disappear next to the script [SEC-3]', async () => {
    const { project, why } = await trusted('python3 -B g.py && node g.mjs', {
      'g.py': 'import json, lib\n',
      'lib.py': 'pass\n',
      'g.mjs': "import './a.mjs';\n",
      'a.mjs': '0;\n',
      'package.json': '{"name":"shop"}',
    });
    for (const name of ['other.py', 'notes.txt', 'b.mjs', '.hidden']) write(project, name, 'x');
    write(project, 'package.json', '{"name":"shop","dependencies":{}}');
    expect(why()).toBe('trusted');
    write(project, 'json.py', 'x = 1\n');
    expect(why()).toContain('json.py is new');
    rmSync(join(project, 'json.py'));
    expect(why()).toBe('trusted');
    write(project, 'a.mjs', '1;\n');
    expect(why()).toContain('a.mjs changed');
  });

  it.each([
    ['a cycle', { 'g.py': 'import a\n', 'a.py': 'import b\n', 'b.py': 'import a, g\n' }, true],
    ['a long chain', chainOf(400), false],
    ['a large module', { 'g.py': 'import a\n', 'a.py': `x = 1\n${'# text\n'.repeat(400_000)}` }, false],
    ['many names', { 'g.py': Array.from({ length: 5000 }, (_, at) => `import m${at}\n`).join('') }, false],
    ['only dots', { 'g.py': `from ${'.'.repeat(10_000)} import a\n` }, true],
    ['endless imports', { 'g.py': `import ${'a,'.repeat(30_000)}\n` }, false],
  ])('reads a bounded number of modules: %s [SEC-3]', async (_, files, covered) => {
    const { pending } = await trusted('python3 -B g.py', files);
    expect(pending?.fullyCovered).toBe(covered);
  });

  it.each([
    ['imports', 'import '.repeat(30_000)],
    ['spaces', `import ${' '.repeat(200_000)}`],
    ['exports', `${'export {'.repeat(30_000)}import(x)`],
    ['requires', 'require('.repeat(30_000)],
  ])('does not cover a JavaScript file with very many %s [SEC-3]', async (_, text) => {
    expect((await trusted('node g.mjs', { 'g.mjs': text })).pending?.fullyCovered).toBe(false);
  });

  it('never fully covers a shell script that it cannot parse [SEC-3]', async () => {
    const piece = fc.constantFrom(
      ...[
        'sh x.sh',
        '"',
        "'",
        '`',
        '$(',
        ')',
        '(',
        '((',
        '))',
        '{',
        '}',
        '${x:-',
        '[[',
        ']]',
        '\\',
        '\n',
        ';',
        ';;',
        '|',
        '&&',
      ],
      ...[
        'case a in',
        'esac',
        'a)',
        'if',
        'then',
        'fi',
        '<<E',
        'E',
        '#',
        '<',
        '>',
        '$x',
        'function f',
        'f()',
        'a=(',
        ' ',
        'echo',
      ],
    );
    const project = makeFolder();
    write(project, 'x.sh', ': > ran\n');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 12 }), async (pieces) => {
        write(project, 'g.sh', pieces.join(' '));
        const [pending] = await trustOf({ project, entries: [hook('bash g.sh')] }).trust.pending();
        if (pending?.fullyCovered !== true || pending.files.includes('x.sh')) return;
        rmSync(join(project, 'ran'), { force: true });
        runQuietly(project);
        expect(existsSync(join(project, 'ran'))).toBe(false);
      }),
      propertyRuns(300),
    );
  });
});

function runQuietly(cwd: string): void {
  try {
    execFileSync('bash', ['g.sh'], { cwd, stdio: ['ignore', 'ignore', 'ignore'], timeout: 10_000 });
  } catch {
    // Most of these texts are invalid; only whether x.sh ran counts.
  }
}

function chainOf(length: number): Record<string, string> {
  const modules = Array.from({ length }, (_, at) => [`m${at}.py`, `import m${at + 1}\n`] as const);
  return { 'g.py': 'import m0\n', ...Object.fromEntries(modules) };
}
