import { DeclarationError } from "@svc/service-kit/endpoints";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

/** Draft 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>;

type Direction = "input" | "output";

/** Temporary keyword with an inline object's `NameMark`, which `nameSchemas` removes. */
export const NAME_MARK = "x-name";

export interface NameMark {
  /** Name in GraphQL. */
  name: string;
  /** From the original schema. The inline schema can have a different one. */
  description?: string | undefined;
}

const DEFINITIONS = "#/$defs/";
const COMPONENTS = "#/components/schemas/";
/** zod adds very long patterns to these formats. The patterns are removed. */
const FORMATS_WITHOUT_PATTERN = ["date", "date-time", "email"];

/**
 * Converts a zod schema. Schemas with an ID become components. `as` in the metadata replaces the converted schema.
 *
 * @param components receives every schema with an ID
 * @throws DeclarationError if two different schemas have the same ID
 */
export function toJsonSchema(
  schema: z.ZodType,
  direction: Direction,
  components: Map<string, JsonSchema>,
): JsonSchema {
  // In an array, zod converts even a top-level schema with an ID to a reference.
  const { items, $defs = {} } = z.toJSONSchema(z.array(schema), {
    target: "draft-2020-12",
    io: direction,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      cleanUp(zodSchema, jsonSchema);
      markName(zodSchema, jsonSchema, direction);
    },
  });
  for (const [id, definition] of Object.entries($defs)) {
    const component = withComponentReferences(definition) as JsonSchema;
    const existing = components.get(id);
    if (existing && JSON.stringify(existing) !== JSON.stringify(component)) {
      throw new DeclarationError(
        `two schemas have the ID ${id} and differ. Change one of the IDs in .meta({ id: "…" }).`,
        id,
      );
    }
    components.set(id, component);
  }
  return withComponentReferences(items) as JsonSchema;
}

function cleanUp(zodSchema: z.core.$ZodTypes, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { as, ...meta } = z.globalRegistry.get(zodSchema) ?? {};
  if (as !== undefined) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, meta, as);
  }
  delete jsonSchema.id;
  // Redocly reads `x-enumDescriptions`. `x-enum-descriptions` would need an array, because openapi-generator reads it.
  const values = findValueTexts(zodSchema);
  if (values && jsonSchema.enum) jsonSchema["x-enumDescriptions"] = pickValues(values, jsonSchema.enum);
  describeObjectName(jsonSchema);
  if (zodSchema._zod.def.type === "default" && as === undefined) describeDefault(jsonSchema);
  if (FORMATS_WITHOUT_PATTERN.includes(jsonSchema.format ?? "")) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function markName(
  zodSchema: z.core.$ZodTypes,
  jsonSchema: z.core.JSONSchema.BaseSchema,
  direction: Direction,
): void {
  const { name, input } = graphqlTypes.get(zodSchema) ?? {};
  const ownName = (direction === "input" ? input : undefined) ?? name;
  const isInline = jsonSchema.properties !== undefined || jsonSchema.oneOf !== undefined;
  if (ownName === undefined || !isInline) return;
  jsonSchema[NAME_MARK] = {
    name: ownName,
    description: findOriginalDescription(zodSchema),
  } satisfies NameMark;
}

function findOriginalDescription(zodSchema: z.core.$ZodType): string | undefined {
  let original: string | undefined;
  for (let schema: z.core.$ZodType | undefined = zodSchema; schema; schema = schema._zod.parent) {
    original = z.globalRegistry.get(schema)?.description ?? original;
  }
  return original;
}

function findValueTexts(zodSchema: z.core.$ZodType): Readonly<Record<string, string>> | undefined {
  const { as: alias, values } = graphqlTypes.get(zodSchema) ?? {};
  return values ?? (alias ? findValueTexts(alias as z.core.$ZodType) : undefined);
}

/** A derived enum can have fewer values than the enum that describes them. */
function pickValues(values: Readonly<Record<string, string>>, used: readonly unknown[]) {
  return Object.fromEntries(used.map((value) => [value, values[String(value)] ?? ""]));
}

/** Describes `object`, the constant field that names the type of an API object. */
function describeObjectName({ properties = {} }: z.core.JSONSchema.BaseSchema): void {
  const { object } = properties;
  if (typeof object !== "object" || object.const === undefined) return;
  object.description ??= `The type of the object: always \`${object.const}\`.`;
}

/** Client generators treat a field with a default as required, so the default moves to the description. */
function describeDefault(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { default: value, description } = jsonSchema;
  delete jsonSchema.default;
  if (description && /Default: |\(default\)/.test(description)) return;
  jsonSchema.description = [description, `Default: ${JSON.stringify(value)}.`]
    .filter((text) => text !== undefined)
    .join(" ");
}

function withComponentReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withComponentReferences);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key === "$ref" && typeof field === "string"
        ? field.replace(DEFINITIONS, COMPONENTS)
        : withComponentReferences(field),
    ]),
  );
}
