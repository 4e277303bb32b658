import type { OpenApiDocument } from "../../openapi-document.ts";
import {
  followReference,
  parseIdPrefix,
  type ReferenceOperation,
  type ReferenceParameter,
} from "../read/read-document.ts";

/** Shell variables contain the URL and the credential. */
export interface ExampleRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** Values of the path parameters, in their order in the path. */
  pathValues: string[];
  query: [name: string, value: string | number | boolean][];
  body:
    | { kind: "json"; value: unknown }
    | { kind: "form"; fields: [name: string, value: string][]; file: { name: string; path: string } }
    | null;
  /** Shell variable; null for public operations. */
  credentialVariable: string | null;
  urlVariable: string;
  acceptsIdempotencyKey: boolean;
  responseKind: "json" | "file" | "text" | "none";
}

/** Variables that `npm start` writes to demo.env. */
const CREDENTIAL_VARIABLES: Readonly<Record<string, string>> = {
  ak: "SVC_AK",
  sk: "SVC_SK",
  pk: "SVC_PK",
  session: "SESSION_TOKEN",
};
const SAMPLE_FILE = "statement.pdf";

export function buildExampleRequest(
  document: OpenApiDocument,
  operation: ReferenceOperation,
  urlVariable: string,
): ExampleRequest {
  const { method, parameters, credentials } = operation;
  const filterParameters = (location: ReferenceParameter["in"]) =>
    parameters.filter((one) => one.in === location);
  const values = new Map(
    filterParameters("path").map(
      (one) => [one.name, String(findExampleValue(document, operation, one))] as const,
    ),
  );
  const [type] = credentials;
  return {
    method,
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values.get(name) ?? ""),
    ),
    pathValues: [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => values.get(name) ?? ""),
    query: filterParameters("query")
      .filter(({ isRequired, example }) => isRequired || example !== undefined)
      .map((one) => [one.name, findExampleValue(document, operation, one)]),
    body: buildExampleBody(operation),
    credentialVariable: type === undefined ? null : (CREDENTIAL_VARIABLES[type] ?? null),
    urlVariable,
    acceptsIdempotencyKey: filterParameters("header").some(({ name }) => name === "Idempotency-Key"),
    responseKind: getResponseKind(operation),
  };
}

function buildExampleBody({ body }: ReferenceOperation): ExampleRequest["body"] {
  if (body === null || body.example === undefined) return null;
  if (body.mediaType === "application/json") return { kind: "json", value: body.example };
  const fields = Object.entries(body.example as Record<string, unknown>)
    .filter(([name]) => name !== "file")
    .map(([name, value]) => [name, String(value)] as [string, string]);
  return { kind: "form", fields, file: { name: "file", path: SAMPLE_FILE } };
}

function getResponseKind({ responses }: ReferenceOperation): ExampleRequest["responseKind"] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  const types = successes.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType));
  if (types.length === 0) return "none";
  if (types.some((type) => type === "application/json" || type.endsWith("+json"))) return "json";
  return types.some((type) => type.startsWith("image/") || type === "application/pdf") ? "file" : "text";
}

/** Returns the parameter's example, a field of an example response, or an ID found in the document. */
export function findExampleValue(
  document: OpenApiDocument,
  operation: ReferenceOperation,
  { name, example, schema: schemaOrRef }: ReferenceParameter,
): string | number | boolean {
  const schema = followReference(document, schemaOrRef);
  const documented = example ?? schema.example ?? schema.const ?? (schema.enum as unknown[] | undefined)?.[0];
  if (documented !== undefined) return documented as string;
  const prefix = parseIdPrefix(schema.pattern);
  const responseExamples = operation.responses.flatMap(({ contents }) =>
    contents.flatMap(({ examples }) => examples),
  );
  const responseValues = responseExamples.map(
    ({ value }) => (value as Record<string, unknown> | null)?.[name],
  );
  const matchingValue = responseValues.find(
    (value) => typeof value === "string" && value.startsWith(prefix ?? ""),
  );
  if (matchingValue !== undefined) return matchingValue as string;
  if (prefix !== null) return findId(document, prefix) ?? `${prefix}01m7zh3xm8enbshk5v9dv10771`;
  return (schema.minimum as number | undefined) ?? "…";
}

function findId(document: OpenApiDocument, prefix: string): string | null {
  return getDocumentIds(document).find((id) => id.startsWith(prefix)) ?? null;
}

const idsByDocument = new WeakMap<OpenApiDocument, string[]>();

function getDocumentIds(document: OpenApiDocument): string[] {
  const cached = idsByDocument.get(document);
  if (cached) return cached;
  const list = findIds(document);
  idsByDocument.set(document, list);
  return list;
}

const ID = /^[a-z]{2,5}_[0-7][0-9a-z]{25}$/;

export function findIds(value: unknown): string[] {
  const texts = JSON.stringify(value).split('"');
  return [...new Set(texts.filter((text) => ID.test(text)))];
}
