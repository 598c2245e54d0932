// Made from schemas/ by npm run generate. Do not edit.
// @ts-nocheck
import {
  joinErrors,
} from '../src/contract/violations.js';

// schemas/events/after-agent.input.schema.json
export function isAfterAgentHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.prompt === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prompt"}}); }
if(data.prompt_response === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prompt_response"}}); }
if(data.stop_hook_active === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stop_hook_active"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("AfterAgent" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "AfterAgent"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"}}); }
}
if(data.prompt_response !== undefined){
if(typeof data.prompt_response !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/prompt_response",keyword:"type",params:{type: "string"}}); }
}
if(data.stop_hook_active !== undefined){
if(typeof data.stop_hook_active !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stop_hook_active",keyword:"type",params:{type: "boolean"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isAfterAgentHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/after-agent.input.schema.json
export function isAfterAgentInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prompt"}}); }
if(data.prompt_response === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prompt_response"}}); }
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"}}); }
}
if(data.prompt_response !== undefined){
if(typeof data.prompt_response !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/prompt_response",keyword:"type",params:{type: "string"}}); }
}
if(data.stop_hook_active !== undefined){
if(typeof data.stop_hook_active !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stop_hook_active",keyword:"type",params:{type: "boolean"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isAfterAgentInput.errors = vErrors;
return errors === 0;
}

// schemas/events/after-agent.output.schema.json
export function isAfterAgentOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("AfterAgent" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "AfterAgent"}}); }
}
if(data6.clearContext !== undefined){
if(typeof data6.clearContext !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/clearContext",keyword:"type",params:{type: "boolean"}}); }
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/additionalContext",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isAfterAgentOutput.errors = vErrors;
return errors === 0;
}

// schemas/events/after-model.input.schema.json
export function isAfterModelHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.llm_request === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "llm_request"}}); }
if(data.llm_response === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "llm_response"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("AfterModel" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "AfterModel"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.llm_request !== undefined){
if(!(isLLMRequest(data.llm_request, instancePath+"/llm_request"))){ errors = (vErrors = joinErrors(vErrors, isLLMRequest.errors)).length; }
}
if(data.llm_response !== undefined){
if(!(isLLMResponse(data.llm_response, instancePath+"/llm_response"))){ errors = (vErrors = joinErrors(vErrors, isLLMResponse.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isAfterModelHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/after-model.input.schema.json
export function isAfterModelInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model_request === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "model_request"}}); }
if(data.model_response === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "model_response"}}); }
if(data.model_request !== undefined){
let data0 = data.model_request;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model_request",keyword:"type",params:{type: "object"}}); }
}
if(data.model_response !== undefined){
let data1 = data.model_response;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model_response",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.llm_request === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "llm_request"}}); }
if(data.llm_response === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "llm_response"}}); }
if(data.model_request !== undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model_request",keyword:"not",params:{}}); }
if(data.llm_request !== undefined){
if(!(isLLMRequest(data.llm_request, instancePath+"/llm_request"))){ errors = (vErrors = joinErrors(vErrors, isLLMRequest.errors)).length; }
}
if(data.model_response !== undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model_response",keyword:"not",params:{}}); }
if(data.llm_response !== undefined){
if(!(isLLMResponse(data.llm_response, instancePath+"/llm_response"))){ errors = (vErrors = joinErrors(vErrors, isLLMResponse.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){ errors = (vErrors ??= []).push({instancePath,keyword:"anyOf",params:{}}); }
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
isAfterModelInput.errors = vErrors;
return errors === 0;
}

// schemas/events/after-model.output.schema.json
export function isAfterModelOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("AfterModel" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "AfterModel"}}); }
}
if(data6.llm_response !== undefined){
if(!(isLLMResponsePatch(data6.llm_response, instancePath+"/hookSpecificOutput/llm_response"))){ errors = (vErrors = joinErrors(vErrors, isLLMResponsePatch.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isAfterModelOutput.errors = vErrors;
return errors === 0;
}

// schemas/events/after-tool.input.schema.json
export function isAfterToolHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.tool_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_name"}}); }
if(data.tool_input === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_input"}}); }
if(data.tool_response === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_response"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("AfterTool" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "AfterTool"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.tool_name !== undefined){
let data5 = data.tool_name;
if(typeof data5 === "string"){
if(!/\S/u.test(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_name",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_name",keyword:"type",params:{type: "string"}}); }
}
if(data.tool_input !== undefined){
let data6 = data.tool_input;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_input",keyword:"type",params:{type: "object"}}); }
}
if(data.mcp_context !== undefined){
if(!(isMcpContext(data.mcp_context, instancePath+"/mcp_context"))){ errors = (vErrors = joinErrors(vErrors, isMcpContext.errors)).length; }
}
if(data.original_request_name !== undefined){
if(typeof data.original_request_name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/original_request_name",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isAfterToolHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/after-tool.input.schema.json
export function isAfterToolInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_name"}}); }
if(data.tool_input === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_input"}}); }
if(data.tool_response === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_response"}}); }
if(data.tool_name !== undefined){
let data0 = data.tool_name;
if(typeof data0 === "string"){
if(!/\S/u.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_name",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_name",keyword:"type",params:{type: "string"}}); }
}
if(data.tool_input !== undefined){
let data1 = data.tool_input;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_input",keyword:"type",params:{type: "object"}}); }
}
if(data.mcp_context !== undefined){
if(!(isMcpContext(data.mcp_context, instancePath+"/mcp_context"))){ errors = (vErrors = joinErrors(vErrors, isMcpContext.errors)).length; }
}
if(data.original_request_name !== undefined){
if(typeof data.original_request_name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/original_request_name",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isAfterToolInput.errors = vErrors;
return errors === 0;
}

// schemas/events/after-tool.output.schema.json
export function isAfterToolOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("AfterTool" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "AfterTool"}}); }
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/additionalContext",keyword:"type",params:{type: "string"}}); }
}
if(data6.tailToolCallRequest !== undefined){
let data9 = data6.tailToolCallRequest;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest",keyword:"required",params:{missingProperty: "name"}}); }
if(data9.args === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest",keyword:"required",params:{missingProperty: "args"}}); }
if(data9.name !== undefined){
if(typeof data9.name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest/name",keyword:"type",params:{type: "string"}}); }
}
if(data9.args !== undefined){
let data11 = data9.args;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest/args",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isAfterToolOutput.errors = vErrors;
return errors === 0;
}

// schemas/results/aggregated-hook-result.schema.json
function isAggregatedHookResult(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "success"}}); }
if(data.allOutputs === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allOutputs"}}); }
if(data.errors === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "errors"}}); }
if(data.totalDuration === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "totalDuration"}}); }
if(data.success !== undefined){
if(typeof data.success !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}); }
}
if(data.finalOutput !== undefined){
if(!(isHookOutput(data.finalOutput, instancePath+"/finalOutput"))){ errors = (vErrors = joinErrors(vErrors, isHookOutput.errors)).length; }
}
if(data.allOutputs !== undefined){
let data2 = data.allOutputs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isHookOutput(data2[i0], instancePath+"/allOutputs/" + i0))){ errors = (vErrors = joinErrors(vErrors, isHookOutput.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/allOutputs",keyword:"type",params:{type: "array"}}); }
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(isHookErrorInfo(data4[i1], instancePath+"/errors/" + i1))){ errors = (vErrors = joinErrors(vErrors, isHookErrorInfo.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"type",params:{type: "array"}}); }
}
if(data.totalDuration !== undefined){
let data6 = data.totalDuration;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/totalDuration",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/totalDuration",keyword:"type",params:{type: "number"}}); }
}
if(data.hookResults !== undefined){
let data7 = data.hookResults;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(isHookExecutionResult(data7[i2], instancePath+"/hookResults/" + i2))){ errors = (vErrors = joinErrors(vErrors, isHookExecutionResult.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookResults",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isAggregatedHookResult.errors = vErrors;
return errors === 0;
}

// schemas/events/before-agent.input.schema.json
export function isBeforeAgentHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.prompt === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prompt"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("BeforeAgent" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "BeforeAgent"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeAgentHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-agent.input.schema.json
export function isBeforeAgentInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prompt"}}); }
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeAgentInput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-agent.output.schema.json
export function isBeforeAgentOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("BeforeAgent" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "BeforeAgent"}}); }
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/additionalContext",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeAgentOutput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-model.input.schema.json
export function isBeforeModelHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.llm_request === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "llm_request"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("BeforeModel" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "BeforeModel"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.llm_request !== undefined){
if(!(isLLMRequest(data.llm_request, instancePath+"/llm_request"))){ errors = (vErrors = joinErrors(vErrors, isLLMRequest.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeModelHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-model.input.schema.json
export function isBeforeModelInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model_request === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "model_request"}}); }
if(data.model_request !== undefined){
let data0 = data.model_request;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model_request",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.llm_request === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "llm_request"}}); }
if(data.model_request !== undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model_request",keyword:"not",params:{}}); }
if(data.llm_request !== undefined){
if(!(isLLMRequest(data.llm_request, instancePath+"/llm_request"))){ errors = (vErrors = joinErrors(vErrors, isLLMRequest.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){ errors = (vErrors ??= []).push({instancePath,keyword:"anyOf",params:{}}); }
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
isBeforeModelInput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-model.output.schema.json
export function isBeforeModelOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("BeforeModel" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "BeforeModel"}}); }
}
if(data6.llm_request !== undefined){
if(!(isLLMRequestPatch(data6.llm_request, instancePath+"/hookSpecificOutput/llm_request"))){ errors = (vErrors = joinErrors(vErrors, isLLMRequestPatch.errors)).length; }
}
if(data6.llm_response !== undefined){
if(!(isLLMResponsePatch(data6.llm_response, instancePath+"/hookSpecificOutput/llm_response"))){ errors = (vErrors = joinErrors(vErrors, isLLMResponsePatch.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeModelOutput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-tool.input.schema.json
export function isBeforeToolHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.tool_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_name"}}); }
if(data.tool_input === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_input"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("BeforeTool" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "BeforeTool"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.tool_name !== undefined){
let data5 = data.tool_name;
if(typeof data5 === "string"){
if(!/\S/u.test(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_name",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_name",keyword:"type",params:{type: "string"}}); }
}
if(data.tool_input !== undefined){
let data6 = data.tool_input;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_input",keyword:"type",params:{type: "object"}}); }
}
if(data.mcp_context !== undefined){
if(!(isMcpContext(data.mcp_context, instancePath+"/mcp_context"))){ errors = (vErrors = joinErrors(vErrors, isMcpContext.errors)).length; }
}
if(data.original_request_name !== undefined){
if(typeof data.original_request_name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/original_request_name",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeToolHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-tool.input.schema.json
export function isBeforeToolInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_name"}}); }
if(data.tool_input === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_input"}}); }
if(data.tool_name !== undefined){
let data0 = data.tool_name;
if(typeof data0 === "string"){
if(!/\S/u.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_name",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_name",keyword:"type",params:{type: "string"}}); }
}
if(data.tool_input !== undefined){
let data1 = data.tool_input;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_input",keyword:"type",params:{type: "object"}}); }
}
if(data.mcp_context !== undefined){
if(!(isMcpContext(data.mcp_context, instancePath+"/mcp_context"))){ errors = (vErrors = joinErrors(vErrors, isMcpContext.errors)).length; }
}
if(data.original_request_name !== undefined){
if(typeof data.original_request_name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/original_request_name",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeToolInput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-tool.output.schema.json
export function isBeforeToolOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("BeforeTool" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "BeforeTool"}}); }
}
if(data6.tool_input !== undefined){
let data8 = data6.tool_input;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/tool_input",keyword:"type",params:{type: "object"}}); }
}
if(data6.permissionDecision !== undefined){
let data9 = data6.permissionDecision;
if(typeof data9 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/permissionDecision",keyword:"type",params:{type: "string"}}); }
if(!(((((data9 === "ask") || (data9 === "block")) || (data9 === "deny")) || (data9 === "approve")) || (data9 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/permissionDecision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
}
if(data6.permissionDecisionReason !== undefined){
if(typeof data6.permissionDecisionReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/permissionDecisionReason",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeToolOutput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-tool-selection.input.schema.json
export function isBeforeToolSelectionHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.llm_request === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "llm_request"}}); }
if(data.available_tools === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "available_tools"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("BeforeToolSelection" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "BeforeToolSelection"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.llm_request !== undefined){
if(!(isLLMRequest(data.llm_request, instancePath+"/llm_request"))){ errors = (vErrors = joinErrors(vErrors, isLLMRequest.errors)).length; }
}
if(data.available_tools !== undefined){
if(!(Array.isArray(data.available_tools))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/available_tools",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeToolSelectionHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-tool-selection.input.schema.json
export function isBeforeToolSelectionInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model_request === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "model_request"}}); }
if(data.available_tools === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "available_tools"}}); }
if(data.model_request !== undefined){
let data0 = data.model_request;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model_request",keyword:"type",params:{type: "object"}}); }
}
if(data.available_tools !== undefined){
if(!(Array.isArray(data.available_tools))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/available_tools",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.llm_request === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "llm_request"}}); }
if(data.available_tools === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "available_tools"}}); }
if(data.model_request !== undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model_request",keyword:"not",params:{}}); }
if(data.llm_request !== undefined){
if(!(isLLMRequest(data.llm_request, instancePath+"/llm_request"))){ errors = (vErrors = joinErrors(vErrors, isLLMRequest.errors)).length; }
}
if(data.available_tools !== undefined){
if(!(Array.isArray(data.available_tools))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/available_tools",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){ errors = (vErrors ??= []).push({instancePath,keyword:"anyOf",params:{}}); }
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
isBeforeToolSelectionInput.errors = vErrors;
return errors === 0;
}

// schemas/events/before-tool-selection.output.schema.json
export function isBeforeToolSelectionOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("BeforeToolSelection" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "BeforeToolSelection"}}); }
}
if(data6.toolConfig !== undefined){
if(!(isHookToolConfig(data6.toolConfig, instancePath+"/hookSpecificOutput/toolConfig"))){ errors = (vErrors = joinErrors(vErrors, isHookToolConfig.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isBeforeToolSelectionOutput.errors = vErrors;
return errors === 0;
}

// schemas/settings/command-hook.schema.json
export function isCommandHookConfig(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}}); }
if(data.command === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "command"}}); }
if(data.type !== undefined){
if("command" !== data.type){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "command"}}); }
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(!/\S/u.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"}}); }
}
if(data.args !== undefined){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/args/" + i0,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/args",keyword:"type",params:{type: "array"}}); }
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(!/\S/u.test(data4)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}); }
}
if(data.description !== undefined){
if(typeof data.description !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}); }
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"type",params:{type: "integer"}}); }
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}); }
if(data6 < 1 || isNaN(data6)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
}
}
if(data.env !== undefined){
let data7 = data.env;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
if(typeof data7[key0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/env",keyword:"type",params:{type: "object"}}); }
}
if(data.onError !== undefined){
let data9 = data.onError;
if(typeof data9 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/onError",keyword:"type",params:{type: "string"}}); }
if(!((data9 === "allow") || (data9 === "block"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/onError",keyword:"enum",params:{allowedValues: ["allow","block"]}}); }
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}}); }
if(!(((((data10 === "runtime") || (data10 === "project")) || (data10 === "user")) || (data10 === "system")) || (data10 === "extensions"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: ["runtime","project","user","system","extensions"]}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isCommandHookConfig.errors = vErrors;
return errors === 0;
}

// schemas/settings/function-hook.schema.json
export function isFunctionHookConfig(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}}); }
if(data.name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}}); }
if(data.action === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"}}); }
if(data.type !== undefined){
if("function" !== data.type){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "function"}}); }
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!/\S/u.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}); }
}
if(data.description !== undefined){
if(typeof data.description !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}); }
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"type",params:{type: "integer"}}); }
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}); }
if(data3 < 1 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
}
}
if(data.onError !== undefined){
let data4 = data.onError;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/onError",keyword:"type",params:{type: "string"}}); }
if(!((data4 === "allow") || (data4 === "block"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/onError",keyword:"enum",params:{allowedValues: ["allow","block"]}}); }
}
if(data.source !== undefined){
let data5 = data.source;
if(typeof data5 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}}); }
if(!(((((data5 === "runtime") || (data5 === "project")) || (data5 === "user")) || (data5 === "system")) || (data5 === "extensions"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: ["runtime","project","user","system","extensions"]}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isFunctionHookConfig.errors = vErrors;
return errors === 0;
}

// schemas/settings/hook-config.schema.json
export function isHookConfig(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(isCommandHookConfig(data, instancePath))){ errors = (vErrors = joinErrors(vErrors, isCommandHookConfig.errors)).length; }
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(isFunctionHookConfig(data, instancePath))){ errors = (vErrors = joinErrors(vErrors, isFunctionHookConfig.errors)).length; }
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(isPluginHookConfig(data, instancePath))){ errors = (vErrors = joinErrors(vErrors, isPluginHookConfig.errors)).length; }
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){ errors = (vErrors ??= []).push({instancePath,keyword:"anyOf",params:{}}); }
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
isHookConfig.errors = vErrors;
return errors === 0;
}

