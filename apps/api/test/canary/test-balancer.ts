import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Returns a response to send instead of the API's, or null to pass the request on. */
type Fault = (path: string, body: string) => { status: number; body?: string } | null;

export interface TestBalancer {
  url: string;
  /** Oldest first. */
  passedRequests: { path: string; body: string; headers: Record<string, string> }[];
  setFault(fault: Fault): void;
  close(): Promise<void>;
}

export const NO_FAULT: Fault = () => null;

export async function startTestBalancer(readApiUrl: () => string): Promise<TestBalancer> {
  let fault = NO_FAULT;
  const passedRequests: TestBalancer["passedRequests"] = [];
  const server: Server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const path = req.url ?? "";
    const failure = fault(path, body);
    if (failure) {
      res.writeHead(failure.status, { "Content-Type": "application/json" }).end(failure.body ?? "{}");
      return;
    }
    const { host: _host, ...headers } = req.headers;
    passedRequests.push({ path, body, headers: headers as Record<string, string> });
    const forwarded = request(`${readApiUrl()}${path}`, { method: req.method, headers }, (response) => {
      res.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(res);
    });
    forwarded.on("error", () => res.writeHead(502).end());
    forwarded.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passedRequests,
    setFault(next) {
      fault = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
