import { isRecord } from '../util/json.js';
import { nearestName } from '../util/nearest-name.js';

const ROLES = 'shell read write edit delete glob grep list fetch search task todo ask mcp none'.split(' ');
const KEYS = ['role', 'args', 'server', 'tool', 'language', 'required'];
const ARGUMENTS =
  'command description dir path patch content old new all offset limit pattern include url prompt query kind'.split(
    ' ',
  );

/** Throws a TypeError unless a value declares tools of a host. A guard would not judge a tool that is declared wrongly. */
export function checkTools(tools: unknown): void {
  if (tools === undefined) return;
  if (!isRecord(tools)) throw wrong('tools', tools, "an object by name, such as { run_shell: { role: 'shell' } }");
  for (const [name, tool] of Object.entries(tools)) checkTool(`tools.${name}`, tool);
}

function checkTool(at: string, tool: unknown): void {
  if (!isRecord(tool)) throw wrong(at, tool, "an object, such as { role: 'shell', args: { command: 'cmd' } }");
  for (const key of Object.keys(tool)) checkName(`${at}.${key}`, key, KEYS, tool[key]);
  const { role, args = {}, required = [], language, server = '', tool: inner = '' } = tool;
  if (role === undefined) throw wrong(`${at}.role`, role, oneOf(ROLES));
  checkName(`${at}.role`, role, ROLES);
  if (language !== undefined) checkName(`${at}.language`, language, ['powershell', 'keys']);
  if (!isRecord(args)) throw wrong(`${at}.args`, args, "an object, such as { command: 'cmd' }");
  for (const [ours, theirs] of Object.entries(args)) {
    checkName(`${at}.args.${ours}`, ours, ARGUMENTS, theirs);
    checkText(`${at}.args.${ours}`, theirs);
  }
  if (!Array.isArray(required)) throw wrong(`${at}.required`, required, 'a list of argument names');
  for (const [index, each] of required.entries()) checkText(`${at}.required[${index}]`, each);
  if (server !== '') checkText(`${at}.server`, server);
  if (inner !== '') checkText(`${at}.tool`, inner);
}

function checkText(at: string, value: unknown): void {
  if (typeof value !== 'string' || value.trim() === '') throw wrong(at, value, 'a text');
}

/** Rejects a name that is not in a list. A role may be meant by the name of a usual tool, and a key by the value that it has. */
function checkName(at: string, name: unknown, names: readonly string[], value: unknown = name): void {
  if (typeof name === 'string' && names.includes(name)) return;
  const text = typeof name === 'string' ? name : '';
  const isShell = names === ROLES && /sh$|exec|command|terminal/i.test(text);
  const nearest = isShell ? 'shell' : nearestName(text, names);
  const meant = nearest ?? (names === KEYS && ROLES.some((role) => role === value) ? 'role' : undefined);
  throw wrong(at, value, `${name === value ? '' : 'a key that is '}${oneOf(names)}`, meant);
}

function oneOf(names: readonly string[]): string {
  return `one of ${names.join(', ')}`;
}

function wrong(at: string, value: unknown, expected: string, meant?: string): TypeError {
  const hint = meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
  return new TypeError(`cannot use ${at}: expected ${expected}, got ${shown(value)}.${hint}`);
}

function shown(value: unknown): string {
  return typeof value === 'function' || value === undefined ? String(typeof value) : JSON.stringify(value);
}
