import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { makeMachine } from '../../cli/machine.js';

const agentFile = fileURLToPath(new URL('agent.mjs', import.meta.url));
const index = new URL('../../../../../dist/index.js', import.meta.url).href;

/** Hook that blocks input with `secret`. */
export const guard = {
  type: 'command',
  name: 'guard',
  command: `if grep -q secret; then echo 'secrets stay here' >&2; exit 2; fi`,
};

/** Hook that changes the path in the tool input. */
export const mover = {
  type: 'command',
  name: 'mover',
  command: `echo '{"hookSpecificOutput":{"tool_input":{"path":"safe/notes.txt"}}}'`,
};

export function settingsWith(...hooks: readonly object[]) {
  return { enableHooks: true, trace: { inputs: true }, hooks: { BeforeTool: [{ matcher: 'write_file', hooks }] } };
}

export type Machine = ReturnType<typeof makeMachine>;

/** Creates a home and a project. The settings are those of the user, which are always trusted. */
export function makeProject(settings: unknown = settingsWith(guard)): Machine {
  const machine = makeMachine();
  if (settings !== null) machine.write('../.config/hookwright/settings.json', settings);
  return machine;
}

/** Starts the built command and reads the address from its first line. */
export async function startInspector(machine: Machine, args: readonly string[] = []) {
  const child = machine.start(['inspect', '--no-open', ...args]);
  const [address] = await once(createInterface({ input: child.stdout }), 'line');
  const ended = once(child, 'close');
  return {
    address: String(address),
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export interface Agent {
  call(tool: string, input: object): Promise<void>;
  /** Fires without waiting for the hooks. */
  send(tool: string, input: object): void;
  kill(): Promise<void>;
}

/** Starts a host in its own process. */
export async function startAgent(machine: Machine): Promise<Agent> {
  const child = spawn(process.execPath, [agentFile, index], { cwd: machine.project, env: machine.environment() });
  child.stdin.on('error', () => {});
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  const send = (tool: string, input: object): void => void child.stdin.write(`${JSON.stringify({ tool, input })}\n`);
  return {
    send,
    call: async (tool, input) => {
      send(tool, input);
      await lines.next();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Opens a tab. The test fails if the page logs to its console or violates its own policy. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  expected = /^$/,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  onTestFinished(async () => {
    await context.close();
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  });
  await page.goto(address);
  return page;
}

/** Browser messages about a server that a test stopped or replaced. */
export const BROKEN = /net::ERR_|status of 401/;

/** Returns the rows of the timeline. */
export function rowsOf(page: Page) {
  return page
    .getByRole('grid', { name: 'Events' })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
}

export async function goTo(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
}
