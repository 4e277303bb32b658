interface ProblemIssue {
  /** JSON Pointer into the body, as a URI fragment: `#/name`. */
  pointer?: string;
  parameter?: string;
  detail: string;
}

interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  requestId: string;
  errors: ProblemIssue[];
  [field: string]: unknown;
}

export class ProblemError extends Error {
  readonly problem: Problem;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(problem.detail);
    this.name = "ProblemError";
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }

  /** True for errors that waiting solves. */
  get isTransient(): boolean {
    return [0, 429, 502, 503].includes(this.status) || this.code === "idempotency_in_progress";
  }

  /** Issues by field name: `#/money/0/amount` becomes `money/0/amount`. */
  get fieldErrors(): Record<string, string[]> {
    const detailsByName: Record<string, string[]> = {};
    for (const { pointer, parameter, detail } of this.problem.errors) {
      const name = pointer === undefined ? parameter : toFieldName(pointer);
      if (name) detailsByName[name] = [...(detailsByName[name] ?? []), detail];
    }
    return detailsByName;
  }

  /** Lists the issues of parameters, and of fields that a form does not have. */
  listIssuesOutside(hasField: (name: string) => boolean): ProblemIssue[] {
    return this.problem.errors.filter(({ pointer }) => !(pointer && hasField(toFieldName(pointer))));
  }
}

function toFieldName(pointer: string): string {
  return decodeURIComponent(pointer).replace(/^#?\//, "").replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Returns the seconds of `Retry-After`; null if absent or a date. */
export function readRetryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

export async function readProblem(response: Response): Promise<ProblemError> {
  const fallback: Problem = {
    type: "about:blank",
    title: response.statusText,
    status: response.status,
    detail: `The server responded with status ${response.status}.`,
    code: `http_${response.status}`,
    requestId: response.headers.get("X-Request-Id") ?? "",
    errors: [],
  };
  const body = await response.json().catch(() => ({}));
  return new ProblemError({ ...fallback, ...body }, readRetryAfter(response));
}

export function hasProblemCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof ProblemError && codes.includes(error.code);
}

export function createUnreachableError(cause: unknown): ProblemError {
  const error = new ProblemError({
    type: "about:blank",
    title: "Can't reach the server.",
    status: 0,
    detail: "The server did not respond. Your entries are still here. Check your connection and try again.",
    code: "unreachable",
    requestId: "",
    errors: [],
  });
  error.cause = cause;
  return error;
}
