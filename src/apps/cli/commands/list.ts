import type { Command } from 'commander';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode } from '../exit.js';
import { example } from '../help.js';
import type { ProjectHook } from '../project.js';
import { addDialectOption, type DialectOptions } from './options.js';

interface Options extends DialectOptions {
  json?: true;
}

/** Adds `list`. */
export function addList(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  const text = 'show every hook: its event, matcher, kind, source, whether it is enabled and trusted, and problems';
  addDialectOption(program.command('list').description(text))
    .option('--json', 'print it as JSON')
    .addHelpText('after', example(cli, 'list'))
    .action(async (options: Options) => end(await list(cli, options)));
}

async function list(cli: Cli, options: Options): Promise<ExitCode> {
  const { withProject } = await import('../project.js');
  return withProject({ ...cli, dialects: options.dialect }, async (project) => {
    const hooks = await project.hooks();
    const { problems } = project;
    const { plainOrigin } = await import('../dialects.js');
    const plainHooks = () => hooks.map((hook) => ({ ...plain(hook), dialect: plainOrigin(hook.verdict.entry) }));
    if (options.json) cli.terminal.json({ hooks: plainHooks(), problems });
    else await show(cli, hooks, problems);
    return problems.some(({ severity }) => severity === 'error') ? Exit.problem : Exit.fine;
  });
}

async function show(cli: Cli, hooks: readonly ProjectHook[], problems: Parameters<ShowProblems>[1]): Promise<void> {
  const { terminal, name } = cli;
  const { visible } = await import('../terminal.js');
  const { showProblems } = await import('../show-problems.js');
  const help = problems.length === 0 ? ` ${name} init writes a first one.` : '';
  if (hooks.length === 0) terminal.print(`There are no hooks here.${help}`);
  const { executionModes } = await import('../show-report.js');
  const { originOf } = await import('../dialects.js');
  for (const event of new Set(hooks.map((hook) => hook.event))) {
    terminal.print(terminal.style('bold', event));
    for (const hook of hooks.filter((each) => each.event === event)) {
      const { entry } = hook.verdict;
      terminal.printWrapped(`${mark(cli, hook)} ${visible(hook.verdict.name)}`, 2);
      terminal.printWrapped(
        [entry.config.type, entry.source, ...states(hook), ...executionModes(entry.config)].join(', '),
        4,
      );
      const origin = originOf(entry);
      if (origin !== undefined) terminal.printWrapped(visible(origin), 4);
      if (entry.matcher !== undefined) terminal.printWrapped(`matcher ${visible(entry.matcher)}`, 4);
      if (hook.why !== undefined) terminal.printWrapped(visible(hook.why), 4);
    }
  }
  showProblems(terminal, problems);
}

type ShowProblems = typeof import('../show-problems.js').showProblems;

function mark({ terminal }: Cli, { enabled, trusted, verdict }: ProjectHook): string {
  if (verdict.verdict === 'invalid') return terminal.style('red', '✗');
  return enabled && trusted ? terminal.style('green', '✓') : terminal.style('yellow', '-');
}

function states({ enabled, trusted, verdict }: ProjectHook): string[] {
  if (verdict.verdict === 'invalid') return ['invalid'];
  return [enabled ? 'enabled' : 'off', trusted ? 'trusted' : 'not trusted'];
}

function plain({ event, verdict, enabled, trusted, why }: ProjectHook): object {
  const { config, source, matcher, sequential } = verdict.entry;
  return {
    event,
    name: verdict.name,
    type: config.type,
    source,
    matcher,
    sequential,
    enabled,
    trusted,
    why,
    hook: config,
  };
}
