import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contract,
  getViolations,
  HookDecision,
  HookEventName,
  type HookOutput,
  routes,
} from '../../../../generated/index.js';
import { normalizeHookOutput } from '../../../../src/runners/outputs/normalize-output.js';
import { nearestName } from '../../../../src/util/nearest-name.js';
import { deepFreeze } from '../../../support/integrations/model-sdks/translators/deep-freeze.js';
import { propertyRuns } from '../../../support/long-form.js';

const EVENTS = Object.values(HookEventName);

/** Normalises a frozen value. */
function normalize(eventName: HookEventName, parsed: unknown) {
  return normalizeHookOutput(contract, routes[eventName], deepFreeze(parsed));
}

describe('valid output', () => {
  it.each(EVENTS)('is returned unchanged: %s [GEN-8] [WIRE-20]', (eventName) => {
    const parsed = {
      continue: true,
      stopReason: 'a',
      suppressOutput: false,
      systemMessage: 'b',
      decision: 'deny',
      reason: 'c',
      labels: ['secret'],
      hookSpecificOutput: { hookEventName: eventName },
    };
    const { output, warnings, error } = normalize(eventName, parsed);
    expect(output).toBe(parsed);
    expect(warnings).toEqual([]);
    expect(error).toBeUndefined();
    expect(Object.keys(parsed).toSorted()).toEqual([...routes[eventName].outputFields].toSorted());
  });

  it('may have no decision: null and missing mean none [WIRE-21]', () => {
    for (const parsed of [{}, { decision: null }, { decision: undefined }]) {
      expect(normalize('BeforeTool', parsed)).toEqual({ output: parsed, warnings: [] });
    }
    const permission = normalize('BeforeTool', { hookSpecificOutput: { permissionDecision: null, tool_input: {} } });
    expect(permission).toEqual({ output: { hookSpecificOutput: { tool_input: {} } }, warnings: [] });
  });

  it.each(Object.values(HookDecision))('may decide %s [WIRE-22] [WIRE-23] [WIRE-24]', (decision) => {
    expect(normalize('BeforeTool', { decision }).output?.decision).toBe(decision);
  });

  it('may be nothing at all', () => {
    expect(normalize('BeforeTool', undefined)).toEqual({ warnings: [] });
    expect(normalize('BeforeTool', null)).toEqual({ warnings: [] });
  });
});

describe('field of the wrong type', () => {
  it('is dropped with one warning, and the others stay [GEN-8]', () => {
    const parsed = {
      decision: 'deny',
      reason: { text: 'no' },
      systemMessage: 5,
      suppressOutput: 'true',
      stopReason: null,
    };
    expect(normalize('BeforeTool', parsed)).toEqual({
      output: { decision: 'deny' },
      warnings: [
        'suppressOutput must be boolean, but is "true"; it is ignored',
        'stopReason must be string, but is null; it is ignored',
        'systemMessage must be string, but is 5; it is ignored',
        'reason must be string, but is an object; it is ignored',
      ],
    });
  });

  it('drops the smallest invalid part [GEN-8]', () => {
    const { output, warnings } = normalize('BeforeModel', {
      hookSpecificOutput: {
        hookEventName: 'AfterModel',
        llm_request: {
          model: 'a',
          config: { temperature: 'hot', topP: 0.5, vendorKey: {} },
          toolConfig: { mode: 'any' },
        },
      },
    });
    expect(output).toEqual({
      hookSpecificOutput: { llm_request: { model: 'a', config: { topP: 0.5, vendorKey: {} }, toolConfig: {} } },
    });
    expect(warnings).toHaveLength(3);
    expect(warnings).toContain(
      'hookSpecificOutput.llm_request.config.temperature must be number, but is "hot"; it is ignored',
    );
    expect(warnings).toContain(
      'hookSpecificOutput.hookEventName must be "BeforeModel", but is "AfterModel"; it is ignored',
    );
    expect(warnings).toContain(
      'hookSpecificOutput.llm_request.toolConfig.mode must be one of ["AUTO","ANY","NONE"], but is "any"; it is ignored',
    );
  });

  it('drops the whole list that contains it [GEN-8]', () => {
    const messages = [{ role: 'user', content: 'a' }, { role: 'user', content: 5 }, { role: 'user' }];
    const { output, warnings } = normalize('BeforeModel', {
      hookSpecificOutput: { llm_request: { messages, model: 'a' } },
    });
    expect(output).toEqual({ hookSpecificOutput: { llm_request: { model: 'a' } } });
    expect(warnings).toEqual([
      'hookSpecificOutput.llm_request.messages[1].content must be string or must be array, but is 5; hookSpecificOutput.llm_request.messages is ignored',
    ]);
    const names = normalize('BeforeToolSelection', {
      hookSpecificOutput: { toolConfig: { mode: 'ANY', allowedFunctionNames: ['a', 5] } },
    });
    expect(names.output).toEqual({ hookSpecificOutput: { toolConfig: { mode: 'ANY' } } });
  });

  it('drops the object that requires it [GEN-8]', () => {
    const { output, warnings } = normalize('AfterTool', {
      hookSpecificOutput: { additionalContext: 'a', tailToolCallRequest: { name: 5, args: {} } },
    });
    expect(output).toEqual({ hookSpecificOutput: { additionalContext: 'a' } });
    expect(warnings.at(-1)).toBe(
      'hookSpecificOutput.tailToolCallRequest.name is required; hookSpecificOutput.tailToolCallRequest is ignored',
    );
  });

  it.each(['text', 5, [], null])('may be the whole hookSpecificOutput: %j [GEN-8]', (hookSpecificOutput) => {
    const { output, warnings, error } = normalize('BeforeTool', { decision: 'deny', hookSpecificOutput });
    expect(output).toEqual({ decision: 'deny' });
    expect(warnings).toHaveLength(1);
    expect(error).toBeUndefined();
  });
});

