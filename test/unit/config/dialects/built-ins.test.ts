import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '../../../../generated/index.js';
import { patchOf, readPatch } from '../../../../src/config/dialects/built-in/patch.js';
import { evaluateRule } from '../../../../src/config/dialects/built-in/permission-rule.js';
import { matchesStars } from '../../../../src/config/dialects/built-in/star-pattern.js';
import { ToolCall } from '../../../../src/config/dialects/dialect-tool.js';
import { HostTools } from '../../../../src/config/dialects/host-tools.js';
import { propertyRuns } from '../../../support/long-form.js';

const documents = (await contract.dialects?.()) ?? {};
const tools = new HostTools(Object.values(documents));

function callOf(dialect: string, name: string, input: object): ToolCall {
  const document = documents[dialect];
  if (document === undefined) throw new Error(`there is no ${dialect}`);
  return new ToolCall(document, tools.find(name), input, '/work');
}

describe('patch text', () => {
  it('describes a tool call and is parsed back', () => {
    const edit = { path: 'a.js', old: 'one\ntwo', new: 'three' };
    expect(patchOf(edit, 'edit')).toBe(
      '*** Begin Patch\n*** Update File: a.js\n@@\n-one\n-two\n+three\n*** End Patch\n',
    );
    expect(readPatch(patchOf(edit, 'edit'), 'edit')).toEqual(edit);
    const file = { path: 'a.js', content: 'one\n\ntwo' };
    expect(patchOf(file, 'write')).toBe('*** Begin Patch\n*** Add File: a.js\n+one\n+\n+two\n*** End Patch\n');
    expect(readPatch(patchOf(file, 'write'), 'write')).toEqual(file);
  });

  it.each([
    'no patch',
    '*** Begin Patch\n*** Delete File: a\n*** End Patch',
    '*** Begin Patch\n*** Update File: a\n@@\n-x\n+y\n+cut off',
    'Patch\n*** Update File: a\n@@\n-x\n+y\n*** End Patch',
    '*** Begin Patch\n*** Add File: a\n+x\n*** Add File: b\n+y\n*** End Patch',
    '*** Begin Patch\n*** Update File: a\n@@\n-x\n+y\n@@\n-z\n*** End Patch',
  ])('is not parsed back if one call cannot express it: %j', (patch) => {
    expect(readPatch(patch, 'edit')).toBeUndefined();
  });

  it('blocks the call if a hook changed it beyond what the tool can do', () => {
    const call = callOf('codex', 'replace', { file_path: 'a', old_string: 'x', new_string: 'y' });
    expect(call.name).toBe('apply_patch');
    expect(call.back({ command: '*** Begin Patch\n*** Delete File: a\n*** End Patch' })).toBeUndefined();
    expect(call.back({ command: '*** Begin Patch\n*** Update File: a\n@@\n-x\n+z\n*** End Patch' })).toEqual({
      file_path: 'a',
      old_string: 'x',
      new_string: 'z',
    });
  });
});

