import type { Command } from 'commander';

export interface DialectOptions {
  dialect?: readonly string[];
}

/** Adds the option that also reads the hooks of other agents. */
export function addDialectOption(command: Command): Command {
  const collect = (names: string, before: readonly string[] = []): string[] => [...before, ...names.split(',')];
  const text = 'also read the hooks of another agent, such as claude-code; several with commas';
  return command.option('--dialect <name>', text, collect);
}

/** Options that locate the record of a fleet. */
export interface FleetTraceOptions {
  /** `true` for the default server. */
  nats?: string | true;
  creds?: string;
  prefix?: string;
  inboxPrefix?: string;
}

export function addFleetTrace(command: Command): Command {
  return command
    .option('--nats [url]', 'read the trace of a fleet; the server defaults to $NATS_URL, or this machine')
    .option('--creds <file>', 'credentials file for NATS')
    .option('--prefix <prefix>', 'prefix of the subjects of the fleet (default: hookwright)')
    .option('--inbox-prefix <prefix>', 'prefix of its inbox (default: _INBOX_<user>)');
}

/** Options that select agents and settings files. */
export interface AgentOptions {
  agent?: readonly string[];
  user?: true;
  project?: true;
}

export function addAgentOptions(command: Command): Command {
  const collect = (name: string, before: readonly string[] = []): string[] => [...before, name];
  return command
    .option('--agent <name>', 'an agent, such as claude; may be repeated (default: all on this machine)', collect)
    .option('--user', 'the settings of the user, for all projects; this is the default')
    .option('--project', 'the settings of this project, to be committed');
}
