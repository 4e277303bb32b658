import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { encodeCursor } from "@svc/service-kit/lists";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";

describe("GET /v1/rollovers with an invalid query", () => {
  const api = useTestApi();
  let cursor: string;
  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1) await insertRollover(api, api.ak.organizationId);
    cursor = (await api.call("get", "/v1/rollovers?limit=1").expect(200)).body.nextCursor;
  });

  it.each([
    ...["0", "-1", "101", "abc", "1.5", "", "1e1", "0x10", "+5", "%205", "010", "NaN", "999999999999"].map(
      (limit) => `limit=${limit}`,
    ),
    ...["limit=1&limit=2", "cursor=a&cursor=b", "state=draft&state=x", "state[]=draft&state[]=x"],
    ...["state=draft,", "state=draft,in_review,unheard_of", "pendingOn=nobody"],
    ...["pendingOn=operations&pendingOn=nobody", "type=wire", "overdue=1", "mismatch=yes"],
    ...[
      "inTransit=false",
      "inTransitAge=old",
      "sourceCustodianId=cus_1",
      "mismatch=true&mismatch=false",
      "dueBefore=tomorrow",
      "updatedAfter=0",
      "assigneeId=",
    ],
    ...["distributionId=d-1", "sort=oldest", "state=unheard_of", "state=", "state=constructor"],
    ...["status=draft", "accountId=acct_1", "accountId=rol_01h2xcejqtf2nbrexx3vqjhp41"],
    ...[
      "planId=pln_1",
      "planId=",
      "planId=' OR true --",
      "planId=a%00b",
      "planId=rol_01h2xcejqtf2nbrexx3vqjhp41",
    ],
    ...["custodianId=fidelity", "custodianId='; DROP TABLE rollovers; --", "externalId="],
    ...[`externalId=${"x".repeat(256)}`, "externalId=a%00b", "externalId=123-45-6789"],
    ...["createdAfter=yesterday", "createdAfter=2026-01-31", "createdAfter=2026-02-30T00:00:00Z"],
    // The unescaped plus of the second time decodes to a space.
    ...["createdAfter=2026-01-31T12:00:00", "createdAfter=2026-01-31T12:00:00+02:00"],
    ...["createdBefore=1767225600", "createdBefore=2026-01-31T25:00:00Z"],
  ])("400 rejects %s with invalid_request", async (query) => {
    const response = await api.call("get", `/v1/rollovers?${query}`);
    expect(expectIssues(response, "invalid_request")).toEqual([query.split(/=|\[/)[0]]);
  });

  it("400 names every invalid parameter", async () => {
    const response = await api.call("get", "/v1/rollovers?limit=0&state=x&createdAfter=y");
    expect(expectIssues(response, "invalid_request")).toEqual(["createdAfter", "limit", "state"]);
  });

  it.each([
    { query: "page=2", parameters: ["page"] },
    // Search text may be personal data, so it belongs in a body.
    { query: "q=lovelace", parameters: ["q"] },
    { query: "Limit=2", parameters: ["Limit"] },
    { query: "limit[]=2", parameters: ["limit[]"] },
    { query: "organizationId=org_1", parameters: ["organizationId"] },
    { query: "page=2&limit=0", parameters: ["limit", "page"] },
  ])("400 rejects $query with unknown_parameter", async ({ query, parameters }) => {
    const response = await api.call("get", `/v1/rollovers?${query}`);
    expect(expectIssues(response, "unknown_parameter")).toEqual(parameters);
  });

  it("400 rejects a parameter named __proto__", async () => {
    const response = await api.call("get", "/v1/rollovers?__proto__=1&limit=1");
    expect(response.status).toBe(400);
    expect(response.body.errors.map(({ parameter }: { parameter: string }) => parameter)).toContain(
      "__proto__",
    );
  });

  it("400 rejects a cursor cut short at any position", async () => {
    for (let length = 0; length < cursor.length; length += 1) {
      const response = await api.call("get", "/v1/rollovers").query({ cursor: cursor.slice(0, length) });
      expect(expectIssues(response, "invalid_request")).toEqual(["cursor"]);
    }
  });

  it("400 rejects a cursor of another list, and forged ones", async () => {
    const forge = (text: string) => Buffer.from(text).toString("base64url");
    const cursors = [
      encodeCursor({ createdAt: new Date(), id: newId("acct") }),
      forge("zzzzzzzzzz.rol_01h2xcejqtf2nbrexx3vqjhp41"),
      forge("-1.rol_01h2xcejqtf2nbrexx3vqjhp41"),
      forge("NaN.rol_01h2xcejqtf2nbrexx3vqjhp41"),
      forge("0a.rol_01h2xcejqtf2nbrexx3vqjhp41"),
      forge("a.rol_zzzzzzzzzzzzzzzzzzzzzzzzzz"),
      forge("a.rol_01h2xcejqtf2nbrexx3vqjhp41\n"),
      forge('{"createdAt":"2026-01-01","id":"rol_1"}'),
      `${cursor}=`,
      `${cursor}A`,
      ` ${cursor}`,
      cursor.toUpperCase(),
      "A".repeat(10_240),
      "\u0000",
    ];
    for (const one of cursors) {
      const response = await api.call("get", "/v1/rollovers").query({ cursor: one });
      expect(expectIssues(response, "invalid_request")).toContain("cursor");
    }
  });

  it("400 or a page, never a server error, for a cursor with one changed character", async () => {
    for (let position = 0; position < cursor.length; position += 1) {
      const replacement = cursor[position] === "A" ? "B" : "A";
      const altered = cursor.slice(0, position) + replacement + cursor.slice(position + 1);
      const response = await api.call("get", "/v1/rollovers").query({ cursor: altered });
      if (response.status !== 200) expectProblem(response, "invalid_request");
    }
  });
});
