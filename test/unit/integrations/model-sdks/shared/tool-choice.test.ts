import { describe, expect, it } from 'vitest';
import {
  openAIChoice,
  typedChoice,
  writeChoice,
} from '../../../../../src/integrations/model-sdks/shared/tool-choice.js';

const tools = [{ type: 'function', function: { name: 'read_file' } }, { name: 'fetch_url' }];

describe('writeChoice', () => {
  it.each([
    ['OpenAI', openAIChoice, 'none'],
    ['Anthropic', typedChoice('tool_choice', 'name', 'any'), { type: 'none' }],
    ['the AI SDK', typedChoice('toolChoice', 'toolName', 'required'), { type: 'none' }],
  ])('allows no tool of %s if the list of names is empty [X-90]', (_sdk, format, none) => {
    for (const mode of [undefined, 'AUTO', 'ANY'] as const) {
      const choice = { allowedFunctionNames: [], ...(mode && { mode }) };
      expect(writeChoice(choice, { tools }, format)).toEqual({ tools, [format.key]: none });
    }
    expect(writeChoice({ mode: 'AUTO' }, { tools }, format)).toMatchObject({ tools });
  });
});
