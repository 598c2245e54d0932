// Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.

/** Generated files that are not code, by path. Loaded on demand. */
export const files: Readonly<Record<string, string>> = {
  "schema.json": `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "hookwright",
  "description": "Contract of hookwright: inputs and outputs of hooks, bus messages, and settings.",
  "version": "1.0.0",
  "$defs": {
    "AfterAgentHookInput": {
      "title": "AfterAgentHookInput",
      "description": "A turn of the agent has ended with a response. The hook may make the agent continue.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "AfterAgent"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "prompt": {
          "description": "Prompt of the user.",
          "type": "string"
        },
        "prompt_response": {
          "description": "Response of the agent.",
          "type": "string"
        },
        "stop_hook_active": {
          "description": "True if an AfterAgent hook started this turn. Block again only with care, or the agent never ends.",
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "prompt",
        "prompt_response",
        "stop_hook_active"
      ],
      "x-event": {
        "name": "AfterAgent",
        "when": "After the agent's final response to a prompt.",
        "trigger": "Call it when a turn ends. After a block, run one more turn with the reason as its prompt, and pass \`stopHookActive\` as true when that turn ends. A stop ends the loop. If \`shouldClearContext()\` is true, clear the conversation.",
        "merge": "or",
        "effects": [
          "block",
          "clear-context",
          "context",
          "system-message",
          "stop"
        ],
        "since": "1.0.0"
      }
    },
    "AfterAgentInput": {
      "title": "AfterAgentInput",
      "description": "Input of AfterAgent as a bus client sends it. A turn of the agent has ended with a response. The hook may make the agent continue.",
      "type": "object",
      "properties": {
        "prompt": {
          "description": "Prompt of the user.",
          "type": "string"
        },
        "prompt_response": {
          "description": "Response of the agent.",
          "type": "string"
        },
        "stop_hook_active": {
          "description": "True if an AfterAgent hook started this turn. Block again only with care, or the agent never ends.",
          "type": "boolean"
        }
      },
      "required": [
        "prompt",
        "prompt_response"
      ]
    },
    "AfterAgentOutput": {
      "title": "AfterAgentOutput",
      "description": "Accept the response, or block: the reason becomes the next prompt.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "AfterAgent"
            },
            "clearContext": {
              "description": "True asks the host to clear the conversation so far.",
              "type": "boolean",
              "x-merge": "or"
            },
            "additionalContext": {
              "description": "Text that is added for the model to read.",
              "type": "string",
              "x-merge": "join"
            }
          }
        }
      }
    },
    "AfterMergeHookInput": {
      "title": "AfterMergeHookInput",
      "description": "A branch was merged. The hook may record it.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "AfterMerge"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "branch": {
          "description": "Branch that was merged.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "merged_by": {
          "description": "Person who merged it, if known.",
          "type": "string"
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "branch"
      ],
      "x-event": {
        "name": "AfterMerge",
        "when": "After a branch was merged into the main one.",
        "merge": "last",
        "effects": [
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "AfterMergeInput": {
      "title": "AfterMergeInput",
      "description": "Input of AfterMerge as a bus client sends it. A branch was merged. The hook may record it.",
      "type": "object",
      "properties": {
        "branch": {
          "description": "Branch that was merged.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "merged_by": {
          "description": "Person who merged it, if known.",
          "type": "string"
        }
      },
      "required": [
        "branch"
      ]
    },
    "AfterMergeOutput": {
      "title": "AfterMergeOutput",
      "description": "Send a message to the model. Blocking is no longer possible.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "AfterMerge"
            }
          }
        }
      }
    },
    "AfterModelHookInput": {
      "title": "AfterModelHookInput",
      "description": "The model has responded. The hook may edit or replace the response.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "AfterModel"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "llm_request": {
          "$ref": "#/$defs/LLMRequest",
          "description": "Request that was sent.",
          "x-translate": {
            "raw": "model_request",
            "codec": "llmRequest"
          }
        },
        "llm_response": {
          "$ref": "#/$defs/LLMResponse",
          "description": "Response of the model.",
          "x-translate": {
            "raw": "model_response",
            "codec": "llmResponse"
          }
        },
        "tool_calls": {
          "description": "Tool calls that the response requests. Absent if there are none.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMToolCall"
          },
          "x-translate": {
            "raw": "model_response",
            "codec": "toolCalls"
          }
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "llm_request",
        "llm_response"
      ],
      "x-event": {
        "name": "AfterModel",
        "when": "Once for each complete response of the model.",
        "merge": "replace",
        "effects": [
          "edit-response",
          "suppress-output",
          "stop",
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "AfterModelInput": {
      "title": "AfterModelInput",
      "description": "Input of AfterModel as a bus client sends it. The model has responded. The hook may edit or replace the response.",
      "anyOf": [
        {
          "title": "AfterModelInputRaw",
          "description": "In the format of the model SDK.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "Request that was sent. In the format of the model SDK.",
              "type": "object",
              "x-ts": "object"
            },
            "llm_request": {
              "description": "Ignored if model_request is given.",
              "x-ts": "unknown"
            },
            "model_response": {
              "description": "Response of the model. In the format of the model SDK.",
              "type": "object",
              "x-ts": "object"
            },
            "llm_response": {
              "description": "Ignored if model_response is given.",
              "x-ts": "unknown"
            },
            "tool_calls": {
              "description": "Ignored if model_response is given.",
              "x-ts": "unknown"
            }
          },
          "required": [
            "model_request",
            "model_response"
          ]
        },
        {
          "title": "AfterModelInputStable",
          "description": "In the stable format.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "Not present.",
              "not": {}
            },
            "llm_request": {
              "$ref": "#/$defs/LLMRequest",
              "description": "Request that was sent."
            },
            "model_response": {
              "description": "Not present.",
              "not": {}
            },
            "llm_response": {
              "$ref": "#/$defs/LLMResponse",
              "description": "Response of the model."
            },
            "tool_calls": {
              "description": "Tool calls that the response requests. Absent if there are none.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/LLMToolCall"
              }
            }
          },
          "required": [
            "llm_request",
            "llm_response"
          ]
        }
      ]
    },
    "AfterModelOutput": {
      "title": "AfterModelOutput",
      "description": "Edit or replace the response, hide it from the display, or stop the agent.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "AfterModel"
            },
            "llm_response": {
              "$ref": "#/$defs/LLMResponsePatch",
              "description": "Response to use instead."
            },
            "keepToolCalls": {
              "description": "\`true\` lets \`llm_response\` change the text only: the tool calls of the response stay.",
              "type": "boolean",
              "x-merge": "every"
            }
          }
        }
      }
    },
    "AfterToolHookInput": {
      "title": "AfterToolHookInput",
      "description": "A tool has run. The hook may add context for the model, or hide the result from the display.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "AfterTool"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "tool_name": {
          "description": "Name of the tool.",
          "type": "string",
          "pattern": "[\\\\s\\\\S]",
          "x-opened": "a host may give a tool any name that is not empty"
        },
        "tool_input": {
          "description": "Arguments of the tool call.",
          "type": "object"
        },
        "tool_response": {
          "description": "Result of the tool: usually an object with \`llmContent\`, \`returnDisplay\`, \`metadata\` and \`error\`. If the tool threw, only \`error\`."
        },
        "mcp_context": {
          "$ref": "#/$defs/McpContext",
          "description": "MCP server that provides the tool, if any."
        },
        "original_request_name": {
          "description": "Tool name that the model requested, if the host resolved it to another tool.",
          "type": "string"
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "tool_name",
        "tool_input",
        "tool_response"
      ],
      "x-event": {
        "name": "AfterTool",
        "when": "After a tool has run and before its result goes to the model.",
        "matcher": {
          "field": "tool_name",
          "kind": "regex"
        },
        "merge": "or",
        "effects": [
          "context",
          "suppress-output",
          "system-message",
          "stop",
          "follow-up"
        ],
        "since": "1.0.0"
      }
    },
    "AfterToolInput": {
      "title": "AfterToolInput",
      "description": "Input of AfterTool as a bus client sends it. A tool has run. The hook may add context for the model, or hide the result from the display.",
      "type": "object",
      "properties": {
        "tool_name": {
          "description": "Name of the tool.",
          "type": "string",
          "pattern": "[\\\\s\\\\S]",
          "x-opened": "a host may give a tool any name that is not empty"
        },
        "tool_input": {
          "description": "Arguments of the tool call.",
          "type": "object"
        },
        "tool_response": {
          "description": "Result of the tool: usually an object with \`llmContent\`, \`returnDisplay\`, \`metadata\` and \`error\`. If the tool threw, only \`error\`."
        },
        "mcp_context": {
          "$ref": "#/$defs/McpContext",
          "description": "MCP server that provides the tool, if any."
        },
        "original_request_name": {
          "description": "Tool name that the model requested, if the host resolved it to another tool.",
          "type": "string"
        }
      },
      "required": [
        "tool_name",
        "tool_input",
        "tool_response"
      ]
    },
    "AfterToolOutput": {
      "title": "AfterToolOutput",
      "description": "Add context to the tool result, hide it from the display, or stop the agent.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "AfterTool"
            },
            "additionalContext": {
              "description": "Text that is added for the model to read.",
              "type": "string",
              "x-merge": "join"
            },
            "tailToolCallRequest": {
              "description": "Tool call that the host may make right after this one.",
              "type": "object",
              "properties": {
                "name": {
                  "description": "Name of the tool.",
                  "type": "string"
                },
                "args": {
                  "description": "Arguments of the tool call.",
                  "type": "object"
                }
              },
              "required": [
                "name",
                "args"
              ]
            }
          }
        }
      }
    },
    "AggregatedHookResult": {
      "title": "AggregatedHookResult",
      "description": "Outputs of all hooks of one event, merged into one.",
      "type": "object",
      "properties": {
        "success": {
          "description": "True if every hook ran without failure. It is independent of the decision.",
          "type": "boolean"
        },
        "finalOutput": {
          "$ref": "#/$defs/HookOutput",
          "description": "Merged output of all hooks; absent if no hook returned an output.",
          "x-ts": "HookOutput & DefaultHookOutputMethods"
        },
        "allOutputs": {
          "description": "Output of each hook, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookOutput"
          }
        },
        "errors": {
          "description": "Errors of the hooks.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookErrorInfo"
          },
          "x-ts": "Error[]"
        },
        "totalDuration": {
          "description": "Sum of the durations of all hooks, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "hookResults": {
          "description": "Result of each hook.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookExecutionResult"
          }
        },
        "withheld": {
          "description": "Reason to withhold the result that the event is about: a guard could not run and blocks on errors. Only for events that cannot block.",
          "type": "string"
        }
      },
      "required": [
        "success",
        "allOutputs",
        "errors",
        "totalDuration"
      ]
    },
    "BeforeAgentHookInput": {
      "title": "BeforeAgentHookInput",
      "description": "A turn of the agent begins with a prompt. The hook may block it or add context.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "BeforeAgent"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "prompt": {
          "description": "Prompt of the user.",
          "type": "string"
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "prompt"
      ],
      "x-event": {
        "name": "BeforeAgent",
        "when": "After the user sent a prompt and before the agent works on it.",
        "trigger": "Call it when a turn begins. A block or a stop ends the turn; add \`getAdditionalContext()\` to the prompt.",
        "merge": "or",
        "chain": {
          "from": "additionalContext",
          "into": "prompt",
          "how": "append"
        },
        "effects": [
          "block",
          "context",
          "system-message",
          "stop"
        ],
        "since": "1.0.0"
      }
    },
    "BeforeAgentInput": {
      "title": "BeforeAgentInput",
      "description": "Input of BeforeAgent as a bus client sends it. A turn of the agent begins with a prompt. The hook may block it or add context.",
      "type": "object",
      "properties": {
        "prompt": {
          "description": "Prompt of the user.",
          "type": "string"
        }
      },
      "required": [
        "prompt"
      ]
    },
    "BeforeAgentOutput": {
      "title": "BeforeAgentOutput",
      "description": "Block the turn, add context to the prompt, or stop the agent.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "BeforeAgent"
            },
            "additionalContext": {
              "description": "Text that is added for the model to read.",
              "type": "string",
              "x-merge": "join"
            }
          }
        }
      }
    },
    "BeforeDeployHookInput": {
      "title": "BeforeDeployHookInput",
      "description": "A build is about to be deployed. The hook may block it.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "BeforeDeploy"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "environment": {
          "$ref": "#/$defs/Environment",
          "description": "Environment to deploy to."
        },
        "commit": {
          "description": "Commit that was built.",
          "type": "string",
          "pattern": "^[0-9a-f]{7,40}$"
        },
        "services": {
          "description": "Services to deploy; empty means all.",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "environment",
        "commit",
        "services"
      ],
      "x-event": {
        "name": "BeforeDeploy",
        "when": "After a build has passed its tests and before it is deployed.",
        "matcher": {
          "field": "environment",
          "kind": "whole"
        },
        "merge": "or",
        "effects": [
          "block",
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "BeforeDeployInput": {
      "title": "BeforeDeployInput",
      "description": "Input of BeforeDeploy as a bus client sends it. A build is about to be deployed. The hook may block it.",
      "type": "object",
      "properties": {
        "environment": {
          "$ref": "#/$defs/Environment",
          "description": "Environment to deploy to."
        },
        "commit": {
          "description": "Commit that was built.",
          "type": "string",
          "pattern": "^[0-9a-f]{7,40}$"
        },
        "services": {
          "description": "Services to deploy; empty means all.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "environment",
        "commit"
      ]
    },
    "BeforeDeployOutput": {
      "title": "BeforeDeployOutput",
      "description": "Block the deployment, or name the people to notify.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "BeforeDeploy"
            },
            "tell": {
              "description": "People to notify, one name per line.",
              "type": "string",
              "x-merge": "join"
            }
          }
        }
      }
    },
    "BeforeModelHookInput": {
      "title": "BeforeModelHookInput",
      "description": "A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "BeforeModel"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "llm_request": {
          "$ref": "#/$defs/LLMRequest",
          "description": "Request to the model.",
          "x-translate": {
            "raw": "model_request",
            "codec": "llmRequest"
          }
        },
        "system_instruction": {
          "description": "System instruction for the model, as text. Absent if the request has none.",
          "type": "string",
          "x-translate": {
            "raw": "model_request",
            "codec": "systemInstruction"
          }
        },
        "tool_results": {
          "description": "Tool results that the model is about to read, oldest first. Absent if the request has none.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMToolResult"
          },
          "x-translate": {
            "raw": "model_request",
            "codec": "toolResults"
          }
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "llm_request"
      ],
      "x-event": {
        "name": "BeforeModel",
        "when": "After the request is complete and before it is sent.",
        "merge": "replace",
        "chain": {
          "from": "llm_request",
          "into": "llm_request",
          "how": "merge"
        },
        "effects": [
          "block",
          "synthetic-response",
          "edit-request",
          "stop",
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "BeforeModelInput": {
      "title": "BeforeModelInput",
      "description": "Input of BeforeModel as a bus client sends it. A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model.",
      "anyOf": [
        {
          "title": "BeforeModelInputRaw",
          "description": "In the format of the model SDK.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "Request to the model. In the format of the model SDK.",
              "type": "object",
              "x-ts": "object"
            },
            "llm_request": {
              "description": "Ignored if model_request is given.",
              "x-ts": "unknown"
            },
            "system_instruction": {
              "description": "Ignored if model_request is given.",
              "x-ts": "unknown"
            },
            "tool_results": {
              "description": "Ignored if model_request is given.",
              "x-ts": "unknown"
            }
          },
          "required": [
            "model_request"
          ]
        },
        {
          "title": "BeforeModelInputStable",
          "description": "In the stable format.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "Not present.",
              "not": {}
            },
            "llm_request": {
              "$ref": "#/$defs/LLMRequest",
              "description": "Request to the model."
            },
            "system_instruction": {
              "description": "System instruction for the model, as text. Absent if the request has none.",
              "type": "string"
            },
            "tool_results": {
              "description": "Tool results that the model is about to read, oldest first. Absent if the request has none.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/LLMToolResult"
              }
            }
          },
          "required": [
            "llm_request"
          ]
        }
      ]
    },
    "BeforeModelOutput": {
      "title": "BeforeModelOutput",
      "description": "Change the request, block it, or respond instead of the model.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "BeforeModel"
            },
            "llm_request": {
              "$ref": "#/$defs/LLMRequestPatch",
              "description": "Changes to the request.",
              "x-merge": "merge"
            },
            "llm_response": {
              "$ref": "#/$defs/LLMResponsePatch",
              "description": "Response to use instead of the model's; used if the request is blocked or stopped."
            },
            "system_instruction": {
              "description": "System instruction to send instead. An empty text removes it.",
              "type": "string",
              "x-chain": "replace",
              "x-redact": "text"
            },
            "tool_results": {
              "description": "Tool results with replacement texts, by id. Other results stay unchanged.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/LLMToolResultPatch"
              },
              "x-merge": "by-id",
              "x-chain": "by-id"
            }
          }
        }
      }
    },
    "BeforeToolHookInput": {
      "title": "BeforeToolHookInput",
      "description": "A tool is about to run. The hook may block the call or change its arguments.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "BeforeTool"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "tool_name": {
          "description": "Name of the tool.",
          "type": "string",
          "pattern": "[\\\\s\\\\S]",
          "x-opened": "a host may give a tool any name that is not empty"
        },
        "tool_input": {
          "description": "Arguments of the tool call.",
          "type": "object"
        },
        "mcp_context": {
          "$ref": "#/$defs/McpContext",
          "description": "MCP server that provides the tool, if any."
        },
        "original_request_name": {
          "description": "Tool name that the model requested, if the host resolved it to another tool.",
          "type": "string"
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "tool_name",
        "tool_input"
      ],
      "x-event": {
        "name": "BeforeTool",
        "when": "After the model requested a tool and before the tool runs.",
        "matcher": {
          "field": "tool_name",
          "kind": "regex"
        },
        "merge": "or",
        "chain": {
          "from": "tool_input",
          "into": "tool_input",
          "how": "merge"
        },
        "effects": [
          "block",
          "edit-tool-input",
          "context",
          "stop",
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "BeforeToolInput": {
      "title": "BeforeToolInput",
      "description": "Input of BeforeTool as a bus client sends it. A tool is about to run. The hook may block the call or change its arguments.",
      "type": "object",
      "properties": {
        "tool_name": {
          "description": "Name of the tool.",
          "type": "string",
          "pattern": "[\\\\s\\\\S]",
          "x-opened": "a host may give a tool any name that is not empty"
        },
        "tool_input": {
          "description": "Arguments of the tool call.",
          "type": "object"
        },
        "mcp_context": {
          "$ref": "#/$defs/McpContext",
          "description": "MCP server that provides the tool, if any."
        },
        "original_request_name": {
          "description": "Tool name that the model requested, if the host resolved it to another tool.",
          "type": "string"
        }
      },
      "required": [
        "tool_name",
        "tool_input"
      ]
    },
    "BeforeToolOutput": {
      "title": "BeforeToolOutput",
      "description": "Block the tool call, change its arguments, add context for the model, or stop the agent.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "BeforeTool"
            },
            "tool_input": {
              "description": "Arguments to change. Others stay unchanged, unless \`tool_input_mode\` is \`replace\`.",
              "type": "object",
              "x-merge": "merge"
            },
            "tool_input_mode": {
              "description": "\`replace\` makes \`tool_input\` the complete arguments: missing ones are removed.",
              "type": "string",
              "enum": [
                "merge",
                "replace"
              ],
              "default": "merge",
              "x-merge": "mode"
            },
            "permissionDecision": {
              "$ref": "#/$defs/HookDecision",
              "description": "Alternative to \`decision\`; \`block\` and \`deny\` block the call.",
              "x-merge": "decision",
              "x-invalid": "unusable"
            },
            "permissionDecisionReason": {
              "description": "Reason for the decision; takes precedence over \`reason\`.",
              "type": "string",
              "x-merge": "reason"
            },
            "additionalContext": {
              "description": "Text that is added for the model to read, after the result or the reason of a block.",
              "type": "string",
              "x-merge": "join"
            }
          }
        }
      }
    },
    "BeforeToolSelectionHookInput": {
      "title": "BeforeToolSelectionHookInput",
      "description": "The model is about to be offered tools. The hook may restrict them.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "BeforeToolSelection"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "llm_request": {
          "$ref": "#/$defs/LLMRequest",
          "description": "Request to the model.",
          "x-translate": {
            "raw": "model_request",
            "codec": "llmRequest"
          }
        },
        "available_tools": {
          "description": "Tools on offer.",
          "type": "array",
          "items": {},
          "default": [],
          "x-ingress": "required"
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "llm_request",
        "available_tools"
      ],
      "x-event": {
        "name": "BeforeToolSelection",
        "when": "Before a request that carries tools is sent to the model.",
        "merge": "replace",
        "effects": [
          "restrict-tools",
          "stop",
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "BeforeToolSelectionInput": {
      "title": "BeforeToolSelectionInput",
      "description": "Input of BeforeToolSelection as a bus client sends it. The model is about to be offered tools. The hook may restrict them.",
      "anyOf": [
        {
          "title": "BeforeToolSelectionInputRaw",
          "description": "In the format of the model SDK.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "Request to the model. In the format of the model SDK.",
              "type": "object",
              "x-ts": "object"
            },
            "llm_request": {
              "description": "Ignored if model_request is given.",
              "x-ts": "unknown"
            },
            "available_tools": {
              "description": "Tools on offer.",
              "type": "array",
              "items": {}
            }
          },
          "required": [
            "model_request",
            "available_tools"
          ]
        },
        {
          "title": "BeforeToolSelectionInputStable",
          "description": "In the stable format.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "Not present.",
              "not": {}
            },
            "llm_request": {
              "$ref": "#/$defs/LLMRequest",
              "description": "Request to the model."
            },
            "available_tools": {
              "description": "Tools on offer.",
              "type": "array",
              "items": {}
            }
          },
          "required": [
            "llm_request",
            "available_tools"
          ]
        }
      ]
    },
    "BeforeToolSelectionOutput": {
      "title": "BeforeToolSelectionOutput",
      "description": "Restrict the tools, or stop the agent.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "BeforeToolSelection"
            },
            "toolConfig": {
              "$ref": "#/$defs/HookToolConfig",
              "description": "Tools that may be called. The lists of several hooks are united; \`NONE\` overrides all others.",
              "x-merge": "tool-config"
            }
          }
        }
      }
    },
    "BusErrorCode": {
      "title": "BusErrorCode",
      "description": "Error code of a request on the bus.",
      "type": "string",
      "enum": [
        "invalid_request",
        "unsupported_event",
        "validation_failure",
        "translation_failure",
        "internal_error"
      ]
    },
    "BusHookConfig": {
      "title": "BusHookConfig",
      "description": "Hook that sends the event to the responders on the host's bus, such as the policy servers of a fleet.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "bus"
        },
        "name": {
          "description": "Name shown in traces and used to enable or disable the hook.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit for the response, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "Effect of a failure: no responder, a timeout, or failed responders.",
          "default": "allow"
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Source of the hook; set by the registry."
        }
      },
      "required": [
        "type"
      ]
    },
    "CommandHookConfig": {
      "title": "CommandHookConfig",
      "description": "Hook that runs a command. Without \`args\`, \`command\` is shell text; with \`args\`, it is a program that is started without a shell.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "command"
        },
        "command": {
          "description": "Shell text, or, if \`args\` is given, the path or name of a program.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "args": {
          "description": "Arguments of the program. If given, no shell is used.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "name": {
          "description": "Name shown in traces and used to enable or disable the hook.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "env": {
          "description": "Environment variables for this hook only.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "Effect of a failure: a crash, a timeout, or invalid output.",
          "default": "allow"
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Source of the hook; set by the registry."
        }
      },
      "required": [
        "type",
        "command"
      ]
    },
    "ConfigSource": {
      "title": "ConfigSource",
      "description": "Source of a hook, strongest first. Duplicate hooks run once, as their strongest source declares them.",
      "type": "string",
      "enum": [
        "runtime",
        "system",
        "user",
        "extensions",
        "project"
      ]
    },
    "Environment": {
      "title": "Environment",
      "description": "Environment that a build can be deployed to.",
      "type": "string",
      "enum": [
        "staging",
        "production"
      ]
    },
    "FunctionHookConfig": {
      "title": "FunctionHookConfig",
      "description": "Hook that calls a function of the host. It exists only in code: settings cannot declare one.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "function"
        },
        "name": {
          "description": "Name shown in traces and used to enable or disable the hook.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "action": {
          "description": "Function to call. It receives its own copy of the input and may return the same outputs as a script.",
          "x-ts": "HookAction<HookInput, HookOutput>"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "Effect of a failure: an exception, a timeout, or an invalid return value.",
          "default": "allow"
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Source of the hook; set by the registry."
        }
      },
      "required": [
        "type",
        "name",
        "action"
      ]
    },
    "HookConfig": {
      "title": "HookConfig",
      "description": "Hook of any type.",
      "anyOf": [
        {
          "$ref": "#/$defs/BusHookConfig"
        },
        {
          "$ref": "#/$defs/CommandHookConfig"
        },
        {
          "$ref": "#/$defs/FunctionHookConfig"
        },
        {
          "$ref": "#/$defs/HttpHookConfig"
        },
        {
          "$ref": "#/$defs/PluginHookConfig"
        },
        {
          "$ref": "#/$defs/WorkerHookConfig"
        }
      ]
    },
    "HookDecision": {
      "title": "HookDecision",
      "description": "Decision of a hook. \`block\` and \`deny\` block the operation; \`allow\` and \`approve\` let it continue; \`ask\` leaves the choice to the host without blocking.",
      "type": "string",
      "enum": [
        "ask",
        "block",
        "deny",
        "approve",
        "allow"
      ]
    },
    "HookDefinition": {
      "title": "HookDefinition",
      "description": "One or more hooks with a matcher.",
      "type": "object",
      "properties": {
        "matcher": {
          "description": "Regular expression that selects events, tested against the tool name or against the whole trigger of a session, notification or compression. Missing, empty and \`*\` match always.",
          "type": "string"
        },
        "sequential": {
          "description": "True runs the hooks of this event one after another; each reads the changes of the one before.",
          "type": "boolean",
          "default": false
        },
        "hooks": {
          "description": "Hooks of the definition.",
          "type": "array",
          "items": {
            "anyOf": [
              {
                "$ref": "#/$defs/BusHookConfig"
              },
              {
                "$ref": "#/$defs/CommandHookConfig"
              },
              {
                "$ref": "#/$defs/HttpHookConfig"
              },
              {
                "$ref": "#/$defs/PluginHookConfig"
              },
              {
                "$ref": "#/$defs/WorkerHookConfig"
              }
            ]
          }
        }
      },
      "required": [
        "hooks"
      ]
    },
    "HookErrorInfo": {
      "title": "HookErrorInfo",
      "description": "Error as JSON.",
      "type": "object",
      "properties": {
        "name": {
          "description": "Class of the error.",
          "type": "string"
        },
        "message": {
          "description": "Error details.",
          "type": "string"
        }
      },
      "required": [
        "message"
      ],
      "additionalProperties": true
    },
    "HookErrorPolicy": {
      "title": "HookErrorPolicy",
      "description": "Effect of a failed hook: \`allow\` lets the operation continue, \`block\` blocks it.",
      "type": "string",
      "enum": [
        "allow",
        "block"
      ]
    },
    "HookExecutionFailure": {
      "title": "HookExecutionFailure",
      "description": "Response to a request whose event could not be fired.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Message type.",
          "const": "hook-execution-response"
        },
        "correlationId": {
          "description": "Id of the request.",
          "type": "string"
        },
        "success": {
          "description": "Always false: a stage of the pipeline failed.",
          "const": false
        },
        "output": {
          "$ref": "#/$defs/AggregatedHookResult",
          "description": "Decision, if the failure blocks the event or withholds its result; absent otherwise.",
          "x-opened": "a client that reads only the output must see the block"
        },
        "error": {
          "description": "Error details.",
          "type": "object",
          "properties": {
            "code": {
              "$ref": "#/$defs/BusErrorCode",
              "description": "Error code."
            },
            "message": {
              "description": "Error message for a person.",
              "type": "string"
            },
            "details": {
              "description": "Further details, for example the stage and the invalid fields of the input."
            }
          },
          "required": [
            "message"
          ]
        }
      },
      "required": [
        "type",
        "correlationId",
        "success",
        "error"
      ]
    },
    "HookExecutionRequest": {
      "title": "HookExecutionRequest",
      "description": "Request to fire an event. Exactly one response follows.",
      "type": "object",
      "x-message": "hook-execution-request",
      "properties": {
        "type": {
          "description": "Message type.",
          "const": "hook-execution-request"
        },
        "eventName": {
          "description": "Event to fire. An unknown name is answered with \`unsupported_event\`.",
          "type": "string",
          "pattern": "\\\\S",
          "x-ts": "HookEventName"
        },
        "input": {
          "description": "Event input without the base fields: the server sets session, directory and event name.",
          "type": "object"
        },
        "correlationId": {
          "description": "Id that is returned unchanged in the response. Generated if missing or empty.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent in which the event happened. Hooks read it as \`origin\`; it has no effect on the result."
        }
      },
      "required": [
        "type",
        "eventName",
        "input"
      ]
    },
    "HookExecutionResponse": {
      "title": "HookExecutionResponse",
      "description": "Response to a request to fire an event.",
      "anyOf": [
        {
          "$ref": "#/$defs/HookExecutionSuccess"
        },
        {
          "$ref": "#/$defs/HookExecutionFailure"
        }
      ],
      "x-message": "hook-execution-response"
    },
    "HookExecutionResult": {
      "title": "HookExecutionResult",
      "description": "Result of running one hook.",
      "type": "object",
      "properties": {
        "hookConfig": {
          "description": "Configuration of the hook.",
          "type": "object",
          "x-ts": "HookConfig"
        },
        "eventName": {
          "description": "Event that the hook ran for.",
          "type": "string",
          "pattern": "\\\\S",
          "x-ts": "HookEventName"
        },
        "success": {
          "description": "True if the hook ran without failure. A command that blocks with exit code 2 counts as not successful.",
          "type": "boolean"
        },
        "output": {
          "$ref": "#/$defs/HookOutput",
          "description": "Output of the hook."
        },
        "unenforcedOutput": {
          "$ref": "#/$defs/HookOutput",
          "description": "Output that has no effect, because the hook is not enforced or runs in the background."
        },
        "background": {
          "description": "True if the hook runs in the background. Its result follows later, in the trace.",
          "type": "boolean"
        },
        "stdout": {
          "description": "Standard output of the hook.",
          "type": "string"
        },
        "stderr": {
          "description": "Standard error of the hook.",
          "type": "string"
        },
        "exitCode": {
          "description": "Exit code; absent if a signal ended the process.",
          "type": "integer"
        },
        "signal": {
          "description": "Signal that ended the process.",
          "type": "string"
        },
        "timedOut": {
          "description": "True if the timeout ended the hook.",
          "type": "boolean"
        },
        "truncated": {
          "description": "True if the hook wrote more than the limit.",
          "type": "boolean"
        },
        "aborted": {
          "description": "True if the caller aborted the hook.",
          "type": "boolean"
        },
        "skipped": {
          "$ref": "#/$defs/HookVerdictKind",
          "description": "Reason why the hook was not started."
        },
        "duration": {
          "description": "Duration in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "error": {
          "$ref": "#/$defs/HookErrorInfo",
          "description": "Error details.",
          "x-ts": "Error"
        },
        "outputFormat": {
          "$ref": "#/$defs/HookOutputFormat",
          "description": "Format in which the output was read."
        },
        "warnings": {
          "description": "Warnings about the output.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "stdoutBytes": {
          "description": "Number of bytes on standard output.",
          "type": "integer",
          "minimum": 0
        },
        "stderrBytes": {
          "description": "Number of bytes on standard error.",
          "type": "integer",
          "minimum": 0
        },
        "grant": {
          "description": "True if an \`allow\` of the hook skips the host's own prompt: the hook's dialect does so, and the host consents.",
          "type": "boolean"
        },
        "withheld": {
          "description": "Reason to withhold the result that the event is about, if the failure of the hook does so. Only for events that cannot block.",
          "type": "string"
        },
        "toolResult": {
          "description": "Replacement for the tool's result: the hook's dialect has it, and the host consents.",
          "type": "string"
        }
      },
      "required": [
        "hookConfig",
        "eventName",
        "success",
        "duration"
      ]
    },
    "HookExecutionSuccess": {
      "title": "HookExecutionSuccess",
      "description": "Response to a request whose event was fired. The output contains the decision, even if it blocks.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Message type.",
          "const": "hook-execution-response"
        },
        "correlationId": {
          "description": "Id of the request.",
          "type": "string"
        },
        "success": {
          "description": "Always true: the pipeline completed.",
          "const": true
        },
        "output": {
          "$ref": "#/$defs/AggregatedHookResult",
          "description": "Merged outputs of the hooks."
        },
        "error": {
          "description": "Never present.",
          "not": {}
        }
      },
      "required": [
        "type",
        "correlationId",
        "success",
        "output"
      ]
    },
    "HookFailureRecord": {
      "title": "HookFailureRecord",
      "description": "Record in the host's log: a hook has failed. An intentional block is not a failure.",
      "type": "object",
      "x-log": "hook:failure",
      "properties": {
        "eventName": {
          "description": "Event that the hook ran for.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "hookName": {
          "description": "Name of the hook, or its command if it has none.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "hookType": {
          "$ref": "#/$defs/HookType",
          "description": "Hook type."
        },
        "duration": {
          "description": "Duration in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "success": {
          "description": "True if the hook ran without failure. A command that blocks with exit code 2 counts as not successful.",
          "type": "boolean"
        },
        "exitCode": {
          "description": "Exit code; absent without a process, or if a signal ended it.",
          "type": "integer"
        },
        "stdout": {
          "description": "Standard output of the hook, cut to a limit.",
          "type": "string"
        },
        "stderr": {
          "description": "Standard error of the hook, cut to a limit.",
          "type": "string"
        },
        "errorMessage": {
          "description": "Message of the error, cut to a limit.",
          "type": "string"
        },
        "error": {
          "$ref": "#/$defs/HookErrorInfo",
          "description": "Error of the hook.",
          "x-ts": "Error"
        }
      },
      "required": [
        "eventName",
        "hookName",
        "hookType",
        "duration",
        "success"
      ]
    },
    "HookFailureStage": {
      "title": "HookFailureStage",
      "description": "Stage of the pipeline in which a failure happened.",
      "type": "string",
      "enum": [
        "envelope",
        "routing",
        "validation",
        "translation",
        "planning",
        "execution",
        "aggregation",
        "publication",
        "internal"
      ]
    },
    "HookFireResult": {
      "title": "HookFireResult",
      "description": "Result of firing an event: the merged outputs and what they mean.",
      "type": "object",
      "x-ts-parameter": "E extends HookEventName = HookEventName",
      "properties": {
        "success": {
          "description": "True if every hook ran without failure. It is independent of the decision.",
          "type": "boolean"
        },
        "finalOutput": {
          "$ref": "#/$defs/HookOutput",
          "description": "Merged output of all hooks; absent if no hook returned an output.",
          "x-ts": "HookOutputOf<E>"
        },
        "allOutputs": {
          "description": "Output of each hook, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookOutput"
          }
        },
        "errors": {
          "description": "Error details.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookErrorInfo"
          },
          "x-ts": "Error[]"
        },
        "totalDuration": {
          "description": "Sum of the durations of all hooks, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "hookResults": {
          "description": "Result of each hook.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookExecutionResult"
          }
        },
        "withheld": {
          "description": "Reason to withhold the result that the event is about: a guard could not run and blocks on errors. Only for events that cannot block.",
          "type": "string"
        },
        "aggregated": {
          "$ref": "#/$defs/AggregatedHookResult",
          "description": "Merged outputs."
        },
        "shouldStop": {
          "description": "True if a hook stops the agent.",
          "type": "boolean"
        },
        "stopReason": {
          "description": "Reason for stopping; absent if the agent continues.",
          "type": "string"
        },
        "systemMessage": {
          "description": "Message for the model.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "True if the result is hidden from the display.",
          "type": "boolean"
        },
        "trace": {
          "$ref": "#/$defs/HookTrace",
          "description": "Hooks that ran, hooks that did not, and why."
        }
      },
      "required": [
        "success",
        "allOutputs",
        "errors",
        "totalDuration",
        "aggregated",
        "shouldStop",
        "suppressOutput",
        "trace"
      ]
    },
    "HookInput": {
      "title": "HookInput",
      "description": "Fields that every hook reads on standard input, for every event.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event that fired.",
          "type": "string",
          "x-ts": "HookEventName"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path"
      ]
    },
    "HookOrigin": {
      "title": "HookOrigin",
      "description": "Agent in which an event happened, if its hooks run on another machine.",
      "type": "object",
      "properties": {
        "cwd": {
          "description": "Working directory of that agent.",
          "type": "string"
        },
        "session_id": {
          "description": "Session of that agent.",
          "type": "string"
        },
        "told": {
          "description": "True if the values come from the agent and are not verified.",
          "type": "boolean"
        }
      }
    },
    "HookOutput": {
      "title": "HookOutput",
      "description": "Fields that every hook may print on standard output, as one JSON object. All are optional. No output means: continue.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object"
        }
      }
    },
    "HookOutputFormat": {
      "title": "HookOutputFormat",
      "description": "Format in which the standard output of a hook was read.",
      "type": "string",
      "enum": [
        "json",
        "text"
      ]
    },
    "HookRegistryEntry": {
      "title": "HookRegistryEntry",
      "description": "One hook in the registry.",
      "type": "object",
      "properties": {
        "config": {
          "description": "Configuration of the hook.",
          "type": "object",
          "x-ts": "HookConfig"
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Source of the hook."
        },
        "eventName": {
          "description": "Event of the hook.",
          "type": "string",
          "pattern": "\\\\S",
          "x-ts": "HookEventName"
        },
        "matcher": {
          "description": "Matcher of the hook.",
          "type": "string"
        },
        "sequential": {
          "description": "True if the hook requests sequential execution.",
          "type": "boolean"
        },
        "dialect": {
          "description": "Dialect of the hook and where it is declared, if it is not native.",
          "type": "object",
          "properties": {
            "name": {
              "description": "Name of the dialect.",
              "type": "string",
              "pattern": "\\\\S"
            },
            "event": {
              "description": "Event name in the dialect.",
              "type": "string",
              "pattern": "\\\\S"
            },
            "file": {
              "description": "File that declares the hook.",
              "type": "string"
            },
            "line": {
              "description": "Line in the file, from 1.",
              "type": "integer",
              "minimum": 1
            },
            "column": {
              "description": "Column in the file, from 1.",
              "type": "integer",
              "minimum": 1
            },
            "cwd": {
              "description": "Working directory of the hook, if it is not the agent's.",
              "type": "string"
            },
            "entry": {
              "description": "Original entry in the file.",
              "type": "object"
            },
            "variables": {
              "description": "Variables for directories, with their values.",
              "type": "object",
              "additionalProperties": {
                "type": "string"
              }
            }
          },
          "required": [
            "name",
            "event"
          ]
        },
        "enabled": {
          "description": "True if the hook may run.",
          "type": "boolean"
        }
      },
      "required": [
        "config",
        "source",
        "eventName",
        "enabled"
      ]
    },
    "HookResultRecord": {
      "title": "HookResultRecord",
      "description": "Record in the host's log: a hook has ended.",
      "type": "object",
      "x-log": "hook:result",
      "properties": {
        "eventName": {
          "description": "Event that the hook ran for.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "hookName": {
          "description": "Name of the hook, or its command if it has none.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "hookType": {
          "$ref": "#/$defs/HookType",
          "description": "Hook type."
        },
        "duration": {
          "description": "Duration in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "success": {
          "description": "True if the hook ran without failure. A command that blocks with exit code 2 counts as not successful.",
          "type": "boolean"
        },
        "exitCode": {
          "description": "Exit code; absent without a process, or if a signal ended it.",
          "type": "integer"
        },
        "stdout": {
          "description": "Standard output of the hook, cut to a limit.",
          "type": "string"
        },
        "stderr": {
          "description": "Standard error of the hook, cut to a limit.",
          "type": "string"
        },
        "errorMessage": {
          "description": "Message of the error, cut to a limit.",
          "type": "string"
        }
      },
      "required": [
        "eventName",
        "hookName",
        "hookType",
        "duration",
        "success"
      ]
    },
    "HookSettings": {
      "title": "HookSettings",
      "description": "Part of a settings file that hookwright reads.",
      "type": "object",
      "properties": {
        "enableHooks": {
          "description": "True runs the hooks of this file. False also disables the hooks of weaker layers: the user's file is stronger than the project's, the system's stronger than both.",
          "type": "boolean",
          "default": false
        },
        "hooks": {
          "$ref": "#/$defs/HooksMap",
          "description": "Hooks by event."
        },
        "disabledHooks": {
          "description": "Hooks of this and of weaker layers that do not run, by name or command.",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        },
        "dialects": {
          "description": "Other agents whose hooks also run, in their own format. In a project's file it applies only to the files of the project.",
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "\\\\S"
          },
          "default": []
        },
        "projectHooks": {
          "description": "Policy for project hooks: \`never\` run them, or run those that a person \`trusted\`. Not in a project's own files.",
          "x-scope": "user",
          "type": "string",
          "enum": [
            "never",
            "trusted"
          ],
          "default": "trusted",
          "x-strictest": "never"
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "Effect of a failed hook of this file that does not set its own. Not in a project's own files.",
          "x-scope": "user",
          "default": "allow",
          "x-strictest": "block"
        },
        "sanitization": {
          "description": "Environment variables of the host that hooks may read. Not in a project's own files.",
          "x-scope": "user",
          "type": "object",
          "properties": {
            "enableEnvironmentVariableRedaction": {
              "description": "True hides variables that look like secrets.",
              "type": "boolean",
              "default": false
            },
            "allowedEnvironmentVariables": {
              "description": "Variables that hooks may read although they look like secrets.",
              "type": "array",
              "items": {
                "type": "string"
              },
              "default": []
            },
            "blockedEnvironmentVariables": {
              "description": "Variables that hooks can never read.",
              "type": "array",
              "items": {
                "type": "string"
              },
              "default": []
            }
          }
        },
        "locked": {
          "description": "True trusts exactly the project hooks that the project's lock file lists. Not in a project's own files.",
          "x-scope": "user",
          "type": "boolean",
          "default": false,
          "x-strictest": true
        },
        "trace": {
          "description": "Trace file with the results of every hook. Not in a project's own files.",
          "x-scope": "user",
          "anyOf": [
            {
              "type": "boolean"
            },
            {
              "type": "object",
              "properties": {
                "file": {
                  "description": "Path of the trace file. Defaults to a file in the user's state directory.",
                  "type": "string",
                  "pattern": "\\\\S"
                },
                "inputs": {
                  "description": "True also records inputs and outputs of hooks.",
                  "type": "boolean",
                  "default": false
                }
              }
            }
          ]
        },
        "httpAllowedEnv": {
          "description": "Environment variables that headers of http hooks may use. Not in a project's own files.",
          "x-scope": "user",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        },
        "allowHttp": {
          "description": "True lets http hooks use plain http to other machines. Not in a project's own files.",
          "x-scope": "user",
          "type": "boolean",
          "default": false
        },
        "hooksConfig": {
          "description": "Settings for all hooks.",
          "type": "object",
          "properties": {
            "enabled": {
              "description": "False disables all hooks.",
              "type": "boolean",
              "default": true
            },
            "disabled": {
              "description": "Hooks that do not run, by name or command.",
              "type": "array",
              "items": {
                "type": "string"
              },
              "default": []
            },
            "notifications": {
              "description": "True if the host notifies the user about hooks.",
              "type": "boolean",
              "default": true
            }
          }
        }
      }
    },
    "HookSummaryRecord": {
      "title": "HookSummaryRecord",
      "description": "Record in the host's log: an event has ended. There is one for every event, also without hooks.",
      "type": "object",
      "x-log": "hook:batch_summary",
      "properties": {
        "eventName": {
          "description": "Name of the event.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "hookCount": {
          "description": "Number of hooks that ran.",
          "type": "integer",
          "minimum": 0
        },
        "totalHooks": {
          "description": "The same number, under its older name.",
          "type": "integer",
          "minimum": 0
        },
        "successCount": {
          "description": "Number of hooks without failure.",
          "type": "integer",
          "minimum": 0
        },
        "failureCount": {
          "description": "Number of the other hooks.",
          "type": "integer",
          "minimum": 0
        },
        "blockedCount": {
          "description": "Number of hooks that blocked.",
          "type": "integer",
          "minimum": 0
        },
        "totalDuration": {
          "description": "Sum of the durations of all hooks, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "wallClockMs": {
          "description": "Time until the last hook ended, in milliseconds.",
          "type": "number",
          "minimum": 0
        }
      },
      "required": [
        "eventName",
        "hookCount",
        "totalHooks",
        "successCount",
        "failureCount",
        "blockedCount",
        "totalDuration",
        "wallClockMs"
      ]
    },
    "HookTest": {
      "title": "HookTest",
      "description": "File of hook tests, \`*.hooktest.json\`: events to fire, with the expected results.",
      "type": "object",
      "properties": {
        "cases": {
          "description": "Test cases, each with its own temporary project.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookTestCase"
          }
        }
      },
      "required": [
        "cases"
      ]
    },
    "HookTestCase": {
      "title": "HookTestCase",
      "description": "One event that is fired in a temporary project, with the expected result.",
      "type": "object",
      "properties": {
        "name": {
          "description": "Name of the case.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "event": {
          "description": "Name of the event.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "input": {
          "description": "Fields of the event, as hooks read them. Missing fields are filled in.",
          "type": "object"
        },
        "inputFile": {
          "description": "JSON file with further fields of the event; a path relative to this file.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "files": {
          "description": "Files of the temporary project by path, in addition to those that hooks name.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "expect": {
          "$ref": "#/$defs/HookTestExpectation",
          "description": "Expected result."
        }
      },
      "required": [
        "name",
        "event",
        "expect"
      ]
    },
    "HookTestExpectation": {
      "title": "HookTestExpectation",
      "description": "Expected result of an event. Fields that are not given are not checked, except that a failing hook fails the case.",
      "type": "object",
      "properties": {
        "decision": {
          "description": "Expected effect on the agent: it continues, is blocked, asks a person, or stops.",
          "type": "string",
          "enum": [
            "allow",
            "deny",
            "ask",
            "stop"
          ]
        },
        "reason": {
          "description": "Expected reason: the text, or a pattern.",
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "object",
              "properties": {
                "pattern": {
                  "description": "Regular expression that must match part of the text.",
                  "type": "string"
                }
              },
              "required": [
                "pattern"
              ]
            }
          ]
        },
        "output": {
          "description": "Fields that the merged output must have, with these values.",
          "type": "object"
        },
        "verdicts": {
          "description": "Expected status of hooks, by name.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/HookVerdictKind"
          }
        },
        "fails": {
          "description": "Names of the hooks that must fail with an error or a timeout. No other hook may fail.",
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "\\\\S"
          }
        },
        "files": {
          "description": "Files of the project afterwards, by path: the text, a pattern, or false for a file that must not exist.",
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "object",
                "properties": {
                  "pattern": {
                    "description": "Regular expression that must match part of the text.",
                    "type": "string"
                  }
                },
                "required": [
                  "pattern"
                ]
              },
              {
                "const": false
              }
            ]
          }
        },
        "within": {
          "description": "Time limit of the event in milliseconds.",
          "type": "number",
          "minimum": 0
        }
      }
    },
    "HookToolConfig": {
      "title": "HookToolConfig",
      "description": "Tools that the model may call.",
      "type": "object",
      "properties": {
        "mode": {
          "$ref": "#/$defs/ToolCallingMode",
          "description": "Tool calling mode of the model."
        },
        "allowedFunctionNames": {
          "description": "Names of the tools that may be called.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "HookTrace": {
      "title": "HookTrace",
      "description": "Record of one fired event: every hook configured for it, and its status.",
      "type": "object",
      "properties": {
        "eventName": {
          "description": "Event; for a rejected request, the requested name.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "correlationId": {
          "description": "Id of the request on the bus.",
          "type": "string"
        },
        "sessionId": {
          "description": "Session of the event, if the host has several.",
          "type": "string"
        },
        "matched": {
          "description": "Value that matchers were tested against.",
          "type": "string"
        },
        "startedAt": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string"
        },
        "duration": {
          "description": "Duration of the event in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "sequential": {
          "description": "True if the hooks ran one after another.",
          "type": "boolean"
        },
        "success": {
          "description": "True if every hook ran without failure.",
          "type": "boolean"
        },
        "error": {
          "description": "Error outside of the hooks.",
          "type": "string"
        },
        "stage": {
          "$ref": "#/$defs/HookFailureStage",
          "description": "Stage in which the error happened."
        },
        "ask": {
          "description": "Result of an \`ask\` decision: \`confirmed\` or \`declined\` by a person; \`refused\` or \`allowed\` because no one could be asked.",
          "type": "string",
          "enum": [
            "confirmed",
            "declined",
            "refused",
            "allowed"
          ]
        },
        "warnings": {
          "description": "Warnings about the merged outputs, for example two hooks that set the same field.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "notes": {
          "description": "Problems with the settings, for example an invalid file.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "hooks": {
          "description": "Every hook configured for the event, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookVerdict"
          }
        }
      },
      "required": [
        "eventName",
        "startedAt",
        "duration",
        "hooks"
      ]
    },
    "HookTraceEnd": {
      "title": "HookTraceEnd",
      "description": "Line of a trace file: an event has ended, with the status of every hook configured for it.",
      "type": "object",
      "properties": {
        "eventName": {
          "description": "Event; for a rejected request, the requested name.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "correlationId": {
          "description": "Id of the request on the bus.",
          "type": "string"
        },
        "sessionId": {
          "description": "Session of the event, if the host has several.",
          "type": "string"
        },
        "matched": {
          "description": "Value that matchers were tested against.",
          "type": "string"
        },
        "startedAt": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string"
        },
        "duration": {
          "description": "Duration of the event in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "sequential": {
          "description": "True if the hooks ran one after another.",
          "type": "boolean"
        },
        "success": {
          "description": "True if every hook ran without failure.",
          "type": "boolean"
        },
        "error": {
          "description": "Error outside of the hooks.",
          "type": "string"
        },
        "stage": {
          "$ref": "#/$defs/HookFailureStage",
          "description": "Stage in which the error happened."
        },
        "ask": {
          "description": "Result of an \`ask\` decision: \`confirmed\` or \`declined\` by a person; \`refused\` or \`allowed\` because no one could be asked.",
          "type": "string",
          "enum": [
            "confirmed",
            "declined",
            "refused",
            "allowed"
          ]
        },
        "warnings": {
          "description": "Warnings about the merged outputs, for example two hooks that set the same field.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "notes": {
          "description": "Problems with the settings, for example an invalid file.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "hooks": {
          "description": "Every hook configured for the event, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookVerdict"
          }
        },
        "v": {
          "description": "Version of the line format.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1
        },
        "id": {
          "description": "Id of the event, on all its lines. Unique.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "kind": {
          "description": "Kind of line.",
          "const": "end"
        },
        "pid": {
          "description": "Process id of the host.",
          "type": "integer",
          "minimum": 0
        },
        "session_id": {
          "description": "Session of the host.",
          "type": "string"
        },
        "origins": {
          "description": "Origin of each field of the merged output: indexes into \`hooks\`.",
          "type": "object",
          "additionalProperties": {
            "description": "Hooks that set this field.",
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "output": {
          "$ref": "#/$defs/HookTraceText",
          "description": "Merged output, as JSON."
        },
        "endedAt": {
          "description": "Time when the event ended, in ISO-8601.",
          "type": "string"
        }
      },
      "required": [
        "eventName",
        "startedAt",
        "duration",
        "hooks",
        "v",
        "id",
        "kind",
        "pid",
        "session_id",
        "endedAt"
      ]
    },
    "HookTraceHook": {
      "title": "HookTraceHook",
      "description": "Line of a trace file: a hook has ended. \`late\` means that its event ended before it.",
      "type": "object",
      "properties": {
        "name": {
          "description": "Name of the hook, or its command if it has none.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "type": {
          "$ref": "#/$defs/HookType",
          "description": "Hook type."
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Source of the hook."
        },
        "dialect": {
          "description": "Dialect of the hook, if it is not native.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "matcher": {
          "description": "Matcher of the hook, if it has one.",
          "type": "string"
        },
        "verdict": {
          "$ref": "#/$defs/HookVerdictKind",
          "description": "Status of the hook: it ran, or the reason why not."
        },
        "why": {
          "description": "Reason in words, for a person.",
          "type": "string"
        },
        "duration": {
          "description": "Duration in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "success": {
          "description": "True if the hook ran without failure.",
          "type": "boolean"
        },
        "exitCode": {
          "description": "Exit code.",
          "type": "integer"
        },
        "signal": {
          "description": "Signal that ended the process.",
          "type": "string"
        },
        "timedOut": {
          "description": "True if the timeout ended the hook.",
          "type": "boolean"
        },
        "decision": {
          "$ref": "#/$defs/HookDecision",
          "description": "Decision of the hook."
        },
        "reason": {
          "description": "Reason for the decision.",
          "type": "string"
        },
        "stop": {
          "description": "True if the hook stops the agent.",
          "type": "boolean"
        },
        "enforced": {
          "description": "\`false\` if the hook's output has no effect.",
          "type": "boolean"
        },
        "background": {
          "description": "True if the hook runs in the background.",
          "type": "boolean"
        },
        "would": {
          "description": "Effect that the output would have had if it were enforced.",
          "type": "object",
          "properties": {
            "decision": {
              "$ref": "#/$defs/HookDecision",
              "description": "Decision of the hook."
            },
            "reason": {
              "description": "Reason for the decision.",
              "type": "string"
            },
            "stop": {
              "description": "True if the hook stops the agent.",
              "type": "boolean"
            },
            "sets": {
              "description": "Other fields of the output, by name.",
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          }
        },
        "stdoutBytes": {
          "description": "Number of bytes on standard output.",
          "type": "integer",
          "minimum": 0
        },
        "stderrBytes": {
          "description": "Number of bytes on standard error.",
          "type": "integer",
          "minimum": 0
        },
        "truncated": {
          "description": "True if the hook wrote more than the limit.",
          "type": "boolean"
        },
        "warnings": {
          "description": "Warnings about the output.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "error": {
          "description": "Error details.",
          "type": "string"
        },
        "v": {
          "description": "Version of the line format.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1
        },
        "id": {
          "description": "Id of the event, on all its lines. Unique.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "kind": {
          "description": "Kind of line.",
          "type": "string",
          "enum": [
            "hook",
            "late"
          ]
        },
        "pid": {
          "description": "Process id of the host.",
          "type": "integer",
          "minimum": 0
        },
        "session_id": {
          "description": "Session of the host.",
          "type": "string"
        },
        "eventName": {
          "description": "Name of the event.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "hook": {
          "description": "Index among all hooks configured for the event.",
          "type": "integer",
          "minimum": 0
        },
        "queuedAt": {
          "description": "Time when the hook was queued, in ISO-8601; it may have to wait for other hooks to finish.",
          "type": "string"
        },
        "startedAt": {
          "description": "Time when the hook started; absent if it never started.",
          "type": "string"
        },
        "endedAt": {
          "description": "Time when the hook ended.",
          "type": "string"
        },
        "input": {
          "$ref": "#/$defs/HookTraceText",
          "description": "Input of the hook as JSON, if it differs from the event's."
        },
        "stdout": {
          "$ref": "#/$defs/HookTraceText",
          "description": "Standard output of the hook."
        },
        "stderr": {
          "$ref": "#/$defs/HookTraceText",
          "description": "Standard error of the hook."
        },
        "output": {
          "$ref": "#/$defs/HookTraceText",
          "description": "Output of the hook, as JSON."
        }
      },
      "required": [
        "name",
        "type",
        "source",
        "verdict",
        "v",
        "id",
        "kind",
        "pid",
        "session_id",
        "eventName",
        "hook",
        "queuedAt",
        "endedAt"
      ]
    },
    "HookTraceLine": {
      "title": "HookTraceLine",
      "description": "One line of a trace file. Lines of several events and processes may be interleaved.",
      "anyOf": [
        {
          "$ref": "#/$defs/HookTraceStart"
        },
        {
          "$ref": "#/$defs/HookTraceHook"
        },
        {
          "$ref": "#/$defs/HookTraceEnd"
        }
      ]
    },
    "HookTraceStart": {
      "title": "HookTraceStart",
      "description": "Line of a trace file: an event fired, and these hooks are about to run.",
      "type": "object",
      "properties": {
        "v": {
          "description": "Version of the line format.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1
        },
        "id": {
          "description": "Id of the event, on all its lines. Unique.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "kind": {
          "description": "Kind of line.",
          "const": "start"
        },
        "pid": {
          "description": "Process id of the host.",
          "type": "integer",
          "minimum": 0
        },
        "session_id": {
          "description": "Session of the host.",
          "type": "string"
        },
        "eventName": {
          "description": "Name of the event.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "matched": {
          "description": "Value that matchers were tested against.",
          "type": "string"
        },
        "correlationId": {
          "description": "Id of the request on the bus.",
          "type": "string"
        },
        "sequential": {
          "description": "True if the hooks run one after another.",
          "type": "boolean"
        },
        "hooks": {
          "description": "Planned hooks, in order.",
          "type": "array",
          "items": {
            "type": "object",
            "description": "Planned hook.",
            "properties": {
              "hook": {
                "description": "Index among all hooks configured for the event.",
                "type": "integer",
                "minimum": 0
              },
              "name": {
                "description": "Name of the hook, or its command if it has none.",
                "type": "string",
                "pattern": "\\\\S"
              },
              "type": {
                "$ref": "#/$defs/HookType",
                "description": "Hook type."
              },
              "source": {
                "$ref": "#/$defs/ConfigSource",
                "description": "Source of the hook."
              }
            },
            "required": [
              "hook",
              "name",
              "type",
              "source"
            ]
          }
        },
        "input": {
          "$ref": "#/$defs/HookTraceText",
          "description": "Input of the hooks, as JSON."
        },
        "startedAt": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string"
        }
      },
      "required": [
        "v",
        "id",
        "kind",
        "pid",
        "session_id",
        "startedAt",
        "eventName",
        "sequential",
        "hooks"
      ]
    },
    "HookTraceText": {
      "title": "HookTraceText",
      "description": "Text in a trace file, up to the size limit.",
      "type": "object",
      "properties": {
        "text": {
          "description": "Text after redaction by the host.",
          "type": "string"
        },
        "cut": {
          "description": "True if the text is truncated. It cannot be replayed then.",
          "type": "boolean"
        }
      },
      "required": [
        "text"
      ]
    },
    "HookType": {
      "title": "HookType",
      "description": "Hook types. \`worker\` is a command that is started once and reused; \`bus\` sends the event to the responders on the host's bus; \`plugin\` is accepted in settings and never runs; \`function\` exists only in code.",
      "type": "string",
      "enum": [
        "bus",
        "command",
        "function",
        "http",
        "plugin",
        "worker"
      ]
    },
    "HookVerdict": {
      "title": "HookVerdict",
      "description": "Status of one configured hook when its event fired.",
      "type": "object",
      "properties": {
        "name": {
          "description": "Name of the hook, or its command if it has none.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "type": {
          "$ref": "#/$defs/HookType",
          "description": "Hook type."
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Source of the hook."
        },
        "dialect": {
          "description": "Dialect of the hook, if it is not native.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "matcher": {
          "description": "Matcher of the hook, if it has one.",
          "type": "string"
        },
        "verdict": {
          "$ref": "#/$defs/HookVerdictKind",
          "description": "Status of the hook: it ran, or the reason why not."
        },
        "why": {
          "description": "Reason in words, for a person.",
          "type": "string"
        },
        "duration": {
          "description": "Duration in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "success": {
          "description": "True if the hook ran without failure.",
          "type": "boolean"
        },
        "exitCode": {
          "description": "Exit code.",
          "type": "integer"
        },
        "signal": {
          "description": "Signal that ended the process.",
          "type": "string"
        },
        "timedOut": {
          "description": "True if the timeout ended the hook.",
          "type": "boolean"
        },
        "decision": {
          "$ref": "#/$defs/HookDecision",
          "description": "Decision of the hook."
        },
        "reason": {
          "description": "Reason for the decision.",
          "type": "string"
        },
        "stop": {
          "description": "True if the hook stops the agent.",
          "type": "boolean"
        },
        "enforced": {
          "description": "\`false\` if the hook's output has no effect.",
          "type": "boolean"
        },
        "background": {
          "description": "True if the hook runs in the background.",
          "type": "boolean"
        },
        "would": {
          "description": "Effect that the output would have had if it were enforced.",
          "type": "object",
          "properties": {
            "decision": {
              "$ref": "#/$defs/HookDecision",
              "description": "Decision of the hook."
            },
            "reason": {
              "description": "Reason for the decision.",
              "type": "string"
            },
            "stop": {
              "description": "True if the hook stops the agent.",
              "type": "boolean"
            },
            "sets": {
              "description": "Other fields of the output, by name.",
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          }
        },
        "stdoutBytes": {
          "description": "Number of bytes on standard output.",
          "type": "integer",
          "minimum": 0
        },
        "stderrBytes": {
          "description": "Number of bytes on standard error.",
          "type": "integer",
          "minimum": 0
        },
        "truncated": {
          "description": "True if the hook wrote more than the limit.",
          "type": "boolean"
        },
        "warnings": {
          "description": "Warnings about the output.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "error": {
          "description": "Error details.",
          "type": "string"
        }
      },
      "required": [
        "name",
        "type",
        "source",
        "verdict"
      ]
    },
    "HookVerdictKind": {
      "title": "HookVerdictKind",
      "description": "Status of one configured hook when its event fired: it ran, it is still running in the background, or the reason why it did not run.",
      "type": "string",
      "enum": [
        "ran",
        "running",
        "matcher",
        "refused-matcher",
        "disabled",
        "untrusted",
        "duplicate",
        "chain-stopped",
        "aborted",
        "depth",
        "invalid",
        "not-asked"
      ]
    },
    "HooksMap": {
      "title": "HooksMap",
      "description": "Hooks by event.",
      "type": "object",
      "x-keys": "events",
      "properties": {
        "enabled": {
          "description": "Older form of \`hooksConfig.enabled\`.",
          "type": "boolean"
        },
        "disabled": {
          "description": "Older form of \`hooksConfig.disabled\`.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "notifications": {
          "description": "Older form of \`hooksConfig.notifications\`.",
          "type": "boolean"
        }
      },
      "additionalProperties": {
        "description": "Hooks of this event.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/HookDefinition"
        }
      }
    },
    "HttpHookConfig": {
      "title": "HttpHookConfig",
      "description": "Hook that calls a service: it sends the input by POST and reads the response like a script's output.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "http"
        },
        "url": {
          "description": "URL of the service: https, or http on this machine. Redirects are not followed.",
          "type": "string",
          "pattern": "^[Hh][Tt][Tt][Pp][Ss]?://\\\\S+$"
        },
        "headers": {
          "description": "Headers to send. \`$NAME\` and \`\${NAME}\` are replaced by variables of the host's environment that \`httpAllowedEnv\` lists; \`$$\` is a dollar sign.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "name": {
          "description": "Name shown in traces and used to enable or disable the hook.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit for the whole request, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "maxRequestBytes": {
          "description": "Maximum size of the input in bytes. A larger input blocks an event that can be blocked.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1073741824,
          "default": 8388608
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "Effect of a failure: the service cannot be reached, times out or returns an invalid response.",
          "default": "allow"
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Source of the hook; set by the registry."
        }
      },
      "required": [
        "type",
        "url"
      ]
    },
    "LLMCandidate": {
      "title": "LLMCandidate",
      "description": "One candidate of a model response.",
      "type": "object",
      "properties": {
        "content": {
          "description": "Content of the candidate.",
          "type": "object",
          "properties": {
            "role": {
              "description": "Always \`model\`.",
              "const": "model"
            },
            "parts": {
              "description": "Texts of the candidate.",
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          },
          "required": [
            "role",
            "parts"
          ]
        },
        "finishReason": {
          "$ref": "#/$defs/LLMFinishReason",
          "description": "Reason why the model stopped."
        },
        "index": {
          "description": "Index of the candidate.",
          "type": "number"
        },
        "safetyRatings": {
          "description": "Safety ratings of the candidate.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMSafetyRating"
          }
        }
      },
      "required": [
        "content"
      ]
    },
    "LLMCandidatePatch": {
      "title": "LLMCandidatePatch",
      "description": "One candidate of a model response as a hook may write it.",
      "type": "object",
      "properties": {
        "content": {
          "description": "Content of the candidate.",
          "type": "object",
          "properties": {
            "role": {
              "description": "Always read as \`model\`.",
              "type": "string"
            },
            "parts": {
              "description": "Texts of the candidate, as strings or as objects with \`text\`. An empty list empties the candidate.",
              "type": "array",
              "items": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "object",
                    "properties": {
                      "text": {
                        "description": "Text of the part.",
                        "type": "string"
                      }
                    }
                  }
                ]
              },
              "x-redact": "text"
            }
          }
        },
        "finishReason": {
          "description": "Reason why the model stopped. An unknown value is read as \`OTHER\`.",
          "type": "string"
        },
        "index": {
          "description": "Index of the candidate.",
          "type": "number"
        },
        "safetyRatings": {
          "description": "Safety ratings of the candidate.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMSafetyRating"
          }
        }
      }
    },
    "LLMConfig": {
      "title": "LLMConfig",
      "description": "Settings of a model call that hooks can read and change. Other keys are passed through.",
      "type": "object",
      "properties": {
        "temperature": {
          "description": "Sampling temperature.",
          "type": "number"
        },
        "maxOutputTokens": {
          "description": "Maximum number of tokens in the response.",
          "type": "number"
        },
        "topP": {
          "description": "Probability mass to sample from (nucleus sampling).",
          "type": "number"
        },
        "topK": {
          "description": "Number of candidate tokens to sample from.",
          "type": "number"
        },
        "stopSequences": {
          "description": "Texts that end the response.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "candidateCount": {
          "description": "Number of requested candidates.",
          "type": "number"
        },
        "presencePenalty": {
          "description": "Penalty for words that were already used.",
          "type": "number"
        },
        "frequencyPenalty": {
          "description": "Penalty for frequent words.",
          "type": "number"
        }
      },
      "additionalProperties": true
    },
    "LLMFinishReason": {
      "title": "LLMFinishReason",
      "description": "Reason why the model stopped.",
      "type": "string",
      "enum": [
        "STOP",
        "MAX_TOKENS",
        "SAFETY",
        "RECITATION",
        "OTHER"
      ]
    },
    "LLMMessage": {
      "title": "LLMMessage",
      "description": "One message of a conversation, as text.",
      "type": "object",
      "properties": {
        "role": {
          "$ref": "#/$defs/LLMRole",
          "description": "Role of the speaker."
        },
        "content": {
          "description": "Text of the message.",
          "type": "string"
        }
      },
      "required": [
        "role",
        "content"
      ]
    },
    "LLMMessagePatch": {
      "title": "LLMMessagePatch",
      "description": "Message of a conversation as a hook may write it.",
      "type": "object",
      "properties": {
        "role": {
          "description": "Role of the speaker: \`user\`, \`model\` or \`system\`. \`assistant\` is read as \`model\`, any other value as \`user\`.",
          "type": "string"
        },
        "content": {
          "description": "Text of the message. The texts of a list are joined.",
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "array",
              "items": {}
            }
          ],
          "x-redact": "text"
        }
      },
      "required": [
        "role",
        "content"
      ]
    },
    "LLMRequest": {
      "title": "LLMRequest",
      "description": "Request to the model in a form that is the same for every model SDK. Contains text only.",
      "type": "object",
      "properties": {
        "model": {
          "description": "Name of the model.",
          "type": "string"
        },
        "messages": {
          "description": "Conversation, oldest message first. Messages without text are left out.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMMessage"
          }
        },
        "config": {
          "$ref": "#/$defs/LLMConfig",
          "description": "Settings of the call."
        },
        "toolConfig": {
          "$ref": "#/$defs/HookToolConfig",
          "description": "Tools that the model may call."
        }
      },
      "required": [
        "model",
        "messages"
      ]
    },
    "LLMRequestPatch": {
      "title": "LLMRequestPatch",
      "description": "Changes to a request; missing fields stay unchanged. \`messages\`, if given, is the whole conversation. Images, tool calls and other parts that are not text stay with their message.",
      "type": "object",
      "properties": {
        "model": {
          "description": "Model to use instead.",
          "type": "string"
        },
        "messages": {
          "description": "Whole conversation to send instead.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMMessagePatch"
          },
          "x-merge": "last"
        },
        "config": {
          "$ref": "#/$defs/LLMConfig",
          "description": "Settings to change; the others stay."
        },
        "toolConfig": {
          "$ref": "#/$defs/HookToolConfig",
          "description": "Choice of tools to use instead.",
          "x-merge": "tool-config"
        }
      }
    },
    "LLMResponse": {
      "title": "LLMResponse",
      "description": "Response of the model in a form that is the same for every model SDK. Contains text only.",
      "type": "object",
      "properties": {
        "text": {
          "description": "Text of the first candidate.",
          "type": "string"
        },
        "candidates": {
          "description": "Candidates of the response.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMCandidate"
          }
        },
        "usageMetadata": {
          "$ref": "#/$defs/LLMUsage",
          "description": "Number of tokens that the call used."
        }
      },
      "required": [
        "candidates"
      ]
    },
    "LLMResponsePatch": {
      "title": "LLMResponsePatch",
      "description": "Response that replaces the model's. \`{ \\"text\\": \\"...\\" }\` is enough.",
      "type": "object",
      "properties": {
        "text": {
          "description": "Text of the response, if there are no candidates.",
          "type": "string",
          "x-redact": "fallback"
        },
        "candidates": {
          "description": "Candidates of the response.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMCandidatePatch"
          }
        },
        "usageMetadata": {
          "$ref": "#/$defs/LLMUsage",
          "description": "Number of tokens that the call used."
        }
      }
    },
    "LLMRole": {
      "title": "LLMRole",
      "description": "Role of the speaker of a message.",
      "type": "string",
      "enum": [
        "user",
        "model",
        "system"
      ]
    },
    "LLMSafetyRating": {
      "title": "LLMSafetyRating",
      "description": "Safety rating of a candidate by the model service.",
      "type": "object",
      "properties": {
        "category": {
          "description": "Category of harm.",
          "type": "string"
        },
        "probability": {
          "description": "Probability of harm.",
          "type": "string"
        }
      },
      "required": [
        "category",
        "probability"
      ]
    },
    "LLMToolCall": {
      "title": "LLMToolCall",
      "description": "Tool call that the model requests.",
      "type": "object",
      "properties": {
        "id": {
          "description": "Id of the call, or a number with \`#\` if the model's API has no ids.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "name": {
          "description": "Name of the tool.",
          "type": "string"
        },
        "args": {
          "description": "Arguments of the call; the original text if they are not valid JSON."
        }
      },
      "required": [
        "id",
        "name",
        "args"
      ]
    },
    "LLMToolResult": {
      "title": "LLMToolResult",
      "description": "Result of a tool, as the model is about to read it.",
      "type": "object",
      "properties": {
        "id": {
          "description": "Id of the call, or a number with \`#\` if the model's API has no ids.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "name": {
          "description": "Name of the tool; empty if the request does not contain it.",
          "type": "string"
        },
        "text": {
          "description": "Text of the result, or its JSON if it has no text.",
          "type": "string"
        }
      },
      "required": [
        "id",
        "name",
        "text"
      ]
    },
    "LLMToolResultPatch": {
      "title": "LLMToolResultPatch",
      "description": "Replacement text for the result of a tool, as a hook may write it.",
      "type": "object",
      "properties": {
        "id": {
          "description": "Id of the result.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "text": {
          "description": "Replacement text or JSON.",
          "type": "string",
          "x-redact": "text"
        }
      },
      "required": [
        "id",
        "text"
      ]
    },
    "LLMUsage": {
      "title": "LLMUsage",
      "description": "Number of tokens that a call used.",
      "type": "object",
      "properties": {
        "promptTokenCount": {
          "description": "Tokens of the request.",
          "type": "number"
        },
        "candidatesTokenCount": {
          "description": "Tokens of the response.",
          "type": "number"
        },
        "totalTokenCount": {
          "description": "Tokens of request and response together.",
          "type": "number"
        }
      }
    },
    "McpContext": {
      "title": "McpContext",
      "description": "MCP server that provides a tool.",
      "type": "object",
      "properties": {
        "server_name": {
          "description": "Name of the MCP server.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "server_uri": {
          "description": "Address of the server.",
          "type": "string"
        },
        "tool_name": {
          "description": "Name of the tool on that server.",
          "type": "string"
        },
        "command": {
          "description": "Command that started the server.",
          "type": "string"
        },
        "args": {
          "description": "Arguments of that command.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "cwd": {
          "description": "Working directory of the server.",
          "type": "string"
        },
        "url": {
          "description": "URL of a server reached over HTTP.",
          "type": "string"
        },
        "tcp": {
          "description": "Address of a server reached over TCP.",
          "type": "string"
        }
      },
      "required": [
        "server_name"
      ],
      "additionalProperties": true
    },
    "NotificationHookInput": {
      "title": "NotificationHookInput",
      "description": "The agent notifies the user. The hook may forward the message.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "Notification"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "message": {
          "description": "Text of the notification.",
          "type": "string",
          "x-opened": "a host may send any message, even an empty one"
        },
        "notification_type": {
          "description": "Type of the notification: a known type, or a custom one of the host.",
          "type": "string",
          "default": "other",
          "x-ts": "NotificationType | (string & {})",
          "x-opened": "a host may define its own notification types"
        },
        "details": {
          "description": "Further details, depending on the type.",
          "type": "object",
          "default": {}
        },
        "level": {
          "description": "Severity, as the host names it.",
          "type": "string"
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "message",
        "notification_type",
        "details"
      ],
      "x-event": {
        "name": "Notification",
        "when": "When the agent needs the user's attention, for example to permit a tool.",
        "matcher": {
          "field": "notification_type",
          "kind": "whole"
        },
        "merge": "last",
        "effects": [
          "suppress-output",
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "NotificationInput": {
      "title": "NotificationInput",
      "description": "Input of Notification as a bus client sends it. The agent notifies the user. The hook may forward the message.",
      "type": "object",
      "properties": {
        "message": {
          "description": "Text of the notification.",
          "type": "string",
          "x-opened": "a host may send any message, even an empty one"
        },
        "notification_type": {
          "description": "Type of the notification: a known type, or a custom one of the host.",
          "type": "string",
          "x-ts": "NotificationType | (string & {})",
          "x-opened": "a host may define its own notification types"
        },
        "details": {
          "description": "Further details, depending on the type.",
          "type": "object"
        },
        "level": {
          "description": "Severity, as the host names it.",
          "type": "string"
        }
      },
      "required": [
        "message"
      ]
    },
    "NotificationOutput": {
      "title": "NotificationOutput",
      "description": "No decision: block and stop are ignored.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "Notification"
            }
          }
        }
      }
    },
    "NotificationType": {
      "title": "NotificationType",
      "description": "Known types of notification.",
      "type": "string",
      "enum": [
        "ToolPermission",
        "other"
      ]
    },
    "PluginHookConfig": {
      "title": "PluginHookConfig",
      "description": "Reserved. Accepted in settings, but never runs.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "plugin"
        },
        "name": {
          "description": "Name shown in traces.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Source of the hook; set by the registry."
        }
      },
      "required": [
        "type"
      ]
    },
    "PreCompressHookInput": {
      "title": "PreCompressHookInput",
      "description": "The conversation is about to be compressed. The hook may save parts of it.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "PreCompress"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "trigger": {
          "$ref": "#/$defs/PreCompressTrigger",
          "description": "Trigger of the compression."
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "trigger"
      ],
      "x-event": {
        "name": "PreCompress",
        "when": "Before the host compresses the conversation.",
        "trigger": "Call it before the conversation is compressed. No hook can prevent that.",
        "matcher": {
          "field": "trigger",
          "kind": "whole"
        },
        "merge": "last",
        "effects": [
          "suppress-output",
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "PreCompressInput": {
      "title": "PreCompressInput",
      "description": "Input of PreCompress as a bus client sends it. The conversation is about to be compressed. The hook may save parts of it.",
      "type": "object",
      "properties": {
        "trigger": {
          "$ref": "#/$defs/PreCompressTrigger",
          "description": "Trigger of the compression."
        }
      },
      "required": [
        "trigger"
      ]
    },
    "PreCompressOutput": {
      "title": "PreCompressOutput",
      "description": "No decision: block and stop are ignored.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "PreCompress"
            }
          }
        }
      }
    },
    "PreCompressTrigger": {
      "title": "PreCompressTrigger",
      "description": "Trigger of a compression of the conversation.",
      "type": "string",
      "enum": [
        "manual",
        "auto"
      ]
    },
    "ProcessedHookResult": {
      "title": "ProcessedHookResult",
      "description": "Meaning of the outputs for the caller: stop, message, display.",
      "type": "object",
      "properties": {
        "aggregated": {
          "$ref": "#/$defs/AggregatedHookResult",
          "description": "Merged outputs."
        },
        "shouldStop": {
          "description": "True if a hook stops the agent.",
          "type": "boolean"
        },
        "stopReason": {
          "description": "Reason for stopping; absent if the agent continues.",
          "type": "string"
        },
        "systemMessage": {
          "description": "Message for the model.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "True if the result is hidden from the display.",
          "type": "boolean"
        }
      },
      "required": [
        "aggregated",
        "shouldStop",
        "suppressOutput"
      ]
    },
    "SessionEndHookInput": {
      "title": "SessionEndHookInput",
      "description": "A session ends. The hook may clean up or write a record.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "SessionEnd"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "reason": {
          "$ref": "#/$defs/SessionEndReason",
          "description": "Reason why the session ends."
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "reason"
      ],
      "x-event": {
        "name": "SessionEnd",
        "when": "When a session ends, for whatever reason.",
        "trigger": "Call it when a session ends. No hook can keep it open.",
        "matcher": {
          "field": "reason",
          "kind": "whole"
        },
        "merge": "last",
        "effects": [
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "SessionEndInput": {
      "title": "SessionEndInput",
      "description": "Input of SessionEnd as a bus client sends it. A session ends. The hook may clean up or write a record.",
      "type": "object",
      "properties": {
        "reason": {
          "$ref": "#/$defs/SessionEndReason",
          "description": "Reason why the session ends."
        }
      },
      "required": [
        "reason"
      ]
    },
    "SessionEndOutput": {
      "title": "SessionEndOutput",
      "description": "No decision: block and stop are ignored.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "SessionEnd"
            }
          }
        }
      }
    },
    "SessionEndReason": {
      "title": "SessionEndReason",
      "description": "Reason why a session ends.",
      "type": "string",
      "enum": [
        "exit",
        "clear",
        "logout",
        "prompt_input_exit",
        "other"
      ]
    },
    "SessionStartHookInput": {
      "title": "SessionStartHookInput",
      "description": "A session begins. The hook may add context for the agent.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "Session that the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "Working directory of the agent. Hooks run in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "Name of the event.",
          "const": "SessionStart"
        },
        "timestamp": {
          "description": "Time when the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "File with the conversation so far; empty if there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server."
        },
        "source": {
          "$ref": "#/$defs/SessionStartSource",
          "description": "Reason why the session begins."
        }
      },
      "required": [
        "session_id",
        "cwd",
        "hook_event_name",
        "timestamp",
        "transcript_path",
        "source"
      ],
      "x-event": {
        "name": "SessionStart",
        "when": "When a session is started, resumed, cleared or compressed.",
        "trigger": "Call it when a session begins. Add \`getAdditionalContext()\` to the agent's context; no hook can stop the session.",
        "matcher": {
          "field": "source",
          "kind": "whole"
        },
        "merge": "or",
        "effects": [
          "context",
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "SessionStartInput": {
      "title": "SessionStartInput",
      "description": "Input of SessionStart as a bus client sends it. A session begins. The hook may add context for the agent.",
      "type": "object",
      "properties": {
        "source": {
          "$ref": "#/$defs/SessionStartSource",
          "description": "Reason why the session begins."
        }
      },
      "required": [
        "source"
      ]
    },
    "SessionStartOutput": {
      "title": "SessionStartOutput",
      "description": "Add context for the agent. Block and stop are ignored.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "type": "boolean",
          "x-merge": "and",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Reason for stopping the agent; shown if \`continue\` is false.",
          "type": "string",
          "x-merge": "join"
        },
        "suppressOutput": {
          "description": "\`true\` hides the result of the operation from the display. The model still receives it.",
          "type": "boolean",
          "x-merge": "or"
        },
        "systemMessage": {
          "description": "Message for the model. It is never shown to the user on its own.",
          "type": "string",
          "x-merge": "join"
        },
        "decision": {
          "description": "Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.",
          "anyOf": [
            {
              "$ref": "#/$defs/HookDecision"
            },
            {
              "type": "null"
            }
          ],
          "x-merge": "decision",
          "x-invalid": "unusable"
        },
        "reason": {
          "description": "Reason for the decision. The model reads it if the operation is blocked.",
          "type": "string",
          "x-merge": "reason"
        },
        "hookSpecificOutput": {
          "description": "Fields of this event only.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "Name of the event. Optional.",
              "const": "SessionStart"
            },
            "additionalContext": {
              "description": "Text that is added for the model to read.",
              "type": "string",
              "x-merge": "join"
            }
          }
        }
      }
    },
    "SessionStartSource": {
      "title": "SessionStartSource",
      "description": "Reason why a session begins.",
      "type": "string",
      "enum": [
        "startup",
        "resume",
        "clear",
        "compress"
      ]
    },
    "ToolCallingMode": {
      "title": "ToolCallingMode",
      "description": "Tool calling mode of the model: \`AUTO\` lets the model decide, \`ANY\` requires a tool call, \`NONE\` forbids tool calls.",
      "type": "string",
      "enum": [
        "AUTO",
        "ANY",
        "NONE"
      ]
    },
    "WorkerCancel": {
      "title": "WorkerCancel",
      "description": "Cancels a request. A worker that does not respond to it within a second is ended.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Frame type.",
          "const": "cancel"
        },
        "id": {
          "description": "Id of the request.",
          "type": "integer",
          "minimum": 1
        }
      },
      "required": [
        "type",
        "id"
      ]
    },
    "WorkerHello": {
      "title": "WorkerHello",
      "description": "First line that a worker prints: it is ready for requests. Nothing is written to it before.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Frame type.",
          "const": "hello"
        },
        "concurrency": {
          "description": "Number of requests that the worker accepts at the same time.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1000,
          "default": 1
        }
      },
      "required": [
        "type"
      ]
    },
    "WorkerHookConfig": {
      "title": "WorkerHookConfig",
      "description": "Hook that runs a command which is started once and reused: it receives events as lines of JSON. Without \`args\`, \`command\` is shell text; with \`args\`, it is a program that is started without a shell.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "worker"
        },
        "command": {
          "description": "Shell text, or, if \`args\` is given, the path or name of a program.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "args": {
          "description": "Arguments of the program. If given, no shell is used.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "name": {
          "description": "Name shown in traces and used to enable or disable the hook.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit for the response, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "startTimeout": {
          "description": "Time limit for the hello frame, in milliseconds. Without a hello frame, the command runs once for each event, like a hook of the type \`command\`.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 2000
        },
        "maxCalls": {
          "description": "Number of responses after which the worker is replaced.",
          "type": "integer",
          "minimum": 1,
          "default": 10000
        },
        "idleTimeout": {
          "description": "Time in milliseconds after which an idle worker is ended.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 300000
        },
        "env": {
          "description": "Environment variables for this hook only.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "Effect of a failure: an error, a timeout, or an invalid response.",
          "default": "allow"
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Source of the hook; set by the registry."
        }
      },
      "required": [
        "type",
        "command"
      ]
    },
    "WorkerRequest": {
      "title": "WorkerRequest",
      "description": "One event for a worker, as one line on its standard input.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Frame type.",
          "const": "request"
        },
        "id": {
          "description": "Id of the request, of up to 16 digits. Unique for the worker and not predictable.",
          "type": "integer",
          "minimum": 1
        },
        "input": {
          "description": "Input that a command hook would read.",
          "type": "object"
        }
      },
      "required": [
        "type",
        "id",
        "input"
      ]
    },
    "WorkerResponse": {
      "title": "WorkerResponse",
      "description": "Response of a worker to one request, as one line on its standard output.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Frame type.",
          "const": "response"
        },
        "id": {
          "description": "Id of the request.",
          "type": "integer",
          "minimum": 1
        },
        "output": {
          "description": "Output that a command hook would print: JSON or text.",
          "anyOf": [
            {
              "type": "object"
            },
            {
              "type": "string"
            }
          ]
        },
        "exitCode": {
          "description": "Exit code that a command hook would have: 2 blocks, any other code except 0 is a failure.",
          "type": "integer",
          "minimum": 0,
          "maximum": 255,
          "default": 0
        },
        "stderr": {
          "description": "Text that a command hook would print on standard error: the reason if the exit code is 2.",
          "type": "string"
        }
      },
      "required": [
        "type",
        "id"
      ]
    }
  }
}
`,
  "kit/settings.schema.json": `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$comment": "Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.",
  "title": "HookSettings",
  "description": "Part of a settings file that hookwright reads.",
  "type": "object",
  "properties": {
    "$schema": {
      "description": "Schema of this file, for editors.",
      "type": "string"
    },
    "enableHooks": {
      "description": "True runs the hooks of this file. False also disables the hooks of weaker layers: the user's file is stronger than the project's, the system's stronger than both.",
      "type": "boolean",
      "default": false
    },
    "hooks": {
      "description": "Hooks by event.",
      "allOf": [
        {
          "$ref": "#/definitions/HooksMap"
        }
      ]
    },
    "disabledHooks": {
      "description": "Hooks of this and of weaker layers that do not run, by name or command.",
      "type": "array",
      "items": {
        "type": "string"
      },
      "default": []
    },
    "dialects": {
      "description": "Other agents whose hooks also run, in their own format. In a project's file it applies only to the files of the project.",
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "\\\\S"
      },
      "default": []
    },
    "projectHooks": {
      "description": "Policy for project hooks: \`never\` run them, or run those that a person \`trusted\`. Not in a project's own files.",
      "type": "string",
      "enum": [
        "never",
        "trusted"
      ],
      "default": "trusted"
    },
    "onError": {
      "description": "Effect of a failed hook of this file that does not set its own. Not in a project's own files.",
      "default": "allow",
      "allOf": [
        {
          "$ref": "#/definitions/HookErrorPolicy"
        }
      ]
    },
    "sanitization": {
      "description": "Environment variables of the host that hooks may read. Not in a project's own files.",
      "type": "object",
      "properties": {
        "enableEnvironmentVariableRedaction": {
          "description": "True hides variables that look like secrets.",
          "type": "boolean",
          "default": false
        },
        "allowedEnvironmentVariables": {
          "description": "Variables that hooks may read although they look like secrets.",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        },
        "blockedEnvironmentVariables": {
          "description": "Variables that hooks can never read.",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        }
      },
      "additionalProperties": false
    },
    "locked": {
      "description": "True trusts exactly the project hooks that the project's lock file lists. Not in a project's own files.",
      "type": "boolean",
      "default": false
    },
    "trace": {
      "description": "Trace file with the results of every hook. Not in a project's own files.",
      "anyOf": [
        {
          "type": "boolean"
        },
        {
          "type": "object",
          "properties": {
            "file": {
              "description": "Path of the trace file. Defaults to a file in the user's state directory.",
              "type": "string",
              "pattern": "\\\\S"
            },
            "inputs": {
              "description": "True also records inputs and outputs of hooks.",
              "type": "boolean",
              "default": false
            }
          },
          "additionalProperties": false
        }
      ]
    },
    "httpAllowedEnv": {
      "description": "Environment variables that headers of http hooks may use. Not in a project's own files.",
      "type": "array",
      "items": {
        "type": "string"
      },
      "default": []
    },
    "allowHttp": {
      "description": "True lets http hooks use plain http to other machines. Not in a project's own files.",
      "type": "boolean",
      "default": false
    },
    "hooksConfig": {
      "description": "Settings for all hooks.",
      "type": "object",
      "properties": {
        "enabled": {
          "description": "False disables all hooks.",
          "type": "boolean",
          "default": true
        },
        "disabled": {
          "description": "Hooks that do not run, by name or command.",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        },
        "notifications": {
          "description": "True if the host notifies the user about hooks.",
          "type": "boolean",
          "default": true
        }
      },
      "additionalProperties": false
    }
  },
  "definitions": {
    "BusHookConfig": {
      "description": "Hook that sends the event to the responders on the host's bus, such as the policy servers of a fleet.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "bus"
        },
        "name": {
          "description": "Name shown in traces and used to enable or disable the hook.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit for the response, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "onError": {
          "description": "Effect of a failure: no responder, a timeout, or failed responders.",
          "default": "allow",
          "allOf": [
            {
              "$ref": "#/definitions/HookErrorPolicy"
            }
          ]
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Source of the hook; set by the registry.",
          "allOf": [
            {
              "$ref": "#/definitions/ConfigSource"
            }
          ]
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "CommandHookConfig": {
      "description": "Hook that runs a command. Without \`args\`, \`command\` is shell text; with \`args\`, it is a program that is started without a shell.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "command"
        },
        "command": {
          "description": "Shell text, or, if \`args\` is given, the path or name of a program.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "args": {
          "description": "Arguments of the program. If given, no shell is used.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "name": {
          "description": "Name shown in traces and used to enable or disable the hook.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "env": {
          "description": "Environment variables for this hook only.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "onError": {
          "description": "Effect of a failure: a crash, a timeout, or invalid output.",
          "default": "allow",
          "allOf": [
            {
              "$ref": "#/definitions/HookErrorPolicy"
            }
          ]
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Source of the hook; set by the registry.",
          "allOf": [
            {
              "$ref": "#/definitions/ConfigSource"
            }
          ]
        }
      },
      "required": [
        "type",
        "command"
      ],
      "additionalProperties": false
    },
    "ConfigSource": {
      "description": "Source of a hook, strongest first. Duplicate hooks run once, as their strongest source declares them.",
      "type": "string",
      "enum": [
        "runtime",
        "system",
        "user",
        "extensions",
        "project"
      ]
    },
    "HookDefinition": {
      "description": "One or more hooks with a matcher.",
      "type": "object",
      "properties": {
        "matcher": {
          "description": "Regular expression that selects events, tested against the tool name or against the whole trigger of a session, notification or compression. Missing, empty and \`*\` match always.",
          "type": "string"
        },
        "sequential": {
          "description": "True runs the hooks of this event one after another; each reads the changes of the one before.",
          "type": "boolean",
          "default": false
        },
        "hooks": {
          "description": "Hooks of the definition.",
          "type": "array",
          "items": {
            "anyOf": [
              {
                "$ref": "#/definitions/BusHookConfig"
              },
              {
                "$ref": "#/definitions/CommandHookConfig"
              },
              {
                "$ref": "#/definitions/HttpHookConfig"
              },
              {
                "$ref": "#/definitions/PluginHookConfig"
              },
              {
                "$ref": "#/definitions/WorkerHookConfig"
              }
            ]
          }
        }
      },
      "required": [
        "hooks"
      ],
      "additionalProperties": false
    },
    "HookErrorPolicy": {
      "description": "Effect of a failed hook: \`allow\` lets the operation continue, \`block\` blocks it.",
      "type": "string",
      "enum": [
        "allow",
        "block"
      ]
    },
    "HooksMap": {
      "description": "Hooks by event.",
      "type": "object",
      "properties": {
        "enabled": {
          "description": "Older form of \`hooksConfig.enabled\`.",
          "type": "boolean"
        },
        "disabled": {
          "description": "Older form of \`hooksConfig.disabled\`.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "notifications": {
          "description": "Older form of \`hooksConfig.notifications\`.",
          "type": "boolean"
        },
        "AfterAgent": {
          "description": "A turn of the agent has ended with a response. The hook may make the agent continue.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "Ignored: every hook of this event runs.",
                "type": "string"
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "AfterMerge": {
          "description": "A branch was merged. The hook may record it.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "Ignored: every hook of this event runs.",
                "type": "string"
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "AfterModel": {
          "description": "The model has responded. The hook may edit or replace the response.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "Ignored: every hook of this event runs.",
                "type": "string"
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "AfterTool": {
          "description": "A tool has run. The hook may add context for the model, or hide the result from the display.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that matches part of \`tool_name\`. Missing, empty and \`*\` match always.",
                "type": "string"
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "BeforeAgent": {
          "description": "A turn of the agent begins with a prompt. The hook may block it or add context.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "Ignored: every hook of this event runs.",
                "type": "string"
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "BeforeDeploy": {
          "description": "A build is about to be deployed. The hook may block it.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that matches all of \`environment\`. Missing, empty and \`*\` match always.",
                "type": "string",
                "examples": [
                  "staging",
                  "production"
                ]
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "BeforeModel": {
          "description": "A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "Ignored: every hook of this event runs.",
                "type": "string"
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "BeforeTool": {
          "description": "A tool is about to run. The hook may block the call or change its arguments.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that matches part of \`tool_name\`. Missing, empty and \`*\` match always.",
                "type": "string"
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "BeforeToolSelection": {
          "description": "The model is about to be offered tools. The hook may restrict them.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "Ignored: every hook of this event runs.",
                "type": "string"
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "Notification": {
          "description": "The agent notifies the user. The hook may forward the message.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that matches all of \`notification_type\`. Missing, empty and \`*\` match always.",
                "type": "string",
                "examples": [
                  "ToolPermission",
                  "other"
                ]
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "PreCompress": {
          "description": "The conversation is about to be compressed. The hook may save parts of it.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that matches all of \`trigger\`. Missing, empty and \`*\` match always.",
                "type": "string",
                "examples": [
                  "manual",
                  "auto"
                ]
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "SessionEnd": {
          "description": "A session ends. The hook may clean up or write a record.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that matches all of \`reason\`. Missing, empty and \`*\` match always.",
                "type": "string",
                "examples": [
                  "exit",
                  "clear",
                  "logout",
                  "prompt_input_exit",
                  "other"
                ]
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        },
        "SessionStart": {
          "description": "A session begins. The hook may add context for the agent.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a matcher.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that matches all of \`source\`. Missing, empty and \`*\` match always.",
                "type": "string",
                "examples": [
                  "startup",
                  "resume",
                  "clear",
                  "compress"
                ]
              },
              "sequential": {
                "$ref": "#/definitions/HookDefinition/properties/sequential"
              },
              "hooks": {
                "$ref": "#/definitions/HookDefinition/properties/hooks"
              }
            },
            "required": [
              "hooks"
            ],
            "additionalProperties": false
          }
        }
      },
      "additionalProperties": false
    },
    "HttpHookConfig": {
      "description": "Hook that calls a service: it sends the input by POST and reads the response like a script's output.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "http"
        },
        "url": {
          "description": "URL of the service: https, or http on this machine. Redirects are not followed.",
          "type": "string",
          "pattern": "^[Hh][Tt][Tt][Pp][Ss]?://\\\\S+$"
        },
        "headers": {
          "description": "Headers to send. \`$NAME\` and \`\${NAME}\` are replaced by variables of the host's environment that \`httpAllowedEnv\` lists; \`$$\` is a dollar sign.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "name": {
          "description": "Name shown in traces and used to enable or disable the hook.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit for the whole request, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "maxRequestBytes": {
          "description": "Maximum size of the input in bytes. A larger input blocks an event that can be blocked.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1073741824,
          "default": 8388608
        },
        "onError": {
          "description": "Effect of a failure: the service cannot be reached, times out or returns an invalid response.",
          "default": "allow",
          "allOf": [
            {
              "$ref": "#/definitions/HookErrorPolicy"
            }
          ]
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Source of the hook; set by the registry.",
          "allOf": [
            {
              "$ref": "#/definitions/ConfigSource"
            }
          ]
        }
      },
      "required": [
        "type",
        "url"
      ],
      "additionalProperties": false
    },
    "PluginHookConfig": {
      "description": "Reserved. Accepted in settings, but never runs.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "plugin"
        },
        "name": {
          "description": "Name shown in traces.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Source of the hook; set by the registry.",
          "allOf": [
            {
              "$ref": "#/definitions/ConfigSource"
            }
          ]
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "WorkerHookConfig": {
      "description": "Hook that runs a command which is started once and reused: it receives events as lines of JSON. Without \`args\`, \`command\` is shell text; with \`args\`, it is a program that is started without a shell.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Hook type.",
          "const": "worker"
        },
        "command": {
          "description": "Shell text, or, if \`args\` is given, the path or name of a program.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "args": {
          "description": "Arguments of the program. If given, no shell is used.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "name": {
          "description": "Name shown in traces and used to enable or disable the hook.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "Description of the hook.",
          "type": "string"
        },
        "timeout": {
          "description": "Time limit for the response, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "startTimeout": {
          "description": "Time limit for the hello frame, in milliseconds. Without a hello frame, the command runs once for each event, like a hook of the type \`command\`.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 2000
        },
        "maxCalls": {
          "description": "Number of responses after which the worker is replaced.",
          "type": "integer",
          "minimum": 1,
          "default": 10000
        },
        "idleTimeout": {
          "description": "Time in milliseconds after which an idle worker is ended.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 300000
        },
        "env": {
          "description": "Environment variables for this hook only.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "onError": {
          "description": "Effect of a failure: an error, a timeout, or an invalid response.",
          "default": "allow",
          "allOf": [
            {
              "$ref": "#/definitions/HookErrorPolicy"
            }
          ]
        },
        "async": {
          "description": "True runs the hook in the background: its output has no effect, and its result is added to the trace when it ends.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records its output in the trace, without any effect.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Source of the hook; set by the registry.",
          "allOf": [
            {
              "$ref": "#/definitions/ConfigSource"
            }
          ]
        }
      },
      "required": [
        "type",
        "command"
      ],
      "additionalProperties": false
    }
  }
}
`,
  "kit/hookwright_kit.py": `# Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.
"""Kit for hooks in Python, in one file. Save it next to the hook.

    from hookwright_kit import define_hook, deny

    define_hook("BeforeTool", lambda event: deny("Not today."))
"""

from __future__ import annotations

import json
import os
import sys

# Type checkers treat it as true. Importing typing takes longer than loading the rest of the kit.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any, Callable, Generic, Literal, Sequence, TypedDict, TypeVar, Union, overload

    _Name = TypeVar("_Name", covariant=True)

    class Answer(Generic[_Name]):
        """Return value of a helper, which a hook returns. Its name decides which events accept it."""

        def __init__(self, name: _Name, output: dict[str, Any], value: Any = None) -> None:
            self.name = name
            self.output = output
            self.value = value

else:

    class Answer:
        __slots__ = ("name", "output", "value")

        def __init__(self, name, output, value=None):
            self.name = name
            self.output = output
            self.value = value

    def overload(function):
        return function


# Rows by event: supported answers with the field of hookSpecificOutput that takes the value, merge rules and texts.
_EVENTS: dict[str, dict[str, Any]] = {}
# Merge rules of the fields that every output has.
_COMMON: dict[str, Any] = {}


def register_events(events: dict[str, dict[str, Any]]) -> None:
    """Adds the events of a host's contract to the kit. The host's generated kit calls it."""
    _EVENTS.update(events)


# These return a plain bool: type narrowing by a checker would be stricter than JSON.
def _is_answer(value: Any) -> bool:
    return isinstance(value, Answer)


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.strip() != ""


def allow(reason: str = "") -> Answer[Literal["allow"]]:
    """Allows the action. Returning nothing instead leaves the decision to other hooks and to the host."""
    return Answer("allow", {"decision": "allow", "reason": reason} if reason else {"decision": "allow"})


def deny(reason: str) -> Answer[Literal["deny"]]:
    """Blocks the action. The model reads the reason."""
    return Answer("deny", {"decision": "deny", "reason": reason})


def ask(reason: str) -> Answer[Literal["ask"]]:
    """Asks the user for confirmation."""
    return Answer("ask", {"decision": "ask", "reason": reason})


def stop(reason: str) -> Answer[Literal["stop"]]:
    """Stops the agent. The user reads the reason."""
    return Answer("stop", {"continue": False, "stopReason": reason})


def say(message: str) -> Answer[Literal["say"]]:
    """Sends a message to the model."""
    return Answer("say", {"systemMessage": message})


def rewrite_input(changes: _RewriteInputValue) -> Answer[Literal["rewrite_input"]]:
    """Changes the tool's arguments or the model request. Other fields stay as they are."""
    return Answer("rewrite_input", {}, changes)


def add_context(text: str) -> Answer[Literal["add_context"]]:
    """Adds context for the model."""
    return Answer("add_context", {}, text)


def respond(response: Union[str, _RespondValue]) -> Answer[Literal["respond"]]:
    """Answers instead of the model: the request is not sent."""
    return Answer("respond", {"decision": "deny"}, {"text": response} if isinstance(response, str) else response)


def replace_response(response: Union[str, _ReplaceResponseValue]) -> Answer[Literal["replace_response"]]:
    """Replaces the model's response."""
    return Answer("replace_response", {}, {"text": response} if isinstance(response, str) else response)


def redact(event: Any, redaction: Callable[[str], str]) -> Answer[Literal["redact"]]:
    """Applies a redaction to every text that is sent to the model or comes from it. Tool calls are kept.

    If a hook returns several answers, the redactions are applied in order, also to the texts of the other answers.
    """
    return Answer("redact", {}, (redaction, _changes_to(event, _row_of(event), redaction)))


def restrict_tools(choice: Union[list[str], tuple[str, ...], _RestrictToolsValue]) -> Answer[Literal["restrict_tools"]]:
    """Restricts the model to these tools. An empty list allows none."""
    if isinstance(choice, dict):
        return Answer("restrict_tools", {}, choice)
    # Some models would treat an empty list as no restriction.
    names = list(choice)
    return Answer("restrict_tools", {}, {"allowedFunctionNames": names} if names else {"mode": "NONE"})


_COMMON.update({"continue": "and", "stopReason": "join", "suppressOutput": "or", "systemMessage": "join", "decision": "decision", "reason": "reason"})


register_events(
    {
        "AfterAgent": {
            "answers": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
            "merge": {"clearContext": "or", "additionalContext": "join"},
            "texts": {},
        },
        "AfterMerge": {
            "answers": {"say": ""},
            "merge": {},
            "texts": {},
        },
        "AfterModel": {
            "answers": {"stop": "", "replace_response": "llm_response", "redact": "", "say": ""},
            "merge": {"llm_response": "last", "keepToolCalls": "every"},
            "texts": {"llm_response": {"text": "fallback", "candidates": [{"content": {"parts": "parts?"}}]}},
        },
        "AfterTool": {
            "answers": {"stop": "", "add_context": "additionalContext", "say": ""},
            "merge": {"additionalContext": "join", "tailToolCallRequest": "last"},
            "texts": {},
        },
        "BeforeAgent": {
            "answers": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
            "merge": {"additionalContext": "join"},
            "texts": {},
        },
        "BeforeDeploy": {
            "answers": {"allow": "", "deny": "", "say": ""},
            "merge": {"tell": "join"},
            "texts": {},
        },
        "BeforeModel": {
            "answers": {"allow": "", "deny": "", "stop": "", "rewrite_input": "llm_request", "respond": "llm_response", "redact": "", "say": ""},
            "merge": {"llm_request": ["merge", {"messages": "last", "toolConfig": "tool-config"}], "llm_response": "last", "system_instruction": "last", "tool_results": "by-id"},
            "texts": {"llm_request": {"messages": [{"content": "content"}]}, "llm_response": {"text": "fallback", "candidates": [{"content": {"parts": "parts?"}}]}, "system_instruction": "text?", "tool_results": [{"text": "text"}]},
        },
        "BeforeTool": {
            "answers": {"allow": "", "deny": "", "ask": "", "stop": "", "rewrite_input": "tool_input", "add_context": "additionalContext", "say": ""},
            "merge": {"tool_input": "merge", "tool_input_mode": "mode", "permissionDecision": "decision", "permissionDecisionReason": "reason", "additionalContext": "join"},
            "texts": {},
        },
        "BeforeToolSelection": {
            "answers": {"stop": "", "restrict_tools": "toolConfig", "say": ""},
            "merge": {"toolConfig": "tool-config"},
            "texts": {},
        },
        "Notification": {
            "answers": {"say": ""},
            "merge": {},
            "texts": {},
        },
        "PreCompress": {
            "answers": {"say": ""},
            "merge": {},
            "texts": {},
        },
        "SessionEnd": {
            "answers": {"say": ""},
            "merge": {},
            "texts": {},
        },
        "SessionStart": {
            "answers": {"add_context": "additionalContext", "say": ""},
            "merge": {"additionalContext": "join"},
            "texts": {},
        },
    }
)


if TYPE_CHECKING:
    # Names of the events.
    HookEventName = Literal[
        "AfterAgent",
        "AfterMerge",
        "AfterModel",
        "AfterTool",
        "BeforeAgent",
        "BeforeDeploy",
        "BeforeModel",
        "BeforeTool",
        "BeforeToolSelection",
        "Notification",
        "PreCompress",
        "SessionEnd",
        "SessionStart",
    ]

    # Environment that a build can be deployed to.
    Environment = Literal[
        "staging",
        "production",
    ]

    # Decision of a hook. \`block\` and \`deny\` block the operation; \`allow\` and \`approve\` let it continue; \`ask\` leaves the choice to the host without blocking.
    HookDecision = Literal[
        "ask",
        "block",
        "deny",
        "approve",
        "allow",
    ]

    # Reason why the model stopped.
    LLMFinishReason = Literal[
        "STOP",
        "MAX_TOKENS",
        "SAFETY",
        "RECITATION",
        "OTHER",
    ]

    # Role of the speaker of a message.
    LLMRole = Literal[
        "user",
        "model",
        "system",
    ]

    # Known types of notification.
    NotificationType = Literal[
        "ToolPermission",
        "other",
    ]

    # Trigger of a compression of the conversation.
    PreCompressTrigger = Literal[
        "manual",
        "auto",
    ]

    # Reason why a session ends.
    SessionEndReason = Literal[
        "exit",
        "clear",
        "logout",
        "prompt_input_exit",
        "other",
    ]

    # Reason why a session begins.
    SessionStartSource = Literal[
        "startup",
        "resume",
        "clear",
        "compress",
    ]

    # Tool calling mode of the model: \`AUTO\` lets the model decide, \`ANY\` requires a tool call, \`NONE\` forbids tool calls.
    ToolCallingMode = Literal[
        "AUTO",
        "ANY",
        "NONE",
    ]

    class _AfterAgentHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["AfterAgent"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Prompt of the user.
        prompt: str
        # Response of the agent.
        prompt_response: str
        # True if an AfterAgent hook started this turn. Block again only with care, or the agent never ends.
        stop_hook_active: bool

    class AfterAgentHookInput(_AfterAgentHookInputRequired, total=False):
        """A turn of the agent has ended with a response. The hook may make the agent continue."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin

    class AfterAgentSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["AfterAgent"]
        # True asks the host to clear the conversation so far.
        clearContext: bool
        # Text that is added for the model to read.
        additionalContext: str

    _AfterAgentOutputOptionalKeywords = TypedDict(
        "_AfterAgentOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class AfterAgentOutput(_AfterAgentOutputOptionalKeywords, total=False):
        """Accept the response, or block: the reason becomes the next prompt."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: AfterAgentSpecificOutput

    class _AfterMergeHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["AfterMerge"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Branch that was merged.
        branch: str

    class AfterMergeHookInput(_AfterMergeHookInputRequired, total=False):
        """A branch was merged. The hook may record it."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin
        # Person who merged it, if known.
        merged_by: str

    class AfterMergeSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["AfterMerge"]

    _AfterMergeOutputOptionalKeywords = TypedDict(
        "_AfterMergeOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class AfterMergeOutput(_AfterMergeOutputOptionalKeywords, total=False):
        """Send a message to the model. Blocking is no longer possible."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: AfterMergeSpecificOutput

    class _AfterModelHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["AfterModel"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Request that was sent.
        llm_request: LLMRequest
        # Response of the model.
        llm_response: LLMResponse

    class AfterModelHookInput(_AfterModelHookInputRequired, total=False):
        """The model has responded. The hook may edit or replace the response."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin
        # Tool calls that the response requests. Absent if there are none.
        tool_calls: list[LLMToolCall]

    class AfterModelSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["AfterModel"]
        # Response to use instead.
        llm_response: LLMResponsePatch
        # \`true\` lets \`llm_response\` change the text only: the tool calls of the response stay.
        keepToolCalls: bool

    _AfterModelOutputOptionalKeywords = TypedDict(
        "_AfterModelOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class AfterModelOutput(_AfterModelOutputOptionalKeywords, total=False):
        """Edit or replace the response, hide it from the display, or stop the agent."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: AfterModelSpecificOutput

    class _AfterToolHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["AfterTool"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Name of the tool.
        tool_name: str
        # Arguments of the tool call.
        tool_input: dict[str, Any]
        # Result of the tool: usually an object with \`llmContent\`, \`returnDisplay\`, \`metadata\` and \`error\`. If the tool threw, only \`error\`.
        tool_response: Any

    class AfterToolHookInput(_AfterToolHookInputRequired, total=False):
        """A tool has run. The hook may add context for the model, or hide the result from the display."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin
        # MCP server that provides the tool, if any.
        mcp_context: McpContext
        # Tool name that the model requested, if the host resolved it to another tool.
        original_request_name: str

    class AfterToolSpecificOutputTailToolCallRequest(TypedDict):
        """Tool call that the host may make right after this one."""

        # Name of the tool.
        name: str
        # Arguments of the tool call.
        args: dict[str, Any]

    class AfterToolSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["AfterTool"]
        # Text that is added for the model to read.
        additionalContext: str
        # Tool call that the host may make right after this one.
        tailToolCallRequest: AfterToolSpecificOutputTailToolCallRequest

    _AfterToolOutputOptionalKeywords = TypedDict(
        "_AfterToolOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class AfterToolOutput(_AfterToolOutputOptionalKeywords, total=False):
        """Add context to the tool result, hide it from the display, or stop the agent."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: AfterToolSpecificOutput

    class _BeforeAgentHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["BeforeAgent"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Prompt of the user.
        prompt: str

    class BeforeAgentHookInput(_BeforeAgentHookInputRequired, total=False):
        """A turn of the agent begins with a prompt. The hook may block it or add context."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin

    class BeforeAgentSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["BeforeAgent"]
        # Text that is added for the model to read.
        additionalContext: str

    _BeforeAgentOutputOptionalKeywords = TypedDict(
        "_BeforeAgentOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeAgentOutput(_BeforeAgentOutputOptionalKeywords, total=False):
        """Block the turn, add context to the prompt, or stop the agent."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: BeforeAgentSpecificOutput

    class _BeforeDeployHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["BeforeDeploy"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Environment to deploy to.
        environment: Environment
        # Commit that was built.
        commit: str
        # Services to deploy; empty means all.
        services: list[str]

    class BeforeDeployHookInput(_BeforeDeployHookInputRequired, total=False):
        """A build is about to be deployed. The hook may block it."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin

    class BeforeDeploySpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["BeforeDeploy"]
        # People to notify, one name per line.
        tell: str

    _BeforeDeployOutputOptionalKeywords = TypedDict(
        "_BeforeDeployOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeDeployOutput(_BeforeDeployOutputOptionalKeywords, total=False):
        """Block the deployment, or name the people to notify."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: BeforeDeploySpecificOutput

    class _BeforeModelHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["BeforeModel"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Request to the model.
        llm_request: LLMRequest

    class BeforeModelHookInput(_BeforeModelHookInputRequired, total=False):
        """A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin
        # System instruction for the model, as text. Absent if the request has none.
        system_instruction: str
        # Tool results that the model is about to read, oldest first. Absent if the request has none.
        tool_results: list[LLMToolResult]

    class BeforeModelSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["BeforeModel"]
        # Changes to the request.
        llm_request: LLMRequestPatch
        # Response to use instead of the model's; used if the request is blocked or stopped.
        llm_response: LLMResponsePatch
        # System instruction to send instead. An empty text removes it.
        system_instruction: str
        # Tool results with replacement texts, by id. Other results stay unchanged.
        tool_results: list[LLMToolResultPatch]

    _BeforeModelOutputOptionalKeywords = TypedDict(
        "_BeforeModelOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeModelOutput(_BeforeModelOutputOptionalKeywords, total=False):
        """Change the request, block it, or respond instead of the model."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: BeforeModelSpecificOutput

    class _BeforeToolHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["BeforeTool"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Name of the tool.
        tool_name: str
        # Arguments of the tool call.
        tool_input: dict[str, Any]

    class BeforeToolHookInput(_BeforeToolHookInputRequired, total=False):
        """A tool is about to run. The hook may block the call or change its arguments."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin
        # MCP server that provides the tool, if any.
        mcp_context: McpContext
        # Tool name that the model requested, if the host resolved it to another tool.
        original_request_name: str

    class BeforeToolSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["BeforeTool"]
        # Arguments to change. Others stay unchanged, unless \`tool_input_mode\` is \`replace\`.
        tool_input: dict[str, Any]
        # \`replace\` makes \`tool_input\` the complete arguments: missing ones are removed.
        tool_input_mode: Literal["merge", "replace"]
        # Alternative to \`decision\`; \`block\` and \`deny\` block the call.
        permissionDecision: HookDecision
        # Reason for the decision; takes precedence over \`reason\`.
        permissionDecisionReason: str
        # Text that is added for the model to read, after the result or the reason of a block.
        additionalContext: str

    _BeforeToolOutputOptionalKeywords = TypedDict(
        "_BeforeToolOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeToolOutput(_BeforeToolOutputOptionalKeywords, total=False):
        """Block the tool call, change its arguments, add context for the model, or stop the agent."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: BeforeToolSpecificOutput

    class _BeforeToolSelectionHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["BeforeToolSelection"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Request to the model.
        llm_request: LLMRequest
        # Tools on offer.
        available_tools: list[Any]

    class BeforeToolSelectionHookInput(_BeforeToolSelectionHookInputRequired, total=False):
        """The model is about to be offered tools. The hook may restrict them."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin

    class BeforeToolSelectionSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["BeforeToolSelection"]
        # Tools that may be called. The lists of several hooks are united; \`NONE\` overrides all others.
        toolConfig: HookToolConfig

    _BeforeToolSelectionOutputOptionalKeywords = TypedDict(
        "_BeforeToolSelectionOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeToolSelectionOutput(_BeforeToolSelectionOutputOptionalKeywords, total=False):
        """Restrict the tools, or stop the agent."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: BeforeToolSelectionSpecificOutput

    class _HookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event that fired.
        hook_event_name: HookEventName
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str

    class HookInput(_HookInputRequired, total=False):
        """Fields that every hook reads on standard input, for every event."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin

    class HookOrigin(TypedDict, total=False):
        """Agent in which an event happened, if its hooks run on another machine."""

        # Working directory of that agent.
        cwd: str
        # Session of that agent.
        session_id: str
        # True if the values come from the agent and are not verified.
        told: bool

    _HookOutputOptionalKeywords = TypedDict(
        "_HookOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class HookOutput(_HookOutputOptionalKeywords, total=False):
        """Fields that every hook may print on standard output, as one JSON object. All are optional. No output means: continue."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: dict[str, Any]

    class HookToolConfig(TypedDict, total=False):
        """Tools that the model may call."""

        # Tool calling mode of the model.
        mode: ToolCallingMode
        # Names of the tools that may be called.
        allowedFunctionNames: list[str]

    class LLMCandidateContent(TypedDict):
        """Content of the candidate."""

        # Always \`model\`.
        role: Literal["model"]
        # Texts of the candidate.
        parts: list[str]

    class _LLMCandidateRequired(TypedDict):
        # Content of the candidate.
        content: LLMCandidateContent

    class LLMCandidate(_LLMCandidateRequired, total=False):
        """One candidate of a model response."""

        # Reason why the model stopped.
        finishReason: LLMFinishReason
        # Index of the candidate.
        index: float
        # Safety ratings of the candidate.
        safetyRatings: list[LLMSafetyRating]

    class LLMCandidatePatchContentPartsItem(TypedDict, total=False):
        # Text of the part.
        text: str

    class LLMCandidatePatchContent(TypedDict, total=False):
        """Content of the candidate."""

        # Always read as \`model\`.
        role: str
        # Texts of the candidate, as strings or as objects with \`text\`. An empty list empties the candidate.
        parts: list[Union[str, LLMCandidatePatchContentPartsItem]]

    class LLMCandidatePatch(TypedDict, total=False):
        """One candidate of a model response as a hook may write it."""

        # Content of the candidate.
        content: LLMCandidatePatchContent
        # Reason why the model stopped. An unknown value is read as \`OTHER\`.
        finishReason: str
        # Index of the candidate.
        index: float
        # Safety ratings of the candidate.
        safetyRatings: list[LLMSafetyRating]

    class LLMConfig(TypedDict, total=False):
        """Settings of a model call that hooks can read and change. Other keys are passed through."""

        # Sampling temperature.
        temperature: float
        # Maximum number of tokens in the response.
        maxOutputTokens: float
        # Probability mass to sample from (nucleus sampling).
        topP: float
        # Number of candidate tokens to sample from.
        topK: float
        # Texts that end the response.
        stopSequences: list[str]
        # Number of requested candidates.
        candidateCount: float
        # Penalty for words that were already used.
        presencePenalty: float
        # Penalty for frequent words.
        frequencyPenalty: float

    class LLMMessage(TypedDict):
        """One message of a conversation, as text."""

        # Role of the speaker.
        role: LLMRole
        # Text of the message.
        content: str

    class LLMMessagePatch(TypedDict):
        """Message of a conversation as a hook may write it."""

        # Role of the speaker: \`user\`, \`model\` or \`system\`. \`assistant\` is read as \`model\`, any other value as \`user\`.
        role: str
        # Text of the message. The texts of a list are joined.
        content: Union[str, list[Any]]

    class _LLMRequestRequired(TypedDict):
        # Name of the model.
        model: str
        # Conversation, oldest message first. Messages without text are left out.
        messages: list[LLMMessage]

    class LLMRequest(_LLMRequestRequired, total=False):
        """Request to the model in a form that is the same for every model SDK. Contains text only."""

        # Settings of the call.
        config: LLMConfig
        # Tools that the model may call.
        toolConfig: HookToolConfig

    class LLMRequestPatch(TypedDict, total=False):
        """Changes to a request; missing fields stay unchanged. \`messages\`, if given, is the whole conversation. Images, tool calls and other parts that are not text stay with their message."""

        # Model to use instead.
        model: str
        # Whole conversation to send instead.
        messages: list[LLMMessagePatch]
        # Settings to change; the others stay.
        config: LLMConfig
        # Choice of tools to use instead.
        toolConfig: HookToolConfig

    class _LLMResponseRequired(TypedDict):
        # Candidates of the response.
        candidates: list[LLMCandidate]

    class LLMResponse(_LLMResponseRequired, total=False):
        """Response of the model in a form that is the same for every model SDK. Contains text only."""

        # Text of the first candidate.
        text: str
        # Number of tokens that the call used.
        usageMetadata: LLMUsage

    class LLMResponsePatch(TypedDict, total=False):
        """Response that replaces the model's. \`{ "text": "..." }\` is enough."""

        # Text of the response, if there are no candidates.
        text: str
        # Candidates of the response.
        candidates: list[LLMCandidatePatch]
        # Number of tokens that the call used.
        usageMetadata: LLMUsage

    class LLMSafetyRating(TypedDict):
        """Safety rating of a candidate by the model service."""

        # Category of harm.
        category: str
        # Probability of harm.
        probability: str

    class LLMToolCall(TypedDict):
        """Tool call that the model requests."""

        # Id of the call, or a number with \`#\` if the model's API has no ids.
        id: str
        # Name of the tool.
        name: str
        # Arguments of the call; the original text if they are not valid JSON.
        args: Any

    class LLMToolResult(TypedDict):
        """Result of a tool, as the model is about to read it."""

        # Id of the call, or a number with \`#\` if the model's API has no ids.
        id: str
        # Name of the tool; empty if the request does not contain it.
        name: str
        # Text of the result, or its JSON if it has no text.
        text: str

    class LLMToolResultPatch(TypedDict):
        """Replacement text for the result of a tool, as a hook may write it."""

        # Id of the result.
        id: str
        # Replacement text or JSON.
        text: str

    class LLMUsage(TypedDict, total=False):
        """Number of tokens that a call used."""

        # Tokens of the request.
        promptTokenCount: float
        # Tokens of the response.
        candidatesTokenCount: float
        # Tokens of request and response together.
        totalTokenCount: float

    class _McpContextRequired(TypedDict):
        # Name of the MCP server.
        server_name: str

    class McpContext(_McpContextRequired, total=False):
        """MCP server that provides a tool."""

        # Address of the server.
        server_uri: str
        # Name of the tool on that server.
        tool_name: str
        # Command that started the server.
        command: str
        # Arguments of that command.
        args: list[str]
        # Working directory of the server.
        cwd: str
        # URL of a server reached over HTTP.
        url: str
        # Address of a server reached over TCP.
        tcp: str

    class _NotificationHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["Notification"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Text of the notification.
        message: str
        # Type of the notification: a known type, or a custom one of the host.
        notification_type: str
        # Further details, depending on the type.
        details: dict[str, Any]

    class NotificationHookInput(_NotificationHookInputRequired, total=False):
        """The agent notifies the user. The hook may forward the message."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin
        # Severity, as the host names it.
        level: str

    class NotificationSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["Notification"]

    _NotificationOutputOptionalKeywords = TypedDict(
        "_NotificationOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class NotificationOutput(_NotificationOutputOptionalKeywords, total=False):
        """No decision: block and stop are ignored."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: NotificationSpecificOutput

    class _PreCompressHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["PreCompress"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Trigger of the compression.
        trigger: PreCompressTrigger

    class PreCompressHookInput(_PreCompressHookInputRequired, total=False):
        """The conversation is about to be compressed. The hook may save parts of it."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin

    class PreCompressSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["PreCompress"]

    _PreCompressOutputOptionalKeywords = TypedDict(
        "_PreCompressOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class PreCompressOutput(_PreCompressOutputOptionalKeywords, total=False):
        """No decision: block and stop are ignored."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: PreCompressSpecificOutput

    class _SessionEndHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["SessionEnd"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Reason why the session ends.
        reason: SessionEndReason

    class SessionEndHookInput(_SessionEndHookInputRequired, total=False):
        """A session ends. The hook may clean up or write a record."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin

    class SessionEndSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["SessionEnd"]

    _SessionEndOutputOptionalKeywords = TypedDict(
        "_SessionEndOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class SessionEndOutput(_SessionEndOutputOptionalKeywords, total=False):
        """No decision: block and stop are ignored."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: SessionEndSpecificOutput

    class _SessionStartHookInputRequired(TypedDict):
        # Session that the event belongs to.
        session_id: str
        # Working directory of the agent. Hooks run in it.
        cwd: str
        # Name of the event.
        hook_event_name: Literal["SessionStart"]
        # Time when the event fired, in ISO-8601.
        timestamp: str
        # File with the conversation so far; empty if there is none.
        transcript_path: str
        # Reason why the session begins.
        source: SessionStartSource

    class SessionStartHookInput(_SessionStartHookInputRequired, total=False):
        """A session begins. The hook may add context for the agent."""

        # Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
        origin: HookOrigin

    class SessionStartSpecificOutput(TypedDict, total=False):
        """Fields of this event only."""

        # Name of the event. Optional.
        hookEventName: Literal["SessionStart"]
        # Text that is added for the model to read.
        additionalContext: str

    _SessionStartOutputOptionalKeywords = TypedDict(
        "_SessionStartOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
            "continue": "bool",
        },
        total=False,
    )

    class SessionStartOutput(_SessionStartOutputOptionalKeywords, total=False):
        """Add context for the agent. Block and stop are ignored."""

        # Reason for stopping the agent; shown if \`continue\` is false.
        stopReason: str
        # \`true\` hides the result of the operation from the display. The model still receives it.
        suppressOutput: bool
        # Message for the model. It is never shown to the user on its own.
        systemMessage: str
        # Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
        decision: Union[HookDecision, None]
        # Reason for the decision. The model reads it if the operation is blocked.
        reason: str
        # Fields of this event only.
        hookSpecificOutput: SessionStartSpecificOutput

    # Input of any hook. \`hook_event_name\` is the name of the event.
    AnyHookInput = Union[
        AfterAgentHookInput,
        AfterMergeHookInput,
        AfterModelHookInput,
        AfterToolHookInput,
        BeforeAgentHookInput,
        BeforeDeployHookInput,
        BeforeModelHookInput,
        BeforeToolHookInput,
        BeforeToolSelectionHookInput,
        NotificationHookInput,
        PreCompressHookInput,
        SessionEndHookInput,
        SessionStartHookInput,
    ]

    # Output of any hook.
    AnyHookOutput = Union[
        AfterAgentOutput,
        AfterMergeOutput,
        AfterModelOutput,
        AfterToolOutput,
        BeforeAgentOutput,
        BeforeDeployOutput,
        BeforeModelOutput,
        BeforeToolOutput,
        BeforeToolSelectionOutput,
        NotificationOutput,
        PreCompressOutput,
        SessionEndOutput,
        SessionStartOutput,
    ]

    _AfterAgentOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["stop"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        AfterAgentOutput,
    ]

    # Return value of a AfterAgent hook.
    AfterAgentReply = Union[
        _AfterAgentOneReply,
        Sequence[_AfterAgentOneReply],
        None,
    ]

    _AfterMergeOneReply = Union[
        Answer[Literal["say"]],
        AfterMergeOutput,
    ]

    # Return value of a AfterMerge hook.
    AfterMergeReply = Union[
        _AfterMergeOneReply,
        Sequence[_AfterMergeOneReply],
        None,
    ]

    _AfterModelOneReply = Union[
        Answer[Literal["stop"]],
        Answer[Literal["replace_response"]],
        Answer[Literal["redact"]],
        Answer[Literal["say"]],
        AfterModelOutput,
    ]

    # Return value of a AfterModel hook.
    AfterModelReply = Union[
        _AfterModelOneReply,
        Sequence[_AfterModelOneReply],
        None,
    ]

    _AfterToolOneReply = Union[
        Answer[Literal["stop"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        AfterToolOutput,
    ]

    # Return value of a AfterTool hook.
    AfterToolReply = Union[
        _AfterToolOneReply,
        Sequence[_AfterToolOneReply],
        None,
    ]

    _BeforeAgentOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["stop"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        BeforeAgentOutput,
    ]

    # Return value of a BeforeAgent hook.
    BeforeAgentReply = Union[
        _BeforeAgentOneReply,
        Sequence[_BeforeAgentOneReply],
        None,
    ]

    _BeforeDeployOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["say"]],
        BeforeDeployOutput,
    ]

    # Return value of a BeforeDeploy hook.
    BeforeDeployReply = Union[
        _BeforeDeployOneReply,
        Sequence[_BeforeDeployOneReply],
        None,
    ]

    _BeforeModelOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["stop"]],
        Answer[Literal["rewrite_input"]],
        Answer[Literal["respond"]],
        Answer[Literal["redact"]],
        Answer[Literal["say"]],
        BeforeModelOutput,
    ]

    # Return value of a BeforeModel hook.
    BeforeModelReply = Union[
        _BeforeModelOneReply,
        Sequence[_BeforeModelOneReply],
        None,
    ]

    _BeforeToolOneReply = Union[
        Answer[Literal["allow"]],
        Answer[Literal["deny"]],
        Answer[Literal["ask"]],
        Answer[Literal["stop"]],
        Answer[Literal["rewrite_input"]],
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        BeforeToolOutput,
    ]

    # Return value of a BeforeTool hook.
    BeforeToolReply = Union[
        _BeforeToolOneReply,
        Sequence[_BeforeToolOneReply],
        None,
    ]

    _BeforeToolSelectionOneReply = Union[
        Answer[Literal["stop"]],
        Answer[Literal["restrict_tools"]],
        Answer[Literal["say"]],
        BeforeToolSelectionOutput,
    ]

    # Return value of a BeforeToolSelection hook.
    BeforeToolSelectionReply = Union[
        _BeforeToolSelectionOneReply,
        Sequence[_BeforeToolSelectionOneReply],
        None,
    ]

    _NotificationOneReply = Union[
        Answer[Literal["say"]],
        NotificationOutput,
    ]

    # Return value of a Notification hook.
    NotificationReply = Union[
        _NotificationOneReply,
        Sequence[_NotificationOneReply],
        None,
    ]

    _PreCompressOneReply = Union[
        Answer[Literal["say"]],
        PreCompressOutput,
    ]

    # Return value of a PreCompress hook.
    PreCompressReply = Union[
        _PreCompressOneReply,
        Sequence[_PreCompressOneReply],
        None,
    ]

    _SessionEndOneReply = Union[
        Answer[Literal["say"]],
        SessionEndOutput,
    ]

    # Return value of a SessionEnd hook.
    SessionEndReply = Union[
        _SessionEndOneReply,
        Sequence[_SessionEndOneReply],
        None,
    ]

    _SessionStartOneReply = Union[
        Answer[Literal["add_context"]],
        Answer[Literal["say"]],
        SessionStartOutput,
    ]

    # Return value of a SessionStart hook.
    SessionStartReply = Union[
        _SessionStartOneReply,
        Sequence[_SessionStartOneReply],
        None,
    ]

    _RewriteInputValue = Union[
        LLMRequestPatch,
        dict[str, Any],
    ]

    _RespondValue = Union[
        LLMResponsePatch,
    ]

    _ReplaceResponseValue = Union[
        LLMResponsePatch,
    ]

    _RestrictToolsValue = Union[
        HookToolConfig,
    ]


if not TYPE_CHECKING:
    _TYPES = {
        "HookEventName",
        "Environment",
        "HookDecision",
        "LLMFinishReason",
        "LLMRole",
        "NotificationType",
        "PreCompressTrigger",
        "SessionEndReason",
        "SessionStartSource",
        "ToolCallingMode",
        "AfterAgentHookInput",
        "AfterAgentSpecificOutput",
        "AfterAgentOutput",
        "AfterMergeHookInput",
        "AfterMergeSpecificOutput",
        "AfterMergeOutput",
        "AfterModelHookInput",
        "AfterModelSpecificOutput",
        "AfterModelOutput",
        "AfterToolHookInput",
        "AfterToolSpecificOutputTailToolCallRequest",
        "AfterToolSpecificOutput",
        "AfterToolOutput",
        "BeforeAgentHookInput",
        "BeforeAgentSpecificOutput",
        "BeforeAgentOutput",
        "BeforeDeployHookInput",
        "BeforeDeploySpecificOutput",
        "BeforeDeployOutput",
        "BeforeModelHookInput",
        "BeforeModelSpecificOutput",
        "BeforeModelOutput",
        "BeforeToolHookInput",
        "BeforeToolSpecificOutput",
        "BeforeToolOutput",
        "BeforeToolSelectionHookInput",
        "BeforeToolSelectionSpecificOutput",
        "BeforeToolSelectionOutput",
        "HookInput",
        "HookOrigin",
        "HookOutput",
        "HookToolConfig",
        "LLMCandidateContent",
        "LLMCandidate",
        "LLMCandidatePatchContentPartsItem",
        "LLMCandidatePatchContent",
        "LLMCandidatePatch",
        "LLMConfig",
        "LLMMessage",
        "LLMMessagePatch",
        "LLMRequest",
        "LLMRequestPatch",
        "LLMResponse",
        "LLMResponsePatch",
        "LLMSafetyRating",
        "LLMToolCall",
        "LLMToolResult",
        "LLMToolResultPatch",
        "LLMUsage",
        "McpContext",
        "NotificationHookInput",
        "NotificationSpecificOutput",
        "NotificationOutput",
        "PreCompressHookInput",
        "PreCompressSpecificOutput",
        "PreCompressOutput",
        "SessionEndHookInput",
        "SessionEndSpecificOutput",
        "SessionEndOutput",
        "SessionStartHookInput",
        "SessionStartSpecificOutput",
        "SessionStartOutput",
        "AnyHookInput",
        "AnyHookOutput",
        "AfterAgentReply",
        "AfterMergeReply",
        "AfterModelReply",
        "AfterToolReply",
        "BeforeAgentReply",
        "BeforeDeployReply",
        "BeforeModelReply",
        "BeforeToolReply",
        "BeforeToolSelectionReply",
        "NotificationReply",
        "PreCompressReply",
        "SessionEndReply",
        "SessionStartReply",
    }

    def __getattr__(name):
        if name in _TYPES:
            return dict
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@overload
def define_hook(event: Literal["AfterAgent"], function: Callable[[AfterAgentHookInput], AfterAgentReply]) -> None: ...
@overload
def define_hook(event: Literal["AfterMerge"], function: Callable[[AfterMergeHookInput], AfterMergeReply]) -> None: ...
@overload
def define_hook(event: Literal["AfterModel"], function: Callable[[AfterModelHookInput], AfterModelReply]) -> None: ...
@overload
def define_hook(event: Literal["AfterTool"], function: Callable[[AfterToolHookInput], AfterToolReply]) -> None: ...
@overload
def define_hook(event: Literal["BeforeAgent"], function: Callable[[BeforeAgentHookInput], BeforeAgentReply]) -> None: ...
@overload
def define_hook(event: Literal["BeforeDeploy"], function: Callable[[BeforeDeployHookInput], BeforeDeployReply]) -> None: ...
@overload
def define_hook(event: Literal["BeforeModel"], function: Callable[[BeforeModelHookInput], BeforeModelReply]) -> None: ...
@overload
def define_hook(event: Literal["BeforeTool"], function: Callable[[BeforeToolHookInput], BeforeToolReply]) -> None: ...
@overload
def define_hook(event: Literal["BeforeToolSelection"], function: Callable[[BeforeToolSelectionHookInput], BeforeToolSelectionReply]) -> None: ...
@overload
def define_hook(event: Literal["Notification"], function: Callable[[NotificationHookInput], NotificationReply]) -> None: ...
@overload
def define_hook(event: Literal["PreCompress"], function: Callable[[PreCompressHookInput], PreCompressReply]) -> None: ...
@overload
def define_hook(event: Literal["SessionEnd"], function: Callable[[SessionEndHookInput], SessionEndReply]) -> None: ...
@overload
def define_hook(event: Literal["SessionStart"], function: Callable[[SessionStartHookInput], SessionStartReply]) -> None: ...
def define_hook(event: str, function: Callable[[Any], Any]) -> None:
    """Runs the script as a hook of the event: reads standard input, calls the function, prints its output."""
    output = _claim_output()
    # Set by a host that runs the script as a worker, for several events. Child processes of the hook must not read it.
    if os.environ.pop("HOOKWRIGHT_WORKER", "") == "1":
        _serve_requests(event, function, output)
        return
    code, stdout, stderr = _answer_event(event, function, _read_input())
    _write(output, stdout)
    try:
        _write(2, stderr)
    except OSError:
        pass  # Standard error is closed; the output and the exit code still count.
    if code != 0:
        sys.exit(code)


def _claim_output() -> int:
    # Standard output is only for the hook's output: other prints of the hook and its children go to standard error.
    try:
        output = os.dup(1)
        os.dup2(2, 1)
        return output
    except OSError:
        return 1


def _read_input() -> bytes:
    chunks: list[bytes] = []
    while True:
        try:
            chunk = os.read(0, 65536)
        except BlockingIOError:
            import select

            select.select([0], [], [])
            continue
        if not chunk:
            return b"".join(chunks)
        chunks.append(chunk)


def _write(descriptor: int, text: str) -> None:
    data = text.encode("utf-8", "backslashreplace")
    while data:
        try:
            data = data[os.write(descriptor, data) :]
        except BlockingIOError:
            import select

            select.select([], [descriptor], [])


def _answer_event(event: str, function: Callable[[Any], Any], data: bytes) -> tuple[int, str, str]:
    """Runs the hook for an event given as JSON. Returns exit code, stdout and stderr. Never raises."""
    try:
        given: Any = json.loads(data)
    except (ValueError, RecursionError):
        given = None
    return _answer_input(event, function, given)


def _answer_input(event: str, function: Callable[[Any], Any], given: Any) -> tuple[int, str, str]:
    row = _EVENTS.get(event)
    if row is None:
        return 1, "", f"there is no event {event}: {', '.join(_EVENTS)}\\n"
    if not _is_object(given):
        return 1, "", "standard input is not one JSON object\\n"
    name: Any = given.get("hook_event_name")
    if name != event:
        return 1, "", f"this hook is for {event}, but was started for {name if isinstance(name, str) else 'no event'}\\n"
    try:
        return _reply_of(event, function(given), row)
    except Exception:
        import traceback

        return 1, "", traceback.format_exc()


def _serve_requests(event: str, function: Callable[[Any], Any], output: int) -> None:
    """Serves requests in order until standard input ends."""
    import io

    printed = io.BytesIO()
    # Collects prints of the hook, which a command would write to standard error.
    setattr(printed, "fileno", lambda: 2)
    sys.stdout = sys.stderr = io.TextIOWrapper(printed, "utf-8", "backslashreplace", write_through=True)
    requests = os.fdopen(_claim_input(), "rb", 65536)
    _write(output, '{"type":"hello"}\\n')
    for line in requests:
        frame: Any = json.loads(line)
        # Other frames cancel a request: the host no longer waits, and a running function cannot be aborted.
        if frame["type"] != "request":
            continue
        code, stdout, stderr = _serve(event, function, frame["input"])
        stderr = printed.getvalue().decode("utf-8", "backslashreplace") + stderr
        printed.seek(0)
        printed.truncate()
        parts = [f'{{"type":"response","id":{frame["id"]},"exitCode":{code}']
        if stdout:
            parts.append(f',"output":{stdout.rstrip()}')
        if stderr:
            parts.append(f',"stderr":{json.dumps(stderr[:_MAX_STDERR])}')
        _write(output, "".join(parts) + "}\\n")


_MAX_STDERR = 300000


def _serve(event: str, function: Callable[[Any], Any], given: Any) -> tuple[int, str, str]:
    _set_variable("HOOKWRIGHT_EVENT", given.get("hook_event_name"))
    _set_variable("HOOKWRIGHT_SESSION_ID", given.get("session_id"))
    _set_variable("GEMINI_SESSION_ID", given.get("session_id"))
    try:
        return _answer_input(event, function, given)
    except SystemExit as ended:
        code: Any = ended.code
        if code is None or isinstance(code, int):
            return (code or 0) & 255, "", ""
        return 1, "", f"{code}\\n"


def _set_variable(name: str, value: Any) -> None:
    if isinstance(value, str) and os.environ.get(name) != value:
        os.environ[name] = value


def _claim_input() -> int:
    # Child processes of the hook must not read the requests.
    try:
        source = os.dup(0)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        return source
    except OSError:
        return 0


def _reply_of(event: str, reply: Any, row: dict[str, Any]) -> tuple[int, str, str]:
    # Prints the answers that have an effect on the event. Fails if none has one, or if answers contradict each other and
    # the result does not block, ask or stop.
    output, unknown, problems = _combine(reply, row)
    ineffective = [f"{name} has no effect on {event}, where a hook can {', '.join(row['answers'])}" for name in unknown]
    stderr = "".join(f"{line}\\n" for line in [*ineffective, *dict.fromkeys(problems)])
    if output is None or (problems and not _is_restrictive(output, row)):
        return (1 if stderr else 0), "", stderr
    return 0, json.dumps(output, allow_nan=False, separators=(",", ":")) + "\\n", stderr


def _combine(reply: Any, row: dict[str, Any]) -> tuple[dict[str, Any] | None, list[str], list[str]]:
    if reply is None:
        return None, [], []
    output: dict[str, Any] | None = None
    redactions: list[Any] = []
    unknown: list[str] = []
    problems: list[str] = []
    several: Any = reply if _is_list(reply) else (reply,)
    for one in several:
        if _is_answer(one) and one.name not in row["answers"]:
            unknown.append(one.name)
        elif _is_answer(one) and one.name == "redact":
            redactions.append(one.value)
        else:
            fields = _output_of(one, row["answers"])
            output = fields if output is None else _merged(output, fields, _rules_of(row), problems)
    # Redactions come last, so that nothing undoes them.
    for redaction, changes in redactions:
        output = _with_redaction(output, redaction, changes, row, problems)
    return output, unknown, problems


def _rules_of(row: dict[str, Any]) -> dict[str, Any]:
    return {**_COMMON, "hookSpecificOutput": ["merge", row["merge"]]}


def _output_of(one: Any, answers: dict[str, str]) -> dict[str, Any]:
    if _is_answer(one):
        output: dict[str, Any] = dict(one.output)
        field = answers[one.name]
        return {**output, "hookSpecificOutput": {field: one.value}} if field else output
    if _is_object(one):
        return dict(one)
    raise TypeError(f"a hook must return answers, an output or nothing, not {type(one).__name__}")


def _is_restrictive(output: dict[str, Any], row: dict[str, Any]) -> bool:
    # True if the output blocks, asks or stops, and the event allows that.
    rules, answers = _rules_of(row), row["answers"]
    levels = [_strictness(one) for one in _decisions_in(output, rules)]
    stops = any(output.get(key) is False for key in _fields_with("and", rules))
    blocks, asks = _STRICTNESS["deny"] in levels, _STRICTNESS["ask"] in levels
    return (blocks and "deny" in answers) or (asks and "ask" in answers) or (stops and "stop" in answers)


def _merged(
    before: dict[str, Any], after: dict[str, Any], rules: dict[str, Any], problems: list[str], prefix: str = ""
) -> dict[str, Any]:
    # Lost values are reported, and a later answer never makes the result less strict. The later value wins for an
    # undeclared field.
    before, after = _without_idle_modes(before, rules), _without_idle_modes(after, rules)
    result = dict(before)
    for key, value in after.items():
        if before.get(key) is None:
            result[key] = value
        elif value is not None:
            rule: Any = rules.get(key)
            inner: Any = rule[1] if _is_list(rule) else {}
            merge = _MERGES.get(_strategy_of(rule))
            result[key] = merge(before[key], value, (prefix + key, inner, problems)) if merge else value
    _deny_votes(before, after, result, rules)
    _keep_reasons(before, after, result, rules)
    return result


def _without_idle_modes(fields: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    # A mode whose own field is not set has no effect, also not on the field of another answer.
    idle = [key for key in _fields_with("mode", rules) if not _is_object(fields.get(key[: -len("_mode")]))]
    return {key: value for key, value in fields.items() if key not in idle}


def _strategy_of(rule: Any) -> Any:
    return rule[0] if _is_list(rule) else rule


def _sticky(wanted: Any) -> Any:
    return lambda before, after, _: before if before is wanted or (before == wanted and isinstance(before, str)) else after


def _join_lines(before: Any, after: Any, _: Any) -> Any:
    # A value that is not a text never replaces one.
    if not _is_text(after):
        return before if _is_text(before) else after
    return f"{before}\\n{after}" if _is_text(before) else after


def _take_stricter(before: Any, after: Any, _: Any) -> Any:
    return before if _strictness(before) >= _strictness(after) else after


def _must_agree(before: Any, after: Any, place: Any) -> Any:
    # Reports two different values for a field that can hold only one.
    path, _, problems = place
    if not _is_same(before, after):
        problems.append(f"two answers set {path} to different values: set it in one answer, or use redact")
    return before


def _is_same(one: Any, other: Any) -> bool:
    # In JSON, true is not 1, and a tuple is a list.
    if _is_list(one) and _is_list(other):
        return len(one) == len(other) and all(_is_same(item, others) for item, others in zip(one, other))
    if _is_object(one) and _is_object(other):
        return one.keys() == other.keys() and all(_is_same(one[key], other[key]) for key in one)
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _merge_objects(before: Any, after: Any, place: Any) -> Any:
    path, rules, problems = place
    if not _is_object(before) or not _is_object(after):
        return _must_agree(before, after, place)
    return _merged(before, after, rules, problems, "" if path == "hookSpecificOutput" else f"{path}.")


def _merge_tool_choices(before: Any, after: Any, place: Any) -> Any:
    # Merges tool choices like the host does for several hooks.
    if not _is_object(before) or not _is_object(after):
        return _must_agree(before, after, place)
    modes = (before.get("mode"), after.get("mode"))
    if "NONE" in modes:
        return {"mode": "NONE", "allowedFunctionNames": []}
    result = {**before, **after}
    for mode in ("AUTO", "ANY"):
        if mode in modes:
            result["mode"] = mode
    lists: list[Any] = [one["allowedFunctionNames"] for one in (before, after) if _is_list(one.get("allowedFunctionNames"))]
    if lists:
        result["allowedFunctionNames"] = sorted({name for names in lists for name in names if isinstance(name, str)})
    return result


def _merge_items(before: Any, after: Any, place: Any) -> Any:
    # Merges lists of items by id.
    if not _is_list(before) or not _is_list(after):
        return _must_agree(before, after, place)
    items: dict[str, Any] = {}
    for item in (*before, *after):
        name = repr(item.get("id") if _is_object(item) else item)
        items[name] = _must_agree(items[name], item, place) if name in items else item
    return list(items.values())


_MERGES: dict[Any, Any] = {
    "and": _sticky(False),
    "by-id": _merge_items,
    "decision": _take_stricter,
    "every": _sticky(False),
    "join": _join_lines,
    "last": _must_agree,
    "merge": _merge_objects,
    "mode": _sticky("replace"),
    "or": _sticky(True),
    # See _keep_reasons, which also removes a reason that no longer applies.
    "reason": _join_lines,
    "tool-config": _merge_tool_choices,
}


def _deny_votes(before: dict[str, Any], after: dict[str, Any], result: dict[str, Any], rules: dict[str, Any]) -> None:
    # A missing value of an answer with changes is not a yes.
    for key in _fields_with("every", rules):
        denies = any(one.get(key) is not True and _changes_something(one, rules) for one in (before, after))
        if result.get(key) is True and denies:
            result[key] = False


def _changes_something(fields: dict[str, Any], rules: dict[str, Any]) -> bool:
    return any(fields.get(key) is not None for key in rules if rules[key] != "every")


def _keep_reasons(before: dict[str, Any], after: dict[str, Any], result: dict[str, Any], rules: dict[str, Any]) -> None:
    # Keeps the reasons of the stricter of two different decisions. Reasons of equal ones are joined, as all others.
    difference = _decision_level(before, rules) - _decision_level(after, rules)
    if difference == 0:
        return
    stricter = before if difference > 0 else after
    for key in _fields_with("reason", rules):
        if stricter.get(key) is not None:
            result[key] = stricter[key]
        elif result.get(key) is not None:
            del result[key]


def _fields_with(strategy: str, rules: dict[str, Any]) -> list[str]:
    return [key for key in rules if rules[key] == strategy]


def _decision_level(fields: dict[str, Any], rules: dict[str, Any]) -> int:
    # The level of the object's own decision. Without one, that of the objects inside it.
    own = [fields.get(key) for key in _fields_with("decision", rules)]
    decisions = own if any(one is not None for one in own) else _decisions_in(fields, rules)
    return max((_strictness(one) for one in decisions if one is not None), default=0)


def _decisions_in(fields: dict[str, Any], rules: dict[str, Any]) -> list[Any]:
    found: list[Any] = []
    for key, rule in rules.items():
        value: Any = fields.get(key)
        if rule == "decision":
            found.append(value)
        elif _is_list(rule) and _is_object(value):
            found.extend(_decisions_in(value, rule[1]))
    return found


_STRICTNESS = {"allow": 0, "approve": 0, "ask": 2, "block": 3, "deny": 3}


def _strictness(decision: Any) -> int:
    # An unknown decision ranks above allow: it may be a misspelt block, and the host reports it only if it is kept.
    return _STRICTNESS.get(decision, 1) if isinstance(decision, str) else 1


def _row_of(event: Any) -> dict[str, Any]:
    name: Any = event.get("hook_event_name")
    if name not in _EVENTS:
        raise TypeError(f"redact cannot read an event of the name {json.dumps(name)}: pass the input of the hook")
    return _EVENTS[name]


def _changes_to(event: Any, row: dict[str, Any], redaction: Any) -> dict[str, Any]:
    # The fields of hookSpecificOutput that redact the texts of an event.
    rules: dict[str, Any] = row["merge"]
    before = _texts_of(event, row["texts"], rules)
    unread: list[str] = []
    after = _redacted_texts(before, row["texts"], redaction, unread)
    if unread:
        raise TypeError(f"redact cannot read {unread[0]} of the event")
    changes = {key: value for key, value in after.items() if value != before[key]}
    for key in changes:
        if rules[key] == "by-id":
            # Unchanged items are omitted.
            changes[key] = [new for old, new in zip(before[key], changes[key]) if new != old]
    if changes:
        # A redaction changes texts only, so it agrees to keep everything else.
        changes.update({key: True for key in rules if rules[key] == "every"})
    return changes


def _texts_of(event: Any, texts: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    # The parts of an event with texts, in the form of an output.
    picked = {
        key: _pick(event[key], rule, rules[key] == "by-id") for key, rule in texts.items() if event.get(key) is not None
    }
    return {key: value for key, value in picked.items() if value is not None}


def _pick(value: Any, rule: Any, by_id: bool) -> Any:
    if by_id and _is_list(value) and _is_list(rule):
        return [_pick_item(item, rule[0]) for item in value]
    if not _is_object(value) or not _is_object(rule):
        return value
    present = [key for key in rule if value.get(key) is not None and value[key] != []]
    # A fallback is a copy of the other texts of its object, if there are any.
    texts = [key for key in present if rule[key] != "fallback"]
    return {key: value[key] for key in texts or present} or None


def _pick_item(item: Any, rule: Any) -> Any:
    return {key: item.get(key) for key in ("id", *rule)} if _is_object(item) and _is_object(rule) else item


def _with_redaction(
    output: dict[str, Any] | None, redaction: Any, changes: dict[str, Any], row: dict[str, Any], problems: list[str]
) -> dict[str, Any] | None:
    # Redacts the texts of the output, and adds the changes to texts of the event that the output does not replace.
    specific: Any = None if output is None else output.get("hookSpecificOutput")
    fields: dict[str, Any] = specific if _is_object(specific) else {}
    unread = [] if specific is None or _is_object(specific) else ["hookSpecificOutput"]
    redacted = _redacted_texts(fields, row["texts"], redaction, unread)
    problems.extend(f"redact cannot read {field} of another answer: use the format of the reference" for field in unread)
    merged = _merged(redacted, _remaining_changes(changes, fields, row["merge"]), row["merge"], problems)
    return {**(output or {}), "hookSpecificOutput": merged} if merged else output


def _remaining_changes(changes: dict[str, Any], fields: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    # The changes to texts of the event that the output does not replace.
    remaining: dict[str, Any] = {}
    for key, change in changes.items():
        strategy = _strategy_of(rules[key])
        rest = None if strategy == "every" else _remaining(change, fields.get(key), strategy)
        if rest:
            remaining[key] = rest
    if remaining:
        remaining.update({key: change for key, change in changes.items() if rules[key] == "every"})
    return remaining


def _remaining(change: Any, other: Any, strategy: Any) -> Any:
    if other is None:
        return change
    if strategy == "merge" and _is_object(change) and _is_object(other):
        return {key: value for key, value in change.items() if other.get(key) is None}
    if strategy == "by-id" and _is_list(change) and _is_list(other):
        named = {repr(one.get("id")) for one in other if _is_object(one)}
        return [one for one in change if repr(one["id"]) not in named]
    return None


def _redacted_texts(fields: dict[str, Any], texts: dict[str, Any], redaction: Any, unread: list[str]) -> dict[str, Any]:
    # Redacts every text in the fields that may hold one.
    result = dict(fields)
    for key, rule in texts.items():
        if fields.get(key) is None:
            continue
        walk = _Walk(redaction)
        result[key] = walk.redacted(fields[key], rule)
        if walk.missed:
            unread.append(key)
    return result


class _Walk:
    """Redaction of the texts of one field. missed is true if a text was expected and not found."""

    def __init__(self, redaction: Any) -> None:
        self.redaction = redaction
        self.missed = False

    def miss(self, value: Any) -> Any:
        self.missed = True
        return value

    def redacted(self, value: Any, rule: Any) -> Any:
        if isinstance(rule, str):
            return self.leaf(value, rule)
        if _is_list(rule):
            return [self.redacted(item, rule[0]) for item in value] if _is_list(value) else self.miss(value)
        return self.fields(value, rule) if _is_object(value) else self.miss(value)

    def fields(self, value: Any, rules: dict[str, Any]) -> Any:
        if "fallback" in rules.values() and all(value.get(key) is None for key in rules):
            # The old text would stay.
            self.miss(value)
        result = dict(value)
        for key, rule in rules.items():
            text: Any = value.get(key)
            if text is not None:
                result[key] = self.redacted(text, rule)
            elif rule in ("text", "parts", "content"):
                self.miss(text)
        return result

    def leaf(self, value: Any, kind: str) -> Any:
        if kind.startswith(("parts", "content")) and _is_list(value):
            # A secret may span several parts.
            text = "".join(_text_of(part) for part in value)
            result = self.text(text)
            return value if result == text else [result]
        return self.text(value) if not kind.startswith("parts") and isinstance(value, str) else self.miss(value)

    def text(self, value: str) -> str:
        # Anything but a string fails: the host would send the original text.
        result: Any = self.redaction(value)
        if not isinstance(result, str):
            raise TypeError(f"a redaction must return a string, not {type(result).__name__}")
        return result


def _text_of(part: Any) -> str:
    text: Any = part.get("text") if _is_object(part) and part.get("thought") is not True else part
    return text if isinstance(text, str) else ""
`,
  "kit/hook-types.d.ts": `// Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.

/**
 * A turn of the agent has ended with a response. The hook may make the agent continue.
 */
export interface AfterAgentHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'AfterAgent';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Prompt of the user.
   */
  prompt: string;
  /**
   * Response of the agent.
   */
  prompt_response: string;
  /**
   * True if an AfterAgent hook started this turn. Block again only with care, or the agent never ends.
   */
  stop_hook_active: boolean;
}

/**
 * Accept the response, or block: the reason becomes the next prompt.
 */
export interface AfterAgentOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'AfterAgent' | undefined;
    /**
     * True asks the host to clear the conversation so far.
     */
    clearContext?: boolean | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * A branch was merged. The hook may record it.
 */
export interface AfterMergeHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'AfterMerge';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Branch that was merged.
   */
  branch: string;
  /**
   * Person who merged it, if known.
   */
  merged_by?: string | undefined;
}

/**
 * Send a message to the model. Blocking is no longer possible.
 */
export interface AfterMergeOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'AfterMerge' | undefined;
  } | undefined;
}

/**
 * The model has responded. The hook may edit or replace the response.
 */
export interface AfterModelHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'AfterModel';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Request that was sent.
   */
  llm_request: LLMRequest;
  /**
   * Response of the model.
   */
  llm_response: LLMResponse;
  /**
   * Tool calls that the response requests. Absent if there are none.
   */
  tool_calls?: LLMToolCall[] | undefined;
}

/**
 * Edit or replace the response, hide it from the display, or stop the agent.
 */
export interface AfterModelOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'AfterModel' | undefined;
    /**
     * Response to use instead.
     */
    llm_response?: LLMResponsePatch | undefined;
    /**
     * \`true\` lets \`llm_response\` change the text only: the tool calls of the response stay.
     */
    keepToolCalls?: boolean | undefined;
  } | undefined;
}

/**
 * A tool has run. The hook may add context for the model, or hide the result from the display.
 */
export interface AfterToolHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'AfterTool';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Name of the tool.
   */
  tool_name: string;
  /**
   * Arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * Result of the tool: usually an object with \`llmContent\`, \`returnDisplay\`, \`metadata\` and \`error\`. If the tool threw, only \`error\`.
   */
  tool_response: unknown;
  /**
   * MCP server that provides the tool, if any.
   */
  mcp_context?: McpContext | undefined;
  /**
   * Tool name that the model requested, if the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
}

/**
 * Add context to the tool result, hide it from the display, or stop the agent.
 */
export interface AfterToolOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'AfterTool' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
    /**
     * Tool call that the host may make right after this one.
     */
    tailToolCallRequest?: {
      /**
       * Name of the tool.
       */
      name: string;
      /**
       * Arguments of the tool call.
       */
      args: Record<string, unknown>;
    } | undefined;
  } | undefined;
}

/**
 * A turn of the agent begins with a prompt. The hook may block it or add context.
 */
export interface BeforeAgentHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'BeforeAgent';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Prompt of the user.
   */
  prompt: string;
}

/**
 * Block the turn, add context to the prompt, or stop the agent.
 */
export interface BeforeAgentOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'BeforeAgent' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * A build is about to be deployed. The hook may block it.
 */
export interface BeforeDeployHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'BeforeDeploy';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Environment to deploy to.
   */
  environment: Environment;
  /**
   * Commit that was built.
   */
  commit: string;
  /**
   * Services to deploy; empty means all.
   */
  services: string[];
}

/**
 * Block the deployment, or name the people to notify.
 */
export interface BeforeDeployOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'BeforeDeploy' | undefined;
    /**
     * People to notify, one name per line.
     */
    tell?: string | undefined;
  } | undefined;
}

/**
 * A request is about to be sent to the model. The hook may change it, block it, or respond instead of the model.
 */
export interface BeforeModelHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'BeforeModel';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Request to the model.
   */
  llm_request: LLMRequest;
  /**
   * System instruction for the model, as text. Absent if the request has none.
   */
  system_instruction?: string | undefined;
  /**
   * Tool results that the model is about to read, oldest first. Absent if the request has none.
   */
  tool_results?: LLMToolResult[] | undefined;
}

/**
 * Change the request, block it, or respond instead of the model.
 */
export interface BeforeModelOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'BeforeModel' | undefined;
    /**
     * Changes to the request.
     */
    llm_request?: LLMRequestPatch | undefined;
    /**
     * Response to use instead of the model's; used if the request is blocked or stopped.
     */
    llm_response?: LLMResponsePatch | undefined;
    /**
     * System instruction to send instead. An empty text removes it.
     */
    system_instruction?: string | undefined;
    /**
     * Tool results with replacement texts, by id. Other results stay unchanged.
     */
    tool_results?: LLMToolResultPatch[] | undefined;
  } | undefined;
}

/**
 * A tool is about to run. The hook may block the call or change its arguments.
 */
export interface BeforeToolHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'BeforeTool';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Name of the tool.
   */
  tool_name: string;
  /**
   * Arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * MCP server that provides the tool, if any.
   */
  mcp_context?: McpContext | undefined;
  /**
   * Tool name that the model requested, if the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
}

/**
 * Block the tool call, change its arguments, add context for the model, or stop the agent.
 */
export interface BeforeToolOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'BeforeTool' | undefined;
    /**
     * Arguments to change. Others stay unchanged, unless \`tool_input_mode\` is \`replace\`.
     */
    tool_input?: Record<string, unknown> | undefined;
    /**
     * \`replace\` makes \`tool_input\` the complete arguments: missing ones are removed.
     */
    tool_input_mode?: 'merge' | 'replace' | undefined;
    /**
     * Alternative to \`decision\`; \`block\` and \`deny\` block the call.
     */
    permissionDecision?: HookDecision | undefined;
    /**
     * Reason for the decision; takes precedence over \`reason\`.
     */
    permissionDecisionReason?: string | undefined;
    /**
     * Text that is added for the model to read, after the result or the reason of a block.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * The model is about to be offered tools. The hook may restrict them.
 */
export interface BeforeToolSelectionHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'BeforeToolSelection';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Request to the model.
   */
  llm_request: LLMRequest;
  /**
   * Tools on offer.
   */
  available_tools: unknown[];
}

/**
 * Restrict the tools, or stop the agent.
 */
export interface BeforeToolSelectionOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'BeforeToolSelection' | undefined;
    /**
     * Tools that may be called. The lists of several hooks are united; \`NONE\` overrides all others.
     */
    toolConfig?: HookToolConfig | undefined;
  } | undefined;
}

/**
 * Fields that every hook reads on standard input, for every event.
 */
export interface HookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event that fired.
   */
  hook_event_name: HookEventName;
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
}

/**
 * Agent in which an event happened, if its hooks run on another machine.
 */
export interface HookOrigin {
  /**
   * Working directory of that agent.
   */
  cwd?: string | undefined;
  /**
   * Session of that agent.
   */
  session_id?: string | undefined;
  /**
   * True if the values come from the agent and are not verified.
   */
  told?: boolean | undefined;
}

/**
 * Fields that every hook may print on standard output, as one JSON object. All are optional. No output means: continue.
 */
export interface HookOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: Record<string, unknown> | undefined;
}

/**
 * Tools that the model may call.
 */
export interface HookToolConfig {
  /**
   * Tool calling mode of the model.
   */
  mode?: ToolCallingMode | undefined;
  /**
   * Names of the tools that may be called.
   */
  allowedFunctionNames?: string[] | undefined;
}

/**
 * One candidate of a model response.
 */
export interface LLMCandidate {
  /**
   * Content of the candidate.
   */
  content: {
    /**
     * Always \`model\`.
     */
    role: 'model';
    /**
     * Texts of the candidate.
     */
    parts: string[];
  };
  /**
   * Reason why the model stopped.
   */
  finishReason?: LLMFinishReason | undefined;
  /**
   * Index of the candidate.
   */
  index?: number | undefined;
  /**
   * Safety ratings of the candidate.
   */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/**
 * One candidate of a model response as a hook may write it.
 */
export interface LLMCandidatePatch {
  /**
   * Content of the candidate.
   */
  content?: {
    /**
     * Always read as \`model\`.
     */
    role?: string | undefined;
    /**
     * Texts of the candidate, as strings or as objects with \`text\`. An empty list empties the candidate.
     */
    parts?: (
      | string
      | {
          /**
           * Text of the part.
           */
          text?: string | undefined;
        }
    )[] | undefined;
  } | undefined;
  /**
   * Reason why the model stopped. An unknown value is read as \`OTHER\`.
   */
  finishReason?: string | undefined;
  /**
   * Index of the candidate.
   */
  index?: number | undefined;
  /**
   * Safety ratings of the candidate.
   */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/**
 * Settings of a model call that hooks can read and change. Other keys are passed through.
 */
export interface LLMConfig {
  /**
   * Sampling temperature.
   */
  temperature?: number | undefined;
  /**
   * Maximum number of tokens in the response.
   */
  maxOutputTokens?: number | undefined;
  /**
   * Probability mass to sample from (nucleus sampling).
   */
  topP?: number | undefined;
  /**
   * Number of candidate tokens to sample from.
   */
  topK?: number | undefined;
  /**
   * Texts that end the response.
   */
  stopSequences?: string[] | undefined;
  /**
   * Number of requested candidates.
   */
  candidateCount?: number | undefined;
  /**
   * Penalty for words that were already used.
   */
  presencePenalty?: number | undefined;
  /**
   * Penalty for frequent words.
   */
  frequencyPenalty?: number | undefined;
  [k: string]: unknown;
}

/**
 * One message of a conversation, as text.
 */
export interface LLMMessage {
  /**
   * Role of the speaker.
   */
  role: LLMRole;
  /**
   * Text of the message.
   */
  content: string;
}

/**
 * Message of a conversation as a hook may write it.
 */
export interface LLMMessagePatch {
  /**
   * Role of the speaker: \`user\`, \`model\` or \`system\`. \`assistant\` is read as \`model\`, any other value as \`user\`.
   */
  role: string;
  /**
   * Text of the message. The texts of a list are joined.
   */
  content: string | unknown[];
}

/**
 * Request to the model in a form that is the same for every model SDK. Contains text only.
 */
export interface LLMRequest {
  /**
   * Name of the model.
   */
  model: string;
  /**
   * Conversation, oldest message first. Messages without text are left out.
   */
  messages: LLMMessage[];
  /**
   * Settings of the call.
   */
  config?: LLMConfig | undefined;
  /**
   * Tools that the model may call.
   */
  toolConfig?: HookToolConfig | undefined;
}

/**
 * Changes to a request; missing fields stay unchanged. \`messages\`, if given, is the whole conversation. Images, tool calls and other parts that are not text stay with their message.
 */
export interface LLMRequestPatch {
  /**
   * Model to use instead.
   */
  model?: string | undefined;
  /**
   * Whole conversation to send instead.
   */
  messages?: LLMMessagePatch[] | undefined;
  /**
   * Settings to change; the others stay.
   */
  config?: LLMConfig | undefined;
  /**
   * Choice of tools to use instead.
   */
  toolConfig?: HookToolConfig | undefined;
}

/**
 * Response of the model in a form that is the same for every model SDK. Contains text only.
 */
export interface LLMResponse {
  /**
   * Text of the first candidate.
   */
  text?: string | undefined;
  /**
   * Candidates of the response.
   */
  candidates: LLMCandidate[];
  /**
   * Number of tokens that the call used.
   */
  usageMetadata?: LLMUsage | undefined;
}

/**
 * Response that replaces the model's. \`{ "text": "..." }\` is enough.
 */
export interface LLMResponsePatch {
  /**
   * Text of the response, if there are no candidates.
   */
  text?: string | undefined;
  /**
   * Candidates of the response.
   */
  candidates?: LLMCandidatePatch[] | undefined;
  /**
   * Number of tokens that the call used.
   */
  usageMetadata?: LLMUsage | undefined;
}

/**
 * Safety rating of a candidate by the model service.
 */
export interface LLMSafetyRating {
  /**
   * Category of harm.
   */
  category: string;
  /**
   * Probability of harm.
   */
  probability: string;
}

/**
 * Tool call that the model requests.
 */
export interface LLMToolCall {
  /**
   * Id of the call, or a number with \`#\` if the model's API has no ids.
   */
  id: string;
  /**
   * Name of the tool.
   */
  name: string;
  /**
   * Arguments of the call; the original text if they are not valid JSON.
   */
  args: unknown;
}

/**
 * Result of a tool, as the model is about to read it.
 */
export interface LLMToolResult {
  /**
   * Id of the call, or a number with \`#\` if the model's API has no ids.
   */
  id: string;
  /**
   * Name of the tool; empty if the request does not contain it.
   */
  name: string;
  /**
   * Text of the result, or its JSON if it has no text.
   */
  text: string;
}

/**
 * Replacement text for the result of a tool, as a hook may write it.
 */
export interface LLMToolResultPatch {
  /**
   * Id of the result.
   */
  id: string;
  /**
   * Replacement text or JSON.
   */
  text: string;
}

/**
 * Number of tokens that a call used.
 */
export interface LLMUsage {
  /**
   * Tokens of the request.
   */
  promptTokenCount?: number | undefined;
  /**
   * Tokens of the response.
   */
  candidatesTokenCount?: number | undefined;
  /**
   * Tokens of request and response together.
   */
  totalTokenCount?: number | undefined;
}

/**
 * MCP server that provides a tool.
 */
export interface McpContext {
  /**
   * Name of the MCP server.
   */
  server_name: string;
  /**
   * Address of the server.
   */
  server_uri?: string | undefined;
  /**
   * Name of the tool on that server.
   */
  tool_name?: string | undefined;
  /**
   * Command that started the server.
   */
  command?: string | undefined;
  /**
   * Arguments of that command.
   */
  args?: string[] | undefined;
  /**
   * Working directory of the server.
   */
  cwd?: string | undefined;
  /**
   * URL of a server reached over HTTP.
   */
  url?: string | undefined;
  /**
   * Address of a server reached over TCP.
   */
  tcp?: string | undefined;
  [k: string]: unknown;
}

/**
 * The agent notifies the user. The hook may forward the message.
 */
export interface NotificationHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'Notification';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Text of the notification.
   */
  message: string;
  /**
   * Type of the notification: a known type, or a custom one of the host.
   */
  notification_type: NotificationType | (string & {});
  /**
   * Further details, depending on the type.
   */
  details: Record<string, unknown>;
  /**
   * Severity, as the host names it.
   */
  level?: string | undefined;
}

/**
 * No decision: block and stop are ignored.
 */
export interface NotificationOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'Notification' | undefined;
  } | undefined;
}

/**
 * The conversation is about to be compressed. The hook may save parts of it.
 */
export interface PreCompressHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'PreCompress';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Trigger of the compression.
   */
  trigger: PreCompressTrigger;
}

/**
 * No decision: block and stop are ignored.
 */
export interface PreCompressOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'PreCompress' | undefined;
  } | undefined;
}

/**
 * A session ends. The hook may clean up or write a record.
 */
export interface SessionEndHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'SessionEnd';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Reason why the session ends.
   */
  reason: SessionEndReason;
}

/**
 * No decision: block and stop are ignored.
 */
export interface SessionEndOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'SessionEnd' | undefined;
  } | undefined;
}

/**
 * A session begins. The hook may add context for the agent.
 */
export interface SessionStartHookInput {
  /**
   * Session that the event belongs to.
   */
  session_id: string;
  /**
   * Working directory of the agent. Hooks run in it.
   */
  cwd: string;
  /**
   * Name of the event.
   */
  hook_event_name: 'SessionStart';
  /**
   * Time when the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * File with the conversation so far; empty if there is none.
   */
  transcript_path: string;
  /**
   * Agent that sent the request, if the event was fired on another machine. \`cwd\` and \`session_id\` are then those of the policy server.
   */
  origin?: HookOrigin | undefined;
  /**
   * Reason why the session begins.
   */
  source: SessionStartSource;
}

/**
 * Add context for the agent. Block and stop are ignored.
 */
export interface SessionStartOutput {
  /**
   * \`false\` stops the agent after this event. Null is the same as missing. Any other value that is not a boolean is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  continue?: boolean | undefined;
  /**
   * Reason for stopping the agent; shown if \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` hides the result of the operation from the display. The model still receives it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * Message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * Decision about the operation. Missing or null means no decision. An unknown value is ignored with a warning if another field blocks, asks or stops; otherwise the whole output is invalid.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Reason for the decision. The model reads it if the operation is blocked.
   */
  reason?: string | undefined;
  /**
   * Fields of this event only.
   */
  hookSpecificOutput?: {
    /**
     * Name of the event. Optional.
     */
    hookEventName?: 'SessionStart' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/** Environment that a build can be deployed to. */
export type Environment = "staging" | "production";
/** Decision of a hook. \`block\` and \`deny\` block the operation; \`allow\` and \`approve\` let it continue; \`ask\` leaves the choice to the host without blocking. */
export type HookDecision = "ask" | "block" | "deny" | "approve" | "allow";
/** Reason why the model stopped. */
export type LLMFinishReason = "STOP" | "MAX_TOKENS" | "SAFETY" | "RECITATION" | "OTHER";
/** Role of the speaker of a message. */
export type LLMRole = "user" | "model" | "system";
/** Known types of notification. */
export type NotificationType = "ToolPermission" | "other";
/** Trigger of a compression of the conversation. */
export type PreCompressTrigger = "manual" | "auto";
/** Reason why a session ends. */
export type SessionEndReason = "exit" | "clear" | "logout" | "prompt_input_exit" | "other";
/** Reason why a session begins. */
export type SessionStartSource = "startup" | "resume" | "clear" | "compress";
/** Tool calling mode of the model: \`AUTO\` lets the model decide, \`ANY\` requires a tool call, \`NONE\` forbids tool calls. */
export type ToolCallingMode = "AUTO" | "ANY" | "NONE";

/** Inputs of hooks, by event. */
export interface HookInputs {
  AfterAgent: AfterAgentHookInput;
  AfterMerge: AfterMergeHookInput;
  AfterModel: AfterModelHookInput;
  AfterTool: AfterToolHookInput;
  BeforeAgent: BeforeAgentHookInput;
  BeforeDeploy: BeforeDeployHookInput;
  BeforeModel: BeforeModelHookInput;
  BeforeTool: BeforeToolHookInput;
  BeforeToolSelection: BeforeToolSelectionHookInput;
  Notification: NotificationHookInput;
  PreCompress: PreCompressHookInput;
  SessionEnd: SessionEndHookInput;
  SessionStart: SessionStartHookInput;
}

/** Outputs that a hook may print, by event. */
export interface HookOutputs {
  AfterAgent: AfterAgentOutput;
  AfterMerge: AfterMergeOutput;
  AfterModel: AfterModelOutput;
  AfterTool: AfterToolOutput;
  BeforeAgent: BeforeAgentOutput;
  BeforeDeploy: BeforeDeployOutput;
  BeforeModel: BeforeModelOutput;
  BeforeTool: BeforeToolOutput;
  BeforeToolSelection: BeforeToolSelectionOutput;
  Notification: NotificationOutput;
  PreCompress: PreCompressOutput;
  SessionEnd: SessionEndOutput;
  SessionStart: SessionStartOutput;
}

/** Names of the events. */
export type HookEventName = keyof HookInputs;
/** Input of any hook. Test \`hook_event_name\` to narrow the type. */
export type AnyHookInput = HookInputs[HookEventName];
/** Output of any hook. */
export type AnyHookOutput = HookOutputs[HookEventName];
`,
};
