import { type MergeRules, mergeRules, type TextRules, textRulesOf } from '../../link/field-rules.js';
import type { EventModel, Model } from '../../link/model.js';
import { answersOf, type KitAnswer } from './answers.js';

/** Row of an event in the tables of the kits. */
export interface KitRow {
  event: string;
  answers: KitAnswer[];
  merge: MergeRules;
  texts: TextRules;
}

/** Returns the rows of the given events. The model holds the types that they refer to. */
export function rowsOf(events: readonly EventModel[], model: Model): KitRow[] {
  return events.map((event) => ({
    event: event.name,
    answers: answersOf(event),
    merge: mergeRules(event, model),
    texts: textRulesOf(event, model),
  }));
}
