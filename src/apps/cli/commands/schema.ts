import { Argument } from 'commander';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode, wrongUse } from '../exit.js';
import { example } from '../help.js';
import { readDefinitions, type Schema, selfContained } from '../schemas.js';
import type { AddSubcommand } from './options.js';

interface Options {
  output?: true;
}

export const addSchema: AddSubcommand = (program, cli, end) => {
  program
    .command('schema')
    .description('print a JSON Schema: the input of an event, or without an event that of the settings file')
    .argument('[event]', 'the name of an event, or the title of any schema of the contract')
    .option('--output', 'print the schema of the output instead')
    .addHelpText('after', example(cli, 'schema', 'schema <event> --output'))
    .action(async (event: string | undefined, options: Options) => end(await schema(cli, event, options)));
};

async function schema(cli: Cli, name: string | undefined, { output }: Options): Promise<ExitCode> {
  if (name === undefined) {
    if (output) throw wrongUse('--output needs an event');
    cli.terminal.raw(await cli.readGenerated('kit/settings.schema.json'));
    return Exit.fine;
  }
  const definitions = await readDefinitions(cli);
  const title = await titleOf(cli, name, definitions, output === true);
  cli.terminal.json(selfContained(title, definitions));
  return Exit.fine;
}

async function titleOf(cli: Cli, name: string, definitions: Schema, output: boolean): Promise<string> {
  const contract = await cli.loadContract();
  const { routes } = contract;
  const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (route !== undefined) return output ? route.outputContract : `${route.eventName}HookInput`;
  if (!output && Object.hasOwn(definitions, name)) return name;
  const [{ unknownEvent }, runtime] = await Promise.all([import('../project.js'), import('../runtime.js')]);
  throw unknownEvent(name, contract, runtime);
}

const FILES = { python: 'kit/hookwright_kit.py', typescript: 'kit/hook-types.d.ts' } as const;

export const addKit: AddSubcommand = (program, cli, end) => {
  program
    .command('kit')
    .description('print the author kit for a language, to save next to your hooks')
    .addArgument(new Argument('<language>', 'the language of your hooks').choices(Object.keys(FILES)))
    .addHelpText('after', example(cli, 'kit python > .hookwright/hooks/hookwright_kit.py'))
    .action(async (language: keyof typeof FILES) => {
      cli.terminal.raw(await cli.readGenerated(FILES[language]));
      end(Exit.fine);
    });
};
