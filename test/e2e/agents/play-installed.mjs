// Installs hookwright in one agent and runs the agent. Runs only inside the network namespace.
//   node play-installed.mjs <agent> <command as JSON> <word>...     prints one check per line
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { runAgent } from './agent-process.mjs';
import { DRIVERS } from './drivers/index.mjs';
import { startModel } from './model/server.mjs';
import { assertIsolated, endWithParent, scratchFolder } from './namespace.mjs';
import { PROMPT, repliesOf } from './stage.mjs';

assertIsolated();
endWithParent();

const [agent, command, ...words] = process.argv.slice(2);
const driver = DRIVERS[agent];
const bin = join(import.meta.dirname, '../../../dist/bin.js');
const LIMIT_MS = 90_000;
/** Event before a tool, as the agent names it. */
const guard = driver.events.pre;
let count = 0;

/** How each agent is made to ask for trust, and to give it. */
const TRUST = {
  codex: {
    layers: ['user', 'project'],
    args: (args) => args.filter((each) => each !== '--dangerously-bypass-hook-trust'),
    async grant(machine, layer) {
      const hooks = await listCodexHooks(machine.folder);
      const rows = hooks
        .filter(({ source }) => source === layer)
        .map(({ key, currentHash }) => `[hooks.state.${JSON.stringify(key)}]\ntrusted_hash = "${currentHash}"\n`);
      appendFileSync(join(machine.folder, 'home/.codex/config.toml'), `\n${rows.join('\n')}`);
    },
  },
  gemini: {
    layers: ['user', 'project'],
    env: ({ GEMINI_CLI_TRUST_WORKSPACE: _, ...env }) => env,
    prepare: (machine) => machine.edit((settings) => delete settings.security.folderTrust),
    grant: (machine) => machine.write('home/.gemini/trustedFolders.json', { [machine.project]: 'TRUST_FOLDER' }),
  },
  qwen: {
    layers: ['project'],
    prepare: (machine) => machine.edit((settings) => (settings.security.folderTrust.enabled = true)),
    grant: (machine) => machine.write('home/.qwen/trustedFolders.json', { [machine.project]: 'TRUST_FOLDER' }),
  },
  copilot: {
    layers: ['project'],
    grant: (machine) => machine.write('home/.copilot/config.json', { trustedFolders: [machine.project] }),
  },
};

await check('starts the command for each event of a session', async () => {
  const machine = await makeMachine();
  machine.hookwright('install');
  machine.launcher('exit 0');
  await machine.play();
  const events = machine.events();
  for (const event of ['pre', 'post', 'prompt', 'start'].map((each) => driver.events[each]))
    expect(events.includes(event), `${event} in ${JSON.stringify(events)}`);
  expect(machine.toolRan(), 'the tool ran');
});

await check('blocks the tool if the command exits with 2', async () => {
  const machine = await makeMachine();
  machine.hookwright('install');
  machine.launcher(`case "$*" in *${guard}) echo M_ERR >&2; exit 2;; esac`);
  await machine.play();
  expect(machine.events().includes(guard), `${guard} in ${JSON.stringify(machine.events())}`);
  expect(!machine.toolRan(), 'the tool did not run');
});

await check('blocks the tool by a hook in the settings of hookwright, and the model gets its reason', async () => {
  const machine = await makeMachine();
  const hook = { type: 'command', name: 'no-tools', command: 'echo M_GUARD >&2; exit 2' };
  const native = documentOf().events[guard].on;
  machine.write('home/.config/hookwright/settings.json', {
    enableHooks: true,
    hooks: { [native]: [{ hooks: [hook] }] },
  });
  machine.hookwright('install');
  expect(machine.status('user', true).selfTest.passed, 'the self-test passes');
  await machine.play();
  expect(!machine.toolRan(), 'the tool did not run');
  expect(machine.modelTexts().includes('M_GUARD'), `the model got: ${machine.modelTexts().slice(-1500)}`);
});

