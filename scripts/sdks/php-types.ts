import { type Definition, mapStringScalars, type Scalar, type Type, type TypeModel } from "./type-model.ts";

const KEY = /^[A-Za-z_]\w*$/;
const SCALARS: Readonly<Record<Scalar, string>> = {
  ...mapStringScalars("string"),
  integer: "int",
  number: "int|float",
  boolean: "bool",
  any: "mixed",
};

/** Writes the class `Types`, whose comment defines the PHPStan types. https://phpstan.org/writing-php-code/phpdoc-types */
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
    const phpType =
      constant === null ? writePhpType(type) : typeof constant === "string" ? `'${constant}'` : constant;
    return ` *   ${key}${isRequired ? "" : "?"}: ${phpType},\n`;
  });
  // PHP encodes an empty array as a JSON array, and an empty stdClass as a JSON object.
  return members.length > 0 ? `array{\n${members.join("")} * }` : "array<string, mixed>|\\stdClass";
}

/** Writes a type for PHPDoc comments. */
export function writePhpType(type: Type): string {
  const nonNullType = writeNonNull(type);
  return type.isNullable ? `${nonNullType}|null` : nonNullType;
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

/** Lists types for native declarations, where lists and objects are `array`. */
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
