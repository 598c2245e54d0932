import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, temporaryDir, writeTree } from './generator.js';
import { root } from './sources.js';

/** The entries of src that a test may use besides generated code. The compiler follows their imports. */
const ENTRIES = [
  'src/contract.ts',
  'src/extend-contract.ts',
  'src/util/json.ts',
  'src/util/validate-schema.ts',
  'src/core/contract',
  'src/kit',
];

/** Copies what generated code imports: all of src, so that a new import needs no change here. */
export function copyImportedBy(dir: string): void {
  for (const path of ['src', 'package.json']) cpSync(join(root, path), join(dir, path), { recursive: true });
}

/** Compiles the generated code of a project and what it imports. Returns the compiler's messages. */
export function compileGenerated(project: string, outDir: string): string {
  const dir = temporaryDir();
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { rootDir: project, outDir, declaration: true, typeRoots: [join(root, 'node_modules/@types')] },
    include: [...ENTRIES, 'generated'].map((path) => join(project, path)),
    exclude: [join(project, 'generated/kit/hook-types.d.ts')],
  };
  writeTree(dir, [['tsconfig.json', JSON.stringify(config)]]);
  const { stdout, stderr } = runNode(dir, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
  return stdout + stderr;
}
