// Made from schemas/ by npm run generate. Do not edit.
// @ts-nocheck
import {
  addError,
  addMissing,
  addTypes,
  type GeneratedValidator,
  isObject,
  joinErrors,
  joinErrorsOrNull,
} from '../src/core/contract/index.js';
import {
  validatorOfAfterAgentInput,
  validatorOfAfterAgentOutput,
  validatorOfAfterModelInput,
  validatorOfAfterModelOutput,
  validatorOfAfterToolInput,
  validatorOfAfterToolOutput,
  validatorOfAggregatedHookResult,
  validatorOfBeforeAgentInput,
  validatorOfBeforeAgentOutput,
  validatorOfBeforeModelInput,
  validatorOfBeforeModelOutput,
  validatorOfBeforeToolInput,
  validatorOfBeforeToolOutput,
  validatorOfBeforeToolSelectionInput,
  validatorOfBeforeToolSelectionOutput,
  validatorOfBusErrorCode,
  validatorOfBusHookConfig,
  validatorOfCommandFacts,
  validatorOfCommandHookConfig,
  validatorOfCommandProgram,
  validatorOfConfigSource,
  validatorOfFileFacts,
  validatorOfFunctionHookConfig,
  validatorOfHookAgent,
  validatorOfHookBudgets,
  validatorOfHookConfig,
  validatorOfHookDecision,
  validatorOfHookDefinition,
  validatorOfHookErrorInfo,
  validatorOfHookErrorPolicy,
  validatorOfHookExecutionFailure,
  validatorOfHookExecutionRequest,
  validatorOfHookExecutionResponse,
  validatorOfHookExecutionResult,
  validatorOfHookExecutionSuccess,
  validatorOfHookFailureStage,
  validatorOfHookInput,
  validatorOfHookNeed,
  validatorOfHookOpaquePolicy,
  validatorOfHookOrigin,
  validatorOfHookOutput,
  validatorOfHookOutputFormat,
  validatorOfHookRegistryEntry,
  validatorOfHookSession,
  validatorOfHookSettings,
  validatorOfHookTest,
  validatorOfHookTestCase,
  validatorOfHookTestExpectation,
  validatorOfHookToolConfig,
  validatorOfHookType,
  validatorOfHookVerdictKind,
  validatorOfHooksMap,
  validatorOfHttpHookConfig,
  validatorOfLLMCandidate,
  validatorOfLLMCandidatePatch,
  validatorOfLLMConfig,
  validatorOfLLMFinishReason,
  validatorOfLLMMessage,
  validatorOfLLMMessagePatch,
  validatorOfLLMRequest,
  validatorOfLLMRequestPatch,
  validatorOfLLMResponse,
  validatorOfLLMResponsePatch,
  validatorOfLLMRole,
  validatorOfLLMSafetyRating,
  validatorOfLLMToolCall,
  validatorOfLLMToolResult,
  validatorOfLLMToolResultPatch,
  validatorOfLLMUsage,
  validatorOfMcpContext,
  validatorOfModelPrice,
  validatorOfModelUsage,
  validatorOfNotificationInput,
  validatorOfNotificationOutput,
  validatorOfNotificationType,
  validatorOfOnExceed,
  validatorOfOnUnknown,
  validatorOfPluginHookConfig,
  validatorOfPreCompressInput,
  validatorOfPreCompressOutput,
  validatorOfPreCompressTrigger,
  validatorOfRuleHookConfig,
  validatorOfSessionContext,
  validatorOfSessionEndInput,
  validatorOfSessionEndOutput,
  validatorOfSessionEndReason,
  validatorOfSessionStartInput,
  validatorOfSessionStartOutput,
  validatorOfSessionStartSource,
  validatorOfSessionUsage,
  validatorOfSubagentStartInput,
  validatorOfSubagentStartOutput,
  validatorOfSubagentStopInput,
  validatorOfSubagentStopOutput,
  validatorOfToolCallingMode,
  validatorOfWorkerCancel,
  validatorOfWorkerHello,
  validatorOfWorkerHookConfig,
  validatorOfWorkerRequest,
  validatorOfWorkerResponse,
} from './validators.js';

