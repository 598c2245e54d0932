import type { Copies } from '../../api.js';
import { CopyButton } from '../parts/copy.js';
import { fragmentOf } from '../route.js';

/** The event as something to paste. The link holds no token: it opens where the inspector is open already. */
export function CopyLine({ copies, id }: { copies: Copies; id: string | undefined }) {
  const { run, test, fixture, why } = copies;
  return (
    <div class="copies">
      {run !== undefined && <CopyButton label="Copy command" text={run} />}
      {test !== undefined && <CopyButton label="Copy hook test" text={test} />}
      {fixture !== undefined && <CopyButton label="Copy fixture" text={fixture} />}
      {id !== undefined && (
        <CopyButton label="Copy link" text={`${location.origin}/${fragmentOf({ tab: 'Timeline', event: id })}`} />
      )}
      {why !== undefined && <p class="quiet">{why}</p>}
    </div>
  );
}
