import { builtinModules } from 'node:module';

/** Modules that a script loads, and what is known only at run time. */
export interface ScriptImports<Import> {
  readonly imports: readonly Import[];
  /** Reasons, to be completed with the name of the script. */
  readonly doubts: readonly Doubt[];
}

export type Doubt = 'imports' | 'code' | 'programs' | 'files';

const LITERAL = String.raw`(['"])([^'"\\\n]+)`;
/** Forms of text from one `import` or `export` to the next. */
const FORMS = [
  new RegExp(String.raw`^(?:import|export)\b[\w*{}\s,$]*?\bfrom\s*${LITERAL}\1`),
  new RegExp(String.raw`^import\s*${LITERAL}\1`),
  new RegExp(String.raw`^import\s*\(\s*${LITERAL}\1\s*[,)]`),
  /^import\s*\.\s*meta\s*\.\s*(?:url|dirname|filename|main)\b/,
];
const REQUIRE = new RegExp(String.raw`\brequire\s*\(\s*${LITERAL}\1\s*\)`, 'g');
/** A line that is a comment or part of a longer string; neither is code. */
const PLAIN_COMMENT = /^[ \t]*\/\/[^'"`$({\n\r\u2028\u2029]*$/gm;
const NOT_LITERAL = /\b(?:import|require)\b|\bfrom\s*['"]/;
const LOADS_CODE =
  /\b(?:eval|getBuiltinModule|mainModule|dlopen|createRequire|_load|_linkedBinding|binding|importScripts|WebAssembly|registerHooks)\b|\bFunction\s*\(|\.\s*constructor\b|\b(?:globalThis|global|process|module)\s*\[/;
const READS_FILES =
  /\b(?:readFile|createReadStream|opendir|readdir|readdirSync)\b|\breadFileSync\s*\((?!\s*(?:0|process\.stdin\.fd|['"]\/dev\/stdin['"]))/;
const STARTS_PROGRAMS = /^(?:node:)?(?:child_process|cluster)$/;
const RUNS_CODE = /^(?:node:)?(?:vm|module|worker_threads|repl|inspector|wasi|test)(?:\/|$)/;
const BUILT_INS: ReadonlySet<string> = new Set(builtinModules);

/** Reads the modules that a JavaScript or TypeScript file names. */
export function readNodeImports(source: string): ScriptImports<string> {
  const text = source.replaceAll(/\\u\{?([\dA-Fa-f]{1,6})\}?/g, escapedCharacter).replaceAll(PLAIN_COMMENT, '');
  const statements = text.split(/(?=\b(?:import|export)\b)/).map((part) => {
    const match = FORMS.map((form) => form.exec(part)).find((each) => each !== null);
    return { name: match?.[2], rest: part.slice(match?.[0].length ?? 0) };
  });
  const required = [...text.matchAll(REQUIRE)].map((match) => match[2]);
  const found = [...statements.map(({ name }) => name), ...required].filter((name) => name !== undefined);
  const rest = statements.map((part) => part.rest.replaceAll(REQUIRE, ' ')).join(' ');
  const builtIn = found.filter(isBuiltIn);
  const doubts: Doubt[] = [];
  if (NOT_LITERAL.test(rest)) doubts.push('imports');
  if (LOADS_CODE.test(text) || builtIn.some((name) => RUNS_CODE.test(name))) doubts.push('code');
  if (builtIn.some((name) => STARTS_PROGRAMS.test(name))) doubts.push('programs');
  if (READS_FILES.test(text)) doubts.push('files');
  return { imports: found.filter((name) => !isBuiltIn(name)), doubts };
}

function isBuiltIn(name: string): boolean {
  return name.startsWith('node:') || BUILT_INS.has(name);
}

/** Names may be written with escapes. */
function escapedCharacter(written: string, digits: string): string {
  const point = Number.parseInt(digits, 16);
  return point > 0x10_ff_ff ? written : String.fromCodePoint(point);
}
