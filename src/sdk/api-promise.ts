import { fieldsOf } from '../values/json.js';

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
function rawResponse({ data, response: answered }: Delivered): Response {
  if (isStream(data)) {
    throw new TypeError(
      'the raw response of a stream would go around the hooks: read the stream, or use withResponse()',
    );
  }
  const response = answered();
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(JSON.stringify(data), { status, statusText, headers });
}

function isStream(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Symbol.asyncIterator in data;
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
