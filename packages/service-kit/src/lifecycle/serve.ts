import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Health } from "../health/health.ts";
import type { Logger } from "../logging.ts";

/** A listening service. */
export interface RunningService {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  url: string;
  port: number;
  /** Readiness fails, listeners close, requests in flight end, then what it holds is closed. Safe to call twice. */
  stop(): Promise<void>;
}

interface ServeOptions {
  app: RequestListener;
  host: string;
  port: number;
  health: Pick<Health, "beginStopping">;
  log: Logger;
  /** Closes connections and flushes what is pending, once no request is left. */
  close(): Promise<void>;
  /** How long to go on serving after readiness fails, in milliseconds, so that balancers notice first. */
  drainMs?: number;
}

/** The address cannot be listened on; the message is one line that a person can act on. */
export class ListenError extends Error {
  override name = "ListenError";
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
    },
    options.app,
  );
  await listen(server, options.port, options.host);
  const { port } = server.address() as AddressInfo;
  const host = options.host === "0.0.0.0" || options.host === "::" ? "127.0.0.1" : options.host;
  const authority = host.includes(":") ? `[${host}]` : host;
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= stopService(server, options);
    return stopping;
  };
  return { url: `http://${authority}:${port}`, port, stop };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") reject(new ListenError(`port ${port} is taken by another program`));
      else if (error.code === "EACCES")
        reject(new ListenError(`port ${port} may not be opened by this user`));
      else reject(new ListenError(`cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen(port, host, resolve);
  });
}

async function stopService(server: Server, options: ServeOptions): Promise<void> {
  options.health.beginStopping();
  if (options.drainMs) await new Promise((resolve) => setTimeout(resolve, options.drainMs));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
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
