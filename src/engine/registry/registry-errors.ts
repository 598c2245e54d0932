import { reasonOf } from './registry-problem.js';

/** The registry was asked before it had read the configuration. */
export class HookRegistryNotInitializedError extends Error {
  override readonly name = 'HookRegistryNotInitializedError';

  constructor() {
    super('the hook registry is not initialised; await initialize() first');
  }
}

/** The host could not say which hooks there are. What was known before stays as it was. */
export class HookRegistryLoadError extends Error {
  override readonly name = 'HookRegistryLoadError';

  constructor(method: string, cause: unknown) {
    super(`the hooks cannot be read, because ${method}() of the host failed: ${reasonOf(cause)}`, { cause });
  }
}
