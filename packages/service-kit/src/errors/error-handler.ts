import type { ErrorRequestHandler, Request, Response } from "express";
import type { Logger } from "pino";
import { requestIdOf } from "../http/request-id.ts";
import { currentTrace } from "../tracing/current-trace.ts";
import { traceFields } from "../tracing/trace-context.ts";
import { loggedIssues } from "./logged-issues.ts";
import { PROBLEM_TYPE, Problem, toProblemBody } from "./problem.ts";

/** Recognises an error of a library (a database driver, say) as something the client may be told; null if not. */
export type ErrorMapper = (error: unknown) => Problem | null;

/** Writes a problem, with the headers that its status calls for. */
export function sendProblem(req: Request, res: Response, problem: Problem): void {
  res.set({ ...problem.headers, "Cache-Control": "no-store" });
  res.locals.problemCode = problem.code;
  if (problem.errors.length > 0) res.locals.issues = loggedIssues(problem.errors);
  // The path alone: a query may hold what does not belong in a log of errors.
  const body = toProblemBody(problem, req.originalUrl.split("?")[0] ?? "", requestIdOf(res));
  res.status(problem.status).type(`${PROBLEM_TYPE}; charset=utf-8`).send(JSON.stringify(body));
}

/** Returns an app's error handler: it answers a problem for any error, and logs those with status 500 and above. */
export function problemErrorHandler(log: Logger, mapError: ErrorMapper): ErrorRequestHandler {
  return (error, req, res, _next) => {
    const problem = toProblem(error, mapError);
    // Refusals of a busy service are told of together: a line with a stack for each would keep it busier.
    if (problem.status >= 500 && problem.code !== "overloaded") {
      log.error(
        {
          err: problem.cause ?? error,
          requestId: requestIdOf(res),
          code: problem.code,
          ...traceFields(currentTrace()),
        },
        "request failed",
      );
    }
    // What is half sent can only be cut. Express would do so too, but prints the error first, unredacted.
    if (res.headersSent) res.destroy();
    else sendProblem(req, res, problem);
  };
}

/** The problem that an error of any kind amounts to. */
export function toProblem(error: unknown, mapError: ErrorMapper): Problem {
  if (error instanceof Problem) return error;
  return mapError(error) ?? fromExpress(error) ?? new Problem("internal_error", undefined, { cause: error });
}

/** Errors that Express itself throws before a handler runs: a path that is not valid percent-encoding. */
function fromExpress(error: unknown): Problem | null {
  return error instanceof URIError
    ? new Problem("not_found", "The path is not valid percent-encoding.")
    : null;
}
