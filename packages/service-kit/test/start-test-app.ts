import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Writable } from "node:stream";
import express, { type Express } from "express";
import { pino } from "pino";
import { parseAddressBlocks } from "../src/auth/index.ts";
import { type ErrorMapper, notFound, problemErrorHandler } from "../src/errors/index.ts";
import { assignRequestId } from "../src/http/index.ts";
import type { Logger } from "../src/index.ts";

export const NO_PROXIES = parseAddressBlocks("");

interface CapturedLog {
  log: Logger;
  lines: Record<string, unknown>[];
}

export function captureLog(): CapturedLog {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: pino({ level: "info" }, stream), lines };
}

export interface TestApp {
  url: string;
  port: number;
  logLines: Record<string, unknown>[];
  stop(): Promise<void>;
}

export async function startTestApp(
  build: (app: Express) => void,
  mapError: ErrorMapper = () => null,
): Promise<TestApp> {
  const { log, lines: logLines } = captureLog();
  const app = express();
  app.disable("etag");
  app.use(assignRequestId());
  build(app);
  app.use(() => {
    throw notFound("path");
  });
  app.use(problemErrorHandler(log, mapError));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    logLines,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a raw request. Resolves once the server closes the connection. */
export function sendRaw(port: number, lines: readonly string[], body = ""): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(parseResponse(text)));
    socket.write(
      `${[...lines, "Host: localhost", "Connection: close"].join("\r\n")}\r\n\r\n${body}`,
      "latin1",
    );
  });
}

function parseResponse(text: string): RawResponse {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...headerLines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of headerLines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return { status: Number(statusLine.split(" ")[1]), headers, body: rest.join("\r\n\r\n") };
}
