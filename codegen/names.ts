/** tool_name -> toolName; underscores in front stay */
export function camel(snake: string): string {
  return snake.replaceAll(/(?<=[A-Za-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** BeforeTool -> before-tool; LLMRequest -> llm-request */
export function kebab(pascal: string): string {
  return pascal
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** prompt_input_exit -> PromptInputExit; MAX_TOKENS stays */
export function memberName(value: string): string {
  if (/^[A-Z][A-Z0-9_]*$/.test(value)) return value;
  return value.replaceAll(/(?:^|[-_])([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** hook-execution-request -> HOOK_EXECUTION_REQUEST */
export function constantName(value: string): string {
  return value.replaceAll('-', '_').toUpperCase();
}
