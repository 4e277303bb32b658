import { ERRORS, type ErrorCode } from "./catalogue.ts";

export interface ValidationIssue {
  /** JSON Pointer (RFC 6901): `#/source/accountType`. */
  pointer?: string;
  parameter?: string;
  detail: string;
}

/** RFC 9457. */
export const PROBLEM_TYPE = "application/problem+json";

export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: ErrorCode;
  requestId: string;
  errors: ValidationIssue[];
  [extension: string]: unknown;
}

/** A body of 100 kB can have ten thousand issues. */
const MAX_ISSUES = 100;

interface ProblemOptions {
  errors?: ValidationIssue[];
  extensions?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error reported to the client. Other errors become `internal_error`. */
export class Problem extends Error {
  override name = "Problem";
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: ValidationIssue[];
  readonly issueCount: number;
  readonly extensions: Record<string, unknown>;
  readonly headers: Record<string, string>;

  /** @param detail one sentence for developers, without secrets, personal data or other tenants' data */
  constructor(code: ErrorCode, detail?: string, options: ProblemOptions = {}) {
    const { errors = [] } = options;
    const isTruncated = errors.length > MAX_ISSUES;
    const truncationNote = isTruncated
      ? ` ${errors.length} issues were found; the first ${MAX_ISSUES} are listed.`
      : "";
    super(`${detail ?? ERRORS[code].cause}${truncationNote}`, { cause: options.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.issueCount = errors.length;
    this.errors = isTruncated ? errors.slice(0, MAX_ISSUES) : errors;
    this.extensions = options.extensions ?? {};
    this.headers = options.headers ?? {};
  }
}

/** Returns the response body. Extensions come first, so that they cannot override standard fields. */
export function toProblemBody(problem: Problem, instance: string, requestId: string): ProblemBody {
  return {
    ...problem.extensions,
    type: `/errors/${problem.code}`,
    title: ERRORS[problem.code].title,
    status: problem.status,
    detail: problem.message,
    instance,
    code: problem.code,
    requestId,
    errors: problem.errors,
  };
}

export function dependencyUnavailable(dependency: string, cause?: unknown): Problem {
  return new Problem("dependency_unavailable", `${dependency} is not responding.`, {
    headers: { "Retry-After": "1" },
    cause,
  });
}

export function overloaded(): Problem {
  return new Problem(
    "overloaded",
    "Too many requests are waiting for the database. This request was not started.",
    {
      headers: { "Retry-After": "1" },
    },
  );
}

/** Returns a 405 problem. @param allow the `Allow` header */
export function methodNotAllowed(allow: string): Problem {
  return new Problem("method_not_allowed", `This path supports ${allow}.`, { headers: { Allow: allow } });
}

/** Returns a 404 problem, the same for missing objects and other organizations' objects. */
export function notFound(noun: string): Problem {
  return new Problem("not_found", `There is no such ${noun}.`);
}
