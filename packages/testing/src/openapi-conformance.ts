import { readFileSync } from "node:fs";
import type { OpenApiDocument } from "@svc/openapi";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

export interface CheckedResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Absent if the body was not read as text. */
  text?: string | undefined;
  request: { method: string; url: string; _data?: unknown };
}

/** Transport headers are outside the API's contract. */
const EXEMPT_HEADERS = new RegExp(
  `^(${[
    "connection|date|keep-alive|transfer-encoding|vary|cache-control|content-(length|type|encoding|security-policy)",
    "access-control-.*|cross-origin-.*|origin-agent-cluster|referrer-policy|strict-transport-security",
    "x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection)",
  ].join("|")})$`,
);

type Node = Record<string, unknown>;

interface ResponseNode {
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema?: Node }>;
}

interface OperationNode {
  requestBody?: { content: Record<string, { schema: Node }> };
  responses: Record<string, Node>;
}

export class OpenApiConformance {
  private readonly document: OpenApiDocument;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly templates: { path: string; steps: string[] }[];

  constructor(document: OpenApiDocument) {
    this.document = document;
    formats.default(this.ajv);
    // The document validates email addresses with patterns.
    this.ajv.addFormat("idn-email", true);
    this.ajv.addSchema(document, "document");
    this.templates = Object.keys(document.paths).map((path) => ({ path, steps: path.split("/") }));
  }

  static fromFile(file: URL): OpenApiConformance {
    return new OpenApiConformance(JSON.parse(readFileSync(file, "utf8")));
  }

  /** @throws Error listing every difference between the response and the document */
  check(response: CheckedResponse): void {
    const issues = this.findIssues(response);
    if (issues.length === 0) return;
    const { method, url } = response.request;
    throw new Error(
      `${method} ${url} returned a ${response.status} response that openapi.json does not describe:\n${issues.join("\n")}`,
    );
  }

  findIssues(response: CheckedResponse): string[] {
    const { status, request } = response;
    if (request.method === "OPTIONS") return [];
    const path = this.findPath(new URL(request.url).pathname);
    if (path === null) {
      if (status !== 404) return ["the path is not documented"];
      return this.findBodyIssues(response, "#/components/schemas/Problem");
    }
    const methods = this.document.paths[path] as unknown as Record<string, OperationNode>;
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    if (!methods[method] && ![404, 405].includes(status)) return ["the method is not documented"];
    // An undocumented method returns 404 or 405, as the path's documented methods describe.
    const documentedMethod = methods[method] ? method : (Object.keys(methods)[0] ?? "");
    const operation = methods[documentedMethod];
    if (!operation) return ["the method is not documented"];
    const operationPointer = `#/paths/${toPointerStep(path)}/${documentedMethod}`;
    const declared = operation.responses[status];
    if (!declared) return [`the status ${status} is not documented`];
    const { node, pointer } = this.resolve(declared, `${operationPointer}/responses/${status}`);
    return [
      ...this.findHeaderIssues(response, node),
      ...this.findContentIssues(response, node, pointer),
      ...this.findRequestIssues(response, operation, operationPointer),
    ];
  }

  private findHeaderIssues({ headers }: CheckedResponse, documented: ResponseNode): string[] {
    const declared = new Map(
      Object.entries(documented.headers ?? {}).map(([name, header]) => [name.toLowerCase(), header]),
    );
    const unknown = Object.keys(headers).filter((name) => !EXEMPT_HEADERS.test(name) && !declared.has(name));
    const issues = unknown.map((name) => `the header ${name} is not documented`);
    for (const [name, reference] of declared) {
      const { node, pointer } = this.resolve(reference, "");
      const value = headers[name];
      if (value !== undefined) issues.push(...this.validate(`${pointer}/schema`, value, `header ${name}`));
      else if (node.required === true) issues.push(`the header ${name} is missing`);
    }
    return issues;
  }

  private findContentIssues(response: CheckedResponse, documented: ResponseNode, pointer: string): string[] {
    const type = String(response.headers["content-type"] ?? "").split(";")[0] ?? "";
    if (!documented.content) return type === "" && !response.text ? [] : ["no body is documented"];
    if (!documented.content[type]) return [`the content type ${type || "(none)"} is not documented`];
    return this.findBodyIssues(response, `${pointer}/content/${toPointerStep(type)}/schema`);
  }

  private findBodyIssues({ headers, text, request }: CheckedResponse, pointer: string): string[] {
    const type = String(headers["content-type"]);
    if (request.method === "HEAD" || text === undefined || !/json/.test(type)) return [];
    const values = /ndjson/.test(type) ? text.split("\n").filter((line) => line !== "") : [text];
    const issues = values.flatMap((value) => this.validate(pointer, JSON.parse(value), "body"));
    return isSparse(request.url)
      ? issues.filter((issue) => !issue.includes("must have required property"))
      : issues;
  }

  private findRequestIssues(
    { status, request }: CheckedResponse,
    operation: OperationNode,
    operationPointer: string,
  ): string[] {
    const { _data: data } = request;
    if (status >= 300 || !operation.requestBody || data === undefined || data === null) return [];
    const body = typeof data === "string" ? JSON.parse(data) : JSON.parse(JSON.stringify(data));
    return this.validate(
      `${operationPointer}/requestBody/content/${toPointerStep("application/json")}/schema`,
      body,
      "request body",
    );
  }

  private validate(pointer: string, value: unknown, label: string): string[] {
    const validator = this.validators.get(pointer) ?? this.ajv.compile({ $ref: `document${pointer}` });
    this.validators.set(pointer, validator);
    if (validator(value)) return [];
    return (validator.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${label} ${instancePath} ${message ?? "does not fit"} ${JSON.stringify(params)}`,
    );
  }

  private resolve(node: Node, pointer: string): { node: Node; pointer: string } {
    if (typeof node.$ref !== "string") return { node, pointer };
    const steps = node.$ref.slice(2).split("/");
    const target = steps.reduce<unknown>((parent, name) => (parent as Node)[name], this.document);
    return { node: target as Node, pointer: node.$ref };
  }

  private findPath(path: string): string | null {
    const steps = path.split("/");
    const matches = this.templates.filter(
      (template) =>
        template.steps.length === steps.length &&
        template.steps.every(
          (step, index) => step === steps[index] || (step.startsWith("{") && steps[index] !== ""),
        ),
    );
    const countLiterals = (template: { steps: string[] }) =>
      template.steps.filter((step) => !step.startsWith("{")).length;
    return matches.sort((one, other) => countLiterals(other) - countLiterals(one))[0]?.path ?? null;
  }
}

/** The parameters `fields` and `view` omit fields from responses. */
function isSparse(url: string): boolean {
  const { searchParams } = new URL(url);
  return searchParams.has("fields") || searchParams.has("fields[]") || searchParams.get("view") === "summary";
}

function toPointerStep(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}
