import type { PluginHookConfig } from '../../generated/index.js';
import type { HookTypeRunner } from '../core/runner/hook-type-runner.js';

/** Rejects plugin hooks, which settings may contain but no runner supports. */
export const pluginRunner: HookTypeRunner<PluginHookConfig> = {
  run: () => Promise.resolve({ success: false, error: new Error('cannot run a hook of the type "plugin"') }),
};
