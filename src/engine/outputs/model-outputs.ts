import { validateBeforeModelOutput, validateBeforeToolSelectionOutput } from '../../../generated/index.js';
import type {
  AfterModelHookOutputMethods,
  BeforeModelHookOutputMethods,
  BeforeToolSelectionHookOutputMethods,
  SdkRequest,
  SdkResponse,
  ToolSelection,
} from '../../contract/index.js';
import { defaultHookTranslator } from '../../translate/index.js';
import { DefaultHookOutput, specificField } from './default-hook-output.js';

export class BeforeModelHookOutput extends DefaultHookOutput implements BeforeModelHookOutputMethods {
  override applyLLMRequestModifications<Q extends SdkRequest>(request: Q): Q {
    const edit: unknown = { hookSpecificOutput: { llm_request: specificField(this, 'llm_request') } };
    const patch = validateBeforeModelOutput(edit) ? edit.hookSpecificOutput?.llm_request : undefined;
    return patch === undefined ? request : defaultHookTranslator.fromHookLLMRequest(patch, request);
  }

  getSyntheticResponse(): SdkResponse | undefined {
    return defaultHookTranslator.fromHookLLMResponse(specificField(this, 'llm_response'));
  }
}

export class AfterModelHookOutput extends DefaultHookOutput implements AfterModelHookOutputMethods {
  getModifiedResponse(): SdkResponse | undefined {
    const modified = defaultHookTranslator.fromHookLLMResponse(specificField(this, 'llm_response'));
    if (modified !== undefined || !this.shouldStopExecution()) return modified;
    // A caller that knows nothing of stops still shows why the agent ended.
    return defaultHookTranslator.fromHookLLMResponse({ text: this.getEffectiveReason() });
  }
}

export class BeforeToolSelectionHookOutput extends DefaultHookOutput implements BeforeToolSelectionHookOutputMethods {
  override applyToolConfigModifications<T extends ToolSelection>(selection: T): T {
    const choice: unknown = { hookSpecificOutput: { toolConfig: specificField(this, 'toolConfig') } };
    const chosen = validateBeforeToolSelectionOutput(choice) ? choice.hookSpecificOutput?.toolConfig : undefined;
    if (chosen === undefined) return selection;
    const before = selection.toolConfig ?? {};
    const toolConfig = defaultHookTranslator.fromHookToolConfig(chosen, before);
    return toolConfig === before ? selection : { ...selection, toolConfig };
  }
}
