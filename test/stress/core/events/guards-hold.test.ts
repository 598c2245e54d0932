import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostOf } from '../../../../src/core/contract/index.js';
import { createHooks, executeToolWithHooks, type HookDefinition } from '../../../../src/index.js';
import { inLongForm, propertyRuns } from '../../../support/long-form.js';

/** Minutes that the test runs; 0 for a sample with a fixed seed. */
const MINUTES = inLongForm(0, Number(process.env['HOOKWRIGHT_LONG_MINUTES'] ?? 10));
const RUNS = MINUTES > 0 ? { numRuns: 10_000_000, interruptAfterTimeLimit: MINUTES * 60_000 } : propertyRuns(1200);

const DECISIONS = [
  'allow',
  'none',
  'ask',
  'deny',
  'block',
  'stop',
  'throws',
  'never',
  'misspelt',
  'list',
  'number',
] as const;
type GuardDecision = (typeof DECISIONS)[number];

const guard = fc.record({
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('function', 'rule') },
    { weight: 1, arbitrary: fc.constant('command') },
  ),
  decision: fc.constantFrom<GuardDecision>(...DECISIONS),
  matcher: fc.constantFrom(undefined, 'deploy', 'dep.*', 'read', '*'),
  enforce: fc.constantFrom(undefined, undefined, undefined, true, false),
  async: fc.constantFrom(undefined, undefined, undefined, false, true),
  onError: fc.constantFrom(undefined, 'allow', 'block'),
  sequential: fc.boolean(),
  turns: fc.nat(4),
});
type Guard = typeof guard extends fc.Arbitrary<infer T> ? T : never;

