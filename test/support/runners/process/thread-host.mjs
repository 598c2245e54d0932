// A host that runs hooks in worker threads. Prints which descriptors of its main thread were closed by the end of a thread.
import { closeSync, existsSync, fstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const THREADS = 5;
const DESCRIPTORS = 100;
const WORKER = `[ "$HOOKWRIGHT_WORKER" ] || exit 1
echo '{"type":"hello"}'
while read -r line; do
  id=\${line#*\\"id\\":}
  echo "{\\"type\\":\\"response\\",\\"id\\":\${id%%,*},\\"output\\":{\\"decision\\":\\"deny\\",\\"reason\\":\\"no\\"}}"
done`;

if (isMainThread) await main(...process.argv.slice(2));
else await thread(workerData);

async function main(entry, directory, ending) {
  let ran = 0;
  const closed = [];
  for (let index = 0; index < THREADS; index += 1) {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { entry, directory, ending } });
    ran += await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
    const opened = Array.from({ length: DESCRIPTORS }, () => openSync(process.execPath));
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    if (ending === 'returns') worker.postMessage('end');
    else await worker.terminate();
    await ended;
    for (const descriptor of opened) {
      try {
        fstatSync(descriptor);
        closeSync(descriptor);
      } catch (error) {
        closed.push(`${descriptor}: ${error.code}`);
      }
    }
  }
  console.log(JSON.stringify({ ran, closed }));
}

async function thread({ entry, directory, ending }) {
  const { createConfig } = await import(entry);
  const command = 'cat > /dev/null; echo no > /dev/stderr; exit 2';
  const hooks = { BeforeTool: [{ matcher: 'guarded', hooks: [{ type: 'command', command }] }] };
  hooks.BeforeTool.push({ matcher: 'slow', hooks: [{ type: 'command', command: 'touch up; exec sleep 600' }] });
  const worker = { type: 'worker', command: 'bash', args: ['-c', WORKER], startTimeout: 30_000 };
  hooks.BeforeTool.push({ matcher: 'kept', hooks: [worker] });
  const system = createConfig({ workingDir: directory, hooks }).getHookSystem();
  const fire = (toolName) => system.fireEvent('BeforeTool', { toolName, toolInput: {} });
  let blocked = 0;
  for (let call = 0; call < 5; call += 1) {
    for (const toolName of ['guarded', 'kept']) {
      const { finalOutput } = await fire(toolName);
      if (finalOutput?.decision === 'deny' && finalOutput.reason === 'no') blocked += 1;
    }
  }
  if (ending === 'in the middle of a hook') {
    void fire('slow');
    while (!existsSync(join(directory, 'up'))) await new Promise((resolve) => setTimeout(resolve, 10));
    rmSync(join(directory, 'up'));
  } else {
    await system.dispose();
  }
  parentPort.once('message', () => {});
  parentPort.postMessage(blocked);
}