await check('gives hooks usage, turn and texts of the session, from its transcript', async () => {
  const { shell } = driver.call;
  const machine = await makeMachine([
    { text: 'I look.', calls: [shell('echo one')] },
    { text: 'I look again.', calls: [shell('echo two')] },
  ]);
  const inputs = join(machine.folder, 'rec/inputs');
  const command = `{ cat; echo; } >> '${inputs}'`;
  const hook = { type: 'command', command, needs: ['assistant_text', 'user_prompt'] };
  machine.write('home/.config/hookwright/settings.json', {
    enableHooks: true,
    hooks: { [documentOf().events[guard].on]: [{ hooks: [hook] }] },
  });
  machine.hookwright('install');
  await machine.play();
  const calls = readFileSync(inputs, 'utf8').trim().split('\n').map(JSON.parse);
  const found = calls.map(({ session, turn_id, ...texts }) => [
    session.usage.input_tokens,
    session.usage.output_tokens,
    session.usage.model_calls,
    typeof turn_id,
    texts.user_prompt,
    texts.assistant_text,
  ]);
  const wanted = [
    [10, 5, 1, 'string', PROMPT, 'I look.'],
    [20, 10, 2, 'string', PROMPT, 'I look again.'],
  ];
  expect(
    JSON.stringify(found) === JSON.stringify(wanted),
    `${JSON.stringify(wanted)} but got ${JSON.stringify(found)}`,
  );
});

await check('blocks the tool if hookwright is gone from the disk', async () => {
  const machine = await makeMachine();
  machine.hookwright('install');
  rmSync(machine.launcherFile);
  await machine.play();
  expect(!machine.toolRan(), 'the tool did not run');
});

await check('blocks the tool if Node and the package are gone, but not the launcher', async () => {
  const machine = await makeMachine();
  machine.hookwright('install');
  const text = readFileSync(machine.launcherFile, 'utf8');
  writeFileSync(machine.launcherFile, text.replace(/^script=.*$/m, 'script=/gone/hookwright/dist/bin.js'));
  await machine.play();
  expect(!machine.toolRan(), 'the tool did not run');
});

await check('starts the command of a project', async () => {
  const machine = await makeMachine();
  machine.hookwright('install', '--project');
  machine.launcher('exit 0', machine.projectLauncher);
  await machine.play({ project: true });
  expect(machine.events().includes(guard), `${guard} in ${JSON.stringify(machine.events())}`);
});

/** Formats of settings files that the document of the dialect lists, and edits that make a file of each. */
const FORMATS = {
  comments: (text) => text.replace('{', '{ // mine\n'),
  'trailing commas': (text) => text.replace(/\n\}\s*$/, ',\n}\n'),
  'byte-order mark': (text) => `\uFEFF${text}`,
};

for (const [format, edit] of Object.entries(FORMATS)) {
  const accepts = documentOf().install.accepts.includes(format);
  await check(`${accepts ? 'reads' : 'ignores'} settings with ${format}, and status reports it`, async () => {
    const machine = await makeMachine();
    machine.hookwright('install');
    machine.launcher('exit 0');
    writeFileSync(machine.settings(), edit(machine.text()));
    const { problems } = machine.status();
    await machine.play();
    expect(machine.events().length > 0 === accepts, `events: ${JSON.stringify(machine.events())}`);
    expect(problems.some(({ message }) => message.includes(format)) !== accepts, JSON.stringify(problems));
  });
}

for (const layer of TRUST[agent]?.layers ?? []) {
  await check(`skips the hooks of the ${layer} without trust, and runs them with it, as status reports`, async () => {
    for (const isTrusted of [false, true]) {
      const machine = await makeMachine();
      TRUST[agent].prepare?.(machine);
      machine.hookwright('install', ...(layer === 'project' ? ['--project'] : []));
      machine.launcher('exit 0', layer === 'project' ? machine.projectLauncher : undefined);
      if (isTrusted) await TRUST[agent].grant(machine, layer);
      const { problems } = machine.status(layer);
      await machine.play({}, TRUST[agent]);
      expect(machine.events().length > 0 === isTrusted, `trusted ${isTrusted}: ${JSON.stringify(machine.events())}`);
      const isReported = problems.some(({ message }) => message.includes('trust'));
      expect(isReported !== isTrusted, `trusted ${isTrusted}: ${JSON.stringify(problems)}`);
    }
  });
}

const mayUseHttp = documentOf().install.events[guard].http !== undefined;

/** Settings and variables that keep an agent from sending http hooks, or send them elsewhere. */
const OBSTACLES = {
  'a proxy': { usesProxy: true },
  'a proxy for other hosts': { usesProxy: true, noProxy: '127.0.0.1', isReached: true },
  'no URL that the agent allows': { settings: { allowedHttpHookUrls: [] } },
  'its URL that the agent allows': { settings: { allowedHttpHookUrls: ['http://127.0.0.1:*'] }, isReached: true },
  'other URLs that the agent allows': { settings: { allowedHttpHookUrls: ['https://example.com/*'] } },
};

