import type {
  AfterAgentHookOutputMethods,
  BeforeAgentHookOutputMethods,
  SessionEndHookOutputMethods,
  SessionStartHookOutputMethods,
} from '../../contract/index.js';
import { DefaultHookOutput, specificField } from './default-hook-output.js';

export class BeforeAgentHookOutput extends DefaultHookOutput implements BeforeAgentHookOutputMethods {}

export class AfterAgentHookOutput extends DefaultHookOutput implements AfterAgentHookOutputMethods {
  override shouldClearContext(): boolean {
    return specificField(this, 'clearContext') === true;
  }
}

export class SessionStartHookOutput extends DefaultHookOutput implements SessionStartHookOutputMethods {}

export class SessionEndHookOutput extends DefaultHookOutput implements SessionEndHookOutputMethods {}
