import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LoadedConfig } from '../../../../src/system/index.js';
import { fire, makeMachine, trustAll } from '../../../support/config/settings/machine.js';

/** Location, severity and message of each problem, with a short file name. */
function shown({ problems }: LoadedConfig): string[] {
  return problems.map(({ file, line, column, severity, message }) => {
    return `${file.split('/').slice(-2).join('/')}:${line}:${column} ${severity}: ${message}`;
  });
}

async function ran(config: LoadedConfig): Promise<string[]> {
  await trustAll(config);
  return Object.entries(await fire(config)).flatMap(([name, verdict]) => (verdict === 'ran' ? [name] : []));
}

const GOOD = '{ "version": 1, "hooks": { "preToolUse": [{ "command": "echo good" }] } }';

describe("problems in another agent's file", () => {
  it('skip only the broken file, with its location [CFG-10]', async () => {
    const { write, load, project } = makeMachine();
    write(join(project, '.claude/settings.json'), '{\n  "hooks": { "PreToolUse": [ }\n}');
    write(join(project, '.cursor/hooks.json'), GOOD);
    const config = await load({ dialects: ['claude-code', 'cursor'] });
    expect(shown(config)).toEqual([
      '.claude/settings.json:2:30 error: not valid JSON: expected a value or ], but found "}\\n}"',
    ]);
    expect(await ran(config)).toEqual(['echo good']);
    expect(config.getNotes()).toEqual([expect.stringContaining('.claude/settings.json:2:30')]);
  });

  it('skip only an invalid entry, an unknown event or an unknown type, with its location [CFG-10]', async () => {
    const { write, load, project } = makeMachine();
    write(
      join(project, '.claude/settings.json'),
      `{
  "hooks": {
    "PreToolUs": [{ "hooks": [{ "type": "command", "command": "echo misspelt" }] }],
    "TaskCreated": [{ "hooks": [{ "type": "command", "command": "echo never" }] }],
    "PreToolUse": [
      { "hooks": [{ "type": "prompt", "prompt": "ok?" }, { "type": "command", "command": "echo beside" }] },
      { "hooks": "echo list" },
      "echo text",
      { "hooks": [{ "type": "command" }, { "type": "command", "command": "echo odd", "timeout": "soon" }] },
      { "matcher": "(", "hooks": [{ "type": "command", "command": "echo pattern" }] },
      { "hooks": [{ "type": "command", "command": "echo last" }] }
    ]
  }
}`,
    );
    const config = await load({ dialects: ['claude-code'] });
    expect(shown(config)).toEqual([
      '.claude/settings.json:3:5 error: claude-code has no event "PreToolUs"',
      '.claude/settings.json:4:5 warning: TaskCreated is an event of claude-code that never fires here',
      '.claude/settings.json:6:19 error: cannot run a hook of the type "prompt"',
      '.claude/settings.json:7:7 error: a group must have a list of hooks: { "hooks": [ ... ] }',
      '.claude/settings.json:8:7 error: this must be an object',
      '.claude/settings.json:9:19 error: the command is missing: write command',
      '.claude/settings.json:9:42 warning: timeout must be a number above 0; it is 600 s',
      expect.stringContaining('.claude/settings.json:10:35 error: matcher "(" matches nothing'),
    ]);
    expect(await ran(config)).toEqual(['echo beside', 'echo odd', 'echo last']);
  });

  it('include an unknown dialect, with the nearest name [CFG-10]', async () => {
    const { write, load, user, project } = makeMachine();
    write(user, '{\n  "dialects": ["cursor", "claude-cod"]\n}');
    write(join(project, '.cursor/hooks.json'), GOOD);
    const config = await load({ dialects: ['codexx'] });
    expect(shown(config)).toEqual([
      'loadConfig:1:1 error: unknown dialect "codexx"',
      'hookwright/settings.json:2:26 error: unknown dialect "claude-cod"',
    ]);
    expect(config.problems.map(({ help }) => help)).toEqual([
      'it is ignored; did you mean "codex"?',
      'it is ignored; did you mean "claude-code"?',
    ]);
    expect(await ran(config)).toEqual(['echo good']);
  });

  it('include TOML errors and unsupported hooks with their position [CFG-10]', async () => {
    const { write, load, project } = makeMachine();
    const file = join(project, '.codex/config.toml');
    write(
      file,
      `model = "m"

[[hooks.PreToolUse]]
matcher = "^(Bash|apply_patch)$"

[[hooks.PreToolUse.hooks]]
type = "command"
command = "echo toml"
timeout = 5

[[hooks.Nonsense]]
hooks = []
`,
    );
    const config = await load({ dialects: ['codex'] });
    expect(shown(config)).toEqual(['.codex/config.toml:11:1 error: codex has no event "Nonsense"']);
    expect(await ran(config)).toEqual(['echo toml']);
    const [entry] = config.getHookSystem()?.getAllHooks() ?? [];
    const dialect = { name: 'codex', event: 'PreToolUse', file, line: 6, column: 1 };
    expect(entry).toMatchObject({ config: { timeout: 5000 }, dialect });
    write(file, 'model = "m"\n[hooks\n');
    expect(shown(await load({ dialects: ['codex'] }))).toEqual([expect.stringMatching(/config\.toml:2:\d+ error: /)]);
  });

  it('have positions for TOML hooks in every notation [CFG-10]', async () => {
    const { write, load, project } = makeMachine();
    const lines = [
      '[[hooks.PreToolUse]]',
      '[[hooks.PreToolUse.hooks]]',
      'command = "a"',
      '[[hooks.PreToolUse.hooks]]',
      'command = "b"',
      '  [[ hooks . "PreToolUse" ]]',
      '  [[hooks.PreToolUse.hooks]]',
      'command = "c"',
      '[[hooks.Stop]]',
      'hooks = [{ command = "d" }, { command = "e", type = "agent" }]',
      '[hooks]',
      'SessionStart = [{ hooks = [{ command = "f" }] }]',
    ];
    write(join(project, '.codex/config.toml'), lines.join('\n'));
    const config = await load({ dialects: ['codex'] });
    await config.getHookSystem()?.initialize();
    const places = (config.getHookSystem()?.getAllHooks() ?? []).map(({ config: hook, dialect }) => [
      'command' in hook ? hook.command : '',
      `${dialect?.line}:${dialect?.column}`,
    ]);
    const expected = { a: '2:1', b: '4:1', c: '7:3', d: '10:1', f: '12:1' };
    expect(Object.fromEntries(places)).toEqual(expected);
    const errors = shown(config).filter((line) => !line.includes('not found on PATH'));
    expect(errors).toEqual(['.codex/config.toml:10:1 error: cannot run a hook of the type "agent"']);
  });

  it("never remove a user's guard that was active before the file broke [CFG-12]", {
    timeout: 30_000,
  }, async () => {
    const { write, load, home } = makeMachine();
    const file = write(join(home, '.cursor/hooks.json'), GOOD);
    const config = await load({ dialects: ['cursor'], watch: true });
    expect(await ran(config)).toEqual(['echo good']);
    const changed = new Promise<void>((resolve) => config.onChange(resolve));
    write(file, '{ "version": 1, "hooks"');
    await changed;
    expect(config.problems).toHaveLength(1);
    expect(await ran(config)).toEqual(['echo good']);
  });
});
