// Made from schemas/bus/hook-execution-request.schema.json, schemas/bus/hook-execution-response.schema.json by npm run generate. Do not edit.
// @ts-nocheck
import type {
  GeneratedValidator,
} from '../../src/contract/index.js';
"use strict";
export const isHookExecutionRequest: GeneratedValidator = validate1;
const schema1 = {"type":"object","properties":{"type":{"const":"hook-execution-request"},"eventName":{"type":"string","pattern":"\\S"},"input":{"type":"object"},"correlationId":{"type":"string"}},"required":["type","eventName","input"]};
const pattern0 = new RegExp("\\S", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate1.errors = vErrors;
return errors === 0;
}

export const isHookExecutionResponse: GeneratedValidator = validate2;
const schema2 = {"anyOf":[{"type":"object","properties":{"type":{"const":"hook-execution-response"},"correlationId":{"type":"string"},"success":{"const":true},"output":{"type":"object","properties":{"success":{"type":"boolean"},"finalOutput":{"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"type":"string","enum":["ask","block","deny","approve","allow"]},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object"}}},"allOutputs":{"type":"array","items":{"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"type":"string","enum":["ask","block","deny","approve","allow"]},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object"}}}},"errors":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"}},"required":["message"],"additionalProperties":true}},"totalDuration":{"type":"number","minimum":0},"hookResults":{"type":"array","items":{"type":"object","properties":{"hookConfig":{"type":"object"},"eventName":{"type":"string","pattern":"\\S"},"success":{"type":"boolean"},"output":{"type":"object","properties":{"continue":{"type":"boolean"},"stopReason":{"type":"string"},"suppressOutput":{"type":"boolean"},"systemMessage":{"type":"string"},"decision":{"anyOf":[{"type":"string","enum":["ask","block","deny","approve","allow"]},{"type":"null"}]},"reason":{"type":"string"},"hookSpecificOutput":{"type":"object"}}},"stdout":{"type":"string"},"stderr":{"type":"string"},"exitCode":{"type":"integer"},"signal":{"type":"string"},"timedOut":{"type":"boolean"},"truncated":{"type":"boolean"},"aborted":{"type":"boolean"},"skipped":{"type":"string","enum":["ran","matcher","refused-matcher","disabled","untrusted","duplicate","chain-stopped","aborted","depth"]},"duration":{"type":"number","minimum":0},"error":{"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"}},"required":["message"],"additionalProperties":true},"outputFormat":{"type":"string","enum":["json","text"]},"warnings":{"type":"array","items":{"type":"string"}},"stdoutBytes":{"type":"integer","minimum":0},"stderrBytes":{"type":"integer","minimum":0}},"required":["hookConfig","eventName","success","duration"]}}},"required":["success","allOutputs","errors","totalDuration"]},"error":{"not":{}}},"required":["type","correlationId","success","output"]},{"type":"object","properties":{"type":{"const":"hook-execution-response"},"correlationId":{"type":"string"},"success":{"const":false},"output":{"not":{}},"error":{"type":"object","properties":{"code":{"type":"string","enum":["invalid_request","unsupported_event","validation_failure","translation_failure","internal_error"]},"message":{"type":"string"},"details":{}},"required":["message"]}},"required":["type","correlationId","success","error"]}]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.correlationId === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "correlationId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success === undefined){
const err2 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.output === undefined){
const err3 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "output"}};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "hook-execution-response"}};
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
const err5 = {instancePath:instancePath+"/correlationId",schemaPath:"#/anyOf/0/properties/correlationId/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/success",schemaPath:"#/anyOf/0/properties/success/const",keyword:"const",params:{allowedValue: true}};
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
let data3 = data.output;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.success === undefined){
const err7 = {instancePath:instancePath+"/output",schemaPath:"#/anyOf/0/properties/output/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.allOutputs === undefined){
const err8 = {instancePath:instancePath+"/output",schemaPath:"#/anyOf/0/properties/output/required",keyword:"required",params:{missingProperty: "allOutputs"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.errors === undefined){
const err9 = {instancePath:instancePath+"/output",schemaPath:"#/anyOf/0/properties/output/required",keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.totalDuration === undefined){
const err10 = {instancePath:instancePath+"/output",schemaPath:"#/anyOf/0/properties/output/required",keyword:"required",params:{missingProperty: "totalDuration"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.success !== undefined){
if(typeof data3.success !== "boolean"){
const err11 = {instancePath:instancePath+"/output/success",schemaPath:"#/anyOf/0/properties/output/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.finalOutput !== undefined){
let data5 = data3.finalOutput;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.continue !== undefined){
if(typeof data5.continue !== "boolean"){
const err12 = {instancePath:instancePath+"/output/finalOutput/continue",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.stopReason !== undefined){
if(typeof data5.stopReason !== "string"){
const err13 = {instancePath:instancePath+"/output/finalOutput/stopReason",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.suppressOutput !== undefined){
if(typeof data5.suppressOutput !== "boolean"){
const err14 = {instancePath:instancePath+"/output/finalOutput/suppressOutput",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.systemMessage !== undefined){
if(typeof data5.systemMessage !== "string"){
const err15 = {instancePath:instancePath+"/output/finalOutput/systemMessage",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.decision !== undefined){
let data10 = data5.decision;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/output/finalOutput/decision",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/decision/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data10 === "ask") || (data10 === "block")) || (data10 === "deny")) || (data10 === "approve")) || (data10 === "allow"))){
const err17 = {instancePath:instancePath+"/output/finalOutput/decision",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/decision/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[0].properties.output.properties.finalOutput.properties.decision.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs25 = errors;
if(data10 !== null){
const err18 = {instancePath:instancePath+"/output/finalOutput/decision",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err19 = {instancePath:instancePath+"/output/finalOutput/decision",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
if(data5.reason !== undefined){
if(typeof data5.reason !== "string"){
const err20 = {instancePath:instancePath+"/output/finalOutput/reason",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.hookSpecificOutput !== undefined){
let data12 = data5.hookSpecificOutput;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err21 = {instancePath:instancePath+"/output/finalOutput/hookSpecificOutput",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const err22 = {instancePath:instancePath+"/output/finalOutput",schemaPath:"#/anyOf/0/properties/output/properties/finalOutput/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.allOutputs !== undefined){
let data13 = data3.allOutputs;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.continue !== undefined){
if(typeof data14.continue !== "boolean"){
const err23 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/continue",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data14.stopReason !== undefined){
if(typeof data14.stopReason !== "string"){
const err24 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/stopReason",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data14.suppressOutput !== undefined){
if(typeof data14.suppressOutput !== "boolean"){
const err25 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/suppressOutput",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data14.systemMessage !== undefined){
if(typeof data14.systemMessage !== "string"){
const err26 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/systemMessage",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data14.decision !== undefined){
let data19 = data14.decision;
const _errs44 = errors;
let valid8 = false;
const _errs45 = errors;
if(typeof data19 !== "string"){
const err27 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/decision",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/decision/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((((data19 === "ask") || (data19 === "block")) || (data19 === "deny")) || (data19 === "approve")) || (data19 === "allow"))){
const err28 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/decision",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/decision/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[0].properties.output.properties.allOutputs.items.properties.decision.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid2 = _errs45 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs47 = errors;
if(data19 !== null){
const err29 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/decision",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid2 = _errs47 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
const err30 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/decision",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data14.reason !== undefined){
if(typeof data14.reason !== "string"){
const err31 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/reason",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data14.hookSpecificOutput !== undefined){
let data21 = data14.hookSpecificOutput;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
const err32 = {instancePath:instancePath+"/output/allOutputs/" + i0+"/hookSpecificOutput",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const err33 = {instancePath:instancePath+"/output/allOutputs/" + i0,schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/items/type",keyword:"type",params:{type: "object"}};
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
const err34 = {instancePath:instancePath+"/output/allOutputs",schemaPath:"#/anyOf/0/properties/output/properties/allOutputs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data3.errors !== undefined){
let data22 = data3.errors;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.message === undefined){
const err35 = {instancePath:instancePath+"/output/errors/" + i1,schemaPath:"#/anyOf/0/properties/output/properties/errors/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data23.name !== undefined){
if(typeof data23.name !== "string"){
const err36 = {instancePath:instancePath+"/output/errors/" + i1+"/name",schemaPath:"#/anyOf/0/properties/output/properties/errors/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data23.message !== undefined){
if(typeof data23.message !== "string"){
const err37 = {instancePath:instancePath+"/output/errors/" + i1+"/message",schemaPath:"#/anyOf/0/properties/output/properties/errors/items/properties/message/type",keyword:"type",params:{type: "string"}};
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
const err38 = {instancePath:instancePath+"/output/errors/" + i1,schemaPath:"#/anyOf/0/properties/output/properties/errors/items/type",keyword:"type",params:{type: "object"}};
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
const err39 = {instancePath:instancePath+"/output/errors",schemaPath:"#/anyOf/0/properties/output/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data3.totalDuration !== undefined){
let data26 = data3.totalDuration;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err40 = {instancePath:instancePath+"/output/totalDuration",schemaPath:"#/anyOf/0/properties/output/properties/totalDuration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/output/totalDuration",schemaPath:"#/anyOf/0/properties/output/properties/totalDuration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data3.hookResults !== undefined){
let data27 = data3.hookResults;
if(Array.isArray(data27)){
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.hookConfig === undefined){
const err42 = {instancePath:instancePath+"/output/hookResults/" + i2,schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/required",keyword:"required",params:{missingProperty: "hookConfig"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data28.eventName === undefined){
const err43 = {instancePath:instancePath+"/output/hookResults/" + i2,schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/required",keyword:"required",params:{missingProperty: "eventName"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data28.success === undefined){
const err44 = {instancePath:instancePath+"/output/hookResults/" + i2,schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data28.duration === undefined){
const err45 = {instancePath:instancePath+"/output/hookResults/" + i2,schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data28.hookConfig !== undefined){
let data29 = data28.hookConfig;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
const err46 = {instancePath:instancePath+"/output/hookResults/" + i2+"/hookConfig",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/hookConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data28.eventName !== undefined){
let data30 = data28.eventName;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
const err47 = {instancePath:instancePath+"/output/hookResults/" + i2+"/eventName",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/eventName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/output/hookResults/" + i2+"/eventName",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/eventName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data28.success !== undefined){
if(typeof data28.success !== "boolean"){
const err49 = {instancePath:instancePath+"/output/hookResults/" + i2+"/success",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data28.output !== undefined){
let data32 = data28.output;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.continue !== undefined){
if(typeof data32.continue !== "boolean"){
const err50 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/continue",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/continue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data32.stopReason !== undefined){
if(typeof data32.stopReason !== "string"){
const err51 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/stopReason",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/stopReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data32.suppressOutput !== undefined){
if(typeof data32.suppressOutput !== "boolean"){
const err52 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/suppressOutput",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/suppressOutput/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data32.systemMessage !== undefined){
if(typeof data32.systemMessage !== "string"){
const err53 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/systemMessage",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/systemMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data32.decision !== undefined){
let data37 = data32.decision;
const _errs85 = errors;
let valid16 = false;
const _errs86 = errors;
if(typeof data37 !== "string"){
const err54 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/decision",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/decision/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(((((data37 === "ask") || (data37 === "block")) || (data37 === "deny")) || (data37 === "approve")) || (data37 === "allow"))){
const err55 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/decision",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/decision/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[0].properties.output.properties.hookResults.items.properties.output.properties.decision.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid3 = _errs86 === errors;
valid16 = valid16 || _valid3;
if(!valid16){
const _errs88 = errors;
if(data37 !== null){
const err56 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/decision",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/decision/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid3 = _errs88 === errors;
valid16 = valid16 || _valid3;
}
if(!valid16){
const err57 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/decision",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/decision/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
}
if(data32.reason !== undefined){
if(typeof data32.reason !== "string"){
const err58 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/reason",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data32.hookSpecificOutput !== undefined){
let data39 = data32.hookSpecificOutput;
if(!(data39 && typeof data39 == "object" && !Array.isArray(data39))){
const err59 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output/hookSpecificOutput",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/properties/hookSpecificOutput/type",keyword:"type",params:{type: "object"}};
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
const err60 = {instancePath:instancePath+"/output/hookResults/" + i2+"/output",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/output/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data28.stdout !== undefined){
if(typeof data28.stdout !== "string"){
const err61 = {instancePath:instancePath+"/output/hookResults/" + i2+"/stdout",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/stdout/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data28.stderr !== undefined){
if(typeof data28.stderr !== "string"){
const err62 = {instancePath:instancePath+"/output/hookResults/" + i2+"/stderr",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/stderr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data28.exitCode !== undefined){
let data42 = data28.exitCode;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err63 = {instancePath:instancePath+"/output/hookResults/" + i2+"/exitCode",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/exitCode/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data28.signal !== undefined){
if(typeof data28.signal !== "string"){
const err64 = {instancePath:instancePath+"/output/hookResults/" + i2+"/signal",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/signal/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data28.timedOut !== undefined){
if(typeof data28.timedOut !== "boolean"){
const err65 = {instancePath:instancePath+"/output/hookResults/" + i2+"/timedOut",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/timedOut/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data28.truncated !== undefined){
if(typeof data28.truncated !== "boolean"){
const err66 = {instancePath:instancePath+"/output/hookResults/" + i2+"/truncated",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/truncated/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data28.aborted !== undefined){
if(typeof data28.aborted !== "boolean"){
const err67 = {instancePath:instancePath+"/output/hookResults/" + i2+"/aborted",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/aborted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data28.skipped !== undefined){
let data47 = data28.skipped;
if(typeof data47 !== "string"){
const err68 = {instancePath:instancePath+"/output/hookResults/" + i2+"/skipped",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/skipped/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!(((((((((data47 === "ran") || (data47 === "matcher")) || (data47 === "refused-matcher")) || (data47 === "disabled")) || (data47 === "untrusted")) || (data47 === "duplicate")) || (data47 === "chain-stopped")) || (data47 === "aborted")) || (data47 === "depth"))){
const err69 = {instancePath:instancePath+"/output/hookResults/" + i2+"/skipped",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/skipped/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[0].properties.output.properties.hookResults.items.properties.skipped.enum}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data28.duration !== undefined){
let data48 = data28.duration;
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err70 = {instancePath:instancePath+"/output/hookResults/" + i2+"/duration",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/output/hookResults/" + i2+"/duration",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/duration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data28.error !== undefined){
let data49 = data28.error;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.message === undefined){
const err72 = {instancePath:instancePath+"/output/hookResults/" + i2+"/error",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data49.name !== undefined){
if(typeof data49.name !== "string"){
const err73 = {instancePath:instancePath+"/output/hookResults/" + i2+"/error/name",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/error/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data49.message !== undefined){
if(typeof data49.message !== "string"){
const err74 = {instancePath:instancePath+"/output/hookResults/" + i2+"/error/message",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/output/hookResults/" + i2+"/error",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data28.outputFormat !== undefined){
let data52 = data28.outputFormat;
if(typeof data52 !== "string"){
const err76 = {instancePath:instancePath+"/output/hookResults/" + i2+"/outputFormat",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/outputFormat/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!((data52 === "json") || (data52 === "text"))){
const err77 = {instancePath:instancePath+"/output/hookResults/" + i2+"/outputFormat",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/outputFormat/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[0].properties.output.properties.hookResults.items.properties.outputFormat.enum}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data28.warnings !== undefined){
let data53 = data28.warnings;
if(Array.isArray(data53)){
const len3 = data53.length;
for(let i3=0; i3<len3; i3++){
if(typeof data53[i3] !== "string"){
const err78 = {instancePath:instancePath+"/output/hookResults/" + i2+"/warnings/" + i3,schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/warnings/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/output/hookResults/" + i2+"/warnings",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/warnings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data28.stdoutBytes !== undefined){
let data55 = data28.stdoutBytes;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err80 = {instancePath:instancePath+"/output/hookResults/" + i2+"/stdoutBytes",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/stdoutBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
const err81 = {instancePath:instancePath+"/output/hookResults/" + i2+"/stdoutBytes",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/stdoutBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(data28.stderrBytes !== undefined){
let data56 = data28.stderrBytes;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err82 = {instancePath:instancePath+"/output/hookResults/" + i2+"/stderrBytes",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/stderrBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
const err83 = {instancePath:instancePath+"/output/hookResults/" + i2+"/stderrBytes",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/properties/stderrBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
}
else {
const err84 = {instancePath:instancePath+"/output/hookResults/" + i2,schemaPath:"#/anyOf/0/properties/output/properties/hookResults/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/output/hookResults",schemaPath:"#/anyOf/0/properties/output/properties/hookResults/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/output",schemaPath:"#/anyOf/0/properties/output/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.error !== undefined){
const err87 = {instancePath:instancePath+"/error",schemaPath:"#/anyOf/0/properties/error/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs131 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err89 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data.correlationId === undefined){
const err90 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "correlationId"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data.success === undefined){
const err91 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data.error === undefined){
const err92 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data.type !== undefined){
if("hook-execution-response" !== data.type){
const err93 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "hook-execution-response"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.correlationId !== undefined){
if(typeof data.correlationId !== "string"){
const err94 = {instancePath:instancePath+"/correlationId",schemaPath:"#/anyOf/1/properties/correlationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.success !== undefined){
if(false !== data.success){
const err95 = {instancePath:instancePath+"/success",schemaPath:"#/anyOf/1/properties/success/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.output !== undefined){
const err96 = {instancePath:instancePath+"/output",schemaPath:"#/anyOf/1/properties/output/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data.error !== undefined){
let data62 = data.error;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.message === undefined){
const err97 = {instancePath:instancePath+"/error",schemaPath:"#/anyOf/1/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data62.code !== undefined){
let data63 = data62.code;
if(typeof data63 !== "string"){
const err98 = {instancePath:instancePath+"/error/code",schemaPath:"#/anyOf/1/properties/error/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(!(((((data63 === "invalid_request") || (data63 === "unsupported_event")) || (data63 === "validation_failure")) || (data63 === "translation_failure")) || (data63 === "internal_error"))){
const err99 = {instancePath:instancePath+"/error/code",schemaPath:"#/anyOf/1/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema2.anyOf[1].properties.error.properties.code.enum}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data62.message !== undefined){
if(typeof data62.message !== "string"){
const err100 = {instancePath:instancePath+"/error/message",schemaPath:"#/anyOf/1/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/error",schemaPath:"#/anyOf/1/properties/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var _valid0 = _errs131 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err103 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
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
