import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, findCustodianId } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";

const NOON = "2026-05-01T12:00:00.000Z";
const atMinute = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000);

describe("GET /v1/rollovers with filters", () => {
  const api = useTestApi();
  let accounts: string[];
  let fidelity: string;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const { organizationId } = api.ak;
    fidelity = await findCustodianId(api, "fidelity");
    accounts = [(await buildAccount(api, organizationId)).id, (await buildAccount(api, organizationId)).id];
    const [first = "", second = ""] = accounts;
    const rows: [string, Parameters<typeof insertRollover>[2]][] = [
      ["sent", { accountId: first, state: "funds_sent", createdAt: atMinute(0) }],
      [
        "outgoing",
        {
          accountId: first,
          source: "fidelity",
          destination: "ally",
          externalId: "x-1",
          createdAt: atMinute(1),
        },
      ],
      [
        "incoming",
        {
          accountId: second,
          source: "ally",
          destination: "fidelity",
          externalId: "x-1",
          createdAt: atMinute(2),
        },
      ],
      [
        "both",
        {
          accountId: second,
          source: "fidelity",
          destination: "fidelity",
          state: "failed",
          createdAt: atMinute(3),
        },
      ],
      [
        "neither",
        { accountId: second, source: "ally", destination: "ubs", state: "rejected", createdAt: atMinute(4) },
      ],
    ];
    for (const [name, row] of rows) ids[name] = await insertRollover(api, organizationId, row);
    const stranger = await buildKey(api, "ak");
    const foreign = { externalId: "x-1", state: "failed", createdAt: atMinute(1) } as const;
    await insertRollover(api, stranger.organizationId, foreign);
  });

  async function find(query: Record<string, string>): Promise<string[]> {
    const response = await api.call("get", "/v1/rollovers").query(query).expect(200);
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return response.body.data.map(({ id }: { id: string }) => names.get(id) ?? id);
  }

  it.each([
    { query: {}, found: ["neither", "both", "incoming", "outgoing", "sent"] },
    { query: { state: "draft" }, found: ["incoming", "outgoing"] },
    { query: { state: "expired" }, found: [] },
    { query: { status: "failed" }, found: ["neither", "both"] },
    { query: { status: "in_progress" }, found: ["sent"] },
    { query: { status: "action_required" }, found: ["incoming", "outgoing"] },
    { query: { status: "failed", state: "failed" }, found: ["both"] },
    { query: { status: "completed", state: "draft" }, found: [] },
    { query: { externalId: "x-1" }, found: ["incoming", "outgoing"] },
    { query: { externalId: "X-1" }, found: [] },
    { query: { createdAfter: atMinute(2).toISOString() }, found: ["neither", "both"] },
    { query: { createdBefore: atMinute(2).toISOString() }, found: ["outgoing", "sent"] },
    {
      query: { createdAfter: atMinute(0).toISOString(), createdBefore: atMinute(2).toISOString() },
      found: ["outgoing"],
    },
    {
      query: { createdAfter: atMinute(2).toISOString(), createdBefore: atMinute(0).toISOString() },
      found: [],
    },
    { query: { createdAfter: "2026-05-01T14:02:00+02:00" }, found: ["neither", "both"] },
    { query: { createdAfter: "2026-05-01T07:02:00.000-05:00" }, found: ["neither", "both"] },
    {
      query: { createdAfter: "0001-01-02T00:00:00Z", createdBefore: "9999-12-31T23:59:59Z", limit: "2" },
      found: ["neither", "both"],
    },
  ])("200 finds $found by $query", async ({ query, found }) => {
    expect(await find({ ...query })).toEqual(found);
  });

  it("200 finds an account's rollovers", async () => {
    expect(await find({ accountId: accounts[0] ?? "" })).toEqual(["outgoing", "sent"]);
    expect(await find({ accountId: "acct_00000000000000000000000000" })).toEqual([]);
  });

  it("200 finds a custodian's rollovers on either side, and lists a rollover once if both sides match", async () => {
    expect(await find({ custodianId: fidelity })).toEqual(["both", "incoming", "outgoing", "sent"]);
    expect(await find({ custodianId: await findCustodianId(api, "ubs") })).toEqual(["neither"]);
    expect(await find({ custodianId: await findCustodianId(api, "merrill") })).toEqual([]);
  });

  it("200 orders a custodian's rollovers with equal creation times by ID, not by side", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, organizationId);
    const custodians = [{ source: "fidelity" }, { source: "ally", destination: "fidelity" }];
    const insertedIds: string[] = [];
    for (const side of [...custodians, ...custodians]) {
      insertedIds.push(
        await insertRollover(api, organizationId, { accountId, createdAt: atMinute(0), ...side }),
      );
    }
    const query = { custodianId: fidelity };
    const { body } = await api.call("get", "/v1/rollovers", key).query(query).expect(200);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(insertedIds.sort().reverse());
  });

  it("200 pages through a custodian's rollovers in the same order", async () => {
    const pagedIds: string[] = [];
    let cursor: string | null = null;
    do {
      const query: object = { custodianId: fidelity, limit: "1", ...(cursor ? { cursor } : {}) };
      const { body } = await api.call("get", "/v1/rollovers").query(query).expect(200);
      pagedIds.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor;
    } while (cursor);
    expect(pagedIds).toEqual(["both", "incoming", "outgoing", "sent"].map((name) => ids[name]));
  });

  it("200 accepts all filters together, with a cursor", async () => {
    const everything = {
      state: "draft",
      status: "action_required",
      accountId: accounts[1] ?? "",
      custodianId: fidelity,
      externalId: "x-1",
      createdAfter: atMinute(1).toISOString(),
      createdBefore: atMinute(3).toISOString(),
      limit: "1",
    };
    expect(await find(everything)).toEqual(["incoming"]);
    const { body } = await api.call("get", "/v1/rollovers?limit=2").expect(200);
    expect(await find({ ...everything, cursor: body.nextCursor })).toEqual(["incoming"]);
    const otherFilters = [
      { state: "failed", status: "failed" },
      { accountId: accounts[0] ?? "" },
      { custodianId: await findCustodianId(api, "ubs") },
      { externalId: "x-2" },
      { createdAfter: atMinute(2).toISOString() },
      { createdBefore: atMinute(2).toISOString() },
    ];
    for (const one of otherFilters) expect(await find({ ...everything, ...one })).toEqual([]);
  });
});
