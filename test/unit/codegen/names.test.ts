import { describe, expect, it } from 'vitest';
import { camel, constantName, kebab, memberName, nearest } from '../../../codegen/names.js';

describe('a name', () => {
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
  ])('of an event gives the name of its files: %s is %s [GEN-1]', (pascal, expected) => {
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
  ])('of a field gives the name of its parameter: %s is %s [GEN-1]', (snake, expected) => {
    expect(camel(snake)).toBe(expected);
  });

  it.each([
    ['prompt_input_exit', 'PromptInputExit'],
    ['half-open', 'HalfOpen'],
    ['MAX_TOKENS', 'MAX_TOKENS'],
    ['STOP', 'STOP'],
    ['Mixed_CASE', 'MixedCASE'],
    ['2fast', '2fast'],
  ])('of a value gives the name of its member: %s is %s [GEN-1]', (value, expected) => {
    expect(memberName(value)).toBe(expected);
  });

  it('of a message gives the name of its constant [GEN-1]', () => {
    expect(constantName('hook-execution-request')).toBe('HOOK_EXECUTION_REQUEST');
  });

  it('that is misspelt finds the nearest one, and none when none is near [GEN-1]', () => {
    expect(nearest('requird', ['title', 'required', 'require'])).toBe('required');
    expect(nearest('ABOUT', ['about'])).toBe('about');
    expect(nearest('ab', ['ba', 'ab'])).toBe('ab');
    expect(nearest('xyz', ['title', 'required'])).toBeUndefined();
    expect(nearest('marge', ['merge', 'large'])).toBe('merge');
  });
});
