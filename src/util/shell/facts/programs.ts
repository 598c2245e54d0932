import { parseTable } from './program-table.js';

/**
 * Files that programs take as arguments: names, then effects of the operands, then options.
 *
 * Effects: `x` none, `r` reads, `w` writes, `d` deletes, `l` makes a link, `p` writes beside it under names that begin so, `u` connects,
 * `t` deletes folders above it, `@` reads a file that names other files, `f` is `r`, or `@` for `@file`, `?` is not clear. Capital
 * letters: also with another extension, as `gzip` does.
 * Operands: `*` repeats, `.` stands for the folder if there is none, `+w` always writes in the folder.
 * Options: `-o=w` has a value, `?=` only in the same word, `=2` two values, `!` changes the effect of the operands, `$` that of the last
 * one, `~` stands for the operand without effect, `^` cancels the last operand or the folder. Values: `a` is `@file`, `n` is
 * `name=@file`, `k` is a file unless it contains `=`, `s` is the suffix of backups. `S`: options are words after one dash.
 */
const FILE_TABLE = `
rm unlink del del-cli trash trash-put srm rimraf: d* --impl= --tmp= --max-retries= --retry-delay= --backoff=
rmdir: d* -p!dt --parents!dt
shred: wd* -ns= --iterations= --size= --random-source=r
cat tac rev more bat batcat tsort dircolors ul col colcrt sum isosize bc pygmentize fincore zipdetails encguess piconv who last lastb: r* -f=r --file=r
md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum shasum md5 xxh64sum b3sum: r* -al= --algorithm= --length= -c!@ --check!@
nl: r* -bdfhilnsvw= --body-numbering= --header-numbering= --footer-numbering= --section-delimiter= --number-format= --number-separator= --number-width= --starting-line-number= --line-increment= --join-blank-lines=
head tail: r* -nc= --lines= --bytes= --pid= -s= --sleep-interval= --max-unchanged-stats=
cut: r* -bcdf= --bytes= --characters= --delimiter= --fields= --output-delimiter=
paste: r* -d= --delimiters=
join: r r -12aejotv=
comm: r r --output-delimiter=
fold fmt: r* -wpg= --width= --prefix= --goal=
expand unexpand: r* -t= --tabs=
pr: r* -Dhlow= -W= -N= -e?= -i?= -n?= -s?= -S?= --pages= --columns= --date-format= --header= --length= --indent= --width= --page-width= --first-line-number=
ptx: r* -AFMSwgW= -b=r --break-file=r -i=r --ignore-file=r -o=r --only-file=r -G!rw --traditional!rw --flag-truncation= --macro-name= --sentence-regexp= --width= --gap-size= --word-regexp=
od: r* -AjNStw= --address-radix= --skip-bytes= --read-bytes= --format=
hexdump hd: r* -ens= -f=r --format= --format-file=r --length= --skip=
xxd: S r w -c= -cols= -g= -group= -groupsize= -l= -len= -n= -name= -o= -offset= -R= -s= -seek= -skip=
strings: f* -ntesTUw= --bytes= --radix= --encoding=
base64 base32 basenc uuencode uudecode: r* -w= --wrap= -o=w
file: r* -m=r -f=@ --files-from=@ --magic-file=r -P= -F= -e= -C!w --compile!w
date: x* -f=r --file=r -rd= --reference= --date= -s= --set= --iso-8601= --rfc-3339=
du: x* --files0-from=@ -X=r --exclude-from=r -dBt= --max-depth= --threshold= --exclude=
wc: r* --files0-from=@ --total=
sort: r* -okStT= -o=w --output=w -T=w --temporary-directory=w --key= --buffer-size= --field-separator= --compress-program= --files0-from=@ --random-source=r --batch-size= --parallel= --sort=
shuf: r* -in= --input-range= --head-count= -o=w --output=w --random-source=r -e!x --echo!x
uniq: r w -fsw= --skip-fields= --skip-chars= --check-chars= --group= --all-repeated=
tee sponge mkdirp: w*
strip ranlib elfedit: fw* -o=w
zipcloak: rw*
gio: x rwd*
patch: rw r +w? -i=r --input=r -o=w --output=w -d=w --directory=w -r=w --reject-file=w -pFBDgVYz= --strip= --fuzz=
mkdir mkfifo: w* -m= --mode= -Z?=
mknod: w x x x -m= --mode=
mktemp tempfile: p* -p=w --tmpdir?=w --suffix= -d=w
touch: w* -dtr= --date= --reference= --time=
truncate fallocate: w* -srlon= --size= --reference= --length= --offset=
chmod chown chgrp chattr setfacl chcon: x w* -ugrlmMx= --reference~= --from= --user~= --role~= --type~= --range~=
cp: r* w -t^=w --target-directory^=w -S=s --suffix=s -b!~ --backup?=!~ -s$l -l$l --symbolic-link$l --link$l --remove-destination$wd
mv: rd* w -t^=w --target-directory^=w -S=s --suffix=s -b!~ --backup?=!~
install ginstall: r* w -t^=w --target-directory^=w -S=s --suffix=s -b!~ --backup?=!~ -d^!w --directory^!w -ogm= --owner= --group= --mode=
ln: r* l -t^=l --target-directory^=l -S=s --suffix=s -b!~ --backup?=!~
link: r l
cpx ncp: r* w
hardlink: rwd* -xim=
rename rename.ul file-rename prename: x wdp*
savelog: wdp* -mugcCr=
csplit: rx* p. -fbn= -f=p --prefix=p --suffix-format= --digits=
split: r p. -abClntC= --suffix-length= --bytes= --lines= --line-bytes= --number= --separator= --additional-suffix= --filter=
look: x r -t=
column: r* -cNedEHiJlnoOprRsTWHtC= --output-width= --table-columns= --separator= --output-separator= --table-right= --table-name=
iconv: r* -ft= -o=w --from-code= --to-code= --output=w
jq: x r* -f~=r --from-file~=r -L= --indent= --tab --arg=2 --argjson=2 --slurpfile=2r --rawfile=2r --args!x --jsonargs!x
yq tomlq xq: x r* -i!rw --inplace!rw -of=
diff: r* -UCWxIFL= -X=r --exclude-from=r --from-file=r --to-file=r -D= -S= --label= --unified= --context= --width= --exclude= --ignore-matching-lines= --show-function-line= --starting-file= --ifdef= --horizon-lines=
cmp: r r x x -in= --ignore-initial= --bytes=
diff3: r* -L= --label= --diff-program=
sdiff: r r -o=w --output=w -wI= --width= --ignore-matching-lines= --diff-program=
vimdiff zdiff zcmp xzdiff xzcmp bzdiff bzcmp lzdiff lzcmp: R* -UCWxIFLin= -X=r
zcat xzcat bzcat lzcat lz4cat zstdcat gzcat uncompress.real zmore xzmore bzmore lzmore zless xzless bzless lzless zstdless lzmainfo: R*
grep egrep fgrep: x r* -e~= -f~=r --regexp~= --file~=r -mABCdD= --max-count= --after-context= --before-context= --context= --include= --exclude= --exclude-dir= --exclude-from=r --label= --binary-files= --directories= --devices= -r!. -R!. --recursive!. --dereference-recursive!.
lsattr: r*.
rgrep: x r*. -e~= -f~=r --regexp~= --file~=r -mABCdD= --include= --exclude= --exclude-dir= --exclude-from=r
zgrep zegrep zfgrep xzgrep xzegrep xzfgrep bzgrep bzegrep bzfgrep lzgrep lzegrep lzfgrep zstdgrep zipgrep: x R* -e~= -f~=r --regexp~= --file~=r -mABCdD= --max-count= --include= --exclude=
rg ripgrep ag ack: x r* -u.!. --hidden!. --unrestricted!. -e~= -f~=r --regexp~= --file~=r -mABCEgtTjMrd= --max-count= --after-context= --before-context= --context= --glob= --iglob= --type= --type-not= --threads= --max-depth= --replace= --sort= --ignore-file=r --pre= --files~!x
sed gsed ssed: x r* -e~= -f~=r --expression~= --file~=r -l= --line-length= -i?=s!rw --in-place?=s!rw
awk gawk mawk nawk original-awk: x r* -f~=r --file~=r -Fv= --field-separator= --assign= -i=r --include=r -E~=r --exec~=r
gzip gunzip uncompress compress unlzma lzma xz unxz bzip2 bunzip2 znew zforce zstd unzstd lz4 unlz4 pzstd zstdmt: RWD* -c!R --stdout!R --to-stdout!R -l!R --list!R -t!R --test!R -S=s --suffix=s -o=w --files?=@ --files0?=@
bzip2recover: rp*
gzexe bzexe: RWDp* +w
zip: WR r* -m!rd --move!rd -r -b=w --temp-path=w -tnP= -tt= -O=w --output-file=w --out=w --password= --suffixes= --from-date= --before-date= -lf=w --logfile-path=w -xi= --exclude= --include= -R!r. -@!?.
zipnote: r -w!w
mklost+found: +w
zipsplit: r +w -b^=w -n=
unzip: R x* +w -d^=w -x= -P= -l^ -t^ -v^ -p^ -c^ -z^ -Z^
zipinfo: R x*
7z 7za 7zr: x rw r* +w
unrar unar lsar bsdtar pax cpio jar shar: rw* +w?
ar gar: rw* +w
nm objdump readelf size addr2line c++filt gdb-add-index: f* -Cjmtlfe= --target=
objcopy: fw w -IOFBRjNKLGW=
openssl: S x r* -out=w -keyout=w -writerand=w -sess_out=w -msg= -CAserial=rw -pass= -passin= -passout= -k= -K= -iv= -S= -subj= -days= -md= -inform= -outform= -connect=u -servername= -newkey= -pkeyopt= -algorithm= -name= -caname= -addext= -extensions=
rsync: r* w -TB= -f= -M= --delete$wd --del$wd --delete-before$wd --delete-during$wd --delete-delay$wd --delete-after$wd --delete-excluded$wd --remove-source-files!rd --backup-dir=w --log-file=w --temp-dir=w --partial-dir=w --files-from=@ --exclude-from=r --include-from=r --password-file=r --exclude= --include= --filter= --chmod= --chown= --rsh= -e= --suffix= --compare-dest=r --copy-dest=r --link-dest=r --write-batch=w --only-write-batch=w --read-batch=r --bwlimit= --timeout= --port= --max-size= --min-size= --out-format= --info= --debug= --rsync-path= --modify-window= --usermap= --groupmap= --iconv= --block-size= --max-delete= --address= --sockopts= --log-file-format= --protocol= --checksum-seed=
scp: r* w -iF=r -PclosSJDX=
sftp: u -i=r -b=r -BcDFJloPRSsX=
ssh-keygen: rw* +? -f^=rwp -btCNPOnIVzsZYwDEFmrsL=
ssh-add: r* -tETS=
ssh-copy-id: u -i=rp -pFot=
ssh-keyscan: u* -f=r -ptTO=
curl: u* --remote-name --remote-name-all --remote-header-name -d=a --data=a --data-ascii=a --data-binary=a --data-raw= --data-urlencode=n --json=a -F=n --form=n --form-string= -T=r --upload-file=r -o=w --output=w --output-dir=w -D=w --dump-header=w -c=w --cookie-jar=w -b=k --cookie=k -K=r --config=r -E=r --cert=r --key=r --cacert=r --capath=r --proxy-cacert=r --proxy-capath=r --proxy-cert=r --proxy-key=r --crlfile=r --proxy-crlfile=r --pubkey=r --pinnedpubkey=r --netrc-file=r --random-file=r --egd-file=r --trace=w --trace-ascii=w --stderr=w --etag-save=w --etag-compare=r --libcurl=w --hsts=rw --alt-svc=rw -H=a --header=a --proxy-header=a -w=a --write-out=a --url=u --url-query=a --variable=n -x=u --proxy=u --preproxy=u --socks4=u --socks4a=u --socks5=u --socks5-hostname=u --doh-url=u -ACeghmPQrtUuXyYz= --abstract-unix-socket= --unix-socket= --aws-sigv4= --cert-type= --ciphers= --connect-timeout= --connect-to= --continue-at= --create-file-mode= --curves= --delegation= --dns-interface= --dns-ipv4-addr= --dns-ipv6-addr= --dns-servers= --engine= --expect100-timeout= --ftp-account= --ftp-alternative-to-user= --ftp-method= --ftp-port= --happy-eyeballs-timeout-ms= --hostpubmd5= --hostpubsha256= --interface= --keepalive-time= --key-type= --krb= --limit-rate= --local-port= --login-options= --mail-auth= --mail-from= --mail-rcpt= --max-filesize= --max-redirs= --max-time= --noproxy= --oauth2-bearer= --parallel-max= --pass= --proto= --proto-default= --proto-redir= --proxy-cert-type= --proxy-ciphers= --proxy-key-type= --proxy-pass= --proxy-pinnedpubkey= --proxy-user= --quote= --range= --rate= --referer= --request= --request-target= --resolve= --retry= --retry-delay= --retry-max-time= --service-name= --speed-limit= --speed-time= --telnet-option= --tftp-blksize= --time-cond= --tls-max= --tls13-ciphers= --user= --user-agent=
wget: u* --recursive --mirror --page-requisites --content-disposition --spider --trust-server-names --force-directories -O=w --output-document=w -P=w --directory-prefix=w -o=w --output-file=w -a=w --append-output=w -i=@ --input-file=@ --post-file=r --body-file=r --load-cookies=r --save-cookies=w --certificate=r --private-key=r --ca-certificate=r --ca-directory=r --crl-file=r --pinnedpubkey=r --rejected-log=w --hsts-file=rw --warc-file=p --warc-dedup=r --warc-tempdir=w --config=r -eBtTwQUADRIXl= --execute= --header= --post-data= --body-data= --method= --user= --password= --user-agent= --referer= --tries= --timeout= --wait= --limit-rate= --accept= --reject= --domains= --level= --base= --progress= --quota= --cut-dirs= --http-user= --http-password= --connect-timeout= --read-timeout= --dns-timeout= --default-page= --max-redirect= --bind-address= --start-pos=
nc ncat netcat telnet ftp lftp: u x* -wpsiXxqImTVO=
ping ping6 traceroute tracepath mtr: u* -cisWwItmQpfq=
whois: x* -hp=u
wall write dumpsexp: r*
logger: x -f=r --file=r
setterm: x* --file=w -file=w
utmpdump: r -o=w --output=w
useradd userdel usermod groupadd groupdel groupmod adduser deluser addgroup delgroup passwd chpasswd chfn chsh chage gpasswd vipw vigr: x* +w:/etc
tree: x* -o=w -LPIHT=
ctags ctags-universal ctags-exuberant etags cscope cscope-indexer: r* +w -fo=w --exclude= --languages=
terser uglifyjs: r* -o=w --output=w --source-map?= --comments= --config-file=r --name-cache=rw
dig nslookup host: x* -f=r
gh gcloud az heroku vercel netlify flyctl: r* -F=r --body-file=r --notes-file=r --input=r -F=n --field=n
aws gsutil: rwd*
`;

