import { fieldsOf } from '../../../util/json.js';
import { isIterable } from './synthetic-stream.js';

/** A call on its way: what the SDK gave for it, once the model is asked. */
export interface SentRequest {
  readonly by: unknown;
}

/** Fields of `withResponse()` besides the data. */
interface Surroundings {
  /** Status and headers of the server's response, without its body. */
  readonly response: Response;
  readonly rest: Readonly<Record<string, unknown>>;
}

/** What the promise of an SDK can do beside being awaited. */
interface ApiPromiseMethods {
  withResponse(): Promise<object>;
  asResponse(): Promise<Response>;
  /** What the SDK's own helpers build on. */
  _thenUnwrap(transform: (data: unknown, props: object) => unknown): Promise<unknown>;
  /** The same, for helpers that read the body themselves. */
  _responseProps(): Promise<object>;
}

/** The promise as the SDKs of one family give it, for a call that hooks may have answered. */
export function apiPromise(data: Promise<unknown>, sent: SentRequest): Promise<unknown> & ApiPromiseMethods {
  return Object.assign(data, {
    withResponse: async () => {
      const given = await data;
      const { response, rest } = await around(sent);
      return { ...rest, data: given, response };
    },
    asResponse: async () => rawResponse(await data, await around(sent)),
    _responseProps: async () => responseProps(await data, await around(sent)),
    _thenUnwrap: (transform: (data: unknown, props: object) => unknown) => {
      const unwrap = async () => {
        const given = await data;
        const { response } = await around(sent);
        return transform(given, { response, options: {} });
      };
      return apiPromise(unwrap(), sent);
    },
  });
}

/** What the server sent, or what hooks made of it: never what they have not seen. */
function rawResponse(data: unknown, { response }: Surroundings): Response {
  if (isIterable(data)) {
    throw new TypeError(
      'cannot return the raw response of a stream: its body has not passed the hooks. ' +
        'Iterate over the stream; withResponse() has the status and the headers.',
    );
  }
  return responseWith(JSON.stringify(data), response);
}

/** A stream is written anew, of the pieces that the hooks have let through. */
function responseProps(data: unknown, { response }: Surroundings): object {
  const about = { requestLogID: 'hooks', startTime: Date.now() };
  if (!isIterable(data)) {
    const options = { stream: false };
    return {
      ...about,
      options,
      controller: new AbortController(),
      response: responseWith(JSON.stringify(data), response),
    };
  }
  const { controller } = fieldsOf(data);
  return {
    ...about,
    options: { stream: true },
    controller: controller instanceof AbortController ? controller : new AbortController(),
    response: responseWith(eventsOf(data), response),
  };
}

function responseWith(
  body: string | ReadableStream<Uint8Array>,
  { status, statusText, headers: given }: Response,
): Response {
  const headers = new Headers(given);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(body, { status, statusText, headers });
}

/** Events as a server sends them. */
function eventsOf(pieces: AsyncIterable<unknown>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const steps = pieces[Symbol.asyncIterator]();
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

/** Asked for after the answer: most callers want nothing else, and to make a response costs more than all the rest. */
async function around({ by }: SentRequest): Promise<Surroundings> {
  const { withResponse } = fieldsOf(by);
  if (typeof withResponse !== 'function') return unsent();
  const { data: _data, response, ...rest } = fieldsOf(await Reflect.apply(withResponse, by, []));
  return { response: response instanceof Response ? withoutBody(response) : new Response(), rest };
}

/** Returns the response without its body, which AfterModel hooks have not seen. */
function withoutBody({ status, statusText, headers, url }: Response): Response {
  const response = new Response(null, { status, statusText, headers });
  return Object.defineProperty(response, 'url', { value: url, configurable: true });
}

/** Of what no server sent. */
function unsent(): Surroundings {
  const headers = { 'content-type': 'application/json' };
  return { response: new Response(null, { headers }), rest: { request_id: null } };
}
