// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text contains them.
import { describe, expect, it } from 'vitest';
import { commandFacts } from '../../../../src/util/shell/facts/command-facts.js';

const facts = (text: string, shell?: string) =>
  commandFacts(text, { cwd: '/work', home: '/home', ...(shell !== undefined && { shell }) });

describe('commandFacts of text that bash evaluates', () => {
  it.each([
    "cat <<E\n${x-'$(rm y)'}\nE",
    'echo "${x:-$\'$(rm y)\'}"',
    "echo $(( ${x-'$(rm y)'} ))",
    "a='x[$(rm y)]'; let a",
    "a='x[$(rm y)]'; (( a += 1 ))",
    "a='x[$(rm y)]'; (( 0 && (a=1) )); (( a ))",
    "RANDOM='x[$(rm y)]'",
    "OPTIND='x[$(rm y)]'",
    "for SECONDS in 'x[$(rm y)]'; do :; done",
    "read SECONDS <<< 'x[$(rm y)]'",
    "printf -v RANDOM %s 'x[$(rm y)]'",
    "declare SECONDS='x[$(rm y)]'",
    "a='x[$(rm y)]'; z=([$a]=1)",
    "a='x[$(rm y)]'; z=([a]=1)",
    "a='x[$(rm y)]'; : {z[a]}>f",
    "a='x[$(rm y)]'; test -v 'z[a]'",
    "a='-v x[$(rm)]'; [ $a ]",
    'read a < f; [ $a -gt 0 ]',
    '[ $(cat f) = x ]',
    "declare -a 'z=($(rm y))'",
    'z=(); k=$(cat f); declare "z=$k"',
    'k=$(cat f); declare -a "z=($k"',
    "a='x[$(rm y)]' bash -c 'echo $((a))'",
    "f() { (( y )); }; y='x[$(rm y)]' f",
    "f() { echo ${!1}; }; f 'x[$(rm y)]'",
    'v=(\'$(rm y)\'); echo "${v[@]@P}"',
    'BASH_CMDS[ls]=/bin/rm; ls y',
    'hash ls=/bin/rm; ls y',
    "trap 'cd d' DEBUG; rm y",
    'set -o posix\nalias ls=rm\nls y',
    'shopt -s cdable_vars; cd v; rm y',
    "$'r\\x{6d}' y",
    'read IFS <<< /; x=d/e; rm $x',
    'x=a; coproc x { :; }; rm $x',
    'f() { local x; declare -g x=a; rm $x; }; f',
  ])('is opaque for %j [X-84]', (text) => {
    expect(facts(text).opaque).toBe(true);
  });

  it.each([
    ['HOME=/etc cd; rm y', true, []],
    ['PWD=/; cd d; rm $PWD/y', true, []],
    ['while getopts ab o; do :; done; shift $((OPTIND - 1)); rm y', false, ['/work/y']],
    ['for i in 1 2; do (( i == 2 )) && rm y; done', false, ['/work/y']],
    ['i=0; while ((i < 2)); do ((i++)); done; rm y', false, ['/work/y']],
    ['set -euo pipefail; shopt -s nullglob; rm y', false, ['/work/y']],
    ["trap 'rm y; exit 1' INT; foo", false, ['/work/y']],
    ["while IFS= read -r l; do :; done < f; x='y z'; rm $x", false, ['/work/y', '/work/z']],
    ['a=(1 2); a+=(3); declare -A m=([k]=v); rm y', false, ['/work/y']],
    ['[ $(wc -l < f) -gt 1 ] && rm y', false, ['/work/y']],
    ['[ $EDITOR = vi ] && rm y', false, ['/work/y']],
  ])('follows %j [X-84]', (text, opaque, deletes) => {
    const found = facts(text);
    expect({ opaque: found.opaque, deletes: opaque ? [] : found.deletes }).toEqual({ opaque, deletes });
  });
});

