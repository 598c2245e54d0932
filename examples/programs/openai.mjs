// An agent on OpenAI's chat completions, with two tools and the hooks of the settings files.
//   OPENAI_API_KEY=... node openai.mjs "What is in package.json?"
import { readFile, writeFile } from 'node:fs/promises';
import { createHooks, toModelText } from 'hookwright';
import { getHookOutcome, withHooks } from 'hookwright/openai';
import OpenAI from 'openai';

const run = {
  read_file: ({ path }) => readFile(path, 'utf8'),
  write_file: async ({ path, text }) => {
    await writeFile(path, text);
    return `Wrote ${path}.`;
  },
};
const tools = [
  toolOf('read_file', 'Reads a file.', ['path']),
  toolOf('write_file', 'Writes a text into a file.', ['path', 'text']),
];

// A guard that is not trusted yet blocks. Run `npx hookwright trust` to trust it.
const hooks = await createHooks({ untrusted: 'block' });
const session = await hooks.session();
const client = withHooks(new OpenAI(), session);

const prompt = process.argv[2] ?? 'What is this project?';
const turn = await session.fire('BeforeAgent', { prompt });
const added = [session.start, turn].flatMap(({ context, systemMessage }) => [context, systemMessage]);
const messages = [
  { role: 'system', content: ['You work on the files of a project.', ...added].filter(Boolean).join('\n') },
  { role: 'user', content: prompt },
];
console.log(turn.blocked ? `stopped by a hook: ${turn.reason}` : await answer());
await session.end();
await hooks.dispose();

async function answer() {
  for (;;) {
    const response = await client.chat.completions.create({ model: 'gpt-5', messages, tools });
    const outcome = getHookOutcome(response);
    if (outcome?.stopped) return `stopped by a hook: ${outcome.reason}`;
    const { message } = response.choices[0];
    messages.push(message);
    if (!message.tool_calls?.length) return message.content ?? message.refusal;
    for (const { id, function: called } of message.tool_calls) {
      const done = await session.tool(called.name, JSON.parse(called.arguments), (args) => run[called.name](args));
      if (done.status === 'stopped') return `stopped by a hook: ${done.reason}`;
      messages.push({ role: 'tool', tool_call_id: id, content: toModelText(done) });
    }
  }
}

function toolOf(name, description, required) {
  const properties = Object.fromEntries(required.map((argument) => [argument, { type: 'string' }]));
  return { type: 'function', function: { name, description, parameters: { type: 'object', properties, required } } };
}
