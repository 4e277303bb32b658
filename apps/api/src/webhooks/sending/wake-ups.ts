import { toConnectionConfig } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import pg from "pg";

const CHANNEL = "webhooks";
const RETRY_MS = 1_000;

/**
 * Calls `onEvent` when an event with subscribers commits, and after each reconnect. Polling covers missed notifications.
 *
 * @param name `application_name` in `pg_stat_activity`
 * @returns a function that stops listening
 */
export function listenForEvents(
  url: string,
  log: Logger,
  onEvent: () => void,
  name = "svc-worker-listen",
): () => Promise<void> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...toConnectionConfig(url),
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: 1_500,
    });
    next.on("error", (error) => {
      log.warn({ err: error }, "the connection that listens for events was lost");
      scheduleReconnect(next);
    });
    next.on("end", () => scheduleReconnect(next));
    next.on("notification", onEvent);
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      client = next;
      if (isClosed) await next.end();
      else onEvent();
    } catch {
      scheduleReconnect(next);
    }
  }

  function scheduleReconnect(from: pg.Client): void {
    from.removeAllListeners();
    from.on("error", () => {});
    if (client === from) client = null;
    void from.end().catch(() => {});
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
    const open = client;
    client = null;
    if (open) {
      open.removeAllListeners();
      open.on("error", () => {});
      await open.end();
    }
  };
}
