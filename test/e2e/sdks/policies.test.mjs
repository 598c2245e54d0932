// The Cedar block of docs/guides/opa-and-cedar.md: it is saved and run, also with a policy that cannot be evaluated.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

const repo = resolve(import.meta.dirname, '../../..');
const guide = readFileSync(join(repo, 'docs/guides/opa-and-cedar.md'), 'utf8');
const [, program] = /Save this as `cedar\.mjs`:\n\n```js\n(.*?)```\n/s.exec(guide) ?? [];
const CEDAR = '@cedar-policy/cedar-wasm';

/** Runs the program of the guide, and returns what it prints. */
async function runCedar(text) {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-cedar-'));
  const link = (name, target) => {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(target, join(folder, 'node_modules', name));
  };
  try {
    link('hookwright', repo);
    link(CEDAR, join(import.meta.dirname, 'node_modules', CEDAR));
    writeFileSync(join(folder, 'cedar.mjs'), text);
    const { stdout } = await promisify(execFile)(process.execPath, ['cedar.mjs'], { cwd: folder });
    return stdout.trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('docs/guides/opa-and-cedar.md', () => {
  it('blocks what the Cedar policies forbid', { timeout: 60_000 }, async () => {
    const reason = 'Tool execution blocked: The Cedar policies do not allow this call.';
    assert.ok(guide.includes(`\`${reason}\``) && guide.includes('It prints `ls: done`'));
    const printed = ['ls: done', 'env A=1 sudo ls: blocked', reason, 'eval "$X": blocked', reason];
    assert.deepEqual(await runCedar(program), printed);
  });

  it('blocks if Cedar leaves out a policy that cannot be evaluated', { timeout: 60_000 }, async () => {
    const misspelt = program.replace('context.opaque };', 'context.opaqe };');
    assert.notEqual(misspelt, program);
    const [first, reason] = await runCedar(misspelt);
    assert.equal(first, 'ls: blocked');
    assert.match(reason, /Hook "cedar" failed and blocks on errors: .*opaqe/);
  });
});
