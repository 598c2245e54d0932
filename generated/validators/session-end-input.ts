// Made from schemas/events/session-end.input.schema.json by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"type":"object","properties":{"reason":{"$ref":"#/$defs/SessionEndReason"}},"required":["reason"],"$defs":{"SessionEndReason":{"type":"string","enum":["exit","clear","logout","prompt_input_exit","other"]}}};
const schema12 = {"type":"string","enum":["exit","clear","logout","prompt_input_exit","other"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/SessionEndReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((data0 === "exit") || (data0 === "clear")) || (data0 === "logout")) || (data0 === "prompt_input_exit")) || (data0 === "other"))){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/SessionEndReason/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"};
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

