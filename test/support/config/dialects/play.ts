import { isRecord } from '../../../../src/util/json.js';
import { fireEvent, foreignProject, PROJECT_FILES } from './foreign-project.js';

/** A hook of another agent, as its settings file declares it. */
export interface PlayedHook {
  readonly command?: string;
  readonly matcher?: string;
  /** Further keys of the entry, such as `if`. */
  readonly entry?: object;
}

/** Decision of the hooks of one event. */
export interface Played {
  readonly blocks: boolean;
  readonly stops: boolean;
  readonly reason: string | undefined;
  readonly context: string | undefined;
  /** Arguments that the hooks changed. */
  readonly rewrite: unknown;
  readonly ran: number;
  readonly failed: number;
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
}

/** Shell call of the rows that were played in the agents. */
export const SHELL_CALL = {
  hook_event_name: 'BeforeTool',
  tool_name: 'run_shell_command',
  tool_input: { command: 'echo original > ran.txt; cat marker.txt' },
};

/** Returns a script that prints JSON. */
export function prints(output: object, end = ''): string {
  return `cat >/dev/null; printf '%s' '${JSON.stringify(output)}'; ${end}`;
}

/** Fires an event of the host with hooks of one agent. */
export async function play(
  dialect: string,
  eventName: string,
  hooks: readonly PlayedHook[],
  event: Readonly<Record<string, unknown>> = SHELL_CALL,
): Promise<Played> {
  const groups = hooks.map(({ command, matcher, entry }) => {
    const hook = { type: 'command', ...(command !== undefined && { command }), ...entry };
    const matched = matcher === undefined ? {} : { matcher };
    return dialect === 'copilot-cli' ? { ...matched, ...hook } : { ...matched, hooks: [hook] };
  });
  const file = { hooks: { [eventName]: groups } };
  const { config } = await foreignProject({ [PROJECT_FILES[dialect] ?? '']: file }, { dialects: [dialect] });
  const { finalOutput, trace } = await fireEvent(config, event);
  const ran = trace.hooks.filter(({ verdict }) => verdict === 'ran');
  const blocks = finalOutput?.isBlockingDecision() ?? false;
  const stops = finalOutput?.shouldStopExecution() ?? false;
  const specific = finalOutput?.hookSpecificOutput;
  return {
    blocks,
    stops,
    reason: blocks || stops ? finalOutput?.getEffectiveReason() : undefined,
    context: finalOutput?.getAdditionalContext(),
    rewrite: isRecord(specific) ? specific['tool_input'] : undefined,
    ran: ran.length,
    failed: ran.filter(({ success }) => success === false).length,
    warnings: ran.flatMap(({ warnings }) => warnings ?? []),
    problems: config.problems.map(({ message }) => message),
  };
}
