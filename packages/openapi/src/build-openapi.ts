import { type AnyEndpoint, DeclarationError, withOperationName } from "@svc/service-kit/endpoints";
import type { ErrorCode } from "@svc/service-kit/errors";
import type { Operation, OperationResponse, Route } from "@svc/service-kit/routes";
import { addComponentExamples } from "./component-examples.ts";
import { HEADERS, listCommonHeaders } from "./headers.ts";
import { type JsonSchema, toJsonSchema } from "./json-schema.ts";
import { nameSchemas } from "./name-schemas.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { toOperation } from "./operation.ts";
import { buildParameters } from "./parameters.ts";
import {
  buildHeaderReferences,
  buildProblemExamples,
  buildProblemResponse,
  listProblemKinds,
  type ProblemKind,
  problemSchema,
} from "./problem-responses.ts";
import { listSecurityRequirements, selectSecuritySchemes } from "./security.ts";
import { findSharedProblems } from "./shared-problems.ts";
import { buildWebhooks, type WebhookDefinition } from "./webhooks.ts";

interface Tag {
  name: string;
  description: string;
  prefix?: string;
  group?: string;
}

interface OpenApiParts<Ctx> {
  title: string;
  version: string;
  description: string;
  /** An endpoint gets the tag with the longest prefix of its path. Tag groups follow the order of their first tags. */
  tags: readonly Tag[];
  endpoints: readonly AnyEndpoint<Ctx>[];
  routes: readonly Route<never>[];
  url: string;
  /** Includes HTML pages, for tests that check every response. */
  includesPages?: boolean;
  webhooks?: { tag: string; types: readonly WebhookDefinition[] };
  /** Examples by component name, for components without a value in any operation's example. */
  schemaExamples?: Readonly<Record<string, unknown>>;
}

const OPENAPI_VERSION = "3.1.1";
const HTML = "text/html";

interface Components {
  schemas: Map<string, JsonSchema>;
  parameters: Map<string, object>;
  responses: Map<string, object>;
  headers: Set<string>;
  errorCodes: Set<ErrorCode>;
}

/**
 * Builds a deterministic OpenAPI document.
 *
 * @throws DeclarationError if a path has no tag, or if two schemas have the same ID
 */
export function buildOpenApi<Ctx>(parts: OpenApiParts<Ctx>): OpenApiDocument {
  const operations: Operation[] = [
    ...parts.endpoints.map((endpoint) =>
      withOperationName(endpoint.operationId, () =>
        toOperation(endpoint, findTag(endpoint.path, parts.tags)),
      ),
    ),
    ...(parts.includesPages ? parts.routes : removePages(parts.routes)),
  ];
  const components: Components = {
    schemas: new Map(),
    parameters: new Map(),
    responses: new Map(),
    headers: new Set(),
    errorCodes: new Set(),
  };
  toJsonSchema(problemSchema, "output", components.schemas);
  const sharedProblems = findSharedProblems(operations);
  const paths: OpenApiDocument["paths"] = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: withOperationName(operation.operationId, () =>
        buildOperation(operation, sharedProblems, components),
      ),
    };
  }
  const { webhooks } = parts;
  const webhookItems = webhooks && buildWebhooks(webhooks.types, webhooks.tag, components.schemas);
  const usedTagNames = new Set(operations.map(({ tag }) => tag));
  const usedTags = parts.tags.filter(({ name }) => usedTagNames.has(name));
  const tagGroups = groupTags(usedTags);
  const document: OpenApiDocument = {
    openapi: OPENAPI_VERSION,
    info: {
      title: parts.title,
      version: parts.version,
      description: parts.description,
      contact: { name: "The institution that runs this deployment" },
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: parts.url, description: "This deployment." }],
    tags: usedTags.map(({ name, description }) => ({ name, description })),
    ...(tagGroups.length > 0 ? { "x-tagGroups": tagGroups } : {}),
    paths,
    ...(webhookItems ? { webhooks: webhookItems } : {}),
    components: {
      securitySchemes: selectSecuritySchemes(operations),
      schemas: sortByName(components.schemas),
      parameters: sortByName(components.parameters),
      headers: Object.fromEntries([...components.headers].sort().map((name) => [name, HEADERS[name]])),
      responses: sortByName(components.responses),
      examples: buildProblemExamples(
        components.errorCodes,
        "/v1/rollovers",
        String(HEADERS["X-Request-Id"]?.example),
      ),
    } as OpenApiDocument["components"],
  };
  nameSchemas(document);
  addComponentExamples(document, parts.schemaExamples);
  return document;
}

