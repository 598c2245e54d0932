import type { HelpConfiguration } from 'commander';
import type { Cli } from './cli.js';

/** What stands at the end of a subcommand's help: lines that can be typed as they are. */
export function example({ name }: Cli, ...lines: readonly string[]): string {
  return `\nExample:\n${lines.map((line) => `  $ ${name} ${line}`).join('\n')}`;
}

/** Where two columns have no room, a description stands below what it describes. */
export function narrowHelp(width: number): HelpConfiguration {
  if (width >= NARROW) return {};
  return {
    helpWidth: width,
    minWidthToWrap: 10,
    formatItem: (term, _termWidth, description, helper) =>
      [
        `  ${term}`,
        ...helper
          .boxWrap(description, width - 6)
          .split('\n')
          .map((line) => `      ${line}`),
      ].join('\n'),
  };
}

const NARROW = 70;
