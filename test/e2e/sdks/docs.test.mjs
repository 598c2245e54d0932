// The blocks of the guide that need an SDK: each is saved and run, and prints what the guide says.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

const repo = resolve(import.meta.dirname, '../../..');
const guide = readFileSync(join(repo, 'docs/guides/model-sdks.md'), 'utf8');
const packages = ['openai', '@anthropic-ai/sdk', '@ai-sdk/openai', 'ai'];

/** Creates a project in which the package and the SDKs are installed. */
function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-guide-'));
  const link = (name, target) => {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(target, join(folder, 'node_modules', name));
  };
  link('hookwright', repo);
  for (const name of packages) link(name, join(import.meta.dirname, 'node_modules', name));
  return folder;
}

describe('docs/guides/model-sdks.md', () => {
  for (const name of ['openai.mjs', 'anthropic.mjs', 'ai-sdk.mjs']) {
    it(`${name} prints what the guide says`, { timeout: 60_000 }, async () => {
      const [, text, after] = guide.match(
        new RegExp(`Save this as \`${name}\`:\n\n\`\`\`js\n(.*?)\`\`\`\n\nIt prints (.*?)\n`, 's'),
      );
      const folder = makeProject();
      try {
        writeFileSync(join(folder, name), text);
        const { stdout } = await promisify(execFile)(process.execPath, [name], { cwd: folder });
        const printed = [...after.matchAll(/`([^`]+)`/g)].map(([, line]) => `${line}\n`);
        assert.equal(stdout, printed.join(''));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
});
