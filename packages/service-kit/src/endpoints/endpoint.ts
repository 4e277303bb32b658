import type { CredentialType, Scope } from "@svc/keys";
import type { z } from "zod";
import type { Principal } from "../auth/principal.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Deprecation } from "../http/deprecation.ts";
import type { IncomingFile } from "./multipart-body.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export const NDJSON = "application/x-ndjson";

export interface ResponseDefinition {
  description: string;
  /** Schema of the body, or of each line of a stream. */
  schema: z.ZodType;
  /** NDJSON (https://github.com/ndjson/ndjson-spec); JSON if omitted. */
  contentType?: typeof NDJSON;
  /** Descriptions of other media types, chosen by `Accept`. */
  representations?: Readonly<Record<string, string>>;
  headers?: readonly string[];
}

export interface EndpointExamples {
  body?: unknown;
  responses?: Readonly<Record<number, unknown>>;
}

export interface EndpointRequest<Params, Query, Body, P = Principal> {
  principal: P;
  /** Normalized: `PATCH /v1/rollovers/rol_…`. */
  methodAndPath(): string;
  params: Params;
  query: Query;
  body: Body;
  /** As the client sent it, before validation. Undefined without a JSON body. */
  sentBody: unknown;
  requestId: string;
  /** Media type of the response, chosen by `Accept`. */
  mediaType: string;
  /**
   * Reads a multipart body with a file.
   * @param discard deletes the stored file if the rest of the body is invalid
   * @throws Problem, or an error of `store`
   */
  receive<Stored>(
    store: (file: IncomingFile) => Promise<Stored>,
    discard: (stored: Stored) => Promise<void>,
  ): Promise<{ body: Body; sentBody: object; stored: Stored }>;
  /** Sets this request's rate-limit cost. @throws Problem `rate_limited` */
  consumeQuota(requests: number): void | Promise<void>;
  /** @param name in lowercase */
  header(name: string): string | undefined;
  clientAddress(): string | null;
}

/** Status and media type must be declared in `responses`. */
export type EndpointResponse = BodyResponse | SerializedResponse | LinesResponse | FileResponse;

