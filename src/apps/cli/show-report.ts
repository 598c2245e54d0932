import type { Cli } from './cli.js';
import { executionModes, wouldHaveDone } from './execution-modes.js';
import type { Decision, FireReport, HookReport } from './fire-report.js';
import { type Terminal, visible, visibleLines } from './terminal.js';

const WORDS: Readonly<Record<Decision, string>> = {
  allow: 'allowed',
  deny: 'refused',
  ask: 'a person would be asked',
  stop: 'the agent would stop',
};

/** What each hook read, printed and decided, and what came of it. */
export function showOutcome({ terminal, name }: Cli, outcome: FireReport): void {
  const { event, input, decision, reason, systemMessage, hooks, errors, warnings, untrusted, duration } = outcome;
  terminal.print(terminal.style('bold', event));
  texts(terminal, 'read', JSON.stringify(input), 2);
  for (const hook of hooks) showHook(terminal, hook);
  if (hooks.length === 0) terminal.print('  no hook is configured for it');
  const colour = decision === 'allow' ? 'green' : decision === 'ask' ? 'yellow' : 'red';
  terminal.print(`${terminal.style('bold', terminal.style(colour, WORDS[decision]))} after ${milliseconds(duration)}`);
  if (reason) texts(terminal, 'reason', reason, 2);
  if (systemMessage) texts(terminal, 'the model is told', systemMessage, 2);
  const { hookSpecificOutput } = outcome.output ?? {};
  if (hookSpecificOutput !== undefined) texts(terminal, 'output', JSON.stringify(hookSpecificOutput), 2);
  for (const text of [...errors, ...warnings]) texts(terminal, terminal.style('yellow', 'warning'), text, 2);
  if (untrusted.length === 0) return;
  terminal.printWrapped(
    `Not run, because nobody has trusted ${untrusted.length === 1 ? 'it' : 'them'}: ${visible(untrusted.join(', '))}`,
  );
  terminal.printWrapped(`${name} trust shows what a hook does and asks; --untrusted runs it once all the same`, 2);
}

function showHook(terminal: Terminal, hook: HookReport): void {
  if (hook.verdict !== 'ran') {
    terminal.printWrapped(`${terminal.style('yellow', '-')} ${visible(hook.name)}: ${hook.verdict}`, 2);
    if (hook.origin) terminal.printWrapped(visible(hook.origin), 4);
    if (hook.why) terminal.printWrapped(visible(hook.why), 4);
    return;
  }
  const sign = hook.error !== undefined ? terminal.style('red', '✗') : terminal.style('green', '✓');
  terminal.printWrapped(`${sign} ${visible(hook.name)}: ${endingOf(hook)}`, 2);
  if (hook.origin) terminal.printWrapped(visible(hook.origin), 4);
  if (hook.input) texts(terminal, 'read', JSON.stringify(hook.input), 4);
  if (hook.stdout) texts(terminal, 'stdout', hook.stdout, 4);
  if (hook.stderr) texts(terminal, 'stderr', hook.stderr, 4);
  const would = wouldHaveDone(hook);
  if (would !== undefined) texts(terminal, 'would have decided', would, 4);
  if (hook.decision) texts(terminal, 'decided', [hook.decision, hook.reason].filter(Boolean).join(': '), 4);
  if (hook.error) texts(terminal, terminal.style('red', 'error'), hook.error, 4);
  for (const warning of hook.warnings ?? []) texts(terminal, terminal.style('yellow', 'warning'), warning, 4);
}

function endingOf(hook: HookReport): string {
  const { type, exitCode, signal, timedOut, duration = 0 } = hook;
  const code = (type === 'http' || type === 'bus') && exitCode === undefined ? 'asked' : `exit code ${exitCode ?? 0}`;
  const how = timedOut ? 'ended by its timeout' : signal ? `ended by ${signal}` : code;
  return [how, milliseconds(duration), ...mannersOf(hook)].join(', ');
}

function mannersOf({ enforced, background }: HookReport): string[] {
  return executionModes({ enforce: enforced, async: background });
}

/** A text with its name before its first line, and the others below. */
function texts(terminal: Terminal, title: string, text: string, indent: number): void {
  const [first = '', ...others] = visibleLines(text.trimEnd());
  terminal.printWrapped(`${title} ${first}`, indent);
  for (const line of others) terminal.printWrapped(line, indent + 2);
}

export function milliseconds(duration: number): string {
  return duration < 10 ? `${duration.toFixed(1)} ms` : `${Math.round(duration)} ms`;
}
