import type { HookToolConfig } from '../../../../generated/index.js';
import { fieldsOf, isRecord, itemsOf, sameJson } from '../../../util/json.js';

type Mode = NonNullable<HookToolConfig['mode']>;

/** How an SDK says which tools may be called. */
export interface ChoiceFormat {
  /** The field of the request. */
  readonly key: string;
  read(choice: unknown): HookToolConfig | undefined;
  write(mode: Mode, before: unknown): unknown;
}

/** What a request says of its tools. */
export function readChoice(request: object, format: ChoiceFormat): HookToolConfig | undefined {
  return format.read(fieldsOf(request)[format.key]);
}

/**
 * The request with a hook's choice in it; the same object when it says nothing new. These SDKs have no list of allowed
 * names that every server heeds, so what is not allowed is not offered.
 */
export function writeChoice<Q extends object>(wanted: HookToolConfig, base: Q, format: ChoiceFormat): Q {
  const { tools, [format.key]: before } = fieldsOf(base);
  const offered = itemsOf(tools);
  const current = format.read(before) ?? {};
  if (offered.length === 0 || sameJson(wanted, current)) return base;
  const names = wanted.allowedFunctionNames?.length ? wanted.allowedFunctionNames : undefined;
  const allowed = names === undefined ? offered : offered.filter((tool) => names.includes(toolName(tool)));
  const mode = allowed.length === 0 ? 'NONE' : wanted.mode;
  // A choice among names that are gone would be refused.
  const stale = current.allowedFunctionNames?.some((name) => names !== undefined && !names.includes(name)) ?? false;
  const changes: Record<string, unknown> = {};
  if (mode !== undefined && (mode !== current.mode || stale)) changes[format.key] = format.write(mode, before);
  else if (stale) changes[format.key] = format.write(current.mode ?? 'AUTO', before);
  if (mode !== 'NONE' && allowed.length < offered.length) changes['tools'] = allowed;
  return Object.keys(changes).length === 0 ? base : { ...base, ...changes };
}

/** A tool that is no function goes by its type. */
function toolName(tool: unknown): string {
  const { name, type, function: called, custom } = fieldsOf(tool);
  const named = [name, fieldsOf(called)['name'], fieldsOf(custom)['name'], type];
  return named.find((one) => typeof one === 'string') ?? '';
}

const WORDS: readonly (readonly [string, Mode])[] = [
  ['auto', 'AUTO'],
  ['required', 'ANY'],
  ['any', 'ANY'],
  ['none', 'NONE'],
];

function modeOf(word: unknown): Mode | undefined {
  return WORDS.find(([known]) => known === word)?.[1];
}

/** `any` is what some call it, `required` the others. */
function wordOf(mode: Mode, must: 'any' | 'required'): string {
  return mode === 'ANY' ? must : mode === 'NONE' ? 'none' : 'auto';
}

/** A choice that names tools: one, or a list of those that are allowed. */
function namedChoice(names: readonly unknown[], mode: Mode = 'ANY'): HookToolConfig {
  return { mode, allowedFunctionNames: names.filter((name) => typeof name === 'string') };
}

/** The choice of the OpenAI APIs, of which one wraps a name in `function` and the other does not. */
export const openAIChoice: ChoiceFormat = {
  key: 'tool_choice',
  read(choice) {
    if (!isRecord(choice)) return withMode(modeOf(choice));
    const { allowed_tools: inner = choice, type } = choice;
    if (type !== 'allowed_tools') return namedChoice([toolName(choice)]);
    const { mode, tools } = fieldsOf(inner);
    return namedChoice(itemsOf(tools).map(toolName), modeOf(mode));
  },
  write: (mode) => wordOf(mode, 'required'),
};

/** A choice that is an object with a type. */
export function typedChoice(key: string, nameKey: string, must: 'any' | 'required'): ChoiceFormat {
  return {
    key,
    read(choice) {
      const { type, [nameKey]: name } = fieldsOf(choice);
      return type === 'tool' ? namedChoice([name]) : withMode(modeOf(type));
    },
    write(mode, before) {
      const { type: _, [nameKey]: __, ...rest } = fieldsOf(before);
      // What else a choice says, as about calls in parallel, makes no sense where there are none.
      return { ...(mode !== 'NONE' && rest), type: wordOf(mode, must) };
    },
  };
}

function withMode(mode: Mode | undefined): HookToolConfig | undefined {
  return mode && { mode };
}
