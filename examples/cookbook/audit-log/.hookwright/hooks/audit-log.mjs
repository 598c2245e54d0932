#!/usr/bin/env node
// BeforeTool, AfterTool: logs every tool call and its result, one line of JSON each.
import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';

const file = process.env.AUDIT_LOG ?? resolve(import.meta.dirname, '../audit.jsonl');
const event = await json(process.stdin);
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;

// Readable by the owner only, and never through a link. One appending write, so that lines do not mix.
const log = openSync(file, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
writeSync(log, `${JSON.stringify(event)}\n`);
closeSync(log);
