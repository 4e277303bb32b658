import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction, recordEvent } from "@svc/database";
import { newId } from "@svc/service-kit";
import { buildOrganization } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { buildWebhookOwner } from "./webhook-calls.ts";

type ListedEvent = { id: string; type: string; data: { sequence?: number } };

describe("/v1/events", () => {
  const api = useTestApi();

  async function createHistory() {
    const owner = await buildWebhookOwner(api);
    const rolloverId = await owner.createRollover();
    const { send } = owner;
    for (const step of ["1", "2", "3"])
      await send("patch", `rollovers/${rolloverId}`, { metadata: { step } }).expect(200);
    const action = { action: "submit", params: { consentReference: "c-1" } };
    await send("post", `rollovers/${rolloverId}/actions`, action).expect(200);
    const list = async (query: string) => (await send("get", `events?${query}`).expect(200)).body;
    return { ...owner, rolloverId, list };
  }

  it("200 lists events, newest first, as webhooks send them", async () => {
    const { list, rolloverId, send } = await createHistory();
    const { data } = await list("");
    expect(data.map(({ type }: ListedEvent) => type)).toEqual([
      "rollover.submitted",
      "rollover.updated",
      "rollover.updated",
      "rollover.updated",
      "rollover.created",
      "account.created",
    ]);
    expect(data[0]).toEqual({
      id: expect.stringMatching(/^evt_/),
      object: "event",
      type: "rollover.submitted",
      apiVersion: "v1",
      environment: "test",
      createdAt: expect.stringMatching(/Z$/),
      data: {
        rolloverId,
        accountId: expect.stringMatching(/^acct_/),
        externalId: null,
        sequence: 5,
        state: "submitted",
        previousState: "draft",
        pendingOn: "operations",
      },
    });
    expect((await send("get", `events/${data[0].id}`).expect(200)).body).toEqual(data[0]);
  });

  it("200 filters by type and by rollover, page by page", async () => {
    const { list, rolloverId, createRollover } = await createHistory();
    await createRollover();
    const updated = await list("type=rollover.updated");
    expect(updated.data.map(({ data }: ListedEvent) => data.sequence)).toEqual([4, 3, 2]);
    expect((await list(`rolloverId=${newId("rol")}`)).data).toEqual([]);
    const sequences: number[] = [];
    let cursor = "";
    for (let pages = 1; pages <= 3; pages += 1) {
      const page = await list(`rolloverId=${rolloverId}&limit=2${cursor}`);
      sequences.push(...page.data.map(({ data }: ListedEvent) => data.sequence));
      expect(page.hasMore).toBe(pages < 3);
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(sequences).toEqual([5, 4, 3, 2, 1]);
  });

  it("200 returns the events after a sequence in order, page by page", async () => {
    const { list, rolloverId } = await createHistory();
    const query = `rolloverId=${rolloverId}&afterSequence=1&limit=3`;
    const firstPage = await list(query);
    expect(firstPage.data.map(({ data }: ListedEvent) => data.sequence)).toEqual([2, 3, 4]);
    const secondPage = await list(`${query}&cursor=${firstPage.nextCursor}`);
    expect(secondPage.data.map(({ data }: ListedEvent) => data.sequence)).toEqual([5]);
    expect(secondPage.hasMore).toBe(false);
    expect((await list(`rolloverId=${rolloverId}&afterSequence=5`)).data).toEqual([]);
    expect((await list(`rolloverId=${rolloverId}&afterSequence=0`)).data).toHaveLength(5);
    const updates = await list(`${query}&type=rollover.updated`);
    expect(updates.data.map(({ data }: ListedEvent) => data.sequence)).toEqual([2, 3, 4]);
  });

  it("400 for invalid parameters", async () => {
    const { send } = await buildWebhookOwner(api);
    const id = newId("rol");
    const invalidQueries: [string, string][] = [
      ["afterSequence=1", "afterSequence"],
      [`rolloverId=${id}&afterSequence=-1`, "afterSequence"],
      [`rolloverId=${id}&afterSequence=1e3`, "afterSequence"],
      [`rolloverId=${id}&afterSequence=99999999999`, "afterSequence"],
      ["rolloverId=x", "rolloverId"],
      ["type=rollover.*", "type"],
      ["type=nothing", "type"],
    ];
    for (const [query, parameter] of invalidQueries)
      expect(expectIssues(await send("get", `events?${query}`), "invalid_request")).toEqual([parameter]);
  });
});

describe("An event and its deliveries", () => {
  const api = useTestApi();

  it("are written together or not at all", async () => {
    const { createEndpoint, createRollover, send, organizationId } = await buildWebhookOwner(api);
    await createEndpoint();
    await createEndpoint({ eventTypes: ["rollover.*"], ordering: "none" });
    await createEndpoint({ eventTypes: ["api_key.*", "rollover.updated"] });
    await createEndpoint({ enabled: false });
    const rolloverId = await createRollover();
    const deliveryCounts = await api.db.prisma.webhookDelivery.groupBy({
      by: ["eventId"],
      where: { organizationId },
      _count: true,
    });
    expect(deliveryCounts.map(({ _count }) => _count).sort()).toEqual([1, 2]);
    const lanes = await api.db.prisma.webhookLane.findMany({ where: { endpoint: { organizationId } } });
    expect(lanes.filter(({ lane }) => lane === rolloverId)).toHaveLength(1);

    const before = await countRows(api);
    const refused = { action: "approve", params: {} };
    expectProblem(await send("post", `rollovers/${rolloverId}/actions`, refused), "invalid_transition");
    const rolledBack = inSqlTransaction(api.db, async (tx) => {
      await recordEvent(tx, { organizationId, type: "rollover.updated", data: {}, at: new Date() });
      const [{ count } = { count: 0 }] = await tx.query<{ count: number }>({
        text: "SELECT count(*)::int AS count FROM webhook_deliveries",
      });
      expect(count).toBeGreaterThan(before.webhook_deliveries ?? 0);
      throw new Error("roll back");
    });
    await expect(rolledBack).rejects.toThrow("roll back");
    expect(await countRows(api)).toEqual(before);
  });

  it("never go to another organization's endpoints", async () => {
    const { createEndpoint } = await buildWebhookOwner(api);
    const { id } = await createEndpoint();
    const organizationId = await buildOrganization(api);
    await recordEvent(api.db.sql, { organizationId, type: "account.created", data: {}, at: new Date() });
    expect(await api.db.prisma.webhookDelivery.count({ where: { endpointId: id } })).toBe(0);
  });
});
