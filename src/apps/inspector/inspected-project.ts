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

/** Hook as configured in the settings. */
export type ConfiguredHook = Omit<HookInfo, 'stats' | 'configured' | 'key'>;

/**
 * Project as the inspector's server uses it; the command implements it. Every response reflects the current files.
 * Rejects with an HttpError if there is a problem that a person can fix.
 */
export interface InspectedProject {
  /** Name of the command as the user types it. */
  readonly command: string;
  readonly version: string;
  readonly contract: Contract;
  readonly folder: string;
  hooks(): Promise<{ readonly hooks: readonly ConfiguredHook[]; readonly problems: readonly FileProblem[] }>;
  events(): Promise<EventsResponse>;
  form(event: string): Promise<EventForm>;
  check(request: EventRequest): Promise<CheckResponse>;
  explain(request: EventRequest): Promise<ExplainResponse>;
  /** Runs only trusted hooks. */
  run(request: EventRequest, stop: AbortSignal): Promise<RunResponse>;
  /** Never overwrites a file. */
  saveTest(request: SaveTestRequest): Promise<SavedTest>;
  trust(): Promise<TrustResponse>;
  grant(ids: readonly string[]): Promise<TrustChanged>;
  revoke(ids: readonly string[]): Promise<TrustChanged>;
  /** Subscribes to changes of settings or trust. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}
