import type { Command } from 'commander';

export interface DialectOptions {
  dialect?: readonly string[];
}

/** The option by which a command also reads the files of other agents. */
export function addDialectOption(command: Command): Command {
  const collect = (name: string, before: readonly string[] = []): string[] => [...before, name];
  const text = 'also read the hooks of another agent, such as claude-code, as a host that names it does';
  return command.option('--dialect <name>', text, collect);
}
