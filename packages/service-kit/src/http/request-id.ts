import { newId } from "../new-id.ts";
import { type HttpResponse, type Step, setHeader } from "./exchange.ts";

/**
 * Gives every request an id, answered as `X-Request-Id`. It is always ours: one taken from the client could be
 * anything, and two requests could share it.
 */
export function assignRequestId(): Step {
  return (_req, res) => {
    const requestId = newId("req");
    res.locals.requestId = requestId;
    setHeader(res, "X-Request-Id", requestId);
  };
}

/** The id that `assignRequestId` gave. */
export function requestIdOf(res: Pick<HttpResponse, "locals">): string {
  return res.locals.requestId as string;
}
