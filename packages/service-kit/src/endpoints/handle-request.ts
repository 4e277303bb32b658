import type { Request, RequestHandler, Response, Router } from "express";
import { z } from "zod";
import type { Principal } from "../auth/principal.ts";
import { Problem } from "../errors/problem.ts";
import { setEndpointDeprecationHeaders } from "../http/deprecation.ts";
import { setCaller, toCaller } from "../http/locals.ts";
import { getRequestId } from "../http/request-id.ts";
import { isAnyId, isId } from "../ids.ts";
import { pathRouter } from "../routes/path-router.ts";
import { checkResponse } from "./check-response.ts";
import { type AnyEndpoint, declaredErrors, type EndpointResponse } from "./endpoint.ts";
import { readJsonBody } from "./json-body.ts";
import { FILE_PART, type IncomingFile, readMultipartBody } from "./multipart-body.ts";
import { createQueryReader } from "./query-text.ts";
import { applySchemaOrder } from "./schema-order.ts";
import { parseBody, parseParams, validationFailed } from "./validate.ts";
import { JsonLine } from "./write-lines.ts";
import { JSON_TYPE, writeResponse } from "./write-response.ts";

export interface EndpointRuntime<Ctx> {
  ctx: Ctx;
  /** Also applies the rate limit. Synchronous where possible. */
  authenticate(req: Request, res: Response, endpoint: AnyEndpoint<Ctx>): Principal | Promise<Principal>;
  /** If missing, every request costs 1. */
  consumeQuota?(res: Response, requests: number): void | Promise<void>;
  clientAddress?(req: Request): string | null;
  /** For tests and development. A mismatch returns 500. */
  checksResponses: boolean;
}

function serveEndpoint<Ctx>(endpoint: AnyEndpoint<Ctx>, runtime: EndpointRuntime<Ctx>): RequestHandler {
  const declaredCodes = declaredErrors(endpoint);
  const handleRequest = createRequestHandler(endpoint, runtime);
  const { operationId, isCompressible } = endpoint;
  return async (req, res) => {
    res.locals.operation = operationId;
    const { id } = req.params;
    if (typeof id === "string") {
      if (isId("rol", id)) res.locals.rolloverId = id;
      if (isAnyId(id)) res.locals.subjectId = id;
    }
    if (endpoint.deprecated) setEndpointDeprecationHeaders(res, endpoint.deprecated);
    const { checksResponses } = runtime;
    try {
      const response = finalizeResponse(endpoint, await handleRequest(req, res), checksResponses);
      await writeResponse(req, res, { ...response, isCompressible });
    } catch (error) {
      if (checksResponses && error instanceof Problem && !declaredCodes.has(error.code)) {
        throw new Error(`${endpoint.operationId} returned ${error.code}, which it does not declare`, {
          cause: error,
        });
      }
      throw error;
    }
  };
}

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

/** Puts fields in schema order. @throws Error if `isChecked` and the response does not match its schema */
export function finalizeResponse<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  response: EndpointResponse,
  isChecked: boolean,
): EndpointResponse {
  const ordered = applyResponseOrder(endpoint, response);
  return isChecked ? checkResponse(endpoint, ordered) : ordered;
}

function applyResponseOrder<Ctx>(
  { responses }: AnyEndpoint<Ctx>,
  response: EndpointResponse,
): EndpointResponse {
  const schema = responses[response.status]?.schema;
  if (!schema) return response;
  if ("body" in response) return { ...response, body: applySchemaOrder(schema, response.body) };
  if ("lines" in response && !response.lineFormat)
    return { ...response, lines: orderLines(schema, response.lines) };
  return response;
}

async function* orderLines(schema: z.ZodType, lines: AsyncIterable<unknown>) {
  for await (const line of lines)
    yield line instanceof JsonLine || line instanceof Uint8Array ? line : applySchemaOrder(schema, line);
}

