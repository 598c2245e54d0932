// Outputs and inputs that are slow to read or to copy, compared with JSON.parse of valid JSON of the same length.
import { HookEventName, HookRunner } from '../../dist/index.js';
import { toolParams } from '../host.mjs';

const MEBIBYTE = 2 ** 20;
const rounds = { full: 40, quick: 8 };

/** Texts that a hook may print. A function returns them, and they are read like the output of a process. */
const outputs = {
  'lines of {': [filled('{\n', 'x\n')],
  'lines of {}}': [filled('{}}\n', 'x\n')],
  'unknown keys': [listed((index) => `"key${index}":1`, '{', '}')],
  'unknown keys of the event': [listed((index) => `"key${index}":1`, '{"hookSpecificOutput":{', '}}')],
  'numbers for names': [filled('5,', names(''), '5]}}}'), HookEventName.BeforeToolSelection],
  'names, then numbers': [filled('5,', names('"a",'.repeat(60_000)), '5]}}}'), HookEventName.BeforeToolSelection],
  'messages without anything': [filled('{},', messages(), '{}]}}}'), HookEventName.BeforeModel],
  'one field nested 500,000 deep': [`{"x":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
  'fields nested 250 deep': [listed((index) => `"k${index}":${'['.repeat(250)}${']'.repeat(250)}`, '{', '}')],
  'prototype keys': [filled('{"__proto__":1},', '{"hookSpecificOutput":{"tool_input":{"list":[', '{}]}}}')],
};

/** Inputs that are copied for a function hook. */
const inputs = {
  'small objects': toolParams(MEBIBYTE).toolInput,
  'empty objects': { list: JSON.parse(filled('{},', '[', '{}]')) },
  'one wide object': JSON.parse(listed((index) => `"key${index}":1`, '{', '}')),
  'lists nested 90 deep': { list: JSON.parse(listed(() => `${'['.repeat(90)}${']'.repeat(90)}`, '[', ']')) },
};

export const hostileRows = [
  ...Object.entries(outputs).map(([what, [text, eventName]]) => ({
    what: `reading 1 MiB of ${what} / JSON.parse`,
    goal: 3,
    rounds,
    prepare: () => reading(text, eventName),
  })),
  ...Object.entries(inputs).map(([what, toolInput]) => ({
    what: `copying 1 MiB of ${what} / JSON.parse`,
    goal: 3,
    rounds,
    prepare: () => copying(toolInput),
  })),
];

async function reading(text, eventName = HookEventName.BeforeTool) {
  const { run, release } = await hostOf(eventName, () => text);
  return { floor: () => JSON.parse(validAs(text)), measured: () => run({}), release };
}

async function copying(toolInput) {
  const { run, release } = await hostOf(HookEventName.BeforeTool, () => undefined);
  const text = JSON.stringify(toolInput);
  return { floor: () => JSON.parse(text), measured: () => run(toolInput), release };
}

/** Uses the runner alone; the steps before and after it have their own rows. */
async function hostOf(eventName, action) {
  const runner = new HookRunner({});
  const hook = { type: 'function', name: 'hostile', action };
  const base = { session_id: 's', transcript_path: '', cwd: process.cwd(), hook_event_name: eventName, timestamp: '' };
  const run = (toolInput) => runner.executeHook(hook, eventName, { ...base, tool_name: 'a', tool_input: toolInput });
  await run({});
  return { run, release: () => runner.dispose({ kill: true }) };
}

/** Returns the text itself if it is valid JSON, else small objects of the same length. */
function validAs(text) {
  valid.set(text, valid.get(text) ?? (isJson(text) ? text : JSON.stringify(toolParams(text.length))));
  return valid.get(text);
}
const valid = new Map();

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function filled(unit, head = '', tail = '') {
  return head + unit.repeat(Math.floor((MEBIBYTE - head.length - tail.length) / unit.length)) + tail;
}

function listed(make, head, tail) {
  const items = [];
  for (let index = 0, size = head.length + tail.length; ; index++) {
    const item = make(index);
    size += item.length + 1;
    if (size > MEBIBYTE) return head + items.join() + tail;
    items.push(item);
  }
}

function names(first) {
  return `{"hookSpecificOutput":{"toolConfig":{"allowedFunctionNames":[${first}`;
}

function messages() {
  return '{"hookSpecificOutput":{"llm_request":{"messages":[';
}
