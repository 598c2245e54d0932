// Made from schemas/events/before-model.input.schema.json, schemas/events/before-model.output.schema.json by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const isBeforeModelHookInput = validate1;
const schema1 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"BeforeModel"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"llm_request":{"$ref":"#/$defs/LLMRequest"}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");
const schema2 = {"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"$ref":"#/$defs/LLMMessage"}},"config":{"$ref":"#/$defs/LLMConfig"},"toolConfig":{"$ref":"#/$defs/HookToolConfig"}},"required":["model","messages"]};
const schema5 = {"type":"object","properties":{"temperature":{"type":"number"},"maxOutputTokens":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"number"},"stopSequences":{"type":"array","items":{"type":"string"}},"candidateCount":{"type":"number"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"}},"additionalProperties":true};
const schema3 = {"type":"object","properties":{"role":{"$ref":"#/$defs/LLMRole"},"content":{"type":"string"}},"required":["role","content"]};
const schema4 = {"type":"string","enum":["user","model","system"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/$defs/LLMRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "user") || (data0 === "model")) || (data0 === "system"))){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/$defs/LLMRole/enum",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
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
validate3.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","properties":{"mode":{"$ref":"#/$defs/ToolCallingMode"},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}};
const schema7 = {"type":"string","enum":["AUTO","ANY","NONE"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/mode",schemaPath:"#/$defs/ToolCallingMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data0 === "AUTO") || (data0 === "ANY")) || (data0 === "NONE"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/$defs/ToolCallingMode/enum",keyword:"enum",params:{allowedValues: schema7.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.allowedFunctionNames !== undefined){
let data1 = data.allowedFunctionNames;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err2 = {instancePath:instancePath+"/allowedFunctionNames/" + i0,schemaPath:"#/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath:instancePath+"/allowedFunctionNames",schemaPath:"#/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}};
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
validate5.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate3(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
let data3 = data.config;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.temperature !== undefined){
let data4 = data3.temperature;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/config/temperature",schemaPath:"#/$defs/LLMConfig/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.maxOutputTokens !== undefined){
let data5 = data3.maxOutputTokens;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err5 = {instancePath:instancePath+"/config/maxOutputTokens",schemaPath:"#/$defs/LLMConfig/properties/maxOutputTokens/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.topP !== undefined){
let data6 = data3.topP;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/config/topP",schemaPath:"#/$defs/LLMConfig/properties/topP/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.topK !== undefined){
let data7 = data3.topK;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/config/topK",schemaPath:"#/$defs/LLMConfig/properties/topK/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.stopSequences !== undefined){
let data8 = data3.stopSequences;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err8 = {instancePath:instancePath+"/config/stopSequences/" + i1,schemaPath:"#/$defs/LLMConfig/properties/stopSequences/items/type",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/config/stopSequences",schemaPath:"#/$defs/LLMConfig/properties/stopSequences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.candidateCount !== undefined){
let data10 = data3.candidateCount;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err10 = {instancePath:instancePath+"/config/candidateCount",schemaPath:"#/$defs/LLMConfig/properties/candidateCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.presencePenalty !== undefined){
let data11 = data3.presencePenalty;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err11 = {instancePath:instancePath+"/config/presencePenalty",schemaPath:"#/$defs/LLMConfig/properties/presencePenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.frequencyPenalty !== undefined){
let data12 = data3.frequencyPenalty;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err12 = {instancePath:instancePath+"/config/frequencyPenalty",schemaPath:"#/$defs/LLMConfig/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}};
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
const err13 = {instancePath:instancePath+"/config",schemaPath:"#/$defs/LLMConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.toolConfig !== undefined){
if(!(validate5(data.toolConfig, {instancePath:instancePath+"/toolConfig",parentData:data,parentDataProperty:"toolConfig",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
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
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.llm_request !== undefined){
if(!(validate2(data.llm_request, {instancePath:instancePath+"/llm_request",parentData:data,parentDataProperty:"llm_request",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
validate1.errors = vErrors;
return errors === 0;
}

export const isBeforeModelInput = validate8;
const schema8 = {"anyOf":[{"type":"object","properties":{"model_request":{"type":"object"},"llm_request":{}},"required":["model_request"]},{"type":"object","properties":{"model_request":{"not":{}},"llm_request":{"$ref":"#/$defs/LLMRequest"}},"required":["llm_request"]}]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate2(data.llm_request, {instancePath:instancePath+"/llm_request",parentData:data,parentDataProperty:"llm_request",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
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
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
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
validate8.errors = vErrors;
return errors === 0;
}

export const isBeforeModelOutput = validate10;
const schema9 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"$ref":"#/$defs/HookDecision"},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"BeforeModel"},"llm_request":{"$ref":"#/$defs/LLMRequestPatch"},"llm_response":{"$ref":"#/$defs/LLMResponsePatch"}}}}};
const schema10 = {"type":"string","enum":["ask","block","deny","approve","allow"]};
const schema11 = {"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"$ref":"#/$defs/LLMMessagePatch"}},"config":{"$ref":"#/$defs/LLMConfig"},"toolConfig":{"$ref":"#/$defs/HookToolConfig"}}};
const schema12 = {"type":"object","properties":{"role":{"$ref":"#/$defs/LLMRole"},"content":{"anyOf":[{"type":"string"},{"type":"array","items":{}}]}},"required":["role","content"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/$defs/LLMRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "user") || (data0 === "model")) || (data0 === "system"))){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/$defs/LLMRole/enum",keyword:"enum",params:{allowedValues: schema4.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(!(Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate12(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
let data3 = data.config;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.temperature !== undefined){
let data4 = data3.temperature;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err2 = {instancePath:instancePath+"/config/temperature",schemaPath:"#/$defs/LLMConfig/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.maxOutputTokens !== undefined){
let data5 = data3.maxOutputTokens;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err3 = {instancePath:instancePath+"/config/maxOutputTokens",schemaPath:"#/$defs/LLMConfig/properties/maxOutputTokens/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.topP !== undefined){
let data6 = data3.topP;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err4 = {instancePath:instancePath+"/config/topP",schemaPath:"#/$defs/LLMConfig/properties/topP/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.topK !== undefined){
let data7 = data3.topK;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err5 = {instancePath:instancePath+"/config/topK",schemaPath:"#/$defs/LLMConfig/properties/topK/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.stopSequences !== undefined){
let data8 = data3.stopSequences;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err6 = {instancePath:instancePath+"/config/stopSequences/" + i1,schemaPath:"#/$defs/LLMConfig/properties/stopSequences/items/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/config/stopSequences",schemaPath:"#/$defs/LLMConfig/properties/stopSequences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.candidateCount !== undefined){
let data10 = data3.candidateCount;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err8 = {instancePath:instancePath+"/config/candidateCount",schemaPath:"#/$defs/LLMConfig/properties/candidateCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.presencePenalty !== undefined){
let data11 = data3.presencePenalty;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err9 = {instancePath:instancePath+"/config/presencePenalty",schemaPath:"#/$defs/LLMConfig/properties/presencePenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.frequencyPenalty !== undefined){
let data12 = data3.frequencyPenalty;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err10 = {instancePath:instancePath+"/config/frequencyPenalty",schemaPath:"#/$defs/LLMConfig/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}};
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
const err11 = {instancePath:instancePath+"/config",schemaPath:"#/$defs/LLMConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.toolConfig !== undefined){
if(!(validate5(data.toolConfig, {instancePath:instancePath+"/toolConfig",parentData:data,parentDataProperty:"toolConfig",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
validate11.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","properties":{"text":{"type":"string"},"candidates":{"type":"array","items":{"$ref":"#/$defs/LLMCandidatePatch"}},"usageMetadata":{"$ref":"#/$defs/LLMUsage"}}};
const schema19 = {"type":"object","properties":{"promptTokenCount":{"type":"number"},"candidatesTokenCount":{"type":"number"},"totalTokenCount":{"type":"number"}}};
const schema16 = {"type":"object","properties":{"content":{"type":"object","properties":{"role":{"type":"string"},"parts":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"object","properties":{"text":{"type":"string"}}}]}}}},"finishReason":{"$ref":"#/$defs/LLMFinishReason"},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"$ref":"#/$defs/LLMSafetyRating"}}}};
const schema17 = {"type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]};
const schema18 = {"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let data5 = data.finishReason;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/finishReason",schemaPath:"#/$defs/LLMFinishReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data5 === "STOP") || (data5 === "MAX_TOKENS")) || (data5 === "SAFETY")) || (data5 === "RECITATION")) || (data5 === "OTHER"))){
const err8 = {instancePath:instancePath+"/finishReason",schemaPath:"#/$defs/LLMFinishReason/enum",keyword:"enum",params:{allowedValues: schema17.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.index !== undefined){
let data6 = data.index;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.safetyRatings !== undefined){
let data7 = data.safetyRatings;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.category === undefined){
const err10 = {instancePath:instancePath+"/safetyRatings/" + i1,schemaPath:"#/$defs/LLMSafetyRating/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data8.probability === undefined){
const err11 = {instancePath:instancePath+"/safetyRatings/" + i1,schemaPath:"#/$defs/LLMSafetyRating/required",keyword:"required",params:{missingProperty: "probability"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.category !== undefined){
if(typeof data8.category !== "string"){
const err12 = {instancePath:instancePath+"/safetyRatings/" + i1+"/category",schemaPath:"#/$defs/LLMSafetyRating/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.probability !== undefined){
if(typeof data8.probability !== "string"){
const err13 = {instancePath:instancePath+"/safetyRatings/" + i1+"/probability",schemaPath:"#/$defs/LLMSafetyRating/properties/probability/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/safetyRatings/" + i1,schemaPath:"#/$defs/LLMSafetyRating/type",keyword:"type",params:{type: "object"}};
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
const err15 = {instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"}};
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
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate17(data1[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
let data3 = data.usageMetadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.promptTokenCount !== undefined){
let data4 = data3.promptTokenCount;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err2 = {instancePath:instancePath+"/usageMetadata/promptTokenCount",schemaPath:"#/$defs/LLMUsage/properties/promptTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.candidatesTokenCount !== undefined){
let data5 = data3.candidatesTokenCount;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err3 = {instancePath:instancePath+"/usageMetadata/candidatesTokenCount",schemaPath:"#/$defs/LLMUsage/properties/candidatesTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.totalTokenCount !== undefined){
let data6 = data3.totalTokenCount;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err4 = {instancePath:instancePath+"/usageMetadata/totalTokenCount",schemaPath:"#/$defs/LLMUsage/properties/totalTokenCount/type",keyword:"type",params:{type: "number"}};
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
const err5 = {instancePath:instancePath+"/usageMetadata",schemaPath:"#/$defs/LLMUsage/type",keyword:"type",params:{type: "object"}};
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
validate16.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/$defs/HookDecision/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/$defs/HookDecision/enum",keyword:"enum",params:{allowedValues: schema10.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hookSpecificOutput !== undefined){
let data6 = data.hookSpecificOutput;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hookEventName !== undefined){
if("BeforeModel" !== data6.hookEventName){
const err9 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "BeforeModel"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.llm_request !== undefined){
if(!(validate11(data6.llm_request, {instancePath:instancePath+"/hookSpecificOutput/llm_request",parentData:data6,parentDataProperty:"llm_request",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data6.llm_response !== undefined){
if(!(validate16(data6.llm_response, {instancePath:instancePath+"/hookSpecificOutput/llm_response",parentData:data6,parentDataProperty:"llm_response",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
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
validate10.errors = vErrors;
return errors === 0;
}

