import { describe, expect, it } from 'vitest';
import { contract } from '../../generated/index.js';
import { patchOf, readPatch } from '../../src/dialect/built-in/patch.js';
import { judgeRule } from '../../src/dialect/built-in/permission-rule.js';
import { ToolCall } from '../../src/dialect/dialect-tool.js';
import { HostTools } from '../../src/dialect/host-tools.js';

const documents = (await contract.dialects?.()) ?? {};
const tools = new HostTools(Object.values(documents));

function callOf(dialect: string, name: string, input: object): ToolCall {
  const document = documents[dialect];
  if (document === undefined) throw new Error(`there is no ${dialect}`);
  return new ToolCall(document, tools.find(name), input, '/work');
}

describe('the text of a patch', () => {
  it('says what a call of the tool does, and is read back', () => {
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
  ])('is not read back where one call cannot say it: %j', (patch) => {
    expect(readPatch(patch, 'edit')).toBeUndefined();
  });

  it('that a hook changed beyond what the tool can do refuses the call instead of running it unchanged', () => {
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

describe('a permission rule', () => {
  const shell = (command: string) => callOf('claude-code', 'run_shell_command', { command });

  it.each([
    ['Bash', 'anything', true],
    ['Bash(*)', 'anything', true],
    ['Edit', 'anything', false],
    ['Bash(git push)', 'git push', true],
    ['Bash(git push)', 'git push origin', false],
    ['Bash(git *)', 'git push origin', true],
    ['Bash(git *)', 'git', true],
    ['Bash(git *)', 'gitk', false],
    ['Bash(npm run test:*)', 'npm run test --watch', true],
    ['Bash(npm run test:*)', 'npm run tests', false],
    ['Bash(git * main)', 'git push main', true],
    ['Bash(git *)', 'cd x && git push', true],
    ['Bash(git *)', 'A=1 git push', true],
    ['Bash(git *)', 'echo "a && git push"', false],
    ['Bash(git *)', "echo 'x; git push'", false],
    ['Bash(rm *)', 'ls; rm -rf x | cat', true],
    ['Bash(rm *)', 'ls | cat', false],
    ['Bash(rm *)', '/bin/rm -rf x', true],
    ['Bash(rm *)', 'ls \\\n && rm x', true],
    ['Bash(git push *)', 'git \\\n  push x', true],
    ['Bash(git push *)', 'git\t push x', true],
    ['Bash(rm *)', 'echo "$HOME; rm x" \'(rm x)\'', false],
  ])('%s of %j applies: %s', (rule, command, applies) => {
    expect(judgeRule(rule, shell(command))).toEqual({ applies });
  });

  it.each([
    ['Bash(git *)', shell('echo $(git push)')],
    ['Bash(git *)', shell('echo `git push`')],
    ['Bash(git *)', shell('echo "unclosed')],
    ['Bash(git *)', shell('echo "$(git push)"')],
    ['Bash(git *)', shell('echo "`git push`"')],
    ['Bash(git *)', shell('echo \\" ; git push #"')],
    ['Bash(git *)', shell("ls # '\ngit push #'")],
    ['Bash(git *)', shell('{ git push; }')],
    ['Bash(git *)', shell('if true; then git push; fi')],
    ['Bash(git *)', shell('! git push')],
    ['Bash(git *)', shell("g'i't push")],
    ['Bash(git *)', shell('\\git push')],
    ['Bash(git *)', shell('$GIT push')],
    ['Bash(git *)', shell('/usr/bin/g?t push')],
    ['Bash(git *)', shell('{git,push}')],
    ['Bash(git *)', shell('sudo git push')],
    ['Bash(git *)', shell('env A=1 git push')],
    ['Bash(git *)', shell('> log git push')],
    ['Bash(git *)', shell('cat <<< x | xargs git push')],
    ['Bash(git push)', shell('git push 2>&1')],
    ['Bash(git *', shell('ls')],
    ['Edit(src/**)', callOf('claude-code', 'replace', { file_path: 'a' })],
  ])('that cannot be judged runs the hook, with a warning: %s', (rule, call) => {
    expect(judgeRule(rule, call)).toEqual({ applies: true, warning: expect.stringContaining('is not judged') });
  });
});
