const PROTOTYPES = { 'Object.prototype': Object.prototype, 'Array.prototype': Array.prototype };

/**
 * Returns the name of a value that all objects inherit, such as "Object.prototype.async". Then every option, result and
 * decision may have a value that nobody set. Functions are left alone: untrusted JSON cannot contain any.
 */
export function inheritedValue(): string | undefined {
  for (const [owner, prototype] of Object.entries(PROTOTYPES)) {
    const entry = Object.entries(prototype).find(([, value]) => typeof value !== 'function');
    if (entry !== undefined) return `${owner}.${entry[0]}`;
  }
  return undefined;
}

/** Throws if another library of the process added a value to all objects, such as by merging untrusted JSON. */
export function rejectInheritedValues(): void {
  const name = inheritedValue();
  if (name === undefined) return;
  const help = 'Delete it, and replace the code that merges untrusted JSON into objects';
  throw new TypeError(`cannot use hooks: ${name} is set, so every object of this process has it. ${help}`);
}
