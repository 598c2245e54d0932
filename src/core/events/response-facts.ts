import { attempt } from '../../util/errors.js';
import { defined, isRecord, numberOf } from '../../util/json.js';
import type { CodecName, HookUsage, ModelResponseFacts, Route, SdkRequest, SdkResponse } from '../contract/index.js';
import type { HookTranslator } from '../translator.js';
import type { Fields } from './event-input.js';

/** Methods of a translator that read the facts of a response. */
export type ResponseReader = Pick<
  HookTranslator,
  'toHookUsage' | 'modelOf' | 'toHookAssistantText' | 'toHookToolCalls'
>;

/** Returns the facts of a complete response. Those that cannot be read are missing. */
export function factsOfResponse(
  translator: ResponseReader,
  request: SdkRequest,
  response: SdkResponse,
): ModelResponseFacts {
  const ids = attempt(() => translator.toHookToolCalls(response), []).map(({ id }) => id);
  const toolCallIds = ids.filter(isGivenId);
  return defined({
    ...figuresOfResponse(translator, request, response),
    text: attempt(() => translator.toHookAssistantText(response), undefined),
    toolCallIds: toolCallIds.length === 0 ? undefined : toolCallIds,
  });
}

/** Returns the usage and the model of a response. */
export function figuresOfResponse(
  translator: ResponseReader,
  request: SdkRequest,
  response: SdkResponse,
): Pick<ModelResponseFacts, 'usage' | 'model'> {
  return {
    usage: attempt(() => translator.toHookUsage(response), undefined),
    model: attempt(() => translator.modelOf(request, response), undefined),
  };
}

/** Returns the facts of the response that an event carries: raw with its request, or in the stable shape. */
export function factsOfEvent(route: Route, translator: () => ResponseReader, fields: Fields): ModelResponseFacts {
  const read = (name: string | undefined): unknown => name && attempt(() => fields[name], undefined);
  const readRaw = (codec: CodecName): unknown => {
    const raw = route.translations.find((each) => each.codec === codec)?.raw;
    return read(Object.keys(route.params).find((param) => route.params[param] === raw)) ?? read(raw);
  };
  const response = readRaw('llmResponse');
  const request = readRaw('llmRequest');
  if (isRecord(response))
    return attempt(() => factsOfResponse(translator(), isRecord(request) ? request : {}, response), {});
  const usage = read('usage');
  return isRecord(usage) ? { usage: usageOf(usage) } : {};
}

function usageOf({ input_tokens, output_tokens, cached_tokens }: Record<string, unknown>): HookUsage {
  return {
    input_tokens: numberOf(input_tokens),
    output_tokens: numberOf(output_tokens),
    cached_tokens: numberOf(cached_tokens),
  };
}

/** Returns true if a model gave the id. Translators replace missing and duplicate ids by numbers. */
function isGivenId(id: string): boolean {
  return !/^#\d+'*$/.test(id);
}
