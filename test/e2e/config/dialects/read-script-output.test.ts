import { describe, expect, it } from 'vitest';
import type { Dialect, ExitRules } from '../../../../generated/index.js';
import { contract } from '../../../../generated/index.js';
import { readScriptOutput } from '../../../../src/config/dialects/read-script-output.js';

const dialects = (await contract.dialects?.()) ?? {};
const [anyDialect] = Object.values(dialects);

function said(json: ExitRules['json'], stdout: string, stderr = '', from?: 'stderr') {
  if (anyDialect === undefined) throw new Error('there is a dialect');
  const dialect: Dialect = { ...anyDialect, exit: { ...anyDialect.exit, json } };
  return readScriptOutput(dialect, from === undefined ? {} : { from }, { kind: 'exited', stdout, stderr });
}

describe('what a script of another agent printed', () => {
  it('is an answer where it is one JSON object, with or without space around it', () => {
    expect(said('whole', ' {"a":1}\n')).toEqual({ json: { a: 1 }, text: '{"a":1}' });
    expect(said('whole', '[1]')).toEqual({ text: '[1]' });
    expect(said('whole', 'words')).toEqual({ text: 'words' });
    expect(said('whole', '  ')).toEqual({ text: '' });
  });

  it('is read from standard error where the rule says so, and only there', () => {
    expect(said('whole', 'out', ' err ', 'stderr')).toEqual({ text: 'err' });
    expect(said('whole', 'out', 'err')).toEqual({ text: 'out' });
    expect(said('whole', '', 'err')).toEqual({ text: '' });
    expect(said('stdout-or-stderr', '', '{"a":1}')).toEqual({ json: { a: 1 }, text: '{"a":1}' });
    expect(said('stdout-or-stderr', 'out', '{"a":1}')).toEqual({ text: 'out' });
  });

  it('is an answer in an answer only where that is the way of the agent', () => {
    const wrapped = JSON.stringify('{"a":1}');
    expect(said('stdout-or-stderr', wrapped)).toMatchObject({ json: { a: 1 } });
    expect(said('whole', wrapped)).toEqual({ text: wrapped });
  });

  it('is text where it does not begin with a brace, for those that look for one', () => {
    expect(said('brace', 'x {"a":1}')).toEqual({ text: 'x {"a":1}' });
    expect(said('brace', '{"a":1}')).toMatchObject({ json: { a: 1 } });
    expect(said('brace', '{oops')).toEqual({ text: '{oops' });
  });

  it('is broken in strict dialects if it begins like JSON and is not JSON', () => {
    for (const text of ['{oops', '[1]', '{"a":1} x']) expect(said('strict', text)).toHaveProperty('broken');
    expect(said('strict', 'words')).toEqual({ text: 'words' });
  });

  it('ignores progress lines', () => {
    const progress = '{"type":"progress","percent":50}';
    expect(said('lines', `${progress}\n{"a":1}`)).toMatchObject({ json: { a: 1 } });
    expect(said('whole', `${progress}\n{"a":1}`)).not.toHaveProperty('json');
    expect(said('lines', '{"type":"other"}')).toMatchObject({ json: { type: 'other' } });
  });
});
