import type {
  CallableTool,
  Chats,
  GenerateContentParameters,
  GenerateContentResponse,
  Models,
  Tool,
  ToolListUnion,
} from '@google/genai';
import type { UntrustedPolicy } from '../../../core/contract/index.js';
import { hasResponseHooks } from '../../../core/triggers/model.js';
import type { HookHost, TriggerConfig } from '../../../core/triggers/run-trigger.js';
import { fieldsOf } from '../../../util/json.js';
import { checkShape, fieldsShape, oneOf } from '../../../util/shape.js';
import { ModelCall, type ModelSdk } from '../shared/model-call.js';
import { inheritWith, overlay } from '../shared/overlay.js';
import { lateRewriteWarning } from '../shared/stream.js';
import { isWrapped, markWrapped, withUntrusted } from '../shared/untrusted-policy.js';
import { CallableTools, isCallable } from './callable-tools.js';
import { callsAutomatically, generateWithCalls, streamWithCalls, withoutAutomaticCalls } from './function-calling.js';
import type { ToolSource } from './mcp-tool.js';
import { asSdkResponse, blockedResponse, hasEnd, joinChunks } from './sdk-response.js';
import { HookedStream, hookedResponseStream, type ResponseStream, StreamAbort, singleChunk } from './stream.js';
import { defaultHookTranslator } from './translator.js';

/** Options for wrapping a client. */
export interface GenaiHookOptions {
  /** Policy for guards that are not trusted. Defaults to that of the config. */
  untrusted?: UntrustedPolicy | undefined;
}

/** Wrapped clients, with their type. */
const wrappers = new WeakMap<object, ClientParts | HookedModels>();

const OPTIONS = fieldsShape({ untrusted: oneOf('warn', 'block', 'ask') });

/**
 * Returns a GoogleGenAI client, or its `models`, with hooks around every call of `models` and of chats: tool selection
 * if the request offers tools, before the model, the call, after the model. Aborting `config.abortSignal` of a request
 * cancels its hooks too. A system message from a hook after a call is sent with the next call of the same wrapper, so
 * use one wrapper per conversation; every chat has its own. If the SDK would call functions automatically, each
 * function runs with its tool hooks, and all hooks run for each request in between.
 */
export function withHooks<C extends ClientParts>(
  client: C,
  host: HookHost,
  options?: GenaiHookOptions,
): HookedClient<C>;
export function withHooks(models: ModelMethods, host: HookHost, options?: GenaiHookOptions): HookedModels;
export function withHooks(
  target: ClientParts | ModelMethods,
  host: HookHost,
  options: GenaiHookOptions = {},
): ClientParts | HookedModels {
  checkShape(OPTIONS, options, 'options');
  const config = withUntrusted(host, options.untrusted);
  const known = isWrapped(target, 'the client', config) ? wrappers.get(target) : undefined;
  if (known !== undefined) return known;
  const wrapper = 'chats' in target ? hookClient(target, config) : hookModels(target, config, false);
  wrappers.set(wrapper, wrapper);
  return markWrapped(wrapper, config);
}

/** Members of a client that `withHooks` needs. */
export interface ClientParts {
  readonly models: ModelMethods;
  readonly chats: Pick<Chats, 'create'>;
}

/** A client with hooks around its `models` and `chats`. */
export type HookedClient<C extends ClientParts> = { readonly models: HookedModels } & C;

function hookClient<C extends ClientParts>(client: C, config: TriggerConfig): HookedClient<C>;
function hookClient(client: ClientParts, config: TriggerConfig): ClientParts {
  const { models, chats } = client;
  const create = (params: Parameters<Chats['create']>[0]) => createChat(client, config, params);
  const hookedChats = overlay(chats, { create });
  return overlay(client, { models: withMethods(models, config, false), chats: hookedChats });
}

/** Creates a chat with its own pending messages. A chat keeps history, so its streams are buffered. */
function createChat(
  { models, chats }: ClientParts,
  config: TriggerConfig,
  params: Parameters<Chats['create']>[0],
): ReturnType<Chats['create']> {
  const modelsModule = withMethods(models, config, true);
  const chat = inheritWith(chats, { modelsModule }).create(params);
  if (Reflect.get(chat, 'modelsModule') === modelsModule) return chat;
  throw new Error(
    'cannot hook a chat: chats of this version of @google/genai bypass the hooks. Use the models of the client.',
  );
}

function withMethods(models: ModelMethods, config: TriggerConfig, buffered: boolean): ModelMethods {
  return overlay(models, { ...hookModels(models, config, buffered) });
}

/** Methods of the SDK's `models` that `withHooks` needs. */
export type ModelMethods = Pick<Models, 'generateContent' | 'generateContentStream'>;

/** The `models` of a client, with hooks around every call. */
export interface HookedModels {
  generateContent(params: GenerateContentParameters): Promise<GenerateContentResponse>;
  generateContentStream(params: GenerateContentParameters): Promise<HookedStream>;
}

interface OpenedStream {
  readonly chunks: ResponseStream;
  readonly onUnread: () => void;
}

interface PreparedRequest {
  readonly request: GenerateContentParameters;
  readonly tools?: CallableTools;
}

