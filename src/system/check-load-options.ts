import { fieldsOf } from '../util/json.js';
import { checkWorkingDir, misspeltOptions } from './check-options.js';
import type { CreateConfigOptions } from './create-config.js';
import { InvalidHostConfigError } from './hook-system.js';
import type { LoadConfigOptions } from './load-config.js';

/** The options that only loadConfig has. */
const OPTIONS: Readonly<Record<Exclude<keyof LoadConfigOptions, keyof CreateConfigOptions>, true>> = {
  systemSettings: true,
  locked: true,
  watch: true,
  dialects: true,
  plugins: true,
  removals: true,
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
  return misspeltOptions(options, Object.keys(OPTIONS));
}
