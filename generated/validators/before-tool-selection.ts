// Made from schemas/events/before-tool-selection.input.schema.json, schemas/events/before-tool-selection.output.schema.json by npm run generate. Do not edit.
// @ts-nocheck
import type {
  GeneratedValidator,
} from '../../src/contract/index.js';
"use strict";
export const isBeforeToolSelectionHookInput: GeneratedValidator = validate1;
const schema1 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"BeforeToolSelection"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"llm_request":{"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"type":"object","properties":{"role":{"type":"string","enum":["user","model","system"]},"content":{"type":"string"}},"required":["role","content"]}},"config":{"type":"object","properties":{"temperature":{"type":"number"},"maxOutputTokens":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"number"},"stopSequences":{"type":"array","items":{"type":"string"}},"candidateCount":{"type":"number"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"}},"additionalProperties":true},"toolConfig":{"type":"object","properties":{"mode":{"type":"string","enum":["AUTO","ANY","NONE"]},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}}},"required":["model","messages"]},"available_tools":{"type":"array","items":{}}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request","available_tools"]};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", "u");

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
if(data.llm_request !== undefined){
let data5 = data.llm_request;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.model === undefined){
const err13 = {instancePath:instancePath+"/llm_request",schemaPath:"#/properties/llm_request/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.messages === undefined){
const err14 = {instancePath:instancePath+"/llm_request",schemaPath:"#/properties/llm_request/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.model !== undefined){
if(typeof data5.model !== "string"){
const err15 = {instancePath:instancePath+"/llm_request/model",schemaPath:"#/properties/llm_request/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.messages !== undefined){
let data7 = data5.messages;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.role === undefined){
const err16 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.content === undefined){
const err17 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8.role !== undefined){
let data9 = data8.role;
if(typeof data9 !== "string"){
const err18 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/role",schemaPath:"#/properties/llm_request/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data9 === "user") || (data9 === "model")) || (data9 === "system"))){
const err19 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/role",schemaPath:"#/properties/llm_request/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema1.properties.llm_request.properties.messages.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.content !== undefined){
if(typeof data8.content !== "string"){
const err20 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/content",schemaPath:"#/properties/llm_request/properties/messages/items/properties/content/type",keyword:"type",params:{type: "string"}};
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
const err21 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/properties/llm_request/properties/messages/items/type",keyword:"type",params:{type: "object"}};
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
const err22 = {instancePath:instancePath+"/llm_request/messages",schemaPath:"#/properties/llm_request/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.config !== undefined){
let data11 = data5.config;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.temperature !== undefined){
let data12 = data11.temperature;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err23 = {instancePath:instancePath+"/llm_request/config/temperature",schemaPath:"#/properties/llm_request/properties/config/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data11.maxOutputTokens !== undefined){
let data13 = data11.maxOutputTokens;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err24 = {instancePath:instancePath+"/llm_request/config/maxOutputTokens",schemaPath:"#/properties/llm_request/properties/config/properties/maxOutputTokens/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data11.topP !== undefined){
let data14 = data11.topP;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err25 = {instancePath:instancePath+"/llm_request/config/topP",schemaPath:"#/properties/llm_request/properties/config/properties/topP/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.topK !== undefined){
let data15 = data11.topK;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err26 = {instancePath:instancePath+"/llm_request/config/topK",schemaPath:"#/properties/llm_request/properties/config/properties/topK/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.stopSequences !== undefined){
let data16 = data11.stopSequences;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(typeof data16[i1] !== "string"){
const err27 = {instancePath:instancePath+"/llm_request/config/stopSequences/" + i1,schemaPath:"#/properties/llm_request/properties/config/properties/stopSequences/items/type",keyword:"type",params:{type: "string"}};
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
const err28 = {instancePath:instancePath+"/llm_request/config/stopSequences",schemaPath:"#/properties/llm_request/properties/config/properties/stopSequences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data11.candidateCount !== undefined){
let data18 = data11.candidateCount;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err29 = {instancePath:instancePath+"/llm_request/config/candidateCount",schemaPath:"#/properties/llm_request/properties/config/properties/candidateCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.presencePenalty !== undefined){
let data19 = data11.presencePenalty;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err30 = {instancePath:instancePath+"/llm_request/config/presencePenalty",schemaPath:"#/properties/llm_request/properties/config/properties/presencePenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.frequencyPenalty !== undefined){
let data20 = data11.frequencyPenalty;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err31 = {instancePath:instancePath+"/llm_request/config/frequencyPenalty",schemaPath:"#/properties/llm_request/properties/config/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/llm_request/config",schemaPath:"#/properties/llm_request/properties/config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data5.toolConfig !== undefined){
let data21 = data5.toolConfig;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.mode !== undefined){
let data22 = data21.mode;
if(typeof data22 !== "string"){
const err33 = {instancePath:instancePath+"/llm_request/toolConfig/mode",schemaPath:"#/properties/llm_request/properties/toolConfig/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data22 === "AUTO") || (data22 === "ANY")) || (data22 === "NONE"))){
const err34 = {instancePath:instancePath+"/llm_request/toolConfig/mode",schemaPath:"#/properties/llm_request/properties/toolConfig/properties/mode/enum",keyword:"enum",params:{allowedValues: schema1.properties.llm_request.properties.toolConfig.properties.mode.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data21.allowedFunctionNames !== undefined){
let data23 = data21.allowedFunctionNames;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
if(typeof data23[i2] !== "string"){
const err35 = {instancePath:instancePath+"/llm_request/toolConfig/allowedFunctionNames/" + i2,schemaPath:"#/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/llm_request/toolConfig/allowedFunctionNames",schemaPath:"#/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/llm_request/toolConfig",schemaPath:"#/properties/llm_request/properties/toolConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/llm_request",schemaPath:"#/properties/llm_request/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.available_tools !== undefined){
if(!(Array.isArray(data.available_tools))){
const err39 = {instancePath:instancePath+"/available_tools",schemaPath:"#/properties/available_tools/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const isBeforeToolSelectionInput: GeneratedValidator = validate2;
const schema2 = {"anyOf":[{"type":"object","properties":{"model_request":{"type":"object"},"llm_request":{},"available_tools":{"type":"array","items":{}}},"required":["model_request","available_tools"]},{"type":"object","properties":{"model_request":{"not":{}},"llm_request":{"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"type":"object","properties":{"role":{"type":"string","enum":["user","model","system"]},"content":{"type":"string"}},"required":["role","content"]}},"config":{"type":"object","properties":{"temperature":{"type":"number"},"maxOutputTokens":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"number"},"stopSequences":{"type":"array","items":{"type":"string"}},"candidateCount":{"type":"number"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"}},"additionalProperties":true},"toolConfig":{"type":"object","properties":{"mode":{"type":"string","enum":["AUTO","ANY","NONE"]},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}}},"required":["model","messages"]},"available_tools":{"type":"array","items":{}}},"required":["llm_request","available_tools"]}]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let data3 = data.llm_request;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.model === undefined){
const err8 = {instancePath:instancePath+"/llm_request",schemaPath:"#/anyOf/1/properties/llm_request/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.messages === undefined){
const err9 = {instancePath:instancePath+"/llm_request",schemaPath:"#/anyOf/1/properties/llm_request/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.model !== undefined){
if(typeof data3.model !== "string"){
const err10 = {instancePath:instancePath+"/llm_request/model",schemaPath:"#/anyOf/1/properties/llm_request/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.messages !== undefined){
let data5 = data3.messages;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.role === undefined){
const err11 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.content === undefined){
const err12 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.role !== undefined){
let data7 = data6.role;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/role",schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "model")) || (data7 === "system"))){
const err14 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/role",schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[1].properties.llm_request.properties.messages.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.content !== undefined){
if(typeof data6.content !== "string"){
const err15 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/content",schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/properties/content/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/type",keyword:"type",params:{type: "object"}};
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
const err17 = {instancePath:instancePath+"/llm_request/messages",schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.config !== undefined){
let data9 = data3.config;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.temperature !== undefined){
let data10 = data9.temperature;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/llm_request/config/temperature",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.maxOutputTokens !== undefined){
let data11 = data9.maxOutputTokens;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err19 = {instancePath:instancePath+"/llm_request/config/maxOutputTokens",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/maxOutputTokens/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.topP !== undefined){
let data12 = data9.topP;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err20 = {instancePath:instancePath+"/llm_request/config/topP",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/topP/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.topK !== undefined){
let data13 = data9.topK;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err21 = {instancePath:instancePath+"/llm_request/config/topK",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/topK/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.stopSequences !== undefined){
let data14 = data9.stopSequences;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(typeof data14[i1] !== "string"){
const err22 = {instancePath:instancePath+"/llm_request/config/stopSequences/" + i1,schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/stopSequences/items/type",keyword:"type",params:{type: "string"}};
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
const err23 = {instancePath:instancePath+"/llm_request/config/stopSequences",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/stopSequences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.candidateCount !== undefined){
let data16 = data9.candidateCount;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err24 = {instancePath:instancePath+"/llm_request/config/candidateCount",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/candidateCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.presencePenalty !== undefined){
let data17 = data9.presencePenalty;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err25 = {instancePath:instancePath+"/llm_request/config/presencePenalty",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/presencePenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.frequencyPenalty !== undefined){
let data18 = data9.frequencyPenalty;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err26 = {instancePath:instancePath+"/llm_request/config/frequencyPenalty",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/llm_request/config",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.toolConfig !== undefined){
let data19 = data3.toolConfig;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.mode !== undefined){
let data20 = data19.mode;
if(typeof data20 !== "string"){
const err28 = {instancePath:instancePath+"/llm_request/toolConfig/mode",schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data20 === "AUTO") || (data20 === "ANY")) || (data20 === "NONE"))){
const err29 = {instancePath:instancePath+"/llm_request/toolConfig/mode",schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/properties/mode/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[1].properties.llm_request.properties.toolConfig.properties.mode.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data19.allowedFunctionNames !== undefined){
let data21 = data19.allowedFunctionNames;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(typeof data21[i2] !== "string"){
const err30 = {instancePath:instancePath+"/llm_request/toolConfig/allowedFunctionNames/" + i2,schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/llm_request/toolConfig/allowedFunctionNames",schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/llm_request/toolConfig",schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/llm_request",schemaPath:"#/anyOf/1/properties/llm_request/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.available_tools !== undefined){
if(!(Array.isArray(data.available_tools))){
const err34 = {instancePath:instancePath+"/available_tools",schemaPath:"#/anyOf/1/properties/available_tools/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err36 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
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
validate2.errors = vErrors;
return errors === 0;
}

export const isBeforeToolSelectionOutput: GeneratedValidator = validate3;
const schema3 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"type":"string","enum":["ask","block","deny","approve","allow"]},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"BeforeToolSelection"},"toolConfig":{"type":"object","properties":{"mode":{"type":"string","enum":["AUTO","ANY","NONE"]},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}}}}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((data4 === "ask") || (data4 === "block")) || (data4 === "deny")) || (data4 === "approve")) || (data4 === "allow"))){
const err5 = {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema3.properties.decision.anyOf[0].enum}};
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
const _errs13 = errors;
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
var _valid0 = _errs13 === errors;
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
if("BeforeToolSelection" !== data6.hookEventName){
const err9 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "BeforeToolSelection"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.toolConfig !== undefined){
let data8 = data6.toolConfig;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.mode !== undefined){
let data9 = data8.mode;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/hookSpecificOutput/toolConfig/mode",schemaPath:"#/properties/hookSpecificOutput/properties/toolConfig/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data9 === "AUTO") || (data9 === "ANY")) || (data9 === "NONE"))){
const err11 = {instancePath:instancePath+"/hookSpecificOutput/toolConfig/mode",schemaPath:"#/properties/hookSpecificOutput/properties/toolConfig/properties/mode/enum",keyword:"enum",params:{allowedValues: schema3.properties.hookSpecificOutput.properties.toolConfig.properties.mode.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.allowedFunctionNames !== undefined){
let data10 = data8.allowedFunctionNames;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
const err12 = {instancePath:instancePath+"/hookSpecificOutput/toolConfig/allowedFunctionNames/" + i0,schemaPath:"#/properties/hookSpecificOutput/properties/toolConfig/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"}};
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
const err13 = {instancePath:instancePath+"/hookSpecificOutput/toolConfig/allowedFunctionNames",schemaPath:"#/properties/hookSpecificOutput/properties/toolConfig/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}};
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
const err14 = {instancePath:instancePath+"/hookSpecificOutput/toolConfig",schemaPath:"#/properties/hookSpecificOutput/properties/toolConfig/type",keyword:"type",params:{type: "object"}};
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
const err15 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
validate3.errors = vErrors;
return errors === 0;
}
