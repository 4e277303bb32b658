import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from "graphql";
import { LINKS, listAllLinks } from "../../src/transport/graphql/links.ts";
import { printGraphqlSchema } from "../../src/transport/graphql/schema.ts";
import { operationsIn } from "../../src/transport/operations.ts";

export const SCHEMA = buildSchema(printGraphqlSchema("test"));

const LINKS_BY_PARENT = Map.groupBy(
  listAllLinks(operationsIn("test"), LINKS),
  ({ parentType }) => parentType,
);

/** Selects the fields that REST also has, and the fields of errors. */
export function selectAll(type: GraphQLNamedType | string): string {
  const named = typeof type === "string" ? SCHEMA.getType(type) : type;
  if (named && isAbstractType(named)) return "{ code message path }";
  if (!isObjectType(named)) throw new Error(`${type} is not an object type`);
  const isLinked = ({ name, type: linked }: GraphQLField<unknown, unknown>) =>
    !isLeafType(getNamedType(linked)) && LINKS_BY_PARENT.get(named.name)?.some(({ field }) => field === name);
  const fields = Object.values(named.getFields()).filter((field) => !isLinked(field));
  const selections = fields.map((field) => {
    const inner = getNamedType(field.type);
    return isLeafType(inner) ? field.name : `${field.name} ${selectAll(inner)}`;
  });
  return `{ ${selections.join(" ")} }`;
}

export function buildDocument(kind: "query" | "mutation", name: string): string {
  const root = kind === "query" ? SCHEMA.getQueryType() : SCHEMA.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`unknown ${kind} ${name}`);
  const variables = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(", ");
  const args = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  const inner = getNamedType(field.type);
  const selection = isLeafType(inner) ? "" : selectAll(inner);
  return variables === ""
    ? `${kind} { ${name} ${selection} }`
    : `${kind} (${variables}) { ${name}(${args}) ${selection} }`;
}
