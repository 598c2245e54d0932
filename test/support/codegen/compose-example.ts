import { composeFile } from '../../../codegen/compose.js';
import { files } from '../../../examples/own-events/generated/files.js';

/** Returns a file that the command of the example with its own events prints. */
export function composeExample(path: string): string {
  const text = composeFile(path, files);
  if (text === undefined) throw new Error(`cannot compose ${path}`);
  return text;
}
