import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';

/** As much of a file as the kernel looks at. */
const HEAD = 256;

/**
 * Whether the kernel starts a file as it is: a program for this machine, or a script whose interpreter is one. What the
 * kernel refuses the C library hands to /bin/sh, where bash would run it itself, or say that it is no program.
 */
export function isNativeProgram(path: string, { dev, ino, size, ctimeMs }: Stats): boolean {
  try {
    const state = `${dev} ${ino} ${size} ${ctimeMs}`;
    const known = judged.get(path);
    if (known?.state === state) return known.native;
    const native = judge(path);
    if (judged.size >= MOST_JUDGED) judged.clear();
    judged.set(path, { state, native });
    return native;
  } catch {
    return false;
  }
}

/** Programs that were looked into, as they were then: a file that changes in any way has another state. */
const judged = new Map<string, { state: string; native: boolean }>();
const MOST_JUDGED = 1000;

function judge(path: string): boolean {
  const head = headOf(path);
  const interpreter = /^#![ \t]*(\/[^ \t\n\0]*)[ \t\n]/.exec(head)?.[1];
  return isForThisMachine(interpreter === undefined ? head : headOf(interpreter));
}

let own: string | undefined;

function isForThisMachine(head: string): boolean {
  own ??= machineOf(headOf(process.execPath));
  return own !== undefined && machineOf(head) === own;
}

/** Of an ELF file the word size, the byte order and the processor. */
function machineOf(head: string): string | undefined {
  return head.startsWith('\x7fELF') && head.length >= 20 ? head.slice(4, 6) + head.slice(18, 20) : undefined;
}

function headOf(path: string): string {
  // To open a named pipe would be to wait for somebody who writes to it.
  if (!statSync(path).isFile()) return '';
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.allocUnsafe(HEAD);
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, HEAD, 0));
  } finally {
    closeSync(file);
  }
}
