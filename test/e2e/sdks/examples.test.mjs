// The agents of examples/sdks, each with a server for its protocol and hooks from a settings file.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { gemini, responses } from './answers.mjs';
import { Server } from './server.mjs';

const folder = resolve(import.meta.dirname, '../../../examples/sdks');
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
const answers = {
  'openai-responses.mjs': responses,
  'genai.mjs': gemini,
};

/** Replaces the tool name of the servers with that of the examples. */
const renamed = (given) => JSON.parse(JSON.stringify(given).replaceAll('"write"', '"read_file"'));

describe('agents of examples/sdks', () => {
  it('each have a server here, and are short', () => {
    assert.deepEqual(files.toSorted(), Object.keys(answers).toSorted());
    for (const name of files) assert.ok(readFileSync(join(folder, name), 'utf8').split('\n').length < 60, name);
  });

  for (const [name, answer] of Object.entries(answers)) {
    it(`${name} works, with hooks around its model and its tools`, { timeout: 120_000 }, async () => {
      const project = mkdtempSync(join(tmpdir(), 'hookwright-example-'));
      const home = join(project, 'home');
      mkdirSync(join(home, '.config/hookwright'), { recursive: true });
      writeFileSync(join(project, 'a.txt'), 'TOKEN=sk-1');
      const script = join(home, 'log.mjs');
      writeFileSync(
        script,
        `import { appendFileSync, readFileSync } from 'node:fs';
const { hook_event_name, tool_results = [] } = JSON.parse(readFileSync(0, 'utf8'));
appendFileSync(${JSON.stringify(join(home, 'events'))}, hook_event_name + '\\n');
const cut = tool_results.map(({ id, text }) => ({ id, text: text.replace('sk-1', '[cut]') }));
if (cut.length > 0) console.log(JSON.stringify({ hookSpecificOutput: { tool_results: cut } }));`,
      );
      const hook = { hooks: [{ type: 'command', command: process.execPath, args: [script] }] };
      const events = ['BeforeModel', 'AfterModel', 'BeforeTool', 'AfterTool'];
      const hooks = Object.fromEntries(events.map((event) => [event, [hook]]));
      writeFileSync(join(home, '.config/hookwright/settings.json'), JSON.stringify({ enableHooks: true, hooks }));
      let asked = 0;
      const server = await Server.start((body) => renamed(answer(body, { calls: asked++ === 0 })));
      const env = {
        ...process.env,
        HOME: home,
        XDG_CONFIG_HOME: join(home, '.config'),
        OPENAI_API_KEY: 'k',
        OPENAI_BASE_URL: server.url,
        GEMINI_API_KEY: 'k',
        GEMINI_BASE_URL: server.url,
      };
      try {
        const args = ['--import', join(import.meta.dirname, 'resolve-here.mjs'), join(folder, name), 'Which port?'];
        const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project, env, timeout: 100_000 });
        assert.match(stdout, /The port is 80\./);
        const seen = readFileSync(join(home, 'events'), 'utf8').trim().split('\n');
        assert.deepEqual(seen, ['BeforeModel', 'AfterModel', 'BeforeTool', 'AfterTool', 'BeforeModel', 'AfterModel']);
        assert.ok(server.raw.at(-1).includes('TOKEN=[cut]') && !server.raw.at(-1).includes('sk-1'));
      } finally {
        await server.close();
        rmSync(project, { recursive: true, force: true });
      }
    });
  }
});
