// Made from schemas/events/after-model.input.schema.json, schemas/events/after-model.output.schema.json by npm run generate. Do not edit.
// @ts-nocheck
import type {
  GeneratedValidator,
} from '../../src/contract/index.js';
"use strict";
export const isAfterModelHookInput: GeneratedValidator = validate1;
const schema1 = {"type":"object","properties":{"session_id":{"type":"string"},"cwd":{"type":"string"},"hook_event_name":{"const":"AfterModel"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$"},"transcript_path":{"type":"string"},"llm_request":{"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"type":"object","properties":{"role":{"type":"string","enum":["user","model","system"]},"content":{"type":"string"}},"required":["role","content"]}},"config":{"type":"object","properties":{"temperature":{"type":"number"},"maxOutputTokens":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"number"},"stopSequences":{"type":"array","items":{"type":"string"}},"candidateCount":{"type":"number"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"}},"additionalProperties":true},"toolConfig":{"type":"object","properties":{"mode":{"type":"string","enum":["AUTO","ANY","NONE"]},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}}},"required":["model","messages"]},"llm_response":{"type":"object","properties":{"text":{"type":"string"},"candidates":{"type":"array","items":{"type":"object","properties":{"content":{"type":"object","properties":{"role":{"const":"model"},"parts":{"type":"array","items":{"type":"string"}}},"required":["role","parts"]},"finishReason":{"type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]}}},"required":["content"]}},"usageMetadata":{"type":"object","properties":{"promptTokenCount":{"type":"number"},"candidatesTokenCount":{"type":"number"},"totalTokenCount":{"type":"number"}}}},"required":["candidates"]}},"required":["session_id","cwd","hook_event_name","timestamp","transcript_path","llm_request","llm_response"]};
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
if(data.llm_response !== undefined){
let data25 = data.llm_response;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.candidates === undefined){
const err39 = {instancePath:instancePath+"/llm_response",schemaPath:"#/properties/llm_response/required",keyword:"required",params:{missingProperty: "candidates"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data25.text !== undefined){
if(typeof data25.text !== "string"){
const err40 = {instancePath:instancePath+"/llm_response/text",schemaPath:"#/properties/llm_response/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data25.candidates !== undefined){
let data27 = data25.candidates;
if(Array.isArray(data27)){
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.content === undefined){
const err41 = {instancePath:instancePath+"/llm_response/candidates/" + i3,schemaPath:"#/properties/llm_response/properties/candidates/items/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data28.content !== undefined){
let data29 = data28.content;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.role === undefined){
const err42 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/content/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data29.parts === undefined){
const err43 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/content/required",keyword:"required",params:{missingProperty: "parts"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data29.role !== undefined){
if("model" !== data29.role){
const err44 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content/role",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/content/properties/role/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data29.parts !== undefined){
let data31 = data29.parts;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(typeof data31[i4] !== "string"){
const err45 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content/parts/" + i4,schemaPath:"#/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content/parts",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/content/properties/parts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/content/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data28.finishReason !== undefined){
let data33 = data28.finishReason;
if(typeof data33 !== "string"){
const err48 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/finishReason",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/finishReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((((data33 === "STOP") || (data33 === "MAX_TOKENS")) || (data33 === "SAFETY")) || (data33 === "RECITATION")) || (data33 === "OTHER"))){
const err49 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/finishReason",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/finishReason/enum",keyword:"enum",params:{allowedValues: schema1.properties.llm_response.properties.candidates.items.properties.finishReason.enum}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data28.index !== undefined){
let data34 = data28.index;
if(!((typeof data34 == "number") && (isFinite(data34)))){
const err50 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/index",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/index/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data28.safetyRatings !== undefined){
let data35 = data28.safetyRatings;
if(Array.isArray(data35)){
const len5 = data35.length;
for(let i5=0; i5<len5; i5++){
let data36 = data35[i5];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.category === undefined){
const err51 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5,schemaPath:"#/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data36.probability === undefined){
const err52 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5,schemaPath:"#/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/required",keyword:"required",params:{missingProperty: "probability"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data36.category !== undefined){
if(typeof data36.category !== "string"){
const err53 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5+"/category",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data36.probability !== undefined){
if(typeof data36.probability !== "string"){
const err54 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5+"/probability",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/properties/probability/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5,schemaPath:"#/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/type",keyword:"type",params:{type: "object"}};
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
const err56 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings",schemaPath:"#/properties/llm_response/properties/candidates/items/properties/safetyRatings/type",keyword:"type",params:{type: "array"}};
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
const err57 = {instancePath:instancePath+"/llm_response/candidates/" + i3,schemaPath:"#/properties/llm_response/properties/candidates/items/type",keyword:"type",params:{type: "object"}};
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
const err58 = {instancePath:instancePath+"/llm_response/candidates",schemaPath:"#/properties/llm_response/properties/candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data25.usageMetadata !== undefined){
let data39 = data25.usageMetadata;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.promptTokenCount !== undefined){
let data40 = data39.promptTokenCount;
if(!((typeof data40 == "number") && (isFinite(data40)))){
const err59 = {instancePath:instancePath+"/llm_response/usageMetadata/promptTokenCount",schemaPath:"#/properties/llm_response/properties/usageMetadata/properties/promptTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data39.candidatesTokenCount !== undefined){
let data41 = data39.candidatesTokenCount;
if(!((typeof data41 == "number") && (isFinite(data41)))){
const err60 = {instancePath:instancePath+"/llm_response/usageMetadata/candidatesTokenCount",schemaPath:"#/properties/llm_response/properties/usageMetadata/properties/candidatesTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data39.totalTokenCount !== undefined){
let data42 = data39.totalTokenCount;
if(!((typeof data42 == "number") && (isFinite(data42)))){
const err61 = {instancePath:instancePath+"/llm_response/usageMetadata/totalTokenCount",schemaPath:"#/properties/llm_response/properties/usageMetadata/properties/totalTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/llm_response/usageMetadata",schemaPath:"#/properties/llm_response/properties/usageMetadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/llm_response",schemaPath:"#/properties/llm_response/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const isAfterModelInput: GeneratedValidator = validate2;
const schema2 = {"anyOf":[{"type":"object","properties":{"model_request":{"type":"object"},"llm_request":{},"model_response":{"type":"object"},"llm_response":{}},"required":["model_request","model_response"]},{"type":"object","properties":{"model_request":{"not":{}},"llm_request":{"type":"object","properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"type":"object","properties":{"role":{"type":"string","enum":["user","model","system"]},"content":{"type":"string"}},"required":["role","content"]}},"config":{"type":"object","properties":{"temperature":{"type":"number"},"maxOutputTokens":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"number"},"stopSequences":{"type":"array","items":{"type":"string"}},"candidateCount":{"type":"number"},"presencePenalty":{"type":"number"},"frequencyPenalty":{"type":"number"}},"additionalProperties":true},"toolConfig":{"type":"object","properties":{"mode":{"type":"string","enum":["AUTO","ANY","NONE"]},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}}}},"required":["model","messages"]},"model_response":{"not":{}},"llm_response":{"type":"object","properties":{"text":{"type":"string"},"candidates":{"type":"array","items":{"type":"object","properties":{"content":{"type":"object","properties":{"role":{"const":"model"},"parts":{"type":"array","items":{"type":"string"}}},"required":["role","parts"]},"finishReason":{"type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]}}},"required":["content"]}},"usageMetadata":{"type":"object","properties":{"promptTokenCount":{"type":"number"},"candidatesTokenCount":{"type":"number"},"totalTokenCount":{"type":"number"}}}},"required":["candidates"]}},"required":["llm_request","llm_response"]}]};

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
if(data.model_response !== undefined){
const err34 = {instancePath:instancePath+"/model_response",schemaPath:"#/anyOf/1/properties/model_response/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.llm_response !== undefined){
let data24 = data.llm_response;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.candidates === undefined){
const err35 = {instancePath:instancePath+"/llm_response",schemaPath:"#/anyOf/1/properties/llm_response/required",keyword:"required",params:{missingProperty: "candidates"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data24.text !== undefined){
if(typeof data24.text !== "string"){
const err36 = {instancePath:instancePath+"/llm_response/text",schemaPath:"#/anyOf/1/properties/llm_response/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data24.candidates !== undefined){
let data26 = data24.candidates;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.content === undefined){
const err37 = {instancePath:instancePath+"/llm_response/candidates/" + i3,schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data27.content !== undefined){
let data28 = data27.content;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.role === undefined){
const err38 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/content/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data28.parts === undefined){
const err39 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/content/required",keyword:"required",params:{missingProperty: "parts"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data28.role !== undefined){
if("model" !== data28.role){
const err40 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content/role",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/content/properties/role/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data28.parts !== undefined){
let data30 = data28.parts;
if(Array.isArray(data30)){
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
if(typeof data30[i4] !== "string"){
const err41 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content/parts/" + i4,schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/type",keyword:"type",params:{type: "string"}};
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
const err42 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content/parts",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/content/properties/parts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/content",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/content/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data27.finishReason !== undefined){
let data32 = data27.finishReason;
if(typeof data32 !== "string"){
const err44 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/finishReason",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/finishReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((((data32 === "STOP") || (data32 === "MAX_TOKENS")) || (data32 === "SAFETY")) || (data32 === "RECITATION")) || (data32 === "OTHER"))){
const err45 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/finishReason",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/finishReason/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[1].properties.llm_response.properties.candidates.items.properties.finishReason.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data27.index !== undefined){
let data33 = data27.index;
if(!((typeof data33 == "number") && (isFinite(data33)))){
const err46 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/index",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/index/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data27.safetyRatings !== undefined){
let data34 = data27.safetyRatings;
if(Array.isArray(data34)){
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.category === undefined){
const err47 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5,schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data35.probability === undefined){
const err48 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5,schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/required",keyword:"required",params:{missingProperty: "probability"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data35.category !== undefined){
if(typeof data35.category !== "string"){
const err49 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5+"/category",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data35.probability !== undefined){
if(typeof data35.probability !== "string"){
const err50 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5+"/probability",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/properties/probability/type",keyword:"type",params:{type: "string"}};
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
const err51 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings/" + i5,schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/type",keyword:"type",params:{type: "object"}};
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
const err52 = {instancePath:instancePath+"/llm_response/candidates/" + i3+"/safetyRatings",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/properties/safetyRatings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/llm_response/candidates/" + i3,schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/llm_response/candidates",schemaPath:"#/anyOf/1/properties/llm_response/properties/candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data24.usageMetadata !== undefined){
let data38 = data24.usageMetadata;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.promptTokenCount !== undefined){
let data39 = data38.promptTokenCount;
if(!((typeof data39 == "number") && (isFinite(data39)))){
const err55 = {instancePath:instancePath+"/llm_response/usageMetadata/promptTokenCount",schemaPath:"#/anyOf/1/properties/llm_response/properties/usageMetadata/properties/promptTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data38.candidatesTokenCount !== undefined){
let data40 = data38.candidatesTokenCount;
if(!((typeof data40 == "number") && (isFinite(data40)))){
const err56 = {instancePath:instancePath+"/llm_response/usageMetadata/candidatesTokenCount",schemaPath:"#/anyOf/1/properties/llm_response/properties/usageMetadata/properties/candidatesTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data38.totalTokenCount !== undefined){
let data41 = data38.totalTokenCount;
if(!((typeof data41 == "number") && (isFinite(data41)))){
const err57 = {instancePath:instancePath+"/llm_response/usageMetadata/totalTokenCount",schemaPath:"#/anyOf/1/properties/llm_response/properties/usageMetadata/properties/totalTokenCount/type",keyword:"type",params:{type: "number"}};
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
const err58 = {instancePath:instancePath+"/llm_response/usageMetadata",schemaPath:"#/anyOf/1/properties/llm_response/properties/usageMetadata/type",keyword:"type",params:{type: "object"}};
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
const err59 = {instancePath:instancePath+"/llm_response",schemaPath:"#/anyOf/1/properties/llm_response/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err61 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
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

export const isAfterModelOutput: GeneratedValidator = validate3;
const schema3 = {"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"type":"string","enum":["ask","block","deny","approve","allow"]},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object","properties":{"hookEventName":{"const":"AfterModel"},"llm_response":{"type":"object","properties":{"text":{"type":"string"},"candidates":{"type":"array","items":{"type":"object","properties":{"content":{"type":"object","properties":{"role":{"type":"string"},"parts":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"object","properties":{"text":{"type":"string"}}}]}}}},"finishReason":{"type":"string"},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]}}}}},"usageMetadata":{"type":"object","properties":{"promptTokenCount":{"type":"number"},"candidatesTokenCount":{"type":"number"},"totalTokenCount":{"type":"number"}}}}}}}}};

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
if("AfterModel" !== data6.hookEventName){
const err9 = {instancePath:instancePath+"/hookSpecificOutput/hookEventName",schemaPath:"#/properties/hookSpecificOutput/properties/hookEventName/const",keyword:"const",params:{allowedValue: "AfterModel"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.llm_response !== undefined){
let data8 = data6.llm_response;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.text !== undefined){
if(typeof data8.text !== "string"){
const err10 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/text",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data8.candidates !== undefined){
let data10 = data8.candidates;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.content !== undefined){
let data12 = data11.content;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.role !== undefined){
if(typeof data12.role !== "string"){
const err11 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/content/role",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data12.parts !== undefined){
let data14 = data12.parts;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs35 = errors;
let valid10 = false;
const _errs36 = errors;
if(typeof data15 !== "string"){
const err12 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/content/parts/" + i1,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs36 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs38 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.text !== undefined){
if(typeof data15.text !== "string"){
const err13 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/content/parts/" + i1+"/text",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/anyOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/content/parts/" + i1,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid10 = valid10 || _valid1;
}
if(!valid10){
const err15 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/content/parts/" + i1,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/content/parts",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/properties/parts/type",keyword:"type",params:{type: "array"}};
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
const err17 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/content",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/content/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data11.finishReason !== undefined){
if(typeof data11.finishReason !== "string"){
const err18 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/finishReason",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/finishReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.index !== undefined){
let data18 = data11.index;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err19 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/index",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/index/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data11.safetyRatings !== undefined){
let data19 = data11.safetyRatings;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.category === undefined){
const err20 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/safetyRatings/" + i2,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data20.probability === undefined){
const err21 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/safetyRatings/" + i2,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/required",keyword:"required",params:{missingProperty: "probability"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data20.category !== undefined){
if(typeof data20.category !== "string"){
const err22 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/safetyRatings/" + i2+"/category",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data20.probability !== undefined){
if(typeof data20.probability !== "string"){
const err23 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/safetyRatings/" + i2+"/probability",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/properties/probability/type",keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/safetyRatings/" + i2,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0+"/safetyRatings",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/properties/safetyRatings/type",keyword:"type",params:{type: "array"}};
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
const err26 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates/" + i0,schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/items/type",keyword:"type",params:{type: "object"}};
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
const err27 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/candidates",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.usageMetadata !== undefined){
let data23 = data8.usageMetadata;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.promptTokenCount !== undefined){
let data24 = data23.promptTokenCount;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err28 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/usageMetadata/promptTokenCount",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/usageMetadata/properties/promptTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data23.candidatesTokenCount !== undefined){
let data25 = data23.candidatesTokenCount;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err29 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/usageMetadata/candidatesTokenCount",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/usageMetadata/properties/candidatesTokenCount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data23.totalTokenCount !== undefined){
let data26 = data23.totalTokenCount;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err30 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/usageMetadata/totalTokenCount",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/usageMetadata/properties/totalTokenCount/type",keyword:"type",params:{type: "number"}};
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
const err31 = {instancePath:instancePath+"/hookSpecificOutput/llm_response/usageMetadata",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/properties/usageMetadata/type",keyword:"type",params:{type: "object"}};
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
const err32 = {instancePath:instancePath+"/hookSpecificOutput/llm_response",schemaPath:"#/properties/hookSpecificOutput/properties/llm_response/type",keyword:"type",params:{type: "object"}};
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
const err33 = {instancePath:instancePath+"/hookSpecificOutput",schemaPath:"#/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
