import type { HookConfig } from '../../../generated/index.js';
import { busKind } from '../../runners/bus.js';
import { functionKind } from '../../runners/function.js';
import { httpKind } from '../../runners/http/http-runner.js';
import { pluginKind } from '../../runners/plugin.js';
import type { HookOutcome, RunContext } from './hook-type-runner.js';
import { atDepth, followedAtDepth } from './nesting-depth.js';

/** Runs a hook as its kind says, as deep as whoever asked for it. */
export function runByKind(config: HookConfig, context: RunContext): Promise<HookOutcome> {
  const { depth } = context;
  if (depth === undefined) return run(config, context);
  // Most functions of a host ask nobody; what all other kinds start is told how deep it is.
  const enter = config.type === 'function' ? atDepth : followedAtDepth;
  return enter(depth, () => run(config, context));
}

function run(config: HookConfig, context: RunContext): Promise<HookOutcome> {
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
