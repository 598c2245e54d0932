import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GenerateReport } from '../../../codegen/generate-report.js';
import { temporaryDir, writeTree } from './generator.js';
import { root } from './sources.js';

export const example = join(root, 'examples', 'own-events');
export const deployInput = 'events/before-deploy.input.schema.json';
export const deployOutput = 'events/before-deploy.output.schema.json';

/** Creates the folders of a host: the example's schemas with the given changes; undefined removes a file. */
export function hostWith(changes: Record<string, unknown> = {}): { schemas: string; out: string } {
  const dir = temporaryDir();
  const schemas = join(dir, 'schemas');
  cpSync(join(example, 'schemas'), schemas, { recursive: true });
  for (const [path, content] of Object.entries(changes)) {
    if (content === undefined) rmSync(join(schemas, path));
    else writeTree(schemas, [[path, typeof content === 'string' ? content : JSON.stringify(content)]]);
  }
  return { schemas, out: join(dir, 'generated') };
}

/** Returns a schema of the example. */
export function authored(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(example, 'schemas', path), 'utf8'));
}

export function problemsIn(report: GenerateReport): string[] {
  if (report.kind !== 'problems') return [];
  return report.problems.map(({ file, pointer, text }) => `${file}#${pointer} ${text}`);
}