// schemas/settings/hook-definition.schema.json
export function isHookDefinition(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hooks === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hooks"}}); }
if(data.matcher !== undefined){
if(typeof data.matcher !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/matcher",keyword:"type",params:{type: "string"}}); }
}
if(data.sequential !== undefined){
if(typeof data.sequential !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequential",keyword:"type",params:{type: "boolean"}}); }
}
if(data.hooks !== undefined){
let data2 = data.hooks;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(!(isCommandHookConfig(data3, instancePath+"/hooks/" + i0))){ errors = (vErrors = joinErrors(vErrors, isCommandHookConfig.errors)).length; }
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs10 = errors;
if(!(isPluginHookConfig(data3, instancePath+"/hooks/" + i0))){ errors = (vErrors = joinErrors(vErrors, isPluginHookConfig.errors)).length; }
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hooks/" + i0,keyword:"anyOf",params:{}}); }
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hooks",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookDefinition.errors = vErrors;
return errors === 0;
}

// schemas/results/hook-error.schema.json
function isHookErrorInfo(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"}}); }
if(data.name !== undefined){
if(typeof data.name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}); }
}
if(data.message !== undefined){
if(typeof data.message !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookErrorInfo.errors = vErrors;
return errors === 0;
}

// schemas/common/hook-execution-failure.schema.json
function isHookExecutionFailure(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}}); }
if(data.correlationId === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "correlationId"}}); }
if(data.success === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "success"}}); }
if(data.error === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"}}); }
if(data.type !== undefined){
if("hook-execution-response" !== data.type){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "hook-execution-response"}}); }
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/correlationId",keyword:"type",params:{type: "string"}}); }
}
if(data.success !== undefined){
if(false !== data.success){ errors = (vErrors ??= []).push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}}); }
}
if(data.output !== undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/output",keyword:"not",params:{}}); }
if(data.error !== undefined){
let data4 = data.error;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.message === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"required",params:{missingProperty: "message"}}); }
if(data4.code !== undefined){
let data5 = data4.code;
if(typeof data5 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error/code",keyword:"type",params:{type: "string"}}); }
if(!(((((data5 === "invalid_request") || (data5 === "unsupported_event")) || (data5 === "validation_failure")) || (data5 === "translation_failure")) || (data5 === "internal_error"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error/code",keyword:"enum",params:{allowedValues: ["invalid_request","unsupported_event","validation_failure","translation_failure","internal_error"]}}); }
}
if(data4.message !== undefined){
if(typeof data4.message !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error/message",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookExecutionFailure.errors = vErrors;
return errors === 0;
}

// schemas/bus/hook-execution-request.schema.json
export function isHookExecutionRequest(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}}); }
if(data.eventName === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "eventName"}}); }
if(data.input === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "input"}}); }
if(data.type !== undefined){
if("hook-execution-request" !== data.type){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "hook-execution-request"}}); }
}
if(data.eventName !== undefined){
let data1 = data.eventName;
if(typeof data1 === "string"){
if(!/\S/u.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/eventName",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/eventName",keyword:"type",params:{type: "string"}}); }
}
if(data.input !== undefined){
let data2 = data.input;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/input",keyword:"type",params:{type: "object"}}); }
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/correlationId",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookExecutionRequest.errors = vErrors;
return errors === 0;
}

