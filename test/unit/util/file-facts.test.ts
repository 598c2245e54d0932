import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileFacts } from '../../../src/util/file-facts.js';
import { isSecretLike } from '../../../src/util/secret-names.js';

function makeProject() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-file-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const project = join(root, 'project');
  mkdirSync(join(project, 'src'), { recursive: true });
  mkdirSync(join(root, 'outside', 'deep'), { recursive: true });
  writeFileSync(join(root, 'outside', 'secret.pem'), '');
  writeFileSync(join(project, 'a'), '');
  return { root, project, facts: (path: string, cwd = project) => fileFacts(path, { cwd, project }) };
}

describe('fileFacts', () => {
  it('resolves a path against the folder of the call', () => {
    const { project, facts } = makeProject();
    expect(facts('../a', join(project, 'src'))).toEqual({
      path: join(project, 'a'),
      inside_project: true,
      is_symlink_out: false,
      is_secret_like: false,
    });
    expect(facts('../../outside/x', join(project, 'src'))).toMatchObject({
      inside_project: false,
      is_symlink_out: false,
    });
    expect(facts('/etc/passwd')).toMatchObject({ path: '/etc/passwd', inside_project: false });
    expect(facts(`${project}-other/a`)).toMatchObject({ inside_project: false });
  });

  it('reports links that lead out of the project, also to files that do not exist', () => {
    const { root, project, facts } = makeProject();
    symlinkSync('../outside', join(project, 'folder'));
    symlinkSync(join(root, 'outside', 'new'), join(project, 'dangling'));
    symlinkSync('a', join(project, 'inner'));
    symlinkSync('folder/x', join(project, 'twice'));
    for (const path of ['folder', 'folder/x', 'folder/new/deeper', 'dangling', 'twice'])
      expect(facts(path), path).toMatchObject({ inside_project: true, is_symlink_out: true });
    expect(facts('inner')).toMatchObject({ inside_project: true, is_symlink_out: false });
    expect(facts('src/new/file')).toMatchObject({ inside_project: true, is_symlink_out: false });
  });

  it('reports .. after a link, which the system resolves from the target of the link', () => {
    const { project, facts } = makeProject();
    symlinkSync('../outside/deep', join(project, 'link'));
    expect(facts('link/../secret.pem')).toMatchObject({
      inside_project: true,
      is_symlink_out: true,
      is_secret_like: true,
    });
    expect(facts('src/../a')).toMatchObject({ is_symlink_out: false });
  });

  it('reports links in a circle as leading out', () => {
    const { project, facts } = makeProject();
    symlinkSync('two', join(project, 'one'));
    symlinkSync('one', join(project, 'two'));
    expect(facts('one')).toMatchObject({ is_symlink_out: true });
  });

  it('accepts a project that is itself behind a link', () => {
    const { root, project } = makeProject();
    symlinkSync('project', join(root, 'alias'));
    const given = { cwd: root, project: join(root, 'alias') };
    expect(fileFacts('alias/a', given)).toMatchObject({ inside_project: true, is_symlink_out: false });
    expect(fileFacts(join(project, 'a'), given)).toMatchObject({ inside_project: true, is_symlink_out: false });
  });

  it.each([
    '/p/.env',
    '/p/.env.local',
    '/home/x/.ssh/id_rsa',
    '/home/x/.ssh/config',
    '/home/x/.aws/credentials',
    '/p/key.pem',
    '/p/.npmrc',
    '/p/SERVER.KEY',
    '/p/service-account-1.json',
    '/p/secrets.yaml',
    '/home/x/.config/gh/hosts.yml',
    '/etc/shadow',
  ])('finds %s like a secret', (path) => {
    expect(isSecretLike(path)).toBe(true);
  });

  it.each([
    '/p/.env.example',
    '/home/x/.ssh/id_rsa.pub',
    '/home/x/.ssh/known_hosts',
    '/p/src/environment.ts',
    '/p/keys.ts',
    '/p/monkey',
  ])('does not find %s like a secret', (path) => {
    expect(isSecretLike(path)).toBe(false);
  });
});
