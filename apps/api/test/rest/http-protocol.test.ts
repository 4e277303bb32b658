import { gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { callEndpoint, ENDPOINTS } from "../endpoints.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { sendRaw } from "../raw-http.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

const JSON_TYPE = "application/json";
const INVALID_BODIES = [
  "{",
  "[{}]",
  "null",
  "{'a':1}",
  "nonsense",
  '"text"',
  "1",
  "{} {}",
  "\u0000",
  "[".repeat(40_000),
];
const PATHS_WITH_BODY = ["/v1/rollovers", "/v1/api-keys/rotate", "/graphql"];

describe("HTTP", () => {
  const api = useTestApi();

  it.each(ENDPOINTS.filter(({ path }) => path.startsWith("/v1/")))(
    "400 names an unknown parameter of $name",
    async (endpoint) => {
      const target = { ...endpoint, path: `${endpoint.path}?nonsense=1` };
      const response = await callEndpoint(api, target, { Authorization: `Bearer ${api.ak.key}` });
      expect(expectIssues(response, "unknown_parameter")).toContain("nonsense");
    },
  );

  it("401 rejects HEAD like GET", async () => {
    const refused = await api.call("head", "/v1/rollovers", "nonsense");
    expect(refused.status).toBe(401);
    expect(refused.headers["content-type"]).toMatch(/^application\/problem\+json/);
  });

  it.each([
    ...["/v1", "/v1/nothing", "/v1/rollovers/", "/V1/rollovers", "/v1//rollovers", "/graphql/more"],
    ...["/GraphQL", "/v1/rollovers/a/b", "/__proto__", "/v1/api-keys/", "/v1/%E0%A4%A"],
  ])("404 for the unknown path %s, with and without a key", async (path) => {
    expectProblem(await api.call("get", path), "not_found");
    expectProblem(await api.call("post", path, null).send({}), "not_found");
  });

  it("413 rejects a body over 100 kB, and accepts one of exactly 100 kB", async () => {
    const before = await countRows(api);
    const account = await buildAccount(api, api.ak.organizationId);
    const text = JSON.stringify(await buildRolloverBody(api, account.id));
    const limit = 100 * 1024;
    for (const path of PATHS_WITH_BODY) {
      const response = await api
        .call("post", path)
        .set("Content-Type", JSON_TYPE)
        .send(text.padEnd(limit + 1));
      expectProblem(response, "payload_too_large");
    }
    const compressed = await fetch(`${api.url}/v1/rollovers`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${api.ak.key}`,
        "Content-Type": JSON_TYPE,
        "Content-Encoding": "gzip",
      },
      body: gzipSync(text.padEnd(limit + 1)),
    });
    expect(compressed.status).toBe(413);
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
  ])("415 rejects a body of type %s", async (type) => {
    for (const path of PATHS_WITH_BODY) {
      expectProblem(
        await api.call("post", path).set("Content-Type", type).send("{}"),
        "unsupported_media_type",
      );
    }
  });

  it("415 rejects a body without a type, and one with an unknown encoding", async () => {
    const head = `POST /v1/rollovers HTTP/1.1\r\nHost: api\r\nConnection: close\r\nX-API-Key: ${api.ak.key}\r\n`;
    const untyped = await sendRaw(api.url, `${head}Content-Length: 2\r\n\r\n{}`);
    const encoded = await sendRaw(
      api.url,
      `${head}Content-Type: ${JSON_TYPE}\r\nContent-Encoding: zip\r\nContent-Length: 2\r\n\r\n{}`,
    );
    for (const [response] of [untyped, encoded]) {
      expect(response?.status).toBe(415);
      expect(JSON.parse(response?.body ?? "").code).toBe("unsupported_media_type");
    }
  });

  it("400 rejects a body that is not JSON", async () => {
    for (const path of PATHS_WITH_BODY) {
      for (const body of INVALID_BODIES) {
        const response = await api.call("post", path).set("Content-Type", JSON_TYPE).send(body);
        expect(expectProblem(response, "malformed_json").detail).not.toContain(body);
      }
    }
    const empty = api.call("post", "/v1/rollovers").set("Content-Type", JSON_TYPE).send("");
    expectProblem(await empty, "malformed_json");
  });

  it.each(["text/html", "application/xml", "application/json;q=0", "image/*"])(
    "406 for Accept: %s",
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
  ])("200 for Accept: %s", async (accept) => {
    await api.call("get", "/v1/rollovers").set("Accept", accept).expect(200);
  });

  it("200 for a GET with Content-Type: application/json and no body", async () => {
    await api.call("get", "/v1/rollovers").set("Content-Type", JSON_TYPE).expect(200);
  });

  it("assigns an ID to each request on a connection, and responds in order", async () => {
    const buildRequest = (path: string, more = "") =>
      `GET ${path} HTTP/1.1\r\nHost: api\r\nX-API-Key: ${api.ak.key}\r\nX-Request-Id: mine\r\n${more}\r\n`;
    const close = "Connection: close\r\n";
    const text =
      buildRequest("/v1/rollovers") + buildRequest("/v1/none") + buildRequest("/v1/api-keys/current", close);
    const responses = await sendRaw(api.url, text);
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 200]);
    const ids = responses.map(({ headers }) => headers["x-request-id"]);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^req_[0-9a-z]{26}$/);
    expect(JSON.parse(responses[1]?.body ?? "").requestId).toBe(ids[1]);
  });

  it("does not reveal its server software, and forbids browsers from loading anything", async () => {
    const { headers } = await api.call("get", "/v1/rollovers").expect(200);
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("etag");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });
});
