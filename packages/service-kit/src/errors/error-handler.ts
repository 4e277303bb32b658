import type { ErrorRequestHandler, Request, Response } from "express";
import type { Logger } from "pino";
import { requestIdOf } from "../http/request-id.ts";
import { PROBLEM_TYPE, Problem, toProblemBody } from "./problem.ts";

/** Recognises an error of a library (a database driver, say) as something the client may be told; null if not. */
export type ErrorMapper = (error: unknown) => Problem | null;

/** Writes a problem, with the headers that its status calls for. */
export function sendProblem(req: Request, res: Response, problem: Problem): void {
  for (const [name, value] of Object.entries(problem.headers)) res.setHeader(name, value);
  res.setHeader("Cache-Control", "no-store");
  res.locals.problemCode = problem.code;
  // The path alone: a query may hold what does not belong in a log of errors.
  const body = toProblemBody(problem, req.originalUrl.split("?")[0] ?? "", requestIdOf(res));
  res.status(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(body));
}

/** The last handler of an app: turns whatever was thrown into a problem, and logs what was nobody's doing but ours. */
export function problemErrorHandler(log: Logger, mapError: ErrorMapper): ErrorRequestHandler {
  return (error, req, res, _next) => {
    const problem = toProblem(error, mapError);
    if (problem.status >= 500) {
      log.error(
        { err: problem.cause ?? error, requestId: requestIdOf(res), code: problem.code },
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
