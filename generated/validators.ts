// Made from schemas/ by npm run generate. Do not edit.
// @ts-nocheck
import {
  type GeneratedValidator,
  joinErrors,
} from '../src/contract/index.js';

// schemas/events/after-agent.input.schema.json
let madeAfterAgentHookInput: GeneratedValidator | undefined;
export function validatorOfAfterAgentHookInput(): GeneratedValidator {
  if (madeAfterAgentHookInput !== undefined) return madeAfterAgentHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"AfterAgent"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"prompt":{"type":"string"},"prompt_response":{"type":"string"},"stop_hook_active":{"type":"boolean"}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","prompt","prompt_response","stop_hook_active"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.prompt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.prompt_response === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt_response"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.stop_hook_active === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stop_hook_active"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err8 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err9 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("AfterAgent" !== data.hook_event_name){
const err10 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "AfterAgent"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err13 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err14 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.prompt_response !== undefined){
if(typeof data.prompt_response !== "string"){
const err15 = {instancePath:instancePath+"/prompt_response",schemaPath:"#/properties/prompt_response/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.stop_hook_active !== undefined){
if(typeof data.stop_hook_active !== "boolean"){
const err16 = {instancePath:instancePath+"/stop_hook_active",schemaPath:"#/properties/stop_hook_active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterAgentHookInput = module.exports);
}

// schemas/events/after-agent.input.schema.json
let madeAfterAgentInput: GeneratedValidator | undefined;
export function validatorOfAfterAgentInput(): GeneratedValidator {
  if (madeAfterAgentInput !== undefined) return madeAfterAgentInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"prompt":{"type":"string"},"prompt_response":{"type":"string"},"stop_hook_active":{"type":"boolean"}},"required":["prompt","prompt_response"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt_response === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt_response"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err2 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.prompt_response !== undefined){
if(typeof data.prompt_response !== "string"){
const err3 = {instancePath:instancePath+"/prompt_response",schemaPath:"#/properties/prompt_response/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.stop_hook_active !== undefined){
if(typeof data.stop_hook_active !== "boolean"){
const err4 = {instancePath:instancePath+"/stop_hook_active",schemaPath:"#/properties/stop_hook_active/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterAgentInput = module.exports);
}

// schemas/events/after-agent.output.schema.json
let madeAfterAgentOutput: GeneratedValidator | undefined;
export function validatorOfAfterAgentOutput(): GeneratedValidator {
  if (madeAfterAgentOutput !== undefined) return madeAfterAgentOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"AfterAgent"},"clearContext":{"type":"boolean"},"additionalContext":{"type":"string"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("AfterAgent" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "AfterAgent"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.clearContext !== undefined){
if(typeof data6.clearContext !== "boolean"){
const err8 = {instancePath:instancePath+"/hookSpecificOutput/clearContext",schemaPath:"#/properties/hookSpecificOutput/properties/clearContext/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){
const err9 = {instancePath:instancePath+"/hookSpecificOutput/additionalContext",schemaPath:"#/properties/hookSpecificOutput/properties/additionalContext/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterAgentOutput = module.exports);
}

// schemas/events/after-model.input.schema.json
let madeAfterModelHookInput: GeneratedValidator | undefined;
export function validatorOfAfterModelHookInput(): GeneratedValidator {
  if (madeAfterModelHookInput !== undefined) return madeAfterModelHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"AfterModel"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"llm_request":{"fits":"LLMRequest"},"llm_response":{"fits":"LLMResponse"},"tool_calls":{"type":"array","items":{"fits":"LLMToolCall"}}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request","llm_response"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.llm_request === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "llm_request"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.llm_response === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "llm_response"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err7 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err8 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("AfterModel" !== data.hook_event_name){
const err9 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "AfterModel"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err12 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
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
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMToolCall()(data8[i0], {instancePath: instancePath+"/tool_calls/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMToolCall().errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterModelHookInput = module.exports);
}

// schemas/events/after-model.input.schema.json
let madeAfterModelInput: GeneratedValidator | undefined;
export function validatorOfAfterModelInput(): GeneratedValidator {
  if (madeAfterModelInput !== undefined) return madeAfterModelInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"anyOf":[{"type":"object","properties":{"model_request":{"type":"object"},"llm_request":{},"model_response":{"type":"object"},"llm_response":{},"tool_calls":{}},"required":["model_request","model_response"]},{"type":"object","properties":{"model_request":{"not":{}},"llm_request":{"fits":"LLMRequest"},"model_response":{"not":{}},"llm_response":{"fits":"LLMResponse"},"tool_calls":{"type":"array","items":{"fits":"LLMToolCall"}}},"required":["llm_request","llm_response"]}]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model_request === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "model_request"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.model_response === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "model_response"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model_request !== undefined){
let data0 = data.model_request;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err2 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/0/properties/model_request/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model_response !== undefined){
let data1 = data.model_response;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/model_response",schemaPath:"#/anyOf/0/properties/model_response/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.llm_request === undefined){
const err5 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "llm_request"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.llm_response === undefined){
const err6 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "llm_response"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.model_request !== undefined){
const err7 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/1/properties/model_request/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.llm_request !== undefined){
if(!validatorOfLLMRequest()(data.llm_request, {instancePath: instancePath+"/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequest().errors);
errors = vErrors.length;
}
}
if(data.model_response !== undefined){
const err8 = {instancePath:instancePath+"/model_response",schemaPath:"#/anyOf/1/properties/model_response/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.llm_response !== undefined){
if(!validatorOfLLMResponse()(data.llm_response, {instancePath: instancePath+"/llm_response"})){
vErrors = joinErrors(vErrors, validatorOfLLMResponse().errors);
errors = vErrors.length;
}
}
if(data.tool_calls !== undefined){
let data6 = data.tool_calls;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMToolCall()(data6[i0], {instancePath: instancePath+"/tool_calls/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMToolCall().errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/anyOf/1/properties/tool_calls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
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
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterModelInput = module.exports);
}

// schemas/events/after-model.output.schema.json
let madeAfterModelOutput: GeneratedValidator | undefined;
export function validatorOfAfterModelOutput(): GeneratedValidator {
  if (madeAfterModelOutput !== undefined) return madeAfterModelOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"AfterModel"},"llm_response":{"fits":"LLMResponsePatch"},"keepToolCalls":{"type":"boolean"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("AfterModel" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "AfterModel"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.llm_response !== undefined){
if(!validatorOfLLMResponsePatch()(data6.llm_response, {instancePath: instancePath+"/hookSpecificOutput/llm_response"})){
vErrors = joinErrors(vErrors, validatorOfLLMResponsePatch().errors);
errors = vErrors.length;
}
}
if(data6.keepToolCalls !== undefined){
if(typeof data6.keepToolCalls !== "boolean"){
const err8 = {instancePath:instancePath+"/hookSpecificOutput/keepToolCalls",schemaPath:"#/properties/hookSpecificOutput/properties/keepToolCalls/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterModelOutput = module.exports);
}

// schemas/events/after-tool.input.schema.json
let madeAfterToolHookInput: GeneratedValidator | undefined;
export function validatorOfAfterToolHookInput(): GeneratedValidator {
  if (madeAfterToolHookInput !== undefined) return madeAfterToolHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"AfterTool"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"tool_name":{"type":"string","pattern":"\\S"},"tool_input":{"type":"object"},"tool_response":{},"mcp_context":{"fits":"McpContext"},"original_request_name":{"type":"string"}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","tool_name","tool_input","tool_response"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tool_name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_name"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tool_input === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_input"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tool_response === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_response"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err8 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err9 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("AfterTool" !== data.hook_event_name){
const err10 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "AfterTool"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err13 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.tool_name !== undefined){
let data6 = data.tool_name;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err14 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tool_input !== undefined){
let data7 = data.tool_input;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err16 = {instancePath:instancePath+"/tool_input",schemaPath:"#/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.mcp_context !== undefined){
if(!validatorOfMcpContext()(data.mcp_context, {instancePath: instancePath+"/mcp_context"})){
vErrors = joinErrors(vErrors, validatorOfMcpContext().errors);
errors = vErrors.length;
}
}
if(data.original_request_name !== undefined){
if(typeof data.original_request_name !== "string"){
const err17 = {instancePath:instancePath+"/original_request_name",schemaPath:"#/properties/original_request_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterToolHookInput = module.exports);
}

// schemas/events/after-tool.input.schema.json
let madeAfterToolInput: GeneratedValidator | undefined;
export function validatorOfAfterToolInput(): GeneratedValidator {
  if (madeAfterToolInput !== undefined) return madeAfterToolInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"tool_name":{"type":"string","pattern":"\\S"},"tool_input":{"type":"object"},"tool_response":{},"mcp_context":{"fits":"McpContext"},"original_request_name":{"type":"string"}},"required":["tool_name","tool_input","tool_response"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tool_input === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_input"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tool_response === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_response"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tool_name !== undefined){
let data0 = data.tool_name;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tool_input !== undefined){
let data1 = data.tool_input;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/tool_input",schemaPath:"#/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.mcp_context !== undefined){
if(!validatorOfMcpContext()(data.mcp_context, {instancePath: instancePath+"/mcp_context"})){
vErrors = joinErrors(vErrors, validatorOfMcpContext().errors);
errors = vErrors.length;
}
}
if(data.original_request_name !== undefined){
if(typeof data.original_request_name !== "string"){
const err6 = {instancePath:instancePath+"/original_request_name",schemaPath:"#/properties/original_request_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterToolInput = module.exports);
}

// schemas/events/after-tool.output.schema.json
let madeAfterToolOutput: GeneratedValidator | undefined;
export function validatorOfAfterToolOutput(): GeneratedValidator {
  if (madeAfterToolOutput !== undefined) return madeAfterToolOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"AfterTool"},"additionalContext":{"type":"string"},"tailToolCallRequest":{"type":"object","properties":{"name":{"type":"string"},"args":{"type":"object"}},"required":["name","args"]}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("AfterTool" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "AfterTool"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){
const err8 = {instancePath:instancePath+"/hookSpecificOutput/additionalContext",schemaPath:"#/properties/hookSpecificOutput/properties/additionalContext/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.tailToolCallRequest !== undefined){
let data9 = data6.tailToolCallRequest;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err9 = {instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest",schemaPath:"#/properties/hookSpecificOutput/properties/tailToolCallRequest/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data9.args === undefined){
const err10 = {instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest",schemaPath:"#/properties/hookSpecificOutput/properties/tailToolCallRequest/required",keyword:"required",params:{missingProperty: "args"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data9.name !== undefined){
if(typeof data9.name !== "string"){
const err11 = {instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest/name",schemaPath:"#/properties/hookSpecificOutput/properties/tailToolCallRequest/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data9.args !== undefined){
let data11 = data9.args;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err12 = {instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest/args",schemaPath:"#/properties/hookSpecificOutput/properties/tailToolCallRequest/properties/args/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest",schemaPath:"#/properties/hookSpecificOutput/properties/tailToolCallRequest/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterToolOutput = module.exports);
}

// schemas/results/aggregated-hook-result.schema.json
let madeAggregatedHookResult: GeneratedValidator | undefined;
export function validatorOfAggregatedHookResult(): GeneratedValidator {
  if (madeAggregatedHookResult !== undefined) return madeAggregatedHookResult;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"success":{"type":"boolean"},"finalOutput":{"fits":"HookOutput"},"allOutputs":{"type":"array","items":{"fits":"HookOutput"}},"errors":{"type":"array","items":{"fits":"HookErrorInfo"}},"totalDuration":{"type":"number","minimum":0},"hookResults":{"type":"array","items":{"fits":"HookExecutionResult"}}},"required":["success","allOutputs","errors","totalDuration"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allOutputs === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allOutputs"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.errors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.totalDuration === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalDuration"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.finalOutput !== undefined){
if(!validatorOfHookOutput()(data.finalOutput, {instancePath: instancePath+"/finalOutput"})){
vErrors = joinErrors(vErrors, validatorOfHookOutput().errors);
errors = vErrors.length;
}
}
if(data.allOutputs !== undefined){
let data2 = data.allOutputs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookOutput()(data2[i0], {instancePath: instancePath+"/allOutputs/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookOutput().errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/allOutputs",schemaPath:"#/properties/allOutputs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfHookErrorInfo()(data4[i1], {instancePath: instancePath+"/errors/" + i1})){
vErrors = joinErrors(vErrors, validatorOfHookErrorInfo().errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.totalDuration !== undefined){
let data6 = data.totalDuration;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err7 = {instancePath:instancePath+"/totalDuration",schemaPath:"#/properties/totalDuration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/totalDuration",schemaPath:"#/properties/totalDuration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hookResults !== undefined){
let data7 = data.hookResults;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!validatorOfHookExecutionResult()(data7[i2], {instancePath: instancePath+"/hookResults/" + i2})){
vErrors = joinErrors(vErrors, validatorOfHookExecutionResult().errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/hookResults",schemaPath:"#/properties/hookResults/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAggregatedHookResult = module.exports);
}

// schemas/events/before-agent.input.schema.json
let madeBeforeAgentHookInput: GeneratedValidator | undefined;
export function validatorOfBeforeAgentHookInput(): GeneratedValidator {
  if (madeBeforeAgentHookInput !== undefined) return madeBeforeAgentHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"BeforeAgent"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"prompt":{"type":"string"}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","prompt"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.prompt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err6 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("BeforeAgent" !== data.hook_event_name){
const err8 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "BeforeAgent"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err9 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err11 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeAgentHookInput = module.exports);
}

// schemas/events/before-agent.input.schema.json
let madeBeforeAgentInput: GeneratedValidator | undefined;
export function validatorOfBeforeAgentInput(): GeneratedValidator {
  if (madeBeforeAgentInput !== undefined) return madeBeforeAgentInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"prompt":{"type":"string"}},"required":["prompt"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeAgentInput = module.exports);
}

// schemas/events/before-agent.output.schema.json
let madeBeforeAgentOutput: GeneratedValidator | undefined;
export function validatorOfBeforeAgentOutput(): GeneratedValidator {
  if (madeBeforeAgentOutput !== undefined) return madeBeforeAgentOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"BeforeAgent"},"additionalContext":{"type":"string"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("BeforeAgent" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "BeforeAgent"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){
const err8 = {instancePath:instancePath+"/hookSpecificOutput/additionalContext",schemaPath:"#/properties/hookSpecificOutput/properties/additionalContext/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeAgentOutput = module.exports);
}

// schemas/events/before-model.input.schema.json
let madeBeforeModelHookInput: GeneratedValidator | undefined;
export function validatorOfBeforeModelHookInput(): GeneratedValidator {
  if (madeBeforeModelHookInput !== undefined) return madeBeforeModelHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"BeforeModel"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"llm_request":{"fits":"LLMRequest"},"system_instruction":{"type":"string"},"tool_results":{"type":"array","items":{"fits":"LLMToolResult"}}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.llm_request === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "llm_request"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err6 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("BeforeModel" !== data.hook_event_name){
const err8 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "BeforeModel"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err9 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err11 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.llm_request !== undefined){
if(!validatorOfLLMRequest()(data.llm_request, {instancePath: instancePath+"/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequest().errors);
errors = vErrors.length;
}
}
if(data.system_instruction !== undefined){
if(typeof data.system_instruction !== "string"){
const err12 = {instancePath:instancePath+"/system_instruction",schemaPath:"#/properties/system_instruction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tool_results !== undefined){
let data8 = data.tool_results;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMToolResult()(data8[i0], {instancePath: instancePath+"/tool_results/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMToolResult().errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/tool_results",schemaPath:"#/properties/tool_results/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeModelHookInput = module.exports);
}

// schemas/events/before-model.input.schema.json
let madeBeforeModelInput: GeneratedValidator | undefined;
export function validatorOfBeforeModelInput(): GeneratedValidator {
  if (madeBeforeModelInput !== undefined) return madeBeforeModelInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"anyOf":[{"type":"object","properties":{"model_request":{"type":"object"},"llm_request":{},"system_instruction":{},"tool_results":{}},"required":["model_request"]},{"type":"object","properties":{"model_request":{"not":{}},"llm_request":{"fits":"LLMRequest"},"system_instruction":{"type":"string"},"tool_results":{"type":"array","items":{"fits":"LLMToolResult"}}},"required":["llm_request"]}]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model_request === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "model_request"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.model_request !== undefined){
let data0 = data.model_request;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err1 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/0/properties/model_request/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.llm_request === undefined){
const err3 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "llm_request"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.model_request !== undefined){
const err4 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/1/properties/model_request/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.llm_request !== undefined){
if(!validatorOfLLMRequest()(data.llm_request, {instancePath: instancePath+"/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequest().errors);
errors = vErrors.length;
}
}
if(data.system_instruction !== undefined){
if(typeof data.system_instruction !== "string"){
const err5 = {instancePath:instancePath+"/system_instruction",schemaPath:"#/anyOf/1/properties/system_instruction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tool_results !== undefined){
let data4 = data.tool_results;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMToolResult()(data4[i0], {instancePath: instancePath+"/tool_results/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMToolResult().errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/tool_results",schemaPath:"#/anyOf/1/properties/tool_results/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
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
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeModelInput = module.exports);
}

// schemas/events/before-model.output.schema.json
let madeBeforeModelOutput: GeneratedValidator | undefined;
export function validatorOfBeforeModelOutput(): GeneratedValidator {
  if (madeBeforeModelOutput !== undefined) return madeBeforeModelOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"BeforeModel"},"llm_request":{"fits":"LLMRequestPatch"},"llm_response":{"fits":"LLMResponsePatch"},"system_instruction":{"type":"string"},"tool_results":{"type":"array","items":{"fits":"LLMToolResultPatch"}}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("BeforeModel" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "BeforeModel"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.llm_request !== undefined){
if(!validatorOfLLMRequestPatch()(data6.llm_request, {instancePath: instancePath+"/hookSpecificOutput/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequestPatch().errors);
errors = vErrors.length;
}
}
if(data6.llm_response !== undefined){
if(!validatorOfLLMResponsePatch()(data6.llm_response, {instancePath: instancePath+"/hookSpecificOutput/llm_response"})){
vErrors = joinErrors(vErrors, validatorOfLLMResponsePatch().errors);
errors = vErrors.length;
}
}
if(data6.system_instruction !== undefined){
if(typeof data6.system_instruction !== "string"){
const err8 = {instancePath:instancePath+"/hookSpecificOutput/system_instruction",schemaPath:"#/properties/hookSpecificOutput/properties/system_instruction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.tool_results !== undefined){
let data11 = data6.tool_results;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMToolResultPatch()(data11[i0], {instancePath: instancePath+"/hookSpecificOutput/tool_results/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMToolResultPatch().errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/hookSpecificOutput/tool_results",schemaPath:"#/properties/hookSpecificOutput/properties/tool_results/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeModelOutput = module.exports);
}

// schemas/events/before-tool.input.schema.json
let madeBeforeToolHookInput: GeneratedValidator | undefined;
export function validatorOfBeforeToolHookInput(): GeneratedValidator {
  if (madeBeforeToolHookInput !== undefined) return madeBeforeToolHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"BeforeTool"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"tool_name":{"type":"string","pattern":"\\S"},"tool_input":{"type":"object"},"mcp_context":{"fits":"McpContext"},"original_request_name":{"type":"string"}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","tool_name","tool_input"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tool_name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_name"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tool_input === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_input"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err7 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err8 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("BeforeTool" !== data.hook_event_name){
const err9 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "BeforeTool"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err12 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.tool_name !== undefined){
let data6 = data.tool_name;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err13 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tool_input !== undefined){
let data7 = data.tool_input;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err15 = {instancePath:instancePath+"/tool_input",schemaPath:"#/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.mcp_context !== undefined){
if(!validatorOfMcpContext()(data.mcp_context, {instancePath: instancePath+"/mcp_context"})){
vErrors = joinErrors(vErrors, validatorOfMcpContext().errors);
errors = vErrors.length;
}
}
if(data.original_request_name !== undefined){
if(typeof data.original_request_name !== "string"){
const err16 = {instancePath:instancePath+"/original_request_name",schemaPath:"#/properties/original_request_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeToolHookInput = module.exports);
}

// schemas/events/before-tool.input.schema.json
let madeBeforeToolInput: GeneratedValidator | undefined;
export function validatorOfBeforeToolInput(): GeneratedValidator {
  if (madeBeforeToolInput !== undefined) return madeBeforeToolInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"tool_name":{"type":"string","pattern":"\\S"},"tool_input":{"type":"object"},"mcp_context":{"fits":"McpContext"},"original_request_name":{"type":"string"}},"required":["tool_name","tool_input"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tool_input === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_input"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tool_name !== undefined){
let data0 = data.tool_name;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tool_input !== undefined){
let data1 = data.tool_input;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/tool_input",schemaPath:"#/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mcp_context !== undefined){
if(!validatorOfMcpContext()(data.mcp_context, {instancePath: instancePath+"/mcp_context"})){
vErrors = joinErrors(vErrors, validatorOfMcpContext().errors);
errors = vErrors.length;
}
}
if(data.original_request_name !== undefined){
if(typeof data.original_request_name !== "string"){
const err5 = {instancePath:instancePath+"/original_request_name",schemaPath:"#/properties/original_request_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeToolInput = module.exports);
}

// schemas/events/before-tool.output.schema.json
let madeBeforeToolOutput: GeneratedValidator | undefined;
export function validatorOfBeforeToolOutput(): GeneratedValidator {
  if (madeBeforeToolOutput !== undefined) return madeBeforeToolOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"BeforeTool"},"tool_input":{"type":"object"},"tool_input_mode":{"type":"string","enum":["merge","replace"]},"permissionDecision":{"fits":"HookDecision"},"permissionDecisionReason":{"type":"string"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("BeforeTool" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "BeforeTool"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.tool_input !== undefined){
let data8 = data6.tool_input;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err8 = {instancePath:instancePath+"/hookSpecificOutput/tool_input",schemaPath:"#/properties/hookSpecificOutput/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.tool_input_mode !== undefined){
let data9 = data6.tool_input_mode;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/hookSpecificOutput/tool_input_mode",schemaPath:"#/properties/hookSpecificOutput/properties/tool_input_mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data9 === "merge") || (data9 === "replace"))){
const err10 = {instancePath:instancePath+"/hookSpecificOutput/tool_input_mode",schemaPath:"#/properties/hookSpecificOutput/properties/tool_input_mode/enum",keyword:"enum",params:{allowedValues: schema0.properties.hookSpecificOutput.properties.tool_input_mode.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.permissionDecision !== undefined){
if(!validatorOfHookDecision()(data6.permissionDecision, {instancePath: instancePath+"/hookSpecificOutput/permissionDecision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
}
if(data6.permissionDecisionReason !== undefined){
if(typeof data6.permissionDecisionReason !== "string"){
const err11 = {instancePath:instancePath+"/hookSpecificOutput/permissionDecisionReason",schemaPath:"#/properties/hookSpecificOutput/properties/permissionDecisionReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeToolOutput = module.exports);
}

// schemas/events/before-tool-selection.input.schema.json
let madeBeforeToolSelectionHookInput: GeneratedValidator | undefined;
export function validatorOfBeforeToolSelectionHookInput(): GeneratedValidator {
  if (madeBeforeToolSelectionHookInput !== undefined) return madeBeforeToolSelectionHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"BeforeToolSelection"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"llm_request":{"fits":"LLMRequest"},"available_tools":{"type":"array","items":{}}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request","available_tools"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.llm_request === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "llm_request"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.available_tools === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available_tools"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err7 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err8 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("BeforeToolSelection" !== data.hook_event_name){
const err9 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "BeforeToolSelection"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err12 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
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
if(!(Array.isArray(data.available_tools))){
const err13 = {instancePath:instancePath+"/available_tools",schemaPath:"#/properties/available_tools/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeToolSelectionHookInput = module.exports);
}

// schemas/events/before-tool-selection.input.schema.json
let madeBeforeToolSelectionInput: GeneratedValidator | undefined;
export function validatorOfBeforeToolSelectionInput(): GeneratedValidator {
  if (madeBeforeToolSelectionInput !== undefined) return madeBeforeToolSelectionInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"anyOf":[{"type":"object","properties":{"model_request":{"type":"object"},"llm_request":{},"available_tools":{"type":"array","items":{}}},"required":["model_request","available_tools"]},{"type":"object","properties":{"model_request":{"not":{}},"llm_request":{"fits":"LLMRequest"},"available_tools":{"type":"array","items":{}}},"required":["llm_request","available_tools"]}]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model_request === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "model_request"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.available_tools === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "available_tools"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model_request !== undefined){
let data0 = data.model_request;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err2 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/0/properties/model_request/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.available_tools !== undefined){
if(!(Array.isArray(data.available_tools))){
const err3 = {instancePath:instancePath+"/available_tools",schemaPath:"#/anyOf/0/properties/available_tools/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.llm_request === undefined){
const err5 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "llm_request"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.available_tools === undefined){
const err6 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "available_tools"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.model_request !== undefined){
const err7 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/1/properties/model_request/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.llm_request !== undefined){
if(!validatorOfLLMRequest()(data.llm_request, {instancePath: instancePath+"/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequest().errors);
errors = vErrors.length;
}
}
if(data.available_tools !== undefined){
if(!(Array.isArray(data.available_tools))){
const err8 = {instancePath:instancePath+"/available_tools",schemaPath:"#/anyOf/1/properties/available_tools/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
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
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeToolSelectionInput = module.exports);
}

// schemas/events/before-tool-selection.output.schema.json
let madeBeforeToolSelectionOutput: GeneratedValidator | undefined;
export function validatorOfBeforeToolSelectionOutput(): GeneratedValidator {
  if (madeBeforeToolSelectionOutput !== undefined) return madeBeforeToolSelectionOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"BeforeToolSelection"},"toolConfig":{"fits":"HookToolConfig"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("BeforeToolSelection" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "BeforeToolSelection"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.toolConfig !== undefined){
if(!validatorOfHookToolConfig()(data6.toolConfig, {instancePath: instancePath+"/hookSpecificOutput/toolConfig"})){
vErrors = joinErrors(vErrors, validatorOfHookToolConfig().errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeToolSelectionOutput = module.exports);
}

// schemas/common/bus-error-code.schema.json
let madeBusErrorCode: GeneratedValidator | undefined;
export function validatorOfBusErrorCode(): GeneratedValidator {
  if (madeBusErrorCode !== undefined) return madeBusErrorCode;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["invalid_request","unsupported_event","validation_failure","translation_failure","internal_error"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "invalid_request") || (data === "unsupported_event")) || (data === "validation_failure")) || (data === "translation_failure")) || (data === "internal_error"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBusErrorCode = module.exports);
}

// schemas/settings/bus-hook.schema.json
let madeBusHookConfig: GeneratedValidator | undefined;
export function validatorOfBusHookConfig(): GeneratedValidator {
  if (madeBusHookConfig !== undefined) return madeBusHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"bus"},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"onError":{"fits":"HookErrorPolicy"},"async":{"type":"boolean"},"enforce":{"type":"boolean"},"source":{"fits":"ConfigSource"}},"required":["type"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
if("bus" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "bus"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
const err8 = {instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
const err9 = {instancePath:instancePath+"/enforce",schemaPath:"#/properties/enforce/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBusHookConfig = module.exports);
}

// schemas/settings/command-hook.schema.json
let madeCommandHookConfig: GeneratedValidator | undefined;
export function validatorOfCommandHookConfig(): GeneratedValidator {
  if (madeCommandHookConfig !== undefined) return madeCommandHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"command"},"command":{"type":"string","pattern":"\\S"},"args":{"type":"array","items":{"type":"string"}},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"env":{"type":"object","additionalProperties":{"type":"string"}},"onError":{"fits":"HookErrorPolicy"},"async":{"type":"boolean"},"enforce":{"type":"boolean"},"source":{"fits":"ConfigSource"}},"required":["type","command"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.command === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("command" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "command"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.args !== undefined){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.env !== undefined){
let data7 = data.env;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
if(typeof data7[key0] !== "string"){
const err13 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
const err15 = {instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
const err16 = {instancePath:instancePath+"/enforce",schemaPath:"#/properties/enforce/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeCommandHookConfig = module.exports);
}

// schemas/common/config-source.schema.json
let madeConfigSource: GeneratedValidator | undefined;
export function validatorOfConfigSource(): GeneratedValidator {
  if (madeConfigSource !== undefined) return madeConfigSource;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["runtime","project","user","system","extensions"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "runtime") || (data === "project")) || (data === "user")) || (data === "system")) || (data === "extensions"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeConfigSource = module.exports);
}

// schemas/settings/function-hook.schema.json
let madeFunctionHookConfig: GeneratedValidator | undefined;
export function validatorOfFunctionHookConfig(): GeneratedValidator {
  if (madeFunctionHookConfig !== undefined) return madeFunctionHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"function"},"name":{"type":"string","pattern":"\\S"},"action":{},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"onError":{"fits":"HookErrorPolicy"},"async":{"type":"boolean"},"enforce":{"type":"boolean"},"source":{"fits":"ConfigSource"}},"required":["type","name","action"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.action === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
if("function" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
const err10 = {instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
const err11 = {instancePath:instancePath+"/enforce",schemaPath:"#/properties/enforce/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeFunctionHookConfig = module.exports);
}

// schemas/settings/hook-config.schema.json
let madeHookConfig: GeneratedValidator | undefined;
export function validatorOfHookConfig(): GeneratedValidator {
  if (madeHookConfig !== undefined) return madeHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"anyOf":[{"fits":"BusHookConfig"},{"fits":"CommandHookConfig"},{"fits":"FunctionHookConfig"},{"fits":"HttpHookConfig"},{"fits":"PluginHookConfig"},{"fits":"WorkerHookConfig"}]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!validatorOfBusHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfBusHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!validatorOfCommandHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfCommandHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!validatorOfFunctionHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfFunctionHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!validatorOfHttpHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfHttpHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!validatorOfPluginHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfPluginHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(!validatorOfWorkerHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfWorkerHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookConfig = module.exports);
}

// schemas/common/decision.schema.json
let madeHookDecision: GeneratedValidator | undefined;
export function validatorOfHookDecision(): GeneratedValidator {
  if (madeHookDecision !== undefined) return madeHookDecision;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["ask","block","deny","approve","allow"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "ask") || (data === "block")) || (data === "deny")) || (data === "approve")) || (data === "allow"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookDecision = module.exports);
}

// schemas/settings/hook-definition.schema.json
let madeHookDefinition: GeneratedValidator | undefined;
export function validatorOfHookDefinition(): GeneratedValidator {
  if (madeHookDefinition !== undefined) return madeHookDefinition;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"matcher":{"type":"string"},"sequential":{"type":"boolean"},"hooks":{"type":"array","items":{"anyOf":[{"fits":"BusHookConfig"},{"fits":"CommandHookConfig"},{"fits":"HttpHookConfig"},{"fits":"PluginHookConfig"},{"fits":"WorkerHookConfig"}]}}},"required":["hooks"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hooks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hooks"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.matcher !== undefined){
if(typeof data.matcher !== "string"){
const err1 = {instancePath:instancePath+"/matcher",schemaPath:"#/properties/matcher/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sequential !== undefined){
if(typeof data.sequential !== "boolean"){
const err2 = {instancePath:instancePath+"/sequential",schemaPath:"#/properties/sequential/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
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
if(!validatorOfBusHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfBusHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs10 = errors;
if(!validatorOfCommandHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfCommandHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs11 = errors;
if(!validatorOfHttpHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHttpHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs12 = errors;
if(!validatorOfPluginHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfPluginHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs13 = errors;
if(!validatorOfWorkerHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfWorkerHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
}
}
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/hooks/" + i0,schemaPath:"#/properties/hooks/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
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
else {
const err4 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookDefinition = module.exports);
}

// schemas/results/hook-error.schema.json
let madeHookErrorInfo: GeneratedValidator | undefined;
export function validatorOfHookErrorInfo(): GeneratedValidator {
  if (madeHookErrorInfo !== undefined) return madeHookErrorInfo;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"}},"required":["message"],"additionalProperties":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookErrorInfo = module.exports);
}

// schemas/common/on-error.schema.json
let madeHookErrorPolicy: GeneratedValidator | undefined;
export function validatorOfHookErrorPolicy(): GeneratedValidator {
  if (madeHookErrorPolicy !== undefined) return madeHookErrorPolicy;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["allow","block"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "allow") || (data === "block"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookErrorPolicy = module.exports);
}

// schemas/common/hook-execution-failure.schema.json
let madeHookExecutionFailure: GeneratedValidator | undefined;
export function validatorOfHookExecutionFailure(): GeneratedValidator {
  if (madeHookExecutionFailure !== undefined) return madeHookExecutionFailure;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"hook-execution-response"},"correlationId":{"type":"string"},"success":{"const":false},"output":{"not":{}},"error":{"type":"object","properties":{"code":{"fits":"BusErrorCode"},"message":{"type":"string"},"details":{}},"required":["message"]}},"required":["type","correlationId","success","error"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.correlationId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "correlationId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.error === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type !== undefined){
if("hook-execution-response" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hook-execution-response"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){
const err5 = {instancePath:instancePath+"/correlationId",schemaPath:"#/properties/correlationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.success !== undefined){
if(false !== data.success){
const err6 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.output !== undefined){
const err7 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.error !== undefined){
let data4 = data.error;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.message === undefined){
const err8 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.code !== undefined){
if(!validatorOfBusErrorCode()(data4.code, {instancePath: instancePath+"/error/code"})){
vErrors = joinErrors(vErrors, validatorOfBusErrorCode().errors);
errors = vErrors.length;
}
}
if(data4.message !== undefined){
if(typeof data4.message !== "string"){
const err9 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookExecutionFailure = module.exports);
}

// schemas/bus/hook-execution-request.schema.json
let madeHookExecutionRequest: GeneratedValidator | undefined;
export function validatorOfHookExecutionRequest(): GeneratedValidator {
  if (madeHookExecutionRequest !== undefined) return madeHookExecutionRequest;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"hook-execution-request"},"eventName":{"type":"string","pattern":"\\S"},"input":{"type":"object"},"correlationId":{"type":"string"},"origin":{"fits":"HookOrigin"}},"required":["type","eventName","input"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.input === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
if("hook-execution-request" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hook-execution-request"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.eventName !== undefined){
let data1 = data.eventName;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.input !== undefined){
let data2 = data.input;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){
const err7 = {instancePath:instancePath+"/correlationId",schemaPath:"#/properties/correlationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookExecutionRequest = module.exports);
}

// schemas/bus/hook-execution-response.schema.json
let madeHookExecutionResponse: GeneratedValidator | undefined;
export function validatorOfHookExecutionResponse(): GeneratedValidator {
  if (madeHookExecutionResponse !== undefined) return madeHookExecutionResponse;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"anyOf":[{"fits":"HookExecutionSuccess"},{"fits":"HookExecutionFailure"}]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!validatorOfHookExecutionSuccess()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfHookExecutionSuccess().errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!validatorOfHookExecutionFailure()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfHookExecutionFailure().errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookExecutionResponse = module.exports);
}

// schemas/results/hook-execution-result.schema.json
let madeHookExecutionResult: GeneratedValidator | undefined;
export function validatorOfHookExecutionResult(): GeneratedValidator {
  if (madeHookExecutionResult !== undefined) return madeHookExecutionResult;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"hookConfig":{"type":"object"},"eventName":{"type":"string","pattern":"\\S"},"success":{"type":"boolean"},"output":{"fits":"HookOutput"},"unenforcedOutput":{"fits":"HookOutput"},"background":{"type":"boolean"},"stdout":{"type":"string"},"stderr":{"type":"string"},"exitCode":{"type":"integer"},"signal":{"type":"string"},"timedOut":{"type":"boolean"},"truncated":{"type":"boolean"},"aborted":{"type":"boolean"},"skipped":{"fits":"HookVerdictKind"},"duration":{"type":"number","minimum":0},"error":{"fits":"HookErrorInfo"},"outputFormat":{"fits":"HookOutputFormat"},"warnings":{"type":"array","items":{"type":"string"}},"stdoutBytes":{"type":"integer","minimum":0},"stderrBytes":{"type":"integer","minimum":0},"grant":{"type":"boolean"},"toolResult":{"type":"string"}},"required":["hookConfig","eventName","success","duration"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hookConfig === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hookConfig"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.duration === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.hookConfig !== undefined){
let data0 = data.hookConfig;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err4 = {instancePath:instancePath+"/hookConfig",schemaPath:"#/properties/hookConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.eventName !== undefined){
let data1 = data.eventName;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err7 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.output !== undefined){
if(!validatorOfHookOutput()(data.output, {instancePath: instancePath+"/output"})){
vErrors = joinErrors(vErrors, validatorOfHookOutput().errors);
errors = vErrors.length;
}
}
if(data.unenforcedOutput !== undefined){
if(!validatorOfHookOutput()(data.unenforcedOutput, {instancePath: instancePath+"/unenforcedOutput"})){
vErrors = joinErrors(vErrors, validatorOfHookOutput().errors);
errors = vErrors.length;
}
}
if(data.background !== undefined){
if(typeof data.background !== "boolean"){
const err8 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.stdout !== undefined){
if(typeof data.stdout !== "string"){
const err9 = {instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.stderr !== undefined){
if(typeof data.stderr !== "string"){
const err10 = {instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.exitCode !== undefined){
let data8 = data.exitCode;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.signal !== undefined){
if(typeof data.signal !== "string"){
const err12 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.timedOut !== undefined){
if(typeof data.timedOut !== "boolean"){
const err13 = {instancePath:instancePath+"/timedOut",schemaPath:"#/properties/timedOut/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
const err14 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.aborted !== undefined){
if(typeof data.aborted !== "boolean"){
const err15 = {instancePath:instancePath+"/aborted",schemaPath:"#/properties/aborted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.skipped !== undefined){
if(!validatorOfHookVerdictKind()(data.skipped, {instancePath: instancePath+"/skipped"})){
vErrors = joinErrors(vErrors, validatorOfHookVerdictKind().errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data14 = data.duration;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err16 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.error !== undefined){
if(!validatorOfHookErrorInfo()(data.error, {instancePath: instancePath+"/error"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorInfo().errors);
errors = vErrors.length;
}
}
if(data.outputFormat !== undefined){
if(!validatorOfHookOutputFormat()(data.outputFormat, {instancePath: instancePath+"/outputFormat"})){
vErrors = joinErrors(vErrors, validatorOfHookOutputFormat().errors);
errors = vErrors.length;
}
}
if(data.warnings !== undefined){
let data17 = data.warnings;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(typeof data17[i0] !== "string"){
const err18 = {instancePath:instancePath+"/warnings/" + i0,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.stdoutBytes !== undefined){
let data19 = data.stdoutBytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err20 = {instancePath:instancePath+"/stdoutBytes",schemaPath:"#/properties/stdoutBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err21 = {instancePath:instancePath+"/stdoutBytes",schemaPath:"#/properties/stdoutBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.stderrBytes !== undefined){
let data20 = data.stderrBytes;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err22 = {instancePath:instancePath+"/stderrBytes",schemaPath:"#/properties/stderrBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err23 = {instancePath:instancePath+"/stderrBytes",schemaPath:"#/properties/stderrBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.grant !== undefined){
if(typeof data.grant !== "boolean"){
const err24 = {instancePath:instancePath+"/grant",schemaPath:"#/properties/grant/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.toolResult !== undefined){
if(typeof data.toolResult !== "string"){
const err25 = {instancePath:instancePath+"/toolResult",schemaPath:"#/properties/toolResult/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookExecutionResult = module.exports);
}

// schemas/common/hook-execution-success.schema.json
let madeHookExecutionSuccess: GeneratedValidator | undefined;
export function validatorOfHookExecutionSuccess(): GeneratedValidator {
  if (madeHookExecutionSuccess !== undefined) return madeHookExecutionSuccess;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"hook-execution-response"},"correlationId":{"type":"string"},"success":{"const":true},"output":{"fits":"AggregatedHookResult"},"error":{"not":{}}},"required":["type","correlationId","success","output"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.correlationId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "correlationId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.output === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type !== undefined){
if("hook-execution-response" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hook-execution-response"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){
const err5 = {instancePath:instancePath+"/correlationId",schemaPath:"#/properties/correlationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.success !== undefined){
if(true !== data.success){
const err6 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.output !== undefined){
if(!validatorOfAggregatedHookResult()(data.output, {instancePath: instancePath+"/output"})){
vErrors = joinErrors(vErrors, validatorOfAggregatedHookResult().errors);
errors = vErrors.length;
}
}
if(data.error !== undefined){
const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookExecutionSuccess = module.exports);
}

// schemas/common/hook-origin.schema.json
let madeHookOrigin: GeneratedValidator | undefined;
export function validatorOfHookOrigin(): GeneratedValidator {
  if (madeHookOrigin !== undefined) return madeHookOrigin;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"cwd":{"type":"string"},"session_id":{"type":"string"},"told":{"type":"boolean"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err0 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err1 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.told !== undefined){
if(typeof data.told !== "boolean"){
const err2 = {instancePath:instancePath+"/told",schemaPath:"#/properties/told/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookOrigin = module.exports);
}

// schemas/common/base-output.schema.json
let madeHookOutput: GeneratedValidator | undefined;
export function validatorOfHookOutput(): GeneratedValidator {
  if (madeHookOutput !== undefined) return madeHookOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err7 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookOutput = module.exports);
}

// schemas/common/output-format.schema.json
let madeHookOutputFormat: GeneratedValidator | undefined;
export function validatorOfHookOutputFormat(): GeneratedValidator {
  if (madeHookOutputFormat !== undefined) return madeHookOutputFormat;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["json","text"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "json") || (data === "text"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookOutputFormat = module.exports);
}

// schemas/settings/hook-registry-entry.schema.json
let madeHookRegistryEntry: GeneratedValidator | undefined;
export function validatorOfHookRegistryEntry(): GeneratedValidator {
  if (madeHookRegistryEntry !== undefined) return madeHookRegistryEntry;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"config":{"type":"object"},"source":{"fits":"ConfigSource"},"eventName":{"type":"string","pattern":"\\S"},"matcher":{"type":"string"},"sequential":{"type":"boolean"},"dialect":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"event":{"type":"string","pattern":"\\S"},"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"cwd":{"type":"string"},"entry":{"type":"object"},"variables":{"type":"object","additionalProperties":{"type":"string"}}},"required":["name","event"]},"enabled":{"type":"boolean"}},"required":["config","source","eventName","enabled"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.eventName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventName"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.enabled === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.config !== undefined){
let data0 = data.config;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err4 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
if(data.eventName !== undefined){
let data2 = data.eventName;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err5 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.matcher !== undefined){
if(typeof data.matcher !== "string"){
const err7 = {instancePath:instancePath+"/matcher",schemaPath:"#/properties/matcher/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sequential !== undefined){
if(typeof data.sequential !== "boolean"){
const err8 = {instancePath:instancePath+"/sequential",schemaPath:"#/properties/sequential/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dialect !== undefined){
let data5 = data.dialect;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err9 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.event === undefined){
const err10 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err11 = {instancePath:instancePath+"/dialect/name",schemaPath:"#/properties/dialect/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/dialect/name",schemaPath:"#/properties/dialect/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.event !== undefined){
let data7 = data5.event;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err13 = {instancePath:instancePath+"/dialect/event",schemaPath:"#/properties/dialect/properties/event/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/dialect/event",schemaPath:"#/properties/dialect/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.file !== undefined){
if(typeof data5.file !== "string"){
const err15 = {instancePath:instancePath+"/dialect/file",schemaPath:"#/properties/dialect/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.line !== undefined){
let data9 = data5.line;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/dialect/line",schemaPath:"#/properties/dialect/properties/line/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/dialect/line",schemaPath:"#/properties/dialect/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data5.column !== undefined){
let data10 = data5.column;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/dialect/column",schemaPath:"#/properties/dialect/properties/column/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/dialect/column",schemaPath:"#/properties/dialect/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data5.cwd !== undefined){
if(typeof data5.cwd !== "string"){
const err20 = {instancePath:instancePath+"/dialect/cwd",schemaPath:"#/properties/dialect/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.entry !== undefined){
let data12 = data5.entry;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err21 = {instancePath:instancePath+"/dialect/entry",schemaPath:"#/properties/dialect/properties/entry/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.variables !== undefined){
let data13 = data5.variables;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
if(typeof data13[key0] !== "string"){
const err22 = {instancePath:instancePath+"/dialect/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dialect/properties/variables/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/dialect/variables",schemaPath:"#/properties/dialect/properties/variables/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err25 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookRegistryEntry = module.exports);
}

// schemas/settings/settings.schema.json
let madeHookSettings: GeneratedValidator | undefined;
export function validatorOfHookSettings(): GeneratedValidator {
  if (madeHookSettings !== undefined) return madeHookSettings;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"enableHooks":{"type":"boolean"},"hooks":{"fits":"HooksMap"},"disabledHooks":{"type":"array","items":{"type":"string"}},"dialects":{"type":"array","items":{"type":"string","pattern":"\\S"}},"projectHooks":{"type":"string","enum":["never","trusted"]},"onError":{"fits":"HookErrorPolicy"},"sanitization":{"type":"object","properties":{"enableEnvironmentVariableRedaction":{"type":"boolean"},"allowedEnvironmentVariables":{"type":"array","items":{"type":"string"}},"blockedEnvironmentVariables":{"type":"array","items":{"type":"string"}}}},"locked":{"type":"boolean"},"trace":{"anyOf":[{"type":"boolean"},{"type":"object","properties":{"file":{"type":"string","pattern":"\\S"},"inputs":{"type":"boolean"}}}]},"httpAllowedEnv":{"type":"array","items":{"type":"string"}},"allowHttp":{"type":"boolean"},"hooksConfig":{"type":"object","properties":{"enabled":{"type":"boolean"},"disabled":{"type":"array","items":{"type":"string"}},"notifications":{"type":"boolean"}}}}};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enableHooks !== undefined){
if(typeof data.enableHooks !== "boolean"){
const err0 = {instancePath:instancePath+"/enableHooks",schemaPath:"#/properties/enableHooks/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.hooks !== undefined){
if(!validatorOfHooksMap()(data.hooks, {instancePath: instancePath+"/hooks"})){
vErrors = joinErrors(vErrors, validatorOfHooksMap().errors);
errors = vErrors.length;
}
}
if(data.disabledHooks !== undefined){
let data2 = data.disabledHooks;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err1 = {instancePath:instancePath+"/disabledHooks/" + i0,schemaPath:"#/properties/disabledHooks/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/disabledHooks",schemaPath:"#/properties/disabledHooks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dialects !== undefined){
let data4 = data.dialects;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err3 = {instancePath:instancePath+"/dialects/" + i1,schemaPath:"#/properties/dialects/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/dialects/" + i1,schemaPath:"#/properties/dialects/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.projectHooks !== undefined){
let data6 = data.projectHooks;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/projectHooks",schemaPath:"#/properties/projectHooks/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data6 === "never") || (data6 === "trusted"))){
const err7 = {instancePath:instancePath+"/projectHooks",schemaPath:"#/properties/projectHooks/enum",keyword:"enum",params:{allowedValues: schema0.properties.projectHooks.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.sanitization !== undefined){
let data8 = data.sanitization;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.enableEnvironmentVariableRedaction !== undefined){
if(typeof data8.enableEnvironmentVariableRedaction !== "boolean"){
const err8 = {instancePath:instancePath+"/sanitization/enableEnvironmentVariableRedaction",schemaPath:"#/properties/sanitization/properties/enableEnvironmentVariableRedaction/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data8.allowedEnvironmentVariables !== undefined){
let data10 = data8.allowedEnvironmentVariables;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){
const err9 = {instancePath:instancePath+"/sanitization/allowedEnvironmentVariables/" + i2,schemaPath:"#/properties/sanitization/properties/allowedEnvironmentVariables/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/sanitization/allowedEnvironmentVariables",schemaPath:"#/properties/sanitization/properties/allowedEnvironmentVariables/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.blockedEnvironmentVariables !== undefined){
let data12 = data8.blockedEnvironmentVariables;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(typeof data12[i3] !== "string"){
const err11 = {instancePath:instancePath+"/sanitization/blockedEnvironmentVariables/" + i3,schemaPath:"#/properties/sanitization/properties/blockedEnvironmentVariables/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/sanitization/blockedEnvironmentVariables",schemaPath:"#/properties/sanitization/properties/blockedEnvironmentVariables/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sanitization",schemaPath:"#/properties/sanitization/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.locked !== undefined){
if(typeof data.locked !== "boolean"){
const err14 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.trace !== undefined){
let data15 = data.trace;
const _errs30 = errors;
let valid10 = false;
const _errs31 = errors;
if(typeof data15 !== "boolean"){
const err15 = {instancePath:instancePath+"/trace",schemaPath:"#/properties/trace/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs31 === errors;
valid10 = valid10 || _valid0;
if(!valid10){
const _errs33 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.file !== undefined){
let data16 = data15.file;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err16 = {instancePath:instancePath+"/trace/file",schemaPath:"#/properties/trace/anyOf/1/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/trace/file",schemaPath:"#/properties/trace/anyOf/1/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data15.inputs !== undefined){
if(typeof data15.inputs !== "boolean"){
const err18 = {instancePath:instancePath+"/trace/inputs",schemaPath:"#/properties/trace/anyOf/1/properties/inputs/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/trace",schemaPath:"#/properties/trace/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid10 = valid10 || _valid0;
}
if(!valid10){
const err20 = {instancePath:instancePath+"/trace",schemaPath:"#/properties/trace/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.httpAllowedEnv !== undefined){
let data18 = data.httpAllowedEnv;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
if(typeof data18[i4] !== "string"){
const err21 = {instancePath:instancePath+"/httpAllowedEnv/" + i4,schemaPath:"#/properties/httpAllowedEnv/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/httpAllowedEnv",schemaPath:"#/properties/httpAllowedEnv/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.allowHttp !== undefined){
if(typeof data.allowHttp !== "boolean"){
const err23 = {instancePath:instancePath+"/allowHttp",schemaPath:"#/properties/allowHttp/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.hooksConfig !== undefined){
let data21 = data.hooksConfig;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.enabled !== undefined){
if(typeof data21.enabled !== "boolean"){
const err24 = {instancePath:instancePath+"/hooksConfig/enabled",schemaPath:"#/properties/hooksConfig/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data21.disabled !== undefined){
let data23 = data21.disabled;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
if(typeof data23[i5] !== "string"){
const err25 = {instancePath:instancePath+"/hooksConfig/disabled/" + i5,schemaPath:"#/properties/hooksConfig/properties/disabled/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/hooksConfig/disabled",schemaPath:"#/properties/hooksConfig/properties/disabled/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data21.notifications !== undefined){
if(typeof data21.notifications !== "boolean"){
const err27 = {instancePath:instancePath+"/hooksConfig/notifications",schemaPath:"#/properties/hooksConfig/properties/notifications/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/hooksConfig",schemaPath:"#/properties/hooksConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookSettings = module.exports);
}

// schemas/settings/hook-test.schema.json
let madeHookTest: GeneratedValidator | undefined;
export function validatorOfHookTest(): GeneratedValidator {
  if (madeHookTest !== undefined) return madeHookTest;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"cases":{"type":"array","items":{"fits":"HookTestCase"}}},"required":["cases"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cases === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cases !== undefined){
let data0 = data.cases;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookTestCase()(data0[i0], {instancePath: instancePath+"/cases/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookTestCase().errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookTest = module.exports);
}

// schemas/settings/hook-test-case.schema.json
let madeHookTestCase: GeneratedValidator | undefined;
export function validatorOfHookTestCase(): GeneratedValidator {
  if (madeHookTestCase !== undefined) return madeHookTestCase;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"event":{"type":"string","pattern":"\\S"},"input":{"type":"object"},"inputFile":{"type":"string","pattern":"\\S"},"files":{"type":"object","additionalProperties":{"type":"string"}},"expect":{"fits":"HookTestExpectation"}},"required":["name","event","expect"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expect === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expect"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.input !== undefined){
let data2 = data.input;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err7 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.inputFile !== undefined){
let data3 = data.inputFile;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/inputFile",schemaPath:"#/properties/inputFile/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/inputFile",schemaPath:"#/properties/inputFile/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.files !== undefined){
let data4 = data.files;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(typeof data4[key0] !== "string"){
const err10 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.expect !== undefined){
if(!validatorOfHookTestExpectation()(data.expect, {instancePath: instancePath+"/expect"})){
vErrors = joinErrors(vErrors, validatorOfHookTestExpectation().errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookTestCase = module.exports);
}

// schemas/settings/hook-test-expectation.schema.json
let madeHookTestExpectation: GeneratedValidator | undefined;
export function validatorOfHookTestExpectation(): GeneratedValidator {
  if (madeHookTestExpectation !== undefined) return madeHookTestExpectation;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"decision":{"type":"string","enum":["allow","deny","ask","stop"]},"reason":{"anyOf":[{"type":"string"},{"type":"object","properties":{"pattern":{"type":"string"}},"required":["pattern"]}]},"output":{"type":"object"},"verdicts":{"type":"object","additionalProperties":{"fits":"HookVerdictKind"}},"fails":{"type":"array","items":{"type":"string","pattern":"\\S"}},"files":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"object","properties":{"pattern":{"type":"string"}},"required":["pattern"]},{"const":false}]}},"within":{"type":"number","minimum":0}}};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.decision !== undefined){
let data0 = data.decision;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data0 === "allow") || (data0 === "deny")) || (data0 === "ask")) || (data0 === "stop"))){
const err1 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/enum",keyword:"enum",params:{allowedValues: schema0.properties.decision.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pattern === undefined){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/required",keyword:"required",params:{missingProperty: "pattern"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.pattern !== undefined){
if(typeof data1.pattern !== "string"){
const err4 = {instancePath:instancePath+"/reason/pattern",schemaPath:"#/properties/reason/anyOf/1/properties/pattern/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
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
if(data.output !== undefined){
let data3 = data.output;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err7 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.verdicts !== undefined){
let data4 = data.verdicts;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(!validatorOfHookVerdictKind()(data4[key0], {instancePath: instancePath+"/verdicts/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")})){
vErrors = joinErrors(vErrors, validatorOfHookVerdictKind().errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fails !== undefined){
let data6 = data.fails;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err9 = {instancePath:instancePath+"/fails/" + i0,schemaPath:"#/properties/fails/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/fails/" + i0,schemaPath:"#/properties/fails/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/fails",schemaPath:"#/properties/fails/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.files !== undefined){
let data8 = data.files;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
let data9 = data8[key1];
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs28 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.pattern === undefined){
const err13 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/anyOf/1/required",keyword:"required",params:{missingProperty: "pattern"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data9.pattern !== undefined){
if(typeof data9.pattern !== "string"){
const err14 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/pattern",schemaPath:"#/properties/files/additionalProperties/anyOf/1/properties/pattern/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs32 = errors;
if(false !== data9){
const err16 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/anyOf/2/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs32 === errors;
valid7 = valid7 || _valid1;
}
}
if(!valid7){
const err17 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.within !== undefined){
let data11 = data.within;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/within",schemaPath:"#/properties/within/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/within",schemaPath:"#/properties/within/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookTestExpectation = module.exports);
}

// schemas/common/tool-config.schema.json
let madeHookToolConfig: GeneratedValidator | undefined;
export function validatorOfHookToolConfig(): GeneratedValidator {
  if (madeHookToolConfig !== undefined) return madeHookToolConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"mode":{"fits":"ToolCallingMode"},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
if(!validatorOfToolCallingMode()(data.mode, {instancePath: instancePath+"/mode"})){
vErrors = joinErrors(vErrors, validatorOfToolCallingMode().errors);
errors = vErrors.length;
}
}
if(data.allowedFunctionNames !== undefined){
let data1 = data.allowedFunctionNames;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err0 = {instancePath:instancePath+"/allowedFunctionNames/" + i0,schemaPath:"#/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/allowedFunctionNames",schemaPath:"#/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookToolConfig = module.exports);
}

// schemas/common/verdict-kind.schema.json
let madeHookVerdictKind: GeneratedValidator | undefined;
export function validatorOfHookVerdictKind(): GeneratedValidator {
  if (madeHookVerdictKind !== undefined) return madeHookVerdictKind;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["ran","running","matcher","refused-matcher","disabled","untrusted","duplicate","chain-stopped","aborted","depth","invalid","not-asked"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((data === "ran") || (data === "running")) || (data === "matcher")) || (data === "refused-matcher")) || (data === "disabled")) || (data === "untrusted")) || (data === "duplicate")) || (data === "chain-stopped")) || (data === "aborted")) || (data === "depth")) || (data === "invalid")) || (data === "not-asked"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookVerdictKind = module.exports);
}

// schemas/settings/hooks-map.schema.json
let madeHooksMap: GeneratedValidator | undefined;
export function validatorOfHooksMap(): GeneratedValidator {
  if (madeHooksMap !== undefined) return madeHooksMap;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"enabled":{"type":"boolean"},"disabled":{"type":"array","items":{"type":"string"}},"notifications":{"type":"boolean"}},"additionalProperties":{"type":"array","items":{"fits":"HookDefinition"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "enabled") || (key0 === "disabled")) || (key0 === "notifications"))){
let data0 = data[key0];
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookDefinition()(data0[i0], {instancePath: instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookDefinition().errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.disabled !== undefined){
let data3 = data.disabled;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
const err2 = {instancePath:instancePath+"/disabled/" + i1,schemaPath:"#/properties/disabled/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.notifications !== undefined){
if(typeof data.notifications !== "boolean"){
const err4 = {instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHooksMap = module.exports);
}

// schemas/settings/http-hook.schema.json
let madeHttpHookConfig: GeneratedValidator | undefined;
export function validatorOfHttpHookConfig(): GeneratedValidator {
  if (madeHttpHookConfig !== undefined) return madeHttpHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"http"},"url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://\\S+$"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"maxRequestBytes":{"type":"integer","minimum":1,"maximum":1073741824},"onError":{"fits":"HookErrorPolicy"},"async":{"type":"boolean"},"enforce":{"type":"boolean"},"source":{"fits":"ConfigSource"}},"required":["type","url"]};
const pattern0 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://\\S+$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("http" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "http"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://\\S+$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
const err5 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.maxRequestBytes !== undefined){
let data7 = data.maxRequestBytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/maxRequestBytes",schemaPath:"#/properties/maxRequestBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1073741824 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/maxRequestBytes",schemaPath:"#/properties/maxRequestBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/maxRequestBytes",schemaPath:"#/properties/maxRequestBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
const err16 = {instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
const err17 = {instancePath:instancePath+"/enforce",schemaPath:"#/properties/enforce/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHttpHookConfig = module.exports);
}

// schemas/common/llm-candidate.schema.json
let madeLLMCandidate: GeneratedValidator | undefined;
export function validatorOfLLMCandidate(): GeneratedValidator {
  if (madeLLMCandidate !== undefined) return madeLLMCandidate;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"content":{"type":"object","properties":{"role":{"const":"model"},"parts":{"type":"array","items":{"type":"string"}}},"required":["role","parts"]},"finishReason":{"fits":"LLMFinishReason"},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"fits":"LLMSafetyRating"}}},"required":["content"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content !== undefined){
let data0 = data.content;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.role === undefined){
const err1 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.parts === undefined){
const err2 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "parts"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.role !== undefined){
if("model" !== data0.role){
const err3 = {instancePath:instancePath+"/content/role",schemaPath:"#/properties/content/properties/role/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.parts !== undefined){
let data2 = data0.parts;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err4 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/content/parts",schemaPath:"#/properties/content/properties/parts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.finishReason !== undefined){
if(!validatorOfLLMFinishReason()(data.finishReason, {instancePath: instancePath+"/finishReason"})){
vErrors = joinErrors(vErrors, validatorOfLLMFinishReason().errors);
errors = vErrors.length;
}
}
if(data.index !== undefined){
let data5 = data.index;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.safetyRatings !== undefined){
let data6 = data.safetyRatings;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfLLMSafetyRating()(data6[i1], {instancePath: instancePath+"/safetyRatings/" + i1})){
vErrors = joinErrors(vErrors, validatorOfLLMSafetyRating().errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMCandidate = module.exports);
}

// schemas/common/llm-candidate-patch.schema.json
let madeLLMCandidatePatch: GeneratedValidator | undefined;
export function validatorOfLLMCandidatePatch(): GeneratedValidator {
  if (madeLLMCandidatePatch !== undefined) return madeLLMCandidatePatch;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"content":{"type":"object","properties":{"role":{"type":"string"},"parts":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"object","properties":{"text":{"type":"string"}}}]}}}},"finishReason":{"type":"string"},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"fits":"LLMSafetyRating"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.role !== undefined){
if(typeof data0.role !== "string"){
const err0 = {instancePath:instancePath+"/content/role",schemaPath:"#/properties/content/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs11 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.text !== undefined){
if(typeof data3.text !== "string"){
const err2 = {instancePath:instancePath+"/content/parts/" + i0+"/text",schemaPath:"#/properties/content/properties/parts/items/anyOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err4 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
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
else {
const err5 = {instancePath:instancePath+"/content/parts",schemaPath:"#/properties/content/properties/parts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.finishReason !== undefined){
if(typeof data.finishReason !== "string"){
const err7 = {instancePath:instancePath+"/finishReason",schemaPath:"#/properties/finishReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.index !== undefined){
let data6 = data.index;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.safetyRatings !== undefined){
let data7 = data.safetyRatings;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfLLMSafetyRating()(data7[i1], {instancePath: instancePath+"/safetyRatings/" + i1})){
vErrors = joinErrors(vErrors, validatorOfLLMSafetyRating().errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMCandidatePatch = module.exports);
}

// schemas/common/llm-config.schema.json
let madeLLMConfig: GeneratedValidator | undefined;
export function validatorOfLLMConfig(): GeneratedValidator {
  if (madeLLMConfig !== undefined) return madeLLMConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"temperature":{"type":"number"},"maxOutputTokens":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"number"},"stopSequences":{"type":"array","items":{"type":"string"}},"candidateCount":{"type":"number"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"}},"additionalProperties":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temperature !== undefined){
let data0 = data.temperature;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.maxOutputTokens !== undefined){
let data1 = data.maxOutputTokens;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.topP !== undefined){
let data2 = data.topP;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.topK !== undefined){
let data3 = data.topK;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/topK",schemaPath:"#/properties/topK/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.stopSequences !== undefined){
let data4 = data.stopSequences;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err4 = {instancePath:instancePath+"/stopSequences/" + i0,schemaPath:"#/properties/stopSequences/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/stopSequences",schemaPath:"#/properties/stopSequences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.candidateCount !== undefined){
let data6 = data.candidateCount;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/candidateCount",schemaPath:"#/properties/candidateCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.presencePenalty !== undefined){
let data7 = data.presencePenalty;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/presencePenalty",schemaPath:"#/properties/presencePenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.frequencyPenalty !== undefined){
let data8 = data.frequencyPenalty;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/frequencyPenalty",schemaPath:"#/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMConfig = module.exports);
}

// schemas/common/finish-reason.schema.json
let madeLLMFinishReason: GeneratedValidator | undefined;
export function validatorOfLLMFinishReason(): GeneratedValidator {
  if (madeLLMFinishReason !== undefined) return madeLLMFinishReason;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "STOP") || (data === "MAX_TOKENS")) || (data === "SAFETY")) || (data === "RECITATION")) || (data === "OTHER"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMFinishReason = module.exports);
}

// schemas/common/llm-message.schema.json
let madeLLMMessage: GeneratedValidator | undefined;
export function validatorOfLLMMessage(): GeneratedValidator {
  if (madeLLMMessage !== undefined) return madeLLMMessage;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"role":{"fits":"LLMRole"},"content":{"type":"string"}},"required":["role","content"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role !== undefined){
if(!validatorOfLLMRole()(data.role, {instancePath: instancePath+"/role"})){
vErrors = joinErrors(vErrors, validatorOfLLMRole().errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
const err2 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMMessage = module.exports);
}

// schemas/common/llm-message-patch.schema.json
let madeLLMMessagePatch: GeneratedValidator | undefined;
export function validatorOfLLMMessagePatch(): GeneratedValidator {
  if (madeLLMMessagePatch !== undefined) return madeLLMMessagePatch;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"role":{"type":"string"},"content":{"anyOf":[{"type":"string"},{"type":"array","items":{}}]}},"required":["role","content"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role !== undefined){
if(typeof data.role !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!(Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMMessagePatch = module.exports);
}

// schemas/common/llm-request.schema.json
let madeLLMRequest: GeneratedValidator | undefined;
export function validatorOfLLMRequest(): GeneratedValidator {
  if (madeLLMRequest !== undefined) return madeLLMRequest;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"fits":"LLMMessage"}},"config":{"fits":"LLMConfig"},"toolConfig":{"fits":"HookToolConfig"}},"required":["model","messages"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMMessage()(data1[i0], {instancePath: instancePath+"/messages/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMMessage().errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.config !== undefined){
if(!validatorOfLLMConfig()(data.config, {instancePath: instancePath+"/config"})){
vErrors = joinErrors(vErrors, validatorOfLLMConfig().errors);
errors = vErrors.length;
}
}
if(data.toolConfig !== undefined){
if(!validatorOfHookToolConfig()(data.toolConfig, {instancePath: instancePath+"/toolConfig"})){
vErrors = joinErrors(vErrors, validatorOfHookToolConfig().errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMRequest = module.exports);
}

// schemas/common/llm-request-patch.schema.json
let madeLLMRequestPatch: GeneratedValidator | undefined;
export function validatorOfLLMRequestPatch(): GeneratedValidator {
  if (madeLLMRequestPatch !== undefined) return madeLLMRequestPatch;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"fits":"LLMMessagePatch"}},"config":{"fits":"LLMConfig"},"toolConfig":{"fits":"HookToolConfig"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err0 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMMessagePatch()(data1[i0], {instancePath: instancePath+"/messages/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMMessagePatch().errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.config !== undefined){
if(!validatorOfLLMConfig()(data.config, {instancePath: instancePath+"/config"})){
vErrors = joinErrors(vErrors, validatorOfLLMConfig().errors);
errors = vErrors.length;
}
}
if(data.toolConfig !== undefined){
if(!validatorOfHookToolConfig()(data.toolConfig, {instancePath: instancePath+"/toolConfig"})){
vErrors = joinErrors(vErrors, validatorOfHookToolConfig().errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMRequestPatch = module.exports);
}

// schemas/common/llm-response.schema.json
let madeLLMResponse: GeneratedValidator | undefined;
export function validatorOfLLMResponse(): GeneratedValidator {
  if (madeLLMResponse !== undefined) return madeLLMResponse;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"text":{"type":"string"},"candidates":{"type":"array","items":{"fits":"LLMCandidate"}},"usageMetadata":{"fits":"LLMUsage"}},"required":["candidates"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidates === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "candidates"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.candidates !== undefined){
let data1 = data.candidates;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMCandidate()(data1[i0], {instancePath: instancePath+"/candidates/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMCandidate().errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.usageMetadata !== undefined){
if(!validatorOfLLMUsage()(data.usageMetadata, {instancePath: instancePath+"/usageMetadata"})){
vErrors = joinErrors(vErrors, validatorOfLLMUsage().errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMResponse = module.exports);
}

// schemas/common/llm-response-patch.schema.json
let madeLLMResponsePatch: GeneratedValidator | undefined;
export function validatorOfLLMResponsePatch(): GeneratedValidator {
  if (madeLLMResponsePatch !== undefined) return madeLLMResponsePatch;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"text":{"type":"string"},"candidates":{"type":"array","items":{"fits":"LLMCandidatePatch"}},"usageMetadata":{"fits":"LLMUsage"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err0 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.candidates !== undefined){
let data1 = data.candidates;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMCandidatePatch()(data1[i0], {instancePath: instancePath+"/candidates/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMCandidatePatch().errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.usageMetadata !== undefined){
if(!validatorOfLLMUsage()(data.usageMetadata, {instancePath: instancePath+"/usageMetadata"})){
vErrors = joinErrors(vErrors, validatorOfLLMUsage().errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMResponsePatch = module.exports);
}

// schemas/common/llm-role.schema.json
let madeLLMRole: GeneratedValidator | undefined;
export function validatorOfLLMRole(): GeneratedValidator {
  if (madeLLMRole !== undefined) return madeLLMRole;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["user","model","system"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "user") || (data === "model")) || (data === "system"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMRole = module.exports);
}

// schemas/common/llm-safety-rating.schema.json
let madeLLMSafetyRating: GeneratedValidator | undefined;
export function validatorOfLLMSafetyRating(): GeneratedValidator {
  if (madeLLMSafetyRating !== undefined) return madeLLMSafetyRating;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.probability === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "probability"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
const err2 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.probability !== undefined){
if(typeof data.probability !== "string"){
const err3 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMSafetyRating = module.exports);
}

// schemas/common/llm-tool-call.schema.json
let madeLLMToolCall: GeneratedValidator | undefined;
export function validatorOfLLMToolCall(): GeneratedValidator {
  if (madeLLMToolCall !== undefined) return madeLLMToolCall;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"id":{"type":"string","pattern":"\\S"},"name":{"type":"string"},"args":{}},"required":["id","name","args"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.args === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "args"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMToolCall = module.exports);
}

// schemas/common/llm-tool-result.schema.json
let madeLLMToolResult: GeneratedValidator | undefined;
export function validatorOfLLMToolResult(): GeneratedValidator {
  if (madeLLMToolResult !== undefined) return madeLLMToolResult;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"id":{"type":"string","pattern":"\\S"},"name":{"type":"string"},"text":{"type":"string"}},"required":["id","name","text"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.text === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMToolResult = module.exports);
}

// schemas/common/llm-tool-result-patch.schema.json
let madeLLMToolResultPatch: GeneratedValidator | undefined;
export function validatorOfLLMToolResultPatch(): GeneratedValidator {
  if (madeLLMToolResultPatch !== undefined) return madeLLMToolResultPatch;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"id":{"type":"string","pattern":"\\S"},"text":{"type":"string"}},"required":["id","text"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMToolResultPatch = module.exports);
}

// schemas/common/llm-usage.schema.json
let madeLLMUsage: GeneratedValidator | undefined;
export function validatorOfLLMUsage(): GeneratedValidator {
  if (madeLLMUsage !== undefined) return madeLLMUsage;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"promptTokenCount":{"type":"number"},"candidatesTokenCount":{"type":"number"},"totalTokenCount":{"type":"number"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTokenCount !== undefined){
let data0 = data.promptTokenCount;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/promptTokenCount",schemaPath:"#/properties/promptTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.candidatesTokenCount !== undefined){
let data1 = data.candidatesTokenCount;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/candidatesTokenCount",schemaPath:"#/properties/candidatesTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.totalTokenCount !== undefined){
let data2 = data.totalTokenCount;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/totalTokenCount",schemaPath:"#/properties/totalTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeLLMUsage = module.exports);
}

// schemas/common/mcp-context.schema.json
let madeMcpContext: GeneratedValidator | undefined;
export function validatorOfMcpContext(): GeneratedValidator {
  if (madeMcpContext !== undefined) return madeMcpContext;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"server_name":{"type":"string","pattern":"\\S"},"server_uri":{"type":"string"},"tool_name":{"type":"string"},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"cwd":{"type":"string"},"url":{"type":"string"},"tcp":{"type":"string"}},"required":["server_name"],"additionalProperties":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.server_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.server_name !== undefined){
let data0 = data.server_name;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/server_name",schemaPath:"#/properties/server_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/server_name",schemaPath:"#/properties/server_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.server_uri !== undefined){
if(typeof data.server_uri !== "string"){
const err3 = {instancePath:instancePath+"/server_uri",schemaPath:"#/properties/server_uri/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tool_name !== undefined){
if(typeof data.tool_name !== "string"){
const err4 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
const err5 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.args !== undefined){
let data4 = data.args;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err6 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err8 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.tcp !== undefined){
if(typeof data.tcp !== "string"){
const err10 = {instancePath:instancePath+"/tcp",schemaPath:"#/properties/tcp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeMcpContext = module.exports);
}

// schemas/events/notification.input.schema.json
let madeNotificationHookInput: GeneratedValidator | undefined;
export function validatorOfNotificationHookInput(): GeneratedValidator {
  if (madeNotificationHookInput !== undefined) return madeNotificationHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"Notification"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"message":{"type":"string"},"notification_type":{"type":"string"},"details":{"type":"object"},"level":{"type":"string"}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","message","notification_type","details"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.message === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.notification_type === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notification_type"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.details === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err8 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err9 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("Notification" !== data.hook_event_name){
const err10 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "Notification"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err13 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err14 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.notification_type !== undefined){
if(typeof data.notification_type !== "string"){
const err15 = {instancePath:instancePath+"/notification_type",schemaPath:"#/properties/notification_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.details !== undefined){
let data8 = data.details;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err16 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.level !== undefined){
if(typeof data.level !== "string"){
const err17 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeNotificationHookInput = module.exports);
}

// schemas/events/notification.input.schema.json
let madeNotificationInput: GeneratedValidator | undefined;
export function validatorOfNotificationInput(): GeneratedValidator {
  if (madeNotificationInput !== undefined) return madeNotificationInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"message":{"type":"string"},"notification_type":{"type":"string"},"details":{"type":"object"},"level":{"type":"string"}},"required":["message"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.notification_type !== undefined){
if(typeof data.notification_type !== "string"){
const err2 = {instancePath:instancePath+"/notification_type",schemaPath:"#/properties/notification_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.level !== undefined){
if(typeof data.level !== "string"){
const err4 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeNotificationInput = module.exports);
}

// schemas/events/notification.output.schema.json
let madeNotificationOutput: GeneratedValidator | undefined;
export function validatorOfNotificationOutput(): GeneratedValidator {
  if (madeNotificationOutput !== undefined) return madeNotificationOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"Notification"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("Notification" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "Notification"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeNotificationOutput = module.exports);
}

// schemas/settings/plugin-hook.schema.json
let madePluginHookConfig: GeneratedValidator | undefined;
export function validatorOfPluginHookConfig(): GeneratedValidator {
  if (madePluginHookConfig !== undefined) return madePluginHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"plugin"},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"async":{"type":"boolean"},"enforce":{"type":"boolean"},"source":{"fits":"ConfigSource"}},"required":["type"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
if("plugin" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "plugin"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
const err8 = {instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
const err9 = {instancePath:instancePath+"/enforce",schemaPath:"#/properties/enforce/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madePluginHookConfig = module.exports);
}

// schemas/events/pre-compress.input.schema.json
let madePreCompressHookInput: GeneratedValidator | undefined;
export function validatorOfPreCompressHookInput(): GeneratedValidator {
  if (madePreCompressHookInput !== undefined) return madePreCompressHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"PreCompress"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"trigger":{"fits":"PreCompressTrigger"}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","trigger"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.trigger === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err6 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("PreCompress" !== data.hook_event_name){
const err8 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "PreCompress"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err9 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err11 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
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
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madePreCompressHookInput = module.exports);
}

// schemas/events/pre-compress.input.schema.json
let madePreCompressInput: GeneratedValidator | undefined;
export function validatorOfPreCompressInput(): GeneratedValidator {
  if (madePreCompressInput !== undefined) return madePreCompressInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"trigger":{"fits":"PreCompressTrigger"}},"required":["trigger"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trigger === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.trigger !== undefined){
if(!validatorOfPreCompressTrigger()(data.trigger, {instancePath: instancePath+"/trigger"})){
vErrors = joinErrors(vErrors, validatorOfPreCompressTrigger().errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madePreCompressInput = module.exports);
}

// schemas/events/pre-compress.output.schema.json
let madePreCompressOutput: GeneratedValidator | undefined;
export function validatorOfPreCompressOutput(): GeneratedValidator {
  if (madePreCompressOutput !== undefined) return madePreCompressOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"PreCompress"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("PreCompress" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "PreCompress"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madePreCompressOutput = module.exports);
}

// schemas/common/pre-compress-trigger.schema.json
let madePreCompressTrigger: GeneratedValidator | undefined;
export function validatorOfPreCompressTrigger(): GeneratedValidator {
  if (madePreCompressTrigger !== undefined) return madePreCompressTrigger;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["manual","auto"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "manual") || (data === "auto"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madePreCompressTrigger = module.exports);
}

// schemas/events/session-end.input.schema.json
let madeSessionEndHookInput: GeneratedValidator | undefined;
export function validatorOfSessionEndHookInput(): GeneratedValidator {
  if (madeSessionEndHookInput !== undefined) return madeSessionEndHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"SessionEnd"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"reason":{"fits":"SessionEndReason"}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","reason"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.reason === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err6 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("SessionEnd" !== data.hook_event_name){
const err8 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "SessionEnd"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err9 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err11 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
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
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionEndHookInput = module.exports);
}

// schemas/events/session-end.input.schema.json
let madeSessionEndInput: GeneratedValidator | undefined;
export function validatorOfSessionEndInput(): GeneratedValidator {
  if (madeSessionEndInput !== undefined) return madeSessionEndInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"reason":{"fits":"SessionEndReason"}},"required":["reason"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason !== undefined){
if(!validatorOfSessionEndReason()(data.reason, {instancePath: instancePath+"/reason"})){
vErrors = joinErrors(vErrors, validatorOfSessionEndReason().errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionEndInput = module.exports);
}

// schemas/events/session-end.output.schema.json
let madeSessionEndOutput: GeneratedValidator | undefined;
export function validatorOfSessionEndOutput(): GeneratedValidator {
  if (madeSessionEndOutput !== undefined) return madeSessionEndOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"SessionEnd"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("SessionEnd" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "SessionEnd"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionEndOutput = module.exports);
}

// schemas/common/session-end-reason.schema.json
let madeSessionEndReason: GeneratedValidator | undefined;
export function validatorOfSessionEndReason(): GeneratedValidator {
  if (madeSessionEndReason !== undefined) return madeSessionEndReason;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["exit","clear","logout","prompt_input_exit","other"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "exit") || (data === "clear")) || (data === "logout")) || (data === "prompt_input_exit")) || (data === "other"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionEndReason = module.exports);
}

// schemas/events/session-start.input.schema.json
let madeSessionStartHookInput: GeneratedValidator | undefined;
export function validatorOfSessionStartHookInput(): GeneratedValidator {
  if (madeSessionStartHookInput !== undefined) return madeSessionStartHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"SessionStart"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"origin":{"fits":"HookOrigin"},"source":{"fits":"SessionStartSource"}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","source"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hook_event_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hook_event_name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timestamp === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcript_path === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript_path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.source === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err6 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hook_event_name !== undefined){
if("SessionStart" !== data.hook_event_name){
const err8 = {instancePath:instancePath+"/hook_event_name",schemaPath:"#/properties/hook_event_name/const",keyword:"const",params:{allowedValue: "SessionStart"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err9 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
const err11 = {instancePath:instancePath+"/transcript_path",schemaPath:"#/properties/transcript_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
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
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionStartHookInput = module.exports);
}

// schemas/events/session-start.input.schema.json
let madeSessionStartInput: GeneratedValidator | undefined;
export function validatorOfSessionStartInput(): GeneratedValidator {
  if (madeSessionStartInput !== undefined) return madeSessionStartInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"source":{"fits":"SessionStartSource"}},"required":["source"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source !== undefined){
if(!validatorOfSessionStartSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfSessionStartSource().errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionStartInput = module.exports);
}

// schemas/events/session-start.output.schema.json
let madeSessionStartOutput: GeneratedValidator | undefined;
export function validatorOfSessionStartOutput(): GeneratedValidator {
  if (madeSessionStartOutput !== undefined) return madeSessionStartOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"fits":"HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"SessionStart"},"additionalContext":{"type":"string"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
const err0 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
const err1 = {instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
const err2 = {instancePath:instancePath+"/suppressOutput",schemaPath:"#/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
const err3 = {instancePath:instancePath+"/systemMessage",schemaPath:"#/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("SessionStart" !== data6.hookEventName){
const err7 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "SessionStart"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){
const err8 = {instancePath:instancePath+"/hookSpecificOutput/additionalContext",schemaPath:"#/properties/hookSpecificOutput/properties/additionalContext/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionStartOutput = module.exports);
}

// schemas/common/session-start-source.schema.json
let madeSessionStartSource: GeneratedValidator | undefined;
export function validatorOfSessionStartSource(): GeneratedValidator {
  if (madeSessionStartSource !== undefined) return madeSessionStartSource;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["startup","resume","clear","compress"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "startup") || (data === "resume")) || (data === "clear")) || (data === "compress"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionStartSource = module.exports);
}

// schemas/common/tool-calling-mode.schema.json
let madeToolCallingMode: GeneratedValidator | undefined;
export function validatorOfToolCallingMode(): GeneratedValidator {
  if (madeToolCallingMode !== undefined) return madeToolCallingMode;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"string","enum":["AUTO","ANY","NONE"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "AUTO") || (data === "ANY")) || (data === "NONE"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeToolCallingMode = module.exports);
}

// schemas/worker/cancel.schema.json
let madeWorkerCancel: GeneratedValidator | undefined;
export function validatorOfWorkerCancel(): GeneratedValidator {
  if (madeWorkerCancel !== undefined) return madeWorkerCancel;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"cancel"},"id":{"type":"integer","minimum":1}},"required":["type","id"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("cancel" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "cancel"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeWorkerCancel = module.exports);
}

// schemas/worker/hello.schema.json
let madeWorkerHello: GeneratedValidator | undefined;
export function validatorOfWorkerHello(): GeneratedValidator {
  if (madeWorkerHello !== undefined) return madeWorkerHello;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"hello"},"concurrency":{"type":"integer","minimum":1,"maximum":1000}},"required":["type"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
if("hello" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hello"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.concurrency !== undefined){
let data1 = data.concurrency;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeWorkerHello = module.exports);
}

// schemas/settings/worker-hook.schema.json
let madeWorkerHookConfig: GeneratedValidator | undefined;
export function validatorOfWorkerHookConfig(): GeneratedValidator {
  if (madeWorkerHookConfig !== undefined) return madeWorkerHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"worker"},"command":{"type":"string","pattern":"\\S"},"args":{"type":"array","items":{"type":"string"}},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"startTimeout":{"type":"integer","minimum":1,"maximum":2147483647},"maxCalls":{"type":"integer","minimum":1},"idleTimeout":{"type":"integer","minimum":1,"maximum":2147483647},"env":{"type":"object","additionalProperties":{"type":"string"}},"onError":{"fits":"HookErrorPolicy"},"async":{"type":"boolean"},"enforce":{"type":"boolean"},"source":{"fits":"ConfigSource"}},"required":["type","command"]};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.command === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("worker" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "worker"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.args !== undefined){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.startTimeout !== undefined){
let data7 = data.startTimeout;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/startTimeout",schemaPath:"#/properties/startTimeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/startTimeout",schemaPath:"#/properties/startTimeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/startTimeout",schemaPath:"#/properties/startTimeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.maxCalls !== undefined){
let data8 = data.maxCalls;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.idleTimeout !== undefined){
let data9 = data.idleTimeout;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/idleTimeout",schemaPath:"#/properties/idleTimeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/idleTimeout",schemaPath:"#/properties/idleTimeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/idleTimeout",schemaPath:"#/properties/idleTimeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.env !== undefined){
let data10 = data.env;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
if(typeof data10[key0] !== "string"){
const err21 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
const err23 = {instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
const err24 = {instancePath:instancePath+"/enforce",schemaPath:"#/properties/enforce/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeWorkerHookConfig = module.exports);
}

// schemas/worker/request.schema.json
let madeWorkerRequest: GeneratedValidator | undefined;
export function validatorOfWorkerRequest(): GeneratedValidator {
  if (madeWorkerRequest !== undefined) return madeWorkerRequest;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"request"},"id":{"type":"integer","minimum":1},"input":{"type":"object"}},"required":["type","id","input"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.input === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
if("request" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "request"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.input !== undefined){
let data2 = data.input;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeWorkerRequest = module.exports);
}

// schemas/worker/response.schema.json
let madeWorkerResponse: GeneratedValidator | undefined;
export function validatorOfWorkerResponse(): GeneratedValidator {
  if (madeWorkerResponse !== undefined) return madeWorkerResponse;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"type":"object","properties":{"type":{"const":"response"},"id":{"type":"integer","minimum":1},"output":{"anyOf":[{"type":"object"},{"type":"string"}]},"exitCode":{"type":"integer","minimum":0,"maximum":255},"stderr":{"type":"string"}},"required":["type","id"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("response" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.output !== undefined){
let data2 = data.output;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.exitCode !== undefined){
let data3 = data.exitCode;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 255 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.stderr !== undefined){
if(typeof data.stderr !== "string"){
const err11 = {instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeWorkerResponse = module.exports);
}
