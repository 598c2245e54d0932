// A small agent on Anthropic's messages, with the project's hooks around its model and its tools.
//   ANTHROPIC_API_KEY=... node examples/sdks/anthropic.mjs "What is in package.json?"
import { readFile } from 'node:fs/promises';
import Anthropic from '@anthropic-ai/sdk';
import { loadConfig } from 'hookwright';
import { executeToolWithHooks, getHookOutcome, withHooks } from 'hookwright/anthropic';

const config = await loadConfig({ workingDir: process.cwd() });
const client = withHooks(new Anthropic(), config);

const input_schema = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
const tools = [{ name: 'read_file', description: 'Reads a file.', input_schema }];
const read = async ({ path }) => ({ llmContent: await readFile(path, 'utf8') });

const system = 'You answer questions about the files of a project.';
const messages = [{ role: 'user', content: process.argv[2] ?? 'What is this project?' }];

for (;;) {
  const answer = await client.messages.create({
    model: 'claude-sonnet-4-5',
    max_tokens: 1024,
    system,
    messages,
    tools,
  });
  const outcome = getHookOutcome(answer);
  if (outcome?.blocked || outcome?.stopped) console.log(`stopped by a hook: ${outcome.reason}`);
  const calls = answer.content.filter(({ type }) => type === 'tool_use');
  if (outcome?.stopped || calls.length === 0) {
    console.log(answer.content.map(({ text = '' }) => text).join(''));
    break;
  }
  const content = [];
  for (const { id, name, input } of calls) {
    const result = await executeToolWithHooks(config, name, input, read);
    content.push({ type: 'tool_result', tool_use_id: id, content: String(result.llmContent) });
  }
  messages.push({ role: 'assistant', content: answer.content }, { role: 'user', content });
}
await config.dispose();
