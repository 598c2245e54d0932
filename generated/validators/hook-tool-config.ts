// Made from schemas/common/tool-config.schema.json by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"type":"object","properties":{"mode":{"$ref":"#/$defs/ToolCallingMode"},"allowedFunctionNames":{"type":"array","items":{"type":"string"}}},"$defs":{"ToolCallingMode":{"type":"string","enum":["AUTO","ANY","NONE"]}}};
const schema12 = {"type":"string","enum":["AUTO","ANY","NONE"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/mode",schemaPath:"#/$defs/ToolCallingMode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data0 === "AUTO") || (data0 === "ANY")) || (data0 === "NONE"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/$defs/ToolCallingMode/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"};
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
const err2 = {instancePath:instancePath+"/allowedFunctionNames/" + i0,schemaPath:"#/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err3 = {instancePath:instancePath+"/allowedFunctionNames",schemaPath:"#/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

