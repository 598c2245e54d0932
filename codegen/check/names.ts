import { camel } from '../names.js';
import { escapePointer, type JsonSchema, walkSchema } from '../read/json.js';
import type { Report, SchemaFile } from './report.js';

/** Rejects names that would clash in the generated code. */
export function checkNames(schemas: readonly SchemaFile[], report: Report): void {
  checkTitles(schemas, report);
  for (const { path, schema } of schemas) {
    walkSchema(schema, (one, pointer) => checkPrototype(path, pointer, one, report));
    if (schema['x-event']) checkParameters(path, schema, report);
  }
}

/** Titles that the generated code, or one of its imports, already uses. */
const reservedTitles = [
  // declared next to the generated types
  ...['CheckedName', 'Contract', 'ContractName', 'HookEventName', 'HookEvents', 'HookOutputClasses', 'HookOutputOf'],
  ...['BuiltIn', 'HookLogRecords', 'HookParams', 'HookTypes', 'TriggerConfig'],
  ...['EventsOfHost', 'FunctionHook', 'HostEvents', 'MessageBusMessage', 'MessageBusType'],
  // declared in the kits
  ...['AnyHookInput', 'AnyHookOutput', 'HookInputs', 'HookOutputs', 'Any', 'Literal', 'TypedDict', 'Union'],
  ...['Answer', 'AnswerName', 'AnswerRow', 'AnswerTable', 'DefineHook', 'HookReply', 'Reply'],
  ...['Callable', 'Generic', 'Sequence', 'TypeVar'],
  // imported from the seam
  ...['EnumValue', 'FireOptions', 'FiringHost', 'Hosted', 'GeneratedValidator', 'HookAction', 'Route', 'Violation'],
  ...['Dialect', 'RegisterOptions', 'SdkRequest', 'SdkResponse', 'SettingsFields'],
  ...['ClearingHookOutputMethods', 'DefaultHookOutputMethods', 'FollowUpHookOutputMethods'],
  ...['ModelRequestHookOutputMethods', 'ModelResponseHookOutputMethods', 'RewriteHookOutputMethods'],
  ...['ToolChoiceHookOutputMethods'],
  // global types
  ...['Array', 'Error', 'JSON', 'NoInfer', 'Object', 'Omit', 'Partial', 'Promise', 'Readonly', 'Record', 'RegExp'],
];

/** Rejects a title that is taken: every title becomes a type, and so do the forms derived from an event. */
function checkTitles(schemas: readonly SchemaFile[], report: Report): void {
  const owners = new Map(reservedTitles.map((title) => [title, 'the generator']));
  const claim = (title: string, owner: string, reject: (taken: string) => void): void => {
    const taken = owners.get(title);
    if (taken === undefined) owners.set(title, owner);
    else reject(taken);
  };
  // If two names clash, report the host's, and a title rather than an event.
  for (const group of [schemas.filter(({ builtIn }) => builtIn), schemas.filter(({ builtIn }) => !builtIn)]) {
    for (const { path, schema } of group) {
      for (const title of derivedTitles(schema)) {
        const reject = (taken: string) =>
          report(path, '/x-event/name', `its form "${title}" is taken by ${taken}`, 'give the event another name');
        claim(title, `a form derived from ${path}`, reject);
      }
    }
    for (const { path, schema } of group) {
      const title = schema.title ?? '';
      const help = 'every title becomes a type, so it must be unique';
      claim(title, path, (taken) => report(path, '/title', `the title "${title}" is taken by ${taken}`, help));
    }
  }
}

function derivedTitles({ 'x-event': event }: JsonSchema): string[] {
  const forms = ['Input', 'InputRaw', 'InputStable', 'Params', 'Reply', 'SpecificOutput'];
  return event ? forms.map((form) => `${event.name}${form}`) : [];
}

/** Rejects `__proto__`: in JavaScript and in many JSON parsers it sets the prototype instead of a field. */
function checkPrototype(path: string, pointer: string, { properties = {} }: JsonSchema, report: Report): void {
  if (!Object.hasOwn(properties, '__proto__')) return;
  report(path, `${pointer}/properties/__proto__`, '"__proto__" cannot be a field', 'give it another name');
}

/** Rejects two fields that become the same parameter of the fire method, unless both are translated from one raw field. */
function checkParameters(path: string, { properties = {} }: JsonSchema, report: Report): void {
  const owners = new Map<string, string>();
  for (const [name, schema] of Object.entries(properties)) {
    const parameter = camel(schema['x-translate']?.raw ?? name);
    const owner = owners.get(parameter);
    const sharesRaw = owner !== undefined && rawOf(schema) !== undefined && rawOf(schema) === rawOf(properties[owner]);
    if (sharesRaw) continue;
    if (owner === undefined) owners.set(parameter, name);
    else {
      const text = `"${name}" and "${owner}" are both the parameter ${parameter}`;
      report(path, `/properties/${escapePointer(name)}`, text, 'change one of them');
    }
  }
}

function rawOf(schema: JsonSchema | undefined): string | undefined {
  return schema?.['x-translate']?.raw;
}
