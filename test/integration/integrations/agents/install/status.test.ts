import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { contract } from '../../../../../generated/contract.js';
import { launcherFile } from '../../../../../src/integrations/agents/install/launcher.js';
import { planInstall } from '../../../../../src/integrations/agents/install/plan.js';
import { planLauncher } from '../../../../../src/integrations/agents/install/plan-launcher.js';
import { statusOf } from '../../../../../src/integrations/agents/install/status.js';
import { agentNamed, makeHome } from '../../../../support/integrations/agents/agents.js';

const SELF_TEST = { startDaemon: () => expect.unreachable('a command needs no daemon') };

/** Installs an agent in an empty home. Its launcher blocks as hookwright does. */
function installed(name: string, scope: 'user' | 'project' = 'user') {
  const { home, project, options } = makeHome();
  const agent = agentNamed(name);
  const change = planInstall(agent, { ...options, scope });
  change.apply();
  const program = { name: 'hookwright', node: '/bin/sh', script: join(home, 'script.sh') };
  planLauncher(program, scope, project).apply();
  const launcher = launcherFile('hookwright', scope, project);
  writeFileSync(launcher, '#!/bin/sh\ncat >/dev/null\necho hookwright-self-test >&2\nexit 2\n');
  const status = async (test = false) => {
    const found = await statusOf(agent, { name: 'hookwright', project, contract, test: test ? SELF_TEST : undefined });
    const installation = found.installations.find((each) => each.scope === scope);
    if (installation === undefined) throw new Error('there is no installation');
    return { ...installation, version: found.version, program: found.program };
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  };
  const messages = async () => (await status()).problems.map(({ message }) => message);
  const install = () => planInstall(agent, { ...options, scope }).apply();
  return { home, project, options, agent, launcher, file: change.file, status, messages, write, install };
}

