import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const MAX_WORDS = 35;
const MAX_LINES = 400;
/** Pages that a program writes. */
const GENERATED = ['docs/api.md', 'generated/docs/reference.md'];
/** Words that readers have to translate. */
const BANNED =
  /\b(shall|heeds?|mend(?:s|ed)?|anew|meanwhile|whoever|whom|nobody|somebody|anybody|all the same|beside|stands? (?:there|here)|is no (?:[a-z]+)|refus(?:es?|ed|al)|told|hears?|heard)\b/i;

const docs = readdirSync('docs', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  .map((entry) => relative(process.cwd(), join(entry.parentPath, entry.name)))
  .filter((path) => !path.includes('docs/site/') && !path.includes('docs/reference/api/') && !GENERATED.includes(path));
const pages = [
  'schemas/README.md',
  'generated/docs/reference.md',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'examples/README.md',
  'examples/programs/README.md',
  ...docs,
];

/** Phrases of the pages that newcomers could not follow. */
const GONE = [
  'to try a guard on people before it guards',
  'hooks without the start of an interpreter',
  'guarded tools in an agent that never heard of hooks',
  'survives every merge, a stalled host and a failing neighbour',
  'the control is the baseline measured against itself',
  'when the agent shall end',
  'What hooks do wrong never is',
  "for a hook answers in the model's place",
  'held where hooks after the model are planned',
  'What else a client can do has no hooks',
  'which cannot be had of a client that has not streamed',
  'These APIs know no list of allowed names',
  'Of a tool that yields what it has so far',
  'until it is mended or switched off',
  'beside which there is neither',
  'Of equal hooks',
  'turns that round for an agent without a person',
  'none of which is for this call, leaves an',
  'under every name that the caller gave them',
  'half an answer is none',
  'In a list nothing is less strict',
  'have outlived their timeout and do not heed it',
  'and never not at all',
  'started with an address that counts once',
  'who lies about its inbox is many clients',
];

/** Returns the sentences of a page, without tables, code, headings and links. */
function sentencesOf(text: string): string[] {
  const prose = text
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/^```.*?^```$/gms, '\n')
    .replaceAll(/^(\||#|!\[).*$/gm, '\n')
    .replaceAll(/`[^`\n]+`/g, 'code')
    .replaceAll(/\]\([^)\s]*\)/g, ']');
  const paragraphs = prose.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/);
  return paragraphs.flatMap((paragraph) =>
    paragraph
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?])(?:["*)]*) (?=["*[(]*[A-Z\d`]|code)/),
  );
}

const wordsOf = (sentence: string): number => sentence.split(' ').filter((word) => /\w/.test(word)).length;

describe.each(pages)('prose of %s', (page) => {
  const text = readFileSync(page, 'utf8');

  it(`has no sentence over ${MAX_WORDS} words`, () => {
    expect(sentencesOf(text).filter((sentence) => wordsOf(sentence) > MAX_WORDS)).toEqual([]);
  });

  it('has none of the words and phrases that newcomers could not follow', () => {
    const lines = text.replaceAll(/\s+/g, ' ');
    expect(GONE.filter((phrase) => lines.includes(phrase))).toEqual([]);
    if (!page.startsWith('docs/') && page !== 'README.md') return;
    expect(sentencesOf(text).filter((sentence) => BANNED.test(sentence))).toEqual([]);
  });

  it(`has at most ${MAX_LINES} lines, unless it is generated`, () => {
    if (!GENERATED.includes(page)) expect(text.split('\n').length).toBeLessThanOrEqual(MAX_LINES + 1);
  });
});

describe('sentencesOf', () => {
  it('splits paragraphs and lists, and skips code and tables', () => {
    const text =
      '# Title\n\nOne `a.b` two. Three [four](x.md)!\n\n- Five\n- six. Seven\n\n| no | table |\n\n```js\nno code\n```\n';
    expect(sentencesOf(text).filter(Boolean)).toEqual(['One code two.', 'Three [four]!', '- Five', '- six.', 'Seven']);
  });

  it('counts words', () => {
    expect(wordsOf('- One code, two: three.')).toBe(4);
  });
});
