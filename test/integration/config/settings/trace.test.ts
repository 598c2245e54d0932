import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { traceFileOf } from '../../../../src/config/settings/trace-settings.js';
import type { LoadedConfig } from '../../../../src/system/index.js';
import { fire, makeMachine, settingsWith } from '../../../support/config/settings/machine.js';
import { traceLinesIn } from '../../../support/core/events/trace-lines-in.js';

const PATIENT = { timeout: 30_000, interval: 20 };

async function linesIn(config: LoadedConfig, file: string) {
  await config.getHookSystem()?.getEventHandler().flushTraces();
  const { lines, unknown } = traceLinesIn(file);
  expect(unknown).toBe(0);
  return lines;
}

describe('User setting "trace"', () => {
  it("writes one file per process and project to the user's state directory [LOG-1]", async () => {
    const { write, load, project, home, ...at } = makeMachine();
    write(at.user, { ...settingsWith('echo user'), trace: true });
    const config = await load();
    await fire(config);
    const file = traceFileOf(project);
    expect(file.startsWith(join(home, '.local/state/hookwright/trace/'))).toBe(true);
    expect(file.endsWith(`/${process.pid}.jsonl`)).toBe(true);
    const lines = await linesIn(config, file);
    expect(lines.map(({ kind }) => kind)).toEqual(['start', 'hook', 'end']);
    expect(JSON.stringify(lines)).not.toContain('tool_input');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('can set the file and include inputs [LOG-1]', async () => {
    const { write, load, home, ...at } = makeMachine();
    write(at.user, { ...settingsWith('echo user'), trace: { file: '~/traces.jsonl', inputs: true } });
    const config = await load();
    expect(config.problems).toEqual([]);
    await fire(config);
    const [start] = await linesIn(config, join(home, 'traces.jsonl'));
    expect(JSON.stringify(start)).toContain('tool_input');
  });

  it('is overridden by the host, whose redaction always applies [SEC-8]', async () => {
    const { write, load, root, ...at } = makeMachine();
    const file = join(root, 'host.jsonl');
    write(at.user, { ...settingsWith('echo secret'), trace: { file: '~/traces.jsonl', inputs: true } });
    const config = await load({ trace: { file, redact: (text) => text.replaceAll('secret', '***') } });
    await fire(config);
    expect(JSON.stringify(await linesIn(config, file))).toContain('***');
    expect(existsSync(join(at.home, 'traces.jsonl'))).toBe(false);
  });

  it('is ignored in project settings [SEC-5]', async () => {
    const { write, load, project, ...at } = makeMachine();
    write(at.user, settingsWith('echo user'));
    write(at.shared, { trace: { file: '../traces.jsonl', inputs: true } });
    const config = await load();
    await fire(config);
    await config.dispose();
    expect(existsSync(join(project, 'traces.jsonl'))).toBe(false);
    expect(existsSync(dirname(traceFileOf(project)))).toBe(false);
  });

  it('takes effect at the next event after an edit [CFG-8]', async () => {
    const { write, load, project, ...at } = makeMachine();
    write(at.user, settingsWith('echo user'));
    const config = await load({ watch: true });
    const file = traceFileOf(project);
    await fire(config);
    write(at.user, { ...settingsWith('echo user'), trace: true });
    await vi.waitFor(async () => {
      await fire(config);
      expect(await linesIn(config, file)).not.toEqual([]);
    }, PATIENT);
    write(at.user, settingsWith('echo user'));
    await vi.waitFor(async () => {
      const before = await linesIn(config, file);
      await fire(config);
      expect(await linesIn(config, file)).toEqual(before);
    }, PATIENT);
  });

  it('keeps only the newest files of a project [LOG-3]', async () => {
    const { write, load, project, ...at } = makeMachine();
    const file = traceFileOf(project);
    mkdirSync(dirname(file), { recursive: true });
    for (let index = 1; index <= 100; index += 1) {
      const old = join(dirname(file), `${900_000 + index}.jsonl`);
      writeFileSync(old, '');
      utimesSync(old, index, index);
    }
    writeFileSync(join(dirname(file), 'notes.txt'), 'of a person');
    write(at.user, { ...settingsWith('echo user'), trace: true });
    const config = await load();
    await fire(config);
    expect(await linesIn(config, file)).toHaveLength(3);
    const names = readdirSync(dirname(file));
    expect(names).toContain('notes.txt');
    expect(names).toContain('900100.jsonl');
    expect(names.length).toBeLessThanOrEqual(41);
  });
});
