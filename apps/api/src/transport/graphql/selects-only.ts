import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

const ITEM = "edges.node.";

/**
 * Returns whether a document selects only these members of a connection's items, or fields below them. Skipped fields count.
 *
 * @param members paths such as `source.custodianId`
 */
export function selectsOnly(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">,
  members: ReadonlySet<string>,
): boolean {
  // Fragments that spread each other would otherwise be walked exponentially often.
  const walked = new Set<string>();
  const isCovered = ({ selections }: SelectionSetNode, path: string): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return isCovered(selection.selectionSet, path);
      const name = selection.name.value;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const key = `${path}${name}`;
        const fragment = fragments[name];
        if (walked.has(key) || !fragment) return true;
        walked.add(key);
        return isCovered(fragment.selectionSet, path);
      }
      const own = `${path}${name}`;
      if (name.startsWith("__") || (own.startsWith(ITEM) && members.has(own.slice(ITEM.length)))) return true;
      if (selection.selectionSet) return isCovered(selection.selectionSet, `${own}.`);
      return !own.startsWith(ITEM);
    });
  return fieldNodes.every(({ selectionSet }) => !selectionSet || isCovered(selectionSet, ""));
}
