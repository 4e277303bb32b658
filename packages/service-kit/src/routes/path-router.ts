import { type RequestHandler, Router } from "express";
import type { Method } from "../endpoints/endpoint.ts";
import { methodNotAllowed } from "../errors/problem.ts";

/** A handler of one method of a path. GET handlers answer HEAD, too. */
export interface PathHandler {
  method: Method;
  /** In OpenAPI's form: `/v1/rollovers/{id}`. */
  path: string;
  /** The path's name in the access log. Default: the path */
  name?: string;
  /** Whether case and a trailing slash are ignored: for probes, and for addresses that people type. */
  isLenient?: boolean;
  handle: RequestHandler;
}

/**
 * Routes these handlers, with a router for each noun (`/v1/rollovers`). Every path answers OPTIONS with 204 and `Allow`, and other
 * methods with 405.
 */
export function pathRouter(handlers: readonly PathHandler[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const lenient = Router();
  const isLenient = Map.groupBy(handlers, (one) => one.isLenient === true);
  const byNoun = [...Map.groupBy(isLenient.get(false) ?? [], nounOf)];
  // The router of `/things/export` comes before that of `/things`, whose `{id}` would match.
  for (const [noun, ofNoun] of byNoun.sort(([one], [other]) => stepsOf(other) - stepsOf(one))) {
    const below = Router({ caseSensitive: true, strict: true });
    for (const [path, known] of byPath(ofNoun)) {
      // A mounted router cannot tell `/v1/rollovers/` from `/v1/rollovers`.
      if (path === noun || noun === "") addRoute(router, path, known);
      else addRoute(below, path.slice(noun.length), known);
    }
    if (below.stack.length > 0) router.use(noun, below);
  }
  for (const [path, known] of byPath(isLenient.get(true) ?? [])) addRoute(lenient, path, known);
  if (lenient.stack.length > 0) router.use(lenient);
  return router;
}

/** Returns the noun of a path: `/v1/rollovers` of `/v1/rollovers/{id}`. At most two segments, without parameters. */
function nounOf({ path }: PathHandler): string {
  return /^(?:\/[^/{]+){0,2}(?=\/|$)/.exec(path)?.[0] ?? "";
}

const stepsOf = (path: string) => path.split("/").length;

/** Groups handlers by path. `/things/export` comes before `/things/{id}`, which would match it. */
function byPath(handlers: readonly PathHandler[]): [path: string, PathHandler[]][] {
  return [...Map.groupBy(handlers, ({ path }) => path)].sort(([one], [other]) => namedBeforeAny(one, other));
}

function addRoute(router: Router, path: string, known: readonly PathHandler[]): void {
  const route = router.route(path.replace(/\{(\w+)\}/g, ":$1"));
  const name = known.find((one) => one.name)?.name ?? known[0]?.path ?? path;
  route.all((_req, res, next) => {
    res.locals.route = name;
    next();
  });
  for (const { method, handle } of known) route[method.toLowerCase() as Lowercase<Method>](handle);
  route.all(otherMethods(allowOf(known.map(({ method }) => method))));
}

/** Orders paths so that a literal segment comes before a parameter in its place. */
function namedBeforeAny(one: string, other: string): number {
  const shapeOf = (path: string) => path.replace(/[^/]+/g, (step) => (step.startsWith("{") ? "1" : "0"));
  const [first, second] = [shapeOf(one), shapeOf(other)];
  return first < second ? -1 : Number(first > second);
}

/** What `Allow` says of a path with these. */
function allowOf(methods: readonly Method[]): string {
  return [...(methods.includes("GET") ? ["HEAD"] : []), ...methods, "OPTIONS"].sort().join(", ");
}

function otherMethods(allow: string): RequestHandler {
  return (req, res) => {
    if (req.method !== "OPTIONS") throw methodNotAllowed(allow);
    res.setHeader("Allow", allow);
    res.status(204).end();
  };
}
