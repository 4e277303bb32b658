import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { type HttpRequest, type HttpResponse, setHeader, writeText } from "../http/exchange.ts";
import { requestIdOf } from "../http/request-id.ts";
import { currentTrace } from "../tracing/current-trace.ts";
import { traceFields } from "../tracing/trace-context.ts";
import { loggedIssues } from "./logged-issues.ts";
import { PROBLEM_TYPE, Problem, toProblemBody } from "./problem.ts";

/** Recognises an error of a library (a database driver, say) as something the client may be told; null if not. */
export type ErrorMapper = (error: unknown) => Problem | null;

/** Writes a problem, with the headers that its status calls for. */
export function sendProblem(req: HttpRequest, res: HttpResponse, problem: Problem): void {
  for (const [name, value] of Object.entries(problem.headers)) setHeader(res, name, value);
  setHeader(res, "Cache-Control", "no-store");
  res.locals.problemCode = problem.code;
  if (problem.errors.length > 0) res.locals.issues = loggedIssues(problem.errors);
  // The path alone: a query may hold what does not belong in a log of errors.
  const body = toProblemBody(problem, targetOf(req).split("?")[0] ?? "", requestIdOf(res));
  writeText(res, problem.status, `${PROBLEM_TYPE}; charset=utf-8`, JSON.stringify(body));
}

/** What was asked for, as the client wrote it: Express cuts off what a router stands on. */
function targetOf(req: HttpRequest & { originalUrl?: string }): string {
  return req.originalUrl ?? req.url ?? "";
}

/** The last handler of an app of Express. */
export function problemErrorHandler(log: Logger, mapError: ErrorMapper): ErrorRequestHandler {
  const answer = errorAnswerer(log, mapError);
  return (error, req, res, _next) => answer(error, req, res);
}

/** Turns whatever was thrown into a problem, and logs what was nobody's doing but ours. */
export function errorAnswerer(
  log: Logger,
  mapError: ErrorMapper,
): (error: unknown, req: HttpRequest, res: HttpResponse) => void {
  return (error, req, res) => {
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
