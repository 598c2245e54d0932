/** The output folder: what its files import, and the text of their first line. */
export interface Target {
  /** Module with the types and helpers that generated code imports. */
  seam: string;
  /** Module with the TypeScript kit, as imported from the folder kit/. */
  kit: string;
  /** Folder of the runtime's core, as imported from a folder of the output. Undefined for a host, which imports it from the package. */
  core: string | undefined;
  /** The input, as named in the first line. */
  from: string;
  /** True if the types of dialect documents are part of the output. Otherwise they come from the seam. */
  declaresDialects: boolean;
  /** Command that regenerates the files. */
  command: string;
  /** Path of the settings schema for editors. */
  settingsSchema: string;
  /** True if the output adds a host's own events to the built-in contract, which it imports from the seam. */
  extendsBuiltIn: boolean;
  /** True if the folder may contain other files. Then only files with our first line are removed. */
  shared: boolean;
}

/** The folder generated/ of this repository. */
export const ownTarget: Target = {
  seam: '../src/core/contract/index.js',
  kit: '../../src/kit/index.js',
  core: '../../src/core',
  from: 'schemas/',
  declaresDialects: true,
  command: 'npm run generate',
  settingsSchema: 'hookwright/settings.schema.json',
  extendsBuiltIn: false,
  shared: false,
};

/** A folder in the repository of a host. It is not named, because the host may move it. */
export const hostTarget: Target = {
  seam: 'hookwright/contract',
  kit: 'hookwright/kit',
  core: undefined,
  from: "the schemas of this project's own events",
  declaresDialects: false,
  command: 'hookwright generate',
  settingsSchema: 'kit/settings.schema.json',
  extendsBuiltIn: true,
  shared: true,
};
