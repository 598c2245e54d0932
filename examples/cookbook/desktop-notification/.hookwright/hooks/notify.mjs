#!/usr/bin/env node
// Notification: shows on the desktop that the agent waits for you.
import { spawnSync } from 'node:child_process';
import { json } from 'node:stream/consumers';

const { message } = await json(process.stdin);
// The message is an argument, never part of a script: whatever it holds, it is only shown.
const script = 'on run argv\ndisplay notification (item 1 of argv) with title "Agent"\nend run';
const [program, ...args] =
  process.platform === 'darwin' ? ['osascript', '-e', script, message] : ['notify-send', '--', 'Agent', message];

const { error } = spawnSync(program, args, { stdio: 'ignore', timeout: 5000 });
if (error) console.error(`${program}: ${error.message}`); // for the log; a desktop that is not there stops nobody
