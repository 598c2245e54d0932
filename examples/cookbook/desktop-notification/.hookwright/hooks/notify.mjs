#!/usr/bin/env node
// Notification: shows a desktop notification when the agent waits for you.
import { spawnSync } from 'node:child_process';
import { json } from 'node:stream/consumers';

const { message } = await json(process.stdin);
// The message is an argument, never part of a script, so it cannot run anything.
const script = 'on run argv\ndisplay notification (item 1 of argv) with title "Agent"\nend run';
const [program, ...args] =
  process.platform === 'darwin' ? ['osascript', '-e', script, message] : ['notify-send', '--', 'Agent', message];

const { error } = spawnSync(program, args, { stdio: 'ignore', timeout: 5000 });
if (error) console.error(`${program}: ${error.message}`); // only logged; a missing desktop must not block
