import type { Codec, EnumColumn, EventKeys, Json, JsonSchema } from '../read/json.js';

/** The linked contract, which the emitters read. */
export interface Model {
  version: string;
  /** Every schema file, flattened, with references to `#/$defs/<Title>`; in title order. */
  types: TypeModel[];
  enums: EnumModel[];
  events: EventModel[];
  messages: MessageModel[];
  /** Records of the host's log, in title order. */
  logs: LogModel[];
  /** Types that get a validator, in title order. */
  contracts: ContractModel[];
  /** Valid cases by title, in the order of their file; a title may have none. */
  examples: Map<string, ExampleModel[]>;
}

export interface ExampleModel {
  /** A short description. */
  name: string;
  value: Json;
}

export interface TypeModel {
  title: string;
  /** The file inside schemas/ that declares it. */
  source: string;
  schema: JsonSchema;
  /** Set for hookwright's own types when a host adds its schemas to them. */
  builtIn?: true;
}

export interface EnumModel {
  title: string;
  source: string;
  description: string;
  values: string[];
  columns: { [name: string]: EnumColumn };
  builtIn?: true;
}

export interface MessageModel {
  title: string;
  type: string;
}

export interface LogModel {
  title: string;
  tag: string;
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
  /** Properties of the input besides the base fields and those of the engine. */
  fields: FieldModel[];
  /** Names of the properties that only the engine sets. */
  engineFields: string[];
  /** Properties of `hookSpecificOutput`, without `hookEventName`. */
  specific: { name: string; schema: JsonSchema; merge: string }[];
}

export interface FieldModel {
  /** Name on standard input. */
  name: string;
  /** Name of the fire method's parameter. */
  param: string;
  /** Name in bus requests. */
  ingress: string;
  schema: JsonSchema;
  required: boolean;
  ingressRequired: boolean;
  translate: { raw: string; codec: Codec } | undefined;
}
