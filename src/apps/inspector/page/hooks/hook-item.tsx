import { useId, useState } from 'preact/hooks';
import type { HookInfo } from '../../api.js';
import { RuleTexts } from '../event/hook-card.js';
import { Problems } from '../parts/notices.js';
import { Text } from '../parts/text.js';
import { Figures, Histogram, Sparkline } from './charts.js';

/** Configured hook with its statistics, and, when expanded, its settings and histogram. */
export function HookItem({ hook }: { hook: HookInfo }) {
  const [open, setOpen] = useState(false);
  const more = useId();
  const { name, event, place, matcher, why, origin, stats, rule, config, problems } = hook;
  return (
    <li class="hook-item">
      <div class="about">
        <h3>
          <button type="button" class="plain" aria-expanded={open} aria-controls={more} onClick={() => setOpen(!open)}>
            <span aria-hidden="true">{open ? '▾' : '▸'}</span> {name}
          </button>
        </h3>
        <p class="tags">
          <span class="tag">{event}</span>
          <span class="tag">{hook.type}</span>
          <span class="tag">{hook.source}</span>
          {marksOf(hook).map(({ text, tone }) => (
            <span key={text} class={`tag ${tone}`}>
              {text}
            </span>
          ))}
        </p>
        <p class="quiet where">
          {place !== undefined && (
            <code>
              {place.file}:{place.line}:{place.column}
            </code>
          )}
          {matcher !== undefined && (
            <>
              {' '}
              matcher <code>{matcher}</code>
            </>
          )}
        </p>
        <RuleTexts rule={rule} />
        {why !== undefined && <p class="notice ask">{why}</p>}
        <Problems problems={problems} />
      </div>
      {stats === undefined ? (
        <p class="quiet never">It has not run in this trace.</p>
      ) : (
        <>
          <Figures stats={stats} />
          <Sparkline stats={stats} />
        </>
      )}
      <div id={more} class="more" hidden={!open}>
        {open && (
          <>
            {stats !== undefined && (
              <div>
                <h4>How long it took</h4>
                <Histogram stats={stats} />
              </div>
            )}
            <div>
              <h4>What stands in the settings</h4>
              {origin !== undefined && <p class="quiet">{origin}</p>}
              <Text text={config} label={`Settings of ${name}`} />
            </div>
          </>
        )}
      </div>
    </li>
  );
}

function marksOf({ trusted, enabled, enforced, background, sequential, configured }: HookInfo) {
  return [
    trusted ? { text: '✓ trusted', tone: 'good' } : { text: '! not trusted', tone: 'bad' },
    ...(enabled ? [] : [{ text: 'disabled', tone: 'ask' }]),
    ...(enforced ? [] : [{ text: 'not enforced', tone: 'ask' }]),
    ...(background ? [{ text: 'in the background', tone: '' }] : []),
    ...(sequential ? [{ text: 'sequential', tone: '' }] : []),
    ...(configured ? [] : [{ text: 'no longer in the settings', tone: 'ask' }]),
  ];
}
