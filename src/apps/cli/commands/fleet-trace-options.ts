import type { Command } from 'commander';

/** Where the record of a fleet is. */
export interface FleetTraceOptions {
  /** `true` for the usual place. */
  nats?: string | true;
  creds?: string;
  prefix?: string;
  inboxPrefix?: string;
}

export function addFleetTrace(command: Command): Command {
  return command
    .option('--nats [url]', 'the record of a fleet instead; $NATS_URL, or this machine, unless a server is given')
    .option('--creds <file>', 'a file of credentials for NATS')
    .option('--prefix <prefix>', 'what the subjects of the fleet begin with; hookwright unless given')
    .option('--inbox-prefix <prefix>', 'what its inbox begins with; _INBOX_<user> unless given');
}
