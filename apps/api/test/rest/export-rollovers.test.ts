import { beforeAll, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildAccount, buildKey, findCustodianId, TestClock } from "@svc/testing";
import { copyRollovers } from "../copy-rollovers.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";

const PATH = "/v1/rollovers/export";
const NOON = Date.parse("2026-05-01T12:00:00.000Z");
const atMinute = (minutes: number) => new Date(NOON + minutes * 60_000);

interface Line {
  id: string;
}

describe("GET /v1/rollovers/export", () => {
  const clock = new TestClock(Date.parse("2026-06-30T23:59:59.000Z"));
  const api = useTestApi({ clock });

  const fetchExport = (key: string, query = "", method = "GET") =>
    fetch(`${api.url}${PATH}${query}`, { method, headers: { Authorization: `Bearer ${key}` } });

  async function read(key: string, query: Record<string, string> = {}): Promise<Line[]> {
    const response = await fetchExport(key, `?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    const lines = (await response.text()).split("\n");
    expect(lines.pop()).toBe("");
    return lines.map((line) => JSON.parse(line));
  }
  const toIds = (lines: Line[]) => lines.map(({ id }) => id);

  it("200 returns one complete rollover per line, newest first, in a dated file", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const ids: string[] = [];
    for (const minute of [0, 1, 1, 2]) {
      ids.push(await insertRollover(api, organizationId, { createdAt: atMinute(minute) }));
    }
    const response = await fetchExport(key);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/x-ndjson; charset=utf-8",
      "content-disposition": 'attachment; filename="rollovers-2026-06-30.ndjson"',
      "cache-control": "no-store",
      "x-request-id": expect.stringMatching(/^req_/),
    });
    await response.text();
    const { body } = await api.call("get", "/v1/rollovers", key).expect(200);
    expect(body.data).toHaveLength(4);
    expect(await read(key)).toEqual(body.data);
    const newest = { id: ids[3], amounts: { sent: "0.00", posted: null }, transfers: [] };
    expect(body.data[0]).toMatchObject(newest);
  });

  it("200 is empty without rollovers", async () => {
    const { key } = await buildKey(api, "ak");
    const response = await fetchExport(key);
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it.each([499, 500, 501, 1_000])(
    "200 returns each of %d rollovers once, around page boundaries",
    async (count) => {
      const { key, organizationId } = await buildKey(api, "ak");
      const original = await insertRollover(api, organizationId, { createdAt: atMinute(0) });
      const copies = await copyRollovers(api, original, { count: count - 1, from: atMinute(1) });
      expect(toIds(await read(key))).toEqual([...copies, original]);
    },
  );

  it("200 returns nothing from another organization", async () => {
    const owner = await buildKey(api, "ak");
    const stranger = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, owner.organizationId);
    await insertRollover(api, owner.organizationId, { accountId, externalId: "shared-name" });
    const strangerRolloverId = await insertRollover(api, stranger.organizationId, {
      externalId: "shared-name",
    });
    expect(toIds(await read(stranger.key))).toEqual([strangerRolloverId]);
    expect(toIds(await read(stranger.key, { externalId: "shared-name" }))).toEqual([strangerRolloverId]);
    expect(await read(stranger.key, { accountId })).toEqual([]);
  });

  describe("with filters", () => {
    let ak: BuiltKey;
    let accountId: string;
    let fidelity: string;
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      ak = await buildKey(api, "ak");
      accountId = (await buildAccount(api, ak.organizationId)).id;
      fidelity = await findCustodianId(api, "fidelity");
      const other = { source: "ally", destination: "ubs" };
      const rows: [string, Parameters<typeof insertRollover>[2]][] = [
        ["draft", { accountId, createdAt: atMinute(0), externalId: "x-1" }],
        ["sent", { accountId, state: "funds_sent", createdAt: atMinute(1), externalId: "x-1" }],
        [
          "incoming",
          { source: "ally", destination: "fidelity", state: "funds_sent", createdAt: atMinute(2) },
        ],
        ["failed", { ...other, state: "failed", createdAt: atMinute(3) }],
        ["rejected", { ...other, accountId, state: "rejected", createdAt: atMinute(4) }],
      ];
      for (const [name, row] of rows) ids[name] = await insertRollover(api, ak.organizationId, row);
    });

    it.each<[string, () => Record<string, string>, string[]]>([
      ["state", () => ({ state: "funds_sent" }), ["incoming", "sent"]],
      ["status", () => ({ status: "failed" }), ["rejected", "failed"]],
      ["state and status", () => ({ state: "failed", status: "failed" }), ["failed"]],
      ["contradicting state and status", () => ({ state: "draft", status: "failed" }), []],
      ["account", () => ({ accountId }), ["rejected", "sent", "draft"]],
      ["custodian", () => ({ custodianId: fidelity }), ["incoming", "sent", "draft"]],
      ["external ID", () => ({ externalId: "x-1" }), ["sent", "draft"]],
      ["createdAfter", () => ({ createdAfter: atMinute(2).toISOString() }), ["rejected", "failed"]],
      ["createdBefore", () => ({ createdBefore: atMinute(2).toISOString() }), ["sent", "draft"]],
      [
        "all filters",
        () => ({
          state: "funds_sent",
          status: "in_progress",
          accountId,
          custodianId: fidelity,
          externalId: "x-1",
          createdAfter: atMinute(0).toISOString(),
          createdBefore: atMinute(2).toISOString(),
        }),
        ["sent"],
      ],
    ])("200 filters by %s", async (_, query, expectedNames) => {
      expect(toIds(await read(ak.key, query()))).toEqual(expectedNames.map((name) => ids[name]));
    });

    it("200 filters and sorts like the list, across pages", async () => {
      const { key, organizationId } = await buildKey(api, "ak");
      const row = {
        state: "in_review",
        columns: { pendingOn: "operations", nextDueAt: atMinute(9) },
      } as const;
      const original = await insertRollover(api, organizationId, { ...row, createdAt: atMinute(0) });
      const copies = await copyRollovers(api, original, { count: 600, from: atMinute(1) });
      const query = {
        pendingOn: "operations",
        state: "in_review,draft",
        sort: "deadline",
        unassigned: "true",
      };
      // All have the same deadline, so the ID decides their order.
      expect(toIds(await read(key, query))).toEqual([original, ...copies].sort());
      expect(await read(key, { ...query, priority: "urgent" })).toEqual([]);
      const moreCopies = await copyRollovers(api, original, { count: 500, from: atMinute(900) });
      expect(moreCopies).toHaveLength(500);
      expect(await read(key, { priority: "normal" })).toHaveLength(1_101);
      // A filter by creation time needs the order by creation time.
      const refused = await fetchExport(key, "?sort=deadline&createdAfter=2000-01-01T00:00:00Z");
      expect(refused.status).toBe(400);
    });

    it("200 returns CSV for a spreadsheet, with no cell as a formula", async () => {
      const { key, organizationId } = await buildKey(api, "ak");
      const columns = { tags: ["vip", "north"], assigneeId: "=1+1", priority: "high" };
      const id = await insertRollover(api, organizationId, { externalId: "x-1", columns });
      for (const [query, headers] of [
        ["?format=csv", {}],
        ["", { Accept: "text/csv" }],
      ] as const) {
        const response = await fetch(`${api.url}${PATH}${query}`, {
          headers: { Authorization: `Bearer ${key}`, ...headers },
        });
        expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
        expect(response.headers.get("content-disposition")).toContain("rollovers-2026-06-30.csv");
        const [head, row, end] = (await response.text()).split(/\r?\n/);
        expect([head?.split(",").slice(0, 3), end]).toEqual([["id", "externalId", "accountId"], ""]);
        expect(row).toContain(`${id},x-1,`);
        expect(row).toContain(`,'=1+1,high,"vip, north",`);
      }
    });

    it("200 filters every page", async () => {
      const { key, organizationId } = await buildKey(api, "ak");
      const sent = await insertRollover(api, organizationId, { state: "funds_sent", createdAt: atMinute(0) });
      const draft = await insertRollover(api, organizationId, { createdAt: atMinute(0) });
      const copies = await copyRollovers(api, sent, { count: 700, from: atMinute(1) });
      await copyRollovers(api, draft, { count: 700, from: atMinute(1) });
      const query = { status: "in_progress", custodianId: fidelity, createdAfter: atMinute(0).toISOString() };
      expect(toIds(await read(key, query))).toEqual(copies);
    });
  });

  it.each([
    ...["state=unheard_of", "status=draft", "accountId=acct_1", "custodianId='; DROP TABLE rollovers; --"],
    ...["externalId=a%00b", "createdAfter=yesterday", "createdBefore=2026-01-31", "unassigned=false"],
  ])("400 rejects %s", async (query) => {
    const response = await api.call("get", `${PATH}?${query}`);
    expect(expectIssues(response, "invalid_request")).toEqual([query.split("=")[0]]);
  });

  it.each([
    ["application/x-ndjson", 200],
    ["*/*", 200],
    ["application/json", 406],
    ["text/csv", 200],
    ["text/plain", 406],
  ])("Accept: %s returns %d", async (accept, status) => {
    const response = await api.call("get", PATH).set("Accept", accept);
    expect(response.status).toBe(status);
    if (status === 406) expectProblem(response, "not_acceptable");
  });
});
