// Tools that work in one folder.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { Type } from '@google/genai';
import { runInShell } from './shell.js';
import { type Tool, textResult } from './tool.js';

export function workspaceTools(folder: string): Tool[] {
  return [listFiles(folder), readText(folder), writeText(folder), runShell(folder), fetchUrl()];
}

function listFiles(folder: string): Tool {
  return {
    declaration: declare('list_files', 'Lists the files of the project.', {}),
    run: async () => textResult((await readdir(folder)).sort().join('\n')),
  };
}

function readText(folder: string): Tool {
  return {
    declaration: declare('read_file', 'Reads a file of the project.', { path: 'Its path in the project.' }),
    run: async (input) => textResult(await readFile(inside(folder, input['path']), 'utf8')),
  };
}

function writeText(folder: string): Tool {
  return {
    declaration: declare('write_file', 'Writes a file of the project.', {
      path: 'Its path in the project.',
      content: 'The whole file.',
    }),
    run: async (input) => {
      const path = inside(folder, input['path']);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, stringOf(input['content'], 'content'));
      return textResult(`Wrote ${relative(folder, path)}.`);
    },
  };
}

function runShell(folder: string): Tool {
  return {
    declaration: declare('run_shell', 'Runs a shell command in the project.', { command: 'The command line.' }),
    confirmation: (input) => ({ type: 'exec', command: String(input['command']) }),
    run: (input, signal) => runInShell(stringOf(input['command'], 'command'), folder, signal),
  };
}

function fetchUrl(): Tool {
  return {
    declaration: declare('fetch_url', 'Reads a page of the web.', { url: 'Its address.' }),
    run: async (input, signal) => {
      const response = await fetch(stringOf(input['url'], 'url'), { signal: signal ?? null });
      return textResult((await response.text()).slice(0, 10_000));
    },
  };
}

function declare(name: string, description: string, fields: Record<string, string>): Tool['declaration'] {
  const described = Object.entries(fields).map(([field, what]) => [field, { type: Type.STRING, description: what }]);
  const parameters = {
    type: Type.OBJECT,
    properties: Object.fromEntries(described),
    required: Object.keys(fields),
  };
  return { name, description, ...(described.length > 0 && { parameters }) };
}

function inside(folder: string, path: unknown): string {
  const target = resolve(folder, stringOf(path, 'path'));
  if (target.startsWith(folder + sep)) return target;
  throw new Error(`${stringOf(path, 'path')} is outside of the project`);
}

function stringOf(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`${name} must be a string`);
}
