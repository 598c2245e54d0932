import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type LoadConfigOptions, type LoadedConfig, loadConfig } from '../../../../src/system/index.js';
import { Recorder } from '../../core/events/support.js';

const VARIABLES = ['HOME', 'XDG_CONFIG_HOME', 'XDG_STATE_HOME', 'HOOKWRIGHT_LOCKED'];

/** Creates a machine with a home folder, a project and system settings. */
export function makeMachine() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-settings-')));
  const before = VARIABLES.map((name) => [name, process.env[name]] as const);
  const configs: LoadedConfig[] = [];
  onTestFinished(async () => {
    for (const config of configs) await config.dispose();
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(root, { recursive: true, force: true });
  });
  for (const name of VARIABLES) delete process.env[name];
  process.env['HOME'] = join(root, 'home');
  const paths = {
    root,
    home: join(root, 'home'),
    project: join(root, 'home/work/project'),
    system: join(root, 'etc/settings.json'),
    user: join(root, 'home/.config/hookwright/settings.json'),
    shared: join(root, 'home/work/project/.hookwright/settings.json'),
    local: join(root, 'home/work/project/.hookwright/settings.local.json'),
  };
  mkdirSync(paths.project, { recursive: true });
  const logger = new Recorder();
  return {
    ...paths,
    logger,
    write: (path: string, content: unknown, mode = 0o644): string => {
      mkdirSync(dirname(path), { recursive: true });
      const isText = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(path, isText ? content : JSON.stringify(content, undefined, 2), { mode });
      return path;
    },
    load: async (options: Partial<LoadConfigOptions> = {}): Promise<LoadedConfig> => {
      const given = { workingDir: paths.project, systemSettings: paths.system, watch: false, debugLogger: logger };
      const config = await loadConfig({ ...given, ...options });
      configs.push(config);
      return config;
    },
  };
}

/** Returns settings with BeforeTool commands. */
export function settingsWith(...commands: (string | Record<string, unknown>)[]) {
  const hooks = commands.map((command) => (typeof command === 'string' ? { type: 'command', command } : command));
  return { enableHooks: true, hooks: { BeforeTool: [{ hooks }] } };
}

/** Fires BeforeTool. Returns the verdict of every hook. */
export async function fire(config: LoadedConfig): Promise<Record<string, string>> {
  const system = config.getHookSystem();
  if (system === undefined) return {};
  await system.initialize().catch(() => {});
  const verdicts: Record<string, string> = {};
  if (!system.isInitialized()) return { failed: 'yes' };
  const result = await system.getEventHandler().fireBeforeToolEvent({ toolName: 'write_file', toolInput: {} });
  for (const { name, verdict, why } of result.trace.hooks)
    verdicts[name] = verdict === 'ran' ? 'ran' : `${verdict}: ${why}`;
  return verdicts;
}

export async function trustAll(config: LoadedConfig): Promise<void> {
  await config.trust.grant((await config.trust.pending()).map(({ id }) => id));
}
