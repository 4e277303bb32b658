import { graphqlTypes } from "@svc/service-kit";
import { z } from "zod";

type Direction = "input" | "output";

/** A type's reference, whether there may be nothing, and what is said of it. */
interface Reference {
  type: string;
  isNullable: boolean;
  description: string | undefined;
}

/** What a field of a type takes beside its parent. */
export interface PrintedField {
  name: string;
  description: string;
  type: string;
  args?: readonly PrintedField[];
  defaultValue?: string;
}

/**
 * Writes GraphQL types from zod schemas: each object and each set of values once, under its name. What every one of the
 * service's views says of itself to programs (`object`) has GraphQL's own `__typename` in its place.
 */
export class TypePrinter {
  private readonly printed = new Map<string, string>();
  private readonly linksOf: (type: string) => readonly PrintedField[];
  private readonly nodes: ReadonlySet<string>;

  /**
   * @param linksOf further fields of a type, by its name
   * @param nodes the types that can be had by their id
   */
  constructor(linksOf: (type: string) => readonly PrintedField[], nodes: ReadonlySet<string>) {
    this.linksOf = linksOf;
    this.nodes = nodes;
  }

  /** Every type so far, in the order in which they were met. */
  print(): string {
    return [...this.printed.values()].join("\n\n");
  }

  /** Adds a type that no schema describes. */
  add(name: string, text: () => string): void {
    if (this.printed.has(name)) return;
    // Before what it refers to, which may refer to it.
    this.printed.set(name, "");
    this.printed.set(name, text());
  }

  /** The reference to a schema's type, which is printed. @throws Error for an object or values without a name */
  refer(schema: z.ZodType, direction: Direction, key = ""): string {
    const { type, isNullable } = this.read(schema, direction, key);
    return isNullable ? type : `${type}!`;
  }

  /** The fields of an object's schema. @throws Error for one that says nothing of itself */
  fieldsOf(schema: z.ZodType, direction: Direction): PrintedField[] {
    return Object.entries(shapeOf(schema)).flatMap(([name, member]): PrintedField[] => {
      if (name === "object" && direction === "output") return [];
      const { type, isNullable, description } = this.read(member, direction, name);
      if (!description) throw new Error(`${nameOf(schema, direction)}.${name} has no description`);
      const defaultValue = direction === "input" ? graphqlTypes.get(member)?.default : undefined;
      const field = { name, description, type: isNullable ? type : `${type}!` };
      return [defaultValue === undefined ? field : { ...field, defaultValue }];
    });
  }

  /** Prints an object type or an input type. */
  object(
    name: string,
    kind: "type" | "input",
    description: string,
    fields: () => readonly PrintedField[],
  ): void {
    this.add(name, () => {
      const node = kind === "type" && this.nodes.has(name) ? " implements Node" : "";
      const all = [...fields(), ...(kind === "type" ? this.linksOf(name) : [])];
      return `${quoted(description)}\n${kind} ${name}${node} {\n${all.map(printField).join("\n")}\n}`;
    });
  }

  private read(schema: z.ZodType, direction: Direction, key: string): Reference {
    const description = z.globalRegistry.get(schema)?.description;
    if (z.globalRegistry.get(schema)?.format === "date-time") {
      return { type: "DateTime", isNullable: false, description };
    }
    const inner = unwrap(schema, direction);
    if (inner) {
      const read = this.read(inner.schema, direction, key);
      return {
        ...read,
        isNullable: read.isNullable || inner.isNullable,
        description: description ?? read.description,
      };
    }
    return { type: this.typeOf(schema, direction, key), isNullable: false, description };
  }

  private typeOf(schema: z.ZodType, direction: Direction, key: string): string {
    const { scalar, as } = graphqlTypes.get(schema) ?? {};
    if (scalar) return scalar;
    if (as) return this.typeOf(as as z.ZodType, direction, key);
    const { def } = schema._zod;
    switch (def.type) {
      case "string":
        return textType(schema, key);
      case "number":
        return isInteger(schema) ? "Int" : "Float";
      case "boolean":
        return "Boolean";
      case "record":
        return "JSONObject";
      case "array":
        return `[${this.refer((def as z.core.$ZodArrayDef).element as z.ZodType, direction, key)}]`;
      case "enum":
        return this.values(schema, Object.values((def as z.core.$ZodEnumDef).entries) as string[], direction);
      case "literal": {
        const [value] = (def as z.core.$ZodLiteralDef<z.core.util.Literal>).values;
        if (typeof value === "boolean") return "Boolean";
        return graphqlTypes.get(schema)?.name ? this.values(schema, [String(value)], direction) : "String";
      }
      case "object":
      case "union":
        return this.objectOf(schema, direction);
      default:
        throw new Error(`${key} is of a type that has no name in GraphQL: ${def.type}`);
    }
  }

