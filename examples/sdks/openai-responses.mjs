// An agent on OpenAI's responses.
//   OPENAI_API_KEY=... node examples/sdks/openai-responses.mjs "What is in package.json?"
import { readFile } from 'node:fs/promises';
import { createHooks, toModelText } from 'hookwright';
import { getHookOutcome, withHooks } from 'hookwright/openai';
import OpenAI from 'openai';

const hooks = await createHooks({ untrusted: 'block' });
const session = await hooks.session();
const client = withHooks(new OpenAI(), session);

const parameters = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
const tools = [{ type: 'function', name: 'read_file', description: 'Reads a file.', parameters, strict: false }];
const read = ({ path }) => readFile(path, 'utf8');

const { context, systemMessage } = session.start;
const parts = ['You answer questions about the files of a project.', context, systemMessage];
const instructions = parts.filter(Boolean).join('\n');
const input = [{ role: 'user', content: process.argv[2] ?? 'What is this project?' }];
console.log(await answer());
await session.end();
await hooks.dispose();

async function answer() {
  for (;;) {
    const response = await client.responses.create({ model: 'gpt-5', instructions, input, tools, store: false });
    const outcome = getHookOutcome(response);
    if (outcome?.blocked || outcome?.stopped) return `stopped by a hook: ${outcome.reason}`;
    input.push(...response.output);
    const calls = response.output.filter(({ type }) => type === 'function_call');
    if (calls.length === 0) return response.output_text;
    for (const { call_id, name, arguments: written } of calls) {
      const done = await session.tool(name, JSON.parse(written), read);
      if (done.status === 'stopped') return `stopped by a hook: ${done.reason}`;
      input.push({ type: 'function_call_output', call_id, output: toModelText(done) });
    }
  }
}
