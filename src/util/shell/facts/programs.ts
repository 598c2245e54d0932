import { tableReader } from './program-table.js';

/**
 * Files that programs take as arguments: names, then effects of the operands, then options. A line that begins with a
 * blank continues the line before.
 *
 * Effects: `x` none, `r` reads, `w` writes, `d` deletes, `l` makes a link, `p` writes beside it under longer names,
 * `u` connects, `t` deletes folders above it, `@` reads a file that names other files, `f` is `r`, or `@` for `@file`,
 * `?` is not clear. Capital letters: also with another extension, as `gzip` does.
 * Operands: `*` repeats, `.` stands for the folder if there is none, `+w` always writes in the folder.
 * Options: `-o=w` has a value, `?=` only in the same word, `=2` two values, `!` changes the effect of the operands, `$`
 * that of the last operand, `~` stands for the operand without effect, `^` cancels the last operand or the folder.
 * Values: `a` is `@file`, `n` is `name=@file`, `k` is a file unless it contains `=`, `s` is the suffix of backups.
 * `S`: options are words after one dash. `&o`: options may be operands behind others.
 */
const FILE_TABLE = `
rm unlink del del-cli trash trash-put srm rimraf: d* --impl= --tmp= --max-retries= --retry-delay= --backoff=
rmdir: d* -p!dt --parents!dt
shred: wd* -ns= --iterations= --size= --random-source=r
cat df users tac rev more bat batcat tsort dircolors ul col colcrt sum isosize bc pygmentize fincore
  who last lastb: r* -f=r --file=r
md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum shasum md5 xxh64sum b3sum: r* -al= --algorithm=
  --length= -c!@ --check!@
nl: r* -bdfhilnsvw= --body-numbering= --header-numbering= --footer-numbering= --section-delimiter= --number-format=
  --number-separator= --number-width= --starting-line-number= --line-increment= --join-blank-lines=
head tail: r* -nc= --lines= --bytes= --pid= -s= --sleep-interval= --max-unchanged-stats=
cut: r* -bcdf= --bytes= --characters= --delimiter= --fields= --output-delimiter=
paste: r* -d= --delimiters=
join: r r -12aejotv=
comm: r r --output-delimiter=
fold fmt: r* -wpg= --width= --prefix= --goal=
expand unexpand: r* -t= --tabs=
pr: r* -Dhlow= -W= -N= -e?= -i?= -n?= -s?= -S?= --pages= --columns= --date-format= --header= --length= --indent=
  --width= --page-width= --first-line-number=
od: r* -AjNStw= --address-radix= --skip-bytes= --read-bytes= --format=
hexdump hd: r* -ens= -f=r --format= --format-file=r --length= --skip=
xxd: S r w -c= -cols= -g= -group= -groupsize= -l= -len= -n= -name= -o= -offset= -R= -s= -seek= -skip=
strings: f* -ntesTUw= --bytes= --radix= --encoding=
base64 base32 basenc uuencode uudecode: r* -w= --wrap= -o=w
file: r* -m=r -f=@ --files-from=@ --magic-file=r -P= -F= -e= -C!w --compile!w
date: x* -f=r --file=r -rd= --reference= --date= -s= --set= --iso-8601= --rfc-3339=
du: x* --files0-from=@ -X=r --exclude-from=r -dBt= --max-depth= --threshold= --exclude=
wc: r* --files0-from=@ --total=
sort: r* -okStT= -o=w --output=w -T=w --temporary-directory=w --key= --buffer-size= --field-separator=
  --compress-program= --files0-from=@ --random-source=r --batch-size= --parallel= --sort=
shuf: r* -in= --input-range= --head-count= -o=w --output=w --random-source=r -e!x --echo!x
uniq: r w -fsw= --skip-fields= --skip-chars= --check-chars= --group= --all-repeated=
tee sponge mkdirp: w*
patch: rw r +w? -i=r --input=r -o=w --output=w -d=w --directory=w -r=w --reject-file=w -pFBDgVYz= --strip= --fuzz=
mkdir mkfifo: w* -m= --mode= -Z?=
mknod: w x x x -m= --mode=
mktemp tempfile: p* -p=w --tmpdir?=w --suffix= -d=w
touch: w* -dtr= --date= --reference= --time=
truncate fallocate: w* -srlon= --size= --reference= --length= --offset=
chmod chown chgrp chattr setfacl chcon: x w* -ugrlmMx= --reference~= --from= --user~= --role~= --type~= --range~=
cp: r* w -t^=w --target-directory^=w -S=s --suffix=s -b!~ --backup?=!~ -s$l -l$l --symbolic-link$l --link$l
  --remove-destination$wd
mv: rd* w -t^=w --target-directory^=w -S=s --suffix=s -b!~ --backup?=!~
install: r* w -t^=w --target-directory^=w -S=s --suffix=s -b!~ --backup?=!~ -d^!w --directory^!w -ogm=
  --owner= --group= --mode=
ln: r* l -t^=l --target-directory^=l -S=s --suffix=s -b!~ --backup?=!~
link: r l
rename rename.ul file-rename prename: x wdp*
split: r p. -abClntC= --suffix-length= --bytes= --lines= --line-bytes= --number= --separator= --additional-suffix=
  --filter=
look: x r -t=
column: r* -cNedEHiJlnoOprRsTWHtC= --output-width= --table-columns= --separator= --output-separator= --table-right=
  --table-name=
iconv: r* -ft= -o=w --from-code= --to-code= --output=w
jq: x r* -f~=r --from-file~=r -L= --indent= --tab --arg=2 --argjson=2 --slurpfile=2r --rawfile=2r --args!x --jsonargs!x
yq tomlq xq: x r* -i!rw --inplace!rw -of=
diff: r* -UCWxIFL= -X=r --exclude-from=r --from-file=r --to-file=r -D= -S= --label= --unified= --context= --width=
  --exclude= --ignore-matching-lines= --show-function-line= --starting-file= --ifdef= --horizon-lines=
cmp: r r x x -in= --ignore-initial= --bytes=
diff3: r* -L= --label= --diff-program=
sdiff: r r -o=w --output=w -wI= --width= --ignore-matching-lines= --diff-program=
vimdiff zdiff zcmp xzdiff xzcmp bzdiff bzcmp lzdiff lzcmp: R* -UCWxIFLin= -X=r
zcat xzcat bzcat lzcat lz4cat zstdcat gzcat uncompress.real zmore xzmore bzmore lzmore zless xzless bzless lzless
  zstdless lzmainfo: R*
grep egrep fgrep: x r* -e~= -f~=r --regexp~= --file~=r -mABCdD= --max-count= --after-context= --before-context=
  --context= --include= --exclude= --exclude-dir= --exclude-from=r --label= --binary-files= --directories= --devices=
  -r!. -R!. --recursive!. --dereference-recursive!.
lsattr: r*.
rgrep: x r*. -e~= -f~=r --regexp~= --file~=r -mABCdD= --include= --exclude= --exclude-dir= --exclude-from=r
zgrep zegrep zfgrep xzgrep xzegrep xzfgrep bzgrep bzegrep bzfgrep lzgrep lzegrep lzfgrep zstdgrep zipgrep: x R* -e~=
  -f~=r --regexp~= --file~=r -mABCdD= --max-count= --include= --exclude=
rg ripgrep ag ack: x r* -u.!. --hidden!. --unrestricted!. -e~= -f~=r --regexp~= --file~=r -mABCEgtTjMrd= --max-count=
  --after-context= --before-context= --context= --glob= --iglob= --type= --type-not= --threads= --max-depth= --replace=
  --sort= --ignore-file=r --pre= --files~!x
sed: x r* -e~= -f~=r --expression~= --file~=r -l= --line-length= -i?=s!rw --in-place?=s!rw
awk mawk nawk original-awk: &o x r* -f~=r --file~=r -Fv= --field-separator= --assign= -i=r --include=r -E~=r
  --exec~=r
gzip gunzip uncompress compress unlzma lzma xz unxz bzip2 bunzip2 znew zforce: RWD* -c!R --stdout!R --to-stdout!R -l!R
  --list!R -t!R --test!R -S=s --suffix=s -o=w --files?=@ --files0?=@
zstd unzstd lz4 unlz4 pzstd zstdmt: RWD* -c!R --stdout!R -l!R --list!R -t!R --test!R -o=w -D=r --filelist=@ --trace=w
  --patch-from=r --output-dir-flat=w --output-dir-mirror=w
zip: WR r* -m!rd --move!rd -r -b=w --temp-path=w -tnP= -tt= -O=w --output-file=w --out=w --password= --suffixes=
  --from-date= --before-date= -lf=w --logfile-path=w -xi= --exclude= --include= -R!r. -@!?.
unzip: R x* +w -d^=w -x= -P= -l^ -t^ -v^ -p^ -c^ -z^ -Z^
zipinfo: R x*
csplit: rx* p. -fbn= -f=p --prefix=p --suffix-format= --digits=
ptx: r* -AFMSwgW= -b=r --break-file=r -i=r --ignore-file=r -o=r --only-file=r -G!rw --traditional!rw --flag-truncation=
  --macro-name= --sentence-regexp= --width= --gap-size= --word-regexp=
7z 7za 7zr unrar unar lsar bsdtar pax cpio jar shar: rw* +w?
ar: fw* +w
sftp: &o u -i=r -b=r -BcDFJloPRSsX=
openssl: S x r* -out=w -keyout=w -writerand=w -sess_out=w -msg= -CAserial=rw -pass= -passin= -passout= -k= -K= -iv= -S=
  -subj= -days= -md= -inform= -outform= -connect=u -servername= -newkey= -pkeyopt= -algorithm= -name= -caname= -addext=
  -extensions=
rsync: r* w -TB= -f= -M= --delete$wd --del$wd --delete-before$wd --delete-during$wd --delete-delay$wd --delete-after$wd
  --delete-excluded$wd --remove-source-files!rd --backup-dir=w --log-file=w --temp-dir=w --partial-dir=w --files-from=@
  --exclude-from=r --include-from=r --password-file=r --exclude= --include= --filter= --chmod= --chown= --rsh= -e=
  --suffix= --compare-dest=r --copy-dest=r --link-dest=r --write-batch=w --only-write-batch=w --read-batch=r --bwlimit=
  --timeout= --port= --max-size= --min-size= --out-format= --rsync-path= --max-delete=
scp: &o r* w -iF=r -PclosSJDX=
ssh-keygen: &o rw* +? -f^=rwp -btCNPOnIVzsZYwDEFmrsL=
ssh-add: &o r* -tETS=
ssh-copy-id: u -i=rp -pFot=
ssh-keyscan: &o u* -f=r -ptTO=
curl: u* --remote-name --remote-name-all --remote-header-name -d=a --data=a --data-ascii=a --data-binary=a --data-raw=
  --data-urlencode=n --json=a -F=n --form=n --form-string= -T=r --upload-file=r -o=w --output=w --output-dir=w -D=w
  --dump-header=w -c=w --cookie-jar=w -b=k --cookie=k -K=r --config=r -E=r --cert=r --key=r --cacert=r --capath=r
  --proxy-cacert=r --proxy-capath=r --proxy-cert=r --proxy-key=r --crlfile=r --proxy-crlfile=r --pubkey=r
  --pinnedpubkey=r --netrc-file=r --random-file=r --egd-file=r --trace=w --trace-ascii=w --stderr=w --etag-save=w
  --etag-compare=r --libcurl=w --hsts=rw --alt-svc=rw -H=a --header=a --proxy-header=a -w=a --write-out=a --url=u
  --url-query=a --variable=n -x=u --proxy=u --preproxy=u --socks4=u --socks4a=u --socks5=u --socks5-hostname=u
  --doh-url=u -ACeghmPQrtUuXyYz= --unix-socket= --connect-timeout= --connect-to= --continue-at= --ftp-port=
  --interface= --limit-rate= --max-redirs= --max-time= --noproxy= --oauth2-bearer= --pass= --proxy-pass= --proxy-user=
  --quote= --range= --rate= --referer= --request= --request-target= --resolve= --retry= --retry-delay=
  --retry-max-time= --user= --user-agent=
wget: u* --recursive --mirror --page-requisites --content-disposition --spider --trust-server-names --force-directories
  -O=w --output-document=w -P=w --directory-prefix=w -o=w --output-file=w -a=w --append-output=w -i=@ --input-file=@
  --post-file=r --body-file=r --load-cookies=r --save-cookies=w --certificate=r --private-key=r --ca-certificate=r
  --ca-directory=r --crl-file=r --pinnedpubkey=r --rejected-log=w --hsts-file=rw --warc-file=p --warc-dedup=r
  --warc-tempdir=w --config=r -eBtTwQUADRIXl= --execute= --header= --post-data= --method= --user= --password=
  --user-agent= --referer= --tries= --timeout= --wait= --limit-rate= --progress= --connect-timeout= --max-redirect=
  --bind-address=
nc ncat netcat telnet: u x* -wpsiXxqImTVO=
ping ping6 traceroute tracepath mtr: u* -cisWwItmQpfq=
whois: x* -hp=u
logger: x -f=r --file=r
useradd userdel usermod groupadd groupdel groupmod adduser deluser addgroup delgroup passwd chpasswd chfn chsh chage
  gpasswd vipw vigr: x* +w:/etc
tree: x* -o=w -LPIHT=
ctags ctags-universal ctags-exuberant etags cscope cscope-indexer: r* +w -fo=w --exclude= --languages=
dig nslookup host: x* -f=r
gh gcloud az heroku vercel netlify flyctl: r* -F=r --body-file=r --notes-file=r --input=r -F=n --field=n
aws gsutil: rwd*
hookwright: rw*
tar: r* -f= --file= -C= --directory= -T=@ --files-from=@ -X=r --exclude-from=r -g=rw --listed-incremental=rw
  -IbHLNVKF= --use-compress-program= --format= --newer= --label= --starting-file= --info-script= --exclude= --owner=
  --group= --mode= --mtime= --transform= --xform= --strip-components= --one-top-level?=w --to-command= --rsh-command=
  --checkpoint?= --checkpoint-action= --index-file=w --suffix= --backup?= --add-file=r --volno-file=rw
  --remove-files!rd --newer-mtime= --after-date= --owner-map=r --group-map=r --blocking-factor= --extract --get
  --create --append --update --catenate --concatenate --list --diff --compare --delete --to-stdout --absolute-names
`;

