/** One fault of what was sent. */
export interface Fault {
  /** Where in the body: a JSON Pointer as a URI fragment, `#/name`. */
  pointer?: string;
  /** Which query parameter. */
  parameter?: string;
  detail: string;
}

/** What the API answers where something did not go well (RFC 9457). Some codes add members of their own. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  requestId: string;
  errors: Fault[];
  [member: string]: unknown;
}

/** A call that did not go well. It says what the API said, or what is known where nothing came. */
export class ProblemError extends Error {
  readonly problem: Problem;
  /** After how many seconds it may be tried again, where the answer said so. */
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

  /** The fields that are at fault, by their names: `money/0/amount` of `#/money/0/amount`. */
  get fieldErrors(): Record<string, string[]> {
    const byName: Record<string, string[]> = {};
    for (const { pointer, parameter, detail } of this.problem.errors) {
      const name = pointer === undefined ? parameter : nameOf(pointer);
      if (name) byName[name] = [...(byName[name] ?? []), detail];
    }
    return byName;
  }
}

function nameOf(pointer: string): string {
  return decodeURIComponent(pointer).replace(/^#?\//, "").replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Nothing came back: the network or the server is away. */
export const UNREACHABLE = "unreachable";

/** The error of an answer that is no success. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const retryAfter = Number(response.headers.get("Retry-After") ?? Number.NaN);
  const fallback: Problem = {
    type: "about:blank",
    title: response.statusText,
    status: response.status,
    detail: `The server answered ${response.status}.`,
    code: `http_${response.status}`,
    requestId: response.headers.get("X-Request-Id") ?? "",
    errors: [],
  };
  const body = await response.json().catch(() => ({}));
  return new ProblemError({ ...fallback, ...body }, Number.isFinite(retryAfter) ? retryAfter : null);
}

/** The error of a request that got no answer. */
export function unreachable(cause: unknown): ProblemError {
  const error = new ProblemError({
    type: "about:blank",
    title: "The server cannot be reached.",
    status: 0,
    detail: "Nothing came back. Nothing that you entered is lost: try again when the connection is there.",
    code: UNREACHABLE,
    requestId: "",
    errors: [],
  });
  error.cause = cause;
  return error;
}
