import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createConfig } from '../../../src/index.js';
import { makeMachine } from '../apps/cli/machine.js';
import { blocksOf, documentPages, installPackages, readDocument } from './documents.js';
import { python, root, temporaryFolder } from './example-hooks.js';

const cookbook = join(root, 'examples/cookbook');
const recipes = readdirSync(cookbook);
/** Sections of all pages: each recipe is in the guide of its task. */
const sections = documentPages().flatMap((path) => readDocument(path).split(/^(?=## )/m));

/** Creates a project with a copy of the recipe. */
function projectWith(recipe: string) {
  const machine = makeMachine();
  const { project } = machine;
  cpSync(join(cookbook, recipe), project, { recursive: true });
  copyFileSync(join(root, 'generated/kit/hookwright_kit.py'), join(project, '.hookwright/hooks/hookwright_kit.py'));
  installPackages(project);
  return machine;
}

/** Fires events at the hooks of a recipe in its own project. */
async function firing(recipe: string, env: Record<string, string> = {}) {
  const { project, home, write } = projectWith(recipe);
  const { hooks } = JSON.parse(readFileSync(join(project, '.hookwright/settings.json'), 'utf8'));
  for (const [hook] of Object.values<{ hooks: object[] }[]>(hooks).flatMap((groups) =>
    groups.map((one) => one.hooks),
  )) {
    Object.assign(hook ?? {}, { env: { HOME: home, ...env } });
  }
  const system = createConfig({ workingDir: project, hooks }).getHookSystem();
  if (system === undefined) throw new Error('hooks are off');
  onTestFinished(() => system.dispose({ kill: true }));
  await system.initialize();
  const events = system.getEventHandler();
  const call = async (toolName: string, toolInput: Record<string, unknown>) => {
    const { finalOutput } = await events.fireBeforeToolEvent({ toolName, toolInput });
    return finalOutput?.getBlockingError().blocked ?? false;
  };
  return { project, home, write, events, call };
}

describe.skipIf(!python)('cookbook', () => {
  it('has twelve recipes', () => {
    expect(recipes).toHaveLength(12);
  });

  it.each(recipes)('%s passes its hook tests', { timeout: 300_000 }, async (recipe) => {
    const { run } = projectWith(recipe);
    expect(await run(['validate', '--strict'])).toMatchObject({ code: 0, stdout: 'No problems.\n' });
    expect(await run(['trust', '--yes'])).toMatchObject({ code: 0 });
    const { code, stdout } = await run(['test']);
    expect(stdout).toMatch(/^✓ .*\n\d+ passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  it.each(recipes)('%s in its guide is identical to its folder', (recipe) => {
    const [section = ''] = sections.filter((text) => text.includes(`(../../examples/cookbook/${recipe})`));
    const shown = blocksOf(section).filter(({ file }) => file !== undefined);
    const files = filesBelow(join(cookbook, recipe)).filter((file) => !file.endsWith('.hooktest.json'));
    expect(Object.fromEntries(shown.map(({ file = '', text }) => [file, text]))).toEqual(
      Object.fromEntries(files.map((file) => [file, readFileSync(join(cookbook, recipe, file), 'utf8')])),
    );
  });

  it.each(recipes)('%s is easy to copy: executable, with a comment on its purpose', (recipe) => {
    const folder = join(cookbook, recipe, '.hookwright/hooks');
    const [script = ''] = readdirSync(folder).filter((name) => !name.endsWith('.json'));
    const lines = readFileSync(join(folder, script), 'utf8').split('\n');
    expect(lines.length).toBeLessThan(50);
    expect(lines[0]).toMatch(/^#!\/usr\/bin\/env (bash|python3|node)$/);
    expect(lines[1]).toMatch(/((Before|After)\w+|Notification): /);
    accessSync(join(folder, script), constants.X_OK);
  });
});

describe.skipIf(!python)('protected-paths recipe', () => {
  it('resolves links, even dangling ones', async () => {
    const { call, project, home } = await firing('protected-paths');
    mkdirSync(join(project, '.git'));
    symlinkSync('.env', join(project, 'dangling'));
    symlinkSync('dangling', join(project, 'chain'));
    symlinkSync('.git', join(project, 'folder'));
    symlinkSync('loop', join(project, 'loop'));
    symlinkSync(project, join(home, 'elsewhere'));
    const paths = ['dangling', 'chain', 'folder/config', 'folder/../.env', `${home}/elsewhere/.env`];
    for (const path of [...paths, '~/project/.env', join(project, '.env'), `${project}//./.env`, '../project/.env']) {
      expect(await call('write_file', { path }), path).toBe(true);
    }
    expect(await call('run_shell', { command: 'cat x > "chain"' })).toBe(true);
    expect(await call('write_file', { path: 'loop/a.txt' })).toBe(false);
  });

  it('blocks paths with .. before links are resolved', async () => {
    const { call, project, home } = await firing('protected-paths');
    mkdirSync(join(home, 'far/away'), { recursive: true });
    symlinkSync(join(home, 'far/away'), join(project, 'link'));
    expect(await call('write_file', { path: 'link/../.env' })).toBe(true);
  });
});

describe('audit-log recipe', () => {
  it('writes a private file with whole lines, even for parallel calls', async () => {
    const { call, project } = await firing('audit-log');
    const texts = Array.from({ length: 6 }, (_, index) => String(index).repeat(200_000));
    await Promise.all(texts.map((content) => call('write_file', { content })));
    const file = join(project, '.hookwright/audit.jsonl');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).tool_input.content).sort()).toEqual(texts);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('does not write through a link, and then blocks every tool', async () => {
    const { call, project, home } = await firing('audit-log');
    symlinkSync(join(home, 'stolen'), join(project, '.hookwright/audit.jsonl'));
    expect(await call('ls', {})).toBe(true);
    expect(readdirSync(home)).not.toContain('stolen');
  });

  it('writes to AUDIT_LOG', async () => {
    const file = join(temporaryFolder(), 'audit.jsonl');
    const { call } = await firing('audit-log', { AUDIT_LOG: file });
    await call('ls', {});
    expect(readFileSync(file, 'utf8')).toContain('"tool_name":"ls"');
  });
});

describe('notification recipe', () => {
  it.skipIf(process.platform !== 'linux')('passes the message as one argument', async () => {
    const programs = temporaryFolder();
    writeFileSync(join(programs, 'notify-send'), '#!/bin/sh\nprintf "<%s>" "$@" > shown\n', { mode: 0o755 });
    const { events, project } = await firing('desktop-notification', { PATH: `${programs}:${process.env['PATH']}` });
    const message = `--help "$(touch ran)" '; touch ran\nsecond line`;
    await events.fireNotificationEvent({ message });
    expect(readFileSync(join(project, 'shown'), 'utf8')).toBe(`<--><Agent><${message}>`);
    expect(readdirSync(project)).not.toContain('ran');
  });
});

describe('redaction recipe', () => {
  it('finishes in time for a long response', async () => {
    const { events } = await firing('redact-answers');
    const text = `${'a'.repeat(300_000)} ${'1 '.repeat(100_000)} ana@shop.example`;
    const modelResponse = { candidates: [{ content: { role: 'model', parts: [{ text }] } }] };
    const { finalOutput } = await events.fireAfterModelEvent({ modelRequest: { contents: 'Who?' }, modelResponse });
    expect(finalOutput?.getModifiedResponse()?.text?.endsWith(' [redacted]')).toBe(true);
  });
});

describe('formatting recipe', () => {
  it('reports to the model that a file cannot be formatted, and logs a missing formatter', async () => {
    const programs = temporaryFolder();
    symlinkSync(process.execPath, join(programs, 'node'));
    const { events, write } = await firing('format-after-write', { PATH: programs });
    write('a.js', 'let let');
    write('a.rs', 'fn main(){}');
    const written = (path: string) => ({ toolName: 'write_file', toolInput: { path }, toolResponse: {} });
    const { finalOutput } = await events.fireAfterToolEvent(written('a.js'));
    expect(finalOutput?.getAdditionalContext()).toMatch(/^a\.js cannot be formatted: /);
    const missing = await events.fireAfterToolEvent(written('a.rs'));
    expect(missing).toMatchObject({ success: true, finalOutput: undefined });
    expect(missing.hookResults?.[0]?.stderr).toContain('rustfmt');
  });
});

describe('tools-per-branch recipe', () => {
  it('reads the branch in a repository and during a rebase', async () => {
    const { call, project } = await firing('tools-per-branch');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: project, stdio: 'pipe' });
    git('init', '--quiet', '--initial-branch', 'fix/price');
    git('commit', '--quiet', '--allow-empty', '--message', 'one');
    expect(await call('write_file', {})).toBe(false);
    git('checkout', '--quiet', '--detach');
    expect(await call('write_file', {})).toBe(true);
    expect(await call('read_file', {})).toBe(false);
  });
});

function filesBelow(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
