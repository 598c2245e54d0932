import { messageOf as thrownText } from '../../../util/errors.js';
import { type ApiError, TOKEN_HEADER } from '../api.js';

/** The server's refusal, in its own words. */
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

/** Asks the server; every request carries the token, and none a cookie. */
export class ApiClient {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** The answers of the paths are described beside them. */
  async get<T>(path: string, query: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<T> {
    const response = await this.open(path, query, signal);
    const answer: T = await response.json();
    return answer;
  }

  async post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
    const response = await this.#fetch(path, signal, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: T = await response.json();
    return answer;
  }

  /** The response itself, for who reads it piece by piece. */
  open(path: string, query: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Response> {
    const search = new URLSearchParams(query).toString();
    return this.#fetch(search === '' ? path : `${path}?${search}`, signal, {});
  }

  async #fetch(url: string, signal: AbortSignal | undefined, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, [TOKEN_HEADER]: this.#token };
    const own: RequestInit = { ...init, headers, credentials: 'omit', cache: 'no-store' };
    const response = await fetch(url, signal === undefined ? own : { ...own, signal });
    if (!response.ok) throw await refusalOf(response);
    return response;
  }
}

async function refusalOf(response: Response): Promise<ApiClientError> {
  try {
    const { error, help }: ApiError = await response.json();
    return new ApiClientError(response.status, error, help);
  } catch {
    // Something between us and the server answered.
    return new ApiClientError(response.status, `the server answered ${response.status}`);
  }
}

export function messageOf(error: unknown): string {
  if (error instanceof ApiClientError) return [error.message, ...error.help].join(' · ');
  return thrownText(error);
}
