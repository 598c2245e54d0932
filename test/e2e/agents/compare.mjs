// Compares a recording with what the same row does here.

export const CLASSES = [
  'same',
  'looser',
  'stricter',
  'arguments',
  'calls',
  'texts',
  'hooks',
  'input',
  'not applicable',
];

/** Returns the class of a row and what differs. `real` is the agent's record, `here` ours. */
export function compare(row, real, here) {
  const found = [looserBy(row, real, here), stricterBy(real, here)].find((difference) => difference !== undefined);
  if (found !== undefined) return found;
  if (real.ran !== here.ran) return differ('arguments', real.ran, here.ran);
  if (real.calls !== here.calls) return differ('calls', real.calls, here.calls);
  if (!equal(real.model, here.model)) return differ('texts', real.model, here.model);
  if (showsMessage(real) && !showsMessage(here)) return differ('texts', 'M_SYS for the user', here.user);
  if (!equal(real.hooks, here.hooks)) return differ('hooks', real.hooks, here.hooks);
  const lacking = lackingInput(real.inputs, here.inputs);
  if (lacking.length > 0) return { class: 'input', why: `hooks here do not get ${lacking.join(', ')}` };
  if (programOf(real.shell) !== programOf(here.shell)) return differ('input', real.shell, here.shell);
  return { class: 'same', why: '' };
}

/** The agent blocks, withholds, rewrites or stops, and here it does not happen. */
function looserBy(row, real, here) {
  if (ranMore(real, here)) return differ('looser', real.ran, here.ran);
  if (isUnchanged(here.ran) && !isUnchanged(real.ran) && real.ran !== null) return differ('looser', real.ran, here.ran);
  const isWithheld = real.ran !== null && real.calls > 1 && !real.model.includes('M_TOOL');
  if (isWithheld && here.model.includes('M_TOOL')) return differ('looser', real.model, here.model);
  const guardsPrompt = row.hooks.some(({ on }) => on === 'prompt');
  if (guardsPrompt && real.calls === 0 && here.calls > 0) return differ('looser', '0 model calls', here.calls);
  const blocksTheEnd = row.hooks.some(({ on }) => on === 'stop') && !stops(row);
  if (blocksTheEnd && here.calls < real.calls) return differ('looser', `${real.calls} model calls`, here.calls);
  if (stops(row) && here.calls > real.calls) return differ('looser', `${real.calls} model calls`, here.calls);
  return undefined;
}

function stricterBy(real, here) {
  if (ranMore(here, real)) return differ('stricter', real.ran, here.ran);
  if (here.calls === 0 && real.calls > 0) return differ('stricter', `${real.calls} model calls`, 0);
  const isWithheld = here.ran !== null && here.calls > 1 && !here.model.includes('M_TOOL');
  if (isWithheld && real.model.includes('M_TOOL')) return differ('stricter', real.model, here.model);
  return undefined;
}

/** Returns true if a tool ran in the second record that did not run in the first. */
function ranMore(first, second) {
  const count = ({ ran }) => (ran === null ? 0 : ran.split(' ').length);
  return count(second) > count(first);
}

const isUnchanged = (ran) => ran === 'original';

/** Returns true if a hook of the row ends the agent, with `continue: false`. */
function stops({ hooks }) {
  return hooks.some(({ does }) => JSON.stringify(does ?? {}).includes('"stop":'));
}

/** Returns the fields of inputs that an agent gives and we do not, or with another type. */
function lackingInput(real = {}, here = {}) {
  return Object.entries(real).flatMap(([id, { stdin, env, cwd }]) => {
    const ours = here[id] ?? { stdin: {}, env: [] };
    const names = env
      .filter((name) => FOR_SCRIPTS.test(name) && !ours.env.includes(name))
      .map((name) => `${id} $${name}`);
    return [...lackingFields(stdin, ours.stdin, id), ...names, ...(cwd === ours.cwd ? [] : [`${id} in ${cwd}`])];
  });
}

/** Variables that the agents document for scripts. The others belong to the agent itself. */
const FOR_SCRIPTS = /(PROJECT_DIR|_CWD|HOOK_DIR|SESSION_ID)$/;

function lackingFields(real, here, path) {
  return Object.entries(real).flatMap(([key, type]) => {
    const ours = here?.[key];
    if (ours === undefined) return [`${path}.${key}`];
    if (type !== null && typeof type === 'object' && !Array.isArray(type)) {
      return typeof ours === 'object' ? lackingFields(type, ours, `${path}.${key}`) : [`${path}.${key} as an object`];
    }
    return typeof ours === typeof type && equal(ours, type) ? [] : [`${path}.${key} as ${JSON.stringify(type)}`];
  });
}

/** Returns true if the user saw the message of a hook. */
function showsMessage({ user }) {
  return [...user.stdout, ...user.stderr].includes('M_SYS');
}

/** Returns the name of the shell in a command line. */
function programOf(shell = '') {
  return shell.split(' ')[0]?.split('/').at(-1);
}

function equal(first, second) {
  return JSON.stringify(first) === JSON.stringify(second);
}

function differ(kind, real, here) {
  return { class: kind, why: `the agent: ${JSON.stringify(real)}, here: ${JSON.stringify(here)}` };
}
