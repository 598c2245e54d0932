import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { composeFile } from '../../../codegen/compose.js';
import { compileGenerated } from './compile.js';
import { runNode, temporaryDir, writeTree } from './generator.js';
import { root } from './sources.js';

/** A host's repository with generated code and an installed hookwright. */
export interface HostProject {
  dir: string;
  /** Compiles generated/ and the given modules. Returns the compiler's messages. */
  compile(modules?: Readonly<Record<string, string>>): string;
  /** Runs a module after `compile`, and returns what it printed. */
  run(module: string): string;
  /** Imports the Python kit as a type checker reads it. Returns the error output. */
  importPython(): Promise<string>;
}

/** Installs hookwright/contract and hookwright/kit as the package exports them. Takes a few seconds. */
export function hostProject(files: Iterable<readonly [path: string, text: string]>): HostProject {
  const dir = temporaryDir();
  const installed = join(dir, 'node_modules', 'hookwright');
  mkdirSync(installed, { recursive: true });
  const messages = compileGenerated(root, join(installed, 'dist'));
  if (messages !== '') throw new Error(messages);
  for (const name of ['@types', 'undici-types']) {
    symlinkSync(join(root, 'node_modules', name), join(dir, 'node_modules', name), 'junction');
  }
  writeTree(installed, [['package.json', JSON.stringify({ name: 'hookwright', type: 'module', exports: entries })]]);
  writeTree(dir, [
    ['package.json', '{ "name": "shop", "type": "module" }'],
    ['tsconfig.json', JSON.stringify(config)],
  ]);
  writeTree(join(dir, 'generated'), files);
  return {
    dir,
    compile: (modules = {}) => {
      writeTree(dir, Object.entries(modules));
      const { stdout, stderr } = runNode(dir, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
      return stdout + stderr;
    },
    run: (module) => {
      const { stdout, stderr } = runNode(dir, [module]);
      if (stderr !== '') throw new Error(stderr);
      return stdout;
    },
    importPython: async () => {
      const { files: own } = await import(join(dir, 'dist/generated/files.js'));
      const kit = composeFile('kit/hookwright_kit.py', own);
      const options = { encoding: 'utf8', input: kit } as const;
      return spawnSync('python3', ['-B', '-W', 'error', '-c', resolveHints], options).stderr;
    },
  };
}

const entries = {
  './contract': { types: './dist/src/contract.d.ts', default: './dist/src/contract.js' },
  './kit': { types: './dist/generated/kit/hook.d.ts', default: './dist/generated/kit/hook.js' },
};

// Declaration files are checked too: the kit is one.
const config = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: { outDir: 'dist', rootDir: '.', skipLibCheck: false },
  include: ['*.ts', 'generated'],
};

const resolveHints = `
import sys, typing
source = sys.stdin.buffer.read().decode("utf-8").replace("TYPE_CHECKING = False", "TYPE_CHECKING = True", 1)
module = type(sys)("hookwright_kit")
sys.modules["hookwright_kit"] = module
exec(compile(source, "hookwright_kit.py", "exec"), module.__dict__)
for value in list(vars(module).values()):
    if hasattr(value, "__required_keys__"):
        typing.get_type_hints(value, module.__dict__)
`;
