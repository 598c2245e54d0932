import type { OptionTable } from './options.js';

/** A program that runs the command in its arguments. */
export interface Wrapper extends OptionTable {
  /** Words between the options and the command. */
  readonly operands?: number;
  /** True if `NAME=value` may come before the command. */
  readonly assignments?: boolean;
  /** True if the operands before the command are files that it writes. */
  readonly writesOperand?: boolean;
  /** True if it runs a shell without a command. */
  readonly shellAlone?: boolean;
  /** Option that contains shell text, instead of a command. */
  readonly text?: readonly string[];
  /** True if a shell runs the words of the command, joined by blanks. */
  readonly joins?: boolean;
  /** Options that make it run a shell, whose words are then joined. */
  readonly shell?: readonly string[];
  /** Options that make it run no command. */
  readonly inert?: readonly string[];
  readonly sudo?: boolean;
  /** True for a part of the shell, which runs functions and builtins too. */
  readonly builtin?: boolean;
  /** True if it also runs code of its own, or of a file. */
  readonly runsCode?: boolean;
  /** Options whose value is the folder of the command. */
  readonly folder?: readonly string[];
  /** True if a word that is not an option may come first. */
  readonly leads?: boolean;
  /** True if options may follow the operand. */
  readonly permutes?: boolean;
  /** Options whose values are files that it writes. */
  readonly writes?: readonly string[];
  /** Options whose values are files that it reads. */
  readonly reads?: readonly string[];
}

const SUDO: Wrapper = {
  flags: 'AbBEHiKklNnPSsvV',
  values: 'CDghpRrTtUu',
  long: 'askpass background bell non-interactive preserve-env set-home stdin login shell validate list remove-timestamp reset-timestamp preserve-groups'.split(
    ' ',
  ),
  longValues: 'user group host prompt role type chdir chroot close-from command-timeout other-user'.split(' '),
  assignments: true,
  shell: ['-i', '-s', '--login', '--shell'],
  folder: ['-D', '--chdir'],
  inert: ['-l', '-v', '-V', '-k', '-K', '--list', '--validate', '--remove-timestamp'],
  sudo: true,
};

const SETARCH: Wrapper = {
  shellAlone: true,
  flags: 'vRFZLXBSITtu3',
  long: 'verbose addr-no-randomize fdpic-funcptrs mmap-page-zero addr-compat-layout read-implies-exec 32bit 3gb 4gb uname-2.6'.split(
    ' ',
  ),
};

