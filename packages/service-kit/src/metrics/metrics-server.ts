import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createLazy } from "../create-lazy.ts";
import { listenOn } from "../lifecycle/listen.ts";
import type { Logger } from "../logging.ts";
import type { Metric } from "./metric.ts";

export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

/** Loads the Prometheus library on first use. Concurrent requests share one reading. */
export function metricsReader(
  read: () => readonly Metric[],
): () => Promise<{ contentType: string; text: string }> {
  const load = createLazy(() => import("./exposition.ts"));
  return shareRunning(async () => {
    const { exposeMetrics, CONTENT_TYPE } = await load();
    return { contentType: CONTENT_TYPE, text: await exposeMetrics(read()) };
  });
}

/**
 * Serves `GET /metrics` on a separate port.
 * @param read returns fewer metrics while the service starts
 * @throws ListenError if the port is in use or not permitted
 */
export async function serveMetrics(options: {
  host: string;
  port: number;
  log: Logger;
  read(): readonly Metric[];
}): Promise<MetricsServer> {
  const { host, log } = options;
  const readMetrics = metricsReader(options.read);
  const handleRequest = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.url !== "/metrics") return refuse(res, 404);
    if (req.method !== "GET" && req.method !== "HEAD") return refuse(res, 405);
    try {
      const { contentType, text } = await readMetrics();
      const length = Buffer.byteLength(text);
      res.writeHead(200, {
        "Content-Type": contentType,
        "Content-Length": length,
        "Cache-Control": "no-store",
      });
      res.end(text);
    } catch (error) {
      log.error({ err: error }, "failed to read metrics");
      refuse(res, 500);
    }
  };
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (req, res) => {
    void handleRequest(req, res);
  });
  await listenOn(server, { port: options.port, host });
  const { port } = server.address() as AddressInfo;
  const reachableHost = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://${reachableHost.includes(":") ? `[${reachableHost}]` : reachableHost}:${port}`,
    close,
  };
}

function refuse(res: ServerResponse, status: 404 | 405 | 500): void {
  res.writeHead(status, { "Content-Length": 0, ...(status === 405 ? { Allow: "GET, HEAD" } : {}) });
  res.end();
}

function shareRunning<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
