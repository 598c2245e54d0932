// Runs tools while values are set on the prototype of all objects. Prints those with which a tool ran against its guard.
import { createHooks } from 'hookwright';

const { names, values } = JSON.parse(process.argv[2] ?? '{}');
const deny = { decision: 'deny', reason: 'no' };
const guard = 'case "$(cat)" in *delete*) echo no >&2; exit 2;; esac';
const definitions = {
  rule: { type: 'rule', name: 'rule', when: 'true', ...deny },
  asking: { type: 'rule', name: 'asking', when: 'true', decision: 'ask', reason: 'sure?' },
  command: { type: 'command', name: 'command', command: guard },
};
const logger = { log() {}, debug() {}, warn() {} };
const cwd = process.cwd();

let duringHook = () => {};
const handlers = {
  function: () => deny,
  during: () => {
    duringHook();
    return deny;
  },
};

function add(hooks) {
  for (const [matcher, handler] of Object.entries(handlers))
    hooks.on('BeforeTool', { matcher, name: matcher }, handler);
}

function options() {
  const BeforeTool = Object.entries(definitions).map(([matcher, hook]) => ({ matcher, hooks: [hook] }));
  return { settings: false, cwd, logger, hooks: { BeforeTool } };
}

const lost = [];
let isPolluted = false;
function pollute(name, value) {
  Object.defineProperty(Object.prototype, name, { value, configurable: true, enumerable: true, writable: true });
  isPolluted = true;
}

async function runsTool(scope, tool) {
  let hasRun = false;
  try {
    await scope.tool(tool, { command: 'delete' }, () => {
      hasRun = true;
    });
  } catch {
    // A call that throws did not run.
  }
  return hasRun;
}

async function whileSet(name, value, during, action) {
  duringHook = during ? () => pollute(name, value) : () => {};
  if (!during) pollute(name, value);
  try {
    return await action();
  } finally {
    delete Object.prototype[name];
    duringHook = () => {};
  }
}

const hooks = await createHooks(options());
add(hooks);
const session = await hooks.session();
const tools = [...Object.keys(definitions), ...Object.keys(handlers)];
for (const tool of tools) if (await runsTool(session, tool)) lost.push(`${tool} without any change`);
if (await runsTool(session, 'read')) isPolluted = false;
else lost.push('read does not run without any change');

for (const name of names) {
  for (const value of values) {
    for (const tool of tools) {
      const ran = await whileSet(name, value, tool === 'during', () => runsTool(session, tool));
      if (ran) lost.push(`${tool}: ${name} = ${JSON.stringify(value)}`);
    }
    const made = await whileSet(name, value, false, async () => {
      try {
        const early = await createHooks(options());
        add(early);
        return early;
      } catch (error) {
        return `${error.name}: ${error.message}`;
      }
    });
    if (typeof made !== 'string' || !made.startsWith('TypeError: cannot use hooks')) lost.push(`createHooks: ${name}`);
  }
}
if (!isPolluted) lost.push('nothing was set');
process.stdout.write(JSON.stringify(lost));
await hooks.dispose({ kill: true });
