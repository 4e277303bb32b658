import { inSqlTransaction, recordEvent, recordEvents } from "@svc/database";
import { newId } from "@svc/service-kit";
import { type BuiltKey, buildKey, createTestEnvironment } from "@svc/testing";
import { buildDeployedCommand, buildProductionEnv, startStoppable } from "./load.ts";
import { requestJson } from "./request-json.ts";

/** Divides numbers of events, rollovers and endpoints, for short runs. */
export const DIVISOR = Number(process.env.BENCH_PART ?? 1);

/** Starts an API with a new database and organization. The caller starts workers and creates endpoints. */
export async function startRig() {
  const test = await createTestEnvironment();
  const ak = await buildKey(test, "ak");
  const env = { ...buildProductionEnv(test), WEBHOOK_ALLOW_LOOPBACK: "true" };
  const api = await startStoppable(...buildDeployedCommand("apps/api/src/main.ts", env));
  return {
    test,
    ak,
    api,
    startWorker: () => startStoppable(...buildDeployedCommand("apps/api/src/platform/worker/main.ts", env)),
    async createEndpoint(url: string, owner = ak) {
      const endpoint = { url, eventTypes: ["rollover.*"] };
      await requestJson(api.url, "/v1/webhook-endpoints", owner.key, endpoint);
    },
    async stop() {
      await api.stop();
      await test.close();
    },
  };
}

export type Rig = Awaited<ReturnType<typeof startRig>>;

function buildEvent(ak: Pick<BuiltKey, "organizationId">, rolloverId: string, sequence: number) {
  return {
    organizationId: ak.organizationId,
    type: "rollover.updated" as const,
    data: { rolloverId, sequence, state: "draft", previousState: "draft" },
    rollover: { id: rolloverId, sequence },
    at: new Date(),
  };
}

/** Inserts events without the API. @param events total number @param rollovers number of new rollovers, which get equal shares */
export async function insertEvents(
  { test, ak }: Pick<Rig, "test" | "ak">,
  events: number,
  rollovers: number,
): Promise<void> {
  const ids = Array.from({ length: rollovers }, () => newId("rol"));
  for (let sequence = 1; sequence <= events / rollovers; sequence += 1) {
    await inSqlTransaction(test.db, (tx) =>
      recordEvents(
        tx,
        ids.map((id) => buildEvent(ak, id, sequence)),
      ),
    );
  }
}

export async function countWaiting({ test }: Rig): Promise<number> {
  return test.db.prisma.webhookDelivery.count({ where: { status: "waiting" } });
}

/** @param sentAt receives the event's time, by ID */
export async function sendEvent({ test, ak }: Rig, sentAt: Map<string, number>): Promise<void> {
  const time = Date.now();
  const event = buildEvent(ak, newId("rol"), 1);
  sentAt.set(await inSqlTransaction(test.db, (tx) => recordEvent(tx, event)), time);
}

/** Returns the sorted latencies of arrived events, in milliseconds. */
export async function readLatencies(
  receiver: string,
  sentAt: ReadonlyMap<string, number>,
): Promise<number[]> {
  const response = await fetch(`${receiver}/arrivals`);
  const { arrivals } = (await response.json()) as { arrivals: [id: string, arrivedAt: number][] };
  const latencies = arrivals.flatMap(([id, arrivedAt]) => {
    const time = sentAt.get(id);
    return time === undefined ? [] : [arrivedAt - time];
  });
  return latencies.sort((a, b) => a - b);
}
