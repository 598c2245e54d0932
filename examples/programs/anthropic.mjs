// An agent on Anthropic's messages.
//   ANTHROPIC_API_KEY=... node anthropic.mjs "What is in package.json?"
import { readFile } from 'node:fs/promises';
import Anthropic from '@anthropic-ai/sdk';
import { createHooks, toModelText } from 'hookwright';
import { getHookOutcome, withHooks } from 'hookwright/anthropic';

const hooks = await createHooks({ untrusted: 'block' });
const session = await hooks.session();
const client = withHooks(new Anthropic(), session);

const input_schema = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
const tools = [{ name: 'read_file', description: 'Reads a file.', input_schema }];
const read = ({ path }) => readFile(path, 'utf8');

const { context, systemMessage } = session.start;
const system = ['You answer questions about the files of a project.', context, systemMessage]
  .filter(Boolean)
  .join('\n');
const messages = [{ role: 'user', content: process.argv[2] ?? 'What is this project?' }];
console.log(await answer());
await session.end();
await hooks.dispose();

async function answer() {
  for (;;) {
    const request = { model: 'claude-sonnet-4-5', max_tokens: 1024, system, messages, tools };
    const response = await client.messages.create(request);
    const outcome = getHookOutcome(response);
    if (outcome?.stopped) return `stopped by a hook: ${outcome.reason}`;
    const calls = response.content.filter(({ type }) => type === 'tool_use');
    if (calls.length === 0) return response.content.map(({ text = '' }) => text).join('');
    const content = [];
    for (const { id, name, input } of calls) {
      const done = await session.tool(name, input, read);
      if (done.status === 'stopped') return `stopped by a hook: ${done.reason}`;
      const is_error = done.status !== 'done';
      content.push({ type: 'tool_result', tool_use_id: id, content: toModelText(done), is_error });
    }
    messages.push({ role: 'assistant', content: response.content }, { role: 'user', content });
  }
}
