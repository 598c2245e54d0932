const callbacks = new Set<() => void>();

/** Calls back when the host leaves in an orderly way: one listener, however many ask for it. */
export function atHostExit(callback: () => void): void {
  if (callbacks.size === 0) process.on('exit', onExit);
  callbacks.add(callback);
}

export function notAtHostExit(callback: () => void): void {
  if (callbacks.delete(callback) && callbacks.size === 0) process.removeListener('exit', onExit);
}

function onExit(): void {
  for (const callback of [...callbacks]) callback();
}
