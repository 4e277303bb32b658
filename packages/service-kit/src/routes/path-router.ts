import { type RequestHandler, Router } from "express";
import type { Method } from "../endpoints/endpoint.ts";
import { methodNotAllowed } from "../errors/problem.ts";

/** GET handlers also serve HEAD. */
export interface PathHandler {
  method: Method;
  /** OpenAPI syntax: `/v1/rollovers/{id}`. */
  path: string;
  /** Name of the path in the access log, for all methods. Defaults to the path. */
  name?: string;
  /** Set for probes, and for addresses that people type. */
  ignoresCaseAndTrailingSlash?: boolean;
  handle: RequestHandler;
}

/**
 * Returns a router with a nested router per noun (`/v1/rollovers`). Every path responds to OPTIONS with 204 and `Allow`, and to
 * unsupported methods with 405.
 */
export function pathRouter(handlers: readonly PathHandler[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const lenientRouter = Router();
  const byLeniency = Map.groupBy(handlers, (one) => one.ignoresCaseAndTrailingSlash === true);
  const byNoun = [...Map.groupBy(byLeniency.get(false) ?? [], getNounPath)];
  // `/things/export` must come before `/things`, because `/things/{id}` would match it.
  for (const [noun, nounHandlers] of byNoun.sort(
    ([one], [other]) => countSegments(other) - countSegments(one),
  )) {
    const nested = Router({ caseSensitive: true, strict: true });
    for (const [path, pathHandlers] of groupByPath(nounHandlers)) {
      // Not nested: a mounted router cannot tell `/v1/rollovers/` from `/v1/rollovers`.
      if (path === noun || noun === "") addRoute(router, path, pathHandlers);
      else addRoute(nested, path.slice(noun.length), pathHandlers);
    }
    if (nested.stack.length > 0) router.use(noun, nested);
  }
  for (const [path, pathHandlers] of groupByPath(byLeniency.get(true) ?? []))
    addRoute(lenientRouter, path, pathHandlers);
  if (lenientRouter.stack.length > 0) router.use(lenientRouter);
  return router;
}

/** Returns up to two segments in front of the first parameter, such as `/v1/rollovers`. */
function getNounPath({ path }: PathHandler): string {
  return /^(?:\/[^/{]+){0,2}(?=\/|$)/.exec(path)?.[0] ?? "";
}

const countSegments = (path: string) => path.split("/").length;

function groupByPath(handlers: readonly PathHandler[]): [path: string, PathHandler[]][] {
  return [...Map.groupBy(handlers, ({ path }) => path)].sort(([one], [other]) =>
    compareSpecificity(one, other),
  );
}

function addRoute(router: Router, path: string, handlers: readonly PathHandler[]): void {
  const route = router.route(path.replace(/\{(\w+)\}/g, ":$1"));
  const name = handlers.find((one) => one.name)?.name ?? handlers[0]?.path ?? path;
  route.all((_req, res, next) => {
    res.locals.route = name;
    next();
  });
  for (const { method, handle } of handlers) route[method.toLowerCase() as Lowercase<Method>](handle);
  route.all(handleOtherMethods(formatAllow(handlers.map(({ method }) => method))));
}

/** Literals come before parameters, because `{id}` would match `export`. */
function compareSpecificity(one: string, other: string): number {
  const toSortKey = (path: string) => path.replace(/[^/]+/g, (step) => (step.startsWith("{") ? "1" : "0"));
  const [oneKey, otherKey] = [toSortKey(one), toSortKey(other)];
  return oneKey < otherKey ? -1 : Number(oneKey > otherKey);
}

function formatAllow(methods: readonly Method[]): string {
  return [...(methods.includes("GET") ? ["HEAD"] : []), ...methods, "OPTIONS"].sort().join(", ");
}

function handleOtherMethods(allow: string): RequestHandler {
  return (req, res) => {
    if (req.method !== "OPTIONS") throw methodNotAllowed(allow);
    res.setHeader("Allow", allow);
    res.status(204).end();
  };
}
