import {
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
} from "graphql";

/**
 * What of the released GraphQL schema the current one breaks, by docs/guides/versioning.md: what GraphQL.js calls breaking,
 * and of what it calls dangerous a new value among those of an answer, a new member of a union, and another default.
 *
 * @param released SDL, as is `current`
 * @returns a name for each breaking change, in order
 */
export function findBreakingGraphqlChanges(released: string, current: string): string[] {
  const [before, after] = [buildSchema(released), buildSchema(current)];
  const answered = findAnsweredEnums(before);
  const dangerous = findDangerousChanges(before, after).filter(({ type, description }) => {
    if (type === DangerousChangeType.VALUE_ADDED_TO_ENUM) {
      return [...answered].some((name) => description.endsWith(` enum type ${name}.`));
    }
    return (
      type === DangerousChangeType.TYPE_ADDED_TO_UNION ||
      type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE
    );
  });
  return [...findBreakingChanges(before, after), ...dangerous].map(({ description }) => description).sort();
}

/** What an enum's description says whose list may grow. */
const IS_OPEN = "New values may be added.";

/** Which enums stand in answers and are not open; the lists of the others may grow. */
function findAnsweredEnums(schema: GraphQLSchema): Set<string> {
  const names = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || !(isObjectType(type) || isInterfaceType(type))) continue;
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      if (isEnumType(named) && !named.description?.includes(IS_OPEN)) names.add(named.name);
    }
  }
  return names;
}
