import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getViolations } from '../../../generated/stdin.js';
import { type Block, blocksOf, documentPages, readDocument } from './documents.js';
import { root } from './example-hooks.js';
import { RUN_ELSEWHERE } from './run-elsewhere.js';

/** Generated pages have no code to run: docs/reference.md of the contract is checked with its cases. */
const GENERATED = ['docs/api.md'];
/** Diagrams of the page for contributors. */
const DIAGRAMS = 'docs/architecture.md';
/** Languages whose blocks are saved as files, which a command of the page then uses. */
const SAVED = ['js', 'ts', 'python', 'bash', 'conf'];

const pages = documentPages().filter((path) => !GENERATED.includes(path));

describe.each(pages)('blocks of %s', (page) => {
  const document = readDocument(page);
  const blocks = blocksOf(document);

  it('are commands, saved files that are used, JSON, or run by another test', () => {
    const loose = blocks.filter((block) => !isCovered(page, block, blocks));
    expect(loose.map(({ language, line, text }) => `${line} ${language}: ${text.split('\n')[0]}`)).toEqual([]);
  });

  it('are valid if they are JSON', () => {
    for (const { language, file, text, line } of blocks) {
      if (language === 'json') expect(violationsOf(JSON.parse(text), file), `line ${line}`).toEqual([]);
    }
  });
});

describe('table of blocks that other tests run', () => {
  it.each(RUN_ELSEWHERE)('$page: $begins', ({ page, begins, test }) => {
    expect(blocksOf(readDocument(page)).filter(({ text }) => text.startsWith(`${begins}\n`))).not.toEqual([]);
    expect(existsSync(join(root, test))).toBe(true);
    expect(readFileSync(join(root, test), 'utf8')).not.toBe('');
  });
});

function isCovered(page: string, block: Block, blocks: readonly Block[]): boolean {
  const { language, text, file } = block;
  if (language === 'console' || language === 'json') return true;
  if (page === DIAGRAMS && language === '') return true;
  if (RUN_ELSEWHERE.some((one) => one.page === page && text.startsWith(`${one.begins}\n`))) return true;
  if (language === 'bash' && file === undefined) return true;
  return SAVED.includes(language) && file !== undefined && isUsed(file, block, blocks);
}

/** Returns true if a command, or another file of the page, names the file. */
function isUsed(file: string, block: Block, blocks: readonly Block[]): boolean {
  const name = file.split('/').at(-1) ?? '';
  return blocks.some((other) => other !== block && other.text.includes(name));
}

function violationsOf(value: unknown, file: string | undefined): unknown[] {
  const title = titleOf(value, file);
  return title === undefined ? [] : getViolations(title, value);
}

/** Returns the type of a block of JSON. Undefined if it belongs to another program, such as the settings of an MCP client. */
function titleOf(value: unknown, file: string | undefined): Parameters<typeof getViolations>[0] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (file?.endsWith('.hooktest.json')) return 'HookTest';
  // Some pages show settings with mistakes on purpose, and what is reported.
  if (file?.endsWith('.hookwright/settings.json'))
    return JSON.stringify(value).includes('timout') ? undefined : 'HookSettings';
  if (file !== undefined) return file.includes('.config/hookwright') ? 'HookSettings' : undefined;
  if ('type' in value) return 'CommandHookConfig';
  return 'labels' in value || 'decision' in value ? 'BeforeToolOutput' : undefined;
}
