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

/** What a list reads briefly: members of its nodes, and members of what their links lead to, by the links' fields. */
export interface BriefMembers {
  members: ReadonlySet<string>;
  along?: Readonly<Record<string, ReadonlySet<string>>>;
}

/** What is asked of a connection's nodes, where that is nothing but what their list reads briefly. */
export interface AskedMembers {
  /** Those of their own, skipped or not. */
  own: ReadonlySet<string>;
  /** The fields of the links that can be read along with them, and those members with what is asked of these: `account.email`. */
  along: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

type AskedOf = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments" | "returnType">;

/** Says of a connection's field what its document asks of the nodes; null where that is more than these members. */
export function briefMembersAskedFor(
  { members, along = {} }: BriefMembers,
  links: readonly Link[],
): (info: AskedOf) => AskedMembers | null {
  const keys = new Map(links.map(({ on, field, key = "id" }) => [`${on}.${field}`, key]));

  /** Adds the path of each member that is asked for. @returns false for a field that there is not */
  const collect = (
    { selections }: SelectionSetNode,
    type: GraphQLNamedType,
    path: string,
    fragments: Fragments,
    paths: Set<string>,
  ): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return collect(selection.selectionSet, type, path, fragments, paths);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value];
        return fragment !== undefined && collect(fragment.selectionSet, type, path, fragments, paths);
      }
      const { selectionSet } = selection;
      const name = selection.name.value;
      if (name.startsWith("__")) return true;
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (!field) return false;
      // What a link leads to is read by a member of what it leads from.
      const key = keys.get(`${type.name}.${name}`);
      if (key !== undefined) paths.add(`${path}${key}`);
      if (!selectionSet) {
        paths.add(`${path}${name}`);
        return true;
      }
      if (key !== undefined && !(path === NODE && along[name])) return true;
      return collect(selectionSet, getNamedType(field.type), `${path}${name}.`, fragments, paths);
    });

  const sort = (paths: ReadonlySet<string>): AskedMembers | null => {
    const own = new Set<string>();
    const linked = new Map<string, string[]>();
    const beyond = new Set<string>();
    for (const whole of paths) {
      if (!whole.startsWith(NODE)) continue;
      const path = whole.slice(NODE.length);
      const link = path.slice(0, path.indexOf("."));
      const ofLink = along[link];
      if (!ofLink && !members.has(path)) return null;
      if (!ofLink) own.add(path);
      else if (ofLink.has(path.slice(link.length + 1))) linked.set(link, [...(linked.get(link) ?? []), path]);
      else beyond.add(link);
    }
    for (const link of beyond) linked.delete(link);
    return { own, along: new Set(linked.keys()), all: new Set([...own, ...[...linked.values()].flat()]) };
  };

  // A document that is kept is walked through once.
  const known = new WeakMap<FieldNode, AskedMembers | null>();
  return ({ fieldNodes, fragments, returnType }) => {
    const [node] = fieldNodes;
    const before = node && fieldNodes.length === 1 ? known.get(node) : undefined;
    if (before !== undefined) return before;
    const paths = new Set<string>();
    const isKnown = fieldNodes.every(
      ({ selectionSet }) =>
        !selectionSet || collect(selectionSet, getNamedType(returnType), "", fragments, paths),
    );
    const found = isKnown ? sort(paths) : null;
    if (node && fieldNodes.length === 1) known.set(node, found);
    return found;
  };
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
