import type { DocumentNode, SelectionSetNode, ValidationRule } from "graphql";
import { Kind, visit } from "graphql";
import { fragmentsOf, INTROSPECTION_FIELDS } from "./fragments.ts";
import { beyondLimit, type QueryLimits } from "./query-limits.ts";

export function limitShape(limits: Pick<QueryLimits, "depth" | "aliases">): ValidationRule {
  return (context) => ({
    Document(document) {
      const depth = depthOf(document);
      if (depth > limits.depth) context.reportError(beyondLimit("depth", depth, limits.depth));
      const aliases = countAliases(document);
      if (aliases > limits.aliases) context.reportError(beyondLimit("aliases", aliases, limits.aliases));
    },
  });
}

/** Follows fragments, counting those in a cycle once. */
function depthOf(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const depth = known.get(name);
    if (depth !== undefined) return depth;
    known.set(name, 0);
    const fragment = fragments.get(name);
    const found = fragment ? ofSelections(fragment.selectionSet) : 0;
    known.set(name, found);
    return found;
  };
  const ofSelections = ({ selections }: SelectionSetNode): number => {
    let deepest = 0;
    for (const selection of selections) {
      let depth = 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) depth = ofFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) depth = ofSelections(selection.selectionSet);
      else if (!INTROSPECTION_FIELDS.has(selection.name.value)) {
        depth = 1 + (selection.selectionSet ? ofSelections(selection.selectionSet) : 0);
      }
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  };
  let deepest = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    deepest = Math.max(deepest, ofSelections(definition.selectionSet));
  }
  return deepest;
}

function countAliases(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    Field({ alias }) {
      if (alias) count += 1;
    },
  });
  return count;
}
