// Made from schemas/events/pre-compress.input.schema.json by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"type":"object","properties":{"trigger":{"$ref":"#/$defs/PreCompressTrigger"}},"required":["trigger"],"$defs":{"PreCompressTrigger":{"type":"string","enum":["manual","auto"]}}};
const schema12 = {"type":"string","enum":["manual","auto"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trigger === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.trigger !== undefined){
let data0 = data.trigger;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/PreCompressTrigger/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "manual") || (data0 === "auto"))){
const err2 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/PreCompressTrigger/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