  private objectOf(schema: z.ZodType, direction: Direction): string {
    const name = nameOf(schema, direction);
    const description = descriptionOfType(schema);
    this.object(name, direction === "output" ? "type" : "input", description, () =>
      this.fieldsOf(schema, direction),
    );
    return name;
  }

  private values(schema: z.ZodType, values: readonly string[], direction: Direction): string {
    const name = nameOf(schema, direction);
    const { values: meanings = {}, names = {} } = graphqlTypes.get(schema) ?? {};
    const description = descriptionOfType(schema);
    this.add(name, () => {
      const lines = values.map((value) => `  ${quoted(meanings[value] ?? "")}\n  ${names[value] ?? value}`);
      return `${quoted(description)}\nenum ${name} {\n${lines.join("\n")}\n}`;
    });
    return name;
  }
}

/** A field with its arguments, as SDL. */
function printField({ name, description, type, args = [], defaultValue }: PrintedField): string {
  const printed = args.map(
    (arg) =>
      `    ${quoted(arg.description)}\n    ${arg.name}: ${arg.type}${arg.defaultValue ? ` = ${arg.defaultValue}` : ""}`,
  );
  const list = printed.length > 0 ? `(\n${printed.join("\n")}\n  )` : "";
  return `  ${quoted(description)}\n  ${name}${list}: ${type}${defaultValue ? ` = ${defaultValue}` : ""}`;
}

/** A type with fields that no schema describes, such as the roots. */
export function printFields(head: string, fields: readonly PrintedField[]): string {
  return `${head} {\n${fields.map(printField).join("\n")}\n}`;
}

export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** What a schema is around another one; null where it is none. */
function unwrap(schema: z.ZodType, direction: Direction): { schema: z.ZodType; isNullable: boolean } | null {
  const def = schema._zod.def as z.core.$ZodTypeDef & { innerType: z.ZodType; in: z.ZodType; out: z.ZodType };
  switch (def.type) {
    case "optional":
    case "nullable":
      return { schema: def.innerType, isNullable: true };
    case "default":
      return { schema: def.innerType, isNullable: direction === "input" };
    case "pipe":
      return { schema: direction === "input" ? def.in : def.out, isNullable: false };
    default:
      return null;
  }
}

/** The members of an object; of several that a member tells apart, all that any of them has. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const def = schema._zod.def as z.core.$ZodTypeDef & { shape: object; options: z.ZodType[] };
  if (def.type === "object") return def.shape as Record<string, z.ZodType>;
  if (def.type !== "union") throw new Error(`${def.type} has no members`);
  const [first, ...others] = def.options.map(shapeOf);
  const { kinds } = graphqlTypes.get(schema) ?? {};
  const shape: Record<string, z.ZodType> = { ...first, ...(kinds as Record<string, z.ZodType> | undefined) };
  for (const other of others) {
    for (const [name, member] of Object.entries(other)) shape[name] ??= member.optional();
  }
  return shape;
}

/** What GraphQL calls an object or a set of values. @throws Error where it has no name */
export function nameOf(schema: z.ZodType, direction: Direction): string {
  const { name, input } = graphqlTypes.get(schema) ?? {};
  const found = (direction === "input" ? input : undefined) ?? name ?? idOf(schema);
  if (found !== undefined) return found;
  const { shape = {} } = schema._zod.def as { shape?: object };
  throw new Error(`a schema has no name in GraphQL: ${Object.keys(shape).join(", ")}`);
}

/** The id of a schema, or of the one that it was made from by saying something else of it. */
function idOf(schema: z.ZodType): string | undefined {
  for (let one: z.core.$ZodType | undefined = schema; one; one = one._zod.parent) {
    const { id } = z.globalRegistry.get(one) ?? {};
    if (id !== undefined) return id;
  }
  return undefined;
}

/** What a type says of itself, whatever is said of it where it stands: that is a later description of the same schema. */
function descriptionOfType(schema: z.ZodType): string {
  let found = "";
  for (let one: z.core.$ZodType | undefined = schema; one; one = one._zod.parent) {
    found = z.globalRegistry.get(one)?.description ?? found;
  }
  return found;
}

function isInteger(schema: z.ZodType): boolean {
  const { format, checks = [] } = schema._zod.def as z.core.$ZodNumberFormatDef;
  return format === "safeint" || checks.some((check) => check._zod.def.check === "number_format");
}

function textType(schema: z.ZodType, key: string): string {
  const { format } = schema._zod.def as { format?: string };
  if (format === "datetime") return "DateTime";
  return key === "id" || (key.endsWith("Id") && key !== "externalId") ? "ID" : "String";
}
