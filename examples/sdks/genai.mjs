// An agent on @google/genai.
//   GEMINI_API_KEY=... node examples/sdks/genai.mjs "What is in package.json?"
import { readFile } from 'node:fs/promises';
import { GoogleGenAI } from '@google/genai';
import { createHooks, toModelText } from 'hookwright';
import { getHookOutcome, withHooks } from 'hookwright/genai';

const hooks = await createHooks({ untrusted: 'block' });
const session = await hooks.session();
const baseUrl = process.env.GEMINI_BASE_URL;
const { models } = withHooks(new GoogleGenAI({ ...(baseUrl && { httpOptions: { baseUrl } }) }), session);

const parametersJsonSchema = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
const read = ({ path }) => readFile(path, 'utf8');
const { context, systemMessage } = session.start;
const instructions = ['You answer questions about the files of a project.', context, systemMessage];
const config = {
  systemInstruction: instructions.filter(Boolean).join('\n'),
  tools: [{ functionDeclarations: [{ name: 'read_file', description: 'Reads a file.', parametersJsonSchema }] }],
};
const contents = [{ role: 'user', parts: [{ text: process.argv[2] ?? 'What is this project?' }] }];
console.log(await answer());
await session.end();
await hooks.dispose();

async function answer() {
  for (;;) {
    const response = await models.generateContent({ model: 'gemini-2.5-pro', contents, config });
    const outcome = getHookOutcome(response);
    if (outcome?.stopped) return `stopped by a hook: ${outcome.reason}`;
    if (!response.functionCalls?.length) return response.text ?? response.promptFeedback?.blockReasonMessage ?? '';
    const parts = [];
    for (const { id, name, args } of response.functionCalls) {
      const done = await session.tool(name, args, read);
      if (done.status === 'stopped') return `stopped by a hook: ${done.reason}`;
      const result = { [done.status === 'done' ? 'output' : 'error']: toModelText(done) };
      parts.push({ functionResponse: { ...(id && { id }), name, response: result } });
    }
    contents.push(response.candidates[0].content, { role: 'user', parts });
  }
}
