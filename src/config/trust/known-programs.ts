/** Programs that read, print, compare or change data and run nothing. */
const PLAIN = new Set(
  `cat head tail wc cut tr uniq grep egrep fgrep date basename dirname realpath readlink ls mkdir rmdir touch rm cp mv ln chmod sleep
  tee sha256sum sha1sum sha512sum md5sum cksum b2sum hostname id uname whoami groups stat true false echo printf test [ expr seq rev
  tac nl paste comm join fold fmt base64 base32 od mktemp yes diff cmp du df tty pwd logger jq sed awk mawk sort printenv`.split(
    /\s+/,
  ),
);

/** Arguments with which a program may run or load something. */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  sort: /^--co/,
  jq: /^(?:-\w*[fL]|--from-file|--library-path|--run-tests)|\b(?:import|include)\b/,
  diff: /^-.*l|^--pag/,
};

/** Scripts of sed that only substitute, print, delete or quit. */
const SED = /^(?:s([/|,#])(?:(?!\1)[^\\\n]|\\[^\n])*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*|(?:\d+|\$|\d+,\d+)?[pdq])$/;
/** Arguments of awk that may run or load something. */
const AWK = /system|getline|[|@]|^-[^Fv]|^--/;

interface Argument {
  readonly text: string;
  readonly known: boolean;
}

/** Returns true if a program of the system neither runs nor loads anything with these arguments. */
export function readsOnlyData(program: string, args: readonly Argument[]): boolean {
  if (!PLAIN.has(program)) return false;
  if (program === 'sed') return isPlainSed(args);
  if (program.endsWith('awk')) return args.every(({ text, known }) => (known ? !AWK.test(text) : /^\w+=/.test(text)));
  const exception = EXCEPTIONS[program];
  return exception === undefined || args.every(({ text, known }) => !known || !exception.test(text));
}

function isPlainSed(args: readonly Argument[]): boolean {
  const start = args.findIndex(({ text }) => !/^-[nErsuz]+$/.test(text));
  const [script, ...files] = start < 0 ? [] : args.slice(start);
  return script?.known === true && SED.test(script.text) && files.every(({ text }) => !text.startsWith('-'));
}

export function isKnownProgram(program: string): boolean {
  return PLAIN.has(program);
}

/** Returns true if the program writes to the files that its arguments name. */
export function isWriter(program: string): boolean {
  return /^(?:cp|mv|ln|tee)$/.test(program);
}
