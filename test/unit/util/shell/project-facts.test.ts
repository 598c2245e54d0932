import { linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readCommand } from '../../../../src/util/shell/facts/command-facts.js';
import { projectFacts } from '../../../../src/util/shell/facts/project-facts.js';

/** Creates a project with links. What is beside it counts as outside, also in a folder for temporary files. */
function makeProject() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-project-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const project = join(root, 'p');
  for (const folder of ['.hookwright', 'src', 'dist', 'sub/deep'])
    mkdirSync(join(project, folder), { recursive: true });
  mkdirSync(join(root, 'other/deep'), { recursive: true });
  for (const file of ['.env', 'src/a.ts', 'dist/a.js']) writeFileSync(join(project, file), '');
  symlinkSync('.hookwright', join(project, 'h'));
  symlinkSync('.env', join(project, 'x'));
  symlinkSync('..', join(project, 'up'));
  symlinkSync('../other', join(project, 'other'));
  symlinkSync('../../other/deep', join(project, 'dist/out'));
  const short = (path: string) => path.replace(project, 'P').replace(root, 'R');
  const facts = (text: string, cwd = project) => {
    const { reads, writes, deletes, writes_outside, deletes_outside, unresolved } = projectFacts(
      readCommand(text, { cwd, home: join(root, 'home') }),
      project,
    );
    return {
      reads: reads.map(short),
      writes: writes.map(short),
      deletes: deletes.map(short),
      outside: [...writes_outside, ...deletes_outside].map(short),
      unresolved: unresolved ?? [],
    };
  };
  return { root, project, facts };
}

