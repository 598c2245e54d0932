import type { Cli } from '../cli.js';
import type { DoctorOptions } from '../commands/doctor.js';
import { CliError, Exit, type ExitCode } from '../exit.js';
import { HookProject } from '../project.js';
import { countOf } from '../show-problems.js';
import { visible } from '../terminal.js';
import type { Finding } from './finding.js';
import { checkMachine } from './machine.js';
import { checkSettings } from './settings.js';
import { checkShims } from './shims.js';

/** Looks at everything, so that one look is enough. */
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

async function checkProject(cli: Cli, project: HookProject, asked: readonly string[]): Promise<Finding[]> {
  try {
    const hooks = await project.hooks();
    const entries = hooks.map(({ verdict }) => verdict.entry);
    return [
      ...checkSettings(cli, project, hooks, asked),
      ...checkShims(entries, {
        workingDir: project.settings.getWorkingDir(),
        project: project.settings.project,
      }),
    ];
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return [{ check: 'settings', message: error.message, help: 'mend the file; until then every event fails' }];
  }
}

function show({ terminal }: Cli, findings: readonly Finding[]): void {
  for (const { message, help } of findings) {
    terminal.printWrapped(`${terminal.style('red', '✗')} ${visible(message)}`);
    terminal.printWrapped(visible(help), 4);
  }
  terminal.print(findings.length === 0 ? 'Nothing keeps hooks from firing.' : countOf(findings.length, 'problem'));
}