export const fileProgram = tableReader(FILE_TABLE);

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Programs that run code, such as interpreters and builders, whose operands are only read. */
export const RUNS_CODE = words(`
  node nodejs deno bun tsx ts-node coffee python python2 python3 pypy pypy3 ipython ruby irb perl php lua luajit
  Rscript julia guile racket clojure groovy scala kotlin java jshell osascript gdb lldb octave ghci runghc elixir iex
  erl escript swift dart dotnet mono go cargo make gmake nmake cmake ninja meson bazel gradle gradlew mvn mvnw ant sbt
  lein rake just task invoke tox nox npm pnpm yarn pnpx bunx npx lerna nx turbo rush grunt gulp jake npm-run-all run-s
  run-p concurrently pytest jest vitest mocha ava tap tape jasmine karma nyc c8 pip pip3 pipx pipenv poetry uv conda
  bundle gem composer brew docker podman nerdctl kubectl helm vagrant ansible ansible-playbook terraform systemd-run
  parallel man rpm dpkg apt apt-get aptitude snap flatpak service systemctl eslint prettier tsc webpack rollup vite
  parcel babel dotenvx env-cmd ctest cpack sqlite3 psql mysql tmux screen valgrind perf gdbserver socat dc`);

const NETCAT = /^(?:-[A-Za-z]*[ec]|--(?:exec|sh-e|lua))/;
const AWK = /system|\||getline|>|@|extension|load|ARG[VC]|^(?:-[ifElDWopd]|--)/;

