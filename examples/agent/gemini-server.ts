// Loopback server for the Gemini protocol. Its model is a function.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface WirePart {
  text?: string;
  thought?: boolean;
  functionCall?: { id?: string; name: string; args: Record<string, unknown> };
  functionResponse?: { id?: string; name: string; response: Record<string, unknown> };
  [other: string]: unknown;
}

export interface WireContent {
  role?: string;
  parts?: WirePart[];
}

/** Request of the client, as far as the demo and the tests use it. */
export interface WireRequest {
  contents: WireContent[];
  systemInstruction?: WireContent;
  generationConfig?: Record<string, unknown>;
  tools?: { functionDeclarations?: { name: string; [other: string]: unknown }[]; [other: string]: unknown }[];
  toolConfig?: { functionCallingConfig?: { mode?: string; allowedFunctionNames?: string[] } };
}

/** Response of the model: complete, or one chunk of a stream. */
export interface WireResponse {
  candidates?: { content?: WireContent; finishReason?: string; index?: number; [other: string]: unknown }[];
  usageMetadata?: { promptTokenCount?: number; candidatesTokenCount?: number; totalTokenCount?: number };
  [other: string]: unknown;
}

/** Received request. */
export interface ModelCall {
  model: string;
  streaming: boolean;
  request: WireRequest;
  /** Aborted when the client disconnects or the response is complete. */
  signal: AbortSignal;
}

export type Answer = WireResponse | Iterable<WireResponse> | AsyncIterable<WireResponse>;

/**
 * Model function. Returns one response, or several chunks if `streaming`. A ModelFailure that it throws is sent as an
 * HTTP error.
 */
export type ScriptedModel = (call: ModelCall) => Answer | Promise<Answer>;

/** HTTP error to throw in a ScriptedModel. */
export class ModelFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface GeminiServer {
  /** Base URL for `httpOptions: { baseUrl }` of the client. */
  readonly url: string;
  /** Every request so far, in order. */
  readonly calls: readonly ModelCall[];
  close(): Promise<void>;
}

export async function startGeminiServer(model: ScriptedModel): Promise<GeminiServer> {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    answer(request, response, model, calls).catch((error: unknown) => fail(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Returns a text response. */
export function say(text: string, finishReason = 'STOP'): WireResponse {
  return respond([{ text }], finishReason);
}

export function respond(parts: WirePart[], finishReason = 'STOP'): WireResponse {
  return { candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }] };
}

/** Returns a text as a stream, word by word. Only the last chunk has a finish reason. */
export function sayInWords(text: string): WireResponse[] {
  const words = text.match(/\S+\s*/g) ?? [text];
  return words.map((word, at) => {
    const content = { role: 'model', parts: [{ text: word }] };
    return { candidates: [{ content, index: 0, ...(at === words.length - 1 && { finishReason: 'STOP' }) }] };
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  model: ScriptedModel,
  calls: ModelCall[],
): Promise<void> {
  const connection = new AbortController();
  response.once('close', () => connection.abort());
  const call = { ...(await readCall(request)), signal: connection.signal };
  calls.push(call);
  const given = await model(call);
  if (call.streaming) await sendStream(response, given);
  else await sendWhole(response, given);
}

async function readCall(request: IncomingMessage): Promise<Omit<ModelCall, 'signal'>> {
  const route = /^\/v1beta\/models\/([^:/]+):(generateContent|streamGenerateContent)(?:\?|$)/.exec(request.url ?? '');
  if (request.method !== 'POST' || route === null) {
    throw new ModelFailure(404, `there is nothing at ${request.method} ${request.url}`);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const [, model = '', method] = route;
  return {
    model: decodeURIComponent(model),
    streaming: method === 'streamGenerateContent',
    request: JSON.parse(Buffer.concat(chunks).toString('utf8')),
  };
}

async function sendWhole(response: ServerResponse, given: Answer): Promise<void> {
  for await (const whole of eachOf(given)) {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(whole));
    return;
  }
  throw new ModelFailure(500, 'the scripted model gave no answer');
}

async function sendStream(response: ServerResponse, given: Answer): Promise<void> {
  response.setHeader('content-type', 'text/event-stream');
  for await (const chunk of eachOf(given)) {
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify(chunk)}\r\n\r\n`);
  }
  response.end();
}

function eachOf(given: Answer): Iterable<WireResponse> | AsyncIterable<WireResponse> {
  return isIterable(given) ? given : [given];
}

function isIterable(given: Answer): given is Iterable<WireResponse> | AsyncIterable<WireResponse> {
  return Symbol.iterator in given || Symbol.asyncIterator in given;
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const code = error instanceof ModelFailure ? error.status : 500;
  const message = error instanceof Error ? error.message : String(error);
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code, message, status: code === 404 ? 'NOT_FOUND' : 'INTERNAL' } }));
}