describe('permission rule', () => {
  const shell = (command: string, more: object = {}) =>
    callOf('claude-code', 'run_shell_command', { command, ...more });
  const programs = documents['claude-code']?.config.runsNothingElse ?? [];

  it.each([
    ['Bash', 'anything', true],
    ['Bash(*)', 'anything', true],
    ['Edit', 'anything', false],
    ['Bash(git push)', 'git push', true],
    ['Bash(git *)', 'git push origin', true],
    ['Bash(git *)', 'git', true],
    ['Bash(npm run test:*)', 'npm run test --watch', true],
    ['Bash(git * main)', 'git push main', true],
    ['Bash(git *)', 'cd x && git push', true],
    ['Bash(git *)', 'A=1 git push', true],
    ['Bash(git *)', 'A+=1 git push', true],
    ['Bash(git *)', 'echo "a && git push"', false],
    ['Bash(git *)', "echo 'x; git push'", false],
    ['Bash(rm *)', 'ls; rm -rf x | cat', true],
    ['Bash(rm *)', 'ls | cat', false],
    ['Bash(rm *)', '/bin/rm -rf x', true],
    ['Bash(/bin/rm *)', 'rm -rf x', true],
    ['Bash(rm *)', 'ls \\\n && rm x', true],
    ['Bash(git push *)', 'git \\\n  push x', true],
    ['Bash(git push *)', 'git\t push x', true],
    ['Bash(git *)', 'git push 2>&1', true],
    ['Bash(git push)', 'git push 2>&1', true],
    ['Bash(git *)', '> log git push', true],
    ['Bash(git *)', 'echo original > ran.txt; cat marker.txt', false],
    ['Bash(git *)', 'ls 2>&1 | head -n 1 >> "a log"', false],
    ['Bash(rm *)', 'echo "$HOME; rm x" \'(rm x)\'', false],
    ['Bash(cat secret*)', 'cat notes.txt', false],
    ['Bash(cat secret*)', "ls 'secret.txt'", false],
  ])('%s of %j applies: %s', (rule, command, applies) => {
    expect(evaluateRule(rule, shell(command), programs)).toEqual({ applies });
  });

  it.each([
    ['Bash(git *)', shell('echo $(git push)')],
    ['Bash(git *)', shell('echo `git push`')],
    ['Bash(git *)', shell('echo "unclosed')],
    ['Bash(git *)', shell('echo "$(git push)"')],
    ['Bash(git *)', shell('echo "`git push`"')],
    ['Bash(git *)', shell('echo \\" ; git push #"')],
    ['Bash(git *)', shell("ls # '\ngit push #'")],
    ['Bash(git *)', shell("ls;# '\ngit push #'")],
    ['Bash(git *)', shell("echo $'\\''; git push #'")],
    ['Bash(git *)', shell('echo $"a"')],
    ['Bash(git *)', shell('{ git push; }')],
    ['Bash(git *)', shell('if true; then git push; fi')],
    ['Bash(git *)', shell('! git push')],
    ['Bash(git *)', shell("g'i't push")],
    ['Bash(git *)', shell('\\git push')],
    ['Bash(git *)', shell('$GIT push')],
    ['Bash(git *)', shell('/usr/bin/g?t push')],
    ['Bash(git *)', shell('{git,push}')],
    ['Bash(git *)', shell('sudo git push')],
    ['Bash(git *)', shell('/usr/bin/env A=1 git push')],
    ['Bash(git *)', shell('echo x > ls; ls')],
    ['Bash(git *)', shell('echo x > "$F"; ls')],
    ['Bash(git *)', shell('echo x > bin/"ls"; ls')],
    ['Bash(git *)', shell('echo x >')],
    ['Bash(git *)', shell('echo x > | ls')],
    ['Bash(git *)', shell('npm test 2>&1')],
    ['Bash(git *)', shell('cat <<< x | xargs git push')],
    ['Bash(git *)', shell('gitk')],
    ['Bash(git *)', shell('echo "!!"')],
    ['Bash(git *)', shell('PATH=. ls')],
    ['Bash(git *)', shell('ls', { env: { PATH: '.' } })],
    ['Bash(git push)', shell('git push origin')],
    ['Bash(npm run test:*)', shell('npm run tests')],
    ['Bash(cat secret*)', shell("cat 'secret.txt'")],
    ['Bash(cat secret*)', shell('cat s?cret.txt')],
    ['Bash(*secret*)', shell('cat se"cret".txt')],
    ['Bash(git *', shell('ls')],
    ['Bash(run_in_background:true)', shell('ls', { run_in_background: true })],
    ['Edit(src/[ab].ts)', callOf('claude-code', 'write_file', { file_path: 'a' })],
    ['Edit(../*.ts)', callOf('claude-code', 'replace', { file_path: 'a' })],
    ['Edit(*.ts)', callOf('claude-code', 'replace', { file_path: 'a', edits: [] })],
    ['Read(*.ts)', callOf('claude-code', 'grep_search', { pattern: 'x' })],
    ['Read(*.ts)', callOf('claude-code', 'list_directory', { dir_path: 'src' })],
  ])('runs the hook with a warning if it cannot be evaluated: %s %#', (rule, call) => {
    const warning = expect.stringContaining(`cannot evaluate the condition ${JSON.stringify(rule)}: `);
    expect(evaluateRule(rule, call, programs)).toEqual({ applies: true, warning });
  });

  it.each([
    ['Write(*.ts)', 'src/a.ts', true],
    ['Write(*.ts)', 'out.txt', false],
    ['Write(*.ts)', 'A.TS', true],
    ['Edit(src/**)', 'src/a/b.ts', true],
    ['Edit(/src/**)', './lib/../src/a.ts', true],
    ['Edit(src/**)', 'lib/a.ts', false],
    ['Edit(//work/src/*)', 'src/a.ts', true],
    ['Edit(~/notes.md)', '/home/me/notes.md', true],
    ['Edit(**/secrets/**/key)', 'a/secrets/b/c/key', true],
    ['Edit(**/secrets/**/key)', 'a/secrets/key', true],
    ['Edit(secrets)', 'a/secrets/key', true],
    ['Edit(secret)', 'a/secrets/key', false],
    ['Write(.env)', 'xenv', false],
  ])('%s of the file %s applies: %s', (rule, file_path, applies) => {
    expect(evaluateRule(rule, callOf('claude-code', 'write_file', { file_path }), programs)).toEqual({ applies });
  });

  it('covers a file that a symbolic link leads to, and runs the hook if the link leads nowhere', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hookwright-rule-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, '.env'), '');
    symlinkSync('.env', join(folder, 'link'));
    symlinkSync('missing', join(folder, 'dangling'));
    symlinkSync('.', join(folder, 'again'));
    const applies = (name: string, rule = 'Write(.env)') =>
      evaluateRule(rule, callOf('claude-code', 'write_file', { file_path: join(folder, name) }), programs).applies;
    expect(['link', 'dangling', 'again/.env', 'again/link'].filter((name) => !applies(name))).toEqual([]);
    expect(['other', 'new/other', 'again/other'].filter((name) => applies(name))).toEqual([]);
  });

  it.each([
    ['Edit', 'write_file', true],
    ['Edit', 'replace', true],
    ['Write', 'write_file', true],
    ['Write', 'replace', false],
    ['Read', 'grep_search', true],
    ['Read', 'list_directory', true],
    ['Read', 'write_file', false],
    ['mcp__files', 'mcp__files__list', true],
    ['mcp__files__list', 'mcp__files__list', true],
    ['mcp__file', 'mcp__files__list', false],
  ])('%s covers the tool %s: %s', (rule, tool, applies) => {
    expect(evaluateRule(rule, callOf('claude-code', tool, {}), programs)).toEqual({ applies });
  });

  it('does not skip the hook for programs that can run another program or write one', () => {
    const able = `awk bash bat builtin busybox chroot command cp curl dash dd dc diff ed egrep emacs env eval exec export fc fd file find
      flock gawk gdb git go hash help history install jobs kill ksh less ln make man mapfile more mv nano nice node nohup npm npx
      parallel perl php pip printf python python3 read rg rsync ruby script sdiff sed select set sh shuf sort source split ssh
      strace su sudo tar taskset tee test time timeout trap tree uniq unset vi vim wait watch wget which xargs xxd yes zip zsh`;
    expect(able.split(/\s+/).filter((name) => programs.includes(name))).toEqual([]);
    expect(programs).toEqual(expect.arrayContaining(['cat', 'cd', 'echo', 'grep', 'ls', 'pwd']));
  });

  it('runs the hook for any program if its dialect lists none', () => {
    expect(evaluateRule('Bash(git *)', shell('ls'), []).applies).toBe(true);
  });
});

