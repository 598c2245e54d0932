import type { GenerateContentResponse } from '@google/genai';
import { type ModelCall, shareOutcome } from '../shared/model-call.js';
import { type FunctionCallLoop, turnOf } from './function-calling.js';
import { wholeResponse } from './whole-response.js';

type Call = Pick<ModelCall<never, GenerateContentResponse>, 'afterPieces' | 'undelivered'>;

/**
 * An answer as it comes, which its hooks are shown when it is complete; `held`, it is given only as they left it. An abort
 * after the last piece is the caller's own: all that was to be shown has been, and only the answer is missing.
 */
export async function* answerPieces(
  source: AsyncIterable<GenerateContentResponse>,
  call: Call,
  held: boolean,
  changedTooLate: () => void,
): FunctionCallLoop {
  const came: GenerateContentResponse[] = [];
  let complete = false;
  try {
    for await (const piece of source) {
      came.push(piece);
      if (!held) yield piece;
    }
    complete = true;
  } finally {
    if (!complete && came.length === 0) call.undelivered();
  }
  let whole: GenerateContentResponse | undefined;
  const hear = () =>
    call.afterPieces(() => {
      whole = wholeResponse(came);
      return whole;
    });
  // It rejects only for a caller who has aborted, and what was shown to that one stays shown.
  const answer = await (held ? hear() : hear().catch(() => undefined));
  if (!held && answer !== undefined && answer !== whole) changedTooLate();
  const given = answer === undefined || answer === whole ? came : [answer];
  const last = (held ? given : came).at(-1);
  if (answer && last) shareOutcome(answer, last);
  if (held) yield* given;
  return { answer, turns: given.flatMap(turnOf), last };
}

/** An answer of the hooks, as if the model had said it in one breath. */
export async function* answerAtOnce(answer: GenerateContentResponse): FunctionCallLoop {
  yield answer;
  return { answer, turns: turnOf(answer), last: answer };
}
