import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contract } from '../../core/contract/index.js';
import { problem } from './exit.js';
import type { Terminal } from './terminal.js';

/** What every subcommand is given. */
export interface Cli {
  /** What the user calls the command. */
  readonly name: string;
  readonly terminal: Terminal;
  /** Agents whose hooks count too, beside those that settings name. */
  readonly dialects?: readonly string[] | undefined;
  /** The events, schemas and settings that this command is about. */
  loadContract(): Promise<Contract>;
  /** The text of a file that was generated with the contract, such as `schema.json` or `kit/settings.schema.json`. */
  readGenerated(path: string): Promise<string>;
}

/** The folder of this package, wherever the build has put this module. */
export function packageFolder(): string {
  for (let dir = import.meta.dirname; dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(join(dir, 'package.json')) && nameIn(join(dir, 'package.json')) === 'hookwright') return dir;
  }
  throw problem('the files of hookwright are not beside its code', 'install the package again');
}

export function packageVersion(): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'));
  return String(version);
}

function nameIn(file: string): unknown {
  const { name }: { name?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return name;
}
