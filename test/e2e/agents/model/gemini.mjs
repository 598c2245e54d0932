// Gemini generateContent.
import { sendEvents, sendValue } from './sse.mjs';

export const isRequest = (path) => /:(stream)?[gG]enerateContent$/.test(path);
export const offersTools = (body) => (body.tools?.length ?? 0) > 0;
export const conversation = ({ contents, systemInstruction }) => ({ contents, systemInstruction });
export const prompt = ({ contents }) => JSON.stringify(contents.slice(0, 2));

export function reply(response, { text, calls = [] }, _body, path) {
  const parts = [
    ...(text === undefined ? [] : [{ text }]),
    ...calls.map(({ id, name, args }) => ({ functionCall: { id, name, args } })),
  ];
  const value = {
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
    modelVersion: 'fake',
  };
  if (path.includes('stream')) sendEvents(response, [value]);
  else sendValue(response, value);
}
