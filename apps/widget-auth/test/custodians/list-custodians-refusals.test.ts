import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, useResource } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const PATH = "/api/widget/custodians";

describe("Rejections by GET /api/widget/custodians", () => {
  const widget = useResource(startTestWidgetAuth);
  let token: string;
  beforeAll(async () => {
    ({ token } = await widget.openSession());
  });

  const list = (query: Record<string, unknown> = {}, credential = token) =>
    widget.call("get", PATH, credential).query(query);

  it("403 rejects a pk key without its scope", async () => {
    const { key } = await buildKey(widget, "pk", { scopes: [] });
    expectProblem(await list({}, key), "insufficient_scope");
  });

  it("401 rejects HEAD without a credential, a malformed key, and revoked and expired keys", async () => {
    const revoked = await buildKey(widget, "pk", { revokedAt: new Date() });
    const expired = await buildKey(widget, "pk", { expiresAt: new Date(0) });
    expect((await widget.call("head", PATH, null)).status).toBe(401);
    expectProblem(await list({}, "svc_test_pk_nonsense"), "invalid_api_key");
    expectProblem(await list({}, revoked.key), "api_key_revoked");
    expectProblem(await list({}, expired.key), "api_key_expired");
  });

  it("400 rejects cursors of positions that this list does not have", async () => {
    const { nextCursor } = (await list({ limit: 1 }).expect(200)).body;
    // Cursors are a position and an ID, separated by a period.
    const decodedCursor = Buffer.from(nextCursor, "base64url").toString();
    const encode = (text: string) => Buffer.from(text).toString("base64url");
    const id = decodedCursor.slice(decodedCursor.indexOf(".") + 1);
    const invalidCursors = [
      encode(`-1.${id}`),
      encode(`1.5.${id}`),
      encode(`01.${id}`),
      encode(`1e3.${id}`),
      encode(`9999999.${id}`),
      encode(`1.${newId("rol")}`),
      encode("1.cus_"),
      encode(`1.${id.toUpperCase()}`),
      encode(`1.${id}' OR 1=1`),
    ];
    for (const cursor of invalidCursors) {
      expect(expectIssues(await list({ cursor }), "invalid_request")).toEqual(["cursor"]);
    }
  });

  it.each([
    ["accountType", "401k"],
    ["accountType", ""],
    ["accountType", "__proto__"],
    ["role", "sending"],
    ["role", ""],
    ["q", "a".repeat(201)],
    ["q", "a\u0000b"],
  ])("400 rejects %s=%j", async (name, value) => {
    expect(expectIssues(await list({ [name]: value }), "invalid_request")).toEqual([name]);
  });

  it("400 rejects unknown parameters, and reports them with every other error", async () => {
    const response = await list({ page: 2, Limit: 5, limit: 0, role: "x" });
    expect(expectIssues(response, "unknown_parameter")).toEqual(["Limit", "limit", "page", "role"]);
  });
});
