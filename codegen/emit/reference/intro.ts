import { table } from './tables.js';

/** Introduction: what applies to every event. */
export const intro = [
  '# Reference',
  'A hook is a command. When its event fires, the hook',
  [
    '1. reads one JSON object on standard input: the [base fields](#hookinput) and the fields of the event;',
    '2. may print one JSON object on standard output: the [common fields](#hookoutput) and those of the event;',
    '3. exits with an exit code.',
  ].join('\n'),
  'A hook that prints nothing and exits with 0 changes nothing.',
].join('\n\n');

const rows = [
  [
    '0',
    'Success.',
    'A JSON object is the output. Other text becomes a `systemMessage`. Empty means no output.',
    'Goes to the log.',
  ],
  [
    '2',
    'Blocks the operation, for events that hooks [can block](#events).',
    'Ignored.',
    'The reason, which the model reads; `Blocked by hook` if empty.',
  ],
  [
    'other, or a signal',
    'The hook failed, and the agent continues. With `"onError": "block"`, the operation is blocked.',
    'Ignored.',
    'Becomes a `systemMessage` that begins with `Warning:`.',
  ],
  [
    'timeout',
    'The hook is killed after its `timeout` (default 60 seconds) and counts as failed, as above.',
    'Goes to the log.',
    'Goes to the log.',
  ],
];

export const exitCodes = [
  '## Exit codes',
  table(['Exit code', 'Meaning', 'Standard output', 'Standard error'], rows).join('\n'),
  'A failed hook never undoes the block of another hook.',
  'A field of the wrong type is dropped with a warning. An unknown field is kept and reported. ' +
    'An invalid [`decision`](#hookdecision), or a `continue` that is not a boolean, fails the whole hook.',
].join('\n\n');