// schemas/bus/hook-execution-response.schema.json
export function isHookExecutionResponse(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(isHookExecutionSuccess(data, instancePath))){ errors = (vErrors = joinErrors(vErrors, isHookExecutionSuccess.errors)).length; }
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(isHookExecutionFailure(data, instancePath))){ errors = (vErrors = joinErrors(vErrors, isHookExecutionFailure.errors)).length; }
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){ errors = (vErrors ??= []).push({instancePath,keyword:"anyOf",params:{}}); }
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
isHookExecutionResponse.errors = vErrors;
return errors === 0;
}

// schemas/results/hook-execution-result.schema.json
function isHookExecutionResult(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hookConfig === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hookConfig"}}); }
if(data.eventName === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "eventName"}}); }
if(data.success === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "success"}}); }
if(data.duration === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "duration"}}); }
if(data.hookConfig !== undefined){
let data0 = data.hookConfig;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookConfig",keyword:"type",params:{type: "object"}}); }
}
if(data.eventName !== undefined){
let data1 = data.eventName;
if(typeof data1 === "string"){
if(!/\S/u.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/eventName",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/eventName",keyword:"type",params:{type: "string"}}); }
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}); }
}
if(data.output !== undefined){
if(!(isHookOutput(data.output, instancePath+"/output"))){ errors = (vErrors = joinErrors(vErrors, isHookOutput.errors)).length; }
}
if(data.stdout !== undefined){
if(typeof data.stdout !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stdout",keyword:"type",params:{type: "string"}}); }
}
if(data.stderr !== undefined){
if(typeof data.stderr !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stderr",keyword:"type",params:{type: "string"}}); }
}
if(data.exitCode !== undefined){
let data6 = data.exitCode;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/exitCode",keyword:"type",params:{type: "integer"}}); }
}
if(data.signal !== undefined){
if(typeof data.signal !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/signal",keyword:"type",params:{type: "string"}}); }
}
if(data.timedOut !== undefined){
if(typeof data.timedOut !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timedOut",keyword:"type",params:{type: "boolean"}}); }
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/truncated",keyword:"type",params:{type: "boolean"}}); }
}
if(data.aborted !== undefined){
if(typeof data.aborted !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/aborted",keyword:"type",params:{type: "boolean"}}); }
}
if(data.skipped !== undefined){
let data11 = data.skipped;
if(typeof data11 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/skipped",keyword:"type",params:{type: "string"}}); }
if(!(((((((((((data11 === "ran") || (data11 === "matcher")) || (data11 === "refused-matcher")) || (data11 === "disabled")) || (data11 === "untrusted")) || (data11 === "duplicate")) || (data11 === "chain-stopped")) || (data11 === "aborted")) || (data11 === "depth")) || (data11 === "invalid")) || (data11 === "not-asked"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/skipped",keyword:"enum",params:{allowedValues: ["ran","matcher","refused-matcher","disabled","untrusted","duplicate","chain-stopped","aborted","depth","invalid","not-asked"]}}); }
}
if(data.duration !== undefined){
let data12 = data.duration;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/duration",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/duration",keyword:"type",params:{type: "number"}}); }
}
if(data.error !== undefined){
if(!(isHookErrorInfo(data.error, instancePath+"/error"))){ errors = (vErrors = joinErrors(vErrors, isHookErrorInfo.errors)).length; }
}
if(data.outputFormat !== undefined){
let data14 = data.outputFormat;
if(typeof data14 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/outputFormat",keyword:"type",params:{type: "string"}}); }
if(!((data14 === "json") || (data14 === "text"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/outputFormat",keyword:"enum",params:{allowedValues: ["json","text"]}}); }
}
if(data.warnings !== undefined){
let data15 = data.warnings;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(typeof data15[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings/" + i0,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/warnings",keyword:"type",params:{type: "array"}}); }
}
if(data.stdoutBytes !== undefined){
let data17 = data.stdoutBytes;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stdoutBytes",keyword:"type",params:{type: "integer"}}); }
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stdoutBytes",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
}
}
if(data.stderrBytes !== undefined){
let data18 = data.stderrBytes;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stderrBytes",keyword:"type",params:{type: "integer"}}); }
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stderrBytes",keyword:"minimum",params:{comparison: ">=", limit: 0}}); }
}
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookExecutionResult.errors = vErrors;
return errors === 0;
}

// schemas/common/hook-execution-success.schema.json
function isHookExecutionSuccess(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}}); }
if(data.correlationId === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "correlationId"}}); }
if(data.success === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "success"}}); }
if(data.output === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "output"}}); }
if(data.type !== undefined){
if("hook-execution-response" !== data.type){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "hook-execution-response"}}); }
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/correlationId",keyword:"type",params:{type: "string"}}); }
}
if(data.success !== undefined){
if(true !== data.success){ errors = (vErrors ??= []).push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}}); }
}
if(data.output !== undefined){
if(!(isAggregatedHookResult(data.output, instancePath+"/output"))){ errors = (vErrors = joinErrors(vErrors, isAggregatedHookResult.errors)).length; }
}
if(data.error !== undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"not",params:{}}); }
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookExecutionSuccess.errors = vErrors;
return errors === 0;
}

