import { shown } from './text.js';

const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
/** Headers that hookwright or the HTTP client sets. */
const RESERVED_HEADERS =
  /^(?:hookwright-.*|content-(?:length|type|encoding)|transfer-encoding|accept-encoding|host|connection|keep-alive|expect|upgrade|te|trailer)$/i;
/** `$NAME`, `${NAME}`, and `$$` for a dollar. */
export const VARIABLE = /\$(?:\$|(?<plain>[A-Za-z_]\w*)|\{(?<braced>[A-Za-z_]\w*)\})/g;

/** Address and headers of requests. */
interface HttpTarget {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Describes mistakes in an address and its headers. Never contains a header value. */
export function httpConfigFaults({ url, headers = {} }: HttpTarget): string[] {
  const names = Object.keys(headers);
  return [
    ...urlFaults(url),
    ...names.flatMap((name) => headerFaults(name, headers[name] ?? '')),
    ...names
      .filter((name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < index)
      .map((name) => `the header ${shown(name)} is set twice`),
  ];
}

function urlFaults(text: string): string[] {
  if (!URL.canParse(text)) return ['url is not a valid URL'];
  const { username, password } = new URL(text);
  if (username === '' && password === '') return [];
  return ['url contains a user name or password: put it into a header, as a variable'];
}

function headerFaults(name: string, value: string): string[] {
  if (!HEADER_NAME.test(name)) return [`${shown(name)} is not a header name`];
  if (RESERVED_HEADERS.test(name)) return [`the header ${shown(name)} cannot be set by a hook`];
  const isNamed = !value.replaceAll(VARIABLE, '').includes('$');
  return isNamed ? [] : [`the header ${shown(name)} contains a dollar sign without a variable name: write $$`];
}
