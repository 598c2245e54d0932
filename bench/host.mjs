// A host with hooks, and parameters of events.
import * as built from '../dist/index.js';

export const KILOBYTE = 1000;
export const MEGABYTE = 1_000_000;

/** Starts a system with BeforeTool hooks: commands by configuration, functions by registration. */
export async function startHost({ definitions = [], functions = [] } = {}, { createConfig, HookEventName } = built) {
  const hooks = definitions.length > 0 ? { [HookEventName.BeforeTool]: definitions } : {};
  const system = createConfig({ workingDir: process.cwd(), hooks }).getHookSystem();
  for (const action of functions) system.registerHook(action, HookEventName.BeforeTool);
  await system.initialize();
  const handler = system.getEventHandler();
  return {
    system,
    fire: (params, options) => handler.fireBeforeToolEvent(params, options),
    fireModel: (params) => handler.fireBeforeModelEvent(params),
    release: () => system.dispose({ kill: true }),
  };
}

/** Throws if a hook failed, because a failed hook would be fast for the wrong reason. */
export async function mustSucceed(firing) {
  const result = await firing;
  if (!result.success) throw new AggregateError(result.errors, 'a hook of the benchmark failed');
  return result;
}

/** Returns hooks for tools that are never called, each with its own matcher. */
export function otherHooks(count, tool = 'table') {
  return Array.from({ length: count }, (_, index) => ({
    matcher: `^(read|write)_${tool}_${index}$`,
    hooks: [{ type: 'command', command: `check-table ${index}` }],
  }));
}

/**
 * Returns parameters of a BeforeTool event with about this many bytes of JSON: many small objects, like edits of a
 * file.
 */
export function toolParams(bytes, toolName = 'edit_file') {
  const toolInput = { file_path: 'src/main.ts', edits: [], note: '' };
  let size = JSON.stringify(toolInput).length;
  for (let line = 1; ; line++) {
    const edit = { line, old: `  const total${line} = sum(items);`, new: `  const total${line} = sum(items, "net");` };
    const grown = size + JSON.stringify(edit).length + 1;
    if (grown > bytes) break;
    toolInput.edits.push(edit);
    size = grown;
  }
  toolInput.note = 'x'.repeat(Math.max(0, bytes - size));
  return { toolName, toolInput };
}

export function modelParams(messages) {
  const contents = Array.from({ length: messages }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'model',
    parts: [{ text: `Message ${index} of a long conversation about the code in src/main.ts.` }],
  }));
  return { modelRequest: { model: 'a-model', contents, config: { temperature: 0.2 } } };
}
