import type { CommandFacts } from '../../../../src/util/shell/facts/types.js';
import type { Observed } from './run-in-bash.js';

/** Returns what a command did in bash that is not in its facts. */
export function missingFacts(facts: CommandFacts, { programs, written, deleted }: Observed): string[] {
  return [
    ...programs.filter((call) => !hasProgram(facts, call)).map((call) => `ran ${JSON.stringify(call)}`),
    ...written.filter((path) => !covers(facts.writes, path, true)).map((path) => `wrote ${path}`),
    ...deleted.filter((path) => !covers(facts.deletes, path, false)).map((path) => `deleted ${path}`),
  ];
}

/** Arguments of a program that reads no files may contain a part that only the shell knows, such as `src/*.ts`. */
const UNKNOWN = /[$*?[`]|^\{\}$|^[<>]\(|^arguments that xargs reads$/;

function hasProgram({ programs }: CommandFacts, [name, ...args]: readonly string[]): boolean {
  return programs.some((program) => {
    if (program.name !== name) return false;
    const isExact = program.args.length === args.length && program.args.every((arg, index) => arg === args[index]);
    return isExact || program.args.some((arg) => UNKNOWN.test(arg));
  });
}

/** `mkdir -p a/b` makes the folder `a` too. */
function covers(entries: readonly string[], path: string, withParents: boolean): boolean {
  return entries.some(
    (entry) => path === entry || path.startsWith(`${entry}/`) || (withParents && entry.startsWith(`${path}/`)),
  );
}
