import { milliseconds } from '../show-outcome.js';
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
  const why = decision === 'allow' || reason === undefined ? '' : `: ${visible(reason).replaceAll('\n', ' ')}`;
  terminal.printWrapped(
    `${time}${terminal.style('bold', visible(eventName))} ${terminal.style(colour, decision)}${took}${why}`,
  );
  for (const hook of hooks) {
    if (hook.verdict === 'matcher') continue;
    const ended = hook.verdict === 'ran' ? milliseconds(hook.duration ?? 0) : hook.verdict;
    const failed = hook.error === undefined ? '' : `: ${visible(hook.error).replaceAll('\n', ' ')}`;
    const sign = hook.verdict !== 'ran' ? '-' : hook.error === undefined ? '✓' : '✗';
    terminal.printWrapped(
      `${sign} ${visible(hook.name)} ${ended}${hook.decision ? ` ${hook.decision}` : ''}${failed}`,
      4,
    );
  }
}
