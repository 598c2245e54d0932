import { applyEffect, folderOf, markUnclear, mayBeOption, type ProgramCall } from './file-effects.js';
import { pathsOf } from './paths.js';
import { applyArguments, readArguments } from './program-arguments.js';
import { NO_FILES, tableReader } from './program-table.js';
import { anyOf } from './programs.js';
import { type Field, type Fields, knownField } from './types.js';

/** Settings of `git -c` that only change how git prints or names things. */
const PLAIN_SETTING = anyOf(
  String.raw`(?:user|color|advice|init|column|i18n|log|status|push|pull|fetch|merge|rebase|http|safe|commit)[.][\w.-]+
  (?:tag|format)[.][\w.-]+ clean[.]requireforce.*
  core[.](?:quotepath|autocrlf|eol|filemode|longpaths|ignorecase|safecrlf|whitespace|abbrev)`,
  '(?:=.*)?',
);
/** Settings of that kind whose value git runs, or takes for a file. */
const SETTING_OF_FILE = anyOf(
  String.raw`commit[.]template init[.]templatedir http[.](?:.*[.])?(?:cookiefile|ssl\w*) user[.]signingkey
  format[.](?:signaturefile|outputdirectory) log[.]\w*file merge[.].*[.]driver column[.].*cmd`,
  '.*',
);

/** Usual commands of git. Any other name may be an alias or a program. */
const OWN = new Set(
  `add am apply archive bisect blame branch cat-file check-attr check-ignore check-mailmap check-ref-format
    checkout cherry cherry-pick clean clone commit commit-tree config count-objects describe diff diff-files
    diff-index diff-tree fetch for-each-ref format-patch fsck gc grep hash-object help init init-db log ls-files
    ls-remote ls-tree maintenance merge merge-base mv name-rev notes pack-refs prune pull push range-diff rebase
    reflog remote repack reset restore rev-list rev-parse revert rm shortlog show show-branch show-ref
    sparse-checkout stash status stripspace submodule switch symbolic-ref tag update-index update-ref var
    verify-commit verify-tag version whatchanged worktree write-tree`.split(/\s+/),
);

/** Files of the commands, as in the table of programs. */
const tableOf = tableReader(`
add: r* -A!. --all!. -u!. --update!. --pathspec-from-file=@ --chmod=
rm: d* --cached!x --pathspec-from-file=@
mv: rd* w
clean: d*. -e= --exclude= -n!x --dry-run!x
restore: w* -s=!wd --source=!wd -S!x --staged!x -W!w --worktree!w --pathspec-from-file=@ --conflict=
checkout: w* -bB= --orphan= --conflict= --pathspec-from-file=@
diff diff-index diff-tree diff-files: r*. -O=r --output=w -GSUl= -M?= --diff-filter= --unified= --inter-hunk-context=
  --stat?= --word-diff-regex=
show log range-diff whatchanged cat-file blame ls-tree rev-list shortlog: r* -O=r --output=w --contents=r
  --ignore-revs-file=r -nLGSU= --format?= --pretty?= --author= --since= --until= --after= --before= --grep=
  --max-count= --date= --committer= --skip=
grep: x r*. -e~= -f~=r -mABC= --threads= --max-depth=
format-patch: x* +w -o^=w --output-directory^=w --output^=w --stdout^ -O=r
apply: r* +w? --stat^ --numstat^ --summary^ --check^ --directory=w --build-fake-ancestor=w -pC= --exclude= --include=
am: r* +w? -pC= --directory=w --patch-format= --exclude= --include=
archive: r* -o=w --output=w --add-file=r --remote=u --format= --prefix=
init init-db: w. --template=r --separate-git-dir=w -b= --initial-branch= --object-format=
worktree: x wd* -bB= --reason= --orphan=
hash-object: r* -t= --path= --stdin-paths!?
commit: r* -F=r --file=r -t=r --template=r --pathspec-from-file=@ -m= --message= -cC= --author= --date= --fixup=
  --squash= --trailer= --cleanup= --reuse-message= --reedit-message= -S?= -u?= -a!. --all!.
stash: r* -m= --message= --pathspec-from-file=@
tag notes merge commit-tree: x* -F=r --file=r -mupXsC= --message= --pathspec-from-file=@
ls-files check-ignore: x* -X=r --exclude-from=r
config: x* -f=rw --file=rw
update-index: r*
submodule: x x w -b= --name= --depth= --reference=r
push: r* +r:.git -o= --repo=
ls-remote fetch pull: r* -o= --upload-pack= --depth= --shallow-since= --shallow-exclude= --refmap= --filter= -jXs=
clone: x* -bcouj= --branch= --depth= --origin= --config= --template=r --reference=r --reference-if-able=r
  --separate-git-dir=w --filter= --jobs= --shallow-since= --shallow-exclude= --server-option= --upload-pack=
  --bundle-uri= --bare --mirror
alias: rw*
`);
/** Calls that may change every file of the working tree, and run filters and hooks of the repository. */
const CHANGES_TREE = new RegExp(
  [
    String.raw`^(?:switch|merge|pull|rebase|cherry-pick|revert|am|bisect|sparse-checkout)(?![-\w])`,
    String.raw`^stash(?! (?:list|show|drop|clear|create|store)\b)|^submodule (?!status|summary|init|sync|add)`,
    '^reset .*--(?:h|me|k)',
  ].join('|'),
  's',
);
const CONNECTS = /^(?:clone|fetch|pull|push|ls-remote|submodule|archive)$/;

interface GitCall {
  readonly command: string;
  readonly args: Fields;
  /** Options before the command, with their values. */
  readonly settings: readonly (readonly [string, Field])[];
}

