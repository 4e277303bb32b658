import { type Request, type Response, Router } from "express";
import { z } from "zod";
import type { Principal } from "../auth/principal.ts";
import { methodNotAllowed, Problem } from "../errors/problem.ts";
import { requestIdOf } from "../http/request-id.ts";
import { type AnyEndpoint, declaredErrors, type EndpointAnswer } from "./endpoint.ts";
import { readJsonBody } from "./json-body.ts";
import { parseBody, parseParams, parseQuery } from "./validate.ts";

/** What endpoints are served with. */
export interface EndpointRuntime<Ctx> {
  ctx: Ctx;
  /** Verifies the request's credential for this endpoint; rate limits belong here too. */
  authenticate(req: Request, res: Response, endpoint: AnyEndpoint<Ctx>): Promise<Principal>;
  /**
   * Whether every answer is held against its definition. An answer that does not fit becomes an internal error, so
   * that tests and development find it; in production it costs nothing, because it is not done.
   */
  checkAnswers: boolean;
}

const NO_QUERY = z.strictObject({});

/** A router that serves these endpoints, and answers 405 with `Allow` for a method that a path does not know. */
export function endpointRouter<Ctx>(
  endpoints: readonly AnyEndpoint<Ctx>[],
  runtime: EndpointRuntime<Ctx>,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const methodsByPath = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    const path = expressPath(endpoint.path);
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), endpoint.method]);
    const serve = serveEndpoint(endpoint, runtime);
    const name = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
    router[name](path, serve);
  }
  for (const [path, methods] of methodsByPath) {
    const allow = [...(methods.includes("GET") ? ["HEAD"] : []), ...methods, "OPTIONS"].sort().join(", ");
    router.all(path, (req, res) => {
      res.locals.route = path;
      if (req.method !== "OPTIONS") throw methodNotAllowed(allow);
      res.setHeader("Allow", allow);
      res.status(204).end();
    });
  }
  return router;
}

function expressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

function serveEndpoint<Ctx>(endpoint: AnyEndpoint<Ctx>, runtime: EndpointRuntime<Ctx>) {
  const declared = declaredErrors(endpoint);
  return async (req: Request, res: Response) => {
    res.locals.route = endpoint.path;
    if (!runtime.checkAnswers) return writeAnswer(res, await answerRequest(endpoint, runtime, req, res));
    try {
      const answer = await answerRequest(endpoint, runtime, req, res);
      requireDeclaredAnswer(endpoint, answer);
      writeAnswer(res, answer);
    } catch (error) {
      if (error instanceof Problem && !declared.has(error.code)) {
        throw new Error(`${endpoint.operationId} answered ${error.code}, which it does not declare`, {
          cause: error,
        });
      }
      throw error;
    }
  };
}

/** The walk of a request: credential, path, query, body, handler. The first that fails answers. */
async function answerRequest<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  runtime: EndpointRuntime<Ctx>,
  req: Request,
  res: Response,
): Promise<EndpointAnswer> {
  const header = (name: string) => req.get(name);
  endpoint.precheck?.(header);
  const principal = await runtime.authenticate(req, res, endpoint);
  requireAcceptsJson(req);
  const params = endpoint.params ? parseParams(endpoint.params, req.params) : undefined;
  const query = parseQuery(endpoint.query ?? NO_QUERY, req.query);
  const sentBody = endpoint.body ? await readBody(endpoint, req, res) : undefined;
  const body = endpoint.body ? parseBody(endpoint.body, sentBody) : undefined;
  return endpoint.handle(runtime.ctx, {
    principal,
    params,
    query,
    body,
    sentBody,
    requestId: requestIdOf(res),
    header,
  });
}

async function readBody<Ctx>(endpoint: AnyEndpoint<Ctx>, req: Request, res: Response): Promise<object> {
  const body = await readJsonBody(req, res);
  if (body !== undefined) return body;
  if (endpoint.bodyOptional) return {};
  throw new Problem("malformed_json", "A JSON object is required as the body.");
}

function requireAcceptsJson(req: Request): void {
  const accept = req.headers.accept;
  if (accept === undefined || accept === "*/*" || accept === "application/json") return;
  if (!req.accepts("application/json")) throw new Problem("not_acceptable");
}

function writeAnswer(res: Response, answer: EndpointAnswer): void {
  const text = JSON.stringify(answer.body);
  res.statusCode = answer.status;
  res.setHeader("Content-Type", "application/json; charset=utf-8");
  res.setHeader("Content-Length", Buffer.byteLength(text));
  res.setHeader("Cache-Control", "no-store");
  for (const name in answer.headers) res.setHeader(name, answer.headers[name] ?? "");
  res.end(text);
}

function requireDeclaredAnswer<Ctx>(endpoint: AnyEndpoint<Ctx>, answer: EndpointAnswer): void {
  const declared = endpoint.responses[answer.status];
  if (!declared)
    throw new Error(`${endpoint.operationId} answered ${answer.status}, which it does not declare`);
  const fit = declared.schema.safeParse(JSON.parse(JSON.stringify(answer.body)));
  if (!fit.success) {
    throw new Error(
      `${endpoint.operationId} answered a body that is not of its schema: ${fit.error.message}`,
    );
  }
}
