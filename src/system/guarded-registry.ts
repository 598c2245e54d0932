import type { HookEventName } from '../../generated/index.js';
import {
  type HookEventContext,
  type HookExecutionPlan,
  HookPlanner,
  HookRegistry,
  type HooksByEvent,
  type RegisteredHook,
  readField,
  registeredHook,
} from '../core/index.js';
import { attempt } from '../util/errors.js';
import { fieldsOf } from '../util/json.js';
import { compileMatcher } from '../util/regex/compile.js';
import type { Protection } from './protection.js';

interface WorkingHost {
  getWorkingDir(): string;
}

/** Registry with the guard of hookwright itself, which is planned only for the calls that it is about. */
export class GuardedRegistry extends HookRegistry {
  readonly #protection: Protection;
  readonly #host: WorkingHost;
  /** The guard by event. Undefined for an event that it does not guard. */
  readonly #guards = new Map<string, RegisteredHook | undefined>();
  #hooks: HooksByEvent | undefined;
  #guarded: HooksByEvent | undefined;

  constructor(protection: Protection, host: WorkingHost, ...args: ConstructorParameters<typeof HookRegistry>) {
    super(...args);
    this.#protection = protection;
    this.#host = host;
  }

  override snapshotFor(...[event, session]: Parameters<HookRegistry['snapshotFor']>): HooksByEvent | undefined {
    const hooks = super.snapshotFor(event);
    const guard = this.#guardOf(event.eventName);
    if (guard === undefined || hooks === undefined || !this.#isAbout(event, session)) return hooks;
    if (this.#hooks !== hooks) {
      this.#hooks = hooks;
      this.#guarded = new Map([...hooks, [event.eventName, this.getRegisteredHooks(event.eventName)]]);
    }
    return this.#guarded;
  }

  override getRegisteredHooks(eventName: HookEventName): readonly RegisteredHook[] {
    const guard = this.#guardOf(eventName);
    const hooks = super.getRegisteredHooks(eventName);
    return guard === undefined ? hooks : Object.freeze([...hooks, guard]);
  }

  /** Returns the hooks of an event without the guard. */
  configuredHooks(eventName: HookEventName): readonly RegisteredHook[] {
    return super.getRegisteredHooks(eventName);
  }

  /** Returns true if the hooks of an event contain the guard. */
  hasGuard(hooks: HooksByEvent | undefined): boolean {
    return hooks !== undefined && hooks === this.#guarded;
  }

  #guardOf(eventName: HookEventName): RegisteredHook | undefined {
    if (!this.#guards.has(eventName)) this.#guards.set(eventName, this.#makeGuard(eventName));
    return this.#guards.get(eventName);
  }

  #makeGuard(eventName: HookEventName): RegisteredHook | undefined {
    const { config, source } = this.#protection;
    const route = this.contract.routes[eventName];
    if (route === undefined || !this.#protection.applies(route)) return undefined;
    const matcher = compileMatcher(undefined, 'regex');
    const rest = { matcherText: undefined, sequential: undefined, fault: undefined, off: undefined };
    return registeredHook({ eventName, source, config: Object.freeze(config), matcher, ...rest }, true, true);
  }

  #isAbout(...[{ eventName, fields, side }, session]: Parameters<HookRegistry['snapshotFor']>): boolean {
    return attempt(() => {
      const route = this.contract.routes[eventName];
      const args = route && readField(route, fields, side, route.chain?.into ?? '');
      const { cwd } = fieldsOf(fields['origin']);
      const folder = typeof cwd === 'string' ? cwd : (session ?? this.#host).getWorkingDir();
      return this.#protection.isAbout(args, folder);
      // An input that cannot be read may concern any file.
    }, true);
  }
}

/** Planner of a guarded registry. */
export class GuardedPlanner extends HookPlanner {
  readonly #registry: GuardedRegistry;
  readonly #withGuard: HookPlanner;

  constructor(registry: GuardedRegistry) {
    super({
      contract: registry.contract,
      get revision() {
        return registry.revision;
      },
      getRegisteredHooks: (eventName) => registry.configuredHooks(eventName),
    });
    this.#registry = registry;
    this.#withGuard = new HookPlanner(registry);
  }

  override createExecutionPlan(
    eventName: HookEventName,
    context?: HookEventContext,
    hooks?: HooksByEvent,
  ): HookExecutionPlan | null {
    if (this.#registry.hasGuard(hooks)) return this.#withGuard.createExecutionPlan(eventName, context);
    return super.createExecutionPlan(eventName, context);
  }
}
