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
  /** True if the contract embeds its schemas and kits, because a host may bundle its code without them. */
  carriesFiles: boolean;
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
  carriesFiles: false,
  shared: false,
};

/** A folder in the repository of a host. It is not named, because the host may move it. */
export const hostTarget: Target = {
  seam: 'hookwright/contract',
  kit: 'hookwright/kit',
  core: undefined,
  from: "the schemas of hookwright and of this project's own events",
  declaresDialects: false,
  command: 'hookwright generate',
  settingsSchema: 'kit/settings.schema.json',
  carriesFiles: true,
  shared: true,
};
