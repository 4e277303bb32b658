import type { JsonSchema } from "../../json-schema.ts";
import type { OpenApiDocument } from "../../openapi-document.ts";

export interface ReferenceParameter {
  name: string;
  in: "path" | "query" | "header";
  description: string;
  isRequired: boolean;
  schema: JsonSchema;
  example?: unknown;
}

export interface ReferenceBody {
  mediaType: string;
  schema: JsonSchema;
  isRequired: boolean;
  example: unknown;
}

interface ReferenceExample {
  name: string | null;
  title: string | null;
  value: unknown;
}

export interface ReferenceContent {
  mediaType: string;
  schema: JsonSchema;
  examples: ReferenceExample[];
}

interface ReferenceHeader {
  name: string;
  description: string;
  example: string | null;
}

export interface ReferenceResponse {
  /** `200`, `2XX` or `default`. */
  status: string;
  description: string;
  headers: ReferenceHeader[];
  contents: ReferenceContent[];
}

export interface ReferenceOperation {
  id: string;
  kind: "operation" | "webhook";
  method: string;
  /** OpenAPI path, or event type. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  isDeprecated: boolean;
  /** Release that added the operation; `unreleased`, or null if unknown. */
  added: string | null;
  scope: string | null;
  /** Empty for public operations. */
  credentials: readonly string[];
  parameters: ReferenceParameter[];
  body: ReferenceBody | null;
  responses: ReferenceResponse[];
}

export interface ReferenceTag {
  name: string;
  description: string;
  operations: ReferenceOperation[];
}

type Node = Record<string, unknown>;

/**
 * Resolves a reference, and keeps the fields next to it.
 *
 * @throws Error if the target is missing
 */
export function followReference(document: OpenApiDocument, node: Node): Node {
  if (typeof node.$ref !== "string") return node;
  const target = node.$ref
    .slice("#/".length)
    .split("/")
    .reduce<unknown>((parent, step) => (parent as Node | undefined)?.[step], document);
  if (typeof target !== "object" || target === null) throw new Error(`${node.$ref} does not resolve`);
  const { $ref: _, ...siblings } = node;
  return { ...followReference(document, target as Node), ...siblings };
}

export function readTags(document: OpenApiDocument): ReferenceTag[] {
  const operations = [...readOperations(document, "operation"), ...readOperations(document, "webhook")];
  const byTag = Map.groupBy(operations, ({ tag }) => tag);
  return document.tags.flatMap(({ name, description }) => {
    const tagged = byTag.get(name) ?? [];
    return tagged.length === 0 ? [] : [{ name, description, operations: tagged }];
  });
}

function readOperations(document: OpenApiDocument, kind: ReferenceOperation["kind"]): ReferenceOperation[] {
  const paths = (kind === "operation" ? document.paths : document.webhooks) ?? {};
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, node]) => readOperation(document, kind, { path, method, node })),
  );
}

function readOperation(
  document: OpenApiDocument,
  kind: ReferenceOperation["kind"],
  { path, method, node }: { path: string; method: string; node: Node },
): ReferenceOperation {
  const [tag = ""] = node.tags as string[];
  return {
    id: String(node.operationId),
    kind,
    method: method.toUpperCase(),
    path,
    tag,
    summary: toText(node.summary),
    description: toText(node.description),
    isDeprecated: node.deprecated === true,
    added: typeof node["x-added"] === "string" ? node["x-added"] : null,
    scope: typeof node["x-scope"] === "string" ? node["x-scope"] : null,
    credentials: (node["x-credentials"] as string[] | undefined) ?? [],
    parameters: ((node.parameters as Node[] | undefined) ?? []).map((parameter) =>
      readParameter(document, parameter),
    ),
    body: node.requestBody ? readBody(document, node.requestBody as Node) : null,
    responses: Object.entries(node.responses as Record<string, Node>).map(([status, response]) =>
      readResponse(document, status, response),
    ),
  };
}

function readParameter(document: OpenApiDocument, node: Node): ReferenceParameter {
  const { name, in: location, description, required, schema, example } = followReference(document, node);
  return {
    name: String(name),
    in: location as ReferenceParameter["in"],
    description: toText(description),
    isRequired: required === true,
    schema: schema as JsonSchema,
    ...(example === undefined ? {} : { example }),
  };
}

function readBody(document: OpenApiDocument, node: Node): ReferenceBody {
  const { content, required } = followReference(document, node) as { content: Node; required?: boolean };
  const [mediaType = "", mediaTypeNode] = Object.entries(content)[0] ?? [];
  const { schema, example } = mediaTypeNode as { schema: JsonSchema; example?: unknown };
  return { mediaType, schema, isRequired: required === true, example };
}

function readResponse(document: OpenApiDocument, status: string, node: Node): ReferenceResponse {
  const { description, headers = {}, content = {} } = followReference(document, node);
  return {
    status,
    description: toText(description),
    headers: Object.entries(headers as Record<string, Node>).map(([name, header]) => {
      const { description: text, example } = followReference(document, header);
      return { name, description: toText(text), example: example === undefined ? null : String(example) };
    }),
    contents: Object.entries(content as Record<string, Node>).map(([mediaType, node]) => ({
      mediaType,
      schema: (node.schema ?? {}) as JsonSchema,
      examples: readExamples(document, node),
    })),
  };
}

function readExamples(document: OpenApiDocument, content: Node): ReferenceExample[] {
  if (content.example !== undefined) return [{ name: null, title: null, value: content.example }];
  return Object.entries((content.examples ?? {}) as Record<string, Node>).map(([name, node]) => {
    const { summary, value } = followReference(document, node);
    return { name, title: summary === undefined ? null : String(summary), value };
  });
}

/** Returns `rol_` for `^rol_[0-7]…$`. */
export function parseIdPrefix(pattern: unknown): string | null {
  if (typeof pattern !== "string") return null;
  const prefix = pattern.slice(1, pattern.indexOf("["));
  return prefix.endsWith("_") ? prefix : null;
}

const toText = (value: unknown) => (typeof value === "string" ? value : "");
