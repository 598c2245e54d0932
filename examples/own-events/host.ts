import { join } from 'node:path';
import { createConfig } from 'hookwright';
import { contract, Environment, type HooksMap, hookEvents } from './generated/index.js';

const hooks: HooksMap = {
  BeforeDeploy: [
    {
      matcher: Environment.Production,
      hooks: [{ type: 'command', command: 'python3', args: [join(import.meta.dirname, 'hooks', 'freeze.py')] }],
    },
  ],
};

const [workingDir = process.cwd()] = process.argv.slice(2);
const config = createConfig({ workingDir, contract, hooks });
const events = hookEvents(config);
events.registerHook(
  { type: 'function', name: 'tidy', action: ({ branch }) => ({ systemMessage: `${branch} can be deleted` }) },
  'AfterMerge',
);

for (const environment of Object.values(Environment)) {
  const result = await events.fireBeforeDeployEvent({ environment, commit: '4f2a91c' });
  const refused = result?.finalOutput?.isBlockingDecision() === true;
  console.log(`${environment}: ${refused ? result.finalOutput?.getEffectiveReason() : 'deployed'}`);
}
const merged = await events.fireAfterMergeEvent({ branch: 'feature/basket' });
console.log(`merged: ${merged?.systemMessage}`);
await config.getHookSystem()?.dispose();
