import { table } from './tables.js';

/** Introduction: what applies to every event. */
export const intro = [
  '# Reference',
  'A hook is a command. When its event fires, the hook',
  [
    '1. reads one JSON object on standard input: the [base fields](#hookinput) and the fields of the event;',
    '2. may print one JSON object on standard output: the [common fields](#hookoutput) and those of the event;',
    '3. leaves with an exit code.',
  ].join('\n'),
  'A hook that prints nothing and leaves with 0 lets everything happen as it would have.',
].join('\n\n');

const rows = [
  [
    '0',
    'All is well.',
    'A JSON object is the answer. Other text is a `systemMessage`. Nothing is no answer.',
    'Goes to the log.',
  ],
  [
    '2',
    'Refused, in events where a hook [can refuse](#events).',
    'Ignored.',
    'The reason, which the model reads; `Blocked by hook` when empty.',
  ],
  [
    'other, or ended by a signal',
    'The hook failed, and the agent goes on. With `"onError": "block"` it is a refusal.',
    'Ignored.',
    'Becomes a `systemMessage` that begins with `Warning:`.',
  ],
  [
    'timeout',
    'The hook is ended after its `timeout` (60 seconds unless set) and has failed, as above.',
    'Goes to the log.',
    'Goes to the log.',
  ],
];

export const exitCodes = [
  '## Exit codes',
  table(['Exit code', 'Meaning', 'Standard output', 'Standard error'], rows).join('\n'),
  'A failed hook never undoes what another hook has refused.',
  'Of an answer, a field of the wrong type is dropped with a warning, and an unknown field is kept and reported. ' +
    'A `decision` that is no [decision](#hookdecision), or a `continue` that is no boolean, fails the whole hook.',
].join('\n\n');
