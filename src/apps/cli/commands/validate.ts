import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { SettingsProblem } from '../../../config/settings/index.js';
import type { Contract } from '../../../core/contract/index.js';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode, problem } from '../exit.js';
import { example, section } from '../help.js';
import { type AddSubcommand, addDialectOption, type DialectOptions } from './options.js';

interface Options extends DialectOptions {
  strict?: true;
  json?: true;
}

const EXIT_CODES = [
  '0  no errors; there may be warnings',
  '1  an error: a part of the settings is ignored, or a guard cannot start; with --strict, any warning',
  'A guard is an enforced hook of an event that can be blocked. It cannot start if its program or script is missing, not executable or has CRLF line endings.',
];

export const addValidate: AddSubcommand = (program, cli, end) => {
  addDialectOption(
    program
      .command('validate')
      .description(
        'check the settings files of this folder, or one file; exit 1 for errors and for guards that cannot start',
      ),
  )
    .argument('[file]', 'a settings file')
    .option('--strict', 'exit 1 for warnings too')
    .option('--json', 'print the problems as JSON')
    .addHelpText('after', section(cli, 'Exit codes:', ...EXIT_CODES))
    .addHelpText('after', example(cli, 'validate', 'validate .hookwright/settings.json'))
    .action(async (file: string | undefined, options: Options) => end(await validate(cli, file, options)));
};

async function validate(cli: Cli, file: string | undefined, options: Options): Promise<ExitCode> {
  const problems =
    file === undefined ? await problemsHere(cli, options) : await problemsIn(file, await cli.loadContract());
  const errors = problems.filter(({ severity, disablesGuard }) => severity === 'error' || disablesGuard).length;
  if (options.json) cli.terminal.json({ problems });
  else await show(cli, problems, errors);
  return errors > 0 || (options.strict && problems.length > 0) ? Exit.problem : Exit.fine;
}

async function show({ terminal }: Cli, problems: readonly SettingsProblem[], errors: number): Promise<void> {
  const { countOf, showProblems } = await import('../show-problems.js');
  showProblems(terminal, problems);
  const warnings = problems.length - errors;
  terminal.print(
    problems.length === 0 ? 'No problems.' : `${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}`,
  );
}

async function problemsHere(cli: Cli, { dialect }: Options): Promise<readonly SettingsProblem[]> {
  const [{ withProject }, { findSettingsLocations }] = await Promise.all([
    import('../project.js'),
    import('../runtime.js'),
  ]);
  const files = findSettingsLocations(process.cwd()).files.map((place) => place.file);
  if (dialect === undefined && !files.some((each) => existsSync(each))) {
    throw problem(
      'cannot find a settings file',
      ...files.map((each) => `looked for ${each}`),
      `run ${cli.name} init to create one`,
    );
  }
  return withProject({ ...cli, dialects: dialect }, async ({ problems }) => problems);
}

async function problemsIn(file: string, contract: Contract): Promise<readonly SettingsProblem[]> {
  const { ConfigSource, findSettingsLocations, locationOf, readSettingsFile } = await import('../runtime.js');
  const path = resolve(file);
  const { files, project, workingDir } = findSettingsLocations(process.cwd());
  const ofProject = basename(dirname(path)) === '.hookwright';
  const source = ofProject ? ConfigSource.Project : ConfigSource.User;
  const location = files.find((each) => each.file === path) ?? locationOf(path, source);
  const content = await readSettingsFile(location, { project, workingDir, contract });
  if (content.kind === 'absent') throw problem(`cannot read ${file}: not found`);
  return content.kind === 'broken' ? [content.problem] : content.problems;
}
