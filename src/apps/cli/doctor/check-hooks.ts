import { join } from 'node:path';
import type { SettingsProblem } from '../../../config/settings/index.js';
import { readHead } from '../../../util/files.js';
import type { Cli } from '../cli.js';
import type { HookProject } from '../project.js';
import { TrustStore } from '../runtime.js';
import { type CheckedHook, hookOf } from './checked-hook.js';
import type { Finding } from './finding.js';
import { planFixes } from './fix.js';
import { checkShims } from './machine.js';
import { checkScripts } from './scripts.js';

/** Reports what keeps the hooks of a project from firing: causes first, hooks that only wait for trust last. */
export async function checkHooks(cli: Cli, project: HookProject, hooks: readonly CheckedHook[]): Promise<Finding[]> {
  const { problems } = project;
  if (hooks.length === 0 && problems.length === 0) {
    const unread = await unreadFiles(cli, project);
    if (unread.length > 0) return unread;
    return [
      { check: 'hooks', message: 'cannot find any hooks here', help: `${cli.name} init writes a first one`, hooks: [] },
    ];
  }
  const off = hooks.filter(({ hook }) => !hook.enabled && hook.verdict.verdict !== 'invalid');
  const isAboutOff = (problem: SettingsProblem): boolean =>
    problem.message.includes('enableHooks') && off.some(({ hook }) => hook.why?.includes(problem.file));
  return [
    ...checkStore(project),
    ...checkProblems(
      problems.filter((problem) => !isAboutOff(problem)),
      hooks,
    ),
    ...checkInvalid(hooks),
    ...checkScripts(hooks),
    ...checkDisabled(off, problems.filter(isAboutOff)),
    ...checkTrust(cli, project, hooks),
    ...checkShims(hooks),
  ];
}

/** Returns files of the project that seem to have hooks and are not read. */
async function unreadFiles({ name }: Cli, project: HookProject): Promise<Finding[]> {
  const root = project.settings.project;
  const finding = (file: string, message: string, help: string): Finding[] => {
    const isThere = readHead(join(root, file), MAX_HEAD)?.includes('"hooks"') === true;
    return isThere ? [{ check: 'hooks', message, help, hooks: [] }] : [];
  };
  const path = '.hookwright/hooks.json';
  const ours = finding(path, `${path} is not a settings file: its hooks do not run`, 'rename it to settings.json');
  const documents = Object.values(await project.documents());
  const others = documents.flatMap(({ dialect, config }) =>
    config.files.flatMap(({ layer, path }) => {
      if (layer !== 'project' || !IN_PROJECT.test(path)) return [];
      const file = path.replace(IN_PROJECT, '');
      const help = `to run them here, list ${dialect} under "dialects" in the settings; ${name} doctor --dialect ${dialect} checks them`;
      return finding(file, `${file} has hooks of ${dialect}, which only that agent runs`, help);
    }),
  );
  return [...ours, ...others];
}

const IN_PROJECT = /^\$\{project\}\//;
const MAX_HEAD = 64 * 1024;

function checkStore({ settings }: HookProject): Finding[] {
  const store = new TrustStore(settings.project);
  const state = store.read();
  if (!('unreadable' in state)) return [];
  const message = `cannot read the trust store: ${state.unreadable}`;
  return [
    { check: 'trust-store', message, help: `fix or remove ${store.path}, then trust the hooks again`, hooks: [] },
  ];
}

function checkProblems(problems: readonly SettingsProblem[], hooks: readonly CheckedHook[]): Finding[] {
  const fixable = new Set(planFixes(hooks).map(({ message }) => message));
  return problems.map((problem) => {
    const { file, line, column, message, help } = problem;
    const affected = { ...hookOf(problem, hooks)?.affected, file, line, column };
    return {
      check: 'settings',
      message,
      help,
      hooks: [affected],
      ...(fixable.has(message) && { fixable: true as const }),
    };
  });
}

/** Reports invalid hooks, unless the problems of their settings file say why. */
function checkInvalid(hooks: readonly CheckedHook[]): Finding[] {
  const invalid = hooks.filter(({ hook }) => hook.verdict.verdict === 'invalid');
  const unexplained = invalid.filter(({ located }) => !located?.problems.some(({ severity }) => severity === 'error'));
  return unexplained.map(({ hook, affected }) => ({
    check: 'invalid',
    message: `the hook is invalid: ${hook.why ?? ''}`,
    help: 'it is ignored until it is fixed',
    hooks: [affected],
  }));
}

function checkDisabled(off: readonly CheckedHook[], problems: readonly SettingsProblem[]): Finding[] {
  return off.map(({ hook: { why = 'it is disabled' }, affected }) => {
    const help = problems.find(({ file }) => why.includes(file))?.help ?? 'change that setting if it was not intended';
    return { check: 'disabled', message: why.replace(/^it is/, 'hooks are'), help, hooks: [affected] };
  });
}

/** Reports all hooks that are not trusted as one cause, because one command trusts them. */
function checkTrust({ name }: Cli, { requested }: HookProject, hooks: readonly CheckedHook[]): Finding[] {
  const waiting = hooks.filter(({ hook }) => hook.enabled && !hook.trusted && hook.verdict.verdict !== 'invalid');
  if (waiting.length === 0) return [];
  const named = requested.filter((each) => waiting.some(({ hook }) => hook.verdict.entry.dialect?.name === each));
  const options = named.map((each) => ` --dialect ${each}`).join('');
  return [
    {
      check: 'untrusted',
      message: waiting.length === 1 ? '1 hook is not trusted' : `${waiting.length} hooks are not trusted`,
      help: `run ${name} trust${options}`,
      hooks: waiting.map(({ hook, affected }) => ({ ...affected, why: hook.why?.replace(/; review it, .*$/, '') })),
    },
  ];
}
