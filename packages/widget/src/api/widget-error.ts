/** Other codes come from the service, which explains them at `/errors/{code}`. */
type WidgetErrorCode =
  | "network_error"
  | "timeout"
  | "token_unavailable"
  | "unexpected_answer"
  | "secret_key_in_browser"
  | "not_configured"
  | "completion_failed"
  | "completion_timeout"
  | "completion_unreadable";

interface ErrorDetails {
  /** Null without a response. */
  status?: number | null;
  requestId?: string | null;
  /** In seconds; null if the service did not send it. */
  retryAfter?: number | null;
  /** JSON Pointers of the invalid fields. */
  pointers?: string[];
  cause?: unknown;
}

/** The message is in English, for developers, and never contains personal data. */
export class WidgetError extends Error {
  override name = "WidgetError";
  readonly code: WidgetErrorCode | (string & {});
  readonly status: number | null;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly pointers: readonly string[];

  constructor(code: WidgetErrorCode | (string & {}), message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.pointers = details.pointers ?? [];
  }
}

export function toWidgetError(error: unknown): WidgetError {
  if (error instanceof WidgetError) return error;
  return new WidgetError("unexpected_answer", "Internal widget error.", { cause: error });
}

/** Parses `application/problem+json`, or any response from a proxy. */
export function readProblem(status: number, body: unknown, retryAfter: string | null = null): WidgetError {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : null;
  const problem = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof problem.code !== "string") {
    return new WidgetError("unexpected_answer", `The service returned ${status} without problem details.`, {
      status,
      retryAfter: seconds,
    });
  }
  const errors = Array.isArray(problem.errors) ? (problem.errors as { pointer?: unknown }[]) : [];
  return new WidgetError(problem.code, typeof problem.detail === "string" ? problem.detail : problem.code, {
    status,
    requestId: typeof problem.requestId === "string" ? problem.requestId : null,
    retryAfter: seconds,
    pointers: errors.flatMap(({ pointer }) => (typeof pointer === "string" ? [pointer] : [])),
  });
}
