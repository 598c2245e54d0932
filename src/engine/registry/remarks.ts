import type { HookKey, RegisteredHook } from './registered-hook.js';

/** What a person may want to know about hooks that are configured well and still will not all run. */
export function heldBackRemark(hooks: readonly RegisteredHook[]): string | undefined {
  const lines = hooks.flatMap(({ name, entry, trust }) =>
    trust === true ? [] : [`${entry.eventName} ${JSON.stringify(name)} (${trust.why})`],
  );
  return lines.length === 0 ? undefined : `hooks: not trusted, so not run: ${lines.join('; ')}`;
}

/** One line for each hook that a hook of another name stands for, because both are the same command or function. */
export function collapseRemarks(hooks: readonly RegisteredHook[]): string[] {
  const firsts = new Map<HookKey, RegisteredHook>();
  return hooks.flatMap((hook) => {
    if (!hook.entry.enabled) return [];
    const first = firsts.get(hook.key);
    if (first === undefined) firsts.set(hook.key, hook);
    if (first === undefined || first.name === hook.name) return [];
    const [kept, merged] = [JSON.stringify(first.name), JSON.stringify(hook.name)];
    return [`hooks: ${hook.entry.eventName}: ${merged} is the same as ${kept}; where both apply, only ${kept} runs`];
  });
}
