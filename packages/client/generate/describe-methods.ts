import { type Document, listOperations, type Operation, type Parameter, type Schema } from "./document.ts";
import { requireUniqueNames, toClientName } from "./names.ts";

export const JSON_TYPE = "application/json";
const PDF_TYPE = "application/pdf";

/** The caller reads the body of `raw` responses, which are files or JSON lines. */
export type MethodKind = "json" | "list" | "raw";

/** For example, `rollovers.create`. */
export interface Method {
  operationId: string;
  resource: string;
  name: string;
  kind: MethodKind;
  httpMethod: string;
  path: string;
  pathParameters: readonly string[];
  query: readonly QueryParameter[];
  body: { type: "json" | "form"; isRequired: boolean; schema: Schema } | null;
  accept: string;
  /** JSON response; null for `raw`. */
  response: Schema | null;
  /** The operation accepts `If-Match`. */
  comparesVersions: boolean;
  /** Markdown. */
  description: string;
}

export interface QueryParameter {
  name: string;
  isRequired: boolean;
  description: string;
  schema: Schema;
}

/**
 * Lists one method per operation, and a second one for operations that also return a PDF.
 *
 * @throws Error if two operations have the same name
 */
export function describeMethods(document: Document): Method[] {
  const operations = listOperations(document);
  requireUniqueNames(operations);
  return operations.flatMap(({ method, path, operation }) => {
    const [resource = "", name = ""] = toClientName(operation, path).split(".");
    const successful = listSuccessfulContent(operation);
    const types = [...new Set(successful.flatMap((content) => Object.keys(content)))];
    const parameters = (operation.parameters ?? []).map((parameter) => resolveParameter(document, parameter));
    const jsonSchema = successful.find((content) => content[JSON_TYPE])?.[JSON_TYPE]?.schema ?? null;
    const base = {
      operationId: operation.operationId,
      resource,
      httpMethod: method,
      path,
      pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1])),
      query: parameters
        .filter((parameter) => parameter.in === "query")
        .map(({ name, required = false, description = "", schema = {} }) => ({
          name,
          isRequired: required,
          description,
          schema,
        })),
      body: describeBody(operation),
      comparesVersions: parameters.some(({ name }) => name === "If-Match"),
      description: [operation.summary, operation.description].filter(Boolean).join(".\n\n"),
    };
    const createRawMethod = (suffix: string, accept: string): Method => ({
      ...base,
      name: `${name}${suffix}`,
      kind: "raw",
      accept,
      response: null,
    });
    if (jsonSchema === null) return [createRawMethod("", types.join(", "))];
    const isList = base.query.some(({ name }) => name === "cursor");
    const jsonMethod: Method = {
      ...base,
      name,
      kind: isList ? "list" : "json",
      accept: JSON_TYPE,
      response: jsonSchema,
    };
    return types.includes(PDF_TYPE) ? [jsonMethod, createRawMethod("Pdf", PDF_TYPE)] : [jsonMethod];
  });
}

function describeBody({ requestBody }: Operation): Method["body"] {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return null;
  const [type, { schema = {} }] = entry;
  return { type: type === JSON_TYPE ? "json" : "form", isRequired: requestBody?.required ?? false, schema };
}

const listSuccessfulContent = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([, { content = {} }]) => content);

function resolveParameter({ components }: Document, parameter: Parameter | { $ref: string }): Parameter {
  if (!("$ref" in parameter)) return parameter;
  const resolved = components.parameters[parameter.$ref.split("/").at(-1) ?? ""];
  if (!resolved) throw new Error(`apps/api/openapi.json has no ${parameter.$ref}. Run \`npm run generate\`.`);
  return resolved;
}
