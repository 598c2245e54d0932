// Made from schemas/ by npm run generate. Do not edit.

/** A field has fields of its own where it is a closed object. */
export interface SettingsFields {
  readonly [name: string]: SettingsFields;
}

/** The fields of the settings file and of what it holds, by title. */
export const settingsFields: Readonly<Record<string, SettingsFields>> = {
  "HookSettings": {
    "enableHooks": {},
    "hooks": {},
    "disabledHooks": {},
    "projectHooks": {},
    "onError": {},
    "sanitization": {
      "enableEnvironmentVariableRedaction": {},
      "allowedEnvironmentVariables": {},
      "blockedEnvironmentVariables": {}
    },
    "locked": {},
    "trace": {
      "file": {},
      "inputs": {}
    },
    "hooksConfig": {
      "enabled": {},
      "disabled": {},
      "notifications": {}
    }
  },
  "HooksMap": {
    "enabled": {},
    "disabled": {},
    "notifications": {}
  },
  "HookDefinition": {
    "matcher": {},
    "sequential": {},
    "hooks": {}
  },
  "CommandHookConfig": {
    "type": {},
    "command": {},
    "args": {},
    "name": {},
    "description": {},
    "timeout": {},
    "env": {},
    "onError": {},
    "source": {}
  },
  "PluginHookConfig": {
    "type": {},
    "name": {},
    "description": {},
    "timeout": {},
    "source": {}
  }
};

/** The kinds of hook that a settings file may declare, and their titles. */
export const settingsHookTypes = {
  "command": "CommandHookConfig",
  "plugin": "PluginHookConfig"
} as const;
