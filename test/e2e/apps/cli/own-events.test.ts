import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeExample } from '../../../support/codegen/compose-example.js';
import { makeMachine } from './machine.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** The example command, bundled into its own folder without the generated files. */
const folder = mkdtempSync(join(tmpdir(), 'hookwright-ship-'));
const shipped = join(folder, 'ship.js');

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/hookwright'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const entryPoints = [join(root, 'examples/own-events/ship.ts')];
  buildSync({ entryPoints, outdir: folder, bundle: true, splitting: true, format: 'esm', packages: 'external' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function makeHost() {
  const machine = makeMachine();
  machine.write('../.config/hookwright/settings.json', {
    enableHooks: true,
    hooks: { BeforeDeploy: [{ hooks: [{ type: 'command', name: 'freeze', command: 'exit 2' }] }] },
  });
  const call = (program: string, args: readonly string[]) => {
    const options = { cwd: machine.project, env: machine.environment(), encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
    return { code: status, stdout, stderr };
  };
  return { ...machine, call, ship: (...args: string[]) => call(shipped, args) };
}

describe('runCli with a generated contract', () => {
  it('has the name of the host and its events in addition to the built-in ones', () => {
    const { ship } = makeHost();
    expect(ship('list', '--help').stdout).toContain('Usage: ship list');
    expect(ship('explain', 'BeforeDeploy').stdout).toContain('BeforeDeploy: 1 would run');
    expect(ship('explain', 'BeforeTool').code).toBe(0);
    expect(ship('completion', 'bash').stdout).toContain('BeforeDeploy');
    expect(ship('validate')).toMatchObject({ code: 0 });
    expect(ship('events').stdout).toMatch(/^BeforeDeploy\n {2}\S/m);
    expect(ship('events', 'BeforeDeploy').stdout).toContain('  commit ');
  });

  it('fills in the smallest valid input, and reports what it cannot guess', () => {
    const { ship } = makeHost();
    expect(ship('run', 'AfterMerge')).toMatchObject({ code: 0, stderr: '' });
    expect(ship('run', 'BeforeDeploy', '--input', '{"commit":"4f2a91c"}')).toMatchObject({ code: 2, stderr: '' });
    expect(ship('run', 'BeforeDeploy')).toMatchObject({ code: 64, stderr: expect.stringContaining('/commit must') });
    expect(ship('run', 'BeforeDeplyo')).toMatchObject({ code: 64, stderr: expect.stringContaining('BeforeDeploy?') });
  });

  it.each([
    ['schema', ['schema'], 'kit/settings.schema.json'],
    ['kit python', ['kit', 'python'], 'kit/hookwright_kit.py'],
    ['kit typescript', ['kit', 'typescript'], 'kit/hook-types.d.ts'],
  ])('prints files with the built-in events and its own: %s', (_what, args, path) => {
    const text = composeExample(path);
    for (const name of ['BeforeDeploy', 'BeforeTool']) expect(text).toContain(name);
    expect(makeHost().ship(...args)).toEqual({ code: 0, stdout: text, stderr: '' });
  });

  it('prints event schemas, and init writes schemas with the events of the host', () => {
    const { ship, project } = makeHost();
    expect(JSON.parse(ship('schema', 'BeforeDeploy').stdout)).toMatchObject({ title: 'BeforeDeployHookInput' });
    expect(ship('init')).toMatchObject({ code: 0, stderr: '' });
    const schema = readFileSync(join(project, '.hookwright/schemas/settings.schema.json'), 'utf8');
    expect(schema).toContain('BeforeDeploy');
  });
});

describe('runCli', () => {
  const commandOf = (options: string) => {
    const { write, call } = makeHost();
    const lines = [
      `import { runCli } from ${JSON.stringify(join(root, 'dist/cli.js'))};`,
      `import { contract } from ${JSON.stringify(join(root, 'dist/contract.js'))};`,
      `await runCli(${options});`,
    ];
    const program = write('command.mjs', lines.join('\n'));
    return (...args: string[]) => call(program, args);
  };

  it('with the built-in contract and another name needs no other option', () => {
    const guard = commandOf("{ contract, name: 'guard', version: '7.0.0' }");
    expect(guard('--version').stdout).toBe('7.0.0\n');
    expect(JSON.parse(guard('schema', 'BeforeTool').stdout)).toMatchObject({ title: 'BeforeToolHookInput' });
  });

  it('with a handwritten contract reports what is missing', () => {
    const guard = commandOf("{ contract: { ...contract, version: '1.0.0' }, name: 'guard' }");
    const { code, stderr } = guard('kit', 'python');
    expect(code).toBe(1);
    expect(stderr).toContain('a contract that hookwright generate wrote');
  });
});

it('hookwright itself does not have the events of a host', async () => {
  const { run } = makeHost();
  const hint =
    /did you mean BeforeAgent, BeforeModel, BeforeTool or BeforeToolSelection\?; .* the command of that host/;
  for (const subcommand of ['run', 'explain', 'schema']) {
    const unknown = await run([subcommand, 'BeforeDeploy']);
    expect(unknown).toMatchObject({ code: 64, stdout: '', stderr: expect.stringMatching(hint) });
  }
  const { code, stdout, stderr } = await run(['validate']);
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(/settings\.json:4:5: error: unknown event "BeforeDeploy"\n/);
  expect(stdout + stderr).toMatch(hint);
});
