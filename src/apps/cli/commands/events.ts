import type { EventsOptions } from '../events.js';
import { example } from '../help.js';
import type { AddSubcommand } from './options.js';

export const addEvents: AddSubcommand = (program, cli, end) => {
  program
    .command('events')
    .description('list the events, when each fires and what a hook can do there; with a name, show the fields')
    .argument('[event]', 'name of an event, here or in another agent')
    .option('--json', 'print it as JSON')
    .addHelpText('after', example(cli, 'events', 'events <event>'))
    .action(async (event: string | undefined, options: EventsOptions) => {
      const { listEvents, showEvent } = await import('../events.js');
      end(event === undefined ? await listEvents(cli, options) : await showEvent(cli, event, options));
    });
};
