// Made from schemas/ by npm run generate. Do not edit.

export {
  ClearingHookOutput as AfterAgentHookOutput,
  ModelResponseHookOutput as AfterModelHookOutput,
  FollowUpHookOutput as AfterToolHookOutput,
  PromptHookOutput as BeforeAgentHookOutput,
  ModelRequestHookOutput as BeforeModelHookOutput,
  RewriteHookOutput as BeforeToolHookOutput,
  ToolChoiceHookOutput as BeforeToolSelectionHookOutput,
  DefaultHookOutput as NotificationHookOutput,
  DefaultHookOutput as PreCompressHookOutput,
  DefaultHookOutput as SessionEndHookOutput,
  DefaultHookOutput as SessionStartHookOutput,
  DefaultHookOutput as SubagentStartHookOutput,
  DefaultHookOutput as SubagentStopHookOutput,
} from '../../src/core/outputs/hook-outputs.js';
