import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type {
  ApiError,
  EventForm,
  EventsResponse,
  ExplainResponse,
  HooksResponse,
  RunResponse,
  SavedTest,
  TrustChanged,
  TrustResponse,
} from '../../../../src/apps/inspector/api.js';
import { paths } from '../../../../src/apps/inspector/api.js';
import { beforeTool, makeMachine } from '../cli/machine.js';
import { inspect, isKind } from './inspector.js';

const input = { tool_name: 'write_file', tool_input: { content: 'secret' } };
const question = { event: 'BeforeTool', input };
const script = '#!/bin/sh\ntouch ran\ngrep -q secret && { echo no secrets >&2; exit 2; }\nexit 0\n';

/** Creates a project with a hook that is not trusted. */
function projectWithHook() {
  const machine = makeMachine();
  machine.write('hooks/guard.sh', script, 0o755);
  machine.write('.hookwright/settings.json', beforeTool({ type: 'command', name: 'guard', command: 'hooks/guard.sh' }));
  return machine;
}

it('lists every configured hook with location, matcher, type, source, trust and problems', async () => {
  const machine = projectWithHook();
  machine.write(
    '.hookwright/settings.json',
    `{
  // A comment.
  "enableHooks": true,
  "hooks": {
    "BeforeTool": [
      { "matcher": "write", "sequential": true,
        "hooks": [
          { "type": "command", "command": "hooks/guard.sh" },
          { "type": "command", "name": "missing", "command": "hooks/none.sh", "timeuot": 5 } ] }
    ]
  }
}
`,
  );
  machine.write('../.config/hookwright/settings.json', {
    enableHooks: true,
    disabledHooks: ['quiet'],
    hooks: { SessionStart: [{ hooks: [{ type: 'command', name: 'quiet', command: 'exit 0', async: true }] }] },
  });
  const { get } = await inspect(machine);
  const { hooks, problems } = await get<HooksResponse>(paths.hooks);
  const settings = join(machine.project, '.hookwright/settings.json');
  expect(hooks).toMatchObject([
    {
      event: 'BeforeTool',
      name: 'hooks/guard.sh',
      type: 'command',
      source: 'project',
      matcher: 'write',
      sequential: true,
      place: { file: settings, line: 8, column: 11 },
      enabled: true,
      trusted: false,
      why: expect.stringContaining('never been trusted'),
      problems: [],
      configured: true,
    },
    { name: 'missing', place: { line: 9, column: 11 }, trusted: false },
    { event: 'SessionStart', name: 'quiet', source: 'user', enabled: false, trusted: true, background: true },
  ]);
  const messages = hooks[1]?.problems.map(({ message }) => message).join();
  expect(messages).toContain('timeuot');
  expect(messages).toContain('none.sh');
  expect(problems.length).toBeGreaterThanOrEqual(2);
  expect(JSON.parse(hooks[0]?.config ?? '')).toEqual({ type: 'command', command: 'hooks/guard.sh' });
  expect(new Set(hooks.map(({ key }) => key)).size).toBe(3);
});

it('returns the events of the contract, the schema of each input, and a valid sample', async () => {
  const { get, post, ask } = await inspect(projectWithHook());
  const { events } = await get<EventsResponse>(paths.events);
  expect(events.find(({ name }) => name === 'BeforeTool')).toMatchObject({ matcherField: 'tool_name', hooks: 1 });
  for (const { name, description } of events) {
    expect(description).not.toBe('');
    const { schema, sample } = await get<EventForm>(`${paths.form}?event=${name}`);
    expect(JSON.stringify(schema)).not.toContain('$ref":"http');
    expect(await post(paths.check, { event: name, input: JSON.parse(sample) })).toEqual({ violations: [] });
  }
  const wrong = { event: 'BeforeTool', input: { tool_name: 5 } };
  expect(await post(paths.check, wrong)).toMatchObject({ violations: [{ path: '/tool_name' }] });
  expect(await ask(`${paths.form}?event=BeforeTol`)).toMatchObject({
    status: 400,
    text: expect.stringContaining('BeforeTool'),
  });
});