const WITH_VALUE = /^(?:-C|-c|--(?:git-dir|work-tree|namespace|super-prefix|attr-source|config-env|exec-path))$/;

function readGit(args: Fields): GitCall {
  const settings: [string, Field][] = [];
  for (let at = 0; at < args.length; at += 1) {
    const field = args[at] ?? knownField('');
    const { text } = field;
    if (!text.startsWith('-')) return { command: text, args: args.slice(at + 1), settings };
    const [name = '', ...value] = text.split('=');
    if (text.startsWith('--') && value.length > 0) settings.push([name, { ...field, text: value.join('=') }]);
    else if (WITH_VALUE.test(text) && text !== '--exec-path') {
      at += 1;
      settings.push([text, args[at] ?? knownField('')]);
    } else settings.push([text, knownField('')]);
  }
  return { command: '', args: [], settings };
}

/** Adds the files of a call of git. Its own store in `.git` does not count, except for what is sent from there. */
export function addGit(args: Fields, { state: outside, engine }: ProgramCall): void {
  const { command, args: given, settings } = readGit(args);
  const state = outside.copy();
  const call: ProgramCall = { name: 'git', state, engine, namesRemote: CONNECTS.test(command) };
  for (const [name, value] of settings) {
    if (name === '--git-dir' || name === '--work-tree' || name === '--exec-path') applyEffect('rw', value, call);
    if (name === '-C' || name === '--work-tree') state.folders = value.known ? pathsOf(value.text, state) : undefined;
  }
  const unclear = args.find(mayBeOption);
  if (unclear !== undefined) markUnclear(unclear, call);
  const table = tableOf(OWN.has(command) || command === '' ? command : 'alias') ?? NO_FILES;
  const read = readArguments(given, table);
  const operands = read.operands.flatMap((operand) => pathspecs(operand, command, call));
  if (command === 'clone') addClone(read.operands, read.options.has('--bare') || read.options.has('--mirror'), call);
  else if (!(command === 'checkout' && isOfBranch(given, read.options)))
    applyArguments({ ...read, operands }, table, call);
  if (!changesTree(command, given, read.operands.length)) return;
  engine.facts.runsCode = true;
  // In the folder of the shell, which files a branch changes is not in the text.
  if (settings.some(([name]) => name === '-C' || name === '--work-tree')) applyEffect('w', knownField('.'), call);
}

const READERS = new Set('show log cat-file blame annotate ls-tree rev-list diff grep archive'.split(' '));

/** Returns the files of a pathspec, or of `revision:file`. */
function pathspecs(field: Field, command: string, { engine }: ProgramCall): Fields {
  const isReader = READERS.has(command);
  const files = [field.text, ...(isReader ? [field.text.replace(/^[^:]*:/s, '')] : [])];
  if (tableOf(command)?.repeated === 'x' || CONNECTS.test(command)) return [field];
  return [...new Set(files)].map((text) => {
    const isMagic = text.startsWith(':') && !isReader;
    if (!isMagic && !/[*?[]/.test(text)) return { ...field, text };
    if (isMagic || !(isReader || command === 'add')) engine.facts.markOpaque('a path pattern of git', text);
    return { ...field, text: folderOf(text.replace(/[*?[].*$/s, '')) };
  });
}

function isOfBranch(args: Fields, options: ReadonlyMap<string, unknown>): boolean {
  return ['-b', '-B', '--orphan'].some((option) => options.has(option)) && !args.some(({ text }) => text === '--');
}

function changesTree(command: string, args: Fields, operands: number): boolean {
  const texts = args.map(({ text }) => text);
  if (command !== 'checkout') return CHANGES_TREE.test([command, ...texts].join(' '));
  const at = texts.indexOf('--');
  const creates = texts.some((text) => /^(?:-[bB]|--orphan)/.test(text));
  return (at < 0 || at === texts.length - 1) && (creates ? operands > 0 : operands < 2);
}

function addClone([source, folder]: Fields, isBare: boolean, call: ProgramCall): void {
  if (source === undefined) return;
  applyEffect('r', source, call);
  const name = source.text
    .replace(/(?:\/\.git)?\/*$/, '')
    .replace(/^.*[/:]/s, '')
    .replace(/\.(?:git|bundle)$/, '');
  applyEffect('w', folder ?? { ...source, text: isBare ? `${name}.git` : name }, call);
}

/** Returns true if git runs code that is not in its arguments. */
export function gitRunsCode(args: Fields): boolean {
  const { command, args: given, settings } = readGit(args);
  for (const [name, { text, known }] of settings) {
    if (
      name === '-c' &&
      (!known || !PLAIN_SETTING.test(text.toLowerCase()) || SETTING_OF_FILE.test(text.toLowerCase()))
    )
      return true;
    if (/^(?:-p|--paginate|--exec-path|--config-env|--git-dir)/.test(name)) return true;
  }
  return command !== '' && (!OWN.has(command) || subcommandRunsCode(command, given));
}

/** Programs inside git that run a command of their arguments. */
function subcommandRunsCode(name: string, args: Fields): boolean {
  if (name === 'bisect') return args[0]?.text === 'run';
  if (name === 'submodule') return args.some(({ text }) => text === 'foreach' || text === 'update');
  if (name === 'config') return args.length > 1;
  if (name === 'maintenance') return args.some(({ text }) => /^(?:start|register)/.test(text));
  // Long options may be shortened.
  const always = /^(?:--(?:upl|rec(?!u)|ext(?!ended)|op|exe)|-O)/;
  const relevant = name === 'rebase' ? /^(?:--exe|-x)/ : name === 'clone' ? /^(?:--(?:upl|conf)|-u|-c)/ : always;
  // `ext::` is an address that contains a command.
  return args.some(({ text }) => relevant.test(text) || text.startsWith('ext::'));
}
