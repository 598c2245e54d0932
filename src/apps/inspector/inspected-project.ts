import type { Contract } from '../../core/contract/index.js';
import type {
  CheckAnswer,
  EventForm,
  EventQuestion,
  EventsAnswer,
  ExplainAnswer,
  FileProblem,
  HookInfo,
  RunAnswer,
  SavedTest,
  SaveTestQuestion,
  TrustAnswer,
  TrustChanged,
} from './api.js';

/** A hook as the settings say it. */
export type ConfiguredHook = Omit<HookInfo, 'stats' | 'configured' | 'key'>;

/**
 * What the inspector asks of the project: the command has it all. Every answer is about the project as it stands at that
 * moment. Rejects with a Refusal where there is a reason that a person can mend.
 */
export interface InspectedProject {
  /** What the user types to call the command. */
  readonly command: string;
  readonly version: string;
  readonly contract: Contract;
  readonly folder: string;
  hooks(): Promise<{ readonly hooks: readonly ConfiguredHook[]; readonly problems: readonly FileProblem[] }>;
  events(): Promise<EventsAnswer>;
  form(event: string): Promise<EventForm>;
  check(question: EventQuestion): Promise<CheckAnswer>;
  explain(question: EventQuestion): Promise<ExplainAnswer>;
  /** Only trusted hooks run. */
  run(question: EventQuestion, stop: AbortSignal): Promise<RunAnswer>;
  /** Never writes over a file. */
  saveTest(question: SaveTestQuestion): Promise<SavedTest>;
  trust(): Promise<TrustAnswer>;
  grant(ids: readonly string[]): Promise<TrustChanged>;
  revoke(ids: readonly string[]): Promise<TrustChanged>;
  /** Tells when settings or trust changed; returns the way to stop it. */
  onChange(listener: () => void): () => void;
}
