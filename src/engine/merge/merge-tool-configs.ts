import { type HookToolConfig, ToolCallingMode } from '../../../generated/index.js';
import { isRecord } from '../../translate/json.js';

/** What becomes of the lists of names: every name that one hook allows, or only those that no list leaves out. */
export type AllowedNamesRule = 'union' | 'intersection';

const MODES_STRICTEST_FIRST: readonly ToolCallingMode[] = [
  ToolCallingMode.NONE,
  ToolCallingMode.ANY,
  ToolCallingMode.AUTO,
];

/** The strictest mode and the allowed names. What nobody said is left unsaid. */
export function mergeToolConfigs(
  values: readonly unknown[],
  rule: AllowedNamesRule = 'union',
): HookToolConfig | undefined {
  const configs = values.filter(isRecord);
  if (configs.length === 0) return undefined;
  const modes = configs.map(({ mode }) => mode);
  const mode = MODES_STRICTEST_FIRST.find((candidate) => modes.includes(candidate));
  const names = combineNames(
    configs.map(namesOf).filter((list) => list !== undefined),
    rule,
  );
  // An empty list forbids nothing: a tool that every list leaves out is kept away by the mode.
  const nothingLeft = rule === 'intersection' && names?.length === 0;
  if (mode === ToolCallingMode.NONE || nothingLeft) return { mode: ToolCallingMode.NONE, allowedFunctionNames: [] };
  return { ...(mode && { mode }), ...(names && { allowedFunctionNames: names }) };
}

function namesOf({ allowedFunctionNames: names }: Record<string, unknown>): string[] | undefined {
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : undefined;
}

function combineNames(lists: readonly string[][], rule: AllowedNamesRule): string[] | undefined {
  if (lists.length === 0) return undefined;
  const all = [...new Set(lists.flat())].sort();
  return rule === 'union' ? all : all.filter((name) => lists.every((list) => list.includes(name)));
}