// schemas/common/base-output.schema.json
function isHookOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookOutput.errors = vErrors;
return errors === 0;
}

// schemas/settings/hook-registry-entry.schema.json
export function isHookRegistryEntry(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"}}); }
if(data.source === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}}); }
if(data.eventName === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "eventName"}}); }
if(data.enabled === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"}}); }
if(data.config !== undefined){
let data0 = data.config;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/config",keyword:"type",params:{type: "object"}}); }
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}}); }
if(!(((((data1 === "runtime") || (data1 === "project")) || (data1 === "user")) || (data1 === "system")) || (data1 === "extensions"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: ["runtime","project","user","system","extensions"]}}); }
}
if(data.eventName !== undefined){
let data2 = data.eventName;
if(typeof data2 === "string"){
if(!/\S/u.test(data2)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/eventName",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/eventName",keyword:"type",params:{type: "string"}}); }
}
if(data.matcher !== undefined){
if(typeof data.matcher !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/matcher",keyword:"type",params:{type: "string"}}); }
}
if(data.sequential !== undefined){
if(typeof data.sequential !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sequential",keyword:"type",params:{type: "boolean"}}); }
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookRegistryEntry.errors = vErrors;
return errors === 0;
}

// schemas/settings/settings.schema.json
export function isHookSettings(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enableHooks !== undefined){
if(typeof data.enableHooks !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/enableHooks",keyword:"type",params:{type: "boolean"}}); }
}
if(data.hooks !== undefined){
if(!(isHooksMap(data.hooks, instancePath+"/hooks"))){ errors = (vErrors = joinErrors(vErrors, isHooksMap.errors)).length; }
}
if(data.disabledHooks !== undefined){
let data2 = data.disabledHooks;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/disabledHooks/" + i0,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/disabledHooks",keyword:"type",params:{type: "array"}}); }
}
if(data.projectHooks !== undefined){
let data4 = data.projectHooks;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/projectHooks",keyword:"type",params:{type: "string"}}); }
if(!((data4 === "never") || (data4 === "trusted"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/projectHooks",keyword:"enum",params:{allowedValues: ["never","trusted"]}}); }
}
if(data.onError !== undefined){
let data5 = data.onError;
if(typeof data5 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/onError",keyword:"type",params:{type: "string"}}); }
if(!((data5 === "allow") || (data5 === "block"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/onError",keyword:"enum",params:{allowedValues: ["allow","block"]}}); }
}
if(data.sanitization !== undefined){
let data6 = data.sanitization;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.enableEnvironmentVariableRedaction !== undefined){
if(typeof data6.enableEnvironmentVariableRedaction !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sanitization/enableEnvironmentVariableRedaction",keyword:"type",params:{type: "boolean"}}); }
}
if(data6.allowedEnvironmentVariables !== undefined){
let data8 = data6.allowedEnvironmentVariables;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sanitization/allowedEnvironmentVariables/" + i1,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sanitization/allowedEnvironmentVariables",keyword:"type",params:{type: "array"}}); }
}
if(data6.blockedEnvironmentVariables !== undefined){
let data10 = data6.blockedEnvironmentVariables;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/sanitization/blockedEnvironmentVariables/" + i2,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sanitization/blockedEnvironmentVariables",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/sanitization",keyword:"type",params:{type: "object"}}); }
}
if(data.locked !== undefined){
if(typeof data.locked !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/locked",keyword:"type",params:{type: "boolean"}}); }
}
if(data.trace !== undefined){
let data13 = data.trace;
const _errs28 = errors;
let valid9 = false;
const _errs29 = errors;
if(typeof data13 !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/trace",keyword:"type",params:{type: "boolean"}}); }
var _valid0 = _errs29 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs31 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.file !== undefined){
let data14 = data13.file;
if(typeof data14 === "string"){
if(!/\S/u.test(data14)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/trace/file",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/trace/file",keyword:"type",params:{type: "string"}}); }
}
if(data13.inputs !== undefined){
if(typeof data13.inputs !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/trace/inputs",keyword:"type",params:{type: "boolean"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/trace",keyword:"type",params:{type: "object"}}); }
var _valid0 = _errs31 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){ errors = (vErrors ??= []).push({instancePath:instancePath+"/trace",keyword:"anyOf",params:{}}); }
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.hooksConfig !== undefined){
let data16 = data.hooksConfig;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.enabled !== undefined){
if(typeof data16.enabled !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hooksConfig/enabled",keyword:"type",params:{type: "boolean"}}); }
}
if(data16.disabled !== undefined){
let data18 = data16.disabled;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(typeof data18[i3] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hooksConfig/disabled/" + i3,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hooksConfig/disabled",keyword:"type",params:{type: "array"}}); }
}
if(data16.notifications !== undefined){
if(typeof data16.notifications !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hooksConfig/notifications",keyword:"type",params:{type: "boolean"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hooksConfig",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookSettings.errors = vErrors;
return errors === 0;
}

// schemas/common/tool-config.schema.json
function isHookToolConfig(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}}); }
if(!(((data0 === "AUTO") || (data0 === "ANY")) || (data0 === "NONE"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: ["AUTO","ANY","NONE"]}}); }
}
if(data.allowedFunctionNames !== undefined){
let data1 = data.allowedFunctionNames;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/allowedFunctionNames/" + i0,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/allowedFunctionNames",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHookToolConfig.errors = vErrors;
return errors === 0;
}

