import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { makeMachine } from '../../cli/machine.js';

const agentFile = fileURLToPath(new URL('agent.mjs', import.meta.url));
const index = new URL('../../../dist/index.js', import.meta.url).href;

/** Refuses what holds `secret`, and leaves the rest. */
export const guard = {
  type: 'command',
  name: 'guard',
  command: `if grep -q secret; then echo 'secrets stay here' >&2; exit 2; fi`,
};

/** Puts another path into the input of the tool. */
export const mover = {
  type: 'command',
  name: 'mover',
  command: `echo '{"hookSpecificOutput":{"tool_input":{"path":"safe/notes.txt"}}}'`,
};

export function settingsWith(...hooks: readonly object[]) {
  return { enableHooks: true, trace: { inputs: true }, hooks: { BeforeTool: [{ matcher: 'write_file', hooks }] } };
}

export type Machine = ReturnType<typeof makeMachine>;

/** A home and a project; the settings are the user's, which need no trust. */
export function makeProject(settings: unknown = settingsWith(guard)): Machine {
  const machine = makeMachine();
  if (settings !== null) machine.write('../.config/hookwright/settings.json', settings);
  return machine;
}

/** The built command; its first line is the address. */
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
  /** Without waiting for the hooks. */
  tell(tool: string, input: object): void;
  kill(): Promise<void>;
}

/** A real host in a process of its own. */
export async function startAgent(machine: Machine): Promise<Agent> {
  const child = spawn(process.execPath, [agentFile, index], { cwd: machine.project, env: machine.environment() });
  child.stdin.on('error', () => {});
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  const tell = (tool: string, input: object): void => void child.stdin.write(`${JSON.stringify({ tool, input })}\n`);
  return {
    tell,
    call: async (tool, input) => {
      tell(tool, input);
      await lines.next();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A tab; the test fails when the page says something on its console or breaks one of its own rules. */
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

/** What the browser itself says when a test takes the server away, or puts another in its place. */
export const BROKEN = /net::ERR_|status of 401/;

/** The rows of the timeline. */
export function rowsOf(page: Page) {
  return page
    .getByRole('grid', { name: 'Events' })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
}

export async function goTo(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
}
