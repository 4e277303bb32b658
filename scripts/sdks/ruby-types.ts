import { type Member, type Type, type TypeCatalog, toSnakeCase } from "./describe-types.ts";

const KEY = /^[A-Za-z_]\w*$/;
const SCALARS = {
  string: "String",
  integer: "Integer",
  number: "Numeric",
  boolean: "bool",
  null: "nil",
  any: "untyped",
} as const;

/** Writes RBS types: a record for each object. https://github.com/ruby/rbs/blob/master/docs/syntax.md */
export function writeRubyTypes({ objects, aliases }: TypeCatalog): string {
  const records = [...objects].map(([name, { description, members }]) => {
    const own = members.map(writeMember).join(",\n");
    // RBS has no empty records.
    const type = members.length > 0 ? `{\n${own}\n    }` : "Hash[Symbol, untyped]";
    return `${writeComment(description, "    ")}    type ${toSnakeCase(name)} = ${type}`;
  });
  const others = [...aliases].map(
    ([name, { description, type }]) =>
      `${writeComment(description, "    ")}    type ${toSnakeCase(name)} = ${writeRubyType(type)}`,
  );
  return `module Svc
  # Types of bodies and responses. Responses may contain members and values that these types do not name.
  module Types
${[...records, ...others].join("\n\n")}
  end
end
`;
}

/** @param prefix of named types, for use in another module */
export function writeRubyType(type: Type, prefix = ""): string {
  switch (type.kind) {
    case "reference":
      return `${prefix}${toSnakeCase(type.name)}`;
    case "literal":
      return typeof type.value === "boolean" ? String(type.value) : JSON.stringify(type.value);
    case "array":
      return `Array[${writeRubyType(type.item, prefix)}]`;
    case "map":
      return `Hash[Symbol, ${writeRubyType(type.value, prefix)}]`;
    case "union": {
      const types = [...new Set(type.types.map((one) => writeRubyType(one, prefix)))];
      return types.length > 1 ? `(${types.join(" | ")})` : String(types[0]);
    }
    default:
      return SCALARS[type.kind];
  }
}

/** Writes a comment, wrapped at 110 columns, with a line break at its end. */
export function writeComment(text: string, indent: string): string {
  return text
    .split("\n")
    .flatMap((line) => wrap(line, 108 - indent.length))
    .map((line) => (text ? `${indent}# ${line}`.trimEnd() : ""))
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join("");
}

function writeMember({ name, type, isRequired, description }: Member): string {
  const key = KEY.test(name) ? `${name}:` : `:"${name}" =>`;
  return `${writeComment(description, "      ")}      ${isRequired ? "" : "?"}${key} ${writeRubyType(type)}`;
}

function wrap(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    const line = lines[last] ? `${lines[last]} ${word}` : word;
    if (line.length > width && lines[last]) lines.push(word);
    else lines[last] = line;
  }
  return lines;
}
