import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { HookType } from '../../../../generated/index.js';
import { writeAtomically } from '../../../config/trust/index.js';
import { NotAskedError } from '../../../core/contract/index.js';
import { nameOf } from '../../../core/registry/registered-hook.js';
import { clientOptions, type NatsBusOptions, NatsMessageBus, NatsService } from '../../../integrations/nats/index.js';
import type { HookSystem } from '../../../system/hook-system.js';
import type { LoadedConfig } from '../../../system/index.js';
import { type Cli, packageVersion } from '../cli.js';
import { Exit, type ExitCode, messageOf, problem, wrongUse } from '../exit.js';
import { findGuardProblems, findGuardProblemsAfterEdit } from '../guard-problems.js';
import { interruptible } from '../interrupts.js';
import { visible } from '../terminal.js';
import { RequestGate } from './request-gate.js';

export interface ServeOptions {
  nats?: string;
  creds?: string;
  prefix?: string;
  inboxPrefix?: string;
  queue?: string;
  concurrency?: string;
  readyFile?: string;
  project?: string;
  lenient?: true;
}

type Warn = (text: string) => void;

/** Serves until SIGINT or SIGTERM, then finishes the accepted requests. */
export async function runServe(cli: Cli, options: ServeOptions): Promise<ExitCode> {
  const concurrency = countIn(options.concurrency);
  const warn = rateLimited((text) => cli.terminal.printError(`${cli.name} serve: ${visible(text)}`));
  const gate = new RequestGate({ lenient: options.lenient === true });
  const config = await openProject(cli, resolve(options.project ?? '.'), gate, warn);
  const system = config.getHookSystem();
  try {
    await checkGuards(cli, config, options, warn);
    const refused = new AbortController();
    const bus = await connect(options, {
      concurrency,
      onWarning: warn,
      onServingRefused: (error) => refused.abort(error),
    });
    try {
      return await serve(cli, { bus, gate, config, system, options, warn, refused: refused.signal });
    } finally {
      await bus.close();
    }
  } finally {
    await system?.dispose({ kill: true });
    await config.dispose();
  }
}

interface Serving {
  readonly bus: NatsMessageBus;
  readonly gate: RequestGate;
  readonly config: LoadedConfig;
  /** Undefined if hooks are disabled. */
  readonly system: HookSystem | undefined;
  readonly options: ServeOptions;
  readonly warn: Warn;
  /** Aborted when the NATS server denies the subscription. */
  readonly refused: AbortSignal;
}

async function serve(cli: Cli, serving: Serving): Promise<ExitCode> {
  const { bus, gate, system, options, warn, refused } = serving;
  const ready = new ReadyFile(options.readyFile);
  const stopFollowing = followGuards(serving);
  let lost: unknown;
  await interruptible(async (interrupted) => {
    gate.open(bus);
    const service = new NatsService(bus, { version: packageVersion(), onWarning: warn });
    await bus.connection.flush();
    if (refused.aborted)
      throw problem(`cannot serve: ${messageOf(refused.reason)}`, 'check which subjects this user may subscribe to');
    const line = JSON.stringify(aboutServing(service, serving));
    ready.write(line);
    cli.terminal.raw(`${line}\n`);
    lost = await endOf(bus, interrupted, refused);
    ready.remove();
    service.end();
    await bus.stopServing();
    await system?.dispose();
  }).finally(() => {
    ready.remove();
    stopFollowing();
  });
  if (lost === undefined) return Exit.fine;
  warn(`stopped serving: ${messageOf(lost)}`);
  return Exit.problem;
}

/** Resolves when serving must end: with undefined after an interrupt, otherwise with an error. */
function endOf(bus: NatsMessageBus, interrupted: AbortSignal, refused: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const end = (): void => resolve(undefined);
    interrupted.addEventListener('abort', end, { once: true });
    if (interrupted.aborted) end();
    refused.addEventListener('abort', () => resolve(refused.reason), { once: true });
    void bus.connection.closed().then((error) => resolve(error ?? new Error('the connection to NATS was closed')));
  });
}

function aboutServing({ name, id }: NatsService, { bus, config, system }: Serving): object {
  return {
    ready: true,
    service: name,
    id,
    pid: process.pid,
    server: bus.connection.getServer(),
    prefix: bus.prefix,
    queue: bus.queue,
    hooks: system?.getAllHooks().length ?? 0,
    project: config.project,
  };
}

async function connect(options: ServeOptions, more: NatsBusOptions): Promise<NatsMessageBus> {
  const { nats, creds, prefix, queue, inboxPrefix } = options;
  let at = '';
  try {
    const client = await clientOptions({ url: nats, creds, inboxPrefix });
    at = `cannot connect to ${[client.servers].flat().join(', ')}: `;
    return await NatsMessageBus.connect(client, { prefix, queue, ...more });
  } catch (error) {
    throw problem(
      `cannot serve: ${at}${messageOf(error)}`,
      'set the server with --nats and the credentials with --creds',
    );
  }
}

function countIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw wrongUse(`--concurrency must be a number above 0, but got ${JSON.stringify(text)}`);
}

const NO_BUS_HOOKS = 'a policy server cannot have bus hooks, because fleets could call each other in a loop';

async function openProject(cli: Cli, workingDir: string, gate: RequestGate, warn: Warn): Promise<LoadedConfig> {
  if (!statSync(workingDir, { throwIfNoEntry: false })?.isDirectory())
    throw problem(`cannot find the folder ${workingDir}`);
  const [{ loadConfig }, contract] = await Promise.all([import('../runtime.js'), cli.loadContract()]);
  return loadConfig({
    workingDir,
    contract,
    messageBus: gate,
    trace: { nats: gate },
    protect: 'ask',
    bus: { request: () => Promise.reject(new NotAskedError(NO_BUS_HOOKS)) },
    busEvents: [],
    // Edits on a server are deliberate, so removals apply at once; they are logged.
    removals: 'apply',
    debugLogger: { log: () => {}, debug: () => {}, warn: (text: unknown) => warn(String(text)) },
  });
}

/** Throws if hooks cannot run, because the fleet relies on them. */
async function checkGuards(cli: Cli, config: LoadedConfig, { lenient }: ServeOptions, warn: Warn): Promise<void> {
  const { reasons, hasUntrusted, switchedOff } = await findGuardProblems(config);
  for (const hook of switchedOff) warn(hook);
  warnOfBudgets(config, warn);
  if ((reasons.length > 0 || hasUntrusted) && !lenient) {
    const help = `${cli.name} doctor shows details; --lenient serves anyway`;
    throw problem('cannot serve: agents would not be guarded', ...reasons.map(visible), help);
  }
  for (const reason of reasons) warn(`${reason} (--lenient)`);
  const asking = busHooksOf(config);
  if (asking.length > 0) throw problem(`cannot serve: ${NO_BUS_HOOKS}`, ...asking.map(visible));
}

/** Warns that budgets have no effect here: the agent that sends a request counts its own session. */
function warnOfBudgets(config: LoadedConfig, warn: Warn): void {
  const sources = new Set((config.getBudgets?.() ?? []).map(({ source }) => source));
  for (const source of sources) {
    warn(`the budgets of ${source} do not limit the agents of the fleet: set them in the settings of each agent`);
  }
}

function busHooksOf(config: LoadedConfig): string[] {
  const hooks = config.getHookSystem()?.getAllHooks() ?? [];
  return hooks
    .filter(({ config: { type }, enabled }) => type === HookType.Bus && enabled)
    .map(({ config: hook, eventName }) => `${nameOf(hook)} (${eventName}) asks the bus: remove it from the settings`);
}

/** Checks the hooks again after each edit and rejects requests while they cannot run. */
function followGuards({ config, gate, options, warn }: Serving): () => void {
  let latest = 0;
  const look = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    gate.hold();
    const reasons = await findGuardProblemsAfterEdit(config).catch((error: unknown) => [messageOf(error)]);
    if (own !== latest) return;
    warnOfBudgets(config, warn);
    const all = [...reasons, ...busHooksOf(config)];
    for (const reason of all) warn(options.lenient ? `${reason} (--lenient)` : reason);
    const isRefused = all.length > 0 && !options.lenient;
    gate.resume(isRefused ? `this policy server has hooks that it may not run: ${all.join('; ')}` : undefined);
  };
  return config.onChange(() => void look());
}

const REPEAT_INTERVAL_MS = 60_000;
const MAX_REMEMBERED = 1000;

/** Drops a message that was logged less than a minute ago. */
function rateLimited(warn: Warn): Warn {
  const loggedAt = new Map<string, number>();
  return (text) => {
    const now = performance.now();
    if (now - (loggedAt.get(text) ?? Number.NEGATIVE_INFINITY) < REPEAT_INTERVAL_MS) return;
    if (loggedAt.size >= MAX_REMEMBERED) loggedAt.clear();
    loggedAt.set(text, now);
    warn(text);
  };
}

/** File that exists while the server is ready. It is written atomically. */
class ReadyFile {
  readonly #path: string | undefined;

  constructor(path: string | undefined) {
    this.#path = path;
  }

  write(line: string): void {
    if (this.#path === undefined) return;
    try {
      writeAtomically(this.#path, `${line}\n`, 0o666);
    } catch (error) {
      throw problem(`${this.#path} cannot be written: ${messageOf(error)}`);
    }
  }

  remove(): void {
    if (this.#path !== undefined) rmSync(this.#path, { force: true });
  }
}
