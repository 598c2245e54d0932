import type { JsonSchema } from '../read/json.js';
import type { FieldModel, TypeModel } from './model.js';

const sdkTypes = {
  llmRequest: 'SdkRequest',
  systemInstruction: 'SdkRequest',
  toolResults: 'SdkRequest',
  llmResponse: 'SdkResponse',
  toolCalls: 'SdkResponse',
  usage: 'SdkResponse',
};

/** Derives the input that a bus client sends: no base fields, defaults optional, raw properties instead of translated ones. */
export function deriveIngress(event: string, input: TypeModel, fields: readonly FieldModel[]): TypeModel {
  const title = `${event}Input`;
  const description = `Input of ${event} as a bus client sends it. ${input.schema.description ?? ''}`.trim();
  const translated = fields.some(({ translate }) => translate);
  const schema: JsonSchema = translated
    ? { title, description, anyOf: [rawBranch(title, fields), stableBranch(title, fields)] }
    : { title, description, ...objectOf(fields.map((field) => property(field.name, field))) };
  return { title, source: input.source, schema };
}

/** Derives the parameters of a fire method: camelCase names, and SDK types for translated properties. */
export function deriveParams(event: string, input: TypeModel, fields: readonly FieldModel[]): TypeModel {
  const properties = fields.map((field) => {
    const { default: fallback, 'x-translate': translate, ...schema } = field.schema;
    const typed = translate ? rawSchema(field, sdkTypes[translate.codec]) : schema;
    return { name: field.param, schema: typed, required: field.required && fallback === undefined };
  });
  const description = `Parameters of fire${event}Event.`;
  return {
    title: `${event}Params`,
    source: input.source,
    schema: { title: `${event}Params`, description, ...objectOf(properties) },
  };
}

interface Property {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

function property(name: string, field: FieldModel): Property {
  const { default: _default, 'x-translate': _translate, 'x-ingress': _ingress, ...schema } = field.schema;
  return { name, schema, required: field.ingressRequired };
}

function rawSchema(field: FieldModel, ts: string): JsonSchema {
  const description = `${field.schema.description ?? ''} In the format of the model SDK.`.trim();
  return { description, type: 'object', 'x-ts': ts };
}

/** The form with raw properties; their stable counterparts are ignored. */
function rawBranch(title: string, fields: readonly FieldModel[]): JsonSchema {
  const properties = fields.flatMap((field): Property[] => {
    if (!field.translate) return [property(field.name, field)];
    const ignored = { description: `Ignored if ${field.translate.raw} is given.`, 'x-ts': 'unknown' };
    return [
      { name: field.translate.raw, schema: rawSchema(field, 'object'), required: true },
      { name: field.name, schema: ignored, required: false },
    ];
  });
  return { title: `${title}Raw`, description: 'In the format of the model SDK.', ...objectOf(properties) };
}

/** The form with stable properties, which are not translated. */
function stableBranch(title: string, fields: readonly FieldModel[]): JsonSchema {
  const properties = fields.flatMap((field): Property[] => {
    if (!field.translate) return [property(field.name, field)];
    const absent: JsonSchema = { description: 'Not present.', not: {} };
    return [
      { name: field.translate.raw, schema: absent, required: false },
      { ...property(field.name, field), required: field.required },
    ];
  });
  return { title: `${title}Stable`, description: 'In the stable format.', ...objectOf(properties) };
}

/** Builds an object schema. If several properties share a name, the first describes it. */
function objectOf(properties: readonly Property[]): JsonSchema {
  const byName = new Map(properties.toReversed().map((one) => [one.name, one]));
  const once = properties.filter((one) => byName.get(one.name) === one);
  const required = once.filter((one) => one.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(once.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
  };
}
