// Packs the package, installs it in an empty folder and uses it there.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PACKED_GOALS, pack, packedSizes } from '../../../bench/packed-size.mjs';
import { tryCommand } from './command.mjs';

const repo = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'hookwright-smoke-'));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const run = (command, args, cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const hookwright = join(folder, 'node_modules/.bin/hookwright');
const write = (name, text) => writeFileSync(join(folder, name), text);

try {
  installPacked();
  checkPublication();
  await runInPlainNode();
  loadInAnEmptyHome();
  compileStrictConsumer();
  compileOwnConfig();
  runHostWithOwnEvents();
  startWithInit();
  const { passed, failed } = await tryCommand(folder);
  console.log(`smoke: ${8 + passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function installPacked() {
  chmodSync(folder, 0o755); // Other users run it, too.
  const archive = pack(repo, folder);
  weigh(archive);
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  run(npm, ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', archive]);
}

/** Checks package.json, the files that it names and the declarations, as importers of any kind resolve them. */
function checkPublication() {
  const checkers = join(import.meta.dirname, 'checkers');
  const lock = readFileSync(join(checkers, 'package-lock.json'), 'utf8');
  const installed = join(checkers, 'node_modules/.installed-lock.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
    run(npm, ['ci', '--silent', '--no-audit', '--no-fund', '--ignore-scripts'], checkers);
    writeFileSync(installed, lock);
  }
  const archive = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz')),
  );
  const modules = join(checkers, 'node_modules');
  check([join(modules, 'publint/src/cli.js'), 'run', archive, '--strict']);
  check([join(modules, '@arethetypeswrong/cli/dist/index.js'), archive, '--profile', 'esm-only', '--no-emoji']);
}

/** Runs a checker and prints its output only if it fails. */
function check(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, `${args[0]} found problems:\n${stdout}${stderr}`);
}

/** Fails if the package exceeds its size budget in bench/packed-size.mjs. */
function weigh(archive) {
  for (const [what, bytes] of Object.entries(packedSizes(archive))) {
    const goal = PACKED_GOALS[what];
    assert.ok(bytes <= goal, `the package is larger than its goal: ${what} ${bytes} of at most ${goal} bytes`);
  }
}

/** Runs every predicate on all cases of its contract, without Ajv. */
async function runInPlainNode() {
  write('cases.json', JSON.stringify(await readCases()));
  write(
    'use.mjs',
    `import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as hookwright from 'hookwright/contract';
import schema from 'hookwright/schema.json' with { type: 'json' };
import settings from 'hookwright/settings.schema.json' with { type: 'json' };

await assert.rejects(import('ajv'), { code: 'ERR_MODULE_NOT_FOUND' });
await assert.rejects(import('@google/genai'), { code: 'ERR_MODULE_NOT_FOUND' });
assert.equal(schema.version, hookwright.CONTRACT_VERSION);
assert.equal(typeof (await import('hookwright/kit')).defineHook, 'function');
for (const name of ['genai', 'openai', 'anthropic']) assert.equal(typeof (await import('hookwright/' + name)).withHooks, 'function');
assert.equal(typeof (await import('hookwright/ai-sdk')).hooksMiddleware, 'function');
assert.equal(typeof (await import('hookwright/mcp')).withMcpHooks, 'function');
const { NatsMessageBus } = await import('hookwright/nats');
await assert.rejects(NatsMessageBus.connect(), /npm install @nats-io/);
assert.ok(settings.properties.hooks);
const predicates = Object.keys(hookwright).filter((name) => name.startsWith('validate'));
assert.ok(predicates.length >= 35, 'predicates: ' + predicates.length);
const cases = JSON.parse(readFileSync('cases.json', 'utf8'));
for (const name of predicates) {
  const own = cases.filter((one) => 'validate' + one.title === name);
  assert.ok(own.some(({ at }) => at === undefined) && own.some(({ at }) => at !== undefined), name + ' has cases of both kinds');
  for (const one of own) assert.equal(hookwright[name](one.value), one.at === undefined, one.title + ', ' + one.name);
}
`,
  );
  run(process.execPath, ['use.mjs']);
}

/** Loads a config in an empty home, then with the first settings, and reads the trace file. */
function loadInAnEmptyHome() {
  const home = join(folder, 'home');
  mkdirSync(join(home, 'project'), { recursive: true });
  write(
    'load.mjs',
    `import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { executeToolWithHooks, loadConfig } from 'hookwright';

const home = process.env.HOME;
const options = { workingDir: join(home, 'project'), systemSettings: join(home, 'none.json') };
const empty = await loadConfig(options);
assert.deepEqual(empty.problems, []);
assert.deepEqual(await empty.trust.pending(), []);
assert.equal(empty.getHookSystem(), undefined);
await empty.dispose();
const guard = { type: 'command', name: 'guard', command: 'echo no >&2; exit 2' };
mkdirSync(join(home, '.config/hookwright'), { recursive: true });
writeFileSync(
  join(home, '.config/hookwright/settings.json'),
  '// of the user\\n' + JSON.stringify({ enableHooks: true, trace: true, hooks: { BeforeTool: [{ hooks: [guard] }] } }),
);
mkdirSync(join(home, 'project/.hookwright'));
writeFileSync(
  join(home, 'project/.hookwright/settings.json'),
  JSON.stringify({ enableHooks: true, hooks: { BeforeTool: [{ hooks: [{ type: 'command', command: 'echo hi' }] }] } }),
);
const config = await loadConfig(options);
assert.deepEqual(config.problems, []);
const [pending] = await config.trust.pending();
assert.equal(pending.name, 'echo hi');
await config.trust.grant([pending.id]);
const result = await executeToolWithHooks(config, 'write_file', {}, async () => ({ llmContent: 'written' }));
assert.ok(!JSON.stringify(result).includes('written'));
await config.dispose();
const traces = join(home, '.local/state/hookwright/trace');
const [project] = readdirSync(traces);
const lines = readFileSync(join(traces, project, process.pid + '.jsonl'), 'utf8').trim().split('\\n').map((line) => JSON.parse(line));
assert.deepEqual(lines.map(({ kind }) => kind), ['start', 'hook', 'hook', 'end']);
assert.deepEqual(lines[3].hooks.map(({ verdict }) => verdict), ['ran', 'ran']);
`,
  );
  const { XDG_CONFIG_HOME: _, XDG_STATE_HOME: __, HOOKWRIGHT_LOCKED: ___, ...env } = process.env;
  const options = { cwd: folder, env: { ...env, HOME: home }, stdio: ['ignore', 'pipe', 'inherit'] };
  execFileSync(process.execPath, ['load.mjs'], options);
}

/** Reads the cases with the generator that packing has built. */
async function readCases() {
  const { parseSources, readSources } = await import('../../../.build/codegen/read/load.js');
  return parseSources(readSources(join(repo, 'schemas'))).cases;
}

/** Compiles with library checks, and without the optional peer. */
function compileStrictConsumer() {
  write(
    'consumer.ts',
    `import { HookEventName, type HookFireResult, validateBeforeToolInput } from 'hookwright';
import { getViolations, routes } from 'hookwright/contract';
import { defineHook, deny } from 'hookwright/kit';

const input: unknown = JSON.parse('{"tool_name":"write_file","tool_input":{}}');
if (validateBeforeToolInput(input)) console.log(input.tool_name.toUpperCase());
else console.log(getViolations('BeforeToolInput', input).map(({ path, message }) => path + ' ' + message));
export const merged = (result: HookFireResult<HookEventName.BeforeTool>) => result.finalOutput?.getModifiedToolInput();
export const guard = () => defineHook('BeforeTool', ({ tool_name }) => (tool_name === 'rm' ? deny('No.') : undefined));
export const matcher = routes[HookEventName.BeforeTool].matcher;
`,
  );
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023'],
        module: 'nodenext',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
        types: ['node'],
        typeRoots: [join(repo, 'node_modules/@types')],
      },
      files: ['consumer.ts'],
    }),
  );
  const output = run(process.execPath, [join(repo, 'node_modules/typescript/bin/tsc'), '-p', '.']);
  assert.equal(output, '');
}

/** Compiles a host's own config class with the defaults of TypeScript: no types but those that are imported. */
function compileOwnConfig() {
  write(
    'config.ts',
    `import { HookRunner, HookSystem, type HooksMap } from 'hookwright';

class Config {
  private hookSystem?: HookSystem;
  getEnableHooks(): boolean { return true; }
  getSessionId(): string { return 's'; }
  getWorkingDir(): string { return '/'; }
  getHooks(): HooksMap | undefined { return undefined; }
  getHookSystem(): HookSystem | undefined { return (this.hookSystem ??= new HookSystem(this)); }
}
export const parts = [new HookRunner(new Config()), new Config().getHookSystem()];
`,
  );
  const compilerOptions = { target: 'es2022', module: 'nodenext', strict: true, noEmit: true, skipLibCheck: true };
  write(
    'tsconfig.config.json',
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, files: ['config.ts'] }),
  );
  const tsc = join(repo, 'node_modules/typescript/bin/tsc');
  assert.equal(run(process.execPath, [tsc, '-p', 'tsconfig.config.json']), '');
}

/** Builds the example with its own events against the packed package, and runs it with its Python hook. */
function runHostWithOwnEvents() {
  for (const part of ['host.ts', 'ship.ts', 'hooks', 'schemas']) {
    cpSync(join(repo, 'examples/own-events', part), join(folder, 'own', part), { recursive: true });
  }
  write(
    'own/tsconfig.json',
    JSON.stringify({
      extends: join(repo, 'tsconfig.base.json'),
      compilerOptions: { outDir: 'out', rootDir: '.', typeRoots: [join(repo, 'node_modules/@types')] },
      include: ['host.ts', 'ship.ts', 'generated/*.ts'],
    }),
  );
  const own = join(folder, 'own');
  withPeers(() => {
    run(hookwright, ['generate', '--schemas', './schemas', '--out', './generated/'], own);
    run(hookwright, ['generate', '--check'], own);
  });
  assert.equal(run(process.execPath, [join(repo, 'node_modules/typescript/bin/tsc'), '-p', '.'], own), '');
  cpSync(join(own, 'hooks'), join(own, 'out/hooks'), { recursive: true });
  const project = join(folder, 'project');
  mkdirSync(project);
  const merged = 'merged: feature/basket can be deleted';
  assert.deepEqual(deployments(own, project), [merged, 'production: deployed', 'staging: deployed']);
  writeFileSync(join(project, 'FREEZE'), 'the sale is on');
  assert.deepEqual(deployments(own, project), [
    merged,
    'production: production is frozen: the sale is on',
    'staging: deployed',
  ]);
  shipCommand(join(own, 'out/ship.js'));
}

/** Runs the host's command, whose schemas and kits are compiled into its code. */
function shipCommand(program) {
  const home = join(folder, 'ship-home');
  mkdirSync(home);
  const ship = (...args) =>
    execFileSync(process.execPath, [program, ...args], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  assert.equal(JSON.parse(ship('schema', 'BeforeDeploy')).title, 'BeforeDeployHookInput');
  assert.match(ship('kit', 'python'), /"BeforeDeploy"/);
  ship('init');
  assert.match(readFileSync(join(home, '.hookwright/schemas/settings.schema.json'), 'utf8'), /BeforeDeploy/);
  assert.match(ship('run', 'AfterMerge'), /no hook/);
}

/** Calls the function while the peers of the generator are installed. */
function withPeers(action) {
  const peers = ['ajv', 'json-schema-to-typescript', 'ts-morph'].map((name) => join('node_modules', name));
  for (const path of peers) symlinkSync(join(repo, path), join(folder, path), 'junction');
  action();
  for (const path of peers) unlinkSync(join(folder, path));
}

/** Compiles and runs a typed call for an event that `--init` wrote: three commands after the installation. */
function startWithInit() {
  const own = join(folder, 'first');
  mkdirSync(own);
  const compilerOptions = { outDir: 'out', rootDir: '.', typeRoots: [join(repo, 'node_modules/@types')] };
  const config = { extends: join(repo, 'tsconfig.base.json'), compilerOptions, include: ['main.ts', 'generated'] };
  write('first/tsconfig.json', JSON.stringify(config));
  write(
    'first/main.ts',
    `import { createHooks } from 'hookwright';
import { contract } from './generated/index.js';
const hooks = await createHooks({ contract, settings: false });
hooks.on('BeforeDeploy', { matcher: 'production' }, ({ target }) => ({ decision: 'deny', reason: target + ' is frozen' }));
const { blocked, reason } = await hooks.fire('BeforeDeploy', { target: 'production' });
console.log(blocked, reason);
// @ts-expect-error the field is required
export const wrong = () => hooks.fire('BeforeDeploy', {});
// @ts-expect-error there is no such event
export const unknown = () => hooks.fire('BeforeDeployment', { target: 'production' });
await hooks.dispose();
`,
  );
  withPeers(() => {
    run(hookwright, ['generate', '--init', 'BeforeDeploy'], own);
    run(hookwright, ['generate'], own);
    assert.equal(run(process.execPath, [join(repo, 'node_modules/typescript/bin/tsc'), '-p', '.'], own), '');
  });
  assert.equal(run(process.execPath, ['out/main.js'], own), 'true production is frozen\n');
}

function deployments(own, project) {
  return run(process.execPath, [join(own, 'out/host.js'), project], own)
    .trim()
    .split('\n')
    .sort();
}
