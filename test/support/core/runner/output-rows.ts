import type { HookOutput } from '../../../../generated/index.js';

export interface Row {
  /** Requirement ids that the row covers. */
  row: string;
  exit: number | 'kill';
  stdout: string;
  stderr: string;
  success: boolean;
  output: HookOutput | undefined;
  error?: string;
}

const DENY = '{"decision":"block","reason":"on stdout"}';
const INNER = '{"decision":"deny","reason":"inner"}';

// biome-ignore format: one line per row, so that the protocol can be read
const TABLE: [row: string, exit: number | 'kill', stdout: string, stderr: string, success: boolean, output: HookOutput | undefined, error?: string][] = [
  // Output on standard output.
  ['[WIRE-8]',  0, DENY,                          'log',         true,  { decision: 'block', reason: 'on stdout' }],
  ['[WIRE-8]',  0, ` \n ${DENY}\n\n`,             '',            true,  { decision: 'block', reason: 'on stdout' }],
  ['[WIRE-8]',  0, '{}',                          '',            true,  {}],
  ['[WIRE-8]',  0, `\ufeff${DENY}`,               '',            true,  { decision: 'block', reason: 'on stdout' }],
  ['[WIRE-9]',  0, JSON.stringify(INNER),         '',            true,  { decision: 'deny', reason: 'inner' }],
  ['[WIRE-9]',  0, JSON.stringify(` ${INNER}\n`), '',            true,  { decision: 'deny', reason: 'inner' }],
  ['[WIRE-10]', 0, '  all is well \n',            'log',         true,  { decision: 'allow', systemMessage: 'all is well' }],
  ['[WIRE-10]', 0, 'two\nlines',                  '',            true,  { decision: 'allow', systemMessage: 'two\nlines' }],
  ['[WIRE-10]', 0, '42',                          '',            true,  { decision: 'allow', systemMessage: '42' }],
  ['[WIRE-10]', 0, 'true',                        '',            true,  { decision: 'allow', systemMessage: 'true' }],
  ['[WIRE-10]', 0, 'null',                        '',            true,  { decision: 'allow', systemMessage: 'null' }],
  ['[WIRE-10]', 0, '[{"decision":"deny"}]',       '',            true,  { decision: 'allow', systemMessage: '[{"decision":"deny"}]' }],
  ['[WIRE-10]', 0, '{"decision":"deny"',          '',            true,  { decision: 'allow', systemMessage: '{"decision":"deny"' }],
  ['[WIRE-10]', 0, `log line\n${DENY}`,           '',            true,  { decision: 'allow', systemMessage: `log line\n${DENY}` }],
  ['[WIRE-11]', 0, '',                            '',            true,  undefined],
  ['[WIRE-11]', 0, ' \n\t ',                      'log',         true,  undefined],
  // Block by exit code: standard output is ignored.
  ['[WIRE-12]', 2, '',                            ' not here\n', false, { decision: 'deny', reason: 'not here' }],
  ['[WIRE-12]', 2, '{"decision":"allow"}',        'not here',    false, { decision: 'deny', reason: 'not here' }],
  ['[X-25]',    2, DENY,                          'on stderr',   false, { decision: 'deny', reason: 'on stderr' }],
  ['[WIRE-13]', 2, '',                            '',            false, { decision: 'deny', reason: 'Blocked by hook' }],
  ['[X-26]',    2, DENY,                          ' \n',         false, { decision: 'deny', reason: 'Blocked by hook' }],
  // Any other exit is a failure and lets the call proceed.
  ['[WIRE-14]', 1, DENY,                          '',            false, undefined, 'exited with code 1'],
  ['[WIRE-15]', 1, DENY,                          ' oops\n',     false, { decision: 'allow', systemMessage: 'Warning: oops' }, 'exited with code 1: oops'],
  ['[X-28]',    3, '',                            'no',          false, { decision: 'allow', systemMessage: 'Warning: no' }, 'exited with code 3: no'],
  ['[X-28]',  127, '',                            'not found',   false, { decision: 'allow', systemMessage: 'Warning: not found' }, 'exited with code 127: not found'],
  ['[X-28]',  255, DENY,                          '',            false, undefined, 'exited with code 255'],
  ['[WIRE-16]', 'kill', DENY,                     '',            false, undefined, 'was killed by SIGKILL'],
  ['[X-27]',    'kill', '',                       'oops',        false, { decision: 'allow', systemMessage: 'Warning: oops' }, 'was killed by SIGKILL: oops'],
  // Standard error is never parsed as output.
  ['[WIRE-18]', 0, '',                            DENY,          true,  undefined],
  ['[WIRE-18]', 2, '',                            DENY,          false, { decision: 'deny', reason: DENY }],
  ['[WIRE-18]', 1, '',                            DENY,          false, { decision: 'allow', systemMessage: `Warning: ${DENY}` }, `exited with code 1: ${DENY}`],
  // Valid decisions.
  ['[WIRE-21]', 0, '{"decision":null,"reason":"r"}', '',         true,  { decision: null, reason: 'r' }],
  ['[WIRE-21]', 0, '{"reason":"r"}',              '',            true,  { reason: 'r' }],
  ['[WIRE-22]', 0, '{"decision":"ask"}',          '',            true,  { decision: 'ask' }],
  ['[WIRE-23]', 0, '{"decision":"allow"}',        '',            true,  { decision: 'allow' }],
  ['[WIRE-23]', 0, '{"decision":"approve"}',      '',            true,  { decision: 'approve' }],
  ['[WIRE-24]', 0, '{"decision":"deny","reason":"r"}', '',       true,  { decision: 'deny', reason: 'r' }],
  ['[WIRE-24]', 0, '{"decision":"block","reason":"r"}', '',      true,  { decision: 'block', reason: 'r' }],
  ['[4.6.7]',   0, '{"decision":" DENY ","reason":"r"}', '',     true,  { decision: 'deny', reason: 'r' }],
  // Invalid output fails the hook despite exit code 0.
  ['[WIRE-19]', 0, '{"decision":"denied"}',       'log',         false, undefined, 'decision'],
  ['[WIRE-19]', 0, '{"continue":"false"}',        '',            false, undefined, 'continue'],
];

/** Exit codes and outputs with their expected results. */
export const ROWS: readonly Row[] = TABLE.map(([row, exit, stdout, stderr, success, output, error]) => ({
  row,
  exit,
  stdout,
  stderr,
  success,
  output,
  ...(error === undefined ? {} : { error }),
}));

export function titleOf({ row, exit, stdout, stderr }: Row): string {
  return `exit ${exit}, stdout ${JSON.stringify(stdout)}, stderr ${JSON.stringify(stderr)} ${row}`;
}
