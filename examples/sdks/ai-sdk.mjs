// A small agent on the Vercel AI SDK 5, 6 or 7, with the project's hooks around its model and its tools.
//   OPENAI_API_KEY=... node examples/sdks/ai-sdk.mjs "What is in package.json?"
import { readFile } from 'node:fs/promises';
import { openai } from '@ai-sdk/openai';
import { generateText, jsonSchema, tool, wrapLanguageModel } from 'ai';
import { loadConfig } from 'hookwright';
import { hooksMiddleware, stoppedByHook, withToolHooks } from 'hookwright/ai-sdk';

const config = await loadConfig({ workingDir: process.cwd() });

const read_file = tool({
  description: 'Reads a file.',
  inputSchema: jsonSchema({ type: 'object', properties: { path: { type: 'string' } }, required: ['path'] }),
  execute: ({ path }) => readFile(path, 'utf8'),
});

// The SDK's own condition for this has another name in each version.
const afterTwentySteps = ({ steps }) => steps.length >= 20;

const { text, providerMetadata } = await generateText({
  model: wrapLanguageModel({ model: openai.chat('gpt-5'), middleware: hooksMiddleware(config) }),
  system: 'You answer questions about the files of a project.',
  prompt: process.argv[2] ?? 'What is this project?',
  tools: withToolHooks({ read_file }, config),
  stopWhen: [afterTwentySteps, stoppedByHook],
});

const outcome = providerMetadata?.hookwright;
if (outcome?.blocked || outcome?.stopped) console.log(`stopped by a hook: ${outcome.reason}`);
console.log(text);
await config.dispose();