export const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  builtin: { builtin: true },
  command: { flags: 'pvV', inert: ['-v', '-V'], builtin: true },
  exec: { flags: 'cl', values: 'a' },
  noglob: { builtin: true },
  nocorrect: { builtin: true },
  time: {
    flags: 'apqv',
    values: 'fo',
    long: 'append portability quiet verbose'.split(' '),
    longValues: ['format', 'output'],
    writes: ['-o', '--output'],
  },
  env: {
    flags: 'i0v',
    values: 'uC',
    long: 'ignore-environment null debug block-signal default-signal ignore-signal list-signal-handling'.split(' '),
    longValues: ['unset', 'chdir'],
    assignments: true,
    folder: ['-C', '--chdir'],
  },
  nice: { values: 'n', longValues: ['adjustment'], numbers: true },
  nohup: {},
  setsid: { flags: 'cfw', long: ['ctty', 'fork', 'wait'] },
  stdbuf: { values: 'ioe', longValues: ['input', 'output', 'error'] },
  timeout: {
    flags: 'fpv',
    values: 'ks',
    long: ['preserve-status', 'foreground', 'verbose'],
    longValues: ['kill-after', 'signal'],
    operands: 1,
  },
  gtimeout: {
    values: 'ks',
    long: ['preserve-status', 'foreground', 'verbose'],
    longValues: ['kill-after', 'signal'],
    operands: 1,
  },
  ionice: { flags: 't', values: 'cn', long: ['ignore'], longValues: ['class', 'classdata'] },
  chrt: {
    flags: 'abdfiorv',
    values: 'TPD',
    long: 'all-tasks batch fifo idle other rr reset-on-fork verbose'.split(' '),
    operands: 1,
  },
  taskset: { flags: 'ac', long: ['all-tasks', 'cpu-list'], operands: 1 },
  prlimit: {
    attached: 'cdefilmnqrstuvxy',
    long: 'as core cpu data fsize nofile nproc rss stack verbose'.split(' '),
  },
  setpriv: {
    flags: 'd',
    long: 'clear-groups init-groups keep-groups no-new-privs nnp'.split(' '),
    longValues: 'reuid regid ruid euid rgid egid groups pdeathsig'.split(' '),
  },
  flock: {
    writesOperand: true,
    flags: 'snxueoF',
    values: 'wE',
    long: 'shared exclusive unlock nonblock nb close no-fork verbose'.split(' '),
    longValues: ['timeout', 'wait', 'conflict-exit-code'],
    operands: 1,
  },
  chroot: { shellAlone: true, long: ['skip-chdir'], longValues: ['groups', 'userspec'], operands: 1, runsCode: true },
  unshare: {
    shellAlone: true,
    flags: 'mnpuiUCTrfc',
    long: 'mount net pid uts ipc user fork map-root-user map-current-user'.split(' '),
  },
  setarch: { ...SETARCH, leads: true },
  ...Object.fromEntries('linux32 linux64 i386 i486 i586 i686 x86_64 uname26'.split(' ').map((name) => [name, SETARCH])),
  numactl: {
    values: 'NCmipP',
    longValues: 'cpunodebind physcpubind membind interleave preferred'.split(' '),
    long: ['localalloc'],
  },
  sudo: SUDO,
  doas: { flags: 'Lns', values: 'aCu', shell: ['-s'], inert: ['-L'], sudo: true },
  pkexec: { shellAlone: true, long: ['disable-internal-agent', 'keep-cwd'], longValues: ['user'], sudo: true },
  run0: {
    shellAlone: true,
    longValues: 'user group unit chdir setenv property'.split(' '),
    folder: ['--chdir'],
    sudo: true,
  },
  busybox: {},
  toybox: {},
  strace: { flags: 'cCdfFhiknqrtTvVwxyzZ', values: 'abeEIoOpPsSuUX', writes: ['-o'] },
  ltrace: { flags: 'cCfhiLrStTV', values: 'adDeFlnopsuwx', writes: ['-o'] },
  logsave: { writesOperand: true, flags: 'asv', operands: 1 },
  watch: {
    flags: 'bcdegtxprw',
    values: 'nq',
    long: 'beep color differences errexit chgexit no-title exec precise'.split(' '),
    longValues: ['interval'],
    joins: true,
  },
  fakeroot: { shellAlone: true, values: 'lsib', long: ['unknown-is-real'], longValues: ['lib', 'faked'] },
  eatmydata: {},
  catchsegv: {},
  'dbus-run-session': { longValues: ['config-file', 'dbus-daemon'] },
  'xvfb-run': {
    flags: 'al',
    values: 'efnpsw',
    long: ['auto-servernum', 'listen-tcp'],
    longValues: 'server-num server-args error-file auth-file wait'.split(' '),
  },
  caffeinate: { flags: 'dimsu', values: 'tw' },
  faketime: { flags: 'fm', operands: 1 },
  proxychains: { flags: 'q', values: 'f' },
  proxychains4: { flags: 'q', values: 'f' },
  torsocks: { flags: 'diq' },
  tsocks: {},
  unbuffer: { flags: 'p' },
  'cross-env': { assignments: true },
  'cross-env-shell': { assignments: true, joins: true },
  npx: {
    flags: 'yq',
    values: 'pw',
    long: 'yes no-install no quiet ignore-existing'.split(' '),
    longValues: ['package', 'workspace'],
    text: ['-c', '--call'],
    runsCode: true,
  },
  bunx: { long: ['bun', 'silent'], runsCode: true },
  script: {
    writesOperand: true,
    shellAlone: true,
    operands: 1,
    flags: 'aefq',
    values: 'EmoBIOT',
    long: 'append flush quiet return'.split(' '),
    longValues: ['command'],
    text: ['-c', '--command'],
    permutes: true,
    writes: ['-B', '-I', '-O', '-T'],
  },
  choom: { values: 'n', longValues: ['adjust'] },
  sg: { shellAlone: true, operands: 1, joins: true },
  uclampset: { flags: 'asR', values: 'mM' },
  runcon: { operands: 1 },
  'systemd-inhibit': { longValues: 'what who why mode'.split(' ') },
  'systemd-cat': { values: 'tp', longValues: ['identifier', 'priority', 'stderr-priority'] },
  'dbus-launch': { long: 'exit-with-session sh-syntax csh-syntax autolaunch'.split(' ') },
  rlwrap: { flags: 'acinrRvw' },
  dotenv: { values: 'ecpv', reads: ['-e'], runsCode: true },
  shx: {},
};

/** Shells whose text has the syntax that the parser reads. */
export const SHELLS = new Set('sh bash dash ash rbash ksh mksh zsh'.split(' '));
/** Shells with other syntax or expansions, whose text stays opaque. */
export const OTHER_SHELLS = new Set(
  'fish csh tcsh nu xonsh elvish pwsh powershell cmd posh yash newgrp login sulogin zsh ksh mksh'.split(' '),
);
