import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import type { LoggedRequest } from "@svc/service-kit/http";
import { buildKey, buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import { createRequestStore } from "../src/index.ts";
import { findErrorCode, startRoleClients } from "./role-clients.ts";

const DAY_MS = 86_400_000;
const DENIED = "42501";
const INVALID_PARAMETER = "22023";

describe("Request log in the database", () => {
  const test = useResource(() => createTestEnvironment());
  const clients = useResource(startRoleClients);

  const buildRequest = (organizationId: string, change: Partial<LoggedRequest> = {}): LoggedRequest => ({
    id: newId("req"),
    organizationId,
    keyId: null,
    memberId: null,
    completedAt: 0,
    method: "GET",
    route: "/v1/rollovers",
    status: 200,
    code: null,
    issues: [],
    subjectId: null,
    durationMs: 3,
    ...change,
  });
  const readRows = (organizationId: string) =>
    test.db.prisma.loggedRequest.findMany({ where: { organizationId }, orderBy: { at: "asc" } });

  it("stores each service's requests at times of the database's clock, with service and key", async () => {
    const key = await buildKey(test, "ak");
    const otherKey = await buildKey(test, "ak");
    const { organizationId } = key;
    const [api, widget] = [test.open(test.urls.api), test.open(test.urls.widgetAuth)];
    const before = Date.now();
    // The second argument is the current time, to which `completedAt` is relative.
    await createRequestStore(api, "api").recordRequests(
      [
        buildRequest(organizationId, { keyId: key.id, status: 403, code: "insufficient_scope" }),
        buildRequest("org_gone"),
        buildRequest(organizationId, { keyId: otherKey.id, completedAt: 1_000 }),
      ],
      2_000,
    );
    await createRequestStore(widget, "widgetAuth").recordRequests(
      [buildRequest(organizationId, { completedAt: 2_000 })],
      2_000,
    );
    const rows = await readRows(organizationId);
    expect(rows.map(({ service, keyId, code }) => ({ service, keyId, code }))).toEqual([
      { service: "api", keyId: key.id, code: "insufficient_scope" },
      // One organization cannot name another's key.
      { service: "api", keyId: null, code: null },
      { service: "widget_auth", keyId: null, code: null },
    ]);
    expect((rows[1]?.at.getTime() ?? 0) - (rows[0]?.at.getTime() ?? 0)).toBe(1_000);
    expect(Math.abs((rows[2]?.at.getTime() ?? 0) - before)).toBeLessThan(DAY_MS);
  });

  it("stores 5,000 requests per organization and hour from all writers, and counts the rest", async () => {
    const [noisy, quiet] = [await buildOrganization(test), await buildOrganization(test)];
    const store = createRequestStore(test.open(test.urls.api), "api");
    const buildRequests = () => Array.from({ length: 1_000 }, () => buildRequest(noisy));
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => store.recordRequests(buildRequests(), 0)));
    await store.recordRequests([buildRequest(quiet), buildRequest(noisy)], 0);
    const hours = await test.db.prisma.loggedHour.findMany({ where: { organizationId: noisy } });
    // The requests can span two hours.
    const expectedCount = hours.reduce((sum, { requests }) => sum + Math.min(requests, 5_000), 0);
    expect(hours.reduce((sum, { requests }) => sum + requests, 0)).toBe(6_001);
    expect(await test.db.prisma.loggedRequest.count({ where: { organizationId: noisy } })).toBe(
      expectedCount,
    );
    expect(await readRows(quiet)).toHaveLength(1);
  });

  it("creates its partitions ahead, and drops them after seven days", async () => {
    const listPartitions = async () =>
      (
        await test.db.pool.query<{ name: string }>(
          "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'request_log'::regclass ORDER BY 1",
        )
      ).rows.map(({ name }) => name);
    const toPartitionName = (days: number) => {
      const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      return `request_log_${day.replaceAll("-", "")}`;
    };
    const createPartition = (days: number) => {
      const [from, to] = [days, days + 1].map((day) =>
        new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10),
      );
      return test.db.pool.query(
        `CREATE TABLE ${toPartitionName(days)} PARTITION OF request_log FOR VALUES FROM ('${from}Z') TO ('${to}Z')`,
      );
    };
    await createPartition(-7);
    await createPartition(-9);
    await test.db.pool.query(`DROP TABLE ${toPartitionName(5)}`);
    const { sql } = test.open(test.urls.api);
    await Promise.all([1, 2, 3].map(() => sql.query({ text: "SELECT keep_request_log()::text" })));
    const remaining = await listPartitions();
    expect(remaining).toContain(toPartitionName(-7));
    expect(remaining).not.toContain(toPartitionName(-9));
    for (let day = 0; day <= 6; day += 1) expect(remaining).toContain(toPartitionName(day));
  });

  it.each([
    ["widgetAuth", "INSERT INTO request_log_hours VALUES ('org_1', now(), 0)", DENIED],
    ["widgetAuth", "SELECT * FROM request_log", DENIED],
    ["widgetAuth", "SELECT record_requests('[]')", DENIED],
    ["widgetAuth", "SELECT keep_request_log()", DENIED],
    ["widgetAuth", "SELECT record_api_key_uses('[]')", DENIED],
    ["widgetAuth", "SELECT write_key_uses('[]', ARRAY['ak'])", DENIED],
    ["widgetAuth", "SELECT record_widget_requests('{}')", INVALID_PARAMETER],
    ["widgetAuth", "SELECT record_widget_key_uses('3'::jsonb)", INVALID_PARAMETER],
    ["api", "DELETE FROM request_log", DENIED],
    [
      "api",
      "INSERT INTO key_usage_hours (key_id, hour, organization_id) VALUES ('key_1', now(), 'org_1')",
      DENIED,
    ],
  ] as const)("%s can't run: %s", async (role, sql, code) => {
    expect(await findErrorCode(clients[role], sql)).toBe(code);
  });

  it("clamps a request's fields to their limits, and skips invalid requests", async () => {
    const organization = await buildOrganization(test);
    const call = "SELECT record_widget_requests($1)";
    const serializeRequest = (change: object) =>
      JSON.stringify([
        { id: newId("req"), age_ms: 0, organization, method: "GET", status: 200, duration_ms: 1, ...change },
      ]);
    const client = test.open(test.urls.widgetAuth);
    for (const change of [
      { id: "req_1" },
      { id: "not an id" },
      { organization: "org_none" },
      { route: "x".repeat(10_000), code: "y".repeat(10_000), method: "z".repeat(100) },
      { status: 7_000_000, age_ms: -5, duration_ms: 9e15 },
    ])
      await client.pool.query(call, [serializeRequest(change)]);
    const rows = await readRows(organization);
    expect(
      rows.map(({ route, code, method, status }) => [route?.length, code?.length, method.length, status]),
    ).toEqual(
      expect.arrayContaining([
        [200, 60, 10, 200],
        [undefined, undefined, 3, 599],
      ]),
    );
    expect(rows).toHaveLength(2);
    expect(rows.every(({ service }) => service === "widget_auth")).toBe(true);
  });
});
