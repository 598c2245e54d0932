import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpConfiguration } from 'commander';
import { type Cli, packageFolder } from './cli.js';

/** What stands at the end of a subcommand's help: lines that can be typed as they are. `<event>` becomes a real one. */
export function example({ name }: Cli, ...lines: readonly string[]): () => string {
  return () => {
    const event = lines.some((line) => line.includes('<event>')) ? exampleEvent() : '';
    return `\nExample:\n${lines.map((line) => `  $ ${name} ${line.replace('<event>', event)}`).join('\n')}`;
  };
}

/** The event of the hook that `init` writes: every contract has it. */
function exampleEvent(): string {
  const file = join(packageFolder(), 'templates', 'init', 'settings.json');
  const { hooks = {} }: { hooks?: object } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(hooks)[0] ?? '<event>';
}

/** Where two columns have no room, a description stands below what it describes. */
export function narrowHelp(width: number): HelpConfiguration {
  if (width >= NARROW) return {};
  return {
    helpWidth: width,
    minWidthToWrap: 10,
    formatItem: (term, _termWidth, description, helper) => {
      const lines = helper.boxWrap(description, width - 6).split('\n');
      return [`  ${term}`, ...lines.map((line) => `      ${line}`)].join('\n');
    },
  };
}

const NARROW = 70;
