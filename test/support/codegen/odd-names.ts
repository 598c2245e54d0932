import type { JsonObject } from '../../../codegen/read/json.js';

/** Property names with a special meaning in a language or tool, which must be treated as plain names. */
export const oddNames = [
  'schema1',
  'schema2020',
  'validate0',
  'vErrors',
  'errors',
  'data',
  'err0',
  'undefined',
  'constructor',
  'toString',
  'hasOwnProperty',
  'require("x")',
  '*/',
  '/* // */',
  '"""',
  "'''",
  "it's",
  'a "quote"',
  '`tick`',
  '$&',
  '\u0024{x}',
  '$',
  'back\\slash',
  'a/b~c',
  'a|b',
  'two words',
  'line\nend',
  'class',
  'def',
  '__private',
  '1st',
  '-',
  '',
  'é',
  '😀',
  '</script>',
  'x-event',
  '$ref',
  'properties',
  'required',
  'enum',
];

/** A text that would end any comment or string that contains it. */
export const oddText = 'Ends */ and """ and \' and " and ` and \u0024{x} and \\ and\na line, and ends with "';

/** Returns a required string and an optional object for every name. */
export function oddProperties(): { properties: JsonObject; required: string[] } {
  const properties = oddNames.flatMap((name) => [
    [name, { type: 'string', description: oddText, pattern: '\\S' }],
    [
      `${name}?`,
      { type: 'object', description: oddText, properties: { [name]: { type: 'integer', description: oddText } } },
    ],
  ]);
  return { properties: Object.fromEntries(properties), required: oddNames };
}
