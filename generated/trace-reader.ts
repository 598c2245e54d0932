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
if(data["eventName"] !== undefined && typeof data["eventName"] !== "string" || data["correlationId"] !== undefined && typeof data["correlationId"] !== "string" || data["sessionId"] !== undefined && typeof data["sessionId"] !== "string" || data["program"] !== undefined && typeof data["program"] !== "string" || data["turnId"] !== undefined && typeof data["turnId"] !== "string" || data["callId"] !== undefined && typeof data["callId"] !== "string" || data["matched"] !== undefined && typeof data["matched"] !== "string" || data["startedAt"] !== undefined && typeof data["startedAt"] !== "string" || data["error"] !== undefined && typeof data["error"] !== "string" || data["stage"] !== undefined && typeof data["stage"] !== "string" || data["id"] !== undefined && typeof data["id"] !== "string" || data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["endedAt"] !== undefined && typeof data["endedAt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["eventName","correlationId","sessionId","program","turnId","callId","matched","startedAt","error","stage","id","session_id","endedAt"]);
errors = vErrors.length;
}
if(data["sequential"] !== undefined && typeof data["sequential"] !== "boolean" || data["success"] !== undefined && typeof data["success"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath, data, "boolean", ["sequential","success"]);
errors = vErrors.length;
}
if(data.agent !== undefined){
if(!validatorOfTracedAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfTracedAgent().errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
if(!Number.isFinite(data.duration)){
vErrors = addError(vErrors, instancePath+"/duration", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.ask !== undefined){
let data2 = data.ask;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/ask", "type", {type: "string"});
errors = vErrors.length;
}
if(data2 !== "confirmed" && data2 !== "declined" && data2 !== "refused" && data2 !== "allowed"){
vErrors = addError(vErrors, instancePath+"/ask", "enum", {allowedValues: ["confirmed","declined","refused","allowed"]});
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data3 = data.labels;
if(!Array.isArray(data3)){
vErrors = addError(vErrors, instancePath+"/labels", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/labels/" + i0, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.clearedLabel !== undefined){
let data5 = data.clearedLabel;
if(!isObject(data5)){
vErrors = addError(vErrors, instancePath+"/clearedLabel", "type", {type: "object"});
errors = vErrors.length;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["label"] === undefined || data5["by"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/clearedLabel", data5, ["label","by"]);
errors = vErrors.length;
}
if(data5["label"] !== undefined && typeof data5["label"] !== "string" || data5["by"] !== undefined && typeof data5["by"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/clearedLabel", data5, "string", ["label","by"]);
errors = vErrors.length;
}
}
}
if(data.budgets !== undefined){
let data6 = data.budgets;
if(!Array.isArray(data6)){
vErrors = addError(vErrors, instancePath+"/budgets", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!isObject(data7)){
vErrors = addError(vErrors, instancePath+"/budgets/" + i1, "type", {type: "object"});
errors = vErrors.length;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7["effect"] === undefined || data7["text"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/budgets/" + i1, data7, ["effect","text"]);
errors = vErrors.length;
}
if(data7["text"] !== undefined && typeof data7["text"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/budgets/" + i1, data7, "string", ["text"]);
errors = vErrors.length;
}
if(data7.effect !== undefined){
let data8 = data7.effect;
if(typeof data8 !== "string"){
vErrors = addError(vErrors, instancePath+"/budgets/" + i1+"/effect", "type", {type: "string"});
errors = vErrors.length;
}
if(data8 !== "stop" && data8 !== "block" && data8 !== "ask" && data8 !== "warn"){
vErrors = addError(vErrors, instancePath+"/budgets/" + i1+"/effect", "enum", {allowedValues: ["stop","block","ask","warn"]});
errors = vErrors.length;
}
}
}
}
}
}
if(data.warnings !== undefined){
let data9 = data.warnings;
if(!Array.isArray(data9)){
vErrors = addError(vErrors, instancePath+"/warnings", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(typeof data9[i2] !== "string"){
vErrors = addError(vErrors, instancePath+"/warnings/" + i2, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.notes !== undefined){
let data11 = data.notes;
if(!Array.isArray(data11)){
vErrors = addError(vErrors, instancePath+"/notes", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(typeof data11[i3] !== "string"){
vErrors = addError(vErrors, instancePath+"/notes/" + i3, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.hooks !== undefined){
let data13 = data.hooks;
if(!Array.isArray(data13)){
vErrors = addError(vErrors, instancePath+"/hooks", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
if(!validatorOfHookVerdict()(data13[i4], {instancePath: instancePath+"/hooks/" + i4})){
vErrors = joinErrors(vErrors, validatorOfHookVerdict().errors);
errors = vErrors.length;
}
}
}
}
if(data.v !== undefined){
let data15 = data.v;
if(!Number.isInteger(data15)){
vErrors = addError(vErrors, instancePath+"/v", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1){
vErrors = addError(vErrors, instancePath+"/v", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data15 > 1){
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
let data18 = data.origins;
if(!isObject(data18)){
vErrors = addError(vErrors, instancePath+"/origins", "type", {type: "object"});
errors = vErrors.length;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 in data18){
let data19 = data18[key0];
if(!Array.isArray(data19)){
vErrors = addError(vErrors, instancePath+"/origins/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data19)){
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
if(!Number.isInteger(data19[i5])){
vErrors = addError(vErrors, instancePath+"/origins/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5, "type", {type: "integer"});
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
if(data["name"] !== undefined && typeof data["name"] !== "string" || data["type"] !== undefined && typeof data["type"] !== "string" || data["source"] !== undefined && typeof data["source"] !== "string" || data["dialect"] !== undefined && typeof data["dialect"] !== "string" || data["matcher"] !== undefined && typeof data["matcher"] !== "string" || data["verdict"] !== undefined && typeof data["verdict"] !== "string" || data["why"] !== undefined && typeof data["why"] !== "string" || data["signal"] !== undefined && typeof data["signal"] !== "string" || data["decision"] !== undefined && typeof data["decision"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string" || data["ignored"] !== undefined && typeof data["ignored"] !== "string" || data["doubt"] !== undefined && typeof data["doubt"] !== "string" || data["because"] !== undefined && typeof data["because"] !== "string" || data["error"] !== undefined && typeof data["error"] !== "string" || data["id"] !== undefined && typeof data["id"] !== "string" || data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["eventName"] !== undefined && typeof data["eventName"] !== "string" || data["queuedAt"] !== undefined && typeof data["queuedAt"] !== "string" || data["startedAt"] !== undefined && typeof data["startedAt"] !== "string" || data["endedAt"] !== undefined && typeof data["endedAt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["name","type","source","dialect","matcher","verdict","why","signal","decision","reason","ignored","doubt","because","error","id","session_id","eventName","queuedAt","startedAt","endedAt"]);
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
if(data.cpuDuration !== undefined){
if(!Number.isFinite(data.cpuDuration)){
vErrors = addError(vErrors, instancePath+"/cpuDuration", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.budgetMs !== undefined){
if(!Number.isInteger(data.budgetMs)){
vErrors = addError(vErrors, instancePath+"/budgetMs", "type", {type: "integer"});
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
let data4 = data.would;
if(!isObject(data4)){
vErrors = addError(vErrors, instancePath+"/would", "type", {type: "object"});
errors = vErrors.length;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["decision"] !== undefined && typeof data4["decision"] !== "string" || data4["reason"] !== undefined && typeof data4["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/would", data4, "string", ["decision","reason"]);
errors = vErrors.length;
}
if(data4["stop"] !== undefined && typeof data4["stop"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath+"/would", data4, "boolean", ["stop"]);
errors = vErrors.length;
}
if(data4.sets !== undefined){
let data5 = data4.sets;
if(!Array.isArray(data5)){
vErrors = addError(vErrors, instancePath+"/would/sets", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
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
let data9 = data.warnings;
if(!Array.isArray(data9)){
vErrors = addError(vErrors, instancePath+"/warnings", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/warnings/" + i1, "type", {type: "string"});
errors = vErrors.length;
}
}
}
}
if(data.v !== undefined){
let data11 = data.v;
if(!Number.isInteger(data11)){
vErrors = addError(vErrors, instancePath+"/v", "type", {type: "integer"});
errors = vErrors.length;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1){
vErrors = addError(vErrors, instancePath+"/v", "minimum", {comparison: ">=", limit: 1});
errors = vErrors.length;
}
if(data11 > 1){
vErrors = addError(vErrors, instancePath+"/v", "maximum", {comparison: "<=", limit: 1});
errors = vErrors.length;
}
}
}
if(data.kind !== undefined){
let data12 = data.kind;
if(typeof data12 !== "string"){
vErrors = addError(vErrors, instancePath+"/kind", "type", {type: "string"});
errors = vErrors.length;
}
if(data12 !== "hook" && data12 !== "late"){
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
if(data["id"] !== undefined && typeof data["id"] !== "string" || data["session_id"] !== undefined && typeof data["session_id"] !== "string" || data["program"] !== undefined && typeof data["program"] !== "string" || data["turnId"] !== undefined && typeof data["turnId"] !== "string" || data["callId"] !== undefined && typeof data["callId"] !== "string" || data["eventName"] !== undefined && typeof data["eventName"] !== "string" || data["matched"] !== undefined && typeof data["matched"] !== "string" || data["correlationId"] !== undefined && typeof data["correlationId"] !== "string" || data["startedAt"] !== undefined && typeof data["startedAt"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["id","session_id","program","turnId","callId","eventName","matched","correlationId","startedAt"]);
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
if(data.agent !== undefined){
if(!validatorOfTracedAgent()(data.agent, {instancePath: instancePath+"/agent"})){
vErrors = joinErrors(vErrors, validatorOfTracedAgent().errors);
errors = vErrors.length;
}
}
if(data.hooks !== undefined){
let data4 = data.hooks;
if(!Array.isArray(data4)){
vErrors = addError(vErrors, instancePath+"/hooks", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!isObject(data5)){
vErrors = addError(vErrors, instancePath+"/hooks/" + i0, "type", {type: "object"});
errors = vErrors.length;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["hook"] === undefined || data5["name"] === undefined || data5["type"] === undefined || data5["source"] === undefined){
vErrors = addMissing(vErrors, instancePath+"/hooks/" + i0, data5, ["hook","name","type","source"]);
errors = vErrors.length;
}
if(data5["name"] !== undefined && typeof data5["name"] !== "string" || data5["type"] !== undefined && typeof data5["type"] !== "string" || data5["source"] !== undefined && typeof data5["source"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/hooks/" + i0, data5, "string", ["name","type","source"]);
errors = vErrors.length;
}
if(data5.hook !== undefined){
if(!Number.isInteger(data5.hook)){
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
if(data["name"] !== undefined && typeof data["name"] !== "string" || data["type"] !== undefined && typeof data["type"] !== "string" || data["source"] !== undefined && typeof data["source"] !== "string" || data["dialect"] !== undefined && typeof data["dialect"] !== "string" || data["matcher"] !== undefined && typeof data["matcher"] !== "string" || data["verdict"] !== undefined && typeof data["verdict"] !== "string" || data["why"] !== undefined && typeof data["why"] !== "string" || data["signal"] !== undefined && typeof data["signal"] !== "string" || data["decision"] !== undefined && typeof data["decision"] !== "string" || data["reason"] !== undefined && typeof data["reason"] !== "string" || data["ignored"] !== undefined && typeof data["ignored"] !== "string" || data["doubt"] !== undefined && typeof data["doubt"] !== "string" || data["because"] !== undefined && typeof data["because"] !== "string" || data["error"] !== undefined && typeof data["error"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["name","type","source","dialect","matcher","verdict","why","signal","decision","reason","ignored","doubt","because","error"]);
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
if(data.cpuDuration !== undefined){
if(!Number.isFinite(data.cpuDuration)){
vErrors = addError(vErrors, instancePath+"/cpuDuration", "type", {type: "number"});
errors = vErrors.length;
}
}
if(data.budgetMs !== undefined){
if(!Number.isInteger(data.budgetMs)){
vErrors = addError(vErrors, instancePath+"/budgetMs", "type", {type: "integer"});
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
let data4 = data.would;
if(!isObject(data4)){
vErrors = addError(vErrors, instancePath+"/would", "type", {type: "object"});
errors = vErrors.length;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["decision"] !== undefined && typeof data4["decision"] !== "string" || data4["reason"] !== undefined && typeof data4["reason"] !== "string"){
vErrors = addTypes(vErrors, instancePath+"/would", data4, "string", ["decision","reason"]);
errors = vErrors.length;
}
if(data4["stop"] !== undefined && typeof data4["stop"] !== "boolean"){
vErrors = addTypes(vErrors, instancePath+"/would", data4, "boolean", ["stop"]);
errors = vErrors.length;
}
if(data4.sets !== undefined){
let data5 = data4.sets;
if(!Array.isArray(data5)){
vErrors = addError(vErrors, instancePath+"/would/sets", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
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
let data9 = data.warnings;
if(!Array.isArray(data9)){
vErrors = addError(vErrors, instancePath+"/warnings", "type", {type: "array"});
errors = vErrors.length;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
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

// schemas/results/traced-agent.schema.json
let madeTracedAgent: GeneratedValidator | undefined;
export function validatorOfTracedAgent(): GeneratedValidator {
  if (madeTracedAgent !== undefined) return madeTracedAgent;
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
if(data["id"] === undefined || data["depth"] === undefined){
vErrors = addMissing(vErrors, instancePath, data, ["id","depth"]);
errors = vErrors.length;
}
if(data["id"] !== undefined && typeof data["id"] !== "string" || data["type"] !== undefined && typeof data["type"] !== "string" || data["parentId"] !== undefined && typeof data["parentId"] !== "string"){
vErrors = addTypes(vErrors, instancePath, data, "string", ["id","type","parentId"]);
errors = vErrors.length;
}
if(data.depth !== undefined){
if(!Number.isInteger(data.depth)){
vErrors = addError(vErrors, instancePath+"/depth", "type", {type: "integer"});
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
  return (madeTracedAgent = module.exports);
}

/** Returns true if the value is a line of a trace file, also one with values of enums that were added later. */
export function isTraceLine(line: unknown): line is HookTraceLine {
  return validatorOfHookTraceLine()(line);
}
