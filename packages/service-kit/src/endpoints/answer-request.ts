import { z } from "zod";
import type { Principal } from "../auth/principal.ts";
import { Problem } from "../errors/problem.ts";
import { nameCaller, toCaller } from "../http/caller.ts";
import { announceEndpointDeprecation } from "../http/deprecation.ts";
import { addVary, type HttpRequest, type HttpResponse, headerIn } from "../http/exchange.ts";
import { likedOf } from "../http/media-types.ts";
import { requestIdOf } from "../http/request-id.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { type AnyEndpoint, declaredErrors, type EndpointAnswer } from "./endpoint.ts";
import { readJsonBody } from "./json-body.ts";
import { FILE_PART, type IncomingFile, readMultipartBody } from "./multipart-body.ts";
import { queryReader } from "./query-text.ts";
import { inSchemaOrder } from "./schema-order.ts";
import { parseBody, parseParams, validationFailed } from "./validate.ts";
import { JSON_TYPE, writeAnswer } from "./write-answer.ts";

/** What endpoints are served with. */
export interface EndpointRuntime<Ctx> {
  ctx: Ctx;
  /** Verifies the request's credential for this endpoint, at once where it can; rate limits belong here too. */
  authenticate(
    req: HttpRequest,
    res: HttpResponse,
    endpoint: AnyEndpoint<Ctx>,
  ): Principal | Promise<Principal>;
  /** Counts a request as so many in all; what costs more than one is served only where it is there. */
  charge?(res: HttpResponse, requests: number): void | Promise<void>;
  /** Whence a request came; nobody can tell where it is not there. */
  clientAddress?(req: HttpRequest): string | null;
  /**
   * Whether every answer is held against its definition. An answer that does not fit becomes an internal error, so
   * that tests and development find it; in production it costs nothing, because it is not done.
   */
  checkAnswers: boolean;
}

/** How an endpoint answers a request whose path has been found. */
export type ServeEndpoint = (
  req: HttpRequest,
  res: HttpResponse,
  asked: { query: string | null; params: Readonly<Record<string, string>> },
) => Promise<void>;

export function serveEndpoint<Ctx>(endpoint: AnyEndpoint<Ctx>, runtime: EndpointRuntime<Ctx>): ServeEndpoint {
  const declared = declaredErrors(endpoint);
  const answerRequest = requestAnswerer(endpoint, runtime);
  const { operationId, isCompressible } = endpoint;
  return async (req, res, asked) => {
    res.locals.operation = operationId;
    // Before the credential is looked at: what has more to say of the key adds to it.
    if (endpoint.deprecated) announceEndpointDeprecation(res, endpoint.deprecated);
    if (!runtime.checkAnswers) {
      const answer = orderedAnswer(endpoint, await answerRequest(req, res, asked));
      return writeAnswer(req, res, { ...answer, isCompressible });
    }
    try {
      const answer = orderedAnswer(endpoint, await answerRequest(req, res, asked));
      await writeAnswer(req, res, { ...checkedAnswer(endpoint, answer), isCompressible });
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

/** The answer with its members in the order of its schema. */
function orderedAnswer<Ctx>({ responses }: AnyEndpoint<Ctx>, answer: EndpointAnswer): EndpointAnswer {
  const schema = responses[answer.status]?.schema;
  if (!schema) return answer;
  if ("body" in answer) return { ...answer, body: inSchemaOrder(schema, answer.body) };
  if ("lines" in answer && !answer.form) return { ...answer, lines: orderedLines(schema, answer.lines) };
  return answer;
}

async function* orderedLines(schema: z.ZodType, lines: AsyncIterable<unknown>) {
  for await (const line of lines) yield inSchemaOrder(schema, line);
}

/** The walk of a request: credential, path, query, body, handler. The first that fails answers. */
function requestAnswerer<Ctx>(endpoint: AnyEndpoint<Ctx>, runtime: EndpointRuntime<Ctx>) {
  const mediaTypes = mediaTypesOf(endpoint);
  const readQuery = queryReader(endpoint.query);
  const isJson = endpoint.body && !endpoint.file;
  return async (
    req: HttpRequest,
    res: HttpResponse,
    asked: Parameters<ServeEndpoint>[2],
  ): Promise<EndpointAnswer> => {
    const header = (name: string) => headerIn(req, name);
    const decoded = decodeParams(asked.params);
    endpoint.precheck?.(header);
    const verified = runtime.authenticate(req, res, endpoint);
    const principal = verified instanceof Promise ? await verified : verified;
    nameCaller(res, toCaller(principal));
    const mediaType = requireAccepts(req, res, mediaTypes);
    const params = endpoint.params ? parseParams(endpoint.params, decoded) : undefined;
    const query = readQuery(asked.query);
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

/** @throws Problem `not_found` */
function decodeParams(params: Readonly<Record<string, string>>): Record<string, string> {
  const decoded: Record<string, string> = {};
  try {
    for (const name in params) decoded[name] = decodeURIComponent(params[name] ?? "");
    return decoded;
  } catch {
    throw new Problem("not_found", "The path is not valid percent-encoding.");
  }
}

/** What is called, however its address was spelt. */
function nameCall<Ctx>({ method, path }: AnyEndpoint<Ctx>, params: unknown): string {
  if (!params) return `${method} ${path}`;
  return `${method} ${path.replace(/\{(\w+)\}/g, (_step, name) => (params as Record<string, string>)[name] ?? "")}`;
}

async function readBody<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  req: HttpRequest,
  res: HttpResponse,
): Promise<object> {
  const body = await readJsonBody(req, res, endpoint.bodyLimitBytes);
  if (body !== undefined) return body;
  if (endpoint.bodyOptional) return {};
  throw new Problem("malformed_json", "A JSON object is required as the body.");
}

/** The parts of a body, and the file that came with them. What was taken of a body that does not fit is discarded. */
async function receiveBody<Ctx, Taken>(
  { body: schema, file }: AnyEndpoint<Ctx>,
  req: HttpRequest,
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
function requireAccepts(req: HttpRequest, res: HttpResponse, mediaTypes: [string, ...string[]]): string {
  const [usual] = mediaTypes;
  if (mediaTypes.length > 1) addVary(res, "Accept");
  const { accept } = req.headers;
  if (accept === undefined || accept === "*/*" || accept === usual) return usual;
  const liked = likedOf(req, mediaTypes);
  if (!liked) throw new Problem("not_acceptable", `It can be had as ${mediaTypes.join(" or as ")}.`);
  return liked;
}
