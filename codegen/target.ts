/** Whose folder is made: what its files import, and what their first line says. */
export interface Target {
  /** The module that generated code imports the seam from. */
  seam: string;
  /** The module that the kit for hooks in TypeScript binds to the events; from the folder kit/. */
  kit: string;
  /** What was read. */
  from: string;
  /** What makes the files again. */
  command: string;
  /** Where editors find the schema of the settings. */
  settingsSchema: string;
  /** Whether the contract carries its schemas and kits: a host may compile or bundle its code away from them. */
  carriesFiles: boolean;
  /** Whether others may put files into the folder; then only what bears our first line is ours to remove. */
  shared: boolean;
}

/** The folder generated/ of this repository. */
export const ownTarget: Target = {
  seam: '../src/core/contract/index.js',
  kit: '../../src/kit/index.js',
  from: 'schemas/',
  command: 'npm run generate',
  settingsSchema: 'hookwright/settings.schema.json',
  carriesFiles: false,
  shared: false,
};

/** A folder in the repository of a host; it has no name of its own, because the host may move it. */
export const hostTarget: Target = {
  seam: 'hookwright/contract',
  kit: 'hookwright/kit',
  from: "the schemas of hookwright and of this project's own events",
  command: 'hookwright generate',
  settingsSchema: 'kit/settings.schema.json',
  carriesFiles: true,
  shared: true,
};
