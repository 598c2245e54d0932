import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CreateHooksOptions, createHooks, type Decision, type Hooks } from '../../../../src/index.js';
import { documents } from '../../../support/integrations/agents/agent-events.js';

const TOOLS = {
  bash: { role: 'shell' },
  write: { role: 'write' },
  read: { role: 'read' },
  gone: { role: 'delete' },
} as const;

let base = '';
let home = '';
let project = '';

beforeAll(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'protect-')));
  home = join(base, 'home');
  project = join(home, 'work/p');
  for (const folder of [join(project, '.claude'), join(home, '.local/state/hookwright')])
    mkdirSync(folder, { recursive: true });
  vi.stubEnv('HOME', home);
  for (const name of ['XDG_CONFIG_HOME', 'XDG_STATE_HOME', 'XDG_DATA_HOME']) vi.stubEnv(name, undefined);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

async function open(options: CreateHooksOptions = {}): Promise<Hooks> {
  const hooks = await createHooks({ cwd: project, settings: false, tools: TOOLS, logger: false, ...options });
  onTestFinished(() => hooks.dispose());
  return hooks;
}

function fire(hooks: Hooks, toolName: string, toolInput: Record<string, unknown>): Promise<Decision> {
  return hooks.fire('BeforeTool', { toolName, toolInput }, { ask: 'return' });
}

/** Returns the decision about a call: `deny`, `ask` or `allow`. */
async function decided(hooks: Hooks, toolName: string, toolInput: Record<string, unknown>): Promise<string> {
  const { verdict } = await fire(hooks, toolName, toolInput);
  return verdict;
}

