import { isAsyncIterable } from '../../../util/async-iterable.js';
import { fieldsOf } from '../../../util/json.js';

/** Return value of the SDK for a call, once the request was sent. */
export interface SentRequest {
  readonly sdkPromise: unknown;
}

/** Fields of `withResponse()` besides the data. */
interface ResponseMetadata {
  /** Status and headers of the server's response, without its body. */
  readonly response: Response;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** Methods of an SDK's promise besides those of Promise. */
interface ApiPromiseMethods {
  withResponse(): Promise<object>;
  asResponse(): Promise<Response>;
  /** Used by the SDK's own helpers. */
  _thenUnwrap(transform: (data: unknown, props: object) => unknown): Promise<unknown>;
  /** Used by helpers that read the body themselves. */
  _responseProps(): Promise<object>;
}

/** Adds the methods of an SDK's promise to the result of a call that hooks may have answered. */
export function apiPromise(data: Promise<unknown>, sent: SentRequest): Promise<unknown> & ApiPromiseMethods {
  return Object.assign(data, {
    withResponse: async () => {
      const result = await data;
      const { response, rest } = await metadataOf(sent);
      return { ...rest, data: result, response };
    },
    asResponse: async () => rawResponse(await data, await metadataOf(sent)),
    _responseProps: async () => responseProps(await data, await metadataOf(sent)),
    _thenUnwrap: (transform: (data: unknown, props: object) => unknown) => {
      const unwrap = async () => {
        const result = await data;
        const { response } = await metadataOf(sent);
        return transform(result, { response, options: {} });
      };
      return apiPromise(unwrap(), sent);
    },
  });
}

/** Returns the data after the hooks as a raw response. Never returns data that they have not seen. */
function rawResponse(data: unknown, { response }: ResponseMetadata): Response {
  if (isAsyncIterable(data)) {
    throw new TypeError(
      'cannot return the raw response of a stream: its body has not passed the hooks. ' +
        'Iterate over the stream; withResponse() has the status and the headers.',
    );
  }
  return responseWith(JSON.stringify(data), response);
}

/** Builds the internal properties. A stream is encoded again from the chunks that passed the hooks. */
function responseProps(data: unknown, { response }: ResponseMetadata): object {
  const common = { requestLogID: 'hooks', startTime: Date.now() };
  if (!isAsyncIterable(data)) {
    const options = { stream: false };
    return {
      ...common,
      options,
      controller: new AbortController(),
      response: responseWith(JSON.stringify(data), response),
    };
  }
  const { controller } = fieldsOf(data);
  return {
    ...common,
    options: { stream: true },
    controller: controller instanceof AbortController ? controller : new AbortController(),
    response: responseWith(eventsOf(data), response),
  };
}

function responseWith(
  body: string | ReadableStream<Uint8Array>,
  { status, statusText, headers: original }: Response,
): Response {
  const headers = new Headers(original);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(body, { status, statusText, headers });
}

/** Encodes chunks as server-sent events. */
function eventsOf(chunks: AsyncIterable<unknown>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const steps = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const step = await steps.next();
      if (step.done) return controller.close();
      const { type } = fieldsOf(step.value);
      const name = typeof type === 'string' ? `event: ${type}\n` : '';
      controller.enqueue(encoder.encode(`${name}data: ${JSON.stringify(step.value)}\n\n`));
    },
    async cancel() {
      await steps.return?.();
    },
  });
}

/** Reads status and headers on demand: most callers need only the data, and building a Response is slow. */
async function metadataOf({ sdkPromise }: SentRequest): Promise<ResponseMetadata> {
  const { withResponse } = fieldsOf(sdkPromise);
  if (typeof withResponse !== 'function') return unsentMetadata();
  const { data: _data, response, ...rest } = fieldsOf(await Reflect.apply(withResponse, sdkPromise, []));
  return { response: response instanceof Response ? withoutBody(response) : new Response(), rest };
}

/** Returns the response without its body, which AfterModel hooks have not seen. */
function withoutBody({ status, statusText, headers, url }: Response): Response {
  const response = new Response(null, { status, statusText, headers });
  return Object.defineProperty(response, 'url', { value: url, configurable: true });
}

/** Returns the metadata of a response that no server sent. */
function unsentMetadata(): ResponseMetadata {
  const headers = { 'content-type': 'application/json' };
  return { response: new Response(null, { headers }), rest: { request_id: null } };
}
