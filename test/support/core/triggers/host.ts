import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { CommandHookConfig } from '../../../../src/contract.js';
import { type CreateConfigOptions, createConfig, type HookDefinition, type HooksMap } from '../../../../src/index.js';
import type { HostConfig } from '../../../../src/system/hook-system.js';

/** Creates hooks from real scripts in the folder of the host. */
export interface Scripts {
  /** Shell text. */
  bash(text: string, fields?: Partial<CommandHookConfig>): CommandHookConfig;
  /** Body of a function of `input` that returns the output. Records its input. */
  node(body: string, fields?: Partial<CommandHookConfig>): CommandHookConfig;
  /** Program with `event` already parsed, which prints its own output. */
  python(program: string): CommandHookConfig;
}

export interface Host {
  directory: string;
  config: HostConfig;
  /** Inputs of the node hooks, in the order of their runs. */
  seen(eventName?: string): Record<string, unknown>[];
}

/** Creates a host with hooks. Cleaned up after the test. */
export function makeHost(
  hooks: (scripts: Scripts) => HooksMap = () => ({}),
  options: Partial<CreateConfigOptions> = {},
): Host {
  const directory = mkdtempSync(join(tmpdir(), 'hookwright-host-'));
  const log = join(directory, 'seen.jsonl');
  writeFileSync(log, '');
  const config = createConfig({
    workingDir: directory,
    hooks: hooks(scriptsIn(directory)),
    debugLogger: { log: () => {} },
    ...options,
  });
  const seen = (eventName?: string) =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
      .filter((input) => eventName === undefined || input.hook_event_name === eventName);
  onTestFinished(async () => {
    await config.getHookSystem()?.dispose({ kill: true });
    rmSync(directory, { recursive: true, force: true });
  });
  return { directory, config, seen };
}

function scriptsIn(directory: string): Scripts {
  let count = 0;
  const save = (extension: string, text: string): string => {
    count += 1;
    const file = join(directory, `hook-${count}.${extension}`);
    writeFileSync(file, text);
    return file;
  };
  return {
    bash: (command, fields) => ({ type: 'command', command, ...fields }),
    node: (body, fields) => {
      const file = save('mjs', nodeProgram(body));
      return { type: 'command', command: process.execPath, args: [file], ...fields };
    },
    python: (program) => {
      const file = save('py', `import json, sys\nevent = json.load(sys.stdin)\n${program}\n`);
      return { type: 'command', command: 'python3', args: [file] };
    },
  };
}

function nodeProgram(body: string): string {
  return `import { appendFileSync, readFileSync } from 'node:fs';
const input = JSON.parse(readFileSync(0, 'utf8'));
appendFileSync('seen.jsonl', JSON.stringify(input) + '\\n');
const output = (() => { ${body} })();
if (output !== undefined) process.stdout.write(JSON.stringify(output));
`;
}

/** Returns the hooks of one event, without a matcher. */
export function on(...hooks: CommandHookConfig[]): HookDefinition[] {
  return [{ hooks }];
}
