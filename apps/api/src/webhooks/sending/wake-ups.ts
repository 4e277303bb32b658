import { connectionOf } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import pg from "pg";

const CHANNEL = "webhooks";
const RETRY_MS = 1_000;

/**
 * Hears of every event that has somebody to be told, when it commits. It is a wake-up and nothing more: what is missed
 * while the connection is away is found by looking.
 *
 * @param onEvent called for each, and whenever the connection is back
 * @param name how the connection is named in `pg_stat_activity`
 * @returns ends it
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
      ...connectionOf(url),
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: 1_500,
    });
    next.on("error", (error) => {
      log.warn({ err: error }, "the connection that hears of events was lost");
      again(next);
    });
    next.on("end", () => again(next));
    next.on("notification", onEvent);
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      client = next;
      if (isClosed) await next.end();
      else onEvent();
    } catch {
      again(next);
    }
  }

  function again(from: pg.Client): void {
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
