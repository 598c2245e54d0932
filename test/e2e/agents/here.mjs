// Plays rows in a host of ours: the same settings files and scripts, run through the dialect of the agent.
//   node here.mjs <agent> <folder> <row>...     prints one record per line
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createHooks } from '../../../dist/index.js';
import { native } from './bridge/native.mjs';
import { DRIVERS } from './drivers/index.mjs';
import { startHookServer } from './hook-server.mjs';
import { Host, ROLES } from './host.mjs';
import { observe } from './observe.mjs';
import { BRIDGE_ROWS } from './rows/bridge.mjs';
import { ROWS } from './rows/index.mjs';
import { COMMAND, stage } from './stage.mjs';

const [agent, scratch, ...names] = process.argv.slice(2);
const driver = DRIVERS[agent] ?? native;
const hooksMay = process.env['HOOKS_MAY'] === 'nothing' ? [] : ['grant', 'replace-tool-result'];

// One row at a time, because the home folder is a property of the process.
for (const name of names) {
  const row = [...ROWS, ...BRIDGE_ROWS].find((one) => one.name === name);
  const folder = join(scratch, `${agent}-${name}`);
  mkdirSync(folder, { recursive: true });
  process.env['HOME'] = join(folder, 'home');
  const record = await play(row, folder).catch((error) => ({ failed: String(error?.stack ?? error) }));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  console.log(JSON.stringify({ row: name, ...record }));
}
process.exit(0);

async function play(row, folder) {
  const server = await startHookServer(driver, row.hooks, join(folder, 'rec'));
  const texts = [];
  const shown = [];
  try {
    stage(driver, row, folder, { hooks: server.url });
    const plugin = driver.files.plugin && join(folder, driver.files.plugin.replace(/\/hooks\/hooks\.json$/, ''));
    const hooks = await createHooks({
      cwd: join(folder, 'project'),
      dialects: driver.dialect === undefined ? [] : [driver.dialect],
      hooksMay,
      tools: ROLES,
      // Messages for the user, which agents show on the terminal.
      messages: ({ text }) => shown.push(text),
      logger: false,
      ...(row.hooks.some(({ layer }) => layer === 'plugin') && {
        plugins: [{ dialect: driver.dialect, folder: plugin }],
      }),
    });
    if (!row.bridge) await hooks.trust.grant((await hooks.trust.pending()).map(({ id }) => id));
    const steps = [...(row.model ?? [[['shell', COMMAND]]])];
    for (const source of row.resumes ? ['startup', 'resume'] : ['startup']) {
      await new Host(driver, row, folder, texts, steps).run(
        await hooks.session({ source, transcriptPath: join(folder, 'home/transcript.jsonl') }),
      );
    }
    await hooks.dispose();
    return observe(folder, { texts, user: { stdout: shown.join('\n'), stderr: '' } });
  } finally {
    server.close();
  }
}
