import type { CredentialType } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";
import {
  type Endpoint,
  type EndpointRequest,
  type EndpointResponse,
  type Method,
  NDJSON,
  type ResponseDefinition,
  type ResponseFile,
} from "@svc/service-kit/endpoints";
import { idField } from "@svc/service-kit/fields";
import { encodeCursor, listSchema, type Page } from "@svc/service-kit/lists";
import { z } from "zod";
import type { Call } from "../call.ts";
import { type IdempotencyContext, readIdempotencyKey } from "../idempotency/with-idempotency.ts";
import type { FileInput, Operation, Representation } from "../operation.ts";
import {
  consumeQuotaFor,
  type Outcome,
  readAuthorizedInput,
  runOperation,
  toReadCall,
} from "../run-operation.ts";
import type { SerializedJson } from "../serialized-json.ts";
import { isSelective, type SelectionQuery, selectResponse } from "./selection.ts";

/** Serializable, so that another thread can run it. */
export interface LinesCall {
  operation: string;
  principal: Principal;
  query: unknown;
  mediaType: string;
  requestId: string;
}

export interface LineReader {
  /** @returns chunks of complete lines, without the format's header */
  read(call: LinesCall): AsyncIterable<Uint8Array>;
}

/**
 * Converts an operation to a REST endpoint.
 * @param credentials default for operations that declare none
 */
