// One column for each SDK: its real client and a server for its protocol. All columns send the same request.
import { createOpenAI } from '@ai-sdk/openai';
import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import { generateText, jsonSchema, streamText, tool, wrapLanguageModel } from 'ai';
import OpenAI from 'openai';
import { hooksMiddleware } from '../../../dist/ai-sdk.js';
import * as anthropic from '../../../dist/anthropic.js';
import * as genai from '../../../dist/genai.js';
import * as openai from '../../../dist/openai.js';
import { chat, gemini, messages, responses } from './answers.mjs';
import { Server } from './server.mjs';

const SYSTEM = 'Use key sk-0.';
const ASKED = 'Which port? sk-9';
const RESULT = 'TOKEN=sk-1';
const schema = { type: 'object', properties: { path: { type: 'string' } } };
const TOOLS = ['read', 'write'];

/**
 * Each column takes `{ stream, signal, piece }`; `piece` is called with each text. Returns what the client read of the
 * response, and the response itself as `whole`.
 */
export const columns = {
  'openai chat': {
    answer: chat,
    open: (url, host, options) => {
      const client = new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 0 });
      const hooked = host ? openai.withHooks(client, host.config, options) : client;
      return async ({ stream, signal, piece }) => {
        const body = {
          model: 'gpt-5',
          messages: [
            { role: 'system', content: SYSTEM },
            {
              role: 'user',
              content: [
                { type: 'text', text: ASKED },
                { type: 'image_url', image_url: { url: 'data:,' } },
              ],
            },
            {
              role: 'assistant',
              content: null,
              tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'read', arguments: '{}' } }],
            },
            { role: 'tool', tool_call_id: 'call_1', content: RESULT },
          ],
          tools: TOOLS.map((name) => ({ type: 'function', function: { name, parameters: schema } })),
        };
        if (!stream) {
          const answer = await hooked.chat.completions.create(body, { signal });
          const { content, refusal, tool_calls = [] } = answer.choices[0].message;
          return {
            text: content ?? '',
            refusal,
            calls: tool_calls.map((call) => call.function.name),
            outcome: openai.getHookOutcome(answer),
            whole: JSON.stringify(answer),
          };
        }
        const helper = hooked.chat.completions.stream(body, { signal });
        helper.on('chunk', (chunk) => piece?.(chunk.choices[0]?.delta.content ?? ''));
        const answer = await helper.finalChatCompletion();
        const { content, refusal, tool_calls = [] } = answer.choices[0].message;
        return {
          text: content ?? '',
          refusal,
          calls: (tool_calls ?? []).map((call) => call.function.name),
          outcome: openai.getHookOutcome(helper),
          whole: JSON.stringify(answer),
        };
      };
    },
    systemOf: (body) => body.messages[0].content,
    resultOf: (body) => body.messages.find(({ role }) => role === 'tool').content,
    toolsOf: (body) => body.tools.map((one) => one.function.name),
    choiceOf: (body) => body.tool_choice,
    choices: { any: 'required', none: 'none' },
    askedOf: (body) => body.messages[1].content[0].text,
  },
  'openai responses': {
    answer: responses,
    open: (url, host, options) => {
      const client = new OpenAI({ apiKey: 'k', baseURL: url, maxRetries: 0 });
      const hooked = host ? openai.withHooks(client, host.config, options) : client;
      const read = (answer, source) => ({
        text: answer.output_text,
        refusal: answer.output.flatMap(({ content = [] }) => content).find(({ type }) => type === 'refusal')?.refusal,
        calls: answer.output.filter(({ type }) => type === 'function_call').map(({ name }) => name),
        outcome: openai.getHookOutcome(source),
        whole: JSON.stringify(answer),
      });
      return async ({ stream, signal, piece }) => {
        const body = {
          model: 'gpt-5',
          instructions: SYSTEM,
          input: [
            {
              role: 'user',
              content: [
                { type: 'input_text', text: ASKED },
                { type: 'input_image', image_url: 'data:,', detail: 'auto' },
              ],
            },
            { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'x==' },
            { type: 'function_call', call_id: 'call_1', name: 'read', arguments: '{}' },
            { type: 'function_call_output', call_id: 'call_1', output: RESULT },
          ],
          tools: TOOLS.map((name) => ({ type: 'function', name, parameters: schema, strict: false })),
        };
        if (!stream) {
          const answer = await hooked.responses.create(body, { signal });
          return read(answer, answer);
        }
        const helper = hooked.responses.stream(body, { signal });
        helper.on('response.output_text.delta', ({ delta }) => piece?.(delta));
        return read(await helper.finalResponse(), helper);
      };
    },
    systemOf: (body) => body.instructions,
    resultOf: (body) => body.input.find(({ type }) => type === 'function_call_output').output,
    toolsOf: (body) => body.tools.map(({ name }) => name),
    choiceOf: (body) => body.tool_choice,
    choices: { any: 'required', none: 'none' },
    askedOf: (body) => body.input[0].content[0].text,
  },
  anthropic: {
    answer: messages,
    open: (url, host, options) => {
      const client = new Anthropic({ apiKey: 'k', baseURL: url, maxRetries: 0 });
      const hooked = host ? anthropic.withHooks(client, host.config, options) : client;
      const read = (answer, source) => ({
        text: answer.content
          .filter(({ type }) => type === 'text')
          .map(({ text }) => text)
          .join(''),
        refusal: answer.stop_reason === 'refusal' ? answer.content[0].text : undefined,
        calls: answer.content.filter(({ type }) => type === 'tool_use').map(({ name }) => name),
        outcome: anthropic.getHookOutcome(source),
        whole: JSON.stringify(answer),
      });
      return async ({ stream, signal, piece }) => {
        const body = {
          model: 'claude-sonnet-4-5',
          max_tokens: 64,
          system: [{ type: 'text', text: SYSTEM, cache_control: { type: 'ephemeral' } }],
          messages: [
            { role: 'user', content: [{ type: 'text', text: ASKED, cache_control: { type: 'ephemeral' } }] },
            {
              role: 'assistant',
              content: [
                { type: 'thinking', thinking: 'hm', signature: 's==' },
                { type: 'tool_use', id: 'toolu_1', name: 'read', input: {} },
              ],
            },
            {
              role: 'user',
              content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: [{ type: 'text', text: RESULT }] }],
            },
          ],
          tools: TOOLS.map((name) => ({ name, input_schema: schema })),
        };
        if (!stream) {
          const answer = await hooked.messages.create(body, { signal });
          return read(answer, answer);
        }
        const helper = hooked.messages.stream(body, { signal });
        helper.on('text', (delta) => piece?.(delta));
        return read(await helper.finalMessage(), helper);
      };
    },
    systemOf: (body) => body.system[0]?.text,
    resultOf: (body) => body.messages[2].content[0].content[0].text,
    toolsOf: (body) => body.tools.map(({ name }) => name),
    choiceOf: (body) => body.tool_choice,
    choices: { any: { type: 'any' }, none: { type: 'none' } },
    askedOf: (body) => body.messages[0].content[0].text,
  },
  'ai sdk': {
    answer: chat,
    open: (url, host, options) => {
      const own = createOpenAI({ apiKey: 'k', baseURL: url }).chat('gpt-5');
      const model = host ? wrapLanguageModel({ model: own, middleware: hooksMiddleware(host.config, options) }) : own;
      return async ({ stream, signal, piece }) => {
        const call = {
          model,
          maxRetries: 0,
          abortSignal: signal,
          instructions: SYSTEM,
          messages: [
            { role: 'user', content: ASKED },
            { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'call_1', toolName: 'read', input: {} }] },
            {
              role: 'tool',
              content: [
                {
                  type: 'tool-result',
                  toolCallId: 'call_1',
                  toolName: 'read',
                  output: { type: 'text', value: RESULT },
                },
              ],
            },
          ],
          tools: Object.fromEntries(TOOLS.map((name) => [name, tool({ inputSchema: jsonSchema(schema) })])),
        };
        if (!stream) {
          const answer = await generateText(call);
          return {
            text: answer.text,
            refusal: answer.finishReason === 'content-filter' ? answer.text : undefined,
            calls: answer.toolCalls.map(({ toolName }) => toolName),
            outcome: outcomeOf(answer.providerMetadata),
            whole: JSON.stringify([answer.content, answer.finishReason, answer.usage, answer.providerMetadata]),
          };
        }
        let failure;
        const answer = streamText({ ...call, onError: ({ error }) => (failure = error) });
        for await (const delta of answer.textStream) piece?.(delta);
        if (failure) throw failure;
        return {
          text: await answer.text,
          refusal: (await answer.finishReason) === 'content-filter' ? await answer.text : undefined,
          calls: (await answer.toolCalls).map(({ toolName }) => toolName),
          outcome: outcomeOf(await answer.providerMetadata),
          whole: JSON.stringify(
            await Promise.all([answer.content, answer.finishReason, answer.usage, answer.providerMetadata]),
          ),
        };
      };
    },
    systemOf: (body) => body.messages.find(({ role }) => role === 'system' || role === 'developer')?.content,
    resultOf: (body) => body.messages.find(({ role }) => role === 'tool').content,
    toolsOf: (body) => body.tools.map((one) => one.function.name),
    choiceOf: (body) => body.tool_choice,
    choices: { any: 'required', none: 'none' },
    askedOf: (body) => body.messages.find(({ role }) => role === 'user').content,
  },
  genai: {
    answer: (body, options) => gemini(body, options),
    open: (url, host) => {
      const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: url } });
      const models = host ? genai.withHooks(client.models, host.config) : client.models;
      const read = (answer) => ({
        text: answer.text ?? '',
        refusal: answer.promptFeedback?.blockReason && answer.promptFeedback.blockReasonMessage,
        calls: (answer.functionCalls ?? []).map(({ name }) => name),
        outcome: genai.getHookOutcome(answer),
        whole: JSON.stringify({ ...answer, sdkHttpResponse: undefined }),
      });
      return async ({ stream, signal, piece }) => {
        const params = {
          model: 'gemini-2.5-pro',
          contents: [
            { role: 'user', parts: [{ text: ASKED }] },
            { role: 'model', parts: [{ functionCall: { id: 'call_1', name: 'read', args: {} } }] },
            {
              role: 'user',
              parts: [{ functionResponse: { id: 'call_1', name: 'read', response: { output: RESULT } } }],
            },
          ],
          config: {
            abortSignal: signal,
            systemInstruction: SYSTEM,
            tools: [{ functionDeclarations: TOOLS.map((name) => ({ name, parametersJsonSchema: schema })) }],
          },
        };
        if (!stream) {
          return read(await models.generateContent(params));
        }
        const pieces = await models.generateContentStream(params);
        for await (const one of pieces) piece?.(one.text ?? '');
        const answer = await pieces.finalResponse;
        return answer && read(answer);
      };
    },
    /** By specification, its streams are always live. */
    isLive: true,
    systemOf: (body) => body.systemInstruction.parts.map(({ text }) => text).join(''),
    resultOf: (body) => body.contents[2].parts[0].functionResponse.response.output,
    toolsOf: (body) => body.toolConfig?.functionCallingConfig?.allowedFunctionNames ?? TOOLS,
    offeredOf: (body) => body.tools.flatMap((one) => one.functionDeclarations.map(({ name }) => name)),
    choiceOf: (body) => body.toolConfig?.functionCallingConfig?.mode,
    choices: { any: 'ANY', none: 'NONE' },
    askedOf: (body) => body.contents[0].parts[0].text,
  },
};

/** Returns the outcome; the middleware adds one only if hooks decided something. */
function outcomeOf(metadata) {
  return metadata?.hookwright ?? { blocked: false, stopped: false, suppressOutput: false };
}

/** Starts a conversation of a column: `ask`, and the requests that the server received. */
export async function converse(column, host, { calls = false, options, answer } = {}) {
  const server = await Server.start(
    answer ?? ((body, path) => column.answer(body, { calls, stream: path.includes('streamGenerateContent') })),
  );
  return { server, ask: column.open(server.url, host, options), end: () => server.close() };
}
