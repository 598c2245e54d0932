import type { Contract } from '../../core/contract/index.js';
import type {
  CheckResponse,
  EventForm,
  EventRequest,
  EventsResponse,
  ExplainResponse,
  FileProblem,
  HookInfo,
  RunResponse,
  SavedTest,
  SaveTestRequest,
  TrustChanged,
  TrustResponse,
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
  events(): Promise<EventsResponse>;
  form(event: string): Promise<EventForm>;
  check(question: EventRequest): Promise<CheckResponse>;
  explain(question: EventRequest): Promise<ExplainResponse>;
  /** Only trusted hooks run. */
  run(question: EventRequest, stop: AbortSignal): Promise<RunResponse>;
  /** Never writes over a file. */
  saveTest(question: SaveTestRequest): Promise<SavedTest>;
  trust(): Promise<TrustResponse>;
  grant(ids: readonly string[]): Promise<TrustChanged>;
  revoke(ids: readonly string[]): Promise<TrustChanged>;
  /** Tells when settings or trust changed; returns the way to stop it. */
  onChange(listener: () => void): () => void;
}
