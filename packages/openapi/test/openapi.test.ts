import { describe, expect, it } from "@jest/globals";
import { declaredErrors, NDJSON } from "@svc/service-kit/endpoints";
import { errorRoutes } from "@svc/service-kit/errors";
import { deprecateField } from "@svc/service-kit/fields";
import { PUBLIC_TAG } from "@svc/service-kit/routes";
import { z } from "zod";
import { buildOpenApi, openApiRoutes, selectOperations } from "../src/index.ts";
import { build, changeThing, defineOther, type Loose, listThings, shade, thing } from "./things.ts";

describe("OpenAPI document built from endpoints", () => {
  const document = build(listThings, changeThing);
  const list = document.paths["/v1/things"].get;
  const change = document.paths["/v1/things/{id}"].patch;

  it("is deterministic, and contains only what is used", () => {
    expect(JSON.stringify(build(listThings, changeThing))).toBe(JSON.stringify(document));
    expect(document.openapi).toBe("3.1.1");
    expect(document.tags).toEqual([{ name: "Things", description: "All of them." }]);
    expect(Object.keys(document.components.securitySchemes)).toEqual(["bearerAuth", "sessionToken"]);
    expect(Object.keys(build(changeThing).components.securitySchemes)).toEqual(["bearerAuth"]);
  });

  it("names schemas that have an ID, closes strict objects, and uses plain formats", () => {
    expect(document.components.schemas.Thing).toEqual({
      type: "object",
      description: "A thing.",
      properties: {
        id: { type: "string" },
        shade: { $ref: "#/components/schemas/Shade" },
        count: { type: ["integer", "null"] },
        at: { type: "string", format: "date-time" },
      },
      required: ["id", "shade", "count", "at"],
      additionalProperties: false,
    });
    expect(list.responses[200].content["application/json"].schema).toEqual({
      $ref: "#/components/schemas/ThingPage",
    });
    expect(document.components.schemas.ThingPage.properties.data).toEqual({
      type: "array",
      description: "The items of this page.",
      items: { $ref: "#/components/schemas/Thing" },
    });
  });

  it("documents the input side of a body, with defaults in words", () => {
    expect(change.requestBody.content["application/json"].schema).toEqual({
      $ref: "#/components/schemas/ChangeThingRequest",
    });
    const { ChangeThingRequest: schema } = document.components.schemas;
    expect(schema.required).toEqual(["shade"]);
    expect(schema.properties.count).toEqual({
      type: "integer",
      minimum: 0,
      description: "How many. Default: 1.",
    });
    expect(schema.properties.by).toEqual({ type: "string" });
  });

  it("shares the parameters of lists and idempotency keys, with their logical types", () => {
    expect(list.parameters).toEqual([
      { $ref: "#/components/parameters/Limit" },
      { $ref: "#/components/parameters/Cursor" },
      {
        name: "shade",
        in: "query",
        description: "Of this shade.",
        required: false,
        schema: { $ref: "#/components/schemas/Shade" },
      },
    ]);
    expect(document.components.parameters.Limit.schema).toEqual({
      type: "integer",
      minimum: 1,
      maximum: 100,
      default: 20,
    });
    const names = change.parameters.map(({ name, $ref }: Loose) => name ?? $ref);
    expect(names).toEqual([
      "id",
      "#/components/parameters/IdempotencyKey",
      "#/components/parameters/IfMatch",
    ]);
    expect(change.parameters[0]).toMatchObject({ in: "path", required: true });
  });

  it("adds If-Match to endpoints that compare versions, but not to others that declare version_conflict", () => {
    const listReferences = ({ parameters = [] }: Loose) => parameters.map(({ $ref }: Loose) => $ref);
    const plain = build(defineOther({ errors: ["version_conflict"] })).paths["/v1/things/other"].get;
    expect(listReferences(plain)).not.toContain("#/components/parameters/IfMatch");
    expect(plain.responses[412]).toEqual(change.responses[412]);
    expect(declaredErrors(changeThing)).toContain("version_conflict");
    expect(declaredErrors(defineOther({}))).not.toContain("version_conflict");
  });

  it("lists one scheme for API keys, since generated clients send every listed scheme", () => {
    expect(list.security).toEqual([{ sessionToken: [] }, { bearerAuth: [] }]);
    expect(change.security).toEqual([{ bearerAuth: [] }]);
    expect(document.components.securitySchemes.bearerAuth.description).toContain("X-API-Key");
  });

  it("documents JSON routes and omits HTML pages, unless includesPages is set", () => {
    const routes = [
      ...errorRoutes(),
      ...openApiRoutes({ title: "Things", canHidePages: false, urlVariable: "X" }),
    ];
    const parts = {
      title: "Things",
      version: "1",
      description: "Things.",
      url: "https://things.example",
      endpoints: [],
    };
    const plain: Loose = buildOpenApi({ ...parts, tags: [PUBLIC_TAG], routes });
    const withPages: Loose = buildOpenApi({ ...parts, tags: [PUBLIC_TAG], routes, includesPages: true });
    expect(Object.keys(plain.paths)).toEqual(
      expect.arrayContaining(["/errors", "/errors/{code}", "/openapi.json", "/docs/contents"]),
    );
    expect(JSON.stringify(plain)).not.toContain("text/html");
    expect(plain.paths["/docs"]).toBeUndefined();
    expect(withPages.paths["/docs"].get.responses[200].content).toHaveProperty("text/html");
    expect(plain.servers).toEqual([{ url: "https://things.example", description: "This deployment." }]);
  });

  it("states the credentials and the scope", () => {
    expect(list["x-scope"]).toBe("rollovers:read");
    expect(list.description).toBe(
      "Requires an `ak_` key or a session token with the scope `rollovers:read`.",
    );
    expect(change.description).toBe("All at once.\n\nRequires an `ak_` key, with any scope.");
  });

  it("lists the headers of each response, and no others among the components", () => {
    expect(Object.keys(change.responses[200].headers)).toEqual([
      "X-Request-Id",
      "ETag",
      "Idempotency-Replayed",
      "RateLimit",
      "RateLimit-Policy",
      "Deprecation",
      "Sunset",
    ]);
    expect(Object.keys(document.components.headers)).not.toContain("Location");
    const listHeaderNames = (name: string) => Object.keys(document.components.responses[name].headers);
    expect(listHeaderNames("Unauthorized")).toContain("WWW-Authenticate");
    expect(listHeaderNames("RateLimited")).toContain("Retry-After");
    expect(listHeaderNames("MethodNotAllowed")).toContain("Allow");
  });

  it("groups error codes by status, and shares the most common group of each status", () => {
    expect(change.responses[404]).toEqual({ $ref: "#/components/responses/NotFound" });
    const { Conflict } = document.components.responses;
    expect(change.responses[409]).toEqual({ $ref: "#/components/responses/Conflict" });
    const { schema, examples } = Conflict.content["application/problem+json"];
    expect(schema).toEqual({ $ref: "#/components/schemas/ConflictProblem" });
    expect(document.components.schemas.ConflictProblem).toMatchObject({
      allOf: [{ $ref: "#/components/schemas/Problem" }],
      properties: { status: { const: 409 }, code: { enum: ["idempotency_in_progress", "limit_exceeded"] } },
    });
    expect(examples.limit_exceeded).toEqual({ $ref: "#/components/examples/limit_exceeded" });
    expect(document.components.examples.limit_exceeded.value).toMatchObject({
      status: 409,
      code: "limit_exceeded",
      type: "/errors/limit_exceeded",
    });
  });

  it("omits the content of a response without a body, and documents JSON lines by their schema", () => {
    const empty = build(defineOther({ responses: { 204: { description: "Gone.", schema: z.undefined() } } }));
    expect(empty.paths["/v1/things/other"].get.responses[204].content).toBeUndefined();
    const response = { description: "Lines.", schema: thing, contentType: NDJSON } as const;
    const lines = build(defineOther({ responses: { 200: response } }));
    expect(lines.paths["/v1/things/other"].get.responses[200].content).toEqual({
      "application/x-ndjson": { schema: { $ref: "#/components/schemas/Thing" } },
    });
  });

  it("distinguishes the branches of a union by its discriminator", () => {
    const buildBranch = (kind: string) =>
      z.strictObject({ kind: z.literal(kind) }).meta({ id: `${kind}Branch` });
    const body = z.discriminatedUnion("kind", [buildBranch("one"), buildBranch("two")]);
    const endpoint = defineOther({ method: "POST", documentedBody: body, body: z.looseObject({}) });
    const { paths, components } = build(endpoint);
    const [content] = Object.values<Loose>(paths["/v1/things/other"].post.requestBody.content);
    const name = content.schema.$ref.split("/").at(-1);
    expect(components.schemas[name]).toMatchObject({
      oneOf: [{ $ref: "#/components/schemas/oneBranch" }, { $ref: "#/components/schemas/twoBranch" }],
      discriminator: {
        propertyName: "kind",
        mapping: { one: "#/components/schemas/oneBranch", two: "#/components/schemas/twoBranch" },
      },
    });
  });

  it("marks deprecated fields, even if their schema is a component", () => {
    const deprecation = { since: "2026-05-01T00:00:00.000Z", successor: "Box.tone" };
    const box = z
      .strictObject({
        old: deprecateField(z.string().describe("A text."), deprecation),
        shade: deprecateField(shade, deprecation),
        size: deprecateField(z.strictObject({ width: z.number() }).describe("Its size."), deprecation),
        tone: z.string(),
      })
      .meta({ id: "Box" });
    const { components } = build(defineOther({ responses: { 200: { description: "A box.", schema: box } } }));
    const { old, shade: marked, size, tone } = components.schemas.Box.properties;
    const mark = { deprecated: true, "x-deprecation": deprecation };
    expect(old).toEqual({ type: "string", description: "A text.", ...mark });
    expect(marked).toMatchObject({ $ref: "#/components/schemas/Shade", ...mark });
    expect(size).toMatchObject({ $ref: "#/components/schemas/BoxSize", ...mark });
    expect(tone).not.toHaveProperty("deprecated");
    for (const name of ["Shade", "BoxSize"])
      expect(components.schemas[name]).not.toHaveProperty("deprecated");
  });

  it("marks deprecated endpoints, with their headers on every response", () => {
    const since = "2026-05-01T00:00:00.000Z";
    const sunset = "2027-05-01T00:00:00.000Z";
    const deprecated = { since, sunset, link: "/docs/guides/versioning", successor: "/v2/things" };
    const { paths, components } = build(listThings, defineOther({ deprecated }));
    const operation = paths["/v1/things/other"].get;
    expect(operation.deprecated).toBe(true);
    expect(operation.description).toContain(`since ${since} and works until ${sunset}`);
    expect(operation.description).toContain("Use `/v2/things` instead.");
    for (const response of Object.values<Loose>(operation.responses)) {
      const { headers } = response.$ref ? components.responses[response.$ref.split("/").pop()] : response;
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(["Deprecation", "Sunset", "Link"]));
    }
    expect(paths["/v1/things"].get).not.toHaveProperty("deprecated");
    expect(paths["/v1/things"].get.responses[200].headers).not.toHaveProperty("Link");
  });

  it("rejects a header without a description", () => {
    const response = { description: "Things.", schema: thing, headers: ["X-Secret-Sauce"] };
    expect(() => build(defineOther({ responses: { 200: response } }))).toThrow("the header X-Secret-Sauce");
  });

  it("rejects an endpoint that no tag covers, since the public tag covers no paths", () => {
    for (const path of ["/v2/things", "/things"]) {
      expect(() => build(defineOther({ path }))).toThrow(`no tag of the OpenAPI document covers ${path}`);
    }
  });

  it("rejects a schema with an ID if its input and output differ", () => {
    const twoFaced = z.strictObject({ at: z.string().default("now") }).meta({ id: "TwoFaced" });
    const endpoint = defineOther({
      method: "POST",
      body: twoFaced,
      responses: { 200: { description: "It.", schema: twoFaced } },
    });
    expect(() => build(endpoint)).toThrow("two schemas have the ID TwoFaced");
  });

  it("groups tags in the order of their first tags, and rejects a tag without a group", () => {
    const tags = [
      { name: "Things", description: "All of them.", prefix: "/v1/things", group: "One" },
      { name: "Others", description: "Some of them.", prefix: "/v1/things/{id}", group: "Two" },
    ];
    const parts = { title: "T", version: "1", url: "http://localhost", description: "D.", routes: [] };
    const grouped = buildOpenApi<object>({ ...parts, tags, endpoints: [listThings, changeThing] });
    expect(grouped["x-tagGroups"]).toEqual([
      { name: "One", tags: ["Things"] },
      { name: "Two", tags: ["Others"] },
    ]);
    // The longest prefix decides.
    expect(grouped.paths["/v1/things/{id}"]?.patch?.tags).toEqual(["Others"]);
    expect(document["x-tagGroups"]).toBeUndefined();
    const ungrouped = tags.map(({ group, ...tag }) => (group === "One" ? { ...tag, group } : tag));
    expect(() =>
      buildOpenApi<object>({ ...parts, tags: ungrouped, endpoints: [listThings, changeThing] }),
    ).toThrow("the tag Others has no group");
  });

  it("selects operations with only the components that they use", () => {
    const info = { title: "Part", description: "Some." };
    const part = selectOperations(document, ["changeThing"], info) as unknown as Loose;
    expect(Object.keys(part.paths)).toEqual(["/v1/things/{id}"]);
    expect(part.info).toMatchObject({ ...info, version: "1" });
    expect(Object.keys(part.components.securitySchemes)).toEqual(["bearerAuth"]);
    expect(part.components.parameters).not.toHaveProperty("Cursor");
    expect(part.components.schemas).toHaveProperty("Shade");
    expect(part.components.schemas).toHaveProperty("Problem");
    expect(() => selectOperations(document, ["changeThing", "noThing"], info)).toThrow(
      "no operation noThing",
    );
  });
});