describe('star pattern', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 });

  it('matches what a regular expression with .* matches', () => {
    fc.assert(
      fc.property(letters, letters, (pattern, text) => {
        expect(matchesStars(pattern, text)).toBe(new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(text));
      }),
      propertyRuns(4000),
    );
  });

  it.each(['*a*a*a*b', '*foo*bar*', '*a*a*a*a*a*a*a*a*b*'])(
    'searches a text once per star of the pattern %s, however long the text is',
    (pattern) => {
      const searchesIn = (text: string): number => {
        const search = vi.spyOn(String.prototype, 'indexOf');
        try {
          expect(matchesStars(pattern, text)).toBe(false);
          return search.mock.calls.length;
        } finally {
          search.mockRestore();
        }
      };
      for (const letter of ['a', 'foo', 'xa ']) {
        const stars = pattern.split('*').length - 1;
        expect(searchesIn(letter.repeat(120_000).concat('c'))).toBeLessThanOrEqual(stars);
      }
    },
  );

  it('in a rule is matched with a command of 120,000 characters', () => {
    const call = callOf('claude-code', 'run_shell_command', { command: 'a'.repeat(120_000) });
    for (const rule of ['Bash(*a*a*a*b)', 'Bash(*foo*bar*)', 'Bash(* a* a* b *)'])
      expect(evaluateRule(rule, call, []).warning).toContain('may run other commands');
  });
});
