import { toSnakeCase, wrap } from "./names.ts";
import {
  type Definition,
  type Member,
  mapStringScalars,
  type Scalar,
  type Type,
  type TypeModel,
} from "./type-model.ts";

const KEY = /^[A-Za-z_]\w*$/;
const SCALARS: Readonly<Record<Scalar, string>> = {
  ...mapStringScalars("String"),
  integer: "Integer",
  number: "Numeric",
  boolean: "bool",
  any: "untyped",
};

/** Writes RBS records. https://github.com/ruby/rbs/blob/master/docs/syntax.md */
export function writeRubyTypes({ definitions, eventUnion }: TypeModel): string {
  const types = [...definitions, eventUnion].map(
    (definition) =>
      `${writeComment(definition.description, "    ")}    type ${toSnakeCase(definition.name)} = ${writeDefinition(definition)}`,
  );
  return `module Svc
  # Types of bodies and responses. Responses may contain members and values that these types do not name.
  module Types
${types.join("\n\n")}
  end
end
`;
}

function writeDefinition(definition: Definition): string {
  if (definition.kind === "enum")
    return definition.values.map(({ value }) => JSON.stringify(value)).join(" | ");
  if (definition.kind === "union")
    return definition.variants.map(({ name }) => toSnakeCase(name)).join(" | ");
  const { members } = definition;
  // RBS has no empty records.
  return members.length > 0 ? `{\n${members.map(writeMember).join(",\n")}\n    }` : "Hash[Symbol, untyped]";
}

/** @param prefix written before named types, for use in another module */
export function writeRubyType(type: Type, prefix = ""): string {
  const nonNullType = writeNonNull(type, prefix);
  return type.isNullable && type.kind !== "any" ? `${nonNullType}?` : nonNullType;
}

function writeNonNull(type: Type, prefix: string): string {
  switch (type.kind) {
    case "named":
      return `${prefix}${toSnakeCase(type.definition.name)}`;
    case "list": {
      const item = writeRubyType(type.of, prefix);
      return type.acceptsItem ? `(${item} | Array[${item}])` : `Array[${item}]`;
    }
    case "map":
      return `Hash[Symbol, ${writeRubyType(type.of, prefix)}]`;
    default:
      return SCALARS[type.kind];
  }
}

const COMMENT_WIDTH = 110;

/** Wraps the text, and ends with a line break. Returns an empty string for an empty text. */
export function writeComment(text: string, indent: string): string {
  if (text === "") return "";
  const start = `${indent}# `;
  return text
    .split("\n")
    .flatMap((line) => wrap(line, COMMENT_WIDTH - start.length))
    .map((line) => `${start}${line}`.trimEnd())
    .map((line) => `${line}\n`)
    .join("");
}

function writeMember({ name, type, isRequired, description, constant }: Member): string {
  const key = KEY.test(name) ? `${name}:` : `:"${name}" =>`;
  const rubyType = constant === null ? writeRubyType(type) : JSON.stringify(constant);
  return `${writeComment(description, "      ")}      ${isRequired ? "" : "?"}${key} ${rubyType}`;
}
