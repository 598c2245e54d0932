// A streaming agent on the Vercel AI SDK 5, 6 or 7.
//   OPENAI_API_KEY=... node ai-sdk.mjs "What is in package.json?"
import { readFile } from 'node:fs/promises';
import { openai } from '@ai-sdk/openai';
import { jsonSchema, streamText, tool, wrapLanguageModel } from 'ai';
import { createHooks } from 'hookwright';
import { hooksMiddleware, stoppedByHook, ToolStoppedError, withToolHooks } from 'hookwright/ai-sdk';

const hooks = await createHooks({ untrusted: 'block' });
const session = await hooks.session();
const { context, systemMessage } = session.start;

const read_file = tool({
  description: 'Reads a file.',
  inputSchema: jsonSchema({ type: 'object', properties: { path: { type: 'string' } }, required: ['path'] }),
  execute: ({ path }) => readFile(path, 'utf8'),
});

// The SDK's own condition has another name in each version.
const afterTwentySteps = ({ steps }) => steps.length >= 20;

const result = streamText({
  model: wrapLanguageModel({ model: openai.chat('gpt-5'), middleware: hooksMiddleware(session) }),
  system: ['You answer questions about the files of a project.', context, systemMessage].filter(Boolean).join('\n'),
  prompt: process.argv[2] ?? 'What is this project?',
  tools: withToolHooks({ read_file }, session),
  stopWhen: [afterTwentySteps, stoppedByHook],
});
for await (const text of result.textStream) process.stdout.write(text);

const { content, providerMetadata } = (await result.steps).at(-1);
const { stopped, reason } = providerMetadata?.hookwright ?? {};
const error = content.map((part) => part.error).find((thrown) => thrown instanceof ToolStoppedError);
console.log(stopped || error ? `\nstopped by a hook: ${reason ?? error.message}` : '');
await session.end();
await hooks.dispose();
