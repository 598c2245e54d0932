import type { Cli } from '../cli.js';
import { countOf, shortPath } from '../show-problems.js';
import { visible } from '../terminal.js';

/** Hook, or place in a settings file, that a problem concerns. */
export interface AffectedHook {
  readonly name?: string | undefined;
  readonly event?: string | undefined;
  /** Dialect and event of a hook that is not native, and its file. */
  readonly origin?: string | undefined;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Why it is affected, if that differs between the hooks. */
  readonly why?: string | undefined;
}

/** Cause that prevents hooks from firing, or makes them slow. */
export interface Finding {
  readonly check: string;
  readonly message: string;
  readonly help: string;
  readonly hooks: readonly AffectedHook[];
  /** True if it only makes hooks slower: a note is not a problem. */
  readonly note?: true;
  /** True if `--fix` can fix it. */
  readonly fixable?: true;
}

/** Joins findings with the same cause, in the order of the first of each. */
export function groupFindings(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.check, finding.message, finding.help]);
    const known = groups.get(key);
    groups.set(key, known === undefined ? finding : { ...known, hooks: [...known.hooks, ...finding.hooks] });
  }
  return [...groups.values()];
}

/** Prints each cause, what to do, and one line for each hook. */
export function showFindings({ terminal, name }: Cli, findings: readonly Finding[]): void {
  for (const { message, help, hooks, note } of findings) {
    terminal.printWrapped(`${note ? terminal.style('yellow', '!') : terminal.style('red', '✗')} ${visible(message)}`);
    terminal.printWrapped(visible(help), 4);
    for (const hook of hooks) terminal.printWrapped(`- ${visible(lineOf(hook))}`, 4);
  }
  const problems = findings.filter(({ note }) => !note);
  if (problems.length === 0) {
    terminal.print('Nothing keeps hooks from firing.');
    return;
  }
  const fixable = findings.filter((finding) => finding.fixable).length;
  const hint = fixable === 0 ? '' : `; ${name} doctor --fix can fix ${fixable} of them`;
  terminal.printWrapped(countOf(problems.length, 'problem') + hint);
}

function lineOf({ name, event, origin, file, line = 1, column = 1, why }: AffectedHook): string {
  const place = file === undefined || origin?.includes(shortPath(file)) ? [] : [`${shortPath(file)}:${line}:${column}`];
  const hook =
    name === undefined ? [] : [`${name} (${[event, origin].filter((each) => each !== undefined).join(', ')})`];
  return `${[...hook, ...place].join(', ')}${why === undefined ? '' : `: ${why}`}`;
}
