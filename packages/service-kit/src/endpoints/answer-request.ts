import type { Request, RequestHandler, Response, Router } from "express";
import { z } from "zod";
import type { Principal } from "../auth/principal.ts";
import { Problem } from "../errors/problem.ts";
import { nameCaller, toCaller } from "../http/caller.ts";
import { announceEndpointDeprecation } from "../http/deprecation.ts";
import { requestIdOf } from "../http/request-id.ts";
import { isId } from "../ids.ts";
import { pathRouter } from "../routes/path-router.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { type AnyEndpoint, declaredErrors, type EndpointAnswer } from "./endpoint.ts";
import { readJsonBody } from "./json-body.ts";
import { JsonLine } from "./json-line.ts";
import { FILE_PART, type IncomingFile, readMultipartBody } from "./multipart-body.ts";
import { queryReader } from "./query-text.ts";
import { inSchemaOrder } from "./schema-order.ts";
import { parseBody, parseParams, validationFailed } from "./validate.ts";
import { JSON_TYPE, writeAnswer } from "./write-answer.ts";

export interface EndpointRuntime<Ctx> {
  ctx: Ctx;
  /** Also applies the rate limit. Synchronous where possible. */
  authenticate(req: Request, res: Response, endpoint: AnyEndpoint<Ctx>): Principal | Promise<Principal>;
  /** Sets the rate-limit cost; if missing, every request costs 1. */
  charge?(res: Response, requests: number): void | Promise<void>;
  clientAddress?(req: Request): string | null;
  /** Validates responses against their schemas, for tests and development. A mismatch is an internal error. */
  checkAnswers: boolean;
}

/** Returns the request handler of an endpoint. */
export function serveEndpoint<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  runtime: EndpointRuntime<Ctx>,
): RequestHandler {
  const declared = declaredErrors(endpoint);
  const answerRequest = requestAnswerer(endpoint, runtime);
  const { operationId, isCompressible } = endpoint;
  return async (req, res) => {
    res.locals.operation = operationId;
    const { id } = req.params;
    if (typeof id === "string" && isId("rol", id)) res.locals.rolloverId = id;
    // Before authentication, since a rotated key can set an earlier end.
    if (endpoint.deprecated) announceEndpointDeprecation(res, endpoint.deprecated);
    const { checkAnswers } = runtime;
    try {
      const answer = finishedAnswer(endpoint, await answerRequest(req, res), checkAnswers);
      await writeAnswer(req, res, { ...answer, isCompressible });
    } catch (error) {
      if (checkAnswers && error instanceof Problem && !declared.has(error.code)) {
        throw new Error(`${endpoint.operationId} returned ${error.code}, which it does not declare`, {
          cause: error,
        });
      }
      throw error;
    }
  };
}

/** Returns a router for these endpoints. */
export function endpointRouter<Ctx>(
  endpoints: readonly AnyEndpoint<Ctx>[],
  runtime: EndpointRuntime<Ctx>,
): Router {
  return pathRouter(
    endpoints.map((endpoint) => ({
      method: endpoint.method,
      path: endpoint.path,
      handle: serveEndpoint(endpoint, runtime),
    })),
  );
}

/**
 * Returns the response with members in schema order.
 * @throws Error if checked and it does not match its schema
 */
export function finishedAnswer<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  answer: EndpointAnswer,
  isChecked: boolean,
): EndpointAnswer {
  const ordered = orderedAnswer(endpoint, answer);
  return isChecked ? checkedAnswer(endpoint, ordered) : ordered;
}

function orderedAnswer<Ctx>({ responses }: AnyEndpoint<Ctx>, answer: EndpointAnswer): EndpointAnswer {
  const schema = responses[answer.status]?.schema;
  if (!schema) return answer;
  if ("body" in answer) return { ...answer, body: inSchemaOrder(schema, answer.body) };
  if ("lines" in answer && !answer.form) return { ...answer, lines: orderedLines(schema, answer.lines) };
  return answer;
}

async function* orderedLines(schema: z.ZodType, lines: AsyncIterable<unknown>) {
  for await (const line of lines)
    yield line instanceof JsonLine || line instanceof Uint8Array ? line : inSchemaOrder(schema, line);
}

