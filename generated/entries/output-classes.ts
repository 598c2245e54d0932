// Made from schemas/ by npm run generate. Do not edit.

export {
  ClearingHookOutput as AfterAgentHookOutput,
  ModelResponseHookOutput as AfterModelHookOutput,
  FollowUpHookOutput as AfterToolHookOutput,
  DefaultHookOutput as BeforeAgentHookOutput,
  ModelRequestHookOutput as BeforeModelHookOutput,
  RewriteHookOutput as BeforeToolHookOutput,
  ToolChoiceHookOutput as BeforeToolSelectionHookOutput,
  DefaultHookOutput as NotificationHookOutput,
  DefaultHookOutput as PreCompressHookOutput,
  DefaultHookOutput as SessionEndHookOutput,
  DefaultHookOutput as SessionStartHookOutput,
} from '../../src/core/outputs/hook-outputs.js';
