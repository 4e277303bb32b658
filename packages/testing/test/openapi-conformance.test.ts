import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildOpenApi, openApiRoutes } from "@svc/openapi";
import { createEndpointDefiner } from "@svc/service-kit/endpoints";
import { errorRoutes, PROBLEM_TYPE } from "@svc/service-kit/errors";
import { idField } from "@svc/service-kit/fields";
import { healthRoutes } from "@svc/service-kit/health";
import { listQueryFields } from "@svc/service-kit/lists";
import { PUBLIC_TAG } from "@svc/service-kit/routes";
import request from "supertest";
import { z } from "zod";
import { OpenApiConformance } from "../src/index.ts";

const define = createEndpointDefiner<object>();
const thing = z.strictObject({ id: z.string(), at: z.iso.datetime({ precision: 3 }) }).meta({ id: "Thing" });
const handle = async () => ({ status: 200, body: {} });
const endpoints = [
  define({
    operationId: "getThing",
    method: "GET",
    path: "/v1/things/{id}",
    summary: "Retrieve a thing",
    credentials: ["ak"],
    params: z.strictObject({ id: idField("doc") }),
    responses: { 200: { description: "The thing.", schema: thing, headers: ["ETag"] } },
    errors: [],
    handle,
  }),
  define({
    operationId: "listThings",
    method: "GET",
    path: "/v1/things/all",
    summary: "List things",
    credentials: ["ak"],
    query: z.strictObject(listQueryFields),
    responses: { 200: { description: "All.", schema: z.array(thing) } },
    errors: [],
    handle,
  }),
  define({
    operationId: "createThing",
    method: "POST",
    path: "/v1/things",
    summary: "Create a thing",
    credentials: ["ak"],
    body: z.strictObject({ name: z.string().max(5) }),
    responses: { 201: { description: "The thing.", schema: thing } },
    errors: [],
    handle,
  }),
];
const conformance = new OpenApiConformance(
  buildOpenApi({
    title: "Things",
    version: "1",
    url: "http://localhost",
    includesPages: true,
    description: "Things.",
    tags: [{ name: "Things", description: "Things.", prefix: "/v1" }, PUBLIC_TAG],
    endpoints,
    routes: [
      ...healthRoutes,
      ...errorRoutes(),
      ...openApiRoutes({ title: "Things", canHidePages: false, urlVariable: "SVC_API_URL" }),
    ],
  }),
);

const HEADERS = {
  "X-Request-Id": "req_01kq3v7x5mfh8t2c9d4b6n0a1e",
  "Content-Type": "application/json; charset=utf-8",
};
const THING = { id: "1", at: "2026-06-15T12:00:00.000Z" };
const NOT_FOUND = {
  type: "/errors/not_found",
  title: "Not found",
  status: 404,
  detail: "There is no such thing.",
  instance: "/v1/things/1",
  code: "not_found",
  requestId: HEADERS["X-Request-Id"],
  errors: [],
};
const AS_PROBLEM = { ...HEADERS, "Content-Type": PROBLEM_TYPE };

interface TestResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

