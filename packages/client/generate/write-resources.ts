import { type Document, formatComment, listOperations, type Operation } from "./document.ts";
import { requireUniqueNames, toClientName } from "./names.ts";

const JSON_TYPE = "application/json";
/** Operations that got a query after release. It is an option, so that the position of `options` does not change. */
const QUERY_IN_OPTIONS: readonly string[] = ["getRollover"];
type ListedOperation = ReturnType<typeof listOperations>[number];

/** Generates a class for each resource, with a method for each operation. @throws Error if two operations have the same name */
export function writeResources(document: Document): string {
  const operations = listOperations(document);
  requireUniqueNames(operations);
  const byResource = Map.groupBy(operations, (listed) => splitClientName(listed)[0]);
  const classes = [...byResource].map(([resource, resourceOperations]) => {
    const methods = resourceOperations.flatMap(writeMethods).join("\n\n");
    return `export class ${className(resource)} {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

${methods}
}`;
  });
  const names = [...byResource.keys()];
  return `import type { Answer, Body, Item, Query } from "../operation-types.ts";
import { PageList } from "../pages.ts";
import type { CallOptions, ChangeOptions, Transport, WriteOptions } from "../transport.ts";

${classes.join("\n\n")}

export class Resources {
${names.map((name) => `  readonly ${name}: ${className(name)};`).join("\n")}

  constructor(transport: Transport) {
${names.map((name) => `    this.${name} = new ${className(name)}(transport);`).join("\n")}
  }
}
`;
}

export const className = (resource: string) => `${resource.charAt(0).toUpperCase()}${resource.slice(1)}`;

function splitClientName({ operation, path }: ListedOperation): [resource: string, method: string] {
  const [resource = "", method = ""] = toClientName(operation, path).split(".");
  return [resource, method];
}

export type MethodKind = "json" | "list" | "raw";

/** Returns each operation's method, such as `rollovers.create`, for the code samples of the API reference. */
export function listMethods(document: Document): Record<string, { method: string; answer: MethodKind }> {
  return Object.fromEntries(
    listOperations(document).map((listed) => [
      listed.operation.operationId,
      { method: splitClientName(listed).join("."), answer: getMethodKind(listed.operation) },
    ]),
  );
}

function getMethodKind(operation: Operation): MethodKind {
  if (!responseTypes(operation).includes(JSON_TYPE)) return "raw";
  return isList(operation) ? "list" : "json";
}

/** Adds a second method for operations that also return a PDF. */
function writeMethods(listed: ListedOperation): string[] {
  const { operation } = listed;
  const types = responseTypes(operation);
  const [, name] = splitClientName(listed);
  const kind = getMethodKind(operation);
  if (kind === "raw") return [writeMethod(listed, name, { kind, accept: types.join(", ") })];
  const method = writeMethod(listed, name, { kind, accept: JSON_TYPE });
  return types.includes("application/pdf")
    ? [method, writeMethod(listed, `${name}Pdf`, { kind: "raw", accept: "application/pdf" })]
    : [method];
}

function writeMethod(
  listed: ListedOperation,
  name: string,
  { kind, accept }: { kind: MethodKind; accept: string },
): string {
  const { method, path, operation } = listed;
  const id = `"${operation.operationId}"`;
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1]));
  const hasQuery =
    operation.parameters?.some((parameter) => parameter.in === "query" || isPagination(parameter)) ?? false;
  const types = Object.keys(operation.requestBody?.content ?? {});
  const isForm = types.length > 0 && !types.includes(JSON_TYPE);
  const optional = operation.requestBody?.required ? "" : "?";
  const params = parts.map((part) => `${part}: string`);
  if (types.length > 0) params.push(isForm ? "form: FormData" : `body${optional}: Body<${id}>`);
  const isQueryInOptions = QUERY_IN_OPTIONS.includes(operation.operationId);
  if (hasQuery && !isQueryInOptions)
    params.push(`query${isQueryRequired(operation) ? "" : "?"}: Query<${id}>`);
  const queryOption = isQueryInOptions ? ` & { query?: Query<${id}> }` : "";
  params.push(`options?: ${optionsType(method, operation)}${queryOption}`);
  const request = [
    `method: "${method}"`,
    `path: ${parts.length > 0 ? `\`${path.replaceAll(/\{(\w+)\}/g, (_, part) => `\${encodeURIComponent(${part})}`)}\`` : `"${path}"`}`,
    ...(accept === JSON_TYPE ? [] : [`accept: "${accept}"`]),
    ...(hasQuery ? [isQueryInOptions ? "query: options?.query ?? {}" : "query"] : []),
    ...(types.length > 0 ? [isForm ? "form" : "body"] : []),
  ].join(", ");
  const [returnType, call] = {
    raw: ["Promise<Response>", `this.#transport.raw({ ${request} }, options)`],
    json: [`Promise<Answer<${id}>>`, `this.#transport.json({ ${request} }, options)`],
    list: [
      `PageList<Item<${id}>, Answer<${id}>>`,
      `new PageList((cursor, more) => this.#transport.json({ ${request.replace("query", "query: { ...query, ...cursor }")} }, { ...options, ...more }))`,
    ],
  }[kind];
  const description = [operation.summary, operation.description].filter(Boolean).join(".\n\n");
  return `${formatComment(description, "  ")}\n  ${name}(${params.join(", ")}): ${returnType} {\n    return ${call};\n  }`;
}

function responseTypes({ responses }: Operation): string[] {
  const successful = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  return [...new Set(successful.flatMap(([, { content = {} }]) => Object.keys(content)))];
}

const isPagination = ({ $ref = "" }) => $ref.endsWith("/Cursor") || $ref.endsWith("/Limit");
const isList = ({ parameters = [] }: Operation) =>
  parameters.some(({ $ref = "" }) => $ref.endsWith("/Cursor"));
const isQueryRequired = ({ parameters = [] }: Operation) =>
  parameters.some(
    (parameter) => parameter.in === "query" && (parameter as { required?: boolean }).required === true,
  );

function optionsType(method: string, { parameters = [] }: Operation): string {
  if (parameters.some(({ $ref = "" }) => $ref.endsWith("/IfMatch"))) return "ChangeOptions";
  return method === "GET" ? "CallOptions" : "WriteOptions";
}
