import type { Request, Response, Router } from "express";
import { z } from "zod";
import type { Principal } from "../auth/principal.ts";
import { Problem } from "../errors/problem.ts";
import { nameCaller, toCaller } from "../http/caller.ts";
import { announceEndpointDeprecation } from "../http/deprecation.ts";
import { requestIdOf } from "../http/request-id.ts";
import { isUnchanged } from "../http/revalidation.ts";
import { pathRouter } from "../routes/path-router.ts";
import {
  type AnyEndpoint,
  type BodyAnswer,
  declaredErrors,
  type EndpointAnswer,
  type ResponseDefinition,
  type WrittenAnswer,
} from "./endpoint.ts";
import { readJsonBody } from "./json-body.ts";
import { FILE_PART, type IncomingFile, readMultipartBody } from "./multipart-body.ts";
import { requireReadableQuery } from "./query-text.ts";
import { parseBody, parseParams, parseQuery, validationFailed } from "./validate.ts";
import { writeFile } from "./write-file.ts";
import { writeLines } from "./write-lines.ts";

/** What endpoints are served with. */
export interface EndpointRuntime<Ctx> {
  ctx: Ctx;
  /** Verifies the request's credential for this endpoint; rate limits belong here too. */
  authenticate(req: Request, res: Response, endpoint: AnyEndpoint<Ctx>): Promise<Principal>;
  /** Counts a request as so many in all; what costs more than one is served only where it is there. */
  charge?(res: Response, requests: number): void;
  /** Whence a request came; nobody can tell where it is not there. */
  clientAddress?(req: Request): string | null;
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
  return pathRouter(
    endpoints.map((endpoint) => ({
      method: endpoint.method,
      path: endpoint.path,
      handle: serveEndpoint(endpoint, runtime),
    })),
  );
}

