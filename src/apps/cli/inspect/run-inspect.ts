import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Dialect } from '../../../../generated/index.js';
import { namedTraceFile } from '../../../config/settings/trace-settings.js';
import type { Contract } from '../../../core/contract/index.js';
import { whenAborted } from '../../../util/abort.js';
import { FileFeed } from '../../inspector/file-feed.js';
import { Inspector } from '../../inspector/server/inspector.js';
import type { TraceFeed } from '../../inspector/trace-feed.js';
import { type Cli, packageFolder } from '../cli.js';
import type { DialectOptions, FleetTraceOptions } from '../commands/options.js';
import { codeOf, Exit, type ExitCode, messageOf, problem, wrongUse } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { HookProject } from '../project.js';
import { findSettingsLocations, loadConfig, traceFileOf } from '../runtime.js';
import { rejectFile } from '../trace/find-trace.js';
import { CliProject } from './cli-project.js';

export interface InspectOptions extends DialectOptions, FleetTraceOptions {
  trace?: string;
  port?: string;
  /** `false` with --no-open. */
  open: boolean;
}

/** Serves the inspector until Ctrl-C. */
export async function runInspect(cli: Cli, options: InspectOptions): Promise<ExitCode> {
  const port = portIn(options.port);
  if (options.nats !== undefined) rejectFile(options.trace);
  const contract = await cli.loadContract();
  const locations = findSettingsLocations(process.cwd());
  const cliWithDialects = { ...cli, dialects: options.dialect };
  // Reports a missing folder or an unknown dialect before anything is served.
  await (await HookProject.open(cliWithDialects)).close();
  const project = new CliProject(cliWithDialects, contract, locations.project);
  const settings = await watchSettings(contract, options, project);
  try {
    const feed = await feedOf(cli, options, contract, project);
    const inspector = await start({ project, feed, page: pageFolder(), port });
    return await serve(cli, inspector, options);
  } finally {
    await settings.dispose();
  }
}

async function serve(cli: Cli, inspector: Inspector, { open }: InspectOptions): Promise<ExitCode> {
  let removeRedirect = (): void => {};
  try {
    return await interruptible(async (interrupted): Promise<ExitCode> => {
      cli.terminal.print(inspector.address);
      const address = open ? inspector.ticket(() => removeRedirect()) : undefined;
      if (address !== undefined) removeRedirect = openBrowser(address, (text) => cli.terminal.printError(text));
      await whenAborted(AbortSignal.any([interrupted, cli.terminal.closed]));
      return Exit.fine;
    });
  } finally {
    removeRedirect();
    await inspector.close();
  }
}

async function start(options: Parameters<typeof Inspector.start>[0]): Promise<Inspector> {
  try {
    return await Inspector.start(options);
  } catch (error) {
    const { port } = options;
    if (codeOf(error) === 'EADDRINUSE') throw problem(`port ${port} is in use`, 'omit --port to use a free one');
    throw problem(`cannot start the inspector: ${messageOf(error)}`);
  }
}

/** Notifies the page of changes. The project reads the settings itself for each request. */
async function watchSettings(contract: Contract<Dialect>, { dialect }: InspectOptions, project: CliProject) {
  const debugLogger = { log: () => {} };
  const settings = await loadConfig({ workingDir: process.cwd(), contract, dialects: dialect, debugLogger });
  settings.onChange(() => project.changed());
  return settings;
}

async function feedOf(
  cli: Cli,
  options: InspectOptions,
  contract: Contract<Dialect>,
  project: CliProject,
): Promise<TraceFeed> {
  if (options.nats !== undefined) return new (await import('./fleet-feed.js')).FleetFeed(options);
  if (options.trace !== undefined) {
    const file = resolve(options.trace);
    return new FileFeed({ files: () => [file], help: 'it is followed as soon as a host writes to it' });
  }
  const locations = findSettingsLocations(process.cwd());
  let traceFile = await namedTraceFile(locations, contract);
  project.onChange(() => {
    void namedTraceFile(locations, contract).then((file) => {
      traceFile = file;
    });
  });
  return new FileFeed({
    files: () => (traceFile === undefined ? [] : [traceFile]),
    folder: dirname(traceFileOf(locations.project)),
    help: `set "trace": true in your own settings file, then start the host; ${cli.name} inspect --trace names its file`,
  });
}

function pageFolder(): string {
  const folder = join(packageFolder(), 'dist', 'inspect');
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw problem('the page of the inspector is not in the package', 'install the package again');
}

function portIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw wrongUse(`--port must be a number up to 65535, but got ${JSON.stringify(text)}`);
}

/**
 * Opens an address in the user's browser, if there is a screen. Other users can read the arguments of every process, so the
 * browser is started with a private file that redirects to the address. Returns a function that removes the file.
 */
function openBrowser(address: string, warn: (text: string) => void): () => void {
  const opener = openerCommand();
  if (opener === undefined) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'hookwright-open-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const file = join(folder, 'open.html');
    writeFileSync(file, redirectPage(address), { mode: 0o600, flag: 'wx' });
    const [program, ...args] = [...opener, file];
    // Detached, so that Ctrl-C does not close the browser.
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    child.on('error', (error) => warn(`cannot open a browser: ${messageOf(error)}. Open the address yourself.`));
    child.unref();
  } catch (error) {
    warn(`cannot open a browser: ${messageOf(error)}. Open the address yourself.`);
  }
  return remove;
}

function redirectPage(address: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${address}"><title>hookwright</title><a href="${address}">Open the inspector</a>
`;
}

function openerCommand(): [string, ...string[]] | undefined {
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  const hasScreen = [process.env['DISPLAY'], process.env['WAYLAND_DISPLAY']].some((name) => name);
  return hasScreen ? ['xdg-open'] : undefined;
}
