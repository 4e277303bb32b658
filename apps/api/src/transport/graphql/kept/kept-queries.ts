import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from "graphql";
import type { GraphqlContext } from "../graphql-context.ts";
import type { FieldCosts, Weigh, Weight } from "../limits/query-cost.ts";
import type { Link } from "../links.ts";
import { keptWeight } from "./kept-weight.ts";
import { keptWriter, type WriteQuery } from "./written/kept-writer.ts";

/** How many documents are kept. An integrator's program has some dozen. */
const MAX_DOCUMENTS = 500;
/** Characters of all documents together; what is made of one takes some sixty times as many bytes. */
const MAX_LENGTH = 256 * 1024;
/** A longer one is read each time. */
const MAX_LENGTH_OF_ONE = 16 * 1024;
/** Of how many of its characters a document may have one field written: fragments in fragments come to more than what is kept may take. */
const CHARACTERS_OF_A_FIELD = 4;

/** A query that was found to fit the schema and the limits of its shape. */
export interface KeptQuery {
  weightOf(variables: Record<string, unknown>): Weight;
  /** The answer's `data`; null where `execute` is to be asked, of the same context. */
  write: WriteQuery;
  /** Without `data` where the variables do not fit: then nothing was asked of any resolver. */
  execute(
    contextValue: GraphqlContext,
    variables: Record<string, unknown>,
  ): ExecutionResult | Promise<ExecutionResult>;
}

/** Queries by the text of their document, those that were asked last: each is read, validated and weighed once. */
export class KeptQueries {
  /** Those that were asked longest ago first. */
  private readonly documents = new Map<string, ReadonlyMap<string, KeptQuery>>();
  private length = 0;
  private readonly schema: GraphQLSchema;
  private readonly weigh: Weigh;
  private readonly costs: FieldCosts;
  private readonly links: readonly Link[];

  constructor(schema: GraphQLSchema, weigh: Weigh, costs: FieldCosts, links: readonly Link[]) {
    this.schema = schema;
    this.weigh = weigh;
    this.costs = costs;
    this.links = links;
  }

  /** @param document what was made of the text, and found to fit the schema */
  keep(text: string, document: DocumentNode): void {
    if (text.length > MAX_LENGTH_OF_ONE || this.documents.has(text)) return;
    const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const queries = new Map<string, KeptQuery>();
    const room = { fields: text.length / CHARACTERS_OF_A_FIELD };
    for (const operation of operations) {
      if (operation.operation !== OperationTypeNode.QUERY) continue;
      const query = this.toKept(document, operation, room);
      if (operation.name) queries.set(operation.name.value, query);
      if (operations.length === 1) queries.set(ONLY, query);
    }
    if (queries.size === 0) return;
    this.documents.set(text, queries);
    this.length += text.length;
    for (const oldest of this.documents.keys()) {
      if (this.documents.size <= MAX_DOCUMENTS && this.length <= MAX_LENGTH) return;
      this.documents.delete(oldest);
      this.length -= oldest.length;
    }
  }

  /** The document's query of this name, or its only operation where none is named; null where it is not kept. */
  find(text: string, name: string | undefined): KeptQuery | null {
    const queries = this.documents.get(text);
    if (!queries) return null;
    this.documents.delete(text);
    this.documents.set(text, queries);
    return queries.get(name ?? ONLY) ?? null;
  }

  private toKept(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    room: { fields: number },
  ): KeptQuery {
    const { schema, links } = this;
    const operationName = operation.name?.value;
    return {
      weightOf: keptWeight(this.weigh, document, operation, this.costs.answeredLengths),
      write: keptWriter(schema, document, operation, { links, room }),
      execute: (contextValue, variableValues) =>
        execute({ schema, document, operationName, contextValue, variableValues }),
    };
  }
}

/** No operation has this name. */
const ONLY = "";
