import { toConnectionConfig } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import pg from "pg";

const CHANNEL = "webhooks";
const RETRY_MS = 1_000;

/**
 * Calls `onEvent` when an event with subscribers commits, and after each reconnect. Callers must also poll, because notifications
 * can be missed.
 * @param name `application_name` in `pg_stat_activity`
 * @returns a function that stops listening
 */
export function listenForEvents(
  url: string,
  log: Logger,
  { onEvent, name = "svc-worker-listen" }: { onEvent: () => void; name?: string | undefined },
): () => Promise<void> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const newClient = new pg.Client({
      ...toConnectionConfig(url),
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: 1_500,
    });
    newClient.on("error", (error) => {
      log.warn({ err: error }, "the connection that listens for events was lost");
      scheduleReconnect(newClient);
    });
    newClient.on("end", () => scheduleReconnect(newClient));
    newClient.on("notification", onEvent);
    try {
      await newClient.connect();
      await newClient.query(`LISTEN ${CHANNEL}`);
      client = newClient;
      if (isClosed) await newClient.end();
      else onEvent();
    } catch {
      scheduleReconnect(newClient);
    }
  }

  function scheduleReconnect(lostClient: pg.Client): void {
    lostClient.removeAllListeners();
    lostClient.on("error", () => {});
    if (client === lostClient) client = null;
    void lostClient.end().catch(() => {});
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = null;
      void connect();
    }, RETRY_MS);
  }

  void connect();
  return async () => {
    isClosed = true;
    if (timer) clearTimeout(timer);
    const openClient = client;
    client = null;
    if (openClient) {
      openClient.removeAllListeners();
      openClient.on("error", () => {});
      await openClient.end();
    }
  };
}
