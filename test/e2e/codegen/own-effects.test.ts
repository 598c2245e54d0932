import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runGenerate } from '../../../codegen/run-generate.js';
import { runNode, writeTree } from '../../support/codegen/generator.js';
import { authored, deployInput, deployOutput, hostWith, problemsIn } from '../../support/codegen/host-folder.js';
import { root } from '../../support/codegen/sources.js';

const input = 'events/before-query.input.schema.json';
const output = 'events/before-query.output.schema.json';
const field = { description: 'The arguments of the query.', type: 'object' };

/** Event of a host whose hooks may change arguments, as those of a tool. */
function queryEvent(effects: readonly string[], specific: object): Record<string, unknown> {
  const renamed = (path: string) =>
    JSON.parse(JSON.stringify(authored(path)).replaceAll('BeforeDeploy', 'BeforeQuery'));
  const [own, answer] = [renamed(deployInput), renamed(deployOutput)];
  own.properties.tool_input = field;
  own.required.push('tool_input');
  Object.assign(own['x-event'], { effects, chain: { from: 'tool_input', into: 'tool_input', how: 'merge' } });
  if (!Object.hasOwn(specific, 'tool_input')) delete own['x-event'].chain;
  Object.assign(answer.properties.hookSpecificOutput.properties, specific);
  return { [input]: own, [output]: answer };
}

describe("host's own event whose hooks change arguments", { timeout: 180_000 }, () => {
  const rewritten = { tool_input: { ...field, 'x-merge': 'merge' } };
  const { schemas, out } = hostWith(queryEvent(['block', 'edit-tool-input'], rewritten));
  const host = dirname(out);

  beforeAll(async () => {
    expect((await runGenerate({ schemas, out })).kind).toBe('written');
    mkdirSync(join(host, 'node_modules'));
    symlinkSync(root, join(host, 'node_modules/hookwright'), 'junction');
    const compilerOptions = { outDir: 'dist', rootDir: '.', typeRoots: [join(root, 'node_modules/@types')] };
    const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['use.ts'] };
    writeTree(host, [
      ['package.json', '{ "type": "module" }'],
      ['tsconfig.json', JSON.stringify(config)],
      ['use.ts', typedUse],
    ]);
  });

  it('returns the arguments, by type and after real hooks [GEN-1, OUT-5]', () => {
    const built = runNode(host, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
    expect(built.stdout + built.stderr).toBe('');
    const { stdout, stderr } = runNode(host, ['dist/use.js']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      modified: { limit: 10, dry: true },
      replaces: false,
      seen: { limit: 10, table: 'orders' },
      without: 'undefined',
    });
  });
});

const typedUse = `
import { createConfig } from 'hookwright';
import { readFileSync } from 'node:fs';
import { contract, type HooksMap, hookEvents } from './generated/index.js';

const answer = (toolInput: object) => \`echo '\${JSON.stringify({ hookSpecificOutput: { tool_input: toolInput } })}'\`;
const hooks: HooksMap = {
  BeforeQuery: [
    { sequential: true, hooks: [{ type: 'command', command: answer({ limit: 10 }) }] },
    { sequential: true, hooks: [{ type: 'command', command: \`cat > seen.json; \${answer({ dry: true })}\` }] },
  ],
};
const config = createConfig({ workingDir: process.cwd(), contract, hooks });
const events = hookEvents(config);
const deploy = { environment: 'staging', commit: '4f2a91c' } as const;
const query = await events.fireBeforeQueryEvent({ ...deploy, toolInput: { limit: 5000, table: 'orders' } });
const modified: Record<string, unknown> | undefined = query?.finalOutput?.getModifiedToolInput();
const deployed = await events.fireBeforeDeployEvent(deploy);
console.log(
  JSON.stringify({
    modified,
    replaces: query?.finalOutput?.replacesToolInput(),
    seen: JSON.parse(readFileSync('seen.json', 'utf8')).tool_input,
    // @ts-expect-error an event without that effect has no such method
    without: typeof deployed?.finalOutput?.getModifiedToolInput,
  }),
);
await config.getHookSystem()?.dispose();
`;

describe('effect without its field', () => {
  it.each([
    ['edit-tool-input', '"tool_input"'],
    ['edit-request', '"llm_request" or "system_instruction" or "tool_results"'],
    ['synthetic-response', '"llm_response"'],
    ['edit-response', '"llm_response"'],
    ['restrict-tools', '"toolConfig"'],
    ['clear-context', '"clearContext"'],
    ['context', '"additionalContext"'],
    ['follow-up', '"tailToolCallRequest"'],
  ])('is reported with its location: %s needs %s [GEN-1]', async (effect, fields) => {
    const report = await runGenerate(hostWith(queryEvent(['block', effect], {})));
    const text = `the effect "${effect}" needs ${fields} in hookSpecificOutput of ${output}`;
    expect(problemsIn(report)).toEqual([`${input}#/x-event/effects/1 ${text}`]);
    if (report.kind === 'problems') expect(report.problems[0]?.help).toBe('add the field, or leave the effect out');
  });

  it('is valid if a common field covers it [GEN-1]', async () => {
    const common = ['block', 'stop', 'system-message', 'suppress-output'];
    expect((await runGenerate(hostWith(queryEvent(common, {})))).kind).toBe('written');
  });
});
