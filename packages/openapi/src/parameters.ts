import type { Operation } from "@svc/service-kit/routes";
import type { JsonSchema } from "./json-schema.ts";
import { toJsonSchema } from "./json-schema.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  description?: string;
  required: boolean;
  schema: JsonSchema;
}

const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "Makes retries safe for 24 hours: repeating a request with the same key and body returns the " +
    "first response and changes nothing.",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const IF_MATCH: Parameter = {
  name: "If-Match",
  in: "header",
  description:
    "The `ETag` you last read. If the object has changed since, nothing is written and the response is 412.",
  required: false,
  schema: { type: "string" },
};

const IF_NONE_MATCH: Parameter = {
  name: "If-None-Match",
  in: "header",
  description: "The `ETag` you last read. If it still matches, the response is 304 without a body.",
  required: false,
  schema: { type: "string" },
};

const SHARED_NAMES: Readonly<Record<string, string>> = {
  limit: "Limit",
  cursor: "Cursor",
  "Idempotency-Key": "IdempotencyKey",
  "If-Match": "IfMatch",
  "If-None-Match": "IfNoneMatch",
};

/** @param shared receives the parameters that several operations use, by component name */
export function buildParameters(
  operation: Operation,
  shared: Map<string, object>,
  schemas: Map<string, JsonSchema>,
): object[] {
  const parameters = [
    ...toParameters("path", operation.params, schemas),
    ...toParameters("query", operation.query, schemas),
    ...(operation.acceptsIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
    ...(operation.ifMatch ? [IF_MATCH] : []),
    ...(304 in operation.responses ? [IF_NONE_MATCH] : []),
  ];
  return parameters.map((parameter) => {
    const name = SHARED_NAMES[parameter.name];
    const existing = name && shared.get(name);
    if (!name || (existing && JSON.stringify(existing) !== JSON.stringify(parameter))) return parameter;
    shared.set(name, parameter);
    return { $ref: `#/components/parameters/${name}` };
  });
}

function toParameters(
  location: "path" | "query",
  schema: Operation["query"],
  schemas: Map<string, JsonSchema>,
): Parameter[] {
  if (!schema) return [];
  const json = toJsonSchema(schema, "input", schemas);
  const { properties = {}, required = [] } = resolveComponent(json, schemas) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    in: location,
    ...(typeof description === "string" ? { description } : {}),
    required: location === "path" || required.includes(name),
    schema: field,
  }));
}

/** Inlines a referenced schema, because parameters need its fields. */
function resolveComponent(schema: JsonSchema, schemas: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const { $ref } = schema;
  return typeof $ref === "string" ? (schemas.get($ref.slice($ref.lastIndexOf("/") + 1)) ?? schema) : schema;
}
