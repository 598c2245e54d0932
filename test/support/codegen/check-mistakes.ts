import { expect } from 'vitest';
import type { Problem } from '../../../codegen/problem.js';
import { type Edit, remove, set, write } from './sources.js';

/** A mistake in schemas/ and the problem that the generator reports. */
export interface Mistake {
  what: string;
  edits: Edit[];
  problem: Problem;
  /** Other places that the mistake affects. */
  consequences?: string[];
}

const input = 'events/before-tool.input.schema.json';
const output = 'events/before-tool.output.schema.json';

export const mistakes: Mistake[] = [
  {
    what: 'an unknown keyword',
    edits: [set(input, '/properties/tool_name/minLength', 1)],
    problem: {
      file: input,
      pointer: '/properties/tool_name/minLength',
      text: 'unknown key "minLength"',
      help: 'schemas/subset.schema.json lists every allowed key',
    },
  },
  {
    what: 'a misspelt keyword',
    edits: [set('common/llm-usage.schema.json', '/requird', ['promptTokenCount'])],
    problem: {
      file: 'common/llm-usage.schema.json',
      pointer: '/requird',
      text: 'unknown key "requird"',
      help: 'did you mean "required"? schemas/subset.schema.json lists every allowed key',
    },
  },
  {
    what: 'an unknown x- key',
    edits: [set('events/session-end.input.schema.json', '/x-event/marge', 'or')],
    problem: {
      file: 'events/session-end.input.schema.json',
      pointer: '/x-event/marge',
      text: 'unknown key "marge"',
      help: 'did you mean "merge"? schemas/subset.schema.json lists every allowed key',
    },
  },
  {
    what: 'a value other than the only allowed one',
    edits: [set(input, '/$schema', 'http://json-schema.org/draft-07/schema#')],
    problem: {
      file: input,
      pointer: '/$schema',
      text: 'must be "https://json-schema.org/draft/2020-12/schema", found "http://json-schema.org/draft-07/schema#"',
      help: 'schemas/subset.schema.json lists what is allowed here',
    },
  },
  {
    what: 'an event with one file missing',
    edits: [remove('events/notification.output.schema.json')],
    problem: {
      file: 'events/notification.input.schema.json',
      pointer: '',
      text: 'has no counterpart events/notification.output.schema.json',
      help: 'an event is a pair of files: write the other one',
    },
  },
  {
    what: 'a $ref to nothing',
    edits: [set(input, '/properties/mcp_context/$ref', '../common/mcp-contxt.schema.json')],
    problem: {
      file: input,
      pointer: '/properties/mcp_context/$ref',
      text: 'refers to common/mcp-contxt.schema.json, which does not exist',
      help: 'did you mean "../common/mcp-context.schema.json"?',
    },
  },
  {
    what: 'a matcher field that is not a property',
    edits: [set('events/after-tool.input.schema.json', '/x-event/matcher/field', 'tool')],
    problem: {
      file: 'events/after-tool.input.schema.json',
      pointer: '/x-event/matcher/field',
      text: '"tool" is not a property of the input',
      help: expect.stringContaining('tool_name'),
    },
  },
  {
    what: 'a chain into a property that does not exist',
    edits: [set('events/before-agent.input.schema.json', '/x-event/chain/into', 'promt')],
    problem: {
      file: 'events/before-agent.input.schema.json',
      pointer: '/x-event/chain/into',
      text: '"promt" is not a property of the input',
      help: 'did you mean "prompt"?',
    },
  },
  {
    what: 'a chain from an output that does not exist',
    edits: [set('events/before-model.input.schema.json', '/x-event/chain/from', 'llm_reqest')],
    problem: {
      file: 'events/before-model.input.schema.json',
      pointer: '/x-event/chain/from',
      text: '"llm_reqest" is not a property of hookSpecificOutput',
      help: 'did you mean "llm_request"?',
    },
  },
  {
    what: 'an output that the next hook cannot read under its name',
    edits: [
      set(
        'events/before-model.output.schema.json',
        '/properties/hookSpecificOutput/properties/llm_response/x-chain',
        'replace',
      ),
    ],
    problem: {
      file: 'events/before-model.output.schema.json',
      pointer: '/properties/hookSpecificOutput/properties/llm_response/x-chain',
      text: '"llm_response" is not a property of the input',
      help: 'one of: llm_request, system_instruction, tool_results',
    },
  },
  {
    what: 'a translation by an unknown codec',
    edits: [set('events/before-model.input.schema.json', '/properties/llm_request/x-translate/codec', 'llmPrompt')],
    problem: {
      file: 'events/before-model.input.schema.json',
      pointer: '/properties/llm_request/x-translate/codec',
      text: 'must be equal to one of the allowed values, found "llmPrompt"',
      help: 'one of: ["llmRequest","llmResponse","systemInstruction","toolResults","toolCalls","usage"]',
    },
  },
  {
    what: 'a translation from a name that is taken',
    edits: [set('events/after-model.input.schema.json', '/properties/llm_request/x-translate/raw', 'llm_response')],
    problem: {
      file: 'events/after-model.input.schema.json',
      pointer: '/properties/llm_request/x-translate/raw',
      text: '"llm_response" is already a property',
      help: 'the raw name is only used in requests: choose another one',
    },
  },
  {
    what: 'a title that is taken by another file',
    edits: [set('common/llm-usage.schema.json', '/title', 'LLMConfig')],
    problem: {
      file: 'common/llm-usage.schema.json',
      pointer: '/title',
      text: 'the title "LLMConfig" is taken by common/llm-config.schema.json',
      help: 'every title becomes a type, so it must be unique',
    },
  },
  {
    what: 'a title that is taken by a derived form',
    edits: [set('common/llm-message.schema.json', '/title', 'BeforeToolParams')],
    problem: {
      file: 'common/llm-message.schema.json',
      pointer: '/title',
      text: `the title "BeforeToolParams" is taken by a form derived from ${input}`,
      help: 'every title becomes a type, so it must be unique',
    },
  },
  {
    what: 'invalid JSON',
    edits: [write('settings/plugin-hook.schema.json', '{ "title": "PluginHookConfig", }')],
    problem: {
      file: 'settings/plugin-hook.schema.json',
      pointer: '',
      text: 'is not valid JSON: a comma before "}" in line 1',
      help: 'remove the comma',
    },
  },
  {
    what: 'a property without a description',
    edits: [set(output, '/properties/hookSpecificOutput/properties/tool_input/description')],
    problem: {
      file: output,
      pointer: '/properties/hookSpecificOutput/properties/tool_input/description',
      text: '"description" is missing',
      help: expect.stringContaining('the reference page is generated from it'),
    },
  },
  {
    what: 'a required name that is not a property',
    edits: [set('bus/hook-execution-request.schema.json', '/required/1', 'eventname')],
    problem: {
      file: 'bus/hook-execution-request.schema.json',
      pointer: '/required/1',
      text: 'requires "eventname", which is not a property',
      help: 'did you mean "eventName"?',
    },
  },
  {
    what: 'a default that does not fit',
    edits: [set('settings/command-hook.schema.json', '/properties/onError/default', 'ignore')],
    problem: {
      file: 'settings/command-hook.schema.json',
      pointer: '/properties/onError/default',
      text: 'the default "ignore" is not a valid value',
      help: 'default must be equal to one of the allowed values',
    },
  },
  {
    what: 'a pattern that does not compile',
    edits: [set('settings/function-hook.schema.json', '/properties/name/pattern', '(')],
    problem: {
      file: 'settings/function-hook.schema.json',
      pointer: '/properties/name/pattern',
      text: expect.stringContaining('is not a regular expression'),
      help: 'write a pattern that JavaScript accepts with the "u" flag',
    },
  },
  {
    what: 'an event whose name is not the name of its files',
    edits: [set('events/pre-compress.input.schema.json', '/x-event/name', 'PreCompact')],
    problem: {
      file: 'events/pre-compress.input.schema.json',
      pointer: '/x-event/name',
      text: '"PreCompact" does not belong to the file name pre-compress',
      help: 'name the files pre-compact.*',
    },
    consequences: [
      'events/pre-compress.input.schema.json#/title',
      'events/pre-compress.input.schema.json#/properties/hook_event_name/const',
      'events/pre-compress.output.schema.json#/title',
      'events/pre-compress.output.schema.json#/properties/hookSpecificOutput/properties/hookEventName/const',
    ],
  },
  {
    what: 'x-ts that is not a type',
    edits: [set('events/notification.input.schema.json', '/properties/message/x-ts', 'string |')],
    problem: {
      file: 'events/notification.input.schema.json',
      pointer: '/properties/message/x-ts',
      text: '"string |" is not a TypeScript type',
      help: 'write one type, such as "string[]" or a title',
    },
  },
  {
    what: 'a file in an unknown folder',
    edits: [write('event/ship.input.schema.json', '{}')],
    problem: {
      file: 'event/ship.input.schema.json',
      pointer: '',
      text: 'is not in a folder of the contract',
      help: 'did you mean events/?',
    },
  },
  {
    what: 'an invalid version',
    edits: [set('contract.json', '/version', '1.0')],
    problem: {
      file: 'contract.json',
      pointer: '/version',
      text: 'expected a version such as "1.0.0", found "1.0"',
      help: 'write { "version": "1.0.0" }',
    },
  },
];
