import { resolve } from 'node:path';
import type { HookConfig } from '../../../generated/index.js';
import type { PendingHook } from '../../settings/index.js';
import type { Cli } from '../cli.js';
import { originOf } from '../dialects.js';
import { visible, visibleLines } from '../terminal.js';
import { lineDiff } from './line-diff.js';
import type { TrustView } from './trust.js';
import { digestOf, readText } from './trusted-texts.js';

/** What trusting a hook would mean: what it runs, which files that covers, and what is new about them. */
export function showPending({ terminal }: Cli, view: TrustView, hook: PendingHook): void {
  const { name, event, source, why, files, programs, hidden } = hook;
  terminal.printWrapped(`${terminal.style('bold', visible(name))} (${event}, ${source})`);
  terminal.printWrapped(visible(why), 2);
  for (const [first = '', ...others] of commandsOf(view, hook).map(visibleLines)) {
    terminal.printWrapped(first, 2);
    // As shells do: no other line of ours begins like this.
    for (const line of others) terminal.printWrapped(`> ${line}`, 2);
  }
  for (const path of files) showFile(terminal, view, hook, path);
  for (const [program, path] of Object.entries(programs))
    terminal.printWrapped(`runs ${visible(program)}: ${visible(path)}`, 2);
  if (hidden.length === 0) return;
  const text = `not fully covered: ${hidden.map(visible).join(', ')} also runs code that these files do not show`;
  terminal.printWrapped(terminal.style('yellow', text), 2);
}

function showFile(terminal: Cli['terminal'], view: TrustView, { name, event }: PendingHook, path: string): void {
  terminal.printWrapped(`covers ${visible(path)}`, 2);
  const now = readText(resolve(view.project.settings.project, path));
  const versions = view.records.filter((record) => record.event === event && record.name === name);
  const digests = versions.flatMap(({ files }) =>
    files.filter((file) => file.path === path).map(({ sha256 }) => sha256),
  );
  if (now === undefined || digests.includes(digestOf(now))) return;
  const texts = digests.map((digest) => view.texts.find(digest)).filter((text) => text !== undefined);
  // Of several trusted versions the nearest tells the most.
  const [nearest = []] = texts.map((text) => lineDiff(text, now)).sort((a, b) => a.length - b.length);
  for (const { sign, text } of nearest) {
    const line = `${sign} ${visible(text)}`;
    terminal.print(`    ${sign === ' ' ? line : terminal.style(sign === '+' ? 'green' : 'red', line)}`);
  }
}

/** The command as it stands in the settings; of several hooks with one name, all that wait. */
function commandsOf({ untrusted }: TrustView, { name, event }: PendingHook): string[] {
  return untrusted
    .filter((hook) => hook.event === event && hook.verdict.name === name)
    .map(({ verdict: { entry } }) => {
      const { source: _, name: __, ...config } = entry.config;
      const text = textOf(config);
      const notes = [
        entry.matcher === undefined ? [] : `matcher ${visible(entry.matcher)}`,
        originOf(entry) ?? [],
      ].flat();
      return notes.length === 0 ? text : `${text}  (${notes.join('; ')})`;
    });
}

function textOf(config: Omit<HookConfig, 'source' | 'name'>): string {
  if ('url' in config) return `sends such events to ${String(config.url)}: ${JSON.stringify(config)}`;
  const isPlain = 'command' in config && Object.keys(config).length === 2;
  return `$ ${isPlain ? String(config.command) : JSON.stringify(config)}`;
}
