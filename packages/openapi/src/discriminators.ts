import type { JsonSchema } from "./json-schema.ts";
import type { OpenApiDocument } from "./openapi-document.ts";

type Schemas = Record<string, JsonSchema>;

const COMPONENTS = "#/components/schemas/";

/** Marks unions of components that differ in a required constant, so that generators tell them apart. */
export function addDiscriminators({ components }: OpenApiDocument): void {
  const schemas = components.schemas as Schemas;
  for (const schema of Object.values(schemas)) {
    const discriminator = findDiscriminator(schema, schemas);
    if (discriminator) schema.discriminator = discriminator;
  }
}

function findDiscriminator({ oneOf }: JsonSchema, schemas: Schemas) {
  const references = ((oneOf ?? []) as JsonSchema[]).map(({ $ref }) => String($ref ?? ""));
  const branches = references.map((reference) => schemas[reference.slice(COMPONENTS.length)]);
  const [first] = branches;
  if (!first || branches.length < 2) return null;
  for (const propertyName of Object.keys(first.properties ?? {})) {
    const values = branches.map((branch) => listConstants(branch, propertyName));
    const all = values.flat();
    if (values.some(({ length }) => length === 0) || new Set(all).size < all.length) continue;
    const mapping = values.flatMap((constants, index) =>
      constants.map((value) => [value, references[index] as string]),
    );
    return { propertyName, mapping: Object.fromEntries(mapping) as Record<string, string> };
  }
  return null;
}

function listConstants(branch: JsonSchema | undefined, propertyName: string): string[] {
  const { [propertyName]: schema } = (branch?.properties ?? {}) as Schemas;
  const isRequired = ((branch?.required ?? []) as string[]).includes(propertyName);
  if (!schema || !isRequired) return [];
  const values = schema.const === undefined ? ((schema.enum ?? []) as unknown[]) : [schema.const];
  return values.every((value) => typeof value === "string") ? values : [];
}