/** Programs that run code only with certain arguments. Long options may be shortened. */
export const RUNS_CODE_WITH: ReadonlyMap<string, RegExp> = new Map([
  ['tar', /^(?:--(?:checkpoint-|use-|to-c|info-s|new-v|rsh|rmt)|-[A-Za-z]*[IF]|[A-Za-z]*[IF][A-Za-z]*$)/],
  ['zip', /^(?:-[A-Za-z]*T|--un)/],
  ['rsync', /^(?:-[A-Za-z]*e|--rs)/],
  ['split', /^--f/],
  ['sftp', /^/],
  ['wget', /^(?:--(?:use-a|config|e)|-[A-Za-z]*e)/],
  ['curl', /^(?:-[A-Za-z]*K|--conf)/],
  ...'nc ncat netcat'.split(' ').map((name) => [name, NETCAT] as const),
  ['openssl', /^-(?:engine|config|provider)/],
  ...'awk mawk nawk original-awk'.split(' ').map((name) => [name, AWK] as const),
]);

/** Programs and builtins whose arguments are only data. */
export const DATA_PROGRAMS = words(`
  echo printf true false : test [ [[ sleep wait shift umask ulimit pwd basename dirname seq expr yes exit return break
  continue tty whoami id uname hostname nproc arch stat ls which type dpkg-query readlink realpath getent tput kill
  db_get db_set db_input db_go db_stop db_version db_fset db_title db_capb db_subst db_unregister db_purge tr local
  export readonly declare typeset unset read getopts let set ps free uptime printenv groups lsof pgrep pidof 
  dirs times fg bg disown suspend caller clear`);

