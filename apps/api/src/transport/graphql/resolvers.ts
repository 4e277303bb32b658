import { encodeCursorAfter, type MutationNames, readIdempotencyKey, runOperation } from "@svc/operations";
import { isId } from "@svc/service-kit";
import { requireScope } from "@svc/service-kit/auth";
import { parseBody } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import { listQueryFields, type Page } from "@svc/service-kit/lists";
import type { GraphQLFieldResolver, GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import type { BatchedLink, Link } from "../../context/links.ts";
import { type ConnectionArgs, readPage, toConnection } from "./connection.ts";
import type { GraphqlContext } from "./graphql-context.ts";
import { removeNulls, toIfMatch } from "./input-object.ts";
import { listAllLinks } from "./links.ts";
import {
  type ApiOperation,
  findQueryNames,
  findSubject,
  getMutationNames,
  getView,
  isNodeQuery,
} from "./names.ts";
import { listItemFields } from "./selected-fields.ts";
import { getTypeName } from "./type-printer.ts";
import { withUserErrors } from "./user-errors.ts";

// biome-ignore lint/suspicious/noExplicitAny: parents are views, and graphql-js has checked the arguments.
type Resolver = GraphQLFieldResolver<any, GraphqlContext, any>;
export type Resolvers = Record<string, Record<string, Resolver>>;

export function createResolvers(operations: readonly ApiOperation[], links: readonly Link[]): Resolvers {
  const resolvers: Resolvers = { Query: {}, Mutation: {} };
  const allLinks = listAllLinks(operations, links);
  for (const operation of operations) {
    const names = findQueryNames(operation);
    if (names) Object.assign(resolvers.Query ?? {}, { [names.query]: resolveQuery(operation, allLinks) });
    for (const mutation of getMutationNames(operation)) {
      Object.assign(resolvers.Mutation ?? {}, { [mutation.mutation]: resolveMutation(operation, mutation) });
    }
  }
  for (const link of allLinks) {
    resolvers[link.parentType] = { ...resolvers[link.parentType], [link.field]: resolveLink(link) };
  }
  return resolvers;
}

/** The query schema of lists without filters. */
const PAGE_INPUT = z.strictObject(listQueryFields);

/** Queries have no idempotency key. */
const NOT_REPEATABLE = { readRepeatableRequest: () => ({ scope: "", idempotencyKey: null, body: null }) };

function resolveQuery(operation: ApiOperation, links: readonly Link[]): Resolver {
  const { toResult, read, input = operation.input } = findQueryNames(operation) ?? {};
  const queryOperation = read ? ({ ...operation, run: read } as ApiOperation) : operation;
  if (operation.kind === "list") return resolveList(queryOperation as ApiList, input as z.ZodType, links);
  const subject = findSubject(operation);
  return async (_parent, args, context) => {
    const result = await runQuery(queryOperation, context, () => {
      if (subject) return { id: requireId(subject, args.id) };
      return input ? parseBody(input, removeNulls(input, args.input ?? {})) : {};
    });
    return toResult ? toResult(result) : result;
  };
}

async function runQuery(operation: ApiOperation, { call }: GraphqlContext, readInput: () => unknown) {
  const { result } = await runOperation(operation, call, { readInput, ...NOT_REPEATABLE });
  return result;
}

type ApiList = ApiOperation & { kind: "list" };

function resolveList(operation: ApiList, input: z.ZodType, links: readonly Link[]): Resolver {
  const { summary, count } = findQueryNames(operation) ?? {};
  const type = getTypeName(operation.view, "output");
  const linkKeys = new Map(
    links.flatMap(({ parentType, field, key = "id" }) => (parentType === type ? [[field, key]] : [])),
  );
  const summaryOperation: ApiList = {
    ...operation,
    run: async (call, query) => (await summary?.list(call, query)) ?? operation.run(call, query),
  };
  const countOperation = count && ({ ...operation, kind: "read", run: count } as ApiOperation);
  const needsOnlySummary = (info: GraphQLResolveInfo) =>
    summary !== undefined &&
    listItemFields(info, linkKeys).every((field) => field === "__typename" || summary.fields.has(field));
  // biome-ignore lint/complexity/useMaxParams: a resolver of graphql-js
  return async (_parent, args: ConnectionArgs, context, info) => {
    // Checks the scope first, so that callers without it learn nothing about valid arguments.
    requireScope(context.call.principal, operation.scope);
    return readPage(input, args, async (query) => {
      const listOperation = needsOnlySummary(info) ? summaryOperation : operation;
      const page = (await runQuery(listOperation, context, () => query)) as Page<unknown>;
      const countItems = countOperation && (() => runQuery(countOperation, context, () => query));
      return toConnection(page, (index) => encodeCursorAfter(operation, page, index), countItems);
    });
  };
}

function requireId({ prefix, noun }: NonNullable<ReturnType<typeof findSubject>>, id: string): string {
  if (!isId(prefix, id)) throw notFound(noun);
  return id;
}

function resolveMutation(operation: ApiOperation, names: MutationNames<unknown>): Resolver {
  const { mutation, payload, input: customInput } = names;
  const subject = findSubject(operation);
  const subjectArgument = subject?.argument ?? "";
  const schema = customInput?.schema ?? operation.input;
  return async (_parent, args, { call, consumeQuota }) => {
    const { idempotencyKey, ifVersion, ...input } = args.input ?? {};
    const { [subjectArgument]: id, ...inputFields } = input;
    const givenInput = schema ? (removeNulls(schema, inputFields) as Record<string, unknown>) : {};
    // `body` identifies a repeated request. It omits `dryRun`, because dry runs do not use idempotency keys.
    const { dryRun: _dryRun, ...body } = givenInput;
    const readInput = () => {
      const subjectInput = subject ? { id: requireId(subject, id) } : {};
      const rawInput = customInput ? customInput.toInput(givenInput) : givenInput;
      return { ...(operation.input ? parseBody(operation.input, rawInput) : {}), ...subjectInput };
    };
    const readRepeatableRequest = () => ({
      // The subject's ID lets the erasure of a participant also erase stored responses.
      scope: subject ? `${mutation} ${id}` : mutation,
      idempotencyKey: readIdempotencyKey(idempotencyKey, "input.idempotencyKey"),
      body,
    });
    const { result, errors } = await withUserErrors(
      () =>
        runOperation(
          operation,
          { ...call, ifMatch: toIfMatch(ifVersion) },
          { readInput, readRepeatableRequest, consumeQuota },
        ),
      customInput?.mapIssuePath,
    );
    const fields = result ? payload.toPayload(result.result) : {};
    return { ...fields, replayed: result?.replayed ?? false, errors };
  };
}

function resolveLink(link: Link): Resolver {
  const { scope, cardinality, input, key: keyField = "id", getFallback = () => null } = link;
  const countLink: BatchedLink | undefined = link.countMany && { ...link, loadMany: link.countMany };
  return (parent, args, context) => {
    const { call, load } = context;
    requireScope(call.principal, scope);
    const key = parent[keyField] as string | null;
    if (key === null) return null;
    if (link.loadOne) return link.loadOne(call, key);
    if (cardinality !== "page") return load(link, key, { query: {}, getFallback });
    return readPage(input ?? PAGE_INPUT, args, async (query) => {
      const page = (await load(link, key, {
        query,
        getFallback: () => ({ items: [], hasMore: false }),
      })) as Page<unknown>;
      const countItems = countLink && (() => load(countLink, key, { query, getFallback: () => null }));
      return toConnection(page, (index) => encodeCursorAfter(link, page, index), countItems);
    });
  };
}

/** `node(id:)` runs the query that matches the prefix of the ID. */
export function createNodeResolvers(operations: readonly ApiOperation[], { Query = {} }: Resolvers) {
  const readers = operations.filter(isNodeQuery);
  const resolversByPrefix = new Map(
    readers.map((reader) => [reader.id as string, Query[findQueryNames(reader)?.query ?? ""]]),
  );
  // Keys are the values of the views' `object` fields.
  const typeNames = new Map(
    readers.map((reader) => {
      const view = getView(reader);
      return [view.shape.object.value as string, getTypeName(view, "output")];
    }),
  );
  return {
    Node: { __resolveType: ({ object }: { object: string }) => typeNames.get(object) },
    Query: {
      ...Query,
      // biome-ignore lint/complexity/useMaxParams: a resolver of graphql-js
      node(parent: unknown, { id }: { id: string }, context: GraphqlContext, info: GraphQLResolveInfo) {
        const read = resolversByPrefix.get(id.split("_")[0] ?? "");
        if (!read) throw notFound("node");
        return read(parent, { id }, context, info);
      },
    },
  };
}
