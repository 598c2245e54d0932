import type { Cli } from './cli.js';
import { type ResolvedEvent, resolveEvent } from './dialects.js';
import { completeInput, type EventFields, type InputOptions, readInput } from './event-input.js';
import { describeUnknown, type NativeInput, readNativeInput } from './native-input.js';
import type { HookProject } from './project.js';

/** Event that a user named, with its input. */
export interface PreparedEvent {
  readonly resolved: ResolvedEvent;
  /** Fields as the user wrote them. */
  readonly given: EventFields;
  /** Native fields, as far as they are given. */
  readonly fields: EventFields;
  /** Native fields, with samples for those that are not given. */
  readonly input: EventFields;
  readonly aliases: NativeInput['aliases'];
  readonly warnings: readonly string[];
}

/** Finds the event of a command line, and reads its input. */
export async function prepareEvent(
  cli: Cli,
  project: HookProject,
  name: string,
  options: InputOptions,
): Promise<PreparedEvent> {
  const given = await readInput(options);
  const hint = options.tool === undefined ? given : { ...given, tool_name: options.tool };
  const resolved = await resolveEvent(project, name, hint);
  const cwd = project.settings.getWorkingDir();
  const { fields, aliases, unknown, warnings } = await readNativeInput(cli, resolved, {
    input: given,
    tool: options.tool,
    cwd,
  });
  const input = await completeInput(cli, resolved.route, fields);
  return { resolved, given, fields, input, aliases, warnings: [...warnings, ...unknown.map(describeUnknown)] };
}
