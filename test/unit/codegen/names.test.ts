import { describe, expect, it } from 'vitest';
import { camel, constantName, kebab, memberName, nearest } from '../../../codegen/names.js';

describe('names', () => {
  it.each([
    ['BeforeTool', 'before-tool'],
    ['BeforeToolSelection', 'before-tool-selection'],
    ['LLMRequest', 'llm-request'],
    ['MCPContext', 'mcp-context'],
    ['OnHTTPCall', 'on-http-call'],
    ['OnLLM', 'on-llm'],
    ['PlanB', 'plan-b'],
    ['Step2Done', 'step2-done'],
    ['A', 'a'],
  ])('derive file names from event names: %s becomes %s [GEN-1]', (pascal, expected) => {
    expect(kebab(pascal)).toBe(expected);
  });

  it.each([
    ['tool_name', 'toolName'],
    ['mcp_server_2_url', 'mcpServer2Url'],
    ['prompt', 'prompt'],
    ['_private', '_private'],
    ['__private', '__private'],
    ['trailing_', 'trailing_'],
    ['already_Upper', 'already_Upper'],
    ['*/', '*/'],
  ])('derive parameter names from field names: %s becomes %s [GEN-1]', (snake, expected) => {
    expect(camel(snake)).toBe(expected);
  });

  it.each([
    ['prompt_input_exit', 'PromptInputExit'],
    ['half-open', 'HalfOpen'],
    ['MAX_TOKENS', 'MAX_TOKENS'],
    ['STOP', 'STOP'],
    ['Mixed_CASE', 'MixedCASE'],
    ['2fast', '2fast'],
  ])('derive member names from values: %s becomes %s [GEN-1]', (value, expected) => {
    expect(memberName(value)).toBe(expected);
  });

  it('derive constant names from message types [GEN-1]', () => {
    expect(constantName('hook-execution-request')).toBe('HOOK_EXECUTION_REQUEST');
  });

  it('suggest the nearest name for a misspelt one, or none if none is close [GEN-1]', () => {
    expect(nearest('requird', ['title', 'required', 'require'])).toBe('required');
    expect(nearest('ABOUT', ['about'])).toBe('about');
    expect(nearest('ab', ['ba', 'ab'])).toBe('ab');
    expect(nearest('xyz', ['title', 'required'])).toBeUndefined();
    expect(nearest('marge', ['merge', 'large'])).toBe('merge');
  });
});
