/** Names that an `x-ts` type may use besides titles, with the number of their type arguments. */

/** Global types of TypeScript. They are not imported. */
export const globalTypes: Readonly<Record<string, number>> = {
  Array: 1,
  Error: 0,
  Partial: 1,
  Readonly: 1,
  ReadonlyArray: 1,
  Record: 2,
};

/** Types that every contract declares next to its own: enums, and tables by event. */
export const declaredTypes: Readonly<Record<string, number>> = {
  HookEventName: 0,
  HookInputs: 0,
  HookLogRecords: 0,
  HookOutputClasses: 0,
  HookOutputOf: 1,
  HookOutputs: 0,
  HookParams: 0,
  HookTypes: 0,
  MessageBusMessage: 0,
  MessageBusType: 0,
};

/** Types of the seam that generated code imports for an `x-ts` key. */
export const seamTypes: Readonly<Record<string, number>> = {
  DefaultHookOutputMethods: 0,
  HookAction: 2,
  SdkRequest: 0,
  SdkResponse: 0,
};

/** Declared types that the kit declares too. It is self-contained and imports nothing. */
export const kitTypes: readonly string[] = ['HookEventName', 'HookInputs', 'HookOutputs'];

/** Returns the names in the text of a type. */
export function typeNamesIn(text: string): string[] {
  return text.match(/[A-Za-z]\w*/g) ?? [];
}
