import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesFor } from '../../../../../src/integrations/agents/install/entries.js';
import { launcherFile } from '../../../../../src/integrations/agents/install/launcher.js';
import { planLauncher } from '../../../../../src/integrations/agents/install/plan-launcher.js';
import { AGENTS, agentNamed, makeHome } from '../../../../support/integrations/agents/agents.js';

const ECHO = 'console.log(process.argv.slice(2).join(" "))';

/** Creates a home in a folder with a space and a quote, a script that prints its arguments, and the launcher. */
function makeLauncher(scope: 'user' | 'project', node = process.execPath) {
  const { home, project, options } = makeHome();
  const script = join(home, "it's a folder", 'bin.js');
  write(script, ECHO);
  planLauncher({ name: 'hookwright', node, script }, scope, project).apply();
  const file = launcherFile('hookwright', scope, project);
  const run = (path = file, env: Record<string, string> = {}) =>
    spawnSync(path, ['hook', '--as', 'codex'], {
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin', HOME: home, ...env },
    });
  return { home, project, options: { ...options, scope }, script, file, run };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

describe('the launcher of the user', () => {
  it('starts Node and the script by their absolute paths, without PATH', () => {
    const { run, file } = makeLauncher('user');
    expect(run(file, { PATH: '/nowhere' })).toMatchObject({ stdout: 'hook --as codex\n', status: 0 });
  });

  it('takes Node from PATH if its own is gone', () => {
    const { run } = makeLauncher('user', '/gone/node');
    expect(run(undefined, { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` }).stdout).toBe('hook --as codex\n');
  });

  it('takes hookwright from PATH if the package is gone', () => {
    const { home, run, file } = makeLauncher('user');
    write(file, readFileSync(file, 'utf8').replace(/^script=.*/m, 'script=/gone'));
    write(join(home, 'tools/hookwright'), '#!/bin/sh\necho "from PATH: $*"');
    expect(run(undefined, { PATH: `${home}/tools:/usr/bin:/bin` }).stdout).toBe('from PATH: hook --as codex\n');
  });

  it('fails with a message if everything is gone, and never starts itself', () => {
    const { run, file } = makeLauncher('user');
    write(file, readFileSync(file, 'utf8').replace(/^script=.*/m, 'script=/gone'));
    const { status, stderr } = run(undefined, { PATH: `${dirname(file)}:/usr/bin:/bin` });
    expect(status).toBe(127);
    expect(stderr).toContain('hookwright: cannot run the hook');
  });

  it('has the same path and the same commands whatever Node and script it starts', () => {
    const { options } = makeLauncher('user');
    const commands = () => entriesFor(agentNamed('codex'), options);
    const before = commands();
    planLauncher({ name: 'hookwright', node: '/other/node', script: '/other/bin.js' }, 'user', options.project).apply();
    expect(commands()).toEqual(before);
  });
});

describe('the launcher of a project', () => {
  it('starts the package of the project, wherever the project is', () => {
    const { home, project, file } = makeLauncher('project');
    write(join(project, 'node_modules/.bin/hookwright'), '#!/bin/sh\necho "local: $*"');
    cpSync(project, join(home, 'a clone'), { recursive: true });
    const clone = join(home, 'a clone', file.slice(project.length));
    const { stdout } = spawnSync(clone, ['x'], { encoding: 'utf8' });
    expect(stdout).toBe('local: x\n');
    expect(readFileSync(file, 'utf8')).not.toContain(home);
  });

  it("starts the user's launcher if the project has no package", () => {
    const { home, run } = makeLauncher('project');
    write(join(home, '.local/share/hookwright/bin/hookwright'), '#!/bin/sh\necho "user: $*"');
    expect(run().stdout).toBe('user: hook --as codex\n');
  });

  it('fails with a message if nothing is installed', () => {
    expect(makeLauncher('project').run()).toMatchObject({
      status: 127,
      stderr: expect.stringContaining('npm install'),
    });
  });

  it.each(AGENTS.map(({ name }) => [name]))('is found by the command of %s from any folder of the project', (name) => {
    const { project, options, file } = makeLauncher('project');
    write(file, '#!/bin/sh\necho "$*"');
    mkdirSync(join(project, 'sub'));
    spawnSync('git', ['init', '-q'], { cwd: project });
    const { dialect } = agentNamed(name);
    const variables = Object.keys(dialect.env).filter((each) => dialect.env[each] === ['$', '{project}'].join(''));
    const [entry] = entriesFor(agentNamed(name), options);
    const [key = ''] = dialect.config.entry.command ?? [];
    const { stdout } = spawnSync('sh', ['-c', String(entry?.handler[key])], {
      cwd: join(project, 'sub'),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...Object.fromEntries(variables.map((each) => [each, project])) },
    });
    expect(stdout).toBe(`hook --as ${name} ${entry?.event}\n`);
  });
});

it('a guard that cannot start exits with 2 and a message, other events with another code', () => {
  const { options } = makeHome();
  for (const agent of AGENTS) {
    const [key = ''] = agent.dialect.config.entry.command ?? [];
    for (const { event, handler } of entriesFor(agent, { ...options, allEvents: true })) {
      const { status, stderr } = spawnSync('sh', ['-c', String(handler[key])], { encoding: 'utf8' });
      expect([event, status === 2, stderr !== '']).toEqual([event, agent.install.events[event]?.guard === true, true]);
    }
  }
});

it('a guard that may fail is installed without a block', () => {
  const { options } = makeHome();
  for (const agent of AGENTS) {
    const text = JSON.stringify(entriesFor(agent, { ...options, onFailure: 'allow' }));
    expect(text).not.toMatch(/exit 2|failClosed|onFailure/);
    expect(text).toContain(`hook --as ${agent.name} --on-failure allow`);
  }
});
