import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { expectProblem } from "../problem-answers.ts";
import { sendRaw } from "../raw-http.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

const JSON_TYPE = "application/json";
const PATHS = [
  { path: "/v1/rollovers", allow: "GET, HEAD, OPTIONS, POST" },
  { path: "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41", allow: "GET, HEAD, OPTIONS, PATCH" },
  { path: "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41/actions", allow: "GET, HEAD, OPTIONS, POST" },
  { path: "/v1/rollovers/eligibility", allow: "OPTIONS, POST" },
  { path: "/v1/rollovers/export", allow: "GET, HEAD, OPTIONS" },
  { path: "/v1/accounts", allow: "GET, HEAD, OPTIONS, POST" },
  { path: "/v1/accounts/acct_01h2xcejqtf2nbrexx3vqjhp41", allow: "DELETE, GET, HEAD, OPTIONS, PATCH" },
  { path: "/v1/custodians", allow: "GET, HEAD, OPTIONS" },
  { path: "/v1/api-keys", allow: "GET, HEAD, OPTIONS" },
  { path: "/v1/api-keys/current", allow: "GET, HEAD, OPTIONS" },
  { path: "/v1/api-keys/rotate", allow: "OPTIONS, POST" },
  { path: "/v1/webhook-endpoints", allow: "GET, HEAD, OPTIONS, POST" },
  {
    path: "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41",
    allow: "DELETE, GET, HEAD, OPTIONS, PATCH",
  },
  {
    path: "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/recover",
    allow: "GET, HEAD, OPTIONS, POST",
  },
  { path: "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/secret", allow: "GET, HEAD, OPTIONS" },
  { path: "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/rotate-secret", allow: "OPTIONS, POST" },
  { path: "/v1/webhook-endpoints/whe_01h2xcejqtf2nbrexx3vqjhp41/test", allow: "OPTIONS, POST" },
  { path: "/v1/deliveries/whd_01h2xcejqtf2nbrexx3vqjhp41", allow: "GET, HEAD, OPTIONS" },
  { path: "/v1/events", allow: "GET, HEAD, OPTIONS" },
  { path: "/v1/events/evt_01h2xcejqtf2nbrexx3vqjhp41/redeliver", allow: "OPTIONS, POST" },
  { path: "/v1/event-types", allow: "GET, HEAD, OPTIONS" },
  { path: "/v1/sandbox/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41/advance", allow: "OPTIONS, POST" },
  { path: "/v1/sandbox/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41/simulate", allow: "OPTIONS, POST" },
  { path: "/v1/sandbox/clock/advance", allow: "OPTIONS, POST" },
  { path: "/graphql", allow: "GET, HEAD, OPTIONS, POST" },
  { path: "/health/live", allow: "GET, HEAD, OPTIONS" },
  { path: "/health/ready", allow: "GET, HEAD, OPTIONS" },
  { path: "/errors/not_found", allow: "GET, HEAD, OPTIONS" },
  { path: "/openapi.json", allow: "GET, HEAD, OPTIONS" },
  { path: "/docs", allow: "GET, HEAD, OPTIONS" },
  { path: "/docs/guides", allow: "GET, HEAD, OPTIONS" },
  { path: "/docs/guides/pagination", allow: "GET, HEAD, OPTIONS" },
];

