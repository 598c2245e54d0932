import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockAfter, compile, projectFolder, readDocument } from './documents.js';

describe('README.md', () => {
  it('embeds hookwright in ten lines that compile and print the documented output', () => {
    const { text } = blockAfter(readDocument('README.md'), 'embed');
    expect(text.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10);
    const [, documented] = /console\.log\(.*\); \/\/ (.+)$/m.exec(text) ?? [];
    const folder = projectFolder();
    writeFileSync(join(folder, 'embed.ts'), text);
    const printed = execFileSync(process.execPath, [compile(folder, 'embed.ts')], { encoding: 'utf8' });
    expect(documented).toBeDefined();
    expect(printed).toBe(`${documented}\n`);
  });
});
