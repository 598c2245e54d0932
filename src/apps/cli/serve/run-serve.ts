import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { HookType } from '../../../../generated/index.js';
import { NotAskedError } from '../../../core/contract/index.js';
import { nameOf } from '../../../core/registry/registered-hook.js';
import { clientOptions, type NatsBusOptions, NatsMessageBus, NatsService } from '../../../integrations/nats/index.js';
import type { HookSystem } from '../../../system/hook-system.js';
import type { LoadedConfig } from '../../../system/index.js';
import { type Cli, packageVersion } from '../cli.js';
import type { ServeOptions } from '../commands/serve.js';
import { Exit, type ExitCode, messageOf, problem, wrongUse } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { whyUnguarded, whyUnguardedNow } from '../mcp/why-unguarded.js';
import { visible } from '../terminal.js';
import { ReadyFile } from './ready-file.js';
import { RequestGate } from './request-gate.js';

type Tell = (text: string) => void;

/** Serves until it is told to end, and ends when every request it has taken is answered. */
export async function runServe(cli: Cli, options: ServeOptions): Promise<ExitCode> {
  const concurrency = countIn(options.concurrency);
  const tell = notTooOften((text) => cli.terminal.complain(`${cli.name} serve: ${visible(text)}`));
  const door = new RequestGate({ lenient: options.lenient === true });
  const config = await openProject(cli, resolve(options.project ?? '.'), door, tell);
  const system = config.getHookSystem();
  try {
    await checkGuards(cli, config, options, tell);
    const refused = new AbortController();
    const bus = await connect(options, {
      concurrency,
      onWarning: tell,
      onServingRefused: (error) => refused.abort(error),
    });
    try {
      return await serve(cli, { bus, door, config, system, options, tell, refused: refused.signal });
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
  readonly door: RequestGate;
  readonly config: LoadedConfig;
  /** None where hooks are off. */
  readonly system: HookSystem | undefined;
  readonly options: ServeOptions;
  readonly tell: Tell;
  /** Aborted when the server does not let it hear requests. */
  readonly refused: AbortSignal;
}

async function serve(cli: Cli, serving: Serving): Promise<ExitCode> {
  const { bus, door, system, options, tell, refused } = serving;
  const ready = new ReadyFile(options.readyFile);
  const stopFollowing = followGuards(serving);
  let lost: unknown;
  await interruptible(async (interrupted) => {
    door.open(bus);
    const service = new NatsService(bus, { version: packageVersion(), onWarning: tell });
    await bus.connection.flush();
    if (refused.aborted)
      throw problem(`cannot serve: ${messageOf(refused.reason)}`, 'see what this user may subscribe to');
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
  tell(`nothing is served any more: ${messageOf(lost)}`);
  return Exit.problem;
}

/** Resolves when it shall end, with an error when no request can come any more. */
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
  try {
    const client = await clientOptions({ url: nats, creds, inboxPrefix });
    return await NatsMessageBus.connect(client, { prefix, queue, ...more });
  } catch (error) {
    throw problem(`cannot serve: ${messageOf(error)}`, '--nats names the server, --creds a file of credentials');
  }
}

function countIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw wrongUse(`--concurrency is a number from 1 on, but it is ${JSON.stringify(text)}`);
}

const ASKS_NOBODY = 'a policy server asks no other one, so that fleets do not ask themselves in circles';

async function openProject(cli: Cli, workingDir: string, door: RequestGate, tell: Tell): Promise<LoadedConfig> {
  if (!statSync(workingDir, { throwIfNoEntry: false })?.isDirectory())
    throw problem(`there is no folder ${workingDir}`);
  const [{ loadConfig }, contract] = await Promise.all([import('../runtime.js'), cli.loadContract()]);
  return loadConfig({
    workingDir,
    contract,
    messageBus: door,
    trace: { nats: door },
    bus: { request: () => Promise.reject(new NotAskedError(ASKS_NOBODY)) },
    busEvents: [],
    // Whoever edits the settings of a server means it; the removal is logged.
    removals: 'apply',
    debugLogger: { log: () => {}, debug: () => {}, warn: (text: unknown) => tell(String(text)) },
  });
}

/** A fleet counts on the hooks of its servers. */
async function checkGuards(cli: Cli, config: LoadedConfig, { lenient }: ServeOptions, tell: Tell): Promise<void> {
  const { reasons, hasUntrusted, switchedOff } = await whyUnguarded(config);
  for (const hook of switchedOff) tell(hook);
  if ((reasons.length > 0 || hasUntrusted) && !lenient) {
    const help = `${cli.name} doctor says more; --lenient serves all the same`;
    throw problem('nothing is served, because agents would not be guarded', ...reasons.map(visible), help);
  }
  for (const reason of reasons) tell(`${reason} (--lenient)`);
  const asking = busHooksOf(config);
  if (asking.length > 0) throw problem(`nothing is served: ${ASKS_NOBODY}`, ...asking.map(visible));
}

function busHooksOf(config: LoadedConfig): string[] {
  const hooks = config.getHookSystem()?.getAllHooks() ?? [];
  return hooks
    .filter(({ config: { type }, enabled }) => type === HookType.Bus && enabled)
    .map(({ config: hook, eventName }) => `${nameOf(hook)} (${eventName}) asks the bus: remove it from the settings`);
}

/** What would not have been served at the start is not served after an edit either: agents count on these hooks. */
function followGuards({ config, door, options, tell }: Serving): () => void {
  let latest = 0;
  const look = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    door.hold();
    const reasons = await whyUnguardedNow(config).catch((error: unknown) => [messageOf(error)]);
    if (own !== latest) return;
    const all = [...reasons, ...busHooksOf(config)];
    for (const reason of all) tell(options.lenient ? `${reason} (--lenient)` : reason);
    const isRefused = all.length > 0 && !options.lenient;
    door.goOn(isRefused ? `this policy server has hooks that it may not run: ${all.join('; ')}` : undefined);
  };
  return config.onChange(() => void look());
}

const SAY_AGAIN_MS = 60_000;
const MOST_REMEMBERED = 1000;

/** Every event of a fleet may have the same to say; a person reads it once a minute. */
function notTooOften(tell: Tell): Tell {
  const said = new Map<string, number>();
  return (text) => {
    const now = performance.now();
    if (now - (said.get(text) ?? Number.NEGATIVE_INFINITY) < SAY_AGAIN_MS) return;
    if (said.size >= MOST_REMEMBERED) said.clear();
    said.set(text, now);
    tell(text);
  };
}
