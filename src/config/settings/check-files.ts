import type { AdaptedHook, Contract } from '../../core/contract/index.js';
import { isEnforced } from '../../core/registry/enforcement.js';
import { canBlock, isEventOf, routeOf } from '../../core/registry/events.js';
import { fieldsOf, isRecord } from '../../util/json.js';
import type { HookLocation } from '../trust/index.js';
import { type CheckedCommand, CommandChecker } from './check-command.js';
import { listOf, titleOf } from './check-settings.js';
import type { Finding, SettingsProblem } from './settings-problem.js';

type Hook = Readonly<Record<string, unknown>>;

/** Reports commands that most likely do not start. */
export function checkFiles(settings: Hook, where: HookLocation, contract: Contract): Finding[] {
  const checker = new CommandChecker();
  // A hook of an unknown type never starts its command, and is reported as such.
  const known = placedHooks(settings).filter(({ hook }) => titleOf(contract, hook['type']) !== undefined);
  return known.flatMap(({ hook, event, path }) =>
    faultsOf(checker, { config: hook, location: where }, event, contract).map((fault) => ({
      ...fault,
      path: [...path, 'command'],
      at: 'value' as const,
    })),
  );
}

/** Reports the same for hooks of another agent. */
export function checkAdapted(hooks: readonly AdaptedHook[], project: string, contract: Contract): SettingsProblem[] {
  const checker = new CommandChecker();
  return hooks.flatMap(({ config, eventName, dialect }) => {
    const { file = '', line = 1, column = 1, cwd = project, variables } = dialect;
    const location = { workingDir: cwd, project };
    const faults = faultsOf(checker, { config: { ...config }, location, variables }, eventName, contract);
    return faults.map((fault) => ({ file, line, column, ...fault }));
  });
}

type Fault = Pick<SettingsProblem, 'severity' | 'message' | 'help' | 'disablesGuard'>;

function faultsOf(checker: CommandChecker, command: CheckedCommand, event: string, contract: Contract): Fault[] {
  const faults = checker.check(command);
  if (faults.length === 0) return [];
  const isGuard = isEventOf(contract, event) && canBlock(routeOf(contract, event)) && isEnforced(command.config);
  return faults.map(({ message, help, certain }) => ({
    severity: 'warning',
    message,
    help,
    ...(isGuard && certain && { disablesGuard: true as const }),
  }));
}

interface PlacedHook {
  readonly hook: Hook;
  readonly event: string;
  readonly path: readonly string[];
  readonly matcher: string;
}

/** Returns every hook of a settings file, with its event and path. */
export function placedHooks({ hooks: events }: Hook): PlacedHook[] {
  if (!isRecord(events)) return [];
  return Object.entries(events).flatMap(([event, definitions]) =>
    listOf(definitions).flatMap((definition, index): PlacedHook[] => {
      const { hooks, matcher = '' } = fieldsOf(definition);
      const at = ['hooks', event, ...(Array.isArray(definitions) ? [String(index)] : []), 'hooks'];
      return listOf(hooks).flatMap((hook, index) =>
        isRecord(hook) ? [{ hook, event, path: [...at, String(index)], matcher: String(matcher) }] : [],
      );
    }),
  );
}