export interface BodyResponse {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Bytes may be cached and reused: never modify them. */
export interface SerializedResponse {
  status: number;
  json: string | Uint8Array;
  /** Checked instead of the declared schema, for responses with fewer fields. */
  schema?: z.ZodType;
  headers?: Record<string, string>;
  /** Called when the bytes are no longer in use. */
  sent?(): void;
}

export interface LinesResponse {
  status: number;
  /** Read at the client's pace; closed on disconnect. A `Uint8Array` holds several validated, serialized lines. */
  lines: AsyncIterable<unknown>;
  lineFormat?: LineFormat;
  headers?: Record<string, string>;
}

export interface LineFormat {
  mediaType: string;
  /** Text before the first line. */
  head: string;
  /** Includes the line break. */
  write(line: unknown): string;
}

export interface FileResponse {
  status: number;
  file: ResponseFile;
  headers?: Record<string, string>;
}

export interface ResponseFile {
  mediaType: string;
  name: string;
  /** A stream is read at the client's pace. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  size?: number;
}

/**
 * Defines an endpoint's routing, validation, API documents and tests.
 * @typeParam Ctx context passed to operations
 * @typeParam P principal type, if more specific than `Principal`
 */
export interface Endpoint<
  Ctx,
  P = Principal,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  operationId: string;
  method: Method;
  /** OpenAPI syntax: `/v1/rollovers/{id}`. */
  path: string;
  summary: string;
  description?: string;
  deprecated?: Deprecation;
  credentials: readonly CredentialType[];
  scope?: Scope;
  /** Runs before authentication. Throws a Problem to reject the request. */
  precheck?: (header: (name: string) => string | undefined) => void;
  /** Invalid values return 404. */
  params?: Params;
  query?: Query;
  body?: Body;
  file?: { limitBytes: number; mediaTypes: readonly string[] };
  bodyLimitBytes?: number;
  /** For API documents, if it differs from `body`. */
  documentedBody?: z.ZodType;
  examples?: EndpointExamples;
  /** The handler implements `Idempotency-Key`. */
  acceptsIdempotencyKey?: true;
  /** The handler implements `If-Match`. */
  ifMatch?: true;
  /** Must be false if a response mixes a secret with caller input: its compressed length would leak matches (BREACH). */
  isCompressible?: boolean;
  /** Treats a missing body as `{}`. */
  bodyOptional?: boolean;
  responses: Readonly<Record<number, ResponseDefinition>>;
  /** Codes beyond those that `declaredErrors` adds. */
  errors: readonly ErrorCode[];
  handle(
    ctx: Ctx,
    request: EndpointRequest<z.output<Params>, z.output<Query>, z.output<Body>, P>,
  ): Promise<EndpointResponse>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of endpoints holds definitions of every shape.
export type AnyEndpoint<Ctx> = Endpoint<Ctx, any, any, any, any>;

/** Returns `defineEndpoint` bound to a service's context and principal types. */
export function createEndpointDefiner<Ctx, P = Principal>() {
  return function defineEndpoint<
    Params extends z.ZodType = z.ZodUndefined,
    Query extends z.ZodType = z.ZodUndefined,
    Body extends z.ZodType = z.ZodUndefined,
  >(definition: Endpoint<Ctx, P, Params, Query, Body>): Endpoint<Ctx, P, Params, Query, Body> {
    return definition;
  };
}

export const KEY_ERRORS = [
  "ambiguous_credentials",
  "missing_credentials",
  "invalid_api_key",
  "api_key_revoked",
  "api_key_expired",
  "environment_mismatch",
  "session_token_not_accepted",
  "proof_required",
  "proof_invalid",
  "organization_locked",
  "key_type_not_allowed",
  "ip_not_allowed",
  "rate_limited",
] as const satisfies ErrorCode[];
const SESSION_ERRORS = [
  "session_invalid",
  "session_expired",
  "session_revoked",
  "origin_not_allowed",
] as const satisfies ErrorCode[];

export const MEMBER_ERRORS = [
  "sign_in_required",
  "organization_required",
  "organization_locked",
  "origin_not_allowed",
  "key_type_not_allowed",
  "two_factor_required",
  "email_not_verified",
  "insufficient_scope",
  "not_found",
  "rate_limited",
] as const satisfies ErrorCode[];

/** Returns an endpoint's error codes, including implied ones. */
export function declaredErrors<Ctx>(endpoint: AnyEndpoint<Ctx>): Set<ErrorCode> {
  return new Set<ErrorCode>([
    ...endpoint.errors,
    ...(endpoint.ifMatch ? (["version_conflict"] as const) : []),
    "not_acceptable",
    "method_not_allowed",
    "internal_error",
    "dependency_unavailable",
    "overloaded",
    ...(endpoint.credentials.some((type) => type !== "member")
      ? [...KEY_ERRORS, "insufficient_scope" as const]
      : []),
    ...(endpoint.credentials.includes("session") ? SESSION_ERRORS : []),
    ...(endpoint.credentials.includes("member") ? MEMBER_ERRORS : []),
    ...(endpoint.params ? (["not_found"] as const) : []),
    "unknown_parameter",
    ...(endpoint.query ? (["invalid_request"] as const) : []),
    ...(endpoint.acceptsIdempotencyKey
      ? (["invalid_request", "idempotency_in_progress", "idempotency_key_reused"] as const)
      : []),
    ...(endpoint.body
      ? ([
          endpoint.file ? "malformed_multipart" : "malformed_json",
          "payload_too_large",
          "unsupported_media_type",
          "validation_failed",
        ] as const)
      : []),
  ]);
}
