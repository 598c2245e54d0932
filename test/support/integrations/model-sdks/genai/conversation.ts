import type { GenerateContentParameters } from '@google/genai';
import { deepFreeze } from '../translators/deep-freeze.js';

export const image = { inlineData: { mimeType: 'image/png', data: 'AA==' } };

/** Returns a conversation with every kind of content that hooks cannot see. */
export function conversation(): GenerateContentParameters {
  return deepFreeze({
    model: 'gemini-2.5-pro',
    contents: [
      { role: 'user', parts: [{ text: 'look at this' }, image] },
      { role: 'model', parts: [{ functionCall: { name: 'read_file', args: { path: 'a' } } }] },
      { role: 'user', parts: [{ functionResponse: { name: 'read_file', response: { output: 'A' } } }] },
      { role: 'model', parts: [{ text: 'It says A.' }] },
      { role: 'user', parts: [{ text: 'my key is 42' }] },
    ],
    config: {
      temperature: 1,
      systemInstruction: 'be brief',
      stopSequences: ['END'],
      tools: [{ functionDeclarations: [{ name: 'read_file' }, { name: 'write_file' }] }],
    },
  });
}
