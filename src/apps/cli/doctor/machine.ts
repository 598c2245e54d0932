import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../exit.js';
import { findProgram } from '../runtime.js';
import type { Finding } from './finding.js';

/** What every hook needs, whatever the project. */
export function checkMachine(): Finding[] {
  return [...checkShell(), ...checkTemporaryFiles()];
}

function checkShell(): Finding[] {
  if (process.platform === 'win32' || findProgram('bash', process.env['PATH'] ?? '') !== undefined) return [];
  return [
    {
      check: 'bash',
      message: 'there is no bash on PATH: commands run in sh, which knows less',
      help: 'install bash, or write commands that sh understands',
    },
  ];
}

function checkTemporaryFiles(): Finding[] {
  const folder = tmpdir();
  try {
    rmdirSync(mkdtempSync(join(folder, 'hookwright-doctor-')));
    return [];
  } catch (error) {
    return [
      {
        check: 'temporary-files',
        message: `no file can be made in ${folder}: ${messageOf(error)}`,
        help: 'set TMPDIR to a folder that you can write to',
      },
    ];
  }
}
