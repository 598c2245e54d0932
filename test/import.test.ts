import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether a program that imports the package as a host does can start processes yet, told after each of its steps. */
function canStartProcesses(steps: readonly string[]): boolean[] {
  const tell = "told.push(process.moduleLoadList.includes('NativeModule child_process'));";
  const body = steps.map((step) => `${step};\n${tell}`).join('\n');
  const code = `import { createConfig } from 'hookwright';\nconst told = [];\n${body}\nconsole.log(JSON.stringify(told));`;
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

const start = (options: string) =>
  `const system = createConfig({ workingDir: process.cwd(), ${options} }).getHookSystem(); await system.initialize()`;
const fire = "await system.getEventHandler().fireBeforeToolEvent({ toolName: 'x', toolInput: {} })";
const command = "hooks: { BeforeTool: [{ hooks: [{ type: 'command', command: 'true' }] }] }";
const register =
  "const ready = system.registerHook({ type: 'function', name: 'f', action: () => undefined }, 'BeforeTool')";

describe('what it takes to run hooks', () => {
  it('is not loaded by the import, nor by a host without hooks, whatever it fires [CFG-12]', () => {
    expect(canStartProcesses(['', start(''), fire])).toEqual([false, false, false]);
  });

  it('is loaded by the time a host with hooks is initialised, so that no event waits for it', () => {
    expect(canStartProcesses(['', start(command)])).toEqual([false, true]);
  });

  it('is loaded for a function that is registered later', () => {
    expect(canStartProcesses([start(''), register, fire])).toEqual([false, false, true]);
  });
});
