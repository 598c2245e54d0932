#!/usr/bin/env node
// BeforeToolSelection: the model may call every tool except those that reach the network.
import { json } from 'node:stream/consumers';

const { available_tools } = await json(process.stdin);
const names = available_tools.flatMap((tool) => tool.functionDeclarations ?? []).map(({ name }) => name);
const allowedFunctionNames = names.filter((name) => !/fetch|web/.test(name));

console.log(JSON.stringify({ hookSpecificOutput: { toolConfig: { allowedFunctionNames } } }));