function requestAnswerer<Ctx>(endpoint: AnyEndpoint<Ctx>, runtime: EndpointRuntime<Ctx>) {
  const mediaTypes = mediaTypesOf(endpoint);
  const readQuery = queryReader(endpoint.query);
  const isJson = endpoint.body && !endpoint.file;
  return async (req: Request, res: Response): Promise<EndpointAnswer> => {
    const header = (name: string) => req.get(name);
    endpoint.precheck?.(header);
    const verified = runtime.authenticate(req, res, endpoint);
    const principal = verified instanceof Promise ? await verified : verified;
    nameCaller(res, toCaller(principal));
    const mediaType = requireAccepts(req, res, mediaTypes);
    const params = endpoint.params ? parseParams(endpoint.params, { ...req.params }) : undefined;
    const query = readQuery(queryOf(req));
    const sentBody = isJson ? await readBody(endpoint, req, res) : undefined;
    const body = isJson ? parseBody(endpoint.body, sentBody) : undefined;
    return endpoint.handle(runtime.ctx, {
      principal,
      called: () => nameCall(endpoint, params),
      params,
      query,
      body,
      sentBody,
      requestId: requestIdOf(res),
      mediaType,
      receive: (take, discard) => receiveBody(endpoint, req, take, discard),
      charge: (requests) => runtime.charge?.(res, requests),
      header,
      clientAddress: () => runtime.clientAddress?.(req) ?? null,
    });
  };
}

/** An empty query is not null. */
function queryOf({ url }: Request): string | null {
  const [target = ""] = url.split("#", 1);
  const mark = target.indexOf("?");
  return mark === -1 ? null : target.slice(mark + 1);
}

function nameCall<Ctx>({ method, path }: AnyEndpoint<Ctx>, params: unknown): string {
  if (!params) return `${method} ${path}`;
  return `${method} ${path.replace(/\{(\w+)\}/g, (_step, name) => (params as Record<string, string>)[name] ?? "")}`;
}

async function readBody<Ctx>(endpoint: AnyEndpoint<Ctx>, req: Request, res: Response): Promise<object> {
  const body = await readJsonBody(req, res, endpoint.bodyLimitBytes);
  if (body !== undefined) return body;
  if (endpoint.bodyOptional) return {};
  throw new Problem("malformed_json", "The body must be a JSON object.");
}

/** Reads a multipart body. Discards the stored file if the body is invalid. */
async function receiveBody<Ctx, Taken>(
  { body: schema, file }: AnyEndpoint<Ctx>,
  req: Request,
  take: (file: IncomingFile) => Promise<Taken>,
  discard: (taken: Taken) => Promise<void>,
) {
  const { fields, taken } = await readMultipartBody(req, file?.limitBytes ?? 0, take, discard);
  try {
    if (taken === undefined) {
      throw validationFailed([{ pointer: `#/${FILE_PART}`, detail: "This field is required." }]);
    }
    return { body: parseBody(schema, fields), sentBody: fields, taken };
  } catch (error) {
    if (taken !== undefined) await discard(taken);
    throw error;
  }
}

function mediaTypesOf<Ctx>({ responses }: AnyEndpoint<Ctx>): [string, ...string[]] {
  for (const status in responses) {
    const { contentType, forms, schema } = responses[status] ?? {};
    const [first, ...others] = Object.keys(forms ?? {});
    if (first && schema instanceof z.ZodUndefined) return [first, ...others];
    if (contentType ?? forms) return [contentType ?? JSON_TYPE, ...Object.keys(forms ?? {})];
  }
  return [JSON_TYPE];
}

function requireAccepts(req: Request, res: Response, mediaTypes: [string, ...string[]]): string {
  const [usual] = mediaTypes;
  if (mediaTypes.length > 1) res.vary("Accept");
  const { accept } = req.headers;
  if (accept === undefined || accept === "*/*" || accept === usual) return usual;
  const liked = req.accepts(mediaTypes);
  if (!liked) throw new Problem("not_acceptable", `Supported types: ${mediaTypes.join(", ")}.`);
  return liked;
}
