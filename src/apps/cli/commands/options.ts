import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';

/** Adds a subcommand to the command. Calls `end` with its exit code. */
export type AddSubcommand = (program: Command, cli: Cli, end: (code: ExitCode) => void) => void;

export interface DialectOptions {
  dialect?: readonly string[];
  plugin?: readonly string[];
}

/** Adds the option that also reads the hooks of other agents. */
export function addDialectOption(command: Command): Command {
  const collect = (names: string, before: readonly string[] = []): string[] => [...before, ...names.split(',')];
  const text = 'also read the hooks of another agent, such as claude-code; several with commas';
  return command.option('--dialect <name>', text, collect);
}

/** Adds the option that also reads the hooks of a plugin. */
export function addPluginOption(command: Command): Command {
  const collect = (folder: string, before: readonly string[] = []): string[] => [...before, folder];
  const text = 'also read the hooks of a plugin: a Claude Code plugin, a Gemini extension; may be repeated';
  return command.option('--plugin <folder>', text, collect);
}

/** Returns the context with the hooks that the options add. */
export function withHooksOf(cli: Cli, { dialect, plugin }: DialectOptions): Cli {
  return { ...cli, dialects: dialect, plugins: plugin };
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
