import { DeclarationError } from "@svc/service-kit/endpoints";
import { type FieldDeprecation, findFieldDeprecation, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

type Direction = "input" | "output";

interface Reference {
  type: string;
  isNullable: boolean;
  description: string | undefined;
}

export interface PrintedField {
  name: string;
  description: string;
  type: string;
  args?: readonly PrintedField[];
  defaultValue?: string;
  /** Names the replacement. */
  deprecationReason?: string;
}

/** Prints each zod schema once. Omits the views' `object` field, which `__typename` replaces. */
export class TypePrinter {
  private readonly printed = new Map<string, string>();
  private readonly getLinks: (type: string) => readonly PrintedField[];
  private readonly nodeTypes: ReadonlySet<string>;

  /**
   * @param getLinks returns additional fields of a type, by its name
   * @param nodeTypes types available through `node(id:)`
   */
  constructor(getLinks: (type: string) => readonly PrintedField[], nodeTypes: ReadonlySet<string>) {
    this.getLinks = getLinks;
    this.nodeTypes = nodeTypes;
  }

  print(): string {
    return [...this.printed.values()].join("\n\n");
  }

  add(name: string, text: () => string): void {
    if (this.printed.has(name)) return;
    // Reserves the position first, because types can refer to each other.
    this.printed.set(name, "");
    this.printed.set(name, text());
  }

  /** @throws DeclarationError for an object or enum without a name */
  printTypeReference(schema: z.ZodType, direction: Direction, key = ""): string {
    const { type, isNullable } = this.toReference(schema, direction, key);
    return isNullable ? type : `${type}!`;
  }

  /** @throws DeclarationError for a field without a description */
  toFields(schema: z.ZodType, direction: Direction): PrintedField[] {
    return Object.entries(getShape(schema)).flatMap(([name, fieldSchema]): PrintedField[] => {
      if ((name === "object" && direction === "output") || graphqlTypes.get(fieldSchema)?.isRestOnly)
        return [];
      const { type, isNullable, description } = this.toReference(fieldSchema, direction, name);
      if (!description) {
        throw new DeclarationError(
          `${name} of ${getTypeName(schema, direction)} has no description. Add .describe("…") to it.`,
          name,
        );
      }
      const defaultValue = direction === "input" ? graphqlTypes.get(fieldSchema)?.default : undefined;
      // GraphQL does not allow required inputs to be deprecated.
      const deprecation = direction === "input" && !isNullable ? null : findFieldDeprecation(fieldSchema);
      return [
        {
          name,
          description,
          type: isNullable ? type : `${type}!`,
          ...(defaultValue !== undefined && { defaultValue }),
          ...(deprecation && { deprecationReason: formatReason(deprecation) }),
        },
      ];
    });
  }

  addObject(
    name: string,
    { kind, description }: { kind: "type" | "input"; description: string },
    fields: () => readonly PrintedField[],
  ): void {
    this.add(name, () => {
      const implementsNode = kind === "type" && this.nodeTypes.has(name) ? " implements Node" : "";
      const allFields = [...fields(), ...(kind === "type" ? this.getLinks(name) : [])];
      return `${quote(description)}\n${kind} ${name}${implementsNode} {\n${allFields.map(printField).join("\n")}\n}`;
    });
  }

  private toReference(schema: z.ZodType, direction: Direction, key: string): Reference {
    const description = z.globalRegistry.get(schema)?.description;
    if (z.globalRegistry.get(schema)?.format === "date-time") {
      return { type: "DateTime", isNullable: false, description };
    }
    const inner = unwrap(schema, direction);
    if (inner) {
      const reference = this.toReference(inner.schema, direction, key);
      return {
        ...reference,
        isNullable: reference.isNullable || inner.isNullable,
        description: description ?? reference.description,
      };
    }
    return { type: this.toTypeName(schema, direction, key), isNullable: false, description };
  }

  private toTypeName(schema: z.ZodType, direction: Direction, key: string): string {
    const { scalar, as } = graphqlTypes.get(schema) ?? {};
    if (scalar) return scalar;
    if (as) return this.toTypeName(as as z.ZodType, direction, key);
    const { def } = schema._zod;
    switch (def.type) {
      case "string":
        return toTextType(schema, key);
      case "number":
        return isInteger(schema) ? "Int" : "Float";
      case "boolean":
        return "Boolean";
      case "record":
        return "JSONObject";
      case "array":
        return `[${this.printTypeReference((def as z.core.$ZodArrayDef).element as z.ZodType, direction, key)}]`;
      case "enum":
        return this.printEnum(
          schema,
          Object.values((def as z.core.$ZodEnumDef).entries) as string[],
          direction,
        );
      case "literal": {
        const [value] = (def as z.core.$ZodLiteralDef<z.core.util.Literal>).values;
        if (typeof value === "boolean") return "Boolean";
        return graphqlTypes.get(schema)?.name ? this.printEnum(schema, [String(value)], direction) : "String";
      }
      case "object":
      case "union":
        return this.toObjectName(schema, direction);
      default:
        throw new DeclarationError(
          `${key} has the zod type ${def.type}, which GraphQL lacks. Register the schema with .register(graphqlTypes, { scalar: "…" }).`,
          key,
        );
    }
  }

  private toObjectName(schema: z.ZodType, direction: Direction): string {
    const name = getTypeName(schema, direction);
    const description = getTypeDescription(schema);
    this.addObject(name, { kind: direction === "output" ? "type" : "input", description }, () =>
      this.toFields(schema, direction),
    );
    return name;
  }

  private printEnum(schema: z.ZodType, values: readonly string[], direction: Direction): string {
    const name = getTypeName(schema, direction);
    const { values: descriptions = {}, names = {} } = graphqlTypes.get(schema) ?? {};
    const description = getTypeDescription(schema);
    this.add(name, () => {
      const lines = values.map(
        (value) => `  ${quote(descriptions[value] ?? "")}\n  ${names[value] ?? value}`,
      );
      return `${quote(description)}\nenum ${name} {\n${lines.join("\n")}\n}`;
    });
    return name;
  }
}

const formatReason = ({ successor }: FieldDeprecation) =>
  successor === undefined ? "No longer supported." : `Use \`${successor}\`.`;

function printField({
  name,
  description,
  type,
  args = [],
  defaultValue,
  deprecationReason,
}: PrintedField): string {
  const printedArgs = args.map(
    (arg) =>
      `    ${quote(arg.description)}\n    ${arg.name}: ${arg.type}${arg.defaultValue ? ` = ${arg.defaultValue}` : ""}`,
  );
  const argumentList = printedArgs.length > 0 ? `(\n${printedArgs.join("\n")}\n  )` : "";
  return `  ${quote(description)}\n  ${name}${argumentList}: ${type}${defaultValue ? ` = ${defaultValue}` : ""}${
    deprecationReason ? ` @deprecated(reason: ${quote(deprecationReason)})` : ""
  }`;
}

export function printFields(head: string, fields: readonly PrintedField[]): string {
  return `${head} {\n${fields.map(printField).join("\n")}\n}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

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

/** For a discriminated union, returns the fields of all options. Fields that the first option lacks are optional. */
function getShape(schema: z.ZodType): Record<string, z.ZodType> {
  const def = schema._zod.def as z.core.$ZodTypeDef & { shape: object; options: z.ZodType[] };
  if (def.type === "object") return def.shape as Record<string, z.ZodType>;
  if (def.type !== "union")
    throw new DeclarationError(
      `a schema has the zod type ${def.type}, not object. Use z.strictObject({ … }).`,
      "input",
    );
  const [first, ...otherShapes] = def.options.map(getShape);
  const { kinds } = graphqlTypes.get(schema) ?? {};
  const shape: Record<string, z.ZodType> = { ...first, ...(kinds as Record<string, z.ZodType> | undefined) };
  for (const other of otherShapes) {
    for (const [name, fieldSchema] of Object.entries(other)) shape[name] ??= fieldSchema.optional();
  }
  return shape;
}

/** @throws DeclarationError if the schema has no GraphQL name */
export function getTypeName(schema: z.ZodType, direction: Direction): string {
  const { name, input } = graphqlTypes.get(schema) ?? {};
  const typeName = (direction === "input" ? input : undefined) ?? name ?? findSchemaId(schema);
  if (typeName !== undefined) return typeName;
  const { shape, entries = {} } = schema._zod.def as { shape?: object; entries?: object };
  const keys = Object.keys(shape ?? entries);
  const list = keys.join(", ");
  throw new DeclarationError(
    `the ${shape ? `schema of { ${list} }` : `enum of ${list}`} has no name in GraphQL. Add .meta({ id: "…", description: "…" }) to it.`,
    keys[0],
  );
}

function findSchemaId(schema: z.ZodType): string | undefined {
  for (let ancestor: z.core.$ZodType | undefined = schema; ancestor; ancestor = ancestor._zod.parent) {
    const { id } = z.globalRegistry.get(ancestor) ?? {};
    if (id !== undefined) return id;
  }
  return undefined;
}

/** A derived schema can have its own description, so this uses the original one. */
function getTypeDescription(schema: z.ZodType): string {
  let description = "";
  for (let ancestor: z.core.$ZodType | undefined = schema; ancestor; ancestor = ancestor._zod.parent) {
    description = z.globalRegistry.get(ancestor)?.description ?? description;
  }
  return description;
}

function isInteger(schema: z.ZodType): boolean {
  const { format, checks = [] } = schema._zod.def as z.core.$ZodNumberFormatDef;
  return format === "safeint" || checks.some((check) => check._zod.def.check === "number_format");
}

function toTextType(schema: z.ZodType, key: string): string {
  const { format } = schema._zod.def as { format?: string };
  if (format === "datetime") return "DateTime";
  // `externalId` is the integrator's text.
  return key === "id" || (key.endsWith("Id") && key !== "externalId") ? "ID" : "String";
}
