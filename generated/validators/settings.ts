// Made from schemas/settings/command-hook.schema.json, schemas/settings/function-hook.schema.json, schemas/settings/hook-config.schema.json, schemas/settings/hook-definition.schema.json, schemas/settings/hook-registry-entry.schema.json, schemas/settings/hooks-map.schema.json, schemas/settings/plugin-hook.schema.json, schemas/settings/settings.schema.json by npm run generate. Do not edit.
// @ts-nocheck
import type {
  GeneratedValidator,
} from '../../src/contract/index.js';
"use strict";
export const isCommandHookConfig: GeneratedValidator = validate1;
const schema1 = {"type":"object","properties":{"type":{"const":"command"},"command":{"type":"string","pattern":"\\S"},"args":{"type":"array","items":{"type":"string"}},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"env":{"type":"object","additionalProperties":{"type":"string"}},"onError":{"type":"string","enum":["allow","block"]},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type","command"]};
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
if(data.command === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("command" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "command"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.args !== undefined){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.env !== undefined){
let data7 = data.env;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
if(typeof data7[key0] !== "string"){
const err13 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.onError !== undefined){
let data9 = data.onError;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data9 === "allow") || (data9 === "block"))){
const err16 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/enum",keyword:"enum",params:{allowedValues: schema1.properties.onError.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data10 === "runtime") || (data10 === "project")) || (data10 === "user")) || (data10 === "system")) || (data10 === "extensions"))){
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema1.properties.source.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const isFunctionHookConfig: GeneratedValidator = validate2;
const schema2 = {"type":"object","properties":{"type":{"const":"function"},"name":{"type":"string","pattern":"\\S"},"action":{},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"onError":{"type":"string","enum":["allow","block"]},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type","name","action"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.action === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
if("function" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.onError !== undefined){
let data4 = data.onError;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data4 === "allow") || (data4 === "block"))){
const err11 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/enum",keyword:"enum",params:{allowedValues: schema2.properties.onError.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.source !== undefined){
let data5 = data.source;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data5 === "runtime") || (data5 === "project")) || (data5 === "user")) || (data5 === "system")) || (data5 === "extensions"))){
const err13 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema2.properties.source.enum}};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const isHookConfig: GeneratedValidator = validate3;
const schema3 = {"anyOf":[{"type":"object","properties":{"type":{"const":"command"},"command":{"type":"string","pattern":"\\S"},"args":{"type":"array","items":{"type":"string"}},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"env":{"type":"object","additionalProperties":{"type":"string"}},"onError":{"type":"string","enum":["allow","block"]},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type","command"]},{"type":"object","properties":{"type":{"const":"function"},"name":{"type":"string","pattern":"\\S"},"action":{},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"onError":{"type":"string","enum":["allow","block"]},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type","name","action"]},{"type":"object","properties":{"type":{"const":"plugin"},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type"]}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.command === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "command"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("command" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "command"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/0/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/0/properties/command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.args !== undefined){
let data2 = data.args;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/anyOf/0/properties/args/items/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/args",schemaPath:"#/anyOf/0/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/anyOf/0/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/anyOf/0/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/anyOf/0/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/0/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/0/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/0/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.env !== undefined){
let data7 = data.env;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
if(typeof data7[key0] !== "string"){
const err13 = {instancePath:instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/anyOf/0/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/env",schemaPath:"#/anyOf/0/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.onError !== undefined){
let data9 = data.onError;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/onError",schemaPath:"#/anyOf/0/properties/onError/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data9 === "allow") || (data9 === "block"))){
const err16 = {instancePath:instancePath+"/onError",schemaPath:"#/anyOf/0/properties/onError/enum",keyword:"enum",params:{allowedValues: schema3.anyOf[0].properties.onError.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/anyOf/0/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data10 === "runtime") || (data10 === "project")) || (data10 === "user")) || (data10 === "system")) || (data10 === "extensions"))){
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/anyOf/0/properties/source/enum",keyword:"enum",params:{allowedValues: schema3.anyOf[0].properties.source.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err20 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.name === undefined){
const err21 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.action === undefined){
const err22 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.type !== undefined){
if("function" !== data.type){
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "function"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.name !== undefined){
let data12 = data.name;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/anyOf/1/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/name",schemaPath:"#/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err26 = {instancePath:instancePath+"/description",schemaPath:"#/anyOf/1/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.timeout !== undefined){
let data14 = data.timeout;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err27 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2147483647 || isNaN(data14)){
const err28 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err29 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.onError !== undefined){
let data15 = data.onError;
if(typeof data15 !== "string"){
const err30 = {instancePath:instancePath+"/onError",schemaPath:"#/anyOf/1/properties/onError/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data15 === "allow") || (data15 === "block"))){
const err31 = {instancePath:instancePath+"/onError",schemaPath:"#/anyOf/1/properties/onError/enum",keyword:"enum",params:{allowedValues: schema3.anyOf[1].properties.onError.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.source !== undefined){
let data16 = data.source;
if(typeof data16 !== "string"){
const err32 = {instancePath:instancePath+"/source",schemaPath:"#/anyOf/1/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((data16 === "runtime") || (data16 === "project")) || (data16 === "user")) || (data16 === "system")) || (data16 === "extensions"))){
const err33 = {instancePath:instancePath+"/source",schemaPath:"#/anyOf/1/properties/source/enum",keyword:"enum",params:{allowedValues: schema3.anyOf[1].properties.source.enum}};
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
const err34 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err35 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.type !== undefined){
if("plugin" !== data.type){
const err36 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/2/properties/type/const",keyword:"const",params:{allowedValue: "plugin"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.name !== undefined){
let data18 = data.name;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err37 = {instancePath:instancePath+"/name",schemaPath:"#/anyOf/2/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/name",schemaPath:"#/anyOf/2/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err39 = {instancePath:instancePath+"/description",schemaPath:"#/anyOf/2/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.timeout !== undefined){
let data20 = data.timeout;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err40 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/2/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err41 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/2/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err42 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/2/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.source !== undefined){
let data21 = data.source;
if(typeof data21 !== "string"){
const err43 = {instancePath:instancePath+"/source",schemaPath:"#/anyOf/2/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(((((data21 === "runtime") || (data21 === "project")) || (data21 === "user")) || (data21 === "system")) || (data21 === "extensions"))){
const err44 = {instancePath:instancePath+"/source",schemaPath:"#/anyOf/2/properties/source/enum",keyword:"enum",params:{allowedValues: schema3.anyOf[2].properties.source.enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err46 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
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
validate3.errors = vErrors;
return errors === 0;
}

export const isHookDefinition: GeneratedValidator = validate4;
const schema4 = {"type":"object","properties":{"matcher":{"type":"string"},"sequential":{"type":"boolean"},"hooks":{"type":"array","items":{"anyOf":[{"type":"object","properties":{"type":{"const":"command"},"command":{"type":"string","pattern":"\\S"},"args":{"type":"array","items":{"type":"string"}},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"env":{"type":"object","additionalProperties":{"type":"string"}},"onError":{"type":"string","enum":["allow","block"]},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type","command"]},{"type":"object","properties":{"type":{"const":"plugin"},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type"]}]}}},"required":["hooks"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hooks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hooks"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.matcher !== undefined){
if(typeof data.matcher !== "string"){
const err1 = {instancePath:instancePath+"/matcher",schemaPath:"#/properties/matcher/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sequential !== undefined){
if(typeof data.sequential !== "boolean"){
const err2 = {instancePath:instancePath+"/sequential",schemaPath:"#/properties/sequential/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.hooks !== undefined){
let data2 = data.hooks;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err3 = {instancePath:instancePath+"/hooks/" + i0,schemaPath:"#/properties/hooks/items/anyOf/0/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.command === undefined){
const err4 = {instancePath:instancePath+"/hooks/" + i0,schemaPath:"#/properties/hooks/items/anyOf/0/required",keyword:"required",params:{missingProperty: "command"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.type !== undefined){
if("command" !== data3.type){
const err5 = {instancePath:instancePath+"/hooks/" + i0+"/type",schemaPath:"#/properties/hooks/items/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "command"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.command !== undefined){
let data5 = data3.command;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err6 = {instancePath:instancePath+"/hooks/" + i0+"/command",schemaPath:"#/properties/hooks/items/anyOf/0/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err7 = {instancePath:instancePath+"/hooks/" + i0+"/command",schemaPath:"#/properties/hooks/items/anyOf/0/properties/command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.args !== undefined){
let data6 = data3.args;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
const err8 = {instancePath:instancePath+"/hooks/" + i0+"/args/" + i1,schemaPath:"#/properties/hooks/items/anyOf/0/properties/args/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/hooks/" + i0+"/args",schemaPath:"#/properties/hooks/items/anyOf/0/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.name !== undefined){
let data8 = data3.name;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err10 = {instancePath:instancePath+"/hooks/" + i0+"/name",schemaPath:"#/properties/hooks/items/anyOf/0/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err11 = {instancePath:instancePath+"/hooks/" + i0+"/name",schemaPath:"#/properties/hooks/items/anyOf/0/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.description !== undefined){
if(typeof data3.description !== "string"){
const err12 = {instancePath:instancePath+"/hooks/" + i0+"/description",schemaPath:"#/properties/hooks/items/anyOf/0/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.timeout !== undefined){
let data10 = data3.timeout;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err13 = {instancePath:instancePath+"/hooks/" + i0+"/timeout",schemaPath:"#/properties/hooks/items/anyOf/0/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err14 = {instancePath:instancePath+"/hooks/" + i0+"/timeout",schemaPath:"#/properties/hooks/items/anyOf/0/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/hooks/" + i0+"/timeout",schemaPath:"#/properties/hooks/items/anyOf/0/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.env !== undefined){
let data11 = data3.env;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
if(typeof data11[key0] !== "string"){
const err16 = {instancePath:instancePath+"/hooks/" + i0+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/hooks/items/anyOf/0/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/hooks/" + i0+"/env",schemaPath:"#/properties/hooks/items/anyOf/0/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.onError !== undefined){
let data13 = data3.onError;
if(typeof data13 !== "string"){
const err18 = {instancePath:instancePath+"/hooks/" + i0+"/onError",schemaPath:"#/properties/hooks/items/anyOf/0/properties/onError/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data13 === "allow") || (data13 === "block"))){
const err19 = {instancePath:instancePath+"/hooks/" + i0+"/onError",schemaPath:"#/properties/hooks/items/anyOf/0/properties/onError/enum",keyword:"enum",params:{allowedValues: schema4.properties.hooks.items.anyOf[0].properties.onError.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.source !== undefined){
let data14 = data3.source;
if(typeof data14 !== "string"){
const err20 = {instancePath:instancePath+"/hooks/" + i0+"/source",schemaPath:"#/properties/hooks/items/anyOf/0/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((data14 === "runtime") || (data14 === "project")) || (data14 === "user")) || (data14 === "system")) || (data14 === "extensions"))){
const err21 = {instancePath:instancePath+"/hooks/" + i0+"/source",schemaPath:"#/properties/hooks/items/anyOf/0/properties/source/enum",keyword:"enum",params:{allowedValues: schema4.properties.hooks.items.anyOf[0].properties.source.enum}};
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
const err22 = {instancePath:instancePath+"/hooks/" + i0,schemaPath:"#/properties/hooks/items/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs33 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err23 = {instancePath:instancePath+"/hooks/" + i0,schemaPath:"#/properties/hooks/items/anyOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data3.type !== undefined){
if("plugin" !== data3.type){
const err24 = {instancePath:instancePath+"/hooks/" + i0+"/type",schemaPath:"#/properties/hooks/items/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "plugin"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.name !== undefined){
let data16 = data3.name;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err25 = {instancePath:instancePath+"/hooks/" + i0+"/name",schemaPath:"#/properties/hooks/items/anyOf/1/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/hooks/" + i0+"/name",schemaPath:"#/properties/hooks/items/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.description !== undefined){
if(typeof data3.description !== "string"){
const err27 = {instancePath:instancePath+"/hooks/" + i0+"/description",schemaPath:"#/properties/hooks/items/anyOf/1/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.timeout !== undefined){
let data18 = data3.timeout;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err28 = {instancePath:instancePath+"/hooks/" + i0+"/timeout",schemaPath:"#/properties/hooks/items/anyOf/1/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 2147483647 || isNaN(data18)){
const err29 = {instancePath:instancePath+"/hooks/" + i0+"/timeout",schemaPath:"#/properties/hooks/items/anyOf/1/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err30 = {instancePath:instancePath+"/hooks/" + i0+"/timeout",schemaPath:"#/properties/hooks/items/anyOf/1/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data3.source !== undefined){
let data19 = data3.source;
if(typeof data19 !== "string"){
const err31 = {instancePath:instancePath+"/hooks/" + i0+"/source",schemaPath:"#/properties/hooks/items/anyOf/1/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((data19 === "runtime") || (data19 === "project")) || (data19 === "user")) || (data19 === "system")) || (data19 === "extensions"))){
const err32 = {instancePath:instancePath+"/hooks/" + i0+"/source",schemaPath:"#/properties/hooks/items/anyOf/1/properties/source/enum",keyword:"enum",params:{allowedValues: schema4.properties.hooks.items.anyOf[1].properties.source.enum}};
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
const err33 = {instancePath:instancePath+"/hooks/" + i0,schemaPath:"#/properties/hooks/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err34 = {instancePath:instancePath+"/hooks/" + i0,schemaPath:"#/properties/hooks/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
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
const err35 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"type",params:{type: "array"}};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export const isHookRegistryEntry: GeneratedValidator = validate5;
const schema5 = {"type":"object","properties":{"config":{"type":"object"},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]},"eventName":{"type":"string","pattern":"\\S"},"matcher":{"type":"string"},"sequential":{"type":"boolean"},"enabled":{"type":"boolean"}},"required":["config","source","eventName","enabled"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.eventName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventName"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.enabled === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.config !== undefined){
let data0 = data.config;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err4 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data1 === "runtime") || (data1 === "project")) || (data1 === "user")) || (data1 === "system")) || (data1 === "extensions"))){
const err6 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema5.properties.source.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.eventName !== undefined){
let data2 = data.eventName;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.matcher !== undefined){
if(typeof data.matcher !== "string"){
const err9 = {instancePath:instancePath+"/matcher",schemaPath:"#/properties/matcher/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sequential !== undefined){
if(typeof data.sequential !== "boolean"){
const err10 = {instancePath:instancePath+"/sequential",schemaPath:"#/properties/sequential/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err11 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export const isHookSettings: GeneratedValidator = validate6;
const schema6 = {"type":"object","properties":{"enableHooks":{"type":"boolean"},"hooks":{"type":"object","properties":{"enabled":{"type":"boolean"},"disabled":{"type":"array","items":{"type":"string"}},"notifications":{"type":"boolean"}},"additionalProperties":{"type":"array","items":{"type":"object","properties":{"matcher":{"type":"string"},"sequential":{"type":"boolean"},"hooks":{"type":"array","items":{"anyOf":[{"type":"object","properties":{"type":{"const":"command"},"command":{"type":"string","pattern":"\\S"},"args":{"type":"array","items":{"type":"string"}},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"env":{"type":"object","additionalProperties":{"type":"string"}},"onError":{"type":"string","enum":["allow","block"]},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type","command"]},{"type":"object","properties":{"type":{"const":"plugin"},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type"]}]}}},"required":["hooks"]}}},"hooksConfig":{"type":"object","properties":{"enabled":{"type":"boolean"},"disabled":{"type":"array","items":{"type":"string"}},"notifications":{"type":"boolean"}}}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enableHooks !== undefined){
if(typeof data.enableHooks !== "boolean"){
const err0 = {instancePath:instancePath+"/enableHooks",schemaPath:"#/properties/enableHooks/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.hooks !== undefined){
let data1 = data.hooks;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!(((key0 === "enabled") || (key0 === "disabled")) || (key0 === "notifications"))){
let data2 = data1[key0];
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.hooks === undefined){
const err1 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/hooks/additionalProperties/items/required",keyword:"required",params:{missingProperty: "hooks"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data3.matcher !== undefined){
if(typeof data3.matcher !== "string"){
const err2 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/matcher",schemaPath:"#/properties/hooks/additionalProperties/items/properties/matcher/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.sequential !== undefined){
if(typeof data3.sequential !== "boolean"){
const err3 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/sequential",schemaPath:"#/properties/hooks/additionalProperties/items/properties/sequential/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.hooks !== undefined){
let data6 = data3.hooks;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs17 = errors;
let valid7 = false;
const _errs18 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err4 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data7.command === undefined){
const err5 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/required",keyword:"required",params:{missingProperty: "command"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data7.type !== undefined){
if("command" !== data7.type){
const err6 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/type",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "command"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data7.command !== undefined){
let data9 = data7.command;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err7 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/command",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/command",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data7.args !== undefined){
let data10 = data7.args;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){
const err9 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/args/" + i2,schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/args/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/args",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data7.name !== undefined){
let data12 = data7.name;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err11 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/name",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/name",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data7.description !== undefined){
if(typeof data7.description !== "string"){
const err13 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/description",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.timeout !== undefined){
let data14 = data7.timeout;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err14 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2147483647 || isNaN(data14)){
const err15 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err16 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data7.env !== undefined){
let data15 = data7.env;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(typeof data15[key1] !== "string"){
const err17 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err18 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/env",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.onError !== undefined){
let data17 = data7.onError;
if(typeof data17 !== "string"){
const err19 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/onError",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/onError/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data17 === "allow") || (data17 === "block"))){
const err20 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/onError",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/onError/enum",keyword:"enum",params:{allowedValues: schema6.properties.hooks.additionalProperties.items.properties.hooks.items.anyOf[0].properties.onError.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.source !== undefined){
let data18 = data7.source;
if(typeof data18 !== "string"){
const err21 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/source",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data18 === "runtime") || (data18 === "project")) || (data18 === "user")) || (data18 === "system")) || (data18 === "extensions"))){
const err22 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/source",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/properties/source/enum",keyword:"enum",params:{allowedValues: schema6.properties.hooks.additionalProperties.items.properties.hooks.items.anyOf[0].properties.source.enum}};
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
const err23 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs42 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err24 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.type !== undefined){
if("plugin" !== data7.type){
const err25 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/type",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "plugin"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.name !== undefined){
let data20 = data7.name;
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
const err26 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/name",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/name",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.description !== undefined){
if(typeof data7.description !== "string"){
const err28 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/description",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.timeout !== undefined){
let data22 = data7.timeout;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err29 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 2147483647 || isNaN(data22)){
const err30 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err31 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data7.source !== undefined){
let data23 = data7.source;
if(typeof data23 !== "string"){
const err32 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/source",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((data23 === "runtime") || (data23 === "project")) || (data23 === "user")) || (data23 === "system")) || (data23 === "extensions"))){
const err33 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/source",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/properties/source/enum",keyword:"enum",params:{allowedValues: schema6.properties.hooks.additionalProperties.items.properties.hooks.items.anyOf[1].properties.source.enum}};
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
const err34 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs42 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
const err35 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks",schemaPath:"#/properties/hooks/additionalProperties/items/properties/hooks/type",keyword:"type",params:{type: "array"}};
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
const err37 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/hooks/additionalProperties/items/type",keyword:"type",params:{type: "object"}};
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
const err38 = {instancePath:instancePath+"/hooks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/hooks/additionalProperties/type",keyword:"type",params:{type: "array"}};
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
if(data1.enabled !== undefined){
if(typeof data1.enabled !== "boolean"){
const err39 = {instancePath:instancePath+"/hooks/enabled",schemaPath:"#/properties/hooks/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data1.disabled !== undefined){
let data25 = data1.disabled;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
if(typeof data25[i3] !== "string"){
const err40 = {instancePath:instancePath+"/hooks/disabled/" + i3,schemaPath:"#/properties/hooks/properties/disabled/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/hooks/disabled",schemaPath:"#/properties/hooks/properties/disabled/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data1.notifications !== undefined){
if(typeof data1.notifications !== "boolean"){
const err42 = {instancePath:instancePath+"/hooks/notifications",schemaPath:"#/properties/hooks/properties/notifications/type",keyword:"type",params:{type: "boolean"}};
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
const err43 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.hooksConfig !== undefined){
let data28 = data.hooksConfig;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.enabled !== undefined){
if(typeof data28.enabled !== "boolean"){
const err44 = {instancePath:instancePath+"/hooksConfig/enabled",schemaPath:"#/properties/hooksConfig/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data28.disabled !== undefined){
let data30 = data28.disabled;
if(Array.isArray(data30)){
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
if(typeof data30[i4] !== "string"){
const err45 = {instancePath:instancePath+"/hooksConfig/disabled/" + i4,schemaPath:"#/properties/hooksConfig/properties/disabled/items/type",keyword:"type",params:{type: "string"}};
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
const err46 = {instancePath:instancePath+"/hooksConfig/disabled",schemaPath:"#/properties/hooksConfig/properties/disabled/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data28.notifications !== undefined){
if(typeof data28.notifications !== "boolean"){
const err47 = {instancePath:instancePath+"/hooksConfig/notifications",schemaPath:"#/properties/hooksConfig/properties/notifications/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/hooksConfig",schemaPath:"#/properties/hooksConfig/type",keyword:"type",params:{type: "object"}};
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
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export const isHooksMap: GeneratedValidator = validate7;
const schema7 = {"type":"object","properties":{"enabled":{"type":"boolean"},"disabled":{"type":"array","items":{"type":"string"}},"notifications":{"type":"boolean"}},"additionalProperties":{"type":"array","items":{"type":"object","properties":{"matcher":{"type":"string"},"sequential":{"type":"boolean"},"hooks":{"type":"array","items":{"anyOf":[{"type":"object","properties":{"type":{"const":"command"},"command":{"type":"string","pattern":"\\S"},"args":{"type":"array","items":{"type":"string"}},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"env":{"type":"object","additionalProperties":{"type":"string"}},"onError":{"type":"string","enum":["allow","block"]},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type","command"]},{"type":"object","properties":{"type":{"const":"plugin"},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type"]}]}}},"required":["hooks"]}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "enabled") || (key0 === "disabled")) || (key0 === "notifications"))){
let data0 = data[key0];
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.hooks === undefined){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/required",keyword:"required",params:{missingProperty: "hooks"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.matcher !== undefined){
if(typeof data1.matcher !== "string"){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/matcher",schemaPath:"#/additionalProperties/items/properties/matcher/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.sequential !== undefined){
if(typeof data1.sequential !== "boolean"){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/sequential",schemaPath:"#/additionalProperties/items/properties/sequential/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.hooks !== undefined){
let data4 = data1.hooks;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
let valid6 = false;
const _errs14 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.type === undefined){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data5.command === undefined){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/required",keyword:"required",params:{missingProperty: "command"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data5.type !== undefined){
if("command" !== data5.type){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/type",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "command"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data5.command !== undefined){
let data7 = data5.command;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/command",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/command",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.args !== undefined){
let data8 = data5.args;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(typeof data8[i2] !== "string"){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/args/" + i2,schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/args/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/args",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.name !== undefined){
let data10 = data5.name;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err10 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/name",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err11 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/name",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.description !== undefined){
if(typeof data5.description !== "string"){
const err12 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/description",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.timeout !== undefined){
let data12 = data5.timeout;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err13 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
const err14 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err15 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data5.env !== undefined){
let data13 = data5.env;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 in data13){
if(typeof data13[key1] !== "string"){
const err16 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/env",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.onError !== undefined){
let data15 = data5.onError;
if(typeof data15 !== "string"){
const err18 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/onError",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/onError/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data15 === "allow") || (data15 === "block"))){
const err19 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/onError",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/onError/enum",keyword:"enum",params:{allowedValues: schema7.additionalProperties.items.properties.hooks.items.anyOf[0].properties.onError.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.source !== undefined){
let data16 = data5.source;
if(typeof data16 !== "string"){
const err20 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/source",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((data16 === "runtime") || (data16 === "project")) || (data16 === "user")) || (data16 === "system")) || (data16 === "extensions"))){
const err21 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/source",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/properties/source/enum",keyword:"enum",params:{allowedValues: schema7.additionalProperties.items.properties.hooks.items.anyOf[0].properties.source.enum}};
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
const err22 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs38 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.type === undefined){
const err23 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5.type !== undefined){
if("plugin" !== data5.type){
const err24 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/type",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "plugin"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.name !== undefined){
let data18 = data5.name;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err25 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/name",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/name",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.description !== undefined){
if(typeof data5.description !== "string"){
const err27 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/description",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.timeout !== undefined){
let data20 = data5.timeout;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err28 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err29 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err30 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/timeout",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data5.source !== undefined){
let data21 = data5.source;
if(typeof data21 !== "string"){
const err31 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/source",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((data21 === "runtime") || (data21 === "project")) || (data21 === "user")) || (data21 === "system")) || (data21 === "extensions"))){
const err32 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1+"/source",schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/properties/source/enum",keyword:"enum",params:{allowedValues: schema7.additionalProperties.items.properties.hooks.items.anyOf[1].properties.source.enum}};
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
const err33 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
const err34 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks/" + i1,schemaPath:"#/additionalProperties/items/properties/hooks/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/hooks",schemaPath:"#/additionalProperties/items/properties/hooks/type",keyword:"type",params:{type: "array"}};
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
const err36 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: "object"}};
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
const err37 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"}};
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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err38 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.disabled !== undefined){
let data23 = data.disabled;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(typeof data23[i3] !== "string"){
const err39 = {instancePath:instancePath+"/disabled/" + i3,schemaPath:"#/properties/disabled/items/type",keyword:"type",params:{type: "string"}};
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
const err40 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.notifications !== undefined){
if(typeof data.notifications !== "boolean"){
const err41 = {instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/type",keyword:"type",params:{type: "boolean"}};
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
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export const isPluginHookConfig: GeneratedValidator = validate8;
const schema8 = {"type":"object","properties":{"type":{"const":"plugin"},"name":{"type":"string","pattern":"\\S"},"description":{"type":"string"},"timeout":{"type":"integer","minimum":1,"maximum":2147483647},"source":{"type":"string","enum":["runtime","project","user","system","extensions"]}},"required":["type"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.type !== undefined){
if("plugin" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "plugin"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timeout !== undefined){
let data3 = data.timeout;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.source !== undefined){
let data4 = data.source;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data4 === "runtime") || (data4 === "project")) || (data4 === "user")) || (data4 === "system")) || (data4 === "extensions"))){
const err9 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema8.properties.source.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
