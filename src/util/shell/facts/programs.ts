/** Files that a program takes as arguments. */
export interface FileProgram {
  /** Lists of the operands, and of the last one if it differs. */
  readonly operands?: readonly FileList[];
  readonly last?: readonly FileList[];
  /** Operands before the files, such as a pattern. */
  readonly skip?: number;
  /** Options that replace the skipped operands. */
  readonly instead?: readonly string[];
  /** Options with a value; those with a list are files. */
  readonly values?: string;
  readonly longValues?: readonly string[];
  readonly files?: Readonly<Record<string, FileList>>;
  /** Option that makes the operands written too: `sed -i`. */
  readonly inPlace?: readonly string[];
  /** Options that make it read a folder with its contents: the working directory, if there is no operand. */
  readonly recursive?: readonly string[];
}

export type FileList = 'reads' | 'writes' | 'deletes' | 'links';

const READS: FileProgram = { operands: ['reads'] };
const LINES: FileProgram = { ...READS, values: 'nc', longValues: ['lines', 'bytes'] };
const GREP: FileProgram = {
  ...READS,
  skip: 1,
  instead: ['-e', '-f', '--regexp', '--file'],
  values: 'efmABCdD',
  longValues: [
    'regexp',
    'file',
    'max-count',
    'after-context',
    'before-context',
    'context',
    'include',
    'exclude',
    'exclude-dir',
  ],
  files: { '-f': 'reads', '--file': 'reads' },
  recursive: ['-r', '-R', '--recursive', '--dereference-recursive'],
};
const WRITES: FileProgram = { operands: ['writes'] };
const OWNERS: FileProgram = {
  operands: ['writes'],
  skip: 1,
  instead: ['--reference'],
  longValues: ['reference', 'from'],
};
const COPIES: FileProgram = {
  operands: ['reads'],
  last: ['writes'],
  values: 'tSogm',
  longValues: ['target-directory', 'suffix', 'owner', 'group', 'mode'],
  files: { '-t': 'writes', '--target-directory': 'writes' },
};

