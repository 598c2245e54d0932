import { covers, MAX_COMPARED } from '../../covers.js';
import { CONTROL_FILES, mentionsSecret, SECRET_FILES } from '../../secret-names.js';
import { EFFECT_TABLE } from './effect-table.js';
import type { PathUse } from './fact-list.js';
import type { CommandEffects, CommandFacts, ProgramFact } from './types.js';

/** A command with its place, and the paths of its lists. */
export interface PlacedCommand {
  readonly facts: CommandFacts;
  readonly text: string;
  readonly paths: readonly PlacedPath[];
  readonly cwd: string;
  readonly project: string;
  readonly home: string;
  /** False if the command runs on another machine, whose disk cannot be read. */
  readonly isLocal: boolean;
}

export type PlacedPath = Pick<PathUse, 'list' | 'path' | 'only' | 'program'>;

/** Returns true if one of the alternatives of a line holds for the arguments of a program. */
type Test = (lines: string) => boolean;

/** Names under which the table has families of programs. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:git|hub)(?:[-.]|$)/, 'git'],
  [/^(?:g|bsd)tar$/, 'tar'],
  [/^(?:mkfs|newfs)(?:[._]|$)/, 'mkfs'],
  [/awk$/, 'awk'],
];
const INTERPRETER =
  /^(?:python|pypy|node|deno|bun|perl|ruby|irb|php|lua|rscript|osascript|tclsh|elixir|julia|groovy|swift)[a-z]*[\d.]*$/;
const INLINE = /^(?:-[a-zA-Z]*[ceEpnrR].*|--eval.*|--print.*|--run.*|eval|-)$/s;
/** Variables that change what git does, or skip its checks. */
const GIT_VARIABLES = /^(?:HUSKY|HUSKY_SKIP_HOOKS|LEFTHOOK|SKIP|PRE_COMMIT_ALLOW_NO_CONFIG|GIT_CONFIG\w*)$/;
const SYSTEM = /^\/(?:(?:bin|boot|etc|lib|lib32|lib64|libx32|sbin|sys|usr|System)(?:\/|$)|$)/;
const SYSTEM_FOLDER = /^\/(?:dev|home|opt|proc|root|srv|var|Users|Library)(?:\/[^/]*)?$/;
const HARMLESS_DEVICE =
  /^\/dev\/(?:(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty\w*|ptmx|console)$|(?:fd|pts|shm|tcp|udp|mqueue)(?:\/|$))/;
/** Names of files that no one misses. */
const LITTER =
  /^(?:\*?\.(?:pyc|pyo|log|tmp|bak|orig|rej|swp|swo|o|class|DS_Store)|__pycache__|node_modules|Thumbs\.db)$/;
/** Programs that do not read the files that find passes to them. */
const NAMES_ONLY = /^(?:find|rm|ls|echo|chmod|stat|file|touch|basename|dirname)$/;
/** Programs around `env | head`, which prints only the beginning. */
const EXCERPT = /^(?:env|sort|head|tail|cd|time|timeout|true|set)$/;

const TESTS = parseTable();
const GIT = 'force-push discarded-work rewritten-history skipped-checks changed-checks changed-settings'.split(' ');

/** Returns what a command does beyond its files. */
export function effectsOf(command: PlacedCommand): CommandEffects {
  const { programs, hosts } = command.facts;
  const found = new Set(programs.flatMap((program) => effectsOfProgram(program, command.text)));
  addSecrets(command, found);
  for (const path of command.paths) addChange(path, command, found);
  const budget = command.isLocal && { left: MAX_COMPARED };
  const isControl = ({ list, path, only = '' }: PlacedPath) =>
    list !== 'reads' && !LITTER.test(only) && covers(path, CONTROL_FILES, budget);
  if (command.paths.some(isControl)) found.add('controls');
  const within = (names: readonly string[]) => names.filter((name) => found.has(name));
  return {
    reveals: within(['secrets', 'folders', 'environment', 'stores']),
    changes: within(['system', 'project', 'files', 'disks', 'controls']),
    git: within(GIT),
    sends: found.has('sends') || hosts.length > 0,
  };
}

