// Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.

/** The properties that each contract of the settings knows. */
export const settingsProperties = {
  CommandHookConfig: ["type","command","args","name","description","timeout","env","onError","source"],
  FunctionHookConfig: ["type","name","action","description","timeout","onError","source"],
  HookDefinition: ["matcher","sequential","hooks"],
  HookRegistryEntry: ["config","source","eventName","matcher","sequential","enabled"],
  HookSettings: ["enableHooks","hooks","hooksConfig"],
  HooksMap: ["enabled","disabled","notifications"],
  PluginHookConfig: ["type","name","description","timeout","source"],
} as const;
