#!/usr/bin/env node
// @ts-check
// BeforeTool: nobody writes by hand what others make. With the kit, which knows what this event gives and understands.
import { defineHook, deny } from 'hookwright/kit';

const made = /(^|\/)(package-lock\.json|dist|generated|\.git)(\/|$)/;

defineHook('BeforeTool', ({ tool_input: { path } }) =>
  typeof path === 'string' && made.test(path) ? deny(`${path} is not written by hand.`) : undefined,
);