describe('statusOf', () => {
  it('reports an installation that works, with its events and its self-test', async () => {
    const { status, agent } = installed('claude');
    expect(await status(true)).toMatchObject({
      state: 'installed',
      events: Object.keys(agent.install.events),
      problems: [],
      blocksWhenGone: true,
      selfTest: { passed: true },
    });
  });

  it('reports the program on PATH and its version', async () => {
    const { home, status, write } = installed('claude');
    write('bin/claude', '#!/bin/sh\necho "2.1.326 (Claude Code)"\n');
    chmodSync(join(home, 'bin/claude'), 0o755);
    vi.stubEnv('PATH', `${join(home, 'bin')}:/usr/bin:/bin`);
    expect(await status()).toMatchObject({ program: join(home, 'bin/claude'), version: '2.1.326' });
  });

  it('reports settings without our entries as not installed', async () => {
    const { project } = makeHome();
    const { installations } = await statusOf(agentNamed('codex'), {
      name: 'hookwright',
      project,
      contract,
      test: SELF_TEST,
    });
    expect(installations.map(({ state, selfTest }) => [state, selfTest])).toEqual([
      ['not installed', undefined],
      ['not installed', undefined],
    ]);
  });

  it('reports settings that cannot be read', async () => {
    const { status, file } = installed('claude');
    writeFileSync(file, '{ "hooks": ');
    expect(await status()).toMatchObject({
      state: 'unreadable',
      problems: [{ message: expect.stringContaining(':1:12: ') }],
    });
  });

  it('reads a read-only file', async () => {
    const { status, file } = installed('claude');
    chmodSync(file, 0o444);
    expect(await status()).toMatchObject({ state: 'installed', problems: [] });
  });

  it('reports a launcher that is gone, and the self-test fails', async () => {
    const { status, launcher, messages } = installed('claude');
    rmSync(launcher);
    expect(await messages()).toEqual([`${launcher}, which the entries start, does not exist`]);
    expect(await status(true)).toMatchObject({ selfTest: { passed: false } });
  });

  it('reports missing entries, entries of another version and matchers', async () => {
    const { file, messages } = installed('claude');
    const value = JSON.parse(readFileSync(file, 'utf8'));
    delete value.hooks.Stop;
    value.hooks.SessionStart[0].hooks[0].timeout = 5;
    value.hooks.PreToolUse[0].matcher = 'Bash';
    writeFileSync(file, JSON.stringify(value));
    expect(await messages()).toEqual([
      'no entry for Stop',
      'entries of another version: SessionStart',
      'the entry for PreToolUse runs only for "Bash"',
    ]);
  });

  it.each([
    ['claude', { disableAllHooks: true }, '"disableAllHooks": true'],
    ['gemini', { hooksConfig: { enabled: false } }, '"hooksConfig.enabled": false'],
  ])('reports a setting of %s that disables all hooks', async (name, extra, shown) => {
    const { file, messages, write } = installed(name);
    write('.gemini/trustedFolders.json', JSON.stringify({ [dirname(dirname(file))]: 'TRUST_FOLDER' }));
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...extra }));
    expect(await messages()).toEqual([`${shown} in ${file} disables all hooks`]);
  });

  it.each([
    ['claude', '.claude/settings.local.json', { disableAllHooks: true }],
    ['claude', '.claude/settings.json', { disableAllHooks: true }],
    ['gemini', '.gemini/settings.json', { hooksConfig: { enabled: false } }],
    ['qwen', '.qwen/settings.json', { disableAllHooks: true }],
    ['codex', '.codex/config.toml', '[features]\nhooks = false\n'],
    ['codex', '.codex/config.toml', 'features = { codex_hooks = false }\n'],
    ['copilot', '.github/copilot/settings.local.json', { disableAllHooks: true }],
    ['copilot', '.github/hooks/other.json', { disableAllHooks: true }],
  ])('reports a switch of %s in the file %s of a cloned project [X-98]', async (name, path, content) => {
    const { home, messages, write, project } = installed(name);
    const file = join(project, path);
    expect((await messages()).filter((text) => text.includes('disables'))).toEqual([]);
    write(relative(home, file), typeof content === 'string' ? content : JSON.stringify(content));
    expect((await messages()).filter((text) => text.includes(`in ${file} disables all hooks`))).toHaveLength(1);
  });

  it('gives the entries of Gemini for the user a name that a project cannot list as disabled [X-98]', async () => {
    const { file, messages, write, install } = installed('gemini');
    const nameIn = (text: string): string => JSON.parse(text).hooks.BeforeTool[0].hooks[0].name;
    const name = nameIn(readFileSync(file, 'utf8'));
    expect(name).toMatch(/^hookwright-[0-9a-f]{16}$/);
    const disabled = 'project/.gemini/settings.json';
    const about = async () => (await messages()).filter((text) => !text.includes('trust'));
    write(disabled, JSON.stringify({ hooksConfig: { disabled: ['hookwright'] } }));
    expect(await about()).toEqual([]);
    write(disabled, JSON.stringify({ hooksConfig: { disabled: [name] } }));
    expect(await about()).toEqual([expect.stringContaining(`"${name}" in "hooksConfig.disabled"`)]);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(name, 'hookwright'));
    expect(await about()).toContainEqual(expect.stringContaining('entries of another version'));
    install();
    expect(nameIn(readFileSync(file, 'utf8'))).toBe(name);
  });

  it.each([
    ['claude', ['comments', 'trailing commas']],
    ['gemini', ['trailing commas', 'byte-order mark']],
    ['cursor', []],
  ])('reports what %s cannot read in its file', async (name, rejected) => {
    const { file, messages, write } = installed(name);
    write('.gemini/trustedFolders.json', JSON.stringify({ [dirname(dirname(file))]: 'TRUST_FOLDER' }));
    writeFileSync(file, `\uFEFF// mine\n${readFileSync(file, 'utf8').replace(/\n\}\n$/, ',\n}\n')}`);
    const title = agentNamed(name).title;
    expect(await messages()).toEqual(rejected.map((each) => `${title} ignores the whole file because of its ${each}`));
  });
});

