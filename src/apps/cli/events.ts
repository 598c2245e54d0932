import { foreignEvent } from '../../config/settings/index.js';
import type { HookEffect, Route } from '../../core/contract/index.js';
import { isRecord } from '../../util/json.js';
import type { Cli } from './cli.js';
import { Exit, type ExitCode, wrongUse } from './exit.js';
import { unknownEvent } from './project.js';
import { nearestName, otherEventHelp } from './runtime.js';
import { readDefinitions, type Schema } from './schemas.js';
import { visible } from './terminal.js';

export interface EventsOptions {
  json?: true;
}

/** Effect of a hook, and the output that causes it. */
const EFFECTS: Readonly<Record<HookEffect, readonly [short: string, how: string]>> = {
  block: ['block', '"decision": "deny" with a "reason", or exit code 2 with the reason on standard error'],
  stop: ['stop the agent', '"continue": false with a "stopReason"'],
  'system-message': ['message the model', '"systemMessage"'],
  'suppress-output': ['hide the result', '"suppressOutput": true'],
  context: ['add context', '"hookSpecificOutput": { "additionalContext": ... }'],
  'edit-tool-input': ['change the arguments', '"hookSpecificOutput": { "tool_input": ... }'],
  'edit-request': ['change the request', '"hookSpecificOutput": { "llm_request": ... }'],
  'edit-response': ['change the response', '"hookSpecificOutput": { "llm_response": ... }'],
  'synthetic-response': [
    'answer instead of the model',
    'block or stop, with the answer in "hookSpecificOutput": { "llm_response": ... }',
  ],
  'restrict-tools': ['restrict the tools', '"hookSpecificOutput": { "toolConfig": ... }'],
  'clear-context': ['clear the conversation', '"hookSpecificOutput": { "clearContext": true }'],
  'edit-prompt': ['rewrite the prompt', '"hookSpecificOutput": { "prompt": ... }'],
  'replace-result': ['replace the result', '"hookSpecificOutput": { "tool_result": ... }, if the host allows it'],
  'follow-up': ['request another tool call', '"hookSpecificOutput": { "tailToolCallRequest": ... }'],
};

interface EventField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

interface EventSummary {
  readonly name: string;
  readonly when: string;
  readonly description: string;
  readonly effects: readonly HookEffect[];
}

/** Lists the events of the contract. */
export async function listEvents(cli: Cli, { json }: EventsOptions): Promise<ExitCode> {
  const { terminal, name } = cli;
  const [{ routes }, definitions] = await Promise.all([cli.loadContract(), readDefinitions(cli)]);
  const events = Object.values(routes).map((route) => summaryOf(route, definitions));
  if (json) {
    terminal.json({ events });
    return Exit.fine;
  }
  for (const { name: event, when, effects } of events) {
    terminal.print(terminal.style('bold', event));
    terminal.printWrapped(when, 2);
    terminal.printWrapped(`A hook can ${abilities(effects)}.`, 2);
  }
  terminal.printWrapped(`${name} events <event> shows the fields of an event.`);
  return Exit.fine;
}

/** Shows what a hook of one event reads, and what it can do. */
export async function showEvent(cli: Cli, given: string, { json }: EventsOptions): Promise<ExitCode> {
  const contract = await cli.loadContract();
  const route = await routeFor(cli, contract, given);
  const definitions = await readDefinitions(cli);
  const summary = summaryOf(route, definitions);
  const fields = fieldsOf(definitions[`${route.eventName}HookInput`]);
  const base = new Set(fieldsOf(definitions['HookInput']).map(({ name }) => name));
  const event = {
    ...summary,
    matcher: route.matcher?.field,
    fields: fields.filter(({ name }) => !base.has(name)),
    baseFields: fields.filter(({ name }) => base.has(name)),
  };
  if (json) cli.terminal.json(event);
  else print(cli, event);
  return Exit.fine;
}

