export { type AgentHooks, type LoadAgentHooksOptions, loadAgentHooks } from './agent-hooks.js';
export {
  type AgentAnswer,
  type AgentRequest,
  type AnswerPorts,
  answerAgent,
  answerFailure,
  findAgent,
} from './answer-agent.js';
