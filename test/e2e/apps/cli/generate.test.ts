import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bin, makeMachine } from './machine.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

function hostProject() {
  const machine = makeMachine();
  cpSync(join(root, 'examples/own-events/schemas'), join(machine.project, 'schemas'), { recursive: true });
  return machine;
}

it('generates the contract of a host, and --check exits 1 with the differences', async () => {
  const { project, run, write } = hostProject();
  const args = ['generate', '--schemas', './schemas', '--out', './src/generated'];
  const written = await run(args);
  expect(written).toMatchObject({ code: 0, stderr: '' });
  expect(written.stdout).toMatch(/^\.\/src\/generated\/: \d+ files, \d+ written, 0 removed\n$/);
  expect(existsSync(join(project, 'src/generated/contract.ts'))).toBe(true);
  write('src/generated/enums.ts', 'changed');
  const report = await run([...args.slice(0, -1), './src/generated//', '--check']);
  expect(report).toMatchObject({ code: 1, stderr: '' });
  expect(report.stdout).toBe(`stale    ./src/generated/enums.ts
./src/generated/ is not up to date with ./schemas/; run: hookwright generate --schemas ./schemas --out ./src/generated//
`);
  const checked = await run([...args, '--check', '--json']);
  expect(checked.code).toBe(1);
  expect(JSON.parse(checked.stdout)).toMatchObject({ kind: 'checked', drift: { stale: ['enums.ts'], missing: [] } });
}, 180_000);

it('writes the first schemas with --init, from which the default folders are generated', async () => {
  const { project, run } = makeMachine();
  const init = await run(['generate', '--init', 'BeforeDeploy']);
  expect(init).toMatchObject({ code: 0, stderr: '' });
  expect(init.stdout).toBe(`wrote schemas/events/before-deploy.input.schema.json
wrote schemas/events/before-deploy.output.schema.json
wrote schemas/cases/BeforeDeployInput.json
wrote schemas/cases/BeforeDeployOutput.json
next: hookwright generate --schemas schemas --out generated
`);
  expect(await run(['generate', '--init', 'BeforeDeploy'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('before-deploy.input.schema.json exists. Edit it, or give the event another name'),
  });
  expect(await run(['generate', '--init', 'BeforeTest', '--check'])).toMatchObject({ code: 64 });
  expect(await run(['generate'])).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(project, 'generated/contract.ts'))).toBe(true);
}, 180_000);

it('exits 1 with the location of a schema error, without a stack trace', async () => {
  const { run, write } = hostProject();
  write('schemas/events/before-deploy.input.schema.json', '{ broken');
  const { code, stdout, stderr } = await run(['generate', '--schemas', 'schemas', '--out', 'out']);
  expect(code).toBe(1);
  expect(stdout).toContain('before-deploy.input.schema.json');
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
});

it('prints how to install missing peers, and loads them only to generate', async () => {
  const { root: folder, project } = hostProject();
  const packed = join(folder, 'node_modules/hookwright');
  cpSync(join(root, 'dist'), join(packed, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(packed, 'package.json'));
  symlinkSync(join(root, 'schemas'), join(packed, 'schemas'));
  const call = (...args: string[]) =>
    spawnSync(process.execPath, [join(packed, 'dist/bin.js'), ...args], { cwd: project, encoding: 'utf8' });
  const missing = call('generate', '--schemas', 'schemas', '--out', 'out');
  expect(missing.status).toBe(1);
  expect(missing.stderr).toMatch(
    /run: npm install --save-dev --save-exact ajv@\S+ json-schema-to-typescript@\S+ ts-morph@/,
  );
  expect(call('--version').status).toBe(0);
});

it('exits 64 for an invalid command line and suggests the nearest option', async () => {
  const { run } = makeMachine();
  expect(await run(['genrate'])).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining('generate') });
  expect(await run(['generate', '--schema', 'x'])).toMatchObject({ code: 64 });
  expect(await run(['generate', '--schemas', 'a', '--out', 'b', '--check', '--release'])).toMatchObject({ code: 64 });
});

it('prints version and help without loading the runtime', async () => {
  const { run } = makeMachine();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(await run(['--version'])).toEqual({ code: 0, signal: null, stdout: `${version}\n`, stderr: '' });
  expect(await run(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('generate') });
  expect(readFileSync(bin, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});
