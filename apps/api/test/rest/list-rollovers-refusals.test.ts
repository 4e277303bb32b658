import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { encodeCursor } from "@svc/service-kit/lists";
import { insertRollover } from "../insert-rollover.ts";
import { expectIssues, expectProblem } from "../problem-answers.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";

describe("GET /v1/rollovers with an invalid query", () => {
  let api: TestApi;
  let cursor: string;
  beforeAll(async () => {
    api = await startTestApi();
    for (let count = 0; count < 2; count += 1) await insertRollover(api, api.ak.organizationId);
    cursor = (await api.call("get", "/v1/rollovers?limit=1").expect(200)).body.nextCursor;
  });
  afterAll(() => api.stop());

  it.each([
    ...["0", "-1", "101", "abc", "1.5", "", "1e1", "0x10", "+5", "%205", "010", "NaN", "999999999999"].map(
      (limit) => ({ query: `limit=${limit}`, faults: ["limit"] }),
    ),
    { query: "limit=1&limit=2", faults: ["limit"] },
    { query: "cursor=a&cursor=b", faults: ["cursor"] },
    { query: "state=draft&state=x", faults: ["state"] },
    { query: "state[]=draft&state[]=x", faults: ["state"] },
    { query: "state=draft,", faults: ["state"] },
    { query: "state=draft,in_review,unheard_of", faults: ["state"] },
    { query: "pendingOn=nobody", faults: ["pendingOn"] },
    { query: "pendingOn=operations&pendingOn=nobody", faults: ["pendingOn"] },
    { query: "type=wire", faults: ["type"] },
    { query: "overdue=1", faults: ["overdue"] },
    { query: "mismatch=yes", faults: ["mismatch"] },
    { query: "mismatch=true&mismatch=false", faults: ["mismatch"] },
    { query: "dueBefore=tomorrow", faults: ["dueBefore"] },
    { query: "updatedAfter=0", faults: ["updatedAfter"] },
    { query: "assigneeId=", faults: ["assigneeId"] },
    { query: "distributionId=d-1", faults: ["distributionId"] },
    { query: "sort=oldest", faults: ["sort"] },
    { query: "state=unheard_of", faults: ["state"] },
    { query: "state=", faults: ["state"] },
    { query: "state=constructor", faults: ["state"] },
    { query: "status=draft", faults: ["status"] },
    { query: "accountId=acct_1", faults: ["accountId"] },
    { query: "accountId=rol_01h2xcejqtf2nbrexx3vqjhp41", faults: ["accountId"] },
    { query: "custodianId=fidelity", faults: ["custodianId"] },
    { query: "custodianId='; DROP TABLE rollovers; --", faults: ["custodianId"] },
    { query: "externalId=", faults: ["externalId"] },
    { query: `externalId=${"x".repeat(256)}`, faults: ["externalId"] },
    { query: "externalId=a%00b", faults: ["externalId"] },
    { query: "externalId=123-45-6789", faults: ["externalId"] },
    { query: "createdAfter=yesterday", faults: ["createdAfter"] },
    { query: "createdAfter=2026-01-31", faults: ["createdAfter"] },
    { query: "createdAfter=2026-02-30T00:00:00Z", faults: ["createdAfter"] },
    { query: "createdAfter=2026-01-31T12:00:00", faults: ["createdAfter"] },
    // An unescaped plus decodes to a space.
    { query: "createdAfter=2026-01-31T12:00:00+02:00", faults: ["createdAfter"] },
    { query: "createdBefore=1767225600", faults: ["createdBefore"] },
    { query: "createdBefore=2026-01-31T25:00:00Z", faults: ["createdBefore"] },
    { query: "limit=0&state=x&createdAfter=y", faults: ["createdAfter", "limit", "state"] },
  ])("400 rejects $query with invalid_request", async ({ query, faults }) => {
    const answer = await api.call("get", `/v1/rollovers?${query}`);
    expect(expectIssues(answer, "invalid_request")).toEqual(faults);
  });

  it.each([
    { query: "page=2", faults: ["page"] },
    // Search text may be personal data, so it belongs in a body.
    { query: "q=lovelace", faults: ["q"] },
    { query: "Limit=2", faults: ["Limit"] },
    { query: "limit[]=2", faults: ["limit[]"] },
    { query: "organizationId=org_1", faults: ["organizationId"] },
    { query: "page=2&limit=0", faults: ["limit", "page"] },
  ])("400 rejects $query with unknown_parameter", async ({ query, faults }) => {
    const answer = await api.call("get", `/v1/rollovers?${query}`);
    expect(expectIssues(answer, "unknown_parameter")).toEqual(faults);
  });

  it("400 rejects a parameter named __proto__", async () => {
    const answer = await api.call("get", "/v1/rollovers?__proto__=1&limit=1");
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ parameter }: { parameter: string }) => parameter)).toContain(
      "__proto__",
    );
  });

  it("400 rejects a cursor cut short at any position", async () => {
    for (let length = 0; length < cursor.length; length += 1) {
      const answer = await api.call("get", "/v1/rollovers").query({ cursor: cursor.slice(0, length) });
      expect(expectIssues(answer, "invalid_request")).toEqual(["cursor"]);
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
      const answer = await api.call("get", "/v1/rollovers").query({ cursor: one });
      expect(expectIssues(answer, "invalid_request")).toContain("cursor");
    }
  });

  it("400 or a page, never a server error, for a cursor with one changed character", async () => {
    for (let position = 0; position < cursor.length; position += 1) {
      const other = cursor[position] === "A" ? "B" : "A";
      const altered = cursor.slice(0, position) + other + cursor.slice(position + 1);
      const answer = await api.call("get", "/v1/rollovers").query({ cursor: altered });
      if (answer.status !== 200) expectProblem(answer, "invalid_request");
    }
  });
});
