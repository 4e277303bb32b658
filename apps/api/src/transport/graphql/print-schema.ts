import type { MutationNames } from "@svc/operations";
import { withOperationName } from "@svc/service-kit/endpoints";
import { MAX_TOTAL_COUNT } from "@svc/service-kit/lists";
import type { z } from "zod";
import type { Link } from "../../context/links.ts";
import { listAllLinks } from "./links.ts";
import {
  type ApiOperation,
  capitalize,
  findQueryNames,
  findSubject,
  getMutationNames,
  getView,
  isNodeQuery,
} from "./names.ts";
import { getTypeName, type PrintedField, TypePrinter } from "./type-printer.ts";

function field(
  name: string,
  type: string,
  { description, defaultValue }: { description: string; defaultValue?: string | undefined },
): PrintedField {
  return { name, type, description, ...(defaultValue === undefined ? {} : { defaultValue }) };
}

const REPLAYED = field("replayed", "Boolean!", {
  description:
    "Whether this is the stored result of an earlier call with the same `idempotencyKey`. If true, " +
    "this call changed nothing.",
});
const ERRORS = field("errors", "[UserError!]!", {
  description: "Why the mutation was not executed; empty on success.",
});
const IF_VERSION = field("ifVersion", "Int", {
  description:
    "The version you last read. If the object has changed since, the call fails with `version_conflict`.",
});
const IDEMPOTENCY_KEY = field("idempotencyKey", "String", {
  description:
    "Your key of 1 to 255 characters. If you send the same input and key again within 24 hours, the call changes nothing.",
});
const FIRST = field("first", "Int", { description: "The page size, from 1 to 100.", defaultValue: "20" });
const AFTER = field("after", "String", {
  description: "The cursor of the item before the first one to return.",
});

const TOTAL_COUNT = field("totalCount", "Int", {
  description: `The number of items on all pages that match the filters; null if there are more than ${MAX_TOTAL_COUNT.toLocaleString("en-US")}, or too many to search. Counted only on request.`,
});

const USE_ARGUMENT_Q = "Use the argument `q` of the list.";

interface PrintedSchema {
  types: string;
  queries: readonly PrintedField[];
  mutations: readonly PrintedField[];
}

/** @throws DeclarationError if a GraphQL name or description is missing */
export function printSchema(operations: readonly ApiOperation[], links: readonly Link[]): PrintedSchema {
  const linksByType = Map.groupBy(listAllLinks(operations, links), ({ parentType }) => parentType);
  const nodes = new Set(operations.flatMap(listNodeTypes));
  const printer: TypePrinter = new TypePrinter(
    (type) => (linksByType.get(type) ?? []).map((link) => printLink(printer, link)),
    nodes,
  );
  const queries = operations.flatMap((operation) =>
    withOperationName(operation.name, () => printQuery(printer, operation)),
  );
  const mutations = operations.flatMap((operation) =>
    withOperationName(operation.name, () =>
      getMutationNames(operation).map((names) => printMutation(printer, operation, names)),
    ),
  );
  return { types: printer.print(), queries, mutations };
}

function listNodeTypes(operation: ApiOperation): string[] {
  return isNodeQuery(operation) ? [getTypeName(getView(operation), "output")] : [];
}

function printQuery(printer: TypePrinter, operation: ApiOperation): PrintedField[] {
  const names = findQueryNames(operation);
  if (!names) return [];
  const { id, kind } = operation;
  const input = names.input ?? operation.input;
  const description = appendScopes(names.description ?? operation.summary, operation.scope);
  const base = { name: names.query, description };
  if (kind === "list") {
    const isCounted = names.count !== undefined;
    const { args, type } = printConnection(printer, operation.view, { input, isCounted });
    return [{ ...base, args, type: `${type}!` }];
  }
  const type = printer.printTypeReference(getView(operation), "output");
  if (id)
    return [
      { ...base, args: [field("id", "ID!", { description: "The object ID." })], type: toNullable(type) },
    ];
  if (!input) return [{ ...base, type: names.view ? toNullable(type) : type }];
  const inputType = printer.printTypeReference(input, "input");
  return [
    {
      ...base,
      args: [
        field("input", operation.inputOptional ? toNullable(inputType) : inputType, {
          description: "The input of the query.",
        }),
      ],
      type,
    },
  ];
}

