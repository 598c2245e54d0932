import { isDeepStrictEqual } from 'node:util';
import type { HookConfig, HookVerdict } from '../../../generated/index.js';
import type { EventDecision } from '../../core/outputs/decision.js';
import { isRecord } from '../../util/json.js';
import type { Cli } from './cli.js';
import type { FireReport, HookReport } from './fire-report.js';
import { type Terminal, visible, visibleLines } from './terminal.js';

const WORDS: Readonly<Record<EventDecision, string>> = {
  allow: 'allowed',
  deny: 'blocked',
  ask: 'a person would be asked',
  stop: 'the agent would stop',
};

/** Prints the input, output and decision of each hook, and the result. */
export function showReport({ terminal, name }: Cli, report: FireReport): void {
  const { event, input, decision, reason, systemMessage, hooks, errors, warnings, untrusted, duration } = report;
  terminal.print(terminal.style('bold', event));
  printText(terminal, 'read', JSON.stringify(input), 2);
  const others = otherFields(report);
  if (others !== undefined) printText(terminal, terminal.style('dim', 'and'), JSON.stringify(others), 2);
  for (const hook of hooks) showHook(terminal, hook, report);
  if (hooks.length === 0) terminal.print('  no hook is configured for it');
  const colour = decision === 'allow' ? 'green' : decision === 'ask' ? 'yellow' : 'red';
  terminal.print(`${terminal.style('bold', terminal.style(colour, WORDS[decision]))} after ${milliseconds(duration)}`);
  if (reason) printText(terminal, 'reason', reason, 2);
  const message = withoutCrashes(systemMessage ?? '', hooks);
  if (message !== '') printText(terminal, 'system message', message, 2);
  const { hookSpecificOutput } = report.output ?? {};
  // In the shape that hook tests expect.
  if (hookSpecificOutput !== undefined) printText(terminal, 'output', JSON.stringify({ hookSpecificOutput }), 2);
  for (const text of [...errors, ...warnings]) printText(terminal, terminal.style('yellow', 'warning'), text, 2);
  if (untrusted.length === 0) return;
  terminal.printWrapped(`Not run, because not trusted: ${visible(untrusted.join(', '))}`);
  terminal.printWrapped(`${name} trust shows what a hook does and asks; --untrusted runs it once anyway`, 2);
}

const STDERR_ABOVE = '(stderr above)';

/** Replaces what crashed hooks wrote to stderr, because it is printed above. Removes warnings that contain nothing else. */
function withoutCrashes(text: string, hooks: readonly HookReport[]): string {
  const crashed = hooks.filter(({ error }) => error !== undefined);
  const rest = crashed.reduce((left, { stderr = '' }) => withoutStderr(left, stderr), text);
  const lines = rest.split('\n').filter((line) => line !== `Warning: ${STDERR_ABOVE}`);
  return lines.join('\n');
}

/** Replaces the first part of a text that repeats stderr, whole or cut. */
function withoutStderr(text: string, stderr: string): string {
  const [first = ''] = stderr.trim().split('\n');
  const start = first === '' ? -1 : text.indexOf(first);
  if (start < 0) return text;
  const whole = stderr.trim();
  let end = start + first.length;
  while (end < text.length && end - start < whole.length && text[end] === whole[end - start]) end += 1;
  return `${text.slice(0, start)}${STDERR_ABOVE}${text.slice(end)}`;
}

/** Returns the fields that hooks read besides those of the event, such as its session; undefined if no hook ran. */
function otherFields({ input, read }: FireReport): object | undefined {
  return read && Object.fromEntries(Object.entries(read).filter(([name]) => !Object.hasOwn(input, name)));
}

/**
 * Returns what a hook read, if it differs from the fields of the event: the JSON of its dialect, or native fields that a chain
 * or `needs` changed. The fields that all native events have are left out.
 */
function ownRead({ dialect, read }: HookReport, { input, read: event = {} }: FireReport): unknown {
  if (dialect !== undefined || !isRecord(read)) return read;
  const isBase = (name: string): boolean => Object.hasOwn(event, name) && !Object.hasOwn(input, name);
  const own = Object.fromEntries(Object.entries(read).filter(([name]) => !isBase(name)));
  return isDeepStrictEqual(own, input) ? undefined : own;
}

