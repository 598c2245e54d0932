// A small agent on OpenAI's responses, with the project's hooks around its model and its tools.
//   OPENAI_API_KEY=... node examples/sdks/openai-responses.mjs "What is in package.json?"
import { readFile } from 'node:fs/promises';
import { loadConfig } from 'hookwright';
import { executeToolWithHooks, getHookOutcome, withHooks } from 'hookwright/openai';
import OpenAI from 'openai';

const config = await loadConfig({ workingDir: process.cwd() });
const client = withHooks(new OpenAI(), config);

const parameters = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
const tools = [{ type: 'function', name: 'read_file', description: 'Reads a file.', parameters, strict: false }];
const read = async ({ path }) => ({ llmContent: await readFile(path, 'utf8') });

const instructions = 'You answer questions about the files of a project.';
const input = [{ role: 'user', content: process.argv[2] ?? 'What is this project?' }];

for (;;) {
  const answer = await client.responses.create({ model: 'gpt-5', instructions, input, tools, store: false });
  input.push(...answer.output);
  const outcome = getHookOutcome(answer);
  if (outcome?.blocked || outcome?.stopped) console.log(`stopped by a hook: ${outcome.reason}`);
  const calls = answer.output.filter(({ type }) => type === 'function_call');
  if (outcome?.stopped || calls.length === 0) {
    console.log(answer.output_text);
    break;
  }
  for (const { call_id, name, arguments: written } of calls) {
    const result = await executeToolWithHooks(config, name, JSON.parse(written), read);
    input.push({ type: 'function_call_output', call_id, output: String(result.llmContent) });
  }
}
await config.dispose();