describe('decision', () => {
  it.each([' Deny', 'DENY', 'deny\n'])(
    'is trimmed and lower-cased, with a warning: %j [GEN-8] [WIRE-24]',
    (decision) => {
      const written = JSON.stringify(decision);
      expect(normalize('AfterAgent', { decision, reason: 'no' })).toEqual({
        output: { decision: 'deny', reason: 'no' },
        warnings: [`decision ${written} is read as "deny"`],
      });
      expect(normalize('BeforeTool', { hookSpecificOutput: { permissionDecision: decision } })).toEqual({
        output: { hookSpecificOutput: { permissionDecision: 'deny' } },
        warnings: [`hookSpecificOutput.permissionDecision ${written} is read as "deny"`],
      });
    },
  );

  it.each(['dney', '', 'no', true, 0, {}, ['deny']])(
    'that is unknown makes the output invalid: %j [GEN-8]',
    (decision) => {
      for (const eventName of EVENTS) {
        const { output, error } = normalize(eventName, { decision, systemMessage: 'x' });
        expect(output).toBeUndefined();
        expect(error?.message).toMatch(
          /^The output cannot be used: decision must be one of \["ask","block",.*\], but is /,
        );
      }
      const { output, error } = normalize('BeforeTool', {
        decision: 'allow',
        hookSpecificOutput: { permissionDecision: decision },
      });
      expect(output).toBeUndefined();
      expect(error?.message).toContain('hookSpecificOutput.permissionDecision must be one of');
    },
  );

  it('that is misspelt is reported with the nearest one [GEN-8]', () => {
    expect(normalize('BeforeTool', { decision: 'dney' }).error?.message).toBe(
      'The output cannot be used: decision must be one of ["ask","block","deny","approve","allow"], but is "dney"; did you mean "deny"?',
    );
  });

  it.each(['false', 0, {}, ['no']])(
    'of continue that is not a boolean makes an output invalid that does not block or stop: %j [GEN-8]',
    (value) => {
      for (const eventName of EVENTS) {
        const { output, error } = normalize(eventName, { continue: value, decision: 'allow' });
        expect(output).toBeUndefined();
        expect(error?.message).toMatch(/^The output cannot be used: continue must be boolean, but is /);
      }
    },
  );

  it.each([
    [{ decision: 'deny', continue: 'false' }, { decision: 'deny' }],
    [{ decision: 'ask', continue: 'false' }, { decision: 'ask' }],
    [{ continue: false, decision: 'blocked' }, { continue: false }],
    [
      { decision: 'deny', hookSpecificOutput: { permissionDecision: 'dney', tool_input: {} } },
      { decision: 'deny', hookSpecificOutput: { tool_input: {} } },
    ],
    [
      { decision: 'dney', hookSpecificOutput: { permissionDecision: 'block' } },
      { hookSpecificOutput: { permissionDecision: 'block' } },
    ],
    [{ decision: ['x'], continue: 1, hookSpecificOutput: { permissionDecision: ' ASK ' } }, undefined],
  ])('that blocks or asks is kept next to invalid fields: %j [GEN-8] [WIRE-24]', (parsed, expected) => {
    const { output, warnings, error } = normalize('BeforeTool', parsed);
    expect(error).toBeUndefined();
    expect(output).toEqual(expected ?? { hookSpecificOutput: { permissionDecision: 'ask' } });
    expect(warnings.at(-1)).toMatch(/; it is ignored$/);
  });

  it('that is invalid is an error with the nearest one [GEN-8]', () => {
    expect(normalize('BeforeTool', { decision: 'dney', continue: false }).warnings).toEqual([
      'decision must be one of ["ask","block","deny","approve","allow"], but is "dney"; did you mean "deny"?; it is ignored',
    ]);
  });

  it('that is nested too deeply makes the output invalid, unless another field blocks [GEN-8]', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`);
    expect(normalizeHookOutput(contract, routes['BeforeTool'], { decision: deep }).error?.message).toMatch(
      /decision is not a decision/,
    );
    expect(normalizeHookOutput(contract, routes['BeforeTool'], { decision: deep, continue: false }).output).toEqual({
      continue: false,
    });
  });

  it('survives a null in another field [GEN-8] [WIRE-24]', () => {
    for (const eventName of EVENTS) {
      expect(normalize(eventName, { continue: null, decision: 'deny' }).output).toEqual({ decision: 'deny' });
    }
  });

  it('of another event is only an unknown field [GEN-8]', () => {
    const { output, error } = normalize('AfterTool', { hookSpecificOutput: { permissionDecision: 'dney' } });
    expect(error).toBeUndefined();
    expect(output).toEqual({ hookSpecificOutput: { permissionDecision: 'dney' } });
  });
});

describe('unknown field', () => {
  it('is kept and reported with the nearest known name [GEN-8]', () => {
    const parsed = { systemMesage: 'a', stop_reason: 'b', hookSpecificOutput: { permisionDecision: 'deny', zzz: 1 } };
    const { output, warnings } = normalize('BeforeTool', parsed);
    expect(output).toBe(parsed);
    expect(warnings).toEqual([
      'systemMesage: did you mean systemMessage?',
      'stop_reason: did you mean stopReason?',
      'hookSpecificOutput.permisionDecision: did you mean permissionDecision?',
      'hookSpecificOutput.zzz: this event has no such field',
    ]);
  });

  it('that is misplaced is reported with the right place [GEN-8]', () => {
    const { warnings } = normalize('SessionStart', {
      additionalContext: 'a',
      hookSpecificOutput: { systemMessage: 'b' },
    });
    expect(warnings).toEqual([
      'additionalContext: did you mean hookSpecificOutput.additionalContext?',
      'hookSpecificOutput.systemMessage: did you mean systemMessage outside of hookSpecificOutput?',
    ]);
  });

  it('is reported together with an error [GEN-8]', () => {
    const { warnings, error } = normalize('BeforeTool', { decision: 'x', raeson: 'no' });
    expect(error).toBeDefined();
    expect(warnings).toEqual(['raeson: did you mean reason?']);
  });

  it('is only counted if there are very many', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, at]));
    const { warnings, output } = normalize('BeforeTool', many);
    expect(Object.keys(output ?? {})).toHaveLength(100);
    expect(warnings).toHaveLength(21);
    expect(warnings[0]).toBe('5000 fields that this event does not have; all but 100 are ignored');
    expect(warnings.at(-1)).toBe('and 81 more warnings about this output');
  });
});

describe('prototype key', () => {
  it('is dropped at every depth, with a warning [SEC-7]', () => {
    const parsed = JSON.parse(`{
      "__proto__": { "decision": "allow" }, "constructor": 1, "decision": "deny",
      "hookSpecificOutput": { "prototype": {}, "tool_input": { "list": [{ "a": 1, "__proto__": { "admin": true } }] } }
    }`);
    const { output, warnings } = normalize('BeforeTool', parsed);
    expect(output).toEqual({ decision: 'deny', hookSpecificOutput: { tool_input: { list: [{ a: 1 }] } } });
    expect(warnings).toEqual([
      '__proto__ is a key that no output may set; it is ignored',
      'constructor is a key that no output may set; it is ignored',
      'hookSpecificOutput.prototype is a key that no output may set; it is ignored',
      'hookSpecificOutput.tool_input.list[0].__proto__ is a key that no output may set; it is ignored',
    ]);
    expect(Object.keys(parsed)).toContain('__proto__');
  });

  it('never changes a prototype [SEC-7]', () => {
    const { output } = normalize(
      'BeforeTool',
      JSON.parse('{"hookSpecificOutput":{"tool_input":{"__proto__":{"admin":true}}}}'),
    );
    expect(Object(output?.hookSpecificOutput?.['tool_input']).admin).toBeUndefined();
    expect(Object({}).admin).toBeUndefined();
  });
});

describe('other values', () => {
  it.each([5, true, 'text', [{ decision: 'deny' }]])('are not an output: %j [GEN-8]', (parsed) => {
    const { output, error } = normalize('BeforeTool', parsed);
    expect(output).toBeUndefined();
    expect(error?.message).toMatch(/^The output must be an object, but is /);
  });

  it('that are nested too deeply are dropped, and the decision is kept', () => {
    const levels = 100_000;
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const parsed: unknown = JSON.parse(
      `{"decision":"deny","x":${deep},"hookSpecificOutput":{"tool_input":{"a":${deep}},"permissionDecision":"ask"}}`,
    );
    expect(normalizeHookOutput(contract, routes['BeforeTool'], parsed)).toEqual({
      error: undefined,
      output: { decision: 'deny', hookSpecificOutput: { permissionDecision: 'ask' } },
      warnings: [
        'x is nested too deeply; it is ignored',
        'hookSpecificOutput.tool_input is nested too deeply; it is ignored',
      ],
    });
  });

  it('from a function hook may throw when they are read', () => {
    const cyclic: Record<string, unknown> = { path: 'a' };
    cyclic['self'] = cyclic;
    const { output } = normalizeHookOutput(contract, routes['BeforeTool'], {
      decision: 'deny',
      hookSpecificOutput: { tool_input: cyclic },
    });
    expect(output).toEqual({ decision: 'deny', hookSpecificOutput: {} });
    const trap = {
      get decision(): string {
        throw new Error('gotcha');
      },
    };
    const { error } = normalizeHookOutput(contract, routes['BeforeTool'], trap);
    expect(error?.message).toBe('The output cannot be read');
    expect(error?.cause).toEqual(new Error('gotcha'));
  });
});

/** Outputs with known names and arbitrary values, and outputs with arbitrary names. */
const anyOutput = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(...EVENTS).chain((eventName) => {
    const { outputFields, specificFields } = routes[eventName];
    const specific = fc.dictionary(
      fc.constantFrom(...Object.keys(specificFields), '__proto__', 'extra'),
      fc.jsonValue(),
    );
    const value = fc.oneof(
      fc.jsonValue(),
      specific,
      fc.constantFrom(...Object.values(HookDecision), 'Deny ', true, false),
    );
    return fc.dictionary(fc.constantFrom(...outputFields, 'constructor', 'note'), value);
  }),
);

describe('arbitrary JSON', () => {
  it('becomes a valid output or an error, and is not changed [GEN-8] [SEC-7]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVENTS), anyOutput, (eventName, parsed) => {
        const { output, warnings, error } = normalize(eventName, parsed);
        if (output === undefined) {
          expect(error !== undefined || parsed === null).toBe(true);
          return;
        }
        expect(error).toBeUndefined();
        expect(getViolations(routes[eventName].outputContract, output)).toEqual([]);
        expect(JSON.stringify(output)).not.toMatch(/"(__proto__|constructor|prototype)":/);
        if (output !== parsed) expect(warnings.length + silentNulls(parsed)).toBeGreaterThan(0);
      }),
      propertyRuns(3000),
    );
  });

  it('is not changed again after it was normalised once [GEN-8]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVENTS), anyOutput, (eventName, parsed) => {
        const { output } = normalize(eventName, parsed);
        expect(normalize(eventName, output).output).toBe(output);
      }),
      propertyRuns(1000),
    );
  });
});

/** Counts null values that mean no decision: they are removed without a warning. */
function silentNulls(parsed: unknown): number {
  const output = Object(parsed as HookOutput);
  return output.continue === null || output.hookSpecificOutput?.permissionDecision === null ? 1 : 0;
}

describe('nearestName', () => {
  const known = ['continue', 'decision', 'reason', 'stopReason', 'systemMessage'];

  it.each([
    ['raeson', 'reason'],
    ['Reason', 'reason'],
    ['stop-reason', 'stopReason'],
    ['SYSTEM_MESSAGE', 'systemMessage'],
    ['desicion', 'decision'],
    ['continu', 'continue'],
  ])('finds the name nearest to %s', (written, meant) => {
    expect(nearestName(written, known)).toBe(meant);
  });

  it.each(['', 'x', 'foo', 'message', 'r'.repeat(100_000)])('finds nothing that is not close', (written) => {
    expect(nearestName(written, known)).toBeUndefined();
    expect(nearestName(written, [])).toBeUndefined();
  });

  it('finds a known name for itself', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1 }), (names) => {
        for (const name of names) expect(nearestName(name, names)).toBe(name);
      }),
    );
  });
});
