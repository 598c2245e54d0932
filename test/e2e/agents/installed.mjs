// Proves with the real agents, offline, that they run what `hookwright install` writes into their settings.
//   node test/e2e/agents/installed.mjs                   every agent
//   node test/e2e/agents/installed.mjs --agent claude    one agent
//   node test/e2e/agents/installed.mjs --check transcript  checks whose title contains one of the words
// Needs the built package: npm run build.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { DRIVERS } from './drivers/index.mjs';
import { install, PACKAGES } from './install.mjs';
import { spawnInNamespace, whyNoNamespace } from './namespace.mjs';

const { values } = parseArgs({
  options: { agent: { type: 'string', multiple: true }, check: { type: 'string', multiple: true, default: [''] } },
});
const why = whyNoNamespace();
if (why !== undefined) {
  console.error(`${why} No agent was started.`);
  process.exit(3);
}
let failures = 0;
for (const agent of values.agent ?? Object.keys(DRIVERS)) failures += await prove(agent);
process.exit(failures > 0 ? 1 : 0);

/** Plays the installation with one agent. Returns the number of failed checks. */
async function prove(agent) {
  console.log(`${PACKAGES[agent].title} ${PACKAGES[agent].version}`);
  const player = `${import.meta.dirname}/play-installed.mjs`;
  const child = spawnInNamespace([player, agent, JSON.stringify(install(agent)), ...values.check]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let failed = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const { check, ok, detail } = JSON.parse(line);
    console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${check}${ok ? '' : `\n       ${detail}`}`);
    if (!ok) failed += 1;
  }
  return (await ended) === 0 ? failed : failed + 1;
}
