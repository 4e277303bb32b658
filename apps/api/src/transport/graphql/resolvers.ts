import { hasScope } from "@svc/keys";
import {
  cursorAfter,
  type MutationNames,
  type QueryNames,
  readIdempotencyKey,
  runOperation,
} from "@svc/operations";
import { isId, listQueryFields, notFound, type Page, parseBody, requireScope } from "@svc/service-kit";
import { z } from "zod";
import { briefMembersAskedFor, linksAskedFor } from "./asked-members.ts";
import { type ConnectionArgs, readPage, toConnection } from "./connection.ts";
import type { GraphqlContext } from "./graphql-context.ts";
import { toIfMatch, withoutNulls } from "./input-object.ts";
import { allLinks, type BatchedLink, type Link } from "./links.ts";
import { type ApiOperation, mutationsOf, queryOf, subjectOf } from "./names.ts";
import type { AskedField, Resolver, Resolvers } from "./resolver.ts";
import { nameOf } from "./type-printer.ts";
import { withUserErrors } from "./user-errors.ts";

/** The resolvers of what operations and links say; fields of views need none. */
export function resolversOf(operations: readonly ApiOperation[], links: readonly Link[]): Resolvers {
  const resolvers: Resolvers = { Query: {}, Mutation: {} };
  const all = allLinks(operations, links);
  for (const operation of operations) {
    const names = queryOf(operation);
    if (names)
      Object.assign(resolvers.Query ?? {}, { [names.query]: askedOnce(resolveQuery(operation, all)) });
    for (const mutation of mutationsOf(operation)) {
      Object.assign(resolvers.Mutation ?? {}, { [mutation.mutation]: resolveMutation(operation, mutation) });
    }
  }
  for (const link of all) {
    resolvers[link.on] = { ...resolvers[link.on], [link.field]: resolveLink(link) };
  }
  return resolvers;
}

/** What a field of the query came to when it was asked before, for the same answer. */
function askedOnce(resolve: Resolver): Resolver {
  return (parent, args, context, info) => {
    const known = context.outcomes?.get(String(info.path.key));
    return known ?? resolve(parent, args, context, info);
  };
}

/** The query of a list that cannot be narrowed. */
const PAGE = z.strictObject(listQueryFields);

const NO_REPETITION = { readRepetition: () => ({ scope: "", idempotencyKey: null, body: null }) };

function resolveQuery(operation: ApiOperation, links: readonly Link[]): Resolver {
  const { kind } = operation;
  const { of, read, brief, input = operation.input } = queryOf(operation) ?? {};
  const asked = read ? ({ ...operation, run: read } as ApiOperation) : operation;
  const run = async (context: GraphqlContext, readInput: () => unknown, runs = asked) => {
    const { result } = await runOperation(runs, context.call, { readInput, ...NO_REPETITION });
    return result;
  };
  if (kind === "list") {
    const readBriefly = brief && briefly(operation, brief, links);
    const toReadAhead = linksAskedFor(links, nameOf(operation.view, "output"));
    return async (_parent, args: ConnectionArgs, context, info) => {
      // Before the arguments are read: whoever may not list is told nothing of them.
      if (operation.scope) requireScope(context.call.principal, operation.scope);
      const short = readBriefly?.(info, context);
      const page = (await readPage(input, args, (query) =>
        run(context, () => query, short ?? asked),
      )) as Page<unknown>;
      await readAhead(toReadAhead(info), page.items as Record<string, string>[], context);
      return toConnection(page, (at) => cursorAfter(operation, page, at));
    };
  }
  const subject = subjectOf(operation);
  return async (_parent, args, context) => {
    const result = await run(context, () => {
      if (subject) return { id: requireId(subject, args.id) };
      return input ? parseBody(input, withoutNulls(input, args.input ?? {})) : {};
    });
    return of ? of(result) : result;
  };
}

