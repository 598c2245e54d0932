import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import type { ExitCode } from '../exit.js';
import { example } from '../help.js';
import type { ServeOptions } from '../serve/run-serve.js';

/** Adds `serve`. */
export function addServe(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  program
    .command('serve')
    .description('answer for the hooks of other hosts over NATS, with the hooks of the project, until SIGTERM')
    .option('--nats <url>', 'the NATS server, or several with commas; $NATS_URL, or this machine, unless given')
    .option('--creds <file>', 'a file of credentials')
    .option('--prefix <prefix>', 'what every subject begins with; hookwright unless given')
    .option('--inbox-prefix <prefix>', 'what its inbox begins with; _INBOX_<user> unless given')
    .option('--queue <name>', 'of the servers of one queue each event asks one; hookwright unless given')
    .option('--concurrency <n>', 'how many events are answered at once; 256 unless given')
    .option('--ready-file <file>', 'written when it serves, removed when it ends')
    .option('--project <dir>', 'the folder whose settings count; the current one unless given')
    .option('--lenient', 'also serve when hooks are off, invalid or untrusted')
    .addHelpText('after', example(cli, 'serve --nats nats://127.0.0.1:4222'))
    .action(async (options: ServeOptions) => {
      const { runServe } = await import('../serve/run-serve.js');
      end(await runServe(cli, options));
    });
}
