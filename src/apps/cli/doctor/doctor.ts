import type { Cli } from '../cli.js';
import type { DialectOptions } from '../commands/options.js';
import { originOf } from '../dialects.js';
import { CliError, Exit, type ExitCode } from '../exit.js';
import { HookProject, type ProjectHook } from '../project.js';
import { TrustStore } from '../runtime.js';
import { countOf, shortPath } from '../show-problems.js';
import { visible } from '../terminal.js';
import { checkMachine, checkShims, type Finding } from './machine.js';

export interface DoctorOptions extends DialectOptions {
  json?: true;
}

/** Runs every check and reports all findings at once. */
export async function doctor(cli: Cli, { json, dialect }: DoctorOptions): Promise<ExitCode> {
  const project = await HookProject.open({ ...cli, dialects: dialect });
  try {
    const findings = [...checkMachine(), ...(await checkProject(cli, project, dialect ?? []))];
    if (json) cli.terminal.json({ findings });
    else show(cli, findings);
    return findings.length === 0 ? Exit.fine : Exit.problem;
  } finally {
    await project.close();
  }
}

async function checkProject(cli: Cli, project: HookProject, dialects: readonly string[]): Promise<Finding[]> {
  try {
    const hooks = await project.hooks();
    const entries = hooks.map(({ verdict }) => verdict.entry);
    return [
      ...checkSettings(cli, project, hooks, dialects),
      ...checkShims(entries, {
        workingDir: project.settings.getWorkingDir(),
        project: project.settings.project,
      }),
    ];
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return [{ check: 'settings', message: error.message, help: 'fix the file; until then every event fails' }];
  }
}

function show({ terminal }: Cli, findings: readonly Finding[]): void {
  for (const { message, help } of findings) {
    terminal.printWrapped(`${terminal.style('red', '✗')} ${visible(message)}`);
    terminal.printWrapped(visible(help), 4);
  }
  terminal.print(findings.length === 0 ? 'Nothing keeps hooks from firing.' : countOf(findings.length, 'problem'));
}

/** Reports hooks that are disabled, not trusted or invalid, and a trust store that cannot be read. */
function checkSettings(
  cli: Cli,
  project: HookProject,
  hooks: readonly ProjectHook[],
  dialects: readonly string[],
): Finding[] {
  return [...checkStore(project), ...checkHooks(cli, project, hooks, dialects), ...checkProblems(project)];
}

function checkStore({ settings }: HookProject): Finding[] {
  const store = new TrustStore(settings.project);
  const state = store.read();
  if (!('unreadable' in state)) return [];
  const message = `the record of what is trusted cannot be read: ${state.unreadable}`;
  return [{ check: 'trust-store', message, help: `fix or remove ${store.path}, then trust the hooks again` }];
}

function checkHooks(
  { name }: Cli,
  { problems }: HookProject,
  hooks: readonly ProjectHook[],
  dialects: readonly string[],
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
    const option = dialects.includes(dialect) ? ` --dialect ${dialect}` : '';
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
