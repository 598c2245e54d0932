import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from '../../support/core/events/child.js';

const dist = join(root, 'dist');

describe('published JavaScript', () => {
  it('shows one readable line for an uncaught error', () => {
    const entry = pathToFileURL(join(dist, 'index.js')).href;
    const code = `import { createConfig } from ${JSON.stringify(entry)};\ncreateConfig({});`;
    const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('throw new InvalidHostConfigError(');
    expect(stderr).toContain('InvalidHostConfigError: ');
    expect(stderr.length).toBeLessThan(2_000);
  });

  it('keeps the names and lines of the source, except for the page of the inspector', () => {
    const files = [dist, join(dist, 'chunks')].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .map((name) => join(folder, name)),
    );
    for (const file of files) {
      const lines = readFileSync(file, 'utf8').split('\n');
      expect({ file, longest: Math.max(...lines.map((line) => line.length)) }).toEqual({
        file,
        longest: expect.toSatisfy((length: number) => length < 6_000),
      });
    }
  });
});
