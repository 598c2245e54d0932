import type { ConfirmTool, ToolConfirmationRequest } from '../core/contract/index.js';
import { opaqueQuestion } from '../util/shell/opaque-question.js';

/** Confirm functions that are wrapped, with the host's own. */
const originals = new WeakMap<ConfirmTool, ConfirmTool>();

/** Answers of one session about commands whose text cannot be resolved: each text is asked about once. */
export class OpaqueAnswers {
  readonly #answers = new Map<string, Promise<boolean>>();
  readonly #wrapped = new WeakMap<ConfirmTool, ConfirmTool>();

  /** Returns a function that asks a person unless the same text was answered. Other questions are asked as they are. */
  remember(confirm: ConfirmTool | undefined): ConfirmTool | undefined {
    if (confirm === undefined) return undefined;
    const own = originals.get(confirm) ?? confirm;
    const known = this.#wrapped.get(own);
    if (known !== undefined) return known;
    const wrapped: ConfirmTool = (request, call) => this.#ask(own, request, call);
    originals.set(wrapped, own);
    this.#wrapped.set(own, wrapped);
    return wrapped;
  }

  #ask(confirm: ConfirmTool, request: ToolConfirmationRequest, call: Parameters<ConfirmTool>[1]): Promise<boolean> {
    const reason = opaqueQuestion(request.reason);
    if (reason === undefined) return confirm(request, call);
    const key = keyOf(request);
    const answer = this.#answers.get(key) ?? confirm({ ...request, reason }, call);
    this.#answers.set(key, answer);
    // A question that failed was not answered.
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}

/** Models describe the same command in other words each time. */
function keyOf({ toolName, toolInput }: ToolConfirmationRequest): string {
  const { description: _, ...input } = toolInput;
  return JSON.stringify([toolName, input]);
}