export const FILE_PROGRAMS: Readonly<Record<string, FileProgram>> = {
  rm: { operands: ['deletes'] },
  rmdir: { operands: ['deletes'] },
  unlink: { operands: ['deletes'] },
  shred: { operands: ['writes', 'deletes'], values: 'ns', longValues: ['iterations', 'size', 'random-source'] },
  rimraf: { operands: ['deletes'], longValues: ['impl', 'tmp', 'max-retries', 'retry-delay', 'backoff'] },
  del: { operands: ['deletes'] },
  'del-cli': { operands: ['deletes'] },
  trash: { operands: ['deletes'] },
  cat: READS,
  tac: READS,
  nl: READS,
  wc: READS,
  less: READS,
  more: READS,
  bat: READS,
  od: READS,
  xxd: READS,
  hexdump: READS,
  strings: READS,
  base64: { ...READS, values: 'w', longValues: ['wrap'] },
  base32: READS,
  rev: READS,
  file: READS,
  jq: {
    ...READS,
    skip: 1,
    values: 'fL',
    longValues: ['from-file', 'indent', 'slurpfile', 'rawfile', 'arg', 'argjson'],
    instead: ['-f', '--from-file'],
  },
  md5sum: READS,
  sha1sum: READS,
  sha256sum: READS,
  sha512sum: READS,
  cksum: READS,
  zcat: READS,
  xzcat: READS,
  bzcat: READS,
  head: LINES,
  tail: { ...LINES, values: 'ncs', longValues: ['lines', 'bytes', 'pid', 'sleep-interval'] },
  cut: { ...READS, values: 'bcdf', longValues: ['bytes', 'characters', 'delimiter', 'fields', 'output-delimiter'] },
  paste: { ...READS, values: 'd' },
  join: { ...READS, values: '12aejotv' },
  comm: READS,
  fold: { ...READS, values: 'w' },
  fmt: { ...READS, values: 'w' },
  diff: { ...READS, values: 'UCWxXI' },
  cmp: { ...READS, values: 'in' },
  grep: GREP,
  egrep: GREP,
  fgrep: GREP,
  zgrep: GREP,
  rg: {
    ...GREP,
    values: 'efmABCgtTjMr',
    longValues: [...(GREP.longValues ?? []), 'glob', 'type', 'type-not', 'threads', 'max-depth'],
    // Without these, it leaves out hidden files.
    recursive: ['-u', '-.', '--hidden', '--unrestricted'],
  },
  sort: {
    ...READS,
    values: 'okStT',
    longValues: ['output', 'key', 'buffer-size', 'field-separator', 'temporary-directory', 'compress-program'],
    files: { '-o': 'writes', '--output': 'writes' },
  },
  uniq: { operands: ['reads', 'writes'], values: 'fsw' },
  sed: {
    operands: ['reads'],
    skip: 1,
    instead: ['-e', '-f', '--expression', '--file'],
    values: 'efl',
    longValues: ['expression', 'file', 'line-length'],
    files: { '-f': 'reads', '--file': 'reads' },
    inPlace: ['-i', '--in-place'],
  },
  awk: { operands: ['reads'], skip: 1, instead: ['-f'], values: 'Ffv', files: { '-f': 'reads' } },
  tee: WRITES,
  touch: { ...WRITES, values: 'dtr', longValues: ['date', 'reference', 'time'] },
  mkdir: { ...WRITES, values: 'm', longValues: ['mode'] },
  mkfifo: { ...WRITES, values: 'm' },
  truncate: { ...WRITES, values: 'sr', longValues: ['size', 'reference'] },
  sponge: WRITES,
  gzip: { operands: ['writes', 'deletes'], values: 'S' },
  gunzip: { operands: ['writes', 'deletes'] },
  xz: { operands: ['writes', 'deletes'] },
  bzip2: { operands: ['writes', 'deletes'] },
  mkdirp: WRITES,
  chmod: OWNERS,
  chown: OWNERS,
  chgrp: OWNERS,
  cp: COPIES,
  install: COPIES,
  cpx: { operands: ['reads'], last: ['writes'] },
  ncp: { operands: ['reads'], last: ['writes'] },
  mv: { ...COPIES, operands: ['reads', 'deletes'] },
  ln: { ...COPIES, operands: [], last: ['links'], files: { '-t': 'links', '--target-directory': 'links' } },
  link: { operands: [], last: ['links'] },
  curl: {
    values: 'oAbcdDeEFHKmPQrTuUwxXyYzC',
    longValues: [
      'output',
      'header',
      'data',
      'data-raw',
      'data-binary',
      'request',
      'user',
      'user-agent',
      'form',
      'cookie',
      'cookie-jar',
      'max-time',
      'connect-timeout',
      'retry',
      'upload-file',
      'url',
      'write-out',
      'proxy',
      'cacert',
      'cert',
      'key',
      'output-dir',
      'referer',
    ],
    files: {
      '-o': 'writes',
      '--output': 'writes',
      '-c': 'writes',
      '--cookie-jar': 'writes',
      '-T': 'reads',
      '--upload-file': 'reads',
      '--output-dir': 'writes',
      '-D': 'writes',
      '-K': 'reads',
    },
  },
  wget: {
    values: 'OPoaeUtTwQ',
    longValues: [
      'output-document',
      'directory-prefix',
      'output-file',
      'append-output',
      'header',
      'user-agent',
      'tries',
      'timeout',
      'post-data',
      'post-file',
    ],
    files: {
      '-O': 'writes',
      '--output-document': 'writes',
      '-P': 'writes',
      '--directory-prefix': 'writes',
      '-o': 'writes',
      '--output-file': 'writes',
      '--post-file': 'reads',
    },
  },
};

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Programs that run code which is not shell text of the command: interpreters, builders, runners of scripts. */
export const RUNS_CODE = words(`
  node nodejs deno bun tsx ts-node babel-node coffee electron python python2 python3 pypy pypy3 ipython ruby irb perl php lua luajit
  tclsh wish expect Rscript julia guile scheme racket sbcl clojure groovy scala kotlin java jshell osascript gdb lldb octave ghci runghc
  elixir iex erl escript swift dart dotnet mono go cargo make gmake nmake cmake ninja meson bazel buck scons waf gradle gradlew mvn mvnw ant sbt lein
  rake just task invoke tox nox npm pnpm yarn pnpx bunx npx lerna nx turbo rush grunt gulp jake npm-run-all npm-run-all2 run-s run-p concurrently
  pytest jest vitest mocha ava tap tape jasmine karma nyc c8 pip pip3 pipx pipenv poetry uv hatch conda bundle gem composer brew
  docker podman nerdctl kubectl helm vagrant ansible ansible-playbook terraform systemd-run at batch crontab run-parts dpkg-reconfigure
  nodemon pm2 forever watchexec entr parallel vim vi nvim view ex ed emacs nano less man ftp mail mutt git-filter-branch
  m4 gcc g++ cc clang tar zip rsync rpm dpkg apt apt-get aptitude snap flatpak split start-stop-daemon invoke-rc.d service systemctl
  debconf-communicate pinentry gpg loginctl machinectl nsenter lxc-attach qemu-system-x86_64 wine sqlite3 psql mysql tmux screen
  valgrind perf cgexec firejail bwrap capsh proot gdbserver rr hyperfine socat dc ld.so update-alternatives`);

