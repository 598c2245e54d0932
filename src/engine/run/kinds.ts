import type { HookConfig } from '../../../generated/index.js';
import { adapterOf } from '../registry/adapter-of.js';
import { runAdapted } from './adapted-command.js';
import { busKind } from './bus-kind.js';
import { commandKind } from './command-kind.js';
import { functionKind } from './function-kind.js';
import type { HookKind, HookOutcome, RunContext } from './hook-kind.js';
import { httpKind } from './http-kind.js';
import { pluginKind } from './plugin-kind.js';
import { workerKind } from './worker/worker-kind.js';

type KindOf<Type> = HookKind<Extract<HookConfig, { type: Type }>>;

const kinds: { readonly [Type in HookConfig['type']]: KindOf<Type> } = {
  bus: busKind,
  command: commandKind,
  function: functionKind,
  http: httpKind,
  plugin: pluginKind,
  worker: workerKind,
};

/** Runs a hook as its kind says. */
export function runByKind(config: HookConfig, context: RunContext): Promise<HookOutcome> {
  switch (config.type) {
    case 'command': {
      const adapter = adapterOf(config);
      return adapter === undefined ? kinds.command.run(config, context) : runAdapted(config, adapter, context);
    }
    case 'bus':
      return kinds.bus.run(config, context);
    case 'function':
      return kinds.function.run(config, context);
    case 'http':
      return kinds.http.run(config, context);
    case 'plugin':
      return kinds.plugin.run(config, context);
    case 'worker':
      return kinds.worker.run(config, context);
    default:
      return Promise.resolve(unknownKind(config));
  }
}

function unknownKind(config: never): HookOutcome {
  const { type }: { type?: unknown } = config;
  return { success: false, error: new Error(`there is no hook of the type ${JSON.stringify(type)}`) };
}