describe('projectFacts', () => {
  it.each<[string, 'reads' | 'writes' | 'deletes' | 'outside', readonly string[]]>([
    ['grep -rn a', 'reads', ['P']],
    ['grep -e a -R', 'reads', ['P']],
    ['grep a < x', 'reads', ['P/x', 'P/.env']],
    ['rg -u a', 'reads', ['P']],
    ['rg --hidden a src', 'reads', ['P/src']],
    ['rg a', 'reads', []],
    ['find . -name .env -exec cat {} +', 'reads', ['P']],
    ['find . -name .env', 'reads', []],
    ['cp -r src /tmp/new', 'reads', ['P/src']],
    ['cat x', 'reads', ['P/x', 'P/.env']],
    ['echo a > h/settings.json', 'writes', ['P/h/settings.json', 'P/.hookwright/settings.json']],
    ['cd h && echo a > settings.json', 'writes', ['P/h/settings.json', 'P/.hookwright/settings.json']],
    ['cd -P h && echo a > settings.json', 'writes', ['P/h/settings.json', 'P/.hookwright/settings.json']],
    ['rm -rf up/p', 'deletes', ['P/up/p', 'P']],
    ['rm -rf up/p/', 'deletes', ['P/up/p', 'P']],
    ['find up/p/ -delete', 'deletes', ['P/up/p', 'P']],
    ['find -L up -delete', 'deletes', ['P/up', 'R']],
    ['mv up sub && rm -rf sub/up/p', 'deletes', ['P/up', 'P/sub/up/p', 'P']],
    ['mv up y && rm -rf y/', 'deletes', ['P/up', 'P/y', 'R']],
    ['mv up src/a.ts sub; cat sub/up/p/.env', 'reads', ['P/up', 'R', 'P/src/a.ts', 'P/sub/up/p/.env', 'P/.env']],
    ['rm -rf up/', 'deletes', ['P/up', 'R']],
    ['rm -rf up', 'deletes', ['P/up']],
    ['cat other/deep/../x', 'reads', ['P/other/x', 'R/other/x']],
    ['cat dist/out/../x', 'reads', ['P/dist/x', 'R/other/x']],
    ['cd dist/out && cat ../x', 'reads', ['P/dist/x', 'R/other/x']],
    ['ln -s .env y', 'reads', ['P/.env']],
    ['ln -sf ../.env src/y', 'reads', ['R/.env', 'P/.env']],
    ['ln .env y', 'reads', ['P/.env']],
    ['ln .env y', 'writes', ['P/y', 'P/.env']],
    ['cp -l .env y', 'writes', ['P/y', 'P/.env']],
    ['mv .env y', 'reads', ['P/.env']],
    ['cp -t src .env', 'writes', ['P/src/.env']],
    ['cp -rT ../other .', 'writes', ['P']],
    ['cp -r --no-target-dir ../other .', 'writes', ['P']],
    ['find . -name x -exec cp ../other {} \\;', 'writes', ['P']],
    ['cp ../evil/.gitlab-ci.yml .', 'writes', ['P/.gitlab-ci.yml']],
    ['cp -r ../evil/. .', 'writes', ['P']],
    ['cp src/a.ts new', 'writes', ['P/new']],
    // A link that is moved still leads to the same place, and so do the links in a folder.
    ['mv up y && rm -rf y/p', 'deletes', ['P/up', 'P/y/p', 'P']],
    ['mv dist y && cat y/out/a', 'reads', ['P/dist', 'P/y/out/a', 'R/other/deep/a']],
    ['echo a > up/outside', 'outside', ['P/up/outside', 'R/outside']],
    ['rm -rf ../other', 'outside', ['R/other']],
    ['rm -rf ~', 'outside', ['R/home']],
    ['rm -rf ..', 'outside', ['R']],
    ['rm -rf /tmp', 'outside', ['/tmp']],
    ['cd sub && rm -rf ../dist', 'outside', []],
    ['rm -rf /tmp/x; echo a > /dev/null; touch /var/tmp/a', 'outside', []],
    ['ssh h touch /x', 'outside', ['h:/x']],
    ['rm -rf dist/* *.log; touch src/*', 'outside', []],
    ['rm -rf ../*', 'outside', ['R/*']],
    ['rm -rf other/*', 'outside', ['P/other/*', 'R/other/*']],
  ])('adds where links lead, and what leaves the project: %j %s [X-99]', (text, list, expected) => {
    expect(makeProject().facts(text)[list]).toEqual(expected);
  });

  it.each<[string, boolean]>([
    ['rm -rf dist/*', false],
    ['rm -f *.log', false],
    ['rm -rf sub/*/deep', false],
    ['touch src/*', false],
    // A file that matches may be a link, and so may a folder.
    ['touch dist/*', true],
    ['rm -rf dist/*/x', true],
    ['rm -rf dist/*/', true],
    ['rm -rf d*/o*/x', true],
    ['rm -rf s*/d*/x', false],
    ['rm -rf .*/x', true],
    ['rm -rf */../../x', true],
    ['rm -rf @(..)/x', true],
    ['rm "$X"', true],
    ['a="../*"; rm -rf $a', true],
  ])('leaves a pattern in the project resolved as long as no link leads out: %j [X-99]', (text, leaves) => {
    expect(
      makeProject()
        .facts(text)
        .unresolved.some((name) => name.endsWith('_outside')),
    ).toBe(leaves);
  });

  it('names what is in a project behind a link by the name of the project [X-99]', () => {
    const { root, project } = makeProject();
    const alias = join(root, 'alias');
    symlinkSync('p', alias);
    const command = readCommand(`cat x; rm a ${project}/b`, { cwd: alias });
    expect(projectFacts(command, alias)).toMatchObject({
      reads: [join(alias, 'x'), join(alias, '.env')],
      deletes_outside: [],
    });
  });

  it('does not read the disk for a project on another machine [X-99]', () => {
    const { project } = makeProject();
    const command = readCommand('cat x; rm /tmp/a ../b', { cwd: project });
    expect(projectFacts(command, project, false)).toMatchObject({
      reads: [join(project, 'x')],
      deletes_outside: [join(dirname(project), 'b')],
    });
  });

  it.each([
    ['rm a', []],
    ['rm ../a', ['C:/work/a']],
    ["rm 'C:\\WORK\\Project\\a' c:/work/project/b /c/work/project/c", []],
    ["rm 'C:\\Users\\me' D:/x /d/y", ['C:/Users/me', 'D:/x', 'd:/y']],
  ])('compares paths of Windows: %j [X-99]', (text, outside) => {
    const project = 'C:\\work\\project';
    expect(projectFacts(readCommand(text, { cwd: project }), project).deletes_outside).toEqual(outside);
  });

  it('does not look for other names of hard links [X-99]', () => {
    const { project, facts } = makeProject();
    linkSync(join(project, '.env'), join(project, 'hard'));
    expect(facts('cat hard').reads).toEqual(['P/hard']);
  });
});
