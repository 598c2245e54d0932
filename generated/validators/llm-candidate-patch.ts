// Made from schemas/common/llm-candidate-patch.schema.json by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"type":"object","properties":{"content":{"type":"object","properties":{"role":{"type":"string"},"parts":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"object","properties":{"text":{"type":"string"}}}]}}}},"finishReason":{"$ref":"#/$defs/LLMFinishReason"},"index":{"type":"number"},"safetyRatings":{"type":"array","items":{"$ref":"#/$defs/LLMSafetyRating"}}},"$defs":{"LLMFinishReason":{"type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]},"LLMSafetyRating":{"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]}}};
const schema12 = {"type":"string","enum":["STOP","MAX_TOKENS","SAFETY","RECITATION","OTHER"]};
const schema13 = {"type":"object","properties":{"category":{"type":"string"},"probability":{"type":"string"}},"required":["category","probability"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.role !== undefined){
if(typeof data0.role !== "string"){
const err0 = {instancePath:instancePath+"/content/role",schemaPath:"#/properties/content/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err1 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err2 = {instancePath:instancePath+"/content/parts/" + i0+"/text",schemaPath:"#/properties/content/properties/parts/items/anyOf/1/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err3 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err4 = {instancePath:instancePath+"/content/parts/" + i0,schemaPath:"#/properties/content/properties/parts/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
let data5 = data.finishReason;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/finishReason",schemaPath:"#/$defs/LLMFinishReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data5 === "STOP") || (data5 === "MAX_TOKENS")) || (data5 === "SAFETY")) || (data5 === "RECITATION")) || (data5 === "OTHER"))){
const err8 = {instancePath:instancePath+"/finishReason",schemaPath:"#/$defs/LLMFinishReason/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"};
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
let data7 = data.safetyRatings;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.category === undefined){
const err10 = {instancePath:instancePath+"/safetyRatings/" + i1,schemaPath:"#/$defs/LLMSafetyRating/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data8.probability === undefined){
const err11 = {instancePath:instancePath+"/safetyRatings/" + i1,schemaPath:"#/$defs/LLMSafetyRating/required",keyword:"required",params:{missingProperty: "probability"},message:"must have required property '"+"probability"+"'"};
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
if(data8.probability !== undefined){
if(typeof data8.probability !== "string"){
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
validate10.errors = vErrors;
return errors === 0;
}

