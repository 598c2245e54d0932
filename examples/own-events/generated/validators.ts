// Made from the schemas of this project's own events by hookwright generate. Do not edit.

import { schemaValidators } from 'hookwright/contract';

/** Types that only hooks read, by title. */
export const stdin = {
  AfterMergeHookInput: {"$ref":"HookInput","properties":{"hook_event_name":{"const":"AfterMerge"},"branch":{"type":"string","pattern":"\\S"},"merged_by":{"type":"string"}},"required":["branch"]},
  BeforeDeployHookInput: {"$ref":"HookInput","properties":{"hook_event_name":{"const":"BeforeDeploy"},"environment":{"$ref":"Environment"},"commit":{"type":"string","pattern":"^[0-9a-f]{7,40}$"},"services":{"type":"array","items":{"type":"string"}}},"required":["environment","commit","services"]},
};

/** Types that the runtime validates, by title. */
export const checked = {
  AfterMergeInput: {"type":"object","properties":{"branch":{"type":"string","pattern":"\\S"},"merged_by":{"type":"string"}},"required":["branch"]},
  AfterMergeOutput: {"$ref":"HookOutput","properties":{"hookSpecificOutput":{"properties":{"hookEventName":{"const":"AfterMerge"}}}}},
  BeforeDeployInput: {"type":"object","properties":{"environment":{"$ref":"Environment"},"commit":{"type":"string","pattern":"^[0-9a-f]{7,40}$"},"services":{"type":"array","items":{"type":"string"}}},"required":["environment","commit"]},
  BeforeDeployOutput: {"$ref":"HookOutput","properties":{"hookSpecificOutput":{"properties":{"hookEventName":{"const":"BeforeDeploy"},"tell":{"type":"string"}}}}},
};

/** Types that others refer to, by title. */
export const common = {
  Environment: {"type":"string","enum":["staging","production"]},
};

/** Returns the validator of a type. */
export const validatorOf = schemaValidators({ ...stdin, ...checked, ...common });
