// Matchers and conditions.
import { EXIT_2, hook, rows } from './row.mjs';

const on = (matcher, event = 'pre') => hook(event, EXIT_2, { matcher });

const SHELL = rows({
  'match-absent': hook('pre', EXIT_2),
  'match-exact': on('{shell}'),
  'match-other': on('{write}'),
  'match-list': on('{shell}|{write}'),
  'match-list-second': on('{write}|{shell}'),
  'match-list-spaces': on('{write} | {shell}'),
  'match-comma': on('{write},{shell}'),
  'match-comma-space': on('{write}, {shell}'),
  'match-regex': on('{shell.head}.*'),
  'match-anchored': on('^{shell}$'),
  'match-substring': on('{shell.head}'),
  'match-substring-regex': on('.{shell.tail}'),
  'match-lower': on('{shell.lower}'),
  'match-upper': on('{shell.upper}'),
  'match-star': on('*'),
  'match-dotstar': on('.*'),
  'match-empty': on(''),
  'match-blank': on(' '),
  'match-bad-regex': on('{shell}('),
  'match-bad-list': on('{shell}(|{write}'),
  'match-negative': on('^(?!{write}$).*'),
  'match-class': on('{shell.class}'),
  'match-group': on('({shell}|{write})'),
  'match-padded': on(' {shell} '),
  'match-claude': on('Bash'),
  'match-claude-list': on('Write|Bash'),
  'match-real': on('{shell.wire}'),
  'match-post': on('{shell}', 'post'),
  'match-post-other': on('{write}', 'post'),
  'match-prompt': on('nothing', 'prompt'),
  'match-stop': { hooks: [hook('stop', { ...EXIT_2, times: 1 }, { matcher: 'nothing' })] },
  'match-number': hook('pre', EXIT_2, { matcher: '5' }),
});

const writes = (matcher) => ({ hooks: [on(matcher)], model: [[['write', '{project}/out.ts', 'hello']]] });

const WRITE = rows({
  'matchw-Write': writes('Write'),
  'matchw-Edit': writes('Edit'),
  'matchw-Edit_Write': writes('Edit|Write'),
  'matchw-MultiEdit_Edit_Write': writes('MultiEdit|Edit|Write'),
  'matchw-write_file': writes('write_file'),
  'matchw-create': writes('create'),
  'matchw-apply_patch': writes('apply_patch'),
  'matchw-real': writes('{write}'),
  'matchw-shell': writes('{shell}'),
});

/** A condition on a command, which always ends by leaving `ran.txt` behind. */
const when = (condition, command) => ({
  only: ['claude', 'qwen'],
  hooks: [hook('pre', EXIT_2, { matcher: 'Bash', entry: { if: condition } })],
  model: [[['shell', command]]],
});
const echo = 'echo original > ran.txt';

const IF = rows({
  'if-echo': when('Bash(echo *)', `${echo}; cat marker.txt`),
  'if-echo-colon': when('Bash(echo:*)', `${echo}; cat marker.txt`),
  'if-git': when('Bash(git *)', `${echo}; cat marker.txt`),
  'if-git-stderr': when('Bash(git *)', `echo original > ran.txt 2>&1`),
  'if-bare': when('Bash', `${echo}; cat marker.txt`),
  'if-rm': when('Bash(rm *)', `rm -f x; ${echo}`),
  'if-rm-chained': when('Bash(rm *)', `${echo} && rm -f x`),
  'if-rm-sudo': when('Bash(rm *)', `env rm -f x; ${echo}`),
  'if-rm-path': when('Bash(rm *)', `/bin/rm -f x; ${echo}`),
  'if-rm-bashc': when('Bash(rm *)', `bash -c 'rm -f x'; ${echo}`),
  'if-rm-quoted': when('Bash(rm *)', `'rm' -f x; ${echo}`),
  'if-rm-variable': when('Bash(rm *)', `X=1 rm -f x; ${echo}`),
  'if-rm-substitution': when('Bash(rm *)', `echo $(rm -f x); ${echo}`),
  'if-rm-pipe': when('Bash(rm *)', `${echo} | rm -f x`),
  'if-rm-text': when('Bash(rm *)', `echo 'rm -f x' > ran.txt`),
  'if-star-mid': when('Bash(git * main)', `${echo}; cat marker.txt`),
  'if-exactcmd': when('Bash(rm)', `${echo}; cat marker.txt`),
  'if-exactcmd-same': when('Bash(pwd)', `pwd; ${echo}`),
  'if-bad': when('Bash(', `${echo}; cat marker.txt`),
  'if-empty': when('', `${echo}; cat marker.txt`),
  'if-other-tool': when('Read(*)', `${echo}; cat marker.txt`),
  'if-write': {
    only: ['claude', 'qwen'],
    hooks: [hook('pre', EXIT_2, { entry: { if: 'Write(*.ts)' } })],
    model: [[['write', '{project}/out.ts', 'hello']]],
  },
  'if-write-other': {
    only: ['claude', 'qwen'],
    hooks: [hook('pre', EXIT_2, { entry: { if: 'Write(*.py)' } })],
    model: [[['write', '{project}/out.ts', 'hello']]],
  },
  'if-edit-covers-write': {
    only: ['claude', 'qwen'],
    hooks: [hook('pre', EXIT_2, { entry: { if: 'Edit(*.ts)' } })],
    model: [[['write', '{project}/out.ts', 'hello']]],
  },
});

export const MATCH = [...SHELL, ...WRITE, ...IF];
