import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind } from "graphql";

export interface QueryLimits {
  /** Nesting of fields, excluding introspection, which GraphQL limits itself. */
  depth: number;
  /** Counted in the whole document, because aliases can repeat a field any number of times. */
  aliases: number;
  /** See `query-cost.ts`. */
  cost: number;
}

/** Longer documents are not parsed: deep nesting would exhaust the parser's stack. */
export const MAX_TOKENS = 1_000;

/** Each error searches the whole schema for similar names. */
export const MAX_ERRORS = 20;

/** @param actual can be infinite */
export function createLimitError(limit: keyof QueryLimits, actual: number, maximum: number): GraphQLError {
  const count = Number.isFinite(actual) ? String(actual) : "far too many";
  const aliases = actual === 1 ? "1 alias" : `${count} aliases`;
  const excess = { depth: `nests ${count} levels`, aliases: `has ${aliases}`, cost: `costs ${count}` };
  return new GraphQLError(`The document ${excess[limit]}, and the limit is ${maximum}.`, {
    extensions: { code: "GRAPHQL_VALIDATION_FAILED", limit, maximum, http: { status: 400 } },
  });
}

export const INTROSPECTION_FIELDS: ReadonlySet<string> = new Set(["__schema", "__type"]);

export function collectFragments(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}
