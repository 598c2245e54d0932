import { cutText } from '../../../util/cut-text.js';
import { readSegments } from '../../../util/shell/segments.js';
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
 * Evaluates `Bash`, `Bash(git push)`, `Bash(git *)` or `Bash(npm run test:*)`. The hook is skipped only if the call provably runs
 * another command: each program that it names is one of `runsNothingElse`, which run no other program.
 */
export function evaluateRule(rule: string, call: ToolCall, runsNothingElse: readonly string[]): RuleVerdict {
  const [, tool, specifier] = RULE.exec(rule.trim()) ?? [];
  if (tool === undefined) return runWithWarning(rule, 'it is not a rule of the form Tool or Tool(command)');
  if (!call.isNamedByRule(tool)) return { applies: false };
  if (specifier === undefined || specifier === '' || specifier === '*') return { applies: true };
  const command = call.argument('command');
  if (call.tool.role !== 'shell' || typeof command !== 'string' || PARAMETER.test(specifier)) {
    return runWithWarning(rule, 'only rules for commands are supported');
  }
  const segments = readSegments(command);
  if (segments === undefined) return runWithWarning(rule, 'the command may contain other commands');
  const pattern = specifier.replaceAll(/\s+/g, ' ');
  if (segments.some((segment) => isCommand(pattern, segment))) return { applies: true };
  const unclear = segments.find((segment) => !isOtherCommand(pattern, segment, runsNothingElse));
  if (unclear !== undefined)
    return runWithWarning(rule, `${JSON.stringify(cutText(unclear, 60))} may run other commands`);
  const hiding = call.structuredArgument;
  return hiding === undefined ? { applies: false } : runWithWarning(rule, `${hiding} may change what the command runs`);
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
function isOtherCommand(pattern: string, segment: string, runsNothingElse: readonly string[]): boolean {
  if (segment === '') return true;
  const [program = ''] = segment.split(' ', 1);
  // The shell may turn quotes, variables and globs into the very arguments that the rule names.
  const isLiteral = !/['"$*?[~]/.test(segment);
  return runsNothingElse.includes(program) && !/[<>]/.test(segment) && (isLiteral || !namesProgram(pattern, program));
}

/** Returns true if a rule may match a command that begins with the program. */
function namesProgram(pattern: string, program: string): boolean {
  const [word = ''] = withoutPath(pattern).split(/ |:\*$/, 1);
  const star = word.indexOf('*');
  return star === -1 ? word === program : program.startsWith(word.slice(0, star));
}