function showHook(terminal: Terminal, hook: HookReport, report: FireReport): void {
  if (hook.verdict !== 'ran') {
    terminal.printWrapped(`${terminal.style('yellow', '-')} ${visible(hook.name)}: ${hook.verdict}`, 2);
    if (hook.origin) terminal.printWrapped(visible(hook.origin), 4);
    if (hook.why) terminal.printWrapped(visible(hook.why), 4);
    return;
  }
  const sign = hook.error !== undefined ? terminal.style('red', '✗') : terminal.style('green', '✓');
  terminal.printWrapped(`${sign} ${visible(hook.name)}: ${endingOf(hook)}`, 2);
  if (hook.origin) terminal.printWrapped(visible(hook.origin), 4);
  const read = ownRead(hook, report);
  if (read !== undefined) printText(terminal, 'read', JSON.stringify(read), 4);
  if (hook.stdout) printText(terminal, 'stdout', hook.stdout, 4);
  if (hook.stderr) printText(terminal, 'stderr', hook.stderr, 4);
  const would = wouldHaveDone(hook);
  if (would !== undefined) printText(terminal, 'would have decided', would, 4);
  if (hook.because) printText(terminal, 'because', hook.because, 4);
  if (hook.decision && !(hook.decision === 'allow' && hook.error !== undefined))
    printText(terminal, 'decided', [hook.decision, hook.reason].filter(Boolean).join(': '), 4);
  if (hook.error) printText(terminal, terminal.style('red', 'error'), withoutStderr(hook.error, hook.stderr ?? ''), 4);
  for (const warning of hook.warnings ?? []) printText(terminal, terminal.style('yellow', 'warning'), warning, 4);
  for (const hint of hook.hints ?? []) printText(terminal, terminal.style('cyan', 'hint'), hint, 4);
}

function endingOf(hook: HookReport): string {
  const { type, exitCode, signal, timedOut, duration = 0 } = hook;
  const without: Readonly<Record<string, string>> = { http: 'asked', bus: 'asked', rule: 'evaluated' };
  const code = exitCode === undefined ? without[type] : undefined;
  const how = timedOut
    ? 'ended by its timeout'
    : signal
      ? `ended by ${signal}`
      : (code ?? `exit code ${exitCode ?? 0}`);
  return [how, milliseconds(duration), ...modesOf(hook)].join(', ');
}

function modesOf({ enforced, background }: HookReport): string[] {
  return executionModes({ enforce: enforced, async: background });
}

/** Prints a title and the first line of a text, and the other lines below. */
function printText(terminal: Terminal, title: string, text: string, indent: number): void {
  const [first = '', ...others] = visibleLines(text.trimEnd());
  terminal.printWrapped(`${title} ${first}`, indent);
  for (const line of others) terminal.printWrapped(line, indent + 2);
}

export function milliseconds(duration: number): string {
  return duration < 10 ? `${duration.toFixed(1)} ms` : `${Math.round(duration)} ms`;
}

/** Returns the modes that keep a hook's output from being enforced. */
export function executionModes({ enforce, async }: Pick<HookConfig, 'enforce' | 'async'>): string[] {
  return [...(async === true ? ['in the background'] : []), ...(enforce === false ? ['not enforced'] : [])];
}

/** Describes what rules decided, and the parts of their conditions that decided. Rules with the same cause share a line. */
export function rulesThatDecided(hooks: readonly HookVerdict[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, decision, because } of hooks) {
    if (because === undefined) continue;
    const what = `${decision === undefined ? 'applied' : `decided ${decision}`}, because ${because}`;
    names.set(what, [...(names.get(what) ?? []), name]);
  }
  return [...names].map(([what, rules]) => visible(`${rules.join(', ')} ${what}`.replaceAll('\n', ' ')));
}

/** Describes what a hook that is not enforced would have done, or returns undefined. */
export function wouldHaveDone({ would }: Pick<HookVerdict, 'would'>): string | undefined {
  if (would === undefined) return undefined;
  const { decision, reason, stop, sets = [] } = would;
  const effects = [
    ...(decision === undefined ? [] : [decision]),
    ...(stop === true ? ['stop'] : []),
    ...(sets.length === 0 ? [] : [`set ${sets.join(', ')}`]),
  ];
  const why = reason === undefined || reason === '' ? '' : `: ${visible(reason.replaceAll('\n', ' '))}`;
  return effects.length === 0 ? undefined : `${visible(effects.join(', '))}${why}`;
}