const world = fc.record({
  guards: fc.array(guard, { minLength: 1, maxLength: 4 }),
  onError: fc.constantFrom(undefined, 'allow', 'block'),
  ask: fc.constantFrom(undefined, 'allow', 'deny'),
  person: fc.constantFrom('missing', 'yes', 'no', 'never', 'throws', 'text'),
  abortAfter: fc.option(fc.nat(12), { nil: undefined }),
  way: fc.constantFrom('session', 'hooks', 'config', 'return'),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const after = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await undefined;
};

const OUTPUTS: Readonly<Record<string, unknown>> = {
  stop: { continue: false, stopReason: 'enough' },
  misspelt: { decision: 'dney', reason: 'no' },
  list: [{ decision: 'deny' }],
  number: 7,
};

function outputOf(decision: GuardDecision): unknown {
  if (decision === 'none') return undefined;
  return OUTPUTS[decision] ?? { decision, reason: 'no' };
}

const isPlain = (decision: GuardDecision): boolean => ['allow', 'ask', 'deny', 'block'].includes(decision);

/** Returns the decision that a guard really has: rules and commands cannot misbehave in every way. */
function effective({ kind, decision }: Guard): GuardDecision {
  if (kind === 'function') return decision;
  if (kind === 'command') return decision === 'never' ? 'deny' : decision;
  return isPlain(decision) && decision !== 'allow' ? decision : 'none';
}

function definitionOf(one: Guard, index: number): HookDefinition {
  const { kind, matcher, enforce, async, onError, sequential } = one;
  const decision = effective(one);
  const fields = JSON.parse(JSON.stringify({ name: `guard ${index}`, enforce, onError }));
  const hook =
    kind === 'rule'
      ? {
          type: 'rule',
          when: `tool_name == '${decision === 'none' ? 'read' : 'deploy'}'`,
          reason: 'no',
          decision: decision === 'none' ? 'deny' : decision,
        }
      : { type: 'command', async: async ?? false, command: commandOf(decision) };
  return JSON.parse(JSON.stringify({ matcher, sequential, hooks: [{ ...hook, ...fields }] }));
}

function commandOf(decision: GuardDecision): string {
  if (decision === 'none') return 'true';
  if (decision === 'throws') return 'exit 3';
  return decision === 'deny' ? 'echo no >&2; exit 2' : `echo '${JSON.stringify(outputOf(decision))}'`;
}

/** Returns true if no call may run: a guard that counts blocked it, or could not judge it and blocks then. */
function mustBlock({ guards, onError, ask, person, abortAfter, way }: World): boolean {
  const isYes = way !== 'return' && (person === 'yes' || (person === 'missing' && ask === 'allow'));
  return guards.some((one) => {
    const { matcher, enforce, async, kind } = one;
    if (matcher === 'read' || enforce === false || (async === true && kind !== 'rule')) return false;
    const decision = effective(one);
    if (abortAfter === 0 && way !== 'hooks') return true;
    if (['deny', 'block', 'stop', 'never'].includes(decision)) return true;
    if (decision === 'ask') return !isYes;
    const isFailure =
      decision === 'throws' ||
      decision === 'misspelt' ||
      (kind === 'function' && ['list', 'number'].includes(decision));
    return isFailure && (one.onError ?? onError) === 'block';
  });
}

async function runsTool(given: World): Promise<boolean> {
  const { guards, onError, ask, person, abortAfter, way } = given;
  const answers: Record<string, () => Promise<unknown>> = {
    yes: async () => true,
    no: async () => false,
    never: () => new Promise(() => {}),
    throws: () => Promise.reject(new Error('no person')),
    text: async () => 'yes',
  };
  const answer = answers[person];
  const abort = new AbortController();
  const isWaiting = person === 'never' || guards.some(({ decision }) => decision === 'never');
  const definitions = guards.map((one, index) => [one, definitionOf(one, index)] as const);
  const options = JSON.parse(JSON.stringify({ onError, ask }));
  const hooks = await createHooks({
    ...options,
    settings: false,
    cwd: tmpdir(),
    logger: false,
    hooks: { BeforeTool: definitions.filter(([{ kind }]) => kind !== 'function').map(([, definition]) => definition) },
    ...(answer && { confirm: async () => (await answer()) === true }),
  });
  try {
    for (const [index, one] of guards.entries()) {
      if (one.kind !== 'function') continue;
      const { matcher, enforce, async, turns, decision } = one;
      const fields = { matcher, enforce, async, onError: one.onError };
      hooks.on(
        'BeforeTool',
        { name: `function ${index}`, ...JSON.parse(JSON.stringify(fields)) },
        async (_input, { signal }) => {
          await after(turns);
          if (decision === 'throws') throw new Error('broken');
          if (decision === 'never') await new Promise((resolve) => signal.addEventListener('abort', resolve));
          return JSON.parse(JSON.stringify(outputOf(decision) ?? null));
        },
      );
    }
    let hasRun = false;
    const run = async () => {
      hasRun = true;
      return { llmContent: 'done' };
    };
    const scope = way === 'hooks' ? hooks : await hooks.session();
    const { signal } = abort;
    if (abortAfter === 0) abort.abort();
    const ending =
      way === 'config'
        ? executeToolWithHooks(hostOf(scope), 'deploy', {}, run, { signal })
        : scope.tool('deploy', {}, run, { signal, ...(way === 'return' && { ask: 'return' as const }) });
    const isAborted = after(abortAfter ?? 0).then(() => {
      if (abortAfter !== undefined) abort.abort();
    });
    // A hook or a person that never answers is ended by an abort.
    if (isWaiting) setTimeout(() => abort.abort(), 20);
    await Promise.allSettled([ending, isAborted]);
    return hasRun;
  } finally {
    await hooks.dispose({ kill: true });
  }
}

describe('A tool call with any hooks, aborts, policies and answers', () => {
  it('does not run against a guard [X-64, X-97]', { timeout: (MINUTES + 2) * 60_000 }, async () => {
    let blocked = 0;
    const property = fc.asyncProperty(world, async (given) => {
      const must = mustBlock(given);
      if (must) blocked += 1;
      const hasRun = await runsTool(given);
      if (must) expect(hasRun).toBe(false);
    });
    await fc.assert(property, RUNS);
    expect(blocked).toBeGreaterThan(100);
    if (MINUTES > 0) console.log(`${blocked} calls had to be blocked, and were`);
  });
});
