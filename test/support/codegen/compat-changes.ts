import { join } from 'node:path';
import { readSources } from '../../../codegen/read/load.js';
import { type Edit, remove, root, set, write } from './sources.js';

const beforeTool = 'events/before-tool.input.schema.json';
const command = 'settings/command-hook.schema.json';

/** A change to the contract since its release. */
export interface Change {
  what: string;
  edits: Edit[];
}

export interface Refused extends Change {
  /** File and pointer of the problem. */
  at: string;
  text: string;
}

export const refused: Refused[] = [
  {
    what: 'a removed input field',
    edits: [set(beforeTool, '/properties/original_request_name')],
    at: `${beforeTool}#/properties/original_request_name`,
    text: '"original_request_name" was removed',
  },
  {
    what: 'a renamed input field',
    edits: [
      set(beforeTool, '/properties/original_request_name'),
      set(beforeTool, '/properties/requested_name', { description: 'As the model said it.', type: 'string' }),
    ],
    at: `${beforeTool}#/properties/original_request_name`,
    text: '"original_request_name" was removed; was it renamed to "requested_name"?',
  },
  {
    what: 'a field removed from every output, reported once,',
    edits: [set('common/base-output.schema.json', '/properties/stopReason')],
    at: 'common/base-output.schema.json#/properties/stopReason',
    text: '"stopReason" was removed',
  },
  {
    what: 'a re-typed setting',
    edits: [set('settings/hook-definition.schema.json', '/properties/matcher/type', 'object')],
    at: 'settings/hook-definition.schema.json#/properties/matcher',
    text: '"matcher" is object now and was string',
  },
  {
    what: 'a reference that leads to another type',
    edits: [set(beforeTool, '/properties/mcp_context/$ref', '../common/session-end-reason.schema.json')],
    at: `${beforeTool}#/properties/mcp_context`,
    text: '"mcp_context" is string now and was object',
  },
  {
    what: 'a removed enum member',
    edits: [
      set('common/decision.schema.json', '/enum/0'),
      set('common/decision.schema.json', '/x-columns/strictness/values/ask'),
      set('common/decision.schema.json', '/x-columns/blocks/values/ask'),
    ],
    at: 'common/decision.schema.json#/enum',
    text: '"HookDecision" can no longer be "ask"',
  },
  {
    what: 'a changed constant',
    edits: [set('settings/plugin-hook.schema.json', '/properties/type/const', 'addon')],
    at: 'settings/plugin-hook.schema.json#/properties/type/const',
    text: '"type" has the const "addon" now and had "plugin"',
  },
  {
    what: 'an added pattern',
    edits: [set(beforeTool, '/properties/original_request_name/pattern', '\\S')],
    at: `${beforeTool}#/properties/original_request_name/pattern`,
    text: '"original_request_name" has the pattern "\\\\S" now and had none',
  },
  {
    what: 'a raised minimum',
    edits: [set(command, '/properties/timeout/minimum', 10)],
    at: `${command}#/properties/timeout/minimum`,
    text: '"timeout" has the minimum 10 now and had 1',
  },
  {
    what: 'a lowered maximum',
    edits: [set(command, '/properties/timeout/maximum', 600_000)],
    at: `${command}#/properties/timeout/maximum`,
    text: '"timeout" has the maximum 600000 now and had 2147483647',
  },
  {
    what: 'a value that may no longer be null',
    edits: [
      set('common/base-output.schema.json', '/properties/decision', {
        description: 'The decision.',
        $ref: '../common/decision.schema.json',
      }),
    ],
    at: 'common/base-output.schema.json#/properties/decision',
    text: '"decision" can no longer be null',
  },
  {
    what: 'a new form of a value that hooks read',
    edits: [
      set('results/hook-error.schema.json', '/properties/message', {
        description: 'What went wrong.',
        anyOf: [{ type: 'string' }, { type: 'null' }],
      }),
    ],
    at: 'results/hook-error.schema.json#/properties/message/anyOf/1',
    text: '"message" can be null now',
  },
  {
    what: 'a setting that is newly required',
    edits: [set(command, '/required', ['type', 'command', 'name'])],
    at: `${command}#/required`,
    text: '"name" is required now',
  },
  {
    what: 'a new setting that is required at once',
    edits: [
      set(command, '/properties/shell', { description: 'The shell.', type: 'string' }),
      set(command, '/required', ['type', 'command', 'shell']),
    ],
    at: `${command}#/required`,
    text: '"shell" is required now',
  },
  {
    what: 'a bus request with a new required field',
    edits: [
      set('bus/hook-execution-request.schema.json', '/required', ['type', 'eventName', 'input', 'correlationId']),
    ],
    at: 'bus/hook-execution-request.schema.json#/required',
    text: '"correlationId" is required now',
  },
  {
    what: 'a removed default, so that bus clients must pass the value,',
    edits: [set('events/after-agent.input.schema.json', '/properties/stop_hook_active/default')],
    at: 'events/after-agent.input.schema.json#/required',
    text: '"stop_hook_active" is required now',
  },
  {
    what: 'a base field that hooks can no longer rely on',
    edits: [set('common/base-input.schema.json', '/required/4')],
    at: 'common/base-input.schema.json#/required',
    text: '"transcript_path" is no longer required, and its readers rely on it',
  },
  {
    what: 'a removed limit on a value that hooks read',
    edits: [set('common/base-input.schema.json', '/properties/timestamp/pattern')],
    at: 'common/base-input.schema.json#/properties/timestamp/pattern',
    text: '"timestamp" has a looser pattern than before',
  },
  {
    what: 'a renamed title',
    edits: [set('common/llm-usage.schema.json', '/title', 'LLMTokenCount')],
    at: 'released/1.0.0.json#/$defs/LLMUsage',
    text: '"LLMUsage" was removed; was it renamed to "LLMTokenCount"?',
  },
  {
    what: 'a removed event',
    edits: [
      remove('events/notification.input.schema.json'),
      remove('events/notification.output.schema.json'),
      // Their documents name the event, which is a separate problem.
      (sources) => sources.filter(({ path }) => !path.startsWith('dialects/')),
    ],
    at: 'released/1.0.0.json#/$defs/NotificationHookInput',
    text: 'the event "Notification" was removed',
  },
];

