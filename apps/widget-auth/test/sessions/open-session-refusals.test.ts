import { describe, expect, it } from "@jest/globals";
import { buildKey, useResource } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const PATH = "/api/widget/auth";

describe("Rejections by POST /api/widget/auth", () => {
  const widget = useResource(startTestWidgetAuth);

  it("400 for a key in both headers", async () => {
    const { key } = widget.sk;
    expectProblem(await widget.call("post", PATH, key).set("X-API-Key", key), "ambiguous_credentials");
  });

  it.each(["pk", "ak"] as const)("403 for an %s key, with key_type_not_allowed", async (type) => {
    const { key } = await buildKey(widget, type);
    const { detail } = expectProblem(await widget.call("post", PATH, key), "key_type_not_allowed");
    expect(detail).toContain("sk_");
  });

  it("403 for an sk key without its scope", async () => {
    const { key } = await buildKey(widget, "sk", { scopes: [] });
    const response = await widget.call("post", PATH, key);
    expectProblem(response, "insufficient_scope");
    expect(response.headers["www-authenticate"]).toContain('scope="widget:sessions"');
  });

  it("401 for a session token in either header", async () => {
    const { token } = await widget.openSession();
    expectProblem(await widget.call("post", PATH, token), "session_token_not_accepted");
    const inKeyHeader = await widget.call("post", PATH, null).set("X-API-Key", token);
    expectProblem(inKeyHeader, "session_token_not_accepted");
  });

  it("429 for a call past the key's limit", async () => {
    const { key } = await buildKey(widget, "sk", { rateLimitPerMinute: 2 });
    await widget.openSession({}, key);
    await widget.openSession({}, key);
    const response = await widget.call("post", PATH, key);
    expectProblem(response, "rate_limited");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("403 for a request with an empty origin", async () => {
    const response = await widget.call("post", PATH, widget.sk.key).set("Origin", "").send({});
    expectProblem(response, "origin_not_allowed");
    expectNoCorsHeaders(response.headers);
  });

  it("never have a CORS header, like all responses of this path", async () => {
    const key = widget.sk.key;
    const responses = [
      await widget.call("post", PATH, key).send({}).expect(201),
      await widget.call("post", PATH, key).send({ x: 1 }).expect(422),
      await widget.call("post", PATH, null).expect(401),
      await widget.call("get", PATH, key).set("Origin", "http://localhost:1").expect(405),
    ];
    for (const { headers } of responses) expectNoCorsHeaders(headers);
  });
});

function expectNoCorsHeaders(headers: Record<string, string>): void {
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
}
