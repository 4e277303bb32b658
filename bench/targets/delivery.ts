import { setTimeout as sleep } from "node:timers/promises";
import type { Server, Variant } from "../load/variant.ts";
import { startServer } from "../load.ts";
import type { Stage } from "../stage.ts";
import { countWaiting, insertEvents, startRig } from "../webhook-rig.ts";

export const DELIVERY = "webhook delivery by the worker";
export const SCRIPT_DELIVERY = "(k) script with standardwebhooks, fetch and a batch UPDATE: webhook delivery";

const EVENTS = 2_000;
const POLL_MS = 100;

export async function buildDeliveryVariants(stage: Stage): Promise<Variant[]> {
  const receiver = stage.track(await startServer(["bench/servers/webhook-receiver.ts"], {}));
  const url = `${receiver.url}/hook`;
  const rig = await startRig();
  stage.onClose(() => rig.stop());
  await rig.createEndpoint(url);
  const worker = stage.track(await rig.startWorker());
  const { client, url: databaseUrl } = await stage.getHandWrittenDatabase();
  const script = await stage.startShared("webhook-script", { DATABASE_URL: databaseUrl });
  const insertForScript = () =>
    client.query(
      `INSERT INTO deliveries (id, url, body) SELECT 'evt_' || gen_random_uuid(), $1, json_build_object('type', 'rollover.updated',
         'timestamp', now(), 'data', json_build_object('rolloverId', 'rol_' || n, 'sequence', 1, 'state', 'draft', 'previousState', 'draft'))
       FROM generate_series(1, $2::int) n`,
      [url, EVENTS],
    );
  const countScriptWaiting = async () =>
    (await client.query("SELECT count(*)::int AS waiting FROM deliveries WHERE status = 'waiting'")).rows[0]
      .waiting;
  return [
    {
      name: DELIVERY,
      server: worker,
      calls: [],
      prepare: prepare(
        worker,
        () => insertEvents(rig, EVENTS, EVENTS / 10),
        () => countWaiting(rig),
      ),
    },
    {
      name: SCRIPT_DELIVERY,
      server: script,
      calls: [],
      prepare: prepare(script, insertForScript, countScriptWaiting),
    },
  ];
}

/** Inserts events while the server is suspended, then waits until all are delivered. */
function prepare(
  { pid }: Server,
  insert: () => Promise<unknown>,
  countRemaining: () => Promise<number>,
): NonNullable<Variant["prepare"]> {
  return async () => {
    process.kill(pid, "SIGSTOP");
    await insert();
    return async () => {
      const begin = performance.now();
      process.kill(pid, "SIGCONT");
      while ((await countRemaining()) > 0) await sleep(POLL_MS);
      const seconds = (performance.now() - begin) / 1000;
      return { requests: EVENTS, seconds, failed: 0, p50Ms: Number.NaN, p99Ms: Number.NaN };
    };
  };
}