/** Every file of the agents' documents, as it is on this machine. */
function switchFiles(): string[] {
  const templates = Object.values(documents).flatMap(({ install }) =>
    (install?.settings ?? []).map(({ path, else: other }) => (/\$\{env\./.test(path) ? (other ?? '') : path)),
  );
  return templates
    .filter((path) => !path.includes(':\\'))
    .map((path) => path.replace(/\$\{(\w+)\}/, (_, name) => (name === 'project' ? project : home)).replace('*', 'x'));
}

const OWN = [
  '~/.local/state/hookwright/trust/a.json',
  '~/.local/state/hookwright/sessions/a.jsonl',
  '~/.local/state/hookwright/guards/a.json',
  '~/.local/state/hookwright/agents/a/stop',
  '~/.local/state/hookwright/daemon/agents.sock',
  '~/.local/state/hookwright/daemon/daemon.pid',
  '~/.local/state/hookwright/daemon/http.json',
  '~/.local/share/hookwright/bin/hookwright',
  '~/.config/hookwright/settings.json',
  '/etc/hookwright/settings.json',
  '.hookwright/bin/hookwright',
  'node_modules/.bin/hookwright',
  'node_modules/hookwright/dist/bin.js',
];

const quoted = (path: string): string => `'${path.replace(/^~/, home)}'`;

const WRITES: readonly ((path: string) => string)[] = [
  (path) => `echo x > ${quoted(path)}`,
  (path) => `rm -f ${quoted(path)}`,
  (path) => `mv ${quoted(path)} x`,
  (path) => `cp x ${quoted(path)}`,
  (path) => `cd ${quoted(dirname(path))} && echo x > ${quoted(path.split('/').at(-1) ?? '')}`,
];

describe('The guard of hookwright itself', () => {
  it('blocks every change of its own files [X-98]', async () => {
    const hooks = await open();
    for (const path of OWN) {
      const file = path.replace(/^~/, home);
      expect(await decided(hooks, 'write', { path: file, content: 'x' }), `write ${path}`).toBe('block');
      expect(await decided(hooks, 'gone', { path: file }), `delete ${path}`).toBe('block');
      expect(await decided(hooks, 'mcp__files__write_file', { file_path: file, content: 'x' }), `mcp ${path}`).toBe(
        'block',
      );
      for (const write of WRITES)
        expect(await decided(hooks, 'bash', { command: write(path) }), write(path)).toBe('block');
      expect(await decided(hooks, 'read', { path: file }), `read ${path}`).toBe('allow');
      expect(await decided(hooks, 'bash', { command: `cat ${quoted(path)}` }), `cat ${path}`).toBe('allow');
    }
  });

  it('asks about every change of a file in which an agent switches hooks off [X-98]', async () => {
    const hooks = await open();
    const files = switchFiles();
    expect(files.length).toBeGreaterThan(25);
    for (const file of files) {
      expect(await decided(hooks, 'write', { path: file, content: 'x' }), `write ${file}`).toBe('ask');
      const patch = `*** Begin Patch\n*** Add File: ${file}\n+x\n*** End Patch`;
      expect(await decided(hooks, 'apply_patch', { input: patch }), `patch ${file}`).toBe('ask');
      for (const write of WRITES)
        expect(await decided(hooks, 'bash', { command: write(file) }), write(file)).toBe('ask');
      expect(await decided(hooks, 'bash', { command: `cat ${quoted(file)}` }), `cat ${file}`).toBe('allow');
    }
  });

  it.each([
    ['rm -rf .claude', 'ask'],
    ['mv .claude x', 'ask'],
    ['ln -s .claude c', 'ask'],
    ['ln -s "$PWD/.claude" c', 'ask'],
    ['cp -r evil/. .claude', 'ask'],
    ['cp -rT evil .claude', 'ask'],
    ['rsync -a evil/ .claude', 'ask'],
    ['git checkout side -- .claude/settings.json', 'ask'],
    ['tar xf evil.tar -C .claude', 'ask'],
    ['rm -rf ~/.local/share', 'block'],
    ['rm -rf ~', 'ask'],
    ['mv ~ x', 'ask'],
    ['echo {} > .Claude/Settings.local.json', 'ask'],
    ['echo {} > .cl*/settings.local.json', 'ask'],
    ['echo {} > .c?aude/settings.local.json', 'ask'],
    ["echo {} > .cl'a'ude/settings.local.json", 'ask'],
    ['echo {} > .cl\\aude/settings.local.json', 'ask'],
    ['a=.cl; echo {} > "$a"aude/settings.local.json', 'ask'],
    ['cd .claude; cd .; echo {} > settings.local.json', 'ask'],
    [`python3 -c "open('.claude/settings.local.json','w')"`, 'ask'],
    ['eval "$(cat x)" > .claude/settings.local.json', 'ask'],
    ['node -e "fs.rmSync(\'.hookwright/bin/hookwright\')"', 'ask'],
    ['xargs -I{} cp {} .claude/settings.json', 'ask'],
    ['gemini hooks disable --all', 'ask'],
    ['codex features disable hooks', 'ask'],
    [`claude -p x --settings '{"disableAllHooks":true}'`, 'ask'],
    ['hookwright trust --yes', 'ask'],
    ['hookwright  uninstall --agent claude', 'ask'],
    ['hookwright init --rules secrets', 'ask'],
    ['hookwright install --on-failure allow --yes', 'ask'],
    ['x=trust; hookwright $x', 'ask'],
    ['hookwright $x', 'ask'],
    ['npx hookwright trust --yes', 'ask'],
    ['npx --yes hookwright@latest uninstall', 'ask'],
    ['pnpm exec hookwright trust', 'ask'],
    ['yarn hookwright trust', 'ask'],
    ['npm exec hookwright -- trust', 'ask'],
    ['npx -c "hookwright trust --yes"', 'ask'],
    ['env A=1 hookwright trust', 'ask'],
    ['sh -c "hookwright trust --yes"', 'ask'],
    ['./node_modules/.bin/hookwright trust', 'ask'],
    ['~/.local/share/hookwright/bin/hookwright trust', 'ask'],
    ['node ./node_modules/hookwright/dist/bin.js trust', 'ask'],
    ['node ./node_modules/alias/dist/bin.js trust', 'ask'],
    [`python3 -c "import subprocess; subprocess.run(['hookwright', 'trust', '--yes'])"`, 'ask'],
    ['echo yes | hookwright trust', 'ask'],
    ['hookwright list && hookwright trust --yes', 'ask'],
    ['hookwright list', 'allow'],
    ['hookwright trust --list', 'allow'],
    ['npx hookwright status', 'allow'],
    ['npm install hookwright', 'allow'],
    ['echo hookwright trust', 'allow'],
    ['git commit -m "hookwright trust"', 'allow'],
    ['grep -rn disableAllHooks .', 'allow'],
    ['ls -la .claude ~/.claude', 'allow'],
    ['cat .claude/settings.json', 'allow'],
    ['mkdir -p .claude/commands', 'allow'],
    ['echo x > .claude/commands/a.md', 'allow'],
    ['python3 .claude/skills/pdf/run.py', 'allow'],
    ['claude --version', 'allow'],
    ['rm -rf dist && mkdir dist', 'allow'],
    ['echo "$HOME" > out.txt', 'allow'],
  ])('decides about the command %s: %s [X-98]', async (command, expected) => {
    const alias = join(project, 'node_modules/alias');
    mkdirSync(join(alias, 'dist'), { recursive: true });
    writeFileSync(join(alias, 'package.json'), '{"name":"hookwright"}');
    writeFileSync(join(alias, 'dist/bin.js'), '');
    const hooks = await open();
    expect(await decided(hooks, 'bash', { command })).toBe(expected);
  });

  it.each([
    ["find . -name 'sett*' -delete", 'ask'],
    ['find . -iname .CLAUDE -exec rm -r {} +', 'ask'],
    ["find . -name '*.log' -o -type f -delete", 'ask'],
    ["find . -name '*.log' -delete; find . -delete", 'ask'],
    ["find . -name '*.log' -delete", 'allow'],
    ['find . -name node_modules -prune -exec rm -rf {} +', 'allow'],
  ])('reads the names that find deletes: %s: %s [X-98]', async (command, expected) => {
    const file = join(project, '.claude/settings.json');
    writeFileSync(file, '{}');
    onTestFinished(() => rmSync(file));
    expect(await decided(await open(), 'bash', { command })).toBe(expected);
  });

  it('follows links that were there before, to files that need not exist [X-98]', async () => {
    const hooks = await open();
    symlinkSync('.claude', join(project, 'folder'));
    symlinkSync('.claude/settings.local.json', join(project, 'notes.txt'));
    onTestFinished(() => {
      for (const name of ['folder', 'notes.txt']) rmSync(join(project, name));
    });
    expect(existsSync(join(project, 'notes.txt'))).toBe(false);
    for (const path of ['notes.txt', 'folder/settings.local.json', 'folder/../.claude/settings.json']) {
      expect(await decided(hooks, 'write', { path, content: 'x' }), path).toBe('ask');
      expect(await decided(hooks, 'bash', { command: `echo x > ${path}` }), path).toBe('ask');
    }
  });

  it('blocks reading the key of its records [X-98]', async () => {
    const hooks = await open();
    const key = join(home, '.local/share/hookwright/key');
    expect(await decided(hooks, 'read', { path: key })).toBe('block');
    expect(await decided(hooks, 'bash', { command: 'cat ~/.local/share/hookwright/k*' })).toBe('block');
  });

  it('counts a working directory inside of a guarded folder [X-98]', async () => {
    const hooks = await open({ cwd: join(project, '.claude') });
    expect(await decided(hooks, 'write', { path: 'settings.local.json', content: 'x' })).toBe('ask');
    expect(await decided(hooks, 'bash', { command: 'tee settings.local.json' })).toBe('ask');
  });

  it('is planned only for calls that concern these files, and then is part of the trace [X-98]', async () => {
    const hooks = await open();
    const traces: unknown[] = [];
    hooks.subscribe('trace', ({ hooks: verdicts }) =>
      traces.push(verdicts.map(({ name, verdict, decision }) => [name, verdict, decision])),
    );
    await fire(hooks, 'write', { path: 'src/a.ts', content: '.claude/settings.json\n'.repeat(50_000) });
    await fire(hooks, 'bash', { command: 'npm test' });
    await fire(hooks, 'write', { path: '.claude/settings.json' });
    expect(traces).toEqual([[], [], [['hookwright protect', 'ran', 'ask']]]);
  });

  it('blocks what it would ask where nobody can be asked, and goes on after a yes [X-98]', async () => {
    const call = { path: '.claude/settings.json', content: '{}' };
    const nobody = await (await (await open()).session()).tool('write', call, () => 'written');
    const person = await open({ confirm: () => Promise.resolve(true) });
    expect(nobody.status).toBe('blocked');
    expect(await (await person.session()).tool('write', call, () => 'written')).toMatchObject({ status: 'done' });
  });

  it('cannot be disabled by name', async () => {
    const hooks = await open({ disabledHooks: ['hookwright protect'] });
    expect(await decided(hooks, 'write', { path: '.claude/settings.json' })).toBe('ask');
  });

  it.each([
    ['user', 'off', 'allow', 'allow'],
    ['user', 'block', 'block', 'block'],
    ['user', 'ask', 'ask', 'block'],
    ['user', 'nonsense', 'block', 'block'],
    ['project', 'off', 'ask', 'block'],
    ['local', 'off', 'ask', 'block'],
  ])(
    'is changed by the settings of the user, not of a project: %s %s [X-98]',
    async (layer, protect, ofSwitch, ofOwn) => {
      const files = {
        user: join(home, '.config/hookwright'),
        project: join(project, '.hookwright'),
        local: join(project, '.hookwright'),
      };
      const folder = files[layer === 'user' ? 'user' : 'project'];
      mkdirSync(folder, { recursive: true });
      onTestFinished(() => rmSync(folder, { recursive: true }));
      writeFileSync(
        join(folder, layer === 'local' ? 'settings.local.json' : 'settings.json'),
        JSON.stringify({ protect }),
      );
      const hooks = await open({ settings: true, enableHooks: true });
      expect(await decided(hooks, 'write', { path: '.claude/settings.json' })).toBe(ofSwitch);
      expect(await decided(hooks, 'write', { path: join(home, '.local/state/hookwright/trust/x.json') })).toBe(ofOwn);
    },
  );
});
