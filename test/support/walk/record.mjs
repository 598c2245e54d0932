// Records the walk of one event through an instrumented build, and prints it as JSON: `node record.mjs <folder of the build>`.
import childProcess from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = process.argv[2];
const home = mkdtempSync(join(tmpdir(), 'hookwright-walk-'));
// The length of PATH decides how many files are looked up.
Object.assign(process.env, { HOME: home, PATH: '/usr/bin:/bin', SHELL: '/bin/bash' });
for (const name of Object.keys(process.env)) if (name.startsWith('XDG_')) delete process.env[name];

let stations;
globalThis.walk = (file, name) => stations?.push({ file, name });

/** Frames of the build between the caller and `spawn`, through awaits. */
let framesToSpawn;
const { spawn } = childProcess;
Error.stackTraceLimit = 200;
childProcess.spawn = (...args) => {
  if (stations !== undefined)
    framesToSpawn = new Error('spawn').stack.split('\n').filter((line) => line.includes(build)).length;
  return spawn(...args);
};
syncBuiltinESMExports();

try {
  process.stdout.write(JSON.stringify(await walks()));
} finally {
  rmSync(home, { recursive: true, force: true });
}

async function walks() {
  const { createHooks } = await import(join(build, 'src/index.js'));
  const write = { toolName: 'write_file', toolInput: { path: 'a.txt', content: 'x' } };
  const command = { type: 'command', command: 'cat > /dev/null' };
  const withCommand = { BeforeTool: [{ hooks: [command] }] };
  const unmatched = { BeforeTool: [{ matcher: 'deploy', hooks: [command] }] };
  const tool = (session) => session.tool('write_file', write.toolInput, () => 'written');
  return {
    fireCommand: await walkOf(createHooks, withCommand, (session) => session.fire('BeforeTool', write)),
    toolCommand: await walkOf(createHooks, withCommand, tool),
    toolUnmatched: await walkOf(createHooks, unmatched, tool),
    fireFunction: await walkOf(createHooks, undefined, (session) => session.fire('BeforeTool', write)),
  };
}

/** Records the third call: the first ones load and cache. Without settings, one function hook is registered. */
async function walkOf(createHooks, settings, call) {
  const cwd = mkdtempSync(join(home, 'project-'));
  if (settings !== undefined) {
    mkdirSync(join(cwd, '.hookwright'));
    writeFileSync(join(cwd, '.hookwright/settings.json'), JSON.stringify({ enableHooks: true, hooks: settings }));
    childProcess.execFileSync(process.execPath, [join(build, 'src/apps/cli/bin.js'), 'trust', '--yes'], { cwd });
  }
  const hooks = await createHooks({ cwd, settings: settings !== undefined });
  if (settings === undefined) hooks.on('BeforeTool', () => undefined);
  try {
    const session = await hooks.session();
    await call(session);
    await call(session);
    framesToSpawn = undefined;
    stations = [];
    await call(session);
    const walked = stations;
    stations = undefined;
    return summary(walked);
  } finally {
    stations = undefined;
    await hooks.dispose();
  }
}

function summary(walked) {
  // Changes are counted without helpers of util and the contract's seam, which everything calls.
  const outside = walked.filter(({ file }) => !file.startsWith('src/util/'));
  return {
    calls: walked.length,
    functions: new Set(walked.map(({ file, name }) => `${file} ${name}`)).size,
    files: new Set(walked.map(({ file }) => file)).size,
    changesOfFile: changes(outside.map(({ file }) => file)),
    changesOfRoom: changes(outside.map(({ file }) => file.split('/').slice(0, 2).join('/'))),
    framesToSpawn,
    order: [...new Set(walked.map(({ file }) => file))],
  };
}

function changes(values) {
  return values.filter((value, at) => at > 0 && value !== values[at - 1]).length;
}
