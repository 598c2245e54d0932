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

// schemas/events/after-agent.input.schema.json
let madeAfterAgentInput: GeneratedValidator | undefined;
export function validatorOfAfterAgentInput(): GeneratedValidator {
  if (madeAfterAgentInput !== undefined) return madeAfterAgentInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["prompt"] === undefined || data["prompt_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["prompt","prompt_response"]);
errors = vErrors.length;
}
if(data["prompt"] !== undefined && typeof data["prompt"] !== "string" || data["prompt_response"] !== undefined && typeof data["prompt_response"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["prompt","prompt_response"]);
errors = vErrors.length;
}
if(data["stop_hook_active"] !== undefined && typeof data["stop_hook_active"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["stop_hook_active"]);
errors = vErrors.length;
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["clearContext"] !== undefined && typeof data3["clearContext"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "boolean", ["clearContext"]);
errors = vErrors.length;
}
if(data3["additionalContext"] !== undefined && typeof data3["additionalContext"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "string", ["additionalContext"]);
errors = vErrors.length;
}
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "AfterAgent"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "AfterAgent"});
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterAgentOutput = module.exports);
}

// schemas/events/after-model.input.schema.json
let madeAfterModelInput: GeneratedValidator | undefined;
export function validatorOfAfterModelInput(): GeneratedValidator {
  if (madeAfterModelInput !== undefined) return madeAfterModelInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["model_request"] === undefined || data["model_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["model_request","model_response"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
if(!isObject(data.model_request)){
vErrors = addError(vErrors, instancePath+"/model_request", "type", {type: "object"});
errors = vErrors.length;
}
}
if(data.model_response !== undefined){
if(!isObject(data.model_response)){
vErrors = addError(vErrors, instancePath+"/model_response", "type", {type: "object"});
errors = vErrors.length;
}
}
}
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["llm_request"] === undefined || data["llm_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["llm_request","llm_response"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
const err0 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/1/properties/model_request/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const err1 = {instancePath:instancePath+"/model_response",schemaPath:"#/anyOf/1/properties/model_response/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(!Array.isArray(data6)){
vErrors = addError(vErrors, instancePath+"/tool_calls", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMToolCall()(data6[i0], {instancePath: instancePath+"/tool_calls/" + i0})){
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
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["keepToolCalls"] !== undefined && typeof data3["keepToolCalls"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "boolean", ["keepToolCalls"]);
errors = vErrors.length;
}
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "AfterModel"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "AfterModel"});
errors = vErrors.length;
}
}
if(data3.llm_response !== undefined){
if(!validatorOfLLMResponsePatch()(data3.llm_response, {instancePath: instancePath+"/hookSpecificOutput/llm_response"})){
vErrors = joinErrors(vErrors, validatorOfLLMResponsePatch().errors);
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAfterModelOutput = module.exports);
}

