import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { namedFiles } from '../../../../src/runners/worker/named-files.js';

describe('namedFiles', () => {
  it.each([
    ['node hooks/guard.mjs --strict', '/work/hooks/guard.mjs'],
    ['/usr/bin/node guard.mjs', '/work/guard.mjs'],
    ['node "$CLAUDE_PROJECT_DIR/my hooks/guard.mjs"', '/work/my hooks/guard.mjs'],
    ['cd hooks && $' + '{HOOKWRIGHT_PROJECT_DIR}/guard.sh', '/work/guard.sh'],
    ['sh -c "node $GEMINI_PROJECT_DIR/guard.mjs"', '/work/guard.mjs'],
    ['~/guard.py', `${homedir()}/guard.py`],
  ])('of %j include %s', (command, file) => {
    expect(namedFiles(command, undefined, '/work')).toContain(file);
  });

  it('do not include interpreters and options', () => {
    expect(namedFiles('/usr/bin/node --import=./x.mjs guard.mjs', undefined, '/work')).toEqual(['/work/guard.mjs']);
  });

  it('are the arguments as written if the command runs without a shell', () => {
    expect(namedFiles('node', ['a b.mjs', '-r', '$HOME/x'], '/work')).toEqual(['/work/a b.mjs', '/work/$HOME/x']);
  });

  it('finds a script below the project folder, also if the agent works in a folder of it', () => {
    const command = 'node "$HOOKWRIGHT_PROJECT_DIR/guard.mjs" "$CLAUDE_PROJECT_DIR/rules.json"';
    expect(namedFiles(command, undefined, '/work/sub', '/work')).toEqual(['/work/guard.mjs', '/work/sub/rules.json']);
  });
});
