import type { HookVerdict } from '../../../generated/index.js';
import { budgetsOf, isSession, showBudgets } from './budgets.js';
import type { Cli } from './cli.js';
import { aliasesOf, originOf, plainOrigin } from './dialects.js';
import type { InputOptions } from './event-input.js';
import { Exit, type ExitCode } from './exit.js';
import { type Explanation, evaluateRules, explainEvent, plainVerdict } from './explain-event.js';
import { type PreparedEvent, prepareEvent } from './prepare-event.js';
import type { HookProject } from './project.js';
import { executionModes } from './show-report.js';
import { type Terminal, visible } from './terminal.js';

export interface ExplainOptions extends InputOptions {
  session?: string;
  json?: true;
}

interface ShownExplanation extends Explanation {
  /** Name of the event in its dialect, if the user passed one. */
  readonly theirs: { readonly dialect: string; readonly event: string } | undefined;
}

type Verdict = Explanation['hooks'][number];

/** Verdicts of the rules, if there is an input. */
type Rules = Awaited<ReturnType<typeof evaluateRules>>;

/** Shows which hooks an event would run, and why the others would not. */
export async function explain(
  cli: Cli,
  project: HookProject,
  event: string,
  options: ExplainOptions,
): Promise<ExitCode> {
  const prepared = await prepareEvent(cli, project, event, options);
  const { resolved, fields, input, warnings } = prepared;
  const { tool } = options;
  const aliases = prepared.aliases ?? (tool === undefined ? undefined : await aliasesOf(project, tool));
  const whole = options.input === undefined ? undefined : input;
  const explained = await explainEvent(project, resolved.route, fields, whole, aliases);
  const skips =
    tool === undefined || whole !== undefined ? undefined : await skippedRules(project, prepared, explained);
  const explanation = { ...explained, hooks: explained.hooks.map((hook) => skips?.get(hook) ?? hook) };
  const theirs = resolved.theirs && { dialect: resolved.theirs.dialect.dialect, event };
  const rules = await evaluateRules(project, resolved.route, whole ?? {}, whole === undefined ? [] : explanation.hooks);
  const sessionId = options.session ?? sessionIn(prepared);
  const budgets = budgetsOf(project.settings, sessionId);
  if (options.json) {
    const hooks = explanation.hooks.map((hook) => {
      return { ...plainVerdict(hook), dialect: plainOrigin(hook.entry), rule: plainRule(rules.get(hook)) };
    });
    cli.terminal.json({ ...explanation, theirs, hooks, budgets, warnings });
    return Exit.fine;
  }
  for (const warning of warnings) cli.terminal.printError(`${cli.name}: warning: ${visible(warning)}`);
  show(cli, { ...explanation, theirs }, rules);
  showBudgets(cli.terminal, budgets, sessionId);
  return Exit.fine;
}

/** Arguments with which a tool has all facts that it can have. */
const ARGUMENTS = { command: 'true', path: 'x', file_path: 'x', pattern: 'x' };

/** Finds rules about facts that a tool never has: with a command and a file, they are skipped too. */
async function skippedRules(
  project: HookProject,
  { resolved: { route }, fields }: PreparedEvent,
  { hooks }: Explanation,
): Promise<ReadonlyMap<Verdict, Verdict>> {
  const rules = await evaluateRules(project, route, { ...fields, tool_input: ARGUMENTS }, hooks);
  return new Map(
    [...rules].flatMap(([hook, { verdict, why = '' }]): [Verdict, Verdict][] =>
      verdict === 'matcher' ? [[hook, { entry: hook.entry, name: hook.name, planned: false, verdict, why }]] : [],
    ),
  );
}

/** Returns the session that the input names, if it is known. */
function sessionIn({ given }: PreparedEvent): string | undefined {
  const named = given['session_id'];
  return isSession(named) ? named : undefined;
}

function show({ terminal, name }: Cli, { event, theirs, matched, mode, hooks }: ShownExplanation, rules: Rules): void {
  if (theirs !== undefined) terminal.printWrapped(`${theirs.event} of ${theirs.dialect} is ${event} here.`);
  const running = hooks.filter(({ planned }) => planned);
  const others = hooks.filter(({ planned }) => !planned);
  const what = matched === undefined ? event : `${event} (${visible(matched)})`;
  const how = running.length > 1 ? (mode === 'sequential' ? ', one after another' : ', all at once') : '';
  terminal.print(
    `${terminal.style('bold', what)}: ${running.length === 0 ? 'no hook' : running.length} would run${how}`,
  );
  for (const [place, hook] of running.entries()) showRunning(terminal, hook, place + 1, rules.get(hook));
  if (others.length > 0) terminal.print('Would not run:');
  for (const hook of others) showOther(terminal, hook);
  if (hooks.length === 0) terminal.print(`No hook is configured for it. ${name} list shows those that are.`);
}

function showRunning(
  terminal: Terminal,
  { name, entry, why }: Verdict,
  place: number,
  rule: HookVerdict | undefined,
): void {
  const { config, source } = entry;
  const how = [config.type, source, ...executionModes(config)].join(', ');
  terminal.printWrapped(`${place}. ${visible(name)} (${how})`, 2);
  showLines(terminal, [originOf(entry), why, rule && ruleResult(rule)], 5);
}

/** Describes what a rule would decide about the input. */
function ruleResult({ verdict, why, error, decision, because }: HookVerdict): string {
  if (error !== undefined) return error;
  if (verdict !== 'ran') return `would be skipped: ${why}`;
  if (because === undefined) return 'its condition is false';
  return `would ${decision === undefined ? 'apply' : `decide ${decision}`}, because ${because}`;
}

function plainRule(rule: HookVerdict | undefined) {
  if (rule === undefined) return undefined;
  const { verdict, why, error, decision, because } = rule;
  return { verdict, why, error, decision, because };
}

function showOther(terminal: Terminal, hook: Verdict): void {
  terminal.printWrapped(`${terminal.style('yellow', '-')} ${visible(hook.name)}: ${hook.verdict}`, 2);
  const refusal = hook.planned || hook.refusal === undefined ? undefined : `it blocks: ${hook.refusal}`;
  showLines(terminal, [originOf(hook.entry), hook.why, refusal], 4);
}

function showLines(terminal: Terminal, lines: readonly (string | undefined)[], indent: number): void {
  for (const line of lines) if (line !== undefined) terminal.printWrapped(visible(line), indent);
}