describe("HTTP", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  it.each(PATHS)("405 answers $path for methods that it does not know", async ({ path, allow }) => {
    for (const method of ["get", "head", "post", "patch", "put", "delete"] as const) {
      if (allow.includes(method.toUpperCase())) continue;
      const answer = await api.call(method, path, null);
      expect(answer.headers.allow).toBe(allow);
      if (method === "head") expect(answer.status).toBe(405);
      else expectProblem(answer, "method_not_allowed");
    }
  });

  it.each(PATHS)("204 answers OPTIONS of $path without a key", async ({ path, allow }) => {
    const answer = await api.call("options", path, null).expect(204);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.text).toBe("");
  });

  it("200 answers HEAD as GET, without the body", async () => {
    const get = await api.call("get", "/v1/rollovers").expect(200);
    const head = await api.call("head", "/v1/rollovers").expect(200);
    expect(head.text).toBeUndefined();
    for (const name of ["content-type", "content-length", "cache-control"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
    const refused = await api.call("head", "/v1/rollovers", "nonsense");
    expect(refused.status).toBe(401);
    expect(refused.headers["content-type"]).toMatch(/^application\/problem\+json/);
  });

  it.each([
    "/",
    "/v1",
    "/v1/nothing",
    "/v1/rollovers/",
    "/V1/rollovers",
    "/v1//rollovers",
    "/graphql/more",
    "/GraphQL",
    "/v1/rollovers/a/b",
    "/__proto__",
    "/v1/api-keys/",
    "/v1/%E0%A4%A",
  ])("404 answers the unknown path %s, with a key and without", async (path) => {
    expectProblem(await api.call("get", path), "not_found");
    expectProblem(await api.call("post", path, null).send({}), "not_found");
  });

  it("413 refuses a body over 100 kB, and takes one of exactly that", async () => {
    const before = await countRows(api);
    const account = await buildAccount(api, api.ak.organizationId);
    const text = JSON.stringify(await buildRolloverBody(api, account.id));
    const limit = 100 * 1024;
    for (const path of ["/v1/rollovers", "/v1/api-keys/rotate", "/graphql"]) {
      const answer = await api
        .call("post", path)
        .set("Content-Type", JSON_TYPE)
        .send(text.padEnd(limit + 1));
      expectProblem(answer, "payload_too_large");
    }
    const packed = gzipSync(text.padEnd(limit + 1));
    const bomb = await fetch(`${api.url}/v1/rollovers`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${api.ak.key}`,
        "Content-Type": JSON_TYPE,
        "Content-Encoding": "gzip",
      },
      body: packed,
    });
    expect(bomb.status).toBe(413);
    expect((await countRows(api)).rollovers).toBe(before.rollovers);
    await api
      .call("post", "/v1/rollovers")
      .set("Content-Type", JSON_TYPE)
      .send(text.padEnd(limit))
      .expect(201);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/xml",
    "multipart/form-data; boundary=x",
    "application/json; charset=iso-8859-1",
    "json",
  ])("415 refuses a body of %s", async (type) => {
    for (const path of ["/v1/rollovers", "/v1/api-keys/rotate", "/graphql"]) {
      expectProblem(
        await api.call("post", path).set("Content-Type", type).send("{}"),
        "unsupported_media_type",
      );
    }
  });

  it("415 refuses a body without a type, and one of an unknown encoding", async () => {
    const head = `POST /v1/rollovers HTTP/1.1\r\nHost: api\r\nConnection: close\r\nX-API-Key: ${api.ak.key}\r\n`;
    const untyped = await sendRaw(api.url, `${head}Content-Length: 2\r\n\r\n{}`);
    const encoded = await sendRaw(
      api.url,
      `${head}Content-Type: ${JSON_TYPE}\r\nContent-Encoding: zip\r\nContent-Length: 2\r\n\r\n{}`,
    );
    for (const [answer] of [untyped, encoded]) {
      expect(answer?.status).toBe(415);
      expect(JSON.parse(answer?.body ?? "").code).toBe("unsupported_media_type");
    }
  });

  it("400 refuses a body that is not JSON", async () => {
    for (const path of ["/v1/rollovers", "/v1/api-keys/rotate", "/graphql"]) {
      for (const body of ["{", "[{}]", "null", "{'a':1}"]) {
        const answer = await api.call("post", path).set("Content-Type", JSON_TYPE).send(body);
        expect(expectProblem(answer, "malformed_json").detail).not.toContain(body);
      }
    }
  });

  it.each(["text/html", "application/xml", "application/json;q=0", "image/*"])(
    "406 answers Accept: %s",
    async (accept) => {
      for (const path of ["/v1/rollovers", "/v1/api-keys/current", "/graphql"]) {
        expectProblem(await api.call("get", path).set("Accept", accept), "not_acceptable");
      }
    },
  );

  it.each([
    "*/*",
    "application/json",
    "application/*",
    "text/html, application/json;q=0.1",
    "text/html, */*",
  ])("200 answers Accept: %s", async (accept) => {
    await api.call("get", "/v1/rollovers").set("Accept", accept).expect(200);
  });

  it("200 answers a GET that says Content-Type: application/json and has no body", async () => {
    await api.call("get", "/v1/rollovers").set("Content-Type", JSON_TYPE).expect(200);
  });

  it("gives requests of one connection ids of their own, and answers them in order", async () => {
    const line = (path: string, more = "") =>
      `GET ${path} HTTP/1.1\r\nHost: api\r\nX-API-Key: ${api.ak.key}\r\nX-Request-Id: mine\r\n${more}\r\n`;
    const close = "Connection: close\r\n";
    const text = line("/v1/rollovers") + line("/v1/none") + line("/v1/api-keys/current", close);
    const answers = await sendRaw(api.url, text);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
    const ids = answers.map(({ headers }) => headers["x-request-id"]);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^req_[0-9a-z]{26}$/);
    expect(JSON.parse(answers[1]?.body ?? "").requestId).toBe(ids[1]);
  });

  it("says nothing of what it is built with, and lets nothing load", async () => {
    const { headers } = await api.call("get", "/v1/rollovers").expect(200);
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("etag");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });
});
