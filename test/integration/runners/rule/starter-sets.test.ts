import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHooks, type Hooks, type HooksMap } from '../../../../src/index.js';
import { listedWays, nearMisses } from '../../../support/templates/listed-ways.js';

const templates = join(import.meta.dirname, '../../../../templates/rules');
const names = readdirSync(templates).flatMap((file) =>
  file.includes('.hooktest.') ? [] : [file.replace('.json', '')],
);
const FILES = [
  '.env',
  '.git/hooks/pre-commit',
  '.claude/settings.json',
  '.mcp.json',
  '.husky/pre-commit',
  'src/index.ts',
];

let home: string;
let project: string;
/** True while a person approves every call. */
let isApproving = false;
const sets = new Map<string, Hooks>();

beforeAll(async () => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-sets-')));
  vi.stubEnv('HOME', home);
  project = join(home, 'app');
  for (const file of [...FILES.map((name) => join(project, name)), join(home, '.ssh/id_rsa'), join(home, 'other/x')]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  for (const name of names) {
    const { hooks }: { hooks: HooksMap } = JSON.parse(readFileSync(join(templates, `${name}.json`), 'utf8'));
    sets.set(
      name,
      await createHooks({ cwd: project, settings: false, logger: false, hooks, confirm: async () => isApproving }),
    );
  }
});

afterAll(async () => {
  for (const hooks of sets.values()) await hooks.dispose();
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

/** Returns the decision of a set about a command, and its reason. */
async function decisionOf(set: string, text: string): Promise<{ isNoticed: boolean; reason: string | undefined }> {
  const command = text.replaceAll('/home/dev', home);
  const decision = await sets.get(set)?.fire('BeforeTool', { toolName: 'bash', toolInput: { command } });
  return { isNoticed: decision?.blocked === true, reason: decision?.reason };
}

/** Returns the decision of a set about a call of a tool. */
async function callOf(set: string, toolName: string, toolInput: Record<string, unknown>) {
  const decision = await sets.get(set)?.fire('BeforeTool', { toolName, toolInput });
  return decision?.blocked;
}

const setsOf = (commands: readonly { set: string }[]) => [...new Set(commands.map(({ set }) => set))];

describe('Starter sets', () => {
  it.each(setsOf(listedWays()))('%s notices every listed way [X-99]', async (name) => {
    const ways = listedWays().filter(({ set }) => set === name);
    expect(ways.length).toBeGreaterThan(90);
    const missed: string[] = [];
    for (const { command } of ways) if (!(await decisionOf(name, command)).isNoticed) missed.push(command);
    expect(missed).toEqual([]);
  });

  it.each(setsOf(nearMisses()))('%s passes the near misses [X-99]', async (name) => {
    const alarms: string[] = [];
    for (const { command } of nearMisses().filter(({ set }) => set === name)) {
      const { isNoticed, reason } = await decisionOf(name, command);
      if (isNoticed) alarms.push(`${command}: ${reason}`);
    }
    expect(alarms).toEqual([]);
  });

  it.each<[set: string, tool: string, input: Record<string, unknown>, isNoticed: boolean]>([
    ['secrets', 'Grep', { pattern: 'KEY', glob: '.env' }, true],
    ['secrets', 'Grep', { pattern: 'KEY', glob: '*.{pem,key}' }, true],
    ['secrets', 'Grep', { pattern: 'KEY', glob: '*.ts' }, false],
    ['secrets', 'read_many_files', { include: ['src/a.ts', '.env'] }, true],
    ['secrets', 'read_many_files', { include: ['src/a.ts'] }, false],
    ['secrets', 'search', { include: true }, false],
    ['secrets', 'Read', { file_path: '.env.bak' }, true],
    ['secrets', 'bash', { command: ['bash', '-c', 'python3 - <<< "print(open(\'.env\').read())"'] }, true],
    [
      'dangerous-commands',
      'bash',
      { command: ['bash', '-c', 'python3 <<< "import shutil; shutil.rmtree(\'.\')"'] },
      true,
    ],
    ['dangerous-commands', 'bash', { command: ['bash', '-c', 'python3 <<< "print(1)"'] }, false],
    ['protected-paths', 'Write', { file_path: '.claude/settings.local.json', content: '' }, true],
    ['protected-paths', 'Edit', { file_path: '.mcp.json' }, true],
    ['protected-paths', 'Write', { file_path: 'src/index.ts', content: '' }, false],
  ])('%s judges %s with %j: %s', async (set, tool, input, isNoticed) => {
    expect(await callOf(set, tool, input)).toBe(isNoticed);
  });

  it('label a session if a command reads secrets, or may read them', async () => {
    isApproving = true;
    onTestFinished(() => {
      isApproving = false;
    });
    const hooks = sets.get('no-exfiltration');
    const decide = async (commands: readonly string[]): Promise<boolean[]> => {
      const session = await hooks?.session();
      const call = (command: string) => session?.tool('bash', { command }, () => '');
      for (const command of commands) await call(command);
      return ['secret', 'untrusted'].map((label) => session?.labels.has(label) === true);
    };
    expect(await decide(['cat .env'])).toEqual([true, false]);
    expect(await decide(['cat .en*'])).toEqual([true, false]);
    expect(await decide(['cat "$F"'])).toEqual([true, false]);
    expect(await decide(['eval "$X"'])).toEqual([true, false]);
    expect(await decide(['grep -r KEY .'])).toEqual([true, false]);
    expect(await decide(['cat src/index.ts', 'cat src/*.ts', 'npm test', 'git status'])).toEqual([false, false]);
  });
});
