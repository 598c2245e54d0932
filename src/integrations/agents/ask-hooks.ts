import type { HookTypes } from '../../../generated/index.js';
import { type Decision, SessionScope } from '../../system/hooks/index.js';
import type { AgentSession as OpenAgentSession } from '../../traces/index.js';
import { type Fields, isRecord } from '../../util/json.js';
import { mergeOneLevel } from '../../util/own-keys.js';
import type { AgentHooks } from './agent-hooks.js';
import { agentInput, type NativeCall, nativeCalls } from './agent-tool.js';
import type { AgentEvent } from './read-event.js';
import { completeFromTranscript } from './transcript.js';
import type { Verdict } from './write-answer.js';

/** Session of an event, for hooks. */
export interface AgentSession {
  readonly id: string;
  readonly cwd: string;
  /** Environment of the agent. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Asks the hooks about an event of an agent. A patch is asked about once for each of its files. */
export async function askHooks(
  hooks: AgentHooks,
  event: AgentEvent,
  session: AgentSession,
  signal: AbortSignal,
): Promise<Verdict> {
  const { config, contract } = hooks;
  const main = config.sessions.open(session.id);
  const hadRecord = !main.isEmpty;
  const state = event.subagent === undefined ? main : main.child(event.subagent.type, event.subagent.id);
  const scope = new SessionScope<HookTypes>({
    config,
    state,
    contract,
    session: {
      getSessionId: () => session.id,
      getWorkingDir: () => session.cwd,
      getTranscriptPath: () => event.transcriptPath,
      getAgentState: () => state,
      getProgram: () => event.dialect.dialect,
    },
    system: () => config.getHookSystem(),
  });
  const { tool } = event;
  const fields: Fields = {
    ...event.fields,
    ...(await completeFromTranscript(main, event, session.env, needsTexts(hooks))),
  };
  const notice = hadRecord ? undefined : checkFirstEvent(main, event, hooks);
  const input: unknown = fields['tool_input'];
  const documents = (await contract.dialects?.()) ?? {};
  const calls: readonly (NativeCall | undefined)[] =
    tool !== undefined && isRecord(input) ? nativeCalls(documents, tool, input, session.cwd) : [undefined];
  const verdicts: Verdict[] = [];
  for (const call of calls) {
    const params = { ...fields, ...(call && { tool_input: call.input }) };
    const options = { signal, ask: 'return', aliases: tool?.aliases, side: 'field' } as const;
    verdicts.push(verdictOf(await scope.fireByName(event.event.on, params, options), call));
  }
  const verdict = strictest(verdicts, isRecord(input) ? input : undefined);
  if (notice === undefined) return verdict;
  return { ...verdict, message: [verdict.message, notice].filter((text) => text !== undefined).join('\n') };
}

/**
 * Marks the labels of a session as unknown if it has no record although it began earlier: the guards of the session were stored,
 * or its transcript has earlier responses. Without either, a first event in the middle of a session is only suspicious.
 */
function checkFirstEvent(
  session: OpenAgentSession,
  { event, sessionId }: AgentEvent,
  hooks: AgentHooks,
): string | undefined {
  if (sessionId === undefined || event.on === 'SessionStart') return undefined;
  const why = 'the record of the session is gone: its labels and counts are not known. Start a new session';
  const isCertain = hooks.wasOpen() || (session.transcript?.responses ?? 0) > 1;
  if (!isCertain && event.on !== 'BeforeTool') return undefined;
  session.lose(why, isCertain);
  return isCertain ? `hookwright: ${why}` : undefined;
}

/** Returns true if a hook receives texts of the session. Without one, they are not looked for. */
function needsTexts({ config }: AgentHooks): boolean {
  const hooks = config.getHookSystem()?.getAllHooks() ?? [];
  return hooks.some(({ config: { needs = [] } }) => needs.length > 0);
}

function verdictOf(decision: Decision, call: NativeCall | undefined): Verdict {
  const { verdict: kind, context, couldNotRun, systemMessage } = decision;
  const lost = couldNotRun.map(({ hook, why }) => `hookwright: the hook ${JSON.stringify(hook)} could not run: ${why}`);
  // The reason of a block names the guard that could not run.
  const isBlocked = kind === 'block' || kind === 'stop';
  const message = [systemMessage, ...(isBlocked ? [] : lost)].filter((text) => text?.trim()).join('\n');
  const changed = call && changedInput(decision, call);
  const base = {
    kind,
    reason: decision.reason ?? '',
    context,
    ...(message !== '' && { message }),
    ...(call === undefined && { changes: decision.changes }),
  };
  if (changed !== 'impossible') return { ...base, input: changed };
  const reason = 'a hook changed the arguments in a way that this tool does not support';
  return kind === 'stop' || kind === 'block' ? base : { ...base, kind: 'block', reason };
}

/** Returns all arguments with the agent's names, if hooks changed them. */
function changedInput({ changes = {} }: Decision, call: NativeCall): Fields | undefined | 'impossible' {
  const { tool_input: changed, tool_input_mode: mode }: Fields = changes;
  if (!isRecord(changed)) return undefined;
  const whole = mode === 'replace' ? changed : mergeOneLevel({ ...call.input }, changed);
  return agentInput(call, whole) ?? 'impossible';
}

const STRICTNESS = ['allow', 'ask', 'block', 'stop'] as const;

/** Merges the verdicts about the files of one call. */
function strictest(verdicts: readonly Verdict[], input: Fields | undefined): Verdict {
  const level = Math.max(0, ...verdicts.map(({ kind }) => STRICTNESS.indexOf(kind)));
  const kind = STRICTNESS[level] ?? 'block';
  const joined = (texts: readonly (string | undefined)[]): string =>
    [...new Set(texts.filter((text) => text?.trim()))].join('\n');
  const context = joined(verdicts.map((verdict) => verdict.context));
  const message = joined(verdicts.map((verdict) => verdict.message));
  const inputs = new Set(verdicts.flatMap((verdict) => (verdict.input ? [JSON.stringify(verdict.input)] : [])));
  inputs.delete(JSON.stringify(input));
  const merged: Verdict = {
    kind,
    reason: joined(verdicts.filter((verdict) => verdict.kind === kind).map(({ reason }) => reason)),
    ...(context !== '' && { context }),
    ...(message !== '' && { message }),
    changes: verdicts.find(({ changes }) => changes !== undefined)?.changes,
    input: verdicts.findLast((verdict) => verdict.input && inputs.has(JSON.stringify(verdict.input)))?.input,
  };
  if (inputs.size < 2 || kind === 'block' || kind === 'stop') return merged;
  return { ...merged, kind: 'block', reason: 'hooks changed the same call in different ways', input: undefined };
}
