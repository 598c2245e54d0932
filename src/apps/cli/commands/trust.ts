import { example } from '../help.js';
import type { TrustOptions } from '../trust/trust.js';
import { type AddSubcommand, addDialectOption, addPluginOption } from './options.js';

export const addTrust: AddSubcommand = (program, cli, end) => {
  const text = 'show each hook of the project that waits for trust, the files it covers and what changed, and ask';
  addPluginOption(addDialectOption(program.command('trust').description(text)))
    .option('-y, --yes', 'trust all of them without asking')
    .option('--list', 'show what is trusted')
    .option('--revoke <name>', 'revoke the trust of all hooks with this name')
    .option('--lock', 'write what is trusted to .hookwright/hooks.lock.json, to be committed')
    .option('--json', 'print it as JSON, and ask nothing')
    .addHelpText('after', example(cli, 'trust', 'trust --revoke format-code'))
    .action(async (options: TrustOptions) => {
      const { trust } = await import('../trust/trust.js');
      end(await trust(cli, options));
    });
};
