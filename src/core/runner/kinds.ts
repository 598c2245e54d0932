import type { HookConfig } from '../../../generated/index.js';
import { busRunner } from '../../runners/bus.js';
import { functionRunner } from '../../runners/function.js';
import { httpRunner } from '../../runners/http/http-runner.js';
import { pluginRunner } from '../../runners/plugin.js';
import type { HookRunResult, RunContext } from './hook-type-runner.js';
import { runAtDepth, trackedAtDepth } from './nesting-depth.js';

/** Runs a hook as its kind says, as deep as whoever asked for it. */
export function runByKind(config: HookConfig, context: RunContext): Promise<HookRunResult> {
  const { depth } = context;
  if (depth === undefined) return run(config, context);
  // Most functions of a host ask nobody; what all other kinds start is told how deep it is.
  const enter = config.type === 'function' ? runAtDepth : trackedAtDepth;
  return enter(depth, () => run(config, context));
}

function run(config: HookConfig, context: RunContext): Promise<HookRunResult> {
  switch (config.type) {
    case 'command':
    case 'worker':
      return context.programs.run(config, context);
    case 'bus':
      return busRunner.run(config, context);
    case 'function':
      return functionRunner.run(config, context);
    case 'http':
      return httpRunner.run(config, context);
    case 'plugin':
      return pluginRunner.run(config, context);
    default:
      return Promise.resolve(unknownKind(config));
  }
}

function unknownKind(config: never): HookRunResult {
  const { type }: { type?: unknown } = config;
  return { success: false, error: new Error(`there is no hook of the type ${JSON.stringify(type)}`) };
}