for (const [title, { usesProxy, noProxy, isReached = false, settings }] of mayUseHttp
  ? Object.entries(OBSTACLES)
  : []) {
  await check(`blocks the tool by an http hook of a hook that blocks, with ${title}`, async () => {
    const machine = await makeHttpMachine('echo M_GUARD >&2; exit 2');
    machine.edit((value) => Object.assign(value, settings));
    const proxy = usesProxy ? await startProxy(machine.modelUrl) : undefined;
    await machine.play({}, { env: (env) => ({ ...env, ...proxy?.env, ...(noProxy && { NO_PROXY: noProxy }) }) });
    proxy?.close();
    expect(!machine.toolRan(), 'the tool did not run');
    const [result] = /"tool_result.{400}/.exec(machine.modelTexts().replaceAll('\\', '')) ?? [];
    expect(result !== undefined, 'the model got the result of the call');
    expect(result.includes('M_GUARD') === isReached, result);
  });
}

if (mayUseHttp) {
  await check('blocks the tool by an http hook, and the model gets the reason of the hook', async () => {
    const machine = await makeHttpMachine('echo M_GUARD >&2; exit 2');
    expect(machine.status('user', true).selfTest.passed, 'the self-test passes');
    await machine.play();
    expect(!machine.toolRan(), 'the tool did not run');
    expect(machine.modelTexts().includes('M_GUARD'), `the model got: ${machine.modelTexts().slice(-1500)}`);
  });

  await check('runs the tool after an http hook without an opinion', async () => {
    const machine = await makeHttpMachine('exit 0');
    await machine.play();
    expect(machine.toolRan(), 'the tool ran');
  });

  await check(
    'blocks the tool if the daemon dies while its hook runs, and the next prompt starts a daemon',
    async () => {
      const pid = '"$HOME/.local/state/hookwright/daemon/daemon.pid"';
      const machine = await makeHttpMachine(`[ -e died ] || { touch died; kill -9 $(cat ${pid}); }; exit 0`);
      await machine.play();
      expect(existsSync(join(machine.project, 'died')), 'the hook ran');
      expect(!machine.toolRan(), 'the tool did not run');
      await machine.play({ resume: true }, {}, [{ calls: [driver.call.shell('touch ran.txt')] }, { text: 'Done.' }]);
      expect(machine.toolRan(), 'the tool ran');
    },
  );
}

await check('runs without hookwright after uninstall, with the same settings as before', async () => {
  const machine = await makeMachine();
  const before = machine.text();
  machine.hookwright('install');
  machine.hookwright('uninstall');
  expect(machine.text() === before, 'the settings are the same');
  await machine.play();
  expect(machine.toolRan(), 'the tool ran');
});

process.exit(0);

