import { describe, expect, it } from 'vitest';
import { contract, extendContract, routes, schemaValidators } from '../../../../src/contract.js';

const own = { version: '2.0.0', routes: { BeforeDeploy: routes.BeforeTool }, violations: () => undefined };

describe('extendContract', () => {
  it('returns the events of both, and the version of the host [GEN-1]', async () => {
    const extended = extendContract(contract, { ...own, dialects: async () => ({}) });
    expect(extended.version).toBe('2.0.0');
    expect(Object.keys(extended.routes)).toEqual([...Object.keys(contract.routes), 'BeforeDeploy']);
    expect(await extended.dialects?.()).toEqual(await contract.dialects?.());
    expect(extended.settingsFields).toBe(contract.settingsFields);
    expect(extended.violations('HookSettings', { hooks: 1 })).toEqual(
      contract.violations('HookSettings', { hooks: 1 }),
    );
    expect(Object.keys(contract.routes)).not.toContain('BeforeDeploy');
  });

  it('rejects an event that the base has, so that no route is replaced [GEN-1]', () => {
    const taken = { ...own, routes: { BeforeTool: routes.AfterTool } };
    expect(() => extendContract(contract, taken)).toThrow(
      'cannot extend the contract: hookwright already has an event BeforeTool. Rename yours and run: hookwright generate',
    );
  });
});

describe('schemaValidators', () => {
  const validatorOf = schemaValidators({
    Part: { type: 'object', properties: { decision: { $ref: 'HookDecision' }, part: { $ref: 'Part' } } },
    Odd: { $ref: 'constructor' },
  });

  it('resolves references to its own schemas and to common types [GEN-1]', () => {
    const validate = validatorOf('Part');
    expect(validate({ part: { decision: 'deny' } })).toBe(true);
    expect(validate({ part: { decision: 'dney' } })).toBe(false);
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual(['/part/decision']);
    expect(validate({})).toBe(true);
    expect(validate.errors).toEqual([]);
  });

  it('throws for a type that neither has [GEN-1]', () => {
    expect(() => validatorOf('Odd')({})).toThrow('cannot validate: there is no type constructor');
  });
});
