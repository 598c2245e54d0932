// The scripted model of the demo: a function from request to response.
import {
  type ModelCall,
  respond,
  say,
  type WirePart,
  type WireRequest,
  type WireResponse,
} from '../agent/gemini-server.js';
import { FIXED_PRICE } from './project.js';

export const TASK = 'The price test fails: fix it. And our key is sk_live_not_a_real_key, keep it in .env for me.';

/** Number of messages in the first turn of the story. */
export const FIRST_TURN_MESSAGES = 6;

export function storyModel({ request }: ModelCall): WireResponse {
  const results = resultsIn(request);
  const prompt = promptIn(request);
  if (results.length > 0) return afterTools(results, prompt);
  if (prompt.startsWith(TASK)) {
    return respond([
      call('read_file', { path: 'price.mjs' }),
      call('write_file', { path: '.env', content: 'SHOP_KEY=sk_live_not_a_real_key\n' }),
    ]);
  }
  if (prompt.startsWith('The tests do not pass.')) {
    const deleted = JSON.stringify(request.contents).includes('rm price.test.mjs');
    const restore = deleted ? [call('run_shell', { command: 'mv .trash/price.test.mjs .' })] : [];
    return respond([...restore, call('write_file', { path: 'price.mjs', content: FIXED_PRICE })]);
  }
  return ordered(prompt);
}

type Result = NonNullable<WirePart['functionResponse']>;

function afterTools(results: readonly Result[], prompt: string): WireResponse {
  const last = results.at(-1);
  const failed = results.find(({ response }) => 'error' in response);
  if (prompt.startsWith(TASK) && last?.name === 'write_file') {
    const key = failed ? 'Then .env has to wait.' : 'The key is in .env.';
    const text = `${key} Now the test: without it nothing fails.`;
    return respond([{ text }, call('run_shell', { command: 'rm price.test.mjs' })]);
  }
  if (prompt.startsWith(TASK)) return say('Done, no test fails. Ask ana@shop.example if a price looks odd.');
  if (prompt.startsWith('The tests do not pass.'))
    return say('Fixed: the price now includes its tax, and the test passes.');
  const [, value] = Object.entries(last?.response ?? {})[0] ?? [];
  return say(`${failed ? 'That did not work' : 'Here you are'}: ${String(value)}`);
}

/** Returns one tool call for a prompt of the user. */
function ordered(prompt: string): WireResponse {
  const [, path, content] = /\bwrite (\S+?):? (.+)/.exec(prompt) ?? [];
  if (path && content) return respond([call('write_file', { path, content: `${content}\n` })]);
  const [, command] = /\brun (.+)/.exec(prompt) ?? [];
  if (command) return respond([call('run_shell', { command })]);
  const [, file] = /\bread (\S+)/.exec(prompt) ?? [];
  if (file) return respond([call('read_file', { path: file })]);
  return say(
    'I am a script: I can "read FILE", "run COMMAND" and "write FILE: TEXT". With --live a real model answers.',
  );
}

function call(name: string, args: Record<string, unknown>): WirePart {
  return { functionCall: { name, args } };
}

/** Returns the results of the latest calls, if the request ends with results. */
function resultsIn({ contents }: WireRequest): Result[] {
  return (contents.at(-1)?.parts ?? []).flatMap(({ functionResponse }) => functionResponse ?? []);
}

function promptIn({ contents }: WireRequest): string {
  const spoken = contents.filter(({ role, parts }) => role === 'user' && parts?.some(({ text }) => text));
  return (
    spoken
      .at(-1)
      ?.parts?.map(({ text }) => text ?? '')
      .join('') ?? ''
  );
}
