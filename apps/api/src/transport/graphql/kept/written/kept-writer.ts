import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import type { GraphqlContext } from "../../graphql-context.ts";
import type { Link } from "../../links.ts";
import { type Compiled, compileQuery, type RootField } from "./compile-query.ts";

/** Of how many combinations of what `@skip` and `@include` hang on one operation is compiled. */
const MAX_VARIANTS = 8;

/**
 * Writes what graphql-js would answer an operation with, without a value in memory for each of its fields.
 *
 * @returns null for whatever is no plain success: graphql-js answers it, with what was read of its root fields already
 */
export type WriteQuery = (
  context: GraphqlContext,
  variables: Record<string, unknown>,
) => Promise<string | null>;

/** How an operation that is kept is written. It is compiled when it is first asked for. */
export function keptWriter(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { links, room }: { links: readonly Link[]; room: Compiled["room"] },
): WriteQuery {
  const definitions = operation.variableDefinitions ?? [];
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  const deciding = variablesOfDirectives(document);
  const variants = new Map<string, RootField[] | null>();
  const variantFor = (variables: Record<string, unknown>) => {
    const name = deciding.map((variable) => variables[variable]).join();
    const known = variants.get(name);
    if (known !== undefined || variants.size === MAX_VARIANTS) return known ?? null;
    const made = compileQuery({ schema, operation, fragments, links, room }, variables);
    variants.set(name, made);
    return made;
  };
  return async (context, given) => {
    const { coerced } = getVariableValues(schema, definitions, given, { maxErrors: 1 });
    const fields = coerced && variantFor(coerced);
    if (!fields) return null;
    const outcomes = new Map<string, unknown>();
    context.outcomes = outcomes;
    try {
      for (const { name, ask } of fields) outcomes.set(name, quietly(ask(context, coerced)));
      let text = "{";
      for (const { name, lead, write } of fields) {
        text = write(text + lead, await outcomes.get(name), context);
      }
      return `${text}}`;
    } catch {
      return null;
    }
  };
}

/** One that fails while another is waited for is no failure that nobody saw to. */
function quietly(outcome: unknown): unknown {
  if (outcome instanceof Promise) outcome.catch(() => undefined);
  return outcome;
}

/** Which variables say what is left out. */
function variablesOfDirectives(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ arguments: given = [] }) {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
