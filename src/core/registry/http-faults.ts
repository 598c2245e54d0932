import type { HttpHookConfig } from '../../../generated/index.js';
import { shown } from './remarks.js';

const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
/** These say how the request itself is made. */
const OUR_HEADERS =
  /^(?:hookwright-.*|content-(?:length|type|encoding)|transfer-encoding|accept-encoding|host|connection|keep-alive|expect|upgrade|te|trailer)$/i;
/** `$NAME`, `${NAME}`, and `$$` for a dollar. */
export const VARIABLE = /\$(?:\$|(?<plain>[A-Za-z_]\w*)|\{(?<braced>[A-Za-z_]\w*)\})/g;

/** What is wrong with an http hook that fits its contract; nothing of it holds a value of a header. */
export function httpConfigFaults({ url, headers = {} }: HttpHookConfig): string[] {
  const names = Object.keys(headers);
  return [
    ...urlFaults(url),
    ...names.flatMap((name) => headerFaults(name, headers[name] ?? '')),
    ...names
      .filter((name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < index)
      .map((name) => `the header ${shown(name)} stands there twice`),
  ];
}

function urlFaults(text: string): string[] {
  if (!URL.canParse(text)) return ['url is no address'];
  const { username, password } = new URL(text);
  if (username === '' && password === '') return [];
  return ['url holds a name or a password: put them into a header, as a variable'];
}

function headerFaults(name: string, value: string): string[] {
  if (!HEADER_NAME.test(name)) return [`${shown(name)} is no name of a header`];
  if (OUR_HEADERS.test(name)) return [`the header ${shown(name)} is not for a hook to set`];
  const isNamed = !value.replaceAll(VARIABLE, '').includes('$');
  return isNamed ? [] : [`the header ${shown(name)} holds a dollar that names no variable: write $$`];
}
