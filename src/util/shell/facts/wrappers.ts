import { tableReader } from './program-table.js';

/**
 * Programs that run the command in their arguments: operands before the command, then options, as in `FILE_TABLE`.
 *
 * Marks after `&`: `a` `NAME=value` may come before the command, `b` a part of the shell, which runs functions too,
 * `c` also runs code of its own, `j` a shell runs the words of the command, `l` a word that is not an option may come
 * first, `p` options may follow the operand, `s` runs a shell without a command, `u` runs as another user.
 * Options: `=c` has shell text instead of a command, `=h` the folder of the command, `!i` runs no command, `!s` has a
 * shell run the words of the command.
 */
const WRAPPER_TABLE = `
builtin noglob nocorrect: &b
command: &b -p -vV!i
exec: -cl -a=
time: -apqv -f= --append --portability --quiet --verbose --format= -o=w --output=w
env: &a -i0v -u= -S=c --split-string=c -C=h --chdir=h --unset= --ignore-environment --null --debug --block-signal
  --default-signal --ignore-signal --list-signal-handling
nice: -n= --adjustment= -0123456789?=
nohup busybox toybox eatmydata catchsegv tsocks shx:
setsid: -cfw --ctty --fork --wait
stdbuf: -ioe= --input= --output= --error=
timeout gtimeout: x -fpv -ks= --preserve-status --foreground --verbose --kill-after= --signal=
ionice: -t -cn= --ignore --class= --classdata=
chrt: x -abdfiorv -TPD= --all-tasks --batch --fifo --idle --other --rr --reset-on-fork --verbose
taskset: x -ac --all-tasks --cpu-list
prlimit: -cdefilmnqrstuvxy?= --as --core --cpu --data --fsize --nofile --nproc --rss --stack --verbose
setpriv: -d --clear-groups --init-groups --keep-groups --no-new-privs --nnp --reuid= --regid= --ruid= --euid= --rgid=
  --egid= --groups= --pdeathsig=
flock: w -snxueoF -wE= --shared --exclusive --unlock --nonblock --nb --close --no-fork --verbose --timeout= --wait=
  --conflict-exit-code=
chroot: x &sc --skip-chdir --groups= --userspec=
unshare: &s -mnpuiUCTrfc --mount --net --pid --uts --ipc --user --fork --map-root-user --map-current-user
setarch: &sl -vRFZLXBSITtu3 --verbose --addr-no-randomize --32bit --3gb --4gb --uname-2.6
linux32 linux64 i386 i486 i586 i686 x86_64 uname26: &s -vRFZLXBSITtu3 --verbose --addr-no-randomize --32bit --3gb --4gb
  --uname-2.6
numactl: -NCmipP= --cpunodebind= --physcpubind= --membind= --interleave= --preferred= --localalloc
sudo: &au -AbBEHnNPS -CghpRrTtUu= -is!s -lvVkK!i --askpass --background --bell --non-interactive --preserve-env
  --set-home --stdin --login!s --shell!s --validate!i --list!i --remove-timestamp!i --reset-timestamp
  --preserve-groups --user= --group= --host= --prompt= --role= --type= --chroot= --close-from= --command-timeout=
  --other-user= -D=h --chdir=h
doas: &u -n -s!s -L!i -aCu=
pkexec: &su --disable-internal-agent --keep-cwd --user=
run0: &su --user= --group= --unit= --setenv= --property= --chdir=h
strace: -cCdfFhiknqrtTvVwxyzZ -abeEIOpPsSuUX= -o=w
ltrace: -cCfhiLrStTV -adDeFlnpsuwx= -o=w
logsave: w -asv
watch: &j -bcdegtxprw -nq= --beep --color --differences --errexit --chgexit --no-title --exec --precise --interval=
fakeroot: &s -lsib= --unknown-is-real --lib= --faked=
dbus-run-session: --config-file= --dbus-daemon=
dbus-launch: --exit-with-session --sh-syntax --csh-syntax --autolaunch
xvfb-run: -al -efnpsw= --auto-servernum --listen-tcp --server-num= --server-args= --error-file= --auth-file= --wait=
caffeinate: -dimsu -tw=
faketime: x -fm
proxychains proxychains4: -q -f=
torsocks: -diq
unbuffer: -p
cross-env: &a
cross-env-shell: &aj
npx: &c -yq -pw= --yes --no-install --no --quiet --ignore-existing --package= --workspace= -c=c --call=c
bunx: &c --bun --silent
script: w &sp -aefq -Emo= -BIOT=w --append --flush --quiet --return -c=c --command=c
choom: -n= --adjust=
sg: x &sj
uclampset: -asR -mM=
runcon: x
systemd-inhibit: --what= --who= --why= --mode=
systemd-cat: -tp= --identifier= --priority= --stderr-priority=
rlwrap: -acinrRvw
dotenv: &c -e=r -cpv=
xargs: -0oprtx -dEILnPs= -a=r -eil?= --null --open-tty --interactive --no-run-if-empty --verbose --exit --show-limits
  --eof --replace --max-lines --arg-file=r --delimiter= --max-args= --max-procs= --max-chars= --process-slot-var=
ssh: -1246AaCfGgKkMNnqsTtVvXxYy -bcDeFIJLlmOopQRSWw= -E=w -i=r
sh: -4abefhiklmnprstuvxBCDEHPTc -oO= --norc --noprofile --posix --login --restricted --verbose --noediting --debugger
  --rcfile= --init-file=
`;

export const wrapperOf = tableReader(WRAPPER_TABLE);

/** Shells whose text has the syntax that the parser reads. */
export const SHELLS = new Set('sh bash dash ash rbash ksh mksh zsh'.split(' '));
/** Shells with other syntax or expansions, whose text stays opaque. */
export const OTHER_SHELLS = new Set(
  'fish csh tcsh nu xonsh elvish pwsh powershell cmd posh yash newgrp login sulogin zsh ksh mksh'.split(' '),
);
