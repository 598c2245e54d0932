import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { combine } from '../../../codegen/read/combine.js';
import { runGenerate } from '../../../codegen/run-generate.js';
import { temporaryDir, writeTree } from '../../support/codegen/generator.js';
import { authored, deployInput, deployOutput, hostWith, problemsIn } from '../../support/codegen/host-folder.js';

describe("mistakes in a host's schemas", () => {
  const field = { description: 'A field.', type: 'string' };
  const withProperty = (path: string, name: string) => {
    const schema = authored(path);
    return { ...schema, properties: { ...Object(schema['properties']), [name]: field } };
  };
  const renamed = (path: string, from: string, to: string) => JSON.stringify(authored(path)).replaceAll(from, to);

  it.each<[what: string, changes: Record<string, unknown>, problems: string[]]>([
    [
      'an existing event',
      { 'events/before-tool.input.schema.json': renamed(deployInput, 'BeforeDeploy', 'BeforeTool') },
      [
        'events/before-tool.input.schema.json# is a file of the built-in contract, which a host can add to but not change',
      ],
    ],
    [
      'the name of an existing event',
      { [deployInput]: renamed(deployInput, '"name":"BeforeDeploy"', '"name":"BeforeTool"') },
      [
        `${deployInput}#/properties/hook_event_name/const expected "BeforeTool", found "BeforeDeploy"`,
        `${deployInput}#/title expected "BeforeToolHookInput", found "BeforeDeployHookInput"`,
        `${deployInput}#/x-event/name "BeforeTool" does not belong to the file name before-deploy`,
        `${deployInput}#/x-event/name its form "BeforeToolInput" is taken by a form derived from events/before-tool.input.schema.json`,
        `${deployInput}#/x-event/name its form "BeforeToolInputRaw" is taken by a form derived from events/before-tool.input.schema.json`,
        `${deployInput}#/x-event/name its form "BeforeToolInputStable" is taken by a form derived from events/before-tool.input.schema.json`,
        `${deployInput}#/x-event/name its form "BeforeToolParams" is taken by a form derived from events/before-tool.input.schema.json`,
        `${deployInput}#/x-event/name its form "BeforeToolReply" is taken by a form derived from events/before-tool.input.schema.json`,
        `${deployInput}#/x-event/name its form "BeforeToolSpecificOutput" is taken by a form derived from events/before-tool.input.schema.json`,
        `${deployInput}#/x-event/name the event "BeforeTool" is already declared in events/before-tool.input.schema.json`,
        `${deployOutput}#/properties/hookSpecificOutput/properties/hookEventName/const expected "BeforeTool", found "BeforeDeploy"`,
        `${deployOutput}#/title expected "BeforeToolOutput", found "BeforeDeployOutput"`,
      ],
    ],
    [
      'an existing title, in a file that sorts before ours',
      { 'common/aaa.schema.json': { ...authored('common/environment.schema.json'), title: 'HookDecision' } },
      ['common/aaa.schema.json#/title the title "HookDecision" is taken by common/decision.schema.json'],
    ],
    [
      'a title of the generator',
      { 'common/aaa.schema.json': { ...authored('common/environment.schema.json'), title: 'Promise' } },
      ['common/aaa.schema.json#/title the title "Promise" is taken by the generator'],
    ],
    [
      'a file of the built-in contract',
      { 'common/decision.schema.json': authored('common/environment.schema.json') },
      ['common/decision.schema.json# is a file of the built-in contract, which a host can add to but not change'],
    ],
    [
      'a base field',
      { [deployInput]: withProperty(deployInput, 'cwd'), [deployOutput]: withProperty(deployOutput, 'decision') },
      [
        `${deployInput}#/properties/cwd "cwd" is already a field of every event`,
        `${deployOutput}#/properties/decision "decision" is already a field of every event`,
      ],
    ],
    [
      'two fields with the same parameter name',
      {
        [deployInput]: renamed(deployInput, '"environment"', '"hook_a"')
          .replace('"commit":', '"hookA":')
          .replace('"commit"', '"hookA"'),
      },
      [`${deployInput}#/properties/hookA "hookA" and "hook_a" are both the parameter hookA`],
    ],
    [
      'a folder that a host may not add to',
      { 'settings/mine.schema.json': {}, 'subset.schema.json': {} },
      [
        'settings/mine.schema.json# is not in a folder that a host may add to',
        'subset.schema.json# is a file of the built-in contract, which a host can add to but not change',
      ],
    ],
    [
      'a reference to a missing file',
      { 'common/environment.schema.json': undefined },
      [`${deployInput}#/properties/environment/$ref refers to common/environment.schema.json, which does not exist`],
    ],
    [
      'cases that do not hold',
      {
        'cases/BeforeDeployInput.json': { valid: { 'without a commit': { environment: 'staging' } } },
        'cases/BeforeDeplyInput.json': { valid: { one: {}, two: {} } },
        'cases/AfterMergeInput.json': {
          valid: { merged: { branch: 'main' } },
          invalid: {
            'another branch': { from: 'merged', set: { '/branch': 'topic' } },
            'fails elsewhere': { from: 'merged', set: { '/branch': ' ' }, at: '/merged_by' },
          },
        },
      },
      [
        'cases/AfterMergeInput.json#/invalid/another branch is valid',
        'cases/AfterMergeInput.json#/invalid/fails elsewhere fails at "/branch", not at "/merged_by"',
        "cases/BeforeDeployInput.json#/valid/without a commit/commit must have required property 'commit'",
        'cases/BeforeDeplyInput.json# there is no type "BeforeDeplyInput" in the contract',
      ],
    ],
    [
      'cases of a built-in type',
      { 'cases/HookInput.json': { valid: { empty: {} } } },
      ['cases/HookInput.json# has cases of a built-in type, which a host cannot change'],
    ],
    [
      'folders with one file per case',
      {
        'examples/BeforeDeployInput/staging.json': { environment: 'staging', commit: '4f2a91c' },
        'counterexamples/AfterMergeInput/blank.json': { at: '/branch', value: { branch: ' ' } },
      },
      [
        'counterexamples/# is not read: a type has its cases in one file',
        'examples/# is not read: a type has its cases in one file',
      ],
    ],
    [
      'an invalid version',
      { 'contract.json': { version: 'one' } },
      ['contract.json#/version expected a version such as "1.0.0", found "one"'],
    ],
  ])('are reported with their location, and nothing is written: %s [GEN-1]', async (_what, changes, problems) => {
    const options = hostWith(changes);
    const report = await runGenerate(options);
    expect(problemsIn(report)).toEqual(problems);
    expect(report.kind === 'problems' && report.problems.every(({ help }) => help.trim() !== '')).toBe(true);
    expect(existsSync(options.out)).toBe(false);
  });

  it('are reported with a suggestion [GEN-1]', () => {
    const source = (path: string) => ({ path, text: '{}' });
    const ours = ['events/before-tool.input.schema.json', 'common/decision.schema.json'];
    const helpFor = (path: string) => combine(ours.map(source), [source(path)]).problems.map(({ help }) => help);
    expect([...ours, 'event/mine.schema.json'].map(helpFor)).toEqual([
      ['give the event another name'],
      ['give the file another name'],
      ['did you mean events/?'],
    ]);
  });

  it('do not include names that only our releases use [GEN-1]', () => {
    const same = [{ path: 'released/1.0.0.json', text: '{}' }];
    const { sources, problems } = combine(same, same);
    expect(problems).toEqual([]);
    expect(sources.filter(({ builtIn }) => builtIn)).toEqual([]);
  });

  it('include an empty folder, a path that does not exist and a file [GEN-1]', async () => {
    const dir = temporaryDir();
    writeTree(dir, [['README.md', 'No schemas.']]);
    const out = join(dir, 'generated');
    const [nowhere, file] = [join(dir, 'nowhere'), join(dir, 'README.md')];
    expect(problemsIn(await runGenerate({ schemas: dir, out }))).toEqual(['events/# has no schemas']);
    expect(problemsIn(await runGenerate({ schemas: nowhere, out }))).toEqual([`${nowhere}# does not exist`]);
    expect(problemsIn(await runGenerate({ schemas: file, out }))).toEqual([`${file}# is not a folder`]);
  });

  it('do not include other files, and output inside the folder of the schemas [GEN-1]', async () => {
    const { schemas } = hostWith({ 'README.md': 'Text.', 'locales/en.json': {}, 'generated/schema.json': {} });
    const report = await runGenerate({ schemas, out: join(schemas, 'generated'), check: true });
    expect(report.kind).toBe('checked');
  });
});
