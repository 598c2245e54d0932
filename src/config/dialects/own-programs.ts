import { dirname, join } from 'node:path';
import { readText } from '../../util/files.js';
import { fieldsOf, parsedJson } from '../../util/json.js';
import { targetOf } from '../../util/real-paths.js';
import type { ProgramFact } from '../../util/shell/facts/types.js';
import { absolutePath } from './guarded-files.js';

/** Subcommands that change neither trust nor the installation. */
const HARMLESS =
  /^(?:hook|run|list|explain|validate|test|traces?|stats|status|doctor|inspect|dev|serve|mcp|events|schema|generate|completion|help)$/;
const CHANGES = /^(?:trust|uninstall|init|install)$/;
/** A text that starts a command of ours: the name, then a subcommand that changes something. */
export const CHANGES_IN_TEXT =
  /hookwright[^\s'",;|&]*[\s'",[\]]+(?:-[^\s'",]*[\s'",[\]]+)*(?:trust|uninstall|init|install)\b|hookwright\/dist\/bin|\bimport\([^\s)]{0,200}hookwright/i;
const PRINTING: ReadonlySet<string> = new Set([
  'echo',
  'printf',
  'grep',
  'egrep',
  'fgrep',
  'rg',
  'git',
  'man',
  'which',
]);
/** Programs that remove or replace a package. */
const PACKAGES = /^(?:npm|pnpm|yarn|bun)$/;
const REMOVES = /^(?:un\w*|remove|rm|r|delete|link|ln)$/;
const MAX_PATH = 4096;

/** Returns true if a program is our command, under any name or path, with a subcommand that is not known to be harmless. */
export function changesInstallation(
  { name, args, path }: Pick<ProgramFact, 'name' | 'path' | 'args'>,
  cwd: string,
  isUnclear: boolean,
): boolean {
  if (isOurName(name)) return !isHarmless(args);
  if (PRINTING.has(name)) return false;
  if (isUnclear && args.some((each) => CHANGES_IN_TEXT.test(each))) return true;
  if (PACKAGES.test(name) && args.some((each) => REMOVES.test(each)) && args.some(isOurName)) return true;
  if (PACKAGES.test(name) && args.some((each) => /^hookwright@\w+:/i.test(each))) return true;
  const words = [path ?? name, ...args];
  const change = words.findIndex((word) => CHANGES.test(word));
  if (change < 1 || words.includes('--help')) return false;
  return words.slice(0, change).some((word) => isOurName(word) || isOurScript(word, cwd));
}

function isHarmless(args: readonly string[]): boolean {
  const [first, second] = args;
  if (first === undefined || args.some((each) => each === '--help' || each === '-h' || each === '--version'))
    return true;
  return HARMLESS.test(first) || (first === 'trust' && second === '--list');
}

/** Returns true for the command, its package with a version, and a path to it. */
function isOurName(word: string): boolean {
  return /^(?:.*[\\/])?hookwright(?:@[^/]*|\.cmd|\.ps1)?$/i.test(word);
}

/** Returns true for a script of a package that is hookwright under any name. */
function isOurScript(word: string, cwd: string): boolean {
  if (!/[\\/]|\.[cm]?js$/.test(word) || word.length > MAX_PATH) return false;
  if (/^hookwright\//.test(word)) return true;
  const file = targetOf(absolutePath(word, cwd)) ?? word;
  for (let [folder, depth] = [dirname(file), 0]; depth < 4; [folder, depth] = [dirname(folder), depth + 1]) {
    const text = readText(join(folder, 'package.json'));
    if (text !== undefined) return fieldsOf(parsedJson(text))['name'] === 'hookwright';
  }
  return false;
}
