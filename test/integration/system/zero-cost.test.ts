import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle, folderForAll, root, runModule } from '../../support/core/events/child.js';

const dir = folderForAll();

/** A turn of an agent in a process of its own, in which every start of a process is counted. */
function turn(options: string, more = ''): { spawned: number; objects: number; failures: number } {
  const { code, stdout, stderr } = runModule(
    dir,
    `import { createRequire, syncBuiltinESMExports } from 'node:module';
     const childProcess = createRequire(import.meta.url)('node:child_process');
     let spawned = 0;
     for (const name of ['spawn', 'spawnSync', 'exec', 'execFile', 'execSync', 'execFileSync', 'fork']) {
       const original = childProcess[name];
       childProcess[name] = (...args) => { spawned += 1; return original(...args); };
     }
     syncBuiltinESMExports();
     const hookwright = await import('./hookwright.mjs');
     const config = hookwright.createConfig({ workingDir: ${JSON.stringify(dir)}, ${options} });
     const system = config.getHookSystem();
     await system?.initialize();
     const handler = system?.getEventHandler();
     const modelRequest = { model: 'm', contents: 'hi' };
     const results = [
       await handler?.fireBeforeAgentEvent({ prompt: 'p' }),
       await handler?.fireBeforeToolSelectionEvent({ modelRequest }),
       await handler?.fireBeforeModelEvent({ modelRequest }),
       await handler?.fireAfterModelEvent({ modelRequest, modelResponse: {} }),
       await handler?.fireBeforeToolEvent({ toolName: 'ls', toolInput: {} }),
       await handler?.fireAfterToolEvent({ toolName: 'ls', toolInput: {}, toolResponse: {} }),
       await handler?.fireAfterAgentEvent({ prompt: 'p', promptResponse: 'r' }),
     ];
     ${more}
     await new Promise(setImmediate);
     console.log(JSON.stringify({
       spawned,
       objects: [system, handler].filter((each) => each !== undefined).length,
       failures: results.filter((result) => result?.success === false).length,
     }));
     await system?.dispose();`,
  );
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const hooks = `hooks: {
  BeforeTool: [{ matcher: '^rm$', hooks: [{ type: 'command', command: 'true' }] }],
  AfterModel: [{ hooks: [{ type: 'command', command: 'true', name: 'off' }] }],
}, disabledHooks: ['off']`;

describe('a turn of tools and model', () => {
  beforeAll(() => bundle(dir));

  it('starts no process and makes nothing of the system when hooks are off [CFG-11, CFG-1]', () => {
    expect(turn(`enableHooks: false, ${hooks}`)).toEqual({ spawned: 0, objects: 0, failures: 0 });
  });

  it('starts no process when no hook is configured [CFG-12]', () => {
    expect(turn('')).toEqual({ spawned: 0, objects: 2, failures: 0 });
  });

  it('starts no process when no hook survives its matcher or switch [CFG-12]', () => {
    expect(turn(hooks)).toEqual({ spawned: 0, objects: 2, failures: 0 });
  });

  it('would have been seen to start one [CFG-11, CFG-12]', () => {
    const { spawned } = turn(
      hooks,
      "results.push(await handler.fireBeforeToolEvent({ toolName: 'rm', toolInput: {} }));",
    );
    expect(spawned).toBeGreaterThan(0);
  });
});

describe('the runtime', () => {
  it('never asks whether it has a terminal [CFG-13]', () => {
    // The command is the one thing that people use at one.
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('apps/cli/'),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(
      files.filter((file) => /isTTY|isatty|node:tty/i.test(readFileSync(join(root, 'src', file), 'utf8'))),
    ).toEqual([]);
  });

  it('reads no settings file itself, only the port [CFG-8]', () => {
    const rooms = ['core/events', 'core/registry', 'core/planner', 'core/outputs', 'core/triggers'];
    const readers = rooms.flatMap((room) =>
      readdirSync(join(root, 'src', room), { encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .filter((file) => /node:fs/.test(readFileSync(join(root, 'src', room, file), 'utf8'))),
    );
    expect(readers).toEqual([]);
  });
});
