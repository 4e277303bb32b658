import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export interface ReceivedRequest {
  /** Monotonic milliseconds. */
  at: number;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Default: an immediate 204. */
export interface ScriptedResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  delayMs?: number;
  /** Never ends the response: sends nothing, or only `body` if it is set. */
  hangs?: boolean;
  /** Closes the connection without a response: normally, or with a TCP reset. */
  cuts?: "end" | "reset";
  /** Replaces the HTTP response. */
  raw?: string | Buffer;
  /** Generates a body of this size. */
  streamBytes?: number;
}

export type ReceiverScript = (
  request: ReceivedRequest,
  index: number,
) => ScriptedResponse | Promise<ScriptedResponse>;

export interface WebhookReceiver {
  url: string;
  port: number;
  requests: ReceivedRequest[];
  /** Total so far. */
  connections(): number;
  /** Bytes of generated bodies so far. */
  streamed(): number;
  close(): Promise<void>;
}

const CHUNK = Buffer.alloc(64 * 1024, "x");

export async function startWebhookReceiver(script: ReceiverScript = () => ({})): Promise<WebhookReceiver> {
  const requests: ReceivedRequest[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let connections = 0;
  let streamed = 0;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.add(timer);
    });

  function* generateChunks(bytes: number) {
    for (let remaining = bytes; remaining > 0; remaining -= CHUNK.length) {
      streamed += Math.min(remaining, CHUNK.length);
      yield remaining < CHUNK.length ? CHUNK.subarray(0, remaining) : CHUNK;
    }
  }

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const { method = "", url: path = "", headers } = req;
    const request = { at: performance.now(), method, path, headers, body: Buffer.concat(parts).toString() };
    const index = requests.push(request) - 1;
    const {
      status = 204,
      hangs,
      cuts,
      raw,
      body,
      delayMs,
      streamBytes,
      headers: responseHeaders,
    } = await script(request, index);
    if (hangs && body === undefined) return;
    if (delayMs) await sleep(delayMs);
    const { socket } = req;
    if (cuts === "end") socket.destroy();
    else if (cuts === "reset") socket.resetAndDestroy();
    else if (raw !== undefined) socket.end(raw);
    else {
      res.writeHead(status, responseHeaders);
      if (streamBytes) await pipeline(Readable.from(generateChunks(streamBytes)), res);
      else if (hangs) res.write(body);
      else res.end(body);
    }
  }

  const server = createServer((req, res) => {
    // A sender may disconnect mid-request or mid-response.
    res.on("error", () => {});
    respond(req, res).catch(() => req.socket.destroy());
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    requests,
    connections: () => connections,
    streamed: () => streamed,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
