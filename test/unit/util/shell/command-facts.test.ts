import { describe, expect, it } from 'vitest';
import { commandFacts } from '../../../../src/util/shell/facts/command-facts.js';

const cwd = '/work';
const facts = (text: string) => commandFacts(text, { cwd });
/** Returns each program as one line, after the programs that run it. */
const programsOf = (text: string) =>
  facts(text).programs.map(({ name, args, wrapped_by = [] }) =>
    [...wrapped_by.map((by) => `${by}>`), name, ...args].join(' '),
  );

describe('commandFacts', () => {
  it('returns the programs, files and hosts of a command', () => {
    expect(facts('A=1 /bin/rm -rf build && curl -o out https://user@Example.com:8080/x < in')).toEqual({
      programs: [
        { name: 'rm', path: '/bin/rm', args: ['-rf', 'build'], env: { A: '1' } },
        { name: 'curl', args: ['-o', 'out', 'https://user@Example.com:8080/x'] },
      ],
      reads: ['/work/in'],
      writes: ['/work/out'],
      deletes: ['/work/build'],
      hosts: ['example.com'],
      uses_sudo: false,
      background: false,
      runs_code: false,
      opaque: false,
    });
  });

  it.each([
    ['{ exit; } >no/file; rm x'],
    ['f() { exit; }; f >no/file; rm x'],
    ['if true; then exit; fi </no/file; rm x'],
    ['exec 2>&-; { exit; } >&2; rm x'],
    ['for i in a; do break >no/file; rm x; done'],
    ['f() { { return; } >no/file; rm x; }; f'],
    ['x=rm; { x=ls; } >no/file; $x x'],
    ['exit $((1/0))\nrm x'],
    ['{ echo $((08)); exit; }\nrm x'],
    ['{ echo $[1/0]; exit; }\nrm x'],
    ['f() { echo $((1/0)); exit; }\nf\nrm x'],
    ['{ v="1 +"; echo $((v)); exit; }\nrm x'],
    ['{ case $((1/0)) in *) exit;; esac; }\nrm x'],
    [`{ v=abc; echo $${'{v:1/0}'}; exit; }\nrm x`],
    ['{ a[-5]=1; exit; }\nrm x'],
    ['UID=1; exit\nrm x'],
    ['readonly v; v=1; exit\nrm x'],
    ['x=rm; echo $((1/0)); x=ls\n$x x'],
    ["eval 'echo $((1/0)); exit'; rm x"],
    ['shopt -s failglob; { echo no*; exit; }\nrm x'],
    ["bash -O failglob -c '{ echo no*; exit; }\nrm x'"],
  ])('knows that a failure may keep the shell from leaving: %j', (text) => {
    const { opaque, programs } = facts(text);
    expect(opaque || programs.some(({ name, args }) => name === 'rm' && args.includes('x'))).toBe(true);
  });

  it('does not resolve a substitution whose commands bash joins', () => {
    for (const text of [
      'echo $(cat <<E\nx\nE\nrm -rf; foo d)',
      'cat <(cat <<E\nx\nE\nrm -rf; foo d)',
      'echo "$(cat <<E; rm -rf; foo d\nx\nE\n)"',
      'echo $(if foo <<E; then rm -rf; foo d; fi\nx\nE\n)',
    ])
      expect(facts(text), text).toMatchObject({ opaque: true });
    const message = 'git commit -m "$(cat <<\'E\'\nfix: a; b\nE\n)"';
    expect(facts(message)).toMatchObject({ opaque: false });
  });

  it('is not opaque because a failure is possible', () => {
    const plain = 'n=0\nn=$((n + 1))\nf=out\n{ echo a; } > log\ncd d > /dev/null && touch "$f"';
    expect(facts(plain)).toMatchObject({ opaque: false, writes: ['/work/log', '/work/d/out'] });
    expect(facts('p=$((100 * 1 / 2)); echo $p; touch a')).toMatchObject({ opaque: false, writes: ['/work/a'] });
    expect(facts('exit\nrm x').programs.map(({ name }) => name)).toEqual(['exit']);
  });

  it.each([
    ['env -i A=1 rm x', 'env> rm x'],
    ['timeout -s KILL 5 nice -n 3 rm x', 'timeout> nice> rm x'],
    ['sudo -u root -- rm x', 'sudo> rm x'],
    ["bash -ec 'rm x'", 'bash> rm x'],
    ['sh -c \'rm "$1"\' name x', 'sh> rm x'],
    ["sudo env sh -c 'nohup rm x'", 'sudo> env> sh> nohup> rm x'],
    ['find src -name a -exec rm -f {} +', 'find> rm -f {}'],
    ['echo x y | xargs rm', 'xargs> rm x y'],
    ['command rm x', 'command> rm x'],
    ['exec rm x', 'exec> rm x'],
    ['time -p rm x', 'rm x'],
    ['/usr/bin/time -o log rm x', 'time> rm x'],
    ['flock lock rm x', 'flock> rm x'],
    ["flock lock -c 'rm x'", 'flock> rm x'],
    ["env -S 'A=1 rm x'", 'env> rm x'],
    ["env -vS 'rm' x", 'env> rm x'],
    ['xargs -I{} rm x', 'xargs> rm x'],
    ["trap 'rm x' EXIT", 'rm x'],
    ['echo "$(rm x)"', 'rm x'],
    ['cat <(rm x)', 'rm x'],
    ['cat <<E\n$(rm x)\nE', 'rm x'],
    ['f() { rm "$1"; }; f x', 'rm x'],
    ['x=rm; $x x', 'rm x'],
    ['x="rm x"; $x', 'rm x'],
    ["$'\\x72m' x", 'rm x'],
    ['{rm,x}', 'rm x'],
    ['case a in b) rm x;; esac', 'rm x'],
    ['while false; do rm x; done', 'rm x'],
    ['for i in x y; do rm "$i"; done', 'rm y'],
    ['ssh host rm x', 'ssh> rm x'],
    ["script -qc 'rm x' log", 'script> rm x'],
    ['su root -c "rm x"', 'su> rm x'],
    ['busybox rm x', 'busybox> rm x'],
    ['npx rimraf x', 'npx> rimraf x'],
  ])('finds the program behind %j', (text, program) => {
    expect(programsOf(text)).toContain(program);
    expect(facts(text).opaque).toBe(false);
  });

  it.each([
    ['rm() { echo no; }; rm x', ['echo no']],
    ['echo "rm x" # rm x', ['echo rm x']],
    ["echo 'a; rm x'", ['echo a; rm x']],
    ['exit 0; rm x', ['exit 0']],
    ['command -v rm', ['command -v rm']],
    ['env', ['env']],
  ])('finds no rm in %j', (text, programs) => {
    expect(programsOf(text)).toEqual(programs);
  });

  it.each([
    ['cd src && rm x', ['/work/src/x']],
    ['cd src; rm x', ['/work/src/x', '/work/x']],
    ['cd src || exit; rm x', ['/work/src/x']],
    ['(cd src && rm x); rm y', ['/work/src/x', '/work/y']],
    ['cd / && rm x', ['/x']],
    ['cd && rm x', ['~/x']],
    ['rm ~/x ./~/y ../z', ['~/x', '/work/~/y', '/z']],
    ['d=a; rm $d/x "$d y"', ['/work/a/x', '/work/a y']],
    ['rm {a,b}{1..2}', ['/work/a1', '/work/a2', '/work/b1', '/work/b2']],
    ['rm -- -f', ['/work/-f']],
    ['mv a b', ['/work/a']],
    ['find a b -delete', ['/work/a', '/work/b']],
    ['ssh host rm -rf /etc x', ['host:/etc', 'host:x']],
    ['env -C src rm x', ['/work/src/x']],
    ['sudo -D /etc rm x', ['/etc/x']],
    ['sudo -C 3 rm x', ['/work/x']],
  ])('finds the deleted files of %j', (text, deletes) => {
    expect([...facts(text).deletes].sort()).toEqual([...deletes].sort());
  });

  it.each([
    ['a > b 2>> c &> d >| e', ['b', 'c', 'd', 'e']],
    ['a 2>&1 >/dev/null >&2', []],
    ['tee -a b c | cat', ['b', 'c']],
    ['cp a b c; mv -t d e; install -m 644 f g', ['c', 'd', 'g']],
    ['touch -d now a; mkdir -p b/c; ln -s x y; dd if=a of=z', ['a', 'b/c', 'y', 'z']],
    ["sed -i 's/a/b/' f; sort -o g h", ['f', 'g']],
    ['chmod 600 a', ['a']],
    ['{ a; } > b', ['b']],
    ['a >& b/c-1.log', ['b/c-1.log']],
  ])('finds the written files of %j', (text, writes) => {
    expect(facts(text).writes).toEqual(writes.map((path) => `/work/${path}`));
    expect(facts(text).opaque).toBe(false);
  });

  it.each([
    ['$X a', 'a program that is known only at run time: $X'],
    ['rm $X', 'deletes a file that is known only at run time: $X'],
    ['rm *', 'deletes a file that is known only at run time: *'],
    ['a > $X', 'writes a file that is known only at run time: $X'],
    ['git $X', 'an argument of git that is known only at run time: $X'],
    ['cat f | xargs rm', 'deletes a file that is known only at run time: arguments that xargs reads'],
    ["eval 'rm x'", 'eval runs text: rm x'],
    ['echo rm | sh', 'sh reads its commands from standard input'],
    ['bash -c "$X"', 'the options of bash are not clear'],
    ['sudo -s -- "a $X"', 'shell text that is known only at run time: a $X'],
    ['alias ls=rm', 'an alias replaces a command'],
    ['cd "$X"; rm a', 'the folder is known only at run time: a'],
    ['if a; then x=1; fi; rm $x', 'deletes a file that is known only at run time: $x'],
    ['source <(a)', 'a file to run that is known only at run time: <(a)'],
    ["x='a[$(rm x)]'; echo $((x))", 'evaluates text as arithmetic: x'],
    ['timeout --unknown 5 rm x', 'the command in the arguments of timeout is not clear: --unknown 5 rm x'],
    ['echo "', 'cannot be parsed: unterminated double quote'],
    ["sh -c $'echo {a,b}'", 'text that sh reads differently than bash: BraceExpansion'],
    ['ln -s /etc a; rm -rf a/b', 'uses a link that it makes: /work/a'],
    ['ln x y && echo > y', 'uses a link that it makes: /work/y'],
    ['ln -s x y; mv y z; touch z', 'uses a link that it makes: /work/y'],
    ['local f=a; rm $f', 'deletes a file that is known only at run time: $f'],
    ['readonly f=a; f=b; rm $f', 'deletes a file that is known only at run time: $f'],
    ['RANDOM=a; rm $RANDOM', 'evaluates text as arithmetic: RANDOM'],
    ['script log', 'a shell that reads its commands: script'],
    ['sudo -i', 'a shell that reads its commands: sudo'],
    ['fish -c ls', 'text of fish, which is not read as in bash'],
    ['f() { f; }; f', 'a function that calls itself: f'],
    ['a\0b', 'contains NUL'],
    ["echo >&'$(rm x)'", 'bash expands the target of >& twice: $(rm x)'],
    ['echo >&"\\\\x"', 'bash expands the target of >& twice: \\x'],
    ['x="a\'b"; echo >&"$x"', "bash expands the target of >& twice: a'b"],
    ["trap 'foo ~/h' EXIT", 'the home folder is known only at run time: ~/h'],
    ["trap 'rm -rf ~' EXIT", 'the home folder is known only at run time: ~'],
    ['HOME=$X; foo ~/h', 'the home folder is known only at run time: ~/h'],
    ['foo ~root/h', 'the home folder is known only at run time: ~root/h'],
    ['sh -c "trap \'foo &>a\' EXIT"', 'text that sh reads differently than bash: Redirect'],
    ['foo x=~+', 'the home folder is known only at run time: x=~+'],
  ])('is opaque for %j', (text, why_opaque) => {
    expect(facts(text)).toMatchObject({ opaque: true, why_opaque });
  });

  it.each([
    'node a.js',
    'python3 -c pass',
    'make',
    'npm test',
    './a',
    'bin/a',
    '. ./a',
    'sh a.sh',
    'PATH=.:$PATH ls',
    'LD_PRELOAD=a ls',
    "sed '1e ls' a",
    "awk 'BEGIN { system(1) }'",
    'git -c core.pager=a log',
    'tar --checkpoint-action=exec=a -cf b c',
    'docker run a',
    'sort --compress-program=a b',
    'tar --checkpoint-a=exec=a -cf b c',
    'tar cfI a.tar prog b',
    'tcpdump -w a -z prog',
    'nmap --script=a.nse h',
    'wget --use-ask=prog h',
    'wget -e use_askpass=prog h',
    'curl -sK a',
    'nc -e prog h 1',
    'ncat --sh-exec prog h',
    'socat EXEC:prog -',
    'openssl req -engine a',
    'git clone ext::prog',
    'git archive --remote=. --exec=prog a',
    'hg --config alias.x=!prog x',
    'svn ci --editor-cmd prog',
    'valgrind prog',
    'bwrap --bind / / prog',
    'firejail prog',
    'ssh-agent prog',
    'dc -e !prog',
    '/lib64/ld-linux-x86-64.so.2 prog',
  ])('runs code of its own in %j', (text) => {
    expect(facts(text).runs_code).toBe(true);
  });

  it.each([
    'ls',
    'git push',
    "sed 's/a/b/g' f",
    "awk '{ print $1 }' f",
    'git -c user.name=a commit',
    'tar -xf a',
    '/usr/bin/ls',
    'PATH=/usr/bin:$PATH ls',
  ])('runs no code of its own in %j', (text) => {
    expect(facts(text)).toMatchObject({ runs_code: false, opaque: false });
  });

  it('reports sudo and background', () => {
    expect(facts('sudo ls')).toMatchObject({ uses_sudo: true, background: false });
    expect(facts('doas ls &')).toMatchObject({ uses_sudo: true, background: true });
    expect(facts('coproc ls')).toMatchObject({ background: true });
    expect(facts('ls && ls')).toMatchObject({ uses_sudo: false, background: false });
  });

  it.each([
    ['git clone git@github.com:a/b', ['github.com']],
    ['scp a user@host.example:b', ['host.example']],
    ['nc localhost 80', ['localhost']],
    ['curl example.com/x', ['example.com']],
    ['a > /dev/tcp/example.com/80', ['example.com']],
    ['foo --url=http://a.example', ['a.example']],
  ])('finds the hosts of %j', (text, hosts) => {
    expect(facts(text).hosts).toEqual(hosts);
  });

  it('keeps relative paths without a folder', () => {
    expect(commandFacts('cd a && rm b ../../c').deletes).toEqual(['a/b', '../c']);
  });

  it('expands the home folder if it is given', () => {
    expect(commandFacts('rm ~/a "$HOME/b"', { home: '/home/x' }).deletes).toEqual(['/home/x/a', '/home/x/b']);
  });

  it('resolves the message of a here-document', () => {
    const text = 'git commit -m "$(cat <<\'EOF\'\nfirst line\n\nrm -rf /\nEOF\n)"';
    expect(facts(text)).toMatchObject({
      opaque: false,
      programs: [{ name: 'cat' }, { name: 'git', args: ['commit', '-m', 'first line\n\nrm -rf /'] }],
    });
  });
});