/** Variables that make other programs run code, take other files or read their arguments differently. */
export const CODE_VARIABLES = anyOf(String.raw`
  LD_\w+ DYLD_\w+ BASH_ENV ENV PROMPT_COMMAND PS[0-4] SHELLOPTS BASHOPTS BASH_FUNC_.* NODE_OPTIONS PYTHONSTARTUP
  PYTHONPATH PYTHONHOME PYTHONINSPECT PERL5OPT PERL5LIB PERL5DB RUBYOPT RUBYLIB GIT_SSH GIT_SSH_COMMAND
  GIT_EXTERNAL_DIFF GIT_PAGER GIT_EDITOR GIT_SEQUENCE_EDITOR GIT_ASKPASS GIT_EXEC_PATH GIT_CONFIG\w* GIT_PROXY_COMMAND
  GIT_TEMPLATE_DIR GIT_DIR GIT_WORK_TREE GIT_COMMON_DIR GIT_INDEX_FILE GIT_OBJECT_DIRECTORY
  GIT_ALTERNATE_OBJECT_DIRECTORIES GIT_SHALLOW_FILE GIT_ATTR_\w+ \w*PAGER EDITOR VISUAL BROWSER LESS LESSOPEN
  LESSCLOSE LESSKEY\w* SSH_ASKPASS SUDO_ASKPASS MAKEFLAGS TAR_OPTIONS TAPE RSYNC_RSH JAVA_TOOL_OPTIONS _JAVA_OPTIONS
  GCONV_PATH LOCPATH NLSPATH TEXTDOMAIN\w* FPATH ZDOTDIR SHELL AWKPATH AWKLIBPATH ZIPOPT UNZIP GZIP BZIP2? XZ_OPT
  XZ_DEFAULTS ZSTD_\w+ CURL_HOME SYSTEM_WGETRC WGETRC OPENSSL_CONF OPENSSL_ENGINES OPENSSL_MODULES GNUPGHOME
  POSIXLY_CORRECT VERSION_CONTROL SIMPLE_BACKUP_SUFFIX RIPGREP_CONFIG_PATH MAN\w* GROFF_\w+ TERMINFO\w* TMPDIR
  WATCH_INTERVAL`);

/** Variables with a file that programs write. */
export const TRACE_VARIABLES = anyOf(String.raw`GIT_TRACE\w* GIT_REDIRECT\w* SSLKEYLOGFILE MALLOC_TRACE \w+_LOG_?FILE`);

/** Returns the name of a program, and the one that it has without a version or on another system. */
export function namesOf(name: string): readonly string[] {
  const plain = name.replace(/^x86_64-linux-gnu-/, '').replace(/-\d[\d.]*$/, '');
  return [...new Set([name, plain, plain.replace(/^g(?=[a-z]{2})/, '')])];
}

/** Returns a pattern for texts that match one of the given patterns, and then `end`. */
export function anyOf(patterns: string, end = ''): RegExp {
  return new RegExp(`^(?:${patterns.trim().split(/\s+/).join('|')})${end}$`, 's');
}
