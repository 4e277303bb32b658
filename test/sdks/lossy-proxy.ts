import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface LossyProxy {
  url: string;
  /** Number of attempts by idempotency key. */
  attempts: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Starts a proxy that closes the connection instead of sending the first response to each write. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const attempts = new Map<string, number>();
  const server = createServer(async (req, res) => {
    const { host: _host, connection: _connection, ...headers } = req.headers;
    const body = await buffer(req);
    const response = await fetch(new URL(req.url ?? "/", target), {
      method: req.method ?? "GET",
      headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      redirect: "manual",
    });
    const content = Buffer.from(await response.arrayBuffer());
    const key = headers["idempotency-key"];
    if (typeof key === "string") {
      const count = (attempts.get(key) ?? 0) + 1;
      attempts.set(key, count);
      if (count === 1) return void req.socket.destroy();
    }
    const copied = [...response.headers].filter(([name]) => name !== "transfer-encoding");
    res.writeHead(response.status, copied.flat()).end(content);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    attempts,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