it('explains which hooks an event would run, and runs none', async () => {
  const machine = projectWithHook();
  const { post } = await inspect(machine);
  const untrusted = await post<ExplainResponse>(paths.explain, question);
  expect(untrusted).toMatchObject({ matched: 'write_file', mode: 'parallel', violations: [] });
  expect(untrusted.hooks).toMatchObject([{ name: 'guard', runs: false, verdict: 'untrusted' }]);
  expect((await machine.run(['trust', '--yes'])).code).toBe(0);
  expect(await post(paths.explain, question)).toMatchObject({ hooks: [{ name: 'guard', runs: true }] });
  const other = { event: 'BeforeTool', input: { ...input, tool_name: 'read_file' } };
  expect(await post(paths.explain, other)).toMatchObject({ hooks: [{ runs: false, verdict: 'matcher' }] });
  expect(existsSync(join(machine.project, 'ran'))).toBe(false);
});

it('never runs an untrusted hook, or any hook without confirmation', async () => {
  const machine = projectWithHook();
  const { post, ask } = await inspect(machine);
  const answer = await post<RunResponse>(paths.run, { ...question, confirmed: true });
  expect(answer).toMatchObject({
    untrusted: ['guard'],
    hooks: [{ name: 'guard', verdict: 'untrusted', tone: 'skipped' }],
  });
  expect((await machine.run(['trust', '--yes'])).code).toBe(0);
  for (const confirmed of [undefined, false, 'true', 1]) {
    expect(await ask(paths.run, { method: 'POST', body: { ...question, confirmed } })).toMatchObject({ status: 400 });
  }
  for (const more of [{ untrusted: true }, { options: { untrusted: true } }]) {
    writeFileSync(join(machine.project, 'hooks/guard.sh'), `${script}# changed\n`);
    expect(await post(paths.run, { ...question, ...more, confirmed: true })).toMatchObject({ untrusted: ['guard'] });
  }
  expect(existsSync(join(machine.project, 'ran'))).toBe(false);
});

it('runs trusted hooks, returns their input and output, and saves a test that passes', async () => {
  const machine = projectWithHook();
  await machine.run(['trust', '--yes']);
  const { post, ask } = await inspect(machine);
  const answer = await post<RunResponse>(paths.run, { ...question, confirmed: true });
  expect(answer).toMatchObject({ decision: 'deny', reason: 'no secrets', untrusted: [] });
  expect(answer.hooks).toMatchObject([{ name: 'guard', verdict: 'ran', tone: 'deny', exitCode: 2 }]);
  expect(answer.hooks[0]?.stderr).toContain('no secrets');
  expect(answer.copies.run).toBe(`hookwright run BeforeTool --input '${JSON.stringify(input)}'`);
  const expected = { decision: answer.decision, reason: answer.reason, verdicts: { guard: 'ran' } };
  const save = { ...question, name: 'No secrets, please!', expect: expected };
  const { file } = await post<SavedTest>(paths.saveTest, save);
  expect(file).toBe('.hookwright/tests/no-secrets-please.hooktest.json');
  expect(await machine.run(['test'])).toMatchObject({ code: 0 });
  const text = readFileSync(join(machine.project, file), 'utf8');
  const again = await ask(paths.saveTest, { method: 'POST', body: { ...save, input: {} } });
  expect(again).toMatchObject({ status: 409, text: expect.stringContaining('already exists') });
  expect(readFileSync(join(machine.project, file), 'utf8')).toBe(text);
});

it.each(['../../outside', '/etc/passwd', 'a/../../../b', '..', '\u0000', 'ü'.repeat(500)])(
  'saves a test with the name %j only inside the project',
  async (name) => {
    const machine = projectWithHook();
    const { ask } = await inspect(machine);
    const { status, text } = await ask(paths.saveTest, { method: 'POST', body: { ...question, name, expect: {} } });
    expect(status).toBe(200);
    expect(JSON.parse(text).file).toMatch(/^\.hookwright\/tests\/[a-z0-9-]{1,80}\.hooktest\.json$/);
  },
);

it('saves no test through a link that leaves the project', async () => {
  const machine = projectWithHook();
  const outside = join(machine.root, 'outside');
  mkdirSync(outside);
  symlinkSync(outside, join(machine.project, '.hookwright/tests'));
  const { ask } = await inspect(machine);
  const body = { ...question, name: 'linked', expect: {} };
  expect(await ask(paths.saveTest, { method: 'POST', body })).toMatchObject({ status: 409 });
  rmSync(join(machine.project, '.hookwright'), { recursive: true });
  symlinkSync(outside, join(machine.project, '.hookwright'));
  expect(await ask(paths.saveTest, { method: 'POST', body })).toMatchObject({ status: 409 });
  expect(readdirSync(outside)).toEqual([]);
});

