import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from "graphql";

/** A field that returns a type, or takes it as an argument. */
interface Use {
  /** Type that has the field. */
  on: string;
  field: string;
}

export interface CatalogedType {
  type: GraphQLNamedType;
  kind: TypeKind;
  usedBy: Use[];
}

export type TypeKind = "root" | "object" | "interface" | "union" | "input" | "enum" | "scalar";

/** Lists types by name. Omits introspection types and built-in scalars. */
export function catalogSchema(schema: GraphQLSchema): Map<string, CatalogedType> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type),
  );
  const uses = collectUses(types);
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  const sortedTypes = types.sort((one, other) => (one.name < other.name ? -1 : 1));
  return new Map(
    sortedTypes.map((type) => [
      type.name,
      {
        type,
        kind: roots.includes(type.name) ? "root" : getTypeKind(type),
        usedBy: uses.get(type.name) ?? [],
      },
    ]),
  );
}

function collectUses(types: readonly GraphQLNamedType[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const type of types) {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const args = "args" in field ? (field.args as readonly GraphQLArgument[]) : [];
      const fieldTypes: GraphQLType[] = [field.type, ...args.map((arg) => arg.type)];
      const typeNames = fieldTypes.map((fieldType) => getNamedType(fieldType).name);
      for (const name of new Set(typeNames)) {
        uses.set(name, [...(uses.get(name) ?? []), { on: type.name, field: field.name }]);
      }
    }
  }
  return uses;
}

function getTypeKind(type: GraphQLNamedType): TypeKind {
  if (isObjectType(type)) return "object";
  if (isInterfaceType(type)) return "interface";
  if (isUnionType(type)) return "union";
  if (isInputObjectType(type)) return "input";
  if (isEnumType(type)) return "enum";
  if (isScalarType(type)) return "scalar";
  throw new Error(`${type} has no known kind`);
}