const NETCAT = /^(?:-[A-Za-z]*[ec]|--(?:exec|sh-e|lua))/;

/** Programs that run code only with certain arguments. Long options may be shortened. */
export const RUNS_CODE_WITH: Readonly<Record<string, RegExp>> = {
  tar: /^(?:--(?:checkpoint-|use-|to-c|info-s|new-v|rsh|rmt)|-[A-Za-z]*[IF]|[A-Za-z]*[IF][A-Za-z]*$)/,
  zip: /^(?:-[A-Za-z]*T|--un)/,
  rsync: /^(?:-[A-Za-z]*e|--rs)/,
  split: /^--f/,
  less: /^\+/,
  gpg: /^--(?:exec|photo|keyserver|agent-p|dirmngr-p|pinentry|options)/,
  tcpdump: /^-[A-Za-z]*z/,
  nmap: /^--?(?:script|sC|A$|datadir)/,
  wget: /^(?:--(?:use-a|config|e)|-[A-Za-z]*e)/,
  curl: /^(?:-[A-Za-z]*K|--conf)/,
  nc: NETCAT,
  ncat: NETCAT,
  netcat: NETCAT,
  openssl: /^-(?:engine|config|provider)/,
  hg: /^--(?:conf|rs|ssh|remotecmd)|^-[A-Za-z]*e/,
  svn: /^--(?:editor|diff-cmd|diff3|merge|config)/,
  'ssh-agent': /^(?!-)/,
  info: /^--(?:init|restore)/,
  gcc: /^(?:-wrapper|-fplugin|-B|@)/,
  'g++': /^(?:-wrapper|-fplugin|-B|@)/,
  cc: /^(?:-wrapper|-fplugin|-B|@)/,
  clang: /^(?:-fplugin|-load|-B|@)/,
  systemctl: /^(?:start|restart|edit|enable|try-restart|reload|reload-or-restart|isolate)/,
};

/** Programs and builtins whose arguments are only data. */
export const DATA_PROGRAMS = words(`
  echo printf true false : test [ [[ sleep wait shift umask ulimit pwd date basename dirname seq expr yes exit return break continue
  logger tty whoami id uname hostname nproc arch stat ls which type dpkg-query readlink realpath mktemp getent dircolors tput kill db_get db_set
  db_input db_go db_stop db_version db_fset db_title db_capb db_subst db_unregister db_purge tr cut local export readonly declare typeset unset
  read getopts let set`);

/** Variables that make other programs run code. */
export const CODE_VARIABLES =
  /^(?:LD_\w+|DYLD_\w+|BASH_ENV|ENV|PROMPT_COMMAND|PS[0-4]|SHELLOPTS|BASHOPTS|BASH_FUNC_.*|NODE_OPTIONS|PYTHON(?:STARTUP|PATH|HOME|INSPECT)|PERL5(?:OPT|LIB|DB)|RUBY(?:OPT|LIB)|GIT_(?:SSH|SSH_COMMAND|EXTERNAL_DIFF|PAGER|EDITOR|SEQUENCE_EDITOR|ASKPASS|EXEC_PATH|CONFIG\w*|PROXY_COMMAND|TEMPLATE_DIR)|\w*PAGER|EDITOR|VISUAL|BROWSER|LESSOPEN|LESSCLOSE|SSH_ASKPASS|SUDO_ASKPASS|MAKEFLAGS|TAR_OPTIONS|RSYNC_RSH|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|GCONV_PATH|TEXTDOMAIN\w*|FPATH|ZDOTDIR|SHELL)$/;
