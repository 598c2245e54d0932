// A host with an event of its own, from the contract that `hookwright generate` made in ../own-events.
//   node own-event.js production 4f2a91c
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHooks } from 'hookwright';
import { contract, Environment } from '../own-events/generated/index.js';

const [target, commit = 'HEAD'] = process.argv.slice(2);
const environment = Object.values(Environment).find((name) => name === target) ?? Environment.Staging;

// Hooks for BeforeDeploy may also come from settings files.
const hooks = await createHooks({ contract, untrusted: 'block' });
hooks.on('BeforeDeploy', { matcher: Environment.Production }, (deploy) => {
  const freeze = join(deploy.cwd, 'FREEZE');
  if (!existsSync(freeze)) return undefined;
  return { decision: 'deny', reason: `${deploy.environment} is frozen: ${readFileSync(freeze, 'utf8').trim()}` };
});

const { blocked, reason } = await hooks.fire('BeforeDeploy', { environment, commit });
console.log(blocked ? `not deployed: ${reason}` : `deployed ${commit} to ${environment}`);
await hooks.dispose();