const sdk: ModelSdk<GenerateContentParameters, GenerateContentResponse> = {
  translator: defaultHookTranslator,
  refusal: (_request, reason) => blockedResponse(reason),
  asResponse: asSdkResponse,
};

const chunkFormat = { join: joinChunks, hasEnd };

const STREAM_ADVICE = 'Use `await stream.finalResponse`, which has the change, or a chat, whose streams are buffered.';

/** Wraps `models`. If `buffered` is true, streams are held back until the AfterModel hooks have run. */
function hookModels(models: ModelMethods, config: TriggerConfig, buffered: boolean): HookedModels {
  const pendingMessages: string[] = [];
  const onLateChange = lateRewriteWarning(config, STREAM_ADVICE);
  const toolSources = new WeakMap<CallableTool, ToolSource>();
  const newCall = (params: GenerateContentParameters) =>
    new ModelCall(config, sdk, params, pendingMessages, params.config?.abortSignal);

  /** Returns the request to send, and its tools if they are called here. */
  function prepare(params: GenerateContentParameters, streaming: boolean): PreparedRequest {
    const tools = CallableTools.of(config, params, toolSources);
    if (tools === undefined) return { request: params };
    if (callsAutomatically(params, streaming)) return { request: withoutAutomaticCalls(tools.request), tools };
    tools.delegateCalls();
    return { request: tools.request };
  }

  async function generate(params: GenerateContentParameters): Promise<GenerateContentResponse> {
    const call = newCall(params);
    const replacement = await call.before();
    if (replacement !== undefined) return replacement;
    const response = await call.send(() => models.generateContent(copyRequest(withAllowedTools(call.request, params))));
    call.received(response);
    return call.after(response);
  }

  async function openStream(params: GenerateContentParameters, abort: AbortSignal): Promise<OpenedStream> {
    const call = newCall(params);
    const replacement = await call.before();
    if (replacement !== undefined) return { chunks: singleChunk(replacement), onUnread: () => undefined };
    const received = await call.send(() =>
      models.generateContentStream(copyRequest(withAllowedTools(call.request, params), abort)),
    );
    const source = call.tap(received, chunkFormat, abort);
    const isBuffered = buffered && (await hasResponseHooks(config));
    return {
      chunks: hookedResponseStream(source, call, isBuffered, onLateChange),
      onUnread: () => call.requeueMessages(),
    };
  }

  return {
    // Not async, so that most calls await one promise and not two.
    generateContent: (params) => {
      try {
        if (params.config?.tools === undefined) return generate(params);
        const { request, tools } = prepare(params, false);
        return tools === undefined ? generate(request) : generateWithCalls(request, tools, generate);
      } catch (error) {
        return Promise.reject(error);
      }
    },
    generateContentStream: async (params) => {
      const { request, tools } = prepare(params, true);
      const abort = new StreamAbort(request.config?.abortSignal);
      try {
        const { chunks, onUnread } = await openStream(request, abort.signal);
        if (tools === undefined) return new HookedStream(chunks, onUnread, abort);
        const openNext = async (next: GenerateContentParameters) => (await openStream(next, abort.signal)).chunks;
        return new HookedStream(streamWithCalls(request, tools, chunks, openNext), onUnread, abort);
      } catch (error) {
        abort.dispose();
        throw error;
      }
    },
  };
}

/** Copies the request: the SDK modifies the object that it receives. */
function copyRequest(request: GenerateContentParameters, abortSignal?: AbortSignal): GenerateContentParameters {
  if (abortSignal !== undefined) return { ...request, config: { ...request.config, abortSignal } };
  return { ...request, ...(request.config && { config: { ...request.config } }) };
}

/** Modes in which the API honours the allowed names. */
const RESTRICTING: readonly unknown[] = ['ANY', 'VALIDATED', 'NONE'];

/**
 * Returns the request in which no tool can be called that hooks did not allow: the API honours allowed names in some modes only,
 * so the other declarations are removed. A choice of the caller stays as it is.
 */
function withAllowedTools(request: GenerateContentParameters, original: object): GenerateContentParameters {
  const { config } = request;
  const choice = config?.toolConfig;
  const { allowedFunctionNames: names, mode, ...rest } = choice?.functionCallingConfig ?? {};
  if (names === undefined || choice === fieldsOf(fieldsOf(original)['config'])['toolConfig']) return request;
  if (names.length > 0 && RESTRICTING.includes(mode)) return request;
  const calling = names.length === 0 ? { ...rest, mode: 'NONE' } : { ...rest, ...(mode !== undefined && { mode }) };
  const toolConfig = Object.assign({}, choice, { functionCallingConfig: calling });
  const tools: ToolListUnion = (config?.tools ?? []).map((tool) => allowedOf(tool, names));
  return { ...request, config: { ...config, toolConfig, ...(names.length > 0 && { tools }) } };
}

function allowedOf(tool: ToolListUnion[number], names: readonly string[]): ToolListUnion[number] {
  if (isCallable(tool)) return overlay<CallableTool>(tool, { tool: async () => only(await tool.tool(), names) });
  return only(tool, names);
}

function only<T extends object>(tool: T, names: readonly string[]): T & Tool {
  const { functionDeclarations: declared }: Tool = tool;
  if (declared === undefined) return tool;
  return { ...tool, functionDeclarations: declared.filter(({ name = '' }) => names.includes(name)) };
}
