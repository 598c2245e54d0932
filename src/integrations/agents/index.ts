export { type AgentHooks, type LoadAgentHooksOptions, loadAgentHooks, type OpenedSession } from './agent-hooks.js';
export {
  type AgentAnswer,
  type AgentRequest,
  type AnswerPorts,
  answerAgent,
  answerFailure,
  findAgent,
} from './answer-agent.js';
