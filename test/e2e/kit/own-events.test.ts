import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runGenerate } from '../../../codegen/run-generate.js';
import { compileGenerated } from '../../support/codegen/compile.js';
import { composeExample } from '../../support/codegen/compose-example.js';
import { base, installKit, kitProject, root, runHook, write } from '../../support/kit/kit-project.js';

const folder = kitProject();
const out = join(folder, 'generated');
const deploy = {
  ...base,
  hook_event_name: 'BeforeDeploy',
  environment: 'production',
  commit: '4f2a91c',
  services: ['basket'],
};

const typed = `
import { addContext, defineHook, deny, say } from './generated/kit/hook.js';
defineHook('BeforeDeploy', ({ environment, services }) =>
  environment === 'production'
    ? [deny(\`No \${services.join()} on a Friday.\`), { hookSpecificOutput: { tell: 'ops' } }]
    : undefined,
);
export const never = () => {
  defineHook('AfterMerge', ({ branch }) => say(branch));
  defineHook('BeforeTool', ({ tool_name }) => deny(tool_name));
  // @ts-expect-error AfterMerge cannot be blocked
  defineHook('AfterMerge', ({ branch }) => deny(branch));
  // @ts-expect-error a deployment has no context
  defineHook('BeforeDeploy', () => addContext('x'));
  // @ts-expect-error there is no such environment
  defineHook('BeforeDeploy', ({ environment }) => (environment === 'moon' ? deny('x') : undefined));
  // @ts-expect-error there is no such event
  defineHook('BeforeDeployment', () => undefined);
};
`;

const python = `
import sys
sys.path.insert(0, sys.argv[1])
from hookwright_kit import define_hook, deny
define_hook("BeforeDeploy", lambda event: [
    deny(f"No {','.join(event['services'])} on a Friday."), {"hookSpecificOutput": {"tell": "ops"}}])
`;

const answer = {
  decision: 'deny',
  reason: 'No basket on a Friday.',
  hookSpecificOutput: { tell: 'ops' },
};

/** Installs the types of the package, compiled from the sources. */
function installTypes(home: string): void {
  expect(compileGenerated(root, join(home, 'types'))).toBe('');
  const exports = {
    './kit': { types: './types/generated/kit/hook.d.ts', default: './kit.js' },
    './contract': { types: './types/src/contract.d.ts' },
  };
  write(home, 'package.json', JSON.stringify({ name: 'hookwright', type: 'module', exports }));
}

describe("kits for a host's own events", { timeout: 180_000 }, () => {
  beforeAll(async () => {
    const schemas = join(root, 'examples/own-events/schemas');
    expect((await runGenerate({ schemas, out, builtIn: join(root, 'schemas') })).kind).toBe('written');
    installKit(folder);
    installTypes(join(folder, 'node_modules/hookwright'));
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
    symlinkSync(join(root, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'), 'junction');
  });

  it("compile in the host's repository, narrow by its events, and print the output [GEN-1]", async () => {
    write(folder, 'hook.ts', typed);
    const compilerOptions = { outDir: 'dist', rootDir: '.', skipLibCheck: false };
    const options = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['hook.ts'] };
    write(folder, 'tsconfig.json', JSON.stringify(options));
    const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder];
    expect(spawnSync(process.execPath, tsc, { encoding: 'utf8' }).stdout).toBe('');
    const { code, stdout, stderr } = await runHook(join(folder, 'dist/hook.js'), { input: deploy });
    expect({ code, stderr, output: JSON.parse(stdout) }).toEqual({ code: 0, stderr: '', output: answer });
  });

  it('print the same output in Python as in TypeScript [GEN-1]', async () => {
    const file = write(folder, 'deploy.py', python);
    write(folder, 'own/hookwright_kit.py', composeExample('kit/hookwright_kit.py'));
    const { code, stdout, stderr } = await runHook(file, { args: [join(folder, 'own')], input: deploy });
    expect({ code, stderr, output: JSON.parse(stdout) }).toEqual({ code: 0, stderr: '', output: answer });
  });

  it('are not known to the built-in kit, which fails', async () => {
    const script = "import { defineHook, deny } from 'hookwright/kit';\ndefineHook('BeforeDeploy', () => deny('x'));";
    const ended = await runHook(write(folder, 'built-in.mjs', script), { input: deploy });
    expect(ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^there is no event BeforeDeploy/),
    });
  });
});
