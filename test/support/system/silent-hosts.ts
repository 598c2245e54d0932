import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Ended, runModule } from '../core/events/child.js';

/** A host without a logger: a mistake in it, and the expected lines on standard error. */
export interface SilentHost {
  readonly mistake: string;
  /** Files of its folder, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Body of its module. It has the exports of the package as `hookwright`, and `tool`, which prints "ran". */
  readonly main: string;
  /** Expected standard output. */
  readonly stdout: string;
  /** One pattern per expected line on standard error. */
  readonly stderr: readonly RegExp[];
}

const PREAMBLE = `
import * as hookwright from '../hookwright.mjs';
const { createConfig, loadConfig, executeToolWithHooks, fireBeforeModelHook } = hookwright;
const workingDir = import.meta.dirname;
const tool = async () => { console.log('ran'); return { llmContent: 'ran' }; };
const guardedBy = (...hooks) => ({ BeforeTool: [{ hooks }] });
const command = (text, more) => ({ type: 'command', name: 'guard', command: text, ...more });
const call = (config) => executeToolWithHooks(config, 'write_file', { path: 'a' }, tool);
/** Keeps the process alive until the settings have changed, which the config does not. */
const changeOf = async (config) => {
  const alive = setInterval(() => {}, 1000);
  await new Promise((resolve) => config.onChange(resolve));
  clearInterval(alive);
};
const printError = (error) => console.log(error.name + ': ' + error.message);
`;

