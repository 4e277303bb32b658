import { type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import { Problem } from "@svc/service-kit/errors";
import { DEFAULT_LIMIT, MAX_LIMIT } from "@svc/service-kit/lists";
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from "graphql";
import type { GraphqlContext } from "../graphql-context.ts";
import { collectFragments, createLimitError, INTROSPECTION_FIELDS } from "./query-limits.ts";

/** Flat, because the size of the schema does not depend on the fields selected. */
const INTROSPECTION_COST = 5_000;

/** Independent of the page size, because a count reads up to 1,001 rows of an index. */
const TOTAL_COUNT_COST = 20;

export interface FieldCosts {
  /** Cost by field name, instead of 1. */
  weights: ReadonlyMap<string, number>;
  /** Maximum lengths of lists that are not connections, by field name. */
  lengths: ReadonlyMap<string, number>;
  /** Maximum lengths of lists with one item per input item, which are never longer than the input's longest list. */
  payloadLengths: ReadonlyMap<string, number>;
}

/** About the number of fields in a REST response. */
const COST_PER_REQUEST = 100;

interface Weight {
  /** Limited by `GRAPHQL_MAX_COST`. */
  cost: number;
  /** Rate-limit cost, in requests. */
  requests: number;
}

type WeighOperation = (
  document: DocumentNode,
  operation: OperationDefinitionNode | undefined,
  variables: Record<string, unknown>,
) => Weight;

/** Caches the costs of operations without variables. */
export function createWeigher(schema: GraphQLSchema, costs: FieldCosts): WeighOperation {
  const fieldCosts = { ...costs, connections: findConnectionFields(schema) };
  // Apollo Server's document store returns the same document for the same text.
  const weights = new WeakMap<OperationDefinitionNode, Weight>();
  return (document, operation, variables) => {
    const cached = operation && weights.get(operation);
    if (cached) return cached;
    const declaredNames = operation?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
    // Undeclared variables are not used, and would otherwise change the cached cost for other callers.
    const usedVariables = Object.fromEntries(declaredNames.map((name) => [name, variables[name]]));
    const weight = weigh(document, { operation, variables: usedVariables }, fieldCosts);
    if (operation && declaredNames.length === 0) weights.set(operation, weight);
    return weight;
  };
}

/**
 * Rejects operations above `maximum` before any read. For other operations, charges each root field one request per
 * 100 cost, rounded up.
 */
export function limitCost(maximum: number, weigh: WeighOperation): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          const { cost, requests } = weigh(document, operation, request.variables ?? {});
          if (cost > maximum) throw createLimitError("cost", cost, maximum);
          await consumeQuota(contextValue, requests);
        },
      };
    },
  };
}

