// A small agent on OpenAI's chat completions, with the project's hooks around its model and its tools.
//   OPENAI_API_KEY=... node examples/sdks/openai-chat.mjs "What is in package.json?"
import { readFile } from 'node:fs/promises';
import { loadConfig } from 'hookwright';
import { executeToolWithHooks, getHookOutcome, withHooks } from 'hookwright/openai';
import OpenAI from 'openai';

const config = await loadConfig({ workingDir: process.cwd() });
const client = withHooks(new OpenAI(), config);

const parameters = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
const tools = [{ type: 'function', function: { name: 'read_file', description: 'Reads a file.', parameters } }];
const read = async ({ path }) => ({ llmContent: await readFile(path, 'utf8') });

const messages = [
  { role: 'system', content: 'You answer questions about the files of a project.' },
  { role: 'user', content: process.argv[2] ?? 'What is this project?' },
];

for (;;) {
  const answer = await client.chat.completions.create({ model: 'gpt-5', messages, tools });
  const { message } = answer.choices[0];
  messages.push(message);
  const outcome = getHookOutcome(answer);
  if (outcome?.blocked || outcome?.stopped) console.log(`stopped by a hook: ${outcome.reason}`);
  if (outcome?.stopped || !message.tool_calls?.length) {
    console.log(message.content ?? '');
    break;
  }
  for (const { id, function: called } of message.tool_calls) {
    const result = await executeToolWithHooks(config, called.name, JSON.parse(called.arguments), read);
    messages.push({ role: 'tool', tool_call_id: id, content: String(result.llmContent) });
  }
}
await config.dispose();
