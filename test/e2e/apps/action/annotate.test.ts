import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bin, makeMachine } from '../cli/machine.js';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const guard = {
  type: 'command',
  name: 'guard',
  command: 'grep -q secret && { echo "no, ::error::never" >&2; exit 2; }; exit 0',
};
const settings = { enableHooks: true, hooks: { BeforeTool: [{ hooks: [guard] }] } };
const caseOf = (decision: string) => ({
  name: 'blocks a secret',
  event: 'BeforeTool',
  input: { tool_name: 'write_file', tool_input: { text: 'secret' } },
  expect: { decision },
});

/** Runs the script of the action as a step does: from the folder of the project, with the files that GitHub names. */
function makeJob(files: Record<string, unknown>, env: Record<string, string> = {}) {
  const machine = makeMachine();
  for (const [path, content] of Object.entries(files)) machine.write(path, content);
  const output = machine.write('../output', '');
  const summary = machine.write('../summary', '');
  const { status, stdout } = spawnSync(process.execPath, [join(repository, 'action/annotate.mjs')], {
    cwd: machine.project,
    encoding: 'utf8',
    env: machine.environment({
      HOOKWRIGHT_COMMAND: `"${process.execPath}" "${bin}"`,
      GITHUB_WORKSPACE: machine.project,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      ...env,
    }),
  });
  const read = (path: string) => readFileSync(path, 'utf8');
  return { status, lines: stdout.trimEnd().split('\n'), output: read(output), summary: read(summary) };
}

describe('the GitHub Action', () => {
  it('passes hooks that are valid and tested, without their trust', () => {
    const job = makeJob({
      '.hookwright/settings.json': settings,
      '.hookwright/guard.hooktest.json': { cases: [caseOf('deny')] },
    });
    expect(job).toMatchObject({ status: 0, lines: ['hookwright: no errors'], output: 'errors=0\n' });
  });

  it('annotates the line of a wrong setting', () => {
    const job = makeJob({ '.hookwright/settings.json': { enableHooks: true, hooks: { BeforTool: [] } } });
    expect(job.status).toBe(1);
    expect(job.lines[0]).toMatch(
      /^::error file=\.hookwright\/settings\.json,line=4,col=\d+,title=hookwright validate::/,
    );
    expect(job.lines[0]).toContain('BeforTool');
    expect(job.output).toBe('errors=1\n');
    expect(job.summary).toContain('`.hookwright/settings.json:4`');
  });

  it('annotates the case of a failed test, and escapes what a hook prints', () => {
    const job = makeJob({
      '.hookwright/settings.json': settings,
      '.hookwright/guard.hooktest.json': { cases: [caseOf('allow')] },
    });
    expect(job.status).toBe(1);
    const [line = '', ...others] = job.lines;
    expect(line).toMatch(
      /^::error file=\.hookwright\/guard\.hooktest\.json,line=4,title=hookwright test::blocks a secret%0A/,
    );
    expect(others).toEqual(['hookwright: 1 error']);
  });

  it('warns if there are no tests, and reports a command that cannot start', () => {
    const files = { '.hookwright/settings.json': settings };
    expect(makeJob(files).lines[0]).toMatch(/^::warning title=hookwright test::there are no hook tests/);
    const broken = makeJob(files, { HOOKWRIGHT_COMMAND: 'no-such-command' });
    expect(broken.status).toBe(1);
    expect(broken.lines[0]).toMatch(/^::error title=hookwright validate::cannot run "no-such-command validate --json"/);
  });

  it('names a script that exists', () => {
    const [, script = ''] =
      /"\$GITHUB_ACTION_PATH\/(.+?)"/.exec(readFileSync(join(repository, 'action.yml'), 'utf8')) ?? [];
    expect(existsSync(join(repository, script))).toBe(true);
  });
});
