import type { HookTraceHook, HookVerdict } from '../../../../generated/index.js';
import { wouldHaveDone } from '../execution-modes.js';
import { milliseconds } from '../show-report.js';
import type { Terminal } from '../terminal.js';
import { visible } from '../terminal.js';
import type { TracedEvent } from './trace-events.js';

/** One line for the event, and one for each hook that ran or should have. */
export function showEvent(
  terminal: Terminal,
  { eventName, startedAt, duration, decision, reason, hooks }: TracedEvent,
): void {
  const colour = decision === 'allow' ? 'green' : decision === 'ask' ? 'yellow' : 'red';
  const time = startedAt === undefined ? '' : `${visible(startedAt).slice(11, 23)} `;
  const took = duration === undefined ? '' : `, ${milliseconds(duration)}`;
  const why = decision === 'allow' || reason === undefined ? '' : `: ${visible(reason.replaceAll('\n', ' '))}`;
  terminal.printWrapped(
    `${time}${terminal.style('bold', visible(eventName))} ${terminal.style(colour, decision)}${took}${why}`,
  );
  for (const hook of hooks) {
    if (hook.verdict !== 'matcher') terminal.printWrapped(lineOf(hook), 4);
  }
}

/** A hook that ended after its event. */
export function showLate(terminal: Terminal, hook: HookTraceHook): void {
  const time = visible(hook.endedAt).slice(11, 23);
  terminal.printWrapped(`${time} ${terminal.style('bold', visible(hook.eventName))} late: ${lineOf(hook)}`);
}

function lineOf(hook: HookVerdict): string {
  const ended = hook.verdict === 'ran' ? milliseconds(hook.duration ?? 0) : hook.verdict;
  const failed = hook.error === undefined ? '' : `: ${visible(hook.error.replaceAll('\n', ' '))}`;
  const sign = hook.verdict !== 'ran' ? '-' : hook.error === undefined ? '✓' : '✗';
  const would = wouldHaveDone(hook);
  const decided = hook.decision ?? (would === undefined ? undefined : `(would have decided ${would})`);
  return `${sign} ${visible(hook.name)} ${ended}${decided === undefined ? '' : ` ${decided}`}${failed}`;
}
