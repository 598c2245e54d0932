import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  type CreateConfigOptions,
  createConfig,
  type DebugLogger,
  type FunctionHookConfig,
  HookAggregator,
  HookEventHandler,
  type HookEventName,
  type HookExecutionResponse,
  HookPlanner,
  HookRegistry,
  HookRunner,
  type HookSystem,
  type HostConfig,
  InMemoryMessageBus,
  type InProcessHook,
  type MessageBus,
  type MessageBusMessage,
  MessageBusType,
} from '../../../../src/index.js';
import type { NatsMessageBus } from '../../../../src/integrations/nats/index.js';

/** A logger that keeps what it is told. */
export class Recorder implements DebugLogger {
  readonly records: { tag: string; record: unknown }[] = [];
  readonly warnings: unknown[][] = [];
  readonly lines: string[] = [];

  log(tag: string, record?: unknown): void {
    this.records.push({ tag, record });
  }

  warn(...details: unknown[]): void {
    this.warnings.push(details);
  }

  debug(...details: unknown[]): void {
    this.lines.push(details.join(' '));
  }

  tagged(tag: string): unknown[] {
    return this.records.filter((each) => each.tag === tag).map(({ record }) => record);
  }
}

export interface Host {
  /** The working directory of the agent, and of every command. */
  readonly dir: string;
  readonly config: HostConfig;
  readonly system: HookSystem;
  readonly handler: HookEventHandler;
  readonly bus: TestBus;
  readonly logger: Recorder;
  /** What was published in answer, in order. */
  readonly responses: HookExecutionResponse[];
  path(name: string): string;
}

type TestBus = InMemoryMessageBus | NatsMessageBus;

let newBus: () => TestBus = () => new InMemoryMessageBus();

/** What hosts of the following tests are given as their bus. */
export function useBus(make: () => TestBus): void {
  newBus = make;
}

/** Resolves when everything that was published so far has reached its listeners. */
export async function delivered(bus: TestBus): Promise<void> {
  if ('connection' in bus) await bus.connection.flush();
  await new Promise((resolve) => setImmediate(resolve));
}

/** Publishes a request, and does something as soon as it has reached its listeners, before they have done anything. */
export async function reaching<Result>(
  bus: TestBus,
  request: MessageBusMessage,
  then: () => Promise<Result>,
): Promise<Result> {
  const reached = new Promise<Result>((resolve, reject) => {
    const unsubscribe = bus.subscribe(MessageBusType.HOOK_EXECUTION_REQUEST, () => {
      unsubscribe();
      then().then(resolve, reject);
    });
  });
  bus.publish(request);
  return reached;
}

/** Does something after the test, whatever becomes of it. */
export function afterwards(cleanup: () => unknown): void {
  onTestFinished(async () => void (await cleanup()));
}

export function makeDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hookwright-handler-'));
  afterwards(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A host with its own directory, bus and logger, not yet initialised. Taken down after the test. */
export function makeConfig(options: Partial<CreateConfigOptions> = {}) {
  const dir = options.workingDir ?? makeDir();
  const bus = newBus();
  const logger = new Recorder();
  const responses: HookExecutionResponse[] = [];
  bus.subscribe(MessageBusType.HOOK_EXECUTION_RESPONSE, (message) => responses.push(message as HookExecutionResponse));
  const config = createConfig({
    workingDir: dir,
    sessionId: 'session-1',
    messageBus: bus,
    debugLogger: logger,
    ...options,
  });
  return { dir, bus, logger, responses, config, path: (name: string) => join(dir, name) };
}

export function systemOf(config: HostConfig): HookSystem {
  const system = config.getHookSystem();
  if (system === undefined) throw new Error('hooks are off');
  afterwards(() => system.dispose({ kill: true }));
  return system;
}

/** The same, initialised. */
export async function makeHost(options: Partial<CreateConfigOptions> = {}): Promise<Host> {
  const made = makeConfig(options);
  const system = systemOf(made.config);
  await system.initialize();
  return { ...made, system, handler: system.getEventHandler() };
}

export interface Parts {
  registry: HookRegistry;
  planner: HookPlanner;
  runner: HookRunner;
  aggregator: HookAggregator;
}

/** The parts of a handler by themselves, for a test that looks at them or breaks one. */
export async function wired(options: Partial<CreateConfigOptions> = {}) {
  const made = makeConfig({ messageBus: undefined, ...options });
  const registry = new HookRegistry(made.config);
  await registry.initialize();
  const runner = new HookRunner(made.config);
  afterwards(() => runner.dispose({ kill: true }));
  const parts: Parts = { registry, planner: new HookPlanner(registry), runner, aggregator: new HookAggregator() };
  return { ...made, parts };
}

export function handlerOf(
  { registry, planner, runner, aggregator }: Parts,
  config: HostConfig,
  bus?: MessageBus<MessageBusMessage>,
  logger?: DebugLogger,
): HookEventHandler {
  const handler = new HookEventHandler(config, registry, planner, runner, aggregator, bus, logger);
  afterwards(() => handler.dispose());
  return handler;
}

export function command(text: string, more: object = {}) {
  return { type: 'command' as const, command: text, ...more };
}

/** A function for any event, though it may answer what only some of them have. */
export function action(name: string, run: FunctionHookConfig['action'], more: object = {}): InProcessHook {
  return anything({ type: 'function', name, action: run, ...more });
}

/** Hooks of one event, in one definition. */
export function hooksFor(eventName: HookEventName, ...hooks: ReturnType<typeof command>[]) {
  return { [eventName]: [{ hooks }] };
}

/** Writes a script for Node and returns the command that runs it. */
export function nodeScript(dir: string, name: string, text: string): string {
  writeFileSync(join(dir, name), text);
  return `"${process.execPath}" "${join(dir, name)}"`;
}

export function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** What no type allows, but a host in JavaScript can hand over. */
export function anything<T>(value: unknown): T {
  return value as T;
}

/** Resolves when it is told to. */
export function makeGate(): { open(): void; passed: Promise<void> } {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

/** Waits for a condition, never for a time; the limit is only there to name what did not come. */
export async function until(condition: () => boolean, what: string, limitMs = 40_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
