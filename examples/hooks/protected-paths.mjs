#!/usr/bin/env node
// @ts-check
// BeforeTool: blocks edits of generated files. Uses the kit, which has types for the input and output of each event.
import { defineHook, deny } from 'hookwright/kit';

const made = /(^|\/)(package-lock\.json|dist|generated|\.git)(\/|$)/;

defineHook('BeforeTool', ({ tool_input: { path } }) =>
  typeof path === 'string' && made.test(path) ? deny(`${path} is not written by hand.`) : undefined,
);
