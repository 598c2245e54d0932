import { onTestFinished } from 'vitest';
import { type CreateHooksOptions, createHooks, type Hooks } from '../../../../src/index.js';
import { type ForeignProject, PROJECT_FILES } from './foreign-project.js';

/** Hooks of one agent, as its project file declares them: an event and a command for each hook. */
export function agentHooks(
  dialect: string,
  hooks: readonly (readonly [event: string, command: string, more?: object])[],
): Record<string, unknown> {
  const events: Record<string, object[]> = {};
  for (const [event, command, more = {}] of hooks) {
    const entry =
      dialect === 'copilot-cli'
        ? { type: 'command', bash: command, ...more }
        : { hooks: [{ type: 'command', command, ...more }] };
    events[event] = [...(events[event] ?? []), entry];
  }
  return { [PROJECT_FILES[dialect] ?? '']: { version: 1, hooks: events } };
}

/** Returns a command that reads its input and prints an answer. */
export function answer(value: object): string {
  return `cat >/dev/null; echo '${JSON.stringify(value)}'`;
}

/** Returns a command that prints a text on standard error and exits with 2. */
export function exit2(text: string): string {
  return `cat >/dev/null; echo '${text}' >&2; exit 2`;
}

/** Creates the hooks of a host in a project whose hooks are trusted. They are disposed after the test. */
export async function hostHooks(
  { project, system }: ForeignProject['machine'],
  dialect: string,
  options: Pick<CreateHooksOptions, 'tools' | 'messages' | 'onError'> = {},
): Promise<Hooks> {
  const given = { cwd: project, systemSettings: system, dialects: [dialect], logger: false } as const;
  const hooks = await createHooks({ ...given, ...options });
  onTestFinished(() => hooks.dispose());
  return hooks;
}
