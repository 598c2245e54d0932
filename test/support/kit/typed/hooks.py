"""Hooks for a type checker, which must report exactly the lines marked wrong."""

from __future__ import annotations

from hookwright_kit import (
    AfterAgentHookInput,
    AfterAgentReply,
    AfterToolHookInput,
    AfterToolReply,
    BeforeModelHookInput,
    BeforeModelReply,
    BeforeToolHookInput,
    BeforeToolReply,
    add_context,
    allow,
    ask,
    define_hook,
    deny,
    redact,
    replace_response,
    respond,
    restrict_tools,
    rewrite_input,
    say,
    stop,
)


def guard(event: BeforeToolHookInput) -> BeforeToolReply:
    if event["tool_name"] == "shell":
        return deny("No.")
    if event["tool_input"].get("path") == "/":
        return [rewrite_input({"path": "."}), say("Only here.")]
    if "mcp_context" in event:
        return ask("Sure?")
    if event["prompt"]:  # wrong
        return None
    return {"decision": "deny", "hookSpecificOutput": {"tool_input": {}}}


def look_back(event: AfterToolHookInput) -> AfterToolReply:
    if event["tool_name"] == "shell":
        return deny("Too late.")  # wrong
    if event["tool_name"] == "write":
        return [stop("Enough."), ask("Sure?")]  # wrong
    return [add_context("More."), {"suppressOutput": True}]


def model(event: BeforeModelHookInput) -> BeforeModelReply:
    if event["llm_request"]["model"] == "large":
        return rewrite_input({"model": "small", "config": {"temperature": 0}})
    if event["llm_request"]["messages"][0]["content"] == "":
        return respond({"txt": "Nothing."})  # wrong
    if len(event["llm_request"]["messages"]) > 100:
        return [respond("That is long."), say("It was too long.")]
    return None


def again(event: AfterAgentHookInput) -> AfterAgentReply:
    return deny("Go on.") if not event["stop_hook_active"] else allow()


define_hook("BeforeTool", guard)
define_hook("AfterTool", look_back)
define_hook("BeforeModel", model)
define_hook("AfterAgent", again)
define_hook("AfterAgent", guard)  # wrong
define_hook("BeforeTol", lambda event: None)  # wrong
define_hook("AfterModel", lambda event: replace_response((event["llm_response"].get("text") or "").upper()))
define_hook("AfterModel", lambda event: respond("Hello."))  # wrong
define_hook("AfterModel", lambda event: [redact(event, str.strip), redact(event, str.upper), say("Quiet.")])
define_hook("BeforeModel", lambda event: redact(event, len))  # wrong
define_hook("AfterAgent", lambda event: redact(event, str.strip))  # wrong
define_hook("BeforeToolSelection", lambda event: restrict_tools(["read"]))
define_hook("BeforeToolSelection", lambda event: restrict_tools({"mode": "ANY", "allowedFunctionNames": ["read"]}))
define_hook("BeforeToolSelection", lambda event: restrict_tools("read"))  # wrong
define_hook("SessionStart", lambda event: add_context(event["source"]))
define_hook("SessionStart", lambda event: deny("No."))  # wrong
define_hook("SessionEnd", lambda event: say(event["reason"]))
