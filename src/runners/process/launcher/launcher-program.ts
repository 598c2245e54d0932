import type { Reply, SpawnFailure, StartRequest } from './launcher-frames.js';

/**
 * Program of the launcher process. It is passed as the text of this function, so it needs no file and may use nothing from outside.
 * The host's end of the pipe closes however the host dies; then all groups that still have members are killed.
 */
export function launcherProgram(hello: string): void {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const { closeSync, constants, openSync } = process.getBuiltinModule('node:fs');
  const running = new Set<number>();
  /** Groups whose leader has exited, but that still have members. */
  const leftovers = new Set<number>();

  const send = (reply: Reply): void => {
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  };

  const exists = (id: number): boolean => {
    try {
      process.kill(id, 0);
      return true;
    } catch {
      return false;
    }
  };

  const killAllAndExit = (): void => {
    for (const pid of leftovers) if (!isLeftOver(pid)) leftovers.delete(pid);
    for (const pid of [...running, ...leftovers]) {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
    process.exit();
  };

  // If a process has the pid of a reaped leader, the pid was reused.
  const isLeftOver = (pid: number): boolean => exists(-pid) && !exists(pid);

  const ended = (pid: number): void => {
    running.delete(pid);
    for (const left of leftovers) if (!isLeftOver(left)) leftovers.delete(left);
    if (isLeftOver(pid)) leftovers.add(pid);
  };

  // Opens at once although it blocks: this process has a reader, even if the host is gone.
  const openWriter = (path: string): number => {
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return openSync(path, constants.O_WRONLY);
    } finally {
      closeSync(reader);
    }
  };

  const failureOf = (error: unknown): SpawnFailure => {
    const { message, code, errno, syscall, path }: NodeJS.ErrnoException =
      error instanceof Error ? error : new Error(String(error));
    return { message, code, errno, syscall, path };
  };

  const openAll = ({ stdin, stdout, stderr }: StartRequest, opened: number[]): void => {
    opened.push(openSync(stdin, constants.O_RDONLY));
    opened.push(openWriter(stdout));
    opened.push(openWriter(stderr));
  };

  const launch = ({ id, file, args, argv0, cwd, env }: StartRequest, stdio: number[]): void => {
    const child = spawn(file, args, { argv0, cwd, env, stdio, detached: true });
    const { pid } = child;
    child.on('error', (error) => {
      if (pid === undefined) send({ id, kind: 'failed', error: failureOf(error) });
    });
    if (pid === undefined) return;
    running.add(pid);
    child.once('exit', (code, signal) => {
      send({ id, kind: 'exited', code, signal });
      ended(pid);
    });
    send({ id, kind: 'started', pid });
  };

  const start = (request: StartRequest): void => {
    const { id } = request;
    const opened: number[] = [];
    try {
      openAll(request, opened);
    } catch (error) {
      const isExhaustion = ['EMFILE', 'ENFILE', 'ENOMEM'].includes(failureOf(error).code ?? '');
      for (const descriptor of opened) closeSync(descriptor);
      send(isExhaustion ? { id, kind: 'failed', error: failureOf(error) } : { id, kind: 'unable' });
      return;
    }
    try {
      launch(request, opened);
    } catch (error) {
      send({ id, kind: 'failed', error: failureOf(error) });
    } finally {
      for (const descriptor of opened) closeSync(descriptor);
    }
  };

  let rest = '';
  process.title = `${hello} of ${process.ppid}`;
  process.stdout.on('error', killAllAndExit);
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) start(JSON.parse(line));
  });
  process.stdin.on('error', killAllAndExit);
  process.stdin.on('end', killAllAndExit);
  process.stdout.write(`${hello}\n`);
}
