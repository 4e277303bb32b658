import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ClientError } from "../src/index.ts";

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export type Step = (res: ServerResponse, request: ReceivedRequest) => void;

export interface ScriptedServer {
  url: string;
  received: ReceivedRequest[];
  /** Sets the responses to the next requests. The last one repeats. */
  play(...steps: Step[]): void;
  stop(): Promise<void>;
}

export function respond(status: number, body: unknown, headers: Record<string, string> = {}): Step {
  return (res) =>
    res.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

export function refuse(status: number, code: string, headers: Record<string, string> = {}): Step {
  const problem = {
    type: `/errors/${code}`,
    title: "refused",
    status,
    detail: "for the test",
    instance: "/v1/x",
    code,
    requestId: "req_1",
    errors: [],
  };
  return respond(status, problem, { "Content-Type": "application/problem+json", ...headers });
}

export async function startScriptedServer(): Promise<ScriptedServer> {
  let script: Step[] = [];
  const received: ReceivedRequest[] = [];
  const server = createServer(async (req, res) => {
    const request = {
      method: String(req.method),
      url: String(req.url),
      headers: req.headers,
      body: await text(req),
    };
    received.push(request);
    const step = script.length > 1 ? script.shift() : script[0];
    step?.(res, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    play(...steps) {
      script = steps;
      received.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export const catchError = (call: Promise<unknown>): Promise<ClientError> =>
  call.then(
    () => {
      throw new Error("the call succeeded");
    },
    (error) => error,
  ) as Promise<ClientError>;
