import type { EventDetail } from '../../api.js';

/** The merged answer, field by field, and which hook each came from. */
export function Merged({ detail }: { detail: EventDetail }) {
  const { fields, hooks, event } = detail;
  if (event.state === 'running') return null;
  const nameOf = (place: number): string => hooks.find(({ hook }) => hook === place)?.name ?? `hook ${place + 1}`;
  return (
    <section class="part">
      <h3>Merged result</h3>
      {fields.length === 0 ? (
        <p class="quiet">No hook said anything: the agent went on as it was.</p>
      ) : (
        <table class="fields">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Value</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ path, value, from }) => (
              <tr key={path}>
                <td>
                  <code>{path}</code>
                </td>
                <td>
                  <code>{value}</code>
                </td>
                <td>{from.length === 0 ? <span class="quiet">no hook</span> : from.map(nameOf).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
