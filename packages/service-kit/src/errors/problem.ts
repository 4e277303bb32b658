import { ERRORS, type ErrorCode } from "./catalogue.ts";

/** One issue of a request: where it is, and what is wrong there. */
export interface ValidationIssue {
  /** RFC 6901 JSON Pointer into the body, as a URI fragment: `#/source/accountType`. */
  pointer?: string;
  /** Name of the query parameter. */
  parameter?: string;
  detail: string;
}

/** The media type of a problem (RFC 9457). */
export const PROBLEM_TYPE = "application/problem+json";

/** The body of a problem. */
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

/** How many issues an answer lists at most: a body of a hundred kilobytes can have ten thousand. */
const MAX_ISSUES = 100;

interface ProblemOptions {
  errors?: ValidationIssue[];
  /** Members beside the standard ones, e.g. `{rules: […]}`. */
  extensions?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A refusal that the client is told about. Everything else that is thrown becomes `internal_error`. */
export class Problem extends Error {
  override name = "Problem";
  readonly code: ErrorCode;
  readonly status: number;
  /** The first `MAX_ISSUES` of what was found. */
  readonly errors: ValidationIssue[];
  readonly issueCount: number;
  readonly extensions: Record<string, unknown>;
  readonly headers: Record<string, string>;

  /** @param detail one sentence for a developer; never a secret, a person's data or what another tenant owns */
  constructor(code: ErrorCode, detail?: string, options: ProblemOptions = {}) {
    const { errors = [] } = options;
    const isCut = errors.length > MAX_ISSUES;
    const rest = isCut ? ` ${errors.length} issues were found; the first ${MAX_ISSUES} are listed.` : "";
    super(`${detail ?? ERRORS[code].cause}${rest}`, { cause: options.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.issueCount = errors.length;
    this.errors = isCut ? errors.slice(0, MAX_ISSUES) : errors;
    this.extensions = options.extensions ?? {};
    this.headers = options.headers ?? {};
  }
}

/** Makes the answer's body: extensions first, so that none of them can stand in for a standard member. */
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

/** The answer of every place where the database or Redis does not answer. */
export function dependencyUnavailable(what: string, cause?: unknown): Problem {
  return new Problem("dependency_unavailable", `${what} does not answer.`, {
    headers: { "Retry-After": "1" },
    cause,
  });
}

/** The answer to what was refused before it was begun, as too many others wait already. */
export function overloaded(): Problem {
  return new Problem(
    "overloaded",
    "Too many requests are waiting for the database. Nothing of this one was done.",
    {
      headers: { "Retry-After": "1" },
    },
  );
}

/** The answer to a method that a path does not know. @param allow those that it knows, as `Allow` has them */
export function methodNotAllowed(allow: string): Problem {
  return new Problem("method_not_allowed", `This path knows ${allow}.`, { headers: { Allow: allow } });
}

/** The answer for a thing that does not exist, or that belongs to another organization: the two look the same. */
export function notFound(what: string): Problem {
  return new Problem("not_found", `There is no such ${what}.`);
}
