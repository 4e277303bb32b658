/** One fault of what was sent. */
export interface Fault {
  /** Where in the body: a JSON Pointer as a URI fragment, `#/name`. */
  pointer?: string;
  /** Which query parameter. */
  parameter?: string;
  detail: string;
}

/** What the API answers where something was refused (RFC 9457). Some codes add members of their own. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  requestId: string;
  errors: Fault[];
  [member: string]: unknown;
}

/** What is known of a call that was refused. */
export interface Refusal {
  problem: Problem;
  retryAfter: number | null;
  attempts: number;
  idempotencyKey: string | null;
}

/** Whatever this client throws about a call. No error holds the key, or a header that was sent. */
export class ClientError extends Error {
  override readonly name: string = "ClientError";
  /** How often it was sent. */
  readonly attempts: number;
  /** The `Idempotency-Key` of a write: who sends the same again with it does nothing twice, for a day. */
  readonly idempotencyKey: string | null;

  constructor(message: string, attempts: number, idempotencyKey: string | null, options?: ErrorOptions) {
    super(message, options);
    this.attempts = attempts;
    this.idempotencyKey = idempotencyKey;
  }
}

/** The API refused. A code that this version does not know comes as this class itself. */
export class ApiError extends ClientError {
  override readonly name: string = "ApiError";
  /** What to decide by. */
  readonly code: string;
  readonly status: number;
  /** The same for each problem of this code. */
  readonly title: string;
  /** About this one. */
  readonly detail: string;
  /** What the operator finds it by. */
  readonly requestId: string;
  /** Every fault of the body or query. */
  readonly errors: readonly Fault[];
  /** The whole answer, with the members that some codes add: `allowedActions`, `rules`, `version`. */
  readonly problem: Problem;
  /** After how many seconds it may be sent again, where the answer said so. */
  readonly retryAfter: number | null;

  constructor({ problem, retryAfter, attempts, idempotencyKey }: Refusal) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`, attempts, idempotencyKey);
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

/** No answer came, or half of one: nobody knows whether it was done. `cause` says what broke. */
export class ConnectionError extends ClientError {
  override readonly name: string = "ConnectionError";
}

/** Your `signal` ended the call; `cause` is its reason. A write that was in flight may have been executed. */
export class AbortedError extends ClientError {
  override readonly name: string = "AbortedError";
}

/** No answer came in time: nobody knows whether it was done. */
export class TimedOutError extends ConnectionError {
  override readonly name: string = "TimedOutError";
}
