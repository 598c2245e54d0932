// An agent: reads the settings files like any host, and calls a tool for each line on stdin.
import { createInterface } from 'node:readline';

const { executeToolWithHooks, loadConfig } = await import(process.argv[2]);
const config = await loadConfig({ workingDir: process.cwd() });
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const { tool, input } = JSON.parse(line);
  await executeToolWithHooks(config, tool, input, async () => ({ llmContent: 'done', returnDisplay: 'done' }));
  console.log('done');
}
await config.dispose();
