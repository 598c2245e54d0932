#!/usr/bin/env node
// AfterModel: takes addresses, card numbers and keys out of what the model says.
import { defineHook, replaceResponse } from 'hookwright/kit';

// Every repetition has a limit: a long answer must not keep the hook busy until its time is over.
const PRIVATE = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g,
  /\b\d(?:[ -]?\d){14,18}\b/g,
  /\b(?:AKIA|gh[pousr]_|sk_live_)\w{1,64}/g,
];

defineHook('AfterModel', ({ llm_response: { text = '' } }) => {
  const redacted = PRIVATE.reduce((said, pattern) => said.replace(pattern, '[redacted]'), text);
  return redacted === text ? undefined : replaceResponse(redacted);
});
