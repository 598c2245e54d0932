// Hooks that note what they receive.

/** Adds hooks to a host. Returns the facts that they saw. */
export function watch(hooks) {
  const before = new Map();
  const after = new Map();
  const texts = new Map();
  const turns = new Map();
  const afterModel = [];
  const count = (map, id) => map.set(id, (map.get(id) ?? 0) + 1);
  hooks.on('BeforeTool', { needs: ['assistant_text'] }, ({ tool_use_id: id, assistant_text: text, turn_id, agent }) => {
    count(before, id);
    texts.set(id, text);
    turns.set(id, { turn_id, agent });
  });
  hooks.on('AfterTool', ({ tool_use_id: id }) => void count(after, id));
  hooks.on('AfterModel', ({ session, usage }) => void afterModel.push({ totals: session.usage, usage }));
  return { before, after, texts, turns, afterModel };
}

/** Returns the totals that the next hook of a scope receives. */
export async function totalsOf(hooks, scope) {
  const seen = [];
  const remove = hooks.on('Notification', ({ session }) => void seen.push(session.usage));
  await scope.fire('Notification', { message: 'm', notificationType: 'ToolPermission', details: {} });
  remove();
  return seen[0];
}
