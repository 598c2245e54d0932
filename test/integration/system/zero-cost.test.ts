import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle, folderForAll, root, runModule } from '../../support/core/events/child.js';

const dir = folderForAll();

/** Runs an agent turn in its own process and counts the processes that it starts. */
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

describe('Agent turn', () => {
  beforeAll(() => bundle(dir));

  it('starts no process and creates no system if hooks are off [CFG-11, CFG-1]', () => {
    expect(turn(`enableHooks: false, ${hooks}`)).toEqual({ spawned: 0, objects: 0, failures: 0 });
  });

  it('starts no process if no hook is configured [CFG-12]', () => {
    expect(turn('')).toEqual({ spawned: 0, objects: 2, failures: 0 });
  });

  it('starts no process if every hook is disabled or does not match [CFG-12]', () => {
    expect(turn(hooks)).toEqual({ spawned: 0, objects: 2, failures: 0 });
  });

  it('has its processes counted: with a matching hook there is one [CFG-11, CFG-12]', () => {
    const { spawned } = turn(
      hooks,
      "results.push(await handler.fireBeforeToolEvent({ toolName: 'rm', toolInput: {} }));",
    );
    expect(spawned).toBeGreaterThan(0);
  });
});

describe('Runtime', () => {
  it('never checks for a terminal [CFG-13]', () => {
    // Only the command-line program may use a terminal.
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('apps/cli/'),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(
      files.filter((file) => /isTTY|isatty|node:tty/i.test(readFileSync(join(root, 'src', file), 'utf8'))),
    ).toEqual([]);
  });

  it('reads settings files through its port only [CFG-8]', () => {
    const rooms = ['core/events', 'core/registry', 'core/planner', 'core/outputs', 'core/triggers'];
    const readers = rooms.flatMap((room) =>
      readdirSync(join(root, 'src', room), { encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .filter((file) => /node:fs/.test(readFileSync(join(root, 'src', room, file), 'utf8'))),
    );
    expect(readers).toEqual([]);
  });
});
