// A host whose hooks are real programs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig } from '../../../dist/index.js';

/** `hooks` has a function body for each event; it reads `input` and returns the output. */
export function makeHost(hooks, options = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'hookwright-sdks-'));
  const log = join(directory, 'seen.jsonl');
  writeFileSync(log, '');
  const entries = Object.entries(hooks).map(([event, body]) => {
    const file = join(directory, `${event}.mjs`);
    writeFileSync(file, program(body));
    return [event, [{ hooks: [{ type: 'command', command: process.execPath, args: [file] }] }]];
  });
  const config = createConfig({ workingDir: directory, hooks: Object.fromEntries(entries), ...options });
  return {
    config,
    /** Returns the inputs that the hooks of an event received. */
    seen: (event) =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
        .filter((input) => input.hook_event_name === event),
    async end() {
      await config.getHookSystem()?.dispose({ kill: true });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function program(body) {
  return `import { appendFileSync, readFileSync } from 'node:fs';
const input = JSON.parse(readFileSync(0, 'utf8'));
appendFileSync('seen.jsonl', JSON.stringify(input) + '\\n');
const output = (() => { ${body} })();
if (output !== undefined) process.stdout.write(JSON.stringify(output));
`;
}
