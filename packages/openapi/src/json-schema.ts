import { z } from "zod";

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = Record<string, unknown>;

/** Whose eyes a schema is for: what is sent to the service (`input`), or what it answers (`output`). */
export type Direction = "input" | "output";

const DEFINITIONS = "#/$defs/";
const COMPONENTS = "#/components/schemas/";
/** Formats that say it all: the patterns that zod adds to them are longer than the rest of the document. */
const FORMATS_WITHOUT_PATTERN = ["date", "date-time", "email"];

/**
 * Makes the JSON Schema of a zod schema. Schemas with an id in their metadata become components, and references to
 * them; `as` in a schema's metadata stands in its place, where what is read (text of a query, say) is not what is meant.
 *
 * @param components receives every schema with an id
 * @throws Error when one id stands for two schemas, as it would for input and output that differ
 */
export function toJsonSchema(
  schema: z.ZodType,
  io: Direction,
  components: Map<string, JsonSchema>,
): JsonSchema {
  // In a list, the schema itself is a reference too where it has an id.
  const { items, $defs = {} } = z.toJSONSchema(z.array(schema), {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema),
  });
  for (const [id, definition] of Object.entries($defs)) {
    const component = withComponentReferences(definition) as JsonSchema;
    const known = components.get(id);
    if (known && JSON.stringify(known) !== JSON.stringify(component)) {
      throw new Error(`two schemas have the id ${id}`);
    }
    components.set(id, component);
  }
  return withComponentReferences(items) as JsonSchema;
}

function tidy(zodSchema: z.core.$ZodTypes, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { as, ...meta } = z.globalRegistry.get(zodSchema) ?? {};
  if (as !== undefined) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, meta, as);
  }
  delete jsonSchema.id;
  if (zodSchema._zod.def.type === "default" && as === undefined) sayDefault(jsonSchema);
  if (FORMATS_WITHOUT_PATTERN.includes(jsonSchema.format ?? "")) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const { def } = zodSchema._zod;
  if (def.type === "union" && "discriminator" in def && jsonSchema.oneOf) {
    const mapping = mappingOf(jsonSchema.oneOf, zodSchema);
    if (mapping) jsonSchema.discriminator = { propertyName: def.discriminator, mapping };
  }
}

/** Client generators take a field with a default for one that has to be sent. It is said in words instead. */
function sayDefault(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { default: value, description } = jsonSchema;
  delete jsonSchema.default;
  jsonSchema.description = [description, `Default: ${JSON.stringify(value)}.`]
    .filter((text) => text !== undefined)
    .join(" ");
}

/** Which value of the discriminator leads to which component; null where a branch is none. */
function mappingOf(branches: z.core.JSONSchema.BaseSchema[], zodSchema: z.core.$ZodTypes) {
  const { options, discriminator } = zodSchema._zod.def as z.core.$ZodDiscriminatedUnionDef;
  const entries = branches.map((branch, index) => {
    const values = options[index]?._zod.propValues?.[discriminator] ?? new Set();
    return [[...values][0], branch.$ref?.replace(DEFINITIONS, COMPONENTS)] as const;
  });
  return entries.every(([, reference]) => reference !== undefined) ? Object.fromEntries(entries) : null;
}

function withComponentReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withComponentReferences);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === "$ref" && typeof member === "string"
        ? member.replace(DEFINITIONS, COMPONENTS)
        : withComponentReferences(member),
    ]),
  );
}
