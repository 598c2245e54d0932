// Made from schemas/ by npm run generate. Do not edit.

import type {
  SettingsFields,
} from '../src/core/contract/index.js';

/** Fields of the settings file and of the objects in it, by title. */
export const settingsFields: Readonly<Record<string, SettingsFields>> = {
  "BusHookConfig": {
    "type": {},
    "name": {},
    "description": {},
    "timeout": {},
    "onError": {},
    "async": {},
    "enforce": {},
    "needs": {},
    "budget_ms": {},
    "source": {}
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
    "async": {},
    "enforce": {},
    "needs": {},
    "budget_ms": {},
    "source": {}
  },
  "FunctionHookConfig": {
    "type": {},
    "name": {},
    "action": {},
    "description": {},
    "timeout": {},
    "onError": {},
    "async": {},
    "enforce": {},
    "needs": {},
    "budget_ms": {},
    "source": {}
  },
  "HookBudgets": {
    "tokens": {},
    "cost_usd": {},
    "tool_calls": {},
    "model_calls": {},
    "minutes": {},
    "onExceed": {},
    "onUnknown": {}
  },
  "HookDefinition": {
    "matcher": {},
    "sequential": {},
    "set": {
      "name": {},
      "version": {},
      "digest": {}
    },
    "hooks": {}
  },
  "HookRegistryEntry": {
    "config": {},
    "source": {},
    "eventName": {},
    "matcher": {},
    "sequential": {},
    "dialect": {
      "name": {},
      "event": {},
      "file": {},
      "line": {},
      "column": {},
      "cwd": {},
      "entry": {},
      "variables": {}
    },
    "enabled": {}
  },
  "HookSettings": {
    "enableHooks": {},
    "hooks": {},
    "disabledHooks": {},
    "dialects": {},
    "projectHooks": {},
    "onError": {},
    "sanitization": {
      "enableEnvironmentVariableRedaction": {},
      "allowedEnvironmentVariables": {},
      "blockedEnvironmentVariables": {}
    },
    "locked": {},
    "protect": {},
    "trace": {
      "file": {},
      "inputs": {},
      "texts": {}
    },
    "httpAllowedEnv": {},
    "allowHttp": {},
    "budgets": {},
    "prices": {},
    "hooksConfig": {
      "enabled": {},
      "disabled": {},
      "notifications": {}
    }
  },
  "HookTest": {
    "cases": {}
  },
  "HookTestCase": {
    "name": {},
    "event": {},
    "dialect": {},
    "input": {},
    "inputFile": {},
    "files": {},
    "expect": {}
  },
  "HookTestExpectation": {
    "decision": {},
    "reason": {
      "pattern": {}
    },
    "output": {},
    "verdicts": {},
    "fails": {},
    "files": {},
    "within": {}
  },
  "HooksMap": {
    "enabled": {},
    "disabled": {},
    "notifications": {}
  },
  "HttpHookConfig": {
    "type": {},
    "url": {},
    "headers": {},
    "name": {},
    "description": {},
    "timeout": {},
    "maxRequestBytes": {},
    "onError": {},
    "async": {},
    "enforce": {},
    "needs": {},
    "budget_ms": {},
    "source": {}
  },
  "ModelPrice": {
    "input": {},
    "output": {},
    "cached": {}
  },
  "PluginHookConfig": {
    "type": {},
    "name": {},
    "description": {},
    "timeout": {},
    "async": {},
    "enforce": {},
    "needs": {},
    "budget_ms": {},
    "source": {}
  },
  "RuleHookConfig": {
    "type": {},
    "name": {},
    "description": {},
    "when": {},
    "decision": {},
    "reason": {},
    "context": {},
    "systemMessage": {},
    "labels": {},
    "set": {},
    "onOpaque": {},
    "onError": {},
    "async": {},
    "enforce": {},
    "timeout": {},
    "needs": {},
    "budget_ms": {},
    "source": {}
  },
  "WorkerHookConfig": {
    "type": {},
    "command": {},
    "args": {},
    "name": {},
    "description": {},
    "timeout": {},
    "startTimeout": {},
    "maxCalls": {},
    "idleTimeout": {},
    "env": {},
    "onError": {},
    "async": {},
    "enforce": {},
    "needs": {},
    "budget_ms": {},
    "source": {}
  }
};

/** Hook types that a settings file may declare, with their titles. */
export const settingsHookTypes = {
  "bus": "BusHookConfig",
  "command": "CommandHookConfig",
  "http": "HttpHookConfig",
  "plugin": "PluginHookConfig",
  "rule": "RuleHookConfig",
  "worker": "WorkerHookConfig"
} as const;
