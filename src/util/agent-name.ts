interface Agent {
  readonly id: string;
  readonly type?: string | undefined;
  readonly parentId?: string | undefined;
}

/** Returns the type of a subagent, or its id if it has no type. Subagents of one type share the name. */
export function agentName({ id, type }: Agent): string {
  return type === undefined || type.trim() === '' ? id : type;
}

/** Returns a text that tells subagents of one type apart. */
export function agentTitle(agent: Agent): string {
  const name = agentName(agent);
  const parent = agent.parentId === undefined ? '' : `, in ${agent.parentId}`;
  return name === agent.id ? `${name}${parent}` : `${name} (${agent.id}${parent})`;
}
