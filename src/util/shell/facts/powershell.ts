import { FactList } from './fact-list.js';
import { addPath, resolvePath } from './paths.js';
import { ShellState } from './shell-state.js';
import { type CommandFacts, type CommandFactsOptions, HOME_MARK, knownField } from './types.js';

/** Cmdlets that change nothing, with the list of their operands. Names and parameters are compared without case. */
const CMDLETS: ReadonlyMap<string, 'reads' | 'none'> = new Map([
  ...'get-childitem gci dir get-content gc type get-item gi test-path resolve-path rvpa get-filehash select-string sls'
    .split(' ')
    .map((name) => [name, 'reads'] as const),
  ...'get-location gl pwd get-date get-host get-process gps get-command gcm get-alias get-culture get-uptime get-history write-output write-host echo'
    .split(' ')
    .map((name) => [name, 'none'] as const),
]);
/** Parameters that neither write nor run anything. Those with a value take the next word, which counts as an operand. */
const PARAMETERS =
  /^-(?:path|literalpath|name|recurse|r|force|file|directory|hidden|raw|tail|totalcount|first|depth|filter|include|exclude|pattern|simplematch|casesensitive|list|context|algorithm|format|id|pathtype)$/i;
/** Words without variables, substitutions, script blocks, wildcards, drives or providers. */
const WORD = /'[^'\r\n‘’‚‛]*'|"[^"$`\r\n“”„]*"|[\w./\\~-][\w./\\~,+-]*/g;
/** Wildcards, drives, providers and home folders of others, which mean something in quotes too. */
const UNCLEAR = /[*?[\]:\n]|^~[^/\\]/;
const LINE = new RegExp(`^(?:[ \\t]*(?:${WORD.source})(?=[ \\t]|$))+[ \\t]*$`);

/** Returns what a text of PowerShell would do. All but reading cmdlets with literal operands is opaque. */
export function powershellFacts(text: string, { cwd, home = HOME_MARK }: CommandFactsOptions = {}): CommandFacts {
  const facts = new FactList();
  const state = new ShellState([cwd === undefined ? '' : resolvePath('', cwd)], (steps) => facts.spend(steps));
  const lines = text.length > MAX_LENGTH ? [text] : text.split(/\r?\n|;|\|/).filter((line) => line.trim() !== '');
  for (const line of lines) addCmdlet(line, home, state, facts);
  return facts.facts();
}

const MAX_LENGTH = 4096;

function addCmdlet(line: string, home: string, state: ShellState, facts: FactList): void {
  const [first = '', ...args] = LINE.test(line) && line.length <= MAX_LENGTH ? (line.match(WORD) ?? []) : [];
  const list = CMDLETS.get(first.toLowerCase());
  const isClear = args.every((arg) => !arg.startsWith('-') || PARAMETERS.test(arg));
  if (list === undefined || !isClear || (list === 'reads' && args.some((arg) => UNCLEAR.test(unquoted(arg))))) {
    facts.opaque('text of PowerShell', line.trim());
    return;
  }
  facts.program({ name: first, args: args.map(unquoted) });
  if (list === 'none') return;
  const operands = args.filter((arg) => !arg.startsWith('-')).flatMap((arg) => unquoted(arg).split(','));
  for (const operand of operands.length === 0 ? ['.'] : operands)
    addPath(facts, 'reads', knownField(operand.replaceAll('\\', '/').replace(/^~(?=\/|$)/, home)), state);
}

function unquoted(word: string): string {
  return /^['"]/.test(word) ? word.slice(1, -1) : word;
}
