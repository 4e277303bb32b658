import { type RequestHandler, Router } from "express";
import type { Method } from "../endpoints/endpoint.ts";
import { methodNotAllowed } from "../errors/problem.ts";

/** What answers a path to one method; what answers GET answers HEAD. */
export interface PathHandler {
  method: Method;
  /** In OpenAPI's form: `/v1/rollovers/{id}`. */
  path: string;
  /** How the access log calls the path; as it stands, where nothing is said. */
  name?: string;
  /** Whether capitals and a slash at its end make no difference: for probes, and for what people type. */
  isLenient?: boolean;
  handle: RequestHandler;
}

/** A router of these. A path answers OPTIONS with 204 and `Allow`, and a method that it does not know with 405. */
export function pathRouter(handlers: readonly PathHandler[]): Router {
  const exact = Router({ caseSensitive: true, strict: true });
  const lenient = Router();
  const byPath = Map.groupBy(handlers, ({ path }) => path);
  // What `/things/export` does not know is not `/things/{id}`'s to answer.
  for (const path of [...byPath.keys()].sort(namedBeforeAny)) {
    const known = byPath.get(path) ?? [];
    const router = known.some(({ isLenient }) => isLenient) ? lenient : exact;
    const route = router.route(path.replace(/\{(\w+)\}/g, ":$1"));
    route.all((_req, res, next) => {
      res.locals.route = known[0]?.name ?? path;
      next();
    });
    for (const { method, handle } of known) route[method.toLowerCase() as Lowercase<Method>](handle);
    route.all(otherMethods(allowOf(known.map(({ method }) => method))));
  }
  // A router that a request passes without a match costs it a turn of the event loop, be it empty.
  return lenient.stack.length > 0 ? exact.use(lenient) : exact;
}

/** Orders paths so that a step with a name comes before a parameter in its place, however they are listed. */
function namedBeforeAny(one: string, other: string): number {
  const shapeOf = (path: string) => path.replace(/[^/]+/g, (step) => (step.startsWith("{") ? "1" : "0"));
  const [first, second] = [shapeOf(one), shapeOf(other)];
  return first < second ? -1 : Number(first > second);
}

/** What `Allow` says of a path with these. */
export function allowOf(methods: readonly Method[]): string {
  return [...(methods.includes("GET") ? ["HEAD"] : []), ...methods, "OPTIONS"].sort().join(", ");
}

function otherMethods(allow: string): RequestHandler {
  return (req, res) => {
    if (req.method !== "OPTIONS") throw methodNotAllowed(allow);
    res.setHeader("Allow", allow);
    res.status(204).end();
  };
}
