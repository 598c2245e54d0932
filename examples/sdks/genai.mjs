// A small agent on @google/genai, with the project's hooks around its model and its tools.
//   GEMINI_API_KEY=... node examples/sdks/genai.mjs "What is in package.json?"
import { readFile } from 'node:fs/promises';
import { GoogleGenAI } from '@google/genai';
import { executeToolWithHooks, loadConfig } from 'hookwright';
import { getHookOutcome, withHooks } from 'hookwright/genai';

const config = await loadConfig({ workingDir: process.cwd() });
const baseUrl = process.env.GEMINI_BASE_URL;
const models = withHooks(new GoogleGenAI({ ...(baseUrl && { httpOptions: { baseUrl } }) }).models, config);

const parametersJsonSchema = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
const read = async ({ path }) => ({ llmContent: await readFile(path, 'utf8') });
const settings = {
  systemInstruction: 'You answer questions about the files of a project.',
  tools: [{ functionDeclarations: [{ name: 'read_file', description: 'Reads a file.', parametersJsonSchema }] }],
};

const contents = [{ role: 'user', parts: [{ text: process.argv[2] ?? 'What is this project?' }] }];

for (;;) {
  const answer = await models.generateContent({ model: 'gemini-2.5-pro', contents, config: settings });
  const outcome = getHookOutcome(answer);
  if (outcome?.blocked || outcome?.stopped) console.log(`stopped by a hook: ${outcome.reason}`);
  if (outcome?.stopped || !answer.functionCalls?.length) {
    console.log(answer.text ?? '');
    break;
  }
  const parts = [];
  for (const { id, name, args } of answer.functionCalls) {
    const result = await executeToolWithHooks(config, name, args, read);
    parts.push({ functionResponse: { ...(id && { id }), name, response: { output: String(result.llmContent) } } });
  }
  contents.push(answer.candidates[0].content, { role: 'user', parts });
}
await config.dispose();