describe("OpenApiConformance", () => {
  let server: Server;
  let currentResponse: TestResponse;
  beforeAll(async () => {
    server = createServer((_req, res) => {
      res.writeHead(currentResponse.status, currentResponse.headers);
      res.end(currentResponse.body === undefined ? undefined : JSON.stringify(currentResponse.body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  async function findIssues(
    method: "get" | "head" | "post" | "put" | "options",
    path: string,
    response: TestResponse,
    body?: object,
  ) {
    currentResponse = response;
    const { port } = server.address() as AddressInfo;
    const call = request(`http://127.0.0.1:${port}`)[method](path);
    return conformance.findIssues(await (body ? call.send(body) : call));
  }
  const buildOk = (body: unknown = THING, headers: Record<string, string> = {}): TestResponse => ({
    status: 200,
    headers: { ...HEADERS, ...headers },
    body,
  });

  it("finds no issues in declared responses", async () => {
    expect(await findIssues("get", "/v1/things/1", buildOk())).toEqual([]);
    expect(
      await findIssues(
        "get",
        "/v1/things/1?x=1",
        buildOk(THING, { ETag: '"1"', RateLimit: "r", Vary: "Origin" }),
      ),
    ).toEqual([]);
    expect(await findIssues("get", "/v1/things/all", buildOk([THING]))).toEqual([]);
    expect(
      await findIssues("get", "/v1/things/1", { status: 404, headers: AS_PROBLEM, body: NOT_FOUND }),
    ).toEqual([]);
    expect(await findIssues("head", "/v1/things/1", buildOk())).toEqual([]);
    expect(
      await findIssues("options", "/v1/things/1", { status: 204, headers: {}, body: undefined }),
    ).toEqual([]);
    expect(
      await findIssues("get", "/nowhere", { status: 404, headers: AS_PROBLEM, body: NOT_FOUND }),
    ).toEqual([]);
  });

  it.each<[string, string, TestResponse, RegExp]>([
    [
      "an extra field",
      "/v1/things/1",
      buildOk({ ...THING, secret: 1 }),
      /body .*additional properties.*secret/,
    ],
    ["a missing field", "/v1/things/1", buildOk({ id: "1" }), /body .*required property 'at'/],
    [
      "a value in the wrong format",
      "/v1/things/1",
      buildOk({ ...THING, at: "yesterday" }),
      /body \/at .*date-time/,
    ],
    ["the body of another path", "/v1/things/all", buildOk(), /body .*must be array/],
    [
      "an undeclared header",
      "/v1/things/1",
      buildOk(THING, { "X-Internal": "1" }),
      /header x-internal is not/,
    ],
    [
      "a header that this response does not declare",
      "/v1/things/all",
      buildOk([THING], { ETag: '"1"' }),
      /header etag is not/,
    ],
    [
      "a header in the wrong format",
      "/v1/things/1",
      buildOk(THING, { "X-Request-Id": "7" }),
      /header x-request-id .*pattern/,
    ],
    [
      "another content type",
      "/v1/things/1",
      buildOk(THING, { "Content-Type": "text/plain" }),
      /content type text\/plain/,
    ],
    ["an undeclared status", "/v1/things/1", { ...buildOk(), status: 202 }, /status 202 is not/],
    [
      "an undeclared code",
      "/v1/things/1",
      { status: 404, headers: AS_PROBLEM, body: { ...NOT_FOUND, code: "session_bound" } },
      /body \/code/,
    ],
    ["an undocumented path", "/v1/nothing", buildOk(), /the path is not documented/],
  ])("finds %s", async (_name, path, response, issue) => {
    expect((await findIssues("get", path, response)).join("\n")).toMatch(issue);
  });

  it("finds a missing header, an undocumented method, and an accepted but undocumented request body", async () => {
    const { "X-Request-Id": _id, ...headersWithoutId } = HEADERS;
    expect(
      await findIssues("get", "/v1/things/1", { status: 200, headers: headersWithoutId, body: THING }),
    ).toEqual(["the header x-request-id is missing"]);
    expect(await findIssues("put", "/v1/things/1", buildOk())).toEqual(["the method is not documented"]);
    const created = { ...buildOk(), status: 201 };
    expect(await findIssues("post", "/v1/things", created, { name: "short" })).toEqual([]);
    expect((await findIssues("post", "/v1/things", created, { name: "too long" })).join()).toMatch(
      /request body \/name/,
    );
  });

  it("throws one error with every issue from check()", async () => {
    currentResponse = buildOk({ id: 1 }, { "X-Internal": "1" });
    const { port } = server.address() as AddressInfo;
    const call = request(`http://127.0.0.1:${port}`)
      .get("/v1/things/1")
      .expect((response) => conformance.check(response));
    await expect(call.then((response) => response.status)).rejects.toThrow(
      /x-internal[\s\S]*required[\s\S]*\/id/,
    );
  });
});
