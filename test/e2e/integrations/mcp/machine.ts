import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, vi } from 'vitest';
import { makeMachine } from '../../apps/cli/machine.js';

export const pythonServer = ['python3', fileURLToPath(new URL('./servers/server.py', import.meta.url))];

export type Frame = Record<string, unknown>;

export interface ProxyOptions {
  /** Hooks of the user settings, which need no trust. */
  hooks?: Record<string, unknown>;
  args?: readonly string[];
  server?: readonly string[];
  env?: Record<string, string>;
}

export interface ProxyMessage {
  id?: unknown;
  method?: string;
  params?: Frame;
  result?: {
    content: { type: string; text: string }[];
    isError?: boolean;
    structuredContent?: unknown;
    serverInfo?: unknown;
  } & Frame;
  error?: { code: number; message: string; data?: unknown };
}

/** Starts the proxy in front of a server, in a home with user hooks. */
export function makeProxy({ hooks = {}, args = [], server = pythonServer, env = {} }: ProxyOptions = {}) {
  const machine = makeMachine();
  machine.write('../.config/hookwright/settings.json', { enableHooks: true, hooks });
  const log = join(machine.root, 'server.log');
  const child = machine.start(['mcp', ...args, '--', ...server], { env: { MCP_LOG: log, ...env } });
  return {
    ...machine,
    ...connectTo(child),
    reached: () => (existsSync(log) ? linesOf(readFileSync(log, 'utf8')) : []),
  };
}

/** Returns a client that can write arbitrary text. */
export function connectTo(child: ChildProcessWithoutNullStreams) {
  const messages: ProxyMessage[] = [];
  let parts: string[] = [];
  let stderr = '';
  child.stdin.on('error', () => {});
  child.stdout.setEncoding('utf8').on('data', (data: string) => {
    const [first = '', ...more] = data.split('\n');
    parts.push(first);
    for (const next of more) {
      messages.push(JSON.parse(parts.join('')));
      parts = [next];
    }
  });
  child.stderr.on('data', (data) => (stderr += String(data)));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  );
  onTestFinished(() => void child.kill('SIGKILL'));

  const next = (isIt: (message: ProxyMessage) => boolean): Promise<ProxyMessage> =>
    vi.waitFor(
      () => {
        const found = messages.find(isIt);
        if (found === undefined) throw new Error(`no such message among ${JSON.stringify(messages)}; ${stderr}`);
        return found;
      },
      { timeout: 50_000, interval: 5 },
    );
  const write = (text: string): void => void child.stdin.write(text);
  const send = (message: Frame): void => write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const responseTo = (id: unknown) => next((message) => message.id === id && message.method === undefined);
  const request = (id: number | string, method: string, params?: unknown) => {
    send({ id, method, ...(params === undefined ? {} : { params }) });
    return responseTo(id);
  };
  return {
    child,
    messages,
    ended,
    stderr: () => stderr,
    next,
    write,
    send,
    responseTo,
    request,
    call: (id: number | string, name: string, input: Frame = {}) =>
      request(id, 'tools/call', { name, arguments: input }),
    initialize: async () => {
      await request('init', 'initialize', {
        protocolVersion: '2025-06-18',
        capabilities: { sampling: {} },
        clientInfo: { name: 'raw', version: '1' },
      });
      send({ method: 'notifications/initialized' });
    },
  };
}

export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Hooks for every tool of a server. */
export function around(before: string | readonly string[], after: readonly string[] = []) {
  const commands = (list: readonly string[]) => [{ hooks: list.map((command) => ({ type: 'command', command })) }];
  return { BeforeTool: commands([before].flat()), ...(after.length > 0 && { AfterTool: commands(after) }) };
}

export function textOf({ result }: ProxyMessage): string {
  return (result?.content ?? []).map(({ text }) => text).join('|');
}

/** Processes with the mark in their environment. */
export function marked(mark: string): string[] {
  const isMarked = (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark);
    } catch {
      return false; // The process exited, or belongs to another user.
    }
  };
  const commandOf = (pid: string): string => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isMarked(name))
    .map((pid) => `${pid} ${commandOf(pid)}`);
}

export async function expectNothingLeft(mark: string): Promise<void> {
  await vi.waitFor(() => expect(marked(mark)).toEqual([]), { timeout: 30_000, interval: 50 });
}
