import type { Statement } from "@svc/database";
import type { CredentialType, Environment, Scope } from "@svc/keys";
import type { IdPrefix } from "@svc/service-kit";
import type { Principal } from "@svc/service-kit/auth";
import type { IncomingFile, JsonLine, ResponseFile } from "@svc/service-kit/endpoints";
import type { ErrorCode } from "@svc/service-kit/errors";
import type { Deprecation } from "@svc/service-kit/http";
import type { Page } from "@svc/service-kit/lists";
import { z } from "zod";
import type { Call, Change, MaybePromise, UploadedFile } from "./call.ts";
import type { GraphqlNames } from "./graphql-names.ts";
import type { RepeatableRequest } from "./idempotency/record-id.ts";
import type { Transact } from "./idempotency/with-idempotency.ts";
import type { Selection } from "./rest/selection.ts";
import type { SerializeJson } from "./serialized-json.ts";

/** The only path parameter is `{id}`. */
export type Route = `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;

export type OperationInput<Input extends z.ZodType, Id> = z.output<Input> &
  (Id extends IdPrefix ? { id: string } : unknown);

interface Declaration<Input extends z.ZodType, View extends z.ZodType, Id, Result> {
  name: string;
  summary: string;
  description?: string;
  deprecated?: Deprecation;
  /** Defaults to the service's credentials. */
  credentials?: readonly CredentialType[];
  /** Checked before the input is read. */
  scope?: Scope;
  /** Scopes required in addition to `scope`. */
  scopesFor?(input: OperationInput<Input, Id>): readonly Scope[];
  /** Throws a Problem to reject a request. Runs before authentication. */
  precheck?(header: (name: string) => string | undefined): void;
  /** Prefix of the ID in the path. IDs with another prefix return 404. */
  id?: Id;
  /** The query of a GET, otherwise the body. */
  input?: Input;
  /** A missing body is treated as `{}`. */
  inputOptional?: true;
  /** REST only. */
  bodyLimitBytes?: number;
  quotaCost?(input: OperationInput<Input, Id>): number;
  /** Replaces `input` in the API documents. */
  documentedInput?: z.ZodType;
  /** Schema of the response, of each list item, or of each line. */
  view: View;
  /** A test also runs this example. `responses` overrides `view` for single statuses. */
  example: { input?: unknown; view: unknown; responses?: Readonly<Record<number, unknown>> };
  responses: Readonly<Record<number, string>>;
  /** Required if `responses` has several statuses. */
  status?(result: Result): number;
  /** Omits codes that credentials, ID and input imply. */
  errors: readonly ErrorCode[];
  /** Compares `If-Match` or `ifVersion`; may fail with `version_conflict`. */
  ifMatch?: true;
  rest: Route;
  onlyIn?: Environment;
  /** Compared with `If-None-Match`. */
  etag?(result: Result): string;
  /** Path of the created object, for status 201. */
  location?(result: Result): string;
  headers?: { names: readonly string[]; toHeaders(result: Result): Record<string, string> };
  representations?: Readonly<Record<string, Representation<Result>>>;
  /** Hides parts of a result from this caller, including in replays. */
  show?(result: Result, principal: Principal): Result;
  /**
   * Allows reads from a replica that has every change committed before the call. No write may depend on the result, and the result
   * must not contain a key or a session.
   */
  fromReplica?: true | ((input: OperationInput<Input, Id>) => boolean);
  /** Omitted for REST-only operations. */
  graphql?: GraphqlNames<Result>;
}

export interface ReadOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id>
  extends Declaration<Input, View, Id, z.output<View>> {
  /** For reads with POST: replays the first response. */
  acceptsIdempotencyKey?: true;
  run(call: Call<Ctx, P>, input: OperationInput<Input, Id>): MaybePromise<z.output<View>>;
  selection?: Selection<Ctx, P>;
  serializeJson?: SerializeJson<Ctx, P, OperationInput<Input, Id>>;
  /** For GraphQL fields. */
  loadMany?(
    call: Call<Ctx, P>,
    ids: readonly string[],
    input: z.output<Input>,
  ): Promise<ReadonlyMap<string, z.output<View>>>;
}

export interface ListOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id, Listed>
  extends Declaration<Input, View, Id, Listed> {
  run(call: Call<Ctx, P>, input: OperationInput<Input, Id>): MaybePromise<Listed>;
  selection?: Selection<Ctx, P>;
  serializeJson?: SerializeJson<Ctx, P, OperationInput<Input, Id>>;
  acceptsIdempotencyKey?: true;
  /** Cursor after an item. Defaults to creation time and ID. */
  cursor?(item: z.output<View>, index: number, page: Listed): string;
  /** For GraphQL fields. */
  loadMany?(
    call: Call<Ctx, P>,
    ids: readonly string[],
    input: z.output<Input>,
  ): Promise<ReadonlyMap<string, Listed>>;
}

export interface FileOperation<Ctx, P, Input extends z.ZodType, Id>
  extends Declaration<Input, z.ZodUndefined, Id, undefined> {
  mediaTypes: Readonly<Record<string, string>>;
  run(call: Call<Ctx, P>, input: OperationInput<Input, Id>): MaybePromise<ResponseFile>;
}

export interface LinesOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id>
  extends Declaration<Input, View, Id, AsyncIterable<z.output<View> | JsonLine>> {
  fileName(call: Call<Ctx, P>, input: OperationInput<Input, Id>, mediaType: string): string;
  lineFormats?: Readonly<Record<string, LineFormat<z.output<View>>>>;
  /** Media type that the input selects. Overrides the `Accept` header. */
  mediaTypeFor?(input: OperationInput<Input, Id>): string | undefined;
  run(
    call: Call<Ctx, P>,
    input: OperationInput<Input, Id>,
  ): MaybePromise<AsyncIterable<z.output<View> | JsonLine>>;
}

interface ReplayOptions<Input extends z.ZodType, Id, Result> {
  redactForReplay?(result: Result): Result;
  /** Responses are never replayed if this is false, or a function that returns false. */
  acceptsIdempotencyKey?: false | ((input: OperationInput<Input, Id>) => boolean);
}

/** A change in one transaction. `run` must change only the database, because it runs again after a conflict. */
export interface WriteOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id, Prepared>
  extends Declaration<Input, View, Id, z.output<View>>,
    ReplayOptions<Input, Id, z.output<View>> {
  /** REST only. The file is stored before the transaction. */
  file?: FileInput<Ctx, P>;
  /** Reads data before the transaction, which holds one connection and must not wait for another. */
  prepare?(call: Call<Ctx, P>, input: OperationInput<Input, Id>): MaybePromise<Prepared>;
  /**
   * Sent with BEGIN. `run` gets the rows as `call.prefetched`. The statement runs even if the call is a repetition or
   * another call holds the lock, so it must use `isNotSkipped` before locking or waiting.
   */
  prefetch?(call: Call<Ctx, P>, input: OperationInput<Input, Id>): Statement;
  /** Returns a replacement for an error. Runs after the rollback, so that it can query the cause. */
  explain?(call: Call<Ctx, P>, error: unknown): MaybePromise<unknown>;
  run(
    call: Call<Ctx, P> & Change,
    input: OperationInput<Input, Id>,
    prepared: Prepared,
  ): MaybePromise<z.output<View>>;
}

/** A change that manages its own transactions. Its result can be replayed only if it has one transaction, run with `transact`. */
export interface SteppedOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id>
  extends Declaration<Input, View, Id, z.output<View>>,
    ReplayOptions<Input, Id, z.output<View>> {
  /** True if `run` looks up and stores results itself, with `call.repeatableRequest`. `call.transact` is then null. */
  managesReplay?: true;
  run(
    call: Call<Ctx, P> & Steps<z.output<View>>,
    input: OperationInput<Input, Id>,
  ): MaybePromise<z.output<View>>;
}

export interface Steps<Result> {
  /** Null without an idempotency key, or with `managesReplay`. */
  transact: Transact<Result> | null;
  repeatableRequest: RepeatableRequest;
  markAsReplay(): void;
}

export type Operation<Ctx, P = Principal> = {
  [Kind in keyof Kinds<Ctx, P>]: Kinds<Ctx, P>[Kind] & { kind: Kind };
}[keyof Kinds<Ctx, P>];

// biome-ignore-start lint/suspicious/noExplicitAny: a list of operations holds declarations of every shape.
interface Kinds<Ctx, P> {
  read: ReadOperation<Ctx, P, any, any, any>;
  list: ListOperation<Ctx, P, any, any, any, any>;
  lines: LinesOperation<Ctx, P, any, any, any>;
  write: WriteOperation<Ctx, P, any, any, any, any>;
  steps: SteppedOperation<Ctx, P, any, any, any>;
  file: FileOperation<Ctx, P, any, any>;
}
// biome-ignore-end lint/suspicious/noExplicitAny: as above

type NoInput = z.ZodObject<Record<never, never>>;

export function createOperationBuilders<Ctx, P extends Principal = Principal>() {
  return {
    read<
      View extends z.ZodType,
      Input extends z.ZodType = NoInput,
      const Id extends IdPrefix | undefined = undefined,
    >(declaration: ReadOperation<Ctx, P, Input, View, Id>) {
      return { kind: "read" as const, ...declaration };
    },
    list<
      View extends z.ZodType,
      Input extends z.ZodType = NoInput,
      const Id extends IdPrefix | undefined = undefined,
      Listed extends Page<z.output<View>> = Page<z.output<View>>,
    >(declaration: ListOperation<Ctx, P, Input, View, Id, Listed>) {
      return { kind: "list" as const, ...declaration };
    },
    lines<
      View extends z.ZodType,
      Input extends z.ZodType = NoInput,
      const Id extends IdPrefix | undefined = undefined,
    >(declaration: LinesOperation<Ctx, P, Input, View, Id>) {
      return { kind: "lines" as const, ...declaration };
    },
    write<
      View extends z.ZodType,
      Input extends z.ZodType = NoInput,
      const Id extends IdPrefix | undefined = undefined,
      Prepared = undefined,
    >(declaration: WriteOperation<Ctx, P, Input, View, Id, Prepared>) {
      return { kind: "write" as const, ...declaration };
    },
    steps<
      View extends z.ZodType,
      Input extends z.ZodType = NoInput,
      const Id extends IdPrefix | undefined = undefined,
    >(declaration: SteppedOperation<Ctx, P, Input, View, Id>) {
      return { kind: "steps" as const, ...declaration };
    },
    file<Input extends z.ZodType = NoInput, const Id extends IdPrefix | undefined = undefined>(
      declaration: Omit<FileOperation<Ctx, P, Input, Id>, "view" | "example"> & {
        example?: { input: unknown };
      },
    ) {
      const example = { ...declaration.example, view: undefined };
      return { kind: "file" as const, view: z.undefined(), ...declaration, example };
    },
  };
}

export interface FileInput<Ctx, P> {
  limitBytes: number;
  mediaTypes: readonly string[];
  /** @param id from the path; empty if the path has none */
  store(call: Call<Ctx, P>, id: string, file: IncomingFile): Promise<UploadedFile>;
}

export interface Representation<Result> {
  description: string;
  fileName: string;
  /** Rate-limit cost. Defaults to 1. */
  requests?: number;
  /** Runs after the transaction of a change. */
  write(result: Result): MaybePromise<Uint8Array>;
}

export interface LineFormat<Line> {
  description: string;
  /** Text before the first line, such as column names. */
  head: string;
  /** Includes the line break. */
  write(line: Line): string;
}
