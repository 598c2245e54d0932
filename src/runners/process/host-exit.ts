const callbacks = new Set<() => void>();

/** Adds a callback for a regular exit of the host. All callbacks share one listener. */
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