export function toEndpoint<Ctx extends IdempotencyContext & { lineReader?: LineReader }, P extends Principal>(
  operation: Operation<Ctx, P>,
  credentials: readonly CredentialType[],
): Endpoint<Ctx, P> {
  const [method, path] = operation.rest.split(" ") as [Method, string];
  const { id, input, scope, example, responses } = operation;
  const fileInput = operation.kind === "write" ? operation.file : undefined;
  const isQuery = method === "GET";
  const statuses = Object.keys(responses).map(Number);
  return {
    operationId: operation.name,
    method,
    path,
    summary: operation.summary,
    credentials: operation.credentials ?? credentials,
    ...pick(operation, "description", "deprecated", "precheck"),
    ...(scope ? { scope } : {}),
    ...(id ? { params: z.strictObject({ id: idField(id) }) } : {}),
    ...(input ? (isQuery ? { query: input } : { body: input }) : {}),
    ...(operation.documentedInput ? { documentedBody: operation.documentedInput } : {}),
    ...(operation.bodyLimitBytes ? { bodyLimitBytes: operation.bodyLimitBytes } : {}),
    ...(operation.inputOptional ? { bodyOptional: true } : {}),
    ...(acceptsIdempotencyKey(operation) ? { acceptsIdempotencyKey: true } : {}),
    ...(operation.ifMatch ? { ifMatch: true } : {}),
    // Safe from BREACH attacks, because only changes return secrets.
    ...(operation.kind === "read" || operation.kind === "list" ? { isCompressible: true } : {}),
    examples: {
      ...("input" in example ? { body: example.input } : {}),
      responses: Object.fromEntries(
        statuses.map((status) => [status, toExample(operation, example.responses?.[status] ?? example.view)]),
      ),
    },
    responses: Object.fromEntries(statuses.map((status) => [status, toResponse(operation, status)])),
    errors: operation.errors,
    ...(fileInput ? { file: { limitBytes: fileInput.limitBytes, mediaTypes: fileInput.mediaTypes } } : {}),
    async handle(ctx, request) {
      const { principal, requestId, header, clientAddress } = request;
      const ifMatch = operation.ifMatch ? (header("if-match") ?? null) : null;
      const db = ctx.db.forCall(principal.organizationId);
      const call = { ...ctx, db, principal, requestId, ifMatch, header, clientAddress };
      const representation = (operation.representations as Representations | undefined)?.[request.mediaType];
      if (representation?.requests !== undefined) await request.consumeQuota(representation.requests);
      if (fileInput) {
        const outcome = await runWithFile(operation, fileInput, { call, request });
        return buildResponse(operation, outcome.result, {
          replayed: outcome.replayed,
          defaultStatus: statuses[0] ?? 200,
        });
      }
      // The router has validated the query, body and parameters.
      const readInput = () => Object.assign({}, isQuery ? request.query : request.body, request.params);
      const serializeJson = representation
        ? undefined
        : (operation as { serializeJson?: SerializeJson<typeof call> }).serializeJson;
      if (serializeJson) {
        const input = readAuthorizedInput(operation, call, { readInput });
        const quotaPromise = consumeQuotaFor(operation, input, request);
        if (quotaPromise) await quotaPromise;
        return {
          status: statuses[0] ?? 200,
          ...(await serializeJson(toReadCall(operation, call, input), input)),
        };
      }
      const invocation = {
        readInput,
        readRepeatableRequest: () => toRepeatableRequest(request),
        consumeQuota: request.consumeQuota,
      };
      const mediaType =
        (operation.kind === "lines" && operation.mediaTypeFor?.(request.query)) || request.mediaType;
      const { lineReader } = ctx;
      const readLines = async () => {
        await consumeQuotaFor(operation, readAuthorizedInput(operation, call, invocation), invocation);
        const { name } = operation;
        return lineReader?.read({ operation: name, principal, query: request.query, mediaType, requestId });
      };
      const { result, replayed } =
        operation.kind === "lines" && lineReader
          ? { result: await readLines(), replayed: false }
          : await runOperation(operation, call, invocation);
      if (operation.kind === "file") return { status: 200, file: result as ResponseFile };
      const response = buildResponse(operation, result, { replayed, defaultStatus: statuses[0] ?? 200 });
      if (representation) {
        const { status, headers = {} } = response;
        const bytes = await representation.write(result);
        return {
          status,
          headers,
          file: { mediaType: request.mediaType, name: representation.fileName, bytes },
        };
      }
      if (operation.kind === "list" || operation.kind === "read") {
        const query = (isQuery ? request.query : {}) as SelectionQuery;
        if (!isSelective(query) || !("body" in response)) return response;
        return selectResponse<Ctx, P>(operation, toReadCall(operation, call, query), { response, query });
      }
      if (operation.kind !== "lines") return response;
      const lineFormat = operation.lineFormats?.[mediaType];
      const fileName = operation.fileName(call, request.query, mediaType);
      return {
        ...response,
        ...(lineFormat ? { lineFormat: { mediaType, ...lineFormat } } : {}),
        headers: { ...response.headers, "Content-Disposition": `attachment; filename="${fileName}"` },
      };
    },
  } as Endpoint<Ctx, P>;
}

async function runWithFile<Ctx extends IdempotencyContext, P extends Principal>(
  operation: Operation<Ctx, P>,
  { store }: FileInput<Ctx, P>,
  { call, request }: { call: Call<Ctx, P>; request: Request<P> },
): Promise<Outcome> {
  // Rejects an invalid key before the upload.
  readIdempotencyKey(request.header("idempotency-key"));
  const { id = "" } = (request.params ?? {}) as { id?: string };
  const {
    body,
    sentBody,
    stored: storedFile,
  } = await request.receive(
    (file) => store(call, id, file),
    (file) => file.discard(),
  );
  let isUsed = false;
  try {
    const outcome = await runOperation(operation, call, {
      readInput: () => Object.assign({}, body, request.params),
      readRepeatableRequest: () => ({
        ...toRepeatableRequest(request),
        body: { ...sentBody, file: { name: storedFile.name, sha256: storedFile.sha256 } },
      }),
      consumeQuota: request.consumeQuota,
      file: storedFile,
    });
    isUsed = !outcome.replayed;
    return outcome;
  } finally {
    if (!isUsed) await storedFile.discard();
  }
}

type SerializeJson<C> = (call: C, input: unknown) => SerializedJson | Promise<SerializedJson>;