function findTag(path: string, tags: OpenApiParts<unknown>["tags"]): string {
  const getPrefixLength = ({ prefix = "" }: Tag) => prefix.length;
  const [tag] = tags
    .filter(({ prefix }) => prefix !== undefined && path.startsWith(prefix))
    .sort((one, other) => getPrefixLength(other) - getPrefixLength(one));
  if (!tag) {
    throw new DeclarationError(
      `no tag of the OpenAPI document covers ${path}. Add a tag with a prefix of this path to TAGS in the service's openapi-document.ts.`,
      "rest",
    );
  }
  return tag.name;
}

/** @throws DeclarationError if only some tags have a group, because Redoc hides the others */
function groupTags(tags: readonly Tag[]): { name: string; tags: string[] }[] {
  const byGroup = Map.groupBy(tags, ({ group }) => group);
  const ungrouped = byGroup.get(undefined) ?? [];
  if (ungrouped.length === tags.length) return [];
  if (ungrouped[0])
    throw new DeclarationError(
      `the tag ${ungrouped[0].name} has no group. Add one to TAGS in the service's openapi-document.ts.`,
      "group",
    );
  return [...byGroup].map(([name = "", grouped]) => ({ name, tags: grouped.map((tag) => tag.name) }));
}

function removePages(routes: readonly Operation[]): Operation[] {
  return routes
    .filter(({ responses }) => {
      const { [HTML]: page, "application/json": json } = responses[200]?.content ?? {};
      return !page || json;
    })
    .map((route) => ({
      ...route,
      responses: Object.fromEntries(
        Object.entries(route.responses).flatMap(([status, response]) => {
          const { [HTML]: page, ...content } = response.content ?? {};
          // Programs do not accept HTML, so the route sends them a problem instead.
          if (page && Object.keys(content).length === 0) return [];
          return [[status, { ...response, ...(response.content ? { content } : {}) }]];
        }),
      ),
    }));
}

function buildOperation(
  operation: Operation,
  sharedProblems: Map<string, string>,
  components: Components,
): Record<string, unknown> {
  const parameters = buildParameters(operation, components.parameters, components.schemas);
  const { body } = operation;
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    ...(operation.deprecated ? { deprecated: true, "x-deprecation": operation.deprecated } : {}),
    ...(operation.scope ? { "x-scope": operation.scope } : {}),
    ...(operation.credentials.length > 0 ? { "x-credentials": operation.credentials } : {}),
    security: listSecurityRequirements(operation.credentials),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: body.isRequired,
            content: {
              [body.mediaType ?? "application/json"]: withExample(
                toJsonSchema(body.schema, "input", components.schemas),
                body.example,
              ),
            },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          buildResponse(response, operation, components),
        ]),
      ),
      ...Object.fromEntries(
        listProblemKinds(operation).map((kind) => {
          for (const name of ["X-Request-Id", ...kind.headers]) components.headers.add(name);
          for (const code of kind.codes) components.errorCodes.add(code);
          const name = sharedProblems.get(JSON.stringify(kind));
          const response = operation.responses[kind.status];
          if (response) return [kind.status, mergeResponses(kind, response, { operation, components })];
          if (name === undefined) return [kind.status, buildProblemResponse(kind)];
          components.responses.set(name, buildProblemResponse(kind));
          return [kind.status, { $ref: `#/components/responses/${name}` }];
        }),
      ),
    },
  };
}

function mergeResponses(
  kind: ProblemKind,
  response: OperationResponse,
  { operation, components }: { operation: Operation; components: Components },
): object {
  const problem = buildProblemResponse(kind);
  const success = buildResponse(response, operation, components);
  return {
    description: `${success.description}\n\n${problem.description}`,
    headers: { ...success.headers, ...problem.headers },
    content: { ...success.content, ...problem.content },
  };
}

interface ResponseObject {
  description: string;
  headers: object;
  content?: object;
}

function buildResponse(
  response: OperationResponse,
  operation: Operation,
  components: Components,
): ResponseObject {
  const names = ["X-Request-Id", ...(response.headers ?? []), ...listCommonHeaders(operation)];
  for (const name of names) components.headers.add(name);
  const content = Object.entries(response.content ?? {}).map(([type, { schema, example }]) => [
    type,
    withExample(toJsonSchema(schema, "output", components.schemas), example),
  ]);
  return {
    description: response.description,
    headers: buildHeaderReferences(names),
    ...(content.length > 0 ? { content: Object.fromEntries(content) } : {}),
  };
}

function withExample(schema: JsonSchema, example: unknown): object {
  return { schema, ...(example === undefined ? {} : { example }) };
}

function sortByName<Value>(map: Map<string, Value>): Record<string, Value> {
  return Object.fromEntries([...map].sort(([one], [other]) => (one < other ? -1 : 1)));
}
