import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { openApiDocument as apiDocument } from "@svc/api";
import { type AnyEndpoint, declaredErrors } from "@svc/service-kit/endpoints";
import { ERROR_CODES, ERRORS } from "@svc/service-kit/errors";
import { openApiDocument as widgetDocument } from "@svc/widget-auth";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { endpointsIn } from "../apps/api/src/transport/rest/endpoints.ts";
import { endpoints as widgetEndpoints } from "../apps/widget-auth/src/operations.ts";

type Endpoints = readonly AnyEndpoint<never>[];
type Node = Record<string, unknown>;

const SANDBOX_PATHS = 3;

it("the API's live document equals the test document, except for the sandbox and the examples' environment", () => {
  const live = JSON.stringify(apiDocument({ environment: "live" }));
  const { tags, paths, components, "x-tagGroups": groups = [], ...document } = apiDocument();
  const livePaths = Object.entries(paths).filter(([path]) => !path.startsWith("/v1/sandbox/"));
  expect(Object.keys(paths)).toHaveLength(livePaths.length + SANDBOX_PATHS);
  const { components: liveComponents, ...liveDocument } = JSON.parse(
    live.replaceAll('"environment":"live"', '"environment":"test"'),
  );
  for (const [kind, named] of Object.entries<object>(liveComponents))
    expect(components[kind]).toMatchObject(named);
  const sandboxSchemas = Object.keys(components.schemas ?? {}).filter(
    (name) => !(name in liveComponents.schemas),
  );
  expect(sandboxSchemas.filter((name) => !/Sandbox|Happening/.test(name))).toEqual([]);
  expect(liveDocument).toEqual({
    ...document,
    tags: tags.filter(({ name }) => name !== "Sandbox"),
    "x-tagGroups": groups.map((group) => ({
      ...group,
      tags: group.tags.filter((name) => name !== "Sandbox"),
    })),
    paths: Object.fromEntries(livePaths),
  });
  expect(live).not.toContain("/v1/sandbox");
});

const EXAMPLE_REMEDY =
  "Correct the operation's `example`, or schema-examples.ts (params of actions) or nested-examples.ts in apps/api/src/transport/openapi.";

const read = (app: string) => readFileSync(new URL(`../apps/${app}/openapi.json`, import.meta.url), "utf8");

describe.each([
  ["api", apiDocument, endpointsIn("test") as unknown as Endpoints],
  ["widget-auth", widgetDocument, widgetEndpoints as unknown as Endpoints],
])("apps/%s/openapi.json", (app, build, endpoints) => {
  const text = read(app);
  const document = JSON.parse(text);
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false });
  formats.default(ajv);
  ajv.addFormat("idn-email", true);
  ajv.addSchema(document, "document");
  const byName = endpoints.map((endpoint) => [endpoint.operationId, endpoint] as const);
  const findOperation = ({ path, method }: AnyEndpoint<never>) => document.paths[path][method.toLowerCase()];
  const resolveReference = (node: Node): Node =>
    typeof node.$ref === "string"
      ? node.$ref
          .slice(2)
          .split("/")
          .reduce((at, name) => at[name], document)
      : node;

  it("matches the definitions (update with npm run generate)", () => {
    expect(text).toBe(`${JSON.stringify(build(), null, 2)}\n`);
  });

  it("lists every error code", () => expect(document.components.schemas.ErrorCode.enum).toEqual(ERROR_CODES));

  it.each(byName)("documents %s with every status and every code that it can return", (_name, endpoint) => {
    const { responses } = findOperation(endpoint);
    for (const status of Object.keys(endpoint.responses)) expect(responses).toHaveProperty([status]);
    for (const code of declaredErrors(endpoint)) {
      const response = resolveReference(responses[ERRORS[code].status]) as { content: Record<string, Node> };
      const problem = response.content["application/problem+json"] as { schema: Node; examples: Node };
      const { properties } = resolveReference(problem.schema) as { properties: { code: { enum: string[] } } };
      expect(properties.code.enum).toContain(code);
      expect(problem.examples).toHaveProperty(code);
    }
  });

  it.each(byName)("has examples for %s", (_name, { examples, body, responses }) => {
    if (body) expect(examples?.body).toBeDefined();
    const statuses = Object.keys(responses).filter((status) => !["204", "304"].includes(status));
    expect(Object.keys(examples?.responses ?? {})).toEqual(statuses);
  });

  it.each(byName)("has examples of %s that match its schemas", (_name, endpoint) => {
    const { examples, body, documentedBody, responses } = endpoint;
    // For a file upload, `body` has only the form's other fields.
    const schemas = endpoint.file ? [documentedBody] : [body, documentedBody];
    for (const schema of schemas.filter((one) => one !== undefined)) {
      expect(schema.safeParse(examples?.body).error).toBeUndefined();
    }
    for (const [status, example] of Object.entries(examples?.responses ?? {})) {
      expect(responses[Number(status)]?.schema.safeParse(example).error).toBeUndefined();
    }
  });

  it("has only examples that match their JSON schemas", () => {
    const issues: unknown[] = [];
    let count = 0;
    const walk = (node: unknown, pointer: string) => {
      if (typeof node !== "object" || node === null) return;
      const { schema, example, examples } = node as { schema?: Node; example?: unknown; examples?: Node };
      if (schema && (example !== undefined || examples)) {
        const validate = ajv.compile({ $ref: `document#${pointer}/schema` });
        const named = Object.values(examples ?? {}).map((one) => resolveReference(one as Node).value);
        for (const value of example === undefined ? named : [example]) {
          count += 1;
          if (!validate(value)) issues.push({ pointer, errors: validate.errors });
        }
      }
      for (const [name, child] of Object.entries(node)) {
        walk(child, `${pointer}/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`);
      }
    };
    walk(document, "");
    expect(issues).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });

  it("has a valid example of each named schema", () => {
    const issues: string[] = [];
    for (const [name, { examples = [], enum: values }] of Object.entries<Node & { examples?: unknown[] }>(
      document.components.schemas,
    )) {
      if (examples.length === 0 && !values) issues.push(`${name} has no example. ${EXAMPLE_REMEDY}`);
      const validate = ajv.compile({ $ref: `document#/components/schemas/${name}` });
      for (const example of examples) {
        if (!validate(example))
          issues.push(
            `The example of ${name} is invalid: ${ajv.errorsText(validate.errors)}. ${EXAMPLE_REMEDY}`,
          );
      }
    }
    expect(issues).toEqual([]);
  });

  it("contains no keys and no addresses of real machines", () => {
    expect(text).not.toMatch(/svc_(test|live)_(pk|sk|ak)_[0-9A-Za-z]{49}/);
    expect(text).not.toMatch(
      /https?:\/\/(?!localhost[:"]|app\.example\.com|json-schema\.org|jsonfeed\.org|sandbox\.example)/,
    );
  });
});
