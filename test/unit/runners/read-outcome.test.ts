import { afterEach, describe, expect, it, vi } from 'vitest';
import { contract, getViolations, routes } from '../../../generated/index.js';
import { convertPlainTextToHookOutput, createHookOutput, DefaultHookOutput } from '../../../src/engine.js';
import { HookEventName } from '../../../src/index.js';
import { readText as readTextOf } from '../../../src/runners/read-output.js';

const readText = (text: string, eventName: HookEventName) => readTextOf(text, { contract, route: routes[eventName] });

const MEBIBYTE = 2 ** 20;

afterEach(() => void vi.restoreAllMocks());

/** Returns about one mebibyte of a repeated text. */
function filled(unit: string, head = '', tail = ''): string {
  const count = Math.floor((MEBIBYTE - head.length - tail.length) / unit.length);
  return `${head}${unit.repeat(count)}${tail}`;
}

describe('plain text', () => {
  it.each([
    [' fine \n', 0, { decision: 'allow', systemMessage: 'fine' }],
    ['', 0, { decision: 'allow' }],
    [' no\n', 2, { decision: 'deny', reason: 'no' }],
    [' \n', 2, { decision: 'deny', reason: 'Blocked by hook' }],
    ['oops', 1, { decision: 'allow', systemMessage: 'Warning: oops' }],
    ['oops', undefined, { decision: 'allow', systemMessage: 'Warning: oops' }],
    ['  ', 7, { decision: 'allow' }],
  ])('%j with exit code %s means %j [WIRE-10] [WIRE-12] [WIRE-13] [WIRE-15]', (text, exitCode, output) => {
    expect(convertPlainTextToHookOutput(text, exitCode)).toEqual(output);
  });
});

describe('output of an unknown event', () => {
  it.each(['Unknown', 'toString', '__proto__', ''])('is a default output: %j [OUT-1]', (name) => {
    const output = createHookOutput(name, { decision: 'deny', reason: 'no' });
    expect(output.constructor).toBe(DefaultHookOutput);
    expect(output.getBlockingError()).toEqual({ blocked: true, reason: 'no' });
  });
});

describe('reason', () => {
  const limit = 64 * 1024;

  it.each(['x', 'é', '😀'])('is truncated to 64 KiB of whole characters, with a note: %s [GEN-8]', (letter) => {
    const long = `a${letter.repeat(MEBIBYTE / 4)}`;
    const specific = { permissionDecisionReason: long };
    const json = JSON.stringify({ decision: 'deny', reason: long, stopReason: long, hookSpecificOutput: specific });
    const { output } = readText(json, 'BeforeTool');
    const answer = createHookOutput('BeforeTool', output ?? {});
    const reasons = [
      answer.reason,
      answer.stopReason,
      answer.hookSpecificOutput?.['permissionDecisionReason'],
      answer.getEffectiveReason(),
      answer.getBlockingError().reason,
      convertPlainTextToHookOutput(long, 2).reason,
    ];
    for (const reason of reasons) {
      const text = String(reason);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
      expect(Buffer.byteLength(text)).toBeGreaterThan(limit - 100);
      expect(text).toMatch(new RegExp(`^a${letter}+\\.\\.\\. \\(\\d+ more bytes were cut\\)`, 'u'));
    }
  });

  it('of ordinary length is kept, and so is every text for the model [GEN-8]', () => {
    const reason = 'x'.repeat(limit);
    const long = 'y'.repeat(MEBIBYTE / 2);
    const written = { reason, systemMessage: long, hookSpecificOutput: { additionalContext: long } };
    expect(readText(JSON.stringify(written), 'SessionStart').output).toEqual(written);
  });
});

describe('output of a mebibyte', () => {
  it.each([
    ['lines that begin like JSON', filled('{\n', 'x\n')],
    ['lines that look like JSON', filled('{}}\n', 'x\n')],
    ['lines that look like JSON, indented', filled('  {a} \r\n', 'x\n')],
  ])('of %s is parsed as JSON a limited number of times [WIRE-10]', (_what, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(readText(text, 'BeforeTool').output?.decision).toBe('allow');
    expect(parse.mock.calls.length).toBeLessThanOrEqual(101);
    const tried = parse.mock.calls.reduce((sum, [tries]) => sum + tries.length, 0);
    expect(tried).toBeLessThanOrEqual(2 * text.length);
  });

  it.each([
    [
      'numbers for names',
      HookEventName.BeforeToolSelection,
      filled('5,', '{"hookSpecificOutput":{"toolConfig":{"allowedFunctionNames":[', '5]}}}'),
    ],
    [
      'many names and then numbers',
      HookEventName.BeforeToolSelection,
      filled('5,', `{"hookSpecificOutput":{"toolConfig":{"allowedFunctionNames":[${'"a",'.repeat(50_000)}`, '5]}}}'),
    ],
    [
      'messages without anything',
      HookEventName.BeforeModel,
      filled('{},', '{"hookSpecificOutput":{"llm_request":{"messages":[', '{}]}}}'),
    ],
  ])('of %s is ignored with one warning that names the position [GEN-8]', (_what, event, text) => {
    const { output, warnings = [] } = readText(text.replace('{', '{"decision":"deny",'), event);
    expect(output?.decision).toBe('deny');
    expect(getViolations(routes[event].outputContract, output)).toEqual([]);
    expect(warnings.length).toBeLessThanOrEqual(2);
    expect(warnings[0]).toMatch(/is ignored$/);
    if (text.includes('"a"')) expect(warnings[0]).toContain('allowedFunctionNames[50000] must be string, but is 5');
  });

  it('that is valid is kept whole, however long its lists are [GEN-8]', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `tool_${index}`);
    const written = { hookSpecificOutput: { toolConfig: { mode: 'ANY', allowedFunctionNames: names } } };
    const { output, warnings } = readText(JSON.stringify(written), 'BeforeToolSelection');
    expect(output).toEqual(written);
    expect(warnings).toBeUndefined();
  });

  it.each([
    ['unknown fields', Array.from({ length: 80_000 }, (_, index) => `"k${index}":1`).join()],
    ['objects that reach for a prototype', `"x":[${filled('{"__proto__":1},', '', '{}')}]`],
    [
      'fields nested beyond reading',
      Array.from({ length: 2000 }, (_, index) => `"k${index}":${'['.repeat(220)}${']'.repeat(220)}`).join(),
    ],
  ])('of %s has few warnings, and keeps its decision [GEN-8]', (_what, fields) => {
    const { output, warnings } = readText(`{${fields},"decision":"deny"}`, 'BeforeTool');
    expect(output?.decision).toBe('deny');
    expect(warnings).toHaveLength(21);
  });
});
