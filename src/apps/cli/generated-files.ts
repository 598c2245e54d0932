import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contract } from '../../core/contract/index.js';
import { packageFolder } from './cli.js';
import { messageOf, problem } from './exit.js';

/** Whose files they are: a host's contract carries its own, the built-in one has them in the package. */
export interface Origin {
  contract?: Contract | undefined;
  generated?: string | URL | undefined;
}

/** The text of a file that was generated with the contract. */
export async function generatedText({ contract, generated }: Origin, path: string): Promise<string> {
  if (generated !== undefined) return textIn(generated instanceof URL ? fileURLToPath(generated) : generated, path);
  const carried = await contract?.files?.();
  const text = carried !== undefined && Object.hasOwn(carried, path) ? carried[path] : undefined;
  if (text !== undefined) return text;
  if (await isBuiltIn(contract)) return textIn(join(packageFolder(), 'generated'), path);
  throw problem(
    `this command does not know where its ${path} is`,
    'whoever made it must give runCli a contract that hookwright generate has made, as it is,',
    'or call runCli({ contract, name, generated }) with the folder that generate wrote',
  );
}

async function isBuiltIn(contract: Contract | undefined): Promise<boolean> {
  return contract === undefined || contract === (await import('./runtime.js')).contract;
}

function textIn(folder: string, path: string): string {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch (error) {
    throw problem(`a generated file cannot be read: ${messageOf(error)}`, 'install the package again');
  }
}
