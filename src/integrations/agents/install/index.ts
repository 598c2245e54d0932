export { chooseHttpAccess, type HttpAccess, removeHttpAccess, writeHttpAccess } from '../daemon/http-access.js';
export { type Agent, findAgent, installableAgents, isOnMachine, projectOf, type Scope } from './agents.js';
export type { EntryOptions } from './entries.js';
export { usesHttp, whyNoHttp } from './http-hooks.js';
export { type FileChange, planInstall, planUninstall } from './plan.js';
export { type LaunchedProgram, type LauncherChange, planLauncher, planLauncherRemoval } from './plan-launcher.js';
export { SettingsFileError } from './settings-file.js';
export { type AgentStatus, formatProblems, type InstallationStatus, statusOf } from './status.js';
