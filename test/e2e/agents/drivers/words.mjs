// Answers of hooks in the words of each agent. A row names what a hook wants to say:
// decision, reason, rewrite, context, system, suppress, stop, result.

/** Returns an object without its undefined values, or undefined if nothing is left. */
function compact(value) {
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function common({ stop, system, suppress }) {
  return {
    continue: stop === undefined ? undefined : false,
    stopReason: stop,
    systemMessage: system,
    suppressOutput: suppress,
  };
}

/** Answers as Claude Code, Codex and Qwen Code read them. */
export function claudeWords(event, role, says) {
  const { decision, reason, rewrite, context, result } = says;
  const isPre = role === 'pre';
  const specific = compact({
    permissionDecision: isPre ? decision : undefined,
    permissionDecisionReason: isPre ? reason : undefined,
    updatedInput: rewrite,
    additionalContext: context,
    updatedToolOutput: result,
  });
  return compact({
    ...common(says),
    decision: isPre ? undefined : decision,
    reason: isPre ? undefined : reason,
    hookSpecificOutput: specific && { hookEventName: event, ...specific },
  });
}

/** Answers as Gemini CLI reads them. */
export function geminiWords(event, _role, says) {
  const { decision, reason, rewrite, context } = says;
  const specific = compact({ tool_input: rewrite, additionalContext: context });
  return compact({
    ...common(says),
    decision,
    reason,
    hookSpecificOutput: specific && { hookEventName: event, ...specific },
  });
}

/** Answers as Copilot CLI reads them. */
export function copilotWords(_event, role, says) {
  const { decision, reason, rewrite, context, result } = says;
  const isPre = role === 'pre';
  return compact({
    ...common(says),
    permissionDecision: isPre ? decision : undefined,
    permissionDecisionReason: isPre ? reason : undefined,
    decision: isPre ? undefined : decision,
    reason: isPre ? undefined : reason,
    modifiedArgs: rewrite,
    modifiedResult: result === undefined ? undefined : { resultType: 'success', textResultForLlm: result },
    additionalContext: context,
  });
}
