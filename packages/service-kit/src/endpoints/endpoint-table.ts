import type { RequestListener } from "node:http";
import { methodNotAllowed } from "../errors/problem.ts";
import { type HttpRequest, type HttpResponse, type Step, setHeader, writeHead } from "../http/exchange.ts";
import { isId } from "../ids.ts";
import { allowOf } from "../routes/path-router.ts";
import { PathTable, targetOf } from "../routes/path-table.ts";
import { type EndpointRuntime, type ServeEndpoint, serveEndpoint } from "./answer-request.ts";
import type { AnyEndpoint, Method } from "./endpoint.ts";

interface Path {
  name: string;
  byMethod: ReadonlyMap<string, ServeEndpoint>;
  /** Answers every other method. */
  refuse: (req: HttpRequest, res: HttpResponse) => void;
}

/** The endpoints of a service, found by path and method in one look. */
export type EndpointTable = PathTable<Path>;

/** A table of these. A path answers OPTIONS with 204 and `Allow`, and a method that it does not know with 405. */
export function endpointTable<Ctx>(
  endpoints: readonly AnyEndpoint<Ctx>[],
  runtime: EndpointRuntime<Ctx>,
): EndpointTable {
  const table: EndpointTable = new PathTable();
  for (const [path, known] of Map.groupBy(endpoints, ({ path }) => path)) {
    addPath(table, path, new Map(known.map((one) => [one.method, serveEndpoint(one, runtime)])));
  }
  return table;
}

/** Adds a path that answers in a way of its own, with what answers each method; what answers GET answers HEAD. */
export function addPath(
  table: EndpointTable,
  path: string,
  handlers: ReadonlyMap<Method, ServeEndpoint>,
): void {
  const byMethod = new Map<string, ServeEndpoint>(handlers);
  const get = byMethod.get("GET");
  if (get) byMethod.set("HEAD", get);
  table.add(path, { name: path, byMethod, refuse: otherMethods(allowOf([...handlers.keys()])) });
}

function otherMethods(allow: string): Path["refuse"] {
  return (req, res) => {
    if (req.method !== "OPTIONS") throw methodNotAllowed(allow);
    setHeader(res, "Allow", allow);
    writeHead(res, 204);
    res.end();
  };
}

/**
 * Serves endpoints first, straight from Node's request: a router that a request passes without a match costs it a turn of the
 * event loop, and Express's own entry more than most endpoints do. Whatever is no endpoint's is left to `others`.
 *
 * @param steps what every request meets first
 * @param precede asked before an endpoint is; true where it has answered
 */
export function serveEndpointsFirst(options: {
  table: EndpointTable;
  steps: readonly Step[];
  precede?: (req: HttpRequest, res: HttpResponse, path: string) => boolean;
  answerError: (error: unknown, req: HttpRequest, res: HttpResponse) => void;
  others: RequestListener;
}): RequestListener {
  const { table, steps, precede, answerError, others } = options;
  return (req, bare) => {
    const target = targetOf(req);
    const found = table.find(target.path);
    if (!found) return others(req, bare);
    const res = bare as HttpResponse;
    const { name, byMethod, refuse } = found.value;
    res.locals = { route: name, head: [] };
    const { id } = found.params;
    if (id !== undefined && name.startsWith("/v1/rollovers/{id}") && isId("rol", id))
      res.locals.rolloverId = id;
    for (const step of steps) step(req, res);
    try {
      if (precede?.(req, res, name)) return;
      const serve = byMethod.get(req.method ?? "");
      if (!serve) return refuse(req, res);
      const asked = { query: target.query, params: found.params };
      serve(req, res, asked).catch((error: unknown) => answerError(error, req, res));
    } catch (error) {
      answerError(error, req, res);
    }
  };
}
