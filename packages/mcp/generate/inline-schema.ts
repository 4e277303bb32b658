export type Schema = { [keyword: string]: unknown };

/** OpenAPI keywords that JSON Schema and language models do not need. */
const DROPPED = new Set(["example", "examples", "discriminator"]);
/** Formats that JSON Schema validators do not know. */
const UNKNOWN_FORMATS = new Set(["idn-email"]);

/**
 * Resolves each `$ref`, because several MCP clients do not.
 *
 * @throws Error if a schema contains itself
 */
export function inlineSchema(
  schema: unknown,
  schemas: Readonly<Record<string, Schema>>,
  ancestors: readonly string[] = [],
): unknown {
  if (Array.isArray(schema)) return schema.map((item) => inlineSchema(item, schemas, ancestors));
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, ...keywords } = schema as Schema;
  const inlined = Object.fromEntries(
    Object.entries(keywords)
      .filter(([keyword, value]) => !isDropped(keyword, value))
      .map(([keyword, value]) => [keyword, inlineSchema(value, schemas, ancestors)]),
  );
  if (typeof $ref !== "string") return inlined;
  const name = $ref.replace("#/components/schemas/", "");
  if (ancestors.includes(name)) throw new Error(`The schema ${name} contains itself.`);
  const target = inlineSchema(schemas[name], schemas, [...ancestors, name]);
  return { ...(target as Schema), ...inlined };
}

function isDropped(keyword: string, value: unknown): boolean {
  if (keyword === "format") return UNKNOWN_FORMATS.has(String(value));
  return DROPPED.has(keyword) || keyword.startsWith("x-");
}
