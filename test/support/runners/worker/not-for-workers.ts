const UNREAD = 'a worker has no output before its response, so nothing it printed earlier is in the result';
const NO_SLOT = 'a worker takes no process slot, so it never waits for one';
const NO_END = 'a worker sends its response explicitly, so no stream has to end';

/** Tests of the runner that do not apply to workers, with the reason; rows.test.ts covers the same requirements. */
const WHY: readonly (readonly [title: string, why: string])[] = [
  ['stops running commands and functions and starts no more hooks', UNREAD],
  ['sends SIGTERM to the group, reports milliseconds and keeps the output', UNREAD],
  ['returns the result even if SIGTERM is ignored, and then sends SIGKILL', UNREAD],
  ['ends a waiting hook at once on abort or dispose with kill', NO_SLOT],
  ['finishes a waiting hook that started before dispose', NO_SLOT],
  ['is not a terminal and not the stdio of the host', 'the stdin of a worker is a pipe of requests, not a file'],
  ['causes a warning, because later output is lost', NO_END],
  ['causes a warning in addition to others', NO_END],
];

export function whyNotForWorkers(title: string): string | undefined {
  return WHY.find(([begin]) => title.startsWith(begin))?.[1];
}
