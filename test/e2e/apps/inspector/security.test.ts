import { existsSync, readFileSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths, TOKEN_HEADER } from '../../../../src/apps/inspector/api.js';
import { beforeTool, makeMachine } from '../cli/machine.js';
import { inspect } from './inspector.js';

/** Sends raw bytes and returns the response until the server closes the connection. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.setEncoding('utf8').on('data', (data) => (answer += data));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

/** Sends half a request and keeps the connection open until the server closes it. */
function holdOpen(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n', () => resolve()));
    socket.on('error', () => resolve());
    onTestFinished(() => void socket.destroy());
  });
}

const OUTSIDE = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..\\package.json',
  '/./../../../../../../etc/passwd',
  '/page.js/../../bin.js',
  '//etc/passwd',
  '/etc/passwd',
  '/index.html%00.js',
  '/bin.js',
  '/../bin.js',
  'http://127.0.0.1/../bin.js',
  '/__proto__',
  '/constructor',
];

describe('inspector server', () => {
  it('listens on 127.0.0.1 only, and prints an address with a token in its fragment first', async () => {
    const { address, port, child } = await inspect(makeMachine());
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{32}$/);
    const others = ['::1', '127.0.0.2'];
    for (const host of others) {
      const refused = await new Promise<boolean>((resolve) => {
        const socket = connect({ host, port }, () => resolve(false));
        socket.on('error', () => resolve(true));
        socket.on('connect', () => socket.destroy());
      });
      expect({ host, refused }).toEqual({ host, refused: true });
    }
    child.kill('SIGINT');
  });

  it('rejects requests without the token, with a wrong one, or with the token elsewhere', async () => {
    const { ask, token } = await inspect(makeMachine());
    for (const path of Object.values(paths)) {
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? {} : undefined;
        const answers = [
          await ask(path, { method, body, token: false }),
          await ask(path, { method, body, token: `${token}x` }),
          await ask(path, { method, body, token: token.toLowerCase() }),
          await ask(`${path}?token=${token}`, { method, body, token: false }),
          await ask(path, { method, body, token: false, headers: { cookie: `token=${token}` } }),
          await ask(path, { method, body, token: false, headers: { authorization: `Bearer ${token}` } }),
        ];
        expect({ path, method, statuses: new Set(answers.map(({ status }) => status)) }).toEqual({
          path,
          method,
          statuses: new Set([401]),
        });
      }
    }
  });

  it('creates a new token for every start, and sets no cookie', async () => {
    const machine = makeMachine();
    const [first, second] = await Promise.all([inspect(machine), inspect(machine)]);
    expect(first.token).not.toBe(second.token);
    expect((await first.ask('/')).headers['set-cookie']).toBeUndefined();
    expect(await first.ask(paths.state, { token: second.token })).toMatchObject({ status: 401 });
  });

  it('rejects other origins, even with the token, and sends no CORS headers', async () => {
    const { ask, port } = await inspect(makeMachine());
    const origins = [
      'http://evil.example',
      'null',
      `http://127.0.0.1:${port + 1}`,
      `https://127.0.0.1:${port}`,
      'file://',
    ];
    for (const origin of origins) {
      for (const path of ['/', paths.state]) {
        const { status, headers } = await ask(path, { headers: { origin } });
        expect({ origin, status, allowed: headers['access-control-allow-origin'] }).toEqual({ origin, status: 403 });
      }
    }
    const preflight = { origin: 'http://evil.example', 'access-control-request-headers': TOKEN_HEADER };
    expect(await ask(paths.run, { method: 'OPTIONS', token: false, headers: preflight })).toMatchObject({
      status: 403,
    });
    expect(await ask(paths.state, { headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject({ status: 403 });
    expect(await ask(paths.state, { headers: { 'sec-fetch-site': 'same-site' } })).toMatchObject({ status: 403 });
    expect(await ask(paths.state, { headers: { origin: `http://127.0.0.1:${port}` } })).toMatchObject({ status: 200 });
  });

  it('rejects a Host header that is not its address (DNS rebinding)', async () => {
    const { ask, port, token } = await inspect(makeMachine());
    const hosts = [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      `127.0.0.1.evil.example:${port}`,
      `127.0.0.1:${port + 1}`,
    ];
    for (const host of hosts) {
      expect({ host, ...(await ask('/', { headers: { host } })) }).toMatchObject({ host, status: 403 });
      expect({ host, ...(await ask(paths.state, { headers: { host } })) }).toMatchObject({ host, status: 403 });
    }
    const none = await raw(port, `GET ${paths.state} HTTP/1.0\r\n${TOKEN_HEADER}: ${token}\r\n\r\n`);
    expect(none).toMatch(/^HTTP\/1\.1 403 /);
    expect(await ask(paths.state, { headers: { host: `localhost:${port}` } })).toMatchObject({ status: 200 });
  });

  it('serves no file outside its page, however the path is written', async () => {
    const { port } = await inspect(makeMachine());
    for (const path of OUTSIDE) {
      const answer = await raw(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      expect({ path, answer }).toEqual({ path, answer: expect.stringMatching(/^HTTP\/1\.1 (404|400) /) });
      expect({ path, answer }).toEqual({ path, answer: expect.not.stringMatching(/root:|"name": "hookwright"|#!/) });
    }
  });

  it('responds 400 to an invalid URL', async () => {
    const { ask } = await inspect(makeMachine());
    expect(await ask('//')).toMatchObject({ status: 400, text: expect.stringContaining('the address cannot be read') });
  });

  it('reads no file for a request: all files were read at the start', async () => {
    const machine = makeMachine();
    const { ask } = await inspect(machine);
    const { status, headers, text } = await ask('/', { token: false });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    expect(text).toContain('page.js');
    expect(await ask('/page.js', { token: false })).toMatchObject({ status: 200 });
    expect(await ask('/page.js', { method: 'PUT', body: {}, token: false })).toMatchObject({ status: 405 });
  });

  it('sends its security headers with every response', async () => {
    const { ask } = await inspect(makeMachine());
    const answers = [
      await ask('/'),
      await ask('/none'),
      await ask(paths.state),
      await ask(paths.state, { token: false }),
    ];
    for (const { headers } of answers) {
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policy.join()).not.toMatch(/unsafe|\*|https?:|data:/);
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    const { text } = await ask('/');
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(text).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
  });
});

describe('inspector request body', () => {
  const hundredMegabytes = 100 * 1024 * 1024;

  /** Sends a body of this length, and returns the response and the number of bytes sent. */
  function sendBody(port: number, head: string, length: number): Promise<{ answer: string; sent: number }> {
    return new Promise((resolve) => {
      const piece = Buffer.alloc(256 * 1024, 'x');
      let [answer, sent] = ['', 0];
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head);
        const more = (): void => {
          while (sent < length && !socket.destroyed) {
            sent += piece.length;
            if (!socket.write(piece)) return;
          }
        };
        socket.on('drain', more);
        more();
      });
      onTestFinished(() => void socket.destroy());
      socket.setEncoding('utf8').on('data', (data) => {
        answer += data;
        if (answer.endsWith('}')) socket.destroy();
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve({ answer, sent }));
    });
  }

  it('of 100 MB is rejected, with or without a content length, and the next request works', async () => {
    const { ask, port, token, child } = await inspect(makeMachine());
    const head = (more: string): string =>
      `POST ${paths.check} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${TOKEN_HEADER}: ${token}\r\n` +
      `Content-Type: application/json\r\n${more}\r\n\r\n`;
    const withLength = await sendBody(port, head(`Content-Length: ${hundredMegabytes}`), hundredMegabytes);
    expect(withLength.answer).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = `Transfer-Encoding: chunked\r\n\r\n${hundredMegabytes.toString(16)}`;
    const chunked = await sendBody(port, head(chunk), hundredMegabytes);
    expect(chunked.answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(await ask(paths.state)).toMatchObject({ status: 200 });
    expect(child.exitCode).toBe(null);
  });

  it('without the token is not read', async () => {
    const { port } = await inspect(makeMachine());
    const head = `POST ${paths.run} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${hundredMegabytes}\r\n\r\n`;
    expect((await sendBody(port, head, hundredMegabytes)).answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  it.each([
    ['not JSON', 'hello', 400],
    ['not an object', '[]', 400],
    ['empty', '', 400],
    ['an object with __proto__', '{"__proto__":{"confirmed":true},"event":"BeforeTool","input":{}}', 400],
  ])('that is %s is rejected', async (_, body, status) => {
    const { port, token } = await inspect(makeMachine());
    const head = `POST ${paths.run} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${TOKEN_HEADER}: ${token}\r\nConnection: close\r\n`;
    const answer = await raw(
      port,
      `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const plain = await raw(port, `${head}Content-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    expect(plain).toMatch(/^HTTP\/1\.1 415 /);
  });
});

describe('hookwright inspect', () => {
  it.each([
    [['--port', 'many']],
    [['--port', '65536']],
    [['--port', '-1']],
    [['--trace', 'a.jsonl', '--nats', 'nats://127.0.0.1:1']],
    [['--unknown']],
    [['--dialect', 'unknown']],
    [['file.jsonl']],
  ])('exits 64 for %j', async (args) => {
    const { code, stdout } = await makeMachine().run(['inspect', '--no-open', ...args]);
    expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
  });

  it('exits 1 if the port is in use, and reports it', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      }),
    );
    onTestFinished(() => void server.close());
    const { code, stdout, stderr } = await makeMachine().run(['inspect', '--no-open', '--port', String(port)]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`port ${port} is in use`);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends with %s, even while a page reads the stream, and closes the port',
    async (signal) => {
      const { child, ended, port, stream } = await inspect(makeMachine());
      await stream().until((line): line is typeof line => line.kind === 'caught-up');
      child.kill(signal);
      expect(await ended).toBe(130);
      await expect(raw(port, 'GET / HTTP/1.1\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
    },
  );

  /** Starts the command with a PATH, so that it opens a browser. */
  const openWith = (machine: ReturnType<typeof makeMachine>, path: string) =>
    inspect(
      {
        start: (args, options) =>
          machine.start(
            args.filter((arg) => arg !== '--no-open'),
            options,
          ),
      },
      [],
      { env: { PATH: path, DISPLAY: ':9' } },
    );

  it('keeps serving if no browser can be started', async () => {
    const { ask, stderr } = await openWith(makeMachine(), '/nonexistent');
    expect(await ask(paths.state)).toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(stderr()).toContain('cannot open a browser'));
  });

  it('starts the browser with a private file, so that no process argument holds an address', async () => {
    const machine = makeMachine();
    const opener = machine.write(
      'bin/xdg-open',
      '#!/bin/sh\nprintf "%s\\n" "$@" > "$HOME/opened.tmp" && mv "$HOME/opened.tmp" "$HOME/opened"\n',
      0o755,
    );
    const { ask, token, port, child, ended } = await openWith(machine, `${dirname(opener)}:${process.env['PATH']}`);
    const file = (await readWhenThere(`${machine.home}/opened`)).trimEnd();
    expect(file).not.toMatch(/http|127\.0\.0\.1|\/open\/|#token/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
    const page = readFileSync(file, 'utf8');
    expect(page).not.toContain(token);
    const address = new URL(/content="0; url=([^"]+)"/.exec(page)?.[1] ?? '');
    expect(address.host).toBe(`127.0.0.1:${port}`);
    // Headers of a browser that follows the redirect of a local file.
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(await ask(address.pathname, { token: false, headers })).toMatchObject({
      status: 303,
      headers: { location: `/#token=${token}` },
    });
    expect(await ask('/', { token: false, headers })).toMatchObject({ status: 200 });
    expect(await ask(address.pathname, { token: false })).toMatchObject({ status: 404 });
    await vi.waitFor(() => expect(existsSync(dirname(file))).toBe(false));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  });

  it('removes the private file if no browser used it', async () => {
    const machine = makeMachine();
    const opener = machine.write(
      'bin/xdg-open',
      '#!/bin/sh\nprintf %s "$1" > "$HOME/new" && mv "$HOME/new" "$HOME/opened"\n',
      0o755,
    );
    const { child, ended } = await openWith(machine, `${dirname(opener)}:${process.env['PATH']}`);
    const file = await readWhenThere(`${machine.home}/opened`);
    expect(existsSync(file)).toBe(true);
    child.kill('SIGTERM');
    await ended;
    expect(existsSync(dirname(file))).toBe(false);
  });

  it('serves its owner while another local user holds half-open connections', async () => {
    const { ask, port, stream } = await inspect(makeMachine());
    const open = stream();
    await open.until((line): line is typeof line => line.kind === 'caught-up');
    await Promise.all(Array.from({ length: 200 }, () => holdOpen(port)));
    for (const path of ['/', '/page.js']) expect(await ask(path, { token: false })).toMatchObject({ status: 200 });
    expect(await ask(paths.state)).toMatchObject({ status: 200 });
    expect(open.isOpen()).toBe(true);
  });

  it('works in an empty project, with invalid settings, and without a trace', async () => {
    const empty = await inspect(makeMachine());
    expect(await empty.get(paths.hooks)).toEqual({ hooks: [], problems: [], turns: 0 });
    expect(await empty.get(paths.state)).toMatchObject({ events: 0, source: { state: 'waiting', kind: 'file' } });
    expect(await empty.get(paths.trust)).toEqual({ pending: [], trusted: [] });

    const machine = makeMachine();
    machine.write('.hookwright/settings.json', '{ "hooks": { ');
    machine.write('../.config/hookwright/settings.json', '{ no');
    const broken = await inspect(machine);
    const { hooks, problems } = await broken.get<{ hooks: unknown[]; problems: { file: string }[] }>(paths.hooks);
    expect(hooks).toEqual([]);
    expect(problems.map(({ file }) => file.replace(machine.home, ''))).toEqual(
      expect.arrayContaining(['/project/.hookwright/settings.json', '/.config/hookwright/settings.json']),
    );
    expect(await broken.ask(paths.trust)).toMatchObject({ status: expect.toBeOneOf([200, 409]) });
    expect(await broken.ask(paths.events)).toMatchObject({ status: 200 });
    machine.write('../.config/hookwright/settings.json', beforeTool('exit 0'));
    expect(await broken.get(paths.hooks)).toMatchObject({ hooks: [{ event: 'BeforeTool', enabled: true }] });
  });
});

async function readWhenThere(file: string): Promise<string> {
  const { existsSync, readFileSync } = await import('node:fs');
  const { setTimeout: wait } = await import('node:timers/promises');
  while (!existsSync(file)) await wait(20);
  return readFileSync(file, 'utf8');
}
