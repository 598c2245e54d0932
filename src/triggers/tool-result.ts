import type { SdkPart } from '../contract/index.js';

/** What the model reads of a tool: a text, a part, or a list of both. */
export type ToolContent = string | SdkPart | ReadonlyArray<string | SdkPart>;

/** What a tool gives back, as far as hooks are concerned. A host's own result may hold more. */
export interface ToolResult {
  /** For the model. */
  llmContent: ToolContent;
  /** For the user. */
  returnDisplay?: unknown;
  metadata?: Record<string, unknown> | undefined;
  error?: { message: string; type?: string | undefined } | undefined;
  /** The result is for the model alone. */
  suppressDisplay?: boolean | undefined;
}

/** `error.type` of the results that are made in place of a tool's own. */
export const ToolErrorType = {
  /** The call was refused, and is over: the model reads why and goes on. */
  ExecutionFailed: 'execution_failed',
  /** The agent shall stop. */
  StopExecution: 'stop_execution',
} as const;
export type ToolErrorType = (typeof ToolErrorType)[keyof typeof ToolErrorType];

/** A result that only says why there is no other. */
export function failedResult(text: string, type: ToolErrorType): ToolResult {
  return { llmContent: text, returnDisplay: text, error: { message: text, type } };
}

/** What hooks read of a result. A tool written in JavaScript may have returned less than it should. */
export function toolResponseOf(result: Partial<ToolResult> | undefined): object {
  const { llmContent, returnDisplay, metadata, error } = result ?? {};
  return {
    llmContent,
    returnDisplay,
    ...(metadata !== undefined && { metadata }),
    ...(error !== undefined && { error }),
  };
}

/** The content with texts at its end, each after a blank line. */
export function appendTexts(content: ToolContent | undefined, texts: readonly string[]): ToolContent {
  const added = texts.join('\n\n');
  if (isAbsent(content)) return added;
  if (typeof content === 'string') return `${content}\n\n${added}`;
  return [...(isList(content) ? content : [content]), { text: `\n\n${added}` }];
}

function isAbsent(content: ToolContent | null | undefined): content is undefined {
  return content === undefined || content === null || content === '' || (isList(content) && content.length === 0);
}

function isList(content: ToolContent): content is ReadonlyArray<string | SdkPart> {
  return Array.isArray(content);
}
