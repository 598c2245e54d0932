import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainMatcher } from '../../../../src/config/settings/check-settings.js';
import type { MatcherRule } from '../../../../src/core/contract/index.js';
import { compileMatcher } from '../../../../src/util/regex/compile.js';
import { fire, makeMachine, settingsWith } from '../../../support/config/settings/machine.js';
import { propertyRuns } from '../../../support/long-form.js';

/** Returns the problems of a user's file with this text; `^` marks the expected position of the first one. */
async function problemsOf(marked: string) {
  const { write, load, user } = makeMachine();
  const offset = marked.indexOf('^');
  const text = marked.replace('^', '');
  write(user, text);
  const { problems } = await load();
  const lines = text.slice(0, offset).split('\n');
  const place = { file: user, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { problems, first: problems[0], place };
}

const hooks = (inner: string) => `{\n  "enableHooks": true,\n  "hooks": { "BeforeTool": [${inner}] }\n}`;
const hook = (inner: string) => hooks(`{ "hooks": [{ "type": "command", "command": "true"${inner} }] }`);

describe('Problem in a settings file', () => {
  it.each([
    ['an unknown key', '{ ^"enableHook": true }', 'unknown key "enableHook"', 'did you mean "enableHooks"?'],
    ['a key inside', '{ "sanitization": { ^"alowed": [] } }', 'unknown key "alowed"', 'it is ignored'],
    ['a misspelt matcher', hooks('{ ^"matchr": "x", "hooks": [] }'), 'unknown key "matchr"', 'did you mean "matcher"?'],
    ['a misspelt policy', hook(', ^"onErrror": "block"'), 'unknown key "onErrror"', 'did you mean "onError"?'],
    [
      'an unknown event',
      '{ "enableHooks": true, "hooks": { ^"BeforeTol": [] } }',
      'unknown event "BeforeTol"',
      'did you mean "BeforeTool"?',
    ],
    ['a wrong type', '{ "enableHooks": ^"yes" }', 'enableHooks must be boolean, but is "yes"', 'the field is ignored'],
    ['a wrong timeout', hook(', "timeout": ^"5s"'), 'timeout must be integer, but is "5s"', 'the hook is ignored'],
    [
      'a wrong policy',
      hook(', "onError": ^"blok"'),
      'must be one of ["allow","block"], but is "blok"',
      'did you mean "block"?',
    ],
    [
      'an unknown hook type',
      hooks('{ "hooks": [{ "type": ^"comand", "command": "x" }] }'),
      'but is "comand"',
      'did you mean "command"?',
    ],
    ['a missing hook type', hooks('{ "hooks": [^{ "command": "x" }] }'), 'type is required', 'the hook is ignored'],
    ['a missing command', hooks('{ "hooks": [^{ "type": "command" }] }'), 'command is required', 'the hook is ignored'],
    [
      'hooks that are not a list',
      hooks('{ "hooks": ^{} }'),
      'hooks must be array',
      'the definition and its hooks are ignored',
    ],
    [
      'a hook that is text',
      hooks('{ "hooks": [^"echo"] }'),
      'a hook must be an object, but is "echo"',
      'the hook is ignored',
    ],
    [
      'missing brackets',
      '{ "enableHooks": true, "hooks": { "BeforeTool": ^{ "hooks": [] } } }',
      'must be a list',
      'read as a list of one',
    ],
    ['a bad matcher', hooks('{ "matcher": ^"(", "hooks": [] }'), 'not a valid regular expression', 'no other name'],
    ['a list as settings', '^[]', 'the settings must be an object', 'the whole file is ignored'],
    ['hooks as a list', '{ "hooks": ^[] }', 'hooks must be an object', 'the whole file is ignored'],
    ['a missing comma', '{ "enableHooks": true ^"hooks": {} }', 'expected a comma or }', 'the whole file is ignored'],
    ['a missing end', '{ "hooks": {^', 'expected a key in quotes or }, but the file ends', 'the whole file is ignored'],
    ['single quotes', "{ ^'hooks': {} }", 'expected a key in quotes or }', 'the whole file is ignored'],
    ['an open comment', '{ } ^/* never', 'is not closed', 'the whole file is ignored'],
    ['a doubled key', '{ "hooks": {}, ^"hooks": {} }', '"hooks" is in this object twice', 'the whole file is ignored'],
    ['an empty file', '^', 'the file is empty', 'the whole file is ignored'],
    ['only blanks', '^ \n ', 'the file is empty', 'the whole file is ignored'],
  ])('has position, message and help: %s [CFG-8]', async (_, text, message, help) => {
    const { first, place, problems } = await problemsOf(text);
    expect(first).toEqual({ ...place, severity: 'error', message: expect.any(String), help: expect.any(String) });
    expect(first?.message).toContain(message);
    expect(first?.help).toContain(help);
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(1);
  });

  it.each([
    ['a timeout in seconds', hook(', "timeout": ^30'), 'timeout is in milliseconds: 30 is 0.03 seconds', 'write 30000'],
    ['a glob', hooks('{ "matcher": ^"write_*", "hooks": [] }'), 'not a glob', 'active'],
    [
      'a glob in an alternative',
      hooks('{ "matcher": ^"mcp__.*|read*", "hooks": [] }'),
      'write "mcp__.*|read.*"',
      'active',
    ],
    [
      'no quotes',
      hooks('{ "hooks": [{ "type": "command", "command": ^"echo $CLAUDE_PROJECT_DIR" }] }'),
      'not quoted',
      'quotes',
    ],
    [
      'a missing file',
      hooks('{ "hooks": [{ "type": "command", "command": ^"./guard.sh" }] }'),
      'cannot start "./guard.sh": not found',
      'looked for',
    ],
    [
      'a missing script',
      hooks('{ "hooks": [{ "type": "command", "command": ^"node hooks/a.js" }] }'),
      'cannot run "hooks/a.js": not found',
      'looked for',
    ],
    [
      'a matcher on an event without one',
      '{ "enableHooks": true, "hooks": { "BeforeModel": [{ "matcher": ^"x", "hooks": [] }] } }',
      'BeforeModel has no matcher',
      'remove it',
    ],
    ['hooks that are not enabled', '{ ^"hooks": {} }', 'the hooks of this file are disabled', '"enableHooks": true'],
  ])('can be a warning: %s [CFG-8]', async (_, text, message, help) => {
    const { problems, place } = await problemsOf(text);
    expect(problems).toMatchObject([
      { ...place, severity: 'warning', message: expect.stringContaining(message), help: expect.stringContaining(help) },
    ]);
  });

  it('is reported for a script that is not executable [CFG-8]', async () => {
    const { write, load, ...at } = makeMachine();
    chmodSync(write(join(at.project, 'guard.sh'), ''), 0o644);
    write(at.user, settingsWith('./guard.sh', 'bash ./guard.sh', '"$HOOKWRIGHT_PROJECT_DIR"/guard.sh'));
    const { problems } = await load();
    expect(problems.map(({ message }) => message)).toEqual([
      'cannot start "./guard.sh": not executable',
      `cannot start "${at.project}/guard.sh": not executable`,
    ]);
  });

  it.each([
    '[ -f x ] && ./missing-after-test.sh || true',
    'cd hooks && ./guard.sh',
    '$TOOL/guard.sh',
    'echo "$CLAUDE_PROJECT_DIR/x y"',
    "grep '$CLAUDE_PROJECT_DIR'",
  ])('is not reported for a valid command: %s [CFG-8]', async (command) => {
    const { write, load, ...at } = makeMachine();
    write(at.user, settingsWith(command));
    const quoting = (await load()).problems.filter(({ message }) => !message.includes('missing-after-test'));
    expect(quoting).toEqual([]);
  });
});

describe('Settings file with comments', () => {
  const text = `\uFEFF// guards
{
  "$schema": "./settings.schema.json", /* for the editor */
  "enableHooks": true, // on
  "hooks": {
    "BeforeTool": [
      { "hooks": [{ "type": "command", "command": "echo 'a // b', /* c */ ]", },], }, // trailing
      /* another */
    ],
  },
}
// end`;

  it.each([
    ['LF', text],
    ['CRLF', text.replaceAll('\n', '\r\n')],
  ])('can have trailing commas and a byte order mark, with %s [CFG-8]', async (_, content) => {
    const { write, load, user } = makeMachine();
    write(user, content);
    const config = await load();
    expect(config.problems).toEqual([]);
    expect(await fire(config)).toEqual({ "echo 'a // b', /* c */ ]": 'ran' });
  });

  it('has correct positions with CRLF [CFG-8]', async () => {
    const { problems, place } = await problemsOf('\uFEFF// one\r\n{ /* two */\r\n  "enableHooks": ^1,\r\n}');
    expect(problems).toMatchObject([place]);
  });
});

it('ignores only the invalid entry: other hooks run, and the registry lists it [REG-5]', async () => {
  const { write, load, user } = makeMachine();
  write(user, settingsWith('echo good', { type: 'command', command: 'echo bad', timeout: '5s' }));
  const config = await load();
  expect(await fire(config)).toMatchObject({ 'echo good': 'ran' });
  expect(config.problems).toHaveLength(1);
  expect(config.getHookSystem()?.getProblems()).not.toEqual([]);
});

it('skips the check of plain matchers, which cannot have problems [CFG-8]', () => {
  const part = fc.stringMatching(/^[\w|-]{0,6}$/);
  const plain = fc.tuple(
    fc.constantFrom('', '^'),
    fc
      .array(
        fc.oneof(
          part,
          part.map((text) => `(${text})`),
        ),
        { maxLength: 5 },
      )
      .map((parts) => parts.join('')),
    fc.constantFrom('', '.*'),
    fc.constantFrom('', '$'),
  );
  fc.assert(
    fc.property(plain, fc.constantFrom<MatcherRule['kind']>('regex', 'whole'), (parts, kind) => {
      const matcher = parts.join('');
      expect(isPlainMatcher(matcher)).toBe(true);
      expect(compileMatcher(matcher, kind).warning).toBeUndefined();
    }),
    propertyRuns(2000),
  );
  expect(isPlainMatcher('a'.repeat(2000))).toBe(false);
});
