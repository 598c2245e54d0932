import { describe, expect, it } from 'vitest';
import type { HookToolConfig } from '../../../../../generated/index.js';
import type { SdkToolConfig } from '../../../../../src/core/contract/sdk.js';
import { defaultHookTranslator } from '../../../../../src/integrations/model-sdks/genai/translator.js';
import { deepFreeze } from '../../../../support/integrations/model-sdks/translators/deep-freeze.js';

const toHook = (toolConfig: SdkToolConfig) => defaultHookTranslator.toHookToolConfig(deepFreeze(toolConfig));
const fromHook = (hookToolConfig: HookToolConfig, base?: SdkToolConfig) =>
  defaultHookTranslator.fromHookToolConfig(deepFreeze(hookToolConfig), deepFreeze(base));

describe('toHookToolConfig', () => {
  it('emits exactly mode and allowedFunctionNames [TRN-4]', () => {
    const calling = { mode: 'ANY', allowedFunctionNames: ['a'], streamFunctionCallArguments: true };
    expect(toHook({ functionCallingConfig: calling, retrievalConfig: {} })).toEqual({
      mode: 'ANY',
      allowedFunctionNames: ['a'],
    });
    expect(toHook({ functionCallingConfig: { mode: 'NONE' } })).toEqual({ mode: 'NONE' });
    expect(toHook({})).toEqual({});
  });

  it('omits a mode outside the stable three, so that an echo keeps it [TRN-4]', () => {
    const base = { functionCallingConfig: { mode: 'VALIDATED', allowedFunctionNames: ['a'] } };
    const seen = toHook(base);
    expect(seen).toEqual({ allowedFunctionNames: ['a'] });
    expect(fromHook(seen, base)).toBe(base);
  });
});

describe('fromHookToolConfig', () => {
  const base = {
    functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['a'], streamFunctionCallArguments: true },
    retrievalConfig: { languageCode: 'en' },
  };

  it('changes only mode and names and keeps the rest of the base [TRN-4] [TRN-11]', () => {
    expect(fromHook({ allowedFunctionNames: ['b'] }, base)).toEqual({
      ...base,
      functionCallingConfig: { ...base.functionCallingConfig, allowedFunctionNames: ['b'] },
    });
    expect(fromHook({ mode: 'NONE', allowedFunctionNames: [] }, base)).toEqual({
      ...base,
      functionCallingConfig: { mode: 'NONE', allowedFunctionNames: [], streamFunctionCallArguments: true },
    });
  });

  it('returns the base itself if nothing changes [TRN-11]', () => {
    expect(fromHook({}, base)).toBe(base);
    expect(fromHook({ mode: undefined, allowedFunctionNames: undefined }, base)).toBe(base);
    expect(fromHook({ mode: 'ANY', allowedFunctionNames: ['a'] }, base)).toBe(base);
    expect(fromHook(JSON.parse('{"mode": "SOME", "allowedFunctionNames": "a"}'), base)).toBe(base);
  });

  it('drops the names of the previous mode, which the model API would reject [TRN-4]', () => {
    expect(fromHook({ mode: 'AUTO' }, base)).toEqual({
      ...base,
      functionCallingConfig: { mode: 'AUTO', streamFunctionCallArguments: true },
    });
    const none = { functionCallingConfig: { mode: 'NONE', allowedFunctionNames: ['a'] } };
    expect(fromHook({ mode: 'ANY' }, none)).toEqual({
      functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['a'] },
    });
  });

  it('works without a base [TRN-4]', () => {
    expect(fromHook({ mode: 'ANY', allowedFunctionNames: ['a'] })).toEqual({
      functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['a'] },
    });
    expect(fromHook({})).toEqual({});
  });
});
