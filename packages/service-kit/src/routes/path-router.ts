import { type RequestHandler, Router } from "express";
import type { Method } from "../endpoints/endpoint.ts";
import { methodNotAllowed } from "../errors/problem.ts";

/** GET handlers also answer HEAD. */
export interface PathHandler {
  method: Method;
  /** OpenAPI syntax: `/v1/rollovers/{id}`. */
  path: string;
  /** Name in the access log. Defaults to the path. */
  name?: string;
  /** Ignores case and a trailing slash, for probes and typed addresses. */
  isLenient?: boolean;
  handle: RequestHandler;
}

/** Returns a router, nested per noun (`/v1/rollovers`). Every path answers OPTIONS with 204 and `Allow`, and other methods with 405. */
export function pathRouter(handlers: readonly PathHandler[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const lenient = Router();
  const isLenient = Map.groupBy(handlers, (one) => one.isLenient === true);
  const byNoun = [...Map.groupBy(isLenient.get(false) ?? [], nounOf)];
  // `/things/export` must come before `/things`, whose `{id}` would match it.
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

function nounOf({ path }: PathHandler): string {
  return /^(?:\/[^/{]+){0,2}(?=\/|$)/.exec(path)?.[0] ?? "";
}

const stepsOf = (path: string) => path.split("/").length;

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

/** Sorts literal segments before parameters: `{id}` would match `export`. */
function namedBeforeAny(one: string, other: string): number {
  const shapeOf = (path: string) => path.replace(/[^/]+/g, (step) => (step.startsWith("{") ? "1" : "0"));
  const [first, second] = [shapeOf(one), shapeOf(other)];
  return first < second ? -1 : Number(first > second);
}

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
