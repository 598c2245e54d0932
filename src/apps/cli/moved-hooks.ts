import { type HookRegistryEntry, validateHookConfig } from '../../../generated/index.js';
import type { AdaptedHook, HookAdapter } from '../../core/contract/index.js';
import { adapterOf } from '../../core/registry/adapter-of.js';
import type { LoadedConfig } from '../../system/index.js';

type Layers = ReturnType<NonNullable<LoadedConfig['getHookLayers']>>;

/** Original of each hook that was adapted for a copy of the project. */
const originals = new WeakMap<HookAdapter, AdaptedHook>();

/** Adapts the hooks of dialects to a copy of the project, so that they cannot change the original. */
export function moveLayers(layers: Layers, folder: string): Layers {
  return mapHooks(layers, (hook) => moved(hook, folder));
}

/** Replaces the adapters of hooks of dialects. */
export function mapAdapters(layers: Layers, change: (adapter: HookAdapter) => HookAdapter): Layers {
  return mapHooks(layers, (hook) => {
    const adapter = change(hook.adapter);
    const original = originals.get(hook.adapter);
    if (original !== undefined) originals.set(adapter, original);
    return { ...hook, adapter };
  });
}

/** Leaves out hooks of dialects whose file does not pass a test. */
export function filterAdapted(layers: Layers, keeps: (file: string) => boolean): Layers {
  const isKept = ({ dialect }: AdaptedHook): boolean => dialect.file === undefined || keeps(dialect.file);
  return layers.map((layer) =>
    layer.adapted === undefined ? layer : { ...layer, adapted: layer.adapted.filter(isKept) },
  );
}

function mapHooks(layers: Layers, change: (hook: AdaptedHook) => AdaptedHook): Layers {
  return layers.map((layer) =>
    layer.adapted === undefined ? layer : { ...layer, adapted: layer.adapted.map(change) },
  );
}

function moved(hook: AdaptedHook, folder: string): AdaptedHook {
  const copy = hook.movedTo?.(folder);
  if (copy === undefined) return hook;
  originals.set(copy.adapter, hook);
  return copy;
}

/** Returns the original of a hook, because trust is recorded for the original and not for the copy. */
export function originalOf(entry: HookRegistryEntry): HookRegistryEntry {
  const adapter = adapterOf(entry.config);
  const original = adapter && originals.get(adapter);
  if (original === undefined) return entry;
  const config: unknown = { ...original.config, source: entry.source };
  return validateHookConfig(config) ? { ...entry, config, dialect: original.dialect } : entry;
}
