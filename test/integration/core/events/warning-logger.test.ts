import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { silentLogger, stderrLogger } from '../../../../src/system/stderr-logger.js';
import { bundle, folderForAll, runModule } from '../../../support/core/events/child.js';
import { propertyRuns } from '../../../support/long-form.js';

let scopes = 0;

/** Creates a logger without counted causes, and the list of lines that it prints. */
function makeLogger() {
  scopes += 1;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const logger = stderrLogger(`scope ${scopes}`);
  return { logger, lines: () => error.mock.calls.map(([line]) => String(line)) };
}

describe('stderrLogger', () => {
  it('prints any warning as one printable line of at most 500 characters [X-77]', () => {
    const { logger, lines } = makeLogger();
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1500 }),
      fc.string({
        unit: fc.constantFrom('\u001B', '\u202E', '\n', '\r', '\u2028', '\uD83D', '\u{1F600}', 'a'),
        maxLength: 900,
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const before = lines().length;
        logger.warn?.(text);
        const [line = 'hookwright: '] = lines().slice(before);
        expect(line).toMatch(/^hookwright: [^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u);
        expect(line.length).toBeLessThanOrEqual(500);
      }),
      propertyRuns(400),
    );
  });

  it('prints no records and no debug lines [X-77]', () => {
    const { logger, lines } = makeLogger();
    logger.log('hook:result', {});
    logger.debug?.('all is well');
    silentLogger.warn('nothing');
    expect(lines()).toEqual([]);
  });

  it('counts a repeated warning and prints it at powers of ten [X-77]', () => {
    const { logger, lines } = makeLogger();
    for (let times = 0; times < 1234; times += 1) logger.warn?.(`hooks: no line ${crypto.randomUUID()}`);
    expect(lines().map((line) => line.replace(/[\da-f-]{36}/, 'ID'))).toEqual([
      'hookwright: no line ID',
      'hookwright: no line ID (repeated 10 times)',
      'hookwright: no line ID (repeated 100 times)',
      'hookwright: no line ID (repeated 1000 times)',
    ]);
  });

  it('counts warnings of different scopes separately [X-77]', () => {
    const { logger, lines } = makeLogger();
    logger.warn?.('one');
    stderrLogger('another scope').warn?.('one');
    expect(lines()).toEqual(['hookwright: one', 'hookwright: one']);
  });

  it('keeps the count when it truncates a long warning [X-77]', () => {
    const { logger, lines } = makeLogger();
    for (let times = 0; times < 10; times += 1) logger.warn?.('x'.repeat(2000));
    expect(lines().map((line) => [line.length, line.slice(-22)])).toEqual([
      [500, `${'x'.repeat(19)}...`],
      [500, '... (repeated 10 times)'.slice(-22)],
    ]);
  });

  it('drops the oldest of many causes and still prints new ones [X-77]', () => {
    const { logger, lines } = makeLogger();
    for (let cause = 0; cause < 1500; cause += 1) logger.warn?.(`cause ${cause}`);
    expect(lines()).toHaveLength(1500);
    logger.warn?.('cause 1499');
    expect(lines()).toHaveLength(1500);
    logger.warn?.('cause 0');
    expect(lines()).toHaveLength(1501);
  });
});

describe('Host with closed standard error', () => {
  const dir = folderForAll();
  bundle(dir);
  const main = `
import { createConfig, executeToolWithHooks } from './hookwright.mjs';
const failing = (name) => ({ type: 'command', name, command: 'exit 1' });
const hooks = { BeforeTool: [{ hooks: Array.from({ length: 20 }, (_, index) => failing('guard ' + index)) }] };
const config = createConfig({ workingDir: import.meta.dirname, hooks });
process.stdin.once('data', async () => {
  process.stdin.destroy();
  await executeToolWithHooks(config, 'x', {}, async () => { console.log('ran'); return { llmContent: '' }; });
  await executeToolWithHooks(config, 'x', {}, async () => { console.log('ran again'); return { llmContent: '' }; });
});
`;

  it('continues and exits normally [X-77]', async () => {
    writeFileSync(join(dir, 'closed.mjs'), main);
    const child = spawn(process.execPath, [join(dir, 'closed.mjs')], { cwd: dir });
    const closed = new Promise((resolve) => child.stderr.once('close', resolve));
    child.stderr.destroy();
    await closed;
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
    });
    const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
    child.stdin.end('go');
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(printed).toBe('ran\nran again\n');
  });

  it('continues if console.error throws [X-77]', () => {
    const text = main.replace(
      'process.stdin.once',
      "console.error = () => { throw new Error('closed'); };\nprocess.nextTick(() => process.stdin.emit('data'));\nprocess.stdin.once",
    );
    expect(runModule(dir, text)).toMatchObject({ code: 0, stdout: 'ran\nran again\n', stderr: '' });
  });
});
