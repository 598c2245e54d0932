// Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.

/** What was generated beside the code, by path: loaded when a command asks for it. */
export const files: Readonly<Record<string, string>> = {
  "schema.json": `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "hookwright",
  "description": "The contract of hookwright: what hooks read and write, what travels on the bus, and the settings.",
  "version": "1.0.0",
  "$defs": {
    "AfterAgentHookInput": {
      "title": "AfterAgentHookInput",
      "description": "A turn of the agent has ended with an answer. The hook may send the agent back to work.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "AfterAgent"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "prompt": {
          "description": "What the user asked.",
          "type": "string"
        },
        "prompt_response": {
          "description": "What the agent answered.",
          "type": "string"
        },
        "stop_hook_active": {
          "description": "True when this turn was itself started by an AfterAgent hook: block again only with care, or the agent never ends.",
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
        "when": "After the agent gave its final answer for a prompt.",
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
      "description": "The input of AfterAgent as a bus client gives it. A turn of the agent has ended with an answer. The hook may send the agent back to work.",
      "type": "object",
      "properties": {
        "prompt": {
          "description": "What the user asked.",
          "type": "string"
        },
        "prompt_response": {
          "description": "What the agent answered.",
          "type": "string"
        },
        "stop_hook_active": {
          "description": "True when this turn was itself started by an AfterAgent hook: block again only with care, or the agent never ends.",
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
      "description": "Let the answer stand, or block: the reason becomes the next prompt.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "AfterAgent"
            },
            "clearContext": {
              "description": "True asks the host to forget the conversation so far.",
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
      "description": "A branch was merged. The hook may take note of it.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "AfterMerge"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "branch": {
          "description": "The branch that was merged.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "merged_by": {
          "description": "Who merged it, when that is known.",
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
      "description": "The input of AfterMerge as a bus client gives it. A branch was merged. The hook may take note of it.",
      "type": "object",
      "properties": {
        "branch": {
          "description": "The branch that was merged.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "merged_by": {
          "description": "Who merged it, when that is known.",
          "type": "string"
        }
      },
      "required": [
        "branch"
      ]
    },
    "AfterMergeOutput": {
      "title": "AfterMergeOutput",
      "description": "Tell the model something. Nothing can be refused any more.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "AfterMerge"
            }
          }
        }
      }
    },
    "AfterModelHookInput": {
      "title": "AfterModelHookInput",
      "description": "The model has answered. The hook may edit or replace the answer.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "AfterModel"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "llm_request": {
          "$ref": "#/$defs/LLMRequest",
          "description": "The request that was sent.",
          "x-translate": {
            "raw": "model_request",
            "codec": "llmRequest"
          }
        },
        "llm_response": {
          "$ref": "#/$defs/LLMResponse",
          "description": "The answer of the model.",
          "x-translate": {
            "raw": "model_response",
            "codec": "llmResponse"
          }
        },
        "tool_calls": {
          "description": "The calls of tools that the answer asks for. Not there when it asks for none.",
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
        "when": "Once for each complete answer of the model.",
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
      "description": "The input of AfterModel as a bus client gives it. The model has answered. The hook may edit or replace the answer.",
      "anyOf": [
        {
          "title": "AfterModelInputRaw",
          "description": "In the shape of the model SDK.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "The request that was sent. In the shape of the model SDK.",
              "type": "object",
              "x-ts": "object"
            },
            "llm_request": {
              "description": "Ignored when model_request is given.",
              "x-ts": "unknown"
            },
            "model_response": {
              "description": "The answer of the model. In the shape of the model SDK.",
              "type": "object",
              "x-ts": "object"
            },
            "llm_response": {
              "description": "Ignored when model_response is given.",
              "x-ts": "unknown"
            },
            "tool_calls": {
              "description": "Ignored when model_response is given.",
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
          "description": "In the stable shape.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "Not given.",
              "not": {}
            },
            "llm_request": {
              "$ref": "#/$defs/LLMRequest",
              "description": "The request that was sent."
            },
            "model_response": {
              "description": "Not given.",
              "not": {}
            },
            "llm_response": {
              "$ref": "#/$defs/LLMResponse",
              "description": "The answer of the model."
            },
            "tool_calls": {
              "description": "The calls of tools that the answer asks for. Not there when it asks for none.",
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
      "description": "Edit or replace the answer, hide it from the display, or stop the agent.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "AfterModel"
            },
            "llm_response": {
              "$ref": "#/$defs/LLMResponsePatch",
              "description": "The answer as it shall be."
            },
            "keepToolCalls": {
              "description": "With \`true\`, \`llm_response\` changes the text only, and the calls of tools in the answer stay.",
              "type": "boolean",
              "x-merge": "every"
            }
          }
        }
      }
    },
    "AfterToolHookInput": {
      "title": "AfterToolHookInput",
      "description": "A tool has run. The hook may add to what the model reads, or hide the result from the display.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "AfterTool"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "tool_name": {
          "description": "The name of the tool.",
          "type": "string",
          "pattern": "[\\\\s\\\\S]",
          "x-opened": "a host may give a tool any name that is not empty"
        },
        "tool_input": {
          "description": "The arguments of the tool call.",
          "type": "object"
        },
        "tool_response": {
          "description": "What the tool gave back: usually an object with \`llmContent\`, \`returnDisplay\`, \`metadata\` and \`error\`. If the tool threw, only \`error\`."
        },
        "mcp_context": {
          "$ref": "#/$defs/McpContext",
          "description": "Where the tool comes from, when it belongs to an MCP server."
        },
        "original_request_name": {
          "description": "The name the model asked for, when the host resolved it to another tool.",
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
      "description": "The input of AfterTool as a bus client gives it. A tool has run. The hook may add to what the model reads, or hide the result from the display.",
      "type": "object",
      "properties": {
        "tool_name": {
          "description": "The name of the tool.",
          "type": "string",
          "pattern": "[\\\\s\\\\S]",
          "x-opened": "a host may give a tool any name that is not empty"
        },
        "tool_input": {
          "description": "The arguments of the tool call.",
          "type": "object"
        },
        "tool_response": {
          "description": "What the tool gave back: usually an object with \`llmContent\`, \`returnDisplay\`, \`metadata\` and \`error\`. If the tool threw, only \`error\`."
        },
        "mcp_context": {
          "$ref": "#/$defs/McpContext",
          "description": "Where the tool comes from, when it belongs to an MCP server."
        },
        "original_request_name": {
          "description": "The name the model asked for, when the host resolved it to another tool.",
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
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "AfterTool"
            },
            "additionalContext": {
              "description": "Text that is added for the model to read.",
              "type": "string",
              "x-merge": "join"
            },
            "tailToolCallRequest": {
              "description": "A tool call the host may make right after this one.",
              "type": "object",
              "properties": {
                "name": {
                  "description": "The name of the tool.",
                  "type": "string"
                },
                "args": {
                  "description": "Its arguments.",
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
      "description": "The answers of all hooks of one event, merged into one.",
      "type": "object",
      "properties": {
        "success": {
          "description": "Whether every hook ran healthily. It says nothing about the decision.",
          "type": "boolean"
        },
        "finalOutput": {
          "$ref": "#/$defs/HookOutput",
          "description": "The answers of all hooks, merged; absent when no hook answered.",
          "x-ts": "HookOutput & DefaultHookOutputMethods"
        },
        "allOutputs": {
          "description": "The answer of each hook, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookOutput"
          }
        },
        "errors": {
          "description": "What went wrong.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookErrorInfo"
          },
          "x-ts": "Error[]"
        },
        "totalDuration": {
          "description": "The durations of all hooks together, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "hookResults": {
          "description": "How each hook ran.",
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
      "description": "A turn of the agent begins with a prompt. The hook may refuse it or add context.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "BeforeAgent"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "prompt": {
          "description": "What the user asked.",
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
      "description": "The input of BeforeAgent as a bus client gives it. A turn of the agent begins with a prompt. The hook may refuse it or add context.",
      "type": "object",
      "properties": {
        "prompt": {
          "description": "What the user asked.",
          "type": "string"
        }
      },
      "required": [
        "prompt"
      ]
    },
    "BeforeAgentOutput": {
      "title": "BeforeAgentOutput",
      "description": "Refuse the turn, add context to the prompt, or stop the agent.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
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
      "description": "A build is about to be deployed. The hook may refuse it.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "BeforeDeploy"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "environment": {
          "$ref": "#/$defs/Environment",
          "description": "Where it is deployed to."
        },
        "commit": {
          "description": "The commit that was built.",
          "type": "string",
          "pattern": "^[0-9a-f]{7,40}$"
        },
        "services": {
          "description": "What is deployed; empty means everything.",
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
      "description": "The input of BeforeDeploy as a bus client gives it. A build is about to be deployed. The hook may refuse it.",
      "type": "object",
      "properties": {
        "environment": {
          "$ref": "#/$defs/Environment",
          "description": "Where it is deployed to."
        },
        "commit": {
          "description": "The commit that was built.",
          "type": "string",
          "pattern": "^[0-9a-f]{7,40}$"
        },
        "services": {
          "description": "What is deployed; empty means everything.",
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
      "description": "Refuse the deployment, or say who has to be told about it.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "BeforeDeploy"
            },
            "tell": {
              "description": "Who has to be told, one name on a line.",
              "type": "string",
              "x-merge": "join"
            }
          }
        }
      }
    },
    "BeforeModelHookInput": {
      "title": "BeforeModelHookInput",
      "description": "A request is about to go to the model. The hook may change it, refuse it, or answer in the model's place.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "BeforeModel"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "llm_request": {
          "$ref": "#/$defs/LLMRequest",
          "description": "The request to the model.",
          "x-translate": {
            "raw": "model_request",
            "codec": "llmRequest"
          }
        },
        "system_instruction": {
          "description": "What the host tells the model about its task, as text. Not there when the request has none.",
          "type": "string",
          "x-translate": {
            "raw": "model_request",
            "codec": "systemInstruction"
          }
        },
        "tool_results": {
          "description": "What tools gave back, as the model is about to read it, oldest first. Not there when the request has none.",
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
      "description": "The input of BeforeModel as a bus client gives it. A request is about to go to the model. The hook may change it, refuse it, or answer in the model's place.",
      "anyOf": [
        {
          "title": "BeforeModelInputRaw",
          "description": "In the shape of the model SDK.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "The request to the model. In the shape of the model SDK.",
              "type": "object",
              "x-ts": "object"
            },
            "llm_request": {
              "description": "Ignored when model_request is given.",
              "x-ts": "unknown"
            },
            "system_instruction": {
              "description": "Ignored when model_request is given.",
              "x-ts": "unknown"
            },
            "tool_results": {
              "description": "Ignored when model_request is given.",
              "x-ts": "unknown"
            }
          },
          "required": [
            "model_request"
          ]
        },
        {
          "title": "BeforeModelInputStable",
          "description": "In the stable shape.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "Not given.",
              "not": {}
            },
            "llm_request": {
              "$ref": "#/$defs/LLMRequest",
              "description": "The request to the model."
            },
            "system_instruction": {
              "description": "What the host tells the model about its task, as text. Not there when the request has none.",
              "type": "string"
            },
            "tool_results": {
              "description": "What tools gave back, as the model is about to read it, oldest first. Not there when the request has none.",
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
      "description": "Change the request, refuse it, or answer in the model's place.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "BeforeModel"
            },
            "llm_request": {
              "$ref": "#/$defs/LLMRequestPatch",
              "description": "Changes to the request.",
              "x-merge": "merge"
            },
            "llm_response": {
              "$ref": "#/$defs/LLMResponsePatch",
              "description": "An answer in place of the model's; used when the request is blocked or stopped."
            },
            "system_instruction": {
              "description": "The system instruction as it shall be; an empty text takes it away.",
              "type": "string",
              "x-chain": "replace"
            },
            "tool_results": {
              "description": "Results with another text, by their ids. Those that are not named stay as they are.",
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
      "description": "A tool is about to run. The hook may refuse the call or change its arguments.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "BeforeTool"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "tool_name": {
          "description": "The name of the tool.",
          "type": "string",
          "pattern": "[\\\\s\\\\S]",
          "x-opened": "a host may give a tool any name that is not empty"
        },
        "tool_input": {
          "description": "The arguments of the tool call.",
          "type": "object"
        },
        "mcp_context": {
          "$ref": "#/$defs/McpContext",
          "description": "Where the tool comes from, when it belongs to an MCP server."
        },
        "original_request_name": {
          "description": "The name the model asked for, when the host resolved it to another tool.",
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
        "when": "After the model asked for a tool and before the tool runs.",
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
          "stop",
          "system-message"
        ],
        "since": "1.0.0"
      }
    },
    "BeforeToolInput": {
      "title": "BeforeToolInput",
      "description": "The input of BeforeTool as a bus client gives it. A tool is about to run. The hook may refuse the call or change its arguments.",
      "type": "object",
      "properties": {
        "tool_name": {
          "description": "The name of the tool.",
          "type": "string",
          "pattern": "[\\\\s\\\\S]",
          "x-opened": "a host may give a tool any name that is not empty"
        },
        "tool_input": {
          "description": "The arguments of the tool call.",
          "type": "object"
        },
        "mcp_context": {
          "$ref": "#/$defs/McpContext",
          "description": "Where the tool comes from, when it belongs to an MCP server."
        },
        "original_request_name": {
          "description": "The name the model asked for, when the host resolved it to another tool.",
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
      "description": "Refuse the tool call, change its arguments, or stop the agent.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "BeforeTool"
            },
            "tool_input": {
              "description": "Arguments to change; the others stay as they were, unless \`tool_input_mode\` says otherwise.",
              "type": "object",
              "x-merge": "merge"
            },
            "tool_input_mode": {
              "description": "\`replace\` makes \`tool_input\` all of the arguments: what it leaves out is gone.",
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
              "description": "Another way to say \`decision\`; \`block\` and \`deny\` refuse the call.",
              "x-merge": "decision",
              "x-invalid": "unusable"
            },
            "permissionDecisionReason": {
              "description": "Why; takes the place of \`reason\`.",
              "type": "string",
              "x-merge": "join"
            }
          }
        }
      }
    },
    "BeforeToolSelectionHookInput": {
      "title": "BeforeToolSelectionHookInput",
      "description": "The model is about to be offered tools. The hook may restrict which ones.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "BeforeToolSelection"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "llm_request": {
          "$ref": "#/$defs/LLMRequest",
          "description": "The request to the model.",
          "x-translate": {
            "raw": "model_request",
            "codec": "llmRequest"
          }
        },
        "available_tools": {
          "description": "The tools on offer.",
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
      "description": "The input of BeforeToolSelection as a bus client gives it. The model is about to be offered tools. The hook may restrict which ones.",
      "anyOf": [
        {
          "title": "BeforeToolSelectionInputRaw",
          "description": "In the shape of the model SDK.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "The request to the model. In the shape of the model SDK.",
              "type": "object",
              "x-ts": "object"
            },
            "llm_request": {
              "description": "Ignored when model_request is given.",
              "x-ts": "unknown"
            },
            "available_tools": {
              "description": "The tools on offer.",
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
          "description": "In the stable shape.",
          "type": "object",
          "properties": {
            "model_request": {
              "description": "Not given.",
              "not": {}
            },
            "llm_request": {
              "$ref": "#/$defs/LLMRequest",
              "description": "The request to the model."
            },
            "available_tools": {
              "description": "The tools on offer.",
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
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "BeforeToolSelection"
            },
            "toolConfig": {
              "$ref": "#/$defs/HookToolConfig",
              "description": "Which tools may be called. Lists of several hooks are united; \`NONE\` wins over everything.",
              "x-merge": "tool-config"
            }
          }
        }
      }
    },
    "BusErrorCode": {
      "title": "BusErrorCode",
      "description": "What went wrong with a request on the bus.",
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
      "description": "A hook that is whoever serves the event on the bus of the host, such as the policy servers of a fleet.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "bus"
        },
        "name": {
          "description": "A name to show and to enable or disable the hook by.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long to wait for the answer, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "What it means when nobody serves the event, the answer takes too long or those who answer have failed.",
          "default": "allow"
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Where the hook comes from; set by the registry."
        }
      },
      "required": [
        "type"
      ]
    },
    "CommandHookConfig": {
      "title": "CommandHookConfig",
      "description": "A hook that is a command. Without \`args\` it is shell text; with \`args\` it is a program that is started without a shell.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "command"
        },
        "command": {
          "description": "Shell text or, when \`args\` is given, the path or name of a program.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "args": {
          "description": "The arguments of the program. When given, no shell is involved.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "name": {
          "description": "A name to show and to enable or disable the hook by.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long the hook may run, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "env": {
          "description": "Environment variables for this hook alone.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "What it means when the hook crashes, times out or prints something unusable.",
          "default": "allow"
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Where the hook comes from; set by the registry."
        }
      },
      "required": [
        "type",
        "command"
      ]
    },
    "ConfigSource": {
      "title": "ConfigSource",
      "description": "Where a hook comes from, in the order in which hooks run. Of equal hooks the one of the strongest source runs: runtime, system, user, extensions, project.",
      "type": "string",
      "enum": [
        "runtime",
        "project",
        "user",
        "system",
        "extensions"
      ]
    },
    "Environment": {
      "title": "Environment",
      "description": "Where a build can be deployed to.",
      "type": "string",
      "enum": [
        "staging",
        "production"
      ]
    },
    "FunctionHookConfig": {
      "title": "FunctionHookConfig",
      "description": "A hook that is a function of the host. It exists only in code: settings cannot declare one.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "function"
        },
        "name": {
          "description": "A name to show and to enable or disable the hook by.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "action": {
          "description": "The function. It gets its own copy of the input and may answer like a script does.",
          "x-ts": "HookAction<HookInput, HookOutput>"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long the hook may run, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "What it means when the function throws, times out or answers something unusable.",
          "default": "allow"
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Where the hook comes from; set by the registry."
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
      "description": "A hook of any kind.",
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
      "description": "What a hook decides. \`block\` and \`deny\` refuse; \`allow\` and \`approve\` agree; \`ask\` leaves the choice to the host without blocking.",
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
      "description": "One or more hooks with a condition.",
      "type": "object",
      "properties": {
        "matcher": {
          "description": "When the hooks apply: a regular expression on the tool name, or on the whole trigger of a session, notification or compression. Missing, empty and \`*\` mean always.",
          "type": "string"
        },
        "sequential": {
          "description": "Run the hooks of this event one after another, each seeing what the one before changed.",
          "type": "boolean",
          "default": false
        },
        "hooks": {
          "description": "The hooks.",
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
      "description": "An error, as far as it can be written as JSON.",
      "type": "object",
      "properties": {
        "name": {
          "description": "The class of the error.",
          "type": "string"
        },
        "message": {
          "description": "What went wrong.",
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
      "description": "What a failed hook means: \`allow\` lets the operation go on, \`block\` refuses it.",
      "type": "string",
      "enum": [
        "allow",
        "block"
      ]
    },
    "HookExecutionFailure": {
      "title": "HookExecutionFailure",
      "description": "The event could not be fired.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of message.",
          "const": "hook-execution-response"
        },
        "correlationId": {
          "description": "The id of the request.",
          "type": "string"
        },
        "success": {
          "description": "A stage failed.",
          "const": false
        },
        "output": {
          "$ref": "#/$defs/AggregatedHookResult",
          "description": "The decision, if the failure blocks the event or withholds its result; absent otherwise.",
          "x-opened": "a client that reads only the output must see the block"
        },
        "error": {
          "description": "What went wrong.",
          "type": "object",
          "properties": {
            "code": {
              "$ref": "#/$defs/BusErrorCode",
              "description": "The kind of failure."
            },
            "message": {
              "description": "What went wrong, for a person.",
              "type": "string"
            },
            "details": {
              "description": "More about it, for example the stage and the places in the input."
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
      "description": "Asks for an event to be fired. Exactly one response follows.",
      "type": "object",
      "x-message": "hook-execution-request",
      "properties": {
        "type": {
          "description": "The kind of message.",
          "const": "hook-execution-request"
        },
        "eventName": {
          "description": "The event to fire. A name that does not exist is answered with \`unsupported_event\`.",
          "type": "string",
          "pattern": "\\\\S",
          "x-ts": "HookEventName"
        },
        "input": {
          "description": "The input of the event, without the base fields: session, directory and event name are not the client's to choose.",
          "type": "object"
        },
        "correlationId": {
          "description": "Returned unchanged in the response. One is made when it is missing or empty.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Where the event happened. Hooks read it as \`origin\`; it decides nothing."
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
      "description": "Answers a request to fire an event.",
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
      "description": "How one hook ran.",
      "type": "object",
      "properties": {
        "hookConfig": {
          "description": "The hook.",
          "type": "object",
          "x-ts": "HookConfig"
        },
        "eventName": {
          "description": "The event it ran for.",
          "type": "string",
          "pattern": "\\\\S",
          "x-ts": "HookEventName"
        },
        "success": {
          "description": "Whether the hook ran healthily. It says nothing about the decision: an intentional block is not healthy in this sense.",
          "type": "boolean"
        },
        "output": {
          "$ref": "#/$defs/HookOutput",
          "description": "What the hook answered."
        },
        "unenforcedOutput": {
          "$ref": "#/$defs/HookOutput",
          "description": "What it answered, where its answer changes nothing: it is not enforced, or runs in the background."
        },
        "background": {
          "description": "It was started and is not waited for. How it ended comes later, in the trace.",
          "type": "boolean"
        },
        "stdout": {
          "description": "Its standard output.",
          "type": "string"
        },
        "stderr": {
          "description": "Its standard error.",
          "type": "string"
        },
        "exitCode": {
          "description": "Its exit code; absent when a signal ended it.",
          "type": "integer"
        },
        "signal": {
          "description": "The signal that ended it.",
          "type": "string"
        },
        "timedOut": {
          "description": "It was ended by its timeout.",
          "type": "boolean"
        },
        "truncated": {
          "description": "It wrote more than is kept.",
          "type": "boolean"
        },
        "aborted": {
          "description": "It was ended because the caller aborted.",
          "type": "boolean"
        },
        "skipped": {
          "$ref": "#/$defs/HookVerdictKind",
          "description": "Why it was not started at all."
        },
        "duration": {
          "description": "How long it took, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "error": {
          "$ref": "#/$defs/HookErrorInfo",
          "description": "What went wrong.",
          "x-ts": "Error"
        },
        "outputFormat": {
          "$ref": "#/$defs/HookOutputFormat",
          "description": "How its output was read."
        },
        "warnings": {
          "description": "What was odd about its output.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "stdoutBytes": {
          "description": "How much it wrote on standard output.",
          "type": "integer",
          "minimum": 0
        },
        "stderrBytes": {
          "description": "How much it wrote on standard error.",
          "type": "integer",
          "minimum": 0
        },
        "grant": {
          "description": "Its \`allow\` skips the host's own prompt: it was written for an agent where that is so, and the host consents.",
          "type": "boolean"
        },
        "withheld": {
          "description": "Reason to withhold the result that the event is about, if the failure of the hook does so. Only for events that cannot block.",
          "type": "string"
        },
        "toolResult": {
          "description": "What it puts in the place of the tool's result: it was written for an agent where that is so, and the host consents.",
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
      "description": "The event was fired. What the hooks decided, also a block, is in the output.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of message.",
          "const": "hook-execution-response"
        },
        "correlationId": {
          "description": "The id of the request.",
          "type": "string"
        },
        "success": {
          "description": "The pipeline completed.",
          "const": true
        },
        "output": {
          "$ref": "#/$defs/AggregatedHookResult",
          "description": "The merged answers of the hooks."
        },
        "error": {
          "description": "Never there.",
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
    "HookFailureStage": {
      "title": "HookFailureStage",
      "description": "Where in the pipeline a failure happened.",
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
      "description": "What firing an event gives back: the merged answers and what they mean.",
      "type": "object",
      "x-ts-parameter": "E extends HookEventName = HookEventName",
      "properties": {
        "success": {
          "description": "Whether every hook ran healthily. It says nothing about the decision.",
          "type": "boolean"
        },
        "finalOutput": {
          "$ref": "#/$defs/HookOutput",
          "description": "The answers of all hooks, merged; absent when no hook answered.",
          "x-ts": "HookOutputOf<E>"
        },
        "allOutputs": {
          "description": "The answer of each hook, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookOutput"
          }
        },
        "errors": {
          "description": "What went wrong.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/HookErrorInfo"
          },
          "x-ts": "Error[]"
        },
        "totalDuration": {
          "description": "The durations of all hooks together, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "hookResults": {
          "description": "How each hook ran.",
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
          "description": "The merged answers."
        },
        "shouldStop": {
          "description": "Whether a hook asked the agent to stop.",
          "type": "boolean"
        },
        "stopReason": {
          "description": "Why; absent when the agent goes on.",
          "type": "string"
        },
        "systemMessage": {
          "description": "The message for the model.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "Whether the result is kept off the display.",
          "type": "boolean"
        },
        "trace": {
          "$ref": "#/$defs/HookTrace",
          "description": "Which hooks ran, which did not, and why."
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
      "description": "What every hook reads on standard input, whatever the event.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event that fired.",
          "type": "string",
          "x-ts": "HookEventName"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
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
      "description": "The agent that an event happened in, when its hooks run on another machine.",
      "type": "object",
      "properties": {
        "cwd": {
          "description": "The working directory of that agent.",
          "type": "string"
        },
        "session_id": {
          "description": "The session of that agent.",
          "type": "string"
        },
        "told": {
          "description": "The agent said so, and nobody has checked it.",
          "type": "boolean"
        }
      }
    },
    "HookOutput": {
      "title": "HookOutput",
      "description": "What any hook may print on standard output, as one JSON object. Every field is optional; nothing printed means: go on.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object"
        }
      }
    },
    "HookOutputFormat": {
      "title": "HookOutputFormat",
      "description": "How the standard output of a hook was read.",
      "type": "string",
      "enum": [
        "json",
        "text"
      ]
    },
    "HookRegistryEntry": {
      "title": "HookRegistryEntry",
      "description": "One hook as the registry knows it.",
      "type": "object",
      "properties": {
        "config": {
          "description": "The hook.",
          "type": "object",
          "x-ts": "HookConfig"
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Where it comes from."
        },
        "eventName": {
          "description": "The event it belongs to.",
          "type": "string",
          "pattern": "\\\\S",
          "x-ts": "HookEventName"
        },
        "matcher": {
          "description": "When it applies.",
          "type": "string"
        },
        "sequential": {
          "description": "Whether it asks for one hook after another.",
          "type": "boolean"
        },
        "dialect": {
          "description": "In whose words it is written, when in another agent's, and where.",
          "type": "object",
          "properties": {
            "name": {
              "description": "The dialect.",
              "type": "string",
              "pattern": "\\\\S"
            },
            "event": {
              "description": "The event, as the dialect calls it.",
              "type": "string",
              "pattern": "\\\\S"
            },
            "file": {
              "description": "The file that declares it.",
              "type": "string"
            },
            "line": {
              "description": "Its line, from 1.",
              "type": "integer",
              "minimum": 1
            },
            "column": {
              "description": "Its column, from 1.",
              "type": "integer",
              "minimum": 1
            },
            "cwd": {
              "description": "Where it runs, when elsewhere than where the agent works.",
              "type": "string"
            },
            "entry": {
              "description": "The entry as it is written.",
              "type": "object"
            },
            "variables": {
              "description": "Variables that stand for folders, with their values.",
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
          "description": "Whether it may run.",
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
    "HookSettings": {
      "title": "HookSettings",
      "description": "The part of a settings file that hookwright reads.",
      "type": "object",
      "properties": {
        "enableHooks": {
          "description": "Whether the hooks of this file run. In a file, \`false\` also switches off the weaker layers: the user's file is stronger than the project's, the system's stronger than both.",
          "type": "boolean",
          "default": false
        },
        "hooks": {
          "$ref": "#/$defs/HooksMap",
          "description": "The hooks, by event."
        },
        "disabledHooks": {
          "description": "Hooks of this and of weaker layers that shall not run, by name or command.",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        },
        "dialects": {
          "description": "Other agents whose hooks run too, as they are written for them. In a project's file this is about the files of the project alone.",
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "\\\\S"
          },
          "default": []
        },
        "projectHooks": {
          "description": "Whether hooks of projects run: \`never\`, or when a person \`trusted\` them. Not in a project's own files.",
          "type": "string",
          "enum": [
            "never",
            "trusted"
          ],
          "default": "trusted"
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "What a failed hook of this file means when the hook does not say. Not in a project's own files.",
          "default": "allow"
        },
        "sanitization": {
          "description": "Which variables of the host's environment hooks may see. Not in a project's own files.",
          "type": "object",
          "properties": {
            "enableEnvironmentVariableRedaction": {
              "description": "Withhold variables that look like secrets.",
              "type": "boolean",
              "default": false
            },
            "allowedEnvironmentVariables": {
              "description": "Variables that hooks see although they look like secrets.",
              "type": "array",
              "items": {
                "type": "string"
              },
              "default": []
            },
            "blockedEnvironmentVariables": {
              "description": "Variables that hooks never see.",
              "type": "array",
              "items": {
                "type": "string"
              },
              "default": []
            }
          }
        },
        "locked": {
          "description": "Accept exactly the project hooks that the project's lock file lists. Not in a project's own files.",
          "type": "boolean",
          "default": false
        },
        "trace": {
          "description": "Keep a file of what every hook did. Not in a project's own files.",
          "anyOf": [
            {
              "type": "boolean"
            },
            {
              "type": "object",
              "properties": {
                "file": {
                  "description": "Where; else a folder of the user's state.",
                  "type": "string",
                  "pattern": "\\\\S"
                },
                "inputs": {
                  "description": "Also what hooks read and wrote.",
                  "type": "boolean",
                  "default": false
                }
              }
            }
          ]
        },
        "httpAllowedEnv": {
          "description": "Variables of the environment that headers of http hooks may name. Not in a project's own files.",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        },
        "allowHttp": {
          "description": "Let http hooks use plain http to other machines. Not in a project's own files.",
          "type": "boolean",
          "default": false
        },
        "hooksConfig": {
          "description": "Settings about hooks.",
          "type": "object",
          "properties": {
            "enabled": {
              "description": "False switches all hooks off.",
              "type": "boolean",
              "default": true
            },
            "disabled": {
              "description": "Hooks that shall not run, by name or command.",
              "type": "array",
              "items": {
                "type": "string"
              },
              "default": []
            },
            "notifications": {
              "description": "Whether the host tells the user about hooks.",
              "type": "boolean",
              "default": true
            }
          }
        }
      }
    },
    "HookTest": {
      "title": "HookTest",
      "description": "A file of hook tests, \`*.hooktest.json\`: events that are fired, and what is expected of them.",
      "type": "object",
      "properties": {
        "cases": {
          "description": "The cases, each in a temporary project of its own.",
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
      "description": "One event that is fired in a temporary project, and what is expected of it.",
      "type": "object",
      "properties": {
        "name": {
          "description": "What the case shows.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "event": {
          "description": "The name of the event.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "input": {
          "description": "The fields of the event, as hooks read them; what is missing is filled in.",
          "type": "object"
        },
        "inputFile": {
          "description": "A JSON file with more fields of the event, by its path from this file.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "files": {
          "description": "Files of the temporary project, by their paths, beside those that hooks name.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "expect": {
          "$ref": "#/$defs/HookTestExpectation",
          "description": "What must come of it."
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
      "description": "What must come of an event. What is not named is not looked at, but for hooks that fail: they fail the case.",
      "type": "object",
      "properties": {
        "decision": {
          "description": "What the agent does: goes on, refuses, asks a person, or stops.",
          "type": "string",
          "enum": [
            "allow",
            "deny",
            "ask",
            "stop"
          ]
        },
        "reason": {
          "description": "Why: the text, or a pattern.",
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "object",
              "properties": {
                "pattern": {
                  "description": "A regular expression that is found somewhere in it.",
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
          "description": "What must become of hooks, by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/HookVerdictKind"
          }
        },
        "fails": {
          "description": "The names of the hooks that must fail: end with an error, or not in time. No other may.",
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "\\\\S"
          }
        },
        "files": {
          "description": "Files of the project afterwards, by their paths: the text, a pattern, or false for a file that must not be there.",
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
                    "description": "A regular expression that is found somewhere in it.",
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
          "description": "How long the event may take, in milliseconds.",
          "type": "number",
          "minimum": 0
        }
      }
    },
    "HookToolConfig": {
      "title": "HookToolConfig",
      "description": "Which tools the model may call.",
      "type": "object",
      "properties": {
        "mode": {
          "$ref": "#/$defs/ToolCallingMode",
          "description": "How the model may call tools."
        },
        "allowedFunctionNames": {
          "description": "The names of the tools that may be called.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "HookTrace": {
      "title": "HookTrace",
      "description": "The record of one fired event: every hook configured for it, and what became of each.",
      "type": "object",
      "properties": {
        "eventName": {
          "description": "The event; of a refused request, the name that was asked for.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "correlationId": {
          "description": "The id of the request on the bus.",
          "type": "string"
        },
        "sessionId": {
          "description": "Session of the event, if the host has several.",
          "type": "string"
        },
        "matched": {
          "description": "The value that matchers were tested against.",
          "type": "string"
        },
        "startedAt": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string"
        },
        "duration": {
          "description": "How long the event took from start to end, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "sequential": {
          "description": "Whether the hooks ran one after another.",
          "type": "boolean"
        },
        "success": {
          "description": "Whether every hook ran healthily.",
          "type": "boolean"
        },
        "error": {
          "description": "What went wrong outside of any hook.",
          "type": "string"
        },
        "stage": {
          "$ref": "#/$defs/HookFailureStage",
          "description": "Where it went wrong."
        },
        "ask": {
          "description": "What became of a hook's wish to ask a person: \`confirmed\` or \`declined\` by one, \`refused\` or \`allowed\` because nobody could be asked.",
          "type": "string",
          "enum": [
            "confirmed",
            "declined",
            "refused",
            "allowed"
          ]
        },
        "warnings": {
          "description": "What was odd about the answers together, for example two hooks that wrote the same field.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "notes": {
          "description": "What keeps the settings from counting as they are written, for example a file that is broken.",
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
      "description": "A line of a trace file: an event has ended, and this became of every hook that is configured for it.",
      "type": "object",
      "properties": {
        "eventName": {
          "description": "The event; of a refused request, the name that was asked for.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "correlationId": {
          "description": "The id of the request on the bus.",
          "type": "string"
        },
        "sessionId": {
          "description": "Session of the event, if the host has several.",
          "type": "string"
        },
        "matched": {
          "description": "The value that matchers were tested against.",
          "type": "string"
        },
        "startedAt": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string"
        },
        "duration": {
          "description": "How long the event took from start to end, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "sequential": {
          "description": "Whether the hooks ran one after another.",
          "type": "boolean"
        },
        "success": {
          "description": "Whether every hook ran healthily.",
          "type": "boolean"
        },
        "error": {
          "description": "What went wrong outside of any hook.",
          "type": "string"
        },
        "stage": {
          "$ref": "#/$defs/HookFailureStage",
          "description": "Where it went wrong."
        },
        "ask": {
          "description": "What became of a hook's wish to ask a person: \`confirmed\` or \`declined\` by one, \`refused\` or \`allowed\` because nobody could be asked.",
          "type": "string",
          "enum": [
            "confirmed",
            "declined",
            "refused",
            "allowed"
          ]
        },
        "warnings": {
          "description": "What was odd about the answers together, for example two hooks that wrote the same field.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "notes": {
          "description": "What keeps the settings from counting as they are written, for example a file that is broken.",
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
          "description": "The version of this form.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1
        },
        "id": {
          "description": "Of the event: all its lines have the same, and no other event has it.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "kind": {
          "description": "The kind of line.",
          "const": "end"
        },
        "pid": {
          "description": "The process of the host.",
          "type": "integer",
          "minimum": 0
        },
        "session_id": {
          "description": "The session of the host.",
          "type": "string"
        },
        "origins": {
          "description": "For each field of the merged answer, the hooks it came from: their places in \`hooks\`.",
          "type": "object",
          "additionalProperties": {
            "description": "The hooks that this field came from.",
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "output": {
          "$ref": "#/$defs/HookTraceText",
          "description": "The merged answer, as JSON."
        },
        "endedAt": {
          "description": "When, in ISO-8601.",
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
      "description": "A line of a trace file: a hook has ended; \`late\`, when its event had ended before it.",
      "type": "object",
      "properties": {
        "name": {
          "description": "The name of the hook, else its command.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "type": {
          "$ref": "#/$defs/HookType",
          "description": "Its kind."
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Where it comes from."
        },
        "dialect": {
          "description": "The dialect it is written in, when it is another agent's.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "matcher": {
          "description": "Its matcher, when it has one.",
          "type": "string"
        },
        "verdict": {
          "$ref": "#/$defs/HookVerdictKind",
          "description": "Whether it ran, else why not."
        },
        "why": {
          "description": "The reason in words, for a person.",
          "type": "string"
        },
        "duration": {
          "description": "How long it took, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "success": {
          "description": "Whether it ran healthily.",
          "type": "boolean"
        },
        "exitCode": {
          "description": "Its exit code.",
          "type": "integer"
        },
        "signal": {
          "description": "The signal that ended it.",
          "type": "string"
        },
        "timedOut": {
          "description": "It was ended by its timeout.",
          "type": "boolean"
        },
        "decision": {
          "$ref": "#/$defs/HookDecision",
          "description": "What it decided."
        },
        "reason": {
          "description": "Why it decided so.",
          "type": "string"
        },
        "stop": {
          "description": "It asked the agent to stop.",
          "type": "boolean"
        },
        "enforced": {
          "description": "\`false\` where its answer changes nothing.",
          "type": "boolean"
        },
        "background": {
          "description": "The event did not wait for it.",
          "type": "boolean"
        },
        "would": {
          "description": "What it would have done, where its answer changed nothing.",
          "type": "object",
          "properties": {
            "decision": {
              "$ref": "#/$defs/HookDecision",
              "description": "What it decided."
            },
            "reason": {
              "description": "Why it decided so.",
              "type": "string"
            },
            "stop": {
              "description": "It asked the agent to stop.",
              "type": "boolean"
            },
            "sets": {
              "description": "The other fields of its answer, by name.",
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          }
        },
        "stdoutBytes": {
          "description": "How much it wrote on standard output.",
          "type": "integer",
          "minimum": 0
        },
        "stderrBytes": {
          "description": "How much it wrote on standard error.",
          "type": "integer",
          "minimum": 0
        },
        "truncated": {
          "description": "It wrote more than is kept.",
          "type": "boolean"
        },
        "warnings": {
          "description": "What was odd about its output.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "error": {
          "description": "What went wrong.",
          "type": "string"
        },
        "v": {
          "description": "The version of this form.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1
        },
        "id": {
          "description": "Of the event: all its lines have the same, and no other event has it.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "kind": {
          "description": "The kind of line.",
          "type": "string",
          "enum": [
            "hook",
            "late"
          ]
        },
        "pid": {
          "description": "The process of the host.",
          "type": "integer",
          "minimum": 0
        },
        "session_id": {
          "description": "The session of the host.",
          "type": "string"
        },
        "eventName": {
          "description": "The event.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "hook": {
          "description": "Its place among all hooks that are configured for the event.",
          "type": "integer",
          "minimum": 0
        },
        "queuedAt": {
          "description": "When its turn to run came, in ISO-8601; it may have to wait until less runs.",
          "type": "string"
        },
        "startedAt": {
          "description": "When it started; absent when it never did.",
          "type": "string"
        },
        "endedAt": {
          "description": "When it had ended.",
          "type": "string"
        },
        "input": {
          "$ref": "#/$defs/HookTraceText",
          "description": "What it read, as JSON, where that is not what the event began with."
        },
        "stdout": {
          "$ref": "#/$defs/HookTraceText",
          "description": "What it wrote on standard output."
        },
        "stderr": {
          "$ref": "#/$defs/HookTraceText",
          "description": "What it wrote on standard error."
        },
        "output": {
          "$ref": "#/$defs/HookTraceText",
          "description": "What it answered, as JSON."
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
      "description": "One line of a trace file. A file may hold the lines of several events, and of several processes, one among the other.",
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
      "description": "A line of a trace file: an event fired, and these hooks are about to run.",
      "type": "object",
      "properties": {
        "v": {
          "description": "The version of this form.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1
        },
        "id": {
          "description": "Of the event: all its lines have the same, and no other event has it.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "kind": {
          "description": "The kind of line.",
          "const": "start"
        },
        "pid": {
          "description": "The process of the host.",
          "type": "integer",
          "minimum": 0
        },
        "session_id": {
          "description": "The session of the host.",
          "type": "string"
        },
        "eventName": {
          "description": "The event.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "matched": {
          "description": "The value that matchers were tested against.",
          "type": "string"
        },
        "correlationId": {
          "description": "The id of the request on the bus.",
          "type": "string"
        },
        "sequential": {
          "description": "Whether the hooks run one after another.",
          "type": "boolean"
        },
        "hooks": {
          "description": "The hooks of the plan, in order.",
          "type": "array",
          "items": {
            "type": "object",
            "description": "A hook of the plan.",
            "properties": {
              "hook": {
                "description": "Its place among all hooks that are configured for the event.",
                "type": "integer",
                "minimum": 0
              },
              "name": {
                "description": "Its name, else its command.",
                "type": "string",
                "pattern": "\\\\S"
              },
              "type": {
                "$ref": "#/$defs/HookType",
                "description": "Its kind."
              },
              "source": {
                "$ref": "#/$defs/ConfigSource",
                "description": "Where it comes from."
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
          "description": "What the hooks read, as JSON."
        },
        "startedAt": {
          "description": "When the event fired, in ISO-8601.",
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
      "description": "A text in a trace file, as far as it is kept.",
      "type": "object",
      "properties": {
        "text": {
          "description": "The text, after the host took out what must not be kept.",
          "type": "string"
        },
        "cut": {
          "description": "It is not the whole text, so it cannot be replayed.",
          "type": "boolean"
        }
      },
      "required": [
        "text"
      ]
    },
    "HookType": {
      "title": "HookType",
      "description": "The kinds of hook. \`worker\` is a command that is started once and kept; \`bus\` asks whoever serves the event on the bus of the host; \`plugin\` is accepted in settings and never runs; \`function\` exists only in code.",
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
      "description": "What became of one configured hook when its event fired.",
      "type": "object",
      "properties": {
        "name": {
          "description": "The name of the hook, else its command.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "type": {
          "$ref": "#/$defs/HookType",
          "description": "Its kind."
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Where it comes from."
        },
        "dialect": {
          "description": "The dialect it is written in, when it is another agent's.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "matcher": {
          "description": "Its matcher, when it has one.",
          "type": "string"
        },
        "verdict": {
          "$ref": "#/$defs/HookVerdictKind",
          "description": "Whether it ran, else why not."
        },
        "why": {
          "description": "The reason in words, for a person.",
          "type": "string"
        },
        "duration": {
          "description": "How long it took, in milliseconds.",
          "type": "number",
          "minimum": 0
        },
        "success": {
          "description": "Whether it ran healthily.",
          "type": "boolean"
        },
        "exitCode": {
          "description": "Its exit code.",
          "type": "integer"
        },
        "signal": {
          "description": "The signal that ended it.",
          "type": "string"
        },
        "timedOut": {
          "description": "It was ended by its timeout.",
          "type": "boolean"
        },
        "decision": {
          "$ref": "#/$defs/HookDecision",
          "description": "What it decided."
        },
        "reason": {
          "description": "Why it decided so.",
          "type": "string"
        },
        "stop": {
          "description": "It asked the agent to stop.",
          "type": "boolean"
        },
        "enforced": {
          "description": "\`false\` where its answer changes nothing.",
          "type": "boolean"
        },
        "background": {
          "description": "The event did not wait for it.",
          "type": "boolean"
        },
        "would": {
          "description": "What it would have done, where its answer changed nothing.",
          "type": "object",
          "properties": {
            "decision": {
              "$ref": "#/$defs/HookDecision",
              "description": "What it decided."
            },
            "reason": {
              "description": "Why it decided so.",
              "type": "string"
            },
            "stop": {
              "description": "It asked the agent to stop.",
              "type": "boolean"
            },
            "sets": {
              "description": "The other fields of its answer, by name.",
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          }
        },
        "stdoutBytes": {
          "description": "How much it wrote on standard output.",
          "type": "integer",
          "minimum": 0
        },
        "stderrBytes": {
          "description": "How much it wrote on standard error.",
          "type": "integer",
          "minimum": 0
        },
        "truncated": {
          "description": "It wrote more than is kept.",
          "type": "boolean"
        },
        "warnings": {
          "description": "What was odd about its output.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "error": {
          "description": "What went wrong.",
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
      "description": "What became of one configured hook when its event fired: it ran, it is still running in the background, or the reason why it did not run.",
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
          "description": "An older place for \`hooksConfig.enabled\`.",
          "type": "boolean"
        },
        "disabled": {
          "description": "An older place for \`hooksConfig.disabled\`.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "notifications": {
          "description": "An older place for \`hooksConfig.notifications\`.",
          "type": "boolean"
        }
      },
      "additionalProperties": {
        "description": "The hooks of this event.",
        "type": "array",
        "items": {
          "$ref": "#/$defs/HookDefinition"
        }
      }
    },
    "HttpHookConfig": {
      "title": "HttpHookConfig",
      "description": "A hook that is a service: it is sent what a script would read, by POST, and answers what a script would print.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "http"
        },
        "url": {
          "description": "Where the service is: https, or http on this machine. Redirects are not followed.",
          "type": "string",
          "pattern": "^[Hh][Tt][Tt][Pp][Ss]?://\\\\S+$"
        },
        "headers": {
          "description": "Headers to send along. \`$NAME\` and \`\${NAME}\` stand for variables of the host's environment that \`httpAllowedEnv\` lists, \`$$\` for a dollar.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "name": {
          "description": "A name to show and to enable or disable the hook by.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long the whole exchange may take, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "maxRequestBytes": {
          "description": "The largest input that is sent. A larger one refuses an event that can be refused.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1073741824,
          "default": 8388608
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "What it means when the service cannot be reached, takes too long or answers something unusable.",
          "default": "allow"
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Where the hook comes from; set by the registry."
        }
      },
      "required": [
        "type",
        "url"
      ]
    },
    "LLMCandidate": {
      "title": "LLMCandidate",
      "description": "One answer of the model.",
      "type": "object",
      "properties": {
        "content": {
          "description": "The answer.",
          "type": "object",
          "properties": {
            "role": {
              "description": "Always \`model\`.",
              "const": "model"
            },
            "parts": {
              "description": "The texts of the answer.",
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
          "description": "Why the model stopped."
        },
        "index": {
          "description": "The number of this answer.",
          "type": "number"
        },
        "safetyRatings": {
          "description": "The ratings of this answer.",
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
      "description": "One answer as a hook may write it.",
      "type": "object",
      "properties": {
        "content": {
          "description": "The answer.",
          "type": "object",
          "properties": {
            "role": {
              "description": "Taken as \`model\`, whatever it says.",
              "type": "string"
            },
            "parts": {
              "description": "The texts of the answer, as strings or as objects with \`text\`. An empty list empties the answer.",
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
                        "description": "The text.",
                        "type": "string"
                      }
                    }
                  }
                ]
              }
            }
          }
        },
        "finishReason": {
          "description": "Why the model stopped. A word that is not known counts as \`OTHER\`.",
          "type": "string"
        },
        "index": {
          "description": "The number of this answer.",
          "type": "number"
        },
        "safetyRatings": {
          "description": "The ratings of this answer.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMSafetyRating"
          }
        }
      }
    },
    "LLMConfig": {
      "title": "LLMConfig",
      "description": "The settings of a model call that hooks can read and change. Other keys are passed through.",
      "type": "object",
      "properties": {
        "temperature": {
          "description": "How freely the model chooses its words.",
          "type": "number"
        },
        "maxOutputTokens": {
          "description": "The most tokens the answer may have.",
          "type": "number"
        },
        "topP": {
          "description": "The share of probability the model samples from.",
          "type": "number"
        },
        "topK": {
          "description": "The number of candidates the model samples from.",
          "type": "number"
        },
        "stopSequences": {
          "description": "Texts that end the answer.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "candidateCount": {
          "description": "How many answers are asked for.",
          "type": "number"
        },
        "presencePenalty": {
          "description": "How much a word that was used already is avoided.",
          "type": "number"
        },
        "frequencyPenalty": {
          "description": "How much a frequent word is avoided.",
          "type": "number"
        }
      },
      "additionalProperties": true
    },
    "LLMFinishReason": {
      "title": "LLMFinishReason",
      "description": "Why the model stopped writing.",
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
          "description": "Who speaks."
        },
        "content": {
          "description": "The text of the message.",
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
      "description": "A message as a hook may write it.",
      "type": "object",
      "properties": {
        "role": {
          "description": "Who speaks: \`user\`, \`model\` or \`system\`. \`assistant\` is taken as \`model\`, anything else as \`user\`.",
          "type": "string"
        },
        "content": {
          "description": "The text; of a list, the texts are joined.",
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "array",
              "items": {}
            }
          ]
        }
      },
      "required": [
        "role",
        "content"
      ]
    },
    "LLMRequest": {
      "title": "LLMRequest",
      "description": "A request to the model in a form that does not change with the model SDK. It holds text only.",
      "type": "object",
      "properties": {
        "model": {
          "description": "The name of the model.",
          "type": "string"
        },
        "messages": {
          "description": "The conversation, oldest message first. Messages without text are left out.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMMessage"
          }
        },
        "config": {
          "$ref": "#/$defs/LLMConfig",
          "description": "The settings of the call."
        },
        "toolConfig": {
          "$ref": "#/$defs/HookToolConfig",
          "description": "Which tools the model may call."
        }
      },
      "required": [
        "model",
        "messages"
      ]
    },
    "LLMRequestPatch": {
      "title": "LLMRequestPatch",
      "description": "Changes to a request: what is missing stays as it was. \`messages\`, when given, is the whole conversation; images, tool calls and other parts that are no text stay with their message.",
      "type": "object",
      "properties": {
        "model": {
          "description": "Another model.",
          "type": "string"
        },
        "messages": {
          "description": "The whole conversation as it shall be.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMMessagePatch"
          }
        },
        "config": {
          "$ref": "#/$defs/LLMConfig",
          "description": "Settings to change; the others stay."
        },
        "toolConfig": {
          "$ref": "#/$defs/HookToolConfig",
          "description": "Another choice of tools."
        }
      }
    },
    "LLMResponse": {
      "title": "LLMResponse",
      "description": "An answer of the model in a form that does not change with the model SDK. It holds text only.",
      "type": "object",
      "properties": {
        "text": {
          "description": "The text of the first answer.",
          "type": "string"
        },
        "candidates": {
          "description": "All answers.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMCandidate"
          }
        },
        "usageMetadata": {
          "$ref": "#/$defs/LLMUsage",
          "description": "How many tokens the call used."
        }
      },
      "required": [
        "candidates"
      ]
    },
    "LLMResponsePatch": {
      "title": "LLMResponsePatch",
      "description": "An answer that a hook puts in place of the model's. \`{ \\"text\\": \\"...\\" }\` is enough.",
      "type": "object",
      "properties": {
        "text": {
          "description": "The text of the answer, when there are no candidates.",
          "type": "string"
        },
        "candidates": {
          "description": "The answers.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/LLMCandidatePatch"
          }
        },
        "usageMetadata": {
          "$ref": "#/$defs/LLMUsage",
          "description": "How many tokens the call used."
        }
      }
    },
    "LLMRole": {
      "title": "LLMRole",
      "description": "Who speaks in a message.",
      "type": "string",
      "enum": [
        "user",
        "model",
        "system"
      ]
    },
    "LLMSafetyRating": {
      "title": "LLMSafetyRating",
      "description": "How the model service rated an answer.",
      "type": "object",
      "properties": {
        "category": {
          "description": "The kind of harm.",
          "type": "string"
        },
        "probability": {
          "description": "How likely it is.",
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
      "description": "A call of a tool that the model asks for.",
      "type": "object",
      "properties": {
        "id": {
          "description": "The id of the call; where the model's API has none, a number with \`#\`.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "name": {
          "description": "The name of the tool.",
          "type": "string"
        },
        "args": {
          "description": "The arguments; as they were written where they are no JSON."
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
      "description": "What a tool gave back, as the model is about to read it.",
      "type": "object",
      "properties": {
        "id": {
          "description": "The id of the call that it answers; where the model's API has none, a number with \`#\`.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "name": {
          "description": "The name of the tool; empty where the request does not tell.",
          "type": "string"
        },
        "text": {
          "description": "The text of the result, else its JSON.",
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
      "description": "Another text for the result of a tool, as a hook may write it.",
      "type": "object",
      "properties": {
        "id": {
          "description": "Which result.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "text": {
          "description": "The text, or the JSON, in its place.",
          "type": "string"
        }
      },
      "required": [
        "id",
        "text"
      ]
    },
    "LLMUsage": {
      "title": "LLMUsage",
      "description": "How many tokens a call used.",
      "type": "object",
      "properties": {
        "promptTokenCount": {
          "description": "Tokens of the request.",
          "type": "number"
        },
        "candidatesTokenCount": {
          "description": "Tokens of the answer.",
          "type": "number"
        },
        "totalTokenCount": {
          "description": "Both together.",
          "type": "number"
        }
      }
    },
    "McpContext": {
      "title": "McpContext",
      "description": "Where a tool of an MCP server comes from.",
      "type": "object",
      "properties": {
        "server_name": {
          "description": "The name of the MCP server.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "server_uri": {
          "description": "The address of the server.",
          "type": "string"
        },
        "tool_name": {
          "description": "The name of the tool on that server.",
          "type": "string"
        },
        "command": {
          "description": "The command that started the server.",
          "type": "string"
        },
        "args": {
          "description": "The arguments of that command.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "cwd": {
          "description": "The directory the server runs in.",
          "type": "string"
        },
        "url": {
          "description": "The URL of a server reached over HTTP.",
          "type": "string"
        },
        "tcp": {
          "description": "The address of a server reached over TCP.",
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
      "description": "The agent tells the user something. The hook may pass it on.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "Notification"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "message": {
          "description": "What the user is told. Any text.",
          "type": "string",
          "x-opened": "what a host tells its user is its own affair"
        },
        "notification_type": {
          "description": "What it is about: a known type, or a word of the host's own.",
          "type": "string",
          "default": "other",
          "x-ts": "NotificationType | (string & {})",
          "x-opened": "a host has notifications that nobody else knows"
        },
        "details": {
          "description": "More about it, depending on the type.",
          "type": "object",
          "default": {}
        },
        "level": {
          "description": "How important it is, in the host's own words.",
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
      "description": "The input of Notification as a bus client gives it. The agent tells the user something. The hook may pass it on.",
      "type": "object",
      "properties": {
        "message": {
          "description": "What the user is told. Any text.",
          "type": "string",
          "x-opened": "what a host tells its user is its own affair"
        },
        "notification_type": {
          "description": "What it is about: a known type, or a word of the host's own.",
          "type": "string",
          "x-ts": "NotificationType | (string & {})",
          "x-opened": "a host has notifications that nobody else knows"
        },
        "details": {
          "description": "More about it, depending on the type.",
          "type": "object"
        },
        "level": {
          "description": "How important it is, in the host's own words.",
          "type": "string"
        }
      },
      "required": [
        "message"
      ]
    },
    "NotificationOutput": {
      "title": "NotificationOutput",
      "description": "Nothing to decide: block and stop are ignored.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "Notification"
            }
          }
        }
      }
    },
    "NotificationType": {
      "title": "NotificationType",
      "description": "The known things that a notification is about.",
      "type": "string",
      "enum": [
        "ToolPermission",
        "other"
      ]
    },
    "PluginHookConfig": {
      "title": "PluginHookConfig",
      "description": "Reserved. It is accepted in settings and never runs.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "plugin"
        },
        "name": {
          "description": "A name to show.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long the hook may run, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Where the hook comes from; set by the registry."
        }
      },
      "required": [
        "type"
      ]
    },
    "PreCompressHookInput": {
      "title": "PreCompressHookInput",
      "description": "The conversation is about to be compressed. The hook may save what it wants to keep.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "PreCompress"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "trigger": {
          "$ref": "#/$defs/PreCompressTrigger",
          "description": "Who asked for it."
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
      "description": "The input of PreCompress as a bus client gives it. The conversation is about to be compressed. The hook may save what it wants to keep.",
      "type": "object",
      "properties": {
        "trigger": {
          "$ref": "#/$defs/PreCompressTrigger",
          "description": "Who asked for it."
        }
      },
      "required": [
        "trigger"
      ]
    },
    "PreCompressOutput": {
      "title": "PreCompressOutput",
      "description": "Nothing to decide: block and stop are ignored.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "PreCompress"
            }
          }
        }
      }
    },
    "PreCompressTrigger": {
      "title": "PreCompressTrigger",
      "description": "Who asked for the conversation to be compressed.",
      "type": "string",
      "enum": [
        "manual",
        "auto"
      ]
    },
    "ProcessedHookResult": {
      "title": "ProcessedHookResult",
      "description": "What the answers mean for the caller: stop, message, display.",
      "type": "object",
      "properties": {
        "aggregated": {
          "$ref": "#/$defs/AggregatedHookResult",
          "description": "The merged answers."
        },
        "shouldStop": {
          "description": "Whether a hook asked the agent to stop.",
          "type": "boolean"
        },
        "stopReason": {
          "description": "Why; absent when the agent goes on.",
          "type": "string"
        },
        "systemMessage": {
          "description": "The message for the model.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "Whether the result is kept off the display.",
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
      "description": "A session ends. The hook may tidy up or write a record.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "SessionEnd"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "reason": {
          "$ref": "#/$defs/SessionEndReason",
          "description": "Why the session ends."
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
      "description": "The input of SessionEnd as a bus client gives it. A session ends. The hook may tidy up or write a record.",
      "type": "object",
      "properties": {
        "reason": {
          "$ref": "#/$defs/SessionEndReason",
          "description": "Why the session ends."
        }
      },
      "required": [
        "reason"
      ]
    },
    "SessionEndOutput": {
      "title": "SessionEndOutput",
      "description": "Nothing to decide: block and stop are ignored.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
              "const": "SessionEnd"
            }
          }
        }
      }
    },
    "SessionEndReason": {
      "title": "SessionEndReason",
      "description": "Why a session ends.",
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
      "description": "A session begins. The hook may give the agent context to start from.",
      "type": "object",
      "properties": {
        "session_id": {
          "description": "The session the event belongs to.",
          "type": "string"
        },
        "cwd": {
          "description": "The working directory of the agent; the hook runs in it.",
          "type": "string"
        },
        "hook_event_name": {
          "description": "The name of the event.",
          "const": "SessionStart"
        },
        "timestamp": {
          "description": "When the event fired, in ISO-8601.",
          "type": "string",
          "pattern": "^\\\\d{4}-\\\\d{2}-\\\\d{2}T\\\\d{2}:\\\\d{2}:\\\\d{2}(\\\\.\\\\d+)?(Z|[+-]\\\\d{2}:\\\\d{2})$"
        },
        "transcript_path": {
          "description": "The file that holds the conversation so far; empty when there is none.",
          "type": "string"
        },
        "origin": {
          "$ref": "#/$defs/HookOrigin",
          "description": "Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then."
        },
        "source": {
          "$ref": "#/$defs/SessionStartSource",
          "description": "Why the session begins."
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
      "description": "The input of SessionStart as a bus client gives it. A session begins. The hook may give the agent context to start from.",
      "type": "object",
      "properties": {
        "source": {
          "$ref": "#/$defs/SessionStartSource",
          "description": "Why the session begins."
        }
      },
      "required": [
        "source"
      ]
    },
    "SessionStartOutput": {
      "title": "SessionStartOutput",
      "description": "Give the agent context. Block and stop are ignored.",
      "type": "object",
      "properties": {
        "continue": {
          "description": "\`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.",
          "type": "boolean",
          "x-invalid": "unusable"
        },
        "stopReason": {
          "description": "Why the agent is stopped; shown when \`continue\` is false.",
          "type": "string"
        },
        "suppressOutput": {
          "description": "\`true\` keeps the result of the operation off the display. The model still sees it.",
          "type": "boolean"
        },
        "systemMessage": {
          "description": "A message for the model. It is never shown to the user on its own.",
          "type": "string"
        },
        "decision": {
          "description": "The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.",
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
          "description": "Why it was decided so. The model reads it when the operation is refused.",
          "type": "string"
        },
        "hookSpecificOutput": {
          "description": "What only this event understands.",
          "type": "object",
          "properties": {
            "hookEventName": {
              "description": "The name of the event; may be left out.",
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
      "description": "Why a session begins.",
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
      "description": "How the model may call tools: \`AUTO\` decides itself, \`ANY\` must call one, \`NONE\` may call none.",
      "type": "string",
      "enum": [
        "AUTO",
        "ANY",
        "NONE"
      ]
    },
    "WorkerCancel": {
      "title": "WorkerCancel",
      "description": "Nobody waits for the answer to a request any more. A worker that does not answer it within a second is ended.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of frame.",
          "const": "cancel"
        },
        "id": {
          "description": "The number of the request.",
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
      "description": "The first line that a worker prints: it is ready for requests. Nothing is written to it before.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of frame.",
          "const": "hello"
        },
        "concurrency": {
          "description": "How many requests it takes before it has answered the first of them.",
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
      "description": "A hook that is a command which is started once and kept: events travel to it as lines of JSON. Without \`args\` the command is shell text; with \`args\` it is a program that is started without a shell.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "worker"
        },
        "command": {
          "description": "Shell text or, when \`args\` is given, the path or name of a program.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "args": {
          "description": "The arguments of the program. When given, no shell is involved.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "name": {
          "description": "A name to show and to enable or disable the hook by.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long the hook may take to answer, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "startTimeout": {
          "description": "How long the command may take to say hello, in milliseconds. What has not said it runs once for each event, like a hook of the type \`command\`.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 2000
        },
        "maxCalls": {
          "description": "After so many answers the worker is replaced.",
          "type": "integer",
          "minimum": 1,
          "default": 10000
        },
        "idleTimeout": {
          "description": "How long the worker is kept without a request, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 300000
        },
        "env": {
          "description": "Environment variables for this hook alone.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "onError": {
          "$ref": "#/$defs/HookErrorPolicy",
          "description": "What it means when the hook fails, times out or answers something unusable.",
          "default": "allow"
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "$ref": "#/$defs/ConfigSource",
          "description": "Where the hook comes from; set by the registry."
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
          "description": "The kind of frame.",
          "const": "request"
        },
        "id": {
          "description": "The number of the request, of up to 16 digits. No two requests to one worker have the same, and none can be foreseen.",
          "type": "integer",
          "minimum": 1
        },
        "input": {
          "description": "What the same hook would read as a command.",
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
      "description": "What a worker answers to one request, as one line on its standard output.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of frame.",
          "const": "response"
        },
        "id": {
          "description": "The number of the request that it answers.",
          "type": "integer",
          "minimum": 1
        },
        "output": {
          "description": "What the same hook would print as a command: the answer, or its text.",
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
          "description": "What the same hook would exit with: 2 refuses, anything else but 0 is a failure.",
          "type": "integer",
          "minimum": 0,
          "maximum": 255,
          "default": 0
        },
        "stderr": {
          "description": "What the same hook would print on standard error: with exit code 2 the reason.",
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
  "description": "The part of a settings file that hookwright reads.",
  "type": "object",
  "properties": {
    "$schema": {
      "description": "The schema that an editor reads this file with.",
      "type": "string"
    },
    "enableHooks": {
      "description": "Whether the hooks of this file run. In a file, \`false\` also switches off the weaker layers: the user's file is stronger than the project's, the system's stronger than both.",
      "type": "boolean",
      "default": false
    },
    "hooks": {
      "description": "The hooks, by event.",
      "allOf": [
        {
          "$ref": "#/definitions/HooksMap"
        }
      ]
    },
    "disabledHooks": {
      "description": "Hooks of this and of weaker layers that shall not run, by name or command.",
      "type": "array",
      "items": {
        "type": "string"
      },
      "default": []
    },
    "dialects": {
      "description": "Other agents whose hooks run too, as they are written for them. In a project's file this is about the files of the project alone.",
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "\\\\S"
      },
      "default": []
    },
    "projectHooks": {
      "description": "Whether hooks of projects run: \`never\`, or when a person \`trusted\` them. Not in a project's own files.",
      "type": "string",
      "enum": [
        "never",
        "trusted"
      ],
      "default": "trusted"
    },
    "onError": {
      "description": "What a failed hook of this file means when the hook does not say. Not in a project's own files.",
      "default": "allow",
      "allOf": [
        {
          "$ref": "#/definitions/HookErrorPolicy"
        }
      ]
    },
    "sanitization": {
      "description": "Which variables of the host's environment hooks may see. Not in a project's own files.",
      "type": "object",
      "properties": {
        "enableEnvironmentVariableRedaction": {
          "description": "Withhold variables that look like secrets.",
          "type": "boolean",
          "default": false
        },
        "allowedEnvironmentVariables": {
          "description": "Variables that hooks see although they look like secrets.",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        },
        "blockedEnvironmentVariables": {
          "description": "Variables that hooks never see.",
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
      "description": "Accept exactly the project hooks that the project's lock file lists. Not in a project's own files.",
      "type": "boolean",
      "default": false
    },
    "trace": {
      "description": "Keep a file of what every hook did. Not in a project's own files.",
      "anyOf": [
        {
          "type": "boolean"
        },
        {
          "type": "object",
          "properties": {
            "file": {
              "description": "Where; else a folder of the user's state.",
              "type": "string",
              "pattern": "\\\\S"
            },
            "inputs": {
              "description": "Also what hooks read and wrote.",
              "type": "boolean",
              "default": false
            }
          },
          "additionalProperties": false
        }
      ]
    },
    "httpAllowedEnv": {
      "description": "Variables of the environment that headers of http hooks may name. Not in a project's own files.",
      "type": "array",
      "items": {
        "type": "string"
      },
      "default": []
    },
    "allowHttp": {
      "description": "Let http hooks use plain http to other machines. Not in a project's own files.",
      "type": "boolean",
      "default": false
    },
    "hooksConfig": {
      "description": "Settings about hooks.",
      "type": "object",
      "properties": {
        "enabled": {
          "description": "False switches all hooks off.",
          "type": "boolean",
          "default": true
        },
        "disabled": {
          "description": "Hooks that shall not run, by name or command.",
          "type": "array",
          "items": {
            "type": "string"
          },
          "default": []
        },
        "notifications": {
          "description": "Whether the host tells the user about hooks.",
          "type": "boolean",
          "default": true
        }
      },
      "additionalProperties": false
    }
  },
  "definitions": {
    "BusHookConfig": {
      "description": "A hook that is whoever serves the event on the bus of the host, such as the policy servers of a fleet.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "bus"
        },
        "name": {
          "description": "A name to show and to enable or disable the hook by.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long to wait for the answer, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "onError": {
          "description": "What it means when nobody serves the event, the answer takes too long or those who answer have failed.",
          "default": "allow",
          "allOf": [
            {
              "$ref": "#/definitions/HookErrorPolicy"
            }
          ]
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Where the hook comes from; set by the registry.",
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
      "description": "A hook that is a command. Without \`args\` it is shell text; with \`args\` it is a program that is started without a shell.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "command"
        },
        "command": {
          "description": "Shell text or, when \`args\` is given, the path or name of a program.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "args": {
          "description": "The arguments of the program. When given, no shell is involved.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "name": {
          "description": "A name to show and to enable or disable the hook by.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long the hook may run, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "env": {
          "description": "Environment variables for this hook alone.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "onError": {
          "description": "What it means when the hook crashes, times out or prints something unusable.",
          "default": "allow",
          "allOf": [
            {
              "$ref": "#/definitions/HookErrorPolicy"
            }
          ]
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Where the hook comes from; set by the registry.",
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
      "description": "Where a hook comes from, in the order in which hooks run. Of equal hooks the one of the strongest source runs: runtime, system, user, extensions, project.",
      "type": "string",
      "enum": [
        "runtime",
        "project",
        "user",
        "system",
        "extensions"
      ]
    },
    "HookDefinition": {
      "description": "One or more hooks with a condition.",
      "type": "object",
      "properties": {
        "matcher": {
          "description": "When the hooks apply: a regular expression on the tool name, or on the whole trigger of a session, notification or compression. Missing, empty and \`*\` mean always.",
          "type": "string"
        },
        "sequential": {
          "description": "Run the hooks of this event one after another, each seeing what the one before changed.",
          "type": "boolean",
          "default": false
        },
        "hooks": {
          "description": "The hooks.",
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
      "description": "What a failed hook means: \`allow\` lets the operation go on, \`block\` refuses it.",
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
          "description": "An older place for \`hooksConfig.enabled\`.",
          "type": "boolean"
        },
        "disabled": {
          "description": "An older place for \`hooksConfig.disabled\`.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "notifications": {
          "description": "An older place for \`hooksConfig.notifications\`.",
          "type": "boolean"
        },
        "AfterAgent": {
          "description": "A turn of the agent has ended with an answer. The hook may send the agent back to work.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "There is nothing to match: a matcher is ignored, and every hook of this event runs.",
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
          "description": "A branch was merged. The hook may take note of it.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "There is nothing to match: a matcher is ignored, and every hook of this event runs.",
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
          "description": "The model has answered. The hook may edit or replace the answer.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "There is nothing to match: a matcher is ignored, and every hook of this event runs.",
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
          "description": "A tool has run. The hook may add to what the model reads, or hide the result from the display.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression, found anywhere in \`tool_name\`. Missing, empty and \`*\` mean always.",
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
          "description": "A turn of the agent begins with a prompt. The hook may refuse it or add context.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "There is nothing to match: a matcher is ignored, and every hook of this event runs.",
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
          "description": "A build is about to be deployed. The hook may refuse it.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that fits the whole of \`environment\`. Missing, empty and \`*\` mean always.",
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
          "description": "A request is about to go to the model. The hook may change it, refuse it, or answer in the model's place.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "There is nothing to match: a matcher is ignored, and every hook of this event runs.",
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
          "description": "A tool is about to run. The hook may refuse the call or change its arguments.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression, found anywhere in \`tool_name\`. Missing, empty and \`*\` mean always.",
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
          "description": "The model is about to be offered tools. The hook may restrict which ones.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "There is nothing to match: a matcher is ignored, and every hook of this event runs.",
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
          "description": "The agent tells the user something. The hook may pass it on.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that fits the whole of \`notification_type\`. Missing, empty and \`*\` mean always.",
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
          "description": "The conversation is about to be compressed. The hook may save what it wants to keep.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that fits the whole of \`trigger\`. Missing, empty and \`*\` mean always.",
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
          "description": "A session ends. The hook may tidy up or write a record.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that fits the whole of \`reason\`. Missing, empty and \`*\` mean always.",
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
          "description": "A session begins. The hook may give the agent context to start from.",
          "type": "array",
          "items": {
            "description": "One or more hooks with a condition.",
            "type": "object",
            "properties": {
              "matcher": {
                "description": "A regular expression that fits the whole of \`source\`. Missing, empty and \`*\` mean always.",
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
      "description": "A hook that is a service: it is sent what a script would read, by POST, and answers what a script would print.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "http"
        },
        "url": {
          "description": "Where the service is: https, or http on this machine. Redirects are not followed.",
          "type": "string",
          "pattern": "^[Hh][Tt][Tt][Pp][Ss]?://\\\\S+$"
        },
        "headers": {
          "description": "Headers to send along. \`$NAME\` and \`\${NAME}\` stand for variables of the host's environment that \`httpAllowedEnv\` lists, \`$$\` for a dollar.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "name": {
          "description": "A name to show and to enable or disable the hook by.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long the whole exchange may take, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "maxRequestBytes": {
          "description": "The largest input that is sent. A larger one refuses an event that can be refused.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1073741824,
          "default": 8388608
        },
        "onError": {
          "description": "What it means when the service cannot be reached, takes too long or answers something unusable.",
          "default": "allow",
          "allOf": [
            {
              "$ref": "#/definitions/HookErrorPolicy"
            }
          ]
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Where the hook comes from; set by the registry.",
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
      "description": "Reserved. It is accepted in settings and never runs.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "plugin"
        },
        "name": {
          "description": "A name to show.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long the hook may run, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Where the hook comes from; set by the registry.",
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
      "description": "A hook that is a command which is started once and kept: events travel to it as lines of JSON. Without \`args\` the command is shell text; with \`args\` it is a program that is started without a shell.",
      "type": "object",
      "properties": {
        "type": {
          "description": "The kind of hook.",
          "const": "worker"
        },
        "command": {
          "description": "Shell text or, when \`args\` is given, the path or name of a program.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "args": {
          "description": "The arguments of the program. When given, no shell is involved.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "name": {
          "description": "A name to show and to enable or disable the hook by.",
          "type": "string",
          "pattern": "\\\\S"
        },
        "description": {
          "description": "What the hook is for.",
          "type": "string"
        },
        "timeout": {
          "description": "How long the hook may take to answer, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 60000
        },
        "startTimeout": {
          "description": "How long the command may take to say hello, in milliseconds. What has not said it runs once for each event, like a hook of the type \`command\`.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 2000
        },
        "maxCalls": {
          "description": "After so many answers the worker is replaced.",
          "type": "integer",
          "minimum": 1,
          "default": 10000
        },
        "idleTimeout": {
          "description": "How long the worker is kept without a request, in milliseconds.",
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "default": 300000
        },
        "env": {
          "description": "Environment variables for this hook alone.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "onError": {
          "description": "What it means when the hook fails, times out or answers something unusable.",
          "default": "allow",
          "allOf": [
            {
              "$ref": "#/definitions/HookErrorPolicy"
            }
          ]
        },
        "async": {
          "description": "Started with the event and not waited for: its answer has no effect, and how it ended is added to the trace when it has.",
          "type": "boolean",
          "default": false
        },
        "enforce": {
          "description": "\`false\` runs the hook and records in the trace what it would have done; its answer changes nothing.",
          "type": "boolean",
          "default": true
        },
        "source": {
          "description": "Where the hook comes from; set by the registry.",
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
"""The kit for hooks in Python, in one file: save it beside the hook.

    from hookwright_kit import define_hook, deny

    define_hook("BeforeTool", lambda event: deny("Not today."))
"""

from __future__ import annotations

import json
import os
import sys

# Checkers take it for true. To import it, and all that the types need, would cost more than the rest of the kit.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any, Callable, Generic, Literal, Sequence, TypedDict, TypeVar, Union, overload

    _Name = TypeVar("_Name", covariant=True)

    class Answer(Generic[_Name]):
        """What a helper gives and a hook returns. Its name decides which events understand it."""

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


# Which answers each event understands, and the field of hookSpecificOutput that takes the value of one.
_ANSWERS: dict[str, dict[str, str]] = {
    "AfterAgent": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
    "AfterMerge": {"say": ""},
    "AfterModel": {"stop": "", "replace_response": "llm_response", "redact": "", "say": ""},
    "AfterTool": {"stop": "", "add_context": "additionalContext", "say": ""},
    "BeforeAgent": {"allow": "", "deny": "", "stop": "", "add_context": "additionalContext", "say": ""},
    "BeforeDeploy": {"allow": "", "deny": "", "say": ""},
    "BeforeModel": {"allow": "", "deny": "", "stop": "", "rewrite_input": "llm_request", "respond": "llm_response", "redact": "", "say": ""},
    "BeforeTool": {"allow": "", "deny": "", "ask": "", "stop": "", "rewrite_input": "tool_input", "say": ""},
    "BeforeToolSelection": {"stop": "", "restrict_tools": "toolConfig", "say": ""},
    "Notification": {"say": ""},
    "PreCompress": {"say": ""},
    "SessionEnd": {"say": ""},
    "SessionStart": {"add_context": "additionalContext", "say": ""},
}


def allow(reason: str = "") -> Answer[Literal["allow"]]:
    """Agrees. To say nothing is not the same: it leaves the choice to other hooks and to the host."""
    return Answer("allow", {"decision": "allow", "reason": reason} if reason else {"decision": "allow"})


def deny(reason: str) -> Answer[Literal["deny"]]:
    """Refuses; the model reads why."""
    return Answer("deny", {"decision": "deny", "reason": reason})


def ask(reason: str) -> Answer[Literal["ask"]]:
    """Leaves the choice to a person."""
    return Answer("ask", {"decision": "ask", "reason": reason})


def stop(reason: str) -> Answer[Literal["stop"]]:
    """Stops the agent; the user reads why."""
    return Answer("stop", {"continue": False, "stopReason": reason})


def say(message: str) -> Answer[Literal["say"]]:
    """Tells the model something."""
    return Answer("say", {"systemMessage": message})


def rewrite_input(changes: Union[LLMRequestPatch, dict[str, Any]]) -> Answer[Literal["rewrite_input"]]:
    """Changes what the tool is called with, or what is sent to the model. What is not named stays as it is."""
    return Answer("rewrite_input", {}, changes)


def add_context(text: str) -> Answer[Literal["add_context"]]:
    """Gives the model more to read."""
    return Answer("add_context", {}, text)


def respond(response: Union[str, LLMResponsePatch]) -> Answer[Literal["respond"]]:
    """Answers in the model's place: the request is not sent."""
    return Answer("respond", {"decision": "deny"}, {"text": response} if isinstance(response, str) else response)


def replace_response(response: Union[str, LLMResponsePatch]) -> Answer[Literal["replace_response"]]:
    """Puts another answer in the place of the model's."""
    return Answer("replace_response", {}, {"text": response} if isinstance(response, str) else response)


def redact(event: Any, redaction: Callable[[str], str]) -> Answer[Literal["redact"]]:
    """Every text that the model is about to read, or has said, with the redaction made; calls of tools stay.

    Several in one list are made one after the other, in what the other answers of the list put there too.
    """
    texts = _texts_of(event)
    unread: list[str] = []
    redacted = _redacted_texts(texts, redaction, unread)
    if unread:
        raise TypeError(f"redact cannot read {unread[0]} of the event")
    changes = {key: value for key, value in redacted.items() if value != texts[key]}
    if "tool_results" in changes:
        # Results that stay as they are need not be named.
        changes["tool_results"] = [after for before, after in zip(texts["tool_results"], changes["tool_results"]) if after != before]
    if "llm_response" in changes:
        changes["keepToolCalls"] = True
    return Answer("redact", {}, (redaction, changes))


def restrict_tools(choice: Union[list[str], tuple[str, ...], HookToolConfig]) -> Answer[Literal["restrict_tools"]]:
    """Lets the model call these tools only; with an empty list, none."""
    if isinstance(choice, dict):
        return Answer("restrict_tools", {}, choice)
    # Some models take an empty list for no restriction at all.
    names = list(choice)
    return Answer("restrict_tools", {}, {"allowedFunctionNames": names} if names else {"mode": "NONE"})


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
    """Runs the script as a hook of the event: reads standard input, asks the function, prints its answer."""
    output = _claim_output()
    # Set by a host that keeps the script and asks it more than once. What the hook itself starts is no worker.
    if os.environ.pop("HOOKWRIGHT_WORKER", "") == "1":
        _serve_requests(event, function, output)
        return
    code, answer, said = _answer_event(event, function, _read_input())
    _write(output, answer)
    try:
        _write(2, said)
    except OSError:
        pass  # Nobody listens there; the answer, or the exit code, is what counts.
    if code != 0:
        sys.exit(code)


def _claim_output() -> int:
    # Only the answer may stand on standard output: what the hook and its children print goes to standard error.
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
    """Asks the hook about the event that the text tells of: the exit code, and what to print. It never raises."""
    try:
        given: Any = json.loads(data)
    except (ValueError, RecursionError):
        given = None
    return _answer_input(event, function, given)


def _answer_input(event: str, function: Callable[[Any], Any], given: Any) -> tuple[int, str, str]:
    row = _ANSWERS.get(event)
    if row is None:
        return 1, "", f"there is no event {event}: {', '.join(_ANSWERS)}\\n"
    if not _is_object(given):
        return 1, "", "standard input is not one JSON object\\n"
    name: Any = given.get("hook_event_name")
    if name != event:
        return 1, "", f"this is a hook of {event}, and it was started for {name if isinstance(name, str) else 'no event'}\\n"
    try:
        return _outcome_of(event, function(given), row)
    except Exception:
        import traceback

        return 1, "", traceback.format_exc()


def _serve_requests(event: str, function: Callable[[Any], Any], output: int) -> None:
    """Answers requests, one after another, until there are no more."""
    import io

    printed = io.BytesIO()
    # What the hook prints while it answers is what a command would print on standard error.
    setattr(printed, "fileno", lambda: 2)
    sys.stdout = sys.stderr = io.TextIOWrapper(printed, "utf-8", "backslashreplace", write_through=True)
    requests = os.fdopen(_claim_input(), "rb", 65536)
    _write(output, '{"type":"hello"}\\n')
    for line in requests:
        frame: Any = json.loads(line)
        # The host waits no longer for what is cancelled, and nothing here can end a function.
        if frame["type"] != "request":
            continue
        code, answer, said = _serve(event, function, frame["input"])
        said = printed.getvalue().decode("utf-8", "backslashreplace") + said
        printed.seek(0)
        printed.truncate()
        parts = [f'{{"type":"response","id":{frame["id"]},"exitCode":{code}']
        if answer:
            parts.append(f',"output":{answer.rstrip()}')
        if said:
            parts.append(f',"stderr":{json.dumps(said[:_MOST_PRINTED])}')
        _write(output, "".join(parts) + "}\\n")


_MOST_PRINTED = 300000


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
    # What the hook starts must not read the requests.
    try:
        source = os.dup(0)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        return source
    except OSError:
        return 0


def _outcome_of(event: str, reply: Any, row: dict[str, str]) -> tuple[int, str, str]:
    # An answer without effect is not taken for one that has: what can be heard is printed, and nothing else is a failure. So
    # are answers that contradict each other, unless the hook holds the agent back all the same.
    output, unknown, problems = _combine(reply, row)
    idle = [f"{name} has no effect on {event}, where a hook can {', '.join(row)}" for name in unknown]
    said = "".join(f"{line}\\n" for line in [*idle, *dict.fromkeys(problems)])
    if output is None or (problems and not _holds_back(output, row)):
        return (1 if said else 0), "", said
    return 0, json.dumps(output, allow_nan=False, separators=(",", ":")) + "\\n", said


# Each gives a plain bool, because what a checker makes of the type it tests for is stricter than JSON is.
def _is_answer(value: Any) -> bool:
    return isinstance(value, Answer)


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def _combine(reply: Any, row: dict[str, str]) -> tuple[dict[str, Any] | None, list[str], list[str]]:
    if reply is None:
        return None, [], []
    output: dict[str, Any] | None = None
    redactions: list[Any] = []
    unknown: list[str] = []
    problems: list[str] = []
    several: Any = reply if _is_list(reply) else (reply,)
    for one in several:
        if _is_answer(one) and one.name not in row:
            unknown.append(one.name)
        elif _is_answer(one) and one.name == "redact":
            redactions.append(one.value)
        else:
            said = _output_of(one, row)
            output = said if output is None else _merged(output, said, problems)
    # They come last, so that nothing else undoes them.
    for redaction, changes in redactions:
        output = _with_redaction(output, redaction, changes, problems)
    return output, unknown, problems


def _output_of(one: Any, row: dict[str, str]) -> dict[str, Any]:
    if _is_answer(one):
        output: dict[str, Any] = dict(one.output)
        field = row[one.name]
        return {**output, "hookSpecificOutput": {field: one.value}} if field else output
    if _is_object(one):
        return dict(one)
    raise TypeError(f"a hook returns answers, an output or nothing, and not {type(one).__name__}")


_TEXTS = ("reason", "stopReason", "systemMessage", "additionalContext", "permissionDecisionReason")
_STAYING: dict[str, Any] = {
    "continue": False,
    "suppressOutput": True,
    "clearContext": True,
    "keepToolCalls": False,
    "tool_input_mode": "replace",
}
_STRICTNESS = ("approve", "allow", "", "ask", "deny", "block")


def _merged(before: dict[str, Any], after: dict[str, Any], problems: list[str]) -> dict[str, Any]:
    # Nothing is lost unnoticed, and nothing said later makes the hook less strict.
    result = dict(before)
    for key, value in after.items():
        if before.get(key) is None:
            result[key] = value
        elif value is not None:
            result[key] = _both(key, before[key], value, problems)
    return result


def _both(key: str, before: Any, after: Any, problems: list[str]) -> Any:
    if key in _TEXTS:
        return f"{before}\\n{after}" if isinstance(before, str) and isinstance(after, str) else after
    if key in _STAYING:
        return before if before == _STAYING[key] else after
    if key in ("decision", "permissionDecision"):
        return before if _strictness(before) > _strictness(after) else after
    if key in ("llm_response", "system_instruction"):
        return _one_of(key, before, after, problems)
    if key == "tool_results":
        return _both_results(before, after, problems)
    return _both_objects(key, before, after, problems)


def _both_objects(key: str, before: Any, after: Any, problems: list[str]) -> Any:
    unite = _UNITED.get(key)
    if _is_object(before) and _is_object(after):
        return unite(before, after, problems) if unite else {**before, **after}
    return _one_of(key, before, after, problems) if unite else after


def _strictness(decision: Any) -> int:
    # What is misspelt may have been a refusal: the host tells of it, if consent does not hide it.
    return _STRICTNESS.index(decision if decision in _STRICTNESS else "")


def _holds_back(output: dict[str, Any], row: dict[str, str]) -> bool:
    # It refuses, asks or stops, where the event lets it.
    specific: Any = output.get("hookSpecificOutput")
    permission: Any = specific.get("permissionDecision") if _is_object(specific) else None
    said = (output.get("decision"), permission)
    if output.get("continue") is False and "stop" in row:
        return True
    if "ask" in said and "ask" in row:
        return True
    return ("deny" in said or "block" in said) and "deny" in row


def _one_of(field: str, before: Any, after: Any, problems: list[str]) -> Any:
    # Of two texts for one place one would be lost, with all that it leaves out.
    if before != after:
        what = f"two answers set {field} to different values, and only one would count"
        problems.append(f"{what}: say it in one answer, or use redact")
    return before


def _both_specifics(before: dict[str, Any], after: dict[str, Any], problems: list[str]) -> dict[str, Any]:
    both = _merged(before, after, problems)
    # Calls of tools stay if everybody who rewrites the answer says so.
    drops = any(one.get("llm_response") is not None and one.get("keepToolCalls") is not True for one in (before, after))
    return {**both, "keepToolCalls": False} if drops and both.get("keepToolCalls") is True else both


def _both_requests(before: dict[str, Any], after: dict[str, Any], problems: list[str]) -> dict[str, Any]:
    result = {**before, **after}
    for key in ("messages", "toolConfig"):
        one, other = before.get(key), after.get(key)
        if one is None:
            continue
        if other is None:
            result[key] = one
        elif key == "toolConfig" and _is_object(one) and _is_object(other):
            result[key] = _both_choices(one, other, problems)
        else:
            result[key] = _one_of(f"llm_request.{key}", one, other, problems)
    return result


def _both_choices(before: dict[str, Any], after: dict[str, Any], _: list[str]) -> dict[str, Any]:
    # As the host unites what several hooks choose.
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


_UNITED: dict[str, Any] = {
    "hookSpecificOutput": _both_specifics,
    "llm_request": _both_requests,
    "toolConfig": _both_choices,
}


def _both_results(before: Any, after: Any, problems: list[str]) -> Any:
    # All results that one of them names.
    if not _is_list(before) or not _is_list(after):
        return _one_of("tool_results", before, after, problems)
    results: dict[str, Any] = {}
    for result in (*before, *after):
        name = repr(result.get("id") if _is_object(result) else result)
        results[name] = _one_of("tool_results", results[name], result, problems) if name in results else result
    return list(results.values())


def _texts_of(event: Any) -> dict[str, Any]:
    response: Any = event.get("llm_response")
    if response is None:
        results: Any = [{"id": one["id"], "text": one["text"]} for one in event.get("tool_results") or ()]
        request = {"messages": event["llm_request"]["messages"]}
        return {"llm_request": request, "system_instruction": event.get("system_instruction"), "tool_results": results}
    # Beside candidates the text is a copy of the first one.
    if response["candidates"]:
        return {"llm_response": {"candidates": response["candidates"]}}
    return {"llm_response": {"text": response["text"]}} if "text" in response else {}


def _with_redaction(output: dict[str, Any] | None, redaction: Any, changes: dict[str, Any], problems: list[str]) -> dict[str, Any] | None:
    # In the texts that the output has, and in those of the event that it leaves.
    said: Any = None if output is None else output.get("hookSpecificOutput")
    fields: dict[str, Any] = said if _is_object(said) else {}
    unread = [] if said is None or _is_object(said) else ["hookSpecificOutput"]
    redacted = _redacted_texts(fields, redaction, unread)
    problems.extend(f"redact cannot read {field} of another answer: write it as the reference says" for field in unread)
    specific = _merged(redacted, _left_of(changes, fields), problems)
    return {**(output or {}), "hookSpecificOutput": specific} if specific else output


def _left_of(changes: dict[str, Any], said: dict[str, Any]) -> dict[str, Any]:
    # The changes to those texts of the event in whose place nothing was put.
    request: Any = said.get("llm_request")
    results: Any = said.get("tool_results")
    put = {**said, "keepToolCalls": said.get("llm_response")}
    if _is_object(request):
        put["llm_request"] = request.get("messages")
    left = {key: value for key, value in changes.items() if put.get(key) is None}
    if _is_list(results):
        named = {repr(one.get("id")) for one in results if _is_object(one)}
        unnamed = [one for one in changes.get("tool_results", ()) if repr(one["id"]) not in named]
        if unnamed:
            left["tool_results"] = unnamed
    return left


def _redacted_texts(fields: dict[str, Any], redaction: Any, unread: list[str]) -> dict[str, Any]:
    # With the redaction made in every text that goes to the model, or is said in its place.
    result = dict(fields)
    for key, inside in _PLACES.items():
        if fields.get(key) is None:
            continue
        walk = _Walk(redaction)
        result[key] = inside(fields[key], walk)
        if walk.missed:
            unread.append(key)
    return result


class _Walk:
    """A redaction on its way through the texts of a field, and whether there was none where one should be."""

    def __init__(self, redaction: Any) -> None:
        self.redaction = redaction
        self.missed = False

    def miss(self, value: Any) -> Any:
        self.missed = True
        return value


def _in_string(value: Any, walk: _Walk) -> Any:
    if not isinstance(value, str):
        return walk.miss(value)
    # A host leaves out messages without a text, and sends the original: a redaction that gives nothing back fails.
    redacted: Any = walk.redaction(value)
    if not isinstance(redacted, str):
        raise TypeError(f"a redaction gives back the text, and not {type(redacted).__name__}")
    return redacted


def _in_parts(value: Any, walk: _Walk) -> Any:
    if not _is_list(value):
        return walk.miss(value)
    # A secret may reach over the parts of one text.
    text = "".join(_text_of(part) for part in value)
    redacted = _in_string(text, walk)
    return value if redacted == text else [redacted]


def _text_of(part: Any) -> str:
    text: Any = part.get("text") if _is_object(part) and part.get("thought") is not True else part
    return text if isinstance(text, str) else ""


def _in_content(value: Any, walk: _Walk) -> Any:
    return _in_parts(value, walk) if _is_list(value) else _in_string(value, walk)


def _in_each(value: Any, inside: Any, walk: _Walk) -> Any:
    if not _is_list(value):
        return walk.miss(value)
    return [inside(item, walk) for item in value]


def _in_field(value: Any, key: str, inside: Any, walk: _Walk) -> Any:
    if not _is_object(value):
        return walk.miss(value)
    redacted = inside(value.get(key), walk)
    return value if redacted == value.get(key) else {**value, key: redacted}


def _if_said(value: Any, key: str, inside: Any, walk: _Walk) -> Any:
    said = not _is_object(value) or value.get(key) is not None
    return _in_field(value, key, inside, walk) if said else value


def _in_message(value: Any, walk: _Walk) -> Any:
    return _in_field(value, "content", _in_content, walk)


def _in_messages(value: Any, walk: _Walk) -> Any:
    return _in_each(value, _in_message, walk)


def _in_request(value: Any, walk: _Walk) -> Any:
    return _if_said(value, "messages", _in_messages, walk)


def _in_result(value: Any, walk: _Walk) -> Any:
    return _in_field(value, "text", _in_string, walk)


def _in_results(value: Any, walk: _Walk) -> Any:
    return _in_each(value, _in_result, walk)


def _in_answer(value: Any, walk: _Walk) -> Any:
    return _if_said(value, "parts", _in_parts, walk)


def _in_candidate(value: Any, walk: _Walk) -> Any:
    return _if_said(value, "content", _in_answer, walk)


def _in_candidates(value: Any, walk: _Walk) -> Any:
    return _in_each(value, _in_candidate, walk)


def _in_response(value: Any, walk: _Walk) -> Any:
    # An answer without any text leaves the model's own as it is.
    if _is_object(value) and value.get("text") is None and value.get("candidates") is None:
        return walk.miss(value)
    texted = _if_said(value, "text", _in_string, walk)
    return _if_said(texted, "candidates", _in_candidates, walk)


_PLACES: dict[str, Any] = {
    "llm_request": _in_request,
    "llm_response": _in_response,
    "system_instruction": _in_string,
    "tool_results": _in_results,
}


if TYPE_CHECKING:
    # The names of the events.
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

    # Where a build can be deployed to.
    Environment = Literal[
        "staging",
        "production",
    ]

    # What a hook decides. \`block\` and \`deny\` refuse; \`allow\` and \`approve\` agree; \`ask\` leaves the choice to the host without blocking.
    HookDecision = Literal[
        "ask",
        "block",
        "deny",
        "approve",
        "allow",
    ]

    # Why the model stopped writing.
    LLMFinishReason = Literal[
        "STOP",
        "MAX_TOKENS",
        "SAFETY",
        "RECITATION",
        "OTHER",
    ]

    # Who speaks in a message.
    LLMRole = Literal[
        "user",
        "model",
        "system",
    ]

    # The known things that a notification is about.
    NotificationType = Literal[
        "ToolPermission",
        "other",
    ]

    # Who asked for the conversation to be compressed.
    PreCompressTrigger = Literal[
        "manual",
        "auto",
    ]

    # Why a session ends.
    SessionEndReason = Literal[
        "exit",
        "clear",
        "logout",
        "prompt_input_exit",
        "other",
    ]

    # Why a session begins.
    SessionStartSource = Literal[
        "startup",
        "resume",
        "clear",
        "compress",
    ]

    # How the model may call tools: \`AUTO\` decides itself, \`ANY\` must call one, \`NONE\` may call none.
    ToolCallingMode = Literal[
        "AUTO",
        "ANY",
        "NONE",
    ]

    class _AfterAgentHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["AfterAgent"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # What the user asked.
        prompt: str
        # What the agent answered.
        prompt_response: str
        # True when this turn was itself started by an AfterAgent hook: block again only with care, or the agent never ends.
        stop_hook_active: bool

    class AfterAgentHookInput(_AfterAgentHookInputRequired, total=False):
        """A turn of the agent has ended with an answer. The hook may send the agent back to work."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin

    class AfterAgentSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["AfterAgent"]
        # True asks the host to forget the conversation so far.
        clearContext: bool
        # Text that is added for the model to read.
        additionalContext: str

    _AfterAgentOutputOptionalKeywords = TypedDict(
        "_AfterAgentOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class AfterAgentOutput(_AfterAgentOutputOptionalKeywords, total=False):
        """Let the answer stand, or block: the reason becomes the next prompt."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: AfterAgentSpecificOutput

    class _AfterMergeHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["AfterMerge"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # The branch that was merged.
        branch: str

    class AfterMergeHookInput(_AfterMergeHookInputRequired, total=False):
        """A branch was merged. The hook may take note of it."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin
        # Who merged it, when that is known.
        merged_by: str

    class AfterMergeSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["AfterMerge"]

    _AfterMergeOutputOptionalKeywords = TypedDict(
        "_AfterMergeOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class AfterMergeOutput(_AfterMergeOutputOptionalKeywords, total=False):
        """Tell the model something. Nothing can be refused any more."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: AfterMergeSpecificOutput

    class _AfterModelHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["AfterModel"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # The request that was sent.
        llm_request: LLMRequest
        # The answer of the model.
        llm_response: LLMResponse

    class AfterModelHookInput(_AfterModelHookInputRequired, total=False):
        """The model has answered. The hook may edit or replace the answer."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin
        # The calls of tools that the answer asks for. Not there when it asks for none.
        tool_calls: list[LLMToolCall]

    class AfterModelSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["AfterModel"]
        # The answer as it shall be.
        llm_response: LLMResponsePatch
        # With \`true\`, \`llm_response\` changes the text only, and the calls of tools in the answer stay.
        keepToolCalls: bool

    _AfterModelOutputOptionalKeywords = TypedDict(
        "_AfterModelOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class AfterModelOutput(_AfterModelOutputOptionalKeywords, total=False):
        """Edit or replace the answer, hide it from the display, or stop the agent."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: AfterModelSpecificOutput

    class _AfterToolHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["AfterTool"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # The name of the tool.
        tool_name: str
        # The arguments of the tool call.
        tool_input: dict[str, Any]
        # What the tool gave back: usually an object with \`llmContent\`, \`returnDisplay\`, \`metadata\` and \`error\`. If the tool threw, only \`error\`.
        tool_response: Any

    class AfterToolHookInput(_AfterToolHookInputRequired, total=False):
        """A tool has run. The hook may add to what the model reads, or hide the result from the display."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin
        # Where the tool comes from, when it belongs to an MCP server.
        mcp_context: McpContext
        # The name the model asked for, when the host resolved it to another tool.
        original_request_name: str

    class AfterToolSpecificOutputTailToolCallRequest(TypedDict):
        """A tool call the host may make right after this one."""

        # The name of the tool.
        name: str
        # Its arguments.
        args: dict[str, Any]

    class AfterToolSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["AfterTool"]
        # Text that is added for the model to read.
        additionalContext: str
        # A tool call the host may make right after this one.
        tailToolCallRequest: AfterToolSpecificOutputTailToolCallRequest

    _AfterToolOutputOptionalKeywords = TypedDict(
        "_AfterToolOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class AfterToolOutput(_AfterToolOutputOptionalKeywords, total=False):
        """Add context to the tool result, hide it from the display, or stop the agent."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: AfterToolSpecificOutput

    class _BeforeAgentHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["BeforeAgent"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # What the user asked.
        prompt: str

    class BeforeAgentHookInput(_BeforeAgentHookInputRequired, total=False):
        """A turn of the agent begins with a prompt. The hook may refuse it or add context."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin

    class BeforeAgentSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["BeforeAgent"]
        # Text that is added for the model to read.
        additionalContext: str

    _BeforeAgentOutputOptionalKeywords = TypedDict(
        "_BeforeAgentOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeAgentOutput(_BeforeAgentOutputOptionalKeywords, total=False):
        """Refuse the turn, add context to the prompt, or stop the agent."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: BeforeAgentSpecificOutput

    class _BeforeDeployHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["BeforeDeploy"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # Where it is deployed to.
        environment: Environment
        # The commit that was built.
        commit: str
        # What is deployed; empty means everything.
        services: list[str]

    class BeforeDeployHookInput(_BeforeDeployHookInputRequired, total=False):
        """A build is about to be deployed. The hook may refuse it."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin

    class BeforeDeploySpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["BeforeDeploy"]
        # Who has to be told, one name on a line.
        tell: str

    _BeforeDeployOutputOptionalKeywords = TypedDict(
        "_BeforeDeployOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeDeployOutput(_BeforeDeployOutputOptionalKeywords, total=False):
        """Refuse the deployment, or say who has to be told about it."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: BeforeDeploySpecificOutput

    class _BeforeModelHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["BeforeModel"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # The request to the model.
        llm_request: LLMRequest

    class BeforeModelHookInput(_BeforeModelHookInputRequired, total=False):
        """A request is about to go to the model. The hook may change it, refuse it, or answer in the model's place."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin
        # What the host tells the model about its task, as text. Not there when the request has none.
        system_instruction: str
        # What tools gave back, as the model is about to read it, oldest first. Not there when the request has none.
        tool_results: list[LLMToolResult]

    class BeforeModelSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["BeforeModel"]
        # Changes to the request.
        llm_request: LLMRequestPatch
        # An answer in place of the model's; used when the request is blocked or stopped.
        llm_response: LLMResponsePatch
        # The system instruction as it shall be; an empty text takes it away.
        system_instruction: str
        # Results with another text, by their ids. Those that are not named stay as they are.
        tool_results: list[LLMToolResultPatch]

    _BeforeModelOutputOptionalKeywords = TypedDict(
        "_BeforeModelOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeModelOutput(_BeforeModelOutputOptionalKeywords, total=False):
        """Change the request, refuse it, or answer in the model's place."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: BeforeModelSpecificOutput

    class _BeforeToolHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["BeforeTool"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # The name of the tool.
        tool_name: str
        # The arguments of the tool call.
        tool_input: dict[str, Any]

    class BeforeToolHookInput(_BeforeToolHookInputRequired, total=False):
        """A tool is about to run. The hook may refuse the call or change its arguments."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin
        # Where the tool comes from, when it belongs to an MCP server.
        mcp_context: McpContext
        # The name the model asked for, when the host resolved it to another tool.
        original_request_name: str

    class BeforeToolSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["BeforeTool"]
        # Arguments to change; the others stay as they were, unless \`tool_input_mode\` says otherwise.
        tool_input: dict[str, Any]
        # \`replace\` makes \`tool_input\` all of the arguments: what it leaves out is gone.
        tool_input_mode: Literal["merge", "replace"]
        # Another way to say \`decision\`; \`block\` and \`deny\` refuse the call.
        permissionDecision: HookDecision
        # Why; takes the place of \`reason\`.
        permissionDecisionReason: str

    _BeforeToolOutputOptionalKeywords = TypedDict(
        "_BeforeToolOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeToolOutput(_BeforeToolOutputOptionalKeywords, total=False):
        """Refuse the tool call, change its arguments, or stop the agent."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: BeforeToolSpecificOutput

    class _BeforeToolSelectionHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["BeforeToolSelection"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # The request to the model.
        llm_request: LLMRequest
        # The tools on offer.
        available_tools: list[Any]

    class BeforeToolSelectionHookInput(_BeforeToolSelectionHookInputRequired, total=False):
        """The model is about to be offered tools. The hook may restrict which ones."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin

    class BeforeToolSelectionSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["BeforeToolSelection"]
        # Which tools may be called. Lists of several hooks are united; \`NONE\` wins over everything.
        toolConfig: HookToolConfig

    _BeforeToolSelectionOutputOptionalKeywords = TypedDict(
        "_BeforeToolSelectionOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class BeforeToolSelectionOutput(_BeforeToolSelectionOutputOptionalKeywords, total=False):
        """Restrict the tools, or stop the agent."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: BeforeToolSelectionSpecificOutput

    class _HookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event that fired.
        hook_event_name: HookEventName
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str

    class HookInput(_HookInputRequired, total=False):
        """What every hook reads on standard input, whatever the event."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin

    class HookOrigin(TypedDict, total=False):
        """The agent that an event happened in, when its hooks run on another machine."""

        # The working directory of that agent.
        cwd: str
        # The session of that agent.
        session_id: str
        # The agent said so, and nobody has checked it.
        told: bool

    _HookOutputOptionalKeywords = TypedDict(
        "_HookOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class HookOutput(_HookOutputOptionalKeywords, total=False):
        """What any hook may print on standard output, as one JSON object. Every field is optional; nothing printed means: go on."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: dict[str, Any]

    class HookToolConfig(TypedDict, total=False):
        """Which tools the model may call."""

        # How the model may call tools.
        mode: ToolCallingMode
        # The names of the tools that may be called.
        allowedFunctionNames: list[str]

    class LLMCandidateContent(TypedDict):
        """The answer."""

        # Always \`model\`.
        role: Literal["model"]
        # The texts of the answer.
        parts: list[str]

    class _LLMCandidateRequired(TypedDict):
        # The answer.
        content: LLMCandidateContent

    class LLMCandidate(_LLMCandidateRequired, total=False):
        """One answer of the model."""

        # Why the model stopped.
        finishReason: LLMFinishReason
        # The number of this answer.
        index: float
        # The ratings of this answer.
        safetyRatings: list[LLMSafetyRating]

    class LLMCandidatePatchContentPartsItem(TypedDict, total=False):
        # The text.
        text: str

    class LLMCandidatePatchContent(TypedDict, total=False):
        """The answer."""

        # Taken as \`model\`, whatever it says.
        role: str
        # The texts of the answer, as strings or as objects with \`text\`. An empty list empties the answer.
        parts: list[Union[str, LLMCandidatePatchContentPartsItem]]

    class LLMCandidatePatch(TypedDict, total=False):
        """One answer as a hook may write it."""

        # The answer.
        content: LLMCandidatePatchContent
        # Why the model stopped. A word that is not known counts as \`OTHER\`.
        finishReason: str
        # The number of this answer.
        index: float
        # The ratings of this answer.
        safetyRatings: list[LLMSafetyRating]

    class LLMConfig(TypedDict, total=False):
        """The settings of a model call that hooks can read and change. Other keys are passed through."""

        # How freely the model chooses its words.
        temperature: float
        # The most tokens the answer may have.
        maxOutputTokens: float
        # The share of probability the model samples from.
        topP: float
        # The number of candidates the model samples from.
        topK: float
        # Texts that end the answer.
        stopSequences: list[str]
        # How many answers are asked for.
        candidateCount: float
        # How much a word that was used already is avoided.
        presencePenalty: float
        # How much a frequent word is avoided.
        frequencyPenalty: float

    class LLMMessage(TypedDict):
        """One message of a conversation, as text."""

        # Who speaks.
        role: LLMRole
        # The text of the message.
        content: str

    class LLMMessagePatch(TypedDict):
        """A message as a hook may write it."""

        # Who speaks: \`user\`, \`model\` or \`system\`. \`assistant\` is taken as \`model\`, anything else as \`user\`.
        role: str
        # The text; of a list, the texts are joined.
        content: Union[str, list[Any]]

    class _LLMRequestRequired(TypedDict):
        # The name of the model.
        model: str
        # The conversation, oldest message first. Messages without text are left out.
        messages: list[LLMMessage]

    class LLMRequest(_LLMRequestRequired, total=False):
        """A request to the model in a form that does not change with the model SDK. It holds text only."""

        # The settings of the call.
        config: LLMConfig
        # Which tools the model may call.
        toolConfig: HookToolConfig

    class LLMRequestPatch(TypedDict, total=False):
        """Changes to a request: what is missing stays as it was. \`messages\`, when given, is the whole conversation; images, tool calls and other parts that are no text stay with their message."""

        # Another model.
        model: str
        # The whole conversation as it shall be.
        messages: list[LLMMessagePatch]
        # Settings to change; the others stay.
        config: LLMConfig
        # Another choice of tools.
        toolConfig: HookToolConfig

    class _LLMResponseRequired(TypedDict):
        # All answers.
        candidates: list[LLMCandidate]

    class LLMResponse(_LLMResponseRequired, total=False):
        """An answer of the model in a form that does not change with the model SDK. It holds text only."""

        # The text of the first answer.
        text: str
        # How many tokens the call used.
        usageMetadata: LLMUsage

    class LLMResponsePatch(TypedDict, total=False):
        """An answer that a hook puts in place of the model's. \`{ "text": "..." }\` is enough."""

        # The text of the answer, when there are no candidates.
        text: str
        # The answers.
        candidates: list[LLMCandidatePatch]
        # How many tokens the call used.
        usageMetadata: LLMUsage

    class LLMSafetyRating(TypedDict):
        """How the model service rated an answer."""

        # The kind of harm.
        category: str
        # How likely it is.
        probability: str

    class LLMToolCall(TypedDict):
        """A call of a tool that the model asks for."""

        # The id of the call; where the model's API has none, a number with \`#\`.
        id: str
        # The name of the tool.
        name: str
        # The arguments; as they were written where they are no JSON.
        args: Any

    class LLMToolResult(TypedDict):
        """What a tool gave back, as the model is about to read it."""

        # The id of the call that it answers; where the model's API has none, a number with \`#\`.
        id: str
        # The name of the tool; empty where the request does not tell.
        name: str
        # The text of the result, else its JSON.
        text: str

    class LLMToolResultPatch(TypedDict):
        """Another text for the result of a tool, as a hook may write it."""

        # Which result.
        id: str
        # The text, or the JSON, in its place.
        text: str

    class LLMUsage(TypedDict, total=False):
        """How many tokens a call used."""

        # Tokens of the request.
        promptTokenCount: float
        # Tokens of the answer.
        candidatesTokenCount: float
        # Both together.
        totalTokenCount: float

    class _McpContextRequired(TypedDict):
        # The name of the MCP server.
        server_name: str

    class McpContext(_McpContextRequired, total=False):
        """Where a tool of an MCP server comes from."""

        # The address of the server.
        server_uri: str
        # The name of the tool on that server.
        tool_name: str
        # The command that started the server.
        command: str
        # The arguments of that command.
        args: list[str]
        # The directory the server runs in.
        cwd: str
        # The URL of a server reached over HTTP.
        url: str
        # The address of a server reached over TCP.
        tcp: str

    class _NotificationHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["Notification"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # What the user is told. Any text.
        message: str
        # What it is about: a known type, or a word of the host's own.
        notification_type: str
        # More about it, depending on the type.
        details: dict[str, Any]

    class NotificationHookInput(_NotificationHookInputRequired, total=False):
        """The agent tells the user something. The hook may pass it on."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin
        # How important it is, in the host's own words.
        level: str

    class NotificationSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["Notification"]

    _NotificationOutputOptionalKeywords = TypedDict(
        "_NotificationOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class NotificationOutput(_NotificationOutputOptionalKeywords, total=False):
        """Nothing to decide: block and stop are ignored."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: NotificationSpecificOutput

    class _PreCompressHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["PreCompress"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # Who asked for it.
        trigger: PreCompressTrigger

    class PreCompressHookInput(_PreCompressHookInputRequired, total=False):
        """The conversation is about to be compressed. The hook may save what it wants to keep."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin

    class PreCompressSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["PreCompress"]

    _PreCompressOutputOptionalKeywords = TypedDict(
        "_PreCompressOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class PreCompressOutput(_PreCompressOutputOptionalKeywords, total=False):
        """Nothing to decide: block and stop are ignored."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: PreCompressSpecificOutput

    class _SessionEndHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["SessionEnd"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # Why the session ends.
        reason: SessionEndReason

    class SessionEndHookInput(_SessionEndHookInputRequired, total=False):
        """A session ends. The hook may tidy up or write a record."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin

    class SessionEndSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["SessionEnd"]

    _SessionEndOutputOptionalKeywords = TypedDict(
        "_SessionEndOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class SessionEndOutput(_SessionEndOutputOptionalKeywords, total=False):
        """Nothing to decide: block and stop are ignored."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: SessionEndSpecificOutput

    class _SessionStartHookInputRequired(TypedDict):
        # The session the event belongs to.
        session_id: str
        # The working directory of the agent; the hook runs in it.
        cwd: str
        # The name of the event.
        hook_event_name: Literal["SessionStart"]
        # When the event fired, in ISO-8601.
        timestamp: str
        # The file that holds the conversation so far; empty when there is none.
        transcript_path: str
        # Why the session begins.
        source: SessionStartSource

    class SessionStartHookInput(_SessionStartHookInputRequired, total=False):
        """A session begins. The hook may give the agent context to start from."""

        # Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
        origin: HookOrigin

    class SessionStartSpecificOutput(TypedDict, total=False):
        """What only this event understands."""

        # The name of the event; may be left out.
        hookEventName: Literal["SessionStart"]
        # Text that is added for the model to read.
        additionalContext: str

    _SessionStartOutputOptionalKeywords = TypedDict(
        "_SessionStartOutputOptionalKeywords",
        {
            # \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
            "continue": "bool",
        },
        total=False,
    )

    class SessionStartOutput(_SessionStartOutputOptionalKeywords, total=False):
        """Give the agent context. Block and stop are ignored."""

        # Why the agent is stopped; shown when \`continue\` is false.
        stopReason: str
        # \`true\` keeps the result of the operation off the display. The model still sees it.
        suppressOutput: bool
        # A message for the model. It is never shown to the user on its own.
        systemMessage: str
        # The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
        decision: Union[HookDecision, None]
        # Why it was decided so. The model reads it when the operation is refused.
        reason: str
        # What only this event understands.
        hookSpecificOutput: SessionStartSpecificOutput

    # What any hook reads. \`hook_event_name\` tells which event it is.
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

    # What any hook may print.
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

    # What a hook of AfterAgent may return.
    AfterAgentReply = Union[
        _AfterAgentOneReply,
        Sequence[_AfterAgentOneReply],
        None,
    ]

    _AfterMergeOneReply = Union[
        Answer[Literal["say"]],
        AfterMergeOutput,
    ]

    # What a hook of AfterMerge may return.
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

    # What a hook of AfterModel may return.
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

    # What a hook of AfterTool may return.
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

    # What a hook of BeforeAgent may return.
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

    # What a hook of BeforeDeploy may return.
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

    # What a hook of BeforeModel may return.
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
        Answer[Literal["say"]],
        BeforeToolOutput,
    ]

    # What a hook of BeforeTool may return.
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

    # What a hook of BeforeToolSelection may return.
    BeforeToolSelectionReply = Union[
        _BeforeToolSelectionOneReply,
        Sequence[_BeforeToolSelectionOneReply],
        None,
    ]

    _NotificationOneReply = Union[
        Answer[Literal["say"]],
        NotificationOutput,
    ]

    # What a hook of Notification may return.
    NotificationReply = Union[
        _NotificationOneReply,
        Sequence[_NotificationOneReply],
        None,
    ]

    _PreCompressOneReply = Union[
        Answer[Literal["say"]],
        PreCompressOutput,
    ]

    # What a hook of PreCompress may return.
    PreCompressReply = Union[
        _PreCompressOneReply,
        Sequence[_PreCompressOneReply],
        None,
    ]

    _SessionEndOneReply = Union[
        Answer[Literal["say"]],
        SessionEndOutput,
    ]

    # What a hook of SessionEnd may return.
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

    # What a hook of SessionStart may return.
    SessionStartReply = Union[
        _SessionStartOneReply,
        Sequence[_SessionStartOneReply],
        None,
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
`,
  "kit/hook-types.d.ts": `// Made from the schemas of hookwright and of this project's own events by hookwright generate. Do not edit.

/**
 * A turn of the agent has ended with an answer. The hook may send the agent back to work.
 */
export interface AfterAgentHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'AfterAgent';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * What the user asked.
   */
  prompt: string;
  /**
   * What the agent answered.
   */
  prompt_response: string;
  /**
   * True when this turn was itself started by an AfterAgent hook: block again only with care, or the agent never ends.
   */
  stop_hook_active: boolean;
}

/**
 * Let the answer stand, or block: the reason becomes the next prompt.
 */
export interface AfterAgentOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'AfterAgent' | undefined;
    /**
     * True asks the host to forget the conversation so far.
     */
    clearContext?: boolean | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * A branch was merged. The hook may take note of it.
 */
export interface AfterMergeHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'AfterMerge';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The branch that was merged.
   */
  branch: string;
  /**
   * Who merged it, when that is known.
   */
  merged_by?: string | undefined;
}

/**
 * Tell the model something. Nothing can be refused any more.
 */
export interface AfterMergeOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'AfterMerge' | undefined;
  } | undefined;
}

/**
 * The model has answered. The hook may edit or replace the answer.
 */
export interface AfterModelHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'AfterModel';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The request that was sent.
   */
  llm_request: LLMRequest;
  /**
   * The answer of the model.
   */
  llm_response: LLMResponse;
  /**
   * The calls of tools that the answer asks for. Not there when it asks for none.
   */
  tool_calls?: LLMToolCall[] | undefined;
}

/**
 * Edit or replace the answer, hide it from the display, or stop the agent.
 */
export interface AfterModelOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'AfterModel' | undefined;
    /**
     * The answer as it shall be.
     */
    llm_response?: LLMResponsePatch | undefined;
    /**
     * With \`true\`, \`llm_response\` changes the text only, and the calls of tools in the answer stay.
     */
    keepToolCalls?: boolean | undefined;
  } | undefined;
}

/**
 * A tool has run. The hook may add to what the model reads, or hide the result from the display.
 */
export interface AfterToolHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'AfterTool';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The name of the tool.
   */
  tool_name: string;
  /**
   * The arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * What the tool gave back: usually an object with \`llmContent\`, \`returnDisplay\`, \`metadata\` and \`error\`. If the tool threw, only \`error\`.
   */
  tool_response: unknown;
  /**
   * Where the tool comes from, when it belongs to an MCP server.
   */
  mcp_context?: McpContext | undefined;
  /**
   * The name the model asked for, when the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
}

/**
 * Add context to the tool result, hide it from the display, or stop the agent.
 */
export interface AfterToolOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'AfterTool' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
    /**
     * A tool call the host may make right after this one.
     */
    tailToolCallRequest?: {
      /**
       * The name of the tool.
       */
      name: string;
      /**
       * Its arguments.
       */
      args: Record<string, unknown>;
    } | undefined;
  } | undefined;
}

/**
 * A turn of the agent begins with a prompt. The hook may refuse it or add context.
 */
export interface BeforeAgentHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'BeforeAgent';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * What the user asked.
   */
  prompt: string;
}

/**
 * Refuse the turn, add context to the prompt, or stop the agent.
 */
export interface BeforeAgentOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'BeforeAgent' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/**
 * A build is about to be deployed. The hook may refuse it.
 */
export interface BeforeDeployHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'BeforeDeploy';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * Where it is deployed to.
   */
  environment: Environment;
  /**
   * The commit that was built.
   */
  commit: string;
  /**
   * What is deployed; empty means everything.
   */
  services: string[];
}

/**
 * Refuse the deployment, or say who has to be told about it.
 */
export interface BeforeDeployOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'BeforeDeploy' | undefined;
    /**
     * Who has to be told, one name on a line.
     */
    tell?: string | undefined;
  } | undefined;
}

/**
 * A request is about to go to the model. The hook may change it, refuse it, or answer in the model's place.
 */
export interface BeforeModelHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'BeforeModel';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The request to the model.
   */
  llm_request: LLMRequest;
  /**
   * What the host tells the model about its task, as text. Not there when the request has none.
   */
  system_instruction?: string | undefined;
  /**
   * What tools gave back, as the model is about to read it, oldest first. Not there when the request has none.
   */
  tool_results?: LLMToolResult[] | undefined;
}

/**
 * Change the request, refuse it, or answer in the model's place.
 */
export interface BeforeModelOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'BeforeModel' | undefined;
    /**
     * Changes to the request.
     */
    llm_request?: LLMRequestPatch | undefined;
    /**
     * An answer in place of the model's; used when the request is blocked or stopped.
     */
    llm_response?: LLMResponsePatch | undefined;
    /**
     * The system instruction as it shall be; an empty text takes it away.
     */
    system_instruction?: string | undefined;
    /**
     * Results with another text, by their ids. Those that are not named stay as they are.
     */
    tool_results?: LLMToolResultPatch[] | undefined;
  } | undefined;
}

/**
 * A tool is about to run. The hook may refuse the call or change its arguments.
 */
export interface BeforeToolHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'BeforeTool';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The name of the tool.
   */
  tool_name: string;
  /**
   * The arguments of the tool call.
   */
  tool_input: Record<string, unknown>;
  /**
   * Where the tool comes from, when it belongs to an MCP server.
   */
  mcp_context?: McpContext | undefined;
  /**
   * The name the model asked for, when the host resolved it to another tool.
   */
  original_request_name?: string | undefined;
}

/**
 * Refuse the tool call, change its arguments, or stop the agent.
 */
export interface BeforeToolOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'BeforeTool' | undefined;
    /**
     * Arguments to change; the others stay as they were, unless \`tool_input_mode\` says otherwise.
     */
    tool_input?: Record<string, unknown> | undefined;
    /**
     * \`replace\` makes \`tool_input\` all of the arguments: what it leaves out is gone.
     */
    tool_input_mode?: 'merge' | 'replace' | undefined;
    /**
     * Another way to say \`decision\`; \`block\` and \`deny\` refuse the call.
     */
    permissionDecision?: HookDecision | undefined;
    /**
     * Why; takes the place of \`reason\`.
     */
    permissionDecisionReason?: string | undefined;
  } | undefined;
}

/**
 * The model is about to be offered tools. The hook may restrict which ones.
 */
export interface BeforeToolSelectionHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'BeforeToolSelection';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * The request to the model.
   */
  llm_request: LLMRequest;
  /**
   * The tools on offer.
   */
  available_tools: unknown[];
}

/**
 * Restrict the tools, or stop the agent.
 */
export interface BeforeToolSelectionOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'BeforeToolSelection' | undefined;
    /**
     * Which tools may be called. Lists of several hooks are united; \`NONE\` wins over everything.
     */
    toolConfig?: HookToolConfig | undefined;
  } | undefined;
}

/**
 * What every hook reads on standard input, whatever the event.
 */
export interface HookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event that fired.
   */
  hook_event_name: HookEventName;
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
}

/**
 * The agent that an event happened in, when its hooks run on another machine.
 */
export interface HookOrigin {
  /**
   * The working directory of that agent.
   */
  cwd?: string | undefined;
  /**
   * The session of that agent.
   */
  session_id?: string | undefined;
  /**
   * The agent said so, and nobody has checked it.
   */
  told?: boolean | undefined;
}

/**
 * What any hook may print on standard output, as one JSON object. Every field is optional; nothing printed means: go on.
 */
export interface HookOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: Record<string, unknown> | undefined;
}

/**
 * Which tools the model may call.
 */
export interface HookToolConfig {
  /**
   * How the model may call tools.
   */
  mode?: ToolCallingMode | undefined;
  /**
   * The names of the tools that may be called.
   */
  allowedFunctionNames?: string[] | undefined;
}

/**
 * One answer of the model.
 */
export interface LLMCandidate {
  /**
   * The answer.
   */
  content: {
    /**
     * Always \`model\`.
     */
    role: 'model';
    /**
     * The texts of the answer.
     */
    parts: string[];
  };
  /**
   * Why the model stopped.
   */
  finishReason?: LLMFinishReason | undefined;
  /**
   * The number of this answer.
   */
  index?: number | undefined;
  /**
   * The ratings of this answer.
   */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/**
 * One answer as a hook may write it.
 */
export interface LLMCandidatePatch {
  /**
   * The answer.
   */
  content?: {
    /**
     * Taken as \`model\`, whatever it says.
     */
    role?: string | undefined;
    /**
     * The texts of the answer, as strings or as objects with \`text\`. An empty list empties the answer.
     */
    parts?: (
      | string
      | {
          /**
           * The text.
           */
          text?: string | undefined;
        }
    )[] | undefined;
  } | undefined;
  /**
   * Why the model stopped. A word that is not known counts as \`OTHER\`.
   */
  finishReason?: string | undefined;
  /**
   * The number of this answer.
   */
  index?: number | undefined;
  /**
   * The ratings of this answer.
   */
  safetyRatings?: LLMSafetyRating[] | undefined;
}

/**
 * The settings of a model call that hooks can read and change. Other keys are passed through.
 */
export interface LLMConfig {
  /**
   * How freely the model chooses its words.
   */
  temperature?: number | undefined;
  /**
   * The most tokens the answer may have.
   */
  maxOutputTokens?: number | undefined;
  /**
   * The share of probability the model samples from.
   */
  topP?: number | undefined;
  /**
   * The number of candidates the model samples from.
   */
  topK?: number | undefined;
  /**
   * Texts that end the answer.
   */
  stopSequences?: string[] | undefined;
  /**
   * How many answers are asked for.
   */
  candidateCount?: number | undefined;
  /**
   * How much a word that was used already is avoided.
   */
  presencePenalty?: number | undefined;
  /**
   * How much a frequent word is avoided.
   */
  frequencyPenalty?: number | undefined;
  [k: string]: unknown;
}

/**
 * One message of a conversation, as text.
 */
export interface LLMMessage {
  /**
   * Who speaks.
   */
  role: LLMRole;
  /**
   * The text of the message.
   */
  content: string;
}

/**
 * A message as a hook may write it.
 */
export interface LLMMessagePatch {
  /**
   * Who speaks: \`user\`, \`model\` or \`system\`. \`assistant\` is taken as \`model\`, anything else as \`user\`.
   */
  role: string;
  /**
   * The text; of a list, the texts are joined.
   */
  content: string | unknown[];
}

/**
 * A request to the model in a form that does not change with the model SDK. It holds text only.
 */
export interface LLMRequest {
  /**
   * The name of the model.
   */
  model: string;
  /**
   * The conversation, oldest message first. Messages without text are left out.
   */
  messages: LLMMessage[];
  /**
   * The settings of the call.
   */
  config?: LLMConfig | undefined;
  /**
   * Which tools the model may call.
   */
  toolConfig?: HookToolConfig | undefined;
}

/**
 * Changes to a request: what is missing stays as it was. \`messages\`, when given, is the whole conversation; images, tool calls and other parts that are no text stay with their message.
 */
export interface LLMRequestPatch {
  /**
   * Another model.
   */
  model?: string | undefined;
  /**
   * The whole conversation as it shall be.
   */
  messages?: LLMMessagePatch[] | undefined;
  /**
   * Settings to change; the others stay.
   */
  config?: LLMConfig | undefined;
  /**
   * Another choice of tools.
   */
  toolConfig?: HookToolConfig | undefined;
}

/**
 * An answer of the model in a form that does not change with the model SDK. It holds text only.
 */
export interface LLMResponse {
  /**
   * The text of the first answer.
   */
  text?: string | undefined;
  /**
   * All answers.
   */
  candidates: LLMCandidate[];
  /**
   * How many tokens the call used.
   */
  usageMetadata?: LLMUsage | undefined;
}

/**
 * An answer that a hook puts in place of the model's. \`{ "text": "..." }\` is enough.
 */
export interface LLMResponsePatch {
  /**
   * The text of the answer, when there are no candidates.
   */
  text?: string | undefined;
  /**
   * The answers.
   */
  candidates?: LLMCandidatePatch[] | undefined;
  /**
   * How many tokens the call used.
   */
  usageMetadata?: LLMUsage | undefined;
}

/**
 * How the model service rated an answer.
 */
export interface LLMSafetyRating {
  /**
   * The kind of harm.
   */
  category: string;
  /**
   * How likely it is.
   */
  probability: string;
}

/**
 * A call of a tool that the model asks for.
 */
export interface LLMToolCall {
  /**
   * The id of the call; where the model's API has none, a number with \`#\`.
   */
  id: string;
  /**
   * The name of the tool.
   */
  name: string;
  /**
   * The arguments; as they were written where they are no JSON.
   */
  args: unknown;
}

/**
 * What a tool gave back, as the model is about to read it.
 */
export interface LLMToolResult {
  /**
   * The id of the call that it answers; where the model's API has none, a number with \`#\`.
   */
  id: string;
  /**
   * The name of the tool; empty where the request does not tell.
   */
  name: string;
  /**
   * The text of the result, else its JSON.
   */
  text: string;
}

/**
 * Another text for the result of a tool, as a hook may write it.
 */
export interface LLMToolResultPatch {
  /**
   * Which result.
   */
  id: string;
  /**
   * The text, or the JSON, in its place.
   */
  text: string;
}

/**
 * How many tokens a call used.
 */
export interface LLMUsage {
  /**
   * Tokens of the request.
   */
  promptTokenCount?: number | undefined;
  /**
   * Tokens of the answer.
   */
  candidatesTokenCount?: number | undefined;
  /**
   * Both together.
   */
  totalTokenCount?: number | undefined;
}

/**
 * Where a tool of an MCP server comes from.
 */
export interface McpContext {
  /**
   * The name of the MCP server.
   */
  server_name: string;
  /**
   * The address of the server.
   */
  server_uri?: string | undefined;
  /**
   * The name of the tool on that server.
   */
  tool_name?: string | undefined;
  /**
   * The command that started the server.
   */
  command?: string | undefined;
  /**
   * The arguments of that command.
   */
  args?: string[] | undefined;
  /**
   * The directory the server runs in.
   */
  cwd?: string | undefined;
  /**
   * The URL of a server reached over HTTP.
   */
  url?: string | undefined;
  /**
   * The address of a server reached over TCP.
   */
  tcp?: string | undefined;
  [k: string]: unknown;
}

/**
 * The agent tells the user something. The hook may pass it on.
 */
export interface NotificationHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'Notification';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * What the user is told. Any text.
   */
  message: string;
  /**
   * What it is about: a known type, or a word of the host's own.
   */
  notification_type: NotificationType | (string & {});
  /**
   * More about it, depending on the type.
   */
  details: Record<string, unknown>;
  /**
   * How important it is, in the host's own words.
   */
  level?: string | undefined;
}

/**
 * Nothing to decide: block and stop are ignored.
 */
export interface NotificationOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'Notification' | undefined;
  } | undefined;
}

/**
 * The conversation is about to be compressed. The hook may save what it wants to keep.
 */
export interface PreCompressHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'PreCompress';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * Who asked for it.
   */
  trigger: PreCompressTrigger;
}

/**
 * Nothing to decide: block and stop are ignored.
 */
export interface PreCompressOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'PreCompress' | undefined;
  } | undefined;
}

/**
 * A session ends. The hook may tidy up or write a record.
 */
export interface SessionEndHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'SessionEnd';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * Why the session ends.
   */
  reason: SessionEndReason;
}

/**
 * Nothing to decide: block and stop are ignored.
 */
export interface SessionEndOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'SessionEnd' | undefined;
  } | undefined;
}

/**
 * A session begins. The hook may give the agent context to start from.
 */
export interface SessionStartHookInput {
  /**
   * The session the event belongs to.
   */
  session_id: string;
  /**
   * The working directory of the agent; the hook runs in it.
   */
  cwd: string;
  /**
   * The name of the event.
   */
  hook_event_name: 'SessionStart';
  /**
   * When the event fired, in ISO-8601.
   */
  timestamp: string;
  /**
   * The file that holds the conversation so far; empty when there is none.
   */
  transcript_path: string;
  /**
   * Who asked, when the event was fired on another machine. \`cwd\` and \`session_id\` are those of the policy server then.
   */
  origin?: HookOrigin | undefined;
  /**
   * Why the session begins.
   */
  source: SessionStartSource;
}

/**
 * Give the agent context. Block and stop are ignored.
 */
export interface SessionStartOutput {
  /**
   * \`false\` stops the agent after this event. Null says nothing. Anything else that is not a boolean is ignored with a warning when a decision beside it holds the operation back, and otherwise makes the whole output unusable.
   */
  continue?: boolean | undefined;
  /**
   * Why the agent is stopped; shown when \`continue\` is false.
   */
  stopReason?: string | undefined;
  /**
   * \`true\` keeps the result of the operation off the display. The model still sees it.
   */
  suppressOutput?: boolean | undefined;
  /**
   * A message for the model. It is never shown to the user on its own.
   */
  systemMessage?: string | undefined;
  /**
   * The decision on the operation. Missing or null means no decision. A word that is no decision is ignored with a warning when something beside it holds the operation or the agent back, and otherwise makes the whole output unusable.
   */
  decision?: HookDecision | null | undefined;
  /**
   * Why it was decided so. The model reads it when the operation is refused.
   */
  reason?: string | undefined;
  /**
   * What only this event understands.
   */
  hookSpecificOutput?: {
    /**
     * The name of the event; may be left out.
     */
    hookEventName?: 'SessionStart' | undefined;
    /**
     * Text that is added for the model to read.
     */
    additionalContext?: string | undefined;
  } | undefined;
}

/** Where a build can be deployed to. */
export type Environment = "staging" | "production";
/** What a hook decides. \`block\` and \`deny\` refuse; \`allow\` and \`approve\` agree; \`ask\` leaves the choice to the host without blocking. */
export type HookDecision = "ask" | "block" | "deny" | "approve" | "allow";
/** Why the model stopped writing. */
export type LLMFinishReason = "STOP" | "MAX_TOKENS" | "SAFETY" | "RECITATION" | "OTHER";
/** Who speaks in a message. */
export type LLMRole = "user" | "model" | "system";
/** The known things that a notification is about. */
export type NotificationType = "ToolPermission" | "other";
/** Who asked for the conversation to be compressed. */
export type PreCompressTrigger = "manual" | "auto";
/** Why a session ends. */
export type SessionEndReason = "exit" | "clear" | "logout" | "prompt_input_exit" | "other";
/** Why a session begins. */
export type SessionStartSource = "startup" | "resume" | "clear" | "compress";
/** How the model may call tools: \`AUTO\` decides itself, \`ANY\` must call one, \`NONE\` may call none. */
export type ToolCallingMode = "AUTO" | "ANY" | "NONE";

/** What a hook reads, by event. */
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

/** What a hook may print, by event. */
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

/** The names of the events. */
export type HookEventName = keyof HookInputs;
/** What any hook reads. A test of \`hook_event_name\` tells which event it is. */
export type AnyHookInput = HookInputs[HookEventName];
/** What any hook may print. */
export type AnyHookOutput = HookOutputs[HookEventName];
`,
};
