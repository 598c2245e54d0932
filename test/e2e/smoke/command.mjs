// Runs every subcommand of the installed package in an empty home, including all error cases.
import assert from 'node:assert/strict';
import { appendFileSync, chmodSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { canMount, canSwitchUser, emptyMachines, hasTerminal, isAlive, resultOf, until } from './empty-machine.mjs';

const SETTINGS = '.hookwright/settings.json';
const hook = (command, more = {}) => ({ type: 'command', name: 'guard', command, ...more });
const settings = (...hooks) => ({ enableHooks: true, hooks: { BeforeTool: [{ hooks }] } });
const GUARD = 'grep -q secret && { echo "no secrets" >&2; exit 2; }; exit 0';
const CASE = { name: 'a', event: 'BeforeTool', input: { tool_input: { a: 'secret' } }, expect: { decision: 'deny' } };

/** Plain arguments of each subcommand, with its exit code and output in an empty project. */
const PLAIN = {
  init: { args: ['init'], code: 0, says: /trusted no-private-keys/ },
  list: { args: ['list'], code: 0, says: /hookwright init/ },
  events: { args: ['events'], code: 0, says: /BeforeToolSelection/ },
  dev: { args: ['dev'], code: 1, says: /dev needs a terminal/ },
  explain: { args: ['explain', 'BeforeTool'], code: 0, says: /no hook would run/ },
  run: { args: ['run', 'BeforeTool'], code: 0, says: /no hook is configured/ },
  test: { args: ['test'], code: 1, says: /there are no hook tests/ },
  replay: { args: ['replay', 'rec.jsonl'], code: 1, says: /there is no file rec\.jsonl/ },
  trust: { args: ['trust'], code: 0, says: /Every hook that may run is trusted/ },
  doctor: { args: ['doctor'], code: 1, says: /cannot find any hooks here/ },
  inspect: { args: ['inspect', '--port', 'any'], code: 64, says: /--port must be a number/ },
  watch: { args: ['watch'], code: 1, says: /there is no trace of this project/ },
  stats: { args: ['stats'], code: 1, says: /there is no trace of this project/ },
  mcp: { args: ['mcp'], code: 64, says: /missing required argument/ },
  serve: { args: ['serve', '--concurrency', '0'], code: 64, says: /--concurrency must be a number/ },
  validate: { args: ['validate'], code: 1, says: /\.hookwright\/settings\.json/ },
  schema: { args: ['schema', 'BeforeTool'], code: 0, says: /BeforeToolHookInput/, raw: true },
  kit: { args: ['kit', 'python'], code: 0, says: /define_hook/, raw: true },
  completion: { args: ['completion', 'bash'], code: 0, says: /complete -o default/, raw: true },
  generate: { args: ['generate', '--schemas', 'a', '--out', 'b'], code: 1, says: /does not exist/, raw: true },
};
/** Subcommands that read or run the hooks of a project. */
const ASKING = ['list', 'explain', 'run', 'test', 'trust', 'doctor', 'validate'];

/** Runs all cases, as many in parallel as there are cores. Returns the number of passed and failed ones. */
export async function tryCommand(installed) {
  const withMachine = emptyMachines(installed);
  const waiting = Object.entries(cases(withMachine));
  const [skipped, failed] = [[], []];
  const count = waiting.length;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [title, use] = next;
      try {
        if ((await use()) === 'skipped') skipped.push(title);
      } catch (error) {
        failed.push(title);
        console.log(`smoke: FAILED: the command ${title}\n${error.stack}`);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const title of skipped) console.log(`smoke: skipped here: the command ${title}`);
  return { passed: count - failed.length - skipped.length, failed: failed.length };
}

function cases(withMachine) {
  const all = {};
  const add = (title, use) => (all[title] = () => withMachine(use));
  for (const [name, { args, code, says, raw }] of Object.entries(PLAIN)) {
    add(`${name}: in an empty project`, async ({ run }) => {
      const answer = checked(await run(args));
      assert.equal(answer.code, code, answer.stdout + answer.stderr);
      assert.match(answer.stdout + answer.stderr, says);
    });
    add(`${name}: with its output closed`, async ({ start, write }) => {
      write(
        SETTINGS,
        settings(...Array.from({ length: 400 }, (_, index) => hook('exit 0', { name: `hook ${index}` }))),
      );
      const child = start(args);
      const ended = resultOf(child);
      child.stdout.destroy();
      const { signal, stderr } = checked(await ended);
      assert.deepEqual({ signal, pipe: /EPIPE/.test(stderr) }, { signal: null, pipe: false });
    });
    add(`${name}: with a home that is not writable`, async ({ runAsOther, home }) => {
      if (!canSwitchUser) return 'skipped';
      chmodSync(home, 0o555);
      const answer = checked(await runAsOther(args));
      readOnly(name, code, answer);
      return undefined;
    });
    add(`${name}: with a home on a read-only file system`, async ({ runOnReadOnlyHome }) => {
      if (!canMount) return 'skipped';
      readOnly(name, code, checked(await runOnReadOnlyHome(args)));
      return undefined;
    });
    add(`${name}: in a terminal of 40 columns`, async ({ runInTerminal, write }) => {
      if (!hasTerminal) return 'skipped';
      if (name !== 'init') write(SETTINGS, settings(hook(GUARD), hook('./a/file/that/is/nowhere/to/be/found.sh')));
      for (const line of [args, [name, '--help']]) {
        const asked = name === 'init' && line === args ? [...line, '--agents', 'none'] : line;
        const { stdout } = checked(await runInTerminal(40, asked, 'q\n'));
        // Lines that users copy are not wrapped.
        const long = stdout.split('\n').filter((text) => text.length > 40 && !/^(Usage: | +\$ )/.test(text));
        if (!raw || line !== args) assert.deepEqual(long, [], `${line.join(' ')}:\n${stdout}`);
      }
      return undefined;
    });
  }
  add('inspect: serves the packed page, and closes its port at the end', async ({ start }) => {
    const child = start(['inspect', '--no-open']);
    const ended = resultOf(child);
    const address = String(await new Promise((resolve) => child.stdout.once('data', resolve))).trim();
    const { origin, hash } = new URL(address);
    const headers = { 'x-hookwright-token': hash.slice('#token='.length) };
    for (const path of ['/', '/page.js', '/page.css', '/api/state', '/api/hooks', '/api/events']) {
      const { status } = await fetch(origin + path, { headers });
      assert.equal(status, 200, path);
    }
    child.kill('SIGINT');
    assert.equal((await ended).code, 130);
    await assert.rejects(fetch(origin));
  });
  for (const name of ASKING) {
    const { args } = PLAIN[name];
    const complains = async ({ run }, pattern) => {
      const answer = checked(await run(args));
      assert.equal(answer.code, 1, answer.stdout + answer.stderr);
      assert.match(answer.stdout + answer.stderr, pattern);
    };
    const withTest = (machine) => machine.write('a.hooktest.json', { cases: [{ ...CASE, expect: {} }] });
    add(`${name}: settings that are not valid JSON`, async (machine) => {
      withTest(machine);
      machine.write(SETTINGS, '{ "enableHooks": tru');
      await complains(machine, /settings\.json:1:18/);
    });
    add(`${name}: a folder in place of the settings`, async (machine) => {
      withTest(machine);
      mkdirSync(join(machine.project, SETTINGS), { recursive: true });
      await complains(machine, /settings\.json.*not a regular file|not a regular file[\s\S]*settings\.json/);
    });
    add(`${name}: settings without read permission`, async (machine) => {
      if (!canSwitchUser) return 'skipped';
      withTest(machine);
      chmodSync(machine.write(SETTINGS, settings(hook(GUARD))), 0);
      await complains(
        { run: machine.runAsOther },
        /settings\.json.*(EACCES|permission denied)|permission denied[\s\S]*settings\.json/,
      );
      return undefined;
    });
  }
  for (const args of [
    ['replay', 'a.txt'],
    ['stats', 'a.txt'],
    ['watch', 'a.txt'],
    ['validate', 'a.txt'],
    ['test', 'a.txt'],
    ['run', 'BeforeTool', '--input', '@a.txt'],
    ['explain', 'BeforeTool', '--input', '@a.txt'],
    ['replay', 'a.jsonl', '--against', 'a.txt'],
  ]) {
    const names = /a\.txt.*(EACCES|permission denied)|(EACCES|permission denied).*a\.txt/s;
    add(`${args.join(' ')}: a file without read permission`, async ({ runAsOther, run, write }) => {
      if (!canSwitchUser) return 'skipped';
      write(SETTINGS, settings(hook('exit 0')));
      checked(await run(['run', 'BeforeTool', '--untrusted', '--record', 'a.jsonl']), 0);
      chmodSync(join(write('a.txt', 'text'), '../a.jsonl'), 0o644);
      chmodSync(write('a.txt', 'text'), 0);
      const { code, stdout, stderr } = checked(await runAsOther(args));
      assert.equal(code, args.includes('--input') ? 64 : 1, stdout + stderr);
      assert.match(stdout + stderr, names);
      return undefined;
    });
    add(`${args.join(' ')}: a folder in place of the file`, async ({ run, write, project }) => {
      write(SETTINGS, settings(hook('exit 0')));
      checked(await run(['run', 'BeforeTool', '--untrusted', '--record', 'a.jsonl']), 0);
      mkdirSync(join(project, 'a.txt'));
      const { code, stdout, stderr } = checked(await run(args));
      assert.equal(code, args.includes('--input') ? 64 : 1, stdout + stderr);
      assert.notEqual(stdout + stderr, '');
    });
  }
  for (const name of ['explain', 'run', 'schema']) {
    add(`${name}: an event that does not exist`, async ({ run }) => {
      const { code, stdout, stderr } = checked(await run([name, 'BeforeTol']));
      assert.deepEqual({ code, stdout }, { code: 64, stdout: '' });
      assert.match(stderr, /did you mean BeforeTool\?/);
    });
  }
  for (const name of ['explain', 'run']) {
    for (const input of ['{ bad', '[]', '@nowhere.json', '"text"']) {
      add(`${name}: ${input} as input`, async ({ run }) => {
        const { code, stdout } = checked(await run([name, 'BeforeTool', '--input', input]));
        assert.deepEqual({ code, stdout }, { code: 64, stdout: '' });
      });
    }
  }
  for (const args of [
    ['kit', 'cobol'],
    ['completion', 'tcsh'],
    ['rnu', 'BeforeTool'],
    ['run', '--inptu', '{}'],
  ]) {
    add(`${args.join(' ')}: invalid usage`, async ({ run }) => {
      const { code, stdout, stderr } = checked(await run(args));
      assert.deepEqual({ code, stdout }, { code: 64, stdout: '' });
      assert.notEqual(stderr, '');
    });
  }
  addStories(add);
  return all;
}

function addStories(add) {
  add(
    'init, list, run, test, doctor, trust: from an empty project to a hook that blocks',
    async ({ run, has, read }) => {
      checked(await run(['init']), 0);
      assert.ok(has('.hookwright/hooks/no-private-keys.sh'));
      assert.match(checked(await run(['list']), 0).stdout, /enabled, trusted/);
      assert.match(checked(await run(['test', '--junit', 'report.xml']), 0).stdout, /3 passed, 0 failed/);
      assert.match(read('report.xml'), /tests="3" failures="0"/);
      checked(await run(['doctor']), 0);
      checked(await run(['validate']), 0);
      const key = JSON.stringify({ tool_name: 'write_file', tool_input: { a: '-----BEGIN PRIVATE KEY-----' } });
      checked(await run(['run', 'BeforeTool', '--input', '-'], { input: key }), 2);
      checked(await run(['trust', '--revoke', 'no-private-keys']), 0);
      assert.match(checked(await run(['run', 'BeforeTool', '--input', key]), 1).stdout, /hookwright trust/);
      assert.match(checked(await run(['init']), 0).stdout, /already there/);
    },
  );
  add('run, replay, stats, watch: a recording', async ({ run, write, start }) => {
    write(SETTINGS, settings(hook(GUARD)));
    checked(await run(['trust', '--yes']), 0);
    checked(await run(['run', 'BeforeTool', '--input', '{"tool_input":{"a":"secret"}}', '--record', 'rec.jsonl']), 2);
    checked(await run(['replay', 'rec.jsonl']), 0);
    assert.match(checked(await run(['stats', 'rec.jsonl']), 0).stdout, /guard/);
    write(SETTINGS, settings(hook('exit 0')));
    checked(await run(['trust', '--yes']), 0);
    assert.match(checked(await run(['replay', 'rec.jsonl']), 1).stdout, /deny → allow/);
    const child = start(['watch', 'rec.jsonl', '--all']);
    let seen = '';
    child.stdout.on('data', (data) => (seen += data));
    const ended = resultOf(child);
    await until(() => /BeforeTool\b.* deny/.test(seen));
    appendFileSync(write('other.jsonl', ''), 'no trace\n');
    child.kill('SIGINT');
    checked(await ended, 130);
  });
  add('run, test, explain: a hook whose program is missing', async ({ run, write }) => {
    write(SETTINGS, settings(hook('./hooks/missing.sh')));
    write('a.hooktest.json', { cases: [CASE] });
    checked(await run(['trust', '--yes']), 0);
    assert.match(checked(await run(['run', 'BeforeTool']), 1).stdout, /exit code 12[67]/);
    assert.match(checked(await run(['test']), 1).stdout, /guard failed: /);
    assert.match(checked(await run(['doctor']), 1).stdout, /missing\.sh/);
    write(SETTINGS, settings(hook('exit 0')));
    checked(await run(['run', 'BeforeTool', '--untrusted', '--record', 'rec.jsonl']), 0);
    write(SETTINGS, settings(hook('./hooks/missing.sh')));
    assert.match(checked(await run(['replay', 'rec.jsonl', '--untrusted']), 1).stdout, /guard failed: /);
  });
  add('run, test, replay: a hook that hangs', async ({ run, write }) => {
    write(SETTINGS, settings(hook('exit 0')));
    checked(await run(['run', 'BeforeTool', '--untrusted', '--record', 'rec.jsonl']), 0);
    write(SETTINGS, settings(hook('sleep 1000', { timeout: 300 })));
    write('a.hooktest.json', { cases: [CASE] });
    assert.match(checked(await run(['run', 'BeforeTool', '--untrusted']), 1).stdout, /ended by its timeout/);
    assert.match(checked(await run(['test', '--untrusted']), 1).stdout, /timed out/);
    assert.match(checked(await run(['replay', 'rec.jsonl', '--untrusted']), 1).stdout, /guard failed: .*timed out/);
  });
  for (const args of [
    ['run', 'BeforeTool', '--untrusted'],
    ['test', '--untrusted'],
    ['replay', 'rec.jsonl', '--untrusted'],
  ]) {
    add(`${args[0]}: SIGINT during a run leaves no process`, async (machine) => {
      const { pids, place } = await hanging(machine);
      const child = machine.start(args, { more: { TMPDIR: place } });
      const ended = resultOf(child);
      await until(() => pids().length === 2);
      child.kill('SIGINT');
      checked(await ended, 130);
      await until(() => !pids().some(isAlive));
    });
    add(`${args[0]}: Ctrl-C in a terminal leaves no process`, async (machine) => {
      if (!hasTerminal) return 'skipped';
      const { pids, place } = await hanging(machine);
      const line = `hookwright ${args.join(' ')}; echo "it ended with $?"`;
      const more = { TMPDIR: place, TERM: 'xterm', SHELL: '/bin/bash' };
      const child = machine.start(['-qc', `trap : INT; ${line}`, '/dev/null'], { command: 'script', more });
      let seen = '';
      child.stdout.on('data', (data) => (seen += data));
      await until(() => pids().length === 2);
      child.stdin.write('\u0003');
      await until(() => seen.includes('it ended with'));
      assert.match(seen, /it ended with 130/);
      await until(() => !pids().some(isAlive));
      child.stdin.end();
      return undefined;
    });
  }
  add('run: a second Ctrl-C kills hooks that ignore the first, and leaves no process', async (machine) => {
    const { pids, place } = await hanging(machine, "trap '' INT TERM; ");
    const child = machine.start(['run', 'BeforeTool', '--untrusted'], { more: { TMPDIR: place } });
    const ended = resultOf(child);
    await until(() => pids().length === 2);
    child.kill('SIGINT');
    child.kill('SIGINT');
    checked(await ended, 130);
    await until(() => !pids().some(isAlive));
  });
  add('test --watch: Ctrl-C', async ({ run, start }) => {
    checked(await run(['init']), 0);
    const child = start(['test', '--watch']);
    let seen = '';
    child.stdout.on('data', (data) => (seen += data));
    const ended = resultOf(child);
    await until(() => seen.includes('Waiting for changes'));
    child.kill('SIGINT');
    checked(await ended, 130);
  });
  for (const args of [['run', 'BeforeTool', '--input', '-'], ['explain', 'BeforeTool', '--input', '-'], ['trust']]) {
    add(`${args[0]}: Ctrl-C in a terminal while it waits for input`, async (machine) => {
      if (!hasTerminal) return 'skipped';
      machine.write(SETTINGS, settings(hook('exit 0')));
      // Printed once it waits; an earlier key press would only interrupt loading.
      const wait = args[0] === 'trust' ? 'Trust it?' : 'ready';
      const line = `echo ready; hookwright ${args.join(' ')}; echo "it ended with $?"`;
      const more = { TERM: 'xterm', SHELL: '/bin/bash' };
      const child = machine.start(['-qc', `trap : INT; ${line}`, '/dev/null'], { command: 'script', more });
      let seen = '';
      child.stdout.on('data', (data) => (seen += data));
      await until(() => seen.includes(wait));
      child.stdin.write('\u0003');
      await until(() => seen.includes('it ended with'));
      assert.match(seen, /it ended with 130/);
      child.stdin.end();
      return undefined;
    });
  }
  add('generate: prints the command that installs missing peers', async ({ run }) => {
    const schemas = resolve(import.meta.dirname, '../../../examples/own-events/schemas');
    const { stdout, stderr } = checked(await run(['generate', '--schemas', schemas, '--out', 'generated']), 1);
    assert.match(stdout + stderr, /npm install .*ajv@/);
  });
  add('trust: with a home that is not writable', async ({ runAsOther, write, home }) => {
    if (!canSwitchUser) return 'skipped';
    write(SETTINGS, settings(hook(GUARD)));
    chmodSync(home, 0o555);
    assert.match(checked(await runAsOther(['trust', '--yes']), 1).stderr, /trust cannot be recorded/);
    assert.match(checked(await runAsOther(['run', 'BeforeTool', '--untrusted']), 0).stdout, /guard: exit code 0/);
    assert.match(checked(await runAsOther(['doctor']), 1).stdout, /not trusted/);
    return undefined;
  });
  add('init: in a project that is not writable', async ({ runAsOther, project }) => {
    if (!canSwitchUser) return 'skipped';
    chmodSync(project, 0o555);
    const { stderr } = checked(await runAsOther(['init']), 1);
    chmodSync(project, 0o755);
    assert.match(stderr, /cannot be written|permission denied|EACCES/);
    return undefined;
  });
}

/** Writes a hook that starts a child process and never ends, with a test and a recording for it. */
async function hanging(machine, before = '') {
  const file = join(machine.home, 'pids');
  machine.write(SETTINGS, settings(hook('exit 0')));
  checked(await machine.run(['run', 'BeforeTool', '--untrusted', '--record', 'rec.jsonl']), 0);
  machine.write(SETTINGS, settings(hook(`${before}sleep 1000 & echo $! >> '${file}'; echo $$ >> '${file}'; wait`)));
  machine.write('a.hooktest.json', { cases: [CASE] });
  const place = join(machine.home, 'tmp');
  mkdirSync(place);
  const pids = () => (machine.has('../home/pids') ? machine.read('../home/pids').trim().split('\n').map(Number) : []);
  return { pids, place };
}

/** Checks a subcommand whose home is read-only: only init writes there, to record trust, and reports it. */
function readOnly(name, code, { code: actual, stdout, stderr }) {
  assert.equal(actual, name === 'init' ? 1 : code, stdout + stderr);
  if (name === 'init') assert.match(stderr, /the files are written, but their hook is not trusted: .*home/);
}

/** Checks every result: no stack trace, no Node warning, no signal. */
function checked(answer, code) {
  const text = answer.stdout + answer.stderr;
  assert.doesNotMatch(text, /^\s+at .+:\d+/m);
  assert.doesNotMatch(text, /Unhandled|Uncaught|\(node:\d+\)/);
  assert.equal(answer.signal, null, text);
  if (code !== undefined) assert.equal(answer.code, code, text);
  return answer;
}
