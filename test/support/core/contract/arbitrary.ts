import fc from 'fast-check';
import { isNode, type SchemaNode } from './authored-ajv.js';

type Resolve = (reference: string) => SchemaNode;
type Arb = fc.Arbitrary<unknown>;

/** Generates values that a schema of the subset allows. */
export function valuesOf(schema: SchemaNode, resolve: Resolve): Arb {
  if (typeof schema['$ref'] === 'string') return valuesOf(resolve(schema['$ref']), resolve);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...schema['anyOf'].map((branch) => valuesOf(branch, resolve)));
  switch (schema['type']) {
    case 'object':
      return objectsOf(schema, resolve);
    case 'array':
      return fc.array(valuesOf(isNode(schema['items']) ? schema['items'] : {}, resolve), { maxLength: 3 });
    case 'string':
      return stringsOf(schema['pattern']);
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, min: Number(schema['minimum'] ?? -1e6), max: 1e6 });
    case 'integer':
      return fc.integer({ min: Number(schema['minimum'] ?? -1000), max: Number(schema['maximum'] ?? 1000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function stringsOf(pattern: unknown): Arb {
  if (pattern === undefined) return fc.string();
  if (pattern === '\\S') return fc.string().map((text) => `${text}x`);
  const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  return dates.map((date) => date.toISOString());
}

function objectsOf(schema: SchemaNode, resolve: Resolve): Arb {
  const own = Object.entries(isNode(schema['properties']) ? schema['properties'] : {});
  const model = Object.fromEntries(
    own.flatMap(([name, child]) => (isNode(child) && !('not' in child) ? [[name, valuesOf(child, resolve)]] : [])),
  );
  const required = (Array.isArray(schema['required']) ? schema['required'] : []).filter((name) => name in model);
  const ownValues = fc.record(model, { requiredKeys: required });
  const base = Array.isArray(schema['allOf']) ? valuesOf(schema['allOf'][0], resolve) : fc.constant({});
  const extra = isNode(schema['additionalProperties'])
    ? fc.dictionary(fc.stringMatching(/^[A-Z][a-z]{3,8}$/), valuesOf(schema['additionalProperties'], resolve), {
        maxKeys: 2,
      })
    : fc.dictionary(fc.stringMatching(/^extra_[a-z]{3}$/), fc.jsonValue(), { maxKeys: 1 });
  return fc.tuple(base, ownValues, extra).map(([below, above, more]) => ({ ...(below as object), ...above, ...more }));
}

/** Generates values with one change: replaced, removed or renamed. Some stay valid by chance. */
export function mutated(values: Arb): Arb {
  return fc.tuple(values, fc.nat(), fc.jsonValue({ maxDepth: 1 }), fc.nat(3)).map(([value, place, junk, how]) => {
    const copy: unknown = structuredClone(value);
    const places = placesIn(copy);
    const [holder, key] = places[place % Math.max(places.length, 1)] ?? [];
    if (holder === undefined || key === undefined) return junk;
    if (how === 0) delete holder[key];
    else if (how === 1 && !Array.isArray(holder)) {
      holder[`${key}x`] = holder[key];
      delete holder[key];
    } else holder[key] = junk;
    return copy;
  });
}

function placesIn(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [
    [holder, key] as [Record<string, unknown>, string],
    ...placesIn(holder[key]),
  ]);
}
