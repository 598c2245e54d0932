import type { Target } from '../target.js';
import { type Files, header } from './source.js';

export function emitBarrel(target: Target): Files {
  const modules = ['contract', 'enums', 'fire', 'guards', 'ingress', 'routes', 'settings-fields', 'stdin'];
  const lines = [...modules.map((name) => `export * from './${name}.js';`), "export type * from './types.js';"];
  return new Map([['index.ts', `${header(target)}\n\n${lines.join('\n')}\n`]]);
}
