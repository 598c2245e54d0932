#!/usr/bin/env node
import { runCli } from 'hookwright/cli';
import { contract } from './generated/index.js';

await runCli({ contract, name: 'ship' });
