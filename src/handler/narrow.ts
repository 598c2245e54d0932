import {
  type ContractName,
  getViolations,
  type HookEventName,
  isHookEventName,
  routes,
} from '../../generated/index.js';
import type { Route } from '../contract/index.js';
import { nearestName } from '../engine/nearest-name.js';
import type { Fields } from './build-input.js';
import { HookExecutionError } from './failure.js';

/** From here on an event name is one of the contract's. */
export function checkEventName(name: unknown, correlationId?: string): HookEventName | HookExecutionError {
  if (isHookEventName(name)) return name;
  const guess = typeof name === 'string' ? nearestName(name, Object.keys(routes)) : undefined;
  const hint = guess ? `; did you mean ${guess}?` : '';
  return new HookExecutionError(`there is no event ${describe(name)}${hint}`, 'routing', {
    correlationId,
    details: { eventName: name },
  });
}

/** What a client sent, when it fits the event; else an error that names every place where it does not. */
export function checkInput(
  eventName: HookEventName,
  input: unknown,
  correlationId?: string,
): Fields | HookExecutionError {
  const meta = { eventName, correlationId };
  try {
    const route: Route & { inputContract: ContractName } = routes[eventName];
    if (isFields(input) && route.validateInput(input)) return input;
    const violations = getViolations(route.inputContract, input);
    const places = violations.map(({ path, message }) => `${path || 'the input'} ${message}`).join('; ');
    const text = `the input does not fit ${eventName}: ${places}`;
    return new HookExecutionError(text, 'validation', { ...meta, details: { violations } });
  } catch (error) {
    return new HookExecutionError(error, 'validation', meta);
  }
}

function isFields(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function describe(name: unknown): string {
  return typeof name === 'string' ? JSON.stringify(name) : `of type ${name === null ? 'null' : typeof name}`;
}