// schemas/settings/hooks-map.schema.json
export function isHooksMap(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "enabled") || (key0 === "disabled")) || (key0 === "notifications"))){
let data0 = data[key0];
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isHookDefinition(data0[i0], instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0))){ errors = (vErrors = joinErrors(vErrors, isHookDefinition.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"}}); }
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}); }
}
if(data.disabled !== undefined){
let data3 = data.disabled;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/disabled/" + i1,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/disabled",keyword:"type",params:{type: "array"}}); }
}
if(data.notifications !== undefined){
if(typeof data.notifications !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/notifications",keyword:"type",params:{type: "boolean"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isHooksMap.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-candidate.schema.json
function isLLMCandidate(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"}}); }
if(data.content !== undefined){
let data0 = data.content;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.role === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"required",params:{missingProperty: "role"}}); }
if(data0.parts === undefined){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"required",params:{missingProperty: "parts"}}); }
if(data0.role !== undefined){
if("model" !== data0.role){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content/role",keyword:"const",params:{allowedValue: "model"}}); }
}
if(data0.parts !== undefined){
let data2 = data0.parts;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content/parts/" + i0,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/content/parts",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "object"}}); }
}
if(data.finishReason !== undefined){
let data4 = data.finishReason;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/finishReason",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "STOP") || (data4 === "MAX_TOKENS")) || (data4 === "SAFETY")) || (data4 === "RECITATION")) || (data4 === "OTHER"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/finishReason",keyword:"enum",params:{allowedValues: ["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]}}); }
}
if(data.index !== undefined){
let data5 = data.index;
if(!((typeof data5 == "number") && (isFinite(data5)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/index",keyword:"type",params:{type: "number"}}); }
}
if(data.safetyRatings !== undefined){
let data6 = data.safetyRatings;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(isLLMSafetyRating(data6[i1], instancePath+"/safetyRatings/" + i1))){ errors = (vErrors = joinErrors(vErrors, isLLMSafetyRating.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/safetyRatings",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMCandidate.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-candidate-patch.schema.json
function isLLMCandidatePatch(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.role !== undefined){
if(typeof data0.role !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content/role",keyword:"type",params:{type: "string"}}); }
}
if(data0.parts !== undefined){
let data2 = data0.parts;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
let valid4 = false;
const _errs9 = errors;
if(typeof data3 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content/parts/" + i0,keyword:"type",params:{type: "string"}}); }
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs11 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.text !== undefined){
if(typeof data3.text !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content/parts/" + i0+"/text",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/content/parts/" + i0,keyword:"type",params:{type: "object"}}); }
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content/parts/" + i0,keyword:"anyOf",params:{}}); }
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/content/parts",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "object"}}); }
}
if(data.finishReason !== undefined){
if(typeof data.finishReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/finishReason",keyword:"type",params:{type: "string"}}); }
}
if(data.index !== undefined){
let data6 = data.index;
if(!((typeof data6 == "number") && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/index",keyword:"type",params:{type: "number"}}); }
}
if(data.safetyRatings !== undefined){
let data7 = data.safetyRatings;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(isLLMSafetyRating(data7[i1], instancePath+"/safetyRatings/" + i1))){ errors = (vErrors = joinErrors(vErrors, isLLMSafetyRating.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/safetyRatings",keyword:"type",params:{type: "array"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMCandidatePatch.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-config.schema.json
function isLLMConfig(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temperature !== undefined){
let data0 = data.temperature;
if(!((typeof data0 == "number") && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/temperature",keyword:"type",params:{type: "number"}}); }
}
if(data.maxOutputTokens !== undefined){
let data1 = data.maxOutputTokens;
if(!((typeof data1 == "number") && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/maxOutputTokens",keyword:"type",params:{type: "number"}}); }
}
if(data.topP !== undefined){
let data2 = data.topP;
if(!((typeof data2 == "number") && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/topP",keyword:"type",params:{type: "number"}}); }
}
if(data.topK !== undefined){
let data3 = data.topK;
if(!((typeof data3 == "number") && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/topK",keyword:"type",params:{type: "number"}}); }
}
if(data.stopSequences !== undefined){
let data4 = data.stopSequences;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopSequences/" + i0,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/stopSequences",keyword:"type",params:{type: "array"}}); }
}
if(data.candidateCount !== undefined){
let data6 = data.candidateCount;
if(!((typeof data6 == "number") && (isFinite(data6)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/candidateCount",keyword:"type",params:{type: "number"}}); }
}
if(data.presencePenalty !== undefined){
let data7 = data.presencePenalty;
if(!((typeof data7 == "number") && (isFinite(data7)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/presencePenalty",keyword:"type",params:{type: "number"}}); }
}
if(data.frequencyPenalty !== undefined){
let data8 = data.frequencyPenalty;
if(!((typeof data8 == "number") && (isFinite(data8)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/frequencyPenalty",keyword:"type",params:{type: "number"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMConfig.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-message.schema.json
function isLLMMessage(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}}); }
if(data.content === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"}}); }
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "string"}}); }
if(!(((data0 === "user") || (data0 === "model")) || (data0 === "system"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: ["user","model","system"]}}); }
}
if(data.content !== undefined){
if(typeof data.content !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMMessage.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-message-patch.schema.json
function isLLMMessagePatch(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}}); }
if(data.content === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"}}); }
if(data.role !== undefined){
if(typeof data.role !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "string"}}); }
}
if(data.content !== undefined){
let data1 = data.content;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "string"}}); }
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!(Array.isArray(data1))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}); }
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"anyOf",params:{}}); }
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMMessagePatch.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-request.schema.json
function isLLMRequest(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "model"}}); }
if(data.messages === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "messages"}}); }
if(data.model !== undefined){
if(typeof data.model !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}); }
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isLLMMessage(data1[i0], instancePath+"/messages/" + i0))){ errors = (vErrors = joinErrors(vErrors, isLLMMessage.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}); }
}
if(data.config !== undefined){
if(!(isLLMConfig(data.config, instancePath+"/config"))){ errors = (vErrors = joinErrors(vErrors, isLLMConfig.errors)).length; }
}
if(data.toolConfig !== undefined){
if(!(isHookToolConfig(data.toolConfig, instancePath+"/toolConfig"))){ errors = (vErrors = joinErrors(vErrors, isHookToolConfig.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMRequest.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-request-patch.schema.json
function isLLMRequestPatch(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
if(typeof data.model !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}); }
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isLLMMessagePatch(data1[i0], instancePath+"/messages/" + i0))){ errors = (vErrors = joinErrors(vErrors, isLLMMessagePatch.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}); }
}
if(data.config !== undefined){
if(!(isLLMConfig(data.config, instancePath+"/config"))){ errors = (vErrors = joinErrors(vErrors, isLLMConfig.errors)).length; }
}
if(data.toolConfig !== undefined){
if(!(isHookToolConfig(data.toolConfig, instancePath+"/toolConfig"))){ errors = (vErrors = joinErrors(vErrors, isHookToolConfig.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMRequestPatch.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-response.schema.json
function isLLMResponse(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidates === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "candidates"}}); }
if(data.text !== undefined){
if(typeof data.text !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}); }
}
if(data.candidates !== undefined){
let data1 = data.candidates;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isLLMCandidate(data1[i0], instancePath+"/candidates/" + i0))){ errors = (vErrors = joinErrors(vErrors, isLLMCandidate.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/candidates",keyword:"type",params:{type: "array"}}); }
}
if(data.usageMetadata !== undefined){
if(!(isLLMUsage(data.usageMetadata, instancePath+"/usageMetadata"))){ errors = (vErrors = joinErrors(vErrors, isLLMUsage.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMResponse.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-response-patch.schema.json
function isLLMResponsePatch(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
if(typeof data.text !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}); }
}
if(data.candidates !== undefined){
let data1 = data.candidates;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isLLMCandidatePatch(data1[i0], instancePath+"/candidates/" + i0))){ errors = (vErrors = joinErrors(vErrors, isLLMCandidatePatch.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/candidates",keyword:"type",params:{type: "array"}}); }
}
if(data.usageMetadata !== undefined){
if(!(isLLMUsage(data.usageMetadata, instancePath+"/usageMetadata"))){ errors = (vErrors = joinErrors(vErrors, isLLMUsage.errors)).length; }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMResponsePatch.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-safety-rating.schema.json
function isLLMSafetyRating(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}}); }
if(data.probability === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "probability"}}); }
if(data.category !== undefined){
if(typeof data.category !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}}); }
}
if(data.probability !== undefined){
if(typeof data.probability !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/probability",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMSafetyRating.errors = vErrors;
return errors === 0;
}

// schemas/common/llm-usage.schema.json
function isLLMUsage(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTokenCount !== undefined){
let data0 = data.promptTokenCount;
if(!((typeof data0 == "number") && (isFinite(data0)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/promptTokenCount",keyword:"type",params:{type: "number"}}); }
}
if(data.candidatesTokenCount !== undefined){
let data1 = data.candidatesTokenCount;
if(!((typeof data1 == "number") && (isFinite(data1)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/candidatesTokenCount",keyword:"type",params:{type: "number"}}); }
}
if(data.totalTokenCount !== undefined){
let data2 = data.totalTokenCount;
if(!((typeof data2 == "number") && (isFinite(data2)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/totalTokenCount",keyword:"type",params:{type: "number"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isLLMUsage.errors = vErrors;
return errors === 0;
}

// schemas/common/mcp-context.schema.json
function isMcpContext(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.server_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "server_name"}}); }
if(data.server_name !== undefined){
let data0 = data.server_name;
if(typeof data0 === "string"){
if(!/\S/u.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/server_name",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/server_name",keyword:"type",params:{type: "string"}}); }
}
if(data.server_uri !== undefined){
if(typeof data.server_uri !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/server_uri",keyword:"type",params:{type: "string"}}); }
}
if(data.tool_name !== undefined){
if(typeof data.tool_name !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tool_name",keyword:"type",params:{type: "string"}}); }
}
if(data.command !== undefined){
if(typeof data.command !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"}}); }
}
if(data.args !== undefined){
let data4 = data.args;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/args/" + i0,keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/args",keyword:"type",params:{type: "array"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.url !== undefined){
if(typeof data.url !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}); }
}
if(data.tcp !== undefined){
if(typeof data.tcp !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/tcp",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isMcpContext.errors = vErrors;
return errors === 0;
}

// schemas/events/notification.input.schema.json
export function isNotificationHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.message === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"}}); }
if(data.notification_type === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "notification_type"}}); }
if(data.details === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "details"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("Notification" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "Notification"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.message !== undefined){
let data5 = data.message;
if(typeof data5 === "string"){
if(!/\S/u.test(data5)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}); }
}
if(data.notification_type !== undefined){
let data6 = data.notification_type;
if(typeof data6 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/notification_type",keyword:"type",params:{type: "string"}}); }
if(!((data6 === "ToolPermission") || (data6 === "other"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/notification_type",keyword:"enum",params:{allowedValues: ["ToolPermission","other"]}}); }
}
if(data.details !== undefined){
let data7 = data.details;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"type",params:{type: "object"}}); }
}
if(data.level !== undefined){
if(typeof data.level !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isNotificationHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/notification.input.schema.json
export function isNotificationInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"}}); }
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 === "string"){
if(!/\S/u.test(data0)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}); }
}
if(data.notification_type !== undefined){
let data1 = data.notification_type;
if(typeof data1 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/notification_type",keyword:"type",params:{type: "string"}}); }
if(!((data1 === "ToolPermission") || (data1 === "other"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/notification_type",keyword:"enum",params:{allowedValues: ["ToolPermission","other"]}}); }
}
if(data.details !== undefined){
let data2 = data.details;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"type",params:{type: "object"}}); }
}
if(data.level !== undefined){
if(typeof data.level !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isNotificationInput.errors = vErrors;
return errors === 0;
}

// schemas/events/notification.output.schema.json
export function isNotificationOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("Notification" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "Notification"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isNotificationOutput.errors = vErrors;
return errors === 0;
}

// schemas/settings/plugin-hook.schema.json
export function isPluginHookConfig(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}}); }
if(data.type !== undefined){
if("plugin" !== data.type){ errors = (vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "plugin"}}); }
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!/\S/u.test(data1)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}); }
}
if(data.description !== undefined){
if(typeof data.description !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}); }
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"type",params:{type: "integer"}}); }
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}); }
if(data3 < 1 || isNaN(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"minimum",params:{comparison: ">=", limit: 1}}); }
}
}
if(data.source !== undefined){
let data4 = data.source;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "runtime") || (data4 === "project")) || (data4 === "user")) || (data4 === "system")) || (data4 === "extensions"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: ["runtime","project","user","system","extensions"]}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isPluginHookConfig.errors = vErrors;
return errors === 0;
}

