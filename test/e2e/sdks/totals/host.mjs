// A host that keeps its session in a folder. Takes commands from stdin, and writes a line for each of them.
import { createInterface } from 'node:readline';
import { createHooks } from '../../../../dist/index.js';
import { clientOf } from './clients.mjs';
import { scriptOf } from './script.mjs';
import { totalsOf, watch } from './watch.mjs';

const [name, url, id] = process.argv.slice(2);
const hooks = await createHooks({ settings: false, sessions: 'folder' });
const seen = watch(hooks);
const session = await hooks.session({ id, source: 'resume' });
const script = scriptOf(await clientOf(name), url);

const commands = {
  async rounds(count, first) {
    for (let number = 0; number < count; number += 1) await script.round(session, first + number);
  },
  hold: () => script.hold(session),
  totals: () => totalsOf(hooks, session),
  calls: () => ({ before: [...seen.before], after: [...seen.after], texts: [...seen.texts] }),
};

process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...args] = JSON.parse(line);
  const done = await commands[command](...args);
  process.stdout.write(`${JSON.stringify({ done })}\n`);
}
await hooks.dispose();
