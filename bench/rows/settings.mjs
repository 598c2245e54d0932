// Cost of settings files and trust. Every row has its own home and project.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'esbuild';
import { contract, validateHookSettings } from '../../dist/contract.js';
import { createConfig, HookEventName, loadConfig } from '../../dist/index.js';
import { KILOBYTE, mustSucceed, otherHooks, toolParams } from '../host.mjs';
import { repeated } from '../measure.mjs';

const EVENTS = 2000;
const CHECKS = 100;
/** A file that was just written is read again at each check, because its mtime may not change with the next write. */
const SETTLED_MS = 2500;

export const settingsRows = [
  {
    what: 'reading and checking settings with 1,000 hooks / JSON.parse + one Ajv run',
    goal: 3,
    rounds: { full: 200, quick: 30 },
    async prepare() {
      const { root, project, userFile, write } = machine();
      const hooks = Array.from({ length: 1000 }, (_, index) => ({
        matcher: `^(read|write)_table_${index}$`,
        hooks: [{ type: 'command', name: `check ${index}`, command: `cat --number ${index}`, timeout: 5000 }],
      }));
      const file = write(userFile, { enableHooks: true, hooks: { [HookEventName.BeforeTool]: hooks } });
      const { readSettingsFile } = await bundled(root, 'src/config/settings/read-settings-file.ts');
      const place = { file, source: 'user', strength: 3 };
      const options = { project, workingDir: project, contract };
      const measured = async () => {
        const { kind, problems } = await readSettingsFile(place, options);
        if (kind !== 'good' || problems.length > 0) throw new Error('the settings of the benchmark are broken');
      };
      const floor = async () => {
        if (!validateHookSettings(JSON.parse(await readFile(file, 'utf8')))) throw new Error('not valid');
      };
      return { floor, measured, release: () => remove(root) };
    },
  },
  {
    what: 'the check of a trusted hook before its start / one command hook',
    goal: 0.03,
    rounds: { full: 200, quick: 30 },
    repeats: { floor: 1, measured: CHECKS },
    async prepare() {
      const { root, project, projectFile, write } = machine();
      write(join(project, 'check.sh'), `#!/bin/sh\ncat >/dev/null\necho '{"decision":"allow"}'\n`);
      const command = { type: 'command', command: 'sh ./check.sh' };
      write(projectFile, { enableHooks: true, hooks: { [HookEventName.BeforeTool]: [{ hooks: [command] }] } });
      const config = await loadConfig({ workingDir: project, watch: false });
      await config.trust.grant((await config.trust.pending()).map(({ id }) => id));
      await delay(SETTLED_MS);
      const system = config.getHookSystem();
      await system.initialize();
      const [entry] = system.getAllHooks();
      const params = toolParams(KILOBYTE);
      const measured = repeated(CHECKS, () => {
        if (config.isHookStillTrusted(entry) !== true) throw new Error('the hook of the benchmark is not trusted');
      });
      const floor = () => mustSucceed(system.getEventHandler().fireBeforeToolEvent(params));
      return { floor, measured, release: () => config.dispose().then(() => remove(root)) };
    },
  },
  {
    what: 'no hook with loadConfig / no hook with createConfig',
    goal: 1.05,
    rounds: { full: 200, quick: 30 },
    warmUps: 20,
    repeats: { floor: EVENTS, measured: EVENTS },
    async prepare() {
      const { root, project, userFile, write } = machine();
      const hooks = { [HookEventName.BeforeTool]: otherHooks(1) };
      write(userFile, { enableHooks: true, hooks });
      const loaded = await loadConfig({ workingDir: project });
      const created = createConfig({ workingDir: project, hooks });
      for (const config of [loaded, created]) await config.getHookSystem().initialize();
      const params = toolParams(KILOBYTE);
      // As triggers do: they get the system from the config each time.
      const firing = (config) =>
        repeated(EVENTS, () => config.getHookSystem().getEventHandler().fireBeforeToolEvent(params));
      const release = async () => {
        await loaded.dispose();
        await created.getHookSystem().dispose();
        remove(root);
      };
      return { floor: firing(created), measured: firing(loaded), release };
    },
  },
];

function machine() {
  const root = mkdtempSync(join(tmpdir(), 'hookwright-bench-'));
  const project = join(root, 'home/project');
  process.env['HOME'] = join(root, 'home');
  for (const name of ['XDG_CONFIG_HOME', 'XDG_STATE_HOME', 'HOOKWRIGHT_LOCKED']) delete process.env[name];
  mkdirSync(project, { recursive: true });
  const write = (file, content) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, undefined, 2));
    return file;
  };
  return {
    root,
    project,
    write,
    userFile: join(root, 'home/.config/hookwright/settings.json'),
    projectFile: join(project, '.hookwright/settings.json'),
  };
}

function remove(root) {
  rmSync(root, { recursive: true, force: true });
}

/** Bundles a module that the package does not export, with the options of the package. */
async function bundled(folder, source) {
  const outfile = join(folder, 'module.mjs');
  await build({
    absWorkingDir: join(import.meta.dirname, '../..'),
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
  });
  return import(outfile);
}