type Request<P> = EndpointRequest<unknown, unknown, unknown, P>;

function pick<Ctx, P>(operation: Operation<Ctx, P>, ...names: ("description" | "deprecated" | "precheck")[]) {
  return Object.fromEntries(names.flatMap((name) => (operation[name] ? [[name, operation[name]]] : [])));
}

function acceptsIdempotencyKey<Ctx, P>(operation: Operation<Ctx, P>): boolean {
  const { kind } = operation;
  if (kind === "write" || kind === "steps") return operation.acceptsIdempotencyKey !== false;
  return (kind === "read" || kind === "list") && operation.acceptsIdempotencyKey === true;
}

function toExample<Ctx, P>({ kind }: Operation<Ctx, P>, view: unknown): unknown {
  return kind === "list" ? { object: "list", data: [view].flat(), hasMore: false, nextCursor: null } : view;
}

function toResponse<Ctx, P>(operation: Operation<Ctx, P>, status: number): ResponseDefinition {
  const { kind, view, responses, etag, location, headers } = operation;
  const representations = kind === "lines" ? operation.lineFormats : operation.representations;
  const names = [
    ...(etag ? ["ETag"] : []),
    ...(location && status === 201 ? ["Location"] : []),
    ...(kind === "lines" || kind === "file" || representations ? ["Content-Disposition"] : []),
    ...(headers?.names ?? []),
  ];
  return {
    description: responses[status] ?? "",
    schema: kind === "list" ? listSchema(view) : view,
    ...(kind === "lines" ? { contentType: NDJSON } : {}),
    ...(representations ? { representations: getDescriptions(representations as Representations) } : {}),
    ...(kind === "file" ? { representations: operation.mediaTypes } : {}),
    ...(names.length > 0 ? { headers: names } : {}),
  };
}

type Representations = Readonly<Record<string, Representation<unknown>>>;

function getDescriptions(representations: Representations) {
  return Object.fromEntries(
    Object.entries(representations).map(([type, { description }]) => [type, description]),
  );
}

function toRepeatableRequest<P>({ methodAndPath, header, sentBody }: Request<P>) {
  return {
    scope: methodAndPath(),
    idempotencyKey: readIdempotencyKey(header("idempotency-key")),
    body: sentBody,
  };
}

function buildResponse<Ctx, P>(
  operation: Operation<Ctx, P>,
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own result type.
  result: any,
  { replayed, defaultStatus }: { replayed: boolean; defaultStatus: number },
): EndpointResponse {
  const status = operation.status?.(result) ?? defaultStatus;
  const headers: Record<string, string> = {
    ...(operation.etag ? { ETag: operation.etag(result) } : {}),
    ...(operation.location && status === 201 ? { Location: operation.location(result) } : {}),
    ...operation.headers?.toHeaders(result),
    ...(replayed ? { "Idempotency-Replayed": "true" } : {}),
  };
  if (operation.kind === "lines") return { status, lines: result, headers };
  return { status, body: operation.kind === "list" ? toList(operation, result) : result, headers };
}

function toList<Ctx, P>(operation: Operation<Ctx, P>, page: Page<Listed>) {
  return {
    object: "list",
    data: page.items,
    hasMore: page.hasMore,
    nextCursor: page.hasMore
      ? encodeCursorAfter(operation as Cursors, page, page.items.length - 1)
      : (page.resumeCursor ?? null),
  };
}

interface Listed {
  id: string;
  createdAt: string;
}

interface Cursors {
  // biome-ignore lint/suspicious/noExplicitAny: an item of the list's own view.
  cursor?: ((item: any, index: number, page: any) => string) | undefined;
}

export function encodeCursorAfter({ cursor }: Cursors, page: Page<unknown>, index: number): string {
  const item = page.items[index] as Listed;
  if (cursor) return cursor(item, index, page);
  return encodeCursor({ id: item.id, createdAt: new Date(item.createdAt) });
}
