import { expect, it } from 'vitest';
import { beforeTool, makeMachine } from './machine.js';

const named = (name: string, command: string) => ({ type: 'command', name, command });

it('prints each cause once, with one line per hook below it, and trust last', async () => {
  const { run, write } = makeMachine();
  write(
    '.hookwright/settings.json',
    beforeTool(named('first', 'pyhton3 a.py'), named('second', 'pyhton3 b.py'), named('fine', 'exit 0')),
  );
  const { code, stdout } = await run(['doctor']);
  expect(code).toBe(1);
  expect(stdout).toBe(
    [
      '✗ cannot start "pyhton3": not found on PATH',
      '    install it, or correct the command',
      '    - first (BeforeTool), .hookwright/settings.json:11:24',
      '    - second (BeforeTool), .hookwright/settings.json:16:24',
      '✗ 3 hooks are not trusted',
      '    run hookwright trust',
      '    - first (BeforeTool): it has never been trusted',
      '    - second (BeforeTool): it has never been trusted',
      '    - fine (BeforeTool): it has never been trusted',
      '2 problems',
      '',
    ].join('\n'),
  );
});

it('reports an invalid hook once, at its position', async () => {
  const { run, write } = makeMachine();
  write('../.config/hookwright/settings.json', beforeTool({ type: 'comand', name: 'typo', command: 'nosuch' }));
  const { stdout } = await run(['doctor']);
  expect(stdout).toMatch(/^✗ type must be one of .* but is "comand"\n/);
  expect(stdout).toContain('    - typo (BeforeTool), ');
  expect(stdout).toMatch(/\n1 problem\n$/);
});

it('names the file that disables hooks once, with all hooks of it', async () => {
  const { run, write } = makeMachine();
  const settings = { ...beforeTool(named('first', 'exit 0'), named('second', 'exit 2')), enableHooks: undefined };
  write('../.config/hookwright/settings.json', settings);
  const { stdout } = await run(['doctor']);
  expect(stdout.match(/enableHooks/g)).toHaveLength(2);
  expect(stdout).toContain('    write "enableHooks": true');
  expect(stdout).toMatch(/ {4}- first \(BeforeTool\)\n {4}- second \(BeforeTool\)\n1 problem\n$/);
});

it.each(['claude-code', 'claude'])(
  'adds --dialect %s to the trust command, and names the file of the other agent',
  async (dialect) => {
    const { run, write } = makeMachine();
    const hooks = [{ type: 'command', command: 'exit 0' }];
    write('.claude/settings.json', { hooks: { PreToolUse: [{ matcher: 'Bash', hooks }] } });
    const { stdout } = await run(['doctor', '--dialect', dialect]);
    expect(stdout).toContain('    run hookwright trust --dialect claude-code\n');
    expect(stdout).toContain(
      '    - exit 0 (BeforeTool, claude-code PreToolUse, .claude/settings.json:7:11): it has never',
    );
  },
);

it('invents no programs in arithmetic [X-89]', async () => {
  const { run, write } = makeMachine();
  write('../.config/hookwright/settings.json', beforeTool(named('guard', 'bash check.sh')));
  const lines = [
    'A=1; B=$(( (A - 1) / 60 ))',
    'if (( A % 10 == 0 )); then echo x; fi',
    'if ((A > 2)); then echo y; fi',
    'for ((i=0;i<3;i++)); do :; done',
    'C=$(( ((A + B)) * (2 - (A)) )) && jqq',
    'exit 0',
  ];
  write('check.sh', `${lines.join('\n')}\n`);
  const { stdout } = await run(['doctor', '--json']);
  const messages = JSON.parse(stdout).findings.map(({ message }: { message: string }) => message);
  expect(messages).toEqual(['check.sh runs "jqq": not found on PATH']);
});

it('reports a program inside a shell script that is not found', async () => {
  const { run, write } = makeMachine();
  write('../.config/hookwright/settings.json', beforeTool(named('guard', 'bash check.sh')));
  write('check.sh', 'log() { echo "$1"; }\nlog start\njqq . | grep -q rm && exit 2\ncommand -v rgg && rgg x\nexit 0\n');
  const { code, stdout } = await run(['doctor']);
  expect(code).toBe(1);
  expect(stdout).toContain('✗ check.sh runs "jqq": not found on PATH\n');
  expect(stdout).toContain('    - guard (BeforeTool)');
  expect(stdout).not.toContain('rgg');
  expect(stdout).not.toContain('"log"');
});

it('quotes paths in the commands that it suggests', async () => {
  const { run, write } = makeMachine();
  write('../.config/hookwright/settings.json', beforeTool(named('guard', "'./my hook.sh'")));
  write('my hook.sh', '#!/bin/sh\nexit 0\n');
  expect((await run(['doctor'])).stdout).toContain("run chmod +x './my hook.sh'");
});
