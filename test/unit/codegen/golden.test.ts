import { expect, it } from 'vitest';
import { filesOf } from '../../support/codegen/generator.js';
import { object, type Tiny, tinyContract } from '../../support/codegen/tiny-contract.js';

/** Returns the generated files without comments and blank lines, so that a case shows only the lines its schemas produce. */
async function make(tiny: Tiny): Promise<(file: string) => string> {
  const files = await filesOf(tinyContract(tiny));
  return (file) => {
    const lines = (files.get(file) ?? '').replaceAll(/\/\*\*.*?\*\//gs, '').split('\n');
    return lines.filter((line) => line.trim() !== '' && !line.startsWith('//')).join('\n');
  };
}

it('types the event name as a literal and lists it [GEN-1] [GEN-4]', async () => {
  const made = await make({});
  expect(made('types.ts')).toContain(`\
export interface PingHookInput {
  hook_event_name: 'Ping';
}`);
  expect(made('enums.ts')).toContain(`\
export const HookEventName = {
  Ping: "Ping",
} as const;
export type HookEventName = (typeof HookEventName)[keyof typeof HookEventName];
export declare namespace HookEventName {
  type Ping = "Ping";
}`);
});

it('makes a property with a default optional for callers and required for scripts [GEN-1]', async () => {
  const tiny: Tiny = { input: { retry_count: { type: 'integer', default: 3 } }, required: ['retry_count'] };
  const made = await make(tiny);
  const types = made('types.ts');
  expect(types).toContain(`\
export interface PingHookInput {
  hook_event_name: 'Ping';
  retry_count: number;
}
export interface PingInput {
  retry_count?: number | undefined;
}`);
  expect(types).toContain(`\
export interface PingParams {
  retryCount?: number | undefined;
}`);
  const routes = made('routes.ts');
  expect(routes).toContain('    params: {"retryCount":"retry_count"},');
  expect(routes).toContain('    defaults: {"retry_count":3},');
});

it('keeps a property with a default required on the bus if x-ingress is set [GEN-1]', async () => {
  const tools = { type: 'array', items: { type: 'string' }, default: [], 'x-ingress': 'required' };
  const made = await make({ input: { tools }, required: ['tools'] });
  const types = made('types.ts');
  expect(types).toContain(`\
export interface PingInput {
  tools: string[];
}`);
  expect(types).toContain(`\
export interface PingParams {
  tools?: string[] | undefined;
}`);
});

it('accepts a translated property in raw or in stable format, never untyped [GEN-1]', async () => {
  const request = { $ref: '../common/ask.schema.json', 'x-translate': { raw: 'model_request', codec: 'llmRequest' } };
  const tiny: Tiny = {
    input: { llm_request: request },
    required: ['llm_request'],
    files: { 'common/ask.schema.json': object('Ask', {}) },
  };
  const made = await make(tiny);
  expect(made('types.ts')).toContain(`\
export type PingInput = PingInputRaw | PingInputStable;
export interface PingInputRaw {
  model_request: object;
  llm_request?: unknown;
}
export interface PingInputStable {
  model_request?: undefined;
  llm_request: Ask;
}`);
  expect(made('types.ts')).toContain(`\
export interface PingParams {
  modelRequest: SdkRequest;
}`);
  expect(made('routes.ts')).toContain(
    '    translations: [{"field":"llm_request","raw":"model_request","codec":"llmRequest"}],',
  );
});

it('names enum members in Pascal case and keeps constants unchanged [GEN-1]', async () => {
  const files = {
    'common/why.schema.json': { title: 'Why', type: 'string', enum: ['prompt_input_exit', 'half-open', 'MAX_TOKENS'] },
  };
  const made = await make({ files });
  expect(made('enums.ts')).toContain(`\
export const Why = {
  PromptInputExit: "prompt_input_exit",
  HalfOpen: "half-open",
  MAX_TOKENS: "MAX_TOKENS",
} as const;
export type Why = (typeof Why)[keyof typeof Why];
export declare namespace Why {
  type PromptInputExit = "prompt_input_exit";
  type HalfOpen = "half-open";
  type MAX_TOKENS = "MAX_TOKENS";
}`);
});

it('accepts enum values in a fire method, so that a host can use its own enum [GEN-1]', async () => {
  const tiny: Tiny = {
    input: { why: { $ref: '../common/why.schema.json' } },
    required: ['why'],
    files: { 'common/why.schema.json': { title: 'Why', type: 'string', enum: ['auto'] } },
  };
  const made = await make(tiny);
  expect(made('fire.ts')).toContain(`\
  firePingEvent<WhyValue extends string>(\
params: Omit<PingParams, "why"> & { why: EnumValue<WhyValue, Why> }, options?: FireOptions\
): Promise<HookFireResult<HookEventName.Ping> | None> {
    return this.fireEvent(HookEventName.Ping, params, options);
  }`);
});

it('names one type parameter per field in a fire method, also for fields of one enum [GEN-1]', async () => {
  const why = { $ref: '../common/why.schema.json' };
  const tiny: Tiny = {
    input: { first: why, second: why },
    required: ['first', 'second'],
    files: { 'common/why.schema.json': { title: 'Why', type: 'string', enum: ['auto'] } },
  };
  const made = await make(tiny);
  expect(made('fire.ts')).toContain('firePingEvent<WhyValue extends string, WhyValue2 extends string>(');
  expect(made('fire.ts')).toContain('{ first: EnumValue<WhyValue, Why>; second: EnumValue<WhyValue2, Why> }');
});

it('keeps an optional enum parameter of a fire method optional [GEN-1]', async () => {
  const tiny: Tiny = {
    input: { why: { $ref: '../common/why.schema.json' } },
    files: { 'common/why.schema.json': { title: 'Why', type: 'string', enum: ['auto'] } },
  };
  const made = await make(tiny);
  expect(made('fire.ts')).toContain('& { why?: EnumValue<WhyValue, Why> | undefined }');
});

it('emits the type that x-ts names and imports it from the seam [GEN-1]', async () => {
  const failure = object('Failure', { cause: { type: 'object', 'x-ts': 'HookAction<HookInput, Error>' } });
  const made = await make({ files: { 'results/failure.schema.json': failure } });
  const types = made('types.ts');
  expect(types).toContain(`\
export interface Failure {
  cause?: HookAction<HookInput, Error> | undefined;
}`);
  expect(types).toContain(`\
  HookAction,
} from '../src/core/contract/index.js';`);
});

it('turns matcher, chain and merge into columns of the route table [GEN-1] [GEN-4]', async () => {
  const tiny: Tiny = {
    input: { tool_name: { type: 'string' }, prompt: { type: 'string' } },
    specific: { note: { type: 'string', 'x-merge': 'join', 'x-invalid': 'unusable' } },
    event: {
      matcher: { field: 'tool_name', kind: 'regex' },
      chain: { from: 'note', into: 'prompt', how: 'append' },
      merge: 'replace',
      effects: ['stop'],
    },
  };
  const made = await make(tiny);
  expect(made('routes.ts')).toContain(`\
export const routes = {
  Ping: {
    eventName: "Ping",
    matcher: {"field":"tool_name","param":"toolName","kind":"regex"},
    merge: "replace",
    chain: {"from":"note","into":"prompt","how":"append"},
    chained: [],
    translations: [],
    params: {"toolName":"tool_name","prompt":"prompt"},
    defaults: {},
    effects: ["stop"],
    outputClass: "DefaultHookOutput",
    outputFields: ["reason","hookSpecificOutput"],
    specificFields: {"hookEventName":"last","note":"join"},
    answers: {},
    unusable: ["/hookSpecificOutput/note"],
    validateInput: validatePingInput,
    inputContract: "PingInput",
    outputContract: "PingOutput",
  },
} as const satisfies Record<HookEventName, Route>;`);
});

it('adds an index signature to maps only, so that open objects keep their known fields [GEN-3]', async () => {
  const files = {
    'common/env.schema.json': { title: 'Env', type: 'object', additionalProperties: { type: 'string' } },
    'common/open.schema.json': object('Open', { args: { type: 'object' } }),
  };
  const made = await make({ files });
  const types = made('types.ts');
  expect(types).toContain(`\
export interface Env {
  [k: string]: string;
}`);
  expect(types).toContain(`\
export interface Open {
  args?: Record<string, unknown> | undefined;
}`);
});

it('makes every predicate narrow an unknown value [GEN-2]', async () => {
  const made = await make({});
  expect(made('ingress.ts')).toContain(`\
export function validatePingInput(input: unknown): input is PingInput {
  return validatorOfPingInput()(input);
}`);
});
