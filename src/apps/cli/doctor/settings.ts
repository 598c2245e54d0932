import type { Cli } from '../cli.js';
import { originOf } from '../dialects.js';
import type { HookProject, KnownHook } from '../project.js';
import { TrustStore } from '../runtime.js';
import { shortPath } from '../show-problems.js';
import type { Finding } from './finding.js';

/** Hooks that are switched off, not trusted or broken, and a store that cannot be read. */
export function checkSettings(
  cli: Cli,
  project: HookProject,
  hooks: readonly KnownHook[],
  asked: readonly string[],
): Finding[] {
  return [...checkStore(project), ...checkHooks(cli, project, hooks, asked), ...checkProblems(project)];
}

function checkStore({ settings }: HookProject): Finding[] {
  const store = new TrustStore(settings.project);
  const state = store.read();
  if (!('unreadable' in state)) return [];
  const message = `the record of what is trusted cannot be read: ${state.unreadable}`;
  return [{ check: 'trust-store', message, help: `mend or remove ${store.path}, then trust the hooks again` }];
}

function checkHooks(
  { name }: Cli,
  { problems }: HookProject,
  hooks: readonly KnownHook[],
  asked: readonly string[],
): Finding[] {
  if (hooks.length === 0 && problems.length === 0) {
    return [{ check: 'hooks', message: 'there are no hooks here', help: `${name} init writes a first one` }];
  }
  return hooks.flatMap((hook): Finding[] => {
    const origin = originOf(hook.verdict.entry);
    const what = `${hook.verdict.name} (${origin === undefined ? hook.event : `${hook.event}, ${origin}`})`;
    const why = hook.why ?? '';
    if (hook.verdict.verdict === 'invalid') return [{ check: 'invalid', message: `${what} is invalid`, help: why }];
    if (!hook.enabled) return [{ check: 'switched-off', message: `${what} is switched off`, help: why }];
    if (hook.trusted) return [];
    const dialect = hook.verdict.entry.dialect?.name ?? '';
    const option = asked.includes(dialect) ? ` --dialect ${dialect}` : '';
    return [{ check: 'untrusted', message: `${what} is not trusted: ${why}`, help: `run ${name} trust${option}` }];
  });
}

function checkProblems({ problems }: HookProject): Finding[] {
  return problems.map(({ file, line, column, message, help }) => ({
    check: 'settings',
    message: `${shortPath(file)}:${line}:${column}: ${message}`,
    help,
  }));
}
