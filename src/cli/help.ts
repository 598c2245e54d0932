import type { Cli } from './cli.js';

/** What stands at the end of a subcommand's help: lines that can be typed as they are. */
export function example({ name }: Cli, ...lines: readonly string[]): string {
  return `\nExample:\n${lines.map((line) => `  $ ${name} ${line}`).join('\n')}`;
}
