import type { JsonSchema } from '../read/json.js';

/** A schema file that follows the schema subset. */
export interface SchemaFile {
  path: string;
  schema: JsonSchema;
  builtIn?: true;
}

/** Adds a problem to the report. */
export type Report = (file: string, pointer: string, text: string, help: string) => void;
