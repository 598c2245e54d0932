import { useState } from 'preact/hooks';
import { type HookInfo, type HooksResponse, paths } from '../../api.js';
import { countOf } from '../amounts.js';
import type { ApiClient } from '../api-client.js';
import { Empty, Problems } from '../parts/notices.js';
import { useResponse } from '../use-response.js';
import { HookItem } from './hook-item.js';

interface HooksProps {
  readonly client: ApiClient;
  readonly changes: number;
  readonly seq: number;
  readonly text: string;
  readonly command: string;
}

type Order = 'configured' | 'slowest' | 'most expensive' | 'most blocks';

const orders: Readonly<Record<Order, (hook: HookInfo) => number>> = {
  configured: () => 0,
  slowest: ({ stats }) => -(stats?.p95 ?? -1),
  'most expensive': ({ stats }) => -(stats?.total ?? -1),
  'most blocks': ({ stats }) => -(stats?.blocks ?? -1),
};

const isOrder = (text: string): text is Order => Object.hasOwn(orders, text);

export function HooksPanel({ client, changes, seq, text, command }: HooksProps) {
  const { value, problem } = useResponse<HooksResponse>(client, paths.hooks, changes, seq);
  const [order, setOrder] = useState<Order>('configured');
  if (value === undefined) return problem === undefined ? <Empty title="Looking …" /> : <Empty title={problem} />;
  const by = orders[order];
  const shown = value.hooks.filter((hook) => matches(hook, text)).sort((a, b) => by(a) - by(b));
  const others = value.problems.filter((own) => !value.hooks.some(({ problems }) => problems.some(isSameProblem(own))));
  return (
    <div class="scrolling">
      <div class="toolbar">
        <span class="choice">
          <label for="hooks-order">Order</label>
          <select
            id="hooks-order"
            value={order}
            onChange={({ currentTarget: { value: own } }) => isOrder(own) && setOrder(own)}
          >
            {Object.keys(orders).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </span>
        <span class="space" />
        <output class="quiet">
          {countOf(shown.length, 'hook')}
          {value.turns > 0 && ` · ${countOf(value.turns, 'turn')}`}
        </output>
      </div>
      {problem !== undefined && <p class="notice bad">{problem}</p>}
      <Problems problems={others} />
      {value.hooks.length === 0 && (
        <Empty title="No hook is configured">
          <p>
            <code>{command} init</code> writes a first one.
          </p>
        </Empty>
      )}
      {value.hooks.length > 0 && shown.length === 0 && <Empty title="No hook fits the search" />}
      <ul class="hook-list">
        {shown.map((hook) => (
          <HookItem key={hook.key} hook={hook} />
        ))}
      </ul>
    </div>
  );
}

function matches({ name, event, matcher, source, place, type }: HookInfo, text: string): boolean {
  const words = text.trim().toLowerCase();
  return [name, event, matcher, source, place?.file, type].some((each) => each?.toLowerCase().includes(words));
}

function isSameProblem(one: { file: string; line: number; message: string }) {
  return (other: { file: string; line: number; message: string }): boolean =>
    one.file === other.file && one.line === other.line && one.message === other.message;
}
