// Bundles packages, which users do not have to install. Their licences are included.
import { join } from 'node:path';
import { build } from 'esbuild';

/** Modules of the packages, and the names that our code imports. What these do not need is left out. */
const packages = {
  '@marcbachmann/cel-js': { file: 'lib/index.js', names: ['Environment', 'ParseError', 'TypeError'] },
  commander: { file: 'esm.mjs', names: ['Argument', 'Command', 'CommanderError', 'Option'] },
  'smol-toml': { file: 'dist/index.js', names: ['TomlError', 'parse'] },
  unbash: { file: 'dist/parser.js', names: ['forEachChild', 'parse'] },
};

export const bundled = Object.keys(packages);

/** Returns the module of each package. */
export function fileOfPackage(root) {
  return Object.fromEntries(
    Object.entries(packages).map(([name, { file }]) => [name, join(root, 'node_modules', name, file)]),
  );
}

/**
 * Returns a plugin that converts each package to one small ES module first. Otherwise esbuild's helpers for CommonJS become a
 * separate file, which every entry loads.
 */
export function packagesAsModules(root, options) {
  const files = fileOfPackage(root);
  const builtins = { name: 'builtins-of-bundled-packages', setup: provideBuiltins };
  const setup = ({ onLoad }) => {
    onLoad({ filter: /[\\/]node_modules[\\/]/ }, async ({ path }) => {
      const name = bundled.find((each) => files[each] === path);
      if (name === undefined) return undefined;
      const contents = `export { ${packages[name].names.join(', ')} } from ${JSON.stringify(path)};`;
      const { entryPoints: _, ...whole } = { ...options, splitting: false, plugins: [builtins], write: false };
      const { outputFiles } = await build({ ...whole, stdin: { contents, resolveDir: root }, minify: true });
      return { contents: outputFiles[0].text, loader: 'js' };
    });
  };
  return { name: 'bundled-packages-as-modules', setup };
}

/** Replaces `require` of built-in modules, which ES modules do not have. */
function provideBuiltins({ onResolve, onLoad }) {
  onResolve({ filter: /^node:/ }, ({ kind, path }) =>
    kind === 'require-call' ? { path, namespace: 'builtin' } : undefined,
  );
  onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
    contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
  }));
}
