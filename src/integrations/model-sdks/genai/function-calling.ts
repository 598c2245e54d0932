import type { Content, FunctionCall, GenerateContentParameters, GenerateContentResponse, Part } from '@google/genai';
import { fieldsOf, itemsOf } from '../../../util/json.js';
import { getHookOutcome, recordOutcome } from '../shared/hook-outcome.js';
import { readTurns, type Turn } from '../shared/turns.js';
import { type CallableTools, isCallable } from './callable-tools.js';

/** How often functions are called for one request unless it says otherwise, as in the SDK. */
const MOST_ROUNDS = 10;

/** An answer in pieces that has been read to its end. */
export interface HookedResponse {
  /** As the hooks left it; undefined where they could not be asked. */
  readonly answer: GenerateContentResponse | undefined;
  /** What is to be told as the model's own turns when the conversation goes on. */
  readonly turns: readonly Content[];
  /** The last piece that was shown. */
  readonly last: GenerateContentResponse | undefined;
}

export type FunctionCallLoop = AsyncGenerator<GenerateContentResponse, HookedResponse, undefined>;

/**
 * Whether the SDK would call the functions of a request by itself: then it is done here, so that every request in between
 * passes the hooks. What the SDK refuses is left for it to refuse.
 */
export function callsFunctions({ config = {} }: GenerateContentParameters, streaming: boolean): boolean {
  const { disable, maximumRemoteCalls: most } = config.automaticFunctionCalling ?? {};
  if (disable || !(most === undefined || most === null || (Number.isInteger(most) && most > 0))) return false;
  if (streaming && config.toolConfig?.functionCallingConfig?.streamFunctionCallArguments) return false;
  return (config.tools ?? []).every(
    (tool) => isCallable(tool) || itemsOf(fieldsOf(tool)['functionDeclarations']).length === 0,
  );
}

/** The request, for an SDK that leaves its functions alone. */
export function withoutCalling(request: GenerateContentParameters): GenerateContentParameters {
  const automaticFunctionCalling = { ...request.config?.automaticFunctionCalling, disable: true };
  return { ...request, config: { ...request.config, automaticFunctionCalling } };
}

/** Asks the model, and calls what it wants called, until it answers without: each request and each call between its hooks. */
export async function answerWithCalls(
  params: GenerateContentParameters,
  tools: CallableTools,
  ask: (request: GenerateContentParameters) => Promise<GenerateContentResponse>,
): Promise<GenerateContentResponse> {
  const { maximumRemoteCalls, ignoreCallHistory } = params.config?.automaticFunctionCalling ?? {};
  let response = await ask(params);
  const contents = asContents(readTurns(params.contents));
  for (let round = 1; ; round += 1) {
    const calls = callsIn(response);
    if (calls.length === 0) break;
    const { parts, stop } = await tools.call(calls);
    if (stop !== undefined) {
      recordStop(response, stop);
      break;
    }
    contents.push(...turnOf(response), { role: 'user', parts });
    if (round === (maximumRemoteCalls ?? MOST_ROUNDS)) break;
    response = await ask({ ...params, contents: [...contents] });
  }
  if (!ignoreCallHistory) response.automaticFunctionCallingHistory = contents;
  return response;
}

/** The same for answers that come in pieces. As in the SDK, the results of functions are a piece too. */
export async function* streamWithCalls(
  params: GenerateContentParameters,
  tools: CallableTools,
  first: FunctionCallLoop,
  ask: (request: GenerateContentParameters) => Promise<FunctionCallLoop>,
): FunctionCallLoop {
  const most = params.config?.automaticFunctionCalling?.maximumRemoteCalls ?? MOST_ROUNDS;
  const contents = asContents(readTurns(params.contents));
  let heard = yield* first;
  for (let round = 0; round < most; round += 1) {
    const { answer, turns, last } = heard;
    if (answer === undefined) return heard;
    const parts: Part[] = [];
    for (const call of callsIn(answer)) {
      if (!tools.declares(call.name)) throw undeclared(call);
      const called = await tools.call([call]);
      if (called.stop !== undefined) {
        for (const told of [answer, last]) if (told) recordStop(told, called.stop);
        return heard;
      }
      parts.push(...called.parts);
    }
    if (parts.length === 0) return heard;
    yield resultsLike(answer, parts);
    contents.push(...turns, { role: 'user', parts });
    heard = yield* await ask({ ...params, contents: [...contents] });
  }
  return heard;
}

/** What hooks refused or stopped calls nothing. */
function callsIn(response: GenerateContentResponse): readonly FunctionCall[] {
  const { blocked, stopped } = getHookOutcome(response) ?? {};
  return blocked || stopped ? [] : (response.functionCalls ?? []);
}

/** The turn of an answer in a conversation that goes on. */
export function turnOf({ candidates }: GenerateContentResponse): Content[] {
  const content = candidates?.[0]?.content;
  return content === undefined ? [] : [content];
}

function recordStop(response: GenerateContentResponse, reason: string): void {
  const { suppressOutput = false } = getHookOutcome(response) ?? {};
  recordOutcome(response, { blocked: false, stopped: true, reason, suppressOutput });
}

/** The turns of a request that the SDK has taken. */
function asContents(turns: readonly Turn[]): Content[];
function asContents(turns: readonly Turn[]): unknown[] {
  return turns.map(({ entry }) => entry);
}

/** Of the class of an answer, so that it has whatever getters that has. */
function resultsLike(answer: GenerateContentResponse, parts: Part[]): GenerateContentResponse {
  const candidates = [{ content: { role: 'user', parts } }];
  return Object.assign(Object.create(Object.getPrototypeOf(answer)), { candidates });
}

function undeclared({ name }: FunctionCall): Error {
  return new Error(
    `the model called ${JSON.stringify(name)}, which no tool of the request that can be called declares`,
  );
}
