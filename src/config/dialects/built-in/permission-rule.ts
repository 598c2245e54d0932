import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cutText } from '../../../util/cut-text.js';
import { attempt } from '../../../util/errors.js';
import { compileMatcher } from '../../../util/regex/compile.js';
import { readSegments, type Segment } from '../../../util/shell/plain-line.js';
import type { ToolCall } from '../dialect-tool.js';
import { matchesStars } from './star-pattern.js';

/** Result of a permission rule; `warning` if the hook runs because the rule cannot be evaluated. */
export interface RuleVerdict {
  readonly applies: boolean;
  readonly warning?: string;
}

const RULE = /^([\w-]+)(?:\((.*)\))?$/s;

/** Returns the tool that a permission rule names. Undefined if the text is not a rule. */
export function toolOfRule(rule: string): string | undefined {
  return RULE.exec(rule.trim())?.[1];
}

/** `Tool(parameter:value)`. A command that ends with `:*` is not such a rule. */
const PARAMETER = /^\w+:(?!\*$)/;

/**
 * Evaluates `Bash`, `Bash(git push)`, `Bash(git *)`, `Bash(npm run test:*)` or `Write(*.ts)`. The hook is skipped only if the call
 * provably runs another command, or changes another file.
 */
export function evaluateRule(rule: string, call: ToolCall, runsNothingElse: readonly string[]): RuleVerdict {
  const [, tool, specifier] = RULE.exec(rule.trim()) ?? [];
  if (tool === undefined) return runWithWarning(rule, 'it is not a rule of the form Tool or Tool(command)');
  if (!call.isNamedByRule(tool)) return { applies: false };
  if (specifier === undefined || specifier === '' || specifier === '*') return { applies: true };
  const verdict = judge(specifier, call, runsNothingElse);
  if (typeof verdict === 'string') return runWithWarning(rule, verdict);
  const hiding = verdict ? undefined : call.structuredArgument;
  return hiding === undefined ? { applies: verdict } : runWithWarning(rule, `${hiding} may change what the call does`);
}

/** Roles of tools that work on one file. */
const FILE_ROLES: readonly unknown[] = ['read', 'write', 'edit', 'delete'];

const UNSUPPORTED = 'only rules for commands and files are supported';

/** Returns true if a rule covers the call, false if it does not, or why that cannot be determined. */
function judge(specifier: string, call: ToolCall, runsNothingElse: readonly string[]): boolean | string {
  const { role } = call.tool;
  const value = call.argument(role === 'shell' ? 'command' : 'path');
  if (PARAMETER.test(specifier) || typeof value !== 'string') return UNSUPPORTED;
  if (role === 'shell') return judgeCommand(specifier, value, runsNothingElse);
  return FILE_ROLES.includes(role) ? judgePath(specifier, value) : UNSUPPORTED;
}

/** Returns true if a rule matches a command, false if it does not, or why that cannot be determined. */
function judgeCommand(specifier: string, command: string, runsNothingElse: readonly string[]): boolean | string {
  const segments = readSegments(command);
  if (segments === undefined) return 'the command may contain other commands';
  const pattern = specifier.replaceAll(/\s+/g, ' ');
  if (segments.some(({ text, command: bare }) => isCommand(pattern, text) || isCommand(pattern, bare))) return true;
  const programs = segments.map(programOf);
  const unclear = segments.find(
    (segment) =>
      !isOtherCommand(pattern, segment, runsNothingElse) || segment.targets.some((to) => mayBe(to, programs)),
  );
  return unclear !== undefined && `${JSON.stringify(cutText(unclear.text, 60))} may run other commands`;
}

/** Returns true if a rule may cover a file, false if it does not, or why that cannot be determined. */
function judgePath(specifier: string, path: string): boolean | string {
  return coversPath(specifier, path) ?? 'it is not clear which files it covers';
}

