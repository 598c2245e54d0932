/** Descriptors, processes, memory: there is too little now, and others will give some back. */
const codes = new Set<unknown>(['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM']);

export function isExhaustion(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
