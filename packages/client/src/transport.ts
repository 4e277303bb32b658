import { now } from "./clock.ts";
import {
  AbortedError,
  ApiError,
  ClientError,
  ConnectionError,
  type Problem,
  type Refusal,
  TimedOutError,
} from "./errors.ts";
import { ERRORS_BY_CODE } from "./generated/errors.ts";
import { canRetry, computeRetryDelayMs, isRetryable, readRetryAfter } from "./retry.ts";
import { type AttemptSignal, createAttemptSignal, pause } from "./waiting.ts";

export interface CallOptions {
  /** Aborts the call and the delays between attempts. The call throws `AbortedError`, whose `cause` is the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Timeout of each attempt, in milliseconds. */
  timeoutMs?: number | undefined;
  maxRetries?: number | undefined;
}

export interface WriteOptions extends CallOptions {
  /** 1 to 255 characters, the same for each attempt at the same write. Default: a new key per call */
  idempotencyKey?: string | undefined;
}

export interface ChangeOptions extends WriteOptions {
  /** The version you have seen; if it has changed, the call throws `VersionConflictError`. */
  ifVersion?: number | undefined;
}

export interface Call {
  method: string;
  path: string;
  accept?: string;
  query?: object | undefined;
  body?: unknown;
  form?: FormData;
}

export interface Transport {
  json<ResponseBody>(call: Call, options?: ChangeOptions): Promise<ResponseBody>;
  /** Returns the response with an unread body. Reading the body has no timeout. */
  raw(call: Call, options?: ChangeOptions): Promise<Response>;
}

export interface Settings {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  maxRetries: number;
  /** Adds the credential. A function, so that logging a client or its settings cannot print the key. */
  authorize(request: { headers: Headers; method: string; url: string }): Promise<void>;
}

interface SendOptions extends ChangeOptions {
  shouldReadBody: boolean;
}

interface AttemptResult {
  response: Response;
  /** Empty if the body was not read. */
  text: string;
}

interface ErrorContext {
  attempts: number;
  idempotencyKey: string | null;
}

const VALID_IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

export function createTransport(settings: Settings): Transport {
  return {
    async json(call, options = {}) {
      const { text } = await send(settings, call, { ...options, shouldReadBody: true });
      return JSON.parse(text);
    },
    raw: async (call, options = {}) =>
      (await send(settings, call, { ...options, shouldReadBody: false })).response,
  };
}

async function send(settings: Settings, call: Call, options: SendOptions): Promise<AttemptResult> {
  const idempotencyKey = call.method === "GET" ? null : (options.idempotencyKey ?? crypto.randomUUID());
  const url = `${settings.baseUrl}${call.path}${formatQuery(call.query)}`;
  const init = buildRequest(call, { ...options, idempotencyKey });
  const maxRetries = options.maxRetries ?? settings.maxRetries;
  const start = now();
  const { signal } = options;
  for (let attempt = 1; ; attempt += 1) {
    if (signal?.aborted) throw createAbortedError(signal, { attempts: attempt - 1, idempotencyKey });
    const errorContext = { attempts: attempt, idempotencyKey };
    const result = await sendOnce(settings, { url, init, errorContext }, options);
    if (!(result instanceof ClientError)) return result;
    if (!isTransient(result)) throw result;
    const { code, retryAfter } = result instanceof ApiError ? result : { code: null, retryAfter: null };
    const delayMs = computeRetryDelayMs(attempt, retryAfter, Math.random());
    const limit = { failed: attempt, elapsedMs: now() - start, maxRetries };
    if (delayMs === null || !canRetry(code, limit)) throw result;
    await pause(delayMs, signal);
  }
}

function createAbortedError({ reason: cause }: AbortSignal, errorContext: ErrorContext): AbortedError {
  return new AbortedError("The call was aborted by its signal.", { ...errorContext, cause });
}

/** Writes carry an idempotency key, so a retry is safe after an unknown outcome. */
function isTransient(error: ClientError): boolean {
  if (!(error instanceof ApiError)) return true;
  return isRetryable(error.status, error.code === formatHttpCode(error.status) ? null : error.code);
}

async function sendOnce(
  { fetch, timeoutMs, authorize }: Settings,
  { url, init, errorContext }: { url: string; init: AttemptInit; errorContext: ErrorContext },
  { signal, timeoutMs: attemptTimeoutMs = timeoutMs, shouldReadBody }: SendOptions,
): Promise<AttemptResult | ClientError> {
  await authorize({ ...init, url });
  const attemptSignal: AttemptSignal = createAttemptSignal(attemptTimeoutMs, signal);
  let hasReturnedBody = false;
  try {
    const response = await fetch(url, { ...init, signal: attemptSignal.signal });
    if (response.ok && !shouldReadBody) {
      hasReturnedBody = true;
      return { response, text: "" };
    }
    const text = await response.text();
    if (response.ok) {
      if (isJson(text)) return { response, text };
      return new ConnectionError("The response is not valid JSON.", errorContext);
    }
    return toApiError(response, text, errorContext);
  } catch (cause) {
    if (signal?.aborted) throw createAbortedError(signal, errorContext);
    if (attemptSignal.hasTimedOut())
      return new TimedOutError(`No response within ${attemptTimeoutMs} ms.`, errorContext);
    return new ConnectionError("Cannot reach the API, or the connection was lost.", {
      ...errorContext,
      cause,
    });
  } finally {
    if (hasReturnedBody) attemptSignal.removeTimeout();
    else attemptSignal.dispose();
  }
}

function toApiError(response: Response, text: string, errorContext: ErrorContext): ApiError {
  const { status, headers } = response;
  const fallback: Problem = {
    type: "about:blank",
    title: response.statusText,
    status,
    detail: `The server returned ${status}.`,
    instance: "",
    code: formatHttpCode(status),
    requestId: headers.get("X-Request-Id") ?? "",
    errors: [],
  };
  const isProblem = headers.get("Content-Type")?.includes("json") && isJson(text);
  const parsed: unknown = isProblem ? JSON.parse(text) : null;
  const problem = typeof parsed === "object" && parsed !== null ? { ...fallback, ...parsed } : fallback;
  const retryAfter = readRetryAfter(headers.get("Retry-After"), now());
  const refusal: Refusal = { problem, retryAfter, ...errorContext };
  const ErrorClass = Object.hasOwn(ERRORS_BY_CODE, problem.code) ? ERRORS_BY_CODE[problem.code] : undefined;
  return new (ErrorClass ?? ApiError)(refusal);
}

const formatHttpCode = (status: number) => `http_${status}`;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

type AttemptInit = RequestInit & { method: string; headers: Headers };

function buildRequest(
  call: Call,
  { idempotencyKey, ifVersion }: { idempotencyKey: string | null; ifVersion?: number | undefined },
): AttemptInit {
  const headers = new Headers({ Accept: `${call.accept ?? "application/json"}, application/problem+json` });
  if (idempotencyKey !== null) {
    if (!VALID_IDEMPOTENCY_KEY.test(idempotencyKey))
      throw new TypeError("idempotencyKey must be 1 to 255 visible characters.");
    headers.set("Idempotency-Key", idempotencyKey);
  }
  if (ifVersion !== undefined) headers.set("If-Match", `"${ifVersion}"`);
  const init: AttemptInit = { method: call.method, headers, redirect: "manual" };
  if (call.form) init.body = call.form;
  else if (call.body !== undefined) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(call.body);
  }
  return init;
}

function formatQuery(query: object = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(name, String(item));
    }
  }
  return params.size > 0 ? `?${params}` : "";
}