function createRequestHandler<Ctx>(endpoint: AnyEndpoint<Ctx>, runtime: EndpointRuntime<Ctx>) {
  const mediaTypes = listMediaTypes(endpoint);
  const readQuery = createQueryReader(endpoint.query);
  const hasJsonBody = endpoint.body && !endpoint.file;
  return async (req: Request, res: Response): Promise<EndpointResponse> => {
    const header = (name: string) => req.get(name);
    endpoint.precheck?.(header);
    const authenticated = runtime.authenticate(req, res, endpoint);
    const principal = authenticated instanceof Promise ? await authenticated : authenticated;
    setCaller(res, toCaller(principal));
    const mediaType = negotiateMediaType(req, res, mediaTypes);
    const params = endpoint.params ? parseParams(endpoint.params, { ...req.params }) : undefined;
    const query = readQuery(getRawQuery(req));
    const sentBody = hasJsonBody ? await readBody(endpoint, req, res) : undefined;
    const body = hasJsonBody ? parseBody(endpoint.body, sentBody) : undefined;
    return endpoint.handle(runtime.ctx, {
      principal,
      methodAndPath: () => formatMethodAndPath(endpoint, params),
      params,
      query,
      body,
      sentBody,
      requestId: getRequestId(res),
      mediaType,
      receive: (store, discard) => receiveBody(endpoint, req, { store, discard }),
      consumeQuota: (requests) => runtime.consumeQuota?.(res, requests),
      header,
      clientAddress: () => runtime.clientAddress?.(req) ?? null,
    });
  };
}

function getRawQuery({ url }: Request): string | null {
  const [target = ""] = url.split("#", 1);
  const queryMark = target.indexOf("?");
  return queryMark === -1 ? null : target.slice(queryMark + 1);
}

function formatMethodAndPath<Ctx>({ method, path }: AnyEndpoint<Ctx>, params: unknown): string {
  if (!params) return `${method} ${path}`;
  return `${method} ${path.replace(/\{(\w+)\}/g, (_step, name) => (params as Record<string, string>)[name] ?? "")}`;
}

async function readBody<Ctx>(endpoint: AnyEndpoint<Ctx>, req: Request, res: Response): Promise<object> {
  const body = await readJsonBody(req, res, endpoint.bodyLimitBytes);
  if (body !== undefined) return body;
  if (endpoint.bodyOptional) return {};
  throw new Problem("malformed_json", "The body must be a JSON object.");
}

async function receiveBody<Ctx, Stored>(
  { body: schema, file }: AnyEndpoint<Ctx>,
  req: Request,
  {
    store,
    discard,
  }: { store: (file: IncomingFile) => Promise<Stored>; discard: (stored: Stored) => Promise<void> },
) {
  const { fields, stored } = await readMultipartBody(req, file?.limitBytes ?? 0, { store, discard });
  try {
    if (stored === undefined) {
      throw validationFailed([{ pointer: `#/${FILE_PART}`, detail: "This field is required." }]);
    }
    return { body: parseBody(schema, fields), sentBody: fields, stored };
  } catch (error) {
    if (stored !== undefined) await discard(stored);
    throw error;
  }
}

function listMediaTypes<Ctx>({ responses }: AnyEndpoint<Ctx>): [string, ...string[]] {
  for (const status in responses) {
    const { contentType, representations, schema } = responses[status] ?? {};
    const [first, ...otherTypes] = Object.keys(representations ?? {});
    if (first && schema instanceof z.ZodUndefined) return [first, ...otherTypes];
    if (contentType ?? representations)
      return [contentType ?? JSON_TYPE, ...Object.keys(representations ?? {})];
  }
  return [JSON_TYPE];
}

/** @throws Problem `not_acceptable` */
function negotiateMediaType(req: Request, res: Response, mediaTypes: [string, ...string[]]): string {
  const [defaultType] = mediaTypes;
  if (mediaTypes.length > 1) res.vary("Accept");
  const { accept } = req.headers;
  if (accept === undefined || accept === "*/*" || accept === defaultType) return defaultType;
  const acceptedType = req.accepts(mediaTypes);
  if (!acceptedType) throw new Problem("not_acceptable", `Supported types: ${mediaTypes.join(", ")}.`);
  return acceptedType;
}
