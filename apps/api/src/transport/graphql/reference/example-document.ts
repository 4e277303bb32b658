import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

const FIELDS = 6;
const DEEPEST = 3;

type Field = GraphQLField<unknown, unknown>;

/** Writes an example document for a root field, with its required variables and the leaf fields of its result. */
export function exampleDocument(root: "query" | "mutation", field: Field): string {
  const args = field.args.filter(isShown);
  const variables = args.map(({ name, type }) => `$${name}: ${type}`);
  const passed = args.map(({ name }) => `${name}: $${name}`);
  const name = `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`;
  const selection = selectionOf(getNamedType(field.type), 0, "    ");
  return `${root} ${name}${inBrackets(variables)} {\n  ${field.name}${inBrackets(passed)}${selection}\n}`;
}

const isShown = (argument: GraphQLArgument) =>
  isRequiredArgument(argument) || argument.name === "first" || argument.name === "input";

const inBrackets = (words: readonly string[]) => (words.length === 0 ? "" : `(${words.join(", ")})`);

function selectionOf(type: GraphQLNamedType, depth: number, indent: string): string {
  if (!isCompositeType(type)) return "";
  const fields =
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).filter(
          (one) => one.deprecationReason === undefined && !one.args.some(isRequiredArgument),
        )
      : [];
  const plain = fields.filter((one) => isLeafType(getNamedType(one.type))).slice(0, FIELDS);
  const leading = depth < DEEPEST ? fields.filter((one) => leads(one, depth)) : [];
  const lines = [...plain, ...leading].map(
    (one) => `${indent}${one.name}${selectionOf(getNamedType(one.type), depth + 1, `${indent}  `)}\n`,
  );
  const within = lines.length === 0 ? `${indent}__typename\n` : lines.join("");
  return ` {\n${within}${indent.slice(2)}}`;
}

/** Descends into a connection's items and a payload's objects. */
function leads(field: Field, depth: number): boolean {
  const named = getNamedType(field.type).name;
  if (["edges", "node", "pageInfo", "errors"].includes(field.name)) return true;
  return depth === 0 && isCompositeType(getNamedType(field.type)) && !named.endsWith("Connection");
}
