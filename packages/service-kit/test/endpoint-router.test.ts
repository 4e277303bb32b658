import { beforeEach, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing/use-resource";
import request from "supertest";
import { z } from "zod";
import { Problem } from "../src/errors/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { sendRaw } from "./start-test-app.ts";
import { defineTestEndpoint, startEndpoints } from "./test-endpoints.ts";

const responses = {
  200: { description: "The received input.", schema: z.strictObject({ seen: z.unknown() }) },
};
const common = { summary: "A test", credentials: ["ak"], responses, errors: [] } as const;

const endpoints = [
  defineTestEndpoint({
    ...common,
    operationId: "listThings",
    method: "GET",
    path: "/things",
    query: z.strictObject({ limit: z.string().regex(/^\d+$/, "must be a number").optional() }),
    handle: async (ctx, { query }) => {
      ctx.handled.push("list");
      return { status: 200, body: { seen: query }, headers: { ETag: '"1"' } };
    },
  }),
  defineTestEndpoint({
    ...common,
    operationId: "createThing",
    method: "POST",
    path: "/things",
    body: z.strictObject({ name: z.string() }),
    handle: async (ctx, { body }) => {
      ctx.handled.push("create");
      return { status: 200, body: { seen: body } };
    },
  }),
  defineTestEndpoint({
    ...common,
    operationId: "getThing",
    method: "GET",
    path: "/things/{id}",
    params: z.strictObject({ id: z.string().regex(/^[a-z ä]+$/) }),
    handle: async (_ctx, { params, principal, requestId, header }) => ({
      status: 200,
      body: { seen: { params, keyId: principal.keyId, requestId, mark: header("x-mark") } },
    }),
  }),
  defineTestEndpoint({
    ...common,
    operationId: "postOnly",
    method: "POST",
    path: "/post-only",
    precheck: (header) => {
      if (header("x-mark") === "stop") throw new Problem("origin_not_allowed");
    },
    errors: ["origin_not_allowed"],
    handle: async () => ({ status: 200, body: { seen: null } }),
  }),
];

describe("Endpoint router", () => {
  const app = useResource(() => startEndpoints(endpoints));
  beforeEach(() => {
    app.handled.length = 0;
  });
  const call = (
    method: "get" | "post" | "put" | "patch" | "delete" | "head" | "options" | "trace",
    path: string,
  ) => request(app.url)[method](path).set("X-API-Key", "good");

  it("200 passes the parsed input to the handler, and forbids caching", async () => {
    const list = await call("get", "/things?limit=7").expect(200);
    expect(list.body).toEqual({ seen: { limit: "7" } });
    expect(list.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      etag: '"1"',
      "x-request-id": expect.stringMatching(/^req_/),
    });
    const one = await call("get", "/things/some%20th%C3%A4ng").set("X-Mark", "m").expect(200);
    expect(one.body.seen).toEqual({
      params: { id: "some thäng" },
      keyId: "key_1",
      requestId: one.headers["x-request-id"],
      mark: "m",
    });
  });

  it("200 accepts a GET with a JSON content type and no body", async () => {
    await call("get", "/things").set("Content-Type", "application/json").expect(200);
  });

  it("HEAD responds like GET, without the body", async () => {
    const get = await call("get", "/things").expect(200);
    const head = await call("head", "/things").expect(200);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.text).toBeFalsy();
  });

  it.each([
    ["put", "/things", "GET, HEAD, OPTIONS, POST"],
    ["patch", "/things", "GET, HEAD, OPTIONS, POST"],
    ["delete", "/things", "GET, HEAD, OPTIONS, POST"],
    ["trace", "/things", "GET, HEAD, OPTIONS, POST"],
    ["post", "/things/abc", "GET, HEAD, OPTIONS"],
    ["get", "/post-only", "OPTIONS, POST"],
    ["head", "/post-only", "OPTIONS, POST"],
  ] as const)("405 rejects %s %s and lists the allowed methods", async (method, path, allow) => {
    const refused = await call(method, path).expect(405);
    expect(refused.headers.allow).toBe(allow);
    if (method !== "head") expectProblem(refused, "method_not_allowed");
    expect(app.handled).toEqual([]);
  });

  it("204 lists the allowed methods for OPTIONS, without a credential", async () => {
    const options = await request(app.url).options("/things").expect(204);
    expect(options.headers.allow).toBe("GET, HEAD, OPTIONS, POST");
  });

  it.each([
    "/things/",
    "/Things",
    "/THINGS",
    "/things/abc/",
    "/things//",
    "//things",
    "/things/abc/def",
    "/",
    "/thing",
  ])("404 for the unknown path %s", async (path) => {
    expectProblem(await call("get", path), "not_found");
  });

  it.each(["/things/%", "/things/%zz", "/things/%C3%28", "/things/%E0%A4%A", "/things/%FF"])(
    "404 for a path with invalid percent-encoding: %s",
    async (path) => {
      const response = await sendRaw(app.port, [`GET ${path} HTTP/1.1`, "X-API-Key: good"]);
      expect(expectProblem(response, "not_found").instance).toBe(path);
    },
  );

  it.each(["UPPER", "a1", "%00", "a%2Fb", "..%2f..", "%7B%7D"])("404 for the invalid ID %s", async (id) => {
    const response = await sendRaw(app.port, [`GET /things/${id} HTTP/1.1`, "X-API-Key: good"]);
    expectProblem(response, "not_found");
  });

  it.each([
    ["text/html", 406],
    ["application/xml", 406],
    ["application/json;q=0", 406],
    ["application/problem+json", 406],
    ["*/*;q=0", 406],
    ["application/json", 200],
    ["application/*", 200],
    ["*/*", 200],
    ["text/html, */*;q=0.1", 200],
    ["text/html, application/json;q=0.5", 200],
    ["APPLICATION/JSON", 200],
    ["", 200],
  ])("an Accept of %j returns %d", async (accept, status) => {
    const response = await call("get", "/things").set("Accept", accept);
    expect(response.status).toBe(status);
    if (status === 406) expectProblem(response, "not_acceptable");
  });

  it("400 names unknown parameters, and rejects every invalid value", async () => {
    const unknown = expectProblem(await call("get", "/things?limt=1&x=2"), "unknown_parameter");
    expect(unknown.errors).toEqual([
      { parameter: "limt", detail: expect.any(String) },
      { parameter: "x", detail: expect.any(String) },
    ]);
    expectProblem(await call("get", "/things?limit=1&limit=2"), "invalid_request");
    expectProblem(await call("get", "/things?limit[]=1"), "unknown_parameter");
    expectProblem(await call("get", "/things?__proto__=1"), "unknown_parameter");
    expectProblem(await call("get", "/things?limit=%00"), "invalid_request");
    expect(app.handled).toEqual([]);
  });

  it("400 rejects a parameter where none is declared", async () => {
    expectProblem(await call("get", "/things/abc?x=1"), "unknown_parameter");
    expectProblem(await call("post", "/things?x=1").send({ name: "a" }), "unknown_parameter");
    expect(app.handled).toEqual([]);
  });

  it("requires the credential before it checks anything else", async () => {
    const getWithoutKey = (path: string) => request(app.url).get(path);
    expectProblem(await getWithoutKey("/things?x=1").set("Accept", "text/html"), "missing_credentials");
    expectProblem(await getWithoutKey("/things/NOTHING"), "missing_credentials");
    const response = await request(app.url)
      .post("/things")
      .set("Content-Type", "text/plain")
      .send("x".repeat(300_000));
    expectProblem(response, "missing_credentials");
  });

  it("runs prechecks, which need neither key nor body, before it requires the credential", async () => {
    expectProblem(await request(app.url).post("/post-only").set("X-Mark", "stop"), "origin_not_allowed");
    expectProblem(await request(app.url).post("/post-only"), "missing_credentials");
  });

  it("omits the query from a problem's instance", async () => {
    const body = expectProblem(await call("get", "/things?secret=svc_test_ak_x"), "unknown_parameter");
    expect(body.instance).toBe("/things");
  });
});
