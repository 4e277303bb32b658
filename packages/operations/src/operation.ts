import type { Statement } from "@svc/database";
import type { CredentialType, Environment, Scope } from "@svc/keys";
import type {
  AnsweredFile,
  Deprecation,
  ErrorCode,
  IdPrefix,
  JsonLine,
  Page,
  Principal,
} from "@svc/service-kit";
import { z } from "zod";
import type { Answered, Call, Change } from "./call.ts";
import type { FileInput } from "./file-input.ts";
import type { Form, LineForm } from "./forms.ts";
import type { GraphqlNames } from "./graphql-names.ts";
import type { RepeatableRequest } from "./idempotency/repeatable-request.ts";
import type { Transact } from "./idempotency/with-idempotency.ts";
import type { WriteJson } from "./written-json.ts";

/** `GET /v1/rollovers/{id}`: the method, and the path in OpenAPI's form. What a path names is always `{id}`. */
export type Route = `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;

/** What an operation is told: its input, and the id that its path names. */
export type InputOf<Input extends z.ZodType, Id> = z.output<Input> &
  (Id extends IdPrefix ? { id: string } : unknown);

/** What every operation declares, whatever it does. */
interface Declaration<Input extends z.ZodType, View extends z.ZodType, Id, Result> {
  /** In lower camel case; unique in its service. */
  name: string;
  summary: string;
  /** What its documents say beyond the summary, in Markdown. */
  description?: string;
  /** Said where it is to go: in a header of every answer, and in the documents. */
  deprecated?: Deprecation;
  /** The credentials that are accepted; the service's own unless it is said. */
  credentials?: readonly CredentialType[];
  /** Asked for before the input is read. */
  scope?: Scope;
  /** Scopes that depend on what is asked for. */
  scopesOf?(input: InputOf<Input, Id>): readonly Scope[];
  /** Checked before the credential: what depends on neither key nor input. */
  precheck?(header: (name: string) => string | undefined): void;
  /** What the path's id is of. One of another form names nothing, and is answered 404. */
  id?: Id;
  /** The query of a GET, the body of everything else. Without it, neither is taken. */
  input?: Input;
  /** An absent body counts as `{}`. */
  inputOptional?: true;
  /** How large the body may be in REST, where it may be larger than others. */
  bodyLimitBytes?: number;
  /** As how many requests a call counts against its key's rate limit, where it is not one. */
  requestsOf?(input: InputOf<Input, Id>): number;
  /** What documents say of the input, where one schema says more to a reader and another reads better. */
  documentedInput?: z.ZodType;
  /** What is answered; of a list, each of its items; of lines, each line. */
  view: View;
  /** What documents show; a test plays it. `answers` where a status differs from the others. */
  example: { input?: unknown; view: unknown; answers?: Readonly<Record<number, unknown>> };
  /** What each status says, in a sentence. Problems are `errors`. */
  answers: Readonly<Record<number, string>>;
  /** Which of them it is, where there are several. */
  status?(result: Result): number;
  /** Codes beyond those that its credential, id and input bring with them. */
  errors: readonly ErrorCode[];
  /** Whether the version that the caller has seen is compared: `If-Match`, `ifVersion`. It may answer `version_conflict`. */
  ifMatch?: true;
  rest: Route;
  /** The one environment that has it; both do unless it is said. */
  onlyIn?: Environment;
  /** The answer's tag, in its quotes; `If-None-Match` is compared with it. */
  etag?(result: Result): string;
  /** Of what a 201 has made: its path. */
  location?(result: Result): string;
  /** Further headers of the answer. */
  headers?: { names: readonly string[]; of(result: Result): Record<string, string> };
  /** Further media types in which REST gives what is answered, by `Accept`. */
  forms?: Readonly<Record<string, Form<Result>>>;
  /** What of a result its caller may see. Asked of remembered results too. */
  show?(result: Result, principal: Principal): Result;
  /**
   * Whether it may be read from a replica: what it gives decides no write, and is neither a key nor a session. It sees all that
   * was committed when it began; what else it asks of the database outside of a transaction comes from there too.
   */
  fromReplica?: true | ((input: InputOf<Input, Id>) => boolean);
  /** How GraphQL names it; an operation without is REST's alone. */
  graphql?: GraphqlNames<Result>;
}

/** An operation that changes nothing. */
export interface ReadOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id>
  extends Declaration<Input, View, Id, z.output<View>> {
  /** Whether a repetition under the same idempotency key is answered as the first; a POST is. */
  isRepeatable?: true;
  run(call: Call<Ctx, P>, input: InputOf<Input, Id>): Answered<z.output<View>>;
  writeJson?: WriteJson<Ctx, P, InputOf<Input, Id>>;
  /** The same of many things, by id, in one read: for whoever shows many. */
  many?(
    call: Call<Ctx, P>,
    ids: readonly string[],
    input: z.output<Input>,
  ): Promise<ReadonlyMap<string, z.output<View>>>;
}

/** A read that gives one page of many. */
export interface ListOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id, Listed>
  extends Declaration<Input, View, Id, Listed> {
  run(call: Call<Ctx, P>, input: InputOf<Input, Id>): Answered<Listed>;
  writeJson?: WriteJson<Ctx, P, InputOf<Input, Id>>;
  /** Whether a repetition under the same idempotency key is answered as the first; a POST is. */
  isRepeatable?: true;
  /** The cursor with which a page begins after this item; by creation and id unless it is said. */
  cursor?(item: z.output<View>, index: number, page: Listed): string;
  /** The same page of many things, by id, in one read. */
  many?(
    call: Call<Ctx, P>,
    ids: readonly string[],
    input: z.output<Input>,
  ): Promise<ReadonlyMap<string, Listed>>;
}

/** A read of which there is a file and nothing else, in one of several media types. */
export interface FileOperation<Ctx, P, Input extends z.ZodType, Id>
  extends Declaration<Input, z.ZodUndefined, Id, undefined> {
  /** What each of its media types is. */
  mediaTypes: Readonly<Record<string, string>>;
  run(call: Call<Ctx, P>, input: InputOf<Input, Id>): Answered<AnsweredFile>;
}

/** A read that gives everything, line by line, as it is read. */
export interface LinesOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id>
  extends Declaration<Input, View, Id, AsyncIterable<z.output<View> | JsonLine>> {
  /** What a browser saves it as. */
  fileName(call: Call<Ctx, P>, input: InputOf<Input, Id>, mediaType: string): string;
  /** Further media types in which the lines can be had, by `Accept`, as long as they are. */
  lineForms?: Readonly<Record<string, LineForm<z.output<View>>>>;
  /** The media type that the input asks for, whatever `Accept` says. */
  mediaTypeOf?(input: InputOf<Input, Id>): string | undefined;
  run(call: Call<Ctx, P>, input: InputOf<Input, Id>): Answered<AsyncIterable<z.output<View> | JsonLine>>;
}

/** What every operation that changes something declares. */
interface Repetitions<Input extends z.ZodType, Id, Result> {
  /** What is remembered for repetitions in place of what is answered, where that holds a secret. */
  remembered?(result: Result): Result;
  /** Whether this call is remembered; false, in its place, where none is. Remembered for a day. */
  isRepeatable?: false | ((input: InputOf<Input, Id>) => boolean);
}

/** A change, in one transaction. It may be run again after a deadlock, so it changes nothing but the database. */
export interface WriteOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id, Prepared>
  extends Declaration<Input, View, Id, z.output<View>>,
    Repetitions<Input, Id, z.output<View>> {
  /** A file that comes with the input in REST, which is `multipart/form-data` then. It is taken before the transaction. */
  file?: FileInput<Ctx, P>;
  /** What has to be read before the transaction, which holds one connection and must not wait for a second. */
  prepare?(call: Call<Ctx, P>, input: InputOf<Input, Id>): Answered<Prepared>;
  /**
   * What is asked of the database in one round trip with the transaction's beginning; `run` finds its rows as `call.ahead`. It
   * runs of calls too that were answered already, or wait for their turn: what locks, or could wait, has the condition `isNotOver`.
   */
  ahead?(call: Call<Ctx, P>, input: InputOf<Input, Id>): Statement;
  /** What is told in place of an error, once the transaction is over: what stood in its way can be looked for then. */
  explain?(call: Call<Ctx, P>, error: unknown): Answered<unknown>;
  run(call: Call<Ctx, P> & Change, input: InputOf<Input, Id>, prepared: Prepared): Answered<z.output<View>>;
}

/**
 * A change that opens its transactions itself: it takes several, or often none. Where its answer is to be remembered, all of
 * it happens in the one that `transact` runs.
 */
export interface SteppedOperation<Ctx, P, Input extends z.ZodType, View extends z.ZodType, Id>
  extends Declaration<Input, View, Id, z.output<View>>,
    Repetitions<Input, Id, z.output<View>> {
  /** The operation remembers its answers by itself: it is told the key, and says whether an answer is one of those. */
  remembersItself?: true;
  run(call: Call<Ctx, P> & Steps<z.output<View>>, input: InputOf<Input, Id>): Answered<z.output<View>>;
}

/** What an operation that opens its transactions itself has besides. */
export interface Steps<Result> {
  /** Runs the transaction in which the answer is remembered; null where it is not. */
  transact: Transact<Result> | null;
  /** What makes a repetition of this call the same one. */
  repetition: RepeatableRequest;
  /** Says that this answer is one of an earlier call. */
  isReplay(): void;
}

export type Operation<Ctx, P = Principal> = {
  [Kind in keyof Kinds<Ctx, P>]: Kinds<Ctx, P>[Kind] & { kind: Kind };
}[keyof Kinds<Ctx, P>];

/** The kinds of operation, their types no longer mattering to whoever runs them. */
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

type None = z.ZodObject<Record<never, never>>;

/** The ways to declare an operation, bound to a service's context and principal. */
export function operationsOf<Ctx, P extends Principal = Principal>() {
  return {
    read<
      View extends z.ZodType,
      Input extends z.ZodType = None,
      const Id extends IdPrefix | undefined = undefined,
    >(declared: ReadOperation<Ctx, P, Input, View, Id>) {
      return { kind: "read" as const, ...declared };
    },
    list<
      View extends z.ZodType,
      Input extends z.ZodType = None,
      const Id extends IdPrefix | undefined = undefined,
      Listed extends Page<z.output<View>> = Page<z.output<View>>,
    >(declared: ListOperation<Ctx, P, Input, View, Id, Listed>) {
      return { kind: "list" as const, ...declared };
    },
    lines<
      View extends z.ZodType,
      Input extends z.ZodType = None,
      const Id extends IdPrefix | undefined = undefined,
    >(declared: LinesOperation<Ctx, P, Input, View, Id>) {
      return { kind: "lines" as const, ...declared };
    },
    write<
      View extends z.ZodType,
      Input extends z.ZodType = None,
      const Id extends IdPrefix | undefined = undefined,
      Prepared = undefined,
    >(declared: WriteOperation<Ctx, P, Input, View, Id, Prepared>) {
      return { kind: "write" as const, ...declared };
    },
    steps<
      View extends z.ZodType,
      Input extends z.ZodType = None,
      const Id extends IdPrefix | undefined = undefined,
    >(declared: SteppedOperation<Ctx, P, Input, View, Id>) {
      return { kind: "steps" as const, ...declared };
    },
    file<Input extends z.ZodType = None, const Id extends IdPrefix | undefined = undefined>(
      declared: Omit<FileOperation<Ctx, P, Input, Id>, "view" | "example">,
    ) {
      return { kind: "file" as const, view: z.undefined(), example: { view: undefined }, ...declared };
    },
  };
}
