import { describe, expect, it } from "@jest/globals";
import { type AnyEndpoint, NDJSON } from "@svc/service-kit/endpoints";
import { z } from "zod";
import { type Operation, toEndpoint } from "../src/index.ts";
import {
  DECLARED,
  lines,
  list,
  nameSchema,
  read,
  steps,
  type TestContext,
  write,
} from "./start-test-operations.ts";

const run = () => ({ name: "North" });
const toTestEndpoint = (operation: Operation<TestContext>): AnyEndpoint<TestContext> =>
  toEndpoint(operation, ["ak"]);

const NO_DATABASE = { db: { forCall: () => null } } as unknown as TestContext;

const pickDeclaredFields = ({ handle: _handle, ...declared }: AnyEndpoint<TestContext>) => declared;

describe("Endpoint of an operation", () => {
  it("declares what the operation declares, and no more", () => {
    const minimal = read({
      name: "getName",
      summary: "Read the name",
      view: nameSchema,
      example: { view: { name: "North" } },
      responses: { 200: "The name." },
      errors: [],
      rest: "GET /v1/names",
      run,
    });
    expect(pickDeclaredFields(toTestEndpoint(minimal))).toEqual({
      operationId: "getName",
      method: "GET",
      path: "/v1/names",
      summary: "Read the name",
      credentials: ["ak"],
      isCompressible: true,
      examples: { responses: { 200: { name: "North" } } },
      responses: { 200: { description: "The name.", schema: nameSchema } },
      errors: [],
    });
  });

  it("declares everything that an operation can declare", () => {
    const precheck = () => {};
    const documentedInput = z.strictObject({ name: z.literal("North") });
    const deprecated = { since: "2026-01-01T00:00:00.000Z", link: "/docs" };
    const complete = write({
      ...DECLARED,
      description: "All at once.",
      deprecated,
      credentials: ["session", "pk"],
      scope: "rollovers:write",
      precheck,
      id: "rol",
      documentedInput,
      inputOptional: true,
      errors: ["limit_exceeded"],
      ifMatch: true,
      rest: "PATCH /v1/rollovers/{id}",
      responses: { 200: "It was there.", 201: "It is new." },
      example: { input: { name: "North" }, view: { name: "North" }, responses: { 200: { name: "South" } } },
      status: () => 201,
      etag: () => '"1"',
      location: () => "/v1/rollovers/1",
      headers: { names: ["Retry-After"], toHeaders: () => ({}) },
      run,
    });
    const { params, ...declared } = pickDeclaredFields(toTestEndpoint(complete));
    expect(declared).toEqual({
      operationId: "rename",
      method: "PATCH",
      path: "/v1/rollovers/{id}",
      summary: "Rename the organization",
      description: "All at once.",
      deprecated,
      credentials: ["session", "pk"],
      scope: "rollovers:write",
      precheck,
      body: nameSchema,
      documentedBody: documentedInput,
      bodyOptional: true,
      acceptsIdempotencyKey: true,
      ifMatch: true,
      examples: { body: { name: "North" }, responses: { 200: { name: "South" }, 201: { name: "North" } } },
      responses: {
        200: { description: "It was there.", schema: nameSchema, headers: ["ETag", "Retry-After"] },
        201: { description: "It is new.", schema: nameSchema, headers: ["ETag", "Location", "Retry-After"] },
      },
      // The endpoint adds the errors of `ifMatch`.
      errors: ["limit_exceeded"],
    });
    expect(params?.safeParse({ id: "rol_01m7zh3ya3enbshk7cpns2c2fe" }).success).toBe(true);
    expect(params?.safeParse({ id: "acct_01m7zh3ya3enbshk7cpns2c2fe" }).success).toBe(false);
  });

  it("reads the input of a GET from its query, and of other methods from their body", () => {
    const input = z.strictObject({ name: z.string() });
    for (const [route, location] of [
      ["GET /v1/names", "query"],
      ["POST /v1/names", "body"],
      ["PATCH /v1/names", "body"],
      ["DELETE /v1/names", "body"],
    ] as const) {
      const { query, body } = toTestEndpoint(read({ ...DECLARED, input, rest: route, run }));
      expect({ query, body }).toEqual({ query: undefined, body: undefined, [location]: input });
    }
  });

  it.each<[string, Operation<TestContext>, true | undefined]>([
    ["a write", write({ ...DECLARED, run }), true],
    ["steps", steps({ ...DECLARED, run }), true],
    [
      "a write that accepts one for some inputs",
      write({ ...DECLARED, acceptsIdempotencyKey: () => false, run }),
      true,
    ],
    ["a write that accepts none", write({ ...DECLARED, acceptsIdempotencyKey: false, run }), undefined],
    ["steps that accept none", steps({ ...DECLARED, acceptsIdempotencyKey: false, run }), undefined],
    ["a read", read({ ...DECLARED, run }), undefined],
    ["a read that accepts one", read({ ...DECLARED, acceptsIdempotencyKey: true, run }), true],
    ["a list", list({ ...DECLARED, run: () => ({ items: [], hasMore: false }) }), undefined],
  ])("declares whether it accepts an idempotency key: %s", (_kind, operation, acceptsIdempotencyKey) => {
    expect(toTestEndpoint(operation).acceptsIdempotencyKey).toBe(acceptsIdempotencyKey);
  });

  it("returns another representation if the caller prefers it, and charges its cost", async () => {
    const pdf = { description: "To print.", fileName: "name.pdf" };
    const operation = read({
      ...DECLARED,
      representations: {
        "application/pdf": { ...pdf, requests: 20, write: ({ name }) => Buffer.from(`A ${name}`) },
      },
      run,
    });
    const { responses, handle } = toTestEndpoint(operation);
    expect(responses[200]).toMatchObject({
      headers: ["Content-Disposition"],
      representations: { "application/pdf": "To print." },
    });
    const consumed: number[] = [];
    const consumeQuota = (requests: number) => void consumed.push(requests);
    const request = { principal: { scopes: [] }, header: () => undefined, consumeQuota };
    const handleAs = (mediaType: string) => handle(NO_DATABASE, { mediaType, ...request } as never);
    expect(await handleAs("application/json")).toMatchObject({ status: 200, body: { name: "North" } });
    expect(await handleAs("application/pdf")).toEqual({
      status: 200,
      headers: {},
      file: { mediaType: "application/pdf", name: "name.pdf", bytes: Buffer.from("A North") },
    });
    expect(consumed).toEqual([20]);
  });

  it("returns lines in another format, chosen by Accept or by the input", async () => {
    const operation = lines({
      ...DECLARED,
      input: z.strictObject({ format: z.string().optional() }),
      fileName: (_call, { format }, mediaType) => `names-${format}-${mediaType}`,
      lineFormats: { "text/csv": { description: "A table.", head: "name", write: ({ name }) => name } },
      mediaTypeFor: ({ format }) => format,
      async *run() {},
    });
    const { responses, handle } = toTestEndpoint(operation);
    expect(responses[200]).toMatchObject({
      contentType: NDJSON,
      representations: { "text/csv": "A table." },
    });
    const handleAs = (mediaType: string, query: object) =>
      handle(NO_DATABASE, { mediaType, query, principal: { scopes: [] }, header: () => undefined } as never);
    const csv = { lineFormat: { mediaType: "text/csv", head: "name" } };
    const buildHeaders = (name: string) => ({
      headers: { "Content-Disposition": `attachment; filename="names-${name}"` },
    });
    expect(await handleAs("text/csv", {})).toMatchObject({ ...csv, ...buildHeaders("undefined-text/csv") });
    expect(await handleAs(NDJSON, { format: "text/csv" })).toMatchObject({
      ...csv,
      ...buildHeaders("text/csv-text/csv"),
    });
    const ndjson = await handleAs("text/csv", { format: NDJSON });
    expect([ndjson, "lineFormat" in ndjson]).toMatchObject([buildHeaders(`${NDJSON}-${NDJSON}`), false]);
  });

  it("documents a list as a page of its items, and a lines response as one line", () => {
    const items = list({
      ...DECLARED,
      example: { view: [{ name: "North" }, { name: "South" }] },
      run: () => ({ items: [], hasMore: false }),
    });
    const { examples, responses } = toTestEndpoint(items);
    expect(examples?.responses?.[200]).toEqual({
      object: "list",
      data: [{ name: "North" }, { name: "South" }],
      hasMore: false,
      nextCursor: null,
    });
    const page = { object: "list", data: [{ name: "North" }], hasMore: false, nextCursor: null };
    expect(responses[200]?.schema.parse(page)).toEqual(page);

    const all = lines({ ...DECLARED, fileName: () => "names.ndjson", async *run() {} });
    const exported = toTestEndpoint(all);
    expect(exported.examples?.responses?.[200]).toEqual({ name: "North" });
    expect(exported.responses).toEqual({
      200: {
        description: "It has the name.",
        schema: nameSchema,
        contentType: NDJSON,
        headers: ["Content-Disposition"],
      },
    });
  });
});
