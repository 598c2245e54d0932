import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../../codegen/emit/source.js';
import { compileGenerated, copyImportedBy } from '../../support/codegen/compile.js';
import {
  buildCli,
  filesOf,
  readTree,
  runNode,
  temporaryDir,
  writeSchemas,
  writeTree,
} from '../../support/codegen/generator.js';
import { repositorySources, root, schemasDir } from '../../support/codegen/sources.js';

const fixture = join(root, 'test', 'support', 'fixtures', 'added-event', 'schemas');
const dir = temporaryDir();
const cli = buildCli();

let before: Files;
let after: Files;
let outsideBefore: Files;
let outsideAfter: Files;

/** Copies what generated code needs, and adds the event as files in schemas/ only. */
beforeAll(async () => {
  before = await filesOf(repositorySources());
  writeSchemas(dir, repositorySources());
  writeTree(join(dir, 'generated'), before);
  copyImportedBy(dir);
  cpSync(fixture, join(dir, 'schemas'), { recursive: true });
  outsideBefore = outsideGenerated();
  const { code, stderr } = cli(dir);
  if (code !== 0) throw new Error(stderr);
  outsideAfter = outsideGenerated();
  after = readTree(join(dir, 'generated'));
});

function outsideGenerated(): Files {
  return new Map([...readTree(dir)].filter(([path]) => !path.startsWith('generated/')));
}

/** Returns the lines of `old` that are missing from `now`, in order. */
function lostLines(old: string, now: string): string[] {
  const lines = now.split('\n');
  let next = 0;
  return old.split('\n').filter((line) => {
    const found = lines.indexOf(line, next);
    if (found >= 0) next = found + 1;
    return found < 0;
  });
}

const grownFiles = ['enums.ts', 'types.ts', 'routes.ts', 'fire.ts', 'guards.ts', 'validators.ts', 'docs/reference.md'];

describe('two schema files of a new event', () => {
  it('are the only additions to schemas/, with their cases [GEN-1]', () => {
    const known = new Set(readTree(schemasDir).keys());
    const added = [...readTree(fixture).keys()];
    expect(added.filter((path) => known.has(path))).toEqual([]);
    expect(added).toEqual([
      'cases/BeforeCommitHookInput.json',
      'cases/BeforeCommitInput.json',
      'cases/BeforeCommitOutput.json',
      'events/before-commit.input.schema.json',
      'events/before-commit.output.schema.json',
    ]);
  });

  it('change no file outside generated/ [GEN-1]', () => {
    expect(outsideBefore.size).toBeGreaterThan(50);
    expect(outsideAfter).toEqual(outsideBefore);
  });

  it('create no file for that event alone [GEN-1]', () => {
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  });

  it('only add lines to generated code, the kit and the reference page [GEN-1]', () => {
    const paths = [...before.keys()].filter((path) => !path.endsWith('.json'));
    expect(paths).toEqual(expect.arrayContaining(grownFiles));
    for (const path of paths) {
      expect(lostLines(before.get(path) ?? '', after.get(path) ?? ''), path).toEqual([]);
    }
    const grown = paths.filter((path) => before.get(path) !== after.get(path));
    expect(grown).toEqual(expect.arrayContaining(grownFiles));
  });

  it('produce code that builds, with a fire method, a route and predicates in plain Node [GEN-1] [GEN-2] [GEN-4]', () => {
    symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
    expect(compileGenerated(dir, join(dir, 'dist'))).toBe('');
    writeTree(dir, [['use.mjs', program]]);
    const { code, stdout, stderr } = runNode(dir, ['use.mjs']);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      name: 'BeforeCommit',
      isName: true,
      fired: ['BeforeCommit', { branch: 'main', message: 'x' }],
      matcher: { field: 'branch', param: 'branch', kind: 'whole' },
      chain: { from: 'trailer', into: 'message', how: 'append' },
      defaults: { changed_files: [] },
      params: { branch: 'branch', message: 'message', changedFiles: 'changed_files' },
      good: [true, true, true],
      bad: [false, false, false],
      routed: [true, false],
      paths: ['/branch'],
      valid: { BeforeCommitHookInput: [], BeforeCommitInput: [], BeforeCommitOutput: [] },
    });
  });
});

const program = `
import { readFileSync } from 'node:fs';
import {
  getViolations,
  HookEventName,
  HookEvents,
  isHookEventName,
  routes,
  validateBeforeCommitHookInput,
  validateBeforeCommitInput,
  validateBeforeCommitOutput,
} from './dist/generated/index.js';

class Recorder extends HookEvents {
  fireEvent(...fired) {
    return fired.slice(0, 2);
  }
}
const base = { session_id: 's', cwd: '/', timestamp: '2026-01-05T09:30:00Z', transcript_path: '' };
const input = { branch: 'main', message: 'x' };
const hookInput = { ...base, hook_event_name: 'BeforeCommit', ...input, changed_files: [] };
const route = routes.BeforeCommit;
const titles = ['BeforeCommitHookInput', 'BeforeCommitInput', 'BeforeCommitOutput'];
const validValues = (title) => Object.values(JSON.parse(readFileSync(\`schemas/cases/\${title}.json\`, 'utf8')).valid);
const violations = (title) => validValues(title).flatMap((value) => getViolations(title, value));
console.log(
  JSON.stringify({
    name: HookEventName.BeforeCommit,
    isName: isHookEventName('BeforeCommit'),
    fired: new Recorder().fireBeforeCommitEvent(input),
    matcher: route.matcher,
    chain: route.chain,
    defaults: route.defaults,
    params: route.params,
    good: [
      validateBeforeCommitInput(input),
      validateBeforeCommitHookInput(hookInput),
      validateBeforeCommitOutput({ hookSpecificOutput: { trailer: 't' } }),
    ],
    bad: [
      validateBeforeCommitInput({ ...input, branch: ' ' }),
      validateBeforeCommitHookInput({ ...hookInput, hook_event_name: 'BeforeTool' }),
      validateBeforeCommitOutput({ hookSpecificOutput: { trailer: 1 } }),
    ],
    routed: [route.validateInput(input), route.validateInput({})],
    paths: getViolations('BeforeCommitInput', { ...input, branch: 1 }).map(({ path }) => path),
    valid: Object.fromEntries(titles.map((title) => [title, violations(title)])),
  }),
);
`;
