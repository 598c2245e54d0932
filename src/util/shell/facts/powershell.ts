import { FactList } from './fact-list.js';
import { addPath, resolvePath } from './paths.js';
import { anyOf } from './programs.js';
import { ShellState } from './shell-state.js';
import { type CommandFactsOptions, HOME_MARK, knownField } from './types.js';

/** Cmdlets that change nothing: those whose operands are files, and the others. */
const READS = anyOf(`get-childitem gci dir get-content gc type get-item gi test-path resolve-path rvpa get-filehash
  select-string sls`);
const PRINTS = anyOf(`get-(?:location|date|host|process|command|alias|culture|uptime|history) gl pwd gps gcm echo
  write-output write-host`);
/** Parameters that neither write nor run anything. Their values count as operands. */
const PARAMETERS = anyOf(`-path -literalpath -name -recurse -r -force -file -directory -hidden -raw -tail -totalcount
  -first -depth -filter -include -exclude -pattern -simplematch -casesensitive -list -context -algorithm -format -id
  -pathtype`);
/** Words without variables, substitutions, script blocks, wildcards, drives or providers. */
const WORD = /'[^'\r\n‘’‚‛]*'|"[^"$`\r\n“”„]*"|[\w./\\~-][\w./\\~,+-]*/g;
/** Wildcards, drives, providers and home folders of others, which mean something in quotes too. */
const UNCLEAR = /[*?[\]:\n]|^~[^/\\]/;
const LINE = new RegExp(`^(?:[ \\t]*(?:${WORD.source})(?=[ \\t]|$))+[ \\t]*$`);

/** Returns what a text of PowerShell would do. All but reading cmdlets with literal operands is opaque. */
export function readPowershell(text: string, { cwd, home = HOME_MARK }: CommandFactsOptions = {}): FactList {
  const facts = new FactList(text, home);
  const state = new ShellState([cwd === undefined ? '' : resolvePath('', cwd)], (steps) => facts.spend(steps));
  const lines = text.split(/\r?\n|;|\|/).filter((line) => line.trim() !== '');
  for (const line of lines) addCmdlet(line, home, state, facts);
  return facts;
}

function addCmdlet(line: string, home: string, state: ShellState, facts: FactList): void {
  const [first = '', ...args] = line.length <= 4096 && LINE.test(line) ? (line.match(WORD) ?? []) : [];
  const reads = READS.test(first.toLowerCase());
  const isClear = args.every((arg) => !arg.startsWith('-') || PARAMETERS.test(arg.toLowerCase()));
  const isOdd = reads && args.some((arg) => UNCLEAR.test(unquoted(arg)));
  if (!isClear || isOdd || !(reads || PRINTS.test(first.toLowerCase())))
    facts.markOpaque('text of PowerShell', line.trim());
  if (first !== '') facts.program({ name: first, args: args.map(unquoted) });
  if (!reads) return;
  const operands = args.filter((arg) => !arg.startsWith('-')).flatMap((arg) => unquoted(arg).split(','));
  for (const operand of operands.length === 0 ? ['.'] : operands)
    addPath(facts, 'reads', knownField(operand.replaceAll('\\', '/').replace(/^~(?=\/|$)/, home)), state);
}

function unquoted(word: string): string {
  return /^['"]/.test(word) ? word.slice(1, -1) : word;
}
