// Made from schemas/events/before-model.input.schema.json, schemas/events/before-model.output.schema.json by npm run generate. Do not edit.
// @ts-nocheck
import type {
  GeneratedValidator,
} from '../../src/contract/index.js';
"use strict";
export const isBeforeModelHookInput: GeneratedValidator = validate1;
const schema1 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"BeforeModel"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"llm_request":{"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"type":"object","properties":{"role":{"type":"string","enum":["user","model","system"]},"content":{"type":"string"}},"required":["role","content"]}},"config":{"type":"object","properties":{"temperature":{"type":"number"},"maxOutputTokens":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"number"},"stopSequences":{"type":"array","items":{"type":"string"}},"candidateCount":{"type":"number"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"}},"additionalProperties":true},"toolConfig":{"type":"object","properties":{"mode":{"type":"string","enum":["AUTO","ANY","NONE"]},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}}},"required":["model","messages"]}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request"]};
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
let data5 = data.llm_request;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.model === undefined){
const err12 = {instancePath:instancePath+"/llm_request",schemaPath:"#/properties/llm_request/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.messages === undefined){
const err13 = {instancePath:instancePath+"/llm_request",schemaPath:"#/properties/llm_request/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.model !== undefined){
if(typeof data5.model !== "string"){
const err14 = {instancePath:instancePath+"/llm_request/model",schemaPath:"#/properties/llm_request/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
const err15 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.content === undefined){
const err16 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.role !== undefined){
let data9 = data8.role;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/role",schemaPath:"#/properties/llm_request/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data9 === "user") || (data9 === "model")) || (data9 === "system"))){
const err18 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/role",schemaPath:"#/properties/llm_request/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema1.properties.llm_request.properties.messages.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.content !== undefined){
if(typeof data8.content !== "string"){
const err19 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/content",schemaPath:"#/properties/llm_request/properties/messages/items/properties/content/type",keyword:"type",params:{type: "string"}};
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
else {
const err20 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/properties/llm_request/properties/messages/items/type",keyword:"type",params:{type: "object"}};
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
const err21 = {instancePath:instancePath+"/llm_request/messages",schemaPath:"#/properties/llm_request/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
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
const err22 = {instancePath:instancePath+"/llm_request/config/temperature",schemaPath:"#/properties/llm_request/properties/config/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data11.maxOutputTokens !== undefined){
let data13 = data11.maxOutputTokens;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err23 = {instancePath:instancePath+"/llm_request/config/maxOutputTokens",schemaPath:"#/properties/llm_request/properties/config/properties/maxOutputTokens/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data11.topP !== undefined){
let data14 = data11.topP;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err24 = {instancePath:instancePath+"/llm_request/config/topP",schemaPath:"#/properties/llm_request/properties/config/properties/topP/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data11.topK !== undefined){
let data15 = data11.topK;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err25 = {instancePath:instancePath+"/llm_request/config/topK",schemaPath:"#/properties/llm_request/properties/config/properties/topK/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
const err26 = {instancePath:instancePath+"/llm_request/config/stopSequences/" + i1,schemaPath:"#/properties/llm_request/properties/config/properties/stopSequences/items/type",keyword:"type",params:{type: "string"}};
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
const err27 = {instancePath:instancePath+"/llm_request/config/stopSequences",schemaPath:"#/properties/llm_request/properties/config/properties/stopSequences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data11.candidateCount !== undefined){
let data18 = data11.candidateCount;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err28 = {instancePath:instancePath+"/llm_request/config/candidateCount",schemaPath:"#/properties/llm_request/properties/config/properties/candidateCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data11.presencePenalty !== undefined){
let data19 = data11.presencePenalty;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err29 = {instancePath:instancePath+"/llm_request/config/presencePenalty",schemaPath:"#/properties/llm_request/properties/config/properties/presencePenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.frequencyPenalty !== undefined){
let data20 = data11.frequencyPenalty;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err30 = {instancePath:instancePath+"/llm_request/config/frequencyPenalty",schemaPath:"#/properties/llm_request/properties/config/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}};
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
const err31 = {instancePath:instancePath+"/llm_request/config",schemaPath:"#/properties/llm_request/properties/config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
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
const err32 = {instancePath:instancePath+"/llm_request/toolConfig/mode",schemaPath:"#/properties/llm_request/properties/toolConfig/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data22 === "AUTO") || (data22 === "ANY")) || (data22 === "NONE"))){
const err33 = {instancePath:instancePath+"/llm_request/toolConfig/mode",schemaPath:"#/properties/llm_request/properties/toolConfig/properties/mode/enum",keyword:"enum",params:{allowedValues: schema1.properties.llm_request.properties.toolConfig.properties.mode.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
const err34 = {instancePath:instancePath+"/llm_request/toolConfig/allowedFunctionNames/" + i2,schemaPath:"#/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"}};
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
const err35 = {instancePath:instancePath+"/llm_request/toolConfig/allowedFunctionNames",schemaPath:"#/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}};
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
const err36 = {instancePath:instancePath+"/llm_request/toolConfig",schemaPath:"#/properties/llm_request/properties/toolConfig/type",keyword:"type",params:{type: "object"}};
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
const err37 = {instancePath:instancePath+"/llm_request",schemaPath:"#/properties/llm_request/type",keyword:"type",params:{type: "object"}};
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
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const isBeforeModelInput: GeneratedValidator = validate2;
const schema2 = {"anyOf":[{"type":"object","properties":{"model_request":{"type":"object"},"llm_request":{}},"required":["model_request"]},{"type":"object","properties":{"model_request":{"not":{}},"llm_request":{"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"type":"object","properties":{"role":{"type":"string","enum":["user","model","system"]},"content":{"type":"string"}},"required":["role","content"]}},"config":{"type":"object","properties":{"temperature":{"type":"number"},"maxOutputTokens":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"number"},"stopSequences":{"type":"array","items":{"type":"string"}},"candidateCount":{"type":"number"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"}},"additionalProperties":true},"toolConfig":{"type":"object","properties":{"mode":{"type":"string","enum":["AUTO","ANY","NONE"]},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}}},"required":["model","messages"]}},"required":["llm_request"]}]};

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
let data2 = data.llm_request;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.model === undefined){
const err5 = {instancePath:instancePath+"/llm_request",schemaPath:"#/anyOf/1/properties/llm_request/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.messages === undefined){
const err6 = {instancePath:instancePath+"/llm_request",schemaPath:"#/anyOf/1/properties/llm_request/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.model !== undefined){
if(typeof data2.model !== "string"){
const err7 = {instancePath:instancePath+"/llm_request/model",schemaPath:"#/anyOf/1/properties/llm_request/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.messages !== undefined){
let data4 = data2.messages;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.role === undefined){
const err8 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.content === undefined){
const err9 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.role !== undefined){
let data6 = data5.role;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/role",schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data6 === "user") || (data6 === "model")) || (data6 === "system"))){
const err11 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/role",schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[1].properties.llm_request.properties.messages.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.content !== undefined){
if(typeof data5.content !== "string"){
const err12 = {instancePath:instancePath+"/llm_request/messages/" + i0+"/content",schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/properties/content/type",keyword:"type",params:{type: "string"}};
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
const err13 = {instancePath:instancePath+"/llm_request/messages/" + i0,schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/items/type",keyword:"type",params:{type: "object"}};
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
const err14 = {instancePath:instancePath+"/llm_request/messages",schemaPath:"#/anyOf/1/properties/llm_request/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.config !== undefined){
let data8 = data2.config;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.temperature !== undefined){
let data9 = data8.temperature;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/llm_request/config/temperature",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.maxOutputTokens !== undefined){
let data10 = data8.maxOutputTokens;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err16 = {instancePath:instancePath+"/llm_request/config/maxOutputTokens",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/maxOutputTokens/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.topP !== undefined){
let data11 = data8.topP;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err17 = {instancePath:instancePath+"/llm_request/config/topP",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/topP/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.topK !== undefined){
let data12 = data8.topK;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err18 = {instancePath:instancePath+"/llm_request/config/topK",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/topK/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.stopSequences !== undefined){
let data13 = data8.stopSequences;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err19 = {instancePath:instancePath+"/llm_request/config/stopSequences/" + i1,schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/stopSequences/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err20 = {instancePath:instancePath+"/llm_request/config/stopSequences",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/stopSequences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.candidateCount !== undefined){
let data15 = data8.candidateCount;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err21 = {instancePath:instancePath+"/llm_request/config/candidateCount",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/candidateCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.presencePenalty !== undefined){
let data16 = data8.presencePenalty;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err22 = {instancePath:instancePath+"/llm_request/config/presencePenalty",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/presencePenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.frequencyPenalty !== undefined){
let data17 = data8.frequencyPenalty;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err23 = {instancePath:instancePath+"/llm_request/config/frequencyPenalty",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}};
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
const err24 = {instancePath:instancePath+"/llm_request/config",schemaPath:"#/anyOf/1/properties/llm_request/properties/config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.toolConfig !== undefined){
let data18 = data2.toolConfig;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mode !== undefined){
let data19 = data18.mode;
if(typeof data19 !== "string"){
const err25 = {instancePath:instancePath+"/llm_request/toolConfig/mode",schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data19 === "AUTO") || (data19 === "ANY")) || (data19 === "NONE"))){
const err26 = {instancePath:instancePath+"/llm_request/toolConfig/mode",schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/properties/mode/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[1].properties.llm_request.properties.toolConfig.properties.mode.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data18.allowedFunctionNames !== undefined){
let data20 = data18.allowedFunctionNames;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(typeof data20[i2] !== "string"){
const err27 = {instancePath:instancePath+"/llm_request/toolConfig/allowedFunctionNames/" + i2,schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"}};
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
const err28 = {instancePath:instancePath+"/llm_request/toolConfig/allowedFunctionNames",schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}};
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
const err29 = {instancePath:instancePath+"/llm_request/toolConfig",schemaPath:"#/anyOf/1/properties/llm_request/properties/toolConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/llm_request",schemaPath:"#/anyOf/1/properties/llm_request/type",keyword:"type",params:{type: "object"}};
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
const err31 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err32 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
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

export const isBeforeModelOutput: GeneratedValidator = validate3;
const schema3 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"type":"string","enum":["ask","block","deny","approve","allow"]},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"BeforeModel"},"llm_request":{"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"type":"object","properties":{"role":{"type":"string"},"content":{"anyOf":[{"type":"string"},{"type":"array","items":{}}]}},"required":["role","content"]}},"config":{"type":"object","properties":{"temperature":{"type":"number"},"maxOutputTokens":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"number"},"stopSequences":{"type":"array","items":{"type":"string"}},"candidateCount":{"type":"number"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"}},"additionalProperties":true},"toolConfig":{"type":"object","properties":{"mode":{"type":"string","enum":["AUTO","ANY","NONE"]},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}}}},"llm_response":{"type":"object","properties":{"text":{"type":"string"},"candidates":{"type":"array","items":{"type":"object","properties":{"content":{"type":"object","properties":{"role":{"type":"string"},"parts":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"object","properties":{"text":{"type":"string"}}}]}}}},"finishReason":{"type":"string"},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]}}}}},"usageMetadata":{"type":"object","properties":{"promptTokenCount":{"type":"number"},"candidatesTokenCount":{"type":"number"},"totalTokenCount":{"type":"number"}}}}}}}}};

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
let data8 = data6.llm_request;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.model !== undefined){
if(typeof data8.model !== "string"){
const err10 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/model",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.messages !== undefined){
let data10 = data8.messages;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.role === undefined){
const err11 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/messages/" + i0,schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data11.content === undefined){
const err12 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/messages/" + i0,schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/messages/items/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data11.role !== undefined){
if(typeof data11.role !== "string"){
const err13 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/messages/" + i0+"/role",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data11.content !== undefined){
let data13 = data11.content;
const _errs31 = errors;
let valid7 = false;
const _errs32 = errors;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/messages/" + i0+"/content",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/messages/items/properties/content/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs32 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs34 = errors;
if(!(Array.isArray(data13))){
const err15 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/messages/" + i0+"/content",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/messages/items/properties/content/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err16 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/messages/" + i0+"/content",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/messages/items/properties/content/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/messages/" + i0,schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/messages/items/type",keyword:"type",params:{type: "object"}};
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
const err18 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/messages",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.config !== undefined){
let data14 = data8.config;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.temperature !== undefined){
let data15 = data14.temperature;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err19 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config/temperature",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/properties/temperature/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data14.maxOutputTokens !== undefined){
let data16 = data14.maxOutputTokens;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err20 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config/maxOutputTokens",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/properties/maxOutputTokens/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data14.topP !== undefined){
let data17 = data14.topP;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err21 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config/topP",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/properties/topP/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data14.topK !== undefined){
let data18 = data14.topK;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err22 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config/topK",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/properties/topK/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data14.stopSequences !== undefined){
let data19 = data14.stopSequences;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(typeof data19[i1] !== "string"){
const err23 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config/stopSequences/" + i1,schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/properties/stopSequences/items/type",keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config/stopSequences",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/properties/stopSequences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data14.candidateCount !== undefined){
let data21 = data14.candidateCount;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err25 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config/candidateCount",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/properties/candidateCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data14.presencePenalty !== undefined){
let data22 = data14.presencePenalty;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err26 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config/presencePenalty",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/properties/presencePenalty/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data14.frequencyPenalty !== undefined){
let data23 = data14.frequencyPenalty;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err27 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config/frequencyPenalty",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"}};
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
const err28 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/config",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.toolConfig !== undefined){
let data24 = data8.toolConfig;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.mode !== undefined){
let data25 = data24.mode;
if(typeof data25 !== "string"){
const err29 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/toolConfig/mode",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/toolConfig/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data25 === "AUTO") || (data25 === "ANY")) || (data25 === "NONE"))){
const err30 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/toolConfig/mode",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/toolConfig/properties/mode/enum",keyword:"enum",params:{allowedValues: schema3.properties.hookSpecificOutput.properties.llm_request.properties.toolConfig.properties.mode.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data24.allowedFunctionNames !== undefined){
let data26 = data24.allowedFunctionNames;
if(Array.isArray(data26)){
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
if(typeof data26[i2] !== "string"){
const err31 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/toolConfig/allowedFunctionNames/" + i2,schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"}};
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
const err32 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/toolConfig/allowedFunctionNames",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/toolConfig/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"}};
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
const err33 = {instancePath:instancePath+"/hookSpecificOutput/llm_request/toolConfig",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/properties/toolConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/hookSpecificOutput/llm_request",schemaPath:"#/properties/hookSpecificOutput/properties/llm_request/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data6.llm_response !== undefined){
let data28 = data6.llm_response;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.text !== undefined){
if(typeof data28.text !== "string"){
const err35 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/text",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data28.candidates !== undefined){
let data30 = data28.candidates;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
let data31 = data30[i3];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.content !== undefined){
let data32 = data31.content;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.role !== undefined){
if(typeof data32.role !== "string"){
const err36 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/content/role",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data32.parts !== undefined){
let data34 = data32.parts;
if(Array.isArray(data34)){
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
const _errs80 = errors;
let valid21 = false;
const _errs81 = errors;
if(typeof data35 !== "string"){
const err37 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/content/parts/" + i4,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid2 = _errs81 === errors;
valid21 = valid21 || _valid2;
if(!valid21){
const _errs83 = errors;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.text !== undefined){
if(typeof data35.text !== "string"){
const err38 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/content/parts/" + i4+"/text",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/anyOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/content/parts/" + i4,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid2 = _errs83 === errors;
valid21 = valid21 || _valid2;
}
if(!valid21){
const err40 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/content/parts/" + i4,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/content/parts",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/content",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data31.finishReason !== undefined){
if(typeof data31.finishReason !== "string"){
const err43 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/finishReason",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/finishReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data31.index !== undefined){
let data38 = data31.index;
if(!((typeof data38 == "number") && (isFinite(data38)))){
const err44 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/index",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/index/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data31.safetyRatings !== undefined){
let data39 = data31.safetyRatings;
if(Array.isArray(data39)){
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
let data40 = data39[i5];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.category === undefined){
const err45 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/safetyRatings/" + i5,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data40.probability === undefined){
const err46 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/safetyRatings/" + i5,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/required",keyword:"required",params:{missingProperty: "probability"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data40.category !== undefined){
if(typeof data40.category !== "string"){
const err47 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/safetyRatings/" + i5+"/category",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data40.probability !== undefined){
if(typeof data40.probability !== "string"){
const err48 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/safetyRatings/" + i5+"/probability",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/properties/probability/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/safetyRatings/" + i5,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3+"/safetyRatings",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i3,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data28.usageMetadata !== undefined){
let data43 = data28.usageMetadata;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.promptTokenCount !== undefined){
let data44 = data43.promptTokenCount;
if(!((typeof data44 == "number") && (isFinite(data44)))){
const err53 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/usageMetadata/promptTokenCount",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/usageMetadata/properties/promptTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data43.candidatesTokenCount !== undefined){
let data45 = data43.candidatesTokenCount;
if(!((typeof data45 == "number") && (isFinite(data45)))){
const err54 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/usageMetadata/candidatesTokenCount",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/usageMetadata/properties/candidatesTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data43.totalTokenCount !== undefined){
let data46 = data43.totalTokenCount;
if(!((typeof data46 == "number") && (isFinite(data46)))){
const err55 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/usageMetadata/totalTokenCount",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/usageMetadata/properties/totalTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/usageMetadata",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/usageMetadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/hookSpecificOutput/llm_response",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
