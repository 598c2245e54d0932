import type { DialectPlugin, HookMessage } from '../config/dialects/index.js';
import type { GuardStore, Removals } from '../config/settings/active-guards.js';
import type { ErrorPolicy } from '../core/contract/index.js';
import { fieldsOf } from '../util/json.js';
import { either, fieldsShape, listOf, oneOf, type Shape, shapes, withMethods } from '../util/shape.js';
import { checkNested, checkWorkingDir, isConfigOption, misspeltOptions, OPTION_SHAPES } from './config-options.js';
import type { CreateConfigOptions } from './create-config.js';
import { InvalidHostConfigError } from './hook-system.js';

/** Options of loadConfig. Hooks come from settings files. */
export interface LoadConfigOptions extends Omit<CreateConfigOptions, 'hooks'> {
  /** Settings file of the system. Defaults to /etc/hookwright/settings.json. */
  systemSettings?: string | undefined;
  /** Accept exactly the project hooks that its lock file lists; also HOOKWRIGHT_LOCKED=1, or a setting. */
  locked?: boolean | undefined;
  /** `false` reads the files once. */
  watch?: boolean | undefined;
  /** Other agents whose hooks run too, from their own files: `claude-code`, `gemini-cli` and others. */
  dialects?: readonly string[] | undefined;
  /**
   * Shows a message to the user. Gets the `systemMessage` of hooks whose agent shows it to the user; without this function,
   * the model gets it. Messages of native hooks always go to the model.
   */
  messages?: ((message: HookMessage) => void) | undefined;
  /** Folders of plugins that were written for other agents. */
  plugins?: readonly DialectPlugin[] | undefined;
  /**
   * Policy for a guard that an edit removes, weakens or disables while the host runs. `keep` (default): it stays in force
   * as it was read, with a warning; with `confirmGuard`, a person is asked once whether to remove it. `apply`: the removal
   * takes effect at once, with a warning.
   */
  removals?: Removals | undefined;
  /** Keeps guards for the next process of the same session, so that an edit between two processes does not remove them. */
  guardStore?: GuardStore | undefined;
  /**
   * Policy while a settings file cannot be read, also one of the project: it may declare guards. Defaults to `onError`, and
   * then a file of the project does not count.
   */
  unreadable?: ErrorPolicy | undefined;
}

/** Expected values of the options that createConfig does not have. */
export const LOAD_SHAPES: Readonly<Record<Exclude<keyof LoadConfigOptions, keyof CreateConfigOptions>, Shape>> = {
  systemSettings: shapes.name,
  locked: shapes.flag,
  watch: shapes.flag,
  dialects: listOf(shapes.name),
  messages: shapes.func,
  plugins: listOf(fieldsShape({ dialect: shapes.name, folder: shapes.name }, { required: ['dialect', 'folder'] })),
  unreadable: oneOf('allow', 'block'),
  removals: either(oneOf('keep', 'apply'), shapes.func),
  guardStore: withMethods('read', 'write'),
};

/** Throws an InvalidHostConfigError for options with which guards would not run. Returns a warning for each misspelt one. */
export function checkLoadOptions(options: LoadConfigOptions): string[] {
  // Without the directory the settings of its project would not be found.
  checkWorkingDir(options?.workingDir, { mustExist: true });
  if (fieldsOf(options)['hooks'] !== undefined) {
    throw new InvalidHostConfigError(
      'cannot use option "hooks" of loadConfig: hooks come from settings files. Use "layers" for hooks in code.',
    );
  }
  checkNested(options, { ...OPTION_SHAPES, ...LOAD_SHAPES });
  const others = Object.entries(options).filter(([name]) => !isConfigOption(name));
  return misspeltOptions(Object.fromEntries(others), Object.keys(LOAD_SHAPES));
}
