import type { OpenApiDocument } from "../openapi-document.ts";
import {
  parseIdPrefix,
  type ReferenceOperation,
  type ReferenceTag,
  readTags,
} from "../reference/read/read-document.ts";
import {
  buildExampleRequest,
  type ExampleRequest,
  findExampleValue,
} from "../reference/samples/example-request.ts";
import {
  type Collection,
  type CollectionBody,
  type CollectionFolder,
  type CollectionRequest,
  type FieldPath,
  KEY_VARIABLE,
  type QueryParameter,
  type SavedVariable,
  UUID_VARIABLE,
} from "./collection.ts";
import { IdVariables, nameVariable } from "./id-variables.ts";
import type { CollectionSettings, Walkthrough, WalkthroughStep } from "./walkthrough.ts";

interface CollectionParts extends CollectionSettings {
  environment: string;
}

/** `findExampleValue` returns this for a parameter without an example. */
const NO_EXAMPLE = "…";

/** Builds a request per operation, after the requests of the walkthrough. */
export function buildCollection(
  document: OpenApiDocument,
  { walkthrough, environment, ...variableSettings }: CollectionParts,
): Collection {
  const tags = readTags(document).map((tag) => ({
    ...tag,
    operations: tag.operations.filter(({ kind }) => kind === "operation"),
  }));
  const operations = tags.flatMap((tag) => tag.operations);
  const variables = new IdVariables(document, operations, variableSettings);
  const toRequest = (operation: ReferenceOperation) => buildRequest(document, operation, variables);
  const walkthroughFolder = buildWalkthrough(walkthrough, operations, toRequest);
  return {
    name: String(document.info.title),
    description: describeCollection(walkthroughFolder),
    environment,
    baseUrl: document.servers[0]?.url ?? "",
    variables: variables.listExamples(),
    folders: [...walkthroughFolder, ...groupFolders(document, tags, toRequest)],
  };
}

function describeCollection(walkthrough: readonly CollectionFolder[]): string {
  const introduction = `Set the secret variable \`${KEY_VARIABLE}\` to an \`ak_\` key. Requests that create an object save its ID in a variable, which other requests use.`;
  const [first] = walkthrough;
  if (!first) return introduction;
  return `${introduction}\n\nStart with the folder **${first.name}**: run its requests in order.`;
}

function groupFolders(
  document: OpenApiDocument,
  tags: readonly ReferenceTag[],
  toRequest: (operation: ReferenceOperation) => CollectionRequest,
): CollectionFolder[] {
  const toFolder = ({ name, description, operations }: ReferenceTag): CollectionFolder => ({
    name,
    description,
    folders: [],
    requests: operations.map(toRequest),
  });
  const groups = document["x-tagGroups"];
  if (!groups) return tags.map(toFolder);
  return groups.map((group) => ({
    name: group.name,
    description: "",
    folders: tags.filter(({ name }) => group.tags.includes(name)).map(toFolder),
    requests: [],
  }));
}

/** Returns no folder if an operation is missing, because the live environment has no sandbox operations. */
function buildWalkthrough(
  { name, description, steps }: Walkthrough,
  operations: readonly ReferenceOperation[],
  toRequest: (operation: ReferenceOperation) => CollectionRequest,
): CollectionFolder[] {
  const requests = steps.flatMap((step) => {
    const operation = operations.find(({ id }) => id === step.operationId);
    return operation ? [buildStep(step, toRequest(operation))] : [];
  });
  return requests.length === steps.length ? [{ name, description, folders: [], requests }] : [];
}

function buildStep(
  { name, query = {}, body, saves = {}, expects = [] }: WalkthroughStep,
  request: CollectionRequest,
): CollectionRequest {
  return {
    ...request,
    name,
    query: request.query.map((one) => {
      const value = query[one.name];
      return value === undefined ? { ...one, isEnabled: false } : { ...one, value, isEnabled: true };
    }),
    body: body === undefined ? request.body : { kind: "json", text: JSON.stringify(body, null, 2) },
    saves: Object.entries(saves).map(([variable, path]) => ({ variable, path })),
    expects,
  };
}

function buildRequest(
  document: OpenApiDocument,
  operation: ReferenceOperation,
  variables: IdVariables,
): CollectionRequest {
  const { id, summary, description, method, credentials, parameters } = operation;
  const request = buildExampleRequest(document, operation, "");
  const enabled = new Map(request.query.map(([name, value]) => [name, String(value)]));
  const query = parameters
    .filter((one) => one.in === "query")
    .map(
      (one): QueryParameter => ({
        name: one.name,
        value: variables.replaceIds(enabled.get(one.name) ?? ""),
        description: one.description,
        isEnabled: enabled.has(one.name),
      }),
    );
  return {
    operationId: id,
    name: summary,
    description,
    method,
    path: buildPath(document, operation, variables),
    query,
    headers: [
      ...(request.acceptsIdempotencyKey ? ([["Idempotency-Key", UUID_VARIABLE]] as const) : []),
      ...(request.body?.kind === "json" ? ([["Content-Type", "application/json"]] as const) : []),
    ],
    needsKey: credentials.length > 0,
    body: buildBody(request.body, variables),
    saves: findSaves(operation, variables),
  };
}

function buildPath(document: OpenApiDocument, operation: ReferenceOperation, variables: IdVariables): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === name);
    const variable = variables.find(parseIdPrefix(parameter?.schema.pattern));
    if (variable !== null) return `{{${variable}}}`;
    const example = parameter ? String(findExampleValue(document, operation, parameter)) : NO_EXAMPLE;
    return example === NO_EXAMPLE ? `{{${nameVariable(operation.path, name)}}}` : encodeURIComponent(example);
  });
}

function buildBody(body: ExampleRequest["body"], variables: IdVariables): CollectionBody | null {
  if (body?.kind === "json")
    return { kind: "json", text: variables.replaceIds(JSON.stringify(body.value, null, 2)) };
  return body;
}

/** Saves the ID of a created object, or of the first object of a list. */
function findSaves({ path, method, responses }: ReferenceOperation, variables: IdVariables): SavedVariable[] {
  const hasPathParameter = path.includes("{");
  if (hasPathParameter || (method !== "POST" && method !== "GET")) return [];
  const [success] = responses.filter(({ status }) => status.startsWith("2"));
  const example = success?.contents.find(({ mediaType }) => mediaType === "application/json")?.examples[0];
  const { id, data } = (example?.value ?? {}) as { id?: unknown; data?: unknown };
  const listedId = Array.isArray(data) ? (data[0] as { id?: unknown } | undefined)?.id : null;
  const isObject = typeof id === "string";
  const exampleId = isObject ? id : listedId;
  const fieldPath: FieldPath = isObject ? ["id"] : ["data", 0, "id"];
  if (typeof exampleId !== "string") return [];
  const variable = variables.find(`${exampleId.split("_")[0]}_`);
  return variable === null || nameVariable(`${path}/{id}`, "id") !== variable
    ? []
    : [{ variable, path: fieldPath }];
}
