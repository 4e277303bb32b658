import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";

function createTextScalar(name: string): GraphQLScalarType<string, string> {
  const requireText = (value: unknown): string => {
    if (typeof value === "string") return value;
    throw new GraphQLError(`${name} must be a string`);
  };
  return new GraphQLScalarType({
    name,
    serialize: requireText,
    parseValue: requireText,
    parseLiteral: (node) => requireText(node.kind === Kind.STRING ? node.value : undefined),
  });
}

export const DateTime = createTextScalar("DateTime");
export const Money = createTextScalar("Money");

export const JSONObject = new GraphQLScalarType<Record<string, unknown>, Record<string, unknown>>({
  name: "JSONObject",
  serialize: requireObject,
  parseValue: requireObject,
  parseLiteral: (node, variables) => requireObject(readLiteral(node, variables ?? {})),
});

function requireObject(value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new GraphQLError("JSONObject must be an object");
}

function readLiteral(node: ValueNode, variables: Record<string, unknown>): unknown {
  switch (node.kind) {
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map((field) => [field.name.value, readLiteral(field.value, variables)]),
      );
    case Kind.LIST:
      return node.values.map((value) => readLiteral(value, variables));
    case Kind.VARIABLE:
      return variables[node.name.value];
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    default:
      return node.value;
  }
}