// schemas/events/after-tool.input.schema.json
let madeAfterToolInput: GeneratedValidator | undefined;
export function validatorOfAfterToolInput(): GeneratedValidator {
  if (madeAfterToolInput !== undefined) return madeAfterToolInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("[\\s\\S]", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["tool_name"] === undefined || data["tool_input"] === undefined || data["tool_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["tool_name","tool_input","tool_response"]);
errors = vErrors.length;
}
if(data["original_request_name"] !== undefined && typeof data["original_request_name"] !== "string" || data["assistant_text"] !== undefined && typeof data["assistant_text"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["original_request_name","assistant_text"]);
errors = vErrors.length;
}
if(data.tool_name !== undefined){
let data0 = data.tool_name;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
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
let data3 = data.tool_use_id;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_use_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
vErrors = addError(vErrors, instancePath+"/tool_use_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.duration_ms !== undefined){
let data4 = data.duration_ms;
if(!Number.isFinite(data4)){
vErrors = addError(vErrors, instancePath+"/duration_ms", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0){
vErrors = addError(vErrors, instancePath+"/duration_ms", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["additionalContext"] !== undefined && typeof data3["additionalContext"] !== "string" || data3["tool_result"] !== undefined && typeof data3["tool_result"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "string", ["additionalContext","tool_result"]);
errors = vErrors.length;
}
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "AfterTool"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "AfterTool"});
errors = vErrors.length;
}
}
if(data3.tailToolCallRequest !== undefined){
let data5 = data3.tailToolCallRequest;
if(!isObject(data5)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/tailToolCallRequest", "type", {type: "object"});
errors = vErrors.length;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["name"] === undefined || data5["args"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/hookSpecificOutput/tailToolCallRequest", data5, ["name","args"]);
errors = vErrors.length;
}
if(data5["name"] !== undefined && typeof data5["name"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput/tailToolCallRequest", data5, "string", ["name"]);
errors = vErrors.length;
}
if(data5.args !== undefined){
if(!isObject(data5.args)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/tailToolCallRequest/args", "type", {type: "object"});
errors = vErrors.length;
}
}
}
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["success"] === undefined || data["allOutputs"] === undefined || data["errors"] === undefined || data["totalDuration"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["success","allOutputs","errors","totalDuration"]);
errors = vErrors.length;
}
if(data["success"] !== undefined && typeof data["success"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["success"]);
errors = vErrors.length;
}
if(data["withheld"] !== undefined && typeof data["withheld"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["withheld"]);
errors = vErrors.length;
}
if(data.finalOutput !== undefined){
if(!validatorOfHookOutput()(data.finalOutput, {instancePath: instancePath+"/finalOutput"})){
vErrors = joinErrors(vErrors, validatorOfHookOutput().errors);
errors = vErrors.length;
}
}
if(data.allOutputs !== undefined){
let data1 = data.allOutputs;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/allOutputs", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookOutput()(data1[i0], {instancePath: instancePath+"/allOutputs/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookOutput().errors);
errors = vErrors.length;
}
}
}
}
if(data.errors !== undefined){
let data3 = data.errors;
if(!Array.isArray(data3)){
vErrors = addError(vErrors, instancePath+"/errors", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfHookErrorInfo()(data3[i1], {instancePath: instancePath+"/errors/" + i1})){
vErrors = joinErrors(vErrors, validatorOfHookErrorInfo().errors);
errors = vErrors.length;
}
}
}
}
if(data.totalDuration !== undefined){
let data5 = data.totalDuration;
if(!Number.isFinite(data5)){
vErrors = addError(vErrors, instancePath+"/totalDuration", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0){
vErrors = addError(vErrors, instancePath+"/totalDuration", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.hookResults !== undefined){
let data6 = data.hookResults;
if(!Array.isArray(data6)){
vErrors = addError(vErrors, instancePath+"/hookResults", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!validatorOfHookExecutionResult()(data6[i2], {instancePath: instancePath+"/hookResults/" + i2})){
vErrors = joinErrors(vErrors, validatorOfHookExecutionResult().errors);
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeAggregatedHookResult = module.exports);
}

// schemas/events/before-agent.input.schema.json
let madeBeforeAgentInput: GeneratedValidator | undefined;
export function validatorOfBeforeAgentInput(): GeneratedValidator {
  if (madeBeforeAgentInput !== undefined) return madeBeforeAgentInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["prompt"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["prompt"]);
errors = vErrors.length;
}
if(data["prompt"] !== undefined && typeof data["prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["prompt"]);
errors = vErrors.length;
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["additionalContext"] !== undefined && typeof data3["additionalContext"] !== "string" || data3["prompt"] !== undefined && typeof data3["prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "string", ["additionalContext","prompt"]);
errors = vErrors.length;
}
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "BeforeAgent"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "BeforeAgent"});
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeAgentOutput = module.exports);
}

// schemas/events/before-model.input.schema.json
let madeBeforeModelInput: GeneratedValidator | undefined;
export function validatorOfBeforeModelInput(): GeneratedValidator {
  if (madeBeforeModelInput !== undefined) return madeBeforeModelInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["model_request"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["model_request"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
if(!isObject(data.model_request)){
vErrors = addError(vErrors, instancePath+"/model_request", "type", {type: "object"});
errors = vErrors.length;
}
}
}
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["llm_request"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["llm_request"]);
errors = vErrors.length;
}
if(data["system_instruction"] !== undefined && typeof data["system_instruction"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["system_instruction"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
const err0 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/1/properties/model_request/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.llm_request !== undefined){
if(!validatorOfLLMRequest()(data.llm_request, {instancePath: instancePath+"/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequest().errors);
errors = vErrors.length;
}
}
if(data.tool_results !== undefined){
let data3 = data.tool_results;
if(!Array.isArray(data3)){
vErrors = addError(vErrors, instancePath+"/tool_results", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMToolResult()(data3[i0], {instancePath: instancePath+"/tool_results/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMToolResult().errors);
errors = vErrors.length;
}
}
}
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["system_instruction"] !== undefined && typeof data3["system_instruction"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "string", ["system_instruction"]);
errors = vErrors.length;
}
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "BeforeModel"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "BeforeModel"});
errors = vErrors.length;
}
}
if(data3.llm_request !== undefined){
if(!validatorOfLLMRequestPatch()(data3.llm_request, {instancePath: instancePath+"/hookSpecificOutput/llm_request"})){
vErrors = joinErrors(vErrors, validatorOfLLMRequestPatch().errors);
errors = vErrors.length;
}
}
if(data3.llm_response !== undefined){
if(!validatorOfLLMResponsePatch()(data3.llm_response, {instancePath: instancePath+"/hookSpecificOutput/llm_response"})){
vErrors = joinErrors(vErrors, validatorOfLLMResponsePatch().errors);
errors = vErrors.length;
}
}
if(data3.tool_results !== undefined){
let data7 = data3.tool_results;
if(!Array.isArray(data7)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/tool_results", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfLLMToolResultPatch()(data7[i1], {instancePath: instancePath+"/hookSpecificOutput/tool_results/" + i1})){
vErrors = joinErrors(vErrors, validatorOfLLMToolResultPatch().errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeModelOutput = module.exports);
}

// schemas/events/before-tool.input.schema.json
let madeBeforeToolInput: GeneratedValidator | undefined;
export function validatorOfBeforeToolInput(): GeneratedValidator {
  if (madeBeforeToolInput !== undefined) return madeBeforeToolInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("[\\s\\S]", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["tool_name"] === undefined || data["tool_input"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["tool_name","tool_input"]);
errors = vErrors.length;
}
if(data["original_request_name"] !== undefined && typeof data["original_request_name"] !== "string" || data["assistant_text"] !== undefined && typeof data["assistant_text"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["original_request_name","assistant_text"]);
errors = vErrors.length;
}
if(data.tool_name !== undefined){
let data0 = data.tool_name;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
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
let data3 = data.tool_use_id;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_use_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
vErrors = addError(vErrors, instancePath+"/tool_use_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["permissionDecisionReason"] !== undefined && typeof data3["permissionDecisionReason"] !== "string" || data3["additionalContext"] !== undefined && typeof data3["additionalContext"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "string", ["permissionDecisionReason","additionalContext"]);
errors = vErrors.length;
}
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "BeforeTool"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "BeforeTool"});
errors = vErrors.length;
}
}
if(data3.tool_input !== undefined){
if(!isObject(data3.tool_input)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/tool_input", "type", {type: "object"});
errors = vErrors.length;
}
}
if(data3.tool_input_mode !== undefined){
let data6 = data3.tool_input_mode;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/tool_input_mode", "type", {type: "string"});
errors = vErrors.length;
}
if(data6 !== "merge" && data6 !== "replace"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/tool_input_mode", "enum", {allowedValues: ["merge","replace"]});
errors = vErrors.length;
}
}
if(data3.permissionDecision !== undefined){
if(!validatorOfHookDecision()(data3.permissionDecision, {instancePath: instancePath+"/hookSpecificOutput/permissionDecision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBeforeToolOutput = module.exports);
}

// schemas/events/before-tool-selection.input.schema.json
let madeBeforeToolSelectionInput: GeneratedValidator | undefined;
export function validatorOfBeforeToolSelectionInput(): GeneratedValidator {
  if (madeBeforeToolSelectionInput !== undefined) return madeBeforeToolSelectionInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["model_request"] === undefined || data["available_tools"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["model_request","available_tools"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
if(!isObject(data.model_request)){
vErrors = addError(vErrors, instancePath+"/model_request", "type", {type: "object"});
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
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["llm_request"] === undefined || data["available_tools"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["llm_request","available_tools"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
const err0 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/1/properties/model_request/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(!Array.isArray(data.available_tools)){
vErrors = addError(vErrors, instancePath+"/available_tools", "type", {type: "array"});
errors = vErrors.length;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "BeforeToolSelection"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "BeforeToolSelection"});
errors = vErrors.length;
}
}
if(data3.toolConfig !== undefined){
if(!validatorOfHookToolConfig()(data3.toolConfig, {instancePath: instancePath+"/hookSpecificOutput/toolConfig"})){
vErrors = joinErrors(vErrors, validatorOfHookToolConfig().errors);
errors = vErrors.length;
}
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "invalid_request" && data !== "unsupported_event" && data !== "validation_failure" && data !== "translation_failure" && data !== "internal_error"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["invalid_request","unsupported_event","validation_failure","translation_failure","internal_error"]});
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type"]);
errors = vErrors.length;
}
if(data["description"] !== undefined && typeof data["description"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["description"]);
errors = vErrors.length;
}
if(data["async"] !== undefined && typeof data["async"] !== "boolean" || data["enforce"] !== undefined && typeof data["enforce"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["async","enforce"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "bus"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "bus"});
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.timeout !== undefined){
let data2 = data.timeout;
if(!Number.isInteger(data2)){
vErrors = addError(vErrors, instancePath+"/timeout", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1){
vErrors = addError(vErrors, instancePath+"/timeout", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data2 > 2147483647){
vErrors = addError(vErrors, instancePath+"/timeout", "maximum", {comparison: "<=", limit: 2147483647});
errors = vErrors.length;
}
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.needs !== undefined){
let data4 = data.needs;
if(!Array.isArray(data4)){
vErrors = addError(vErrors, instancePath+"/needs", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookNeed()(data4[i0], {instancePath: instancePath+"/needs/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookNeed().errors);
errors = vErrors.length;
}
}
}
}
if(data.budget_ms !== undefined){
let data6 = data.budget_ms;
if(!Number.isInteger(data6)){
vErrors = addError(vErrors, instancePath+"/budget_ms", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1){
vErrors = addError(vErrors, instancePath+"/budget_ms", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeBusHookConfig = module.exports);
}

// schemas/common/command-facts.schema.json
let madeCommandFacts: GeneratedValidator | undefined;
export function validatorOfCommandFacts(): GeneratedValidator {
  if (madeCommandFacts !== undefined) return madeCommandFacts;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["programs"] === undefined || data["reads"] === undefined || data["writes"] === undefined || data["deletes"] === undefined || data["writes_outside"] === undefined || data["deletes_outside"] === undefined || data["hosts"] === undefined || data["reveals"] === undefined || data["changes"] === undefined || data["git"] === undefined || data["opaque"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["programs","reads","writes","deletes","writes_outside","deletes_outside","hosts","reveals","changes","git","opaque"]);
errors = vErrors.length;
}
if(data["sends"] !== undefined && typeof data["sends"] !== "boolean" || data["uses_sudo"] !== undefined && typeof data["uses_sudo"] !== "boolean" || data["background"] !== undefined && typeof data["background"] !== "boolean" || data["runs_code"] !== undefined && typeof data["runs_code"] !== "boolean" || data["opaque"] !== undefined && typeof data["opaque"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["sends","uses_sudo","background","runs_code","opaque"]);
errors = vErrors.length;
}
if(data["why_opaque"] !== undefined && typeof data["why_opaque"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["why_opaque"]);
errors = vErrors.length;
}
if(data.programs !== undefined){
let data0 = data.programs;
if(!Array.isArray(data0)){
vErrors = addError(vErrors, instancePath+"/programs", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfCommandProgram()(data0[i0], {instancePath: instancePath+"/programs/" + i0})){
vErrors = joinErrors(vErrors, validatorOfCommandProgram().errors);
errors = vErrors.length;
}
}
}
}
if(data.reads !== undefined){
let data2 = data.reads;
if(!Array.isArray(data2)){
vErrors = addError(vErrors, instancePath+"/reads", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/reads/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.writes !== undefined){
let data4 = data.writes;
if(!Array.isArray(data4)){
vErrors = addError(vErrors, instancePath+"/writes", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(typeof data4[i2] !== "string"){
vErrors = addError(vErrors, instancePath+"/writes/" + i2, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.deletes !== undefined){
let data6 = data.deletes;
if(!Array.isArray(data6)){
vErrors = addError(vErrors, instancePath+"/deletes", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(typeof data6[i3] !== "string"){
vErrors = addError(vErrors, instancePath+"/deletes/" + i3, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.writes_outside !== undefined){
let data8 = data.writes_outside;
if(!Array.isArray(data8)){
vErrors = addError(vErrors, instancePath+"/writes_outside", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data8)){
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
if(typeof data8[i4] !== "string"){
vErrors = addError(vErrors, instancePath+"/writes_outside/" + i4, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.deletes_outside !== undefined){
let data10 = data.deletes_outside;
if(!Array.isArray(data10)){
vErrors = addError(vErrors, instancePath+"/deletes_outside", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data10)){
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
if(typeof data10[i5] !== "string"){
vErrors = addError(vErrors, instancePath+"/deletes_outside/" + i5, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.hosts !== undefined){
let data12 = data.hosts;
if(!Array.isArray(data12)){
vErrors = addError(vErrors, instancePath+"/hosts", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data12)){
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
if(typeof data12[i6] !== "string"){
vErrors = addError(vErrors, instancePath+"/hosts/" + i6, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.reveals !== undefined){
let data14 = data.reveals;
if(!Array.isArray(data14)){
vErrors = addError(vErrors, instancePath+"/reveals", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data14)){
const len7 = data14.length;
for(let i7=0; i7<len7; i7++){
let data15 = data14[i7];
if(typeof data15 !== "string"){
vErrors = addError(vErrors, instancePath+"/reveals/" + i7, "type", {type: "string"});
errors = vErrors.length;
}
if(data15 !== "secrets" && data15 !== "folders" && data15 !== "environment" && data15 !== "stores"){
vErrors = addError(vErrors, instancePath+"/reveals/" + i7, "enum", {allowedValues: ["secrets","folders","environment","stores"]});
errors = vErrors.length;
}
}
}
}
if(data.changes !== undefined){
let data16 = data.changes;
if(!Array.isArray(data16)){
vErrors = addError(vErrors, instancePath+"/changes", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data16)){
const len8 = data16.length;
for(let i8=0; i8<len8; i8++){
let data17 = data16[i8];
if(typeof data17 !== "string"){
vErrors = addError(vErrors, instancePath+"/changes/" + i8, "type", {type: "string"});
errors = vErrors.length;
}
if(data17 !== "system" && data17 !== "project" && data17 !== "files" && data17 !== "disks" && data17 !== "controls"){
vErrors = addError(vErrors, instancePath+"/changes/" + i8, "enum", {allowedValues: ["system","project","files","disks","controls"]});
errors = vErrors.length;
}
}
}
}
if(data.git !== undefined){
let data18 = data.git;
if(!Array.isArray(data18)){
vErrors = addError(vErrors, instancePath+"/git", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data18)){
const len9 = data18.length;
for(let i9=0; i9<len9; i9++){
let data19 = data18[i9];
if(typeof data19 !== "string"){
vErrors = addError(vErrors, instancePath+"/git/" + i9, "type", {type: "string"});
errors = vErrors.length;
}
if(data19 !== "force-push" && data19 !== "discarded-work" && data19 !== "rewritten-history" && data19 !== "skipped-checks" && data19 !== "changed-checks" && data19 !== "changed-settings"){
vErrors = addError(vErrors, instancePath+"/git/" + i9, "enum", {allowedValues: ["force-push","discarded-work","rewritten-history","skipped-checks","changed-checks","changed-settings"]});
errors = vErrors.length;
}
}
}
}
if(data.unresolved !== undefined){
let data20 = data.unresolved;
if(!Array.isArray(data20)){
vErrors = addError(vErrors, instancePath+"/unresolved", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data20)){
const len10 = data20.length;
for(let i10=0; i10<len10; i10++){
let data21 = data20[i10];
if(typeof data21 !== "string"){
vErrors = addError(vErrors, instancePath+"/unresolved/" + i10, "type", {type: "string"});
errors = vErrors.length;
}
if(data21 !== "programs" && data21 !== "reads" && data21 !== "writes" && data21 !== "deletes" && data21 !== "hosts" && data21 !== "writes_outside" && data21 !== "deletes_outside"){
vErrors = addError(vErrors, instancePath+"/unresolved/" + i10, "enum", {allowedValues: ["programs","reads","writes","deletes","hosts","writes_outside","deletes_outside"]});
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeCommandFacts = module.exports);
}

// schemas/settings/command-hook.schema.json
let madeCommandHookConfig: GeneratedValidator | undefined;
export function validatorOfCommandHookConfig(): GeneratedValidator {
  if (madeCommandHookConfig !== undefined) return madeCommandHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["command"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","command"]);
errors = vErrors.length;
}
if(data["description"] !== undefined && typeof data["description"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["description"]);
errors = vErrors.length;
}
if(data["async"] !== undefined && typeof data["async"] !== "boolean" || data["enforce"] !== undefined && typeof data["enforce"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["async","enforce"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "command"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "command"});
errors = vErrors.length;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/command", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/command", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.args !== undefined){
let data2 = data.args;
if(!Array.isArray(data2)){
vErrors = addError(vErrors, instancePath+"/args", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/args/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.timeout !== undefined){
let data5 = data.timeout;
if(!Number.isInteger(data5)){
vErrors = addError(vErrors, instancePath+"/timeout", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1){
vErrors = addError(vErrors, instancePath+"/timeout", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data5 > 2147483647){
vErrors = addError(vErrors, instancePath+"/timeout", "maximum", {comparison: "<=", limit: 2147483647});
errors = vErrors.length;
}
}
}
if(data.env !== undefined){
let data6 = data.env;
if(!isObject(data6)){
vErrors = addError(vErrors, instancePath+"/env", "type", {type: "object"});
errors = vErrors.length;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
if(typeof data6[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.needs !== undefined){
let data9 = data.needs;
if(!Array.isArray(data9)){
vErrors = addError(vErrors, instancePath+"/needs", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfHookNeed()(data9[i1], {instancePath: instancePath+"/needs/" + i1})){
vErrors = joinErrors(vErrors, validatorOfHookNeed().errors);
errors = vErrors.length;
}
}
}
}
if(data.budget_ms !== undefined){
let data11 = data.budget_ms;
if(!Number.isInteger(data11)){
vErrors = addError(vErrors, instancePath+"/budget_ms", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1){
vErrors = addError(vErrors, instancePath+"/budget_ms", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeCommandHookConfig = module.exports);
}

// schemas/common/command-program.schema.json
let madeCommandProgram: GeneratedValidator | undefined;
export function validatorOfCommandProgram(): GeneratedValidator {
  if (madeCommandProgram !== undefined) return madeCommandProgram;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["name"] === undefined || data["args"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["name","args"]);
errors = vErrors.length;
}
if(data["name"] !== undefined && typeof data["name"] !== "string" || data["path"] !== undefined && typeof data["path"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["name","path"]);
errors = vErrors.length;
}
if(data.args !== undefined){
let data0 = data.args;
if(!Array.isArray(data0)){
vErrors = addError(vErrors, instancePath+"/args", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/args/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.env !== undefined){
let data2 = data.env;
if(!isObject(data2)){
vErrors = addError(vErrors, instancePath+"/env", "type", {type: "object"});
errors = vErrors.length;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.wrapped_by !== undefined){
let data4 = data.wrapped_by;
if(!Array.isArray(data4)){
vErrors = addError(vErrors, instancePath+"/wrapped_by", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/wrapped_by/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeCommandProgram = module.exports);
}

// schemas/common/config-source.schema.json
let madeConfigSource: GeneratedValidator | undefined;
export function validatorOfConfigSource(): GeneratedValidator {
  if (madeConfigSource !== undefined) return madeConfigSource;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "runtime" && data !== "system" && data !== "user" && data !== "extensions" && data !== "project"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["runtime","system","user","extensions","project"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeConfigSource = module.exports);
}

// schemas/common/file-facts.schema.json
let madeFileFacts: GeneratedValidator | undefined;
export function validatorOfFileFacts(): GeneratedValidator {
  if (madeFileFacts !== undefined) return madeFileFacts;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["path"] === undefined || data["inside_project"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["path","inside_project"]);
errors = vErrors.length;
}
if(data["path"] !== undefined && typeof data["path"] !== "string" || data["real_path"] !== undefined && typeof data["real_path"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["path","real_path"]);
errors = vErrors.length;
}
if(data["inside_project"] !== undefined && typeof data["inside_project"] !== "boolean" || data["is_symlink_out"] !== undefined && typeof data["is_symlink_out"] !== "boolean" || data["is_secret_like"] !== undefined && typeof data["is_secret_like"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["inside_project","is_symlink_out","is_secret_like"]);
errors = vErrors.length;
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeFileFacts = module.exports);
}

// schemas/settings/function-hook.schema.json
let madeFunctionHookConfig: GeneratedValidator | undefined;
export function validatorOfFunctionHookConfig(): GeneratedValidator {
  if (madeFunctionHookConfig !== undefined) return madeFunctionHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["name"] === undefined || data["action"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","name","action"]);
errors = vErrors.length;
}
if(data["description"] !== undefined && typeof data["description"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["description"]);
errors = vErrors.length;
}
if(data["async"] !== undefined && typeof data["async"] !== "boolean" || data["enforce"] !== undefined && typeof data["enforce"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["async","enforce"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "function"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "function"});
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.timeout !== undefined){
let data2 = data.timeout;
if(!Number.isInteger(data2)){
vErrors = addError(vErrors, instancePath+"/timeout", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1){
vErrors = addError(vErrors, instancePath+"/timeout", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data2 > 2147483647){
vErrors = addError(vErrors, instancePath+"/timeout", "maximum", {comparison: "<=", limit: 2147483647});
errors = vErrors.length;
}
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.needs !== undefined){
let data4 = data.needs;
if(!Array.isArray(data4)){
vErrors = addError(vErrors, instancePath+"/needs", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookNeed()(data4[i0], {instancePath: instancePath+"/needs/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookNeed().errors);
errors = vErrors.length;
}
}
}
}
if(data.budget_ms !== undefined){
let data6 = data.budget_ms;
if(!Number.isInteger(data6)){
vErrors = addError(vErrors, instancePath+"/budget_ms", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1){
vErrors = addError(vErrors, instancePath+"/budget_ms", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeFunctionHookConfig = module.exports);
}

// schemas/common/hook-agent.schema.json
let madeHookAgent: GeneratedValidator | undefined;
export function validatorOfHookAgent(): GeneratedValidator {
  if (madeHookAgent !== undefined) return madeHookAgent;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["id"] === undefined || data["depth"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["id","depth"]);
errors = vErrors.length;
}
if(data["type"] !== undefined && typeof data["type"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["type"]);
errors = vErrors.length;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = addError(vErrors, instancePath+"/id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.parent_id !== undefined){
let data1 = data.parent_id;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/parent_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/parent_id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.depth !== undefined){
let data2 = data.depth;
if(!Number.isInteger(data2)){
vErrors = addError(vErrors, instancePath+"/depth", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0){
vErrors = addError(vErrors, instancePath+"/depth", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookAgent = module.exports);
}

// schemas/settings/budgets.schema.json
let madeHookBudgets: GeneratedValidator | undefined;
export function validatorOfHookBudgets(): GeneratedValidator {
  if (madeHookBudgets !== undefined) return madeHookBudgets;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tokens !== undefined){
let data0 = data.tokens;
if(!Number.isInteger(data0)){
vErrors = addError(vErrors, instancePath+"/tokens", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0){
vErrors = addError(vErrors, instancePath+"/tokens", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.cost_usd !== undefined){
let data1 = data.cost_usd;
if(!Number.isFinite(data1)){
vErrors = addError(vErrors, instancePath+"/cost_usd", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0){
vErrors = addError(vErrors, instancePath+"/cost_usd", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.tool_calls !== undefined){
let data2 = data.tool_calls;
if(!Number.isInteger(data2)){
vErrors = addError(vErrors, instancePath+"/tool_calls", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0){
vErrors = addError(vErrors, instancePath+"/tool_calls", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.model_calls !== undefined){
let data3 = data.model_calls;
if(!Number.isInteger(data3)){
vErrors = addError(vErrors, instancePath+"/model_calls", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0){
vErrors = addError(vErrors, instancePath+"/model_calls", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.minutes !== undefined){
let data4 = data.minutes;
if(!Number.isFinite(data4)){
vErrors = addError(vErrors, instancePath+"/minutes", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0){
vErrors = addError(vErrors, instancePath+"/minutes", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.onExceed !== undefined){
if(!validatorOfOnExceed()(data.onExceed, {instancePath: instancePath+"/onExceed"})){
vErrors = joinErrors(vErrors, validatorOfOnExceed().errors);
errors = vErrors.length;
}
}
if(data.onUnknown !== undefined){
if(!validatorOfOnUnknown()(data.onUnknown, {instancePath: instancePath+"/onUnknown"})){
vErrors = joinErrors(vErrors, validatorOfOnUnknown().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookBudgets = module.exports);
}

// schemas/settings/hook-config.schema.json
let madeHookConfig: GeneratedValidator | undefined;
export function validatorOfHookConfig(): GeneratedValidator {
  if (madeHookConfig !== undefined) return madeHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(!validatorOfBusHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfBusHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs3 = errors;
if(!validatorOfCommandHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfCommandHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(!validatorOfFunctionHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfFunctionHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!validatorOfHttpHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfHttpHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(!validatorOfPluginHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfPluginHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!validatorOfRuleHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfRuleHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(!validatorOfWorkerHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfWorkerHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
}
}
}
}
}
if(!valid1){
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
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "ask" && data !== "block" && data !== "deny" && data !== "approve" && data !== "allow"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["ask","block","deny","approve","allow"]});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["hooks"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["hooks"]);
errors = vErrors.length;
}
if(data["matcher"] !== undefined && typeof data["matcher"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["matcher"]);
errors = vErrors.length;
}
if(data["sequential"] !== undefined && typeof data["sequential"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["sequential"]);
errors = vErrors.length;
}
if(data.set !== undefined){
let data0 = data.set;
if(!isObject(data0)){
vErrors = addError(vErrors, instancePath+"/set", "type", {type: "object"});
errors = vErrors.length;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["name"] === undefined || data0["version"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/set", data0, ["name","version"]);
errors = vErrors.length;
}
if(data0["name"] !== undefined && typeof data0["name"] !== "string" || data0["digest"] !== undefined && typeof data0["digest"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/set", data0, "string", ["name","digest"]);
errors = vErrors.length;
}
if(data0.version !== undefined){
let data1 = data0.version;
if(!Number.isInteger(data1)){
vErrors = addError(vErrors, instancePath+"/set/version", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1){
vErrors = addError(vErrors, instancePath+"/set/version", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
}
}
if(data.hooks !== undefined){
let data2 = data.hooks;
if(!Array.isArray(data2)){
vErrors = addError(vErrors, instancePath+"/hooks", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs5 = errors;
let valid5 = false;
const _errs6 = errors;
if(!validatorOfBusHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfBusHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs7 = errors;
if(!validatorOfCommandHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfCommandHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs8 = errors;
if(!validatorOfHttpHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHttpHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs9 = errors;
if(!validatorOfPluginHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfPluginHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs10 = errors;
if(!validatorOfRuleHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfRuleHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs11 = errors;
if(!validatorOfWorkerHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfWorkerHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid5 = valid5 || _valid0;
}
}
}
}
}
if(!valid5){
const err0 = {instancePath:instancePath+"/hooks/" + i0,schemaPath:"#/properties/hooks/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["message"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["message"]);
errors = vErrors.length;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
vErrors = addError(vErrors, instancePath+"/message", "type", {type: "string"});
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "allow" && data !== "block"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["allow","block"]});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["correlationId"] === undefined || data["success"] === undefined || data["error"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","correlationId","success","error"]);
errors = vErrors.length;
}
if(data["correlationId"] !== undefined && typeof data["correlationId"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["correlationId"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "hook-execution-response"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "hook-execution-response"});
errors = vErrors.length;
}
}
if(data.success !== undefined){
if(data.success !== false){
vErrors = addError(vErrors, instancePath+"/success", "const", {allowedValue: false});
errors = vErrors.length;
}
}
if(data.output !== undefined){
if(!validatorOfAggregatedHookResult()(data.output, {instancePath: instancePath+"/output"})){
vErrors = joinErrors(vErrors, validatorOfAggregatedHookResult().errors);
errors = vErrors.length;
}
}
if(data.error !== undefined){
let data3 = data.error;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/error", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["message"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/error", data3, ["message"]);
errors = vErrors.length;
}
if(data3["message"] !== undefined && typeof data3["message"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/error", data3, "string", ["message"]);
errors = vErrors.length;
}
if(data3.code !== undefined){
if(!validatorOfBusErrorCode()(data3.code, {instancePath: instancePath+"/error/code"})){
vErrors = joinErrors(vErrors, validatorOfBusErrorCode().errors);
errors = vErrors.length;
}
}
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["eventName"] === undefined || data["input"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","eventName","input"]);
errors = vErrors.length;
}
if(data["correlationId"] !== undefined && typeof data["correlationId"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["correlationId"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "hook-execution-request"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "hook-execution-request"});
errors = vErrors.length;
}
}
if(data.eventName !== undefined){
let data1 = data.eventName;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/eventName", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/eventName", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.input !== undefined){
if(!isObject(data.input)){
vErrors = addError(vErrors, instancePath+"/input", "type", {type: "object"});
errors = vErrors.length;
}
}
if(data.origin !== undefined){
if(!validatorOfHookOrigin()(data.origin, {instancePath: instancePath+"/origin"})){
vErrors = joinErrors(vErrors, validatorOfHookOrigin().errors);
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(!validatorOfHookExecutionSuccess()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfHookExecutionSuccess().errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs3 = errors;
if(!validatorOfHookExecutionFailure()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfHookExecutionFailure().errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
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
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["hookConfig"] === undefined || data["eventName"] === undefined || data["success"] === undefined || data["duration"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["hookConfig","eventName","success","duration"]);
errors = vErrors.length;
}
if(data["success"] !== undefined && typeof data["success"] !== "boolean" || data["background"] !== undefined && typeof data["background"] !== "boolean" || data["timedOut"] !== undefined && typeof data["timedOut"] !== "boolean" || data["truncated"] !== undefined && typeof data["truncated"] !== "boolean" || data["aborted"] !== undefined && typeof data["aborted"] !== "boolean" || data["grant"] !== undefined && typeof data["grant"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["success","background","timedOut","truncated","aborted","grant"]);
errors = vErrors.length;
}
if(data["because"] !== undefined && typeof data["because"] !== "string" || data["stdout"] !== undefined && typeof data["stdout"] !== "string" || data["stderr"] !== undefined && typeof data["stderr"] !== "string" || data["signal"] !== undefined && typeof data["signal"] !== "string" || data["doubt"] !== undefined && typeof data["doubt"] !== "string" || data["withheld"] !== undefined && typeof data["withheld"] !== "string" || data["toolResult"] !== undefined && typeof data["toolResult"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["because","stdout","stderr","signal","doubt","withheld","toolResult"]);
errors = vErrors.length;
}
if(data.hookConfig !== undefined){
if(!isObject(data.hookConfig)){
vErrors = addError(vErrors, instancePath+"/hookConfig", "type", {type: "object"});
errors = vErrors.length;
}
}
if(data.eventName !== undefined){
let data1 = data.eventName;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/eventName", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/eventName", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
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
if(data.exitCode !== undefined){
if(!Number.isInteger(data.exitCode)){
vErrors = addError(vErrors, instancePath+"/exitCode", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.skipped !== undefined){
if(!validatorOfHookVerdictKind()(data.skipped, {instancePath: instancePath+"/skipped"})){
vErrors = joinErrors(vErrors, validatorOfHookVerdictKind().errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!Number.isFinite(data6)){
vErrors = addError(vErrors, instancePath+"/duration", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0){
vErrors = addError(vErrors, instancePath+"/duration", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.cpuDuration !== undefined){
let data7 = data.cpuDuration;
if(!Number.isFinite(data7)){
vErrors = addError(vErrors, instancePath+"/cpuDuration", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0){
vErrors = addError(vErrors, instancePath+"/cpuDuration", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
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
let data10 = data.warnings;
if(!Array.isArray(data10)){
vErrors = addError(vErrors, instancePath+"/warnings", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/warnings/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.ignored !== undefined){
if(!validatorOfHookDecision()(data.ignored, {instancePath: instancePath+"/ignored"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
}
if(data.stdoutBytes !== undefined){
let data13 = data.stdoutBytes;
if(!Number.isInteger(data13)){
vErrors = addError(vErrors, instancePath+"/stdoutBytes", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0){
vErrors = addError(vErrors, instancePath+"/stdoutBytes", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.stderrBytes !== undefined){
let data14 = data.stderrBytes;
if(!Number.isInteger(data14)){
vErrors = addError(vErrors, instancePath+"/stderrBytes", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0){
vErrors = addError(vErrors, instancePath+"/stderrBytes", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["correlationId"] === undefined || data["success"] === undefined || data["output"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","correlationId","success","output"]);
errors = vErrors.length;
}
if(data["correlationId"] !== undefined && typeof data["correlationId"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["correlationId"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "hook-execution-response"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "hook-execution-response"});
errors = vErrors.length;
}
}
if(data.success !== undefined){
if(data.success !== true){
vErrors = addError(vErrors, instancePath+"/success", "const", {allowedValue: true});
errors = vErrors.length;
}
}
if(data.output !== undefined){
if(!validatorOfAggregatedHookResult()(data.output, {instancePath: instancePath+"/output"})){
vErrors = joinErrors(vErrors, validatorOfAggregatedHookResult().errors);
errors = vErrors.length;
}
}
if(data.error !== undefined){
const err0 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookExecutionSuccess = module.exports);
}

// schemas/common/failure-stage.schema.json
let madeHookFailureStage: GeneratedValidator | undefined;
export function validatorOfHookFailureStage(): GeneratedValidator {
  if (madeHookFailureStage !== undefined) return madeHookFailureStage;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "envelope" && data !== "routing" && data !== "validation" && data !== "translation" && data !== "planning" && data !== "execution" && data !== "aggregation" && data !== "publication" && data !== "internal"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["envelope","routing","validation","translation","planning","execution","aggregation","publication","internal"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookFailureStage = module.exports);
}

// schemas/common/base-input.schema.json
let madeHookInput: GeneratedValidator | undefined;
export function validatorOfHookInput(): GeneratedValidator {
  if (madeHookInput !== undefined) return madeHookInput;
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
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path"]);
errors = vErrors.length;
}
if(data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["hook_event_name"] !== undefined && typeof data["hook_event_name"] !== "string" || data["transcript_path"] !== undefined && typeof data["transcript_path"] !== "string" || data["user_prompt"] !== undefined && typeof data["user_prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["session_id","cwd","hook_event_name","transcript_path","user_prompt"]);
errors = vErrors.length;
}
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
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
let data3 = data.turn_id;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
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
  return (madeHookInput = module.exports);
}

// schemas/common/hook-need.schema.json
let madeHookNeed: GeneratedValidator | undefined;
export function validatorOfHookNeed(): GeneratedValidator {
  if (madeHookNeed !== undefined) return madeHookNeed;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "assistant_text" && data !== "user_prompt"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["assistant_text","user_prompt"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookNeed = module.exports);
}

// schemas/common/on-opaque.schema.json
let madeHookOpaquePolicy: GeneratedValidator | undefined;
export function validatorOfHookOpaquePolicy(): GeneratedValidator {
  if (madeHookOpaquePolicy !== undefined) return madeHookOpaquePolicy;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "ask" && data !== "deny" && data !== "ignore"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["ask","deny","ignore"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookOpaquePolicy = module.exports);
}

// schemas/common/hook-origin.schema.json
let madeHookOrigin: GeneratedValidator | undefined;
export function validatorOfHookOrigin(): GeneratedValidator {
  if (madeHookOrigin !== undefined) return madeHookOrigin;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["cwd"] !== undefined && typeof data["cwd"] !== "string" || data["session_id"] !== undefined && typeof data["session_id"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["cwd","session_id"]);
errors = vErrors.length;
}
if(data["told"] !== undefined && typeof data["told"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["told"]);
errors = vErrors.length;
}
if(data.agent !== undefined){
if(!validatorOfHookAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfHookAgent().errors);
errors = vErrors.length;
}
}
if(data.turn_id !== undefined){
let data1 = data.turn_id;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/turn_id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
if(!isObject(data.hookSpecificOutput)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "json" && data !== "text"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["json","text"]});
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["config"] === undefined || data["source"] === undefined || data["eventName"] === undefined || data["enabled"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["config","source","eventName","enabled"]);
errors = vErrors.length;
}
if(data["matcher"] !== undefined && typeof data["matcher"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["matcher"]);
errors = vErrors.length;
}
if(data["sequential"] !== undefined && typeof data["sequential"] !== "boolean" || data["enabled"] !== undefined && typeof data["enabled"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["sequential","enabled"]);
errors = vErrors.length;
}
if(data.config !== undefined){
if(!isObject(data.config)){
vErrors = addError(vErrors, instancePath+"/config", "type", {type: "object"});
errors = vErrors.length;
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
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/eventName", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/eventName", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.dialect !== undefined){
let data3 = data.dialect;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/dialect", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["name"] === undefined || data3["event"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/dialect", data3, ["name","event"]);
errors = vErrors.length;
}
if(data3["file"] !== undefined && typeof data3["file"] !== "string" || data3["cwd"] !== undefined && typeof data3["cwd"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/dialect", data3, "string", ["file","cwd"]);
errors = vErrors.length;
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/dialect/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/dialect/name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data3.event !== undefined){
let data5 = data3.event;
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/dialect/event", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/dialect/event", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data3.line !== undefined){
let data6 = data3.line;
if(!Number.isInteger(data6)){
vErrors = addError(vErrors, instancePath+"/dialect/line", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1){
vErrors = addError(vErrors, instancePath+"/dialect/line", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data3.column !== undefined){
let data7 = data3.column;
if(!Number.isInteger(data7)){
vErrors = addError(vErrors, instancePath+"/dialect/column", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1){
vErrors = addError(vErrors, instancePath+"/dialect/column", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data3.entry !== undefined){
if(!isObject(data3.entry)){
vErrors = addError(vErrors, instancePath+"/dialect/entry", "type", {type: "object"});
errors = vErrors.length;
}
}
if(data3.variables !== undefined){
let data9 = data3.variables;
if(!isObject(data9)){
vErrors = addError(vErrors, instancePath+"/dialect/variables", "type", {type: "object"});
errors = vErrors.length;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
if(typeof data9[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/dialect/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookRegistryEntry = module.exports);
}

// schemas/common/hook-session.schema.json
let madeHookSession: GeneratedValidator | undefined;
export function validatorOfHookSession(): GeneratedValidator {
  if (madeHookSession !== undefined) return madeHookSession;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["labels"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["labels"]);
errors = vErrors.length;
}
if(data["unknown"] !== undefined && typeof data["unknown"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["unknown"]);
errors = vErrors.length;
}
if(data.usage !== undefined){
if(!validatorOfSessionUsage()(data.usage, {instancePath: instancePath+"/usage"})){
vErrors = joinErrors(vErrors, validatorOfSessionUsage().errors);
errors = vErrors.length;
}
}
if(data.context !== undefined){
if(!validatorOfSessionContext()(data.context, {instancePath: instancePath+"/context"})){
vErrors = joinErrors(vErrors, validatorOfSessionContext().errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data2 = data.labels;
if(!Array.isArray(data2)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.repeats !== undefined){
let data4 = data.repeats;
if(!Number.isInteger(data4)){
vErrors = addError(vErrors, instancePath+"/repeats", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1){
vErrors = addError(vErrors, instancePath+"/repeats", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookSession = module.exports);
}

// schemas/settings/settings.schema.json
let madeHookSettings: GeneratedValidator | undefined;
export function validatorOfHookSettings(): GeneratedValidator {
  if (madeHookSettings !== undefined) return madeHookSettings;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["enableHooks"] !== undefined && typeof data["enableHooks"] !== "boolean" || data["locked"] !== undefined && typeof data["locked"] !== "boolean" || data["allowHttp"] !== undefined && typeof data["allowHttp"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["enableHooks","locked","allowHttp"]);
errors = vErrors.length;
}
if(data.hooks !== undefined){
if(!validatorOfHooksMap()(data.hooks, {instancePath: instancePath+"/hooks"})){
vErrors = joinErrors(vErrors, validatorOfHooksMap().errors);
errors = vErrors.length;
}
}
if(data.disabledHooks !== undefined){
let data1 = data.disabledHooks;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/disabledHooks", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/disabledHooks/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.dialects !== undefined){
let data3 = data.dialects;
if(!Array.isArray(data3)){
vErrors = addError(vErrors, instancePath+"/dialects", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/dialects/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/dialects/" + i1, "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
}
}
if(data.projectHooks !== undefined){
let data5 = data.projectHooks;
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/projectHooks", "type", {type: "string"});
errors = vErrors.length;
}
if(data5 !== "never" && data5 !== "trusted"){
vErrors = addError(vErrors, instancePath+"/projectHooks", "enum", {allowedValues: ["never","trusted"]});
errors = vErrors.length;
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.sanitization !== undefined){
let data7 = data.sanitization;
if(!isObject(data7)){
vErrors = addError(vErrors, instancePath+"/sanitization", "type", {type: "object"});
errors = vErrors.length;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7["enableEnvironmentVariableRedaction"] !== undefined && typeof data7["enableEnvironmentVariableRedaction"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath+"/sanitization", data7, "boolean", ["enableEnvironmentVariableRedaction"]);
errors = vErrors.length;
}
if(data7.allowedEnvironmentVariables !== undefined){
let data8 = data7.allowedEnvironmentVariables;
if(!Array.isArray(data8)){
vErrors = addError(vErrors, instancePath+"/sanitization/allowedEnvironmentVariables", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(typeof data8[i2] !== "string"){
vErrors = addError(vErrors, instancePath+"/sanitization/allowedEnvironmentVariables/" + i2, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data7.blockedEnvironmentVariables !== undefined){
let data10 = data7.blockedEnvironmentVariables;
if(!Array.isArray(data10)){
vErrors = addError(vErrors, instancePath+"/sanitization/blockedEnvironmentVariables", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(typeof data10[i3] !== "string"){
vErrors = addError(vErrors, instancePath+"/sanitization/blockedEnvironmentVariables/" + i3, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
}
}
if(data.protect !== undefined){
let data12 = data.protect;
if(typeof data12 !== "string"){
vErrors = addError(vErrors, instancePath+"/protect", "type", {type: "string"});
errors = vErrors.length;
}
if(data12 !== "ask" && data12 !== "block" && data12 !== "off"){
vErrors = addError(vErrors, instancePath+"/protect", "enum", {allowedValues: ["ask","block","off"]});
errors = vErrors.length;
}
}
if(data.trace !== undefined){
let data13 = data.trace;
const _errs15 = errors;
let valid11 = false;
const _errs16 = errors;
if(typeof data13 !== "boolean"){
vErrors = addError(vErrors, instancePath+"/trace", "type", {type: "boolean"});
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const _errs17 = errors;
if(!isObject(data13)){
vErrors = addError(vErrors, instancePath+"/trace", "type", {type: "object"});
errors = vErrors.length;
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13["inputs"] !== undefined && typeof data13["inputs"] !== "boolean" || data13["texts"] !== undefined && typeof data13["texts"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath+"/trace", data13, "boolean", ["inputs","texts"]);
errors = vErrors.length;
}
if(data13.file !== undefined){
let data14 = data13.file;
if(typeof data14 !== "string"){
vErrors = addError(vErrors, instancePath+"/trace/file", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
vErrors = addError(vErrors, instancePath+"/trace/file", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
}
var _valid0 = _errs17 === errors;
valid11 = valid11 || _valid0;
}
if(!valid11){
const err0 = {instancePath:instancePath+"/trace",schemaPath:"#/properties/trace/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.httpAllowedEnv !== undefined){
let data15 = data.httpAllowedEnv;
if(!Array.isArray(data15)){
vErrors = addError(vErrors, instancePath+"/httpAllowedEnv", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data15)){
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
if(typeof data15[i4] !== "string"){
vErrors = addError(vErrors, instancePath+"/httpAllowedEnv/" + i4, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.budgets !== undefined){
if(!validatorOfHookBudgets()(data.budgets, {instancePath: instancePath+"/budgets"})){
vErrors = joinErrors(vErrors, validatorOfHookBudgets().errors);
errors = vErrors.length;
}
}
if(data.prices !== undefined){
let data18 = data.prices;
if(!isObject(data18)){
vErrors = addError(vErrors, instancePath+"/prices", "type", {type: "object"});
errors = vErrors.length;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 in data18){
if(!validatorOfModelPrice()(data18[key0], {instancePath: instancePath+"/prices/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")})){
vErrors = joinErrors(vErrors, validatorOfModelPrice().errors);
errors = vErrors.length;
}
}
}
}
if(data.hooksConfig !== undefined){
let data20 = data.hooksConfig;
if(!isObject(data20)){
vErrors = addError(vErrors, instancePath+"/hooksConfig", "type", {type: "object"});
errors = vErrors.length;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20["enabled"] !== undefined && typeof data20["enabled"] !== "boolean" || data20["notifications"] !== undefined && typeof data20["notifications"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath+"/hooksConfig", data20, "boolean", ["enabled","notifications"]);
errors = vErrors.length;
}
if(data20.disabled !== undefined){
let data21 = data20.disabled;
if(!Array.isArray(data21)){
vErrors = addError(vErrors, instancePath+"/hooksConfig/disabled", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
if(typeof data21[i5] !== "string"){
vErrors = addError(vErrors, instancePath+"/hooksConfig/disabled/" + i5, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["cases"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["cases"]);
errors = vErrors.length;
}
if(data.cases !== undefined){
let data0 = data.cases;
if(!Array.isArray(data0)){
vErrors = addError(vErrors, instancePath+"/cases", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookTestCase()(data0[i0], {instancePath: instancePath+"/cases/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookTestCase().errors);
errors = vErrors.length;
}
}
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["name"] === undefined || data["event"] === undefined || data["expect"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["name","event","expect"]);
errors = vErrors.length;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = addError(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/event", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/event", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.dialect !== undefined){
let data2 = data.dialect;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/dialect", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/dialect", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.input !== undefined){
if(!isObject(data.input)){
vErrors = addError(vErrors, instancePath+"/input", "type", {type: "object"});
errors = vErrors.length;
}
}
if(data.inputFile !== undefined){
let data4 = data.inputFile;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/inputFile", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/inputFile", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.files !== undefined){
let data5 = data.files;
if(!isObject(data5)){
vErrors = addError(vErrors, instancePath+"/files", "type", {type: "object"});
errors = vErrors.length;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
if(typeof data5[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.expect !== undefined){
if(!validatorOfHookTestExpectation()(data.expect, {instancePath: instancePath+"/expect"})){
vErrors = joinErrors(vErrors, validatorOfHookTestExpectation().errors);
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.decision !== undefined){
let data0 = data.decision;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "string"});
errors = vErrors.length;
}
if(data0 !== "allow" && data0 !== "deny" && data0 !== "ask" && data0 !== "stop"){
vErrors = addError(vErrors, instancePath+"/decision", "enum", {allowedValues: ["allow","deny","ask","stop"]});
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs5 = errors;
if(!isObject(data1)){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "object"});
errors = vErrors.length;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1["pattern"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/reason", data1, ["pattern"]);
errors = vErrors.length;
}
if(data1["pattern"] !== undefined && typeof data1["pattern"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/reason", data1, "string", ["pattern"]);
errors = vErrors.length;
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.output !== undefined){
if(!isObject(data.output)){
vErrors = addError(vErrors, instancePath+"/output", "type", {type: "object"});
errors = vErrors.length;
}
}
if(data.verdicts !== undefined){
let data3 = data.verdicts;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/verdicts", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(!validatorOfHookVerdictKind()(data3[key0], {instancePath: instancePath+"/verdicts/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")})){
vErrors = joinErrors(vErrors, validatorOfHookVerdictKind().errors);
errors = vErrors.length;
}
}
}
}
if(data.fails !== undefined){
let data5 = data.fails;
if(!Array.isArray(data5)){
vErrors = addError(vErrors, instancePath+"/fails", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/fails/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
vErrors = addError(vErrors, instancePath+"/fails/" + i0, "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
}
}
if(data.files !== undefined){
let data7 = data.files;
if(!isObject(data7)){
vErrors = addError(vErrors, instancePath+"/files", "type", {type: "object"});
errors = vErrors.length;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
let data8 = data7[key1];
const _errs15 = errors;
let valid7 = false;
const _errs16 = errors;
if(typeof data8 !== "string"){
vErrors = addError(vErrors, instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs17 = errors;
if(!isObject(data8)){
vErrors = addError(vErrors, instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "object"});
errors = vErrors.length;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8["pattern"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), data8, ["pattern"]);
errors = vErrors.length;
}
if(data8["pattern"] !== undefined && typeof data8["pattern"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), data8, "string", ["pattern"]);
errors = vErrors.length;
}
}
var _valid1 = _errs17 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs18 = errors;
if(data8 !== false){
vErrors = addError(vErrors, instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "const", {allowedValue: false});
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid7 = valid7 || _valid1;
}
}
if(!valid7){
const err1 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
}
}
if(data.within !== undefined){
let data9 = data.within;
if(!Number.isFinite(data9)){
vErrors = addError(vErrors, instancePath+"/within", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0){
vErrors = addError(vErrors, instancePath+"/within", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
if(!validatorOfToolCallingMode()(data.mode, {instancePath: instancePath+"/mode"})){
vErrors = joinErrors(vErrors, validatorOfToolCallingMode().errors);
errors = vErrors.length;
}
}
if(data.allowedFunctionNames !== undefined){
let data1 = data.allowedFunctionNames;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/allowedFunctionNames", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/allowedFunctionNames/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookToolConfig = module.exports);
}

// schemas/common/hook-type.schema.json
let madeHookType: GeneratedValidator | undefined;
export function validatorOfHookType(): GeneratedValidator {
  if (madeHookType !== undefined) return madeHookType;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "bus" && data !== "command" && data !== "function" && data !== "http" && data !== "plugin" && data !== "rule" && data !== "worker"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["bus","command","function","http","plugin","rule","worker"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookType = module.exports);
}

// schemas/common/verdict-kind.schema.json
let madeHookVerdictKind: GeneratedValidator | undefined;
export function validatorOfHookVerdictKind(): GeneratedValidator {
  if (madeHookVerdictKind !== undefined) return madeHookVerdictKind;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "ran" && data !== "running" && data !== "matcher" && data !== "refused-matcher" && data !== "disabled" && data !== "untrusted" && data !== "duplicate" && data !== "chain-stopped" && data !== "aborted" && data !== "depth" && data !== "invalid" && data !== "not-asked"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["ran","running","matcher","refused-matcher","disabled","untrusted","duplicate","chain-stopped","aborted","depth","invalid","not-asked"]});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "enabled") || (key0 === "disabled")) || (key0 === "notifications"))){
let data0 = data[key0];
if(!Array.isArray(data0)){
vErrors = addError(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookDefinition()(data0[i0], {instancePath: instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookDefinition().errors);
errors = vErrors.length;
}
}
}
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/enabled", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.disabled !== undefined){
let data3 = data.disabled;
if(!Array.isArray(data3)){
vErrors = addError(vErrors, instancePath+"/disabled", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/disabled/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.notifications !== undefined){
if(typeof data.notifications !== "boolean"){
vErrors = addError(vErrors, instancePath+"/notifications", "type", {type: "boolean"});
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://\\S+$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["url"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","url"]);
errors = vErrors.length;
}
if(data["description"] !== undefined && typeof data["description"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["description"]);
errors = vErrors.length;
}
if(data["async"] !== undefined && typeof data["async"] !== "boolean" || data["enforce"] !== undefined && typeof data["enforce"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["async","enforce"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "http"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "http"});
errors = vErrors.length;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/url", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/url", "pattern", {pattern: "^[Hh][Tt][Tt][Pp][Ss]?://\\S+$"});
errors = vErrors.length;
}
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(!isObject(data2)){
vErrors = addError(vErrors, instancePath+"/headers", "type", {type: "object"});
errors = vErrors.length;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.timeout !== undefined){
let data5 = data.timeout;
if(!Number.isInteger(data5)){
vErrors = addError(vErrors, instancePath+"/timeout", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1){
vErrors = addError(vErrors, instancePath+"/timeout", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data5 > 2147483647){
vErrors = addError(vErrors, instancePath+"/timeout", "maximum", {comparison: "<=", limit: 2147483647});
errors = vErrors.length;
}
}
}
if(data.maxRequestBytes !== undefined){
let data6 = data.maxRequestBytes;
if(!Number.isInteger(data6)){
vErrors = addError(vErrors, instancePath+"/maxRequestBytes", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1){
vErrors = addError(vErrors, instancePath+"/maxRequestBytes", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data6 > 1073741824){
vErrors = addError(vErrors, instancePath+"/maxRequestBytes", "maximum", {comparison: "<=", limit: 1073741824});
errors = vErrors.length;
}
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.needs !== undefined){
let data8 = data.needs;
if(!Array.isArray(data8)){
vErrors = addError(vErrors, instancePath+"/needs", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookNeed()(data8[i0], {instancePath: instancePath+"/needs/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookNeed().errors);
errors = vErrors.length;
}
}
}
}
if(data.budget_ms !== undefined){
let data10 = data.budget_ms;
if(!Number.isInteger(data10)){
vErrors = addError(vErrors, instancePath+"/budget_ms", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1){
vErrors = addError(vErrors, instancePath+"/budget_ms", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["content"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["content"]);
errors = vErrors.length;
}
if(data.content !== undefined){
let data0 = data.content;
if(!isObject(data0)){
vErrors = addError(vErrors, instancePath+"/content", "type", {type: "object"});
errors = vErrors.length;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["role"] === undefined || data0["parts"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/content", data0, ["role","parts"]);
errors = vErrors.length;
}
if(data0.role !== undefined){
if(data0.role !== "model"){
vErrors = addError(vErrors, instancePath+"/content/role", "const", {allowedValue: "model"});
errors = vErrors.length;
}
}
if(data0.parts !== undefined){
let data2 = data0.parts;
if(!Array.isArray(data2)){
vErrors = addError(vErrors, instancePath+"/content/parts", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/content/parts/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
}
}
if(data.finishReason !== undefined){
if(!validatorOfLLMFinishReason()(data.finishReason, {instancePath: instancePath+"/finishReason"})){
vErrors = joinErrors(vErrors, validatorOfLLMFinishReason().errors);
errors = vErrors.length;
}
}
if(data.index !== undefined){
if(!Number.isFinite(data.index)){
vErrors = addError(vErrors, instancePath+"/index", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.safetyRatings !== undefined){
let data6 = data.safetyRatings;
if(!Array.isArray(data6)){
vErrors = addError(vErrors, instancePath+"/safetyRatings", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfLLMSafetyRating()(data6[i1], {instancePath: instancePath+"/safetyRatings/" + i1})){
vErrors = joinErrors(vErrors, validatorOfLLMSafetyRating().errors);
errors = vErrors.length;
}
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["finishReason"] !== undefined && typeof data["finishReason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["finishReason"]);
errors = vErrors.length;
}
if(data.content !== undefined){
let data0 = data.content;
if(!isObject(data0)){
vErrors = addError(vErrors, instancePath+"/content", "type", {type: "object"});
errors = vErrors.length;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["role"] !== undefined && typeof data0["role"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/content", data0, "string", ["role"]);
errors = vErrors.length;
}
if(data0.parts !== undefined){
let data1 = data0.parts;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/content/parts", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
let valid5 = false;
const _errs5 = errors;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/content/parts/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs6 = errors;
if(!isObject(data2)){
vErrors = addError(vErrors, instancePath+"/content/parts/" + i0, "type", {type: "object"});
errors = vErrors.length;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["text"] !== undefined && typeof data2["text"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/content/parts/" + i0, data2, "string", ["text"]);
errors = vErrors.length;
}
}
var _valid0 = _errs6 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err0 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
}
}
}
if(data.index !== undefined){
if(!Number.isFinite(data.index)){
vErrors = addError(vErrors, instancePath+"/index", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.safetyRatings !== undefined){
let data4 = data.safetyRatings;
if(!Array.isArray(data4)){
vErrors = addError(vErrors, instancePath+"/safetyRatings", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfLLMSafetyRating()(data4[i1], {instancePath: instancePath+"/safetyRatings/" + i1})){
vErrors = joinErrors(vErrors, validatorOfLLMSafetyRating().errors);
errors = vErrors.length;
}
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temperature !== undefined){
if(!Number.isFinite(data.temperature)){
vErrors = addError(vErrors, instancePath+"/temperature", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.maxOutputTokens !== undefined){
if(!Number.isFinite(data.maxOutputTokens)){
vErrors = addError(vErrors, instancePath+"/maxOutputTokens", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.topP !== undefined){
if(!Number.isFinite(data.topP)){
vErrors = addError(vErrors, instancePath+"/topP", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.topK !== undefined){
if(!Number.isFinite(data.topK)){
vErrors = addError(vErrors, instancePath+"/topK", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.stopSequences !== undefined){
let data4 = data.stopSequences;
if(!Array.isArray(data4)){
vErrors = addError(vErrors, instancePath+"/stopSequences", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/stopSequences/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.candidateCount !== undefined){
if(!Number.isFinite(data.candidateCount)){
vErrors = addError(vErrors, instancePath+"/candidateCount", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.presencePenalty !== undefined){
if(!Number.isFinite(data.presencePenalty)){
vErrors = addError(vErrors, instancePath+"/presencePenalty", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.frequencyPenalty !== undefined){
if(!Number.isFinite(data.frequencyPenalty)){
vErrors = addError(vErrors, instancePath+"/frequencyPenalty", "type", {type: "number"});
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "STOP" && data !== "MAX_TOKENS" && data !== "SAFETY" && data !== "RECITATION" && data !== "OTHER"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["role"] === undefined || data["content"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["role","content"]);
errors = vErrors.length;
}
if(data["content"] !== undefined && typeof data["content"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["content"]);
errors = vErrors.length;
}
if(data.role !== undefined){
if(!validatorOfLLMRole()(data.role, {instancePath: instancePath+"/role"})){
vErrors = joinErrors(vErrors, validatorOfLLMRole().errors);
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["role"] === undefined || data["content"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["role","content"]);
errors = vErrors.length;
}
if(data["role"] !== undefined && typeof data["role"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["role"]);
errors = vErrors.length;
}
if(data.content !== undefined){
let data0 = data.content;
const _errs2 = errors;
let valid2 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/content", "type", {type: "string"});
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs4 = errors;
if(!Array.isArray(data0)){
vErrors = addError(vErrors, instancePath+"/content", "type", {type: "array"});
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["model"] === undefined || data["messages"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["model","messages"]);
errors = vErrors.length;
}
if(data["model"] !== undefined && typeof data["model"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["model"]);
errors = vErrors.length;
}
if(data.messages !== undefined){
let data0 = data.messages;
if(!Array.isArray(data0)){
vErrors = addError(vErrors, instancePath+"/messages", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMMessage()(data0[i0], {instancePath: instancePath+"/messages/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMMessage().errors);
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["model"] !== undefined && typeof data["model"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["model"]);
errors = vErrors.length;
}
if(data.messages !== undefined){
let data0 = data.messages;
if(!Array.isArray(data0)){
vErrors = addError(vErrors, instancePath+"/messages", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMMessagePatch()(data0[i0], {instancePath: instancePath+"/messages/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMMessagePatch().errors);
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["candidates"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["candidates"]);
errors = vErrors.length;
}
if(data["text"] !== undefined && typeof data["text"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["text"]);
errors = vErrors.length;
}
if(data.candidates !== undefined){
let data0 = data.candidates;
if(!Array.isArray(data0)){
vErrors = addError(vErrors, instancePath+"/candidates", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMCandidate()(data0[i0], {instancePath: instancePath+"/candidates/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMCandidate().errors);
errors = vErrors.length;
}
}
}
}
if(data.usageMetadata !== undefined){
if(!validatorOfLLMUsage()(data.usageMetadata, {instancePath: instancePath+"/usageMetadata"})){
vErrors = joinErrors(vErrors, validatorOfLLMUsage().errors);
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["text"] !== undefined && typeof data["text"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["text"]);
errors = vErrors.length;
}
if(data.candidates !== undefined){
let data0 = data.candidates;
if(!Array.isArray(data0)){
vErrors = addError(vErrors, instancePath+"/candidates", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfLLMCandidatePatch()(data0[i0], {instancePath: instancePath+"/candidates/" + i0})){
vErrors = joinErrors(vErrors, validatorOfLLMCandidatePatch().errors);
errors = vErrors.length;
}
}
}
}
if(data.usageMetadata !== undefined){
if(!validatorOfLLMUsage()(data.usageMetadata, {instancePath: instancePath+"/usageMetadata"})){
vErrors = joinErrors(vErrors, validatorOfLLMUsage().errors);
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "user" && data !== "model" && data !== "system"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["user","model","system"]});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["category"] === undefined || data["probability"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["category","probability"]);
errors = vErrors.length;
}
if(data["category"] !== undefined && typeof data["category"] !== "string" || data["probability"] !== undefined && typeof data["probability"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["category","probability"]);
errors = vErrors.length;
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["id"] === undefined || data["name"] === undefined || data["args"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["id","name","args"]);
errors = vErrors.length;
}
if(data["name"] !== undefined && typeof data["name"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["name"]);
errors = vErrors.length;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = addError(vErrors, instancePath+"/id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["id"] === undefined || data["name"] === undefined || data["text"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["id","name","text"]);
errors = vErrors.length;
}
if(data["name"] !== undefined && typeof data["name"] !== "string" || data["text"] !== undefined && typeof data["text"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["name","text"]);
errors = vErrors.length;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = addError(vErrors, instancePath+"/id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["id"] === undefined || data["text"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["id","text"]);
errors = vErrors.length;
}
if(data["text"] !== undefined && typeof data["text"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["text"]);
errors = vErrors.length;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/id", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = addError(vErrors, instancePath+"/id", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTokenCount !== undefined){
if(!Number.isFinite(data.promptTokenCount)){
vErrors = addError(vErrors, instancePath+"/promptTokenCount", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.candidatesTokenCount !== undefined){
if(!Number.isFinite(data.candidatesTokenCount)){
vErrors = addError(vErrors, instancePath+"/candidatesTokenCount", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.totalTokenCount !== undefined){
if(!Number.isFinite(data.totalTokenCount)){
vErrors = addError(vErrors, instancePath+"/totalTokenCount", "type", {type: "number"});
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["server_name"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["server_name"]);
errors = vErrors.length;
}
if(data.server_name !== undefined){
let data0 = data.server_name;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/server_name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = addError(vErrors, instancePath+"/server_name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.server_uri !== undefined){
if(typeof data.server_uri !== "string"){
vErrors = addError(vErrors, instancePath+"/server_uri", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.tool_name !== undefined){
if(typeof data.tool_name !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_name", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
vErrors = addError(vErrors, instancePath+"/command", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.args !== undefined){
let data4 = data.args;
if(!Array.isArray(data4)){
vErrors = addError(vErrors, instancePath+"/args", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/args/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
vErrors = addError(vErrors, instancePath+"/url", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.tcp !== undefined){
if(typeof data.tcp !== "string"){
vErrors = addError(vErrors, instancePath+"/tcp", "type", {type: "string"});
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeMcpContext = module.exports);
}

// schemas/settings/model-price.schema.json
let madeModelPrice: GeneratedValidator | undefined;
export function validatorOfModelPrice(): GeneratedValidator {
  if (madeModelPrice !== undefined) return madeModelPrice;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["input"] === undefined || data["output"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["input","output"]);
errors = vErrors.length;
}
if(data.input !== undefined){
let data0 = data.input;
if(!Number.isFinite(data0)){
vErrors = addError(vErrors, instancePath+"/input", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0){
vErrors = addError(vErrors, instancePath+"/input", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.output !== undefined){
let data1 = data.output;
if(!Number.isFinite(data1)){
vErrors = addError(vErrors, instancePath+"/output", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0){
vErrors = addError(vErrors, instancePath+"/output", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.cached !== undefined){
let data2 = data.cached;
if(!Number.isFinite(data2)){
vErrors = addError(vErrors, instancePath+"/cached", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0){
vErrors = addError(vErrors, instancePath+"/cached", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeModelPrice = module.exports);
}

// schemas/common/model-usage.schema.json
let madeModelUsage: GeneratedValidator | undefined;
export function validatorOfModelUsage(): GeneratedValidator {
  if (madeModelUsage !== undefined) return madeModelUsage;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input_tokens !== undefined){
let data0 = data.input_tokens;
if(!Number.isInteger(data0)){
vErrors = addError(vErrors, instancePath+"/input_tokens", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0){
vErrors = addError(vErrors, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.output_tokens !== undefined){
let data1 = data.output_tokens;
if(!Number.isInteger(data1)){
vErrors = addError(vErrors, instancePath+"/output_tokens", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0){
vErrors = addError(vErrors, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.cached_tokens !== undefined){
let data2 = data.cached_tokens;
if(!Number.isInteger(data2)){
vErrors = addError(vErrors, instancePath+"/cached_tokens", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0){
vErrors = addError(vErrors, instancePath+"/cached_tokens", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeModelUsage = module.exports);
}

// schemas/events/notification.input.schema.json
let madeNotificationInput: GeneratedValidator | undefined;
export function validatorOfNotificationInput(): GeneratedValidator {
  if (madeNotificationInput !== undefined) return madeNotificationInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["message"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["message"]);
errors = vErrors.length;
}
if(data["message"] !== undefined && typeof data["message"] !== "string" || data["notification_type"] !== undefined && typeof data["notification_type"] !== "string" || data["level"] !== undefined && typeof data["level"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["message","notification_type","level"]);
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "Notification"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "Notification"});
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeNotificationOutput = module.exports);
}

// schemas/common/notification-type.schema.json
let madeNotificationType: GeneratedValidator | undefined;
export function validatorOfNotificationType(): GeneratedValidator {
  if (madeNotificationType !== undefined) return madeNotificationType;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "ToolPermission" && data !== "other"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["ToolPermission","other"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeNotificationType = module.exports);
}

// schemas/common/on-exceed.schema.json
let madeOnExceed: GeneratedValidator | undefined;
export function validatorOfOnExceed(): GeneratedValidator {
  if (madeOnExceed !== undefined) return madeOnExceed;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "stop" && data !== "ask" && data !== "warn"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["stop","ask","warn"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeOnExceed = module.exports);
}

// schemas/common/on-unknown.schema.json
let madeOnUnknown: GeneratedValidator | undefined;
export function validatorOfOnUnknown(): GeneratedValidator {
  if (madeOnUnknown !== undefined) return madeOnUnknown;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "block" && data !== "warn"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["block","warn"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeOnUnknown = module.exports);
}

// schemas/settings/plugin-hook.schema.json
let madePluginHookConfig: GeneratedValidator | undefined;
export function validatorOfPluginHookConfig(): GeneratedValidator {
  if (madePluginHookConfig !== undefined) return madePluginHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type"]);
errors = vErrors.length;
}
if(data["description"] !== undefined && typeof data["description"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["description"]);
errors = vErrors.length;
}
if(data["async"] !== undefined && typeof data["async"] !== "boolean" || data["enforce"] !== undefined && typeof data["enforce"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["async","enforce"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "plugin"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "plugin"});
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.timeout !== undefined){
let data2 = data.timeout;
if(!Number.isInteger(data2)){
vErrors = addError(vErrors, instancePath+"/timeout", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1){
vErrors = addError(vErrors, instancePath+"/timeout", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data2 > 2147483647){
vErrors = addError(vErrors, instancePath+"/timeout", "maximum", {comparison: "<=", limit: 2147483647});
errors = vErrors.length;
}
}
}
if(data.needs !== undefined){
let data3 = data.needs;
if(!Array.isArray(data3)){
vErrors = addError(vErrors, instancePath+"/needs", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!validatorOfHookNeed()(data3[i0], {instancePath: instancePath+"/needs/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHookNeed().errors);
errors = vErrors.length;
}
}
}
}
if(data.budget_ms !== undefined){
let data5 = data.budget_ms;
if(!Number.isInteger(data5)){
vErrors = addError(vErrors, instancePath+"/budget_ms", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1){
vErrors = addError(vErrors, instancePath+"/budget_ms", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madePluginHookConfig = module.exports);
}

// schemas/events/pre-compress.input.schema.json
let madePreCompressInput: GeneratedValidator | undefined;
export function validatorOfPreCompressInput(): GeneratedValidator {
  if (madePreCompressInput !== undefined) return madePreCompressInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["trigger"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["trigger"]);
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "PreCompress"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "PreCompress"});
errors = vErrors.length;
}
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "manual" && data !== "auto"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["manual","auto"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madePreCompressTrigger = module.exports);
}

// schemas/settings/rule-hook.schema.json
let madeRuleHookConfig: GeneratedValidator | undefined;
export function validatorOfRuleHookConfig(): GeneratedValidator {
  if (madeRuleHookConfig !== undefined) return madeRuleHookConfig;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["when"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","when"]);
errors = vErrors.length;
}
if(data["description"] !== undefined && typeof data["description"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["description"]);
errors = vErrors.length;
}
if(data["enforce"] !== undefined && typeof data["enforce"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["enforce"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "rule"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "rule"});
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.when !== undefined){
let data2 = data.when;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/when", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/when", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.decision !== undefined){
if(!validatorOfHookDecision()(data.decision, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.context !== undefined){
let data5 = data.context;
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/context", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/context", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.systemMessage !== undefined){
let data6 = data.systemMessage;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
vErrors = addError(vErrors, instancePath+"/systemMessage", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.labels !== undefined){
let data7 = data.labels;
if(!Array.isArray(data7)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.set !== undefined){
let data9 = data.set;
if(!isObject(data9)){
vErrors = addError(vErrors, instancePath+"/set", "type", {type: "object"});
errors = vErrors.length;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
let data10 = data9[key0];
if(typeof data10 !== "string"){
vErrors = addError(vErrors, instancePath+"/set/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
vErrors = addError(vErrors, instancePath+"/set/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
}
}
if(data.onOpaque !== undefined){
if(!validatorOfHookOpaquePolicy()(data.onOpaque, {instancePath: instancePath+"/onOpaque"})){
vErrors = joinErrors(vErrors, validatorOfHookOpaquePolicy().errors);
errors = vErrors.length;
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.async !== undefined){
if(data.async !== false){
vErrors = addError(vErrors, instancePath+"/async", "const", {allowedValue: false});
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
let data14 = data.timeout;
if(!Number.isInteger(data14)){
vErrors = addError(vErrors, instancePath+"/timeout", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1){
vErrors = addError(vErrors, instancePath+"/timeout", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data14 > 2147483647){
vErrors = addError(vErrors, instancePath+"/timeout", "maximum", {comparison: "<=", limit: 2147483647});
errors = vErrors.length;
}
}
}
if(data.needs !== undefined){
let data15 = data.needs;
if(!Array.isArray(data15)){
vErrors = addError(vErrors, instancePath+"/needs", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfHookNeed()(data15[i1], {instancePath: instancePath+"/needs/" + i1})){
vErrors = joinErrors(vErrors, validatorOfHookNeed().errors);
errors = vErrors.length;
}
}
}
}
if(data.budget_ms !== undefined){
let data17 = data.budget_ms;
if(!Number.isInteger(data17)){
vErrors = addError(vErrors, instancePath+"/budget_ms", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1){
vErrors = addError(vErrors, instancePath+"/budget_ms", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeRuleHookConfig = module.exports);
}

// schemas/common/session-context.schema.json
let madeSessionContext: GeneratedValidator | undefined;
export function validatorOfSessionContext(): GeneratedValidator {
  if (madeSessionContext !== undefined) return madeSessionContext;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.used_tokens !== undefined){
let data0 = data.used_tokens;
if(!Number.isInteger(data0)){
vErrors = addError(vErrors, instancePath+"/used_tokens", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0){
vErrors = addError(vErrors, instancePath+"/used_tokens", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.limit_tokens !== undefined){
let data1 = data.limit_tokens;
if(!Number.isInteger(data1)){
vErrors = addError(vErrors, instancePath+"/limit_tokens", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0){
vErrors = addError(vErrors, instancePath+"/limit_tokens", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionContext = module.exports);
}

// schemas/events/session-end.input.schema.json
let madeSessionEndInput: GeneratedValidator | undefined;
export function validatorOfSessionEndInput(): GeneratedValidator {
  if (madeSessionEndInput !== undefined) return madeSessionEndInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["reason"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["reason"]);
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "SessionEnd"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "SessionEnd"});
errors = vErrors.length;
}
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "exit" && data !== "clear" && data !== "logout" && data !== "prompt_input_exit" && data !== "other"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["exit","clear","logout","prompt_input_exit","other"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionEndReason = module.exports);
}

// schemas/events/session-start.input.schema.json
let madeSessionStartInput: GeneratedValidator | undefined;
export function validatorOfSessionStartInput(): GeneratedValidator {
  if (madeSessionStartInput !== undefined) return madeSessionStartInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["source"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["source"]);
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["additionalContext"] !== undefined && typeof data3["additionalContext"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "string", ["additionalContext"]);
errors = vErrors.length;
}
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "SessionStart"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "SessionStart"});
errors = vErrors.length;
}
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "startup" && data !== "resume" && data !== "clear" && data !== "compress"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["startup","resume","clear","compress"]});
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionStartSource = module.exports);
}

// schemas/common/session-usage.schema.json
let madeSessionUsage: GeneratedValidator | undefined;
export function validatorOfSessionUsage(): GeneratedValidator {
  if (madeSessionUsage !== undefined) return madeSessionUsage;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["tool_calls"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["tool_calls"]);
errors = vErrors.length;
}
if(data.tool_calls !== undefined){
let data0 = data.tool_calls;
if(!Number.isInteger(data0)){
vErrors = addError(vErrors, instancePath+"/tool_calls", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0){
vErrors = addError(vErrors, instancePath+"/tool_calls", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.model_calls !== undefined){
let data1 = data.model_calls;
if(!Number.isInteger(data1)){
vErrors = addError(vErrors, instancePath+"/model_calls", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0){
vErrors = addError(vErrors, instancePath+"/model_calls", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.input_tokens !== undefined){
let data2 = data.input_tokens;
if(!Number.isInteger(data2)){
vErrors = addError(vErrors, instancePath+"/input_tokens", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0){
vErrors = addError(vErrors, instancePath+"/input_tokens", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.output_tokens !== undefined){
let data3 = data.output_tokens;
if(!Number.isInteger(data3)){
vErrors = addError(vErrors, instancePath+"/output_tokens", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0){
vErrors = addError(vErrors, instancePath+"/output_tokens", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.cached_tokens !== undefined){
let data4 = data.cached_tokens;
if(!Number.isInteger(data4)){
vErrors = addError(vErrors, instancePath+"/cached_tokens", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0){
vErrors = addError(vErrors, instancePath+"/cached_tokens", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.cost_usd !== undefined){
let data5 = data.cost_usd;
if(!Number.isFinite(data5)){
vErrors = addError(vErrors, instancePath+"/cost_usd", "type", {type: "number"});
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0){
vErrors = addError(vErrors, instancePath+"/cost_usd", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
}
}
if(data.started_at !== undefined){
let data6 = data.started_at;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/started_at", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
vErrors = addError(vErrors, instancePath+"/started_at", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSessionUsage = module.exports);
}

// schemas/events/subagent-start.input.schema.json
let madeSubagentStartInput: GeneratedValidator | undefined;
export function validatorOfSubagentStartInput(): GeneratedValidator {
  if (madeSubagentStartInput !== undefined) return madeSubagentStartInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("[\\s\\S]", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["agent_type"] === undefined || data["prompt"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["agent_type","prompt"]);
errors = vErrors.length;
}
if(data["prompt"] !== undefined && typeof data["prompt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["prompt"]);
errors = vErrors.length;
}
if(data.agent_type !== undefined){
let data0 = data.agent_type;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/agent_type", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = addError(vErrors, instancePath+"/agent_type", "pattern", {pattern: "[\\s\\S]"});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSubagentStartInput = module.exports);
}

// schemas/events/subagent-start.output.schema.json
let madeSubagentStartOutput: GeneratedValidator | undefined;
export function validatorOfSubagentStartOutput(): GeneratedValidator {
  if (madeSubagentStartOutput !== undefined) return madeSubagentStartOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["additionalContext"] !== undefined && typeof data3["additionalContext"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "string", ["additionalContext"]);
errors = vErrors.length;
}
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "SubagentStart"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "SubagentStart"});
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSubagentStartOutput = module.exports);
}

// schemas/events/subagent-stop.input.schema.json
let madeSubagentStopInput: GeneratedValidator | undefined;
export function validatorOfSubagentStopInput(): GeneratedValidator {
  if (madeSubagentStopInput !== undefined) return madeSubagentStopInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("[\\s\\S]", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["agent_type"] === undefined || data["prompt"] === undefined || data["prompt_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["agent_type","prompt","prompt_response"]);
errors = vErrors.length;
}
if(data["prompt"] !== undefined && typeof data["prompt"] !== "string" || data["prompt_response"] !== undefined && typeof data["prompt_response"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["prompt","prompt_response"]);
errors = vErrors.length;
}
if(data["stop_hook_active"] !== undefined && typeof data["stop_hook_active"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["stop_hook_active"]);
errors = vErrors.length;
}
if(data.agent_type !== undefined){
let data0 = data.agent_type;
if(typeof data0 !== "string"){
vErrors = addError(vErrors, instancePath+"/agent_type", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = addError(vErrors, instancePath+"/agent_type", "pattern", {pattern: "[\\s\\S]"});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSubagentStopInput = module.exports);
}

// schemas/events/subagent-stop.output.schema.json
let madeSubagentStopOutput: GeneratedValidator | undefined;
export function validatorOfSubagentStopOutput(): GeneratedValidator {
  if (madeSubagentStopOutput !== undefined) return madeSubagentStopOutput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\S(.{0,98}\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["continue"] !== undefined && typeof data["continue"] !== "boolean" || data["suppressOutput"] !== undefined && typeof data["suppressOutput"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["continue","suppressOutput"]);
errors = vErrors.length;
}
if(data["stopReason"] !== undefined && typeof data["stopReason"] !== "string" || data["systemMessage"] !== undefined && typeof data["systemMessage"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stopReason","systemMessage","reason"]);
errors = vErrors.length;
}
if(data.decision !== undefined){
let data0 = data.decision;
if(data0 !== null && !validatorOfHookDecision()(data0, {instancePath: instancePath+"/decision"})){
vErrors = joinErrorsOrNull(vErrors, validatorOfHookDecision().errors, instancePath+"/decision");
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data1 = data.labels;
if(!Array.isArray(data1)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "pattern", {pattern: "^\\S(.{0,98}\\S)?$"});
errors = vErrors.length;
}
}
}
}
}
if(data.hookSpecificOutput !== undefined){
let data3 = data.hookSpecificOutput;
if(!isObject(data3)){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput", "type", {type: "object"});
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["additionalContext"] !== undefined && typeof data3["additionalContext"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hookSpecificOutput", data3, "string", ["additionalContext"]);
errors = vErrors.length;
}
if(data3.hookEventName !== undefined){
if(data3.hookEventName !== "SubagentStop"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "SubagentStop"});
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeSubagentStopOutput = module.exports);
}

// schemas/common/tool-calling-mode.schema.json
let madeToolCallingMode: GeneratedValidator | undefined;
export function validatorOfToolCallingMode(): GeneratedValidator {
  if (madeToolCallingMode !== undefined) return madeToolCallingMode;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "AUTO" && data !== "ANY" && data !== "NONE"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["AUTO","ANY","NONE"]});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["id"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","id"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "cancel"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "cancel"});
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!Number.isInteger(data1)){
vErrors = addError(vErrors, instancePath+"/id", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1){
vErrors = addError(vErrors, instancePath+"/id", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "hello"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "hello"});
errors = vErrors.length;
}
}
if(data.concurrency !== undefined){
let data1 = data.concurrency;
if(!Number.isInteger(data1)){
vErrors = addError(vErrors, instancePath+"/concurrency", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1){
vErrors = addError(vErrors, instancePath+"/concurrency", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data1 > 1000){
vErrors = addError(vErrors, instancePath+"/concurrency", "maximum", {comparison: "<=", limit: 1000});
errors = vErrors.length;
}
}
}
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["command"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","command"]);
errors = vErrors.length;
}
if(data["description"] !== undefined && typeof data["description"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["description"]);
errors = vErrors.length;
}
if(data["async"] !== undefined && typeof data["async"] !== "boolean" || data["enforce"] !== undefined && typeof data["enforce"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["async","enforce"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "worker"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "worker"});
errors = vErrors.length;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/command", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/command", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.args !== undefined){
let data2 = data.args;
if(!Array.isArray(data2)){
vErrors = addError(vErrors, instancePath+"/args", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/args/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors = vErrors.length;
}
}
}
if(data.timeout !== undefined){
let data5 = data.timeout;
if(!Number.isInteger(data5)){
vErrors = addError(vErrors, instancePath+"/timeout", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1){
vErrors = addError(vErrors, instancePath+"/timeout", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data5 > 2147483647){
vErrors = addError(vErrors, instancePath+"/timeout", "maximum", {comparison: "<=", limit: 2147483647});
errors = vErrors.length;
}
}
}
if(data.startTimeout !== undefined){
let data6 = data.startTimeout;
if(!Number.isInteger(data6)){
vErrors = addError(vErrors, instancePath+"/startTimeout", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1){
vErrors = addError(vErrors, instancePath+"/startTimeout", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data6 > 2147483647){
vErrors = addError(vErrors, instancePath+"/startTimeout", "maximum", {comparison: "<=", limit: 2147483647});
errors = vErrors.length;
}
}
}
if(data.maxCalls !== undefined){
let data7 = data.maxCalls;
if(!Number.isInteger(data7)){
vErrors = addError(vErrors, instancePath+"/maxCalls", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1){
vErrors = addError(vErrors, instancePath+"/maxCalls", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.idleTimeout !== undefined){
let data8 = data.idleTimeout;
if(!Number.isInteger(data8)){
vErrors = addError(vErrors, instancePath+"/idleTimeout", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1){
vErrors = addError(vErrors, instancePath+"/idleTimeout", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data8 > 2147483647){
vErrors = addError(vErrors, instancePath+"/idleTimeout", "maximum", {comparison: "<=", limit: 2147483647});
errors = vErrors.length;
}
}
}
if(data.env !== undefined){
let data9 = data.env;
if(!isObject(data9)){
vErrors = addError(vErrors, instancePath+"/env", "type", {type: "object"});
errors = vErrors.length;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
if(typeof data9[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.needs !== undefined){
let data12 = data.needs;
if(!Array.isArray(data12)){
vErrors = addError(vErrors, instancePath+"/needs", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!validatorOfHookNeed()(data12[i1], {instancePath: instancePath+"/needs/" + i1})){
vErrors = joinErrors(vErrors, validatorOfHookNeed().errors);
errors = vErrors.length;
}
}
}
}
if(data.budget_ms !== undefined){
let data14 = data.budget_ms;
if(!Number.isInteger(data14)){
vErrors = addError(vErrors, instancePath+"/budget_ms", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1){
vErrors = addError(vErrors, instancePath+"/budget_ms", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.source !== undefined){
if(!validatorOfConfigSource()(data.source, {instancePath: instancePath+"/source"})){
vErrors = joinErrors(vErrors, validatorOfConfigSource().errors);
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["id"] === undefined || data["input"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","id","input"]);
errors = vErrors.length;
}
if(data["state_dir"] !== undefined && typeof data["state_dir"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["state_dir"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "request"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "request"});
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!Number.isInteger(data1)){
vErrors = addError(vErrors, instancePath+"/id", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1){
vErrors = addError(vErrors, instancePath+"/id", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.input !== undefined){
if(!isObject(data.input)){
vErrors = addError(vErrors, instancePath+"/input", "type", {type: "object"});
errors = vErrors.length;
}
}
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["id"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","id"]);
errors = vErrors.length;
}
if(data["stderr"] !== undefined && typeof data["stderr"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["stderr"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "response"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "response"});
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!Number.isInteger(data1)){
vErrors = addError(vErrors, instancePath+"/id", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1){
vErrors = addError(vErrors, instancePath+"/id", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.output !== undefined){
let data2 = data.output;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!isObject(data2)){
vErrors = addError(vErrors, instancePath+"/output", "type", {type: "object"});
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/output", "type", {type: "string"});
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(data.exitCode !== undefined){
let data3 = data.exitCode;
if(!Number.isInteger(data3)){
vErrors = addError(vErrors, instancePath+"/exitCode", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0){
vErrors = addError(vErrors, instancePath+"/exitCode", "minimum", {comparison: ">=", limit: 0});
errors = vErrors.length;
}
if(data3 > 255){
vErrors = addError(vErrors, instancePath+"/exitCode", "maximum", {comparison: "<=", limit: 255});
errors = vErrors.length;
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeWorkerResponse = module.exports);
}
