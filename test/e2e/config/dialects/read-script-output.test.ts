import { describe, expect, it } from 'vitest';
import type { Dialect, ExitRules } from '../../../../generated/index.js';
import { contract } from '../../../../generated/index.js';
import { readScriptOutput } from '../../../../src/config/dialects/read-script-output.js';

const dialects = (await contract.dialects?.()) ?? {};
const [anyDialect] = Object.values(dialects);

function outputOf(json: ExitRules['json'], stdout: string, stderr = '', from?: 'stderr') {
  if (anyDialect === undefined) throw new Error('there is a dialect');
  const dialect: Dialect = { ...anyDialect, exit: { ...anyDialect.exit, json } };
  return readScriptOutput(dialect, from === undefined ? {} : { from }, { kind: 'exited', stdout, stderr });
}

describe('readScriptOutput', () => {
  it('parses one JSON object, with or without surrounding whitespace', () => {
    expect(outputOf('whole', ' {"a":1}\n')).toEqual({ json: { a: 1 }, text: '{"a":1}' });
    expect(outputOf('whole', '[1]')).toEqual({ text: '[1]' });
    expect(outputOf('whole', 'words')).toEqual({ text: 'words' });
    expect(outputOf('whole', '  ')).toEqual({ text: '' });
  });

  it('reads stderr if the rule requires it', () => {
    expect(outputOf('whole', 'out', ' err ', 'stderr')).toEqual({ text: 'err' });
    expect(outputOf('whole', 'out', 'err')).toEqual({ text: 'out' });
    expect(outputOf('whole', '', 'err')).toEqual({ text: '' });
    expect(outputOf('stdout-or-stderr', '', '{"a":1}')).toEqual({ json: { a: 1 }, text: '{"a":1}' });
    expect(outputOf('stdout-or-stderr', 'out', '{"a":1}')).toEqual({ text: 'out' });
  });

  it('parses JSON inside a JSON string only if the agent does', () => {
    const wrapped = JSON.stringify('{"a":1}');
    expect(outputOf('stdout-or-stderr', wrapped)).toMatchObject({ json: { a: 1 } });
    expect(outputOf('whole', wrapped)).toEqual({ text: wrapped });
  });

  it('returns text in brace mode if it does not start with a brace', () => {
    expect(outputOf('brace', 'x {"a":1}')).toEqual({ text: 'x {"a":1}' });
    expect(outputOf('brace', '{"a":1}')).toMatchObject({ json: { a: 1 } });
    expect(outputOf('brace', '{oops')).toEqual({ text: '{oops' });
  });

  it('reports broken JSON in strict mode if the text starts like JSON', () => {
    for (const text of ['{oops', '[1]', '{"a":1} x']) expect(outputOf('strict', text)).toHaveProperty('broken');
    expect(outputOf('strict', 'words')).toEqual({ text: 'words' });
  });

  it('ignores progress lines', () => {
    const progress = '{"type":"progress","percent":50}';
    expect(outputOf('lines', `${progress}\n{"a":1}`)).toMatchObject({ json: { a: 1 } });
    expect(outputOf('whole', `${progress}\n{"a":1}`)).not.toHaveProperty('json');
    expect(outputOf('lines', '{"type":"other"}')).toMatchObject({ json: { type: 'other' } });
  });
});
