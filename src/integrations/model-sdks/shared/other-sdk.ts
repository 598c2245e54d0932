/** Fields in which model SDKs keep the conversation, with the translators that read them. */
const TRANSLATORS: Readonly<Record<string, string>> = {
  contents: 'HookTranslatorGenAIv1 from "hookwright/engine"',
  messages: 'HookTranslatorOpenAIChat from "hookwright/openai" or HookTranslatorAnthropic from "hookwright/anthropic"',
  input: 'HookTranslatorOpenAIResponses from "hookwright/openai"',
  prompt: 'HookTranslatorAiSdk from "hookwright/ai-sdk"',
};

/** The Responses API accepts a stored prompt instead of an input. */
const ALTERNATIVES: Readonly<Record<string, string>> = { input: 'prompt' };

/**
 * Throws if the request keeps its conversation in the field of another SDK. Hooks would see an empty conversation and
 * allow it.
 */
export function rejectOtherSdk(request: object, field: string): void {
  if (Object.hasOwn(request, field)) return;
  const otherField = Object.keys(TRANSLATORS).find(
    (field) => field !== ALTERNATIVES[field] && Object.hasOwn(request, field),
  );
  if (otherField === undefined) return;
  throw new TypeError(
    `cannot read the model request: it has "${otherField}" but no "${field}", so it belongs to another model SDK. ` +
      `Set the translator option of the config to ${TRANSLATORS[otherField]}.`,
  );
}
