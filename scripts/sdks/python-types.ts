import {
  type Definition,
  type Member,
  mapStringScalars,
  type ObjectType,
  type Scalar,
  type Type,
  type TypeModel,
} from "./type-model.ts";

const IDENTIFIER = /^[A-Za-z_]\w*$/;
/** https://docs.python.org/3/reference/lexical_analysis.html#keywords */
export const KEYWORDS: ReadonlySet<string> = new Set(
  `and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield`.split(
    " ",
  ),
);
const SCALARS: Readonly<Record<Scalar, string>> = {
  ...mapStringScalars("str"),
  integer: "int",
  number: "float",
  boolean: "bool",
  any: "Any",
};

/** Writes a `TypedDict` for each object, and an alias for each other type. */
export function writePythonTypes({ definitions, eventUnion }: TypeModel): string {
  const byKind = Map.groupBy([...definitions, eventUnion], ({ kind }) => kind);
  // Aliases are evaluated immediately, unlike class annotations, so they must follow their objects.
  const sorted = (["object", "enum", "union"] as const).flatMap((kind) => byKind.get(kind) ?? []);
  return `"""Types of bodies and responses. Responses may contain members that these types do not name."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

${sorted.map(writeDefinition).join("\n\n")}
`;
}

/** Writes a type for use in another module. */
export function writeReference(type: Type): string {
  // The method `list` of a resource hides the built-in type.
  return writeType(type, "types.").replaceAll("list[", "Sequence[");
}

function writeType(type: Type, prefix = ""): string {
  const nonNullType = writeNonNull(type, prefix);
  return type.isNullable ? `${nonNullType} | None` : nonNullType;
}

function writeNonNull(type: Type, prefix: string): string {
  switch (type.kind) {
    case "named":
      return `${prefix}${type.definition.name}`;
    case "list": {
      const item = writeType(type.of, prefix);
      return type.acceptsItem ? `${item} | list[${item}]` : `list[${item}]`;
    }
    case "map":
      return `dict[str, ${writeType(type.of, prefix)}]`;
    default:
      return SCALARS[type.kind];
  }
}

function writeDefinition(definition: Definition): string {
  const { name, description } = definition;
  switch (definition.kind) {
    case "object":
      return writeObject(definition);
    case "enum":
      return writeAlias(
        name,
        `Literal[${definition.values.map(({ value }) => `"${value}"`).join(", ")}]`,
        description,
      );
    case "union":
      return writeAlias(name, definition.variants.map((variant) => variant.name).join(" | "), description);
  }
}

function writeObject({ name, description, members }: ObjectType): string {
  const canBeClass = members.every((member) => IDENTIFIER.test(member.name) && !KEYWORDS.has(member.name));
  if (canBeClass)
    return `
class ${name}(TypedDict):
    ${writeDocstring(description) || `"""The object \`${name}\`."""`}
${members.map(writeMember).join("")}`;
  const entries = members.map((member) => `"${member.name}": '${writeMemberType(member)}'`);
  return `${name} = TypedDict("${name}", {${entries.join(", ")}})\n${writeDocstring(description)}`;
}

function writeMember(member: Member): string {
  const docstring = writeDocstring(member.description);
  return `    ${member.name}: ${writeMemberType(member)}\n${docstring ? `    ${docstring}\n` : ""}`;
}

function writeMemberType({ type, isRequired, constant }: Member): string {
  const memberType = constant === null ? writeType(type) : `Literal[${toLiteral(constant)}]`;
  return isRequired ? memberType : `NotRequired[${memberType}]`;
}

const writeAlias = (name: string, type: string, description: string) =>
  `${name}: TypeAlias = ${type}\n${writeDocstring(description)}`;

const toLiteral = (value: string | boolean) =>
  typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
/** A space separates a final quotation mark from the closing marks. */
const writeDocstring = (description: string) =>
  description
    ? `r"""${description.replaceAll(/\s+/g, " ").replaceAll('"""', "'''").replace(/"$/, '" ')}"""`
    : "";
