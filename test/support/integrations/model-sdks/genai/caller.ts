import type { GenerateContentParameters, GenerateContentResponse } from '@google/genai';
import type { HostConfig } from '../../../../../src/index.js';
import {
  fireAfterModelHook,
  fireBeforeModelHook,
  fireBeforeToolSelectionHook,
  type ModelMethods,
} from '../../../../../src/integrations/model-sdks/genai/index.js';

/** An agent that calls the triggers itself with SDK types. It must compile without a cast. */
export async function ask(
  configForHooks: HostConfig,
  provider: ModelMethods,
  request: GenerateContentParameters,
): Promise<GenerateContentResponse | undefined> {
  let fullRequest: GenerateContentParameters = request;
  const toolSelectionResult = await fireBeforeToolSelectionHook(configForHooks, fullRequest);
  if (toolSelectionResult.toolConfig) {
    fullRequest = { ...fullRequest, config: { ...fullRequest.config, toolConfig: toolSelectionResult.toolConfig } };
  }
  if (toolSelectionResult.tools) {
    fullRequest = { ...fullRequest, config: { ...fullRequest.config, tools: toolSelectionResult.tools } };
  }

  const beforeModelResult = await fireBeforeModelHook(configForHooks, fullRequest);
  if (beforeModelResult.blocked) return beforeModelResult.syntheticResponse;
  if (beforeModelResult.modifiedRequest) fullRequest = beforeModelResult.modifiedRequest;

  const response: GenerateContentResponse = await provider.generateContent(fullRequest);

  const afterModelResult = await fireAfterModelHook(configForHooks, fullRequest, response);
  return afterModelResult.response;
}
