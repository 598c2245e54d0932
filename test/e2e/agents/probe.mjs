// Programs for the tests of the namespace.
//   probe.mjs reach <port>  inside: prints what can be reached; <port> is one of loopback outside
//   probe.mjs run           outside: starts `stay` in the namespace and prints when it is ready
//   probe.mjs stay          inside: leaves a file and a process, and waits
import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { assertIsolated, endWithParent, scratchFolder, spawnInNamespace } from './namespace.mjs';

const [mode, port] = process.argv.slice(2);

if (mode === 'reach') await reach();
if (mode === 'run') spawnInNamespace([process.argv[1], 'stay']).stdout.pipe(process.stdout);
if (mode === 'stay') stay();

async function reach() {
  assertIsolated();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const result = {
    isolated: true,
    ownLoopback: await attempt(server.address().port, '127.0.0.1'),
    loopbackOutside: await attempt(Number(port), '127.0.0.1'),
    address: await attempt(443, '192.0.2.1'),
    name: await lookup('example.com').then(
      () => 'found',
      () => 'failed',
    ),
  };
  console.log(JSON.stringify(result));
  process.exit(0);
}

function attempt(to, host) {
  return new Promise((resolve) => {
    const socket = connect(to, host);
    socket.once('connect', () => resolve('connected'));
    socket.once('error', ({ code }) => resolve(code));
  });
}

function stay() {
  endWithParent();
  writeFileSync(join(scratchFolder(), 'left'), 'x');
  spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  console.log('ready');
}
