import { describeMethods, JSON_TYPE, type Method, type MethodKind } from "./describe-methods.ts";
import { type Document, formatComment } from "./document.ts";

/** Operations that got query parameters after their release. The query is in `options`, whose position stays the same. */
const QUERY_IN_OPTIONS: readonly string[] = ["getRollover"];

/** @throws Error if two operations have the same name */
export function writeResources(document: Document): string {
  const byResource = Map.groupBy(describeMethods(document), ({ resource }) => resource);
  const classes = [...byResource].map(
    ([resource, methods]) => `export class ${toResourceClassName(resource)} {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

${methods.map(writeMethod).join("\n\n")}
}`,
  );
  const names = [...byResource.keys()];
  return `import type { ResponseBody, Body, Item, Query } from "../operation-types.ts";
import { PageList } from "../pages.ts";
import type { CallOptions, ChangeOptions, Transport, WriteOptions } from "../transport.ts";

${classes.join("\n\n")}

export class Resources {
${names.map((name) => `  readonly ${name}: ${toResourceClassName(name)};`).join("\n")}

  constructor(transport: Transport) {
${names.map((name) => `    this.${name} = new ${toResourceClassName(name)}(transport);`).join("\n")}
  }
}
`;
}

export const toResourceClassName = (resource: string) =>
  `${resource.charAt(0).toUpperCase()}${resource.slice(1)}`;

/** Lists methods such as `rollovers.create` by operation, for the samples of the API reference. */
export function listMethods(document: Document): Record<string, { method: string; kind: MethodKind }> {
  const methods: Record<string, { method: string; kind: MethodKind }> = {};
  for (const { operationId, resource, name, kind } of describeMethods(document))
    methods[operationId] ??= { method: `${resource}.${name}`, kind };
  return methods;
}

function writeMethod(method: Method): string {
  const { operationId, name, kind, httpMethod, path, pathParameters, query, body, accept } = method;
  const id = `"${operationId}"`;
  const hasQuery = query.length > 0;
  const params = pathParameters.map((part) => `${part}: string`);
  if (body?.type === "form") params.push("form: FormData");
  else if (body) params.push(`body${body.isRequired ? "" : "?"}: Body<${id}>`);
  const isQueryInOptions = QUERY_IN_OPTIONS.includes(operationId);
  if (hasQuery && !isQueryInOptions)
    params.push(`query${query.some(({ isRequired }) => isRequired) ? "" : "?"}: Query<${id}>`);
  const queryOption = isQueryInOptions ? ` & { query?: Query<${id}> }` : "";
  params.push(`options?: ${chooseOptionsType(method)}${queryOption}`);
  const pathTemplate = path.replaceAll(/\{(\w+)\}/g, (_, part) => `\${encodeURIComponent(${part})}`);
  const formatRequest = (queryField: string) =>
    [
      `method: "${httpMethod}"`,
      `path: ${pathParameters.length > 0 ? `\`${pathTemplate}\`` : `"${path}"`}`,
      ...(accept === JSON_TYPE ? [] : [`accept: "${accept}"`]),
      ...(hasQuery ? [queryField] : []),
      ...(body ? [body.type === "form" ? "form" : "body"] : []),
    ].join(", ");
  const request = formatRequest(isQueryInOptions ? "query: options?.query ?? {}" : "query");
  const [returnType, call] = {
    raw: ["Promise<Response>", `this.#transport.raw({ ${request} }, options)`],
    json: [`Promise<ResponseBody<${id}>>`, `this.#transport.json({ ${request} }, options)`],
    list: [
      `PageList<Item<${id}>, ResponseBody<${id}>>`,
      `new PageList((cursor, more) => this.#transport.json({ ${formatRequest("query: { ...query, ...cursor }")} }, { ...options, ...more }))`,
    ],
  }[kind];
  return `${formatComment(method.description, "  ")}\n  ${name}(${params.join(", ")}): ${returnType} {\n    return ${call};\n  }`;
}

function chooseOptionsType({ httpMethod, comparesVersions }: Method): string {
  if (comparesVersions) return "ChangeOptions";
  return httpMethod === "GET" ? "CallOptions" : "WriteOptions";
}