/** Adds files with secrets. Removes whole folders without such files, and an environment of which only the beginning is printed. */
function addSecrets({ facts: { programs, reads }, text, isLocal }: PlacedCommand, found: Set<string>): void {
  const passesFiles = programs.some(({ name, args }) => args.includes('{}') && !NAMES_ONLY.test(name));
  const searches = programs.filter(({ name }) => passesFiles && name === 'find').map(({ args }) => args);
  const codes = programs.map((program) => codeOf(program, text));
  if ([reads, ...codes, ...searches].some(mentionsSecret)) found.add('secrets');
  const budget = isLocal && { left: MAX_COMPARED };
  if (found.has('folders') && !reads.some((path) => covers(path, SECRET_FILES, budget))) found.delete('folders');
  const isExcerpt = programs.some(({ name, args }) => name === 'head' && args.length === 0);
  if (isExcerpt && programs.every(({ name }) => EXCERPT.test(name))) found.delete('environment');
}

function effectsOfProgram(program: ProgramFact, text: string): string[] {
  const name = program.name.toLowerCase();
  const family = FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? name;
  const variables = Object.keys(program.env ?? {}).filter((each) => family === 'git' && GIT_VARIABLES.test(each));
  const first = family === 'git' ? [name.replace(/^\w+[-.]?/, '')].filter(Boolean) : [];
  const args = [...first, ...program.args, ...variables.map((each) => `${each}=`)];
  const lines = args.map((arg) => arg.replaceAll('\n', ' ')).join('\n');
  const code = codeOf(program, text).join('\n');
  const holding = (key: string, given: string) => (TESTS.get(key) ?? []).filter(([, test]) => test(given));
  const all = [...new Set([family, name, '*'])].flatMap((key) => holding(key, lines));
  return [...all, ...(code === '' ? [] : holding('code', code))].map(([effect]) => effect);
}

/** Returns the text that an interpreter runs, as far as the command has it. */
function codeOf({ name, args }: ProgramFact, text: string): readonly string[] {
  if (/^[sl]?ftp$/.test(name)) return [text];
  if (!INTERPRETER.test(name.toLowerCase())) return [];
  const inline = args.some((arg) => INLINE.test(arg)) ? args : [];
  return args.length === 0 || args.includes('-') ? [...inline, text] : inline;
}

function addChange(
  { list, path, only, program }: PlacedPath,
  { cwd, project, home }: PlacedCommand,
  found: Set<string>,
): void {
  if (list === 'reads') return;
  const isProject = path === project || path.startsWith(`${project}/`);
  if (SYSTEM.test(path) && !isProject) found.add('system');
  if (list === 'writes') {
    if (path.startsWith('/dev/') && !HARMLESS_DEVICE.test(path)) found.add('disks');
    return;
  }
  const isAbove = [cwd, project, `${home}/`].some((folder) => folder.startsWith(`${path}/`));
  const isHome = isAbove || path === `${home}/*` || path === `${home}/.*`;
  if (isHome || (SYSTEM_FOLDER.test(path) && path !== project)) found.add('system');
  // Of a folder, git and rsync delete some files only.
  const isWhole = only === undefined && program !== 'git' && program !== 'rsync';
  if (isWhole && [cwd, project, `${project}/*`].includes(path)) found.add('project');
}

function parseTable(): ReadonlyMap<string, readonly (readonly [effect: string, test: Test])[]> {
  const table = new Map<string, [string, Test][]>();
  for (const line of EFFECT_TABLE.trim().split('\n')) {
    const [, effect = '', groups = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    for (const group of groups.split(' | ')) {
      const [, names = '', conditions = ''] = /^([^:]*):(.*)$/.exec(group) ?? [];
      const tests = conditions.split(' ; ').map((part) => part.split(' ').filter(Boolean).map(parseCondition));
      const test: Test = (lines) => tests.some((each) => each.every((holds) => holds(lines)));
      for (const name of names.split(' ')) table.set(name, [...(table.get(name) ?? []), [effect, test]]);
    }
  }
  return table;
}

function parseCondition(text: string): Test {
  const [, not, fold, source = ''] = /^(!?)(~?)(.*)$/.exec(text) ?? [];
  const pattern = new RegExp(source, fold === '' ? 'm' : 'im');
  return (lines) => pattern.test(lines) === (not === '');
}
