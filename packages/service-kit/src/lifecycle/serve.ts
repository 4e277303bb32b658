import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Health } from "../health/health.ts";
import type { Logger } from "../logging.ts";
import { type Listening, listen } from "./listen.ts";

export interface RunningService {
  url: string;
  port: number;
  metricsUrl?: string;
  /**
   * Fails readiness, and waits for `drainMs`. Meanwhile, accepts new connections, and closes kept-alive ones after their next
   * response.
   * @param skipWait ends the wait
   */
  drain(skipWait?: AbortSignal): Promise<void>;
  /** Fails readiness, stops listening, waits for requests in flight, then closes resources. Idempotent. */
  stop(): Promise<void>;
}

interface ServeOptions {
  app: RequestListener;
  host: string;
  port: number;
  health: Pick<Health, "beginDraining" | "beginStopping">;
  log: Logger;
  close(): Promise<void>;
  drainMs?: number;
}

/** Time for requests in flight to finish. */
const GRACE_MS = 10_000;
const IDLE_SWEEP_MS = 50;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the idle time of common load balancers (60 seconds), which would otherwise use a closed connection. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Serves an app. Times out slow clients. @throws ListenError if the port is in use or not permitted */
export async function serve(options: ServeOptions): Promise<RunningService> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      optimizeEmptyRequests: true,
    },
    options.app,
  );
  const listening = await listen(server, options.port, options.host);
  const { port } = listening;
  const host = options.host === "0.0.0.0" || options.host === "::" ? "127.0.0.1" : options.host;
  const authority = host.includes(":") ? `[${host}]` : host;
  let isKeepAliveDisabled = false;
  const disableKeepAlive = () => {
    const closeAfterResponse = (_req: IncomingMessage, res: ServerResponse) => {
      res.shouldKeepAlive = false;
    };
    if (!isKeepAliveDisabled) server.prependListener("request", closeAfterResponse);
    isKeepAliveDisabled = true;
  };
  const drain = async (skipWait?: AbortSignal) => {
    options.health.beginDraining();
    disableKeepAlive();
    await wait(options.drainMs ?? 0, undefined, { signal: skipWait }).catch(() => {});
  };
  let stopping: Promise<void> | null = null;
  const stop = () => {
    disableKeepAlive();
    stopping ??= stopService(server, listening, options);
    return stopping;
  };
  return { url: `http://${authority}:${port}`, port, drain, stop };
}

async function stopService(server: Server, listening: Listening, options: ServeOptions): Promise<void> {
  options.health.beginStopping();
  const closed = listening.close();
  // A kept-alive connection can become idle after `close`, and would stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const timer = setTimeout(() => {
    options.log.warn("requests in flight were aborted");
    server.closeAllConnections();
  }, GRACE_MS);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
  await options.close();
}