export const FILE_PROGRAMS = parseTable(FILE_TABLE);

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
  eslint prettier tsc webpack rollup vite parcel babel dotenvx env-cmd xterm x-terminal-emulator gnome-terminal konsole sftp red sudoedit sensible-editor
  corelist cpan enc2xs h2ph h2xs instmodsh libnetcfg perlbug perldoc perlivp perlthanks pl2pm pod2html prove ptar ptardiff ptargrep splain streamzip
  xsubpp c89-gcc c99-gcc gcc-ar gcc-nm gcc-ranlib gcov-tool gcov-dump lto-dump pydoc pygettext ctest cpack opt lli llc bugpoint split-file yaml2obj obj2yaml FileCheck cpp c89 c99 rvim rview editor vim.basic vim.tiny vimtutor pager sensible-pager as ld ld.bfd ld.gold gold gcov gprof gprofng dwp
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

/** Variables that make other programs run code, take other files or read their arguments differently. */
export const CODE_VARIABLES =
  /^(?:LD_\w+|DYLD_\w+|BASH_ENV|ENV|PROMPT_COMMAND|PS[0-4]|SHELLOPTS|BASHOPTS|BASH_FUNC_.*|NODE_OPTIONS|PYTHON(?:STARTUP|PATH|HOME|INSPECT)|PERL5(?:OPT|LIB|DB)|RUBY(?:OPT|LIB)|GIT_(?:SSH|SSH_COMMAND|EXTERNAL_DIFF|PAGER|EDITOR|SEQUENCE_EDITOR|ASKPASS|EXEC_PATH|CONFIG\w*|PROXY_COMMAND|TEMPLATE_DIR|DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|SHALLOW_FILE|ATTR_\w+)|\w*PAGER|EDITOR|VISUAL|BROWSER|LESS|LESS(?:OPEN|CLOSE|KEY\w*)|SSH_ASKPASS|SUDO_ASKPASS|MAKEFLAGS|TAR_OPTIONS|TAPE|RSYNC_RSH|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|GCONV_PATH|LOCPATH|NLSPATH|TEXTDOMAIN\w*|FPATH|ZDOTDIR|SHELL|AWK(?:LIB)?PATH|ZIPOPT|UNZIP|GZIP|BZIP2?|XZ_(?:OPT|DEFAULTS)|ZSTD_\w+|CURL_HOME|(?:SYSTEM_)?WGETRC|OPENSSL_(?:CONF|ENGINES|MODULES)|GNUPGHOME|POSIXLY_CORRECT|VERSION_CONTROL|SIMPLE_BACKUP_SUFFIX|RIPGREP_CONFIG_PATH|MAN\w*|GROFF_\w+|TERMINFO\w*|TMPDIR|WATCH_INTERVAL)$/;

/** Variables with a file that programs write. */
export const TRACE_VARIABLES = /^(?:GIT_(?:TRACE|REDIRECT)\w*|SSLKEYLOGFILE|MALLOC_TRACE|\w+_LOG_?FILE)$/;
