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
 * Finds breaking changes as docs/guides/versioning.md defines them.
 *
 * @param released,current schemas as SDL
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

const OPEN_ENUM_TEXT = "New values may be added.";

/** Omits open enums, which can grow. */
function findResponseEnums(schema: GraphQLSchema): Set<string> {
  const names = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || !(isObjectType(type) || isInterfaceType(type))) continue;
    for (const field of Object.values(type.getFields())) {
      const fieldType = getNamedType(field.type);
      if (isEnumType(fieldType) && !fieldType.description?.includes(OPEN_ENUM_TEXT))
        names.add(fieldType.name);
    }
  }
  return names;
}
