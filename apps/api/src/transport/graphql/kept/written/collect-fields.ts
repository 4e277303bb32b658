import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** A document as it is asked with some variables. */
export interface AskedDocument {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Whether `@skip` or `@include` leaves it out. */
  isLeftOut(selection: SelectionNode): boolean;
}

/** What is asked of an object of this type, by the names that it has in the answer, in their order (GraphQL, 6.3.2). */
export function collectFields(
  { schema, fragments, isLeftOut }: AskedDocument,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const isOf = (condition: string | undefined) => {
    const wanted = condition === undefined ? type : schema.getType(condition);
    return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
  };
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (isLeftOut(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const before = fields.get(name);
        if (before) before.push(selection);
        else fields.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (isOf(selection.typeCondition?.name.value)) collect(selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments[selection.name.value];
        if (fragment && isOf(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) collect(set);
  return fields;
}
