import type { HookConfig } from '../../../generated/index.js';
import { busKind } from './bus-kind.js';
import { functionKind } from './function-kind.js';
import type { HookOutcome, RunContext } from './hook-kind.js';
import { httpKind } from './http-kind.js';
import { pluginKind } from './plugin-kind.js';

/** Runs a hook as its kind says. */
export function runByKind(config: HookConfig, context: RunContext): Promise<HookOutcome> {
  switch (config.type) {
    case 'command':
    case 'worker':
      return context.programs.run(config, context);
    case 'bus':
      return busKind.run(config, context);
    case 'function':
      return functionKind.run(config, context);
    case 'http':
      return httpKind.run(config, context);
    case 'plugin':
      return pluginKind.run(config, context);
    default:
      return Promise.resolve(unknownKind(config));
  }
}

function unknownKind(config: never): HookOutcome {
  const { type }: { type?: unknown } = config;
  return { success: false, error: new Error(`there is no hook of the type ${JSON.stringify(type)}`) };
}
