import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FunctionHookConfig, HookExecutionResponse, MessageBusMessage } from '../../../../src/contract.js';
import { InMemoryMessageBus, type InProcessHook, type MessageBus } from '../../../../src/engine.js';
import {
  type CreateConfigOptions,
  createConfig,
  type DebugLogger,
  HookAggregator,
  HookEventHandler,
  type HookEventName,
  HookPlanner,
  HookRegistry,
  HookRunner,
  type HookSystem,
  type HostConfig,
  MessageBusType,
} from '../../../../src/index.js';
import type { NatsMessageBus } from '../../../../src/integrations/nats/index.js';

/** Logger that records its messages. */
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
  /** Working directory of the agent and of every command. */
  readonly dir: string;
  readonly config: HostConfig;
  readonly system: HookSystem;
  readonly handler: HookEventHandler;
  readonly bus: TestBus;
  readonly logger: Recorder;
  /** Published responses, in order. */
  readonly responses: HookExecutionResponse[];
  path(name: string): string;
}

type TestBus = InMemoryMessageBus | NatsMessageBus;

let newBus: () => TestBus = () => new InMemoryMessageBus();

/** Sets the bus for hosts of the following tests. */
export function useBus(make: () => TestBus): void {
  newBus = make;
}

/** Resolves when all messages published so far have reached their listeners. */
export async function delivered(bus: TestBus): Promise<void> {
  if ('connection' in bus) await bus.connection.flush();
  await new Promise((resolve) => setImmediate(resolve));
}

/** Publishes a request and calls `then` when it reaches its listeners, before they have handled it. */
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

/** Runs a cleanup function after the test, even if it fails. */
export function afterwards(cleanup: () => unknown): void {
  onTestFinished(async () => void (await cleanup()));
}

export function makeDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hookwright-handler-'));
  afterwards(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Creates a config with its own directory, bus and logger, not yet initialized. Cleaned up after the test. */
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

/** Creates an initialized host. */
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

/** Creates the parts of a handler separately, so that a test can inspect or break them. */
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

/** Creates a function hook for any event, with any output. */
export function action(name: string, run: FunctionHookConfig['action'], more: object = {}): InProcessHook {
  return anything({ type: 'function', name, action: run, ...more });
}

/** Returns hooks for one event, in one definition. */
export function hooksFor(eventName: HookEventName, ...hooks: ReturnType<typeof command>[]) {
  return { [eventName]: [{ hooks }] };
}

/** Writes a Node script and returns the command that runs it. */
export function nodeScript(dir: string, name: string, text: string): string {
  writeFileSync(join(dir, name), text);
  return `"${process.execPath}" "${join(dir, name)}"`;
}

export function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Passes a value that the types forbid, as a JavaScript host can. */
export function anything<T>(value: unknown): T {
  return value as T;
}

/** Creates a promise that resolves when `open` is called. */
export function makeGate(): { open(): void; passed: Promise<void> } {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

/** Waits for a condition. The time limit only serves to name the condition that was not met. */
export async function until(condition: () => boolean, what: string, limitMs = 40_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`timed out waiting until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