function serveEndpoint<Ctx>(endpoint: AnyEndpoint<Ctx>, runtime: EndpointRuntime<Ctx>) {
  const declared = declaredErrors(endpoint);
  return async (req: Request, res: Response) => {
    // Before the credential is looked at: what has more to say of the key adds to it.
    if (endpoint.deprecated) announceEndpointDeprecation(res, endpoint.deprecated);
    if (!runtime.checkAnswers) return writeAnswer(res, await answerRequest(endpoint, runtime, req, res));
    try {
      const answer = await answerRequest(endpoint, runtime, req, res);
      await writeAnswer(res, checkedAnswer(endpoint, answer));
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
  nameCaller(res, toCaller(principal));
  const mediaType = requireAccepts(req, res, mediaTypesOf(endpoint));
  const params = endpoint.params ? parseParams(endpoint.params, req.params) : undefined;
  if (endpoint.query) requireReadableQuery(req.url);
  const query = parseQuery(endpoint.query ?? NO_QUERY, req.query);
  const isJson = endpoint.body && !endpoint.file;
  const sentBody = isJson ? await readBody(endpoint, req, res) : undefined;
  const body = isJson ? parseBody(endpoint.body, sentBody) : undefined;
  return endpoint.handle(runtime.ctx, {
    principal,
    called: nameCall(endpoint, params),
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
}

/** What is called, however its address was spelt. */
function nameCall<Ctx>({ method, path }: AnyEndpoint<Ctx>, params: unknown): string {
  if (!params) return `${method} ${path}`;
  return `${method} ${path.replace(/\{(\w+)\}/g, (_step, name) => (params as Record<string, string>)[name] ?? "")}`;
}

async function readBody<Ctx>(endpoint: AnyEndpoint<Ctx>, req: Request, res: Response): Promise<object> {
  const body = await readJsonBody(req, res, endpoint.bodyLimitBytes);
  if (body !== undefined) return body;
  if (endpoint.bodyOptional) return {};
  throw new Problem("malformed_json", "A JSON object is required as the body.");
}

/** The parts of a body, and the file that came with them. What was taken of a body that does not fit is discarded. */
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

const JSON_TYPE = "application/json";

/** What an endpoint answers with where all goes well; first what it answers with unless another is asked for. */
function mediaTypesOf<Ctx>({ responses }: AnyEndpoint<Ctx>): [string, ...string[]] {
  for (const status in responses) {
    const { contentType, forms, schema } = responses[status] ?? {};
    const [first, ...others] = Object.keys(forms ?? {});
    if (first && schema instanceof z.ZodUndefined) return [first, ...others];
    if (contentType ?? forms) return [contentType ?? JSON_TYPE, ...Object.keys(forms ?? {})];
  }
  return [JSON_TYPE];
}

/** @returns the one that the caller likes best */
function requireAccepts(req: Request, res: Response, mediaTypes: [string, ...string[]]): string {
  const [usual] = mediaTypes;
  if (mediaTypes.length > 1) res.vary("Accept");
  const { accept } = req.headers;
  if (accept === undefined || accept === "*/*" || accept === usual) return usual;
  const liked = req.accepts(mediaTypes);
  if (!liked) throw new Problem("not_acceptable", `It can be had as ${mediaTypes.join(" or as ")}.`);
  return liked;
}

function writeAnswer(res: Response, answer: EndpointAnswer): void | Promise<void> {
  if ("file" in answer) return writeFile(res, answer);
  return "lines" in answer ? writeLines(res, answer) : writeBody(res, answer);
}

function writeBody(res: Response, answer: BodyAnswer | WrittenAnswer): void {
  const isOld = answer.status === 200 && isUnchanged(res.req, answer.headers?.ETag);
  res.statusCode = isOld ? 304 : answer.status;
  res.setHeader("Cache-Control", "no-store");
  for (const name in answer.headers) res.setHeader(name, answer.headers[name] ?? "");
  const text = "json" in answer ? answer.json : JSON.stringify(answer.body);
  if (isOld || text === undefined) {
    res.end();
    return;
  }
  res.setHeader("Content-Type", "application/json; charset=utf-8");
  res.setHeader("Content-Length", Buffer.byteLength(text));
  res.end(text);
}

/** The answer, held against its definition: a body now, lines as they come. @throws Error where it does not fit */
function checkedAnswer<Ctx>(endpoint: AnyEndpoint<Ctx>, answer: EndpointAnswer): EndpointAnswer {
  const declared = endpoint.responses[answer.status];
  if (!declared)
    throw new Error(`${endpoint.operationId} answered ${answer.status}, which it does not declare`);
  if ("file" in answer) {
    const { mediaType } = answer.file;
    if (declared.forms?.[mediaType] !== undefined) return answer;
    throw new Error(`${endpoint.operationId} answered with ${mediaType}, which it does not declare`);
  }
  if ("lines" in answer !== (declared.contentType !== undefined)) {
    throw new Error(`${endpoint.operationId} answered in another form than it declares`);
  }
  if ("form" in answer && answer.form && declared.forms?.[answer.form.mediaType] === undefined) {
    throw new Error(
      `${endpoint.operationId} answered with ${answer.form.mediaType}, which it does not declare`,
    );
  }
  if ("lines" in answer) return { ...answer, lines: checkedLines(endpoint, declared, answer.lines) };
  requireFit(endpoint, declared, "json" in answer ? JSON.parse(textOf(answer.json)) : answer.body);
  return answer;
}

function textOf(json: string | Uint8Array): string {
  return typeof json === "string" ? json : Buffer.from(json).toString();
}

async function* checkedLines<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  declared: ResponseDefinition,
  lines: AsyncIterable<unknown>,
) {
  for await (const line of lines) {
    requireFit(endpoint, declared, line);
    yield line;
  }
}

function requireFit<Ctx>(endpoint: AnyEndpoint<Ctx>, declared: ResponseDefinition, value: unknown): void {
  const sent = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const fit = declared.schema.safeParse(sent);
  if (fit.success) return;
  const what = declared.contentType ? "line" : "body";
  throw new Error(
    `${endpoint.operationId} answered a ${what} that is not of its schema: ${fit.error.message}`,
  );
}
