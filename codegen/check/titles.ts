import type { JsonSchema } from '../read/json.js';
import type { Report, SchemaFile } from './report.js';

/** Titles that the generated code, or one of its imports, already uses. */
const reservedTitles = [
  // declared next to the generated types
  ...['CheckedName', 'Contract', 'ContractName', 'HookEventName', 'HookEvents', 'HookOutputClasses', 'HookOutputOf'],
  ...['BuiltIn', 'HookLogRecords', 'HookParams', 'HookTypes', 'TriggerConfig'],
  ...['EventsOfHost', 'FunctionHook', 'HostEvents', 'MessageBusMessage', 'MessageBusType'],
  // type parameters of generated code
  ...['E', 'None'],
  // keywords of Python
  ...['False', 'True'],
  // declared in the kits
  ...['AnyHookInput', 'AnyHookOutput', 'HookInputs', 'HookOutputs', 'Any', 'Literal', 'TypedDict', 'Union'],
  ...['Answer', 'AnswerName', 'AnswerRow', 'AnswerTable', 'DefineHook', 'HookReply', 'Reply'],
  ...['Callable', 'Generic', 'Sequence', 'TypeVar'],
  // imported from the seam
  ...['EnumValue', 'FireOptions', 'FiringHost', 'Hosted', 'GeneratedValidator', 'HookAction', 'Route', 'Violation'],
  ...['Dialect', 'RegisterOptions', 'RuleTypes', 'SdkRequest', 'SdkResponse', 'SettingsFields'],
  ...['ClearingHookOutputMethods', 'DefaultHookOutputMethods', 'FollowUpHookOutputMethods', 'PromptHookOutputMethods'],
  ...['ModelRequestHookOutputMethods', 'ModelResponseHookOutputMethods', 'RewriteHookOutputMethods'],
  ...['ToolChoiceHookOutputMethods'],
  // global types
  ...['Array', 'Error', 'JSON', 'NoInfer', 'Object', 'Omit', 'Partial', 'Promise', 'Readonly', 'ReadonlyArray'],
  ...['Record', 'RegExp'],
];

/** Rejects a title that is taken: every title becomes a type, and so do the forms derived from an event. */
export function checkTitles(schemas: readonly SchemaFile[], report: Report): void {
  const owners = new Map(reservedTitles.map((title) => [title, 'the generator']));
  const claim = (title: string, owner: string, reject: (taken: string) => void): void => {
    const taken = owners.get(title);
    if (taken === undefined) owners.set(title, owner);
    else reject(taken);
  };
  // If two names clash, report the host's, and a title rather than an event.
  for (const group of [schemas.filter(({ builtIn }) => builtIn), schemas.filter(({ builtIn }) => !builtIn)]) {
    for (const { path, schema } of group) {
      for (const title of derivedTitles(path, schema)) {
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

function derivedTitles(path: string, { 'x-event': event }: JsonSchema): string[] {
  // In other files the key itself is rejected.
  if (!path.endsWith('.input.schema.json')) return [];
  const forms = ['Input', 'InputRaw', 'InputStable', 'Params', 'Reply', 'SpecificOutput'];
  return event ? forms.map((form) => `${event.name}${form}`) : [];
}
