import type { HooksMap } from '../../../../generated/index.js';
import type { DebugLogger } from '../../../../src/core/contract/index.js';
import { HookRegistry } from '../../../../src/core/registry/hook-registry.js';
import type { RegistryConfig } from '../../../../src/core/registry/read-configuration.js';

/** Logger that collects its messages. */
export class Recorder implements DebugLogger {
  readonly warnings: string[] = [];
  readonly remarks: string[] = [];

  log(): void {}

  warn(message: unknown): void {
    this.warnings.push(String(message));
  }

  debug(message: unknown): void {
    this.remarks.push(String(message));
  }
}

export interface Loaded {
  registry: HookRegistry;
  logger: Recorder;
}

/** Creates a host with these hooks and an initialized registry. */
export async function load(hooks: HooksMap | undefined, port: Partial<RegistryConfig> = {}): Promise<Loaded> {
  const logger = new Recorder();
  const registry = new HookRegistry({ getHooks: () => hooks, ...port }, logger);
  await registry.initialize();
  return { registry, logger };
}

/** Passes a value through JSON, so that it may violate its type. */
export function fromJson<T = HooksMap>(value: unknown): T {
  return JSON.parse(JSON.stringify(value));
}

/** Passes a value that JSON cannot represent, as a JavaScript host can. */
export function fromCode<T = HooksMap>(value: unknown): T {
  return value as T;
}

export function command(text: string, more: object = {}) {
  return { type: 'command' as const, command: text, ...more };
}

/** Returns the names of the hooks for an event, in order. */
export function namesOf(registry: HookRegistry, eventName: Parameters<HookRegistry['getHooksForEvent']>[0]): string[] {
  return registry
    .getHooksForEvent(eventName)
    .map(({ config }) => config.name ?? ('command' in config ? config.command : ''));
}
