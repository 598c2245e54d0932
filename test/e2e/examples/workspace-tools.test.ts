import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { workspaceTools } from '../../../examples/agent/workspace-tools.js';
import { temporaryFolder } from './example-hooks.js';

function project() {
  const folder = join(temporaryFolder(), 'project');
  mkdirSync(folder);
  const tools = new Map(workspaceTools(folder).map((tool) => [tool.declaration.name, tool]));
  const run = async (name: string, input: Record<string, unknown>, signal?: AbortSignal) => {
    const tool = tools.get(name);
    if (tool === undefined) throw new Error(`there is no ${name}`);
    return tool.run(input, signal);
  };
  return { folder, run };
}

describe('demo tools', () => {
  it('write, list and read files of the project', async () => {
    const { folder, run } = project();
    await run('write_file', { path: 'src/a.txt', content: 'ä\n' });
    expect(readFileSync(join(folder, 'src/a.txt'), 'utf8')).toBe('ä\n');
    expect(await run('list_files', {})).toMatchObject({ llmContent: 'src' });
    expect(await run('read_file', { path: 'src/a.txt' })).toMatchObject({ llmContent: 'ä\n' });
  });

  it.each(['../outside.txt', '/etc/hostname', '.'])('cannot leave the project: %s', async (path) => {
    const { folder, run } = project();
    await expect(run('write_file', { path, content: 'x' })).rejects.toThrow('outside of the project');
    await expect(run('read_file', { path })).rejects.toThrow('outside of the project');
    expect(existsSync(join(folder, '../outside.txt'))).toBe(false);
  });

  it('reject an invalid argument', async () => {
    await expect(project().run('read_file', { path: 7 })).rejects.toThrow('path must be a string');
  });

  it('run commands in the project, and report how they ended', async () => {
    const { folder, run } = project();
    writeFileSync(join(folder, 'a.txt'), '');
    expect(await run('run_shell', { command: 'ls' })).toMatchObject({ llmContent: 'a.txt' });
    expect(await run('run_shell', { command: 'true' })).toMatchObject({ llmContent: 'It printed nothing.' });
    expect(await run('run_shell', { command: 'echo no >&2; exit 3' })).toMatchObject({
      llmContent: 'It ended with exit code 3. no',
      error: { message: 'It ended with exit code 3. no' },
    });
  });

  it('do not pass the API key to commands', async () => {
    vi.stubEnv('GEMINI_API_KEY', 'the-key');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(await project().run('run_shell', { command: 'env' })).toMatchObject({
      llmContent: expect.not.stringContaining('the-key'),
    });
  });

  it('leave no process running after a command', async () => {
    const { folder, run } = project();
    await run('run_shell', { command: 'sleep 600 & echo $! > pid' });
    const pid = readFileSync(join(folder, 'pid'), 'utf8').trim();
    const state = () => spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
    // Gone, or a zombie.
    await vi.waitFor(() => expect(state()).toMatch(/^(Z.*)?$/), { timeout: 5_000 });
  });

  it('kill a command that is aborted', async () => {
    const controller = new AbortController();
    const { folder, run } = project();
    const running = run('run_shell', { command: 'touch started; sleep 600' }, controller.signal);
    await vi.waitFor(() => expect(existsSync(join(folder, 'started'))).toBe(true), { timeout: 10_000 });
    controller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});
