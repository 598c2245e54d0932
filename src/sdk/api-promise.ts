import { fieldsOf } from '../values/json.js';
import { isIterable } from './synthetic-stream.js';

/** What a call gave: the answer, and what `withResponse` tells beside it. */
export interface Delivered {
  readonly data: unknown;
  /** Made when it is asked for: to make one costs more than all the rest. */
  response(): Response;
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

/** A promise as the SDKs of one family give it, for a call that hooks may have answered. */
export function apiPromise(delivery: Promise<Delivered>): Promise<unknown> & ApiPromiseMethods {
  const data = delivery.then((delivered) => delivered.data);
  // Whoever asks for more than the data hears of a failure there.
  const instead = <T>(promise: Promise<T>): Promise<T> => {
    data.catch(() => {});
    return promise;
  };
  return Object.assign(data, {
    withResponse: () =>
      instead(delivery.then(({ data: given, response, rest }) => ({ ...rest, data: given, response: response() }))),
    asResponse: () => instead(delivery.then(rawResponse)),
    _responseProps: () => instead(delivery.then(responseProps)),
    _thenUnwrap: (transform: (data: unknown, props: object) => unknown) =>
      instead(
        apiPromise(
          delivery.then((delivered) => {
            const { data: given, response } = delivered;
            return { ...delivered, data: transform(given, { response: response(), options: {} }) };
          }),
        ),
      ),
  });
}

/** What the server sent, or what hooks made of it: never what they have not seen. */
function rawResponse({ data, response }: Delivered): Response {
  if (isIterable(data)) {
    throw new TypeError(
      'the raw response of a stream would go around the hooks: read the stream, or use withResponse()',
    );
  }
  return responseWith(JSON.stringify(data), response());
}

/** A stream is written anew, of the pieces that the hooks have let through. */
function responseProps({ data, response }: Delivered): object {
  const about = { requestLogID: 'hooks', startTime: Date.now() };
  if (!isIterable(data)) {
    const options = { stream: false };
    return {
      ...about,
      options,
      controller: new AbortController(),
      response: responseWith(JSON.stringify(data), response()),
    };
  }
  const { controller } = fieldsOf(data);
  return {
    ...about,
    options: { stream: true },
    controller: controller instanceof AbortController ? controller : new AbortController(),
    response: responseWith(eventsOf(data), response()),
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

/** What a call of the SDK gave, whichever way it can tell. */
export async function delivered(call: unknown): Promise<Delivered> {
  const { withResponse } = fieldsOf(call);
  if (typeof withResponse !== 'function') return made(await call);
  const { data, response, ...rest } = fieldsOf(await Reflect.apply(withResponse, call, []));
  return { data, response: () => (response instanceof Response ? response : new Response()), rest };
}

/** What no server sent. */
export function made(data: unknown): Delivered {
  const headers = { 'content-type': 'application/json' };
  return { data, response: () => new Response(null, { headers }), rest: { request_id: null } };
}
