// A host that loads the settings of its folder and fires what it reads: one JSON line [event, input] each.
import { createInterface } from 'node:readline';
import { loadConfig } from '../../../../dist/index.js';

const [file, maxBytes] = process.argv.slice(2);
const trace =
  file === undefined || file === '' ? {} : { file, inputs: true, ...(maxBytes && { maxBytes: Number(maxBytes) }) };
const config = await loadConfig({ workingDir: process.cwd(), sessionId: `session-${process.pid}`, trace });
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [event, input] = JSON.parse(line);
  const system = config.getHookSystem();
  await system?.initialize();
  await system?.getEventHandler().fire(event, input);
  process.stdout.write('fired\n');
}
await config.dispose();
