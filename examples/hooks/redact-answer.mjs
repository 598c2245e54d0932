#!/usr/bin/env node
// @ts-check
// AfterModel: masks e-mail addresses in the model's response. With the types, editors complete every field.
import { json } from 'node:stream/consumers';

/** @import { HookInputs, HookOutputs } from 'hookwright/kit' */

const { llm_response } = /** @type {HookInputs['AfterModel']} */ (await json(process.stdin));
const said = llm_response.text ?? '';
const text = said.replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[redacted]');

if (text !== said) {
  /** @type {HookOutputs['AfterModel']} */
  const output = { hookSpecificOutput: { llm_response: { text } } };
  console.log(JSON.stringify(output));
}
