import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

export function scratchFolder(): string;
export function whyNoNamespace(): string | undefined;
export function spawnInNamespace(args: readonly string[]): ChildProcessByStdio<Writable, Readable, null>;
export function endWithParent(): void;
export function assertIsolated(proc?: string): void;
