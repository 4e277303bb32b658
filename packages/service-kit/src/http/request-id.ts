import type { RequestHandler, Response } from "express";
import { newId } from "../new-id.ts";

/** Sets `X-Request-Id`. Ignores the client's ID, which need not be unique. */
export function assignRequestId(): RequestHandler {
  return (_req, res, next) => {
    res.locals.requestId = newId("req");
    res.setHeader("X-Request-Id", res.locals.requestId);
    next();
  };
}

export function getRequestId(res: Pick<Response, "locals">): string {
  return res.locals.requestId as string;
}
