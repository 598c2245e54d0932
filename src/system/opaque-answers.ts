import type { ConfirmTool, ToolConfirmationRequest } from '../core/contract/index.js';
import { isAboutText, opaqueQuestion } from '../util/shell/opaque-question.js';

/** Confirm functions that are wrapped, with the host's own. */
const originals = new WeakMap<ConfirmTool, ConfirmTool>();

/** Parts of a text that stand for a value, for files, or for text that a program reads when it runs. */
const READS_MORE =
  /[$`<|*?[~;&\n]|(?:^|[\s;&(!"'/])(?:\.|source|alias|eval|exec|parallel|ssh|su|sudo|trap|xargs|\w*sh)(?=[\s;&)"']|$)/;

/**
 * Answers of one session about commands whose text cannot be resolved: each text is asked about once in a folder. A text that
 * may mean something else the next time is asked about each time, unless the answer was no.
 */
export class OpaqueAnswers {
  readonly #folder: () => string;
  readonly #answers = new Map<string, Promise<boolean>>();
  readonly #wrapped = new WeakMap<ConfirmTool, ConfirmTool>();

  constructor(folder: () => string) {
    this.#folder = folder;
  }

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
    // Models describe the same command in other words each time.
    const { description: _, ...input } = request.toolInput;
    const key = JSON.stringify([this.#folder(), request.toolName, input]);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = confirm({ ...request, reason }, call);
    if (isAboutText(reason) && !readsMore(input)) this.#answers.set(key, answer);
    answer.then(
      (isYes) => isYes !== true && this.#answers.set(key, answer),
      // A question that failed was not answered.
      () => this.#answers.delete(key),
    );
    return answer;
  }
}

function readsMore(input: object): boolean {
  return Object.values(input).some((value) =>
    typeof value === 'string' ? READS_MORE.test(value) : typeof value === 'object',
  );
}