/** Runs a host in its own folder, next to the bundle, without user settings. */
export function runSilentHost(dir: string, { files = {}, main }: SilentHost): Ended {
  const own = mkdtempSync(join(dir, 'host-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(own, path)), { recursive: true });
    writeFileSync(join(own, path), text, { mode: 0o755 });
  }
  const home = join(own, 'home');
  const env = { HOME: home, XDG_CONFIG_HOME: join(home, 'config'), XDG_STATE_HOME: join(home, 'state') };
  return runModule(own, `${PREAMBLE}\n${main}`, [], env);
}

const withHook = (hook: string): string => `await call(createConfig({ workingDir, hooks: guardedBy(${hook}) }));`;

const GUARD = { BeforeTool: [{ hooks: [{ type: 'command', name: 'guard', command: 'exit 2' }] }] };
const GUARD_SETTINGS = JSON.stringify({ enableHooks: true, hooks: GUARD });
const USER_FILE = 'home/config/hookwright/settings.json';

const projectSettings = (more: object): Record<string, string> => ({
  '.hookwright/settings.json': JSON.stringify({ ...more, hooks: GUARD }),
});

const userSettings = (text: string): Record<string, string> => ({ [USER_FILE]: text });

const loadAndCall = `
const config = await loadConfig({ workingDir, watch: false, systemSettings: '/dev/null/none' });
await call(config);
await config.dispose();
`;

/** Hosts without a logger whose guards do not run as intended. */
export const silentHosts: readonly SilentHost[] = [
  {
    mistake: 'a guard that exits with 1',
    main: withHook(`command('echo boom >&2; exit 1')`),
    stdout: 'ran\n',
    stderr: [
      /^hookwright: hook guard failed on BeforeTool, so it blocked nothing \(exit code 2 blocks\): exited with code 1: boom$/,
    ],
  },
  {
    mistake: 'a guard that is killed by a signal',
    main: withHook(`command('kill -9 $$')`),
    stdout: 'ran\n',
    stderr: [/^hookwright: hook guard failed on BeforeTool, so it blocked nothing: was killed by SIGKILL$/],
  },
  {
    mistake: 'a guard that times out',
    main: withHook(`command('sleep 60', { timeout: 200 })`),
    stdout: 'ran\n',
    stderr: [/^hookwright: hook guard failed on BeforeTool, so it blocked nothing: timed out after 200 ms$/],
  },
  {
    mistake: 'a guard that fails with onError "block"',
    main: withHook(`command('exit 1', { onError: 'block' })`),
    stdout: '',
    stderr: [/^hookwright: hook guard failed on BeforeTool: exited with code 1$/],
  },
  {
    mistake: 'a guard whose program does not exist',
    main: withHook(`command('pyhton3 guard.py')`),
    stdout: 'ran\n',
    stderr: [/^hookwright: hook guard failed on BeforeTool, so it blocked nothing: .*pyhton3.*not found/],
  },
  {
    mistake: 'a guard with a program in it that does not exist',
    main: withHook(`command('jqq . | grep -q rm && exit 2; exit 0')`),
    stdout: 'ran\n',
    stderr: [/^hookwright: hook guard on BeforeTool: .*jqq: command not found/],
  },
  {
    mistake: 'a guard that misspells its decision',
    main: withHook(`command(\`echo '{"decison":"deny"}'\`)`),
    stdout: 'ran\n',
    stderr: [/^hookwright: hook guard on BeforeTool: .*decison.*did you mean decision\?/],
  },
  {
    mistake: 'a guard that prints more than its decision',
    main: withHook(`command(\`echo checking; echo '{"decision":"deny"}'\`)`),
    stdout: 'ran\n',
    stderr: [/^hookwright: hook guard on BeforeTool: the output contains a JSON object and other text/],
  },
  {
    mistake: 'a guard in the background that decides',
    main: `
const config = createConfig({ workingDir, hooks: guardedBy(command(\`echo '{"decision":"deny"}'\`, { async: true })) });
await call(config);
await config.dispose();
`,
    stdout: 'ran\n',
    stderr: [/^hookwright: hook guard on BeforeTool: decided "deny", which has no effect/],
  },
  {
    mistake: 'a hook in the background that fails',
    main: `
const config = createConfig({ workingDir, hooks: guardedBy(command('exit 3', { async: true })) });
await call(config);
await config.dispose();
`,
    stdout: 'ran\n',
    stderr: [/^hookwright: hook guard failed on BeforeTool: exited with code 3$/],
  },
  {
    mistake: 'an invalid hook',
    main: withHook(`{ type: 'command', name: 'guard', comand: 'exit 2' }`),
    stdout: 'ran\n',
    stderr: [/^hookwright: project BeforeTool\[0\]\.hooks\[0\] "guard": .*"comand".*did you mean "command"/],
  },
  {
    mistake: 'an invalid guard with onError "block"',
    main: withHook(`{ type: 'command', name: 'guard', comand: 'exit 2', onError: 'block' }`),
    stdout: '',
    stderr: [
      /^hookwright: project BeforeTool\[0\]\.hooks\[0\] "guard": .*did you mean "command"/,
      /^hookwright: hook guard failed on BeforeTool: not run: it is not valid/,
    ],
  },
  {
    mistake: 'an invalid matcher',
    main: `await call(createConfig({ workingDir, hooks: { BeforeTool: [{ matcher: '(write', hooks: [command('exit 2')] }] } }));`,
    stdout: 'ran\n',
    stderr: [/^hookwright: project BeforeTool\[0\]: matcher "\(write" is not a valid regular expression/],
  },
  {
    mistake: 'a misspelt event name',
    main: `await call(createConfig({ workingDir, hooks: { BeforeTol: [{ hooks: [command('exit 2')] }] } }));`,
    stdout: 'ran\n',
    stderr: [/^hookwright: project BeforeTol: unknown event \(did you mean BeforeTool\?\)$/],
  },
  {
    mistake: 'a misspelt option',
    main: `await call(createConfig({ workingDir, hooks: guardedBy(command('exit 1')), onErorr: 'block' }));`,
    stdout: 'ran\n',
    stderr: [
      /^hookwright: cannot use option "onErorr": not an option\. Did you mean "onError"\?$/,
      /^hookwright: hook guard failed on BeforeTool/,
    ],
  },
  {
    mistake: 'an error policy that does not exist',
    main: `try { createConfig({ workingDir, onError: 'deny' }); } catch (error) { printError(error); }`,
    stdout: 'InvalidHostConfigError: cannot use onError "deny": expected "allow" or "block".\n',
    stderr: [],
  },
  {
    mistake: 'both hooks and layers',
    main: `await call(createConfig({ workingDir, layers: [], hooks: guardedBy(command('exit 2')) }));`,
    stdout: 'ran\n',
    stderr: [/^hookwright: cannot use option "hooks": "layers" replaces it\. Add the hooks to a layer\.$/],
  },
  {
    mistake: 'hooks for loadConfig',
    main: `await loadConfig({ workingDir, hooks: guardedBy(command('exit 2')) }).catch(printError);`,
    stdout:
      'InvalidHostConfigError: cannot use option "hooks" of loadConfig: hooks come from settings files. ' +
      'Use "layers" for hooks in code.\n',
    stderr: [],
  },
  {
    mistake: 'a misspelt option of loadConfig',
    main: `await (await loadConfig({ workingDir, dialect: ['claude-code'] })).dispose();`,
    stdout: '',
    stderr: [/^hookwright: cannot use option "dialect": not an option\. Did you mean "dialects"\?$/],
  },
  {
    mistake: 'a function among the hooks',
    main: `try { createConfig({ workingDir, hooks: guardedBy(() => ({ decision: 'deny' })) }); } catch (error) { printError(error); }`,
    stdout:
      'InvalidHostConfigError: cannot use the function for BeforeTool in "hooks": only registerHook takes functions. ' +
      "Call config.getHookSystem()?.registerHook({ type: 'function', name, action }, 'BeforeTool').\n",
    stderr: [],
  },
  {
    mistake: 'a working directory that does not exist',
    main: `await call(createConfig({ workingDir: '/nope', hooks: guardedBy(command('exit 0')) }));`,
    stdout: '',
    stderr: [
      /^hookwright: cannot run command hooks in workingDir "\/nope": directory not found\. Until it exists, they block\.$/,
      /^hookwright: hook guard failed on BeforeTool: working directory does not exist: \/nope$/,
    ],
  },
  {
    mistake: 'settings of a working directory that does not exist',
    main: `await loadConfig({ workingDir: '/nope' }).catch(printError);`,
    stdout:
      'InvalidHostConfigError: cannot use workingDir "/nope": directory not found. Pass the directory that the agent works in.\n',
    stderr: [],
  },
  {
    mistake: 'a working directory that is a file',
    files: { file: '' },
    main: `process.chdir(workingDir); try { createConfig({ workingDir: 'file' }); } catch (error) { printError(error); }`,
    stdout:
      'InvalidHostConfigError: cannot use workingDir "file": not a directory. Pass the directory that the agent works in.\n',
    stderr: [],
  },
  {
    mistake: 'a working directory that is removed while the host runs',
    files: { 'work/file': '' },
    main: `
import { rmSync } from 'node:fs';
const config = createConfig({ workingDir: workingDir + '/work', hooks: guardedBy(command('exit 0')) });
rmSync(workingDir + '/work', { recursive: true });
await call(config);
`,
    stdout: '',
    stderr: [/^hookwright: hook guard failed on BeforeTool: working directory does not exist: .*work$/],
  },
  {
    mistake: 'a model request of another SDK',
    main: `
const config = createConfig({ workingDir, hooks: { BeforeModel: [{ hooks: [command('exit 2')] }] } });
console.log((await fireBeforeModelHook(config, { model: 'gpt', messages: [{ role: 'user', content: 'hi' }] })).blocked);
`,
    stdout: 'true\n',
    stderr: [/^hookwright: BeforeModel failed at translation: .*HookTranslatorOpenAIChat from "hookwright\/openai"/],
  },
  {
    mistake: 'arguments that no hook can read',
    main: `
let deep = {};
for (let level = 0; level < 200; level += 1) deep = { deep };
const config = createConfig({ workingDir, hooks: guardedBy(command('exit 0')) });
console.log((await hookwright.fireBeforeToolHook(config, 'write_file', deep))?.isBlockingDecision());
`,
    stdout: 'true\n',
    stderr: [/^hookwright: BeforeTool failed at validation: .*nested deeper than 100 levels/],
  },
  {
    mistake: 'a worker without a command mode',
    files: { 'worker.sh': '#!/bin/sh\necho \'{"type":"response","id":1,"output":{}}\'\n' },
    main: withHook(`{ type: 'worker', name: 'guard', command: './worker.sh' }`),
    stdout: '',
    stderr: [
      /^hookwright: hook guard failed on BeforeTool: cannot run \.\/worker\.sh as a command: it printed worker frames/,
    ],
  },
  {
    mistake: 'a policy server that cannot be reached',
    main: `
const request = () => Promise.reject(new hookwright.NotAskedError('no responders'));
await call(createConfig({ workingDir, bus: { request }, busEvents: ['BeforeTool'] }));
`,
    stdout: '',
    stderr: [/^hookwright: hook bus failed on BeforeTool: no responders/],
  },
  {
    mistake: 'a policy server that fails',
    main: `
const request = () => Promise.reject(new Error('no line'));
await call(createConfig({ workingDir, bus: { request }, busEvents: ['BeforeTool'] }));
`,
    stdout: 'ran\n',
    stderr: [/^hookwright: hook bus failed on BeforeTool, so it blocked nothing: no line$/],
  },
  {
    mistake: 'an event after dispose',
    main: `
const config = createConfig({ workingDir, hooks: guardedBy(command('exit 2')) });
await call(config);
await config.dispose();
await call(config);
`,
    stdout: '',
    stderr: [/^hookwright: the hook system was disposed\. Events use a new one, which needs to be disposed too\.$/],
  },
  {
    mistake: 'project hooks that are not trusted',
    files: projectSettings({ enableHooks: true }),
    main: loadAndCall,
    stdout: 'ran\n',
    stderr: [/^hookwright: .*not trusted.*guard/],
  },
  {
    mistake: 'project hooks that are not enabled',
    files: projectSettings({}),
    main: loadAndCall,
    stdout: 'ran\n',
    stderr: [/^hookwright: settings: .*enableHooks/],
  },
  {
    mistake: 'a settings file that is not valid JSON',
    files: { '.hookwright/settings.json': '{ "hooks": ' },
    main: loadAndCall,
    stdout: 'ran\n',
    stderr: [/^hookwright: settings: .*settings\.json/],
  },
  {
    mistake: 'project hooks that are not trusted with untrusted "block"',
    files: projectSettings({ enableHooks: true }),
    main: loadAndCall.replace('watch: false', "watch: false, untrusted: 'block'"),
    stdout: '',
    stderr: [
      /^hookwright: settings: cannot run hooks of .*settings\.json: not trusted: BeforeTool "guard"/,
      /^hookwright: hook guard failed on BeforeTool: not run: it has never been trusted/,
    ],
  },
  {
    mistake: 'a guard whose settings file is emptied while the host runs',
    files: userSettings(GUARD_SETTINGS),
    main: `
import { writeFileSync } from 'node:fs';
const config = await loadConfig({ workingDir, systemSettings: '/dev/null/none' });
await call(config);
const changed = changeOf(config);
writeFileSync(workingDir + '/${USER_FILE}', '{}');
await changed;
await call(config);
await config.dispose();
`,
    stdout: '',
    stderr: [/^hookwright: settings: .*the guard "guard" \(BeforeTool, runs `exit 2`\).*It stays in force\./],
  },
  {
    mistake: "a user's settings file that cannot be read",
    files: userSettings('{ "hooks": '),
    main: loadAndCall,
    stdout: 'ran\n',
    stderr: [/^hookwright: settings: .*settings\.json:1:12: /],
  },
  {
    mistake: 'a user\'s settings file that cannot be read with onError "block"',
    files: userSettings('{ "hooks": '),
    main: loadAndCall.replace('watch: false', "watch: false, onError: 'block'"),
    stdout: '',
    stderr: [
      /^hookwright: settings: .*settings\.json:1:12: /,
      /^hookwright: hook .*settings\.json failed on BeforeTool: not run: .*cannot read/,
    ],
  },
  {
    mistake: "a user's settings file that cannot be read and is then deleted",
    files: userSettings('{ "hooks": '),
    main: `
import { rmSync } from 'node:fs';
const config = await loadConfig({ workingDir, systemSettings: '/dev/null/none', onError: 'block' });
const changed = changeOf(config);
rmSync(workingDir + '/${USER_FILE}');
await changed;
await call(config);
await config.dispose();
`,
    stdout: 'ran\n',
    stderr: [/^hookwright: settings: .*settings\.json:1:12: /, /^hookwright: settings: .*the file was deleted\. /],
  },
  {
    mistake: 'a tool that throws a string while a hook stops the agent',
    main: `
const stop = command(\`echo '{"continue":false,"stopReason":"enough"}'\`);
const config = createConfig({ workingDir, hooks: { AfterTool: [{ hooks: [stop] }] } });
await executeToolWithHooks(config, 'write_file', {}, () => Promise.reject('failed')).catch(console.log);
`,
    stdout: 'failed\n',
    stderr: [/^hookwright: cannot record what AfterTool decided about write_file: the tool threw a string\./],
  },
  {
    mistake: 'a logger that cannot log',
    main: `await call(createConfig({ workingDir, hooks: guardedBy(command('exit 1')), logger: {} }));`,
    stdout: 'ran\n',
    stderr: [/^hookwright: cannot use the logger: /, /^hookwright: hook guard failed on BeforeTool/],
  },
  {
    mistake: 'a guard that fails 25 times',
    main: `
const config = createConfig({ workingDir, hooks: guardedBy(command('echo $$ >&2; exit 1')) });
for (let times = 0; times < 25; times += 1) await executeToolWithHooks(config, 'x', {}, async () => ({ llmContent: '' }));
`,
    stdout: '',
    stderr: [
      /^hookwright: hook guard failed on BeforeTool.*exited with code 1: \d+$/,
      /^hookwright: hook guard failed on BeforeTool.*\(repeated 10 times\)$/,
    ],
  },
];

/** Hosts that print nothing, because everything is right or they disable the output. */
export const quietHosts: readonly SilentHost[] = [
  { mistake: 'a guard that allows', main: withHook(`command('exit 0')`), stdout: 'ran\n', stderr: [] },
  { mistake: 'a guard that blocks', main: withHook(`command('exit 2')`), stdout: '', stderr: [] },
  {
    mistake: 'a host with logger: false',
    main: `await call(createConfig({ workingDir, hooks: guardedBy(command('exit 1')), logger: false }));`,
    stdout: 'ran\n',
    stderr: [],
  },
  {
    mistake: 'a host with its own logger',
    main: `
const logger = { log: () => {}, warn: (text) => console.log(text) };
await call(createConfig({ workingDir, hooks: guardedBy(command('exit 3')), logger }));
`,
    stdout: 'hook guard failed on BeforeTool, so it blocked nothing: exited with code 3\nran\n',
    stderr: [],
  },
  {
    mistake: 'a call that the caller aborts',
    main: `
const config = createConfig({ workingDir, hooks: guardedBy(command('kill -USR2 $PPID; sleep 60')) });
const controller = new AbortController();
process.on('SIGUSR2', () => controller.abort());
await executeToolWithHooks(config, 'x', {}, tool, { signal: controller.signal }).catch(() => {});
`,
    stdout: '',
    stderr: [],
  },
];
