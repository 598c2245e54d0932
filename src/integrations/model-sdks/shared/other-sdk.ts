/** Fields in which model SDKs keep the conversation, with the translators that read them. */
const TRANSLATORS: Readonly<Record<string, string>> = {
  contents: 'HookTranslatorGenAIv1 from "hookwright"',
  messages: 'HookTranslatorOpenAIChat from "hookwright/openai" or HookTranslatorAnthropic from "hookwright/anthropic"',
  input: 'HookTranslatorOpenAIResponses from "hookwright/openai"',
  prompt: 'HookTranslatorAiSdk from "hookwright/ai-sdk"',
};

/** A stored prompt takes the place of the input of the Responses API. */
const SHARED: Readonly<Record<string, string>> = { input: 'prompt' };

/**
 * Throws if the request keeps its conversation where another SDK does. Hooks that read an empty conversation would allow what
 * they have not seen.
 */
export function rejectOtherSdk(request: object, own: string): void {
  if (Object.hasOwn(request, own)) return;
  const found = Object.keys(TRANSLATORS).find((field) => field !== SHARED[own] && Object.hasOwn(request, field));
  if (found === undefined) return;
  throw new TypeError(
    `cannot read the model request: it has "${found}" but no "${own}", so it belongs to another model SDK. ` +
      `Set the translator option of the config to ${TRANSLATORS[found]}.`,
  );
}
