import { messageOf as thrownText } from '../../../util/errors.js';
import { type ApiError, TOKEN_HEADER } from '../api.js';

/** Error response of the server. */
export class ApiClientError extends Error {
  override readonly name = 'AskError';
  readonly status: number;
  readonly help: readonly string[];

  constructor(status: number, message: string, help: readonly string[] = []) {
    super(message);
    this.status = status;
    this.help = help;
  }
}

/** Client of the inspector's API. Sends the token with every request, and no cookies. */
export class ApiClient {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** Sends a GET request. The response types are listed in `paths`. */
  async get<T>(path: string, query: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<T> {
    const response = await this.open(path, query, signal);
    const value: T = await response.json();
    return value;
  }

  async post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
    const response = await this.#fetch(path, signal, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const value: T = await response.json();
    return value;
  }

  /** Returns the response itself, for callers that read it as a stream. */
  open(path: string, query: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Response> {
    const search = new URLSearchParams(query).toString();
    return this.#fetch(search === '' ? path : `${path}?${search}`, signal, {});
  }

  async #fetch(url: string, signal: AbortSignal | undefined, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, [TOKEN_HEADER]: this.#token };
    const request: RequestInit = { ...init, headers, credentials: 'omit', cache: 'no-store' };
    const response = await fetch(url, signal === undefined ? request : { ...request, signal });
    if (!response.ok) throw await errorIn(response);
    return response;
  }
}

async function errorIn(response: Response): Promise<ApiClientError> {
  try {
    const { error, help }: ApiError = await response.json();
    return new ApiClientError(response.status, error, help);
  } catch {
    // The response is not from the inspector, for example from a proxy.
    return new ApiClientError(response.status, `the server answered ${response.status}`);
  }
}

export function messageOf(error: unknown): string {
  if (error instanceof ApiClientError) return [error.message, ...error.help].join(' · ');
  return thrownText(error);
}
