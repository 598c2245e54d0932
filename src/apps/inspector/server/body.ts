import type { IncomingMessage } from 'node:http';
import { isRecord } from '../../../util/json.js';
import { HttpError } from '../http-error.js';

/** An input of an event with a long file in it has room. */
const MOST_BODY_BYTES = 2 * 1024 * 1024;

/** The fields of a JSON body. One that is too long is refused before it is read to its end. */
export async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError(415, 'the body must be application/json');
  const tooLong = (): HttpError => new HttpError(413, `the body is longer than ${MOST_BODY_BYTES / 1024 / 1024} MiB`);
  if (Number(request.headers['content-length'] ?? 0) > MOST_BODY_BYTES) throw tooLong();
  const parts: Buffer[] = [];
  let length = 0;
  // The answer still has to go out when the rest is not read.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > MOST_BODY_BYTES) throw tooLong();
    parts.push(bytes);
  }
  return fieldsIn(Buffer.concat(parts).toString('utf8'));
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'the body is no JSON');
  }
  if (isRecord(value)) return value;
  throw new HttpError(400, 'the body must be a JSON object');
}
