const UNREAD = 'what a worker has printed before it answers is no answer yet, so that nothing of it is in the result';
const NO_SLOT = 'a worker takes no slot of the commands, so that it waits for none';
const NO_END = 'a worker answers when it says so, and no stream has to end for that';

/** Why a test of the runner says nothing about workers; their own tests in rows.test.ts have the same row. */
const WHY: readonly (readonly [title: string, why: string])[] = [
  ['while they run ends commands and functions, and starts no more', UNREAD],
  ['sends SIGTERM to the group, reports milliseconds, and keeps the output', UNREAD],
  ['gives the result although SIGTERM is ignored; SIGKILL follows behind it', UNREAD],
  ['an event that is aborted, or whose runner is killed, ends at once', NO_SLOT],
  ['an event that began before its runner was disposed ends as it would have', NO_SLOT],
  ['are no terminal and not those of the host', 'the input of a worker is a pipe of requests, and no file'],
  ['is a warning, because the output may be in it', NO_END],
  ['is a warning besides other warnings', NO_END],
];

export function whyNotForWorkers(title: string): string | undefined {
  return WHY.find(([begin]) => title.startsWith(begin))?.[1];
}
