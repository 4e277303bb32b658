import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { BatchedLink, Link } from "./links.ts";

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Says of a connection's field whether its document asks for nothing of the nodes but these members, skipped or not. */
export function asksOnlyFor(
  members: ReadonlySet<string>,
  links: readonly Link[],
): (info: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments" | "returnType">) => boolean {
  const keys = new Map(links.map(({ on, field, key = "id" }) => [`${on}.${field}`, key]));
  // A document that is kept is walked through once.
  const known = new WeakMap<FieldNode, boolean>();

  const isWithin = (
    { selections }: SelectionSetNode,
    type: GraphQLNamedType,
    path: string,
    fragments: Fragments,
  ): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return isWithin(selection.selectionSet, type, path, fragments);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value];
        return fragment !== undefined && isWithin(fragment.selectionSet, type, path, fragments);
      }
      const name = selection.name.value;
      if (name.startsWith("__")) return true;
      // What a link leads to is read by a member of what it leads from.
      const key = keys.get(`${type.name}.${name}`);
      if (key !== undefined) return isListed(`${path}${key}`);
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (!field) return false;
      if (!selection.selectionSet) return isListed(`${path}${name}`);
      return isWithin(selection.selectionSet, getNamedType(field.type), `${path}${name}.`, fragments);
    });
  const isListed = (path: string) => !path.startsWith(NODE) || members.has(path.slice(NODE.length));

  return ({ fieldNodes, fragments, returnType }) =>
    fieldNodes.every((node) => {
      const before = known.get(node);
      if (before !== undefined) return before;
      const { selectionSet } = node;
      const found = !selectionSet || isWithin(selectionSet, getNamedType(returnType), "", fragments);
      known.set(node, found);
      return found;
    });
}

/** Where in a connection its items are. */
const NODE = "edges.node.";

/**
 * The links that a connection's document asks for of every node, whatever its variables are: those of which there is one, and
 * that are read for many at once.
 *
 * @param type the nodes'
 */
export function linksAskedFor(
  links: readonly Link[],
  type: string,
): (info: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">) => readonly BatchedLink[] {
  const own = links.filter(
    (link): link is BatchedLink => !link.one && link.on === type && link.gives === "one",
  );
  if (own.length === 0) return () => [];
  const known = new WeakMap<FieldNode, readonly BatchedLink[]>();

  const collect = (
    { selections }: SelectionSetNode,
    fragments: Fragments,
    [step, ...more]: readonly string[],
    names: Set<string>,
  ): void => {
    for (const selection of selections) {
      // What may be skipped is read when it is asked for.
      if (selection.directives && selection.directives.length > 0) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value];
        if (fragment) collect(fragment.selectionSet, fragments, step ? [step, ...more] : [], names);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet, fragments, step ? [step, ...more] : [], names);
      } else if (step === undefined) names.add(selection.name.value);
      else if (selection.name.value === step && selection.selectionSet)
        collect(selection.selectionSet, fragments, more, names);
    }
  };
  return ({ fieldNodes: [node], fragments }) => {
    if (!node?.selectionSet) return [];
    const before = known.get(node);
    if (before) return before;
    const names = new Set<string>();
    collect(node.selectionSet, fragments, ["edges", "node"], names);
    const found = own.filter(({ field }) => names.has(field));
    known.set(node, found);
    return found;
  };
}
