// All rows. Each is one behaviour of hooks, written once and rendered into the words of every agent.
import { AFTER } from './after.mjs';
import { ENTRIES } from './entries.mjs';
import { MATCH } from './match.mjs';
import { PRE } from './pre.mjs';
import { WIDER } from './wider.mjs';

export const ROWS = [...PRE, ...ENTRIES, ...MATCH, ...AFTER, ...WIDER];