describe('commandFacts of another shell', () => {
  it.each([
    ['/bin/zsh', 'echo x >! y'],
    ['/bin/zsh', '=rm -rf y'],
    ['zsh', 'repeat 1 rm y'],
    ['zsh', "echo *(e:'rm y':)"],
    ['zsh', "functions[ls]='rm y'; ls"],
    ['zsh', "emulate sh -c 'rm y'"],
    ['zsh', 'zmodload zsh/files; zf_rm y'],
    ['zsh', 'echo $mapfile[.env]'],
    ['zsh', ': | cd d; rm y'],
    ['zsh', 'cd d && foo & rm y'],
    ['zsh', 'noglob rm y'],
    ['zsh', '- rm y'],
    ['zsh', "x='a b'; rm $x"],
    ['zsh', 'x=d/y; rm $x:t'],
    ['zsh', 'rm n<1-3>.txt'],
    ['zsh', '<.env'],
    ['zsh', 'path=(d); ls'],
    ['zsh', 'TRAPEXIT() { rm y; }'],
    ['zsh', 'for x (y) rm $x'],
    ['zsh', '{ foo } always { rm y }'],
    ['zsh', 'command cd d && rm y'],
    ['zsh', 'hash ls=/bin/rm; ls y'],
    ['/bin/dash', 'echo a &>f rm y'],
    ['dash', '(( rm ))'],
    ['dash', '[[ x || rm ]]'],
    ['dash', "$'rm' y"],
    ['dash', 'x=foo; declare x=a; $x y'],
    ['dash', 'foo 10>y'],
    ['sh', 'rm {a,b}'],
    ['/usr/bin/fish', 'rm (echo y)'],
    ['fish', 'begin; rm y; end'],
    ['fish', 'set x rm; $x y'],
    ['fish', 'cd d | foo; rm y'],
    ['fish', 'and rm y'],
    ['/usr/bin/nu', 'ls | each { rm y }'],
    ['pwsh', 'Remove-Item y'],
  ])('does not resolve in %s: %j [X-84]', (shell, text) => {
    const { opaque, deletes } = facts(text, shell);
    expect(opaque || deletes.includes('/work/d/y')).toBe(true);
  });

  it.each([
    'git log HEAD^ --format=%h && rm y',
    'cd /work && rm y 2>&1 | tail -5',
    'for f in a b; do echo "$f"; done; rm y',
    'x=y; rm "$x"',
    "[[ -f y ]] && rm $'y'",
    'git commit -m "$(cat <<\'E\'\nfix: a; b\nE\n)"; rm y',
    'echo "a: $HOME/x [1]" > out; rm -f y',
    'rm {y,z}',
    'if [ "$x" = a ]; then rm y; fi',
  ])('resolves what zsh reads as bash does: %j', (text) => {
    const { opaque, why_opaque, deletes } = facts(text, '/bin/zsh');
    expect({ why_opaque, opaque }).toEqual({ why_opaque: undefined, opaque: false });
    expect(deletes).toContain('/work/y');
  });

  it('resolves plain commands in every shell', () => {
    for (const shell of ['zsh', 'dash', 'fish', 'nu', 'bash', '/sbin/nologin'])
      expect(facts('cd d && rm y; foo "a b" > out 2>&1', shell), shell).toMatchObject({ opaque: false });
  });
});

describe('commandFacts of PowerShell', () => {
  it.each([
    ['Get-Content .env', ['/work/.env']],
    ["gc 'a b' c -Tail 5", ['/work/a b', '/work/c', '/work/5']],
    ['Get-ChildItem -Recurse src\\lib', ['/work/src/lib']],
    ['Get-ChildItem', ['/work']],
    ['Get-Date; Get-Location | Write-Output', []],
    ['get-content ~/x', ['/home/x']],
  ])('resolves %j [X-84]', (text, reads) => {
    const facts = commandFacts(text, { cwd: '/work', home: '/home', shell: 'pwsh' });
    expect(facts).toMatchObject({ opaque: false, reads });
  });

  it.each([
    'Remove-Item -Recurse -Force ~',
    'Set-Content .github/x a',
    'Get-Content $x',
    'Get-Content *',
    'Get-Content Env:PATH',
    'Get-Content a > b',
    'Get-Content a; rm b',
    'Get-Content a\nrm b',
    'Write-Output "$(rm b)"',
    'echo a -OutVariable b',
    '& rm b',
    'constructor',
    'ls',
    `Get-Content ${'a '.repeat(4000)}`,
  ])('is opaque for %j [X-84]', (text) => {
    expect(commandFacts(text, { cwd: '/work', shell: 'pwsh' }).opaque).toBe(true);
  });
});
