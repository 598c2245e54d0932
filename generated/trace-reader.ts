// Made from schemas/ by npm run generate. Do not edit.
// @ts-nocheck
import {
  addError,
  addMissing,
  addTypes,
  type GeneratedValidator,
  isObject,
  joinErrors,
  joinErrorsOrNull,
} from '../src/core/contract/index.js';
import type {
  HookTraceLine,
} from './types.js';

// schemas/traces/end.schema.json
let madeHookTraceEnd: GeneratedValidator | undefined;
export function validatorOfHookTraceEnd(): GeneratedValidator {
  if (madeHookTraceEnd !== undefined) return madeHookTraceEnd;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["eventName"] === undefined || data["startedAt"] === undefined || data["duration"] === undefined || data["hooks"] === undefined || data["v"] === undefined || data["id"] === undefined || data["kind"] === undefined || data["pid"] === undefined || data["session_id"] === undefined || data["endedAt"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["eventName","startedAt","duration","hooks","v","id","kind","pid","session_id","endedAt"]);
errors = vErrors.length;
}
if(data["eventName"] !== undefined && typeof data["eventName"] !== "string" || data["correlationId"] !== undefined && typeof data["correlationId"] !== "string" || data["sessionId"] !== undefined && typeof data["sessionId"] !== "string" || data["matched"] !== undefined && typeof data["matched"] !== "string" || data["startedAt"] !== undefined && typeof data["startedAt"] !== "string" || data["error"] !== undefined && typeof data["error"] !== "string" || data["stage"] !== undefined && typeof data["stage"] !== "string" || data["id"] !== undefined && typeof data["id"] !== "string" || data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["endedAt"] !== undefined && typeof data["endedAt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["eventName","correlationId","sessionId","matched","startedAt","error","stage","id","session_id","endedAt"]);
errors = vErrors.length;
}
if(data["sequential"] !== undefined && typeof data["sequential"] !== "boolean" || data["success"] !== undefined && typeof data["success"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["sequential","success"]);
errors = vErrors.length;
}
if(data.duration !== undefined){
if(!Number.isFinite(data.duration)){
vErrors = addError(vErrors, instancePath+"/duration", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.ask !== undefined){
let data1 = data.ask;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/ask", "type", {type: "string"});
errors = vErrors.length;
}
if(data1 !== "confirmed" && data1 !== "declined" && data1 !== "refused" && data1 !== "allowed"){
vErrors = addError(vErrors, instancePath+"/ask", "enum", {allowedValues: ["confirmed","declined","refused","allowed"]});
errors = vErrors.length;
}
}
if(data.warnings !== undefined){
let data2 = data.warnings;
if(!Array.isArray(data2)){
vErrors = addError(vErrors, instancePath+"/warnings", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/warnings/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.notes !== undefined){
let data4 = data.notes;
if(!Array.isArray(data4)){
vErrors = addError(vErrors, instancePath+"/notes", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/notes/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.hooks !== undefined){
let data6 = data.hooks;
if(!Array.isArray(data6)){
vErrors = addError(vErrors, instancePath+"/hooks", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!validatorOfHookVerdict()(data6[i2], {instancePath: instancePath+"/hooks/" + i2})){
vErrors = joinErrors(vErrors, validatorOfHookVerdict().errors);
errors = vErrors.length;
}
}
}
}
if(data.v !== undefined){
let data8 = data.v;
if(!Number.isInteger(data8)){
vErrors = addError(vErrors, instancePath+"/v", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1){
vErrors = addError(vErrors, instancePath+"/v", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data8 > 1){
vErrors = addError(vErrors, instancePath+"/v", "maximum", {comparison: "<=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.kind !== undefined){
if(data.kind !== "end"){
vErrors = addError(vErrors, instancePath+"/kind", "const", {allowedValue: "end"});
errors = vErrors.length;
}
}
if(data.pid !== undefined){
if(!Number.isInteger(data.pid)){
vErrors = addError(vErrors, instancePath+"/pid", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.origins !== undefined){
let data11 = data.origins;
if(!isObject(data11)){
vErrors = addError(vErrors, instancePath+"/origins", "type", {type: "object"});
errors = vErrors.length;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
let data12 = data11[key0];
if(!Array.isArray(data12)){
vErrors = addError(vErrors, instancePath+"/origins/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!Number.isInteger(data12[i3])){
vErrors = addError(vErrors, instancePath+"/origins/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3, "type", {type: "integer"});
errors = vErrors.length;
}
}
}
}
}
}
if(data.output !== undefined){
if(!validatorOfHookTraceText()(data.output, {instancePath: instancePath+"/output"})){
vErrors = joinErrors(vErrors, validatorOfHookTraceText().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookTraceEnd = module.exports);
}

// schemas/traces/hook.schema.json
let madeHookTraceHook: GeneratedValidator | undefined;
export function validatorOfHookTraceHook(): GeneratedValidator {
  if (madeHookTraceHook !== undefined) return madeHookTraceHook;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["name"] === undefined || data["type"] === undefined || data["source"] === undefined || data["verdict"] === undefined || data["v"] === undefined || data["id"] === undefined || data["kind"] === undefined || data["pid"] === undefined || data["session_id"] === undefined || data["eventName"] === undefined || data["hook"] === undefined || data["queuedAt"] === undefined || data["endedAt"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["name","type","source","verdict","v","id","kind","pid","session_id","eventName","hook","queuedAt","endedAt"]);
errors = vErrors.length;
}
if(data["name"] !== undefined && typeof data["name"] !== "string" || data["type"] !== undefined && typeof data["type"] !== "string" || data["source"] !== undefined && typeof data["source"] !== "string" || data["dialect"] !== undefined && typeof data["dialect"] !== "string" || data["matcher"] !== undefined && typeof data["matcher"] !== "string" || data["verdict"] !== undefined && typeof data["verdict"] !== "string" || data["why"] !== undefined && typeof data["why"] !== "string" || data["signal"] !== undefined && typeof data["signal"] !== "string" || data["decision"] !== undefined && typeof data["decision"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string" || data["error"] !== undefined && typeof data["error"] !== "string" || data["id"] !== undefined && typeof data["id"] !== "string" || data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["eventName"] !== undefined && typeof data["eventName"] !== "string" || data["queuedAt"] !== undefined && typeof data["queuedAt"] !== "string" || data["startedAt"] !== undefined && typeof data["startedAt"] !== "string" || data["endedAt"] !== undefined && typeof data["endedAt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["name","type","source","dialect","matcher","verdict","why","signal","decision","reason","error","id","session_id","eventName","queuedAt","startedAt","endedAt"]);
errors = vErrors.length;
}
if(data["success"] !== undefined && typeof data["success"] !== "boolean" || data["timedOut"] !== undefined && typeof data["timedOut"] !== "boolean" || data["stop"] !== undefined && typeof data["stop"] !== "boolean" || data["enforced"] !== undefined && typeof data["enforced"] !== "boolean" || data["background"] !== undefined && typeof data["background"] !== "boolean" || data["truncated"] !== undefined && typeof data["truncated"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["success","timedOut","stop","enforced","background","truncated"]);
errors = vErrors.length;
}
if(data.duration !== undefined){
if(!Number.isFinite(data.duration)){
vErrors = addError(vErrors, instancePath+"/duration", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.exitCode !== undefined){
if(!Number.isInteger(data.exitCode)){
vErrors = addError(vErrors, instancePath+"/exitCode", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.would !== undefined){
let data2 = data.would;
if(!isObject(data2)){
vErrors = addError(vErrors, instancePath+"/would", "type", {type: "object"});
errors = vErrors.length;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["decision"] !== undefined && typeof data2["decision"] !== "string" || data2["reason"] !== undefined && typeof data2["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/would", data2, "string", ["decision","reason"]);
errors = vErrors.length;
}
if(data2["stop"] !== undefined && typeof data2["stop"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath+"/would", data2, "boolean", ["stop"]);
errors = vErrors.length;
}
if(data2.sets !== undefined){
let data3 = data2.sets;
if(!Array.isArray(data3)){
vErrors = addError(vErrors, instancePath+"/would/sets", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/would/sets/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
}
}
if(data.stdoutBytes !== undefined){
if(!Number.isInteger(data.stdoutBytes)){
vErrors = addError(vErrors, instancePath+"/stdoutBytes", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.stderrBytes !== undefined){
if(!Number.isInteger(data.stderrBytes)){
vErrors = addError(vErrors, instancePath+"/stderrBytes", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.warnings !== undefined){
let data7 = data.warnings;
if(!Array.isArray(data7)){
vErrors = addError(vErrors, instancePath+"/warnings", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/warnings/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.v !== undefined){
let data9 = data.v;
if(!Number.isInteger(data9)){
vErrors = addError(vErrors, instancePath+"/v", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1){
vErrors = addError(vErrors, instancePath+"/v", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data9 > 1){
vErrors = addError(vErrors, instancePath+"/v", "maximum", {comparison: "<=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.kind !== undefined){
let data10 = data.kind;
if(typeof data10 !== "string"){
vErrors = addError(vErrors, instancePath+"/kind", "type", {type: "string"});
errors = vErrors.length;
}
if(data10 !== "hook" && data10 !== "late"){
vErrors = addError(vErrors, instancePath+"/kind", "enum", {allowedValues: ["hook","late"]});
errors = vErrors.length;
}
}
if(data.pid !== undefined){
if(!Number.isInteger(data.pid)){
vErrors = addError(vErrors, instancePath+"/pid", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.hook !== undefined){
if(!Number.isInteger(data.hook)){
vErrors = addError(vErrors, instancePath+"/hook", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.input !== undefined){
if(!validatorOfHookTraceText()(data.input, {instancePath: instancePath+"/input"})){
vErrors = joinErrors(vErrors, validatorOfHookTraceText().errors);
errors = vErrors.length;
}
}
if(data.stdout !== undefined){
if(!validatorOfHookTraceText()(data.stdout, {instancePath: instancePath+"/stdout"})){
vErrors = joinErrors(vErrors, validatorOfHookTraceText().errors);
errors = vErrors.length;
}
}
if(data.stderr !== undefined){
if(!validatorOfHookTraceText()(data.stderr, {instancePath: instancePath+"/stderr"})){
vErrors = joinErrors(vErrors, validatorOfHookTraceText().errors);
errors = vErrors.length;
}
}
if(data.output !== undefined){
if(!validatorOfHookTraceText()(data.output, {instancePath: instancePath+"/output"})){
vErrors = joinErrors(vErrors, validatorOfHookTraceText().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookTraceHook = module.exports);
}

// schemas/traces/line.schema.json
let madeHookTraceLine: GeneratedValidator | undefined;
export function validatorOfHookTraceLine(): GeneratedValidator {
  if (madeHookTraceLine !== undefined) return madeHookTraceLine;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
const _errs2 = errors;
if(!validatorOfHookTraceStart()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfHookTraceStart().errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs3 = errors;
if(!validatorOfHookTraceHook()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfHookTraceHook().errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(!validatorOfHookTraceEnd()(data, {instancePath: instancePath})){
vErrors = joinErrors(vErrors, validatorOfHookTraceEnd().errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookTraceLine = module.exports);
}

// schemas/traces/start.schema.json
let madeHookTraceStart: GeneratedValidator | undefined;
export function validatorOfHookTraceStart(): GeneratedValidator {
  if (madeHookTraceStart !== undefined) return madeHookTraceStart;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["v"] === undefined || data["id"] === undefined || data["kind"] === undefined || data["pid"] === undefined || data["session_id"] === undefined || data["startedAt"] === undefined || data["eventName"] === undefined || data["sequential"] === undefined || data["hooks"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["v","id","kind","pid","session_id","startedAt","eventName","sequential","hooks"]);
errors = vErrors.length;
}
if(data["id"] !== undefined && typeof data["id"] !== "string" || data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["eventName"] !== undefined && typeof data["eventName"] !== "string" || data["matched"] !== undefined && typeof data["matched"] !== "string" || data["correlationId"] !== undefined && typeof data["correlationId"] !== "string" || data["startedAt"] !== undefined && typeof data["startedAt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["id","session_id","eventName","matched","correlationId","startedAt"]);
errors = vErrors.length;
}
if(data["sequential"] !== undefined && typeof data["sequential"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["sequential"]);
errors = vErrors.length;
}
if(data.v !== undefined){
let data0 = data.v;
if(!Number.isInteger(data0)){
vErrors = addError(vErrors, instancePath+"/v", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1){
vErrors = addError(vErrors, instancePath+"/v", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data0 > 1){
vErrors = addError(vErrors, instancePath+"/v", "maximum", {comparison: "<=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.kind !== undefined){
if(data.kind !== "start"){
vErrors = addError(vErrors, instancePath+"/kind", "const", {allowedValue: "start"});
errors = vErrors.length;
}
}
if(data.pid !== undefined){
if(!Number.isInteger(data.pid)){
vErrors = addError(vErrors, instancePath+"/pid", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.hooks !== undefined){
let data3 = data.hooks;
if(!Array.isArray(data3)){
vErrors = addError(vErrors, instancePath+"/hooks", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!isObject(data4)){
vErrors = addError(vErrors, instancePath+"/hooks/" + i0, "type", {type: "object"});
errors = vErrors.length;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["hook"] === undefined || data4["name"] === undefined || data4["type"] === undefined || data4["source"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/hooks/" + i0, data4, ["hook","name","type","source"]);
errors = vErrors.length;
}
if(data4["name"] !== undefined && typeof data4["name"] !== "string" || data4["type"] !== undefined && typeof data4["type"] !== "string" || data4["source"] !== undefined && typeof data4["source"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hooks/" + i0, data4, "string", ["name","type","source"]);
errors = vErrors.length;
}
if(data4.hook !== undefined){
if(!Number.isInteger(data4.hook)){
vErrors = addError(vErrors, instancePath+"/hooks/" + i0+"/hook", "type", {type: "integer"});
errors = vErrors.length;
}
}
}
}
}
}
if(data.input !== undefined){
if(!validatorOfHookTraceText()(data.input, {instancePath: instancePath+"/input"})){
vErrors = joinErrors(vErrors, validatorOfHookTraceText().errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookTraceStart = module.exports);
}

// schemas/traces/text.schema.json
let madeHookTraceText: GeneratedValidator | undefined;
export function validatorOfHookTraceText(): GeneratedValidator {
  if (madeHookTraceText !== undefined) return madeHookTraceText;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["text"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["text"]);
errors = vErrors.length;
}
if(data["text"] !== undefined && typeof data["text"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["text"]);
errors = vErrors.length;
}
if(data["cut"] !== undefined && typeof data["cut"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["cut"]);
errors = vErrors.length;
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookTraceText = module.exports);
}

// schemas/results/hook-verdict.schema.json
let madeHookVerdict: GeneratedValidator | undefined;
export function validatorOfHookVerdict(): GeneratedValidator {
  if (madeHookVerdict !== undefined) return madeHookVerdict;
  const module = { exports: {} };
"use strict";
module.exports = validate0;
module.exports.default = validate0;
const schema0 = {"whole":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!isObject(data)){
vErrors = addError(vErrors, instancePath, "type", {type: "object"});
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["name"] === undefined || data["type"] === undefined || data["source"] === undefined || data["verdict"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["name","type","source","verdict"]);
errors = vErrors.length;
}
if(data["name"] !== undefined && typeof data["name"] !== "string" || data["type"] !== undefined && typeof data["type"] !== "string" || data["source"] !== undefined && typeof data["source"] !== "string" || data["dialect"] !== undefined && typeof data["dialect"] !== "string" || data["matcher"] !== undefined && typeof data["matcher"] !== "string" || data["verdict"] !== undefined && typeof data["verdict"] !== "string" || data["why"] !== undefined && typeof data["why"] !== "string" || data["signal"] !== undefined && typeof data["signal"] !== "string" || data["decision"] !== undefined && typeof data["decision"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string" || data["error"] !== undefined && typeof data["error"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["name","type","source","dialect","matcher","verdict","why","signal","decision","reason","error"]);
errors = vErrors.length;
}
if(data["success"] !== undefined && typeof data["success"] !== "boolean" || data["timedOut"] !== undefined && typeof data["timedOut"] !== "boolean" || data["stop"] !== undefined && typeof data["stop"] !== "boolean" || data["enforced"] !== undefined && typeof data["enforced"] !== "boolean" || data["background"] !== undefined && typeof data["background"] !== "boolean" || data["truncated"] !== undefined && typeof data["truncated"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["success","timedOut","stop","enforced","background","truncated"]);
errors = vErrors.length;
}
if(data.duration !== undefined){
if(!Number.isFinite(data.duration)){
vErrors = addError(vErrors, instancePath+"/duration", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.exitCode !== undefined){
if(!Number.isInteger(data.exitCode)){
vErrors = addError(vErrors, instancePath+"/exitCode", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.would !== undefined){
let data2 = data.would;
if(!isObject(data2)){
vErrors = addError(vErrors, instancePath+"/would", "type", {type: "object"});
errors = vErrors.length;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["decision"] !== undefined && typeof data2["decision"] !== "string" || data2["reason"] !== undefined && typeof data2["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/would", data2, "string", ["decision","reason"]);
errors = vErrors.length;
}
if(data2["stop"] !== undefined && typeof data2["stop"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath+"/would", data2, "boolean", ["stop"]);
errors = vErrors.length;
}
if(data2.sets !== undefined){
let data3 = data2.sets;
if(!Array.isArray(data3)){
vErrors = addError(vErrors, instancePath+"/would/sets", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/would/sets/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
}
}
if(data.stdoutBytes !== undefined){
if(!Number.isInteger(data.stdoutBytes)){
vErrors = addError(vErrors, instancePath+"/stdoutBytes", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.stderrBytes !== undefined){
if(!Number.isInteger(data.stderrBytes)){
vErrors = addError(vErrors, instancePath+"/stderrBytes", "type", {type: "integer"});
errors = vErrors.length;
}
}
if(data.warnings !== undefined){
let data7 = data.warnings;
if(!Array.isArray(data7)){
vErrors = addError(vErrors, instancePath+"/warnings", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/warnings/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeHookVerdict = module.exports);
}

/** Returns true if the value is a line of a trace file, also one with values of enums that were added later. */
export function isTraceLine(line: unknown): line is HookTraceLine {
  return validatorOfHookTraceLine()(line);
}