function printLink(printer: TypePrinter, link: Link): PrintedField {
  const { field: name, cardinality, view, scope, description } = link;
  const base = { name, description: scope ? `${description} Requires the scope \`${scope}\`.` : description };
  if (cardinality === "page") {
    const { args, type } = printConnection(printer, view, {
      input: link.input,
      connectionName: link.connection,
      isCounted: link.countMany !== undefined,
    });
    return { ...base, args, type: link.isNonNull ? `${type}!` : type };
  }
  const type = printer.printTypeReference(view, "output");
  if (cardinality === "list") return { ...base, type: `[${type}]` };
  return { ...base, type: link.isNonNull ? type : toNullable(type) };
}

function printConnection(
  printer: TypePrinter,
  view: z.ZodType,
  {
    input,
    connectionName,
    isCounted,
  }: { input: z.ZodType | undefined; connectionName?: string | undefined; isCounted: boolean },
) {
  const node = printer.printTypeReference(view, "output");
  const name = connectionName ?? getTypeName(view, "output");
  printer.addObject(`${name}Edge`, { kind: "type", description: "One item and its cursor." }, () => [
    field("cursor", "String!", { description: "The cursor to pass as `after`." }),
    field("node", node, { description: "The item." }),
  ]);
  printer.addObject(
    `${name}Connection`,
    { kind: "type", description: "One page of a list (Relay cursor connections)." },
    () => [
      field("edges", `[${name}Edge!]!`, { description: "The items, in list order." }),
      field("pageInfo", "PageInfo!", { description: "Pagination information." }),
      ...(isCounted ? [TOTAL_COUNT] : []),
    ],
  );
  const filters = input
    ? printer.toFields(input, "input").filter((filter) => filter.name !== "limit" && filter.name !== "cursor")
    : [];
  const args = [FIRST, AFTER];
  if (filters.length > 0) {
    const filterType = `${name}Filter`;
    printer.addObject(
      filterType,
      { kind: "input", description: "Filters. Items must match all of them." },
      () =>
        filters.map((filter) =>
          filter.name === "q" ? { ...filter, deprecationReason: USE_ARGUMENT_Q } : filter,
        ),
    );
    args.push(field("filter", filterType, { description: "The filters of the list." }));
    args.push(...filters.filter((filter) => filter.name === "q"));
  }
  return { args, type: `${name}Connection` };
}

function printMutation(
  printer: TypePrinter,
  operation: ApiOperation,
  { mutation, description, payload, input: customInput, scopes }: MutationNames<unknown>,
): PrintedField {
  const name = `${capitalize(mutation)}Input`;
  const text = description ?? operation.summary;
  const subject = findSubject(operation);
  const schema: z.ZodType | undefined = customInput?.schema ?? operation.input;
  const acceptsIdempotencyKey =
    operation.kind !== "read" && "acceptsIdempotencyKey" in operation
      ? operation.acceptsIdempotencyKey !== false
      : true;
  const fields = () => [
    ...(subject ? [field(subject.argument, "ID!", { description: `The ID of the ${subject.noun}.` })] : []),
    ...(schema ? printer.toFields(schema, "input") : []),
    ...(operation.ifMatch ? [IF_VERSION] : []),
    ...(acceptsIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ];
  printer.addObject(name, { kind: "input", description: customInput?.description ?? text }, fields);
  printer.addObject(payload.name, { kind: "type", description: payload.description }, () => [
    ...printer
      .toFields(payload.view, "output")
      .map((payloadField) => ({ ...payloadField, type: toNullable(payloadField.type) })),
    ...(acceptsIdempotencyKey ? [REPLAYED] : []),
    ERRORS,
  ]);
  const isOptional = operation.inputOptional && !subject;
  return {
    name: mutation,
    description: appendScopes(text, operation.scope, scopes),
    args: [
      field("input", isOptional ? name : `${name}!`, {
        description: "The input of the mutation.",
        defaultValue: isOptional ? "{}" : undefined,
      }),
    ],
    type: `${payload.name}!`,
  };
}

function toNullable(type: string): string {
  return type.endsWith("!") ? type.slice(0, -1) : type;
}

function appendScopes(text: string, scope: string | undefined, extraScopes: readonly string[] = []): string {
  const scopes = [...(scope ? [scope] : []), ...extraScopes].map((name) => `\`${name}\``);
  const requirement =
    scopes.length === 0
      ? "Requires no scope."
      : `Requires the scope${scopes.length > 1 ? "s" : ""} ${scopes.join(" and ")}.`;
  return `${text}${/[.:?!]$/.test(text) ? "" : "."} ${requirement}`;
}