type ShownEvent = EventSummary & {
  readonly matcher: string | undefined;
  readonly fields: readonly EventField[];
  readonly baseFields: readonly EventField[];
};

function print({ terminal, name }: Cli, event: ShownEvent): void {
  terminal.print(terminal.style('bold', event.name));
  terminal.printWrapped(event.when, 2);
  if (event.description !== event.when) terminal.printWrapped(event.description, 2);
  const matcher =
    event.matcher === undefined ? 'none: every hook of the event runs' : `tested against ${event.matcher}`;
  terminal.printWrapped(`Matcher: ${matcher}`, 2);
  terminal.print('A hook reads:');
  printFields(terminal, event.fields);
  terminal.printWrapped(`and as in every event: ${event.baseFields.map((field) => field.name).join(', ')}`, 2);
  terminal.print('A hook can:');
  for (const effect of event.effects) terminal.printWrapped(`${EFFECTS[effect][0]}: ${EFFECTS[effect][1]}`, 2);
  if (event.effects.length === 0) terminal.printWrapped('only observe: its output has no effect', 2);
  terminal.printWrapped(`${name} schema ${event.name} prints the JSON Schema; with --output, that of the output.`);
}

function printFields(terminal: Cli['terminal'], fields: readonly EventField[]): void {
  const width = Math.max(0, ...fields.map(({ name }) => name.length));
  for (const { name, type, required, description } of fields) {
    const kind = required ? type : `${type}, optional`;
    terminal.printWrapped(`${terminal.style('bold', name)}${' '.repeat(width - name.length)}  ${kind}`, 2);
    if (description !== '') terminal.printWrapped(visible(description), 6);
  }
}

function abilities(effects: readonly HookEffect[]): string {
  const all = effects.map((effect) => EFFECTS[effect][0]);
  if (all.length < 2) return all[0] ?? 'only observe';
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** Finds the route of an event. Throws with the native name if it is an event of another agent. */
async function routeFor({ name: command }: Cli, contract: Awaited<ReturnType<Cli['loadContract']>>, name: string) {
  const route = Object.hasOwn(contract.routes, name) ? contract.routes[name] : undefined;
  if (route !== undefined) return route;
  const foreign = await foreignEvent(name, contract);
  if (foreign === undefined) throw unknownEvent(name, contract, { nearestName, otherEventHelp });
  const owners = foreign.dialects.join(', ');
  if (foreign.native === undefined) throw wrongUse(`${name} is an event of ${owners} that never fires here`);
  throw wrongUse(
    `${name} is an event of ${owners}: that is ${foreign.native} here`,
    `run ${command} events ${foreign.native}`,
  );
}

function summaryOf({ eventName, effects }: Route, definitions: Schema): EventSummary {
  const schema = definitions[`${eventName}HookInput`];
  const { description, 'x-event': own }: Readonly<Record<string, unknown>> = isRecord(schema) ? schema : {};
  const text = typeof description === 'string' ? description : '';
  const when = isRecord(own) && typeof own['when'] === 'string' ? own['when'] : text;
  return { name: eventName, when, description: text, effects };
}

function fieldsOf(schema: unknown): EventField[] {
  const { properties, required }: Readonly<Record<string, unknown>> = isRecord(schema) ? schema : {};
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, field]) => {
    const description: unknown = isRecord(field) ? field['description'] : undefined;
    return {
      name,
      type: typeOf(field),
      required: names.includes(name),
      description: typeof description === 'string' ? description : '',
    };
  });
}

/** Describes the type of a field in a few words. */
function typeOf(schema: unknown): string {
  if (!isRecord(schema)) return 'any';
  const { $ref, const: constant, enum: values, type, items, anyOf } = schema;
  if (typeof $ref === 'string') return $ref.replace('#/$defs/', '');
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(anyOf)) return anyOf.map(typeOf).join(' | ');
  if (type === 'array') return `list of ${typeOf(items)}`;
  return typeof type === 'string' ? type : 'any';
}
