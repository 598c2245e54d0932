// Made from schemas/ by npm run generate. Do not edit.
// @ts-nocheck
import {
  addError,
  addMissing,
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["prompt"] === undefined || data["prompt_response"] === undefined || data["stop_hook_active"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","prompt","prompt_response","stop_hook_active"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "AfterAgent"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "AfterAgent"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/prompt", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.prompt_response !== undefined){
if(typeof data.prompt_response !== "string"){
vErrors = addError(vErrors, instancePath+"/prompt_response", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.stop_hook_active !== undefined){
if(typeof data.stop_hook_active !== "boolean"){
vErrors = addError(vErrors, instancePath+"/stop_hook_active", "type", {type: "boolean"});
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["prompt"] === undefined || data["prompt_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["prompt","prompt_response"]);
errors = vErrors.length;
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
vErrors = addError(vErrors, instancePath+"/prompt", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.prompt_response !== undefined){
if(typeof data.prompt_response !== "string"){
vErrors = addError(vErrors, instancePath+"/prompt_response", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.stop_hook_active !== undefined){
if(typeof data.stop_hook_active !== "boolean"){
vErrors = addError(vErrors, instancePath+"/stop_hook_active", "type", {type: "boolean"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "AfterAgent"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "AfterAgent"});
errors = vErrors.length;
}
}
if(data6.clearContext !== undefined){
if(typeof data6.clearContext !== "boolean"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/clearContext", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/additionalContext", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["llm_request"] === undefined || data["llm_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request","llm_response"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "AfterModel"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "AfterModel"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
const err1 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"}};
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["model_request"] === undefined || data["model_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["model_request","model_response"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
let data0 = data.model_request;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/0/properties/model_request/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.model_response !== undefined){
let data1 = data.model_response;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err1 = {instancePath:instancePath+"/model_response",schemaPath:"#/anyOf/0/properties/model_response/type",keyword:"type",params:{type: "object"}};
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
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["llm_request"] === undefined || data["llm_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["llm_request","llm_response"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
const err3 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/1/properties/model_request/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath:instancePath+"/model_response",schemaPath:"#/anyOf/1/properties/model_response/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const err5 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/anyOf/1/properties/tool_calls/type",keyword:"type",params:{type: "array"}};
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
const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
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
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "AfterModel"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "AfterModel"});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/keepToolCalls", "type", {type: "boolean"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["tool_name"] === undefined || data["tool_input"] === undefined || data["tool_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","tool_name","tool_input","tool_response"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "AfterTool"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "AfterTool"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err1 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.tool_input !== undefined){
let data7 = data.tool_input;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err2 = {instancePath:instancePath+"/tool_input",schemaPath:"#/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
vErrors = addError(vErrors, instancePath+"/original_request_name", "type", {type: "string"});
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["tool_name"] === undefined || data["tool_input"] === undefined || data["tool_response"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["tool_name","tool_input","tool_response"]);
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
const err0 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.tool_input !== undefined){
let data1 = data.tool_input;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err1 = {instancePath:instancePath+"/tool_input",schemaPath:"#/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
vErrors = addError(vErrors, instancePath+"/original_request_name", "type", {type: "string"});
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

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "AfterTool"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "AfterTool"});
errors = vErrors.length;
}
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/additionalContext", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data6.tailToolCallRequest !== undefined){
let data9 = data6.tailToolCallRequest;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9["name"] === undefined || data9["args"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/hookSpecificOutput/tailToolCallRequest", data9, ["name","args"]);
errors = vErrors.length;
}
if(data9.name !== undefined){
if(typeof data9.name !== "string"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/tailToolCallRequest/name", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data9.args !== undefined){
let data11 = data9.args;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err1 = {instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest/args",schemaPath:"#/properties/hookSpecificOutput/properties/tailToolCallRequest/properties/args/type",keyword:"type",params:{type: "object"}};
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
const err2 = {instancePath:instancePath+"/hookSpecificOutput/tailToolCallRequest",schemaPath:"#/properties/hookSpecificOutput/properties/tailToolCallRequest/type",keyword:"type",params:{type: "object"}};
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
const err3 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["success"] === undefined || data["allOutputs"] === undefined || data["errors"] === undefined || data["totalDuration"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["success","allOutputs","errors","totalDuration"]);
errors = vErrors.length;
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
vErrors = addError(vErrors, instancePath+"/success", "type", {type: "boolean"});
errors = vErrors.length;
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
const err0 = {instancePath:instancePath+"/allOutputs",schemaPath:"#/properties/allOutputs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const err1 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.totalDuration !== undefined){
let data6 = data.totalDuration;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err2 = {instancePath:instancePath+"/totalDuration",schemaPath:"#/properties/totalDuration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err3 = {instancePath:instancePath+"/totalDuration",schemaPath:"#/properties/totalDuration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath:instancePath+"/hookResults",schemaPath:"#/properties/hookResults/type",keyword:"type",params:{type: "array"}};
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["prompt"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","prompt"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "BeforeAgent"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "BeforeAgent"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/prompt", "type", {type: "string"});
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["prompt"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["prompt"]);
errors = vErrors.length;
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
vErrors = addError(vErrors, instancePath+"/prompt", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "BeforeAgent"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "BeforeAgent"});
errors = vErrors.length;
}
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/additionalContext", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["llm_request"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "BeforeModel"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "BeforeModel"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/system_instruction", "type", {type: "string"});
errors = vErrors.length;
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
const err1 = {instancePath:instancePath+"/tool_results",schemaPath:"#/properties/tool_results/type",keyword:"type",params:{type: "array"}};
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["model_request"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["model_request"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
let data0 = data.model_request;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/0/properties/model_request/type",keyword:"type",params:{type: "object"}};
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
const err1 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["llm_request"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["llm_request"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
const err2 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/1/properties/model_request/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
vErrors = addError(vErrors, instancePath+"/system_instruction", "type", {type: "string"});
errors = vErrors.length;
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
const err3 = {instancePath:instancePath+"/tool_results",schemaPath:"#/anyOf/1/properties/tool_results/type",keyword:"type",params:{type: "array"}};
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
const err4 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "BeforeModel"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "BeforeModel"});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/system_instruction", "type", {type: "string"});
errors = vErrors.length;
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
const err1 = {instancePath:instancePath+"/hookSpecificOutput/tool_results",schemaPath:"#/properties/hookSpecificOutput/properties/tool_results/type",keyword:"type",params:{type: "array"}};
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
const err2 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["tool_name"] === undefined || data["tool_input"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","tool_name","tool_input"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "BeforeTool"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "BeforeTool"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/tool_name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err1 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.tool_input !== undefined){
let data7 = data.tool_input;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err2 = {instancePath:instancePath+"/tool_input",schemaPath:"#/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
vErrors = addError(vErrors, instancePath+"/original_request_name", "type", {type: "string"});
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["tool_name"] === undefined || data["tool_input"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["tool_name","tool_input"]);
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
const err0 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.tool_input !== undefined){
let data1 = data.tool_input;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err1 = {instancePath:instancePath+"/tool_input",schemaPath:"#/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
vErrors = addError(vErrors, instancePath+"/original_request_name", "type", {type: "string"});
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

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "BeforeTool"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "BeforeTool"});
errors = vErrors.length;
}
}
if(data6.tool_input !== undefined){
let data8 = data6.tool_input;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err1 = {instancePath:instancePath+"/hookSpecificOutput/tool_input",schemaPath:"#/properties/hookSpecificOutput/properties/tool_input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data6.tool_input_mode !== undefined){
let data9 = data6.tool_input_mode;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/tool_input_mode", "type", {type: "string"});
errors = vErrors.length;
}
if(data9 !== "merge" && data9 !== "replace"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/tool_input_mode", "enum", {allowedValues: ["merge","replace"]});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/permissionDecisionReason", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["llm_request"] === undefined || data["available_tools"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request","available_tools"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "BeforeToolSelection"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "BeforeToolSelection"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
const err1 = {instancePath:instancePath+"/available_tools",schemaPath:"#/properties/available_tools/type",keyword:"type",params:{type: "array"}};
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["model_request"] === undefined || data["available_tools"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["model_request","available_tools"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
let data0 = data.model_request;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/0/properties/model_request/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.available_tools !== undefined){
if(!(Array.isArray(data.available_tools))){
const err1 = {instancePath:instancePath+"/available_tools",schemaPath:"#/anyOf/0/properties/available_tools/type",keyword:"type",params:{type: "array"}};
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
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["llm_request"] === undefined || data["available_tools"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["llm_request","available_tools"]);
errors = vErrors.length;
}
if(data.model_request !== undefined){
const err3 = {instancePath:instancePath+"/model_request",schemaPath:"#/anyOf/1/properties/model_request/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath:instancePath+"/available_tools",schemaPath:"#/anyOf/1/properties/available_tools/type",keyword:"type",params:{type: "array"}};
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
const err5 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "BeforeToolSelection"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "BeforeToolSelection"});
errors = vErrors.length;
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
const err1 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type"]);
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
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, instancePath+"/description", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
vErrors = addError(vErrors, instancePath+"/async", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
vErrors = addError(vErrors, instancePath+"/enforce", "type", {type: "boolean"});
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["command"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","command"]);
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
const err0 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.args !== undefined){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/args/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
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
let data4 = data.name;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
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
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, instancePath+"/description", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err4 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err5 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.env !== undefined){
let data7 = data.env;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
if(typeof data7[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
vErrors = addError(vErrors, instancePath+"/async", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
vErrors = addError(vErrors, instancePath+"/enforce", "type", {type: "boolean"});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = addError(vErrors, instancePath, "type", {type: "string"});
errors = vErrors.length;
}
if(data !== "runtime" && data !== "project" && data !== "user" && data !== "system" && data !== "extensions"){
vErrors = addError(vErrors, instancePath, "enum", {allowedValues: ["runtime","project","user","system","extensions"]});
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["name"] === undefined || data["action"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","name","action"]);
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
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, instancePath+"/description", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
vErrors = addError(vErrors, instancePath+"/async", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
vErrors = addError(vErrors, instancePath+"/enforce", "type", {type: "boolean"});
errors = vErrors.length;
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
if(!validatorOfWorkerHookConfig()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfWorkerHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["hooks"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["hooks"]);
errors = vErrors.length;
}
if(data.matcher !== undefined){
if(typeof data.matcher !== "string"){
vErrors = addError(vErrors, instancePath+"/matcher", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.sequential !== undefined){
if(typeof data.sequential !== "boolean"){
vErrors = addError(vErrors, instancePath+"/sequential", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.hooks !== undefined){
let data2 = data.hooks;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
let valid4 = false;
const _errs8 = errors;
if(!validatorOfBusHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfBusHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs9 = errors;
if(!validatorOfCommandHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfCommandHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs10 = errors;
if(!validatorOfHttpHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfHttpHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs11 = errors;
if(!validatorOfPluginHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfPluginHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs12 = errors;
if(!validatorOfWorkerHookConfig()(data3, {instancePath: instancePath+"/hooks/" + i0})){
vErrors = joinErrors(vErrors, validatorOfWorkerHookConfig().errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
}
}
}
}
if(!valid4){
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
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err1 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"type",params:{type: "array"}};
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
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["correlationId"] === undefined || data["success"] === undefined || data["error"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","correlationId","success","error"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "hook-execution-response"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "hook-execution-response"});
errors = vErrors.length;
}
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){
vErrors = addError(vErrors, instancePath+"/correlationId", "type", {type: "string"});
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
const err0 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
let data4 = data.error;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["message"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/error", data4, ["message"]);
errors = vErrors.length;
}
if(data4.code !== undefined){
if(!validatorOfBusErrorCode()(data4.code, {instancePath: instancePath+"/error/code"})){
vErrors = joinErrors(vErrors, validatorOfBusErrorCode().errors);
errors = vErrors.length;
}
}
if(data4.message !== undefined){
if(typeof data4.message !== "string"){
vErrors = addError(vErrors, instancePath+"/error/message", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["eventName"] === undefined || data["input"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","eventName","input"]);
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
const err0 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.input !== undefined){
let data2 = data.input;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err1 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){
vErrors = addError(vErrors, instancePath+"/correlationId", "type", {type: "string"});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["hookConfig"] === undefined || data["eventName"] === undefined || data["success"] === undefined || data["duration"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["hookConfig","eventName","success","duration"]);
errors = vErrors.length;
}
if(data.hookConfig !== undefined){
let data0 = data.hookConfig;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/hookConfig",schemaPath:"#/properties/hookConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
const err1 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
vErrors = addError(vErrors, instancePath+"/success", "type", {type: "boolean"});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/background", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stdout !== undefined){
if(typeof data.stdout !== "string"){
vErrors = addError(vErrors, instancePath+"/stdout", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.stderr !== undefined){
if(typeof data.stderr !== "string"){
vErrors = addError(vErrors, instancePath+"/stderr", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.exitCode !== undefined){
let data8 = data.exitCode;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err2 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.signal !== undefined){
if(typeof data.signal !== "string"){
vErrors = addError(vErrors, instancePath+"/signal", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.timedOut !== undefined){
if(typeof data.timedOut !== "boolean"){
vErrors = addError(vErrors, instancePath+"/timedOut", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
vErrors = addError(vErrors, instancePath+"/truncated", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.aborted !== undefined){
if(typeof data.aborted !== "boolean"){
vErrors = addError(vErrors, instancePath+"/aborted", "type", {type: "boolean"});
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
let data14 = data.duration;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err3 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err4 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
vErrors = addError(vErrors, instancePath+"/warnings/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.stdoutBytes !== undefined){
let data19 = data.stdoutBytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err6 = {instancePath:instancePath+"/stdoutBytes",schemaPath:"#/properties/stdoutBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err7 = {instancePath:instancePath+"/stdoutBytes",schemaPath:"#/properties/stdoutBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.stderrBytes !== undefined){
let data20 = data.stderrBytes;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err8 = {instancePath:instancePath+"/stderrBytes",schemaPath:"#/properties/stderrBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err9 = {instancePath:instancePath+"/stderrBytes",schemaPath:"#/properties/stderrBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.grant !== undefined){
if(typeof data.grant !== "boolean"){
vErrors = addError(vErrors, instancePath+"/grant", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.toolResult !== undefined){
if(typeof data.toolResult !== "string"){
vErrors = addError(vErrors, instancePath+"/toolResult", "type", {type: "string"});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["correlationId"] === undefined || data["success"] === undefined || data["output"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","correlationId","success","output"]);
errors = vErrors.length;
}
if(data.type !== undefined){
if(data.type !== "hook-execution-response"){
vErrors = addError(vErrors, instancePath+"/type", "const", {allowedValue: "hook-execution-response"});
errors = vErrors.length;
}
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){
vErrors = addError(vErrors, instancePath+"/correlationId", "type", {type: "string"});
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.told !== undefined){
if(typeof data.told !== "boolean"){
vErrors = addError(vErrors, instancePath+"/told", "type", {type: "boolean"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err1 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["config"] === undefined || data["source"] === undefined || data["eventName"] === undefined || data["enabled"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["config","source","eventName","enabled"]);
errors = vErrors.length;
}
if(data.config !== undefined){
let data0 = data.config;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/eventName", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err1 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.matcher !== undefined){
if(typeof data.matcher !== "string"){
vErrors = addError(vErrors, instancePath+"/matcher", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.sequential !== undefined){
if(typeof data.sequential !== "boolean"){
vErrors = addError(vErrors, instancePath+"/sequential", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.dialect !== undefined){
let data5 = data.dialect;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["name"] === undefined || data5["event"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/dialect", data5, ["name","event"]);
errors = vErrors.length;
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/dialect/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err2 = {instancePath:instancePath+"/dialect/name",schemaPath:"#/properties/dialect/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data5.event !== undefined){
let data7 = data5.event;
if(typeof data7 !== "string"){
vErrors = addError(vErrors, instancePath+"/dialect/event", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err3 = {instancePath:instancePath+"/dialect/event",schemaPath:"#/properties/dialect/properties/event/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data5.file !== undefined){
if(typeof data5.file !== "string"){
vErrors = addError(vErrors, instancePath+"/dialect/file", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data5.line !== undefined){
let data9 = data5.line;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err4 = {instancePath:instancePath+"/dialect/line",schemaPath:"#/properties/dialect/properties/line/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err5 = {instancePath:instancePath+"/dialect/line",schemaPath:"#/properties/dialect/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data5.column !== undefined){
let data10 = data5.column;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err6 = {instancePath:instancePath+"/dialect/column",schemaPath:"#/properties/dialect/properties/column/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err7 = {instancePath:instancePath+"/dialect/column",schemaPath:"#/properties/dialect/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data5.cwd !== undefined){
if(typeof data5.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/dialect/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data5.entry !== undefined){
let data12 = data5.entry;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err8 = {instancePath:instancePath+"/dialect/entry",schemaPath:"#/properties/dialect/properties/entry/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.variables !== undefined){
let data13 = data5.variables;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
if(typeof data13[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/dialect/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/dialect/variables",schemaPath:"#/properties/dialect/properties/variables/type",keyword:"type",params:{type: "object"}};
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
const err10 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/enabled", "type", {type: "boolean"});
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enableHooks !== undefined){
if(typeof data.enableHooks !== "boolean"){
vErrors = addError(vErrors, instancePath+"/enableHooks", "type", {type: "boolean"});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/disabledHooks/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/disabledHooks",schemaPath:"#/properties/disabledHooks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/dialects/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err1 = {instancePath:instancePath+"/dialects/" + i1,schemaPath:"#/properties/dialects/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
}
else {
const err2 = {instancePath:instancePath+"/dialects",schemaPath:"#/properties/dialects/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.projectHooks !== undefined){
let data6 = data.projectHooks;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/projectHooks", "type", {type: "string"});
errors = vErrors.length;
}
if(data6 !== "never" && data6 !== "trusted"){
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
let data8 = data.sanitization;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.enableEnvironmentVariableRedaction !== undefined){
if(typeof data8.enableEnvironmentVariableRedaction !== "boolean"){
vErrors = addError(vErrors, instancePath+"/sanitization/enableEnvironmentVariableRedaction", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data8.allowedEnvironmentVariables !== undefined){
let data10 = data8.allowedEnvironmentVariables;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){
vErrors = addError(vErrors, instancePath+"/sanitization/allowedEnvironmentVariables/" + i2, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/sanitization/allowedEnvironmentVariables",schemaPath:"#/properties/sanitization/properties/allowedEnvironmentVariables/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
vErrors = addError(vErrors, instancePath+"/sanitization/blockedEnvironmentVariables/" + i3, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/sanitization/blockedEnvironmentVariables",schemaPath:"#/properties/sanitization/properties/blockedEnvironmentVariables/type",keyword:"type",params:{type: "array"}};
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
const err5 = {instancePath:instancePath+"/sanitization",schemaPath:"#/properties/sanitization/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.locked !== undefined){
if(typeof data.locked !== "boolean"){
vErrors = addError(vErrors, instancePath+"/locked", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.trace !== undefined){
let data15 = data.trace;
const _errs23 = errors;
let valid11 = false;
const _errs24 = errors;
if(typeof data15 !== "boolean"){
vErrors = addError(vErrors, instancePath+"/trace", "type", {type: "boolean"});
errors = vErrors.length;
}
var _valid0 = _errs24 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const _errs25 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.file !== undefined){
let data16 = data15.file;
if(typeof data16 !== "string"){
vErrors = addError(vErrors, instancePath+"/trace/file", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err6 = {instancePath:instancePath+"/trace/file",schemaPath:"#/properties/trace/anyOf/1/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data15.inputs !== undefined){
if(typeof data15.inputs !== "boolean"){
vErrors = addError(vErrors, instancePath+"/trace/inputs", "type", {type: "boolean"});
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/trace",schemaPath:"#/properties/trace/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid11 = valid11 || _valid0;
}
if(!valid11){
const err8 = {instancePath:instancePath+"/trace",schemaPath:"#/properties/trace/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
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
vErrors = addError(vErrors, instancePath+"/httpAllowedEnv/" + i4, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/httpAllowedEnv",schemaPath:"#/properties/httpAllowedEnv/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.allowHttp !== undefined){
if(typeof data.allowHttp !== "boolean"){
vErrors = addError(vErrors, instancePath+"/allowHttp", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.hooksConfig !== undefined){
let data21 = data.hooksConfig;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.enabled !== undefined){
if(typeof data21.enabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/hooksConfig/enabled", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data21.disabled !== undefined){
let data23 = data21.disabled;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
if(typeof data23[i5] !== "string"){
vErrors = addError(vErrors, instancePath+"/hooksConfig/disabled/" + i5, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/hooksConfig/disabled",schemaPath:"#/properties/hooksConfig/properties/disabled/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data21.notifications !== undefined){
if(typeof data21.notifications !== "boolean"){
vErrors = addError(vErrors, instancePath+"/hooksConfig/notifications", "type", {type: "boolean"});
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/hooksConfig",schemaPath:"#/properties/hooksConfig/type",keyword:"type",params:{type: "object"}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["cases"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["cases"]);
errors = vErrors.length;
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
const err0 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"}};
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
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/event", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err1 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.input !== undefined){
let data2 = data.input;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err2 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.inputFile !== undefined){
let data3 = data.inputFile;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/inputFile", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err3 = {instancePath:instancePath+"/inputFile",schemaPath:"#/properties/inputFile/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.files !== undefined){
let data4 = data.files;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(typeof data4[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1["pattern"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/reason", data1, ["pattern"]);
errors = vErrors.length;
}
if(data1.pattern !== undefined){
if(typeof data1.pattern !== "string"){
vErrors = addError(vErrors, instancePath+"/reason/pattern", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
const err3 = {instancePath:instancePath+"/verdicts",schemaPath:"#/properties/verdicts/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(typeof data7 !== "string"){
vErrors = addError(vErrors, instancePath+"/fails/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err4 = {instancePath:instancePath+"/fails/" + i0,schemaPath:"#/properties/fails/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err5 = {instancePath:instancePath+"/fails",schemaPath:"#/properties/fails/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.files !== undefined){
let data8 = data.files;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
let data9 = data8[key1];
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
var _valid1 = _errs23 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs24 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9["pattern"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), data9, ["pattern"]);
errors = vErrors.length;
}
if(data9.pattern !== undefined){
if(typeof data9.pattern !== "string"){
vErrors = addError(vErrors, instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/pattern", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs27 = errors;
if(data9 !== false){
vErrors = addError(vErrors, instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "const", {allowedValue: false});
errors = vErrors.length;
}
var _valid1 = _errs27 === errors;
valid8 = valid8 || _valid1;
}
}
if(!valid8){
const err7 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.within !== undefined){
let data11 = data.within;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err9 = {instancePath:instancePath+"/within",schemaPath:"#/properties/within/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err10 = {instancePath:instancePath+"/within",schemaPath:"#/properties/within/type",keyword:"type",params:{type: "number"}};
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
vErrors = addError(vErrors, instancePath+"/allowedFunctionNames/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/allowedFunctionNames",schemaPath:"#/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}};
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
vErrors = addError(vErrors, instancePath+"/enabled", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.disabled !== undefined){
let data3 = data.disabled;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/disabled/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.notifications !== undefined){
if(typeof data.notifications !== "boolean"){
vErrors = addError(vErrors, instancePath+"/notifications", "type", {type: "boolean"});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["url"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","url"]);
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
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://\\S+$"}};
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
if(data.headers !== undefined){
let data2 = data.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};
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
let data4 = data.name;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
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
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, instancePath+"/description", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err4 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err5 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxRequestBytes !== undefined){
let data7 = data.maxRequestBytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/maxRequestBytes",schemaPath:"#/properties/maxRequestBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1073741824 || isNaN(data7)){
const err7 = {instancePath:instancePath+"/maxRequestBytes",schemaPath:"#/properties/maxRequestBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/maxRequestBytes",schemaPath:"#/properties/maxRequestBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.onError !== undefined){
if(!validatorOfHookErrorPolicy()(data.onError, {instancePath: instancePath+"/onError"})){
vErrors = joinErrors(vErrors, validatorOfHookErrorPolicy().errors);
errors = vErrors.length;
}
}
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
vErrors = addError(vErrors, instancePath+"/async", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
vErrors = addError(vErrors, instancePath+"/enforce", "type", {type: "boolean"});
errors = vErrors.length;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["content"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["content"]);
errors = vErrors.length;
}
if(data.content !== undefined){
let data0 = data.content;
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
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/content/parts/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/content/parts",schemaPath:"#/properties/content/properties/parts/type",keyword:"type",params:{type: "array"}};
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
const err1 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
const err3 = {instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.role !== undefined){
if(typeof data0.role !== "string"){
vErrors = addError(vErrors, instancePath+"/content/role", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data0.parts !== undefined){
let data2 = data0.parts;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
let valid5 = false;
const _errs9 = errors;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/content/parts/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs10 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.text !== undefined){
if(typeof data3.text !== "string"){
vErrors = addError(vErrors, instancePath+"/content/parts/" + i0+"/text", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath:instancePath+"/content/parts",schemaPath:"#/properties/content/properties/parts/type",keyword:"type",params:{type: "array"}};
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
const err3 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.finishReason !== undefined){
if(typeof data.finishReason !== "string"){
vErrors = addError(vErrors, instancePath+"/finishReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.index !== undefined){
let data6 = data.index;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err4 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const err5 = {instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"}};
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
vErrors = addError(vErrors, instancePath+"/stopSequences/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/stopSequences",schemaPath:"#/properties/stopSequences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.candidateCount !== undefined){
let data6 = data.candidateCount;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/candidateCount",schemaPath:"#/properties/candidateCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.presencePenalty !== undefined){
let data7 = data.presencePenalty;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/presencePenalty",schemaPath:"#/properties/presencePenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.frequencyPenalty !== undefined){
let data8 = data.frequencyPenalty;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err7 = {instancePath:instancePath+"/frequencyPenalty",schemaPath:"#/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["role"] === undefined || data["content"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["role","content"]);
errors = vErrors.length;
}
if(data.role !== undefined){
if(!validatorOfLLMRole()(data.role, {instancePath: instancePath+"/role"})){
vErrors = joinErrors(vErrors, validatorOfLLMRole().errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
vErrors = addError(vErrors, instancePath+"/content", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["role"] === undefined || data["content"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["role","content"]);
errors = vErrors.length;
}
if(data.role !== undefined){
if(typeof data.role !== "string"){
vErrors = addError(vErrors, instancePath+"/role", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.content !== undefined){
let data1 = data.content;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/content", "type", {type: "string"});
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if(!(Array.isArray(data1))){
const err0 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["model"] === undefined || data["messages"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["model","messages"]);
errors = vErrors.length;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
vErrors = addError(vErrors, instancePath+"/model", "type", {type: "string"});
errors = vErrors.length;
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
const err0 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
if(typeof data.model !== "string"){
vErrors = addError(vErrors, instancePath+"/model", "type", {type: "string"});
errors = vErrors.length;
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
const err0 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["candidates"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["candidates"]);
errors = vErrors.length;
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = addError(vErrors, instancePath+"/text", "type", {type: "string"});
errors = vErrors.length;
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
const err0 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = addError(vErrors, instancePath+"/text", "type", {type: "string"});
errors = vErrors.length;
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
const err0 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["category"] === undefined || data["probability"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["category","probability"]);
errors = vErrors.length;
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
vErrors = addError(vErrors, instancePath+"/category", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.probability !== undefined){
if(typeof data.probability !== "string"){
vErrors = addError(vErrors, instancePath+"/probability", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["id"] === undefined || data["name"] === undefined || data["args"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["id","name","args"]);
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["id"] === undefined || data["name"] === undefined || data["text"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["id","name","text"]);
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = addError(vErrors, instancePath+"/text", "type", {type: "string"});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["id"] === undefined || data["text"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["id","text"]);
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = addError(vErrors, instancePath+"/text", "type", {type: "string"});
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
const err0 = {instancePath:instancePath+"/server_name",schemaPath:"#/properties/server_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/args/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["message"] === undefined || data["notification_type"] === undefined || data["details"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","message","notification_type","details"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "Notification"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "Notification"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/message", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.notification_type !== undefined){
if(typeof data.notification_type !== "string"){
vErrors = addError(vErrors, instancePath+"/notification_type", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.details !== undefined){
let data8 = data.details;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err1 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.level !== undefined){
if(typeof data.level !== "string"){
vErrors = addError(vErrors, instancePath+"/level", "type", {type: "string"});
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["message"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["message"]);
errors = vErrors.length;
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
vErrors = addError(vErrors, instancePath+"/message", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.notification_type !== undefined){
if(typeof data.notification_type !== "string"){
vErrors = addError(vErrors, instancePath+"/notification_type", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err0 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.level !== undefined){
if(typeof data.level !== "string"){
vErrors = addError(vErrors, instancePath+"/level", "type", {type: "string"});
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

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "Notification"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "Notification"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type"]);
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
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, instancePath+"/description", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.async !== undefined){
if(typeof data.async !== "boolean"){
vErrors = addError(vErrors, instancePath+"/async", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
vErrors = addError(vErrors, instancePath+"/enforce", "type", {type: "boolean"});
errors = vErrors.length;
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
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["trigger"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","trigger"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "PreCompress"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "PreCompress"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "PreCompress"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "PreCompress"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["reason"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","reason"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "SessionEnd"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "SessionEnd"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "SessionEnd"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "SessionEnd"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
let madeSessionStartHookInput: GeneratedValidator | undefined;
export function validatorOfSessionStartHookInput(): GeneratedValidator {
  if (madeSessionStartHookInput !== undefined) return madeSessionStartHookInput;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["session_id"] === undefined || data["cwd"] === undefined || data["hook_event_name"] === undefined || data["timestamp"] === undefined || data["transcript_path"] === undefined || data["source"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["session_id","cwd","hook_event_name","timestamp","transcript_path","source"]);
errors = vErrors.length;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
vErrors = addError(vErrors, instancePath+"/session_id", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
vErrors = addError(vErrors, instancePath+"/cwd", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hook_event_name !== undefined){
if(data.hook_event_name !== "SessionStart"){
vErrors = addError(vErrors, instancePath+"/hook_event_name", "const", {allowedValue: "SessionStart"});
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/timestamp", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"}};
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
if(data.transcript_path !== undefined){
if(typeof data.transcript_path !== "string"){
vErrors = addError(vErrors, instancePath+"/transcript_path", "type", {type: "string"});
errors = vErrors.length;
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.continue !== undefined){
if(typeof data.continue !== "boolean"){
vErrors = addError(vErrors, instancePath+"/continue", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
vErrors = addError(vErrors, instancePath+"/stopReason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.suppressOutput !== undefined){
if(typeof data.suppressOutput !== "boolean"){
vErrors = addError(vErrors, instancePath+"/suppressOutput", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.systemMessage !== undefined){
if(typeof data.systemMessage !== "string"){
vErrors = addError(vErrors, instancePath+"/systemMessage", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data4 = data.decision;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!validatorOfHookDecision()(data4, {instancePath: instancePath+"/decision"})){
vErrors = joinErrors(vErrors, validatorOfHookDecision().errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data4 !== null){
vErrors = addError(vErrors, instancePath+"/decision", "type", {type: "null"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = addError(vErrors, instancePath+"/reason", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if(data6.hookEventName !== "SessionStart"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/hookEventName", "const", {allowedValue: "SessionStart"});
errors = vErrors.length;
}
}
if(data6.additionalContext !== undefined){
if(typeof data6.additionalContext !== "string"){
vErrors = addError(vErrors, instancePath+"/hookSpecificOutput/additionalContext", "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["command"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","command"]);
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
const err0 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(data.args !== undefined){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/args/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
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
let data4 = data.name;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/name", "type", {type: "string"});
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
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
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, instancePath+"/description", "type", {type: "string"});
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err4 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err5 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.startTimeout !== undefined){
let data7 = data.startTimeout;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/startTimeout",schemaPath:"#/properties/startTimeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err7 = {instancePath:instancePath+"/startTimeout",schemaPath:"#/properties/startTimeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/startTimeout",schemaPath:"#/properties/startTimeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxCalls !== undefined){
let data8 = data.maxCalls;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err9 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err10 = {instancePath:instancePath+"/maxCalls",schemaPath:"#/properties/maxCalls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.idleTimeout !== undefined){
let data9 = data.idleTimeout;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/idleTimeout",schemaPath:"#/properties/idleTimeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/idleTimeout",schemaPath:"#/properties/idleTimeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/idleTimeout",schemaPath:"#/properties/idleTimeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.env !== undefined){
let data10 = data.env;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
if(typeof data10[key0] !== "string"){
vErrors = addError(vErrors, instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors = vErrors.length;
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
vErrors = addError(vErrors, instancePath+"/async", "type", {type: "boolean"});
errors = vErrors.length;
}
}
if(data.enforce !== undefined){
if(typeof data.enforce !== "boolean"){
vErrors = addError(vErrors, instancePath+"/enforce", "type", {type: "boolean"});
errors = vErrors.length;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["id"] === undefined || data["input"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","id","input"]);
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.input !== undefined){
let data2 = data.input;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err2 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["type"] === undefined || data["id"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["type","id"]);
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.output !== undefined){
let data2 = data.output;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err2 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/output", "type", {type: "string"});
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
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
const err4 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 255 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.stderr !== undefined){
if(typeof data.stderr !== "string"){
vErrors = addError(vErrors, instancePath+"/stderr", "type", {type: "string"});
errors = vErrors.length;
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
  return (madeWorkerResponse = module.exports);
}
