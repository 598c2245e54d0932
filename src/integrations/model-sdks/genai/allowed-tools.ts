import type { CallableTool, GenerateContentParameters, Tool, ToolListUnion } from '@google/genai';
import { fieldsOf } from '../../../util/json.js';
import { overlay } from '../shared/overlay.js';
import { isCallable } from './callable-tools.js';

/** Modes in which the API honours the allowed names. */
const RESTRICTING: readonly unknown[] = ['ANY', 'VALIDATED', 'NONE'];

/**
 * Returns the request in which no tool can be called that hooks did not allow: the API honours allowed names in some modes only,
 * so the other declarations are removed. A choice of the caller stays as it is.
 */
export function withAllowedTools(request: GenerateContentParameters, original: object): GenerateContentParameters {
  const { config } = request;
  const choice = config?.toolConfig;
  const { allowedFunctionNames: names, mode, ...rest } = choice?.functionCallingConfig ?? {};
  if (names === undefined || choice === fieldsOf(fieldsOf(original)['config'])['toolConfig']) return request;
  if (names.length > 0 && RESTRICTING.includes(mode)) return request;
  const calling = names.length === 0 ? { ...rest, mode: 'NONE' } : { ...rest, ...(mode !== undefined && { mode }) };
  const toolConfig = Object.assign({}, choice, { functionCallingConfig: calling });
  const tools: ToolListUnion = (config?.tools ?? []).map((tool) => allowedOf(tool, names));
  return { ...request, config: { ...config, toolConfig, ...(names.length > 0 && { tools }) } };
}

function allowedOf(tool: ToolListUnion[number], names: readonly string[]): ToolListUnion[number] {
  if (isCallable(tool)) return overlay<CallableTool>(tool, { tool: async () => only(await tool.tool(), names) });
  return only(tool, names);
}

function only<T extends object>(tool: T, names: readonly string[]): T & Tool {
  const { functionDeclarations: declared }: Tool = tool;
  if (declared === undefined) return tool;
  return { ...tool, functionDeclarations: declared.filter(({ name = '' }) => names.includes(name)) };
}
