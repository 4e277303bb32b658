import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildKey, buildOrganization, useResource } from "@svc/testing";
import type { Response } from "supertest";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const CUSTODIANS = "/api/widget/custodians";
const CREATE = "/api/widget/create-account";
const APP = "https://app.example.com";

const getCorsHeaders = (response: Response) =>
  Object.fromEntries(Object.entries(response.headers).filter(([name]) => name.startsWith("access-control-")));
const getVary = (response: Response) => (response.headers.vary ?? "").split(/\s*,\s*/);

describe("CORS", () => {
  const widget = useResource(startTestWidgetAuth);
  let keys: { sk: string; pk: string };
  beforeAll(async () => {
    const organizationId = await buildOrganization(widget, {
      allowedOrigins: [APP, "http://dev.example.com:*"],
    });
    const [sk, pk] = await Promise.all([
      buildKey(widget, "sk", { organizationId }),
      buildKey(widget, "pk", { organizationId }),
    ]);
    keys = { sk: sk.key, pk: pk.key };
  });

  const callFrom = (origin: string, credential: string, path = CUSTODIANS) =>
    widget.call("get", path, credential).set("Origin", origin);
  const expectAllowed = (response: Response, origin: string) => {
    expect(response.status).toBe(200);
    expect(getCorsHeaders(response)).toEqual({
      "access-control-allow-origin": origin,
      "access-control-expose-headers":
        "X-Request-Id, Date, Retry-After, RateLimit, RateLimit-Policy, Deprecation, Sunset, Link, WWW-Authenticate",
    });
    expect(getVary(response)).toContain("Origin");
  };
  const expectRejectedOrigin = (response: Response, origin: string) => {
    const problem = expectProblem(response, "origin_not_allowed");
    expect(problem).not.toHaveProperty("data");
    // The response has only the fields that every problem has.
    expect(Object.keys(problem)).toHaveLength(8);
    expect(response.headers["access-control-allow-origin"]).toBe(origin);
    expect(response.headers).not.toHaveProperty("access-control-allow-credentials");
    expect(getVary(response)).toContain("Origin");
  };

  it.each([
    [CUSTODIANS, "GET", APP],
    [CUSTODIANS, "GET", "https://evil.example"],
    [CUSTODIANS, "GET", "null"],
    [CREATE, "POST", "http://localhost:5173"],
    [CREATE, "POST", "https://evil.example"],
  ])("204 for the preflight request of %s %s from the origin %s", async (path, method, origin) => {
    const response = await widget
      .call("options", path, null)
      .set("Origin", origin)
      .set("Access-Control-Request-Method", method)
      .set("Access-Control-Request-Headers", "authorization,content-type");
    expect(response.status).toBe(204);
    expect(response.text).toBe("");
    const { "access-control-allow-methods": methods = "", ...otherHeaders } = getCorsHeaders(response);
    expect(methods.split(", ")).toContain(method);
    expect(otherHeaders).toEqual({
      "access-control-allow-origin": origin,
      "access-control-allow-headers": "Authorization, X-API-Key, DPoP, Content-Type, Idempotency-Key",
      "access-control-max-age": "600",
    });
    expect(getVary(response)).toContain("Origin");
  });

  it("does not treat OPTIONS without a requested method as a preflight request", async () => {
    const response = await widget.call("options", CUSTODIANS, null).set("Origin", APP).expect(204);
    expect(response.headers).not.toHaveProperty("access-control-allow-methods");
    expect(response.headers.allow).toBe("GET, HEAD, OPTIONS");
  });

  describe("Sessions with allowed origins", () => {
    let token: string;
    beforeAll(async () => {
      ({ token } = await widget.openSession(
        { allowedOrigins: [APP, "http://dev.example.com:8080"] },
        keys.sk,
      ));
    });

    it.each([APP, "http://dev.example.com:8080"])("200 echoes %s", async (origin) => {
      expectAllowed(await callFrom(origin, token), origin);
    });

    it.each([
      "https://evil.example",
      // Allowed by the organization, but not by this session.
      "http://dev.example.com:9000",
      "http://localhost:3000",
      "null",
    ])("403 rejects %s", async (origin) => {
      expectRejectedOrigin(await callFrom(origin, token), origin);
    });

    it("403 rejects a request from a foreign origin, and creates no account", async () => {
      const response = await widget
        .call("post", CREATE, token)
        .set("Origin", "https://evil.example")
        .send({ firstName: "Ada", email: "ada@example.com" });
      expectRejectedOrigin(response, "https://evil.example");
      expect(await widget.db.prisma.account.count()).toBe(0);
    });
  });

  describe("Organizations with allowed origins", () => {
    it.each([
      [APP, true],
      ["http://dev.example.com", true],
      ["https://dev.example.com:8080", false],
      ["http://localhost:3000", false],
    ])("apply them to their sessions and pk_ keys equally: %s, allowed: %s", async (origin, isAllowed) => {
      const { token } = await widget.openSession({}, keys.sk);
      for (const credential of [token, keys.pk]) {
        const response = await callFrom(origin, credential);
        if (isAllowed) expectAllowed(response, origin);
        else expectRejectedOrigin(response, origin);
      }
    });
  });

  describe("Organizations without allowed origins, in the test environment", () => {
    it.each([
      ["http://localhost:3000", true],
      ["http://127.0.0.1:5173", true],
      ["https://localhost:3000", false],
      [APP, false],
    ])("allow only http on the local machine: %s, allowed: %s", async (origin, isAllowed) => {
      const { token } = await widget.openSession();
      for (const credential of [token, widget.pk.key]) {
        const response = await callFrom(origin, credential);
        if (isAllowed) expectAllowed(response, origin);
        else expectRejectedOrigin(response, origin);
      }
    });
  });
});
