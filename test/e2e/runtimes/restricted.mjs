// Decisions of each hook type in a restricted runtime. It has no imports, so that it runs anywhere.
// <runtime> restricted.mjs <entry of the package> <URL of a service that denies>

/** Fires one event for each hook type. Returns decision, reason and warnings by type. */
export async function decisionsIn({ createConfig }, url) {
  const hooks = {
    command: { type: 'command', command: 'echo "command no" >&2; exit 2', timeout: 20_000 },
    exec: { type: 'command', command: '/bin/sh', args: ['-c', 'echo "exec no" >&2; exit 2'], timeout: 20_000 },
    worker: { type: 'worker', command: 'echo "worker no" >&2; exit 2', timeout: 20_000 },
    http: { type: 'http', url, timeout: 20_000 },
  };
  const decisions = { function: await decisionOf(createConfig, undefined) };
  for (const [name, hook] of Object.entries(hooks)) decisions[name] = await decisionOf(createConfig, hook);
  return decisions;
}

async function decisionOf(createConfig, hook) {
  const warnings = [];
  const debugLogger = { log: () => {}, warn: (text) => warnings.push(text) };
  // Functions are added below. A hook that could not run blocks even if its author allows errors.
  const hooks = hook && { BeforeTool: [{ hooks: [{ ...hook, onError: 'allow' }] }] };
  const system = createConfig({ workingDir: '/', debugLogger, ...(hooks && { hooks }) }).getHookSystem();
  if (hook === undefined) {
    const action = () => ({ decision: 'deny', reason: 'function no' });
    system.registerHook({ type: 'function', name: 'guard', action }, 'BeforeTool');
  }
  const { finalOutput } = await system.fireEvent('BeforeTool', { toolName: 'shell', toolInput: {} });
  await system.dispose();
  const { decision, reason } = finalOutput ?? {};
  return { decision, reason, warnings };
}

if (globalThis.process?.argv?.[1]?.endsWith('restricted.mjs')) {
  const [, , entry, url] = process.argv;
  console.log(JSON.stringify(await decisionsIn(await import(entry), url)));
}
