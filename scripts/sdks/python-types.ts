import type { Alias, Member, ObjectType, Type, TypeCatalog } from "./describe-types.ts";

const IDENTIFIER = /^[A-Za-z_]\w*$/;
/** https://docs.python.org/3/reference/lexical_analysis.html#keywords */
export const KEYWORDS: ReadonlySet<string> = new Set(
  `and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield`.split(
    " ",
  ),
);
const SCALARS = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
  any: "Any",
} as const;

/** Writes a `TypedDict` for each object, and an alias for each other named type. */
export function writePythonTypes({ objects, aliases }: TypeCatalog): string {
  // Annotations of classes are evaluated late, those of aliases at once, so an alias follows what it names.
  const definitions = [...[...objects].map(writeObject), ...[...aliases].map(writeAlias)];
  return `"""Types of bodies and responses. Responses may contain members that these types do not name."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

${definitions.join("\n\n")}
`;
}

/** Writes a type for use in another module. */
export function writeReference(type: Type): string {
  // The method `list` of a resource hides the built-in type.
  return writeType(type, "types.").replaceAll("list[", "Sequence[");
}

function writeType(type: Type, prefix = ""): string {
  switch (type.kind) {
    case "reference":
      return `${prefix}${type.name}`;
    case "literal":
      return `Literal[${toLiteral(type.value)}]`;
    case "array":
      return `list[${writeType(type.item, prefix)}]`;
    case "map":
      return `dict[str, ${writeType(type.value, prefix)}]`;
    case "union": {
      const literals = type.types.flatMap((one) => (one.kind === "literal" ? [toLiteral(one.value)] : []));
      if (literals.length === type.types.length) return `Literal[${literals.join(", ")}]`;
      return [...new Set(type.types.map((one) => writeType(one, prefix)))].join(" | ");
    }
    default:
      return SCALARS[type.kind];
  }
}

function writeObject([name, { description, members }]: [string, ObjectType]): string {
  const isClass = members.every((member) => IDENTIFIER.test(member.name) && !KEYWORDS.has(member.name));
  if (isClass)
    return `
class ${name}(TypedDict):
    ${writeNote(description) || `"""The object \`${name}\`."""`}
${members.map(writeMember).join("")}`;
  const entries = members.map((member) => `"${member.name}": '${writeMemberType(member)}'`);
  return `${name} = TypedDict("${name}", {${entries.join(", ")}})\n${writeNote(description)}`;
}

function writeMember(member: Member): string {
  const note = writeNote(member.description);
  return `    ${member.name}: ${writeMemberType(member)}\n${note ? `    ${note}\n` : ""}`;
}

function writeMemberType({ type, isRequired }: Member): string {
  return isRequired ? writeType(type) : `NotRequired[${writeType(type)}]`;
}

function writeAlias([name, { type, description }]: [string, Alias]): string {
  return `${name}: TypeAlias = ${writeType(type)}\n${writeNote(description)}`;
}

const toLiteral = (value: unknown) =>
  typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
const writeNote = (description: string) =>
  description
    ? `r"""${description.replaceAll(/\s+/g, " ").replaceAll('"""', "'''").replace(/"$/, '" ')}"""`
    : "";
