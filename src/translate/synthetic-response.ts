import type { SdkCandidate, SdkUsageMetadata } from '../contract/sdk.js';
import { textOfPart } from './text.js';
import { partsOf } from './turns.js';

/**
 * A model response made of text alone. The SDK's own response is a class, and its readers use the getters: these answer
 * as its getters do, and like them stay out of JSON.
 */
export class SyntheticResponse {
  readonly candidates: readonly SdkCandidate[];
  declare readonly usageMetadata?: SdkUsageMetadata;

  constructor(candidates: readonly SdkCandidate[], usageMetadata: SdkUsageMetadata | undefined) {
    this.candidates = candidates;
    if (usageMetadata !== undefined) this.usageMetadata = usageMetadata;
  }

  get text(): string | undefined {
    const texts = partsOf(this.candidates[0]?.content ?? {}).map(textOfPart);
    return texts.some((text) => text !== undefined) ? texts.join('') : undefined;
  }

  get data(): undefined {
    return undefined;
  }

  get functionCalls(): undefined {
    return undefined;
  }

  get executableCode(): undefined {
    return undefined;
  }

  get codeExecutionResult(): undefined {
    return undefined;
  }

  get initialPromptTokenCount(): number | undefined {
    return this.usageMetadata?.promptTokenCount;
  }
}
