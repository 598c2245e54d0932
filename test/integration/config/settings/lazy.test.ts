import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { loadConfig } from '../../../../src/index.js';
import { makeMachine, settingsWith } from '../../../support/config/settings/machine.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Parts that are loaded on first use, or by their own entry point. */
const ROOMS = [
  'config',
  'apps',
  'kit',
  'integrations/(mcp|nats|agents)',
  'integrations/model-sdks/(openai|anthropic|ai-sdk)',
];
const PARTS = ['runners/worker', 'runners/http/http-services', 'traces/trace-file'];

it('loads no settings, trust, other SDKs or NATS with the main entry point [CFG-12]', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/index.ts'],
    outdir: join(root, '.build/never-written'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const loaded = new Set<string>();
  const follow = (path: string): void => {
    const output = metafile.outputs[path];
    if (output === undefined || loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind } of output.imports) if (kind === 'import-statement') follow(next);
  };
  const [entry = ''] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'src/index.ts') ?? [];
  follow(entry);
  const modules = [...loaded].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}));
  expect(modules).toContain('src/system/hook-system.ts');
  const unused = new RegExp(`^src/((${ROOMS.join('|')})/|${PARTS.join('|')})`);
  const everything = Object.keys(metafile.inputs);
  expect(everything.filter((path) => path.startsWith('src/runners/worker/'))).not.toEqual([]);
  expect(modules.filter((path) => unused.test(path)).sort()).toEqual([]);
});

it('exports the settings under their own entry point [CFG-8]', async () => {
  const { write, project, system, user } = makeMachine();
  write(user, settingsWith('echo user'));
  await using config = await loadConfig({ workingDir: project, systemSettings: system, watch: false });
  expect(config.problems).toEqual([]);
  expect(config.getHookSystem()).toBeDefined();
});
