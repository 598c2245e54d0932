import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '../../../codegen/read/load.js';
import { filesOf, writeTree } from '../../support/codegen/generator.js';
import { repositorySources } from '../../support/codegen/sources.js';
import { compileAuthored, readAuthoredSchemas } from '../../support/core/contract/authored-ajv.js';
import { bundle, folderForAll, root, runModule } from '../../support/core/events/child.js';

const fixture = join(root, 'test/support/fixtures/added-event');
const project = folderForAll();
const dir = folderForAll();
const authored = compileAuthored(readAuthoredSchemas());

/** Bundles the runtime with code generated from the contract and two more schema files. */
beforeAll(async () => {
  const added = readSources(join(fixture, 'schemas')).filter(({ path }) => path.startsWith('events/'));
  expect(added).toHaveLength(2);
  writeTree(join(project, 'generated'), await filesOf([...repositorySources(), ...added]));
  cpSync(join(root, 'src'), join(project, 'src'), { recursive: true });
  bundle(dir, project);
});

describe('event that is added by schema files alone', () => {
  it('fires, plans, runs a script and is traced, directly and on the bus [GEN-1, EVT-1, BUS-14]', () => {
    const script = `"${process.execPath}" "${join(fixture, 'protect-main.mjs')}"`;
    const { code, stdout, stderr } = runModule(
      dir,
      `import { createConfig, InMemoryMessageBus } from './hookwright.mjs';
       const messageBus = new InMemoryMessageBus();
       const config = createConfig({
         workingDir: ${JSON.stringify(dir)},
         messageBus,
         hooks: {
           BeforeCommit: [
             { matcher: 'main|topic/.*', sequential: true, hooks: [{ type: 'command', name: 'protect-main', command: ${JSON.stringify(script)} }] },
             { hooks: [{ type: 'command', name: 'see', command: 'cat > seen.json; cat seen.json >&2' }] },
             { matcher: 'release', hooks: [{ type: 'command', name: 'other', command: 'exit 2' }] },
           ],
         },
       });
       const system = config.getHookSystem();
       await system.initialize();
       const handler = system.getEventHandler();
       const summarize = ({ success, finalOutput, hookResults, trace }) => ({
         success,
         decision: finalOutput.decision,
         reason: finalOutput.reason,
         trailer: finalOutput.hookSpecificOutput?.trailer,
         blocked: finalOutput.isBlockingDecision(),
         seen: hookResults[1] && JSON.parse(hookResults[1].stderr),
         trace,
       });
       const topic = await handler.fireBeforeCommitEvent({ branch: 'topic/parser', message: 'Fix it', changedFiles: ['a.ts'] });
       const main = await handler.fireBeforeCommitEvent({ branch: 'main', message: 'Fix it' });
       const mediated = await messageBus.request({ eventName: 'BeforeCommit', input: { branch: 'main', message: 'Fix it' }, correlationId: 'c' });
       const wrong = await handler.fire('BeforeCommit', { branch: ' ' });
       console.log(JSON.stringify({
         problems: system.getProblems(),
         topic: summarize(topic),
         main: summarize(main),
         mediated: { success: mediated.success, reason: mediated.output.finalOutput.reason },
         wrong: wrong.errors.map(({ code, message }) => [code, message]),
         traces: system.getTraces(),
       }));
       await system.dispose();`,
    );
    expect(stderr).toMatch(/^hookwright: BeforeCommit failed at validation: .*\n$/);
    expect(code).toBe(0);
    const { problems, topic, main, mediated, wrong, traces } = JSON.parse(stdout);
    expect(problems).toEqual([]);
    expect(topic).toMatchObject({ success: true, blocked: false, trailer: 'Checked-by: protect-main (1 files)' });
    expect(topic.seen).toMatchObject({
      hook_event_name: 'BeforeCommit',
      cwd: dir,
      branch: 'topic/parser',
      message: 'Fix it\n\nChecked-by: protect-main (1 files)',
      changed_files: ['a.ts'],
    });
    const reason = '"Fix it" would go straight to main; commit to a branch and open a review';
    expect(main).toMatchObject({ success: false, blocked: true, decision: 'deny', reason });
    expect(mediated).toEqual({ success: true, reason });
    expect(wrong).toEqual([['validation_failure', expect.stringContaining('/branch must not be blank')]]);
    for (const trace of traces) expect(authored.failures('HookTrace', trace)).toEqual([]);
    expect(traces.map(({ hooks }: { hooks: { verdict: string }[] }) => hooks.map(({ verdict }) => verdict))).toEqual([
      ['ran', 'ran', 'matcher'],
      ['ran', 'chain-stopped', 'matcher'],
      ['ran', 'chain-stopped', 'matcher'],
      ['aborted', 'aborted', 'aborted'],
    ]);
    expect(traces[0]).toEqual(topic.trace);
    expect(traces[2]).toMatchObject({ eventName: 'BeforeCommit', correlationId: 'c', matched: 'main' });
  });
});
