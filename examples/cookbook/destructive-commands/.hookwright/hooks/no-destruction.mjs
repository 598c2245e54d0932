#!/usr/bin/env node
// BeforeTool: blocks commands that cannot be undone, and asks the user about those that it cannot parse.
import { ask, defineHook, deny } from 'hookwright/kit';

const DESTROYS = [
  /(?<![-\w])rm (.* )?(-\w*r|--r)/i,
  /(\bxargs|-exec\w*|-ok\w*) (.* )?\S*\brm\b/,
  /\bfind .* -delete\b/,
  /\b(shred|wipefs|mkfs[.\w]*) /,
  /\bdd .*\bof=/,
  /> ?\/dev\/(?!null|std|tty|fd)/,
  /\bgit (.* )?reset (.* )?--h/,
  /\bgit (.* )?clean (.* )?(-\w*f|--f)/,
  /\bgit (.* )?push (.* )?(-\w*[df]|--(del|for|mir|prune)|[+:]\S)/,
  /\bgit (.* )?(branch (.* )?-\w*D|stash (drop|clear)|checkout (.* )?(-- |-\w*f|\.)|restore (?!--staged))/,
  /\b(drop|truncate) (table|database|schema)\b/i,
];
/** The program is in a variable or computed, or a shell reads its commands from a pipe or another file. */
const UNREADABLE = [
  /(^|[;|&(]) *((\w+=\S*|sudo|env|command|exec|nohup|time|xargs|then|do|else) )*([^\s=;|&(]*[$`*?]|(eval|source|\.) )/,
  /\| *(sudo )?(\S*\/)?((ba|da|k|z)?sh|python3?|perl|ruby|node)( -\w*)* *($|[;|&)])/,
];

/** Returns the text without quotes, backslashes and braces, and with one space between words. */
const plain = (text) =>
  text
    .replace(/\\\n|["'\\]/g, '')
    .replace(/\$\{?IFS\}?|[{},]|[^\S\n]/g, ' ')
    .replace(/ +/g, ' ');

const linesOf = (value) => {
  if (Array.isArray(value)) return linesOf(value.join(' '));
  if (typeof value === 'object') return Object.values(value ?? {}).flatMap(linesOf);
  return plain(String(value)).split('\n');
};

defineHook('BeforeTool', ({ tool_input }) => {
  const lines = linesOf(tool_input);
  const commands = lines.flatMap((line) => line.split(/[;|&]/));
  const destructive = commands.find((command) => DESTROYS.some((pattern) => pattern.test(command)));
  if (destructive) return deny(`This cannot be undone: ${destructive.trim()}`);
  const unclear = lines.find((line) => UNREADABLE.some((pattern) => pattern.test(line)));
  if (unclear) return ask(`Nobody can see what this runs: ${unclear.trim()}`);
});
