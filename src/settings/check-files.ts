import { resolve } from 'node:path';
import { fileState, type HookPlace, isInterpreter, programOf, readHookText } from '../trust/index.js';
import { isRecord } from '../values/json.js';
import { listOf } from './check-settings.js';
import type { Finding } from './settings-problem.js';

type Hook = Readonly<Record<string, unknown>>;

/** Commands that will most likely not start: a file of theirs is missing, or lacks its run bit. */
export function checkFiles(settings: Hook, where: HookPlace): Finding[] {
  const states = new Map<string, ReturnType<typeof fileState>>();
  const stateOf = (path: string) => {
    const state = states.get(path) ?? fileState(path);
    states.set(path, state);
    return state;
  };
  return commandHooks(settings).flatMap(({ hook, path }) =>
    namedFiles(hook, where).flatMap(({ file, runs }): Finding[] => {
      const place = { path: [...path, 'command'], at: 'value', severity: 'warning' } as const;
      const state = stateOf(resolve(where.workingDir, file));
      const what = JSON.stringify(file);
      if (state === 'absent') {
        return [{ ...place, message: `there is no file ${what}`, help: `it was looked for in ${where.workingDir}` }];
      }
      if (!runs || state === 'executable') return [];
      return [{ ...place, message: `${what} cannot be run: it lacks its run bit`, help: `run chmod +x ${file}` }];
    }),
  );
}

interface PlacedHook {
  readonly hook: Hook;
  readonly path: readonly string[];
}

function commandHooks({ hooks: events }: Hook): PlacedHook[] {
  if (!isRecord(events)) return [];
  return Object.entries(events).flatMap(([event, definitions]) =>
    listOf(definitions).flatMap((definition, index): PlacedHook[] => {
      const hooks: unknown = isRecord(definition) ? definition['hooks'] : undefined;
      const at = ['hooks', event, ...(Array.isArray(definitions) ? [String(index)] : []), 'hooks'];
      return listOf(hooks).flatMap((hook, place) => (isRecord(hook) ? [{ hook, path: [...at, String(place)] }] : []));
    }),
  );
}

interface NamedFile {
  readonly file: string;
  /** It is started itself, not read by an interpreter. */
  readonly runs: boolean;
}

/** The program files and scripts that a command certainly needs. */
function namedFiles(hook: Hook, where: HookPlace): NamedFile[] {
  const found: NamedFile[] = [];
  for (const words of commandsOf(hook, where)) {
    const command = programOf(words);
    if (command === undefined) continue;
    // From here on relative names start elsewhere.
    if (command.program === 'cd' || command.program === 'pushd') break;
    if (command.program.includes('/')) found.push({ file: command.program, runs: true });
    const [script] = command.args;
    const namesScript = script !== undefined && /^[^-].*\.\w+$/.test(script) && script.includes('/');
    if (isInterpreter(command.program) && namesScript) found.push({ file: script, runs: false });
  }
  return found;
}

function commandsOf(hook: Hook, where: HookPlace): readonly (readonly string[])[] {
  const { command, args, env } = hook;
  if (typeof command !== 'string') return [];
  // Without either there is no path, and most of the time there is none.
  if (args === undefined && !/[/$]/.test(command)) return [];
  if (Array.isArray(args)) return [[command, ...args.map(String)]];
  return readHookText(command, isRecord(env) ? env : {}, where);
}
