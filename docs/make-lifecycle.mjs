// Writes the table of docs/concepts/events.md from the contract: what hooks can do at each event.
import { contract } from '../dist/contract.js';

/** Columns of the table, with the effects of the contract that they show. */
const COLUMNS = {
  block: ['block'],
  stop: ['stop'],
  rewrite: [
    ...['edit-tool-input', 'edit-prompt', 'edit-request', 'edit-response'],
    ...['replace-result', 'synthetic-response', 'restrict-tools'],
  ],
  context: ['context'],
  systemMessage: ['system-message'],
  suppressOutput: ['suppress-output'],
};
const BEGIN = '<!-- effects: made by npm run api -->';
const END = '<!-- /effects -->';

/** Returns the page with its table replaced. */
export function lifecyclePage(page) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/concepts/events.md needs the lines ${BEGIN} and ${END}`);
  return `${before}${BEGIN}\n\n${table()}\n\n${END}${after}`;
}

function table() {
  const head = ['event', 'matcher', ...Object.keys(COLUMNS)];
  const rows = Object.entries(contract.routes).map(([name, { effects, matcher }]) => [
    name,
    matcher === undefined ? '' : `\`${matcher.field}\``,
    ...Object.values(COLUMNS).map((shown) => (effects.some((effect) => shown.includes(effect)) ? 'yes' : '')),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
