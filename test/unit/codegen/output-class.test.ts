import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputClassOf } from '../../../codegen/link/output-class.js';
import { outputClasses } from '../../../src/core/outputs/hook-outputs.js';
import { schemasDir } from '../../support/codegen/sources.js';

const CLASSES = {
  block: 'DefaultHookOutput',
  stop: 'DefaultHookOutput',
  'system-message': 'DefaultHookOutput',
  'suppress-output': 'DefaultHookOutput',
  context: 'DefaultHookOutput',
  'edit-tool-input': 'RewriteHookOutput',
  'edit-request': 'ModelRequestHookOutput',
  'synthetic-response': 'ModelRequestHookOutput',
  'edit-response': 'ModelResponseHookOutput',
  'restrict-tools': 'ToolChoiceHookOutput',
  'clear-context': 'ClearingHookOutput',
  'follow-up': 'FollowUpHookOutput',
  'edit-prompt': 'PromptHookOutput',
  'replace-result': 'DefaultHookOutput',
};

describe('outputClassOf', () => {
  it.each(Object.entries(CLASSES))('returns the class for the effects: %s gives %s [GEN-1]', (effect, outputClass) => {
    expect(outputClassOf({ effects: [effect] })).toBe(outputClass);
    expect(outputClassOf({ effects: ['block', 'stop', effect, 'system-message'] })).toBe(outputClass);
    expect(Object.keys(outputClasses)).toContain(outputClass);
  });

  it('supports every effect that a schema may name [GEN-1]', () => {
    const { $defs } = JSON.parse(readFileSync(join(schemasDir, 'subset.schema.json'), 'utf8'));
    expect(Object.keys(CLASSES).sort()).toEqual([...$defs.event.properties.effects.items.enum].sort());
  });

  it('returns the default class without effects, and that of the most specific of several effects [GEN-1]', () => {
    expect(outputClassOf({ effects: [] })).toBe('DefaultHookOutput');
    expect(outputClassOf({ effects: ['follow-up', 'edit-tool-input'] })).toBe('RewriteHookOutput');
    expect(outputClassOf({ effects: ['clear-context', 'edit-response'] })).toBe('ModelResponseHookOutput');
  });
});
