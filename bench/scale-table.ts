import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { encodeCursor } from "@svc/service-kit/lists";
import type { BuiltKey, TestEnvironment } from "@svc/testing";
import { countDueTimers, countRollovers } from "../apps/api/src/platform/worker/metrics/metrics-store.ts";
import {
  findFirstDue,
  listDueOrganizations,
  lockNextDue,
} from "../apps/api/src/rollovers/timers/timer-store.ts";
import { listDueEndpoints } from "../apps/api/src/webhooks/sending/delivery-store.ts";
import { toMoment, toRolloverId } from "./copies.ts";
import { sendOne, startApi } from "./flat-rig.ts";
import { buildBodies } from "./flat-rollovers.ts";
import type { Call } from "./load/variant.ts";
import { type CallStats, measureCalls, measureStatements } from "./scale-calls.ts";
import { DUE_FROM, toAccountIdOfRollover, toNameOfRollover } from "./scale-rows.ts";

const READS = 8;
const WRITES = 8;
const COUNTS = 2;
const WEEK_MS = 7 * 24 * 60 * 60_000;
/** The timers of the rows are due in the eight weeks from `DUE_FROM`. */
const BEFORE_TIMERS = new Date("2026-06-01");
const AFTER_TIMERS = new Date("2027-06-01");

/** Measures calls and worker statements against a table of this many rollovers. */
export async function measureTableCalls(
  test: TestEnvironment,
  { key, organizationId }: BuiltKey,
  { rollovers, assignee }: { rollovers: number; assignee: string },
): Promise<Record<string, CallStats>> {
  const api = await startApi(test, { DATABASE_TIMEOUT_MS: "60000" });
  const measure = (buildCall: () => Call, count = READS) =>
    measureCalls(test, api.url, key, buildCall, count);
  const randomNumber = () => Math.floor(Math.random() * rollovers);
  const half = Math.floor(rollovers / 2);
  const cursor = encodeCursor({ createdAt: toMoment(half), id: toRolloverId(half) });
  const measureList = (query: string) => measure(() => ({ path: `/v1/rollovers?limit=20&${query}` }));
  const measureSearch = (buildQuery: () => string) =>
    measure(() => ({ path: "/v1/rollovers/search", body: JSON.stringify({ q: buildQuery() }) }));
  const { rows: custodians } = await test.db.pool.query<{ id: string }>(
    "SELECT source_custodian_id AS id FROM rollovers WHERE id = $1",
    [toRolloverId(1)],
  );
  const stats: Record<string, CallStats> = {};
  const lists = {
    list: "",
    "list, half-way down": `cursor=${cursor}`,
    "list of a state": "state=rejected",
    "list of a rare state": "state=in_review",
    "list of a custodian": `custodianId=${custodians[0]?.id}`,
    "list of a custodian and a state": `custodianId=${custodians[0]?.id}&state=completed`,
    "list of a week": `createdAfter=${toMoment(half).toISOString()}&createdBefore=${new Date(toMoment(half).getTime() + WEEK_MS).toISOString()}`,
    "queue: pending on operations": "pendingOn=operations&sort=deadline",
    "queue: overdue": "overdue=true&sort=deadline",
    "queue: with a mismatch": "mismatch=true",
    "queue: of one person": `assigneeId=${assignee}&sort=deadline`,
    "queue: unassigned": "unassigned=true&sort=deadline",
    "queue: urgent": "priority=urgent&sort=updated",
    "queue: due before": `dueBefore=${new Date(DUE_FROM + WEEK_MS).toISOString()}&sort=deadline`,
    "list by last change": "sort=updated",
  };
  for (const [name, query] of Object.entries(lists)) stats[name] = await measureList(query);
  stats["list of an account"] = await measure(() => ({
    path: `/v1/rollovers?accountId=${toAccountIdOfRollover(randomNumber())}`,
  }));
  stats["list of an external id"] = await measure(() => ({
    path: `/v1/rollovers?externalId=ext-${randomNumber()}`,
  }));
  stats["search: a person's whole name"] = await measureSearch(() => toNameOfRollover(randomNumber()));
  stats["search: the beginning of many names"] = await measureSearch(() => "ka");
  stats["search: an external id"] = await measureSearch(() => `ext-${randomNumber()}`);
  stats["search: an address"] = await measureSearch(() => `person-${randomNumber()}@example.com`);
  stats.get = await measure(() => ({ path: `/v1/rollovers/${toRolloverId(randomNumber())}` }));
  stats["page of a hundred, half-way down"] = await measure(
    () => ({ path: `/v1/rollovers?limit=100&cursor=${cursor}` }),
    3,
  );
  stats["counts of open states"] = await measure(
    () => ({ path: "/v1/rollovers/counts?pendingOn=operations" }),
    COUNTS,
  );
  stats["counts of all"] = await measure(() => ({ path: "/v1/rollovers/counts" }), COUNTS);

  const bodies = await buildBodies(test, organizationId);
  let made = 0;
  const create = (): Call => {
    made += 1;
    const body = bodies[made % bodies.length];
    return { path: "/v1/rollovers", body: JSON.stringify(body).replace("#", randomUUID().slice(24)) };
  };
  const agent = new Agent({ keepAlive: true });
  stats.create = await measure(create, WRITES);
  const drafts: string[] = [];
  for (let draft = 0; draft < 2 * WRITES; draft += 1)
    drafts.push((await sendOne(api.url, agent, key, create())).id);
  agent.destroy();
  const submit = JSON.stringify({ action: "submit", params: { consentReference: "bench" } });
  stats.act = await measure(() => ({ path: `/v1/rollovers/${drafts.pop()}/actions`, body: submit }), WRITES);
  await api.stop();

  const { sql } = test.db;
  stats["worker: timers, none due"] = await measureStatements(test, READS, () =>
    listDueOrganizations(sql, BEFORE_TIMERS, []),
  );
  stats["worker: timers, many due"] = await measureStatements(test, READS, () =>
    lockNextDue(sql, organizationId, { now: AFTER_TIMERS, excluded: [] }),
  );
  stats["sandbox: first timer"] = await measureStatements(test, READS, () =>
    findFirstDue(sql, organizationId, { until: AFTER_TIMERS, excluded: [] }),
  );
  stats["worker: endpoints with lanes"] = await measureStatements(test, READS, () => listDueEndpoints(sql));
  stats["metrics: timers due"] = await measureStatements(test, COUNTS, () =>
    countDueTimers(sql, { now: BEFORE_TIMERS }),
  );
  stats["metrics: rollovers by state"] = await measureStatements(test, COUNTS, () => countRollovers(sql));
  return stats;
}
