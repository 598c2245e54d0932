// Made from schemas/events/before-tool.input.schema.json by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"type":"object","properties":{"tool_name":{"type":"string","pattern":"\\S"},"tool_input":{"type":"object"},"mcp_context":{"$ref":"#/$defs/McpContext"},"original_request_name":{"type":"string"}},"required":["tool_name","tool_input"],"$defs":{"McpContext":{"type":"object","properties":{"server_name":{"type":"string","pattern":"\\S"},"server_uri":{"type":"string"},"tool_name":{"type":"string"},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"cwd":{"type":"string"},"url":{"type":"string"},"tcp":{"type":"string"}},"required":["server_name"],"additionalProperties":true}}};
const schema12 = {"type":"object","properties":{"server_name":{"type":"string","pattern":"\\S"},"server_uri":{"type":"string"},"tool_name":{"type":"string"},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"cwd":{"type":"string"},"url":{"type":"string"},"tcp":{"type":"string"}},"required":["server_name"],"additionalProperties":true};
const pattern0 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_name"},message:"must have required property '"+"tool_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tool_input === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_input"},message:"must have required property '"+"tool_input"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tool_name !== undefined){
let data0 = data.tool_name;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tool_input !== undefined){
let data1 = data.tool_input;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/tool_input",schemaPath:"#/properties/tool_input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mcp_context !== undefined){
let data2 = data.mcp_context;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.server_name === undefined){
const err5 = {instancePath:instancePath+"/mcp_context",schemaPath:"#/$defs/McpContext/required",keyword:"required",params:{missingProperty: "server_name"},message:"must have required property '"+"server_name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.server_name !== undefined){
let data3 = data2.server_name;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err6 = {instancePath:instancePath+"/mcp_context/server_name",schemaPath:"#/$defs/McpContext/properties/server_name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/mcp_context/server_name",schemaPath:"#/$defs/McpContext/properties/server_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.server_uri !== undefined){
if(typeof data2.server_uri !== "string"){
const err8 = {instancePath:instancePath+"/mcp_context/server_uri",schemaPath:"#/$defs/McpContext/properties/server_uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.tool_name !== undefined){
if(typeof data2.tool_name !== "string"){
const err9 = {instancePath:instancePath+"/mcp_context/tool_name",schemaPath:"#/$defs/McpContext/properties/tool_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.command !== undefined){
if(typeof data2.command !== "string"){
const err10 = {instancePath:instancePath+"/mcp_context/command",schemaPath:"#/$defs/McpContext/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.args !== undefined){
let data7 = data2.args;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err11 = {instancePath:instancePath+"/mcp_context/args/" + i0,schemaPath:"#/$defs/McpContext/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/mcp_context/args",schemaPath:"#/$defs/McpContext/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.cwd !== undefined){
if(typeof data2.cwd !== "string"){
const err13 = {instancePath:instancePath+"/mcp_context/cwd",schemaPath:"#/$defs/McpContext/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.url !== undefined){
if(typeof data2.url !== "string"){
const err14 = {instancePath:instancePath+"/mcp_context/url",schemaPath:"#/$defs/McpContext/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.tcp !== undefined){
if(typeof data2.tcp !== "string"){
const err15 = {instancePath:instancePath+"/mcp_context/tcp",schemaPath:"#/$defs/McpContext/properties/tcp/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err16 = {instancePath:instancePath+"/mcp_context",schemaPath:"#/$defs/McpContext/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.original_request_name !== undefined){
if(typeof data.original_request_name !== "string"){
const err17 = {instancePath:instancePath+"/original_request_name",schemaPath:"#/properties/original_request_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

