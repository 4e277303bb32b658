import { type Definition, mapStringScalars, type Scalar, type Type, type TypeModel } from "./type-model.ts";

const KEY = /^[A-Za-z_]\w*$/;
const SCALARS: Readonly<Record<Scalar, string>> = {
  ...mapStringScalars("string"),
  integer: "int",
  number: "int|float",
  boolean: "bool",
  any: "mixed",
};

/** Writes a class with an array shape for each object. https://phpstan.org/writing-php-code/phpdoc-types */
export function writePhpTypes({ definitions, eventUnion }: TypeModel): string {
  const types = [...definitions, eventUnion].map(
    (definition) => ` * @phpstan-type ${definition.name} ${writeDefinition(definition)}\n`,
  );
  return `/**
 * Types of bodies and responses. Responses may contain members and values that these types do not name.
 *
${types.join(" *\n")} */
final class Types
{
}
`;
}

function writeDefinition(definition: Definition): string {
  if (definition.kind === "enum") return definition.values.map(({ value }) => `'${value}'`).join("|");
  if (definition.kind === "union") return definition.variants.map(({ name }) => name).join("|");
  const members = definition.members.map(({ name, type, isRequired, constant }) => {
    const key = KEY.test(name) ? name : `'${name}'`;
    const written =
      constant === null ? writePhpType(type) : typeof constant === "string" ? `'${constant}'` : constant;
    return ` *   ${key}${isRequired ? "" : "?"}: ${written},\n`;
  });
  // An empty array would be a JSON array.
  return members.length > 0 ? `array{\n${members.join("")} * }` : "array<string, mixed>|\\stdClass";
}

/** Writes a type of PHPDoc. */
export function writePhpType(type: Type): string {
  const written = writeNonNull(type);
  return type.isNullable ? `${written}|null` : written;
}

function writeNonNull(type: Type): string {
  switch (type.kind) {
    case "named":
      return type.definition.name;
    case "list": {
      const item = writePhpType(type.of);
      return type.acceptsItem ? `${item}|list<${item}>` : `list<${item}>`;
    }
    case "map":
      return `array<string, ${writePhpType(type.of)}>`;
    default:
      return SCALARS[type.kind];
  }
}

/** Lists the PHP types that declare a value: names of scalars, and `array` for lists and objects. */
export function listNativeTypes(type: Type): string[] {
  switch (type.kind) {
    case "named":
      return [type.definition.kind === "enum" ? "string" : "array"];
    case "list":
      return [...(type.acceptsItem ? listNativeTypes(type.of) : []), "array"];
    case "map":
      return ["array"];
    default:
      return SCALARS[type.kind].split("|");
  }
}
