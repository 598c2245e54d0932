import type { FleetTraceOptions } from '../commands/fleet-trace-options.js';
import { wrongUse } from '../exit.js';
import { findTrace, readTrace } from './find-trace.js';

/** The lines of the record of a fleet, of the file that was named, or of the latest trace of the project. */
export async function traceText(file: string | undefined, options: FleetTraceOptions): Promise<string> {
  if (options.nats === undefined) return readTrace(findTrace(file));
  noFile(file);
  const { readFleetTrace } = await import('./fleet-trace.js');
  return readFleetTrace(options);
}

/** Of two sources only one can be meant. */
export function noFile(file: string | undefined): void {
  if (file !== undefined) throw wrongUse(`the trace is either the file ${file} or that of a fleet (--nats)`);
}
