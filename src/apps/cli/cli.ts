import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Dialect } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { messageOf, problem } from './exit.js';
import type { Terminal } from './terminal.js';

/** Context shared by all subcommands. */
export interface Cli {
  /** Name of the command as the user types it. */
  readonly name: string;
  readonly terminal: Terminal;
  /** Dialects enabled by an option, in addition to those in settings. */
  readonly dialects?: readonly string[] | undefined;
  /** Folders of plugins of other agents, whose hooks are read too. */
  readonly plugins?: readonly string[] | undefined;
  /** Loads the contract: its events, schemas and settings. */
  loadContract(): Promise<Contract<Dialect>>;
  /** Returns the text of a generated file of the contract, such as `schema.json` or `kit/settings.schema.json`. */
  readGenerated(path: string): Promise<string>;
}

/** Returns the folder of this package, independent of where the build put this module. */
export function packageFolder(): string {
  for (let dir = import.meta.dirname; dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(join(dir, 'package.json')) && nameIn(join(dir, 'package.json')) === 'hookwright') return dir;
  }
  throw problem('cannot find the files of hookwright: no package.json above its code', 'reinstall the package');
}

export function packageVersion(): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'));
  return String(version);
}

function nameIn(file: string): unknown {
  const { name }: { name?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return name;
}

/** Returns the text of a generated file: of the package, or composed of the schemas, with those that a host's contract embeds. */
export async function generatedText(contract: Contract<Dialect> | undefined, path: string): Promise<string> {
  const own = (await contract?.files?.()) ?? ((await isBuiltIn(contract)) ? {} : undefined);
  const file = own && Object.keys(own).length === 0 ? fileOf(path) : undefined;
  if (file !== undefined) return readTextFile(file);
  // Loaded late: most commands need none of these files.
  const text = own && (await import('../../../codegen/compose.js')).composeFile(path, own);
  if (text !== undefined) return text;
  throw problem(
    `cannot find the generated file ${path}`,
    'pass runCli a contract that hookwright generate wrote, unchanged',
  );
}

/** Returns the path of a generated file, or undefined. The published package has some of them only as the build wrote them. */
function fileOf(path: string): string | undefined {
  return ['generated', 'dist'].map((folder) => join(packageFolder(), folder, path)).find((file) => existsSync(file));
}

async function isBuiltIn(contract: Contract<Dialect> | undefined): Promise<boolean> {
  return contract === undefined || contract === (await import('./runtime.js')).contract;
}

function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw problem(`cannot read a generated file: ${messageOf(error)}`, 'install the package again');
  }
}
