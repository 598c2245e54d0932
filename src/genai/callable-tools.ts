import type { CallableTool, FunctionCall, GenerateContentParameters, Part, Tool, ToolListUnion } from '@google/genai';
import { executeToolWithHooks } from '../triggers/execute-tool.js';
import type { TriggerConfig } from '../triggers/run-trigger.js';
import type { ToolContent, ToolResult } from '../triggers/tool-result.js';
import { isRecord } from '../values/json.js';
import { DeclaredFunctions } from './declared-functions.js';

/** The request in which every tool that the SDK calls by itself, as of `mcpToTool`, runs between its hooks. */
export function hookCallableTools(
  config: TriggerConfig,
  request: GenerateContentParameters,
): GenerateContentParameters {
  const tools = request.config?.tools;
  if (!Array.isArray(tools) || !tools.some(isCallable)) return request;
  const declared = new DeclaredFunctions();
  const signal = request.config?.abortSignal;
  const hook = (tool: CallableTool) => hookTool(config, tool, declared, signal);
  const hooked: ToolListUnion = tools.map((tool) => (isCallable(tool) ? hook(tool) : tool));
  return { ...request, config: { ...request.config, tools: hooked } };
}

function isCallable(tool: ToolListUnion[number]): tool is CallableTool {
  return isRecord(tool) && typeof tool['callTool'] === 'function';
}

/** Everything else of the tool is its own: the SDK asks some of them what they are. */
function hookTool(
  config: TriggerConfig,
  tool: CallableTool,
  declared: DeclaredFunctions,
  signal: AbortSignal | undefined,
): CallableTool {
  const describe = async (): Promise<Tool> => {
    const definition = await tool.tool();
    declared.note(tool, definition);
    return definition;
  };
  const callTool = async (calls: FunctionCall[]): Promise<Part[]> => {
    const answers: Part[][] = [];
    // The SDK hands every call to every tool; hooks hear of it, and answer it, where it is at home.
    const own = calls.filter(({ name }) => !declared.isOfAnother(tool, name));
    // One after the other, as their hooks may expect of calls that belong together.
    for (const call of own) answers.push(await callWithHooks(config, tool, call, signal));
    return answers.flat();
  };
  return new Proxy(tool, {
    get: (target, key) => {
      if (key === 'callTool') return callTool;
      if (key === 'tool') return describe;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

interface CalledResult extends ToolResult {
  /** As the tool gave them. */
  parts: Part[];
}

async function callWithHooks(
  config: TriggerConfig,
  tool: CallableTool,
  call: FunctionCall,
  signal: AbortSignal | undefined,
): Promise<Part[]> {
  const execute = async (args: Record<string, unknown>): Promise<CalledResult> => {
    const parts = await tool.callTool([{ ...call, args }]);
    return { llmContent: parts.map((part) => ({ ...part })), parts };
  };
  const result = await executeToolWithHooks(config, call.name ?? '', call.args ?? {}, execute, { signal });
  if (result.parts === undefined || result.error !== undefined)
    return [answerTo(call, { error: textOf(result.llmContent) })];
  // Texts are added to the list of parts; where there is one text instead, a hook has put it in their place.
  if (typeof result.llmContent === 'string') return [answerTo(call, { output: result.llmContent })];
  return [...result.parts, ...addedTexts(result.llmContent, result.parts.length)];
}

function answerTo({ id, name }: FunctionCall, response: Record<string, string>): Part {
  return { functionResponse: { ...(id !== undefined && { id }), ...(name !== undefined && { name }), response } };
}

/** What hooks added stands behind what the tool gave. */
function addedTexts(content: ToolContent, own: number): Part[] {
  const items = Array.isArray(content) ? content.slice(own) : [];
  return items.map((item) => ({ text: textOf(item) }));
}

function textOf(content: ToolContent): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join('');
  return isRecord(content) && typeof content['text'] === 'string' ? content['text'] : '';
}
