import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planInstall, planUninstall } from '../../../../../src/integrations/agents/install/plan.js';
import { parseJsonc } from '../../../../../src/util/json-edit.js';
import { AGENTS, agentNamed, makeHome } from '../../../../support/integrations/agents/agents.js';
import { propertyRuns } from '../../../../support/long-form.js';
import { jsoncFile, jsoncObject } from '../../../../support/util/random-jsonc.js';

const claude = agentNamed('claude');

const SETTINGS = `{
  // The model of the team.
  "model": "opus", /* not haiku */
  "hooks": {
    "PreToolUse": [
      { "matcher": "Bash", "hooks": [{ "type": "command", "command": "./mine.sh" },] }, // mine
    ],
  },
}
`;

/** Creates a home with settings of Claude Code. */
function homeWith(text: string | undefined, path = '.claude/settings.json') {
  const { home, options, project } = makeHome();
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  if (text !== undefined) writeFileSync(file, text);
  return { home, project, options, file, text: () => readFileSync(file, 'utf8') };
}

describe('planInstall and planUninstall', () => {
  it.each([
    ['comments, trailing commas and hooks of others', SETTINGS],
    ['CRLF', SETTINGS.replaceAll('\n', '\r\n')],
    ['a byte-order mark', `\uFEFF${SETTINGS}`],
    ['tabs', SETTINGS.replaceAll('  ', '\t')],
    ['one line', '{"a":1}'],
    ['no values', '{ }'],
    ['nothing', ''],
    ['comments only', '// nothing yet'],
  ])('restore a file with %s byte for byte', (_, before) => {
    const { file, options, text } = homeWith(before);
    planInstall(claude, options).apply();
    expect(text()).not.toBe(before);
    expect(Object.keys(Object(parseJsonc(text())).hooks).sort()).toEqual(Object.keys(claude.install.events).sort());
    const change = planUninstall(claude, 'user', options);
    expect(change).toMatchObject({ file, isRestored: true });
    change.apply();
    expect(text()).toBe(before);
  });

  it('write nothing before they are applied', () => {
    const { options, text, home } = homeWith(SETTINGS);
    planInstall(claude, options);
    expect(text()).toBe(SETTINGS);
    expect(readdirSync(home).sort()).toEqual(['.claude', 'project']);
  });

  it('keep line ends and every line of the file', () => {
    const { options, text } = homeWith(SETTINGS.replaceAll('\n', '\r\n'));
    planInstall(claude, options).apply();
    expect(text().replaceAll('\r\n', '')).not.toContain('\n');
    for (const line of SETTINGS.split('\n')) expect(text()).toContain(line.trim());
  });

  it('change nothing the second time', () => {
    const { options, text } = homeWith(SETTINGS);
    planInstall(claude, options).apply();
    const first = text();
    expect(planInstall(claude, options).isChanged).toBe(false);
    planInstall(claude, options).apply();
    expect(text()).toBe(first);
    planUninstall(claude, 'user', options).apply();
    expect(planUninstall(claude, 'user', options).isChanged).toBe(false);
  });

  it.each(AGENTS.map(({ name }) => [name]))('create the file of %s and delete it again, with its folders', (name) => {
    const { home, options } = makeHome();
    const agent = agentNamed(name);
    const change = planInstall(agent, options);
    expect(change.before).toBeUndefined();
    change.apply();
    expect(parseJsonc(readFileSync(change.file, 'utf8'))).toMatchObject(agent.install.head ?? {});
    planUninstall(agent, 'user', options).apply();
    expect(readdirSync(home).filter((each) => each !== 'project' && each !== '.local')).toEqual([]);
    expect(readdirSync(join(home, '.local/state/hookwright/agents'))).toEqual([]);
  });

  it('replace entries of another version, and restore the file from before the first one', () => {
    const { options, text } = homeWith(SETTINGS);
    planInstall(claude, { ...options, onFailure: 'allow' }).apply();
    expect(text()).toContain('--on-failure allow');
    planInstall(claude, options).apply();
    expect(text()).not.toContain('--on-failure allow');
    expect(text().match(/hook --as/g)).toHaveLength(Object.keys(claude.install.events).length);
    planUninstall(claude, 'user', options).apply();
    expect(text()).toBe(SETTINGS);
  });

  it('replace entries that were written by hand, without a record', () => {
    const hand =
      '{\n  "hooks": {\n    "Stop": [\n      { "hooks": [{ "type": "command", "command": "hookwright hook --as claude-code Stop" }] }\n    ]\n  }\n}\n';
    const { options, text } = homeWith(hand);
    planInstall(claude, options).apply();
    expect(text().match(/hook --as claude-code Stop/g)).toHaveLength(1);
    planUninstall(claude, 'user', options).apply();
    expect(text()).toBe('{\n}\n');
  });

  it('remove only our entries if the file was changed in between, and keep the backup', () => {
    const { options, text, file } = homeWith(SETTINGS);
    planInstall(claude, options).apply();
    const edit = (before: string) =>
      before.replace('"opus"', '"sonnet"').replace('// mine', '// still mine').replace('{\n', '{\n  "new": true,\n');
    writeFileSync(file, edit(text()));
    const change = planUninstall(claude, 'user', options);
    expect(change.isRestored).toBe(false);
    change.apply();
    expect(text()).toBe(edit(SETTINGS));
    expect(readFileSync(change.backup ?? '', 'utf8')).toBe(SETTINGS);
  });

  it('keep handlers that the user added to our group', () => {
    const { options, text, file } = homeWith('{}\n');
    planInstall(claude, options).apply();
    const other = '{ "type": "command", "command": "./mine.sh" }';
    writeFileSync(file, text().replace(/("Stop": \[\s*\{\s*"hooks": \[)/, `$1 ${other},`));
    planUninstall(claude, 'user', options).apply();
    expect(parseJsonc(text())).toEqual({
      hooks: { Stop: [{ hooks: [{ type: 'command', command: './mine.sh' }] }] },
    });
  });

  it('follow a symbolic link and keep it', () => {
    const { home, options, file } = homeWith(undefined);
    const target = join(home, 'dotfiles.json');
    writeFileSync(target, SETTINGS);
    symlinkSync('../dotfiles.json', file);
    planInstall(claude, options).apply();
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, 'utf8')).toContain('hook --as claude-code');
    planUninstall(claude, 'user', options).apply();
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe(SETTINGS);
  });

  it('create and delete the target of a link to a file that does not exist', () => {
    const { home, options, file } = homeWith(undefined);
    symlinkSync(join(home, 'dot', 'files.json'), file);
    planInstall(claude, options).apply();
    expect(existsSync(join(home, 'dot', 'files.json'))).toBe(true);
    planUninstall(claude, 'user', options).apply();
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(existsSync(join(home, 'dot'))).toBe(false);
  });

  it('keep the mode of the file, and the backup private', () => {
    const { options, file } = homeWith(SETTINGS);
    chmodSync(file, 0o600);
    const change = planInstall(claude, options);
    change.apply();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(change.backup ?? '').mode & 0o777).toBe(0o600);
  });

  it('leave nothing beside the file', () => {
    const { options, file } = homeWith(SETTINGS);
    planInstall(claude, options).apply();
    planUninstall(claude, 'user', options).apply();
    expect(readdirSync(dirname(file))).toEqual(['settings.json']);
  });

  it('do not change a read-only file', () => {
    const { options, file, text } = homeWith(SETTINGS);
    chmodSync(file, 0o444);
    expect(() => planInstall(claude, options)).toThrow(`cannot change ${file}: it is read-only. Make it writable`);
    expect(text()).toBe(SETTINGS);
  });

  it('do not change a file that is not valid, and name the place', () => {
    const { options, file, text } = homeWith('{\n  "a": 1\n  "b": 2\n}');
    expect(() => planInstall(claude, options)).toThrow(
      `cannot change ${file}:3:3: not valid JSON: expected a comma or }, but found "\\"b\\": 2\\n}". Fix the file`,
    );
    expect(text()).toBe('{\n  "a": 1\n  "b": 2\n}');
  });

  it('need not read a file without our entries to remove them', () => {
    const { options, file, text } = homeWith('{ not valid');
    chmodSync(file, 0o444);
    expect(planUninstall(claude, 'user', options).isChanged).toBe(false);
    expect(text()).toBe('{ not valid');
  });

  it('do not change a folder or a file in another encoding', () => {
    const { options, file } = homeWith(undefined);
    writeFileSync(file, Buffer.from([0x7b, 0xff, 0x7d]));
    expect(() => planInstall(claude, options)).toThrow('it is not UTF-8');
    const other = homeWith(undefined);
    mkdirSync(other.file);
    expect(() => planInstall(claude, other.options)).toThrow('it is a folder');
  });

  it('do not write over a change that another program made after the plan', () => {
    const { options, file, text } = homeWith(SETTINGS);
    const change = planInstall(claude, options);
    writeFileSync(file, '{"theirs": true}');
    expect(() => change.apply()).toThrow('another program changed it just now. Run the command again.');
    expect(text()).toBe('{"theirs": true}');
    expect(readdirSync(dirname(file))).toEqual(['settings.json']);
  });

  it('report a folder that cannot be written', () => {
    const { home, options } = makeHome();
    writeFileSync(join(home, '.claude'), 'a file');
    expect(() => planInstall(claude, options).apply()).toThrow(`cannot change ${join(home, '.claude/settings.json')}`);
  });
});

it('random settings are the same after an installation is removed, and installing twice is installing once', () => {
  const names = fc.constantFrom(...AGENTS.map(({ name }) => name));
  const keys = fc.uniqueArray(fc.constantFrom('a', 'env', 'model', 'version'), { maxLength: 4 });
  const { options } = makeHome();
  fc.assert(
    fc.property(names, jsoncFile(jsoncObject(keys)), (name, before) => {
      const agent = agentNamed(name);
      const { file } = planInstall(agent, options);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, before);
      planInstall(agent, options).apply();
      const first = readFileSync(file, 'utf8');
      planInstall(agent, options).apply();
      expect(readFileSync(file, 'utf8')).toBe(first);
      planUninstall(agent, 'user', options).apply();
      expect(readFileSync(file, 'utf8')).toBe(before);
    }),
    propertyRuns(160),
  );
});
