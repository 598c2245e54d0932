// Made from schemas/common/llm-response.schema.json by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"type":"object","properties":{"text":{"type":"string"},"candidates":{"type":"array","items":{"$ref":"#/$defs/LLMCandidate"}},"usageMetadata":{"$ref":"#/$defs/LLMUsage"}},"required":["candidates"],"$defs":{"LLMCandidate":{"type":"object","properties":{"content":{"type":"object","properties":{"role":{"const":"model"},"parts":{"type":"array","items":{"type":"string"}}},"required":["role","parts"]},"finishReason":{"$ref":"#/$defs/LLMFinishReason"},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"$ref":"#/$defs/LLMSafetyRating"}}},"required":["content"]},"LLMFinishReason":{"type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]},"LLMSafetyRating":{"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]},"LLMUsage":{"type":"object","properties":{"promptTokenCount":{"type":"number"},"candidatesTokenCount":{"type":"number"},"totalTokenCount":{"type":"number"}}}}};
const schema15 = {"type":"object","properties":{"promptTokenCount":{"type":"number"},"candidatesTokenCount":{"type":"number"},"totalTokenCount":{"type":"number"}}};
const schema12 = {"type":"object","properties":{"content":{"type":"object","properties":{"role":{"const":"model"},"parts":{"type":"array","items":{"type":"string"}}},"required":["role","parts"]},"finishReason":{"$ref":"#/$defs/LLMFinishReason"},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"$ref":"#/$defs/LLMSafetyRating"}}},"required":["content"]};
const schema13 = {"type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]};
const schema14 = {"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
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
const err1 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.parts === undefined){
const err2 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "parts"},message:"must have required property '"+"parts"+"'"};
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
const err3 = {instancePath:instancePath+"/content/role",schemaPath:"#/properties/content/properties/role/const",keyword:"const",params:{allowedValue: "model"},message:"must be equal to constant"};
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
const err4 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath:instancePath+"/content/parts",schemaPath:"#/properties/content/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
let data4 = data.finishReason;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/finishReason",schemaPath:"#/$defs/LLMFinishReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data4 === "STOP") || (data4 === "MAX_TOKENS")) || (data4 === "SAFETY")) || (data4 === "RECITATION")) || (data4 === "OTHER"))){
const err8 = {instancePath:instancePath+"/finishReason",schemaPath:"#/$defs/LLMFinishReason/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
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
let data5 = data.index;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
let data6 = data.safetyRatings;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.category === undefined){
const err10 = {instancePath:instancePath+"/safetyRatings/" + i1,schemaPath:"#/$defs/LLMSafetyRating/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.probability === undefined){
const err11 = {instancePath:instancePath+"/safetyRatings/" + i1,schemaPath:"#/$defs/LLMSafetyRating/required",keyword:"required",params:{missingProperty: "probability"},message:"must have required property '"+"probability"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.category !== undefined){
if(typeof data7.category !== "string"){
const err12 = {instancePath:instancePath+"/safetyRatings/" + i1+"/category",schemaPath:"#/$defs/LLMSafetyRating/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data7.probability !== undefined){
if(typeof data7.probability !== "string"){
const err13 = {instancePath:instancePath+"/safetyRatings/" + i1+"/probability",schemaPath:"#/$defs/LLMSafetyRating/properties/probability/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/safetyRatings/" + i1,schemaPath:"#/$defs/LLMSafetyRating/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err15 = {instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.candidates === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "candidates"},message:"must have required property '"+"candidates"+"'"};
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
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate11(data1[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
let data3 = data.usageMetadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.promptTokenCount !== undefined){
let data4 = data3.promptTokenCount;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err3 = {instancePath:instancePath+"/usageMetadata/promptTokenCount",schemaPath:"#/$defs/LLMUsage/properties/promptTokenCount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.candidatesTokenCount !== undefined){
let data5 = data3.candidatesTokenCount;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err4 = {instancePath:instancePath+"/usageMetadata/candidatesTokenCount",schemaPath:"#/$defs/LLMUsage/properties/candidatesTokenCount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.totalTokenCount !== undefined){
let data6 = data3.totalTokenCount;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/usageMetadata/totalTokenCount",schemaPath:"#/$defs/LLMUsage/properties/totalTokenCount/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err6 = {instancePath:instancePath+"/usageMetadata",schemaPath:"#/$defs/LLMUsage/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

