import { describe, expect, it } from 'vitest';
import { routes } from '../../../../generated/index.js';
import { mergeSpecificFields } from '../../../../src/core/outputs/merge-fields.js';

const rules = routes.BeforeModel.specificFields;
const merged = (...requests: object[]) =>
  mergeSpecificFields(
    requests.map((llm_request) => ({ llm_request })),
    rules,
  )?.['llm_request'];

describe('mergeSpecificFields', () => {
  it('keeps the strictest tool choice of several request changes, in any order [AGG-17, AGG-18]', () => {
    const none = { model: 'a', toolConfig: { mode: 'NONE' } };
    const any = { toolConfig: { mode: 'ANY', allowedFunctionNames: ['rm'] } };
    const strictest = { model: 'a', toolConfig: { mode: 'NONE', allowedFunctionNames: [] } };
    expect(merged(none, any)).toEqual(strictest);
    expect(merged(any, none)).toEqual(strictest);
  });

  it('keeps the last value of other fields of a request [AGG-16]', () => {
    const [first, second] = [{ model: 'a', messages: [1] }, { messages: [2] }];
    expect(merged(first, second)).toEqual({ model: 'a', messages: [2] });
  });

  it('keeps an empty object, which may replace a whole field', () => {
    const empty = { tool_input: {}, tool_input_mode: 'replace' };
    expect(mergeSpecificFields([empty], routes.BeforeTool.specificFields)).toEqual(empty);
  });

  it('merges to the depth of the rules', () => {
    const deep = { outer: ['merge', { inner: ['merge', { text: 'join' }] }] } as const;
    const text = (value: string) => ({ outer: { inner: { text: value } } });
    expect(mergeSpecificFields([text('a'), text('b')], deep)).toEqual(text('a\nb'));
  });
});
