import type { DocumentNode, SelectionSetNode, ValidationRule } from "graphql";
import { Kind, visit } from "graphql";
import {
  collectFragments,
  createLimitError,
  INTROSPECTION_FIELDS,
  type QueryLimits,
} from "./query-limits.ts";

export function limitShape(limits: Pick<QueryLimits, "depth" | "aliases">): ValidationRule {
  return (context) => ({
    Document(document) {
      const depth = measureDepth(document);
      if (depth > limits.depth) context.reportError(createLimitError("depth", depth, limits.depth));
      const aliases = countAliases(document);
      if (aliases > limits.aliases) context.reportError(createLimitError("aliases", aliases, limits.aliases));
    },
  });
}

/** Counts the fragments of a cycle once. */
function measureDepth(document: DocumentNode): number {
  const fragments = collectFragments(document);
  const fragmentDepths = new Map<string, number>();
  const measureFragment = (name: string): number => {
    const depth = fragmentDepths.get(name);
    if (depth !== undefined) return depth;
    fragmentDepths.set(name, 0);
    const fragment = fragments.get(name);
    const fragmentDepth = fragment ? measureSelections(fragment.selectionSet) : 0;
    fragmentDepths.set(name, fragmentDepth);
    return fragmentDepth;
  };
  const measureSelections = ({ selections }: SelectionSetNode): number => {
    let deepest = 0;
    for (const selection of selections) {
      let depth = 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) depth = measureFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) depth = measureSelections(selection.selectionSet);
      else if (!INTROSPECTION_FIELDS.has(selection.name.value)) {
        depth = 1 + (selection.selectionSet ? measureSelections(selection.selectionSet) : 0);
      }
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  };
  let deepest = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    deepest = Math.max(deepest, measureSelections(definition.selectionSet));
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