export const allowed: Change[] = [
  { what: 'no change at all', edits: [] },
  {
    what: 'a new optional field of an input, certain or not on standard input,',
    edits: [
      set(beforeTool, '/properties/attempt', { description: 'Which attempt it is.', type: 'integer', default: 1 }),
      set(beforeTool, '/required', ['tool_name', 'tool_input', 'attempt']),
    ],
  },
  {
    what: 'a new optional field of an output',
    edits: [set('common/base-output.schema.json', '/properties/tag', { description: 'A tag.', type: 'string' })],
  },
  {
    what: 'a new enum member',
    edits: [set('common/session-start-source.schema.json', '/enum/-', 'reboot')],
  },
  {
    what: 'a limit on a value that hooks read, removed on purpose,',
    edits: [
      set('common/base-input.schema.json', '/properties/timestamp/pattern'),
      set('common/base-input.schema.json', '/properties/timestamp/x-opened', 'clocks differ'),
    ],
  },
  {
    what: 'a new form of a value that hooks read, on purpose,',
    edits: [
      set(beforeTool, '/properties/original_request_name', {
        description: 'As the model said it.',
        anyOf: [{ type: 'string' }, { type: 'integer' }],
        'x-opened': 'some count their tools',
      }),
    ],
  },
  {
    what: 'another pattern of a value that hooks read, on purpose,',
    edits: [
      set('common/base-input.schema.json', '/properties/timestamp/pattern', '[\\s\\S]'),
      set('common/base-input.schema.json', '/properties/timestamp/x-opened', 'clocks differ'),
    ],
  },
  {
    what: 'a field that never existed, on purpose,',
    edits: [
      set('common/hook-execution-success.schema.json', '/properties/error', {
        description: 'What went wrong.',
        type: 'string',
        'x-opened': 'some hooks failed',
      }),
    ],
  },
  { what: 'other words', edits: [set(beforeTool, '/properties/tool_name/description', 'What the tool is called.')] },
  { what: 'another x-ts', edits: [set('common/base-input.schema.json', '/properties/hook_event_name/x-ts')] },
  { what: 'a wider limit on a value that hosts write', edits: [set(command, '/properties/timeout/maximum')] },
  {
    what: 'a new form of a value that hosts write',
    edits: [
      set('settings/hook-definition.schema.json', '/properties/matcher', {
        description: 'When.',
        anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
      }),
    ],
  },
  {
    what: 'a field that moved behind a reference without a change of meaning',
    edits: [
      write('common/branch-name.schema.json', {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: 'RequestName',
        description: 'A name.',
        type: 'string',
      }),
      set(beforeTool, '/properties/original_request_name', {
        description: 'As the model said it.',
        $ref: '../common/branch-name.schema.json',
      }),
    ],
  },
  { what: 'a new event', edits: addedEvent() },
];

function addedEvent(): Edit[] {
  const sources = readSources(join(root, 'test', 'support', 'fixtures', 'added-event', 'schemas'));
  return sources.filter(({ path }) => path.startsWith('events/')).map(({ path, text }) => write(path, text));
}
