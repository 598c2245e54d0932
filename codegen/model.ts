import type { Codec, EventKeys, Json, JsonSchema } from './json.js';

/** The contract, linked: what the emitters read. */
export interface Model {
  version: string;
  /** Every authored schema, flattened, its references pointing to `#/$defs/<Title>`; in title order. */
  types: TypeModel[];
  enums: EnumModel[];
  events: EventModel[];
  messages: MessageModel[];
  /** The titles that get a validator, in title order. */
  contracts: ContractModel[];
  /** Values that fit the contract, by title, in name order; a title may have none. */
  examples: Map<string, ExampleModel[]>;
}

export interface ExampleModel {
  /** What it shows, in kebab-case. */
  name: string;
  value: Json;
}

export interface TypeModel {
  title: string;
  /** The file it was made from, inside schemas/. */
  source: string;
  schema: JsonSchema;
}

export interface EnumModel {
  title: string;
  source: string;
  description: string;
  values: string[];
}

export interface MessageModel {
  title: string;
  type: string;
}

export interface ContractModel {
  title: string;
  source: string;
}

export interface EventModel extends EventKeys {
  stem: string;
  summary: string;
  input: TypeModel;
  output: TypeModel;
  ingress: TypeModel;
  params: TypeModel;
  /** The properties of the input beyond the base. */
  fields: FieldModel[];
  /** The properties of `hookSpecificOutput`, without `hookEventName`. */
  specific: { name: string; schema: JsonSchema; merge: string }[];
}

export interface FieldModel {
  /** The name on standard input. */
  name: string;
  /** The name of the direct parameter that fills it. */
  param: string;
  /** The name a bus client uses. */
  ingress: string;
  schema: JsonSchema;
  required: boolean;
  ingressRequired: boolean;
  translate: { raw: string; codec: Codec } | undefined;
}
