import type { CredentialType, Scope } from "@svc/keys";
import type { z } from "zod";
import type { Principal } from "../auth/principal.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Deprecation } from "../http/deprecation.ts";
import type { IncomingFile } from "./multipart-body.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export const NDJSON = "application/x-ndjson";

/** One kind of answer that an endpoint gives. */
export interface ResponseDefinition {
  description: string;
  /** Of the body; where the answer is a stream of lines, of each of them. */
  schema: z.ZodType;
  /** JSON unless it is said here: lines of JSON, written while they are read (https://github.com/ndjson/ndjson-spec). */
  contentType?: typeof NDJSON;
  /** Further media types in which it can be had, by `Accept`, and what each of them is. */
  forms?: Readonly<Record<string, string>>;
  /** Names of headers beside those that every answer carries. */
  headers?: readonly string[];
}

/** An example of a body, and of the answer of each status. */
export interface EndpointExamples {
  body?: unknown;
  answers?: Readonly<Record<number, unknown>>;
}

/** A request that has passed every check of its definition. */
export interface EndpointRequest<Params, Query, Body, P = Principal> {
  principal: P;
  /** Method and path, with what the path names filled in: `PATCH /v1/rollovers/rol_…`. */
  called(): string;
  params: Params;
  query: Query;
  body: Body;
  /** The body as it was sent, before its schema read it. */
  sentBody: unknown;
  requestId: string;
  /** Of the media types that the endpoint answers with, the one that the caller likes best. */
  mediaType: string;
  /** Where a file comes with the body: reads both, and holds the body against its schema. @throws Problem what `take` throws too */
  receive<Taken>(
    take: (file: IncomingFile) => Promise<Taken>,
    discard: (taken: Taken) => Promise<void>,
  ): Promise<{ body: Body; sentBody: object; taken: Taken }>;
  /** Counts this request as so many in all against its key's rate limit. @throws Problem `rate_limited` */
  charge(requests: number): void | Promise<void>;
  /** A request header, by its lower-case name. */
  header(name: string): string | undefined;
  /** Whence the request came; null where that cannot be told. */
  clientAddress(): string | null;
}

/** What a handler gives back; its status, and its body, lines or file, must be declared in `responses`. */
export type EndpointAnswer = BodyAnswer | WrittenAnswer | LinesAnswer | FileAnswer;

/** An answer that is one JSON value, or has no body where that is undefined. */
export interface BodyAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** An answer whose JSON is written already. Bytes may be kept and answered again: nobody changes them. */
export interface WrittenAnswer {
  status: number;
  json: string | Uint8Array;
  headers?: Record<string, string>;
  /** Told once the bytes were sent, and nobody reads them any more. */
  sent?(): void;
}

/** An answer that is a stream of JSON values, one a line, of any length. */
export interface LinesAnswer {
  status: number;
  /**
   * The next is read only once the client has taken those before it; returned when the client has gone. A `Uint8Array` is several lines,
   * already checked and serialized in the answer's form.
   */
  lines: AsyncIterable<unknown>;
  /** In place of lines of JSON, one of the further forms of the status. */
  form?: LinesForm;
  headers?: Record<string, string>;
}

/** How lines are written in another form than JSON. */
export interface LinesForm {
  mediaType: string;
  /** What stands before the first. */
  head: string;
  /** One of them, with its end. */
  write(line: unknown): string;
}

/** An answer in one of the further forms of its status. */
export interface FileAnswer {
  status: number;
  file: AnsweredFile;
  headers?: Record<string, string>;
}

/** What is answered as a file. */
export interface AnsweredFile {
  mediaType: string;
  /** What a browser saves it as. */
  name: string;
  /** All of it; or as it is read, asked for more only when the client has taken what was before. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** How many bytes there are, where they are read as they are written. */
  size?: number;
}

/**
 * One endpoint, said once: the router, the checks, the documents and the tests are made from it.
 *
 * @typeParam Ctx what the service hands to its operations
 * @typeParam P the principal, where it is more than a key's
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
  /** In OpenAPI's form: `/v1/rollovers/{id}`. */
  path: string;
  summary: string;
  /** What its documents say beyond the summary, in Markdown. */
  description?: string;
  /** Said where it is to go: in a header of every answer, and in the documents. */
  deprecated?: Deprecation;
  /** The credentials that are accepted. */
  credentials: readonly CredentialType[];
  scope?: Scope;
  /** Checked before the credential: what depends on neither key nor body. */
  precheck?: (header: (name: string) => string | undefined) => void;
  /** Values that do not fit answer 404: there is no such thing. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** A file comes with the body, which is `multipart/form-data` then: the handler receives both. */
  file?: { limitBytes: number; mediaTypes: readonly string[] };
  /** How large the body may be, where that is not `BODY_LIMIT_BYTES`. */
  bodyLimitBytes?: number;
  /** What documents say of the body, where one schema says more to a reader and another reads better. */
  documentedBody?: z.ZodType;
  /** What is sent and what is answered; the tests hold them against the schemas. */
  examples?: EndpointExamples;
  /** Whether an `Idempotency-Key` makes a repetition harmless: the handler sees to it. */
  isRepeatable?: true;
  /** Whether `If-Match` is compared with the version that is there: the handler sees to it. */
  ifMatch?: true;
  /**
   * Whether its JSON can be compressed. Never where an answer holds a secret beside what the caller sent: the length of such
   * an answer would tell whether the two are alike (BREACH).
   */
  isCompressible?: boolean;
  /** An absent body counts as `{}`. */
  bodyOptional?: boolean;
  responses: Readonly<Record<number, ResponseDefinition>>;
  /** The codes of this endpoint beyond those that its credential, query, params, body and `ifMatch` bring with them. */
  errors: readonly ErrorCode[];
  handle(
    ctx: Ctx,
    request: EndpointRequest<z.output<Params>, z.output<Query>, z.output<Body>, P>,
  ): Promise<EndpointAnswer>;
}

/** An endpoint whose types no longer matter to its caller. */
// biome-ignore lint/suspicious/noExplicitAny: a list of endpoints holds definitions of every shape.
export type AnyEndpoint<Ctx> = Endpoint<Ctx, any, any, any, any>;

/** Binds `defineEndpoint` to a service's context and principal, so that definitions need not name them. */
export function endpointsOf<Ctx, P = Principal>() {
  return function defineEndpoint<
    Params extends z.ZodType = z.ZodUndefined,
    Query extends z.ZodType = z.ZodUndefined,
    Body extends z.ZodType = z.ZodUndefined,
  >(definition: Endpoint<Ctx, P, Params, Query, Body>): Endpoint<Ctx, P, Params, Query, Body> {
    return definition;
  };
}

/** What any request with a key may be answered before it is looked at. */
export const KEY_ERRORS = [
  "ambiguous_credentials",
  "missing_credentials",
  "invalid_api_key",
  "api_key_revoked",
  "api_key_expired",
  "environment_mismatch",
  "session_token_not_accepted",
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

/** What a call of somebody who is signed in may be answered before it is looked at. */
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

/** Every error code that an endpoint may answer: its own and those that its parts bring with them. */
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
    ...(endpoint.isRepeatable
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
