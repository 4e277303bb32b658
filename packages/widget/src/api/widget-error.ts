/** The codes that are the widget's own; every other one is the service's (`/errors/{code}` there explains it). */
export type OwnCode =
  | "network_error"
  | "timeout"
  | "token_unavailable"
  | "unexpected_answer"
  | "secret_key_in_browser"
  | "not_configured"
  | "completion_failed"
  | "completion_timeout"
  | "completion_unreadable";

interface ErrorFacts {
  /** HTTP status; null when there was no answer. */
  status?: number | null;
  /** The service's id of the request, for whoever is asked about it. */
  requestId?: string | null;
  /** After how many seconds the same may be sent again; null where the service has not said. */
  retryAfter?: number | null;
  /** Where the faults of a body are. */
  pointers?: string[];
  cause?: unknown;
}

/** Why something could not be done. Its message is for a developer, in English, and holds nothing of the participant's. */
export class WidgetError extends Error {
  override name = "WidgetError";
  readonly code: OwnCode | (string & {});
  readonly status: number | null;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly pointers: readonly string[];

  constructor(code: OwnCode | (string & {}), message: string, facts: ErrorFacts = {}) {
    super(message, { cause: facts.cause });
    this.code = code;
    this.status = facts.status ?? null;
    this.requestId = facts.requestId ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.pointers = facts.pointers ?? [];
  }
}

/** What went wrong as the widget's error, whatever was thrown. */
export function toWidgetError(error: unknown): WidgetError {
  if (error instanceof WidgetError) return error;
  return new WidgetError("unexpected_answer", "Something failed within the widget.", { cause: error });
}

/**
 * Reads a refusal of the service: `application/problem+json`, or whatever stands in front of it answered.
 *
 * @param retryAfter the header, if there is one
 */
export function readProblem(status: number, body: unknown, retryAfter: string | null = null): WidgetError {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : null;
  const problem = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof problem.code !== "string") {
    return new WidgetError("unexpected_answer", `The service answered ${status} without a problem.`, {
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
