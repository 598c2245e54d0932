import { beforeAll, describe, expect, it } from 'vitest';
import { bundle, folderForAll, runModule } from '../../../support/core/events/child.js';

const dir = folderForAll();

/** Runs host and server in one process, which is faster than two and proves the same. */
const service = `
  import { createServer } from 'node:net';
  const answer = 'HTTP/1.1 200 OK\\r\\ncontent-length: 2\\r\\n\\r\\n{}';
  const server = createServer((socket) => { socket.unref(); socket.on('data', () => socket.write(answer)); });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const url = 'http://127.0.0.1:' + server.address().port + '/';
`;

describe('Host with HTTP hooks', () => {
  beforeAll(() => bundle(dir));

  it('is not kept alive by an idle connection, even without dispose', () => {
    const { code, stdout, stderr } = runModule(
      dir,
      `${service}
       const { createConfig, executeToolWithHooks } = await import('./hookwright.mjs');
       const hooks = { BeforeTool: [{ hooks: [{ type: 'http', url }] }] };
       const config = createConfig({ workingDir: ${JSON.stringify(dir)}, hooks });
       for (let round = 0; round < 3; round += 1) {
         await executeToolWithHooks(config, 'ls', {}, async () => ({ llmContent: 'done' }));
       }
       console.log(config.getHookSystem().getTraces().flatMap((trace) => trace.hooks).map((hook) => hook.verdict + ' ' + hook.success).join());`,
    );
    expect(stderr).toBe('');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'ran true,ran true,ran true\n' });
  });

  it('loads the HTTP client with the first HTTP hook', () => {
    const { code, stdout, stderr } = runModule(
      dir,
      `const { createConfig } = await import('./hookwright.mjs');
       const loaded = () => process.moduleLoadList.some((name) => name === 'NativeModule http');
       const before = loaded();
       const hooks = { BeforeTool: [{ hooks: [{ type: 'http', url: 'http://127.0.0.1:1/' }] }] };
       const system = createConfig({ workingDir: ${JSON.stringify(dir)}, hooks }).getHookSystem();
       await system.initialize();
       const configured = loaded();
       await system.getEventHandler().fireBeforeToolEvent({ toolName: 'ls', toolInput: {} });
       console.log(JSON.stringify([before, configured, loaded()]));
       await system.dispose();`,
    );
    expect(stderr).toMatch(/^hookwright: hook http:\/\/127\.0\.0\.1:1\/ failed on BeforeTool.* ECONNREFUSED .*\n$/);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '[false,false,true]\n' });
  });
});
