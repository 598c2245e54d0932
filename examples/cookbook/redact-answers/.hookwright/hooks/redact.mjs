#!/usr/bin/env node
// AfterModel: removes e-mail addresses, card numbers and keys from the model's response.
import { defineHook, replaceResponse } from 'hookwright/kit';

// Every repetition is limited, so that a long response cannot make the hook time out.
const PRIVATE = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g,
  /\b\d(?:[ -]?\d){14,18}\b/g,
  /\b(?:AKIA|gh[pousr]_|sk_live_)\w{1,64}/g,
];

defineHook('AfterModel', ({ llm_response: { text = '' } }) => {
  const redacted = PRIVATE.reduce((said, pattern) => said.replace(pattern, '[redacted]'), text);
  return redacted === text ? undefined : replaceResponse(redacted);
});
