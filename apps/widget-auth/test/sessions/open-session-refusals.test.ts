import { describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { aroundTests, buildKey } from "@svc/testing";
import { expectProblem } from "../problem-answers.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const PATH = "/api/widget/auth";

describe("POST /api/widget/auth refuses", () => {
  const widget = aroundTests(startTestWidgetAuth);

  /** Sends raw headers, repeated ones included, which no client library would. */
  const withHeaders = async (headers: [string, string][]) => {
    const answer = await fetchRaw(widget.url, headers);
    return { status: answer.status, body: JSON.parse(answer.text) };
  };

  it.each([
    ["none", []],
    ["an empty Authorization", [["Authorization", ""]]],
    ["Bearer alone", [["Authorization", "Bearer "]]],
    ["Basic", [["Authorization", "Basic dXNlcjpwYXNz"]]],
    ["an empty X-API-Key", [["X-API-Key", ""]]],
  ] as [string, [string, string][]][])("401 a request with the credential %s", async (_, headers) => {
    expect((await withHeaders(headers)).body.code).toBe("missing_credentials");
  });

  it.each([
    ["both headers", ["Authorization", "X-API-Key"]],
    ["Authorization twice", ["Authorization", "authorization"]],
    ["X-API-Key twice", ["X-API-Key", "x-api-key"]],
  ])("400 %s", async (_, names) => {
    const { key } = widget.sk;
    const headers = names.map((name): [string, string] => [
      name,
      name.toLowerCase() === "authorization" ? `Bearer ${key}` : key,
    ]);
    const { status, body } = await withHeaders(headers);
    expect([status, body.code]).toEqual([400, "ambiguous_credentials"]);
  });

  it("401 a key with a wrong checksum, with invalid_api_key", async () => {
    const { key } = widget.sk;
    const wrong = key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
    expectProblem(await widget.call("post", PATH, wrong), "invalid_api_key");
  });

  it("401 a well-formed key that nobody made, with invalid_api_key", async () => {
    const invented = generateApiKey({ environment: "test", type: "sk" });
    expectProblem(await widget.call("post", PATH, invented), "invalid_api_key");
  });

  it("401 a key of the other environment, with environment_mismatch, which names it", async () => {
    const live = generateApiKey({ environment: "live", type: "sk" });
    const { detail } = expectProblem(await widget.call("post", PATH, live), "environment_mismatch");
    expect(detail).toContain("live");
  });

  it("401 a revoked key with api_key_revoked", async () => {
    const { key } = await buildKey(widget, "sk", { revokedAt: new Date() });
    expectProblem(await widget.call("post", PATH, key), "api_key_revoked");
  });

  it("401 an expired key with api_key_expired", async () => {
    const { key } = await buildKey(widget, "sk", { expiresAt: new Date(Date.now() - 1) });
    expectProblem(await widget.call("post", PATH, key), "api_key_expired");
  });

  it.each(["pk", "ak"] as const)("403 an %s key with key_type_not_allowed", async (type) => {
    const { key } = await buildKey(widget, type);
    const { detail } = expectProblem(await widget.call("post", PATH, key), "key_type_not_allowed");
    expect(detail).toContain("sk_");
  });

  it("403 an sk key without its scope", async () => {
    const { key } = await buildKey(widget, "sk", { scopes: [] });
    const answer = await widget.call("post", PATH, key);
    expectProblem(answer, "insufficient_scope");
    expect(answer.headers["www-authenticate"]).toContain('scope="widget:sessions"');
  });

  it("401 a session token in either header", async () => {
    const { token } = await widget.openSession();
    expectProblem(await widget.call("post", PATH, token), "invalid_api_key");
    expectProblem(await widget.call("post", PATH, null).set("X-API-Key", token), "invalid_api_key");
  });

  it("429 the call past the key's limit", async () => {
    const { key } = await buildKey(widget, "sk", { rateLimitPerMinute: 2 });
    await widget.openSession({}, key);
    await widget.openSession({}, key);
    const answer = await widget.call("post", PATH, key);
    expectProblem(answer, "rate_limited");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  describe("browsers", () => {
    const origins = ["http://localhost:3000", "https://app.example.com", "null", ""];

    it.each(origins)("403 a request of the origin %j", async (origin) => {
      const answer = await widget.call("post", PATH, widget.sk.key).set("Origin", origin).send({});
      expectProblem(answer, "origin_not_allowed");
      expectNoCors(answer.headers);
    });

    it("403 whatever the credential is, so that a page learns nothing of it", async () => {
      for (const credential of [null, "nonsense", widget.pk.key]) {
        const call = widget.call("post", PATH, credential).set("Origin", "http://localhost:3000");
        expectProblem(await call, "origin_not_allowed");
      }
    });

    it("answers no preflight", async () => {
      const answer = await widget
        .call("options", PATH, null)
        .set("Origin", "http://localhost:3000")
        .set("Access-Control-Request-Method", "POST")
        .set("Access-Control-Request-Headers", "authorization");
      expectNoCors(answer.headers);
      expect(answer.headers.allow).toBe("OPTIONS, POST");
    });

    it("never sends a CORS header from this path", async () => {
      const key = widget.sk.key;
      const answers = [
        await widget.call("post", PATH, key).send({}).expect(201),
        await widget.call("post", PATH, key).send({ x: 1 }).expect(422),
        await widget.call("post", PATH, null).expect(401),
        await widget.call("get", PATH, key).set("Origin", "http://localhost:1").expect(405),
      ];
      for (const { headers } of answers) expectNoCors(headers);
    });
  });
});

function expectNoCors(headers: Record<string, string>): void {
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
}

async function fetchRaw(url: string, headers: [string, string][]): Promise<{ status: number; text: string }> {
  const { request: send } = await import("node:http");
  return new Promise((resolve, reject) => {
    const raw = ["Host", new URL(url).host, "Content-Length", "0", ...headers.flat()];
    const call = send(`${url}${PATH}`, { method: "POST", headers: raw }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, text: (await answer.toArray()).join("") });
    });
    call.once("error", reject).end();
  });
}
