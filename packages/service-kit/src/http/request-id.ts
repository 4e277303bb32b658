import type { RequestHandler, Response } from "express";
import { newId } from "../new-id.ts";

/**
 * Gives every request an id, answered as `X-Request-Id`. It is always ours: one taken from the client could be
 * anything, and two requests could share it.
 */
export function assignRequestId(): RequestHandler {
  return (_req, res, next) => {
    res.locals.requestId = newId("req");
    res.setHeader("X-Request-Id", res.locals.requestId);
    next();
  };
}

/** The id that `assignRequestId` gave. */
export function requestIdOf(res: Pick<Response, "locals">): string {
  return res.locals.requestId as string;
}
