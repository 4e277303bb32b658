import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { toNodeHandler } from "@modelcontextprotocol/node";
import type { HandlerSettings } from "../settings.ts";
import { createRolloverMcpHandler } from "./create-handler.ts";

const MCP_PATH = "/mcp";

interface HttpServer {
  url: string;
  stop(): Promise<void>;
}

/** Serves MCP at `/mcp`. @param port 0 for a free port */
export async function startHttp(
  settings: HandlerSettings,
  { host, port }: { host: string; port: number },
): Promise<HttpServer> {
  const handler = createRolloverMcpHandler(settings);
  const handle = toNodeHandler(handler, { onerror: ({ name }) => settings.log?.(`request failed: ${name}`) });
  const server = createServer((req, res) => {
    // Node's type also describes responses, which have no method and URL.
    const request = req as IncomingMessage & { method: string; url: string };
    if (request.url.split("?", 1)[0] === MCP_PATH) return void handle(request, res);
    res.writeHead(404).end();
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}${MCP_PATH}`,
    async stop() {
      const closed = once(server, "close");
      server.close();
      await handler.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
