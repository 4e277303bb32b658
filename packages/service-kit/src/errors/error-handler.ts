import type { ErrorRequestHandler, Request, Response } from "express";
import type { Logger } from "pino";
import type { LoggedIssue } from "../http/locals.ts";
import { getRequestId } from "../http/request-id.ts";
import { getCurrentTrace } from "../tracing/current-trace.ts";
import { toTraceFields } from "../tracing/trace-context.ts";
import { PROBLEM_TYPE, Problem, toProblemBody, type ValidationIssue } from "./problem.ts";

/** Maps a library's error to a problem; null if unknown. */
export type ErrorMapper = (error: unknown) => Problem | null;

function sendProblem(req: Request, res: Response, problem: Problem): void {
  res.set({ ...problem.headers, "Cache-Control": "no-store" });
  res.locals.problemCode = problem.code;
  if (problem.errors.length > 0) res.locals.issues = toLoggedIssues(problem.errors);
  // The query can contain data that must not be logged.
  const body = toProblemBody(problem, req.originalUrl.split("?")[0] ?? "", getRequestId(res));
  res.status(problem.status).type(`${PROBLEM_TYPE}; charset=utf-8`).send(JSON.stringify(body));
}

/** Returns an error handler, which logs problems with status 500 and above. */
export function problemErrorHandler(log: Logger, mapError: ErrorMapper): ErrorRequestHandler {
  // biome-ignore lint/complexity/useMaxParams: Express recognizes error handlers by their four parameters
  return (error, req, res, _next) => {
    const problem = toProblem(error, mapError);
    // Overload is logged in aggregate, because a stack trace per request would add to it.
    if (problem.status >= 500 && problem.code !== "overloaded") {
      log.error(
        {
          err: problem.cause ?? error,
          requestId: getRequestId(res),
          code: problem.code,
          ...toTraceFields(getCurrentTrace()),
        },
        "request failed",
      );
    }
    // With `next`, Express would print the unredacted error.
    if (res.headersSent) res.destroy();
    else sendProblem(req, res, problem);
  };
}

export function toProblem(error: unknown, mapError: ErrorMapper): Problem {
  if (error instanceof Problem) return error;
  return mapError(error) ?? fromExpress(error) ?? new Problem("internal_error", undefined, { cause: error });
}

function fromExpress(error: unknown): Problem | null {
  return error instanceof URIError
    ? new Problem("not_found", "The path is not valid percent-encoding.")
    : null;
}

const MAX_LOGGED_ISSUES = 20;
/** A field name as in our schemas, or an array index. */
const DECLARED_NAME = /^(?:[a-z][A-Za-z0-9]{0,39}|[0-9]{1,4})$/;
/** Objects whose field names clients choose. */
const FREE_FORM = new Set(["metadata"]);

/** Matches the details that `validate.ts` writes for missing and unknown fields. */
const REASON = /^This (?:field|parameter) is (required|unknown)\.$/;

/** Masks names that the client chose: they can be secrets. */
function toLoggedIssues(issues: readonly ValidationIssue[]): LoggedIssue[] {
  return issues.slice(0, MAX_LOGGED_ISSUES).map(({ pointer = "#", parameter, detail }) => ({
    location:
      parameter === undefined
        ? maskFreeNames(pointer)
        : `?${DECLARED_NAME.test(parameter) ? parameter : "*"}`,
    reason: (REASON.exec(detail)?.[1] as LoggedIssue["reason"] | undefined) ?? "invalid",
  }));
}

function maskFreeNames(pointer: string): string {
  const [root = "#", ...steps] = pointer.split("/");
  const freeFormIndex = steps.findIndex((step) => FREE_FORM.has(step));
  const isDeclared = (step: string, index: number) =>
    (freeFormIndex === -1 || index <= freeFormIndex) && DECLARED_NAME.test(step);
  return [root, ...steps.map((step, index) => (isDeclared(step, index) ? step : "*"))].join("/");
}
