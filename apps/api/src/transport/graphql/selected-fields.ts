import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/**
 * Lists the fields that a query selects on a connection's items. For a link, lists only the field with the linked object's ID,
 * which is all that the link reads from the item.
 * @param linkKeys fields with the linked object's ID, by the link's field
 */
export function listItemFields(info: GraphQLResolveInfo, linkKeys: ReadonlyMap<string, string>): string[] {
  const collectChildren = (parents: readonly FieldNode[]) =>
    parents.flatMap(({ selectionSet }) => (selectionSet ? collectFields(selectionSet, info) : []));
  const filterByName = (fields: readonly FieldNode[], fieldName: string) =>
    fields.filter(({ name }) => name.value === fieldName);
  const edges = filterByName(collectChildren(info.fieldNodes), "edges");
  const items = filterByName(collectChildren(edges), "node");
  return collectChildren(items).map(({ name }) => linkKeys.get(name.value) ?? name.value);
}

/** Includes each fragment's fields once, regardless of its type condition. */
function collectFields(
  { selections }: SelectionSetNode,
  info: Pick<GraphQLResolveInfo, "fragments">,
  visited = new Set<string>(),
): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    if (selection.kind === Kind.INLINE_FRAGMENT) return collectFields(selection.selectionSet, info, visited);
    const name = selection.name.value;
    const fragment = visited.has(name) ? undefined : info.fragments[name];
    visited.add(name);
    return fragment ? collectFields(fragment.selectionSet, info, visited) : [];
  });
}