/** How a list is read of which a document asks for little; null where it asks for more. */
function briefly(
  operation: ApiOperation,
  brief: NonNullable<QueryNames<unknown>["brief"]>,
  links: readonly Link[],
) {
  const membersOf = briefMembersAskedFor(brief, links);
  const scoped = links.filter(({ on }) => on === nameOf(operation.view, "output"));
  // As long as what is known of the document, which is as long as that is kept.
  const known = new WeakMap<ReadonlySet<string>, ApiOperation>();
  const toOperation = (members: ReadonlySet<string>): ApiOperation => {
    const before = known.get(members);
    if (before) return before;
    const run = (call: unknown, input: unknown) => brief.run(call, input, members);
    const made = { ...operation, run } as ApiOperation;
    known.set(members, made);
    return made;
  };
  return (info: AskedField, { call }: GraphqlContext): ApiOperation | null => {
    const asked = membersOf(info);
    if (!asked) return null;
    const isAllowed = scoped.every(
      ({ field, scope }) => !asked.along.has(field) || !scope || hasScope(call.principal.scopes, scope),
    );
    return toOperation(isAllowed ? asked.all : asked.own);
  };
}

/** Reads what all of a page leads to before its fields ask one by one, unless its items have that already. */
async function readAhead(
  links: readonly BatchedLink[],
  items: readonly Record<string, string>[],
  { call, load }: GraphqlContext,
): Promise<void> {
  for (const link of items.length > 0 ? links : []) {
    const { field, scope, key: member = "id" } = link;
    if (items[0]?.[field] !== undefined) continue;
    if (scope && !hasScope(call.principal.scopes, scope)) continue;
    await load.ahead(
      link,
      items.map((item) => item[member] as string),
    );
  }
}

function requireId({ prefix, noun }: NonNullable<ReturnType<typeof subjectOf>>, id: string): string {
  // An id of another form names nothing.
  if (!isId(prefix, id)) throw notFound(noun);
  return id;
}

function resolveMutation(operation: ApiOperation, names: MutationNames<unknown>): Resolver {
  const { mutation, payload, input: own } = names;
  const subject = subjectOf(operation);
  const schema = own?.schema ?? operation.input;
  return async (_parent, args, { call, charge }) => {
    const { idempotencyKey, ifVersion, ...given } = args.input ?? {};
    const { [subject?.argument ?? ""]: id, ...rest } = given;
    const { dryRun: _dryRun, ...body } = schema
      ? (withoutNulls(schema, rest) as Record<string, unknown>)
      : {};
    const readInput = () => {
      const about = subject ? { id: requireId(subject, id) } : {};
      const told = own ? own.toInput({ ...body, dryRun: rest.dryRun === true }) : body;
      return { ...(operation.input ? parseBody(operation.input, told) : {}), ...about };
    };
    const readRepetition = () => ({
      // With the subject, so that what is remembered of a participant is forgotten when the participant is erased.
      scope: subject ? `${mutation} ${id}` : mutation,
      idempotencyKey: readIdempotencyKey(idempotencyKey, "input.idempotencyKey"),
      body,
    });
    const { result, errors } = await withUserErrors(
      () =>
        runOperation(
          operation,
          { ...call, ifMatch: toIfMatch(ifVersion) },
          { readInput, readRepetition, charge },
        ),
      own?.place,
    );
    const fields = result ? payload.of(result.result) : {};
    return { ...fields, replayed: result?.replayed ?? false, errors };
  };
}

function resolveLink(link: Link): Resolver {
  const { field, scope, gives, input, key: member = "id", absent = () => null } = link;
  return (parent, args, context) => {
    const { call, load } = context;
    if (scope) requireScope(call.principal, scope);
    const along = parent[field];
    if (along !== undefined) return along;
    const key = parent[member] as string | null;
    if (key === null) return null;
    if (link.one) return link.one(call, key);
    if (gives !== "page") return load(link, key, {}, absent);
    return readPage(input ?? PAGE, args, async (query) => {
      const page = (await load(link, key, query, () => ({ items: [], hasMore: false }))) as Page<unknown>;
      return toConnection(page, (at) => cursorAfter(link, page, at));
    });
  };
}
