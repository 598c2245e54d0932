import { basename, isAbsolute } from 'node:path';
import type { Language } from './command-form.js';

/** Interpreter of a file that is started directly. */
export interface ScriptStart {
  readonly language: Language | undefined;
  /** Interpreter that is looked for on the PATH, or its path. */
  readonly program: string | undefined;
  /** True if Python writes compiled modules. */
  readonly cached: boolean;
  /** Reason why it is not known what runs. */
  readonly hidden: string | undefined;
}

const LANGUAGES: readonly (readonly [RegExp, Language])[] = [
  [/^(?:ba|da)?sh$/, 'shell'],
  [/^node(?:js)?$/, 'node'],
  [/^python(?:3(?:\.\d+)?)?$/, 'python'],
];

/** Reads the first line of an executable file. Without an interpreter there, the shell runs the file itself. */
export function readScript(text: string | undefined): ScriptStart {
  const unknown = { language: undefined, program: undefined, cached: true };
  if (text === undefined) return { ...unknown, hidden: 'it is not a text file' };
  const line = /^#!([^\n]*)/.exec(text)?.[1]?.trim();
  if (line === undefined) return { ...unknown, language: 'shell', hidden: undefined };
  const words = line.split(/\s+/);
  const isEnv = basename(words[0] ?? '') === 'env';
  const [program = '', ...options] = isEnv ? words.slice(1) : words;
  const language = LANGUAGES.find(([pattern]) => pattern.test(basename(program)))?.[1];
  const isPlain = options.every((option) => /^-[BEIOPSbdefhqsuvx]+$/.test(option));
  const isFound = isEnv ? !program.includes('/') : isAbsolute(program);
  if (language === undefined || !isPlain || !isFound) return { ...unknown, hidden: `it starts ${line}` };
  return { language, program, cached: !options.some((option) => option.includes('B')), hidden: undefined };
}

const FOLDER = 'SCRIPT_FOLDER__';
const OWN_SOURCE = String.raw`"?\$(?:BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?\})"?`;
const OWN_NAME = String.raw`(?:${OWN_SOURCE}|"?\$(?:0|\{0\})"?)`;

/** Returns a shell script in which its own folder is one variable, and the values of such variables. */
export function withOwnFolder(text: string, folder: string, isSourced: boolean) {
  const own = isSourced ? OWN_SOURCE : OWN_NAME;
  const parent = String.raw`\$\(dirname (?:-- )?${own}\)`;
  const forms = [
    String.raw`\$\(cd (?:-- )?"?${parent}"?(?: *>\/dev\/null 2>&1| *&>\/dev\/null)? *&& *pwd(?: -P)?\)`,
    parent,
    String.raw`\$\{(?:${isSourced ? '' : '0|'}BASH_SOURCE(?:\[0\])?)%\/\*\}`,
  ];
  const plain = forms.reduce((left, form) => left.replaceAll(new RegExp(form, 'g'), `\${${FOLDER}}`), text);
  const assigned = plain.matchAll(new RegExp(String.raw`^[ \t]*(?:readonly )?(\w+)="?\$\{${FOLDER}\}"?[ \t]*$`, 'gm'));
  const names = [...assigned].map(([, name = '']) => name).filter((name) => writesOf(name, plain) === 1);
  return { text: plain, variables: new Map([FOLDER, ...names].map((name) => [name, folder])) };
}

/** Returns how often a script names a variable other than to read it. */
export function writesOf(name: string, text: string): number {
  return [...text.matchAll(new RegExp(String.raw`(?<![\w$]|\$\{[#!]?)${name}\b`, 'g'))].length;
}
