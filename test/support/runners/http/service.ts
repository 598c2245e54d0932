import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Socket, type Server as SocketServer } from 'node:net';
import { onTestFinished } from 'vitest';
import type { HookExecutionResult, HookInput, HttpHookConfig } from '../../../../generated/index.js';
import type { HttpPolicy } from '../../../../src/core/contract/index.js';
import { type ExecuteOptions, HookRunner, type RunnerOptions } from '../../../../src/system/hook-runner.js';

/** Request as received by the service. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Service {
  readonly url: string;
  readonly received: Received[];
  readonly server: Server;
  /** Number of connections ever opened, and the maximum open at once. */
  readonly connections: { opened: number; most: number; open: Set<Socket> };
}

type Respond = (response: ServerResponse, received: Received, count: number) => void;

/** Starts a real server on loopback. Closed after the test. */
export async function makeService(respond: Respond): Promise<Service> {
  const received: Received[] = [];
  const connections = { opened: 0, most: 0, open: new Set<Socket>() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    respond(response, one, received.length);
  });
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket: Socket) => {
    connections.opened += 1;
    connections.open.add(socket);
    connections.most = Math.max(connections.most, connections.open.size);
    socket.once('close', () => connections.open.delete(socket));
  });
  const port = await listen(server);
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { url: `http://127.0.0.1:${port}/hook`, received, server, connections };
}

/** Starts a TCP server that passes on the bytes of each connection and writes whatever the test needs. */
export async function makeRawService(
  onData: (socket: Socket, text: string, connection: number) => void,
): Promise<string> {
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createSocketServer((socket) => {
    count += 1;
    const own = count;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    socket.on('data', (data) => onData(socket, data.toString(), own));
  });
  const port = await listen(server);
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return `http://127.0.0.1:${port}/hook`;
}

const ELSEWHERE = `
const server = require('node:http').createServer((request, response) => {
  request.resume().once('end', () => setTimeout(() => response.end('{"decision":"deny"}'), 100));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

/** Starts a server in its own process, which keeps running if this one stalls. It always blocks. */
export async function serviceElsewhere(): Promise<string> {
  const child = spawn(process.execPath, ['-e', ELSEWHERE], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = await once(child.stdout, 'data');
  return `http://127.0.0.1:${Number(String(port))}/hook`;
}

function listen(server: SocketServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

export function json(response: ServerResponse, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
}

interface HttpBench {
  readonly runner: HookRunner;
  run(
    config: Partial<HttpHookConfig> & { url: string },
    input?: Record<string, unknown>,
    options?: ExecuteOptions,
  ): Promise<HookExecutionResult>;
}

/** Creates a runner for HTTP hooks. Disposed after the test. */
export function makeHttpBench(policy: Partial<HttpPolicy> = {}, options: RunnerOptions = {}): HttpBench {
  const runner = new HookRunner({ getHttpPolicy: () => ({ allowedEnv: [], allowHttp: false, ...policy }) }, options);
  onTestFinished(() => runner.dispose({ kill: true }));
  return {
    runner,
    run: async (config, input = {}, more = {}) => {
      const hook = Object.freeze({ type: 'http' as const, ...config });
      // Adds missing fields as undefined, so that tests can expect that.
      return { output: undefined, ...(await runner.executeHook(hook, 'BeforeTool', inputWith(input), more)) };
    },
  };
}

export function inputWith(toolInput: Record<string, unknown> = {}): HookInput {
  const input = {
    session_id: 'session-1',
    transcript_path: '',
    cwd: '/',
    hook_event_name: 'BeforeTool' as const,
    timestamp: '2026-01-01T00:00:00.000Z',
    tool_name: 'write_file',
    tool_input: toolInput,
  };
  return input;
}

/** Sets an environment variable for the duration of a test. */
export function setVariable(name: string, value: string | undefined): void {
  const before = process.env[name];
  const set = (to: string | undefined): void => {
    if (to === undefined) delete process.env[name];
    else process.env[name] = to;
  };
  set(value);
  onTestFinished(() => set(before));
}
