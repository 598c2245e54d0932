import type { Snapshot } from '../store.js';

/** Whether the page hears the server, and the server an agent. */
export function Status({ snapshot }: { snapshot: Snapshot }) {
  const { tone, text } = told(snapshot);
  return (
    <span class={`status ${tone}`} role="status">
      <span aria-hidden="true" class="dot">
        ●
      </span>{' '}
      {text}
    </span>
  );
}

function told({ connection, source, hosts }: Snapshot): { tone: string; text: string } {
  if (connection === 'lost') return { tone: 'bad', text: 'inspector is gone, trying again' };
  if (connection === 'refused') return { tone: 'bad', text: 'token refused' };
  if (connection === 'connecting') return { tone: '', text: 'connecting' };
  if (source?.state === 'broken') return { tone: 'bad', text: 'trace cannot be read' };
  if (source?.state === 'waiting') return { tone: 'ask', text: 'waiting for an agent' };
  const alive = hosts.filter((host) => host.alive === true).length;
  if (alive > 0) return { tone: 'good', text: alive === 1 ? 'live' : `live, ${alive} agents` };
  if (hosts.some((host) => host.alive === undefined)) return { tone: 'good', text: 'live' };
  return { tone: 'ask', text: hosts.length === 0 ? 'waiting for an agent' : 'agent has ended' };
}
