import type { RequestHandler } from "express";
import { methodNotAllowed } from "../errors/problem.ts";

/**
 * What a path answers to the methods that it does not know: OPTIONS with 204 and `Allow`, and the others with 405. It
 * stands behind those that it knows, of which HEAD is one wherever GET is.
 *
 * @param methods those that it knows, without HEAD and OPTIONS
 * @param route how the path is called in the access log
 */
export function otherMethods(methods: readonly string[], route?: string): RequestHandler {
  const allow = [...(methods.includes("GET") ? ["HEAD"] : []), ...methods, "OPTIONS"].sort().join(", ");
  return (req, res) => {
    if (route !== undefined) res.locals.route = route;
    if (req.method !== "OPTIONS") throw methodNotAllowed(allow);
    res.setHeader("Allow", allow);
    res.status(204).end();
  };
}
