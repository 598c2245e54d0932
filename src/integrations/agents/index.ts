export { type AgentHooks, type LoadAgentHooksOptions, loadAgentHooks, type OpenedSession } from './agent-hooks.js';
export { findTool, nativeCalls } from './agent-tool.js';
export {
  type AgentAnswer,
  type AgentRequest,
  type AnswerPorts,
  answerAgent,
  answerFailure,
  findAgent,
} from './answer-agent.js';
export type { DaemonCall } from './daemon/wire.js';
export { mayHaveHttpHooks } from './http-agents.js';
export { type AgentEvent, readEvent } from './read-event.js';
