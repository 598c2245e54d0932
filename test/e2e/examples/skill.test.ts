import { expect, it } from 'vitest';
import { followed, readDocument } from './documents.js';

it('skills/hookwright/SKILL.md shows the real output, step by step', { timeout: 300_000 }, () => {
  const { documented, actual } = followed(readDocument('skills/hookwright/SKILL.md'));
  expect(actual).toEqual(documented);
  expect(documented).toHaveLength(5);
});

it('skills/hookwright/SKILL.md has a name and a description', () => {
  const [, matter = ''] = /^---\n(.*?)\n---\n/s.exec(readDocument('skills/hookwright/SKILL.md')) ?? [];
  expect(matter).toMatch(/^name: hookwright\ndescription: \S.{100,1000}$/);
});
