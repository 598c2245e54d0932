import { HookEventName } from '../../generated/index.js';
import type { FireOptions, SdkRequest, SdkToolConfig, SdkToolList } from '../contract/index.js';
import { describeTools } from './describe-tools.js';
import { type BeforeToolSelectionHookResult, messageFields, stopFields } from './model-results.js';
import { runTrigger, type TriggerConfig } from './run-trigger.js';

/** A request, whichever of the two places it keeps its tools in. */
type ToolRequest<C, T> = SdkRequest & {
  readonly config?: { readonly toolConfig?: C | undefined; readonly tools?: T | undefined } | undefined;
  readonly tools?: T | undefined;
};

/** Call it before a request that offers tools is sent. */
export async function fireBeforeToolSelectionHook<C extends SdkToolConfig, T extends SdkToolList>(
  config: TriggerConfig,
  llmRequest: ToolRequest<C, T>,
  options?: FireOptions,
): Promise<BeforeToolSelectionHookResult<C, T>> {
  const result = await runTrigger(config, async (system) => {
    // A tool may have to be asked what it is: not where no hook listens.
    const heard = system.getRegistry().getHooksForEvent(HookEventName.BeforeToolSelection).length > 0;
    const availableTools = heard ? await describeTools(selectionOf(llmRequest).tools) : [];
    return system.getEventHandler().fireBeforeToolSelectionEvent({ modelRequest: llmRequest, availableTools }, options);
  });
  const output = result?.finalOutput;
  if (result === undefined || output === undefined) return {};
  const selection = output.applyToolConfigModifications(selectionOf(llmRequest));
  return { ...selection, ...stopFields(result), ...messageFields(result) };
}

function selectionOf<C, T>({ config, tools }: ToolRequest<C, T>): { toolConfig: C | undefined; tools: T | undefined } {
  return { toolConfig: config?.toolConfig, tools: config?.tools ?? tools };
}
