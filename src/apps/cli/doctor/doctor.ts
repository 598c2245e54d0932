import type { Cli } from '../cli.js';
import { type DialectOptions, withHooksOf } from '../commands/options.js';
import { CliError, Exit, type ExitCode } from '../exit.js';
import { HookProject } from '../project.js';
import { outdatedSets } from '../starter-sets.js';
import { visible } from '../terminal.js';
import { checkHooks } from './check-hooks.js';
import { checkedHooks } from './checked-hook.js';
import { type Finding, groupFindings, showFindings } from './finding.js';
import { planFixes } from './fix.js';
import { checkMachine } from './machine.js';

export interface DoctorOptions extends DialectOptions {
  fix?: true;
  json?: true;
}

/** Runs every check and reports all findings at once, after fixing what is safe to fix. */
export async function doctor(cli: Cli, { fix, json, ...options }: DoctorOptions): Promise<ExitCode> {
  const withHooks = withHooksOf(cli, options);
  const fixed = fix ? await applyAllFixes(withHooks) : [];
  const findings = [...checkMachine(), ...(await checkProject(withHooks))];
  if (json) cli.terminal.json({ findings, ...(fix && { fixed }) });
  else {
    for (const text of fixed) cli.terminal.printWrapped(`${cli.terminal.style('green', 'fixed:')} ${visible(text)}`);
    showFindings(cli, findings);
  }
  return findings.every(({ note }) => note) ? Exit.fine : Exit.problem;
}

async function checkProject(cli: Cli): Promise<Finding[]> {
  const project = await HookProject.open(cli);
  try {
    return [
      ...groupFindings(await checkHooks(cli, project, await checkedHooks(project))),
      ...outdatedSets(project.settings.project).map(({ set, message }) => {
        const help = `${cli.name} init --rules ${set} replaces it, and shows the difference`;
        return { check: 'starter-rules', message, help, hooks: [] };
      }),
    ];
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const help = 'fix the file; until then every event fails';
    return [{ check: 'settings', message: error.message, help, hooks: [] }];
  } finally {
    await project.close();
  }
}

/** One mistake can hide the next one of the same script: a script that is not executable is not read. */
const MAX_FIX_ROUNDS = 4;

async function applyAllFixes(cli: Cli): Promise<string[]> {
  const all: string[] = [];
  for (let round = 0; round < MAX_FIX_ROUNDS; round += 1) {
    const done = await applyFixes(cli);
    if (done.length === 0) break;
    all.push(...done);
  }
  return all;
}

/** Fixes what is safe to fix. Returns what was done. Never trusts a hook. */
async function applyFixes(cli: Cli): Promise<string[]> {
  const project = await HookProject.open(cli);
  try {
    const done: string[] = [];
    for (const { apply } of planFixes(await checkedHooks(project))) done.push(...(await apply()));
    return done;
  } catch (error) {
    // Settings that cannot be read are reported by the checks.
    if (error instanceof CliError) return [];
    throw error;
  } finally {
    await project.close();
  }
}
