import { existsSync, readFileSync } from 'node:fs';
import { parseTraceLines } from '../../../../src/traces/read-trace.js';
import { olderFile } from '../../../../src/traces/trace-file.js';

/** Returns the lines of a trace file, preceded by those of the rotated file. */
export function traceLinesIn(file: string) {
  const files = [olderFile(file), file].filter((each) => existsSync(each));
  return parseTraceLines(files.map((each) => readFileSync(each, 'utf8')).join(''));
}
