import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RolloverClient } from "@svc/client";

interface FailingEndpoint {
  id: string;
  stop(): void;
}

/** Creates an endpoint whose receiver responds to every delivery with 500. */
export async function createFailingEndpoint(client: RolloverClient): Promise<FailingEndpoint> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(500, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ error: "The ledger database rejected the connection." }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { id } = await client.webhookEndpoints.create({
    url: `http://127.0.0.1:${port}/webhooks/rollovers`,
    description: "Ledger",
    eventTypes: ["rollover.*"],
  });
  return {
    id,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