function documentOf() {
  const file = join(import.meta.dirname, '../../../schemas/dialects', `${driver.dialect}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Asks Codex itself for the hooks and the hashes of their definitions. */
async function listCodexHooks(folder) {
  const [program] = JSON.parse(command);
  const child = spawn(program, ['app-server'], {
    cwd: join(folder, 'project'),
    env: { PATH: process.env['PATH'], HOME: join(folder, 'home') },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const send = (message) => child.stdin.write(`${JSON.stringify(message)}\n`);
  send({ id: 1, method: 'initialize', params: { clientInfo: { name: 'test', version: '1' } } });
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, result } = JSON.parse(line);
    if (id === 1) {
      send({ method: 'initialized' });
      send({ id: 2, method: 'hooks/list', params: { cwds: [join(folder, 'project')] } });
    }
    if (id !== 2) continue;
    child.kill();
    return result.data.flatMap(({ hooks }) => hooks);
  }
  throw new Error('codex app-server ended');
}

async function check(title, play) {
  if (!words.some((word) => title.includes(word))) return;
  try {
    await play();
    console.log(JSON.stringify({ check: title, ok: true }));
  } catch (error) {
    console.log(JSON.stringify({ check: title, ok: false, detail: String(error?.message ?? error) }));
  }
}

/** Starts a proxy that reaches the model only. */
async function startProxy(modelUrl) {
  const asked = [];
  const server = createServer((incoming, response) => {
    const { origin, pathname, search } = new URL(incoming.url, 'http://localhost');
    asked.push(origin);
    if (origin !== modelUrl) return response.writeHead(502).end();
    const { method, headers } = incoming;
    const outgoing = request(origin + pathname + search, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  server.on('connect', ({ url }, socket) => {
    asked.push(`http://${url}`);
    const [, port] = url.split(':');
    if (`http://${url}` !== modelUrl) return socket.end('HTTP/1.1 502 No\r\n\r\n');
    const target = connect(Number(port), '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    socket.pipe(target).pipe(socket);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    asked,
    env: { HTTP_PROXY: url, HTTPS_PROXY: url, http_proxy: url, https_proxy: url },
    close: () => server.close(),
  };
}

/** Returns a PATH with the program of the agent, whose version `install --http` asks for. */
function pathWithAgent() {
  return [dirname(JSON.parse(command).at(-1)), process.env['PATH']].join(':');
}

/** Creates a machine with one native hook before tools, which the agent calls over http. */
async function makeHttpMachine(command, main) {
  const machine = await makeMachine(main);
  machine.write('home/.config/hookwright/settings.json', {
    enableHooks: true,
    hooks: { [documentOf().events[guard].on]: [{ hooks: [{ type: 'command', name: 'guard', command }] }] },
  });
  machine.hookwright('install', '--http');
  return machine;
}

function expect(holds, what) {
  if (!holds) throw new Error(`expected: ${what}`);
}

/** Creates a home and a project in which the agent talks to a fake model. */
async function makeMachine(main) {
  count += 1;
  const folder = join(scratchFolder(), `m${count}`);
  for (const each of ['home', 'project', 'rec']) mkdirSync(join(folder, each), { recursive: true });
  let model = await startModel(main ? { main } : repliesOf(driver, { hooks: [] }, folder));
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('project/marker.txt', 'M_TOOL\n');
  const { hooks: _, ...rest } = driver.settings({}, undefined, { layer: 'user' });
  if (Object.keys(rest).length > 0 && agent !== 'copilot')
    write(driver.files.user, `${JSON.stringify(rest, null, 2)}\n`);
  for (const [name, text] of Object.entries(driver.setUp?.({ url: model.url, folder }) ?? {})) write(name, text);
  const home = join(folder, 'home');
  const launcherFile = join(home, '.local/share/hookwright/bin/hookwright');
  const user = { stdout: '', stderr: '' };
  const settings = () => join(folder, agent === 'copilot' ? 'home/.copilot/hooks/hookwright.json' : driver.files.user);
  return {
    folder,
    launcherFile,
    settings,
    project: join(folder, 'project'),
    projectLauncher: join(folder, 'project/.hookwright/bin/hookwright'),
    write: (name, value) => write(name, JSON.stringify(value)),
    /** Edits the settings as JSON. */
    edit(change) {
      const value = JSON.parse(readFileSync(settings(), 'utf8'));
      change(value);
      writeFileSync(settings(), JSON.stringify(value, null, 2));
    },
    /** Returns what `hookwright status` says about one layer. */
    status(layer = 'user', test = false) {
      const args = ['status', '--json', ...(test ? [] : ['--no-test'])];
      const { stdout } = spawnSync(process.execPath, [bin, ...args], {
        cwd: join(folder, 'project'),
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], HOME: home },
      });
      const { agents } = JSON.parse(stdout);
      const found = agents.find((each) => each.agent === driver.dialect);
      return found.installations.find(({ scope }) => scope === layer);
    },
    text: () => (existsSync(settings()) ? readFileSync(settings(), 'utf8') : undefined),
    hookwright(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args, '--agent', agent, '--yes'], {
        cwd: join(folder, 'project'),
        encoding: 'utf8',
        env: { PATH: pathWithAgent(), HOME: home },
      });
      if (status !== 0) throw new Error(`hookwright ${args.join(' ')}: ${stderr}${stdout}`);
    },
    /** Replaces the launcher by a script that records its arguments. */
    launcher(script, file = launcherFile) {
      writeFileSync(file, `#!/bin/sh\ncat > /dev/null\necho "$*" >> '${folder}/rec/events'\n${script}\n`);
      chmodSync(file, 0o755);
    },
    async play(options = {}, { args: change = (args) => args, env: changeEnv = (env) => env } = {}, replies) {
      if (replies) model = await startModel({ main: replies });
      const args = change(driver.args({ prompt: PROMPT, folder, ...options }));
      const env = changeEnv(driver.env(model.url));
      await runAgent({ command: JSON.parse(command), args, folder, env, user, limit: LIMIT_MS });
      model.close();
      if (process.env['AGENTS_DEBUG']) console.error(user.stdout.slice(-1500), user.stderr.slice(-1500));
    },
    events() {
      const file = join(folder, 'rec/events');
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      return [...new Set(lines.map((line) => line.split(' ').at(-1)))];
    },
    get modelUrl() {
      return model.url;
    },
    modelTexts: () => JSON.stringify(model.requests.map(({ text }) => text)),
    toolRan: () => readdirSync(join(folder, 'project')).includes('ran.txt'),
  };
}
