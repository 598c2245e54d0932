import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runGenerate } from '../../../codegen/run-generate.js';

const example = join(import.meta.dirname, '../../../examples/own-events');

/** Generates the SDK of the example with its own events, which is not committed, if it is missing. */
export default async function generateExample(): Promise<void> {
  const out = join(example, 'generated');
  if (existsSync(join(out, 'index.ts'))) return;
  const report = await runGenerate({ schemas: join(example, 'schemas'), out });
  if (report.kind !== 'written') throw new Error(`cannot generate ${out}: ${JSON.stringify(report)}`);
}
