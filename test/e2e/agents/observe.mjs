// Observations of one row: effects on disk, texts for the model and the user, and the hooks that ran.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const MARKERS = ['M_REASON', 'M_ERR', 'M_OUT', 'M_CTX', 'M_SYS', 'M_STOP', 'M_NEW', 'M_TOOL', 'M_OLD'];

export function markersIn(text) {
  return MARKERS.filter((marker) => text.includes(marker));
}

/** Returns the record of a row. `texts` are the model's requests, `user` what the agent printed, `given` variables of ours. */
export function observe(folder, { texts, user, given = [] }) {
  const runs = runsIn(join(folder, 'rec'));
  const inputs = inputsOf(runs, folder, given);
  const shell = runs.find((run) => run.shell !== undefined)?.shell;
  return {
    ran: effectsIn(join(folder, 'project')),
    calls: texts.length,
    model: markersIn(texts.join('\n')),
    ...(user && { user: { stdout: markersIn(user.stdout), stderr: markersIn(user.stderr) } }),
    hooks: countsOf(runs),
    ...(Object.keys(inputs).length > 0 && { inputs }),
    ...(shell && { shell: shell.slice(0, shell.indexOf(' f=')) }),
  };
}

/** Returns what tools left behind: the content of each file that they write, or null. */
function effectsIn(project) {
  const files = readdirSync(project).filter((name) => /^(ran|out)/.test(name));
  if (files.length === 0) return null;
  return files
    .sort()
    .map((name) => readFileSync(join(project, name), 'utf8').trim())
    .join(' ');
}

/** Returns the runs of hooks in the order in which they started. Files are named after the process and the hook. */
function runsIn(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ran'));
  const runs = names.map((name) => {
    const base = join(folder, name.slice(0, -4));
    const textOf = (suffix) => (existsSync(base + suffix) ? readFileSync(base + suffix, 'utf8') : undefined);
    return {
      id: name.slice(name.indexOf('-') + 1, -4),
      began: statSync(`${base}.ran`, { bigint: true }).mtimeNs,
      stdin: textOf('.stdin'),
      env: textOf('.env'),
      cwd: textOf('.cwd'),
      shell: textOf('.shell'),
    };
  });
  return runs.sort((first, second) => Number(first.began - second.began));
}

function countsOf(runs) {
  const counts = {};
  for (const id of runs.map((run) => run.id).sort()) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** Returns, for hooks that keep their input, the types of its fields, the names of their variables, and the folder. */
function inputsOf(runs, folder, given) {
  const inputs = {};
  for (const { id, stdin, env, cwd } of runs) {
    if (env === undefined || inputs[id] !== undefined) continue;
    inputs[id] = {
      stdin: typesOf(parsed(stdin)),
      env: namesOf(env, given),
      cwd: (cwd ?? '').trim().replace(folder, ''),
    };
  }
  return inputs;
}

function parsed(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return 'not JSON';
  }
}

/** Returns the value with each text and number replaced by its type. Fixed words of a protocol stay. */
function typesOf(value, key = '') {
  if (Array.isArray(value)) return value.length === 0 ? [] : [typesOf(value[0])];
  if (value !== null && typeof value === 'object') {
    const keys = Object.keys(value).sort();
    return Object.fromEntries(keys.map((name) => [name, typesOf(value[name], name)]));
  }
  return typeof value === 'string' && FIXED.has(key) ? value : typeof value;
}

const FIXED = new Set(['hook_event_name', 'tool_name', 'toolName', 'source', 'reason', 'trigger']);

/** Returns the names that an agent adds, without those of every process. */
function namesOf(env, given) {
  const names = env.split('\n').map((line) => /^([A-Za-z_][A-Za-z0-9_]*)=/.exec(line)?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined && !BASIC.has(name) && !given.includes(name)).sort();
}

const BASIC = new Set([
  'NODE_COMPILE_CACHE',
  'NODE_OPTIONS',
  'HOME',
  'PATH',
  'PWD',
  'OLDPWD',
  'SHLVL',
  '_',
  'TERM',
  'LANG',
  'TMPDIR',
  'SHELL',
  'USER',
]);
