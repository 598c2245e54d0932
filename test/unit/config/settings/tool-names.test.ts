import { describe, expect, it } from 'vitest';
import { makeMachine } from '../../../support/config/settings/machine.js';

const HOST = 'For a tool of your own host this is right';

describe('names of tools in settings', () => {
  it.each<[string, readonly string[]]>([
    ["tool_name == 'Bsh'", [`no tool of a known agent is called "Bsh": did you mean "Bash"? ${HOST}`]],
    [
      "tool_name in ['Bash', 'write_fil']",
      [`no tool of a known agent is called "write_fil": did you mean "write_file"? ${HOST}`],
    ],
    [
      "!(input.tool_name != 'red_file')",
      [`no tool of a known agent is called "red_file": did you mean "read_file"? ${HOST}`],
    ],
    ["tool_name == 'Bash' || tool_name == 'run_shell_command' || tool_name in ['bash', 'deploy', 'mcp__a__b']", []],
    ["cwd == 'Bsh'", []],
  ])('warns of a name that no tool of a known agent has: %s [X-99]', async (when, expected) => {
    const { write, user, load } = makeMachine();
    const rule = { type: 'rule', name: 'names', when, decision: 'deny', reason: 'no' };
    write(user, { enableHooks: true, hooks: { BeforeTool: [{ hooks: [rule] }] } });
    const { problems } = await load();
    expect(problems.map(({ message, help }) => `${message}: ${help}`)).toEqual(expected);
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it.each([
    ['Write, Bash', 'matcher "Write, Bash" is a regular expression, and no name has a comma; write "Write|Bash"'],
    ['Bash(git *)', 'matcher "Bash(git *)" is a regular expression for names, not for arguments; write "^Bash$"'],
    ['Bash(git:*)', 'matcher "Bash(git:*)" is a regular expression for names, not for arguments; write "^Bash$"'],
    ['Bash|Write(s)?', undefined],
    ['^(Bash|Write)$', undefined],
  ])('warns of a matcher that is written as in other places: %s [X-99]', async (matcher, expected) => {
    const { write, user, load } = makeMachine();
    const hook = { type: 'rule', name: 'any', when: 'true', decision: 'deny', reason: 'no' };
    write(user, { enableHooks: true, hooks: { BeforeTool: [{ matcher, hooks: [hook] }] } });
    expect((await load()).problems.map(({ message }) => message)).toEqual(expected === undefined ? [] : [expected]);
  });

  it.each([
    ['^Bsah$', 'no known tool matches "^Bsah$"'],
    ['Shel', undefined],
    ['^Shel$', 'no known tool matches "^Shel$"'],
    ['^(Write|Bas)$', 'no known tool matches "Bas)$"'],
    ['Write|Edti', 'no known tool matches "Edti"'],
    ['deploy|mcp__a__b|NotebookEdit|terminal', undefined],
    ['Bsah.*', undefined],
    ['^(ask|git|send|deploy|query)$', undefined],
  ])('warns of a matcher that nearly matches a tool, also without rules: %s [X-99]', async (matcher, expected) => {
    const { write, user, load } = makeMachine();
    const hook = { type: 'command', name: 'any', command: 'exit 0' };
    write(user, { enableHooks: true, hooks: { BeforeTool: [{ matcher, hooks: [hook, { ...hook, name: 'b' }] }] } });
    expect((await load()).problems.map(({ message }) => message)).toEqual(expected === undefined ? [] : [expected]);
  });

  it.each([
    ['Write|Edit', 'command.deletes.size() > 0', 'command'],
    ['^(Write|Edit)$', "command.programs.exists(p, p.name == 'rm') && tool_name == 'Write'", 'command'],
    ['Write', "command.opaque || command.programs.exists(p, p.name == 'rm')", 'command'],
    ['^Bash$', '!file.inside_project', 'file'],
    ['^read_file$', 'command.opaque', 'command'],
    ['Bash|Write', 'command.opaque', undefined],
    ['Write|terminal', 'command.opaque', undefined],
    ['Write|deploy', 'command.opaque', undefined],
    ['Write|mcp__.*', 'command.opaque', undefined],
    ['Write', "command.opaque || tool_name == 'x'", undefined],
    ['Write', 'has(input.command) && command.opaque', 'command'],
    ['Write', '!has(input.command)', undefined],
    ['', 'command.opaque', undefined],
    ['*', 'command.opaque', undefined],
    ['.*', 'command.opaque', undefined],
  ])('warns of a rule that no tool of its matcher can reach: %s, %s [X-99]', async (matcher, when, fact) => {
    const { write, user, load } = makeMachine();
    const rule = { type: 'rule', name: 'never', when, decision: 'deny', reason: 'no' };
    write(user, { enableHooks: true, hooks: { BeforeTool: [{ matcher, hooks: [rule] }] } });
    const messages = (await load()).problems.map(({ message }) => message);
    const text = `this rule can never be judged: no known tool of the matcher ${JSON.stringify(matcher)} has "${fact}"`;
    expect(messages).toEqual(fact === undefined ? [] : [text]);
  });

  it('says that the hooks of an invalid matcher run for no other name [X-99]', async () => {
    const { write, user, load } = makeMachine();
    const hook = { type: 'rule', name: 'any', when: 'true', decision: 'deny', reason: 'no' };
    write(user, { enableHooks: true, hooks: { BeforeTool: [{ matcher: 'Bash(', hooks: [hook] }] } });
    const [problem] = (await load()).problems;
    expect(problem).toMatchObject({ severity: 'error', help: 'until it is fixed, its hooks run for no other name' });
  });
});
