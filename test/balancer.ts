import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { pollUntil } from "@svc/testing";

interface Backend {
  url: string;
  agent: Agent;
  isReady: boolean;
  openRequests: number;
}

/** A load balancer that polls readiness, keeps connections alive, and never retries. */
export interface Balancer {
  url: string;
  add(url: string): Promise<void>;
  /** Waits until a process that is not ready is out of rotation and its last request is complete. */
  waitForRemoval(url: string): Promise<void>;
  close(): void;
}

const POLL_INTERVAL_MS = 20;

export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, Backend>();
  let nextBackend = 0;
  const forward = (req: IncomingMessage, res: ServerResponse) => {
    const ready = [...backends.values()].filter(({ isReady }) => isReady);
    nextBackend += 1;
    const backend = ready[nextBackend % ready.length];
    if (!backend) {
      res.writeHead(503).end("no backend is ready");
      return;
    }
    backend.openRequests += 1;
    const { method, headers } = req;
    const forwarded = request(
      backend.url + req.url,
      { method, headers, agent: backend.agent },
      (response) => {
        const { connection: _, ...responseHeaders } = response.headers;
        res.writeHead(response.statusCode ?? 502, responseHeaders);
        response.pipe(res);
      },
    );
    forwarded.once("close", () => {
      backend.openRequests -= 1;
    });
    forwarded.once("error", (error) => {
      if (!res.headersSent) res.writeHead(502);
      res.end(error.message);
    });
    req.pipe(forwarded);
  };
  const server = createServer(forward);
  // Disabled, because an idle timeout can close a connection while a client sends.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  let isClosed = false;
  const pollReadiness = async () => {
    while (!isClosed) {
      for (const backend of backends.values()) {
        const response = await fetch(`${backend.url}/health/ready`).catch(() => null);
        const report = (await response?.json().catch(() => null)) as { status?: string } | null;
        // Only a stopping or unreachable process is removed. HAProxy also tolerates one failed check (`fall 2`).
        if (response?.status === 200) backend.isReady = true;
        else if (report?.status === "stopping" || response === null) backend.isReady = false;
      }
      await wait(POLL_INTERVAL_MS);
    }
  };
  void pollReadiness();
  const find = (url: string) => backends.get(url) as Backend;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(url) {
      backends.set(url, { url, agent: new Agent({ keepAlive: true }), isReady: false, openRequests: 0 });
      await pollUntil("the process is ready", async () => find(url).isReady, { isDone: Boolean });
    },
    async waitForRemoval(url) {
      const tryRemove = async () => {
        const { isReady, openRequests, agent } = find(url);
        if (isReady || openRequests > 0) return false;
        backends.delete(url);
        agent.destroy();
        return true;
      };
      await pollUntil("the process is removed", tryRemove, { isDone: Boolean });
    },
    close() {
      isClosed = true;
      for (const { agent } of backends.values()) agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
