import type { RequestHandler, Response } from "express";
import { newId } from "../ids.ts";

/**
 * Gives every request an id, answered as `X-Request-Id`. It is always ours: one taken from the client could be
 * anything, and two requests could share it.
 */
export function assignRequestId(): RequestHandler {
  return (_req, res, next) => {
    const requestId = newId("req");
    res.locals.requestId = requestId;
    res.setHeader("X-Request-Id", requestId);
    next();
  };
}

/** The id that `assignRequestId` gave. */
export function requestIdOf(res: Response): string {
  return res.locals.requestId as string;
}