// schemas/events/pre-compress.input.schema.json
export function isPreCompressHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.trigger === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "trigger"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("PreCompress" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "PreCompress"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.trigger !== undefined){
let data5 = data.trigger;
if(typeof data5 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"type",params:{type: "string"}}); }
if(!((data5 === "manual") || (data5 === "auto"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"enum",params:{allowedValues: ["manual","auto"]}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isPreCompressHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/pre-compress.input.schema.json
export function isPreCompressInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trigger === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "trigger"}}); }
if(data.trigger !== undefined){
let data0 = data.trigger;
if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"type",params:{type: "string"}}); }
if(!((data0 === "manual") || (data0 === "auto"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"enum",params:{allowedValues: ["manual","auto"]}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isPreCompressInput.errors = vErrors;
return errors === 0;
}

// schemas/events/pre-compress.output.schema.json
export function isPreCompressOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("PreCompress" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "PreCompress"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isPreCompressOutput.errors = vErrors;
return errors === 0;
}

// schemas/events/session-end.input.schema.json
export function isSessionEndHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("SessionEnd" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "SessionEnd"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.reason !== undefined){
let data5 = data.reason;
if(typeof data5 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
if(!(((((data5 === "exit") || (data5 === "clear")) || (data5 === "logout")) || (data5 === "prompt_input_exit")) || (data5 === "other"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: ["exit","clear","logout","prompt_input_exit","other"]}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isSessionEndHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/session-end.input.schema.json
export function isSessionEndInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}}); }
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
if(!(((((data0 === "exit") || (data0 === "clear")) || (data0 === "logout")) || (data0 === "prompt_input_exit")) || (data0 === "other"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: ["exit","clear","logout","prompt_input_exit","other"]}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isSessionEndInput.errors = vErrors;
return errors === 0;
}

// schemas/events/session-end.output.schema.json
export function isSessionEndOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("SessionEnd" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "SessionEnd"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isSessionEndOutput.errors = vErrors;
return errors === 0;
}

// schemas/events/session-start.input.schema.json
export function isSessionStartHookInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_id"}}); }
if(data.cwd === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cwd"}}); }
if(data.hook_event_name === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hook_event_name"}}); }
if(data.timestamp === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timestamp"}}); }
if(data.transcript_path === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transcript_path"}}); }
if(data.source === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}}); }
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}); }
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/cwd",keyword:"type",params:{type: "string"}}); }
}
if(data.hook_event_name !== undefined){
if("SessionStart" !== data.hook_event_name){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hook_event_name",keyword:"const",params:{allowedValue: "SessionStart"}}); }
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u.test(data3)){ errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}}); }
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",keyword:"type",params:{type: "string"}}); }
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/transcript_path",keyword:"type",params:{type: "string"}}); }
}
if(data.source !== undefined){
let data5 = data.source;
if(typeof data5 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}}); }
if(!((((data5 === "startup") || (data5 === "resume")) || (data5 === "clear")) || (data5 === "compress"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: ["startup","resume","clear","compress"]}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isSessionStartHookInput.errors = vErrors;
return errors === 0;
}

// schemas/events/session-start.input.schema.json
export function isSessionStartInput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){ errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}}); }
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}}); }
if(!((((data0 === "startup") || (data0 === "resume")) || (data0 === "clear")) || (data0 === "compress"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: ["startup","resume","clear","compress"]}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isSessionStartInput.errors = vErrors;
return errors === 0;
}

// schemas/events/session-start.output.schema.json
export function isSessionStartOutput(data: unknown, instancePath = ""): boolean{
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/continue",keyword:"type",params:{type: "boolean"}}); }
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}}); }
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/suppressOutput",keyword:"type",params:{type: "boolean"}}); }
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/systemMessage",keyword:"type",params:{type: "string"}}); }
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(typeof data4 !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}}); }
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: ["ask","block","deny","approve","allow"]}}); }
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "null"}}); }
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){ errors = (vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"anyOf",params:{}}); }
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}); }
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("SessionStart" !== data6.hookEventName){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/hookEventName",keyword:"const",params:{allowedValue: "SessionStart"}}); }
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){ errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput/additionalContext",keyword:"type",params:{type: "string"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath:instancePath+"/hookSpecificOutput",keyword:"type",params:{type: "object"}}); }
}
}
else { errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); }
isSessionStartOutput.errors = vErrors;
return errors === 0;
}