/** Rate-limit errors have the same status and headers as in REST. */
async function consumeQuota(context: GraphqlContext, requests: number): Promise<void> {
  try {
    await context.consumeQuota(requests);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, status, message } = error;
    const headers = new HeaderMap(
      Object.entries(error.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    throw new GraphQLError(message, { extensions: { code, status, errors: [], http: { status, headers } } });
  }
}

function findConnectionFields(schema: GraphQLSchema): Set<string> {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  return new Set(
    fields.filter(({ args }) => args.some(({ name }) => name === "first")).map(({ name }) => name),
  );
}

/**
 * Each field costs 1 or its weight. A connection's `first` or a list's maximum length multiplies the cost of selections, except
 * `totalCount`. Each fragment is weighed once, so the time is linear in the document's size.
 */
function weigh(
  document: DocumentNode,
  {
    operation,
    variables,
  }: { operation: OperationDefinitionNode | undefined; variables: Record<string, unknown> },
  { connections, weights, lengths, payloadLengths }: FieldCosts & { connections: ReadonlySet<string> },
): Weight {
  const fragments = collectFragments(document);
  const longest = Math.max(findLongestList(variables), findLongestLiteral(document));
  const getListLength = (name: string) => {
    const maximum = payloadLengths.get(name);
    return maximum === undefined ? (lengths.get(name) ?? 1) : Math.min(maximum, Math.max(longest, 1));
  };
  const createSum = (weighField: (field: FieldNode) => number) => {
    const fragmentSums = new Map<string, number>();
    const weighFragment = (name: string): number => {
      const sum = fragmentSums.get(name);
      if (sum !== undefined) return sum;
      const fragment = fragments.get(name);
      const fragmentSum = fragment ? weighSelections(fragment.selectionSet) : 0;
      fragmentSums.set(name, fragmentSum);
      return fragmentSum;
    };
    const weighSelections = ({ selections }: SelectionSetNode): number => {
      let sum = 0;
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) sum += weighField(selection);
        else if (selection.kind === Kind.FRAGMENT_SPREAD) sum += weighFragment(selection.name.value);
        else sum += weighSelections(selection.selectionSet);
      }
      return sum;
    };
    return weighSelections;
  };
  const weighField = (field: FieldNode): number => {
    const { name, selectionSet } = field;
    if (INTROSPECTION_FIELDS.has(name.value)) return INTROSPECTION_COST;
    // The parent connection adds the cost of `totalCount` once, without the multiplier.
    if (isTotalCount(field)) return 0;
    const multiplier = connections.has(name.value)
      ? readFirst(field, operation, variables)
      : getListLength(name.value);
    const weight = weights.get(name.value) ?? 1;
    return weight + (selectionSet ? multiplier * sumCost(selectionSet) + sumTotalCounts(selectionSet) : 0);
  };
  const sumTotalCounts = createSum((field) => (isTotalCount(field) ? TOTAL_COUNT_COST : 0));
  const sumCost = createSum(weighField);
  const sumRequests = createSum((field) => Math.ceil(weighField(field) / COST_PER_REQUEST));
  return operation
    ? { cost: sumCost(operation.selectionSet), requests: sumRequests(operation.selectionSet) }
    : { cost: 0, requests: 0 };
}

const isTotalCount = ({ name }: FieldNode) => name.value === "totalCount";

/** Levels of an input to search. Lists that get one result per item are not deeper. */
const MAX_LEVELS = 3;

function findLongestList(value: unknown, levels = MAX_LEVELS): number {
  if (typeof value !== "object" || value === null || levels === 0) return 0;
  const longestNested = Object.values(value).reduce(
    (longest: number, one) => Math.max(longest, findLongestList(one, levels - 1)),
    0,
  );
  return Array.isArray(value) ? Math.max(value.length, longestNested) : longestNested;
}

function findLongestLiteral(document: DocumentNode): number {
  let longest = 0;
  visit(document, {
    ListValue({ values }) {
      longest = Math.max(longest, values.length);
    },
  });
  return longest;
}

/** Treats invalid values as the maximum; the list rejects them later. */
function readFirst(
  field: FieldNode,
  operation: OperationDefinitionNode | undefined,
  variables: Record<string, unknown>,
): number {
  const argument = field.arguments?.find(({ name }) => name.value === "first");
  const first = argument ? readNumber(argument.value, operation, variables) : undefined;
  if (first === undefined || first === null) return DEFAULT_LIMIT;
  const isValid = typeof first === "number" && first >= 1 && first <= MAX_LIMIT;
  return isValid ? first : MAX_LIMIT;
}

function readNumber(
  node: ValueNode,
  operation: OperationDefinitionNode | undefined,
  variables: Record<string, unknown>,
): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  if (node.kind !== Kind.VARIABLE) return node.kind === Kind.NULL ? null : Number.NaN;
  const value = variables[node.name.value];
  if (value !== undefined) return value;
  const definition = operation?.variableDefinitions?.find(
    ({ variable }) => variable.name.value === node.name.value,
  );
  return definition?.defaultValue ? readNumber(definition.defaultValue, operation, {}) : undefined;
}
