import type { HookToolConfig } from '../../../../generated/index.js';
import { fieldsOf, isRecord, itemsOf, sameJson } from '../../../util/json.js';

type Mode = NonNullable<HookToolConfig['mode']>;

/** Format in which an SDK states which tools may be called. */
export interface ChoiceFormat {
  /** Field of the request. */
  readonly key: string;
  read(choice: unknown): HookToolConfig | undefined;
  write(mode: Mode, before: unknown): unknown;
}

/** Reads the tool choice of a request. */
export function readChoice(request: object, format: ChoiceFormat): HookToolConfig | undefined {
  return format.read(fieldsOf(request)[format.key]);
}

/**
 * Applies a hook's choice to the request. Returns the same object if nothing changed. Not every server honours an
 * allow-list, so disallowed tools are removed from the request.
 */
export function writeChoice<Q extends object>(choice: HookToolConfig, base: Q, format: ChoiceFormat): Q {
  const { tools, [format.key]: before } = fieldsOf(base);
  const offered = itemsOf(tools);
  const current = format.read(before) ?? {};
  if (offered.length === 0 || sameJson(choice, current)) return base;
  // An empty list allows none.
  const names = choice.allowedFunctionNames;
  const allowed = names === undefined ? offered : offered.filter((tool) => names.includes(toolName(tool)));
  const mode = allowed.length === 0 ? 'NONE' : choice.mode;
  // The API rejects a choice of tools that are not in the request.
  const isStale = current.allowedFunctionNames?.some((name) => names !== undefined && !names.includes(name)) ?? false;
  const changes: Record<string, unknown> = {};
  if (mode !== undefined && (mode !== current.mode || isStale)) changes[format.key] = format.write(mode, before);
  else if (isStale) changes[format.key] = format.write(current.mode ?? 'AUTO', before);
  if (mode !== 'NONE' && allowed.length < offered.length) changes['tools'] = allowed;
  return Object.keys(changes).length === 0 ? base : { ...base, ...changes };
}

/** Returns the name of a tool, or its type if it is not a function. */
function toolName(tool: unknown): string {
  const { name, type, function: called, custom } = fieldsOf(tool);
  const candidates = [name, fieldsOf(called)['name'], fieldsOf(custom)['name'], type];
  return candidates.find((candidate) => typeof candidate === 'string') ?? '';
}

const MODE_NAMES: readonly (readonly [string, Mode])[] = [
  ['auto', 'AUTO'],
  ['required', 'ANY'],
  ['any', 'ANY'],
  ['none', 'NONE'],
];

function modeOf(name: unknown): Mode | undefined {
  return MODE_NAMES.find(([modeName]) => modeName === name)?.[1];
}

/** Returns the SDK's word for a mode. Some SDKs use `any`, others `required`. */
function modeName(mode: Mode, anyName: 'any' | 'required'): string {
  return mode === 'ANY' ? anyName : mode === 'NONE' ? 'none' : 'auto';
}

/** Returns a choice of named tools: a single one, or a list of allowed ones. */
function namedChoice(names: readonly unknown[], mode: Mode = 'ANY'): HookToolConfig {
  return { mode, allowedFunctionNames: names.filter((name) => typeof name === 'string') };
}

/** Tool choice of the OpenAI APIs. Chat completions wrap the name in `function`, responses do not. */
export const openAIChoice: ChoiceFormat = {
  key: 'tool_choice',
  read(choice) {
    if (!isRecord(choice)) return withMode(modeOf(choice));
    const { allowed_tools: inner = choice, type } = choice;
    if (type !== 'allowed_tools') return namedChoice([toolName(choice)]);
    const { mode, tools } = fieldsOf(inner);
    return namedChoice(itemsOf(tools).map(toolName), modeOf(mode));
  },
  write: (mode) => modeName(mode, 'required'),
};

/** Returns the format of a choice that is an object with a type. */
export function typedChoice(key: string, nameKey: string, anyName: 'any' | 'required'): ChoiceFormat {
  return {
    key,
    read(choice) {
      const { type, [nameKey]: name } = fieldsOf(choice);
      return type === 'tool' ? namedChoice([name]) : withMode(modeOf(type));
    },
    write(mode, before) {
      const { type: _, [nameKey]: __, ...rest } = fieldsOf(before);
      // Other fields, such as those for parallel calls, are invalid without tools.
      return { ...(mode !== 'NONE' && rest), type: modeName(mode, anyName) };
    },
  };
}

function withMode(mode: Mode | undefined): HookToolConfig | undefined {
  return mode && { mode };
}
