import type { Content, FunctionCall, GenerateContentParameters, GenerateContentResponse, Part } from '@google/genai';
import { getHookOutcome, recordOutcome } from '../../../core/triggers/hook-outcome.js';
import { fieldsOf, itemsOf } from '../../../util/json.js';
import { type CallableTools, isCallable } from './callable-tools.js';
import { readTurns, type Turn } from './contents.js';
import { modelTurns, type ResponseStream } from './stream.js';

/** Default number of rounds of function calls per request, as in the SDK. */
const DEFAULT_MAX_ROUNDS = 10;

/**
 * Returns true if the SDK would call the functions of the request automatically. They are then called here, so that
 * hooks run for every request in between. Requests that the SDK rejects are left to the SDK.
 */
export function callsAutomatically({ config = {} }: GenerateContentParameters, streaming: boolean): boolean {
  const { disable, maximumRemoteCalls: maxRounds } = config.automaticFunctionCalling ?? {};
  if (disable || !(maxRounds === undefined || maxRounds === null || (Number.isInteger(maxRounds) && maxRounds > 0)))
    return false;
  if (streaming && config.toolConfig?.functionCallingConfig?.streamFunctionCallArguments) return false;
  return (config.tools ?? []).every(
    (tool) => isCallable(tool) || itemsOf(fieldsOf(tool)['functionDeclarations']).length === 0,
  );
}

/** Returns the request with automatic function calling disabled. */
export function withoutAutomaticCalls(request: GenerateContentParameters): GenerateContentParameters {
  const automaticFunctionCalling = { ...request.config?.automaticFunctionCalling, disable: true };
  return { ...request, config: { ...request.config, automaticFunctionCalling } };
}

/**
 * Calls the model, and the functions that it calls, until a response has no function calls. Hooks run for each request
 * and each function call.
 */
export async function generateWithCalls(
  params: GenerateContentParameters,
  tools: CallableTools,
  send: (request: GenerateContentParameters) => Promise<GenerateContentResponse>,
): Promise<GenerateContentResponse> {
  const { maximumRemoteCalls, ignoreCallHistory } = params.config?.automaticFunctionCalling ?? {};
  let response = await send(params);
  const contents = asContents(readTurns(params.contents));
  for (let round = 1; ; round += 1) {
    const calls = callsIn(response);
    if (calls.length === 0) break;
    const { parts, stop } = await tools.call(calls);
    if (stop !== undefined) {
      recordStop(response, stop);
      break;
    }
    contents.push(...modelTurns(response), { role: 'user', parts });
    if (round === (maximumRemoteCalls ?? DEFAULT_MAX_ROUNDS)) break;
    response = await send({ ...params, contents: [...contents] });
  }
  if (!ignoreCallHistory) response.automaticFunctionCallingHistory = contents;
  return response;
}

/**
 * Streams the model's responses and calls its functions in between. As in the SDK, function results are a chunk too.
 */
export async function* streamWithCalls(
  params: GenerateContentParameters,
  tools: CallableTools,
  first: ResponseStream,
  send: (request: GenerateContentParameters) => Promise<ResponseStream>,
): ResponseStream {
  const maxRounds = params.config?.automaticFunctionCalling?.maximumRemoteCalls ?? DEFAULT_MAX_ROUNDS;
  const contents = asContents(readTurns(params.contents));
  let end = yield* first;
  for (let round = 0; round < maxRounds; round += 1) {
    const { response, turns, last } = end;
    if (response === undefined) return end;
    const parts: Part[] = [];
    for (const call of callsIn(response)) {
      if (!tools.declares(call.name)) throw undeclaredFunction(call);
      const called = await tools.call([call]);
      if (called.stop !== undefined) {
        for (const target of [response, last]) if (target) recordStop(target, called.stop);
        return end;
      }
      parts.push(...called.parts);
    }
    if (parts.length === 0) return end;
    yield resultsLike(response, parts);
    contents.push(...turns, { role: 'user', parts });
    end = yield* await send({ ...params, contents: [...contents] });
  }
  return end;
}

/** Returns the function calls of a response; none if hooks blocked or stopped it. */
function callsIn(response: GenerateContentResponse): readonly FunctionCall[] {
  const { blocked, stopped } = getHookOutcome(response) ?? {};
  return blocked || stopped ? [] : (response.functionCalls ?? []);
}

function recordStop(response: GenerateContentResponse, reason: string): void {
  const { suppressOutput = false } = getHookOutcome(response) ?? {};
  recordOutcome(response, { blocked: false, stopped: true, reason, suppressOutput });
}

/** Returns the turns of a request that the SDK has accepted. */
function asContents(turns: readonly Turn[]): Content[];
function asContents(turns: readonly Turn[]): unknown[] {
  return turns.map(({ entry }) => entry);
}

/** Returns a chunk with function results, of the same class as the response. */
function resultsLike(response: GenerateContentResponse, parts: Part[]): GenerateContentResponse {
  const candidates = [{ content: { role: 'user', parts } }];
  return Object.assign(Object.create(Object.getPrototypeOf(response)), { candidates });
}

function undeclaredFunction({ name }: FunctionCall): Error {
  return new Error(`cannot call ${JSON.stringify(name)}: no callable tool of the request declares this function`);
}
