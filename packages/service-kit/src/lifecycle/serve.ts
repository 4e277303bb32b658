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

/** A listening service. */
export interface RunningService {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  url: string;
  port: number;
  /** Where it tells of itself, e.g. `http://127.0.0.1:9400`; not there where it does not. */
  metricsUrl?: string;
  /**
   * Readiness fails and kept connections end with their next answer, while new ones are served on, as long as balancers may
   * take to notice: then it may be stopped and nobody's request fails.
   *
   * @param hurry ends the wait
   */
  drain(hurry?: AbortSignal): Promise<void>;
  /** Readiness fails, listeners close, requests in flight end, then what it holds is closed. Safe to call twice. */
  stop(): Promise<void>;
}

interface ServeOptions {
  app: RequestListener;
  host: string;
  port: number;
  health: Pick<Health, "beginDraining" | "beginStopping">;
  log: Logger;
  /** Closes connections and flushes what is pending, once no request is left. */
  close(): Promise<void>;
  /** How long to drain, in milliseconds; by itself not at all. */
  drainMs?: number;
}

const GRACE_MS = 10_000;
const IDLE_SWEEP_MS = 50;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Serves an app until it is stopped. Slow clients are cut: ten seconds for the headers, thirty for the request.
 *
 * @throws ListenError when the port is taken or may not be used
 */
export async function serve(options: ServeOptions): Promise<RunningService> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
      // A request without a body is no stream that somebody has to read to its end.
      optimizeEmptyRequests: true,
    },
    options.app,
  );
  const listening = await listen(server, options.port, options.host);
  const { port } = listening;
  const host = options.host === "0.0.0.0" || options.host === "::" ? "127.0.0.1" : options.host;
  const authority = host.includes(":") ? `[${host}]` : host;
  let isEnding = false;
  const endConnections = () => {
    const keepNone = (_req: IncomingMessage, res: ServerResponse) => {
      res.shouldKeepAlive = false;
    };
    if (!isEnding) server.prependListener("request", keepNone);
    isEnding = true;
  };
  const drain = async (hurry?: AbortSignal) => {
    options.health.beginDraining();
    endConnections();
    await wait(options.drainMs ?? 0, undefined, { signal: hurry }).catch(() => {});
  };
  let stopping: Promise<void> | null = null;
  const stop = () => {
    endConnections();
    stopping ??= stopService(server, listening, options);
    return stopping;
  };
  return { url: `http://${authority}:${port}`, port, drain, stop };
}

async function stopService(server: Server, listening: Listening, options: ServeOptions): Promise<void> {
  options.health.beginStopping();
  const closed = listening.close();
  // Closing ends what is idle now; a kept connection with a request in flight falls idle later, and would stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const timer = setTimeout(() => {
    options.log.warn("requests still in flight were cut");
    server.closeAllConnections();
  }, GRACE_MS);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
  await options.close();
}