// schemas/events/after-agent.input.schema.json
let madeAfterAgentHookInput: GeneratedValidator | undefined;
export function validatorOfAfterAgentHookInput(): GeneratedValidator {
  if (madeAfterAgentHookInput !== undefined) return madeAfterAgentHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["prompt"] === undefined || data["prompt_response"] === undefined || data["stop_hook_active"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","prompt","prompt_response","stop_hook_active"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string" || data["prompt"] !== undefined && typeof data["prompt"] !== "string" || data["prompt_response"] !== undefined && typeof data["prompt_response"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt","prompt","prompt_response"]);
errors = vErrors.length;
}
if(data["stop_hook_active"] !== undefined && typeof data["stop_hook_active"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["stop_hook_active"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "AfterAgent"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "AfterAgent"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterAgentHookInput = module.exports);
}

// schemas/events/after-model.input.schema.json
let madeAfterModelHookInput: GeneratedValidator | undefined;
export function validatorOfAfterModelHookInput(): GeneratedValidator {
  if (madeAfterModelHookInput !== undefined) return madeAfterModelHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["llm_request"] === undefined || data["llm_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request","llm_response"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "AfterModel"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "AfterModel"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.llm_request !== undefined){
if(!validatorOfLLMRequest()(data.llm_request, {instancePath: instancePath+"/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequest().errors);
errors = vErrors.length;
}
}
if(data.llm_response !== undefined){
if(!validatorOfLLMResponse()(data.llm_response, {instancePath: instancePath+"/llm_response"})){
vErrors = joinErrors(vErrors, validatorOfLLMResponse().errors);
errors = vErrors.length;
}
}
if(data.tool_calls !== undefined){
let data8 = data.tool_calls;
if(!Array.isArray(data8)){
vErrors = addError(vErrors, instancePath+"/tool_calls", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMToolCall()(data8[i0], {instancePath: instancePath+"/tool_calls/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMToolCall().errors);
errors = vErrors.length;
}
}
}
}
if(data.usage !== undefined){
if(!validatorOfModelUsage()(data.usage, {instancePath: instancePath+"/usage"})){
vErrors = joinErrors(vErrors, validatorOfModelUsage().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterModelHookInput = module.exports);
}

// schemas/events/after-tool.input.schema.json
let madeAfterToolHookInput: GeneratedValidator | undefined;
export function validatorOfAfterToolHookInput(): GeneratedValidator {
  if (madeAfterToolHookInput !== undefined) return madeAfterToolHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("[\\s\\S]", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["tool_name"] === undefined || data["tool_input"] === undefined || data["tool_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","tool_name","tool_input","tool_response"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string" || data["original_request_name"] !== undefined && typeof data["original_request_name"] !== "string" || data["assistant_text"] !== undefined && typeof data["assistant_text"] !== "string" || data["project"] !== undefined && typeof data["project"] !== "string" || data["home"] !== undefined && typeof data["home"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt","original_request_name","assistant_text","project","home"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "AfterTool"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "AfterTool"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.tool_name !== undefined){
let data6 = data.tool_name;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
vErrors = addError(vErrors, instancePath+"/tool_name", "pattern", {pattern: "[\\s\\S]"});
errors = vErrors.length;
}
}
}
if(data.tool_input !== undefined){
if(!isObject(data.tool_input)){
vErrors = addError(vErrors, instancePath+"/tool_input", "type", {type: "object"});
errors = vErrors.length;
}
}
if(data.mcp_context !== undefined){
if(!validatorOfMcpContext()(data.mcp_context, {instancePath: instancePath+"/mcp_context"})){
vErrors = joinErrors(vErrors, validatorOfMcpContext().errors);
errors = vErrors.length;
}
}
if(data.tool_use_id !== undefined){
let data9 = data.tool_use_id;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_use_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
vErrors = addError(vErrors, instancePath+"/tool_use_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.duration_ms !== undefined){
let data10 = data.duration_ms;
if(!Number.isFinite(data10)){
vErrors = addError(vErrors, instancePath+"/duration_ms", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0){
vErrors = addError(vErrors, instancePath+"/duration_ms", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.command !== undefined){
if(!validatorOfCommandFacts()(data.command, {instancePath: instancePath+"/command"})){
vErrors = joinErrors(vErrors, validatorOfCommandFacts().errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!validatorOfFileFacts()(data.file, {instancePath: instancePath+"/file"})){
vErrors = joinErrors(vErrors, validatorOfFileFacts().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterToolHookInput = module.exports);
}

// schemas/events/before-agent.input.schema.json
let madeBeforeAgentHookInput: GeneratedValidator | undefined;
export function validatorOfBeforeAgentHookInput(): GeneratedValidator {
  if (madeBeforeAgentHookInput !== undefined) return madeBeforeAgentHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["prompt"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","prompt"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string" || data["prompt"] !== undefined && typeof data["prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt","prompt"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "BeforeAgent"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "BeforeAgent"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeAgentHookInput = module.exports);
}

// schemas/events/before-model.input.schema.json
let madeBeforeModelHookInput: GeneratedValidator | undefined;
export function validatorOfBeforeModelHookInput(): GeneratedValidator {
  if (madeBeforeModelHookInput !== undefined) return madeBeforeModelHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["llm_request"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string" || data["system_instruction"] !== undefined && typeof data["system_instruction"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt","system_instruction"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "BeforeModel"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "BeforeModel"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.llm_request !== undefined){
if(!validatorOfLLMRequest()(data.llm_request, {instancePath: instancePath+"/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequest().errors);
errors = vErrors.length;
}
}
if(data.tool_results !== undefined){
let data7 = data.tool_results;
if(!Array.isArray(data7)){
vErrors = addError(vErrors, instancePath+"/tool_results", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMToolResult()(data7[i0], {instancePath: instancePath+"/tool_results/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMToolResult().errors);
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeModelHookInput = module.exports);
}

// schemas/events/before-tool.input.schema.json
let madeBeforeToolHookInput: GeneratedValidator | undefined;
export function validatorOfBeforeToolHookInput(): GeneratedValidator {
  if (madeBeforeToolHookInput !== undefined) return madeBeforeToolHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("[\\s\\S]", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["tool_name"] === undefined || data["tool_input"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","tool_name","tool_input"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string" || data["original_request_name"] !== undefined && typeof data["original_request_name"] !== "string" || data["assistant_text"] !== undefined && typeof data["assistant_text"] !== "string" || data["project"] !== undefined && typeof data["project"] !== "string" || data["home"] !== undefined && typeof data["home"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt","original_request_name","assistant_text","project","home"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "BeforeTool"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "BeforeTool"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.tool_name !== undefined){
let data6 = data.tool_name;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
vErrors = addError(vErrors, instancePath+"/tool_name", "pattern", {pattern: "[\\s\\S]"});
errors = vErrors.length;
}
}
}
if(data.tool_input !== undefined){
if(!isObject(data.tool_input)){
vErrors = addError(vErrors, instancePath+"/tool_input", "type", {type: "object"});
errors = vErrors.length;
}
}
if(data.mcp_context !== undefined){
if(!validatorOfMcpContext()(data.mcp_context, {instancePath: instancePath+"/mcp_context"})){
vErrors = joinErrors(vErrors, validatorOfMcpContext().errors);
errors = vErrors.length;
}
}
if(data.tool_use_id !== undefined){
let data9 = data.tool_use_id;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_use_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
vErrors = addError(vErrors, instancePath+"/tool_use_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.command !== undefined){
if(!validatorOfCommandFacts()(data.command, {instancePath: instancePath+"/command"})){
vErrors = joinErrors(vErrors, validatorOfCommandFacts().errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!validatorOfFileFacts()(data.file, {instancePath: instancePath+"/file"})){
vErrors = joinErrors(vErrors, validatorOfFileFacts().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeToolHookInput = module.exports);
}

// schemas/events/before-tool-selection.input.schema.json
let madeBeforeToolSelectionHookInput: GeneratedValidator | undefined;
export function validatorOfBeforeToolSelectionHookInput(): GeneratedValidator {
  if (madeBeforeToolSelectionHookInput !== undefined) return madeBeforeToolSelectionHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["llm_request"] === undefined || data["available_tools"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request","available_tools"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "BeforeToolSelection"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "BeforeToolSelection"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.llm_request !== undefined){
if(!validatorOfLLMRequest()(data.llm_request, {instancePath: instancePath+"/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequest().errors);
errors = vErrors.length;
}
}
if(data.available_tools !== undefined){
if(!Array.isArray(data.available_tools)){
vErrors = addError(vErrors, instancePath+"/available_tools", "type", {type: "array"});
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeToolSelectionHookInput = module.exports);
}

// schemas/events/notification.input.schema.json
let madeNotificationHookInput: GeneratedValidator | undefined;
export function validatorOfNotificationHookInput(): GeneratedValidator {
  if (madeNotificationHookInput !== undefined) return madeNotificationHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["message"] === undefined || data["notification_type"] === undefined || data["details"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","message","notification_type","details"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string" || data["message"] !== undefined && typeof data["message"] !== "string" || data["notification_type"] !== undefined && typeof data["notification_type"] !== "string" || data["level"] !== undefined && typeof data["level"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt","message","notification_type","level"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "Notification"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "Notification"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.details !== undefined){
if(!isObject(data.details)){
vErrors = addError(vErrors, instancePath+"/details", "type", {type: "object"});
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeNotificationHookInput = module.exports);
}

// schemas/events/pre-compress.input.schema.json
let madePreCompressHookInput: GeneratedValidator | undefined;
export function validatorOfPreCompressHookInput(): GeneratedValidator {
  if (madePreCompressHookInput !== undefined) return madePreCompressHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["trigger"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","trigger"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "PreCompress"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "PreCompress"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.trigger !== undefined){
if(!validatorOfPreCompressTrigger()(data.trigger, {instancePath: instancePath+"/trigger"})){
vErrors = joinErrors(vErrors, validatorOfPreCompressTrigger().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madePreCompressHookInput = module.exports);
}

// schemas/events/session-end.input.schema.json
let madeSessionEndHookInput: GeneratedValidator | undefined;
export function validatorOfSessionEndHookInput(): GeneratedValidator {
  if (madeSessionEndHookInput !== undefined) return madeSessionEndHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["reason"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","reason"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "SessionEnd"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "SessionEnd"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(!validatorOfSessionEndReason()(data.reason, {instancePath: instancePath+"/reason"})){
vErrors = joinErrors(vErrors, validatorOfSessionEndReason().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionEndHookInput = module.exports);
}

// schemas/events/session-start.input.schema.json
let madeSessionStartHookInput: GeneratedValidator | undefined;
export function validatorOfSessionStartHookInput(): GeneratedValidator {
  if (madeSessionStartHookInput !== undefined) return madeSessionStartHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["source"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","source"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "SessionStart"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "SessionStart"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!validatorOfSessionStartSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfSessionStartSource().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionStartHookInput = module.exports);
}

// schemas/events/subagent-start.input.schema.json
let madeSubagentStartHookInput: GeneratedValidator | undefined;
export function validatorOfSubagentStartHookInput(): GeneratedValidator {
  if (madeSubagentStartHookInput !== undefined) return madeSubagentStartHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("[\\s\\S]", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["agent_type"] === undefined || data["prompt"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","agent_type","prompt"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string" || data["prompt"] !== undefined && typeof data["prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt","prompt"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "SubagentStart"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "SubagentStart"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.agent_type !== undefined){
let data6 = data.agent_type;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/agent_type", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
vErrors = addError(vErrors, instancePath+"/agent_type", "pattern", {pattern: "[\\s\\S]"});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSubagentStartHookInput = module.exports);
}

// schemas/events/subagent-stop.input.schema.json
let madeSubagentStopHookInput: GeneratedValidator | undefined;
export function validatorOfSubagentStopHookInput(): GeneratedValidator {
  if (madeSubagentStopHookInput !== undefined) return madeSubagentStopHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("[\\s\\S]", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["agent_type"] === undefined || data["prompt"] === undefined || data["prompt_response"] === undefined || data["stop_hook_active"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","agent_type","prompt","prompt_response","stop_hook_active"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string" || data["prompt"] !== undefined && typeof data["prompt"] !== "string" || data["prompt_response"] !== undefined && typeof data["prompt_response"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","transcript_path","user_prompt","prompt","prompt_response"]);
errors = vErrors.length;
}
if(data["stop_hook_active"] !== undefined && typeof data["stop_hook_active"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["stop_hook_active"]);
errors = vErrors.length;
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "SubagentStop"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "SubagentStop"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/timestamp", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data4 = data.turn_id;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/turn_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.session !== undefined){
if(!validatorOfHookSession()(data.session, {instancePath: instancePath+"/session"})){
vErrors = joinErrors(vErrors, validatorOfHookSession().errors);
errors = vErrors.length;
}
}
if(data.agent_type !== undefined){
let data6 = data.agent_type;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/agent_type", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
vErrors = addError(vErrors, instancePath+"/agent_type", "pattern", {pattern: "[\\s\\S]"});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSubagentStopHookInput = module.exports);
}
