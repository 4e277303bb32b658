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

/**
 * A router of these, with one of its own for each noun (`/v1/rollovers`). A path answers OPTIONS with 204 and `Allow`, and
 * a method that it does not know with 405.
 */
export function pathRouter(handlers: readonly PathHandler[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const lenient = Router();
  const isLenient = Map.groupBy(handlers, (one) => one.isLenient === true);
  const byNoun = [...Map.groupBy(isLenient.get(false) ?? [], nounOf)];
  // `/things/export` before `/things`, whose `{id}` it would be.
  for (const [noun, ofNoun] of byNoun.sort(([one], [other]) => stepsOf(other) - stepsOf(one))) {
    const below = Router({ caseSensitive: true, strict: true });
    for (const [path, known] of byPath(ofNoun)) {
      // Mounted, `/v1/rollovers/` would be what `/v1/rollovers` is.
      if (path === noun || noun === "") addRoute(router, path, known);
      else addRoute(below, path.slice(noun.length), known);
    }
    if (below.stack.length > 0) router.use(noun, below);
  }
  for (const [path, known] of byPath(isLenient.get(true) ?? [])) addRoute(lenient, path, known);
  if (lenient.stack.length > 0) router.use(lenient);
  return router;
}

/** `/v1/rollovers` of `/v1/rollovers/{id}`: what a path begins with, up to its second step or the first parameter. */
function nounOf({ path }: PathHandler): string {
  return /^(?:\/[^/{]+){0,2}(?=\/|$)/.exec(path)?.[0] ?? "";
}

const stepsOf = (path: string) => path.split("/").length;

/** What `/things/export` does not know is not `/things/{id}`'s to answer: a step with a name comes first. */
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

/** Orders paths so that a step with a name comes before a parameter in its place, however they are listed. */
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
