/** The function of an in-process hook. It may answer at once or later, or not at all. */
export type HookAction<Input, Output> = (
  input: Input,
  options: { signal: AbortSignal },
) => PromiseLike<HookAnswer<Output>> | HookAnswer<Output>;

// biome-ignore lint/suspicious/noConfusingVoidType: a function without a return statement is a valid hook
type HookAnswer<Output> = Output | null | undefined | void;
