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
 * Returns the breaking changes of the GraphQL schema, as defined in docs/guides/versioning.md: the breaking changes of GraphQL.js, new
 * values of response enums, new union members and changed defaults.
 *
 * @param released released schema as SDL; `current` is also SDL
 * @returns sorted names of the changes
 */
export function findBreakingGraphqlChanges(released: string, current: string): string[] {
  const [before, after] = [buildSchema(released), buildSchema(current)];
  const responseEnums = findResponseEnums(before);
  const dangerous = findDangerousChanges(before, after).filter(({ type, description }) => {
    if (type === DangerousChangeType.VALUE_ADDED_TO_ENUM) {
      return [...responseEnums].some((name) => description.endsWith(` enum type ${name}.`));
    }
    return (
      type === DangerousChangeType.TYPE_ADDED_TO_UNION ||
      type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE
    );
  });
  return [...findBreakingChanges(before, after), ...dangerous].map(({ description }) => description).sort();
}

const IS_OPEN = "New values may be added.";

/** Returns enums used in responses, except open ones. Other enums can grow. */
function findResponseEnums(schema: GraphQLSchema): Set<string> {
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
