#!/usr/bin/env node
// Agents call `hook` for every tool call, so it loads none of the other commands.
const [command, ...args] = process.argv.slice(2);
const hook = command === 'hook' ? await tryHook() : undefined;
if (hook !== undefined) process.exitCode = hook;
else {
  const code = await (await import('./run-cli.js')).runCli();
  // For an agent, only exit code 2 blocks: a hook with wrong arguments must not let calls pass.
  if (command === 'hook' && code !== 0) process.exitCode = 2;
}

/** Returns the exit code of `hook`, or undefined if its arguments need the whole command. */
async function tryHook(): Promise<number | undefined> {
  try {
    const { hookOptions, runHook } = await import('./run-hook.js');
    const options = hookOptions(args);
    if (options === undefined) return undefined;
    return await runHook(options, async () => (await import('../../../generated/contract.js')).contract);
  } catch (error) {
    // An incomplete installation must not let calls pass.
    process.stderr.write(`hookwright could not run its hooks: ${error}\n`);
    return args.includes('allow') ? 0 : 2;
  }
}