it('shows pending hooks with their files, grants exactly those, shows a diff, and revokes', async () => {
  const machine = projectWithHook();
  const { get, post } = await inspect(machine);
  const { pending } = await get<TrustResponse>(paths.trust);
  expect(pending).toMatchObject([
    {
      name: 'guard',
      event: 'BeforeTool',
      source: 'project',
      why: expect.stringContaining('never been trusted'),
      commands: [expect.stringContaining('hooks/guard.sh')],
      files: [{ path: 'hooks/guard.sh', state: 'new', text: script, diff: [] }],
    },
  ]);
  const ids = pending.map(({ id }) => id);
  const granted = await post<TrustChanged>(paths.grant, { ids });
  expect(granted).toMatchObject({
    changed: ids,
    unknown: [],
    trust: { pending: [], trusted: [{ name: 'guard', files: ['hooks/guard.sh'] }] },
  });
  expect(JSON.parse((await machine.run(['list', '--json'])).stdout).hooks).toMatchObject([{ trusted: true }]);

  writeFileSync(join(machine.project, 'hooks/guard.sh'), script.replace('exit 0', 'exit 2'));
  const changed = await get<TrustResponse>(paths.trust);
  expect(changed.pending).toMatchObject([{ why: expect.stringContaining('changed'), files: [{ state: 'changed' }] }]);
  expect(changed.pending[0]?.files[0]?.diff.filter(({ sign }) => sign !== ' ')).toEqual([
    { sign: '-', text: 'exit 0' },
    { sign: '+', text: 'exit 2' },
  ]);
  // The hook changes between the request and the grant.
  writeFileSync(join(machine.project, 'hooks/guard.sh'), script.replace('exit 0', 'rm -rf /'));
  const stale = changed.pending.map(({ id }) => id);
  expect(await post(paths.grant, { ids: stale })).toMatchObject({
    changed: [],
    unknown: stale,
    trust: { pending: [{}] },
  });
  expect(await post(paths.run, { ...question, confirmed: true })).toMatchObject({ untrusted: ['guard'] });

  writeFileSync(join(machine.project, 'hooks/guard.sh'), script);
  const { trusted } = await get<TrustResponse>(paths.trust);
  const revoked = await post<TrustChanged>(paths.revoke, { ids: trusted.flatMap((each) => each.ids) });
  expect(revoked.trust).toMatchObject({ pending: [{ name: 'guard' }], trusted: [] });
  expect(JSON.parse((await machine.run(['list', '--json'])).stdout).hooks).toMatchObject([{ trusted: false }]);
});

it('reports that trust is locked, and changes nothing', async () => {
  const machine = projectWithHook();
  const { get, ask } = await inspect(machine, [], { env: { HOOKWRIGHT_LOCKED: '1' } });
  const { pending } = await get<TrustResponse>(paths.trust);
  const { status, text } = await ask(paths.grant, { method: 'POST', body: { ids: pending.map(({ id }) => id) } });
  const answer: ApiError = JSON.parse(text);
  expect({ status, error: answer.error }).toEqual({ status: 409, error: expect.stringContaining('locked') });
});

it('notifies pages when settings or trust change', async () => {
  const machine = projectWithHook();
  const { stream } = await inspect(machine);
  const events = stream();
  await events.until(isKind('caught-up'));
  await machine.run(['trust', '--yes']);
  await events.until(isKind('changed'));
});

it.each(['the page disconnects', 'the inspector closes'])('aborts its hooks when %s', async (how) => {
  const machine = makeMachine();
  const command = 'echo $$ > pid.tmp && mv pid.tmp pid; while [ -e hold ]; do sleep 0.05; done';
  machine.write('hold', '');
  machine.write('../.config/hookwright/settings.json', beforeTool({ type: 'command', name: 'waits', command }));
  const { ask, child, ended } = await inspect(machine);
  const left = new AbortController();
  const asked = ask(paths.run, { method: 'POST', body: { ...question, confirmed: true }, signal: left.signal });
  asked.catch(() => {});
  await expect.poll(() => existsSync(join(machine.project, 'pid')), { timeout: 20_000 }).toBe(true);
  const pid = Number(readFileSync(join(machine.project, 'pid'), 'utf8'));
  expect(isAlive(pid)).toBe(true);
  if (how === 'the inspector closes') child.kill('SIGINT');
  else left.abort();
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  if (how === 'the inspector closes') await ended;
  else expect(await ask(paths.state)).toMatchObject({ status: 200 });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
