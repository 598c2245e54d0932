import type { EventTypes } from '../../core/contract/index.js';
import { blockedOutcome, contextOf, resultText } from './tool-outcome.js';
import type { Decision, Scope, SubagentTask, ToolOutcome } from './types.js';

/** Number of times that hooks may send a subagent back to work. */
const MAX_ROUNDS = 8;

/** Runs a subagent between its hooks. A block after it ran starts it again with the reason as its prompt. */
export async function runSubagent<T extends EventTypes, R>(
  scope: Scope<T>,
  { type, prompt: task }: SubagentTask,
  run: (scope: Scope<T>, prompt: string) => PromiseLike<R>,
  fire: (event: 'SubagentStart' | 'SubagentStop', params: object) => Promise<Decision>,
): Promise<ToolOutcome<R>> {
  const subagent = { agentType: type, prompt: task };
  const fireStop = (prompt: string, promptResponse: string, stopHookActive: boolean) =>
    fire('SubagentStop', { ...subagent, prompt, promptResponse, stopHookActive });
  const start = await fire('SubagentStart', subagent);
  const texts = start.systemMessage === undefined ? [] : [start.systemMessage];
  if (start.blocked) return heldOutcome(start, texts);
  let prompt = start.context === undefined ? task : `${task}\n\n${start.context}`;
  for (let round = 0; ; round += 1) {
    let result: R;
    try {
      result = await run(scope, prompt);
    } catch (error) {
      await fireStop(prompt, '', round > 0);
      return { status: 'failed', error, input: { type, prompt }, ...contextOf(texts) };
    }
    const stop = await fireStop(prompt, resultText(result), round > 0);
    const after = [...texts, ...[stop.context, stop.systemMessage].filter((text) => text !== undefined)];
    if (stop.verdict === 'stop') return { status: 'stopped', reason: stop.reason ?? '', result, ...contextOf(after) };
    if (!stop.blocked) {
      return {
        status: 'done',
        result,
        input: { type, prompt },
        suppressDisplay: stop.suppressOutput,
        ...contextOf(after),
      };
    }
    if (round + 1 >= MAX_ROUNDS) return heldOutcome(stop, after);
    prompt = stop.reason ?? prompt;
  }
}

function heldOutcome({ verdict, reason = '' }: Decision, texts: readonly string[]): ToolOutcome<never> {
  if (verdict === 'stop') return { status: 'stopped', reason, ...contextOf(texts) };
  return blockedOutcome({ by: 'hook', reason }, texts);
}
