import { example } from '../help.js';
import type { ServeOptions } from '../serve/run-serve.js';
import type { AddSubcommand } from './options.js';

export const addServe: AddSubcommand = (program, cli, end) => {
  program
    .command('serve')
    .description('run the hooks of the project for other hosts over NATS, until SIGTERM')
    .option('--nats <url>', 'NATS server, or several with commas (default: $NATS_URL, or this machine)')
    .option('--creds <file>', 'credentials file')
    .option('--prefix <prefix>', 'prefix of all subjects (default: hookwright)')
    .option('--inbox-prefix <prefix>', 'prefix of its inbox (default: _INBOX_<user>)')
    .option('--queue <name>', 'queue: one server of a queue handles each event (default: hookwright)')
    .option('--concurrency <n>', 'maximum number of concurrent events (default: 256)')
    .option('--ready-file <file>', 'file to create when it is ready, and to remove when it ends')
    .option('--project <dir>', 'folder with the settings (default: the current one)')
    .option('--lenient', 'also serve if hooks are disabled, invalid or not trusted')
    .addHelpText('after', example(cli, 'serve --nats nats://127.0.0.1:4222'))
    .action(async (options: ServeOptions) => {
      const { runServe } = await import('../serve/run-serve.js');
      end(await runServe(cli, options));
    });
};
