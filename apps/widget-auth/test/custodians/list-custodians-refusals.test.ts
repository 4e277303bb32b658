import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { aroundTests, buildKey } from "@svc/testing";
import { expectIssues, expectProblem } from "../problem-answers.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const PATH = "/api/widget/custodians";

describe("GET /api/widget/custodians, asked wrongly", () => {
  const widget = aroundTests(startTestWidgetAuth);
  let token: string;
  beforeAll(async () => {
    ({ token } = await widget.openSession());
  });

  const list = (query: Record<string, unknown> = {}, credential = token) =>
    widget.call("get", PATH, credential).query(query);

  it.each(["sk", "ak"] as const)("403 refuses an %s key with key_type_not_allowed", async (type) => {
    const { key } = await buildKey(widget, type);
    expectProblem(await list({}, key), "key_type_not_allowed");
  });

  it("403 refuses a pk key without its scope", async () => {
    const { key } = await buildKey(widget, "pk", { scopes: [] });
    expectProblem(await list({}, key), "insufficient_scope");
  });

  it("401 refuses no credential, nonsense, and dead keys", async () => {
    const revoked = await buildKey(widget, "pk", { revokedAt: new Date() });
    const expired = await buildKey(widget, "pk", { expiresAt: new Date(0) });
    expectProblem(await widget.call("get", PATH, null), "missing_credentials");
    expectProblem(await list({}, "nonsense"), "session_invalid");
    expectProblem(await list({}, "svc_test_pk_nonsense"), "invalid_api_key");
    expectProblem(await list({}, revoked.key), "api_key_revoked");
    expectProblem(await list({}, expired.key), "api_key_expired");
  });

  it.each(["0", "-1", "101", "abc", "", "1.5", "1e1", "+5", " 5", "05", "9999999999999999999", "0x10"])(
    "400 refuses the limit %j",
    async (limit) => {
      expect(expectIssues(await list({ limit }), "invalid_request")).toEqual(["limit"]);
    },
  );

  it("400 refuses every kind of cursor that this list did not give", async () => {
    const { nextCursor } = (await list({ limit: 1 }).expect(200)).body;
    const plain = Buffer.from(nextCursor, "base64url").toString();
    const encode = (text: string) => Buffer.from(text).toString("base64url");
    const id = plain.slice(plain.indexOf(".") + 1);
    const hostile = [
      nextCursor.slice(0, -1),
      nextCursor.slice(1),
      `${nextCursor}A`,
      `${nextCursor}=`,
      `${nextCursor}${nextCursor}`,
      plain,
      "abc",
      "%00",
      encode(`-1.${id}`),
      encode(`1.5.${id}`),
      encode(`01.${id}`),
      encode(`1e3.${id}`),
      encode(`9999999.${id}`),
      encode(`1.${newId("rol")}`),
      encode("1.cus_"),
      encode(`1.${id.toUpperCase()}`),
      encode(`1.${id}' OR 1=1`),
      "A".repeat(200),
      "A".repeat(201),
    ];
    for (const cursor of hostile) {
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
  ])("400 refuses %s=%j", async (name, value) => {
    expect(expectIssues(await list({ [name]: value }), "invalid_request")).toEqual([name]);
  });

  it.each(["limit=1&limit=2", "q=a&q=b", "role=receiving&role=delivering", "cursor=a&cursor=b"])(
    "400 refuses a parameter that is given twice: %s",
    async (query) => {
      const answer = await widget.call("get", `${PATH}?${query}`, token);
      expect(expectIssues(answer, "invalid_request")).toEqual([query.slice(0, query.indexOf("="))]);
    },
  );

  it("400 refuses unknown parameters, and names them with every other fault", async () => {
    const answer = await list({ page: 2, Limit: 5, limit: 0, role: "x" });
    expect(expectIssues(answer, "unknown_parameter")).toEqual(["Limit", "limit", "page", "role"]);
  });

  it("406 refuses a caller who takes CSV alone", async () => {
    expectProblem(await list().set("Accept", "text/csv"), "not_acceptable");
  });

  it("405 names the methods that the path knows", async () => {
    for (const method of ["post", "put", "patch", "delete"] as const) {
      const answer = await widget.call(method, PATH, token);
      expectProblem(answer, "method_not_allowed");
      expect(answer.headers.allow).toBe("GET, HEAD, OPTIONS");
    }
  });

  it("HEAD answers as GET does, without the body", async () => {
    const get = await list().expect(200);
    const head = await widget.call("head", PATH, token).expect(200);
    expect(head.text).toBeUndefined();
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect((await widget.call("head", PATH, null)).status).toBe(401);
  });

  it("404 knows the path in this spelling alone", async () => {
    for (const path of [`${PATH}/`, "/API/widget/custodians", `${PATH}/${newId("cus")}`, "/api/widget"]) {
      expectProblem(await widget.call("get", path, token), "not_found");
    }
  });
});