/** Returns true if a redirection may write one of the programs that the line runs. */
function mayBe(target: string, programs: readonly string[]): boolean {
  const isPlain = /^(?:[\w+,./:=~-]|'[^']*'|"[^"$]*")+$/.test(target);
  return !isPlain || programs.includes(withoutPath(target.replaceAll(/['"]/g, '')));
}

function programOf({ command }: Segment): string {
  return withoutPath(command.split(' ', 1)[0] ?? '');
}

function runWithWarning(rule: string, cause: string): RuleVerdict {
  return { applies: true, warning: `cannot evaluate the condition ${JSON.stringify(rule)}: ${cause}. The hook runs` };
}

/** Variables that are set for one command. */
const ASSIGNMENTS = /^(?:[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=\S* )+/;

/** Returns true if a rule names the command. A program is the same with its path and without. */
function isCommand(pattern: string, segment: string): boolean {
  const command = segment.replace(ASSIGNMENTS, '');
  return matches(pattern, command) || matches(withoutPath(pattern), withoutPath(command));
}

/** ` *` and `:*` at the end match any arguments or none; a star elsewhere matches any text. */
function matches(pattern: string, command: string): boolean {
  const [, prefix] = /^(.*)(?::\*| \*)$/s.exec(pattern) ?? [];
  if (prefix === undefined) return matchesStars(pattern, command);
  return matchesStars(prefix, command) || matchesStars(`${prefix} *`, command);
}

function withoutPath(command: string): string {
  return command.replace(/^[^\s*]*\//, '');
}

/** Returns true if a segment that a rule does not match runs neither the command of the rule nor any other program. */
function isOtherCommand(pattern: string, { command }: Segment, runsNothingElse: readonly string[]): boolean {
  if (command === '') return true;
  const [program = ''] = command.split(' ', 1);
  // The shell may turn quotes, variables and globs into the very arguments that the rule names.
  const isLiteral = !/['"$*?[~]/.test(command);
  return runsNothingElse.includes(program) && (isLiteral || !namesProgram(pattern, program));
}

/** Returns true if a rule may match a command that begins with the program. */
function namesProgram(pattern: string, program: string): boolean {
  const [word = ''] = withoutPath(pattern).split(/ |:\*$/, 1);
  const star = word.indexOf('*');
  return star === -1 ? word === program : program.startsWith(word.slice(0, star));
}

/**
 * Returns true if a file rule such as `src/**` or `*.ts` may cover a path, directly or through a symbolic link. The rule may begin in
 * any folder of the path, so that it is independent of the working directory. Returns undefined if that cannot be determined.
 */
function coversPath(rule: string, path: string): boolean | undefined {
  const source = patternOf(rule);
  const real = realPath(path);
  if (source === undefined || real === undefined) return undefined;
  const { mode, test } = compileMatcher(source, 'regex');
  if (mode === 'refused' || mode === 'equality') return undefined;
  return [path, real].some((each) => test(folded(each)));
}

/** Converts a rule to a regular expression. Returns undefined if the rule has more than stars and question marks. */
function patternOf(rule: string): string | undefined {
  const names = folded(rule)
    .replace(/^~/, '')
    .split('/')
    .filter((name) => name !== '' && name !== '.');
  if (names.length === 0 || names.some((name) => name === '..' || /[[\]{}!\\]/.test(name))) return undefined;
  const parts = names.map((name, index) => {
    if (name === '**') return index === names.length - 1 ? '.*' : '(?:.*/)?';
    const pattern = name
      .replaceAll(/[.+^$()|]/g, '\\$&')
      .replaceAll(/\*+/g, '[^/]*')
      .replaceAll('?', '[^/]');
    return index === names.length - 1 ? pattern : `${pattern}/`;
  });
  return `(?:^|/)${parts.join('')}(?:/|$)`;
}

/** Folds characters that some file systems do not distinguish. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('\\', '/');
}

/** Resolves symbolic links. Returns undefined if one leads to a file that does not exist. */
function realPath(path: string): string | undefined {
  if (dirname(path) === path) return path;
  try {
    return realpathSync(path);
  } catch {
    // The file does not exist yet, unless it is a link to a missing file.
  }
  if (attempt(() => lstatSync(path).isSymbolicLink(), false)) return undefined;
  const folder = realPath(dirname(path));
  return folder === undefined ? undefined : join(folder, basename(path));
}
