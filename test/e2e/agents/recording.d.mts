import type { Recording } from './types.d.mts';

export function readRecording(agent: string): Recording;
