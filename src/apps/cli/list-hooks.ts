import { type HookConfig, HookType } from '../../../generated/index.js';
import { budgetsOf, showBudgets } from './budgets.js';
import type { Cli } from './cli.js';
import { originOf, plainOrigin } from './dialects.js';
import { Exit, type ExitCode } from './exit.js';
import { describePlace, type HookPlace, placesOf } from './located-hooks.js';
import type { HookProject, ProjectHook } from './project.js';
import { showProblems } from './show-problems.js';
import { executionModes } from './show-report.js';
import { visible } from './terminal.js';

/** Effect of the guard of hookwright itself, by policy. */
const PROTECTS = {
  ask: 'blocks changes of its own files; asks about those that switch hooks of agents off',
  block: 'blocks calls that would switch guards off',
  off: 'off',
} as const;

export interface ListOptions {
  json?: true;
  session?: string;
}

interface ListedHook extends ProjectHook {
  readonly title: string;
  readonly place: HookPlace | undefined;
}

/** Shows every hook, and the budgets of sessions. */
export async function listHooks(cli: Cli, project: HookProject, options: ListOptions): Promise<ExitCode> {
  const { problems, settings } = project;
  const hooks = await project.hooks();
  const places = await placesOf(project, hooks);
  const listed = hooks.map((hook, index) => ({ ...hook, title: titleOf(hook), place: places[index] }));
  const budgets = budgetsOf(settings, options.session);
  const protect = settings.getProtection?.();
  if (options.json) cli.terminal.json({ hooks: listed.map(plain), protect, budgets, problems });
  else {
    show(cli, listed, problems.length > 0);
    if (hooks.length > 0) cli.terminal.printWrapped(`hookwright protect: ${PROTECTS[protect ?? 'off']}`);
    showBudgets(cli.terminal, budgets, options.session);
    showProblems(cli.terminal, problems);
  }
  return problems.some(({ severity }) => severity === 'error') ? Exit.problem : Exit.fine;
}

function titleOf({ verdict: { name, entry } }: ProjectHook): string {
  return hookTitle(name, entry.config, entry.dialect === undefined);
}

function show(cli: Cli, hooks: readonly ListedHook[], hasProblems: boolean): void {
  const { terminal, name } = cli;
  const help = hasProblems ? '' : ` ${name} init writes a first one.`;
  if (hooks.length === 0) terminal.print(`There are no hooks here.${help}`);
  for (const event of new Set(hooks.map((hook) => hook.event))) {
    terminal.print(terminal.style('bold', event));
    for (const hook of hooks.filter((each) => each.event === event)) showHook(cli, hook);
  }
}

function showHook(cli: Cli, hook: ListedHook): void {
  const { terminal } = cli;
  const { entry } = hook.verdict;
  const command = hookCommand(entry.config);
  terminal.printWrapped(`${mark(cli, hook)} ${visible(hook.title)}`, 2);
  terminal.printWrapped(
    [entry.config.type, entry.source, ...states(hook), ...executionModes(entry.config)].join(', '),
    4,
  );
  const prompt = 'command' in entry.config ? '$ ' : entry.config.type === HookType.Rule ? 'when ' : '';
  if (command !== undefined && command !== hook.title) terminal.printWrapped(`${prompt}${visible(command)}`, 4);
  const origin = originOf(entry) ?? (hook.place && describePlace(hook.place));
  if (origin !== undefined) terminal.printWrapped(visible(origin), 4);
  if (entry.matcher) terminal.printWrapped(`matcher ${visible(entry.matcher)}`, 4);
  if (hook.why !== undefined) terminal.printWrapped(visible(hook.why), 4);
}

function mark({ terminal }: Cli, { enabled, trusted, verdict }: ProjectHook): string {
  if (verdict.verdict === 'invalid') return terminal.style('red', '✗');
  return enabled && trusted ? terminal.style('green', '✓') : terminal.style('yellow', '-');
}

function states({ enabled, trusted, verdict }: ProjectHook): string[] {
  if (verdict.verdict === 'invalid') return ['invalid'];
  return [enabled ? 'enabled' : 'disabled', trusted ? 'trusted' : 'not trusted'];
}

function plain({ event, verdict, enabled, trusted, why, title, place }: ListedHook): object {
  const { config, source, matcher, sequential } = verdict.entry;
  return {
    event,
    name: verdict.name,
    title,
    type: config.type,
    source,
    file: place?.file,
    line: place?.line,
    column: place?.column,
    matcher,
    sequential,
    enabled,
    trusted,
    why,
    hook: config,
    dialect: plainOrigin(verdict.entry),
  };
}

const SCRIPT =
  /([^\s"'/\\=]+\.(?:sh|bash|zsh|fish|py|js|mjs|cjs|ts|mts|rb|pl|php|lua|go|ps1|cmd|bat))(?=["'\s;|&)]|$)/g;
const MAX_TITLE = 40;

/** Returns the command, condition or address of a hook as it is written; undefined for a hook that has none. */
function hookCommand(config: HookConfig): string | undefined {
  if (config.type === HookType.Rule) return config.when;
  if ('command' in config && typeof config.command === 'string') {
    const args = 'args' in config && Array.isArray(config.args) ? config.args.map((each) => ` ${each}`) : [];
    return `${config.command}${args.join('')}`;
  }
  return 'url' in config && typeof config.url === 'string' ? config.url : undefined;
}

/** Returns a short title: the name of the hook, or that of its script if it has no name and a long command. */
function hookTitle(name: string, config: HookConfig, isNative: boolean): string {
  const isCommand = config.name === undefined || config.name === hookCommand(config);
  if (!isCommand || (isNative && name.length <= MAX_TITLE)) return name;
  const script = [...name.matchAll(SCRIPT)].at(-1)?.[1];
  if (script !== undefined) return script;
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_TITLE ? line : `${line.slice(0, MAX_TITLE - 1)}…`;
}
