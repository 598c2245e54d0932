import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpConfiguration } from 'commander';
import { type Cli, packageFolder } from './cli.js';
import { wrapped } from './lines.js';

/** Returns the examples at the end of a subcommand's help. Replaces `<event>` with an event of the contract. */
export function example({ name }: Cli, ...lines: readonly string[]): () => string {
  return () => {
    const event = lines.some((line) => line.includes('<event>')) ? exampleEvent() : '';
    return `\nExample:\n${lines.map((line) => `  $ ${name} ${line.replace('<event>', event)}`).join('\n')}`;
  };
}

/** Returns the event of the hook that `init` writes, which every contract has. */
function exampleEvent(): string {
  const file = join(packageFolder(), 'templates', 'init', 'settings.json');
  const { hooks = {} }: { hooks?: object } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(hooks)[0] ?? '<event>';
}

/** Returns what `hookwright` alone prints: the three things that people do first. */
export function firstSteps(name: string): string[] {
  const row = (words: string, text: string): string => `  ${`${name} ${words}`.padEnd(name.length + 22)}${text}`;
  return [
    'Hooks for AI agents: check, change or block what an agent does.',
    '',
    'Write a hook:',
    row('init', 'write a first hook with a test'),
    row('test', 'run the tests'),
    'See why a hook does not fire:',
    row('doctor', 'find problems and how to fix them'),
    row(`explain ${exampleEvent()}`, 'show which hooks would run, and why'),
    'Put your hooks into an agent:',
    row('install', 'add them to Claude Code, Cursor and others'),
    row('status', 'check that these agents run them'),
    '',
    `${name} --help lists all commands.`,
  ];
}

/** Returns a section of a subcommand's help: a title and paragraphs, wrapped to the terminal. */
export function section({ terminal }: Cli, title: string, ...paragraphs: readonly string[]): () => string {
  return () => {
    const width = Math.min(terminal.width ?? MAX_SECTION_WIDTH, MAX_SECTION_WIDTH) - 2;
    const lines = paragraphs.flatMap((paragraph) => wrapped(paragraph, width));
    return `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`;
  };
}

/** Puts each description below its term if the terminal is too narrow for two columns. */
export function narrowHelp(width: number): HelpConfiguration {
  if (width >= MIN_TWO_COLUMN_WIDTH) return {};
  return {
    helpWidth: width,
    minWidthToWrap: 10,
    formatItem: (term, _termWidth, description, helper) => {
      const lines = helper.boxWrap(description, width - 6).split('\n');
      return [`  ${term}`, ...lines.map((line) => `      ${line}`)].join('\n');
    },
  };
}

const MIN_TWO_COLUMN_WIDTH = 70;
const MAX_SECTION_WIDTH = 90;
