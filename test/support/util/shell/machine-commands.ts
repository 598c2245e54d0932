import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import fc from 'fast-check';

/** Programs that wait, use a screen, or may harm other processes even with few rights. */
const LEFT_OUT =
  /^(?:kill.*|pkill|skill|snice|shutdown|reboot|halt|poweroff|telinit|init|systemd.*|chromium|Xorg|stress.*|nats-server|watchgnupg|avahi.*|dbus-daemon|X.*|x[a-z].*|broadwayd)$/;

const OPERANDS =
  'a b .env .env .env d . d/e ./a list list0 p.diff t.tar z.zip a.gz b.bz2 b.xz l.a new d/new other n1.txt empty probe @list 1 x=a if=.env of=new https://h.example/x.txt -'.split(
    ' ',
  );
const COMMANDS_OF_GIT = 'main,others';

/** Programs that this machine has. */
export function programsOfMachine(): string[] {
  const names = ['/usr/bin', '/usr/sbin', '/bin', '/sbin'].flatMap((folder) => {
    try {
      return readdirSync(folder);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  });
  return [...new Set(names)].filter((name) => /^[\w.+[-]+$/.test(name) && !LEFT_OUT.test(name)).sort();
}

/** Programs of packages that every Debian machine has. */
const ESSENTIAL =
  `cat tac head tail cut paste join comm fold fmt expand unexpand pr ptx od nl wc sum cksum md5sum sha1sum sha256sum b2sum
  base64 sort shuf uniq tr tsort split csplit tee cp mv ln link unlink rm rmdir mkdir mkfifo mktemp touch truncate shred
  install chmod date df du dd ls stat readlink realpath dircolors sed grep egrep gzip gunzip zcat zgrep zcmp tar diff cmp
  sdiff diff3 find xargs awk more`.split(/\s+/);

function commandsOfGit(): string[] {
  const { stdout } = spawnSync('git', [`--list-cmds=${COMMANDS_OF_GIT}`], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((name) => name !== '');
}

/** Wrappers and options that name files, whatever the program. */
const PREFIXES = [
  '',
  '',
  '',
  '',
  '',
  '',
  'env',
  'nice',
  'timeout 2',
  'command',
  'env -i PATH=$PATH',
  'setarch -R',
  'linux64',
];
const OPTIONS = 'f o i d r w n c e x t s p u l m q v z D O T C F I S X R'.split(' ');
const LONG =
  'output file reference files0-from files-from from-file directory target-directory input output-file append in-place backup suffix recursive help'.split(
    ' ',
  );

const operand = fc.constantFrom(...OPERANDS);
const option = fc.oneof(
  fc.constantFrom(...OPTIONS).map((letter) => `-${letter}`),
  fc.tuple(fc.constantFrom(...OPTIONS), operand).map(([letter, value]) => `-${letter} ${value}`),
  fc.tuple(fc.constantFrom(...OPTIONS), operand).map(([letter, value]) => `-${letter}${value}`),
  fc.tuple(fc.constantFrom(...LONG), operand).map(([name, value]) => `--${name}=${value}`),
  fc.tuple(fc.constantFrom(...LONG), fc.nat(4)).map(([name, cut]) => `--${name.slice(0, 3 + cut)}`),
);

/**
 * Returns random calls of programs, each program about as often. `which`: those of this machine, or only those that every
 * machine has, so that the calls are the same everywhere.
 */
export function machineCommands(seed: number, numRuns: number, which: 'all' | 'essential' = 'all'): string[] {
  const git = which === 'all' ? commandsOfGit().map((name) => `git ${name}`) : [];
  const programs = which === 'all' ? [...programsOfMachine(), ...git, ...git] : ESSENTIAL;
  const call = fc
    .tuple(
      fc.constantFrom(...PREFIXES),
      fc.constantFrom(...programs),
      fc.array(fc.oneof({ weight: 3, arbitrary: operand }, { weight: 2, arbitrary: option }), { maxLength: 4 }),
      fc.constantFrom('', '', '', ' < .env', ' | cat'),
    )
    .map(([prefix, program, args, ending]) => `${prefix} ${program} ${args.join(' ')}${ending}`.trim());
  return [...new Set(fc.sample(call, { seed, numRuns }))];
}
