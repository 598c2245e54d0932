import type { Files } from './source.js';
import { header } from './source.js';

export function emitBarrel(): Files {
  const modules = ['enums', 'fire', 'guards', 'properties', 'routes'];
  const lines = [...modules.map((name) => `export * from './${name}.js';`), "export type * from './types.js';"];
  return new Map([['index.ts', `${header([])}\n\n${lines.join('\n')}\n`]]);
}