describe('statusOf with trust by definition', () => {
  it('reports the entries that are not trusted, and how to trust them', async () => {
    const { status, agent } = installed('codex');
    expect((await status()).problems).toEqual([
      {
        message: `Codex skips them silently: not trusted: ${Object.keys(agent.install.events).join(', ')}`,
        help: 'start codex, enter /hooks and trust the hooks of hookwright',
      },
    ]);
  });

  it('computes the hash that Codex 0.169 computes', async () => {
    const { file, messages, write } = installed('codex');
    // Recorded with `hooks/list` of codex app-server.
    const command = '/x/hookwright hook --as codex PreToolUse || exit 2';
    const hash = 'sha256:3678fe50a487327f426034b33e8e68a6206947f8c25fd7b43cbaa4fa4460d2a4';
    writeFileSync(
      file,
      JSON.stringify({ hooks: { PreToolUse: [{ hooks: [{ type: 'command', command, timeout: 600 }] }] } }),
    );
    const isUntrusted = async () => (await messages()).some((each) => each.includes('not trusted: PreToolUse'));
    expect(await isUntrusted()).toBe(true);
    const row = (value: string) => `[hooks.state."${file}:pre_tool_use:0:0"]\ntrusted_hash = "${value}"\n`;
    write('.codex/config.toml', row(hash));
    expect(await isUntrusted()).toBe(false);
    write('.codex/config.toml', row(hash.replace('3678', '0000')));
    expect(await isUntrusted()).toBe(true);
    write('.codex/config.toml', `${row(hash)}enabled = false\n`);
    expect(await isUntrusted()).toBe(true);
  });

  it('reports a project that is not trusted', async () => {
    const { messages, project, write } = installed('codex', 'project');
    expect(await messages()).toEqual([`Codex ignores the file: it does not trust ${project}`]);
    write('.codex/config.toml', `[projects.${JSON.stringify(project)}]\ntrust_level = "trusted"\n`);
    expect(await messages()).toEqual([expect.stringContaining('Codex skips them silently')]);
  });
});

describe('statusOf with trust by folder', () => {
  it.each([
    ['no rule', () => ({}), false],
    ['the project', (project: string) => ({ [project]: 'TRUST_FOLDER' }), true],
    ['a folder above', (project: string) => ({ [dirname(project)]: 'TRUST_FOLDER' }), true],
    ['its parent', (project: string) => ({ [join(dirname(project), 'other')]: 'TRUST_PARENT' }), true],
    [
      'a longer rule against it',
      (project: string) => ({ [dirname(project)]: 'TRUST_FOLDER', [project]: 'DO_NOT_TRUST' }),
      false,
    ],
  ])('reads the rules of Gemini: %s', async (_, rules, isTrusted) => {
    const { messages, project, write } = installed('gemini');
    write('.gemini/trustedFolders.json', JSON.stringify(rules(project)));
    expect(await messages()).toEqual(isTrusted ? [] : [`Gemini CLI runs no hooks here: it does not trust ${project}`]);
  });

  it('needs no trust if the user disabled it', async () => {
    const { messages, file } = installed('gemini');
    const value = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ security: { folderTrust: { enabled: false } }, ...value }));
    expect(await messages()).toEqual([]);
  });

  it('is needed for the hooks of a project in Copilot, not for those of the user', async () => {
    expect(await installed('copilot').messages()).toEqual([]);
    const { messages, project, write } = installed('copilot', 'project');
    expect(await messages()).toEqual([`Copilot CLI runs no hooks here: it does not trust ${project}`]);
    write('.copilot/config.json', `// managed\n${JSON.stringify({ trustedFolders: [project] })}`);
    expect(await messages()).toEqual([]);
  });
});
