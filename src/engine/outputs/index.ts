export { createHookOutput } from './create-hook-output.js';
export { DefaultHookOutput } from './default-hook-output.js';
export {
  AfterAgentHookOutput,
  BeforeAgentHookOutput,
  SessionEndHookOutput,
  SessionStartHookOutput,
} from './lifecycle-outputs.js';
export { AfterModelHookOutput, BeforeModelHookOutput, BeforeToolSelectionHookOutput } from './model-outputs.js';
export { AfterToolHookOutput, BeforeToolHookOutput } from './tool-outputs.js';
