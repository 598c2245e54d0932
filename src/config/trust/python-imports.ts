import type { Doubt, ScriptImports } from './node-imports.js';

/** `from ..a.b import c`: level 2, path a.b, names c. */
export interface PythonImport {
  /** Number of leading dots; 0 for an absolute import. */
  readonly level: number;
  readonly path: readonly string[];
  /** Names that may be modules inside of it. */
  readonly names: readonly string[];
}

const STATEMENT =
  /(?:^|[;:\n])[ \t]*(?:from[ \t]*(\.*)[ \t]*([\p{L}\p{N}_.]*)[ \t]*\bimport\b[ \t]*(\([^)]*\)|[^\n;]+)|import\b[ \t]+([^\n;]+))/gu;
const NAME = /^[\p{L}\p{N}_.]+(?:\s+as\s+[\p{L}\p{N}_]+)?$/u;
/** A comment that contains no quote, wherever it begins: then nothing in it is code. */
const PLAIN_COMMENT = /#[^'"\n\r]*$/gm;
/** The first lines may name an encoding, in which the text means something else. */
const ENCODING =
  /^(?:[^\n]*\n)?[ \t\f]*#[^\n]*?coding[:=][ \t]*(?!(?:utf-?8|ascii|us-ascii|latin-?1|iso-8859-1)\b)[-\w.]/i;
const LOADS_CODE =
  /\b(?:__import__|exec|eval|__builtins__|__loader__|__spec__|getattr|globals|locals|vars|__dict__|__globals__|__subclasses__|load_module|exec_module)\b|(?<!\bre\s*\.\s*)\bcompile\s*\(|\bsys\s*\.\s*(?:path|modules|meta_path|path_hooks)\b/;
const STARTS_PROGRAMS =
  /\b(?:system|popen|exec[lv]\w*|spawn\w*|posix_spawnp?|fork|forkpty|create_subprocess_\w+|startfile)\s*\(/;
const READS_FILES = /(?<!\bos\s*\.\s*)\bopen\s*\(|\b(?:read_text|read_bytes|listdir|scandir|iglob)\s*\(/;

/** Reads the modules that a Python file names. */
export function readPythonImports(source: string): ScriptImports<PythonImport> {
  // Python compares names in this form.
  const text = source
    .normalize('NFKC')
    .replaceAll(PLAIN_COMMENT, '')
    .replaceAll(/\\\r?\n/g, ' ');
  const doubts = new Set<Doubt>();
  const imports = [...text.matchAll(STATEMENT)].flatMap(([, dots, path = '', names = '', modules]) => {
    const listed = namesIn(modules ?? names);
    if (listed.some((name) => !NAME.test(name) && name !== '*')) doubts.add('imports');
    const plain = listed.map((name) => name.split(/\s/)[0] ?? '');
    if (modules !== undefined) return plain.map((name) => ({ level: 0, path: name.split('.'), names: [] }));
    return [{ level: dots?.length ?? 0, path: path === '' ? [] : path.split('.'), names: plain }];
  });
  if (/\bimport\b/.test(text.replaceAll(STATEMENT, '\n'))) doubts.add('imports');
  if (LOADS_CODE.test(text) || imports.some(({ path }) => RUNS_CODE.has(path[0] ?? ''))) doubts.add('code');
  if (STARTS_PROGRAMS.test(text) || imports.some(({ path }) => STARTERS.has(path[0] ?? ''))) doubts.add('programs');
  if (ENCODING.test(source)) doubts.add('code');
  if (READS_FILES.test(text)) doubts.add('files');
  return { imports, doubts: [...doubts] };
}

function namesIn(list: string): string[] {
  const items = list.replaceAll(/[()]/g, ' ').split(',');
  return items.map((item) => item.replaceAll(/\s+/g, ' ').trim()).filter((item) => item !== '');
}

/** Returns true for modules of the standard library. A file of the same name next to the script is loaded instead. */
export function isStandardModule(name: string): boolean {
  return STANDARD.has(name) || /^_[a-z]/.test(name);
}

const STARTERS = new Set('subprocess pty multiprocessing webbrowser'.split(' '));
const RUNS_CODE = new Set(
  `bdb builtins code codeop cProfile ctypes distutils doctest ensurepip imp importlib marshal modulefinder pdb pickle pkgutil
  profile pydoc runpy shelve site timeit trace unittest venv zipapp zipimport`.split(/\s+/),
);
const STANDARD = new Set(
  `__future__ abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect
  builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall compression concurrent
  configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm decimal difflib dis distutils doctest
  email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt
  getpass gettext glob graphlib grp gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools
  json keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder multiprocessing netrc nis
  nntplib ntpath nturl2path numbers opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib
  poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib
  resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd
  sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct subprocess sunau symtable sys sysconfig syslog
  tabnanny tarfile telnetlib tempfile termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty turtle types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser wsgiref xdrlib xml xmlrpc
  zipapp zipfile zipimport zlib zoneinfo`.split(/\s+/),
);
