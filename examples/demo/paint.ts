import type { WriteStream } from 'node:tty';

const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };

export type Paint = (style: keyof typeof codes, text: string) => string;

/** Returns a painter that adds colours only in a terminal, unless the environment overrides it. */
export function painterFor(stream: Pick<WriteStream, 'isTTY'>, environment: NodeJS.ProcessEnv): Paint {
  const colourful = stream.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
  return (style, text) => (colourful && text !== '' ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}
