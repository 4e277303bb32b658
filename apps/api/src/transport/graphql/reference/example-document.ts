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
import { capitalize } from "../names.ts";

const MAX_LEAF_FIELDS = 6;
const MAX_DEPTH = 3;

type Field = GraphQLField<unknown, unknown>;

export function printExampleDocument(root: "query" | "mutation", field: Field): string {
  const args = field.args.filter(isIncluded);
  const variables = args.map(({ name, type }) => `$${name}: ${type}`);
  const passedArguments = args.map(({ name }) => `${name}: $${name}`);
  const selection = printSelection(getNamedType(field.type), 0, "    ");
  return `${root} ${capitalize(field.name)}${toArgumentList(variables)} {\n  ${field.name}${toArgumentList(passedArguments)}${selection}\n}`;
}

const isIncluded = (argument: GraphQLArgument) =>
  isRequiredArgument(argument) || argument.name === "first" || argument.name === "input";

const toArgumentList = (parts: readonly string[]) => (parts.length === 0 ? "" : `(${parts.join(", ")})`);

function printSelection(type: GraphQLNamedType, depth: number, indent: string): string {
  if (!isCompositeType(type)) return "";
  const fields =
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).filter(
          (field) => field.deprecationReason === undefined && !field.args.some(isRequiredArgument),
        )
      : [];
  const leafFields = fields.filter((field) => isLeafType(getNamedType(field.type))).slice(0, MAX_LEAF_FIELDS);
  const expandedFields = depth < MAX_DEPTH ? fields.filter((field) => isExpanded(field, depth)) : [];
  const lines = [...leafFields, ...expandedFields].map(
    (field) =>
      `${indent}${field.name}${printSelection(getNamedType(field.type), depth + 1, `${indent}  `)}\n`,
  );
  const body = lines.length === 0 ? `${indent}__typename\n` : lines.join("");
  return ` {\n${body}${indent.slice(2)}}`;
}

function isExpanded(field: Field, depth: number): boolean {
  const typeName = getNamedType(field.type).name;
  if (["edges", "node", "pageInfo", "errors"].includes(field.name)) return true;
  return depth === 0 && isCompositeType(getNamedType(field.type)) && !typeName.endsWith("Connection");
}
