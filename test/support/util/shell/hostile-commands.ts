const LENGTH = 32 * 1024;
const fill = (text: string, length = LENGTH): string => text.repeat(Math.floor(length / text.length));
const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
const around = (open: string, close: string, count: number, inside = ''): string =>
  open.repeat(count) + inside + close.repeat(count);

/** Nests `sh -c` in quotes until the text is as long as the limit. */
function nestedShells(): string {
  let text = 'ls';
  while (text.length < LENGTH / 3) text = `sh -c '${text.replaceAll("'", "'\\''")}'`;
  return text;
}

/** Commands at the limits of size and nesting, made to take long. */
export const HOSTILE_COMMANDS: Readonly<Record<string, string>> = {
  'blanks only': fill(' '),
  'one word': fill('a'),
  'many programs': fill('ls;'),
  'many arguments': `rm ${fill('a ', LENGTH - 3)}`,
  'many files': `rm ${many(4000, (index) => `f${index} `)}`,
  parentheses: around('(', ')', 8000),
  substitutions: around('$(', ')', 10_000),
  'few deep substitutions': around('$(', ')', 9, fill('a ', LENGTH - 100)),
  'quoted substitutions': around('"$(', ')"', 6000),
  backticks: fill('`'),
  'nested braces': around('{a,', '}', 8000),
  'brace products': fill(`echo ${'{a,b}'.repeat(8)};`),
  'brace ranges': fill('echo {1..250};'),
  'here-documents': `cat ${many(64, (index) => `<<E${index} `)}\n${many(64, (index) => `${'x'.repeat(400)}\nE${index}\n`)}`,
  'here-document without an end': `cat <<E\n${fill('x\n', LENGTH - 10)}`,
  'nested loops': around('while foo; do a=$b; ', 'done;', 120, 'ls;'),
  'product of loops': around('for a in 1 2 3 4 5 6 7 8; do ', 'done;', 12, 'foo $a;'),
  'tree of functions': `${many(60, (index) => `f${index}() { f${index + 1}; f${index + 1}; };`)}f60() { ls; }; f0`,
  'many functions': many(1200, (index) => `f${index}() { ls; };f${index};`),
  'variables and branches': many(800, (index) => `v${index}=a; if foo; then v${index}=b; fi;`),
  'doubled value': `x=aaaaaaaa;${fill('x=$x$x;', 3000)}echo $x`,
  'doubled words': `x="a a";${fill('x="$x $x";', 3000)}foo $x`,
  'nested shells': nestedShells(),
  'chain of env': `${fill('env ', LENGTH - 4)}ls`,
  'chain of eval': `${fill('eval ', LENGTH - 4)}ls`,
  'chain of xargs': `${fill('xargs ', LENGTH - 4)}ls`,
  'many -exec': `find . ${fill('-exec rm {} \\; ', LENGTH - 10)}`,
  pipeline: `${fill('a|', LENGTH - 2)}a`,
  'many folders': fill('cd a; '),
  'many branches': `case x in ${fill('a) ls;; ', LENGTH - 20)}esac`,
  'long arithmetic': `echo $((${fill('1+', LENGTH - 20)}1))`,
  'nested parameters': around(`\${a:-`, '}', 5000),
  'many traps': many(1400, (index) => `trap 'ls ${index}' EXIT;`),
  'script of sed': `sed 's/${fill('\\a', LENGTH - 30)}'`,
  'text like a host': `curl ${fill('a.', LENGTH - 10)}!`,
  'text like an address': `foo http://${fill('a@', LENGTH - 20)}`,
  'many redirections': `ls ${fill('>a ', LENGTH - 5)}`,
};
