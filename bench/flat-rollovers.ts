import { Agent } from "node:http";
import { encodeCursor } from "@svc/service-kit/lists";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  createTestEnvironment,
  findCustodianId,
  type TestEnvironment,
} from "@svc/testing";
import { toMoment, toRolloverId } from "./copies.ts";
import {
  type Api,
  listBackendPids,
  readProcessorMs,
  readProcessorMsSince,
  sendAll,
  sendOne,
  startApi,
} from "./flat-rig.ts";
import { createGrowingTable } from "./flat-rows.ts";
import { quantile } from "./latencies.ts";
import type { Call } from "./load/variant.ts";

const READS = 100;
const WRITES = 50;
const ROUNDS = 3;
const CONCURRENCY = 4;
const ACCOUNTS = 50;

/** Milliseconds per call: processor time of service and database, and latency. */
interface Cost {
  service: number;
  database: number;
  p50: number;
  p99: number;
}

interface SizeFigures {
  rollovers: number;
  /** Seconds to create the rollovers. */
  madeIn: number;
  costs: Record<string, Cost>;
}

export interface GrowthFigures {
  organizations: number;
  /** Date, if different from that of the other entries. */
  when?: string;
  sizes: SizeFigures[];
}

/** @param onSize receives all figures so far, after each size */
export async function measureGrowth(
  organizations: number,
  sizes: readonly number[],
  onSize: (figures: GrowthFigures) => void = () => {},
): Promise<GrowthFigures> {
  const test = await createTestEnvironment();
  try {
    const ak = await buildKey(test, "ak");
    const table = await createGrowingTable(test, ak, organizations);
    const figures: GrowthFigures = { organizations, sizes: [] };
    for (const rollovers of sizes) {
      const madeIn = await table.growTo(rollovers);
      const api = await startApi(test);
      figures.sizes.push({
        rollovers,
        madeIn,
        costs: await measureCalls(test, api, ak, table.countOwnerRollovers()),
      });
      await api.stop();
      onSize(figures);
    }
    return figures;
  } finally {
    await test.close();
  }
}

async function measureCalls(
  test: TestEnvironment,
  api: Api,
  { key, organizationId }: { key: string; organizationId: string },
  ownCount: number,
): Promise<Record<string, Cost>> {
  const randomId = () => toRolloverId(Math.floor(Math.random() * ownCount));
  const half = Math.floor(ownCount / 2);
  const deepCursor = encodeCursor({ createdAt: toMoment(half), id: toRolloverId(half) });
  const bodies = await buildBodies(test, organizationId);
  let made = 0;
  const create = (): Call => {
    made += 1;
    const body = bodies[made % bodies.length];
    return {
      path: "/v1/rollovers",
      body: JSON.stringify(body).replace("#", `${ownCount}-${Date.now()}-${made}`),
    };
  };
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const drafts = await Promise.all(
    Array.from({ length: (ROUNDS + 1) * WRITES }, () => sendOne(api.url, agent, key, create())),
  );
  agent.destroy();
  const submit = JSON.stringify({ action: "submit", params: { consentReference: "bench" } });
  const kinds: [string, number, () => Call][] = [
    ["list", READS, () => ({ path: "/v1/rollovers" })],
    ["list, half-way down", READS, () => ({ path: `/v1/rollovers?cursor=${deepCursor}` })],
    ["list of a state", READS, () => ({ path: "/v1/rollovers?state=rejected" })],
    ["get", READS, () => ({ path: `/v1/rollovers/${randomId()}` })],
    ["create", WRITES, create],
    ["act", WRITES, () => ({ path: `/v1/rollovers/${drafts.pop()?.id}/actions`, body: submit })],
  ];
  const costs: Record<string, Cost> = {};
  // The first round warms up compilers, caches and query plans.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, count, buildCall] of kinds) {
      const cost = await measureOnce(test, api, key, Array.from({ length: count }, buildCall));
      if (round === 0) continue;
      // Keeps the cheapest round.
      const best = costs[name];
      costs[name] = best && best.service + best.database < cost.service + cost.database ? best : cost;
    }
  }
  return costs;
}

async function measureOnce(test: TestEnvironment, api: Api, key: string, calls: Call[]): Promise<Cost> {
  const backends = await listBackendPids(test);
  const [service, database] = [readProcessorMs([api.pid]), readProcessorMs(backends)];
  const latencies = await sendAll(api.url, key, calls, CONCURRENCY);
  return {
    service: readProcessorMsSince(service, [api.pid]) / calls.length,
    database: readProcessorMsSince(database, await listBackendPids(test)) / calls.length,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

/** Builds bodies in which the caller replaces `#` with an account number. */
export async function buildBodies(test: TestEnvironment, organizationId: string) {
  const custodian = await findCustodianId(test, "test-manual");
  return Promise.all(
    Array.from({ length: ACCOUNTS }, async () => {
      const account = await buildAccount(test, organizationId, { dateOfBirth: "1960-02-03" });
      const body = await buildRolloverBody(test, account.id);
      return { ...body, source: { ...body.source, custodianId: custodian, accountNumber: "B-#" } };
    }),
  );
}
