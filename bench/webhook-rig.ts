import { inSqlTransaction, recordEvents } from "@svc/database";
import { newId } from "@svc/service-kit";
import { type BuiltKey, buildKey, createTestEnvironment } from "@svc/testing";
import { productionEnv, startForAWhile, toDeployed } from "./load.ts";

/** Divides the amounts, for short runs. */
export const PART = Number(process.env.BENCH_PART ?? 1);

export async function startRig() {
  const test = await createTestEnvironment();
  const ak = await buildKey(test, "ak");
  const env = { ...productionEnv(test), WEBHOOK_ALLOW_LOOPBACK: "true" };
  const api = await startForAWhile(...toDeployed("apps/api/src/main.ts", env));
  return {
    test,
    ak,
    api,
    startWorker: () => startForAWhile(...toDeployed("apps/api/src/platform/worker/main.ts", env)),
    async createEndpoint(url: string, owner = ak) {
      const answer = await fetch(`${api.url}/v1/webhook-endpoints`, {
        method: "POST",
        headers: { authorization: `Bearer ${owner.key}`, "content-type": "application/json" },
        body: JSON.stringify({ url, eventTypes: ["rollover.*"] }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { id: string }).id;
    },
    async stop() {
      await api.stop();
      await test.close();
    },
  };
}

export type Rig = Awaited<ReturnType<typeof startRig>>;

export function buildEvent(ak: Pick<BuiltKey, "organizationId">, rolloverId: string, sequence: number) {
  return {
    organizationId: ak.organizationId,
    type: "rollover.updated" as const,
    data: { rolloverId, sequence, state: "draft", previousState: "draft" },
    rollover: { id: rolloverId, sequence },
    at: new Date(),
  };
}

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
