import type {
  HookTurn,
  HookUsage,
  SdkContent,
  SdkContents,
  SdkRequest,
  SdkResponse,
} from '../../../core/contract/index.js';
import { attempt } from '../../../util/errors.js';
import { fieldsOf } from '../../../util/json.js';
import { firstText } from '../../../util/text.js';
import { PromptFinder } from '../shared/prompts.js';
import { partsOf, textOfPart } from '../shared/text-parts.js';
import { hookUsage, sumOfTokens, tokensOf } from '../shared/usage.js';
import { isContent, readTurns } from './contents.js';

/** Reads the usage. The prompt count includes cached tokens; thoughts and results of built-in tools are counted apart. */
export function readUsage({ usageMetadata }: SdkResponse): HookUsage | undefined {
  const { promptTokenCount, toolUsePromptTokenCount, cachedContentTokenCount } = fieldsOf(usageMetadata);
  const input = sumOfTokens(promptTokenCount, toolUsePromptTokenCount);
  return hookUsage(input, outputOf(fieldsOf(usageMetadata), input), cachedContentTokenCount);
}

/** The API leaves out a count of zero: the output is then the difference to the total, which counts everything. */
function outputOf(usage: Readonly<Record<string, unknown>>, input: number | undefined): number | undefined {
  const { candidatesTokenCount = null, thoughtsTokenCount, totalTokenCount } = usage;
  if (candidatesTokenCount !== null) return sumOfTokens(candidatesTokenCount, thoughtsTokenCount);
  const total = tokensOf(totalTokenCount);
  const thoughts = sumOfTokens(0, thoughtsTokenCount);
  if (total === undefined || input === undefined || thoughts === undefined) return undefined;
  return total - input >= thoughts ? total - input : undefined;
}

/** Returns the model that responded, or the requested one if the response does not name it. */
export function readModel(request: SdkRequest, response: SdkResponse | undefined): string | undefined {
  return firstText(fieldsOf(response)['modelVersion'], request.model);
}

/** Returns the user message that the current turn began with. Cached content may have a part of the conversation. */
export function readTurn({ contents, config }: SdkRequest): HookTurn | undefined {
  if ((fieldsOf(config)['cachedContent'] ?? undefined) !== undefined) return undefined;
  const prompts = new PromptFinder<SdkContent>((content) => partsOf(content).map(textOfPart).join(''));
  for (const content of readContents(contents) ?? []) {
    const { role = 'user' } = content;
    if (role === 'user') prompts.add(content, hasResults(content));
  }
  return prompts.last();
}

/** Returns the messages; undefined if one cannot be read. */
function readContents(contents: SdkContents | undefined): readonly SdkContent[] | undefined {
  // A long conversation has this form, whose texts need not be read.
  if (Array.isArray(contents) && contents.every(isContent)) return contents;
  const turns = attempt(() => readTurns(contents), []);
  return turns.every(({ content, entry }) => content === entry) ? turns.map(({ content }) => content) : undefined;
}

function hasResults(content: SdkContent): boolean {
  return partsOf(content)
    .map(fieldsOf)
    .some(({ functionResponse, toolResponse }) => (functionResponse ?? toolResponse ?? undefined) !== undefined);
}
