import type { Type, TypeCatalog } from "./describe-types.ts";

const KEY = /^[A-Za-z_]\w*$/;
const SCALARS = {
  string: "string",
  integer: "int",
  number: "int|float",
  boolean: "bool",
  null: "null",
  any: "mixed",
} as const;

/** Writes a class with an array shape for each object. https://phpstan.org/writing-php-code/phpdoc-types */
export function writePhpTypes({ objects, aliases }: TypeCatalog): string {
  const shapes = [...objects].map(([name, { members }]) => {
    const own = members.map((member) => {
      const key = KEY.test(member.name) ? member.name : `'${member.name}'`;
      return ` *   ${key}${member.isRequired ? "" : "?"}: ${writePhpType(member.type)},\n`;
    });
    // An empty array would be a JSON array.
    const type = own.length > 0 ? `array{\n${own.join("")} * }` : "array<string, mixed>|\\stdClass";
    return ` * @phpstan-type ${name} ${type}\n`;
  });
  const others = [...aliases].map(([name, { type }]) => ` * @phpstan-type ${name} ${writePhpType(type)}\n`);
  return `/**
 * Types of bodies and responses. Responses may contain members and values that these types do not name.
 *
${[...shapes, ...others].join(" *\n")} */
final class Types
{
}
`;
}

/** Writes a type of PHPDoc. */
export function writePhpType(type: Type): string {
  switch (type.kind) {
    case "reference":
      return type.name;
    case "literal":
      return typeof type.value === "string" ? `'${type.value}'` : JSON.stringify(type.value);
    case "array":
      return `list<${writePhpType(type.item)}>`;
    case "map":
      return `array<string, ${writePhpType(type.value)}>`;
    case "union":
      return [...new Set(type.types.map((one) => writePhpType(one)))].join("|");
    default:
      return SCALARS[type.kind];
  }
}

/** Lists the PHP types that declare a type: names of scalars, and `array` for lists and objects. */
export function listNativeTypes(type: Type, catalog: TypeCatalog): string[] {
  switch (type.kind) {
    case "reference": {
      const alias = catalog.aliases.get(type.name);
      return alias ? listNativeTypes(alias.type, catalog) : ["array"];
    }
    case "literal":
      return [typeof type.value === "boolean" ? "bool" : "string"];
    case "array":
    case "map":
      return ["array"];
    case "union":
      return [...new Set(type.types.flatMap((one) => listNativeTypes(one, catalog)))];
    default:
      return SCALARS[type.kind].split("|");
  }
}

/** Lists the names of the types that a type uses. */
export function listNames(type: Type): string[] {
  switch (type.kind) {
    case "reference":
      return [type.name];
    case "array":
      return listNames(type.item);
    case "map":
      return listNames(type.value);
    case "union":
      return type.types.flatMap(listNames);
    default:
      return [];
  }
}
