export interface Fault {
  /** JSON Pointer into the body, as a URI fragment: `#/name`. */
  pointer?: string;
  parameter?: string;
  detail: string;
}

/** An error response (RFC 9457). Some codes add fields. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  requestId: string;
  errors: Fault[];
  [field: string]: unknown;
}

/** The data of an `ApiError`. */
export interface Refusal {
  problem: Problem;
  /** Seconds. */
  retryAfter: number | null;
  attempts: number;
  idempotencyKey: string | null;
}

/** Base class of all errors about calls. Errors never contain the key or request headers. */
export class ClientError extends Error {
  override readonly name: string = "ClientError";
  readonly attempts: number;
  /** The `Idempotency-Key` of a write. Resending the same write with this key within a day does not execute it twice. */
  readonly idempotencyKey: string | null;

  constructor(
    message: string,
    {
      attempts,
      idempotencyKey,
      ...options
    }: ErrorOptions & { attempts: number; idempotencyKey: string | null },
  ) {
    super(message, options);
    this.attempts = attempts;
    this.idempotencyKey = idempotencyKey;
  }
}

/** An error response of the API. Codes that this version does not know have no subclass. */
export class ApiError extends ClientError {
  override readonly name: string = "ApiError";
  /** Stable; branch on it. */
  readonly code: string;
  readonly status: number;
  /** The same for all problems of this code. */
  readonly title: string;
  readonly detail: string;
  /** Quote it when you contact support. */
  readonly requestId: string;
  readonly errors: readonly Fault[];
  /** The whole response. Some codes add fields, such as `allowedActions`, `rules` or `version`. */
  readonly problem: Problem;
  /** Seconds to wait before a retry; null if the response does not say. */
  readonly retryAfter: number | null;

  constructor({ problem, retryAfter, attempts, idempotencyKey }: Refusal) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`, { attempts, idempotencyKey });
    this.code = problem.code;
    this.status = problem.status;
    this.title = problem.title;
    this.detail = problem.detail;
    this.requestId = problem.requestId;
    this.errors = problem.errors;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** No complete response was received; the call may have been executed. `cause` is the underlying error. */
export class ConnectionError extends ClientError {
  override readonly name: string = "ConnectionError";
}

/** Your `signal` aborted the call. `cause` is the signal's reason. A write that was in flight may have been executed. */
export class AbortedError extends ClientError {
  override readonly name: string = "AbortedError";
}

/** The attempt timed out; the call may have been executed. */
export class TimedOutError extends ConnectionError {
  override readonly name: string = "TimedOutError";
}
