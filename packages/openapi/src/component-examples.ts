import { DeclarationError } from "@svc/service-kit/endpoints";
import type { JsonSchema } from "./json-schema.ts";
import type { OpenApiDocument } from "./openapi-document.ts";

type JsonObject = Record<string, unknown>;

interface Media {
  schema: JsonSchema;
  example?: unknown;
  /** References to examples of problems, by error code. */
  examples?: JsonObject;
}

/**
 * Gives each component the first example value that an operation or event has for it, or else its value in `examples`.
 *
 * @throws DeclarationError for an example of an unknown component
 */
export function addComponentExamples(
  { paths, webhooks = {}, components }: OpenApiDocument,
  examples: Readonly<Record<string, unknown>> = {},
): void {
  const schemas = components.schemas as Record<string, JsonSchema>;
  const visit = (schema: JsonSchema | undefined, value: unknown): void => {
    if (schema === undefined || value === undefined || value === null) return;
    const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
    const component = name === undefined ? undefined : schemas[name];
    if (component) {
      component.examples ??= [value];
      visit(component, value);
    }
    const branches = [schema.oneOf, schema.anyOf, schema.allOf].flatMap(
      (parts) => (parts ?? []) as JsonSchema[],
    );
    for (const branch of branches)
      if (mayMatch(resolveReference(schemas, branch), value)) visit(branch, value);
    if (Array.isArray(value)) {
      for (const item of value) visit(schema.items as JsonSchema | undefined, item);
    } else if (typeof value === "object") {
      const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
      for (const [field, fieldValue] of Object.entries(value)) visit(properties[field], fieldValue);
    }
  };
  const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap((methods) =>
    Object.values(methods),
  );
  const bodies = operations.flatMap(({ requestBody, responses }) => [
    requestBody,
    ...Object.values(responses as JsonObject),
  ]) as (JsonObject | undefined)[];
  const problems = (components.examples ?? {}) as Record<string, JsonObject>;
  const sharedResponses = Object.values(components.responses ?? {}) as JsonObject[];
  for (const content of [...bodies, ...sharedResponses].flatMap((body) =>
    Object.values((body?.content ?? {}) as JsonObject),
  )) {
    const { schema, example, examples: named = {} } = content as Media;
    visit(schema, example);
    for (const code of Object.keys(named)) visit(schema, problems[code]?.value);
  }
  for (const [name, example] of Object.entries(examples)) {
    if (!schemas[name])
      throw new DeclarationError(`the examples name the schema ${name}, which does not exist`, name);
    visit({ $ref: name }, example);
  }
  copyToEqualSchemas(schemas);
}

/** Copies examples to equal schemas without one. Schemas named after the operation or field that uses them can be equal. */
function copyToEqualSchemas(schemas: Record<string, JsonSchema>): void {
  const toContent = ({ description: _, examples: __, ...content }: JsonSchema) => JSON.stringify(content);
  const byContent = new Map(
    Object.values(schemas).flatMap((schema) =>
      schema.examples ? [[toContent(schema), schema.examples] as const] : [],
    ),
  );
  for (const schema of Object.values(schemas)) {
    const examples = schema.examples ?? byContent.get(toContent(schema));
    if (examples) schema.examples = examples;
  }
}

function resolveReference(schemas: Record<string, JsonSchema>, schema: JsonSchema): JsonSchema {
  return typeof schema.$ref === "string" ? (schemas[schema.$ref.split("/").at(-1) ?? ""] ?? schema) : schema;
}

/** Returns false if the value lacks a required field, or has another type or constant. */
function mayMatch({ type, properties = {}, required = [] }: JsonSchema, value: unknown): boolean {
  const kind = Array.isArray(value) ? "array" : typeof value;
  if (type !== undefined && ![type].flat().includes(kind)) return false;
  if (kind !== "object") return true;
  const fields = value as JsonObject;
  return (
    (required as string[]).every((name) => name in fields) &&
    Object.entries(properties as Record<string, JsonSchema>).every(
      ([name, { const: constant }]) =>
        constant === undefined || fields[name] === undefined || fields[name] === constant,
    )
  );
}
